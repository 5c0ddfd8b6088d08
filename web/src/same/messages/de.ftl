# The same cards at several tables.
same-title = Dieselben Karten
same-what = Alle bekommen genau dasselbe: dieselben Karten, Plättchen und Würfel, und Bots, die gleich entscheiden. Danach vergleicht ihr.
same-you-new = Spiel dieselben Karten
same-you-playing = Du spielst diese Karten gerade
same-you-played = Du hast diese Karten gespielt
same-you-skipped = Du schaust nur zu
same-play = Diese Karten spielen
same-play-again = Noch einmal spielen
same-mine = Zu deinem Tisch
same-seen-you = Du kennst diese Karten. Wenn du sie noch einmal spielst, sehen es alle am Tisch.
same-no-more = Mehr Tische können diese Karten nicht spielen. Teil nach einer anderen Partie neue.
same-skip = Ich möchte sie nicht spielen
same-skip-sure = Du siehst dann alles, und es wird vermerkt, dass du diese Karten kennst. Alles zeigen?
same-skip-yes = Alles zeigen
same-browser = Wer dabei saß, zugeschaut oder die Partie noch einmal angesehen hat, ist vermerkt, und zwar der Browser. Ein anderer Browser gilt als andere Person.
same-send = Weitergeben
same-nobody = Schick den Link: Wer ihn öffnet, bekommt genau diese Karten, auch noch Tage später.
same-qr = QR-Code mit dem Link zu diesen Karten
same-text = { $game }: Spiel dieselben Karten wie wir und vergleiche.
same-tables = Die Tische
same-later = Bis du diese Karten zu Ende gespielt hast, siehst du nur Punkte, keine Karten.
same-table = Tisch { $number }
same-table-yours = Tisch { $number }, deiner
same-state-open = Ein Platz ist frei
same-state-waiting = Beginnt gleich
same-state-running = Spielt noch
same-state-over = Beendet
same-state-left = Vor dem Ende verlassen
same-state-gone = Nicht mehr gespeichert
same-seen = hat diese Karten gesehen
same-join = Dort dazusetzen
same-replay = Noch einmal ansehen
same-kinds = Punkte im Einzelnen
compare-title = Vergleich
compare-where = Wo ihr zuerst anders gewählt habt
compare-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
compare-place = { $place }. Platz
compare-which = Tisch { $place } des Vergleichs
compare-parting = { $count ->
    [0] Schon die erste Entscheidung war verschieden:
    [one] Eine Entscheidung war gleich, dann trennten sich die beiden Tische:
   *[other] { $count } Entscheidungen waren gleich, dann trennten sich die beiden Tische:
}
compare-alike = Alle { $count } Entscheidungen waren an beiden Tischen gleich.
compare-alike-left = { $count ->
    [one] So weit beide gespielt haben, war die eine Entscheidung gleich.
   *[other] So weit beide gespielt haben, waren alle { $count } Entscheidungen gleich.
}
compare-by-bot = Ein Bot hat gewählt
compare-by-clock = Die Uhr hat gewählt
compare-see = Dort ansehen
compare-wait = Wird verglichen …
course-title = Punkte an beiden Tischen, Schritt für Schritt
course-from = { $table }: von { $before } auf { $after } Punkte
course-missing = Die Punkte Schritt für Schritt lassen sich gerade nicht zeigen.
room-same-what = Ein anderer Tisch kann jetzt oder Tage später genau dieselben Karten spielen, und ihr vergleicht. Die Regeln bleiben von da an, wie sie sind.
room-same-share = Link zu diesen Karten machen
room-same-on = Wer diesen Link öffnet, bekommt einen eigenen Tisch mit diesen Karten.
room-same-link = Link für andere Tische
