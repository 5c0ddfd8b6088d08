# Wasabi! in German.
game = Wasabi!

# Things. A tile's name comes from the recipe book, in every language; sentences use it without an
# article, as nothing tells its gender.
tile = { $de }
card = { $card ->
    [chop] Schnitt!
    [spicy] Scharf!
    [stack] Stapel!
    [switch] Tausch!
   *[wasabi] Wasabi!
}
# A category of another book is called as there.
category = { $category ->
    [base] Basis
    [fish] Fisch
    [sea] Meeresfrüchte
    [garden] Garten
    [warm] Warmes
    [rare] Einzelstücke
   *[other] { $category }
}
# What somebody's own recipe book calls a thing.
typed-in = { $name }
# The book of the house and its recipes.
option-recipe-book-house = Buch des Hauses (eine Rekonstruktion)
recipe-tekkamaki = Tekkamaki
recipe-garden-gate = Gartentor
recipe-pink-lantern = Rosa Laterne
recipe-green-lantern = Grüne Laterne
recipe-brine-and-roll = Sauer gerollt
recipe-sideways-walk = Seitwärtsgang
recipe-golden-sleeve = Goldener Ärmel
recipe-red-snap = Roter Happen
recipe-river-bed = Flussbett
recipe-little-curl = Kleiner Kringel
recipe-ink-on-paper = Tinte auf Papier
recipe-morning-bowl = Morgenschale
recipe-quiet-bowl = Stille Schale
recipe-plain-and-simple = Schlicht und gut
recipe-butter-boat = Butterboot
recipe-crackle-tail = Knusperschwanz
recipe-rock-pool = Felsenbecken
recipe-upstream-nest = Nest stromauf
recipe-sour-sailor = Saurer Matrose
recipe-crunchy-tuna = Knuspriger Thunfisch
recipe-pickle-barrel = Gurkenfass
recipe-lazy-river = Träger Fluss
recipe-soft-landing = Sanfte Landung
recipe-white-curtain = Weißer Vorhang
recipe-cool-breeze = Kühle Brise
recipe-deep-green = Tiefgrün
recipe-sunrise-claw = Schere im Morgenrot
recipe-harbour-market = Hafenmarkt
recipe-monk-and-fisher = Mönch und Fischer
recipe-bamboo-stream = Bambusbach
recipe-low-tide = Ebbe
recipe-shell-game = Schalenspiel
recipe-hot-stone = Heißer Stein
recipe-festival-stall = Jahrmarktbude
recipe-hidden-pearl = Verborgene Perle
recipe-autumn-bridge = Herbstbrücke
recipe-fishing-village = Fischerdorf
recipe-thorny-crown = Stachelkrone
recipe-old-mill-pond = Alter Mühlteich
recipe-salty-captain = Salziger Kapitän
recipe-orchard-wind = Wind im Obstgarten
recipe-lunch-for-the-road = Wegzehrung
recipe-summer-kimono = Sommerkimono
recipe-lily-lake = Seerosensee
recipe-painted-fan = Bemalter Fächer
recipe-grand-harbour = Großer Hafen
recipe-amber-current = Bernsteinstrom
recipe-tide-of-thorns = Stachelflut
recipe-dragons-lunchbox = Drachen-Bento
recipe-blossom-path = Blütenpfad
recipe-lotus-emperor = Lotuskaiser
recipe-masters-table = Tisch des Meisters
seat-points = { $you ->
    [yes] du
   *[no] { $seat }
} { $points }

# Somebody in a list.
# Commands.
command-give-tile = { $tile } nach links geben
command-draw-recipe = { $length }er-Rezept ziehen
command-place-tile = { $tile } auf { $square } legen
command-play-stack = Stapel! spielen
command-play-spicy = Scharf! spielen
command-play-chop = { $keep ->
    [yes] Schnitt! auf { $square }, Plättchen behalten
   *[no] Schnitt! auf { $square }, Plättchen in den Vorrat
}
command-play-switch = Tausch! { $first } und { $second }
command-lay-wasabi = Wasabi! legen, linke obere Ecke auf { $square }
command-complete = { $recipe } servieren: { $points } Punkte{ $cubes ->
    [0] {""}
    [one] , mit Stil 1 Würfel dazu
   *[other] , mit Stil { $cubes } Würfel dazu
}
command-end-play = Fertig: auffüllen
command-pass = Passen und { $recipes } zurücklegen
command-take-card = { $source ->
    [board] { $card } von { $square } holen
   *[kitchen] { $card } aus der Küche nehmen
}
command-take-card-discard = { $source ->
    [board] { $card } von { $square } holen
   *[kitchen] { $card } nehmen
}, dafür { $discard } abwerfen
command-leave-cards = Keine Aktionskarte mehr nehmen
command-take-tile = { $tile } aus dem Vorrat nehmen

help-give-tile = Such drei Plättchen für die erste Hand links von dir aus: drei verschiedene Kategorien, kein Reis, kein Maki, kein Einzelstück.
help-draw-recipe = Zieh das oberste Rezept eines Stapels. Du siehst es, bevor du das nächste ziehst. Längere Rezepte bringen mehr Punkte und brauchen mehr Zeit.
help-place-tile = Leg ein Plättchen von deiner Hand auf ein leeres Feld, auf dem kein Wasabi! liegt. In jedem Zug musst du ein Plättchen legen, außer du passt.
help-play-stack = Stapel!: vor deinem Plättchen. Diesen Zug darf es auch auf ein anderes; von einem Stapel zählt nur das oberste.
help-play-spicy = Scharf!: vor oder nach deinem Plättchen. Diesen Zug darfst du ein zweites legen.
help-play-chop = Schnitt!: Nimm ein oberstes Plättchen vom Brett in den Vorrat. Vor deinem Plättchen darfst du es behalten und diesen Zug legen.
help-play-switch = Tausch!: Vertausch alles, was auf zwei Feldern mit gemeinsamer Kante liegt. Eines davon darf leer sein.
help-lay-wasabi = Wasabi!: Deck vier Felder ab, zwei mal zwei, und nimm einen Würfel. Sie sind gesperrt, bis jemand die Karte als Belohnung holt.
help-complete = Zeig ein Rezept, das in einer Linie liegt, egal in welcher Reihenfolge; ein Feld davon musst du diesen Zug verändert haben. Liegt es genau wie auf dem Streifen, servierst du mit Stil und bekommst Würfel.
help-end-play = Schließ Phase 1 ab. Danach nimmst du deine Aktionskarten und füllst Plättchen und Rezepte auf.
help-pass = Statt ein Plättchen zu legen, schiebst du ein bis drei Rezepte unter ihre Stapel und ziehst neue. Das zuletzt genannte liegt zuunterst.
help-take-card = Für jedes Rezept, das du diesen Zug serviert hast, eine Aktionskarte: aus der Küche oder ein Wasabi! vom Brett. Mehr als zwei hast du nie.
help-leave-cards = Weiter, ohne noch eine Aktionskarte zu nehmen.
help-take-tile = Füll deine Hand auf drei Plättchen auf, ganz nach Wahl aus dem Vorrat.

# Who does it: the reader, or somebody else.
seat-chooses = { $you ->
    [yes] Du wählst
   *[no] { $seat } wählt
}
seat-chops = { $you ->
    [yes] Du spielst Schnitt!
   *[no] { $seat } spielt Schnitt!
}
seat-completes = { $you ->
    [yes] Du servierst
   *[no] { $seat } serviert
}
seat-discards = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
}
seat-draws = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}
seat-ends = { $you ->
    [yes] Du beendest
   *[no] { $seat } beendet
}
seat-gives = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
}
seat-lays = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
}
seat-lifts = { $you ->
    [yes] Du holst
   *[no] { $seat } holt
}
seat-may = { $you ->
    [yes] Du darfst
   *[no] { $seat } darf
}
seat-passes = { $you ->
    [yes] Du passt
   *[no] { $seat } passt
}
seat-places = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
}
seat-plays = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
}
seat-switches = { $you ->
    [yes] Du vertauschst
   *[no] { $seat } vertauscht
}
seat-takes = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
}
and-keeps = { $you ->
    [yes] und behältst
   *[no] und behält
}
and-lifts = { $you ->
    [yes] und holst
   *[no] und holt
}
and-returns = { $you ->
    [yes] und legst
   *[no] und legt
}
and-takes = { $you ->
    [yes] und nimmst
   *[no] und nimmt
}

# Events.
event-game-opened = { $players ->
    [2] Ein Spiel zu zweit beginnt.
    [3] Ein Spiel zu dritt beginnt.
    [4] Ein Spiel zu viert beginnt.
   *[other] Ein Spiel für { $players } beginnt.
} Rezeptbuch: { $book }. { $you-first ->
    [yes] Du fängst an.
   *[no] { $first } fängt an.
}
event-tile-given = { $you-to ->
    [yes] { seat-gives } dir { $tile }.
   *[no] { seat-gives } { $tile } an { $to }.
}
event-recipe-drawn = { seat-draws } ein { $length }er-Rezept.
event-recipe-drawn-own = { seat-draws } { $recipe }: { $tiles }.
event-stage-reached = { $stage ->
    [give] { seat-chooses } Plättchen für die Person zur Linken.
    [recipes] { seat-draws } Rezepte.
    [cards] { seat-may } Aktionskarten nehmen.
   *[tiles] { seat-takes } Plättchen.
}
event-turn-began = Zug { $number }: { $you ->
    [yes] du bist dran
   *[no] { $seat }
}
event-tile-placed = { seat-places } { $tile } auf { $square }.
event-tile-placed-on = { seat-places } { $tile } auf { $square }, oben auf { $below }.
event-stack-played = { seat-plays } Stapel!
event-spicy-played = { seat-plays } Scharf!
event-tile-chopped = { $keep ->
    [yes] { seat-chops } { and-keeps } { $tile } von { $square } für diesen Zug.
   *[no] { seat-chops } { $tile } von { $square } kommt in den Vorrat.
}
event-squares-switched = { seat-switches } { $first } und { $second }.
event-wasabi-laid = { seat-lays } Wasabi! mit der linken oberen Ecke auf { $square } { and-takes } einen Würfel.
event-recipe-completed = { $cubes ->
    [0] { seat-completes } { $recipe } auf { $squares }.
   *[other] { seat-completes } { $recipe } auf { $squares }, mit Stil: { $cubes } Würfel.
}
event-play-ended = { seat-ends } Phase 1.
event-recipes-returned = { seat-passes } { and-returns } { $count ->
    [one] ein { $lengths }er-Rezept zurück.
   *[other] Rezepte der Längen { $lengths } zurück.
}
event-recipes-returned-own = { seat-passes } { and-returns } { $recipes } zurück.
passes-warning = { $told } { $left ->
    [0] Damit wurde { $passes }-mal hintereinander gepasst; das Spiel endet mit diesem Zug.
    [one] Damit wurde { $passes }-mal hintereinander gepasst; noch einmal, und das Spiel ist aus.
   *[other] Damit wurde { $passes }-mal hintereinander gepasst; noch { $left }-mal, und das Spiel ist aus.
}
event-card-taken = { $source ->
    [board] { seat-lifts } { $card } von { $square }.
   *[kitchen] { seat-takes } { $card } aus der Küche.
}
event-card-taken-discard = { $source ->
    [board] { seat-discards } { $discard } ab { and-lifts } { $card } von { $square }.
   *[kitchen] { seat-discards } { $discard } ab { and-takes } { $card } aus der Küche.
}
event-cards-left = { seat-takes } keine Aktionskarte mehr.
event-tile-taken = { seat-takes } { $tile }.
event-game-ended = { $reason } Endstand: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Du hast gewonnen!
       *[no] { $winner } gewinnt.
    }
   *[other] Gemeinsam gewinnen: { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = Das Spiel ist aus (Regel { $rule }).
refusal-not-your-turn = Du bist nicht dran; warte, bis du gefragt wirst (Regel { $rule }).
refusal-not-now = { $stage ->
    [give] Jetzt heißt es Plättchen nach links geben
    [recipes] Jetzt heißt es Rezepte ziehen
    [play] Jetzt ist Phase 1: Leg ein Plättchen, spiel eine Aktionskarte, servier Rezepte, beende die Phase oder passe
    [cards] Jetzt heißt es Aktionskarten nehmen oder darauf verzichten
   *[tiles] Jetzt heißt es Plättchen nehmen
} (Regel { $rule }).
refusal-no-such-kind = Eine Zutat Nummer { $kind } steht nicht im Rezeptbuch; nimm eine aus dem Vorrat (Regel { $rule }).
refusal-kind-used-up = { $tile } ist aufgebraucht; nimm eine andere Zutat (Regel { $rule }).
refusal-give-kind = { $tile } gehört in keine erste Hand; gib etwas, das weder Reis noch Maki noch ein Einzelstück ist (Regel { $rule }).
refusal-give-category = Aus der Kategorie „{ category }“ ist links schon ein Plättchen; gib eines aus einer anderen (Regel { $rule }).
refusal-pile-empty = Der Stapel der { $length }er-Rezepte ist leer; zieh von einem anderen (Regel { $rule }).
refusal-tile-placed = Dein Plättchen liegt schon; beende Phase 1, oder spiel vorher eine Aktionskarte oder servier ein Rezept (Regel { $rule }).
refusal-not-in-hand = { $tile } hast du nicht; leg ein Plättchen von deiner Hand (Regel { $rule }).
refusal-place-chopped = Du hast mit Schnitt! { $tile } behalten; leg dieses Plättchen (Regel { $rule }).
refusal-outside = { $square } liegt außerhalb: Im Spiel sind { $columns } Spalten (Regel { $rule }).
refusal-covered = Auf { $square } liegt ein Wasabi!; nimm ein anderes Feld (Regel { $rule }).
refusal-square-taken = Auf { $square } liegt schon ein Plättchen; nimm ein leeres Feld oder spiel zuerst Stapel! (Regel { $rule }).
refusal-must-place = Leg zuerst ein Plättchen, oder passe, wenn du diesen Zug noch nichts getan hast (Regel { $rule }).
refusal-no-card = { $card } hast du nicht; spiel eine Karte, die du hast (Regel { $rule }).
refusal-one-card = Du hast schon { $card } gespielt; pro Zug geht nur eine Aktionskarte (Regel { $rule }).
refusal-no-tile = Du hast kein Plättchen zum Legen: Spiel Schnitt! und behalte, was du nimmst, oder passe (Regel { $rule }).
refusal-stack-after-tile = Stapel! spielst du vor dem Plättchen; heb die Karte für einen anderen Zug auf (Regel { $rule }).
refusal-nothing-to-stack-on = Auf dem Brett liegt kein Plättchen, auf das du stapeln kannst; leg deines einfach so (Regel { $rule }).
refusal-spicy-useless = { $wanted ->
    [1] Für ein zweites Plättchen fehlt das Plättchen oder das Feld; mach einfach weiter (Regel { $rule }).
   *[other] Für Scharf! brauchst du zwei Plättchen und zwei Felder; leg einfach dein Plättchen (Regel { $rule }).
}
refusal-chop-empty = Auf { $square } liegt kein Plättchen; nimm ein Feld, auf dem eines liegt (Regel { $rule }).
refusal-chop-keep-after-tile = Du hast schon ein Plättchen gelegt; was du mit Schnitt! nimmst, kommt in den Vorrat (Regel { $rule }).
refusal-chop-must-keep = Du hast kein Plättchen auf der Hand; behalte also, was du mit Schnitt! nimmst, und leg es (Regel { $rule }).
refusal-not-neighbours = Diese Felder haben keine gemeinsame Kante; nimm zwei benachbarte und nenn das linke oder obere zuerst (Regel { $rule }).
refusal-switch-empty = Beide Felder sind leer; auf mindestens einem muss ein Plättchen liegen (Regel { $rule }).
refusal-wasabi-overlap = Dort liegt schon ein Wasabi!; nimm vier Felder, auf denen keiner liegt (Regel { $rule }).
refusal-wasabi-no-room = Für dein Plättchen bliebe kein leeres Feld; leg die Karte woandershin oder erst nach dem Plättchen (Regel { $rule }).
refusal-no-such-place = { $count ->
    [0] Du hast kein Rezept
    [one] Du hast { $count } Rezept, aber keines auf Platz { $place }
   *[other] Du hast { $count } Rezepte, aber keines auf Platz { $place }
} (Regel { $rule }).
refusal-no-token = Deine Marker der Länge { $length } sind alle vergeben, { $recipe } lässt sich nicht mehr servieren; beim Passen kannst du es zurücklegen (Regel { $rule }).
refusal-no-line = { $recipe } liegt nicht offen in einer Linie mit einem Feld, das du diesen Zug verändert hast (Regel { $rule }).
refusal-pass-too-late = Du hast diesen Zug schon ein Plättchen gelegt oder eine Karte gespielt; beende ihn, statt zu passen (Regel { $rule }).
refusal-pass-places = Nenn einen, zwei oder drei verschiedene Plätze hinter deinem Sichtschirm (Regel { $rule }).
refusal-pass-order = Rezepte verschiedener Länge kommen unter verschiedene Stapel; nenn die kürzeren zuerst: { $lengths } (Regel { $rule }).
refusal-not-in-kitchen = { $card } liegt nicht in der Küche; nimm eine Karte, die dort liegt (Regel { $rule }).
refusal-no-wasabi-there = Auf { $square } liegt kein Wasabi! mit seiner linken oberen Ecke; nimm einen, der auf dem Brett liegt (Regel { $rule }).
refusal-same-card = Du hast diesen Zug { $card } gespielt, und es gibt noch andere Karten; nimm davon eine (Regel { $rule }).
refusal-hand-full = Du hast zwei Aktionskarten; nenn eine zum Abwerfen, oder verzichte auf die neue (Regel { $rule }).
refusal-discard-missing = { $card } hast du nicht; wirf eine Karte ab, die du hast (Regel { $rule }).
refusal-discard-needless = Du hast Platz für die Karte; nimm sie, ohne eine abzuwerfen (Regel { $rule }).

# Refusals of the score pad.
refusal-score-seats = Es sind Marker für { $found } angegeben; spielen können zwei bis vier (Regel { $rule }).
refusal-score-tokens = { $seat }: Von den Markern der Länge { $length } sind { $found } angegeben, es gibt aber nur { $most } (Regel { $rule }).
refusal-score-two-winners = Alle zehn Marker hat hier mehr als ein Sitz; das Spiel endet aber mit dem ersten zehnten Marker (Regel { $rule }).

# What can be wrong with a recipe book.
book-syntax = Das ist keine TOML-Datei: { $error }.
book-too-long = Die Datei eines Rezeptbuchs hat höchstens { $most } kB.
book-multiline = Jeder Text steht in einer Zeile, in einfachen oder doppelten Anführungszeichen, nie in dreifachen.
book-excess = Ein Rezeptbuch hat höchstens { $most } { $bound ->
    [lines] Zeilen
    [keys] Einträge
    [lists] Listen
    [items] Dinge in allen Listen zusammen
    [escapes] Rückstriche
    [word] Buchstaben oder Ziffern in einem Namen oder einer Zahl ohne Anführungszeichen
    [parts] Teile in einem Namen mit Punkten
    [depth] ineinander geschachtelte Klammern
   *[list] Dinge in einer Liste
}.
book-unknown = „{ $name }“ gehört in kein Rezeptbuch; es gibt title, tiles, recipes und tokens.
book-section-missing = Der Abschnitt [{ $name }] fehlt.
book-form = „{ $name }“ hat die falsche Form: { $error }.
book-tile-count = Das Buch hat { $found } Plättchen; in der Schachtel sind { $wanted }.
book-categories = { $found ->
    [one] Das Buch hat { $found } Kategorie von Plättchen; die Schachtel hat { $wanted }.
   *[other] Das Buch hat { $found } Kategorien von Plättchen; die Schachtel hat { $wanted }.
}
book-too-many-kinds = Das Buch hat { $found } Sorten von Plättchen; höchstens { $most } sind erlaubt.
book-too-many-tiles = Das Buch hat { $found } Plättchen; mit höchstens { $most } kann man spielen.
book-too-few-tiles = Das Buch hat { $found } Plättchen; für die ersten Hände braucht es { $least }.
book-too-many-recipes = Das Buch hat { $found } Rezepte; mit höchstens { $most } kann man spielen.
book-too-few-recipes = { $found ->
    [one] Das Buch hat { $found } Rezept; für den Anfang braucht es { $least }.
   *[other] Das Buch hat { $found } Rezepte; für den Anfang braucht es { $least }.
}
book-kind-missing = Plättchen der Sorte „{ $kind }“ fehlen; die Schachtel hat welche.
book-unique-count = „{ $kind }“ ist ein Einzelstück, hat aber { $found } Plättchen statt einem.
book-start = Kategorien mit mindestens { $tiles } Plättchen, die weder Reis noch Maki noch Einzelstücke sind: { $found }. Bei weniger als { $categories } können erste Hände beliebige Plättchen bekommen.
book-recipe-count = { $found ->
    [one] Das Buch hat { $found } Rezept; in der Schachtel sind { $wanted }.
   *[other] Das Buch hat { $found } Rezepte; in der Schachtel sind { $wanted }.
}
book-no-pile = Es gibt kein { $length }er-Rezept; dieser Stapel bleibt leer.
book-same = „{ $name }“ verlangt dieselben Zutaten wie „{ $other }“.
book-twice = „{ $name }“ steht zweimal im Buch.
book-length = { $found ->
    [one] „{ $name }“ hat { $found } Zutat; ein Rezept hat zwei bis fünf.
   *[other] „{ $name }“ hat { $found } Zutaten; ein Rezept hat zwei bis fünf.
}
book-no-such-kind = „{ $name }“ verlangt „{ $kind }“, und solche Plättchen gibt es nicht.
book-repeats = „{ $name }“ verlangt „{ $kind }“ zweimal; die Zutaten eines Rezepts sind alle verschieden.
book-unprintable = In einem Namen steckt ein Zeilenumbruch oder ein anderes Zeichen, das sich nicht anzeigen lässt.
book-unsorted = Die Rezepte stehen nicht nach Länge geordnet.

# The table drawn as text.
progress = Runde { $round }
table-head = { $stage ->
    [give] Vor dem ersten Zug: { seat-gives } Plättchen nach links.
    [recipes] { $turn ->
        [0] Vor dem ersten Zug: { seat-draws } Rezepte.
       *[other] Zug { $turn }: { seat-draws } Rezepte.
    }
    [play] Zug { $turn }: { seat-plays }.
    [cards] Zug { $turn }: { seat-takes } Aktionskarten.
   *[tiles] Zug { $turn }: { seat-takes } Plättchen.
}
table-book = Rezeptbuch: { $book }
table-passes = { $passes }-mal hintereinander gepasst; { $left ->
    [one] noch einmal, und das Spiel ist aus.
   *[other] noch { $left }-mal, und das Spiel ist aus.
}
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-tokens = Marker { $tokens }
table-cubes = { $cubes } Würfel
table-recipes = Rezepte { $lengths }
table-hand = Plättchen: { $tiles }   Karten: { $cards }
table-screened = Plättchen: { $tiles }   Karten: { $cards }   (hinter dem Sichtschirm)
table-served = Serviert:
table-pantry = Vorrat:
table-kitchen = Küche:
table-piles = Rezepte im Stapel, nach Länge:
table-own = Deine Rezepte: { $recipes }
table-own-recipe = { $place } { $recipe } ({ $tiles })
table-own-hand = Deine Plättchen: { $tiles }   Deine Karten: { $cards }

# Points by kind.
points-length-2 = 2er-Rezepte
points-length-3 = 3er-Rezepte
points-length-4 = 4er-Rezepte
points-length-5 = 5er-Rezepte
points-cubes = Würfel

# How it can end.
ended-by-ten-tokens = Jemand hat zehn Rezepte serviert.
ended-by-full-board = Das Brett ist voll.
ended-by-passing = Lange hat niemand mehr ein Plättchen gelegt.

# Options.
option-edition = Ausgabe
option-edition-standard = die normalen Regeln
option-players = Spielerzahl
option-recipe-book = Rezeptbuch: welche Plättchen und Rezepte im Spiel sind
option-hands = Plättchen und Aktionskarten der anderen
option-hands-open = offen für alle
option-hands-screened = hinter Sichtschirmen: nur die Anzahl, außer mit Gedächtnisstütze
option-starter = Wer anfängt
option-starter-random = das Los entscheidet
option-starter-seat-1 = Platz 1
option-starter-seat-2 = Platz 2
option-starter-seat-3 = Platz 3
option-starter-seat-4 = Platz 4
