# Playing alone, on this device.
solo-title = Allein spielen
solo-what = Gegen Bots, auf diesem Gerät selbst: Es braucht keinen Server und kein Netz.
solo-going = Angefangene Spiele
solo-game = { $game }, gegen { $level ->
    [apprentice] { $count ->
        [one] einen Lehrling
       *[other] { $count } Lehrlinge
    }
    [cook] { $count ->
        [one] einen Koch
       *[other] { $count } Köche
    }
    [chef] { $count ->
        [one] einen Küchenchef
       *[other] { $count } Küchenchefs
    }
    [master] { $count ->
        [one] einen Meister
       *[other] { $count } Meister
    }
   *[other] { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    }
}
solo-played = Zuletzt gespielt { $when }
solo-drop = Dieses Spiel löschen
solo-drop-sure = Das Spiel wird auf diesem Gerät gelöscht und lässt sich nicht zurückholen.
solo-drop-yes = Löschen
solo-drop-no = Behalten
solo-new = Ein neues Spiel
solo-which = Welches Spiel
solo-rules = Regeln
solo-deal = Austeilen
solo-first = Bereite dich vor dem ersten Spiel oben auf dieser Seite vor.
solo-starting = Die Regeln werden gestartet. Das dauert einige Sekunden …
solo-records = Fertige Spiele stehen unter „Meine Spiele“: zum Wiederansehen und zum Sichern als Datei.

# The pack.
pack-title = Ohne Netz
pack-what = Dein Gerät teilt aus und urteilt selbst. Dafür holt es einmal { $size } und behält sie.
pack-get = Fürs Spielen ohne Netz vorbereiten ({ $size })
pack-fetching = Wird geholt: { $done } von { $size }
pack-finishing = Alles ist da. Die Seiten werden noch gesichert …
pack-kept = Bereit: Du kannst ohne Netz spielen.
pack-remove = Die { $size } von diesem Gerät entfernen
pack-unable = Dieser Browser kann hier nichts behalten. Darum braucht es ein Netz, und bei jedem Besuch werden { $size } geholt.

# What went wrong, and what to do.
solo-no-network = Was dafür nötig ist, ließ sich nicht holen. Such dir ein Netz und versuch es noch einmal; danach braucht es keins mehr.
solo-full = Auf diesem Gerät ist kein Platz mehr dafür. Lösch etwas auf dem Gerät oder in diesem Browser und versuch es noch einmal.
solo-old-browser = Dieser Browser ist zu alt, um allein zu spielen. Aktualisier ihn oder nimm einen anderen.
solo-not-started = Die Regeln ließen sich auf diesem Gerät nicht starten. Schließ andere Seiten oder aktualisier deinen Browser und versuch es noch einmal.
solo-gone = Dieses Spiel ist nicht mehr auf diesem Gerät.
solo-elsewhere = Dieses Spiel ist auf einer anderen Seite dieses Browsers offen. Spiel dort weiter, oder schließ jene Seite und versuch es noch einmal.
solo-problem = Das Spiel kann nicht weitergehen
solo-failed = Auf diesem Gerät ging etwas schief. Dein Spiel ist gesichert: Lade die Seite neu, um weiterzuspielen.

# Von einem Schritt eines beendeten Spiels aus weitergespielt.
play-on = Von hier aus weiterspielen
play-on-what = Ab Schritt { $step }, und was gezogen oder gewürfelt wird, kommt wie damals. Bots spielen für die anderen. Das ist Übung und zählt nirgends.
play-on-seat = Dein Platz
play-on-level = Die anderen
play-on-as-it-was = Wie sie waren
play-on-start = Weiterspielen
play-on-get = Dein Gerät teilt selbst aus. Dafür holt es zuerst { $size }, einmal für alle Spiele, und behält sie.
play-on-over = Bei diesem Schritt ist das Spiel zu Ende. Geh einige Schritte zurück und spiel von dort aus weiter.
play-on-missing = Dieses Spiel wurde gespeichert, bevor man es weiterspielen konnte. Öffne es noch einmal mit Netz.
practice-from = Übung, weitergespielt ab Schritt { $step }
