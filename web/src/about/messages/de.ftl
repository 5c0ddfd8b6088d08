# Was das ist.
about-title = Über Sushiya
about-what = Eine kleine Sushi-Bar im Browser, in der man drei Brettspiele mit anderen und mit Bots spielt. Sie kostet nichts, zeigt keine Werbung und will kein Konto.
about-unofficial = Sushiya ist inoffiziell. Weder Autoren noch Verlage der Spiele haben es gemacht, geprüft oder empfohlen; sie haben nichts damit zu tun. Alle Regeltexte und Zeichnungen hier sind unsere eigenen.

# Wer die Spiele gemacht hat.
about-games = Die Spiele und wer sie gemacht hat
about-thanks = Die Ideen gehören ihnen, die Namen auch. Wenn dir ein Spiel hier gefällt, hol dir die Schachtel auf den eigenen Tisch.
credit-sushi-go = Von Phil Walker-Harding. In Lizenz von Gamewright, einem Geschäftsbereich von Ceaco Inc. Ausgabe des Zoch Verlags (2014): Illustrationen von Tobias Schweiger. Ausgabe von Cocktail Games: Illustrationen von Nan Rangsima.
credit-wasabi = Auch als SUSHI! verkauft. Von Joshua Cappel und Adam Gertzbein, Grafik und Illustrationen von Joshua Cappel. Erschienen bei Z-Man Games.
credit-sushi-express = Von Michael Schacht. Erschienen bei ABACUSSPIELE (2005).

# Lizenzen.
about-licence = Lizenzen
licence-ours = Sushiya ist freie Software unter der MIT-Lizenz: Nutze es, ändere es, gib es weiter.
licence-others = Es baut auf der Arbeit anderer auf. Die runde Schrift ist M PLUS Rounded 1c unter der SIL Open Font License; alle übrigen Teile und ihre Lizenzen stehen in einer Liste.
licence-notices = Lizenzen der fremden Teile

# Was gespeichert wird.
about-notices = Nachrichten
notices-pass = Nachrichten laufen über den Dienst des Browser-Herstellers, verschlüsselt: Nur dein Gerät kann sie lesen.
about-privacy = Was über dich gespeichert wird
privacy-short = So wenig, wie ein Spiel braucht: kein Konto, keine Mailadresse, kein Passwort, keine Cookies. Niemand sonst wird gefragt oder erfährt etwas.
privacy-browser = In diesem Browser
browser-key = Ein zufälliger Schlüssel: Nur daran erkennt dich der Server.
browser-seats = Die Schlüssel zu deinen letzten Plätzen, und womit sich das Austeilen prüfen lässt.
browser-games = Spiele, die du noch einmal angesehen hast, geöffnete Aufzeichnungen und wie deine Spiele endeten, für Bilder und Statistik.
browser-wishes = Dein Name und deine Farbe, deine Einstellungen, wie du gern spielst, welche Hinweise du schon kennst, und welche Aufgaben du gelöst hast.
privacy-server = Auf dem Server
server-people = Zu jedem Tisch: Name und Farbe, die du dort gewählt hast, und ein Hash deines Schlüssels, der nichts öffnet. Wo alle wie ihr Wappen heißen, keinen Namen.
server-games = Jede Entscheidung und wann sie fiel, am Ende die Aufzeichnung des Spiels ohne Namen. Wer dort saß oder zusah, kann das Spiel wieder ansehen, andere nur, wenn es öffentlich gemacht wurde.
server-circles = In einem Spielkreis, dem du beigetreten bist: dein Name, deine Farbe, ein Hash deines Schlüssels und Ergebnisse nach Nummer. Namen und Ergebnisse sehen alle, die dabei sind.
server-sheets = Wertungsblöcke, die mehrere Handys gemeinsam ausfüllen, und eine Kopie deiner Abende, wenn du das willst.
server-notices = Wenn du Nachrichten einschaltest: wo der Hersteller deines Browsers sie für dieses Gerät annimmt, und in welcher Sprache. Es wird gelöscht, wenn du sie ausschaltest.
server-addresses = Netzadressen, aber nur im Arbeitsspeicher, um zu viele Anfragen abzuwehren; keine wird aufgeschrieben.
privacy-long = Wie lange
long-waiting = Ein Warteraum, den niemand anrührt, wird nach einem Tag geschlossen, ein laufendes Spiel nach 30 Tagen.
long-over = Beendete Tische werden nach 400 Tagen gelöscht, wenn es auf diesem Server nicht anders eingestellt ist.
long-sheets = Geteilte Wertungsblöcke werden zwei Wochen nach der letzten Änderung vergessen, eine Kopie der Abende nach 400 Tagen; beides sofort, wenn du vergessen wirst.
long-browser = Was dieser Browser behält, bleibt, bis du es löschst oder vergessen wirst.

# Vergessen werden.
about-forget = Vergessen werden
forget-what = Ein Knopf entfernt deinen Namen und deinen Schlüssel von diesem Server und aus diesem Browser.
forget-me = Vergiss mich
forget-sure = Überall vergessen werden?
forget-consequences = Dein Name und dein Schlüssel verschwinden von allen Tischen dieses Servers, auch aus den Aufzeichnungen, und dieser Browser vergisst alles, was er behalten hat. Deine laufenden Spiele spielen Bots zu Ende. Das lässt sich nicht rückgängig machen, und dein Rettungscode öffnet nichts mehr.
forget-yes = Ja, vergiss mich
forget-no = Lieber nicht
forget-done = { $count ->
    [0] Erledigt. Der Server kannte dich an keinem Tisch, und dieser Browser behält nichts mehr.
    [one] Erledigt. Dein Name und dein Schlüssel sind von einem Tisch verschwunden, und dieser Browser behält nichts mehr.
   *[other] Erledigt. Dein Name und dein Schlüssel sind von { $count } Tischen verschwunden, und dieser Browser behält nichts mehr.
}

# Sicherheit.
about-security = Eine Schwachstelle gefunden?
security-how = SECURITY.md im Quelltext sagt, wie du sie vertraulich meldest und was du von uns erwarten kannst.
