# Gründe in Sushi Express.
points-customers = Figuren
reason-tie = Bei gleichen Punkten entscheiden die Aktionskarten auf der Hand.
reason-first-customer = Deine erste Karte { $customer } bringt { $points } Punkte.
reason-further-customer = Eine weitere Karte { $customer } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-bet-odds = Die { $number } schaffen { $rolls } von 36 Würfen, die andere Zahl { $other-rolls } von 36.
reason-bet-further = Gelingt die { $number }, fährt der Lieferwagen { $tiles ->
    [one] 1 Feld
   *[other] { $tiles } Felder
} weiter.
reason-reroll-odds = Die { $die } neu zu würfeln, gelingt mit { $faces } von 6 Augenzahlen.
reason-reaches = Diese Fahrt erreicht den Sushi Express, die andere nicht.
reason-tip = Dann hast du { $tips } × Trinkgeld; wer am wenigsten hat, verliert Punkte.
reason-lacks-customer = { $seat } hat noch keine Karte { $customer }.
reason-bet-reaches = So wie die Lieferwagen jetzt stehen, erreicht die { $number } den Sushi Express, die { $other } nicht.
reason-swap = Dein Marker steht dann auf der { $number } statt auf der { $other }.
reason-swap-rival = { $seat } steht dann auf der { $number } statt auf der { $other }.
reason-takes-number = Die { $number } ist die kleinste Zahl, mit der { $seat } jetzt den Sushi Express erreicht.
reason-before = Auf der Wettscheibe kommst du mit der { $number } vor { $seat } auf der { $theirs }: Du fährst und wählst zuerst.
reason-after = Auf der Wettscheibe kommst du mit der { $number } nach { $seat } auf der { $theirs }: Dein Wurf hilft dort nicht.
reason-closer = Der Lieferwagen steht dann { $tiles ->
    [one] 1 Feld
   *[other] { $tiles } Felder
} vor dem Sushi Express statt { $other-tiles }.
reason-park = Diese Fahrt endet auf dem Park, und das bringt eine Aktionskarte.
reason-keeps = Du behältst { $cards ->
    [one] eine Aktionskarte
   *[other] { $cards } Aktionskarten
} mehr für später.
reason-tie-park = Der Park bringt eine Aktionskarte; bei gleichen Punkten entscheiden die Karten auf der Hand.
reason-tie-keeps = Du behältst { $cards ->
    [one] eine Aktionskarte
   *[other] { $cards } Aktionskarten
} mehr; bei gleichen Punkten entscheiden die Karten auf der Hand.
reason-fewest-tips = Offen hat { $seat } { $tips } × Trinkgeld, niemand hat weniger; wer am wenigsten hat, verliert Punkte.
reason-new-in-row = In der Reihe { $count ->
    [one] ist 1 Figur
   *[other] sind { $count } Figuren
} neu für dich.
reason-new-to-rival = In der Reihe { $count ->
    [one] ist 1 Figur
   *[other] sind { $count } Figuren
} neu für { $seat }.
reason-ends = Die Reihe lässt sich nicht mehr auffüllen: Das Spiel ist aus.
reason-goes-on = Die Reihe lässt sich noch auffüllen: Das Spiel geht weiter.
reason-cards-reach = Mit Karten für { $cards ->
    [one] 1 Feld
   *[other] { $cards } Felder
} mehr kann die { $number } jetzt den Sushi Express erreichen, die { $other } nicht.
reason-bet-park = So wie die Lieferwagen jetzt stehen, endet die { $number } auf dem Park, und das bringt eine Aktionskarte.
reason-lowest = Mit der { $number } setzt du am niedrigsten: Du entscheidest über die Reihe und beginnst die nächste Runde.
