# Auf jeder Seite.
name = { $name }
close = Schließen
to-home = Zur Theke
try-again = Noch einmal versuchen
loading = Einen Moment …
unreachable = Der Server ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.
page-unknown = Diese Seite gibt es nicht.
tab = { $game } · Sushiya
language = Sprache
look = Aussehen
look-system = wie das System
look-light = hell
look-dark = dunkel
learn = So geht’s
leave-sure = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.
leave-yes = Tisch verlassen
leave-no = Bleiben

# Die Theke.
shop = Sushiya
back = Zurück
language-and-look = Sprache und Aussehen
games = Spiele
my-tables = Weiterspielen
my-tables-more = { $count ->
    [one] noch einer
   *[other] noch { $count }
}
open-tables = Offene Tische
open-tables-none = Gerade keiner. Mach einen für Freunde auf und zeig ihn allen.
slip-waiting = { $free ->
    [0] wartet auf den Start
    [one] wartet, ein Platz ist frei
   *[other] wartet, { $free } von { $places } Plätzen sind frei
}
slip-your-turn = Du bist dran, seit { $since }
slip-your-turn-left = Du bist dran, noch { span }
span = { $unit ->
    [days] { $count } Tage
    [hours] { $count } Std.
   *[minutes] { $count } Min.
}
slip-watch = Du kannst zuschauen.
slip-people = { $bots ->
    [0] mit { $names }
    [one] mit { $names } und einem Bot
   *[other] mit { $names } und { $bots } Bots
}
slip-bots = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
}
leave-table = Diesen Tisch verlassen ({ $game })
leave-room-sure = Dein Platz wird für jemand anderen frei.
dish-sushi-go = Sushi Go!
dish-sushi-go-taste = Eine Karte behalten, den Rest weitergeben und aus dem, was vorbeikommt, das Beste machen.
dish-wasabi = Wasabi!
dish-wasabi-taste = Zutaten auf das gemeinsame Brett legen, bis deine geheimen Rezepte in einer Linie liegen.
dish-sushi-express = Sushi Express
dish-sushi-express-taste = Wetten, wie weit dein Lieferwagen heute kommt, würfeln und die beste Kundschaft erwischen.
players-range = { $from }–{ $to }
minutes = { $minutes } Min.
play-bots = { $count ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $count } Bots spielen
}
play-friends = Tisch für Freunde
bots-of = Bots für { $game }
bot-count = Wie viele Bots
bot-level = Wie sie spielen
level-first = Neu hier? Fang mit „{ $level }“ an: Da spielt jemand nach den Regeln und macht Fehler wie wir alle.
level-first-home = Neu hier? Ein geführtes Spiel zeigt dir in ein paar Minuten alles. Oder fang mit Lehrlingen an: Die Regler neben „Spielen“ stellen die Bots ein.
levels-missing = { $levels } können hier noch nicht spielen: Ihre Engine wird noch gebaut, oder es fehlt ein C-Compiler.
code = Mit sechs Buchstaben an einen Tisch
code-join = Hingehen
code-short = Ein Code hat sechs Buchstaben.
code-page = Ein Tisch mit Code
dead-link = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde längst abgeräumt.
new-table = Neuer Tisch: { $game }
new-table-offer = Oder mach selbst einen Tisch auf:
about = Über Sushiya
imprint = Impressum
privacy = Datenschutz
recovery-link = Meine Spiele in einem anderen Browser
recovery-link-new = Ich habe einen Rettungscode
recovery-offer = Manche Browser vergessen nach einer Woche alles. Ein Rettungscode bringt deine Spiele zurück.
recovery-offer-show = Code zeigen
recovery-offer-no = Jetzt nicht
come-back = Zurückkommen
invite-copied = Kopiert

# So geht’s.
learn-title = { $game }: so geht es
learn-minute = In einer Minute
learn-print = Ein Blatt drucken
learn-sushi-go-1 = Du hast ein paar Karten auf der Hand. Behalte heimlich eine davon, wie alle anderen auch.
learn-sushi-go-2 = Haben alle gewählt, wird gleichzeitig aufgedeckt. Die behaltenen Karten bleiben offen liegen.
learn-sushi-go-3 = Der Rest jeder Hand wandert einen Platz weiter, und du wählst aus ganz neuen Karten.
learn-sushi-go-4 = Sammeln lohnt sich: zwei Tempura 5, drei Sashimi 10, Teigtaschen mit jeder weiteren mehr.
learn-sushi-go-5 = Leg zuerst Wasabi aus: Das nächste Sushi darauf zählt dann dreimal so viel.
learn-sushi-go-6 = Die meisten Maki punkten jeden Durchgang, die meisten Desserts am Ende, nach drei Durchgängen.
learn-wasabi-1 = Du hast drei Zutaten und drei Rezepte. Was du kochen willst, weißt nur du.
learn-wasabi-2 = Jedes Mal legst du eine Zutat auf das Brett. Alle kochen auf demselben.
learn-wasabi-3 = Liegen die Zutaten eines Rezepts nebeneinander, egal in welcher Reihenfolge, servierst du es für Punkte.
learn-wasabi-4 = Liegen sie genau wie im Rezept, servierst du mit Stil und bekommst Wasabi-Würfel dazu.
learn-wasabi-5 = Jedes Rezept bringt eine Aktionskarte: Schnitt!, Stapel!, Tausch!, Scharf! oder Wasabi!.
learn-wasabi-6 = Ist das Brett voll, gewinnen die meisten Punkte. Zehn servierte Rezepte gewinnen sofort.
learn-sushi-express-1 = Alle setzen auf eine Zahl von 2 bis 12: So weit soll dein Lieferwagen fahren.
learn-sushi-express-2 = Die höchste Wette würfelt, höchstens zweimal. Platzt sie, würfelt die nächste; klappt sie, fahren alle darunter mit.
learn-sushi-express-3 = Die höchste fährt und wählt zuerst, über andere hinweg. Am Sushi Express nimmst du eine Kundenkarte mit.
learn-sushi-express-4 = Die erste Karte einer Figur bringt 3 Punkte, jede weitere derselben nur noch 1.
learn-sushi-express-5 = Wette geplatzt oder genau am Park? Zieh eine Aktionskarte. Die niedrigste Wette entscheidet, ob die Reihe bleibt.
learn-sushi-express-6 = Sammle auch Trinkgeld: Wer am Ende am wenigsten hat, verliert Punkte. Die meisten Punkte gewinnen.
drawings = Zeichnungen
daily-link = Tagesspiel
daily-link-more = dieselben Karten für alle
solo-link = Allein spielen
solo-link-more = auch ohne Netz
puzzles-link = Aufgaben
puzzles-link-more = eine Stellung, die beste Wahl
pad-link = Wertungsblock
pad-link-more = für eine Partie am echten Tisch
box-link = Meine Schachtel
box-link-more = mit den Rezepten deines Wasabi!
circles-link = Spielkreise
circles-link-more = für Familie, Klasse oder Verein
my-games-link = Meine Spiele
my-games-link-more = alles, was du gespielt hast
ways-soon = Für zwischendurch
ways-beside = Außerdem
guided-first = Geführtes Spiel
guided-resume = Geführtes Spiel fortsetzen
