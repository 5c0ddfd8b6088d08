# The screen of Sushi Express in English.
spot = { $tile ->
    [0] Sushi Express
    [6] Park
   *[other] Tile { $tile }
}
percent = { $share }%

# The phases, and what is going on.
now = What is going on
now-you = you
phase = { $phase ->
    [bets] Bets
    [dice] Dice
    [vans] Vans
   *[deliveries] Deliveries
}
now-bet = { $you ->
    [yes] Which number do you bet on?
   *[no] { $seat } is thinking about a bet
}
now-bet-hint = Two dice must reach it in two tries; your van then drives that many tiles.
now-end = { $you ->
    [yes] { $more ->
        [yes] You bet { $bet }. Anything else?
       *[no] You bet { $bet }.
    }
   *[no] { $seat } bets { $bet }
}
now-end-hint = { $more ->
    [yes] Play a swap if you like, or end your turn.
   *[no] No other card can be played now: end your bet.
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
        [yes] First of two tries. Let the dice stand, and you roll both again.
       *[no] First of two tries.
    }
   *[other] { $mine ->
        [yes] Last try: if it stands, your van stays and you draw an action card.
       *[no] Second of two tries.
    }
}
now-drive = { $you ->
    [yes] Your van drives { $bet } tiles
   *[no] { $seat } drives { $bet } tiles
}
now-customer = { $you ->
    [yes] Which card do you take?
   *[no] { $seat } takes a card from the row
}
now-customer-hint = Your van came to the Sushi Express or past it.
now-row = { $you ->
    [yes] You bet lowest: keep this row?
   *[no] { $seat } bet lowest and decides about the row
}
now-row-hint = Cards in the pile: { $pile }. Keeping takes { $missing } of them, discarding { $players }; too few, and the game ends.

# What lies ahead.
ahead-chance = { $carried ->
    [yes] { $number }: { $drives }% to drive, { $alone }% by your own dice.
   *[no] { $number }: { $drives }% to drive.
}
ahead-way = To { $place }{ $jumped ->
    [0] {""}
   *[other] , { $jumped } jumped
}{ $served ->
    [yes] , with a customer
   *[no] {""}
}{ $tile ->
    [6] {" "}and an action card.
   *[other] .
}

# Ring and dial.
ring = { $mine ->
    [yes] The road, from your van on
   *[no] The road, from the Sushi Express on
}
ring-tile = { $place }{ $count ->
    [0] .
   *[other] : { $people }.
}
dial = Bets
dial-number = { $number }: { $count ->
    [0] free
   *[other] { $people }
}.
dial-ahead = { $share }% to drive, leads to { $place }{ $served ->
    [yes] , with a customer.
   *[no] .
}
die = Die showing { $face }
hub-needed = { $total } of { $needed }

# The row.
row = Waiting in the row
row-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
row-card = { $customer }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you now
row-told = { $kind ->
    [tip] Tip: whoever has the fewest at the end loses as many points as the most that anyone has. In the pile: { $left }.
   *[other] { $customer }: 3 points for the first card, 1 for each more. In the pile: { $left }.
}
worth = +{ $points }

# Action cards.
hand = Your action cards
hand-empty = None. A failed bet gives you one, and so does the Park.
hand-card = { action }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $open ->
    [yes] , can be played now
   *[no] {""}
}
card-hint = { $kind ->
    [same-bet] Same bet: on your turn to bet, choose a number that somebody else holds.
    [swap] Swap: on your turn to bet, two neighbouring bets change places.
    [re-roll] Re-roll: when your dice are too low, roll one of them again.
    [further] One tile further: when your van sets off, it goes one tile more.
   *[tip] A tip is never played. It counts at the end, when whoever has the fewest loses points.
}
ways = How to play { action }
way-swap = { $low } ⇄ { $high }
way-number = { $number }
way-die = { $die }
way-further = +{ $extra }
times = ×{ $count }

# Players.
players = Players
player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tips ->
    [one] { $tips } tip
   *[other] { $tips } tips
}, { $cards ->
    [one] { $cards } action card
   *[other] { $cards } action cards
}{ $bet ->
    [0] .
   *[other] , bet on { $bet }.
}
cost = −{ $loss }
sheet-customers = Customers
sheet-tips = { $most ->
    [0] Nobody has tips yet.
   *[other] { $loss ->
        [0] { $own } tips; the fewest at the table are { $fewest }, the most { $most }.
       *[other] { $own } tips, the fewest at the table: as it stands that costs { $loss }, as many as the most that anyone has.
    }
}
sheet-actions = Action cards
sheet-unknown = { $count ->
    [one] one card that only its owner has seen
   *[other] { $count } cards that only their owner has seen
}
sheet-played = Played so far: { $cards }.

# The score pad.
pad-now = If the game ended now
pad-final = At the end
why-customer = { $customer }, { $count ->
    [0] no card yet: the first would give 3 points.
    [one] one card: 3 points.
   *[other] { $count } cards: 3 points for the first, 1 for each more.
}
why-tips = { $most ->
    [0] Nobody has tips, so nobody loses anything.
   *[other] { $loss ->
        [0] { $own } tips are not the fewest: nothing is lost.
       *[other] { $own } tips are the fewest: that costs as many points as the most that anyone has, { $most }.
    }
}

# First meetings.
lesson-place-bet = Pass the Sushi Express to win customers. Two dice must reach your number: high drives far, low is safe. Success takes lower bets along.
lesson-swap-bets = You hold a swap: two neighbouring bets change places, yours or others’. What counts is where a marker stands in the end.
lesson-end-bet = Your marker stands. End your turn, unless you want to play another card first.
lesson-stand = The dice are too low. Let them stand: after the first try you roll again, after the second you draw an action card.
lesson-reroll = You hold a re-roll: choose one die to roll again. The new total counts, even if it is lower.
lesson-drive = Your van drives as many tiles as you bet and jumps other vans. Each card “one tile further” adds a tile.
lesson-take-customer = You passed the Sushi Express: take a card. A new customer gives 3 points, a known one 1; fewest tips at the end cost points.
lesson-keep-row = Yours was the lowest bet, so you decide: leave these cards lying, or discard them all. You also begin the next round.
lesson-clear-row = Discarding takes these cards out of the game for good and brings the end nearer.
places-reason = With equal points, whoever has more action cards left is ahead; tips do not count.
