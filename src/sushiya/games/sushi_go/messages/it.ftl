# Sushi Go! in Italian.
game = Sushi Go!

# Cards, as each edition names them.
card-cocktail = { $kind ->
    [maki-1] Maki 1
    [maki-2] Maki 2
    [maki-3] Maki 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Ravioli
    [nigiri-1] Sushi all’omelette
    [nigiri-2] Sushi al salmone
    [nigiri-3] Sushi al calamaro
    [wasabi] Wasabi
    [chopsticks] Bacchette
   *[pudding] Dessert
}
card-zoch = { $kind ->
    [maki-1] Maki roll 1
    [maki-2] Maki roll 2
    [maki-3] Maki roll 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Molluschi
    [nigiri-1] Nigiri all’uovo
    [nigiri-2] Nigiri al salmone
    [nigiri-3] Nigiri al tonno
    [wasabi] Wasabi
    [chopsticks] Bacchette
   *[pudding] Budino
}
# All masculine, and the first two the same in the plural.
word-nigiri = { $edition ->
    [zoch] nigiri
   *[cocktail] sushi
}
word-puddings = { $edition ->
    [zoch] budini
   *[cocktail] dessert
}
word-dumplings = { $edition ->
    [zoch] molluschi
   *[cocktail] ravioli
}
card-on-wasabi = { $card } sul wasabi
card-free = { $card } (libero)
card-twice = due carte { $card }
figure-cards = { $you ->
    [yes] tu tieni { $cards }
   *[no] { $seat } tiene { $cards }
}
figure-robot = il robot riceve { $cards }
figure-points = { $seat } ({ $points })

# Commands.
command-keep = { $count ->
    [1] Tieni { $cards }
   *[other] “Sushi Go!” Tieni { $cards }
}
command-keep-and-give = { $count ->
    [1] Tieni { $cards }, dai al robot { $gift }
   *[other] “Sushi Go!” Tieni { $cards }, dai al robot { $gift }
}
help-keep = Tieni una carta della tua mano: si scopre quando hanno scelto tutti, e il resto della mano passa avanti. Se hai in tavola delle bacchette da un turno precedente, puoi tenerne due. Un { word-nigiri } su un wasabi libero vale il triplo.

# Events.
event-game-opened = Comincia la partita: si gioca in { $players }.
event-round-dealt = { $cards } nuove carte a testa.
event-robot-card-drawn = { $you ->
    [yes] Controlli il robot e peschi una carta dal suo mazzetto.
   *[no] { $seat } controlla il robot e pesca una carta dal suo mazzetto.
}
event-robot-card-drawn-own = { $you ->
    [yes] Controlli il robot e dal suo mazzetto peschi { $card }.
   *[no] { $seat } controlla il robot e dal suo mazzetto pesca { $card }.
}
event-pick-held = { $you ->
    [yes] Hai scelto.
   *[no] { $seat } ha scelto.
}
event-pick-held-own = { $you ->
    [yes] La tua scelta: { $command }.
   *[no] La scelta di { $seat }: { $command }.
}
event-pick-replaced = { $seat } ha cambiato scelta.
event-pick-replaced-own = { $you ->
    [yes] La tua nuova scelta: { $command }.
   *[no] La nuova scelta di { $seat }: { $command }.
}
event-picks-revealed = Carte scoperte: { $picks }.
event-hands-passed = { $direction ->
    [left] Le carte passano a sinistra.
    [right] Le carte passano a destra.
   *[swap] Ci si scambia le carte.
}
event-last-cards-laid = Le ultime carte: { $picks }.
event-round-scored = Punti del giro { $round }: { $points }.
event-game-ended = Punti dei { word-puddings }: { $pudding }. Totale: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Hai vinto!
       *[no] Vittoria: { $winner }.
    }
   *[other] Vittoria condivisa: { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = La partita è finita (regola { $rule }).
refusal-last-card = L’ultima carta va in tavola da sola: non c’è niente da scegliere (regola { $rule }).
refusal-one-or-two = Tieni una carta, o due con le bacchette (regola { $rule }).
refusal-not-in-hand = Non hai in mano { $card }, o non ne hai abbastanza: tieni carte che hai (regola { $rule }).
refusal-no-chopsticks = Puoi tenere due carte solo se hai in tavola delle bacchette da un turno precedente (regola { $rule }).
refusal-robot-needs-third = Due carte per te e una per il robot fanno tre, e tu ne hai due: tienine una (regola { $rule }).
refusal-give-missing = In questo turno controlli il robot: scegli una carta anche per lui (regola { $rule }).
refusal-give-without-robot = In questo turno non hai un robot a cui dare una carta (regola { $rule }).
refusal-not-a-nigiri = Sul wasabi va solo un { word-nigiri } (regola { $rule }).
refusal-no-free-wasabi = { $free ->
    [0] Non hai un wasabi libero per questo { word-nigiri }: mettilo in tavola da solo (regola { $rule }).
    [one] Hai solo { $free } wasabi libero (regola { $rule }).
   *[other] Hai solo { $free } wasabi liberi (regola { $rule }).
}
refusal-must-use-wasabi = A questo tavolo un { word-nigiri } deve andare su un wasabi libero (regola { $rule }).

# The table drawn as text.
progress = Giro { $round }, turno { $turn } di { $turns }
table-head = Giro { $round } di { $rounds }, turno { $turn } di { $turns }. { $direction ->
    [left] Le carte passano a sinistra.
    [right] Le carte passano a destra.
   *[swap] Ci si scambia le carte.
}
table-over = La partita è finita.
table-house-rules = Regole della casa a questo tavolo: { $rules }.
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-now = +{ $now } per ora
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-controls-robot = al comando del robot
table-has-chosen = scelta fatta
table-hand = In mano: { $cards }

# Refusals of the score pad.
refusal-score-unknown-kind = { $seat }, giro { $round }: la carta “{ $card }” non esiste; le carte sono { $kinds } (regola { $rule }).
refusal-score-too-many-copies = { $seat }, giro { $round }: troppe carte { $card }, nel mazzo ce ne sono { $copies } (regola { $rule }).
refusal-score-too-many-maki = { $seat }, giro { $round }: le carte maki del mazzo non bastano per tanti maki (regola { $rule }).
refusal-score-too-many-cards = { $seat }, giro { $round }: sono più carte delle { $size } di una mano (regola { $rule }).
refusal-score-missing-seat = { $seat }, giro { $round }: mancano le carte; se non ce ne sono, va bene un elenco vuoto (regola { $rule }).
refusal-score-too-many-seats = Nel giro { $round } ci sono carte per { $found } persone, ma si gioca in { $wanted } (regola { $rule }).
refusal-score-too-many-rounds = I giri indicati sono { $rounds }; una partita ne ha tre (regola { $rule }).
refusal-score-plain = { $seat }, giro { $round }: con queste opzioni un { word-nigiri } non resta mai da solo accanto a un wasabi libero, quindi “{ $card }” non è possibile (regola { $rule }).

# How it can end.
ended-by-three-rounds = Il terzo giro è finito.

# Options.
option-edition = Edizione: regole e nomi delle carte
option-edition-cocktail = Cocktail Games
option-edition-zoch = Zoch
option-players = Giocatori
option-maki-ties = Parità nei maki
option-maki-ties-full = chi è in parità prende tutti i punti, e un secondo posto c’è sempre
option-maki-ties-split = i punti si dividono, arrotondati per difetto; con una parità al primo posto non c’è un secondo
option-pudding-ties = Parità nei { word-puddings }
option-pudding-ties-full = chi è in parità guadagna o perde 6
option-pudding-ties-split = guadagno e perdita si dividono, arrotondati per difetto
option-pudding-loss = Perdita per chi ha meno { word-puddings }
option-pudding-loss-yes = chi ha meno { word-puddings } perde 6
option-pudding-loss-no = nessuno perde punti per i { word-puddings }
option-nigiri = Un { word-nigiri } tenuto quando un wasabi è libero
option-nigiri-forced = deve andare sul wasabi
option-nigiri-optional = può andare sul wasabi
option-same-turn = Wasabi e { word-nigiri } tenuti nello stesso turno
option-same-turn-combine = il { word-nigiri } può andare su quel wasabi
option-same-turn-separate = il nuovo wasabi non prende { word-nigiri } in questo turno
option-passing = Dove passano le carte
option-passing-left = sempre a sinistra
option-passing-left-right-left = a sinistra, a destra, a sinistra, giro per giro
option-robot = Un robot come terzo, per chi gioca in due
option-robot-off = senza robot
option-robot-on = con il robot
option-starter = Chi controlla il robot per primo (solo con il robot)
option-starter-random = si sorteggia
option-starter-seat-1 = posto 1
option-starter-seat-2 = posto 2
option-starter-seat-3 = posto 3
option-starter-seat-4 = posto 4
option-starter-seat-5 = posto 5

# Kinds of points.
points-maki = maki
points-tempura = tempura
points-sashimi = sashimi
points-dumpling = { word-dumplings }
points-nigiri = { word-nigiri }
points-pudding = { word-puddings }

# Che cosa cambia, in una riga, per chi sceglie un’edizione.
option-edition-cocktail-differs = In caso di parità i punti si dividono, e il prossimo sushi deve andare su un wasabi libero. Con ravioli e dessert, da due persone.
option-edition-zoch-differs = Chi è in parità prende tutti i punti, e il wasabi può aspettare. Con molluschi e budino, da tre persone.
