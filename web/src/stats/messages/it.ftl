stats-title = Le mie statistiche
stats-which = Quale gioco
stats-loading = { $done } partite contate su { $all }.
stats-none = Ancora niente da contare. Appena una partita finisce, qui vedi come giochi.
stats-games = Partite
stats-wins = Vinte
stats-between = di tutte le tue partite, forse dal { $low } al { $high }
stats-best = Partita migliore
stats-best-round = Round migliore
stats-kinds = Punti per tipo, in media a partita
stats-levels = Contro i bot
stats-levels-how = In quante partite hai finito davanti a tutti i bot di un livello. La barra mostra dove sta forse la tua vera quota: meno partite ci sono, più è larga.
stats-share = { $won } su { $of }, forse dal { $low } al { $high }
stats-no-bots = Nessun bot ha ancora giocato contro di te.
stats-left = { $count ->
    [one] Una partita non conta: è stata lasciata prima della fine, o nessuno sa quale posto era il tuo.
   *[other] { $count } partite non contano: sono state lasciate prima della fine, o nessuno sa quale posto era il tuo.
}
stats-kept-only = Si conta quello che questo dispositivo ha conservato.
stats-here = Si conta solo sul tuo dispositivo, da come sono finite le tue partite.
