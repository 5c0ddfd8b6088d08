# Sushi Express in English.
game = Sushi Express

# Cards. A customer's colour is only its id.
customer = { $kind ->
    [light-blue] Nurse
    [dark-blue] Captain
    [pink] Dancer
    [purple] Professor
    [red] Firefighter
    [orange] Builder
    [yellow] Baker
    [green] Gardener
   *[tip] Tip
}
action = { $kind ->
    [same-bet] Same bet
    [swap] Swap
    [re-roll] Re-roll
    [further] One tile further
   *[tip] Tip
}
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
tile = { $tile ->
    [0] the Sushi Express
    [1] the Inn (1)
    [2] the Tower (2)
    [3] the Bathhouse (3)
    [4] the Pagoda (4)
    [5] the Farm (5)
    [6] the Park (6)
    [7] the Flower shop (7)
    [8] the Cabin (8)
    [9] the School (9)
    [10] the Observatory (10)
   *[11] the Lighthouse (11)
}
figure-cards = { $you ->
    [yes] you
   *[no] { $seat }
}: { $cards }
figure-points = { $you ->
    [yes] you
   *[no] { $seat }
} { $points }
# Commands.
command-swap-bets = Play a swap: { $low } and { $high } change places
command-place-bet = { $same ->
    [yes] Bet { $number } with a same bet, on top of the stack
   *[no] Bet { $number }
}
command-end-bet = End your bet
command-reroll = Play a re-roll on the die showing { $die }
command-stand = { $attempt ->
    [1] Roll again (2nd try)
   *[other] { $card ->
        [yes] Give up: draw an action card
       *[no] Give up: no action card is left
    }
}
command-drive = { $extra ->
    [0] Drive
    [one] Play a card: one tile further
   *[other] Play { $extra } cards: { $extra } tiles further
}
command-take-customer = Take { $customer }
command-keep-row = Keep the row
command-clear-row = Discard the row
help-swap-bets = Play a swap card on your turn to bet: the markers on two numbers change places, whole stacks too. A marker’s bet is the number it stands on in the end.
help-place-bet = Choose the number you mean to reach with two dice; your van will move that many tiles. On a number that another holds, this plays your card “same bet”.
help-end-bet = Your marker stands. End your turn, or play a swap first if you have one.
help-reroll = Play a re-roll card: roll one of the two dice again. The new total counts, even if it is lower.
help-stand = Play no re-roll. After the first try you roll both dice again; after the second you give up: your van stays, and you draw an action card.
help-drive = Your van moves as many tiles as your bet, and one more for each card “one tile further” that you play now. Tiles with other vans are jumped and not counted.
help-take-customer = You reached or passed the Sushi Express: take one card of the row. A customer’s first card gives 3 points, each more 1; tips save you from a penalty.
help-keep-row = You bet lowest, so you decide: the cards left in the row stay, and new ones fill it up.
help-clear-row = You bet lowest, so you decide: the cards left in the row leave the game, and new ones fill it. If there are too few, the game ends.

# What a seat is asked, for refusals.
question-bet = place your bet
question-end = end your bet, or swap
question-roll = re-roll a die, or go on without
question-drive = say how far your van drives
question-customer = take a card from the row
question-row = keep the row or discard it

# Events.
event-game-opened = A game for { $players } begins. Everyone holds a “same bet” and a “one tile further”.
event-row-filled = New in the row: { $cards }.
event-round-began = { $you ->
    [yes] You begin the round.
   *[no] { $seat } begins the round.
}
event-bets-swapped = { $you ->
    [yes] You play a swap: { $low } and { $high } change places.
   *[no] { $seat } plays a swap: { $low } and { $high } change places.
}
event-bet-placed = { $you ->
    [yes] You bet { $number }
   *[no] { $seat } bets { $number }
}{ $same ->
    [yes] {" "}with a same bet, on top of the stack.
   *[no] .
}
event-bet-ended = { $you ->
    [yes] You have bet.
   *[no] { $seat } has bet.
}
event-turn-passed = { $you ->
    [yes] It is your turn to bet.
   *[no] It is the turn of { $seat } to bet.
}
event-bets-closed = { $you ->
    [yes] All bets are in; yours is the lowest.
   *[no] All bets are in; the lowest is that of { $seat }.
}
event-dice-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $first } and { $second }: { $total } (try { $attempt }).
event-die-rerolled = { $you ->
    [yes] You play
   *[no] { $seat } plays
} a re-roll on the { $die }: now { $first } and { $second }, { $total }.
event-roll-accepted = { $you ->
    [yes] You let the dice stand.
   *[no] { $seat } lets the dice stand.
}
event-roll-succeeded = { $you ->
    [yes] You make your bet
   *[no] { $seat } makes the bet
}; everyone who still has a marker drives.
event-roll-failed = { $you ->
    [yes] Your bet has failed; your van stays where it is.
   *[no] The bet of { $seat } has failed; the van stays where it is.
}
event-action-drawn = { $seat } draws an action card.
event-action-drawn-own = { $you ->
    [yes] You draw an action card: { $card }.
   *[no] { $seat } draws an action card: { $card }.
}
event-drive-announced = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $extra ->
    [0] no card for the drive.
    [one] a “one tile further”.
   *[other] { $extra } “one tile further”.
}
event-van-moved = { $you ->
    [yes] You drive
   *[no] { $seat } drives
} { $tiles } tiles to { $tile }{ $jumped ->
    [0] {""}
    [one] , jumping { $jumped } tile
   *[other] , jumping { $jumped } tiles
}{ $served ->
    [yes] , with a customer to choose.
   *[no] .
}
event-customer-taken = { $you ->
    [yes] You take { $customer }.
   *[no] { $seat } takes { $customer }.
}
event-trip-ended = { $you ->
    [yes] Your marker comes off the dial.
   *[no] The marker of { $seat } comes off the dial.
}
event-vans-stopped = All vans have arrived.
event-row-kept = { $you ->
    [yes] You leave the row as it is.
   *[no] { $seat } leaves the row as it is.
}
event-row-cleared = { $you ->
    [yes] You discard the row.
   *[no] { $seat } discards the row.
}
event-row-swept = Nobody drives in this round; the whole row is discarded.
event-game-ended = The row cannot be filled: the game is over. Hands: { $hands }. In all: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] You win!
       *[no] { $winner } wins.
    }
   *[other] The winners are { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = The game is over (rule { $rule }).
refusal-not-your-turn = It is not your turn; { $seat } is asked now (rule { $rule }).
refusal-other-question = That is for another moment; now you can { $question } (rule { $rule }).
refusal-no-card = You hold no { $card } to play; choose something that needs no such card (rule { $rule }).
refusal-bet-placed = Your marker stands already; end your bet, or play a swap (rule { $rule }).
refusal-bet-missing = Place your marker on a number first (rule { $rule }).
refusal-number-held = { $number } is held by another, and you have no same bet; choose a free number (rule { $rule }).
refusal-swap-empty = There is no marker on { $number }; swap two numbers that are both held (rule { $rule }).
refusal-swap-apart = { $reading ->
    [adjacent] At this table only numbers that follow each other can be swapped, such as 6 and 7
   *[neighbours] Two numbers can be swapped if no marker stands between them
} (rule { $rule }).
refusal-die-not-shown = No die shows { $die }; choose one that lies there (rule { $rule }).
refusal-too-few-further = { $held ->
    [0] You hold no “one tile further”; drive without
    [one] You hold one “one tile further”; play one or none
   *[other] You hold { $held } “one tile further”; play at most so many
} (rule { $rule }).
refusal-not-in-row = { $customer } is not in the row; take a card that lies there (rule { $rule }).

# Refusals of the score pad.
refusal-score-wrong-players = Cards were given for { $found }; three to six can play (rule { $rule }).
refusal-score-wrong-hands = Customers were given for { $wanted }, action cards for { $found }; give both for everyone (rule { $rule }).
refusal-score-unknown-customer = { $seat }: there is no customer “{ $card }”; there are { $kinds } (rule { $rule }).
refusal-score-unknown-action = { $seat }: there is no action card “{ $card }”; there are { $kinds } (rule { $rule }).
refusal-score-too-many-customers = { $seat }: that would be more { $card } than the { $copies } customer cards of that kind (rule { $rule }).
refusal-score-too-many-actions = { $seat }: that would be more { $card } than the { $copies } action cards of that kind (rule { $rule }).

# The table drawn as text.
progress = Round { $round }
table-head = Round { $round }, { $phase ->
    [bets] bets
    [dice] dice
    [vans] vans
   *[deliveries] deliveries
}. To act: { $seat }.
table-over = The game is over.
table-house-rules = House rules at this table: { $rules }.
table-throw = Try { $attempt }: the dice show { $first } and { $second }, { $total } in all.
table-road = Road
table-express = Express
table-park = Park
table-dial = Bets
table-row = Row
table-piles = To come: { $customers ->
    [one] { $customers } customer card
   *[other] { $customers } customer cards
}, { $actions ->
    [one] { $actions } action card
   *[other] { $actions } action cards
}.
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
table-starts = start player
table-hand = Action cards: { $cards }

# How it can end.
ended-by-row-not-full = There are too few customers left to fill the row.

# Options.
option-edition = Edition
option-edition-standard = the one there is
option-players = Players
option-swap = Bets that a swap can exchange
option-swap-adjacent = two numbers that follow each other, both held
option-swap-neighbours = two held numbers with no marker between them
option-starter = Who starts
option-starter-random = drawn at random
option-starter-seat-1 = place 1
option-starter-seat-2 = place 2
option-starter-seat-3 = place 3
option-starter-seat-4 = place 4
option-starter-seat-5 = place 5
option-starter-seat-6 = place 6

# Kinds of points.
points-light-blue = Nurse
points-dark-blue = Captain
points-pink = Dancer
points-purple = Professor
points-red = Firefighter
points-orange = Builder
points-yellow = Baker
points-green = Gardener
points-tips = tips
