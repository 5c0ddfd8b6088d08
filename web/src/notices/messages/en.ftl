# Notices by the browser when it is one's turn at a slow table.
notices-turn-on = Tell me when it is my turn
notices-turn-off = Turn off
notices-on = This device tells you when it is your turn.
notices-what = At a slow table this device can tell you once a turn that you are asked, even if Sushiya is closed.
notices-how = Your browser now asks whether Sushiya may send notices. You can turn them off here at any time.
notices-way = A notice passes through the service of your browser’s maker. It is encrypted: only this device can read it. It says which game it is and who plays.
notices-yes = Turn them on
notices-no = Not now
notices-failed = The browser could not turn it on. Some do it only for an installed app, or not in a private window.
notices-denied = This browser lets Sushiya send no notices. You can allow them in its settings for this page.
notices-insecure = Browsers allow notices only at an address that begins with https.
notices-unable = This browser has no notices. On iPhone and iPad put Sushiya on the home screen first.
notices-none = This server sends no notices.
