# The daily deal: one deal a day for each game, the same for everybody here.
daily-title = Daily deal
daily-what = The same for everybody here today: you against { $bots } chefs. One try counts.
daily-left = { $unit ->
    [hours] { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
   *[other] { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
}
daily-new = Not played yet
daily-running = You are in the middle of it
daily-play = Play
daily-go-on = Go on
daily-see = Result
daily-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
daily-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
daily-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
}
daily-second = A second browser is a second try: nobody checks who you are.
daily-how = How the daily deal works
daily-how-bots = Everybody on this server gets the same cards, tiles and dice, and the chefs answer the same choices in the same way. So all that counts is what you choose.
daily-how-day = The next day begins at { $time } (midnight UTC). What you began before then counts for one more hour.
daily-how-count = Afterwards you see how everybody else did, and what a master made of your seat. There are no names anywhere.

# Why a try does not count.
daily-state-running = You have not finished it yet.
daily-state-late = It does not count: it was finished too late.
daily-state-helped = It does not count: a bot chose for you, or another bot stood in for a chef.
daily-state-left = It was closed before its end.
daily-uncounted = not counted
daily-not-ended = not finished
daily-not-played = You have not played this deal.

# One deal.
daily-day-title = Daily deal: { $game }
daily-subtitle = Daily deal of { $date }
daily-all = Everybody on this server
daily-first = You are the first.
daily-worse = { $others ->
    [one] { $worse ->
        [0] One other has played it, too.
       *[other] Better than the one other who has played it.
    }
   *[other] { $worse ->
        [0] { $others } others have played it, too.
       *[other] Better than { $worse } of { $others } others.
    }
}
daily-nobody = Nobody has played this deal on its day.
daily-ranks = { $count ->
    [one] One result; { $first ->
        [0] not a win.
       *[other] a win.
    }
   *[other] { $count } results; { $first ->
        [0] nobody won against the chefs.
        [one] one win against the chefs.
       *[other] { $first } wins against the chefs.
    }
}
daily-points-head = Points
daily-count-head = How many
daily-you = you
daily-master-here = master
daily-master = A master in your seat: { $score }
daily-master-thinks = A master is playing in your seat …
daily-share = Share it
daily-share-text = { $game }, daily deal of { $date }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {""}, { $streak } days in a row
}{ $counts ->
    [no] {" "}(not counted)
   *[yes] {""}
}
    { $link }
daily-to-all = All daily deals
daily-later = When the day is over, the key to this deal is published, and this page checks it.
daily-fits = The key of the day has been published, and it leads to the deal whose seal this device saw.
daily-fits-not = The key of the day does not lead to the deal whose seal this device saw.

# Earlier days.
daily-past = Earlier days
daily-past-what = As practice: the same cards and the same bots, but it does not count.
daily-which-day = Day
daily-own-past = Your results
daily-more = Show all
daily-practise = Play it as practice
daily-offline = Today’s deals need the server. Days that are over can be played on this device, as practice.

# How it is checked.
daily-checked = How can I check that nobody knows tomorrow’s deal?
daily-chain = Every day has a key, and the keys form a chain: by a formula that everybody knows, each key gives the key of the day before, but nobody can go the other way. A day’s deals follow from its key. It is published an hour after its day. Then anybody can check that it belongs to the chain, whose end was public from the start.
daily-anchor = The end of the chain, public since { $date }:
daily-newest = The key of { $date }:
daily-newest-none = The first key is published an hour after the first day.
daily-anchored = Checked on this device: the key leads to the end of the chain.
daily-anchored-not = The key does not lead to the end of the chain that this device knows.
daily-proves-not = It does not prove that whoever runs this server does not know the coming keys: they were all made at the beginning.
