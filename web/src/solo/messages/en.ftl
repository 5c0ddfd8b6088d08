# Playing alone, on this device.
solo-title = Play alone
solo-what = Against bots, on this device itself: no server is needed, and no network.
solo-going = Games to go on with
solo-game = { $game }, against { $level ->
    [apprentice] { $count ->
        [one] one apprentice
       *[other] { $count } apprentices
    }
    [cook] { $count ->
        [one] one cook
       *[other] { $count } cooks
    }
    [chef] { $count ->
        [one] one chef
       *[other] { $count } chefs
    }
    [master] { $count ->
        [one] one master
       *[other] { $count } masters
    }
   *[other] { $count ->
        [one] one bot
       *[other] { $count } bots
    }
}
solo-played = Last played { $when }
solo-drop = Delete this game
solo-drop-sure = The game is deleted on this device. It cannot be brought back.
solo-drop-yes = Delete it
solo-drop-no = Keep it
solo-new = A new game
solo-which = Which game
solo-rules = Rules
solo-deal = Deal
solo-first = Before the first game, get ready at the top of this page.
solo-starting = The rules are being started. That takes some seconds …
solo-records = Finished games are among “My games”: to look at again, and to save as files.

# The pack.
pack-title = Without a network
pack-what = Your device deals and judges by itself. For that it fetches { $size } once, and keeps them.
pack-get = Get ready to play offline ({ $size })
pack-fetching = Fetching: { $done } of { $size }
pack-finishing = Everything is here. The pages are still being kept …
pack-kept = Ready: you can play without a network.
pack-remove = Remove the { $size } from this device
pack-unable = This browser cannot keep anything here, so a network is needed, and { $size } are fetched on each visit.

# What went wrong, and what to do.
solo-no-network = What is needed could not be fetched. Look for a network and try again; then none is needed any more.
solo-full = This device has no room left for it. Delete something on the device or in this browser, and try again.
solo-old-browser = This browser is too old to play alone. Update it, or take another one.
solo-not-started = The rules could not be started on this device. Close other pages, or update your browser, and try again.
solo-gone = This game is not on this device any more.
solo-elsewhere = This game is open on another page of this browser. Go on there, or close that page and try again.
solo-problem = The game cannot go on
solo-failed = Something went wrong on this device. Your game is kept: load the page anew to go on.

# Played on from a step of a game that is over.
play-on = Play on from here
play-on-what = From step { $step }, and whatever is drawn or rolled comes as it did then. Bots play for the others. This is practice, and counts nowhere.
play-on-seat = Your place
play-on-level = The others
play-on-as-it-was = As they were
play-on-start = Play on
play-on-get = Your device deals by itself. For that it first fetches { $size }, once for all games, and keeps them.
play-on-over = At this step the game is over. Go back some steps, and play on from there.
play-on-missing = This game was kept before one could play on from it. Open it once more with a network.
practice-from = Practice, played on from step { $step }
