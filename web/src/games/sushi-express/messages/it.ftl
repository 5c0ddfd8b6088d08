# The screen of Sushi Express in Italian.
spot = { $tile ->
    [0] Sushi Express
    [1] Locanda (1)
    [2] Palazzo (2)
    [3] Bagni (3)
    [4] Pagoda (4)
    [5] Fattoria (5)
    [6] Parco (6)
    [7] Fioraio (7)
    [8] Baita (8)
    [9] Scuola (9)
    [10] Osservatorio (10)
   *[11] Faro (11)
}
percent = { $share }%

# The phases, and what is going on.
now = Che cosa succede
now-you = tu
phase = { $phase ->
    [bets] Scommesse
    [dice] Dadi
    [vans] Furgoni
   *[deliveries] Consegne
}
now-bet = { $you ->
    [yes] Su quale numero scommetti?
   *[no] { $seat } pensa alla scommessa
}
now-bet-hint = Due dadi devono raggiungerlo in due tentativi; il tuo furgone avanza poi di altrettante tessere.
now-end = { $you ->
    [yes] { $more ->
        [yes] Hai scommesso: { $bet }. Altro?
       *[no] Hai scommesso: { $bet }.
    }
   *[no] { $seat } può ancora giocare una carta
}
now-end-hint = { $more ->
    [yes] Gioca uno “Scambio di posto” se vuoi, oppure chiudi la scommessa.
   *[no] Ora non puoi giocare altro: chiudi la scommessa.
}
now-throw = { $you ->
    [yes] { $total } è poco: ti serve { $bet }
   *[no] { $seat } ha { $total }, serve { $bet }
}
now-throw-hint = { $last ->
    [no] { $mine ->
        [yes] Primo di due tentativi: puoi ritirare tutti e due i dadi.
       *[no] Primo di due tentativi. Se riesce, avanzano: { $drivers }.
    }
   *[yes] { $mine ->
        [yes] { $card ->
            [yes] Ultimo tentativo. Se rinunci, il furgone resta fermo e peschi una carta azione.
           *[no] Ultimo tentativo. Se rinunci, il furgone resta fermo; non ci sono più carte azione.
        }
       *[no] Ultimo tentativo. Se riesce, avanzano: { $drivers }.
    }
}
now-drive = { $you ->
    [yes] Il tuo furgone avanza di { $bet } tessere
   *[no] { $seat } avanza di { $bet } tessere
}
now-customer = { $you ->
    [yes] Quale carta prendi?
   *[no] { $seat } prende una carta dalla fila
}
now-customer-hint = Il tuo furgone ha raggiunto o superato il Sushi Express.
now-row = { $you ->
    [yes] Decidi tu: tieni la fila?
   *[no] { $seat } ha la scommessa più bassa e decide della fila
}
row-cost = { $over ->
    [yes] finisce la partita
   *[no] servono { $cards } su { $pile }
}

# What lies ahead.
ahead-chance = { $carried ->
    [yes] { $number }: avanzi al { $drives }%, al { $alone }% con i tuoi dadi.
   *[no] { $number }: avanzi al { $drives }%.
}
ahead-way = Fino { $place }{ $jumped ->
    [0] {""}
    [one] , { $jumped } saltata
   *[other] , { $jumped } saltate
}{ $served ->
    [yes] , con un cliente
   *[no] {""}
}{ $tile ->
    [6] {" "}e una carta azione.
   *[other] .
}
ahead-stack = In cima alla pila tiri, avanzi e scegli prima di { $people }.

# Ring and dial.
ring = { $mine ->
    [yes] La strada, a partire dal tuo furgone
   *[no] La strada, a partire dal Sushi Express
}
ring-tile = { $place }{ $count ->
    [0] .
   *[other] : { $people }.
}
dial = Ruota delle scommesse
dial-number = { $number }: { $count ->
    [0] libero
   *[other] { $people }
}.
dial-ahead = Avanzi al { $share }%, porta { $place }{ $served ->
    [yes] , con un cliente.
   *[no] .
}
die = Dado che segna { $face }
hub-needed = { $total } su { $needed }
hub-verdict = { $verdict ->
    [again] ancora
   *[failed] persa
}
rolling = { $you ->
    [yes] Tiri i dadi
   *[no] { $seat } tira i dadi
}: serve { $needed }…
rerolling = { $you ->
    [yes] Ritiri un dado
   *[no] { $seat } ritira un dado
}: serve { $needed }…

# The row.
row = Nella fila
row-stays = resta
row-pile = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
row-card = { $customer }, per te ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
row-told = { $kind ->
    [tip] Mancia: alla fine chi ne ha di meno perde tanti punti quante sono le mance di chi ne ha di più. Nel mazzo: { $left }.
   *[other] { $customer }: 3 punti per la prima carta, 1 per ogni altra. Nel mazzo: { $left }.
}
worth = +{ $points }
mine = I tuoi clienti
mine-none = Ancora nessun cliente

# Action cards.
hand = Le tue carte azione
hand-empty = Nessuna. Una scommessa persa te ne dà una, e anche il Parco.
hand-card = { action }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $open ->
    [yes] , si può giocare ora
   *[no] {""}
}
card-hint = { $kind ->
    [same-bet] Stessa scommessa: nel tuo turno di scommessa scegli un numero già occupato.
    [swap] Scambio di posto: nel tuo turno di scommessa due scommesse vicine si scambiano.
    [re-roll] Ritirare il dado: se i tuoi dadi sono troppo bassi, ne ritiri uno.
    [further] Una tessera avanti: quando il tuo furgone parte, fa una tessera in più.
   *[tip] La Mancia non si gioca. Conta alla fine, quando chi ne ha di meno perde punti.
}
ways = { $kind ->
    [same-bet] Stessa scommessa: quale numero?
    [swap] Scambio di posto: quali?
    [re-roll] Ritirare il dado: quale?
    [further] Una tessera avanti: quante carte?
   *[tip] Mancia
}
way-swap = { $low } ⇄ { $high }
way-number = { $number }
way-die = { $die }
way-further = +{ $extra }
times = ×{ $count }

# Players.
players = Al tavolo
player = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $tips ->
    [one] { $tips } mancia
   *[other] { $tips } mance
}, { $cards ->
    [one] { $cards } carta azione
   *[other] { $cards } carte azione
}{ $bet ->
    [0] .
   *[other] , scommessa: { $bet }.
}
cost = −{ $loss }
sheet-customers = Clienti
sheet-tips = { $most ->
    [0] Nessuno ha ancora mance.
   *[other] { $loss ->
        [0] Mance: { $own }; chi ne ha di meno ne ha { $fewest }, chi ne ha di più { $most }.
       *[other] Mance: { $own }, il minimo al tavolo; per ora costa { $loss }, quante ne ha chi ne ha di più.
    }
}
sheet-actions = Carte azione
sheet-unknown = { $count ->
    [one] una carta che nessun altro ha visto
   *[other] { $count } carte che nessun altro ha visto
}
sheet-played = Già giocate: { $cards }.

# What everybody did, a few words each.
last-round = L’ultimo round
last-none = Qui vedi com’è andato l’ultimo round
deeds = { $first } { $last }
deed-bet = { $you ->
    [yes] Scommetti: { $bet }.
   *[no] { $seat } scommette: { $bet }.
}
deed-rolled = { $you ->
    [yes] Fai { $total }.
   *[no] { $seat } fa { $total }.
}
deed-failed = { $you ->
    [yes] Tu
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: persa{ $card ->
    [yes] , una carta azione.
   *[no] .
}
deed-customer = { $you ->
    [yes] Tu
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: { $customer }{ $card ->
    [yes] , una carta azione.
   *[no] .
}
deed-drove = { $you ->
    [yes] Tu
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: { $place }{ $card ->
    [yes] , una carta azione.
   *[no] .
}

# The end, counted one by one.
finale-count = { $count } ×
finale-tips = { $most ->
    [0] Mance: nessuno ne ha
   *[other] Mance: chi ne ha meno perde { $most }
}
finale-tips-has = { $count } ×{ $fewest ->
    [yes] {" "}(il minimo)
   *[no] {""}
}
finale-equal = Punti pari: decidono le carte azione rimaste

# The score pad.
pad-now = Se la partita finisse ora
pad-final = Alla fine
why-customer = { $customer }, { $count ->
    [0] ancora nessuna carta: la prima darebbe 3 punti.
    [one] una carta: 3 punti.
   *[other] { $count } carte: 3 punti per la prima, 1 per ogni altra.
}
why-tips = { $most ->
    [0] Nessuno ha mance, quindi nessuno perde niente.
   *[other] { $loss ->
        [0] Mance: { $own }, non è il minimo: non si perde niente.
       *[other] Mance: { $own }, è il minimo: costa tanti punti quante sono le mance di chi ne ha di più, { $most }.
    }
}

# First meetings.
lesson-place-bet = Passa dal Sushi Express per avere clienti. Due dadi devono fare il tuo numero: alto va lontano, basso è sicuro e spesso segue.
lesson-swap-bets = Hai uno “Scambio di posto”: due scommesse vicine si scambiano, tue o altrui. Conta dove sta il segnalino alla fine.
lesson-end-bet = Il tuo segnalino è piazzato. Chiudi la scommessa, se non vuoi giocare prima un’altra carta.
lesson-stand = I dadi sono troppo bassi. Dopo il primo tentativo puoi ritirarli tutti e due; dopo il secondo rinunci e peschi una carta azione.
lesson-reroll = Hai “Ritirare il dado”: scegli un dado da ritirare. Vale il nuovo totale, anche se è più basso.
lesson-drive = Il furgone avanza di tante tessere quante ne hai scommesse e salta gli altri. Ogni “Una tessera avanti” ne aggiunge una.
lesson-take-customer = Hai passato il Sushi Express: prendi una carta. Un cliente nuovo vale 3 punti, uno noto 1; poche mance alla fine costano.
lesson-keep-row = La tua scommessa era la più bassa, decidi tu: lasciare queste carte o scartarle tutte. Inizi anche il prossimo round.
lesson-clear-row = Le carte scartate non tornano più, e la fine si avvicina.
places-reason = A parità di punti è davanti chi ha più carte azione in mano; le mance non contano.
known-bets = Quanto vale ogni scommessa, e chi c’è
known-customers = Clienti non ancora visti: { $total }. Probabilità per la prossima carta:
