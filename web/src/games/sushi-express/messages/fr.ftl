# The screen of Sushi Express.
now-you = you
spot = { $tile ->
    [0] the Sushi Express
    [6] the Park
   *[other] tile { $tile }
}
percent = { $share } %

# The phases, and what is going on.
now = What is going on
phase = { $phase ->
    [bets] Bets
    [dice] Dice
    [vans] Vans
   *[deliveries] Row
}
now-bet = { $you ->
    [yes] Which number do you bet on?
   *[no] { $seat } is thinking about a bet
}
now-bet-hint = Two dice must reach it in two tries. Your van then drives that many tiles.
now-end = { $you ->
    [yes] You bet { $bet }. Anything else?
   *[no] { $seat } bets { $bet }
}
now-roll = { $you ->
    [yes] You roll and need { $bet }
   *[no] { $seat } rolls and needs { $bet }
}
now-roll-hint = If it works, these drive: { $drivers }.
now-throw = { $you ->
    [yes] { $total } is too low: you need { $bet }
   *[no] { $seat } has { $total } and needs { $bet }
}
now-throw-hint = { $attempt ->
    [1] { $mine ->
        [yes] First try. Let it stand, and you roll both dice once more.
       *[no] First try of two.
    }
   *[other] { $mine ->
        [yes] Last try. If it stands, your van stays here and you draw an action card.
       *[no] Second try of two.
    }
}
now-drive = { $you ->
    [yes] Your van drives { $bet } tiles
   *[no] { $seat } drives { $bet } tiles
}
now-customer = { $you ->
    [yes] You pass the Sushi Express: whom do you take?
   *[no] { $seat } takes a card from the row
}
now-row = { $you ->
    [yes] You bet lowest: keep this row?
   *[no] { $seat } bet lowest and decides about the row
}
now-row-hint = { $pile } cards in the pile. Keeping needs { $missing }, discarding { $players }; too few, and the game ends.
now-swept = Nobody drives: the row goes
now-over = The game is over

# What lies ahead.
ahead-chance = { $carried ->
    [yes] { $number }: you drive in { $drives } % of cases, { $alone } % by your own dice, else with a higher bet.
   *[no] { $number }: you drive in { $drives } % of cases.
}
ahead-way = To { $place }{ $jumped ->
    [0] {""}
    [one] , jumping one van
   *[other] , jumping { $jumped } vans
}{ $served ->
    [yes] , with a customer
   *[no] {""}
}{ $tile ->
    [6] {" "}and an action card.
   *[other] .
}

# Ring and dial.
ring = The street, from your van on
ring-tile = { $place }{ $count ->
    [0] .
   *[other] : { $people }.
}
dial = Bets
dial-number = { $number }, { $count ->
    [0] free
   *[other] { $people }
}.
dial-ahead = { $share } % to drive, to { $place }{ $served ->
    [yes] , with a customer.
   *[no] .
}
die = Die showing { $face }
hub-needed = { $total } of { $needed }

# The row.
row = At the counter
row-pile = { $count ->
    [one] { $count } to come
   *[other] { $count } to come
}
row-card = { $customer }, worth { $points } to you
worth = +{ $points }

# Action cards.
hand = Your action cards
hand-card = { $count } × { action }{ $open ->
    [yes] , can be played now
   *[no] {""}
}
card-hint = { $kind ->
    [same-bet] Same bet: on your turn to bet, choose a number that somebody else holds.
    [swap] Swap: on your turn to bet, let two neighbouring bets change places.
    [re-roll] Re-roll: when your dice are too low, roll one of them again.
    [further] One tile further: when your van sets off, it goes one tile more.
   *[tip] A tip is never played; it counts at the end. Whoever has the fewest tips loses points.
}
ways = Ways to play { action }
way-swap = { $low } ⇄ { $high }
way-number = On { $number }
way-die = The { $die }
way-further = +{ $extra }
times = × { $count }

# Players.
players = Players
player = { $name }: { $points } points, { $tips } tips, { $cards } action cards{ $bet ->
    [0] .
   *[other] , bet on { $bet }.
}
sheet-customers = Customers served
sheet-tips = { $loss ->
    [0] Tips: { $own }. The fewest at the table are { $fewest }, the most { $most }: no loss.
   *[other] Tips: { $own }, the fewest at the table. The most are { $most }, so that many points are lost.
}
sheet-actions = Action cards
sheet-unknown = { $count ->
    [one] one that nobody else has seen
   *[other] { $count } that nobody else has seen
}

# The score pad.
pad-now = If the game ended now
pad-final = At the end
pad-rare = others
why-customer = { $seat } has { $count } × { $customer }: 3 for the first card, 1 for each more.
why-one = { $customer } { $points }
why-rare = { $count ->
    [0] { $seat } has served none of the six others.
   *[other] { $seat }: { $each }; 3 for a first card, 1 for a second.
}
why-tips = { $loss ->
    [0] { $seat } has { $own } tips and is not alone at the bottom, or nobody has any.
   *[other] { $seat } has the fewest tips, { $own }, and loses what the richest holds: { $most }.
}

# First meetings.
lesson-place-bet = Bet high to drive far; bet low to be safe. Made bets take everyone lower along. Look at a number to see where it leads.
lesson-swap-bets = You hold a swap: two neighbouring bets change places, yours or others'. A bet counts where its marker stands in the end.
lesson-end-bet = Your marker stands. End your turn when you are done; action cards can still help later.
lesson-stand = Too low this time. Letting it stand means a second try, or after that a consolation: an action card.
lesson-reroll = You hold a re-roll: choose a die to throw again. The new total counts, even if it is lower.
lesson-drive = Your van sets off, jumping other vans. A card “one tile further” can take it just past the Sushi Express.
lesson-take-customer = A new customer gives 3 points, a known one 1. Tips: whoever has the fewest at the end loses points.
lesson-keep-row = You bet lowest, so you decide: leave these cards for the next round, or discard them all.
lesson-clear-row = Discarding brings new cards for everyone, and the end of the game nearer.
