# Sushi Go! in English.
game = Sushi Go!

# Cards, as each edition names them.
card-cocktail = { $kind ->
    [maki-1] Maki 1
    [maki-2] Maki 2
    [maki-3] Maki 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Dumplings
    [nigiri-1] Egg sushi
    [nigiri-2] Salmon sushi
    [nigiri-3] Squid sushi
    [wasabi] Wasabi
    [chopsticks] Chopsticks
   *[pudding] Dessert
}
card-zoch = { $kind ->
    [maki-1] Maki roll 1
    [maki-2] Maki roll 2
    [maki-3] Maki roll 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Mussels
    [nigiri-1] Egg nigiri
    [nigiri-2] Salmon nigiri
    [nigiri-3] Tuna nigiri
    [wasabi] Wasabi
    [chopsticks] Chopsticks
   *[pudding] Pudding
}
word-nigiri = { $edition ->
    [zoch] nigiri
   *[cocktail] sushi
}
word-puddings = { $edition ->
    [zoch] puddings
   *[cocktail] desserts
}
word-dumplings = { $edition ->
    [zoch] mussels
   *[cocktail] dumplings
}
card-on-wasabi = { $card } on wasabi
card-free = { $card } (free)
card-twice = two { $card }
figure-cards = { $you ->
    [yes] you keep { $cards }
   *[no] { $seat } keeps { $cards }
}
figure-robot = the robot gets { $cards }
figure-points = { $seat } { $points }

# Commands.
command-keep = { $count ->
    [1] Keep { $cards }
   *[other] “Sushi Go!” Keep { $cards }
}
command-keep-and-give = { $count ->
    [1] Keep { $cards }, give the robot { $gift }
   *[other] “Sushi Go!” Keep { $cards }, give the robot { $gift }
}
help-keep = Keep one card of your hand; it is shown when everyone has chosen, and the rest of the hand goes on to the next player. With chopsticks on your table from an earlier turn you may keep two. An egg, salmon or other { word-nigiri } on a free wasabi counts three times.

# Events.
event-game-opened = A game for { $players } begins.
event-round-dealt = Everyone gets { $cards } new cards.
event-robot-card-drawn = { $you ->
    [yes] You control the robot and draw a card of its pile.
   *[no] { $seat } controls the robot and draws a card of its pile.
}
event-robot-card-drawn-own = { $you ->
    [yes] You control the robot and draw { $card } from its pile.
   *[no] { $seat } controls the robot and draws { $card } from its pile.
}
event-pick-held = { $you ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
}
event-pick-held-own = { $you ->
    [yes] You chose: { $command }.
   *[no] { $seat } chose: { $command }.
}
event-pick-replaced = { $seat } chose again.
event-pick-replaced-own = { $you ->
    [yes] You chose again: { $command }.
   *[no] { $seat } chose again: { $command }.
}
event-picks-revealed = Revealed: { $picks }.
event-hands-passed = { $direction ->
    [left] Hands go to the left.
    [right] Hands go to the right.
   *[swap] Hands are swapped.
}
event-last-cards-laid = The last cards: { $picks }.
event-round-scored = Round { $round } gives: { $points }.
event-game-ended = The { word-puddings } give: { $pudding }. In all: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] You win!
       *[no] { $winner } wins.
    }
   *[other] The winners are { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = The game is over (rule { $rule }).
refusal-last-card = Your last card is laid by itself; there is nothing to choose (rule { $rule }).
refusal-one-or-two = Keep one card, or two with chopsticks (rule { $rule }).
refusal-not-in-hand = { $card } is not in your hand, or not often enough; keep cards that you hold (rule { $rule }).
refusal-no-chopsticks = Two cards can be kept only with chopsticks that lie before you from an earlier turn (rule { $rule }).
refusal-robot-needs-third = Two cards and one for the robot take three cards, and you hold two: keep one (rule { $rule }).
refusal-give-missing = You control the robot this turn: choose a card for it too (rule { $rule }).
refusal-give-without-robot = There is no robot for you to give a card to this turn (rule { $rule }).
refusal-not-a-nigiri = Only { word-nigiri } can lie on wasabi (rule { $rule }).
refusal-no-free-wasabi = { $free ->
    [0] No wasabi is free for this { word-nigiri }; lay it bare (rule { $rule }).
    [one] Only { $free } wasabi is free (rule { $rule }).
   *[other] Only { $free } wasabi are free (rule { $rule }).
}
refusal-must-use-wasabi = At this table { word-nigiri } must go on a free wasabi (rule { $rule }).

# The table drawn as text.
progress = Round { $round }, turn { $turn } of { $turns }
table-head = Round { $round } of { $rounds }, turn { $turn } of { $turns }. { $direction ->
    [left] Hands go to the left.
    [right] Hands go to the right.
   *[swap] Hands are swapped.
}
table-over = The game is over.
table-house-rules = House rules at this table: { $rules }.
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-now = +{ $now } now
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-controls-robot = controls the robot
table-has-chosen = has chosen
table-hand = Hand: { $cards }

# Refusals of the score pad.
refusal-score-unknown-kind = { $seat }, round { $round }: there is no card “{ $card }”; the cards are { $kinds } (rule { $rule }).
refusal-score-too-many-copies = { $seat }, round { $round }: that would be more { $card } than the { $copies } in the deck (rule { $rule }).
refusal-score-too-many-maki = { $seat }, round { $round }: the deck’s maki cards cannot show so many maki (rule { $rule }).
refusal-score-too-many-cards = { $seat }, round { $round }: that takes more cards than the { $size } of a hand (rule { $rule }).
refusal-score-missing-seat = { $seat }, round { $round }: its cards are missing; an empty list is fine for none (rule { $rule }).
refusal-score-too-many-seats = Round { $round } has cards for { $found }, where { $wanted } play (rule { $rule }).
refusal-score-too-many-rounds = { $rounds } rounds were given; a game has three (rule { $rule }).
refusal-score-plain = { $seat }, round { $round }: with these options nothing leaves { word-nigiri } bare beside a free wasabi, so “{ $card }” cannot be (rule { $rule }).

# How it can end.
ended-by-three-rounds = The third round is over.

# Options.
option-edition = Edition: whose rules and card names
option-edition-cocktail = Cocktail Games
option-edition-zoch = Zoch
option-players = Players
option-maki-ties = Ties for maki
option-maki-ties-full = everyone who ties gets the full points, and there is always a second place
option-maki-ties-split = points are shared, rounded down; after a tie for first nobody is second
option-pudding-ties = Ties for { word-puddings }
option-pudding-ties-full = everyone who ties gains or loses 6
option-pudding-ties-split = gain and loss are shared, rounded down
option-pudding-loss = Losing points for fewest { word-puddings }
option-pudding-loss-yes = fewest { word-puddings } loses 6
option-pudding-loss-no = nobody loses for { word-puddings }
option-nigiri = A { word-nigiri } kept while a wasabi is free
option-nigiri-forced = must go on the wasabi
option-nigiri-optional = may go on the wasabi
option-same-turn = Wasabi and { word-nigiri } kept in the same turn
option-same-turn-combine = the { word-nigiri } can go on that wasabi
option-same-turn-separate = the new wasabi takes no { word-nigiri } this turn
option-passing = Where hands go
option-passing-left = always to the left
option-passing-left-right-left = left, right, left by rounds
option-robot = A robot as third player, for two
option-robot-off = without the robot
option-robot-on = with the robot
option-starter = Who controls the robot first (only in games with the robot)
option-starter-random = drawn at random
option-starter-seat-1 = place 1
option-starter-seat-2 = place 2
option-starter-seat-3 = place 3
option-starter-seat-4 = place 4
option-starter-seat-5 = place 5

# Kinds of points.
points-maki = maki
points-tempura = tempura
points-sashimi = sashimi
points-dumpling = { word-dumplings }
points-nigiri = { word-nigiri }
points-pudding = { word-puddings }

# What differs, in one line, for whoever chooses an edition.
option-edition-cocktail-differs = Ties share the points, and the next sushi must go on a free wasabi. With dumplings and dessert, from two players.
option-edition-zoch-differs = Everyone who ties gets the full points, and wasabi may wait. With mussels and pudding, from three players.
