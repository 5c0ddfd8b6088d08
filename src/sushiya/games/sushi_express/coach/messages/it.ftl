# I motivi in Sushi Express.
points-customers = clienti
reason-tie = A pari punti decidono le carte azione in mano.
reason-first-customer = La tua prima carta { $customer } dà { $points } punti.
reason-further-customer = Un’altra carta { $customer } dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-bet-odds = Su 36 lanci, { $rolls } arrivano a { $number }; l’altro numero a { $other-rolls }.
reason-bet-further = Se { $number } riesce, il furgone avanza di { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} in più.
reason-reroll-odds = Ritirare il dado che mostra { $die } riesce con { $faces } facce su 6.
reason-reaches = Questo viaggio raggiunge il Sushi Express, l’altro no.
reason-tip = Poi hai { $tips ->
    [one] 1 mancia
   *[other] { $tips } mance
}; chi ne ha meno perde punti.
reason-lacks-customer = { $seat } non ha ancora carte { $customer }.
reason-bet-reaches = Con i furgoni dove sono ora, { $number } raggiunge il Sushi Express, { $other } no.
reason-swap = Il tuo segnalino è poi sul { $number } invece che sul { $other }.
reason-swap-rival = { $seat } è poi sul { $number } invece che sul { $other }.
reason-takes-number = { $number } è ora il numero più basso che porta { $seat } al Sushi Express.
reason-before = Sulla ruota { $number } ti mette prima di { $seat } sul { $theirs }: viaggi e scegli prima.
reason-after = Sulla ruota { $number } ti mette dopo { $seat } sul { $theirs }: il tuo lancio non aiuta quel furgone.
reason-closer = Il furgone è poi { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} prima del Sushi Express invece di { $other-tiles }.
reason-park = Questo viaggio finisce sul Parco, che dà una carta azione.
reason-keeps = Tieni { $cards ->
    [one] una carta azione
   *[other] { $cards } carte azione
} in più per dopo.
reason-tie-park = Il Parco dà una carta azione; a pari punti decidono le carte in mano.
reason-tie-keeps = Tieni { $cards ->
    [one] una carta azione
   *[other] { $cards } carte azione
} in più; a pari punti decidono le carte in mano.
reason-fewest-tips = Sul tavolo { $seat } ha { $tips ->
    [one] 1 mancia
   *[other] { $tips } mance
}, nessuno ne ha meno; chi ne ha meno perde punti.
reason-new-in-row = Nella fila { $count ->
    [one] 1 cliente è nuovo
   *[other] { $count } clienti sono nuovi
} per te.
reason-new-to-rival = Nella fila { $count ->
    [one] 1 cliente è nuovo
   *[other] { $count } clienti sono nuovi
} per { $seat }.
reason-ends = Non si può più riempire la fila: la partita è finita.
reason-goes-on = Si può ancora riempire la fila: la partita continua.
reason-cards-reach = Con carte per { $cards ->
    [one] 1 tessera
   *[other] { $cards } tessere
} in più, { $number } può ora raggiungere il Sushi Express, { $other } no.
reason-bet-park = Con i furgoni dove sono ora, { $number } finisce sul Parco, che dà una carta azione.
reason-lowest = Con { $number } hai la scommessa più bassa: decidi della fila e cominci il round seguente.
