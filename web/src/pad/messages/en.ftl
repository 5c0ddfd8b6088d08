# The score pad in English.
pad-title = Score pad
pad-which-box = Which box do you have?
pad-go-on = Go on counting
pad-more = More
pad-evenings = Evenings and wins
pad-blank = Blank score sheets
pad-stays-here = What you count stays on this device. It works without a network.
pad-game-sushi-go = Sushi Go!
pad-game-wasabi = Wasabi!
pad-game-sushi-express = Sushi Express
pad-maker-cocktail = Cocktail Games, Gamewright
pad-maker-zoch = Zoch
pad-box-sushi-go-cocktail = With dumplings and squid. Whoever ties shares the points. Gamewright’s box calls some cards otherwise and is counted in the same way.
pad-box-sushi-go-zoch = With mussels and tuna. Everyone who ties gets the full points.
pad-box-wasabi-standard = Recipes on a shared board: tokens by length, and wasabi cubes.
pad-box-sushi-express-standard = Vans, dice and customers: customer cards, tips and action cards that are left.

# Who plays.
pad-who-plays = Who plays?
pad-box-chosen = { $game }, for { $from } to { $to }
pad-players = Players
pad-remove-player = { $name } does not play
pad-known = Played here before
pad-forget-player = Forget { $name }
pad-new-player = Name
pad-add-player = Add
pad-crest = Crest
pad-house-rules = House rules
pad-as-the-box = (as in the box)
pad-start = Start counting
pad-players-missing = { $count ->
    [0] Add { $from } to { $to } players.
   *[other] { $count } so far; { $from } to { $to } can play.
}

# Counting.
pad-undo = Undo
pad-settings = Names and rules
pad-rounds = Rounds
pad-nth-round = Round { $round }
pad-count = Count
pad-result = Result
pad-next = Next: { $name }
pad-points = points
pad-cards-of = { $count } of { $full } cards
pad-plate = Before { $name }
pad-plate-empty = Tap what lies before { $name }.
pad-take-away = { $piece }: { $count }. Take one away
pad-key = { $piece }: { $count }. One more
pad-keys = Pieces to count
pad-group-maki = Maki
pad-group-sets = Sets
pad-group-nigiri = Without wasabi
pad-group-wasabi = On wasabi
pad-group-others = Other cards
pad-group-customers = Customers and tips
pad-group-actions = Action cards left
pad-group-tokens = Tokens and cubes
pad-why = { $points }, why?
pad-ask-why = Tap a number to see where it comes from.
pad-total = Total
pad-rename = Another name for { $name }
pad-recipes = Recipes by name
pad-recipes-why = If you like: which recipes { $name } completed. Tokens count either way.
pad-recipe-length = Recipes of { $length }

# Why.
pad-why-maki = { $place ->
    [1] { $sharers ->
        [1] { $icons } maki, the most: { $points }.
       *[other] { $ties ->
            [split] { $sharers } tie for the most maki ({ $icons }). In this box they share 6, rounded down: { $points } each.
           *[full] { $sharers } tie for the most maki ({ $icons }). In this box each of them gets the full { $points }.
        }
    }
    [2] { $sharers ->
        [1] { $points ->
            [0] { $icons } maki, second most; but after a tie for the most nobody is second in this box.
           *[other] { $icons } maki, second most: { $points }.
        }
       *[other] { $points ->
            [0] { $leaders ->
                [1] { $sharers } tie for second most maki ({ $icons }). Shared and rounded down, nothing is left of 3.
               *[other] { $icons } maki, second most; but after a tie for the most nobody is second in this box.
            }
           *[other] { $ties ->
                [split] { $sharers } tie for second most maki ({ $icons }). In this box they share 3, rounded down: { $points } each.
               *[full] { $sharers } tie for second most maki ({ $icons }). In this box each of them gets the full { $points }.
            }
        }
    }
   *[0] { $icons ->
        [0] No maki, no points.
       *[other] { $icons } maki: neither most nor second most.
    }
}
pad-why-tempura = { $count ->
    [0] No tempura.
   *[other] { $count } tempura make { $points }: 5 for every two.
}
pad-why-sashimi = { $count ->
    [0] No sashimi.
   *[other] { $count } sashimi make { $points }: 10 for every three.
}
pad-why-dumpling = { $count ->
    [0] No { $name }.
   *[other] { $count } cards of { $name } make { $points }; the steps are 1, 3, 6, 10, 15.
}
pad-why-nigiri = { $count ->
    [0] No { $name }.
   *[other] { $tripled ->
        [0] { $count } { $name } make { $points }: 1, 2 or 3 each.
       *[other] { $count } { $name } make { $points }; { $tripled } on wasabi, counted three times.
    }
}
pad-why-round = Round { $round }: maki { $maki }, tempura { $tempura }, sashimi { $sashimi }, { $dumplings } { $dumpling }, { $nigiris } { $nigiri }.
pad-why-pudding = { $over ->
    [no] Number of { $name } so far: { $count }. They count after round 3.
   *[yes] { $standing ->
        [most] { $sharers ->
            [1] { $count } { $name }, the most: { $points }.
           *[other] { $ties ->
                [split] { $sharers } tie for the most { $name } ({ $count }). In this box they share 6, rounded down: { $points } each.
               *[full] { $sharers } tie for the most { $name } ({ $count }). In this box each of them gets the full { $points }.
            }
        }
        [fewest] { $loss ->
            [no] Fewest { $name } ({ $count }), but nobody loses for that here.
           *[yes] { $sharers ->
                [1] { $count } { $name }, the fewest: { $points }.
               *[other] { $ties ->
                    [split] { $sharers } tie for the fewest { $name } ({ $count }). In this box they share the loss of 6, rounded down: { $points } each.
                   *[full] { $sharers } tie for the fewest { $name } ({ $count }). In this box each of them loses the full 6.
                }
            }
        }
       *[between] Number of { $name }: { $count }, neither most nor fewest; or all have the same.
    }
}
pad-why-customer = { $count ->
    [0] No card of { $name }.
   *[other] { $name }, cards: { $count }. The first gives 3, each more 1: { $points }.
}
pad-why-tips = { $points ->
    [0] { $most ->
        [0] Nobody has tips, so nobody loses.
       *[other] Tips: { $count }. The fewest are { $fewest }, so nothing is lost here.
    }
   *[other] Tips: { $count }, the fewest. The largest number is { $most }, and that is lost: { $points }.
}
pad-why-tokens = { $count ->
    [0] No token of length { $length }.
   *[other] Tokens of length { $length }: { $count }. They make { $points }.
}
pad-why-cubes = Cubes: { $count }, one point each.

# Ties and the end.
pad-tie-puddings = { $seats } have { $points } points each; whoever has more { $name } is ahead.
pad-tie-actions = { $seats } have { $points } points each; whoever has more action cards left is ahead. Tips are not counted there.
pad-tie-cubes = { $seats } have { $points } points each; whoever has more cubes is ahead.
pad-tie-shared = { $seats } have { $points } points each, and share the place.
pad-ten-tokens = { $seat } has all ten tokens and wins at once, whatever the points.
pad-won = { $count ->
    [one] wins
   *[other] share the win
}
pad-ahead = { $count ->
    [one] is ahead
   *[other] are ahead
}
pad-not-yet = The result is there after round 3.
pad-missing = { $name }, round { $round }: { $count } of { $full } cards.
pad-finish = The game is over
pad-go-on-counting = Go on counting
pad-correct = Correct a number
pad-again = Another game, same players
pad-share = Share as a picture
pad-shared-shared = Shared.
pad-shared-saved = The picture is saved.
pad-bg-stats = Send to the app BG Stats
pad-reopen = The game goes on
pad-discard = Throw this evening away
pad-discard-sure = All its numbers are lost.
pad-discard-no = Keep it
pad-discard-yes = Throw it away

# Evenings.
pad-which-game = Game
pad-all-games = All games
pad-ranking = Wins
pad-player = Player
pad-wins = Won
pad-games = Played
pad-best = Best
pad-all-evenings = All evenings
pad-still-open = not over yet
pad-none-yet = None yet.
pad-files = Files
pad-save-json = Save all (JSON)
pad-save-csv = Save a table (CSV)
pad-open-file = Open a file
pad-files-hold = The JSON file holds everything and can be opened on another device. Tables and plays of the app BG Stats bring totals only.
pad-file-read = { $count ->
    [one] One evening was read.
   *[other] { $count } evenings were read.
}
pad-file-not-readable = This file cannot be read: it is no JSON of the pad, no table of its columns and no play of BG Stats.
pad-file-nothing-there = There is no evening in this file that the pad can keep.

# A copy on the server.
pad-copy = Copy on the server
pad-copy-off = So far your evenings are on this device only. With a copy they come to every device that has your recovery code, as soon as you turn it on there, too.
pad-copy-on = A copy of your evenings is kept on this server, for 400 days after the last change. Only your key opens it.
pad-copy-begin = Keep a copy
pad-copy-delete = Delete the copy
pad-copy-delete-sure = The copy goes from the server; what this device has stays here.
pad-copy-delete-no = Keep it
pad-copy-busy = Copying …
pad-copy-away = The server cannot be reached now; it is tried again later.
pad-copy-done = { $count ->
    [one] One evening is copied.
   *[other] { $count } evenings are copied.
}

# Several phones.
pad-share-phones = Several phones
pad-share-how = Let the others scan this code. Each phone enters its own plate, and all see the same points.
pad-share-unreachable = The shop cannot be reached now. Count on alone; you can share later.
pad-join = Join in
pad-join-whose = Whose plate do you enter?
pad-join-all = Everybody’s

# Paper.
pad-print = Print
pad-date = Date
