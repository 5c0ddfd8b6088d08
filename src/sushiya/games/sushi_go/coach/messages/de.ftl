# Gründe in Sushi Go!.
reason-tie = Bei gleichen Punkten entscheiden { word-puddings }.
reason-completes = { $card } macht einen Satz voll: { $points } Punkte.
reason-collects = { $card }: Dem Satz fehlen dann noch { $missing }.
reason-dumplings = { $count ->
    [one] Das ist die erste Karte { word-dumplings }: jetzt { $points } Punkt mehr.
   *[other] Damit sind es { $count } { word-dumplings }: jetzt { $points } Punkte mehr.
}
reason-on-wasabi = { $card } auf Wasabi bringt { $points } Punkte.
reason-nigiri = { $card } bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-free-wasabi = Auf diesem Wasabi zählt { word-nigiri } dreifach.
reason-chopsticks = Mit Stäbchen behältst du in einem späteren Zug zwei Karten.
reason-maki = Dann hast du { $icons } Maki; niemand sonst hat mehr als { $most }.
reason-puddings = Mit dieser Karte hast du { $count } der { word-puddings }; die anderen haben { $fewest } bis { $most }.
reason-needs = { $seat } bekommt diese Hand als Nächstes und hat schon { $count } × { $card }.
reason-needs-nigiri = { $seat } bekommt diese Hand als Nächstes und hat einen freien Wasabi für { $card }.
reason-maki-race = Dann hast du { $icons } Maki und { $seat } { $theirs }.
reason-pudding-race = An { word-puddings } hast du dann { $count } und { $seat } { $theirs }.
reason-keeps-wasabi = Dein Wasabi bleibt frei: Es kann noch besseres { word-nigiri } kommen.
reason-denies-set = { $seat } bekommt diese Hand als Nächstes, und { $card } würde einen Satz vollmachen: { $points } Punkte.
reason-denies-nigiri = { $seat } bekommt diese Hand als Nächstes, und { $card } brächte { $points } Punkte.
