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
level-random = Lehrling
level-random-hint = Nimmt, was kommt; gut für den ersten Versuch.
level-cook = Koch
level-cook-hint = Versteht das Handwerk und spielt solide.
code = Mit sechs Buchstaben an einen Tisch
code-join = Hingehen
code-short = Ein Code hat sechs Buchstaben.
code-page = Ein Tisch mit Code
about = Über Sushiya
recovery-link = Meine Spiele in einem anderen Browser
recovery-link-new = Ich habe einen Rettungscode
recovery-offer = Manche Browser vergessen nach einer Woche alles. Ein Rettungscode bringt deine Spiele zurück.
recovery-offer-show = Code zeigen
recovery-offer-no = Jetzt nicht

# Wer jemand ist.
person-name = Name
person-colour = Farbe und Wappen
person-edit = Dein Name und deine Farbe
person-save = Das bin ich

# Dazusetzen.
join-title = An einen Tisch: { $game }
join-there = An diesem Tisch
join-as = Du bist
join-sit = Als { $name } hinsetzen
join-take-over = Als { $name } für einen Bot einspringen
join-change = Anderer Name, andere Farbe, anderer Platz
join-which-place = Platz
join-which-bot = Wessen Platz
join-watch = Zuschauen
join-over = Dieser Tisch ist geschlossen.
join-locked = Dieser Tisch ist gesperrt. Bitte darum, dass er geöffnet wird.
join-running = Das Spiel läuft schon, und für Neue ist kein Platz offen.
join-full = Alle Plätze sind besetzt.
back-seat = Dein Platz: { $name }
back-elsewhere = Dieser Platz ist auf einem anderen Gerät offen. Kommst du hierher zurück, wird er dort geschlossen.
back-removed = Wer den Tisch leitet, hat einen Bot übernehmen lassen. Der Platz bleibt deiner, bis das Spiel endet.
come-back = Zurückkommen
move-here = Ich sitze hier schon, auf einem anderen Gerät
move-here-hint = Öffne dort am Tisch das Menü und wähl „Auf einem anderen Gerät weiterspielen“.
move-here-code = Der Code, der dort steht
move-here-do = Hier weiterspielen

# Der Warteraum.
room = Tisch für { $game }
room-rematch = Eine Revanche: Es geht los, sobald alle bereit sind, die da sind.
room-locked = gesperrt
room-listed = an der Theke gelistet
room-watched = Zuschauen erlaubt
room-memory = Gedächtnisstütze
room-bots = Bots machen Platz
room-clock = { $seconds } s Bedenkzeit
room-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
leave-room-last = Sonst ist niemand da, also wird der Tisch geschlossen.
places = Plätze an der Theke
place-you = du
place-host = leitet den Tisch
place-bot = Bot: { $level }
place-away = nicht erreichbar
place-ready = bereit
place-not-ready = noch nicht bereit
place-add-bot = Bot dazu
place-add-level = Bot dazu: { $level }
place-sit-here = Hierher
place-more = Platz { $place }
place-about = { $name }: was tun?
give-role = { $name } den Tisch leiten lassen
remove = { $name } vom Tisch bitten
remove-bot = Bot wegnehmen
sit-down = Hinsetzen
start = Spiel starten
start-bots = { $count ->
    [one] Mit einem Bot starten
   *[other] Mit { $count } Bots starten
}
start-ready = Ich bin bereit
start-not-ready = Doch noch nicht
start-ready-hint = Sag Bescheid, wenn du bereit bist. Wer den Tisch leitet, startet das Spiel.
start-waiting = Du bist bereit. Gleich geht es los.
start-unready = Noch nicht bereit: { $names }. Du kannst trotzdem starten.
start-rematch = Es fehlen noch: { $names }.
start-dealing = Es wird gegeben …
start-dealing-again = Keine rechtzeitige Antwort von { $names }; es wird neu gegeben.
start-watching = Du schaust zu. Das Spiel hat noch nicht begonnen.

# Einladen.
invite = Freunde einladen
invite-qr = Code zum Scannen mit dem Link zu diesem Tisch
invite-code = Oder an der Theke diesen Code eintippen:
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-text = Komm an meinen Tisch! Der Code ist { $code }.
invite-alone = Nur dieser Computer erreicht den Tisch. Damit Freunde im selben Netz mitspielen können, öffne den Laden mit

# Die Regeln eines Tisches.
rules = Regeln an diesem Tisch
rules-more = Varianten und Hausregeln
rules-all = Alle weiteren Regeln
rules-done = Fertig
house-rule = Hausregel
house-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
house-rule-reset = Wie in der Ausgabe
options-together = Das passt nicht zu den anderen Regeln an diesem Tisch. Ändere zuerst die.
options-reset = Einige Regeln passten nicht mehr und sind jetzt wie in der Ausgabe.
option-sitting = { $place }: { $name }
option-sushi-go-edition-hint = Cocktail teilt bei Gleichstand und spielt mit Teigtaschen und Dessert. Zoch gibt allen die vollen Punkte und spielt mit Muscheln und Pudding, ab drei Personen.
option-sushi-go-passing-hint = Beides steht in den Regeln. Geht es im zweiten Durchgang nach rechts, lernen alle neben dir deinen Geschmack kennen.
option-sushi-go-robot-hint = Nur zu zweit: Ihr füttert den Roboter abwechselnd, und er sammelt bei Maki und Desserts mit.
option-sushi-go-maki-ties-hint = Wenn mehrere die meisten oder die zweitmeisten Maki haben.
option-sushi-go-nigiri-hint = Auf Wasabi zählt es dreifach. Hier geht es darum, ob man den Wasabi aufsparen darf.
option-sushi-express-swap-hint = Das Regelheft sagt „nebeneinander“; das ist hier damit gemeint.
option-wasabi-hands-hint = Alles wird vor aller Augen genommen; wer gut aufpasst, weiß es also ohnehin.
option-sushi-go-starter-hint = Ohne Roboter wählen alle gleichzeitig, und niemand fängt an.
book-own = Eigenes Rezeptbuch nehmen
book-hint = Wer die Schachtel hat, kann Plättchen und Rezepte einmal abtippen: ein Text wie recipes.toml des Hauses, höchstens 64 kB.
book-file = Aus einer Datei
book-text = Oder hier tippen oder einfügen
book-use = Nach diesem Buch spielen
book-too-long = Das ist länger als { $most } kB.

# Was außer dem Spiel noch zu entscheiden ist.
settings = Der Tisch
setting-locked = Tisch sperren
setting-locked-hint = Niemand kann sich mehr dazusetzen
setting-listed = Allen zeigen
setting-listed-hint = Unter den offenen Tischen an der Theke
setting-memory = Gedächtnisstütze
setting-memory-hint = Zeigt, was du schon einmal gesehen hast
setting-bots = Bots machen Platz
setting-bots-hint = Wer später kommt, darf für einen Bot einspringen
setting-watchers = Zuschauen
watchers-off = niemand
watchers-link = mit dem Link
watchers-open = alle
setting-clock = Bedenkzeit
clock = { $seconds ->
    [0] ohne Limit
    [90] 1½ Min.
    [300] 5 Min.
   *[other] { $seconds } s
}

# So geht’s.
learn-title = { $game } in einer Minute
rulebook = Alle Regeln
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
