# Playing alone, on this device.
solo-title = Gioca in solitario
solo-what = Contro i bot, su questo stesso dispositivo: non servono né server né rete.
solo-going = Partite in corso
solo-game = { $game }, contro { $level ->
    [apprentice] { $count ->
        [one] un apprendista
       *[other] { $count } apprendisti
    }
    [cook] { $count ->
        [one] un cuoco
       *[other] { $count } cuochi
    }
    [chef] { $count ->
        [one] uno chef
       *[other] { $count } chef
    }
    [master] { $count ->
        [one] un maestro
       *[other] { $count } maestri
    }
   *[other] { $count ->
        [one] un bot
       *[other] { $count } bot
    }
}
solo-played = Giocata l’ultima volta { $when }
solo-drop = Elimina questa partita
solo-drop-sure = La partita viene eliminata da questo dispositivo e non si può recuperare.
solo-drop-yes = Elimina
solo-drop-no = Tieni
solo-new = Una nuova partita
solo-which = Quale gioco
solo-rules = Regole
solo-deal = Distribuisci
solo-first = Prima della prima partita, preparati in cima a questa pagina.
solo-starting = Le regole si avviano. Ci vuole qualche secondo …
solo-records = Le partite finite sono tra “Le mie partite”: da rivedere e da salvare come file.

# The pack.
pack-title = Senza rete
pack-what = Il tuo dispositivo distribuisce e giudica da sé. Per questo scarica { $size } una volta sola e li conserva.
pack-get = Preparati a giocare senza rete ({ $size })
pack-fetching = In arrivo: { $done } di { $size }
pack-finishing = C’è tutto. Le pagine si stanno ancora salvando …
pack-kept = Pronto: puoi giocare senza rete.
pack-remove = Togli i { $size } da questo dispositivo
pack-unable = Qui questo browser non può conservare nulla. Perciò serve una rete, e a ogni visita si scaricano { $size }.

# What went wrong, and what to do.
solo-no-network = Non è stato possibile scaricare ciò che serve. Trova una rete e riprova; poi non servirà più.
solo-full = Su questo dispositivo non c’è più spazio. Elimina qualcosa sul dispositivo o in questo browser e riprova.
solo-old-browser = Questo browser è troppo vecchio per giocare in solitario. Aggiornalo o prendine un altro.
solo-not-started = Le regole non si sono avviate su questo dispositivo. Chiudi altre pagine o aggiorna il browser e riprova.
solo-gone = Questa partita non è più su questo dispositivo.
solo-elsewhere = Questa partita è aperta in un’altra pagina di questo browser. Continua lì, oppure chiudi quella pagina e riprova.
solo-problem = La partita non può continuare
solo-failed = Qualcosa è andato storto su questo dispositivo. La tua partita è salva: ricarica la pagina per continuare.

# Una partita finita, ripresa da un passo.
play-on = Continua da qui
play-on-what = Dal passo { $step }, e ciò che si pesca o si tira viene come allora. I bot giocano per gli altri. È allenamento e non conta da nessuna parte.
play-on-seat = Il tuo posto
play-on-level = Gli altri
play-on-as-it-was = Come prima
play-on-start = Continua
play-on-get = Il tuo dispositivo distribuisce da sé. Per questo prima scarica { $size }, una volta per tutti i giochi, e li conserva.
play-on-over = A questo passo la partita è finita. Torna indietro di qualche passo e continua da lì.
play-on-missing = Questa partita è stata salvata prima che si potesse continuare. Aprila ancora una volta con una rete.
practice-from = Allenamento, ripreso dal passo { $step }
