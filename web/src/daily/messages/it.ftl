# La partita del giorno: ogni giorno una per gioco, la stessa per tutti qui.
daily-title = Partita del giorno
daily-what = Oggi la stessa per tutti qui: tu contro { $bots } chef. Conta un solo tentativo.
daily-left = { $unit ->
    [hours] { $count ->
        [one] Ancora 1 ora
       *[other] Ancora { $count } ore
    }
   *[other] { $count ->
        [one] Ancora 1 minuto
       *[other] Ancora { $count } minuti
    }
}
daily-new = Non ancora giocata
daily-running = Sei a metà
daily-play = Gioca
daily-go-on = Continua
daily-see = Risultato
daily-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
daily-place = { $place }° posto
daily-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $place }° posto
daily-streak = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni di fila
}
daily-second = Un secondo browser è un secondo tentativo: nessuno controlla chi sei.
daily-how = Come funziona la partita del giorno
daily-how-bots = Su questo server tutti hanno le stesse carte, tessere e gli stessi dadi, e gli chef rispondono allo stesso modo alle stesse scelte. Così conta solo quello che scegli.
daily-how-day = Il giorno dopo comincia alle { $time } (mezzanotte UTC). Quello che hai cominciato prima conta ancora per un’ora.
daily-how-count = Poi vedi come hanno giocato tutti gli altri e che cosa ha fatto un maestro al tuo posto. Non ci sono nomi.

# Perché un tentativo non conta.
daily-state-running = Non l’hai ancora finita.
daily-state-late = Non conta: è finita troppo tardi.
daily-state-helped = Non conta: un bot ha scelto per te, o un altro bot ha sostituito uno chef.
daily-state-left = È stata chiusa prima della fine.
daily-uncounted = non conta
daily-not-ended = non finita
daily-not-played = Non hai giocato questa partita.

# Una partita.
daily-day-title = Partita del giorno: { $game }
daily-subtitle = Partita del giorno, { $date }
daily-all = Tutti su questo server
daily-first = Sei la prima persona qui.
daily-worse = { $others ->
    [one] { $worse ->
        [0] L’ha giocata anche un’altra persona.
       *[other] Meglio dell’altra persona che l’ha giocata.
    }
   *[other] { $worse ->
        [0] L’hanno giocata anche altre { $others } persone.
       *[other] Meglio di { $worse } delle altre { $others } persone.
    }
}
daily-nobody = Quel giorno non l’ha giocata nessuno.
daily-ranks = { $count ->
    [one] Un risultato, { $first ->
        [0] nessuna vittoria.
       *[other] una vittoria.
    }
   *[other] { $count } risultati; { $first ->
        [0] nessuno ha vinto contro gli chef.
        [one] una vittoria contro gli chef.
       *[other] { $first } vittorie contro gli chef.
    }
}
daily-points-head = Punti
daily-count-head = Quanti
daily-you = tu
daily-master-here = maestro
daily-master = Un maestro al tuo posto: { $score }
daily-master-thinks = Un maestro gioca al tuo posto …
daily-share = Condividi
daily-share-text = { $game }, partita del giorno, { $date }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $place }° posto{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {""}, { $streak } giorni di fila
}{ $counts ->
    [no] {" "}(non conta)
   *[yes] {""}
}
    { $link }
daily-to-all = Tutte le partite del giorno
daily-later = Quando il giorno è finito, la sua chiave viene pubblicata e questa pagina la controlla.
daily-fits = La chiave del giorno è pubblicata e porta alla partita di cui questo dispositivo ha visto il sigillo.
daily-fits-not = La chiave del giorno non porta alla partita di cui questo dispositivo ha visto il sigillo.

# I giorni passati.
daily-past = Giorni passati
daily-past-what = Per allenarti: le stesse carte e gli stessi bot, ma non conta.
daily-which-day = Giorno
daily-own-past = I tuoi risultati
daily-more = Mostra tutto
daily-practise = Giocala per allenarti
daily-offline = Per la partita di oggi serve il server. I giorni passati si possono giocare su questo dispositivo, per allenarsi.

# Come si controlla.
daily-checked = Come controllo che nessuno conosca la partita di domani?
daily-chain = Ogni giorno ha una chiave e le chiavi formano una catena: con una formula che tutti conoscono ognuna dà quella del giorno prima, ma nessuno può andare nell’altro verso. Le partite di un giorno seguono dalla sua chiave, che viene pubblicata un’ora dopo il suo giorno. Allora chiunque può controllare che appartenga alla catena, il cui capo era pubblico fin dall’inizio.
daily-anchor = Il capo della catena, pubblico dal { $date }:
daily-newest = La chiave del { $date }:
daily-newest-none = La prima chiave viene pubblicata un’ora dopo il primo giorno.
daily-anchored = Controllato su questo dispositivo: la chiave porta al capo della catena.
daily-anchored-not = La chiave non porta al capo della catena che questo dispositivo conosce.
daily-proves-not = Non dimostra che chi gestisce questo server non conosca le chiavi che verranno: sono state fatte tutte all’inizio.
