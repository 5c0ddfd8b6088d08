# Was nur an einem laufenden Tisch gesagt wird; die Startseite lädt es nicht.
reaction-hello = Hallo!
reaction-nice = Schön gespielt
reaction-wow = Wow
reaction-oops = Hoppla
reaction-thinking = Lass mich überlegen
reaction-hurry = Ich hab schon Hunger
reaction-thanks = Danke
reaction-again = Noch eine Runde?
keys-tab = weiter zum Nächsten
keys-arrows = zwischen Karten, Feldern oder Zeilen bewegen
keys-numbers = Karte oder Antwort an dieser Stelle anheben
keys-enter = anheben, beim zweiten Mal gilt es
keys-space = überspringen, was gerade gezeigt wird
keys-escape = wieder zurücklegen
keys-take-back = zurücknehmen
keys-scores = Punkte
keys-log = was geschah
keys-react = Zurufe
keys-menu = Menü
keys-help = diese Liste
keys-on = Einzelne Tasten
keys-on-hint = Schalt sie aus, wenn sie der Sprachsteuerung in die Quere kommen
lesson = Neu für dich
lesson-got-it = Verstanden
lesson-off = Keine Hinweise mehr
over-winners = { $mine ->
    [yes] { $count ->
        [1] Du hast gewonnen!
       *[other] Ihr gewinnt gemeinsam: { $names }
    }
   *[no] { $count ->
        [1] { $names } gewinnt
       *[other] Gemeinsam gewinnen: { $names }
    }
}
over-fold = Zuklappen
over-unfold = Rangliste zeigen
deal-check = Wurde ehrlich gemischt?
deal-fair = Ja: Alles stand fest, bevor es jemand wissen konnte, und dein Anteil steckt darin.
deal-unfair = Die Aufzeichnung dieses Spiels passt nicht zu dem, was dieses Gerät vor dem Spiel gesehen hat.
deal-unknown = Die Aufzeichnung ist in sich stimmig, aber von diesem Gerät steckt kein Anteil darin; mehr kann es nicht sagen.
deal-missing = Die Aufzeichnung dieses Spiels ließ sich nicht abrufen, darum konnte nichts geprüft werden. Versuche es später noch einmal.
deal-what = Was das beweist und was nicht
deal-how = Vor dem Spiel hat das Haus ein Geheimnis versiegelt, und das Gerät jeder Person hat sich auf eine Zufallszahl festgelegt. Erst als alle Plätze feststanden, haben die Geräte ihre Zahlen aufgedeckt. Aus dem Geheimnis und diesen Zahlen folgt, was gegeben und später gezogen oder gewürfelt wird.
deal-proves = Bewiesen ist: Niemand, auch das Haus nicht, konnte sich aussuchen oder ändern, was gegeben wird, nachdem die Plätze feststanden, und niemand konnte es wissen, bevor alle Zahlen aufgedeckt waren. Ein ehrliches Gerät genügt.
deal-proves-not = Nicht bewiesen ist, dass niemand, der diesen Server betreibt, während des Spiels in die Karten gesehen hat; und nichts ist bewiesen, wenn alle Personen dieselbe sind. Wer einen Platz hat, vielleicht der Betreiber selbst, kann seine Zahl zurückhalten. Dann wird ohne sie neu gegeben, und das steht in der Aufzeichnung.
deal-files = Du musst dieser Seite nicht glauben: Mit beiden Dateien und dem Skript docs/check_deal.py aus dem Projekt kannst du alles selbst nachprüfen.
deal-record = Aufzeichnung sichern
deal-seen = Sichern, was dieses Gerät gesehen hat

# Antworten, die dieser Bildschirm von selbst gibt.
answering = In { $seconds } s für dich: { $command }
answering-wait = Warten

# Das Ende als Szene.
status-counting = Die letzten Punkte
finale = Wie es ausgeht
finale-skip = Überspringen
over-shared = Gleichstand in allem, was zählt: Der Sieg wird geteilt.
over-equal = Je { $points } Punkte: { $names }.
