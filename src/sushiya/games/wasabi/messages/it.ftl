# Wasabi! in Italian.
game = Wasabi!

# Things. A tile's name comes from the recipe book, in every language.
tile = { $it }
card = { $card ->
    [chop] Taglio!
    [spicy] Piccante!
    [stack] Pila!
    [switch] Cambio!
   *[wasabi] Wasabi!
}
# A category of another book is called as there.
category = { $category ->
    [base] Base
    [fish] Pesce
    [sea] Frutti di mare
    [garden] Orto
    [warm] Piatti caldi
    [rare] Pezzi unici
   *[other] { $category }
}
# What somebody's own recipe book calls a thing.
typed-in = { $name }
# The book of the house and its recipes.
option-recipe-book-house = Ricettario della casa (una ricostruzione)
recipe-tekkamaki = Tekkamaki
recipe-garden-gate = Cancello dell’orto
recipe-pink-lantern = Lanterna rosa
recipe-green-lantern = Lanterna verde
recipe-brine-and-roll = Rotolo in salamoia
recipe-sideways-walk = Passo di lato
recipe-golden-sleeve = Manica d’oro
recipe-red-snap = Guizzo rosso
recipe-river-bed = Letto di fiume
recipe-little-curl = Ricciolino
recipe-ink-on-paper = Inchiostro su carta
recipe-morning-bowl = Ciotola del mattino
recipe-quiet-bowl = Ciotola tranquilla
recipe-plain-and-simple = Pura semplicità
recipe-butter-boat = Barchetta al burro
recipe-crackle-tail = Coda croccante
recipe-rock-pool = Pozza di scoglio
recipe-upstream-nest = Nido controcorrente
recipe-sour-sailor = Marinaio agro
recipe-crunchy-tuna = Tonno croccante
recipe-pickle-barrel = Botte di sottaceti
recipe-lazy-river = Fiume pigro
recipe-soft-landing = Atterraggio morbido
recipe-white-curtain = Tenda bianca
recipe-cool-breeze = Brezza fresca
recipe-deep-green = Verde profondo
recipe-sunrise-claw = Chela dell’alba
recipe-harbour-market = Mercato del porto
recipe-monk-and-fisher = Monaco e pescatore
recipe-bamboo-stream = Ruscello di bambù
recipe-low-tide = Bassa marea
recipe-shell-game = Gioco dei gusci
recipe-hot-stone = Pietra calda
recipe-festival-stall = Bancarella di festa
recipe-hidden-pearl = Perla nascosta
recipe-autumn-bridge = Ponte d’autunno
recipe-fishing-village = Villaggio di pescatori
recipe-thorny-crown = Corona spinosa
recipe-old-mill-pond = Stagno del mulino
recipe-salty-captain = Capitano salato
recipe-orchard-wind = Vento del frutteto
recipe-lunch-for-the-road = Pranzo al sacco
recipe-summer-kimono = Kimono d’estate
recipe-lily-lake = Lago delle ninfee
recipe-painted-fan = Ventaglio dipinto
recipe-grand-harbour = Gran porto
recipe-amber-current = Corrente d’ambra
recipe-tide-of-thorns = Marea di spine
recipe-dragons-lunchbox = Bento del drago
recipe-blossom-path = Sentiero fiorito
recipe-lotus-emperor = Imperatore del loto
recipe-masters-table = Tavola del maestro
seat-points = { $you ->
    [yes] tu
   *[no] { $seat }
} ({ $points })

# Somebody in a list.
# Commands.
command-give-tile = Dai { $tile } a sinistra
command-draw-recipe = Pesca una ricetta da { $length }
command-place-tile = Piazza { $tile } in { $square }
command-play-stack = Gioca Pila!
command-play-spicy = Gioca Piccante!
command-play-chop = { $keep ->
    [yes] Taglio! in { $square }, e tieni l’ingrediente per questo turno
   *[no] Taglio! in { $square }, e l’ingrediente torna in dispensa
}
command-play-switch = Cambio! tra { $first } e { $second }
command-lay-wasabi = Metti Wasabi! con l’angolo in alto a sinistra in { $square }
command-complete = Completa { $recipe } per { $points } punti{ $cubes ->
    [0] {""}
    [one] , con stile per un cubetto
   *[other] , con stile per { $cubes } cubetti
}
command-end-play = Fatto: rifornisciti
command-pass = Passa, e rimetti { $recipes } in fondo al mazzo
command-take-card = { $source ->
    [board] Raccogli il { $card } con l’angolo in { $square }
   *[kitchen] Prendi { $card } dalla cucina
}
command-take-card-discard = { $source ->
    [board] Raccogli il { $card } con l’angolo in { $square }
   *[kitchen] Prendi { $card }
}, e scarta { $discard }
command-leave-cards = Basta carte azione
command-take-tile = Prendi { $tile } dalla dispensa

help-give-tile = Scegli tre ingredienti per la prima mano di chi siede alla tua sinistra: tre categorie diverse, niente riso, niente maki, niente ingredienti unici.
help-draw-recipe = Pesca la prima ricetta di un mazzo. La vedi prima di pescare la prossima. Le ricette più lunghe danno più punti e richiedono più tempo.
help-place-tile = Piazza un ingrediente della tua mano in una casella vuota che non sia sotto un Wasabi!. In ogni turno devi piazzarne uno, a meno che tu non passi.
help-play-stack = Pila!: prima di piazzare. In questo turno il tuo ingrediente può andare anche sopra un altro; di una pila conta solo la cima.
help-play-spicy = Piccante!: prima o dopo aver piazzato. In questo turno puoi piazzare un secondo ingrediente.
help-play-chop = Taglio!: togli un ingrediente in cima e rimettilo in dispensa. Prima di piazzare puoi invece tenerlo e piazzarlo in questo turno.
help-play-switch = Cambio!: scambia tutto quello che c’è in due caselle con un lato in comune. Una delle due può essere vuota.
help-lay-wasabi = Wasabi!: copri quattro caselle, due per due, e prendi un cubetto. Restano bloccate finché qualcuno non raccoglie la carta.
help-complete = Mostra una ricetta che si trova su una sola linea, in qualsiasi ordine, con almeno una casella che hai cambiato in questo turno. Nel suo ordine esatto è fatta con stile e dà cubetti.
help-end-play = Concludi la fase 1. Poi prendi le carte azione che ti spettano e torni a tre ingredienti e tre ricette.
help-pass = Invece di piazzare un ingrediente, rimetti da una a tre ricette in fondo ai loro mazzi e pescane di nuove. L’ultima che nomini sta più in basso.
help-take-card = Una carta azione per ogni ricetta completata in questo turno: dalla cucina, oppure un Wasabi! dal tabellone. Puoi averne al massimo due.
help-leave-cards = Vai avanti senza prendere altre carte azione.
help-take-tile = Torna a tre ingredienti in mano, scegliendo quelli che vuoi tra ciò che c’è in dispensa.

# Who does it: the reader, or somebody else.
seat-chooses = { $you ->
    [yes] Scegli
   *[no] { $seat } sceglie
}
seat-chops = { $you ->
    [yes] Con Taglio! togli
   *[no] Con Taglio! { $seat } toglie
}
seat-completes = { $you ->
    [yes] Completi
   *[no] { $seat } completa
}
seat-discards = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
}
seat-draws = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
}
seat-ends = { $you ->
    [yes] Chiudi
   *[no] { $seat } chiude
}
seat-gives = { $you ->
    [yes] Dai
   *[no] { $seat } dà
}
seat-lays = { $you ->
    [yes] Metti
   *[no] { $seat } mette
}
seat-lifts = { $you ->
    [yes] Raccogli
   *[no] { $seat } raccoglie
}
seat-may = { $you ->
    [yes] Puoi
   *[no] { $seat } può
}
seat-passes = { $you ->
    [yes] Passi
   *[no] { $seat } passa
}
seat-places = { $you ->
    [yes] Piazzi
   *[no] { $seat } piazza
}
seat-plays = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
}
seat-switches = { $you ->
    [yes] Con Cambio! scambi
   *[no] Con Cambio! { $seat } scambia
}
seat-takes = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
}
and-keeps = { $you ->
    [yes] e tieni
   *[no] e tiene
}
and-lifts = { $you ->
    [yes] e raccogli
   *[no] e raccoglie
}
and-returns = { $you ->
    [yes] e rimetti
   *[no] e rimette
}
and-takes = { $you ->
    [yes] e prendi
   *[no] e prende
}

# Events.
event-game-opened = Comincia la partita: si gioca in { $players }. Ricettario: { $book }. { $you-first ->
    [yes] Cominci tu.
   *[no] Comincia { $first }.
}
event-tile-given = { $you-to ->
    [yes] { $seat } ti dà { $tile }.
   *[no] { seat-gives } { $tile } a { $to }.
}
event-recipe-drawn = { seat-draws } una ricetta da { $length }.
event-recipe-drawn-own = { seat-draws } { $recipe }: { $tiles }.
event-stage-reached = { $stage ->
    [give] { seat-chooses } gli ingredienti da dare a sinistra.
    [recipes] { seat-draws } ricette.
    [cards] { seat-may } prendere carte azione.
   *[tiles] { seat-takes } ingredienti.
}
event-turn-began = Turno { $number }: { $you ->
    [yes] tocca a te
   *[no] tocca a { $seat }
}
event-tile-placed = { seat-places } { $tile } in { $square }.
event-tile-placed-on = { seat-places } { $tile } in { $square }, sopra { $below }.
event-stack-played = { seat-plays } Pila!
event-spicy-played = { seat-plays } Piccante!
event-tile-chopped = { $keep ->
    [yes] { seat-chops } { $tile } da { $square } { and-keeps } l’ingrediente per questo turno.
   *[no] { seat-chops } { $tile } da { $square }, e l’ingrediente torna in dispensa.
}
event-squares-switched = { seat-switches } { $first } e { $second }.
event-wasabi-laid = { seat-lays } Wasabi! con l’angolo in { $square } { and-takes } un cubetto.
event-recipe-completed = { $cubes ->
    [0] { seat-completes } { $recipe } in { $squares }.
    [one] { seat-completes } { $recipe } in { $squares }, con stile: { $cubes } cubetto.
   *[other] { seat-completes } { $recipe } in { $squares }, con stile: { $cubes } cubetti.
}
event-play-ended = { seat-ends } la fase 1.
event-recipes-returned = { seat-passes } { and-returns } { $count ->
    [one] una ricetta da { $lengths } in fondo al mazzo.
   *[other] ricette da { $lengths } in fondo ai mazzi.
}
event-recipes-returned-own = { seat-passes } { and-returns } in fondo al mazzo: { $recipes }.
passes-warning = { $told } { $left ->
    [0] È la { $passes }ª volta di fila che si passa: la partita finisce con questo turno.
    [one] È la { $passes }ª volta di fila che si passa: ancora una e la partita finisce.
   *[other] È la { $passes }ª volta di fila che si passa: ancora { $left } e la partita finisce.
}
event-card-taken = { $source ->
    [board] { seat-lifts } il { $card } da { $square }.
   *[kitchen] { seat-takes } { $card } dalla cucina.
}
event-card-taken-discard = { $source ->
    [board] { seat-discards } { $discard } { and-lifts } il { $card } da { $square }.
   *[kitchen] { seat-discards } { $discard } { and-takes } { $card } dalla cucina.
}
event-cards-left = { $you ->
    [yes] Non prendi altre carte azione.
   *[no] { $seat } non prende altre carte azione.
}
event-tile-taken = { seat-takes } { $tile }.
event-game-ended = { $reason } Punti: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Hai vinto!
       *[no] Vittoria: { $winner }.
    }
   *[other] Vittoria condivisa: { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = La partita è finita (regola { $rule }).
refusal-not-your-turn = Non è il tuo turno: aspetta che tocchi a te (regola { $rule }).
refusal-not-now = { $stage ->
    [give] Ora è il momento di dare ingredienti a sinistra
    [recipes] Ora è il momento di pescare ricette
    [play] Ora è la fase 1: piazza un ingrediente, gioca una carta azione, completa ricette, chiudi la fase o passa
    [cards] Ora è il momento di prendere carte azione, o di lasciarle
   *[tiles] Ora è il momento di prendere ingredienti
} (regola { $rule }).
refusal-no-such-kind = Nel ricettario non c’è l’ingrediente numero { $kind }: prendine uno dalla dispensa (regola { $rule }).
refusal-kind-used-up = La dispensa non ha più { $tile }: prendi un altro ingrediente (regola { $rule }).
refusal-give-kind = { $tile } non può stare in una prima mano: dai un ingrediente che non sia riso, maki o unico (regola { $rule }).
refusal-give-category = A sinistra hai già dato un ingrediente della categoria “{ category }”: scegline uno di un’altra (regola { $rule }).
refusal-pile-empty = Le ricette da { $length } sono finite: pesca da un altro mazzo (regola { $rule }).
refusal-tile-placed = Hai già piazzato: chiudi la fase 1, oppure prima gioca una carta azione o completa una ricetta (regola { $rule }).
refusal-not-in-hand = Non hai { $tile }: piazza un ingrediente che hai in mano (regola { $rule }).
refusal-place-chopped = Con Taglio! hai tenuto { $tile }: piazza quello (regola { $rule }).
refusal-outside = { $square } non va bene: le colonne in gioco sono { $columns } (regola { $rule }).
refusal-covered = { $square } è sotto un Wasabi!: scegli una casella non coperta (regola { $rule }).
refusal-square-taken = In { $square } c’è già un ingrediente: scegli una casella vuota, o prima gioca Pila! (regola { $rule }).
refusal-must-place = Prima piazza un ingrediente, o passa se in questo turno non hai ancora fatto nulla (regola { $rule }).
refusal-no-card = Non hai { $card }: gioca una carta che hai (regola { $rule }).
refusal-one-card = Hai già giocato { $card }: una sola carta azione per turno (regola { $rule }).
refusal-no-tile = Non hai ingredienti da piazzare: gioca Taglio! e tieni quello che togli, o passa (regola { $rule }).
refusal-stack-after-tile = Pila! si gioca prima di piazzare: tieni la carta per un altro turno (regola { $rule }).
refusal-nothing-to-stack-on = Sul tabellone non c’è nessun ingrediente non coperto su cui impilare: piazza il tuo e basta (regola { $rule }).
refusal-spicy-useless = { $wanted ->
    [1] Per un secondo ingrediente manca l’ingrediente o la casella: vai avanti senza (regola { $rule }).
   *[other] Per Piccante! servono due ingredienti e due caselle: piazza il tuo e basta (regola { $rule }).
}
refusal-chop-empty = In { $square } non c’è nessun ingrediente: scegli una casella che ne ha uno (regola { $rule }).
refusal-chop-keep-after-tile = Hai già piazzato un ingrediente, quindi quello che togli torna in dispensa (regola { $rule }).
refusal-chop-must-keep = Non hai ingredienti in mano, quindi devi tenere quello che togli e piazzarlo (regola { $rule }).
refusal-not-neighbours = Queste caselle non hanno un lato in comune: scegline due che ce l’hanno, e nomina prima quella più in alto o più a sinistra (regola { $rule }).
refusal-switch-empty = Le due caselle sono vuote: in almeno una ci vuole un ingrediente (regola { $rule }).
refusal-wasabi-overlap = Lì c’è già un altro Wasabi!: scegli quattro caselle non coperte (regola { $rule }).
refusal-wasabi-no-room = Non resterebbe nessuna casella vuota per il tuo ingrediente: metti Wasabi! altrove, o dopo aver piazzato (regola { $rule }).
refusal-no-such-place = { $count ->
    [0] Non hai ricette
    [one] Hai { $count } sola ricetta: al posto { $place } non c’è niente
   *[other] Hai { $count } ricette: al posto { $place } non c’è niente
} (regola { $rule }).
refusal-no-token = Hai usato tutti i tuoi segnalini da { $length }, quindi non puoi completare { $recipe }: puoi rimetterla nel mazzo quando passi (regola { $rule }).
refusal-no-line = { $recipe } non si trova su una linea non coperta con una casella che hai cambiato in questo turno (regola { $rule }).
refusal-pass-too-late = In questo turno hai già piazzato un ingrediente o giocato una carta: finisci il turno invece di passare (regola { $rule }).
refusal-pass-places = Indica uno, due o tre posti diversi del tuo schermo (regola { $rule }).
refusal-pass-order = Le ricette di lunghezza diversa vanno sotto mazzi diversi; nomina prima le più corte: { $lengths } (regola { $rule }).
refusal-not-in-kitchen = { $card } non è in cucina: prendi una carta che c’è (regola { $rule }).
refusal-no-wasabi-there = Nessun Wasabi! ha l’angolo in { $square }: scegline uno che è sul tabellone (regola { $rule }).
refusal-same-card = In questo turno hai giocato { $card } e ci sono carte di altri tipi: prendine una di quelle (regola { $rule }).
refusal-hand-full = Hai già due carte azione: indica quale scartare, o rinuncia alla nuova (regola { $rule }).
refusal-discard-missing = Non hai { $card }: scarta una carta che hai (regola { $rule }).
refusal-discard-needless = Hai posto per la carta: prendila senza scartare (regola { $rule }).

# Refusals of the score pad.
refusal-score-seats = { $found ->
    [one] Ci sono segnalini per { $found } sola persona; si gioca da due a quattro (regola { $rule }).
   *[other] Ci sono segnalini per { $found } persone; si gioca da due a quattro (regola { $rule }).
}
refusal-score-tokens = { $most ->
    [one] { $seat }: i segnalini da { $length } indicati sono { $found }, ma ce n’è solo { $most } (regola { $rule }).
   *[other] { $seat }: i segnalini da { $length } indicati sono { $found }, ma ce ne sono { $most } (regola { $rule }).
}
refusal-score-two-winners = Più di un posto ha usato tutti e dieci i segnalini, ma la partita finisce con il primo che ci riesce (regola { $rule }).

# What can be wrong with a recipe book.
book-syntax = Questo non è un file TOML: { $error }.
book-too-long = Il file di un ricettario ha al massimo { $most } kB.
book-multiline = Ogni testo sta su una riga, tra virgolette semplici o doppie, mai triple.
book-excess = Un ricettario ha al massimo { $most } { $bound ->
    [lines] righe
    [keys] voci
    [lists] elenchi
    [items] elementi in tutti gli elenchi
    [escapes] barre inverse
    [word] lettere o cifre in un nome o un numero senza virgolette
    [parts] parti in un nome con punti
    [depth] parentesi una dentro l’altra
   *[list] elementi in un elenco
}.
book-unknown = “{ $name }” non fa parte di un ricettario; le sue parti sono title, tiles, recipes e tokens.
book-section-missing = Manca la sezione [{ $name }].
book-form = “{ $name }” ha una forma sbagliata: { $error }.
book-tile-count = { $found ->
    [one] C’è { $found } tassello; la scatola ne ha { $wanted }.
   *[other] Ci sono { $found } tasselli; la scatola ne ha { $wanted }.
}
book-categories = { $found ->
    [one] C’è { $found } categoria di ingredienti; la scatola ne ha { $wanted }.
   *[other] Ci sono { $found } categorie di ingredienti; la scatola ne ha { $wanted }.
}
book-too-many-kinds = Ci sono { $found } ingredienti diversi; un ricettario ne ha al massimo { $most }.
book-too-many-tiles = Ci sono { $found } tasselli; si gioca con { $most } al massimo.
book-too-few-tiles = { $found ->
    [one] C’è { $found } tassello; per le prime mani ne servono { $least }.
   *[other] Ci sono { $found } tasselli; per le prime mani ne servono { $least }.
}
book-too-many-recipes = Ci sono { $found } ricette; si gioca con { $most } al massimo.
book-too-few-recipes = { $found ->
    [one] C’è { $found } ricetta; per cominciare ne servono { $least }.
   *[other] Ci sono { $found } ricette; per cominciare ne servono { $least }.
}
book-kind-missing = Manca l’ingrediente “{ $kind }”; la scatola ne ha.
book-unique-count = “{ $kind }” è unico, ma ha { $found } tasselli invece di uno.
book-start = { $found ->
    [0] Nessuna categoria ha { $tiles } o più tasselli che non siano riso, maki o unici. Con meno di { $categories }, una prima mano può ricevere ingredienti qualsiasi.
    [one] Solo { $found } categoria ha { $tiles } o più tasselli che non siano riso, maki o unici. Con meno di { $categories }, una prima mano può ricevere ingredienti qualsiasi.
   *[other] Solo { $found } categorie hanno { $tiles } o più tasselli che non siano riso, maki o unici. Con meno di { $categories }, una prima mano può ricevere ingredienti qualsiasi.
}
book-recipe-count = { $found ->
    [one] C’è { $found } ricetta; la scatola ne ha { $wanted }.
   *[other] Ci sono { $found } ricette; la scatola ne ha { $wanted }.
}
book-no-pile = Non c’è nessuna ricetta da { $length }; quel mazzo resta vuoto.
book-same = “{ $name }” vuole gli stessi ingredienti di “{ $other }”.
book-twice = “{ $name }” compare due volte nel ricettario.
book-length = { $found ->
    [one] “{ $name }” ha { $found } ingrediente; una ricetta ne ha da due a cinque.
   *[other] “{ $name }” ha { $found } ingredienti; una ricetta ne ha da due a cinque.
}
book-no-such-kind = “{ $name }” vuole “{ $kind }”, ma non ci sono tasselli così.
book-repeats = “{ $name }” vuole “{ $kind }” due volte; gli ingredienti di una ricetta sono tutti diversi.
book-unprintable = Un nome contiene un a capo o un altro segno che non si può mostrare.
book-unsorted = Le ricette non sono in ordine di lunghezza.

# The table drawn as text.
progress = Giro { $round }
table-head = { $stage ->
    [give] Prima del primo turno. { seat-gives } ingredienti a sinistra.
    [recipes] { $turn ->
        [0] Prima del primo turno. { seat-draws } ricette.
       *[other] Turno { $turn }. { seat-draws } ricette.
    }
    [play] Turno { $turn }. { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $seat }.
    }
    [cards] Turno { $turn }. { seat-takes } carte azione.
   *[tiles] Turno { $turn }. { seat-takes } ingredienti.
}
table-book = Ricettario: { $book }
table-passes = { $left ->
    [one] Si è passato { $passes } volte di fila: ancora una e la partita finisce.
   *[other] Si è passato { $passes } volte di fila: ancora { $left } e la partita finisce.
}
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-tokens = segnalini { $tokens }
table-cubes = { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}
table-recipes = ricette da { $lengths }
table-hand = Ingredienti: { $tiles }   Carte: { $cards }
table-screened = Ingredienti: { $tiles }   Carte: { $cards }   (dietro lo schermo)
table-served = Completate:
table-pantry = Dispensa:
table-kitchen = Cucina:
table-piles = Ricette rimaste per lunghezza:
table-own = Le tue ricette: { $recipes }
table-own-recipe = { $place } { $recipe } ({ $tiles })
table-own-hand = I tuoi ingredienti: { $tiles }   Le tue carte: { $cards }

# Points by kind.
points-length-2 = ricette da 2
points-length-3 = ricette da 3
points-length-4 = ricette da 4
points-length-5 = ricette da 5
points-cubes = cubetti

# How it can end.
ended-by-ten-tokens = Qualcuno ha completato dieci ricette.
ended-by-full-board = Il tabellone è pieno.
ended-by-passing = Da molto tempo nessuno piazza un ingrediente.

# Options.
option-edition = Edizione
option-edition-standard = le regole normali
option-players = Giocatori
option-recipe-book = Ricettario: con quali ingredienti e ricette si gioca
option-hands = Ingredienti e carte azione degli altri
option-hands-open = visibili a tutti
option-hands-screened = dietro gli schermi: solo quanti sono, a meno che il promemoria sia attivo
option-starter = Chi comincia
option-starter-random = si sorteggia
option-starter-seat-1 = posto 1
option-starter-seat-2 = posto 2
option-starter-seat-3 = posto 3
option-starter-seat-4 = posto 4
