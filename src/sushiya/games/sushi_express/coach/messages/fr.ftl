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
reason-bet-reaches = Avec les camionnettes où elles sont, { $number } atteint le Sushi Express, { $other } non.
reason-swap = Ton pion est alors sur { $number } au lieu de { $other }.
reason-swap-rival = { $seat } est alors sur { $number } au lieu de { $other }.
reason-takes-number = { $number } est maintenant le plus petit nombre qui mène { $seat } au Sushi Express.
reason-before = Sur le cadran, { $number } te place avant { $seat } sur { $theirs } : tu roules et choisis d’abord.
reason-after = Sur le cadran, { $number } te place après { $seat } sur { $theirs } : ton lancer n’y aide pas.
reason-closer = La camionnette est alors { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
} avant le Sushi Express au lieu de { $other-tiles }.
reason-park = Ce trajet finit sur le Parc, qui donne une carte action.
reason-keeps = Tu gardes { $cards ->
    [one] une carte action
   *[other] { $cards } cartes action
} de plus pour la suite.
reason-tie-park = Le Parc donne une carte action ; à égalité de points, les cartes en main décident.
reason-tie-keeps = Tu gardes { $cards ->
    [one] une carte action
   *[other] { $cards } cartes action
} de plus ; à égalité de points, les cartes en main décident.
reason-fewest-tips = Sur la table, { $seat } a { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
}, personne n’en a moins ; qui en a le moins perd des points.
reason-new-in-row = Dans la file, { $count ->
    [one] 1 client est nouveau
   *[other] { $count } clients sont nouveaux
} pour toi.
reason-new-to-rival = Dans la file, { $count ->
    [one] 1 client est nouveau
   *[other] { $count } clients sont nouveaux
} pour { $seat }.
reason-ends = La file ne peut plus être complétée : la partie est finie.
reason-goes-on = La file peut encore être complétée : la partie continue.
reason-cards-reach = Avec des cartes pour { $cards ->
    [one] 1 tuile
   *[other] { $cards } tuiles
} de plus, { $number } peut maintenant atteindre le Sushi Express, { $other } non.
reason-bet-park = Avec les camionnettes où elles sont, { $number } finit sur le Parc, qui donne une carte action.
reason-lowest = Avec { $number }, ton pari est le plus bas : tu décides de la file et commences la manche suivante.
