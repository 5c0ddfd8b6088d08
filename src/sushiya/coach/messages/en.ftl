# What the coach says of any game.
coach-own = { $more ->
    [yes] From { $kind } you get { $points } points more on average.
   *[no] From { $kind } you get { $points } points less on average.
}
coach-rival = { $more ->
    [yes] { $seat } ends with { $points } points more on average.
   *[no] { $seat } ends with { $points } points less on average.
}
coach-other = For the other choice: { $reason }
coach-rest = All else together
coach-equal = About equal
coach-title = { $game }, { $seat }
coach-accuracy = Accuracy: { $percent } %. { $good } of { $decisions } decisions were as good as the best.
coach-chance = Chance to win
coach-turning-points = Turning points
coach-turning-point = Decision { $decision }: from { $before } % to { $after } %
coach-costly = What cost most
coach-nothing-costly = No decision surely cost anything. Well played!
coach-decision = Decision { $decision }, { $progress }
coach-chosen = Chosen: { $command } ({ $percent } %)
coach-better = Better: { $command } ({ $percent } %)
coach-went-well = What went well
coach-well = Decision { $decision }: { $command }, { $percent } % ahead of { $other }
coach-well-steady = You stayed with the best in { $good } of { $decisions } decisions.
coach-next-time = One thing to try next time
coach-kinds = Points by kind, and a chef’s in this seat on average
coach-yours = you
coach-chefs = chef
coach-book = This holds for the recipe book “{ $book }”.
coach-unsure = Chances come from { $worlds } imagined games a choice; what may be chance counts as about equal.
