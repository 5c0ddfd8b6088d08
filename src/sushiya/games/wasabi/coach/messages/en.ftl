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
reason-style = { $missing ->
    [0] { $recipe } then lies in its own order
    [one] { $recipe } can still show style, with 1 tile to come
   *[other] { $recipe } can still show style, with { $missing } tiles to come
}: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
reason-wasabi-cubes = A Wasabi! on the board gives { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} at once.
reason-draws-sooner = A recipe of { $length } is done sooner, and { $squares ->
    [one] 1 square is
   *[other] { $squares } squares are
} free.
reason-draws-style = A recipe of { $length } with style gives { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
reason-turn = Passing gives this turn away, and { $squares ->
    [one] 1 square is
   *[other] { $squares } squares are
} free.
reason-two-tiles = With Spicy! you may place two tiles this turn.
reason-denies = Of the recipes { $seat } may hold, one tile in hand would then complete { $count }, after the other choice { $other-count }.
reason-fills = This fills the board: the game ends after this turn.
