# Les raisons à Sushi Go!.
reason-tie = À égalité de points, les { word-puddings } décident.
reason-completes = { $card } complète une série : { $points } points.
reason-collects = { $card } : il en manque alors { $missing } à la série.
reason-dumplings = { $count ->
    [one] C’est la première carte { word-dumplings } : { $points } point de plus tout de suite.
   *[other] Cela fait { $count } { word-dumplings } : { $points } points de plus tout de suite.
}
reason-on-wasabi = { $card } sur wasabi rapporte { $points } points.
reason-nigiri = { $card } rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
} tout de suite.
reason-free-wasabi = Sur ce wasabi, un { word-nigiri } compte triple.
reason-chopsticks = Les baguettes te laissent garder deux cartes lors d’un tour suivant.
reason-maki = Tu as alors { $icons } makis ; personne d’autre n’en a plus de { $most }.
reason-puddings = Avec cette carte, tes { word-puddings } sont { $count } ; les autres en ont de { $fewest } à { $most }.
reason-needs = { $seat } reçoit cette main ensuite et a déjà { $count } × { $card }.
reason-needs-nigiri = { $seat } reçoit cette main ensuite et a un wasabi libre pour { $card }.
reason-maki-race = Tu as alors { $icons } makis, { $seat } en a { $theirs }.
reason-pudding-race = Côté { word-puddings }, tu en as alors { $count } et { $seat } { $theirs }.
reason-keeps-wasabi = Ton wasabi reste libre pour un meilleur { word-nigiri }.
reason-denies-set = { $seat } reçoit cette main ensuite, et { $card } compléterait une série : { $points } points.
reason-denies-nigiri = { $seat } reçoit cette main ensuite, et { $card } rapporterait { $points } points.
