# The screen of Sushi Go!
lesson-keep = Keep one card; the rest travels on to the next player. Collect sets. You may change your choice until everyone has chosen.

# The places.
guests = The others
your-place = Your place
middle = The counter
your-hand = Your hand
belt-to = to { $name }
belt-from = from { $name }
round-short = Round { $round }
house-rules = House rules
points-so-far = { $total } points, and { $now } if the round ended now
remembered = Still in this hand:

# Choosing.
card-place = { $card }, { $place } of { $count }{ $state ->
    [chosen] , chosen
    [gift] , for the robot
   *[no] {""}
}
plate-empty = Choose a card
plate-change = Chosen: { $cards }. Change
change = Change
call-two = “Sushi Go!” – keep two
choose-second = Choose two cards.
choose-keep-first = Choose your own card first.
choose-gift = Now choose a card for the robot.
gift = Robot
ways = How to lay it
way = { $cards }

# What a card is worth.
sign = { $kind ->
    [tempura] Two make 5 points.
    [sashimi] Three make 10 points.
    [dumpling] One to five make 1, 3, 6, 10 or 15 points.
    [nigiri-1] 1 point, 3 on wasabi.
    [nigiri-2] 2 points, 6 on wasabi.
    [nigiri-3] 3 points, 9 on wasabi.
    [wasabi] Triples the next { word-nigiri }.
    [chopsticks] In a later turn you may keep two cards.
    [pudding] Most at the end of the game gives 6 points, fewest may cost 6.
   *[other] Most maki gives 6 points, second most 3.
}

# A set on the table, for listeners.
tray = { $kind ->
    [nigiri] { points-nigiri }: { $count }, of these on wasabi: { $tripled }; wasabi still free: { $waiting }; { $points } points
    [maki] { points-maki }: { $count }; { $points } points
    [tempura] { points-tempura }: { $count }; { $points } points
    [sashimi] { points-sashimi }: { $count }; { $points } points
    [dumpling] { points-dumpling }: { $count }; { $points } points
    [chopsticks] Chopsticks: { $count }
   *[pudding] { points-pudding }: { $count }
}

# The score pad.
pad-now = If round { $round } ended now
pad-round = Round { $round }
pad-so-far = So far
pad-final = The whole game
pad-column-round = R{ $round }
why-maki = maki
why-tempura = tempura
why-sashimi = sashimi
why-dumpling = dumpling
why-nigiri = nigiri
why-round = round
why-pudding = pudding
