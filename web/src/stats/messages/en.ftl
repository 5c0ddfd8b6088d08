stats-title = My statistics
stats-which = Which game
stats-loading = { $done } of { $all } games are counted.
stats-none = Nothing to count yet. Once a game is over, you find here how you play.
stats-games = Games
stats-wins = Won
stats-between = of all your games probably { $low } to { $high }
stats-best = Best game
stats-best-round = Best round
stats-kinds = Points by kind, on average in a game
stats-levels = Against bots
stats-levels-how = In how many games you finished ahead of all bots of a level. The bar shows where your true share probably lies: the fewer games, the wider it is.
stats-share = { $won } of { $of }, probably { $low } to { $high }
stats-no-bots = No bots have played against you yet.
stats-left = { $count ->
    [one] One game was not counted: it was left before its end, or nobody knows which seat was yours.
   *[other] { $count } games were not counted: they were left before their end, or nobody knows which seat was yours.
}
stats-kept-only = What this device has kept is counted.
stats-here = This is counted on your device alone, from how your games ended.
