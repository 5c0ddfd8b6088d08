# Der Wertungsblock auf Deutsch.
pad-title = Wertungsblock
pad-which-box = Welche Schachtel hast du?
pad-go-on = Weiterzählen
pad-more = Mehr
pad-evenings = Spieleabende und Siege
pad-blank = Leere Wertungsblätter
pad-stays-here = Was du zählst, bleibt auf diesem Gerät. Es geht auch ohne Netz.
pad-game-sushi-go = Sushi Go!
pad-game-wasabi = Wasabi!
pad-game-sushi-express = Sushi Express
pad-maker-cocktail = Cocktail Games, Gamewright
pad-maker-zoch = Zoch
pad-box-sushi-go-cocktail = Mit Teigtaschen und Tintenfisch. Bei Gleichstand werden die Punkte geteilt. In der Schachtel von Gamewright heißen einige Karten anders; gezählt wird gleich.
pad-box-sushi-go-zoch = Mit Muscheln und Thunfisch. Bei Gleichstand bekommen alle die vollen Punkte.
pad-box-wasabi-standard = Rezepte auf einem gemeinsamen Brett: Marker nach Länge, dazu Wasabi-Würfel.
pad-box-sushi-express-standard = Lieferwagen, Würfel und Gäste: Kundenkarten, Trinkgeld und übrige Aktionskarten.

# Wer spielt.
pad-who-plays = Wer spielt mit?
pad-box-chosen = { $game }, für { $from } bis { $to }
pad-players = Mitspielende
pad-remove-player = { $name } spielt nicht mit
pad-known = Schon hier gespielt
pad-forget-player = { $name } vergessen
pad-new-player = Name
pad-add-player = Dazu
pad-crest = Wappen
pad-house-rules = Hausregeln
pad-as-the-box = (wie in der Schachtel)
pad-start = Los, zählen
pad-players-missing = { $count ->
    [0] Es spielen { $from } bis { $to } mit.
   *[other] Bisher { $count }; es spielen { $from } bis { $to } mit.
}

# Zählen.
pad-undo = Zurücknehmen
pad-settings = Namen und Regeln
pad-rounds = Durchgänge
pad-nth-round = Durchgang { $round }
pad-count = Zählen
pad-result = Ergebnis
pad-next = Weiter: { $name }
pad-points = Punkte
pad-cards-of = { $count } von { $full } Karten
pad-plate = Vor { $name }
pad-plate-empty = Tipp an, was vor { $name } liegt.
pad-take-away = { $piece }: { $count }. Eins weniger
pad-key = { $piece }: { $count }. Eins mehr
pad-keys = Was gezählt wird
pad-group-maki = Maki
pad-group-sets = Sätze
pad-group-nigiri = Ohne Wasabi
pad-group-wasabi = Auf Wasabi
pad-group-others = Andere Karten
pad-group-customers = Gäste und Trinkgeld
pad-group-actions = Übrige Aktionskarten
pad-group-tokens = Marker und Würfel
pad-why = { $points }, warum?
pad-ask-why = Tipp auf eine Zahl, um zu sehen, woher sie kommt.
pad-total = Summe
pad-rename = Anderer Name für { $name }
pad-recipes = Rezepte mit Namen
pad-recipes-why = Wenn du magst: welche Rezepte { $name } fertig hat. Die Marker zählen so oder so.
pad-recipe-length = { $length }er-Rezepte

# Warum.
pad-why-maki = { $place ->
    [1] { $sharers ->
        [1] { $icons } Maki, die meisten: { $points }.
       *[other] { $ties ->
            [split] { $sharers } haben gleich viele, die meisten Maki ({ $icons }). In dieser Schachtel teilen sie sich 6, abgerundet: je { $points }.
           *[full] { $sharers } haben gleich viele, die meisten Maki ({ $icons }). In dieser Schachtel bekommen alle davon volle { $points }.
        }
    }
    [2] { $sharers ->
        [1] { $points ->
            [0] { $icons } Maki, die zweitmeisten; nach einem Gleichstand an der Spitze gibt es in dieser Schachtel aber keinen zweiten Platz.
           *[other] { $icons } Maki, die zweitmeisten: { $points }.
        }
       *[other] { $points ->
            [0] { $leaders ->
                [1] { $sharers } haben die zweitmeisten Maki ({ $icons }). Geteilt und abgerundet bleibt von 3 nichts.
               *[other] { $icons } Maki, die zweitmeisten; nach einem Gleichstand an der Spitze gibt es in dieser Schachtel aber keinen zweiten Platz.
            }
           *[other] { $ties ->
                [split] { $sharers } haben die zweitmeisten Maki ({ $icons }). In dieser Schachtel teilen sie sich 3, abgerundet: je { $points }.
               *[full] { $sharers } haben die zweitmeisten Maki ({ $icons }). In dieser Schachtel bekommen alle davon volle { $points }.
            }
        }
    }
   *[0] { $icons ->
        [0] Keine Maki, keine Punkte.
       *[other] { $icons } Maki: weder die meisten noch die zweitmeisten.
    }
}
pad-why-tempura = { $count ->
    [0] Keine Tempura.
   *[other] { $count } Tempura bringen { $points }: 5 für je zwei.
}
pad-why-sashimi = { $count ->
    [0] Keine Sashimi.
   *[other] { $count } Sashimi bringen { $points }: 10 für je drei.
}
pad-why-dumpling = { $count ->
    [0] Keine { $name }.
   *[other] { $name }, Karten: { $count }. Sie bringen { $points }; die Stufen sind 1, 3, 6, 10, 15.
}
pad-why-nigiri = { $count ->
    [0] Kein { $name }.
   *[other] { $tripled ->
        [0] { $name }, Karten: { $count }. Sie bringen { $points }: 1, 2 oder 3 je Karte.
       *[other] { $name }, Karten: { $count }. Sie bringen { $points }; auf Wasabi: { $tripled }, dreifach gezählt.
    }
}
pad-why-round = Durchgang { $round }: Maki { $maki }, Tempura { $tempura }, Sashimi { $sashimi }, { $dumplings } { $dumpling }, { $nigiris } { $nigiri }.
pad-why-pudding = { $over ->
    [no] { $name } bisher: { $count }. Sie zählen nach Durchgang 3.
   *[yes] { $standing ->
        [most] { $sharers ->
            [1] { $count } { $name }, die meisten: { $points }.
           *[other] { $ties ->
                [split] { $sharers } haben die meisten { $name } ({ $count }). In dieser Schachtel teilen sie sich 6, abgerundet: je { $points }.
               *[full] { $sharers } haben die meisten { $name } ({ $count }). In dieser Schachtel bekommen alle davon volle { $points }.
            }
        }
        [fewest] { $loss ->
            [no] Die wenigsten { $name } ({ $count }), aber dafür verliert hier niemand etwas.
           *[yes] { $sharers ->
                [1] { $count } { $name }, die wenigsten: { $points }.
               *[other] { $ties ->
                    [split] { $sharers } haben die wenigsten { $name } ({ $count }). In dieser Schachtel teilen sie sich den Verlust von 6, abgerundet: je { $points }.
                   *[full] { $sharers } haben die wenigsten { $name } ({ $count }). In dieser Schachtel verlieren alle davon volle 6.
                }
            }
        }
       *[between] { $name }: { $count }, weder die meisten noch die wenigsten; oder alle haben gleich viele.
    }
}
pad-why-customer = { $count ->
    [0] { $name }: keine Karte.
   *[other] { $name }, Karten: { $count }. Die erste bringt 3, jede weitere 1: { $points }.
}
pad-why-tips = { $points ->
    [0] { $most ->
        [0] Niemand hat Trinkgeld, also verliert niemand etwas.
       *[other] Trinkgeld: { $count }. Am wenigsten ist { $fewest }, hier geht also nichts verloren.
    }
   *[other] Trinkgeld: { $count }, am wenigsten. Am meisten ist { $most }, und so viel geht verloren: { $points }.
}
pad-why-tokens = { $count ->
    [0] Kein Marker für { $length }er-Rezepte.
   *[other] Marker für { $length }er-Rezepte: { $count }. Sie bringen { $points }.
}
pad-why-cubes = Würfel: { $count }, je ein Punkt.

# Gleichstand und Ende.
pad-tie-puddings = { $seats } haben je { $points } Punkte; wer mehr { $name } hat, liegt vorn.
pad-tie-actions = { $seats } haben je { $points } Punkte; wer mehr Aktionskarten übrig hat, liegt vorn. Trinkgeld zählt dabei nicht.
pad-tie-cubes = { $seats } haben je { $points } Punkte; wer mehr Würfel hat, liegt vorn.
pad-tie-shared = { $seats } haben je { $points } Punkte und teilen sich den Platz.
pad-ten-tokens = { $seat } hat alle zehn Marker und gewinnt sofort, egal wie die Punkte stehen.
pad-won = { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
pad-ahead = { $count ->
    [one] liegt vorn
   *[other] liegen vorn
}
pad-not-yet = Das Ergebnis steht nach Durchgang 3 fest.
pad-missing = { $name }, Durchgang { $round }: { $count } von { $full } Karten.
pad-finish = Das Spiel ist aus
pad-go-on-counting = Weiterzählen
pad-correct = Eine Zahl berichtigen
pad-again = Noch ein Spiel, gleiche Runde
pad-share = Als Bild teilen
pad-shared-shared = Geteilt.
pad-shared-saved = Das Bild ist gespeichert.
pad-bg-stats = An die App BG Stats geben
pad-reopen = Das Spiel geht weiter
pad-discard = Diesen Abend wegwerfen
pad-discard-sure = Alle seine Zahlen gehen verloren.
pad-discard-no = Behalten
pad-discard-yes = Wegwerfen

# Abende.
pad-which-game = Spiel
pad-all-games = Alle Spiele
pad-ranking = Siege
pad-player = Name
pad-wins = Siege
pad-games = Spiele
pad-best = Bestes
pad-all-evenings = Alle Abende
pad-still-open = noch nicht zu Ende
pad-none-yet = Noch keiner.
pad-files = Dateien
pad-save-json = Alles sichern (JSON)
pad-save-csv = Tabelle sichern (CSV)
pad-open-file = Datei öffnen
pad-files-hold = In der JSON-Datei steht alles; auf einem anderen Gerät kann man sie öffnen. Tabellen und Partien der App BG Stats bringen nur Summen mit.
pad-file-read = { $count ->
    [one] Ein Abend wurde gelesen.
   *[other] { $count } Abende wurden gelesen.
}
pad-file-not-readable = Diese Datei ist nicht lesbar: kein JSON des Wertungsblocks, keine Tabelle mit seinen Spalten und keine Partie von BG Stats.
pad-file-nothing-there = In dieser Datei ist kein Abend, den der Wertungsblock behalten kann.

# Eine Kopie auf dem Server.
pad-copy = Kopie auf dem Server
pad-copy-off = Bisher sind deine Abende nur auf diesem Gerät. Mit einer Kopie kommen sie auf jedes Gerät, das deinen Rettungscode hat, sobald du sie auch dort einschaltest.
pad-copy-on = Eine Kopie deiner Abende liegt auf diesem Server, bis 400 Tage nach der letzten Änderung. Nur dein Schlüssel öffnet sie.
pad-copy-begin = Kopie aufbewahren
pad-copy-delete = Kopie löschen
pad-copy-delete-sure = Die Kopie verschwindet vom Server; was dieses Gerät hat, bleibt hier.
pad-copy-delete-no = Behalten
pad-copy-busy = Wird kopiert …
pad-copy-away = Der Server ist gerade nicht zu erreichen; es wird später wieder versucht.
pad-copy-done = { $count ->
    [one] Ein Abend ist kopiert.
   *[other] { $count } Abende sind kopiert.
}

# Mehrere Handys.
pad-share-phones = Mehrere Handys
pad-share-how = Die anderen scannen diesen Code. Jedes Handy trägt seinen eigenen Teller ein, und alle sehen dieselben Punkte.
pad-share-unreachable = Der Laden ist gerade nicht zu erreichen. Zähl allein weiter; teilen kannst du später.
pad-join = Mitmachen
pad-join-whose = Wessen Teller trägst du ein?
pad-join-all = Alle

# Papier.
pad-print = Drucken
pad-date = Datum
