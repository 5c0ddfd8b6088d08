# The screen of Sushi Go! in English.
# First meetings, at most 25 words each.
lesson-keep = Keep one card; the rest travels on to the next player. Collect sets. You may change your choice until everyone has chosen.
lesson-wasabi = Your wasabi is waiting: the { word-nigiri } that you lay on it counts three times.
lesson-chopsticks = Your chopsticks let you keep two cards this turn: press “Sushi Go!”. Then they travel on with the hand.
lesson-robot = You control the robot this turn and drew one of its cards. Choose your own card first, then one for the robot.

# The places.
guests = The others
your-place = Your place
counter = The counter
your-hand = Your hand
place-empty = Your dishes come here.
belt-to = to { $name }
belt-from = from { $name }
round-short = Round { $round }
own-rules = House rules
points-so-far = { $total } points, and { $now } more if the round ended now
points-final = { $total } points
remembered = Known cards of this hand:

# Choosing.
card-place = { $card }, { $place } of { $count }{ $state ->
    [chosen] , chosen
    [gift] , for the robot
    [drawn] , from the robot
   *[no] {""}
}
plate-empty = Choose a card
plate-change = Change: { $cards }
change = Change
call-two = “Sushi Go!” Keep two
call-two-on = “Sushi Go!” Choose two
call = Sushi Go!
choose-keep-first = Choose your own card first.
choose-gift = Now choose one for the robot.
gift = Robot
ways = How to lay it
way = { $cards }

# The reveal: what the new cards made.
reveal-last = The last cards
made-tempura = pair
made-sashimi = three of a kind
made-dumpling = { points-dumpling } ×{ $count }
made-maki = { points-maki } ×{ $count }
made-nigiri = { $tripled ->
    [yes] on wasabi
   *[no] { word-nigiri }
}

# What a card is worth.
sign = { $kind ->
    [tempura] Two make 5 points.
    [sashimi] Three make 10 points.
    [dumpling] One to five make 1, 3, 6, 10 or 15 points.
    [nigiri-1] 1 point, on wasabi 3.
    [nigiri-2] 2 points, on wasabi 6.
    [nigiri-3] 3 points, on wasabi 9.
    [wasabi] A { word-nigiri } on it counts three times.
    [chopsticks] Lets you keep two cards in a later turn.
    [pudding] Counts at the end of the game: most gives 6 points, fewest can cost 6.
   *[maki] Most maki gives 6 points, second most 3.
}

# A set on the table, for listeners.
tray = { $kind ->
    [nigiri] { points-nigiri }: { $count }, on wasabi: { $tripled }, free wasabi: { $waiting }, points: { $points }
    [maki] { points-maki }: { $count }, points: { $points }
    [tempura] { points-tempura }: { $count }, points: { $points }
    [sashimi] { points-sashimi }: { $count }, points: { $points }
    [dumpling] { points-dumpling }: { $count }, points: { $points }
    [chopsticks] Chopsticks: { $count }
   *[pudding] { points-pudding }: { $count }{ $points ->
        [0] {""}
       *[other] , points: { $points }
    }
}

# The score pad.
pad-now = If round { $round } ended now
pad-round = Round { $round }
pad-so-far = So far
pad-final = The whole game
why-maki = { $points ->
    [0] { $count ->
        [0] No maki, no points.
        [-1] Neither most nor second most maki.
       *[other] { $count } maki: others have more.
    }
   *[other] { $count ->
        [-1] Most maki gives 6, second most 3{ why-shared }.
       *[other] { $count } maki: most gives 6, second most 3{ why-shared }.
    }
}
why-shared = { $ties ->
    [split] , and who ties shares
   *[full] , also for all who tie
}
why-tempura = { $count ->
    [-1] { $points ->
        [0] No pair of tempura.
       *[other] Each pair of tempura gives 5.
    }
    [0] No tempura.
    [1] One tempura; a second one makes 5.
   *[other] { $left ->
        [0] { $count } tempura make { $points }: 5 a pair.
       *[other] { $count } tempura make { $points }: 5 a pair, and one is left over.
    }
}
why-sashimi = { $count ->
    [-1] { $points ->
        [0] Fewer than three sashimi.
       *[other] Each three sashimi give 10.
    }
    [0] No sashimi.
    [1] One sashimi; two more make 10.
    [2] Two sashimi; one more makes 10.
   *[other] { $left ->
        [0] { $count } sashimi make { $points }: 10 for three.
       *[other] { $count } sashimi make { $points }: 10 for three, and { $left } left over.
    }
}
why-dumpling = { $count ->
    [-1] { $points ->
        [0] No { word-dumplings }.
       *[other] One to five { word-dumplings } make 1, 3, 6, 10 or 15; these made { $points }.
    }
    [0] No { word-dumplings }.
    [1] One card of { word-dumplings } makes 1; the steps are 1, 3, 6, 10, 15.
   *[other] { $count } cards of { word-dumplings } make { $points }; the steps are 1, 3, 6, 10, 15.
}
why-nigiri = { $count ->
    [-1] { $points ->
        [0] No { word-nigiri }.
       *[other] Each { word-nigiri } gives 1, 2 or 3, and three times that on wasabi.
    }
    [0] No { word-nigiri }.
    [1] { $tripled ->
        [0] One { word-nigiri } worth { $points }.
       *[other] One { word-nigiri } on wasabi, counted three times: { $points }.
    }
   *[other] { $tripled ->
        [0] { $count } { word-nigiri } give { $points }: 1, 2 or 3 each.
       *[other] { $count } { word-nigiri } give { $points }: { $tripled } on wasabi, counted three times.
    }
}
why-round = Round { $round }: { points-maki } { $maki }, { points-tempura } { $tempura }, { points-sashimi } { $sashimi }, { points-dumpling } { $dumpling }, { points-nigiri } { $nigiri }.
why-pudding = { $standing ->
    [equal] All have the same number of { word-puddings }, so nobody gains or loses.
    [most] Most { word-puddings } ({ $count }) gives 6{ why-shared }.
    [fewest] { $points ->
        [0] Fewest { word-puddings } ({ $count }), but nobody loses for that at this table.
       *[other] Fewest { word-puddings } ({ $count }) costs 6{ why-shared }.
    }
   *[between] Number of { word-puddings }: { $count }, neither most nor fewest.
}
why-pudding-so-far = Number of { word-puddings } so far: { $count }{ $standing ->
    [equal] , as many as everyone
    [most] , the most
    [fewest] , the fewest
   *[between] {""}
}. They count at the end of the game.
places-reason = With equal points, whoever has more { word-puddings } is ahead.

# The end: what is counted, and how many each has.
count-kind = Round { $round }: { $kind }
count-puddings = × { $count }

# Several turns in one: what was kept, and what the round gave.
summary-round = { $kept } { $scored }
known-hand = Left in the hand that { $seat } has now
known-unseen = { $hidden ->
    [0] Never seen: { $total } cards
   *[other] Never seen: { $total } cards, { $hidden } of them in hands. Chance that a hand has one:
}
