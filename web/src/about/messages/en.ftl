# What this is.
about-title = About Sushiya
about-what = A small sushi bar in the browser, where three board games are played with friends and bots. It costs nothing, shows no advertising and asks for no account.
about-unofficial = Sushiya is unofficial. The games’ authors and publishers have not made, checked or endorsed it, and have nothing to do with it. All rule texts and drawings here are our own.

# Who made the games.
about-games = The games and who made them
about-thanks = The ideas are theirs, and so are the names. If you enjoy a game here, put its box on your own table.
credit-sushi-go = By Phil Walker-Harding. Licensed by Gamewright, a division of Ceaco Inc. Edition of Zoch Verlag (2014): illustrations by Tobias Schweiger. Edition of Cocktail Games: illustrations by Nan Rangsima.
credit-wasabi = Also sold as SUSHI! By Joshua Cappel and Adam Gertzbein, with graphic design and illustrations by Joshua Cappel. Published by Z-Man Games.
credit-sushi-express = By Michael Schacht. Published by ABACUSSPIELE (2005).

# Licences.
about-licence = Licences
licence-ours = Sushiya is free software under the MIT licence: use it, change it and pass it on.
licence-others = It stands on the work of others. The rounded letters are M PLUS Rounded 1c, under the SIL Open Font License; all other parts and their licences are in one list.
licence-notices = Licences of the parts by others

# What is stored.
about-notices = Notices
notices-pass = Notices pass through the service of your browser’s maker, encrypted: only your device can read them.
about-privacy = What is stored about you
privacy-short = As little as a game needs: no account, no mail address, no password, no cookies, and nobody else is asked or told anything.
privacy-browser = In this browser
browser-key = A random key: the server knows you by it, and by nothing else.
browser-seats = The keys of your last seats, and what the deal can be checked with.
browser-games = Games that you looked at again, records that you opened, and how your games ended, for pictures and statistics.
browser-wishes = Your name and colour, your settings, how you like to play, which hints you have seen, and which puzzles you have solved.
privacy-server = On the server
server-people = For each table: the name and colour that you chose there, and a hash of your key, which opens nothing. Where everyone goes by a crest, no name.
server-games = Every decision and when it was made, and at the end the record of the game, without names. Those who sat there or watched can see the game again, and others only if it was made public.
server-circles = In a circle that you have joined: your name and colour, a hash of your key, and results by number. Its members see names and results.
server-sheets = Score pads that several phones fill in together, and a copy of your evenings if you want one.
server-notices = If you turn on notices: where your browser’s maker takes them for this device, and in which language. It is deleted when you turn them off.
server-addresses = Network addresses, but only in memory, to stop whoever asks too much; none is written down.
privacy-long = For how long
long-waiting = A waiting room that nobody touches is closed after a day, a running game after 30 days.
long-over = Tables that are over are deleted after 400 days, unless whoever runs this server has chosen otherwise.
long-sheets = Shared score pads are forgotten two weeks after the last change, a copy of evenings after 400 days; both at once when you are forgotten.
long-browser = What this browser keeps stays until you delete it or are forgotten.

# Being forgotten.
about-forget = Be forgotten
forget-what = One button removes your name and your key from this server and from this browser.
forget-me = Forget me
forget-sure = Forget me everywhere?
forget-consequences = Your name and key are removed from every table of this server, records included, and this browser forgets all that it keeps. Bots play your running games to the end. This cannot be undone, and your recovery code opens nothing any more.
forget-yes = Yes, forget me
forget-no = Stay known
forget-done = { $count ->
    [0] Done. The server knew you at no table, and this browser keeps nothing any more.
    [one] Done. Your name and key are gone from one table, and this browser keeps nothing any more.
   *[other] Done. Your name and key are gone from { $count } tables, and this browser keeps nothing any more.
}

# Security.
about-security = Found a weakness?
security-how = SECURITY.md in the source says how to report it in private, and what you can expect from us.
