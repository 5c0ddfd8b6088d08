# Sushi Express in Italian.
game = Sushi Express

# Cards. A customer's colour is only its id.
customer = { $kind ->
    [light-blue] Infermiera
    [dark-blue] Capitano
    [pink] Ballerina
    [purple] Professore
    [red] Pompiere
    [orange] Muratore
    [yellow] Fornaia
    [green] Giardiniere
   *[tip] Mancia
}
action = { $kind ->
    [same-bet] Stessa scommessa
    [swap] Scambio di posto
    [re-roll] Ritirare il dado
    [further] Una tessera avanti
   *[tip] Mancia
}
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
# Where a van arrives: the preposition and the article are one word.
tile = { $tile ->
    [0] al Sushi Express
    [1] alla Locanda (1)
    [2] al Palazzo (2)
    [3] ai Bagni (3)
    [4] alla Pagoda (4)
    [5] alla Fattoria (5)
    [6] al Parco (6)
    [7] al Fioraio (7)
    [8] alla Baita (8)
    [9] alla Scuola (9)
    [10] all’Osservatorio (10)
   *[11] al Faro (11)
}
figure-cards = { $you ->
    [yes] tu
   *[no] { $seat }
}: { $cards }
figure-points = { $you ->
    [yes] tu
   *[no] { $seat }
} ({ $points })
# Commands. Eight and eleven, and a one on a die, begin with a vowel.
command-swap-bets = Gioca “Scambio di posto”: { $low } con { $high }
command-place-bet = Scommetti { $number ->
    [8] sull’8
    [11] sull’11
   *[other] sul { $number }
}{ $same ->
    [yes] {" "}con “Stessa scommessa”, in cima alla pila
   *[no] {""}
}
command-end-bet = Chiudi la scommessa
command-reroll = Gioca “Ritirare il dado” { $die ->
    [1] sull’1
   *[other] sul { $die }
}
command-stand = { $attempt ->
    [1] Ritira i dadi (2º tentativo)
   *[other] { $card ->
        [yes] Rinuncia: pesca una carta azione
       *[no] Rinuncia: carte azione finite
    }
}
command-drive = { $extra ->
    [0] Avanza
    [one] Gioca una carta: una tessera in più
   *[other] Gioca { $extra } carte: { $extra } tessere in più
}
command-take-customer = Prendi la carta { $customer }
command-keep-row = Tieni la fila
command-clear-row = Scarta la fila
help-swap-bets = Gioca uno “Scambio di posto” nel tuo turno di scommessa: i segnalini di due numeri si scambiano, anche intere pile. La scommessa di un segnalino è il numero su cui sta alla fine.
help-place-bet = Scegli il numero che pensi di raggiungere con due dadi: il tuo furgone avanzerà di altrettante tessere. Su un numero già occupato giochi la tua carta “Stessa scommessa”.
help-end-bet = Il tuo segnalino è piazzato. Chiudi il turno, oppure gioca prima uno “Scambio di posto”, se ce l’hai.
help-reroll = Gioca “Ritirare il dado”: ritiri uno dei due dadi. Vale il nuovo totale, anche se è più basso.
help-stand = Non giochi “Ritirare il dado”. Dopo il primo tentativo ritiri tutti e due i dadi; dopo il secondo rinunci: il furgone resta fermo e peschi una carta azione.
help-drive = Il tuo furgone avanza di tante tessere quanto vale la tua scommessa, più una per ogni “Una tessera avanti” che giochi adesso. Le tessere con altri furgoni si saltano e non si contano.
help-take-customer = Hai raggiunto o superato il Sushi Express: prendi una carta dalla fila. La prima carta di un cliente vale 3 punti, ogni altra 1; le mance ti salvano da una penalità.
help-keep-row = Hai la scommessa più bassa, quindi decidi tu: le carte rimaste nella fila restano, e se ne aggiungono di nuove.
help-clear-row = Hai la scommessa più bassa, quindi decidi tu: le carte rimaste nella fila escono dal gioco e se ne mettono di nuove. Se non bastano, la partita finisce.

# What a seat is asked, for refusals.
question-bet = scommettere
question-end = chiudere la scommessa, o fare uno scambio
question-roll = ritirare un dado, o andare avanti senza
question-drive = dire di quanto avanza il tuo furgone
question-customer = prendere una carta dalla fila
question-row = lasciare la fila o scartarla

# Events.
event-game-opened = Comincia la partita: si gioca in { $players }. Tutti partono con “Stessa scommessa” e “Una tessera avanti” in mano.
event-row-filled = Nuove carte nella fila: { $cards }.
event-round-began = { $you ->
    [yes] Cominci tu il round.
   *[no] { $seat } comincia il round.
}
event-bets-swapped = { $you ->
    [yes] Giochi uno “Scambio di posto”: { $low } con { $high }.
   *[no] { $seat } gioca uno “Scambio di posto”: { $low } con { $high }.
}
event-bet-placed = { $you ->
    [yes] Scommetti
   *[no] { $seat } scommette
} { $number ->
    [8] sull’8
    [11] sull’11
   *[other] sul { $number }
}{ $same ->
    [yes] {" "}con “Stessa scommessa”, in cima alla pila.
   *[no] .
}
event-bet-ended = { $you ->
    [yes] Hai scommesso.
   *[no] { $seat } ha scommesso.
}
event-turn-passed = { $you ->
    [yes] Tocca a te scommettere.
   *[no] Tocca a { $seat } scommettere.
}
event-bets-closed = { $you ->
    [yes] Scommesse chiuse: la più bassa è la tua.
   *[no] Scommesse chiuse: la più bassa è di { $seat }.
}
event-dice-rolled = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
} { $first } e { $second }: totale { $total } (tentativo { $attempt }).
event-die-rerolled = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
} “Ritirare il dado” { $die ->
    [1] sull’1
   *[other] sul { $die }
}: ora { $first } e { $second }, totale { $total }.
event-roll-accepted = { $you ->
    [yes] Lasci i dadi così.
   *[no] { $seat } lascia i dadi così.
}
event-roll-succeeded = { $you ->
    [yes] La tua scommessa è riuscita
   *[no] La scommessa di { $seat } è riuscita
}: avanza chi ha ancora un segnalino sulla ruota.
event-roll-failed = { $you ->
    [yes] La tua scommessa è persa: il tuo furgone resta fermo.
   *[no] La scommessa di { $seat } è persa: il furgone resta fermo.
}
event-action-drawn = { $seat } pesca una carta azione.
event-action-drawn-own = { $you ->
    [yes] Peschi una carta azione: { $card }.
   *[no] { $seat } pesca una carta azione: { $card }.
}
event-drive-announced = { $extra ->
    [0] { $you ->
        [yes] Non giochi
       *[no] { $seat } non gioca
    } carte per andare oltre.
    [one] { $you ->
        [yes] Giochi
       *[no] { $seat } gioca
    } una carta “Una tessera avanti”.
   *[other] { $you ->
        [yes] Giochi
       *[no] { $seat } gioca
    } { $extra } carte “Una tessera avanti”.
}
event-van-moved = { $you ->
    [yes] Avanzi
   *[no] { $seat } avanza
} di { $tiles } tessere fino { $tile }{ $jumped ->
    [0] {""}
    [one] , saltando { $jumped } tessera
   *[other] , saltando { $jumped } tessere
}{ $served ->
    [yes] , con un cliente da scegliere.
   *[no] .
}
event-customer-taken = { $you ->
    [yes] Prendi la carta { $customer }.
   *[no] { $seat } prende la carta { $customer }.
}
event-trip-ended = { $you ->
    [yes] Il tuo segnalino lascia la ruota.
   *[no] Il segnalino di { $seat } lascia la ruota.
}
event-vans-stopped = Tutti i furgoni sono arrivati.
event-row-kept = { $you ->
    [yes] Lasci la fila com’è.
   *[no] { $seat } lascia la fila com’è.
}
event-row-cleared = { $you ->
    [yes] Scarti la fila.
   *[no] { $seat } scarta la fila.
}
event-row-swept = In questo round non si muove nessuno: si scarta tutta la fila.
event-game-ended = Non si può più riempire la fila: la partita è finita. Carte in mano: { $hands }. Totale: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Hai vinto!
       *[no] Vittoria: { $winner }.
    }
   *[other] Vittoria condivisa: { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = La partita è finita (regola { $rule }).
refusal-not-your-turn = Non è il tuo turno: ora tocca a { $seat } (regola { $rule }).
refusal-other-question = Non è il momento: ora puoi { $question } (regola { $rule }).
refusal-no-card = Non hai in mano la carta “{ $card }”: scegli qualcosa per cui non serve (regola { $rule }).
refusal-bet-placed = Il tuo segnalino è già piazzato: chiudi la scommessa, o gioca uno “Scambio di posto” (regola { $rule }).
refusal-bet-missing = Prima metti il tuo segnalino su un numero (regola { $rule }).
refusal-number-held = Il numero { $number } è occupato e non hai “Stessa scommessa”: scegli un numero libero (regola { $rule }).
refusal-swap-empty = Sul numero { $number } non c’è nessun segnalino: scambia due numeri occupati (regola { $rule }).
refusal-swap-apart = { $reading ->
    [adjacent] A questo tavolo si scambiano solo due numeri consecutivi, come 6 e 7
   *[neighbours] Due numeri si scambiano solo se tra loro non c’è nessun segnalino
} (regola { $rule }).
refusal-die-not-shown = Nessun dado segna { $die }: scegline uno che vedi sul tavolo (regola { $rule }).
refusal-too-few-further = { $held ->
    [0] Non hai in mano “Una tessera avanti”: avanza senza
    [one] Hai una sola carta “Una tessera avanti”: gioca quella o nessuna
   *[other] Hai { $held } carte “Una tessera avanti”: non puoi giocarne di più
} (regola { $rule }).
refusal-not-in-row = La carta { $customer } non è nella fila: prendine una che c’è (regola { $rule }).

# Refusals of the score pad.
refusal-score-wrong-players = { $found ->
    [one] Ci sono carte per { $found } sola persona; si gioca da tre a sei (regola { $rule }).
   *[other] Ci sono carte per { $found } persone; si gioca da tre a sei (regola { $rule }).
}
refusal-score-wrong-hands = Persone con carte cliente: { $wanted }; con carte azione: { $found }. Servono le une e le altre per tutti (regola { $rule }).
refusal-score-unknown-customer = { $seat }: il cliente “{ $card }” non esiste; ci sono { $kinds } (regola { $rule }).
refusal-score-unknown-action = { $seat }: la carta azione “{ $card }” non esiste; ci sono { $kinds } (regola { $rule }).
refusal-score-too-many-customers = { $seat }: troppe carte { $card }, tra le carte cliente ce ne sono { $copies } (regola { $rule }).
refusal-score-too-many-actions = { $seat }: troppe carte { $card }, tra le carte azione ce ne sono { $copies } (regola { $rule }).

# The table drawn as text.
progress = Round { $round }
table-head = Round { $round }, { $phase ->
    [bets] scommesse
    [dice] dadi
    [vans] furgoni
   *[deliveries] consegne
}. { $seat ->
    [Tu] Tocca a te.
   *[other] Tocca a { $seat }.
}
table-over = La partita è finita.
table-house-rules = Regole della casa a questo tavolo: { $rules }.
table-throw = Tentativo { $attempt }: i dadi segnano { $first } e { $second }, totale { $total }.
# The titles of these three lines have room for five letters.
table-road = Mappa
table-express = Express
table-park = Parco
table-dial = Ruota
table-row = Fila
table-piles = Nei mazzi: { $customers ->
    [one] { $customers } carta cliente
   *[other] { $customers } carte cliente
}, { $actions ->
    [one] { $actions } carta azione
   *[other] { $actions } carte azione
}.
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-cards = { $count ->
    [one] { $count } carta azione
   *[other] { $count } carte azione
}
table-starts = prima scommessa
table-hand = Carte azione: { $cards }

# How it can end.
ended-by-row-not-full = Non ci sono più abbastanza clienti per riempire la fila.

# Options.
option-edition = Edizione
option-edition-standard = l’unica che c’è
option-players = Giocatori
option-swap = Scommesse che uno “Scambio di posto” può scambiare
option-swap-adjacent = due numeri consecutivi, tutti e due occupati
option-swap-neighbours = due numeri occupati senza segnalini in mezzo
option-starter = Chi comincia
option-starter-random = si sorteggia
option-starter-seat-1 = posto 1
option-starter-seat-2 = posto 2
option-starter-seat-3 = posto 3
option-starter-seat-4 = posto 4
option-starter-seat-5 = posto 5
option-starter-seat-6 = posto 6

# Kinds of points.
points-light-blue = Infermiera
points-dark-blue = Capitano
points-pink = Ballerina
points-purple = Professore
points-red = Pompiere
points-orange = Muratore
points-yellow = Fornaia
points-green = Giardiniere
points-tips = mance
