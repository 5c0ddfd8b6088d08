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
