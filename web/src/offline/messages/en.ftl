# Home, when there is no server.
offline-title = No connection to the tables
offline-works = What you can do meanwhile:
site-title = Games, score pad and rules to go
site-works = Tables with friends need a server, and this address has none. This is here:

# A newer version.
new-version = There is a new version of Sushiya.
new-version-take = Load it
new-version-later = Later

# On the page about us.
kept-title = Without a network
kept-what = From the second visit on, the score pad, rules and one-minute pages open without a network, too. So do games alone, once you have got ready for them. Tables with friends need a network.
kept-fetching = The pages are being fetched for that …
kept-ready = The pages are on this device.
kept-insecure = This address begins with http://. For such addresses no browser keeps pages or installs anything. Whoever runs this server finds the way to https:// in docs/hosting.md.
kept-unable = This browser cannot keep pages, perhaps because its window is private.
kept-install = Install Sushiya
kept-install-menu = To install it like an app, look in the menu of your browser for “Install” or “Add to home screen”.
kept-persist = Keep what is stored here
kept-persisted = This browser has promised not to clear away what Sushiya keeps on this device.
kept-not-persisted = This browser made no promise: if space is short, it may clear away what Sushiya keeps on this device.
