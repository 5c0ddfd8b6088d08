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
