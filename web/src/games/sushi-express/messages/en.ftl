# The screen of Sushi Express in English.
spot = { $tile ->
    [0] Sushi Express
    [1] Inn (1)
    [2] Tower (2)
    [3] Bathhouse (3)
    [4] Pagoda (4)
    [5] Farm (5)
    [6] Park (6)
    [7] Flower shop (7)
    [8] Cabin (8)
    [9] School (9)
    [10] Observatory (10)
   *[11] Lighthouse (11)
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
   *[no] { $seat } may still play a card
}
now-end-hint = { $more ->
    [yes] Play a swap if you like, or end your bet.
   *[no] No other card can be played now: end your bet.
}
now-throw = { $you ->
    [yes] { $total } is too low: you need { $bet }
   *[no] { $seat } has { $total } and needs { $bet }
}
now-throw-hint = { $last ->
    [no] { $mine ->
        [yes] First of two tries: you may roll both dice again.
       *[no] First of two tries. If it works, these drive: { $drivers }.
    }
   *[yes] { $mine ->
        [yes] { $card ->
            [yes] Second and last try. If you give up, your van stays and you draw an action card.
           *[no] Second and last try. If you give up, your van stays; no action card is left to draw.
        }
       *[no] Second and last try. If it works, these drive: { $drivers }.
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
    [yes] Lowest bet: keep the row?
   *[no] { $seat } bet lowest and decides about the row
}
row-cost = { $over ->
    [yes] ends the game
   *[no] takes { $cards } of { $pile }
}

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
ahead-stack = On top of the stack you roll and drive before { $people }, and pick first.

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
hub-verdict = { $verdict ->
    [again] again
   *[failed] failed
}
rolling = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} for { $needed } …
rerolling = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} one die again for { $needed } …

# The row.
row = Waiting in the row
row-stays = stays
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
mine = Your customers
mine-none = No customers yet

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
ways = { $kind ->
    [same-bet] Same bet: which number?
    [swap] Swap: which bets change places?
    [re-roll] Re-roll: which die?
    [further] One tile further: how many cards?
   *[tip] Tip
}
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

# What everybody did, a few words each.
last-round = The last round
last-none = Here you see what the last round brought
deeds = { $first } { $last }
deed-bet = { $you ->
    [yes] You bet { $bet }.
   *[no] { $seat } bets { $bet }.
}
deed-rolled = { $you ->
    [yes] You roll { $total }.
   *[no] { $seat } rolls { $total }.
}
deed-failed = { $you ->
    [yes] You fail
   *[no] { $seat } fails
}{ $bet ->
    [0] {""}
   *[other] {" "}with { $bet }
}: { $card ->
    [yes] an action card.
   *[no] the van stays.
}
deed-customer = { $you ->
    [yes] You
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: { $customer }{ $card ->
    [yes] , an action card.
   *[no] .
}
deed-drove = { $you ->
    [yes] You
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: { $place }{ $card ->
    [yes] , an action card.
   *[no] .
}

# The end, counted one by one.
finale-count = { $count } ×
finale-tips = { $most ->
    [0] Tips: nobody has any
   *[other] Tips: the fewest cost { $most }
}
finale-tips-has = { $count } ×{ $fewest ->
    [yes] {" "}(fewest)
   *[no] {""}
}
finale-equal = Equal points: action cards left decide

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
lesson-place-bet = Pass the Sushi Express to win customers. Two dice must reach your number: high drives far, low is safe and often comes along.
lesson-swap-bets = You hold a swap: two neighbouring bets change places, yours or others’. What counts is where a marker stands in the end.
lesson-end-bet = Your marker stands. End your turn, unless you want to play another card first.
lesson-stand = The dice are too low. After the first try you may roll both again; after the second you give up and draw an action card.
lesson-reroll = You hold a re-roll: choose one die to roll again. The new total counts, even if it is lower.
lesson-drive = Your van drives as many tiles as you bet and jumps other vans. Each card “one tile further” adds a tile.
lesson-take-customer = You passed the Sushi Express: take a card. A new customer gives 3 points, a known one 1; fewest tips at the end cost points.
lesson-keep-row = Yours was the lowest bet, so you decide: leave these cards lying, or discard them all. You also begin the next round.
lesson-clear-row = Discarding takes these cards out of the game for good and brings the end nearer.
places-reason = With equal points, whoever has more action cards left is ahead; tips do not count.
known-bets = What each bet is worth, and who lies there
known-customers = Customers not seen yet: { $total }. Chance that the next card is one:
