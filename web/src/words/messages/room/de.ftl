# Wer jemand ist.
person-name = Name
person-name-length = { $count } von { $most }
person-name-long = { $count } von { $most }: zu lang
person-colour = Farbe und Wappen
person-edit = Dein Name und deine Farbe
person-edit-crest = Dein Wappen
person-save = Das bin ich

# Dazusetzen.
join-title = An einen Tisch: { $game }
join-there = An diesem Tisch
join-as = Du bist
join-crests = An diesem Tisch heißen alle wie ihr Wappen. Such dir eins aus; einen Namen brauchst du nicht.
join-sit = Als { $name } hinsetzen
join-take-over = Als { $name } für einen Bot einspringen
join-change = Anderer Name, andere Farbe, anderer Platz
join-change-crest = Anderes Wappen, anderer Platz
join-which-place = Platz
join-which-bot = Wessen Platz
join-watch = Zuschauen
join-rules = Das wird hier gespielt
join-over = Dieser Tisch ist geschlossen.
join-locked = Dieser Tisch ist gesperrt. Bitte darum, dass er geöffnet wird.
join-running = Das Spiel läuft schon, und für Neue ist kein Platz offen.
join-full = Alle Plätze sind besetzt.
back-seat = Dein Platz: { $name }
back-elsewhere = Dieser Platz ist auf einem anderen Gerät offen. Kommst du hierher zurück, wird er dort geschlossen.
back-removed = Wer den Tisch leitet, hat einen Bot übernehmen lassen. Der Platz bleibt deiner, bis das Spiel endet.
move-here = Ich sitze hier schon, auf einem anderen Gerät
move-here-hint = Öffne dort am Tisch das Menü und wähl „Auf einem anderen Gerät weiterspielen“.
move-here-code = Der Code, der dort steht
move-here-do = Hier weiterspielen

# Der Warteraum.
room = Tisch für { $game }
room-rematch = Eine Revanche: Es geht los, sobald alle bereit sind, die da sind.
room-rematch-slow = Eine Revanche: Sie beginnt, sobald alle bereit sind.
room-locked = gesperrt
room-listed = an der Theke gelistet
room-watched = Zuschauen erlaubt
room-memory = Gedächtnisstütze
room-hints = Tipps
room-bots = Bots machen Platz
room-clock = { $seconds } s Bedenkzeit
room-bank = { $minutes } min Zeitvorrat
room-crests = Wappen statt Namen
room-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
leave-room-last = Sonst ist niemand da, also wird der Tisch geschlossen.
places = Plätze an der Theke
place-you = du
place-host = leitet den Tisch
place-bot = Bot: { $level }
place-guest-bot = Bot: eigenes Programm eines Gasts
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
remove-sure = { $name } verliert den Platz und kann mit dem Link oder dem Code wiederkommen, solange der Tisch nicht gesperrt ist.
remove-bot = Bot wegnehmen
sure-no = Abbrechen
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
invite-share = Teilen
invite-text = Komm an meinen Tisch! Der Code ist { $code }.
invite-alone = Nur dieser Computer erreicht den Tisch. Damit Freunde im selben Netz mitspielen können, öffne den Laden mit

# Die Regeln eines Tisches.
rules = Regeln an diesem Tisch
rules-more = Varianten und Hausregeln
rules-all = Alle weiteren Regeln
rules-done = Fertig
house-rule = Hausregel
house-usual = sonst: { $rule }
house-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
house-rule-reset = Wie in der Ausgabe
options-together = Das passt nicht zu den anderen Regeln an diesem Tisch. Ändere zuerst die.
options-reset = Einige Regeln passten nicht mehr und sind jetzt wie in der Ausgabe.
option-sitting = { $place }: { $name }
option-sushi-go-passing-hint = Beides steht in den Regeln. Geht es im zweiten Durchgang nach rechts, lernen alle neben dir deinen Geschmack kennen.
option-sushi-go-robot-hint = Nur zu zweit: Ihr füttert den Roboter abwechselnd, und er sammelt bei Maki und Desserts mit.
option-sushi-go-maki-ties-hint = Wenn mehrere die meisten oder die zweitmeisten Maki haben.
option-sushi-go-nigiri-hint = Auf Wasabi zählt es dreifach. Hier geht es darum, ob man den Wasabi aufsparen darf.
option-sushi-express-swap-hint = Das Regelheft sagt „nebeneinander“; das ist hier damit gemeint.
option-wasabi-hands-hint = Alles wird vor aller Augen genommen; wer gut aufpasst, weiß es also ohnehin.
option-sushi-go-starter-hint = Ohne Roboter wählen alle gleichzeitig, und niemand fängt an.
book-own = Eigenes Rezeptbuch nehmen
book-box = Meine Schachtel: { $title }
book-box-new = Meine Schachtel eingeben
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
setting-hints = Tipps
setting-hints-hint = Mit mehreren Menschen: Alle dürfen den Coach fragen, und im Verlauf steht, wer es tat. Hilfe von außen lässt sich nicht verhindern.
setting-bots = Bots machen Platz
setting-bots-hint = Wer später kommt, darf für einen Bot einspringen
setting-names = Wappen statt Namen
setting-names-hint = Kein Name wird gezeigt oder verlangt; gut für Tische mit Kindern
setting-watchers = Zuschauen
watchers-off = niemand
watchers-link = mit dem Link
watchers-open = alle
setting-pace = Tempo
pace-now = alle jetzt hier
pace-short = { $unit ->
    [days] { $count } Tage
   *[hours] { $count ->
        [24] ein Tag
       *[other] { $count } Std.
    }
}
pace = { $unit ->
    [days] { $count } Tage je Entscheidung
   *[hours] { $count ->
        [24] ein Tag je Entscheidung
       *[other] { $count } Std. je Entscheidung
    }
}
pace-hint = Ein langsamer Tisch, mit so viel Zeit für jede Entscheidung: kommen, wählen, gehen. Die Zeit läuft auch, wenn niemand da ist. Ist sie um, wählt ein Bot für dich, und der Platz bleibt deiner. Deine Tische stehen auf der ersten Seite.
setting-clock = Bedenkzeit
clock = { $seconds ->
    [0] ohne Limit
    [90] 1½ Min.
    [300] 5 Min.
   *[other] { $seconds } s
}
setting-bank = Zeitvorrat für das ganze Spiel
setting-bank-hint = Er läuft, wenn die Bedenkzeit um ist. Ohne Bedenkzeit gibt es nur ihn.
bank = { $minutes ->
    [0] keiner
   *[other] { $minutes } min
}
bank-runs = Vorrat { $time }
bank-mine = Du: noch { $time } Zeitvorrat
bank-of = { $name }: noch { $time } Zeitvorrat

# Several people at one device.
room-devices = mehrere dürfen sich ein Gerät teilen
room-sharing = an einem Gerät: { $names }
together = An einem Gerät
together-share = Mehrere dürfen sich ein Gerät teilen
together-share-hint = Es geht von Hand zu Hand, und eine Abdeckung verbirgt jede Hand vor den anderen. Alle am Tisch sehen, wer sich ein Gerät teilt.
together-here = Auch an diesem Gerät
together-add = Hier setzt sich noch jemand dazu
together-nobody = Doch niemand
together-leaves = { $name } geht
together-screen = Ein Tablet oder Fernseher in der Mitte kann der Tisch sein, und eure Telefone die Hände: Öffnet dort den Link zu diesem Tisch, wählt „Zuschauen“ und schaltet im Menü „Tischansicht“ ein.
together-allow = Zuschauen erlauben
cover-turn = { $name } ist dran
cover-hand-over = Gib das Gerät an { $name } weiter. Sonst schaut jetzt niemand hin.
cover-open = Ich bin { $name }
cover-look = Erst auf den Tisch schauen
