# The same cards at several tables.
same-title = The same cards
same-what = Everybody gets the very same deal: the same cards, tiles and dice, and bots that choose alike. Afterwards you compare.
same-you-new = Play the same cards
same-you-playing = You are playing these cards
same-you-played = You have played these cards
same-you-skipped = You are only looking on
same-play = Play these cards
same-play-again = Play them once more
same-mine = To your table
same-seen-you = You know these cards. If you play them again, everybody at the table sees it.
same-no-more = As many tables as there can be have played these cards. Share others after another game.
same-skip = I do not want to play them
same-skip-sure = You will see everything now, and are marked as having seen these cards. Show everything?
same-skip-yes = Show everything
same-browser = Whoever sat, watched or opened a replay is marked, by their browser. Another browser counts as another person.
same-send = Send them on
same-nobody = Send the link: whoever opens it gets exactly these cards, even days later.
same-qr = QR code with the link to these cards
same-text = { $game }: play the same cards as we do, and compare.
same-tables = The tables
same-later = Until you have finished these cards you see points only, no cards.
same-table = Table { $number }
same-table-yours = Table { $number }, yours
same-state-open = There is a free place
same-state-waiting = About to begin
same-state-running = Still playing
same-state-over = Finished
same-state-left = Left before the end
same-state-gone = No longer kept
same-seen = has seen these cards
same-join = Sit down there
same-replay = See it again
same-kinds = Points by kind
compare-title = Comparison
compare-where = Where you first chose differently
compare-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
compare-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
compare-which = Table { $place } of the comparison
compare-parting = { $count ->
    [0] The very first decision differed:
    [one] One decision was the same, then the two tables parted:
   *[other] { $count } decisions were the same, then the two tables parted:
}
compare-alike = All { $count } decisions were the same at both tables.
compare-alike-left = { $count ->
    [one] As far as both played, the one decision was the same.
   *[other] As far as both played, all { $count } decisions were the same.
}
compare-by-bot = A bot chose
compare-by-clock = The clock chose
compare-see = See it there
compare-wait = Comparing …
course-title = Points at both tables, step by step
course-from = { $table }: from { $before } to { $after } points
course-missing = The points step by step cannot be shown now.
room-same-what = Another table, at the same time or days later, can play exactly the same cards, and you compare. The rules stay as they are from then on.
room-same-share = Make a link to these cards
room-same-on = Whoever opens this link makes a table of their own with these cards.
room-same-link = Link for other tables
