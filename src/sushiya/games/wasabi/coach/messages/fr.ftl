# Les raisons à Wasabi !.
points-recipes = recettes
reason-tie = Le dixième jeton gagne aussitôt, et à égalité de points les cubes décident.
reason-completes = { $recipe } rapporte { $points } points{ $cubes ->
    [0] {""}
    [one] , et 1 cube pour le style
   *[other] , et { $cubes } cubes pour le style
}.
reason-grows = { $missing ->
    [0] { $recipe } est alors entière sur le plateau.
    [one] Il manque alors 1 tuile à { $recipe }.
   *[other] Il manque alors { $missing } tuiles à { $recipe }.
}
reason-wanted = { $tile } est un ingrédient de { $recipe }.
reason-draws = Une recette de { $length } demande { $length } tuiles et rapporte { $points } points.
reason-style = { $missing ->
    [0] { $recipe } est alors dans son ordre
    [one] { $recipe } peut encore avoir du style, il manque 1 tuile
   *[other] { $recipe } peut encore avoir du style, il manque { $missing } tuiles
} : { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
reason-wasabi-cubes = Un Wasabi ! sur le plateau donne tout de suite { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
reason-draws-sooner = Une recette de { $length } est finie plus tôt, et { $squares ->
    [one] 1 case est libre
   *[other] { $squares } cases sont libres
}.
reason-draws-style = Une recette de { $length } avec style donne { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
reason-turn = Passer, c’est donner ce tour, et { $squares ->
    [one] 1 case est libre
   *[other] { $squares } cases sont libres
}.
reason-two-tiles = Avec « Pimente ! », tu peux poser deux tuiles ce tour-ci.
reason-denies = Des recettes que { $seat } peut avoir, une tuile en main en achèverait alors { $count }, après l’autre choix { $other-count }.
reason-fills = Cela remplit le plateau : la partie finit après ce tour.
