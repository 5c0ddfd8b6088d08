# I motivi in Sushi Go!.
reason-tie = A pari punti decidono i { word-puddings }.
reason-completes = { $card } completa un set: { $points } punti.
reason-collects = { $card }: al set ne mancano poi { $missing }.
reason-dumplings = { $count ->
    [one] È la prima carta { word-dumplings }: subito { $points } punto in più.
   *[other] Così i { word-dumplings } sono { $count }: subito { $points } punti in più.
}
reason-on-wasabi = { $card } sul wasabi dà { $points } punti.
reason-nigiri = { $card } dà subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-free-wasabi = Su questo wasabi un { word-nigiri } vale il triplo.
reason-chopsticks = Con le bacchette tieni due carte in un turno successivo.
reason-maki = Poi hai { $icons } maki; nessun altro ne ha più di { $most }.
reason-puddings = Con questa carta i tuoi { word-puddings } sono { $count }; gli altri ne hanno da { $fewest } a { $most }.
reason-needs = { $seat } riceve subito dopo questa mano e ha già { $count } × { $card }.
reason-needs-nigiri = { $seat } riceve subito dopo questa mano e ha un wasabi libero per { $card }.
reason-maki-race = Poi hai { $icons } maki, { $seat } ne ha { $theirs }.
reason-pudding-race = Alla voce { word-puddings } poi ne hai { $count }, { $seat } { $theirs }.
reason-keeps-wasabi = Il tuo wasabi resta libero per un { word-nigiri } migliore.
reason-denies-set = { $seat } riceve subito dopo questa mano, e { $card } completerebbe un set: { $points } punti.
reason-denies-nigiri = { $seat } riceve subito dopo questa mano, e { $card } darebbe { $points } punti.
