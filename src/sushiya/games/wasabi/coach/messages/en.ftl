# Reasons in Wasabi!.
points-recipes = recipes
reason-tie = The tenth token wins at once, and with equal points cubes decide.
reason-completes = { $recipe } gives { $points } points{ $cubes ->
    [0] {""}
    [one] , and 1 cube for style
   *[other] , and { $cubes } cubes for style
}.
reason-grows = { $missing ->
    [0] { $recipe } then lies there complete.
    [one] { $recipe } then lacks 1 tile.
   *[other] { $recipe } then lacks { $missing } tiles.
}
reason-wanted = { $tile } is an ingredient of { $recipe }.
reason-draws = A recipe of { $length } takes { $length } tiles and gives { $points } points.
