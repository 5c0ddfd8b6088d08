# Gründe in Wasabi!.
points-recipes = Rezepte
reason-tie = Der zehnte Marker gewinnt sofort, und bei gleichen Punkten entscheiden die Würfel.
reason-completes = { $recipe } bringt { $points } Punkte{ $cubes ->
    [0] {""}
    [one] , mit Stil 1 Würfel dazu
   *[other] , mit Stil { $cubes } Würfel dazu
}.
reason-grows = { $missing ->
    [0] { $recipe } liegt dann vollständig da.
    [one] { $recipe } fehlt dann 1 Plättchen.
   *[other] { $recipe } fehlen dann { $missing } Plättchen.
}
reason-wanted = { $tile } ist eine Zutat von { $recipe }.
reason-draws = Ein { $length }er-Rezept braucht { $length } Plättchen und bringt { $points } Punkte.
