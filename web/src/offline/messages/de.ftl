# Home, when there is no server.
offline-title = Keine Verbindung zu den Tischen
offline-works = Das geht inzwischen:
site-title = Spiele, Wertungsblock und Regeln zum Mitnehmen
site-works = Tische mit Freunden brauchen einen Server, und unter dieser Adresse gibt es keinen. Das gibt es hier:

# A newer version.
new-version = Es gibt eine neue Version von Sushiya.
new-version-take = Laden
new-version-later = Später

# On the page about us.
kept-title = Ohne Netz
kept-what = Vom zweiten Besuch an öffnen sich Wertungsblock, Regeln und Ein-Minuten-Seiten auch ohne Netz. Spiele allein gehen ebenso, sobald du sie vorbereitet hast. Tische mit Freunden brauchen ein Netz.
kept-fetching = Die Seiten werden dafür gerade geholt …
kept-ready = Die Seiten sind auf diesem Gerät.
kept-insecure = Diese Adresse beginnt mit http://. Für solche Adressen behält kein Browser Seiten, und er installiert auch nichts. Wer diesen Server betreibt, findet den Weg zu https:// in docs/hosting.md.
kept-unable = Dieser Browser kann keine Seiten behalten, vielleicht weil sein Fenster privat ist.
kept-install = Sushiya installieren
kept-install-menu = Um es wie eine App zu installieren, such im Menü deines Browsers „Installieren“ oder „Zum Startbildschirm“.
kept-persist = Behalten, was hier gespeichert ist
kept-persisted = Dieser Browser hat versprochen, nicht wegzuräumen, was Sushiya auf diesem Gerät behält.
kept-not-persisted = Dieser Browser hat nichts versprochen: Wird der Platz knapp, räumt er vielleicht weg, was Sushiya auf diesem Gerät behält.
