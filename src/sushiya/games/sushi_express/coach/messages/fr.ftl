# Les raisons à Sushi Express.
points-customers = clients
reason-tie = À égalité de points, les cartes action en main décident.
reason-first-customer = Ta première carte { $customer } rapporte { $points } points.
reason-further-customer = Une carte { $customer } de plus rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-bet-odds = Sur 36 lancers, { $rolls } atteignent { $number } ; l’autre nombre, { $other-rolls }.
reason-bet-further = Si { $number } réussit, la camionnette roule { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
} plus loin.
reason-reroll-odds = Relancer le { $die } réussit avec { $faces } faces sur 6.
reason-reaches = Ce trajet atteint le Sushi Express, l’autre non.
reason-tip = Tu as alors { $tips ->
    [one] 1 pourboire
   *[other] { $tips } pourboires
} ; qui en a le moins perd des points.
reason-lacks-customer = { $seat } n’a pas encore de carte { $customer }.
