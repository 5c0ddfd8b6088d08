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
