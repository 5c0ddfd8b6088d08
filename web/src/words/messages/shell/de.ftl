# Der Tisch rund um jedes Spiel.
place-free = frei

# Wer am Zug ist.
status-mine = Du bist dran
status-waiting = Warten auf { $names }
status-watching = Schau, was passiert
clock-left = { $seconds ->
    [1] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
clock-span-left = Noch { span } für diese Entscheidung
away-me = Ein Bot spielt für dich.
back-me = Ich bin wieder da
away-dropped = { $name } hat die Verbindung verloren.
away-gone = { $name } ist seit einer Minute weg.
away-bots = Ein Bot spielt für { $names }.
away-back = { $name } ist wieder da.
status-working = Einen Moment …
status-over = Das Spiel ist aus
status-lost = Verbindung weg, neuer Versuch
lost-hint = Du kannst dich umsehen. Was du jetzt wählst, geht ab, sobald die Verbindung wieder steht.
skip = Vorspulen bis jetzt
tab-mine = ● Du bist dran · { $game }

# Anheben und absenden.
raise-hint = Tipp etwas an, um zu sehen, was es bewirkt.
raised-hint = Noch einmal antippen oder den Knopf drücken, dann gilt es.
held-hint = Gewählt. Du kannst es ändern, bis alle gewählt haben.
watching-hint = Du schaust zu.
pending-sending = Wird gesendet: { $command }
pending-offline = Noch nicht gesendet: { $command }
lower = Zurücklegen
take-back = Zurücknehmen

# Tafeln.
log = Was geschah
log-empty = Noch ist nichts geschehen.
scores = Punkte
scores-empty = Hier stehen die Punkte, sobald es welche gibt.
scores-total = Summe
scores-why = { $points }, warum?
missed = Während du weg warst

# Zurufe.
reactions = Zurufe

# Menü.
menu = Menü
menu-screen = Ansicht
menu-notices = Ton und Bildschirm
menu-table = Dieser Tisch
free-seat = Ein Bot spielt sofort weiter. { $name } kann zurückkommen, solange der Tisch nicht gesperrt ist.
plain-screen = Schlichte Ansicht
plain-screen-hint = Überschriften, Listen und Knöpfe, für jedes Spiel
table-screen = Tischansicht
table-screen-hint = Groß und ohne deine Hand, für einen Laptop oder Fernseher, den alle sehen
lessons = Unterwegs erklären
lessons-hint = Ein paar Worte, wenn du etwas zum ersten Mal entscheidest
answers = Für mich antworten
answers-hint = Nach zwei Sekunden, wo es nichts zu wählen gibt
speed = Tempo der anderen
speed-calm = gemütlich
speed-normal = normal
speed-fast = flott
sound = Ton, wenn du dran bist
vibration = Vibrieren, wenn du dran bist
awake = Bildschirm anlassen
mute = Zurufe stumm schalten von
move-seat = Auf einem anderen Gerät weiterspielen
move-seat-code = Öffne dort diesen Tisch und tipp { $code } ein. Der Code gilt einmal, zehn Minuten lang.
let-bot-play = Einen Bot für { $name } spielen lassen
leave = Verlassen
leave-over = Das Spiel ist aus. Der Tisch verschwindet nur aus deiner Liste.

# Tasten.
keys = Tasten

# Das Ende.
rematch = Revanche
rematch-alone = Noch einmal
see-again = Noch einmal ansehen
ask-coach = Coach fragen
same-share = Dieselben Karten für Freunde
same-compare = Mit anderen Tischen vergleichen
place-seen = Hat diese Karten gesehen
hint = Tipp
rematch-join = Zur Revanche
rematch-watch = Bei der Revanche zuschauen
rematch-follow = Es gibt eine Revanche; du schaust weiter zu.

# Ein Tisch, der nicht aufgeht.
table-problem = Dieser Tisch lässt sich nicht öffnen
table-closed = Dieser Tisch ist geschlossen
table-closed-hint = An der Theke kannst du einen neuen aufmachen.
seat-gone = Dieses Gerät hat den Platz nicht mehr
seat-gone-hint = Er wurde aufgegeben, oder jemand anders sitzt jetzt dort. Du kannst nachsehen, ob ein anderer frei ist.
seat-moved = Du spielst auf einem anderen Gerät weiter
seat-moved-hint = Dein Platz wurde dort geöffnet. Kommst du hierher zurück, wird er dort geschlossen.
seat-removed = Ein Bot hat deinen Platz übernommen
seat-removed-hint = So wollte es, wer den Tisch leitet. Der Platz bleibt deiner, bis das Spiel endet: Du kannst zurückkommen.
connection-refused = Die Verbindung wurde beendet
connection-refused-hint = Der Server hat diese Seite nicht verstanden; lade sie neu.
join-again = Wieder dazusetzen

# Zurufe, Tasten, Hinweise und das Ende.
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
keys-space-bar = Leertaste
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
fixed-counted = Tagesspiel
fixed-practice = Übung
fixed-result = Ergebnis ansehen
deal-check = Wurde ehrlich gemischt?
deal-fair = Ja: Alles stand fest, bevor es jemand wissen konnte, und dein Anteil steckt darin.
deal-fixed = Was gegeben wird, stand fest, bevor es diesen Tisch gab, und es passt zu dem Siegel, das dieses Gerät gesehen hat.
deal-unfair = Die Aufzeichnung dieses Spiels passt nicht zu dem, was dieses Gerät vor dem Spiel gesehen hat.
deal-unknown = Die Aufzeichnung ist in sich stimmig, aber von diesem Gerät steckt kein Anteil darin; mehr kann es nicht sagen.
deal-missing = Die Aufzeichnung dieses Spiels ließ sich nicht abrufen, darum konnte nichts geprüft werden. Versuche es später noch einmal.
deal-what = Was das beweist und was nicht
deal-steps = Jeden Schritt ansehen
deal-how = Vor dem Spiel hat das Haus ein Geheimnis versiegelt, und das Gerät jeder Person hat sich auf eine Zufallszahl festgelegt. Erst als alle Plätze feststanden, haben die Geräte ihre Zahlen aufgedeckt. Aus dem Geheimnis und diesen Zahlen folgt, was gegeben und später gezogen oder gewürfelt wird.
deal-proves = Bewiesen ist: Niemand, auch das Haus nicht, konnte sich aussuchen oder ändern, was gegeben wird, nachdem die Plätze feststanden, und niemand konnte es wissen, bevor alle Zahlen aufgedeckt waren. Ein ehrliches Gerät genügt.
deal-proves-not = Nicht bewiesen ist, dass niemand, der diesen Server betreibt, während des Spiels in die Karten gesehen hat; und nichts ist bewiesen, wenn alle Personen dieselbe sind. Wer einen Platz hat, vielleicht der Betreiber selbst, kann seine Zahl zurückhalten. Dann wird ohne sie neu gegeben, und das steht in der Aufzeichnung.
deal-fixed-how = Was hier gegeben wird, stand fest, bevor es den Tisch gab, denn andere spielen dasselbe. Der Tisch hat von Anfang an ein Siegel davon gezeigt; kein Gerät hat eine Zahl dazugegeben. Aus dem Versiegelten folgt, was gegeben und später gezogen oder gewürfelt wird, und daraus und aus der Stellung folgt, was die Bots wählen.
deal-fixed-proves = Bewiesen ist: Niemand, auch das Haus nicht, konnte ändern, was gegeben wird, nachdem dieses Gerät das Siegel gesehen hatte.
deal-fixed-proves-not = Nicht bewiesen ist, dass es vorher niemand kannte: Wer es festgelegt oder schon gespielt hat, konnte es kennen.
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
rule-open = Regel { $rule }

# A guided first game.
guide-next = Weiter
guide-real = Richtig spielen
guide-again = Neu anfangen
guide-not-counted = Ein geführtes Spiel: Es zählt nirgends.
guide-remark = Zu deinem Zug
guide-told = { $told } von { $of } Dingen erklärt
known = Was du wissen kannst
known-count = × { $count }
known-odds = { $percent } %
practice = Übung
