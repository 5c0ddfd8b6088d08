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
reason-style = { $missing ->
    [0] { $recipe } liegt dann in seiner Reihenfolge da
    [one] { $recipe } kann noch mit Stil gelingen, es fehlt 1 Plättchen
   *[other] { $recipe } kann noch mit Stil gelingen, es fehlen { $missing } Plättchen
}: { $cubes } Würfel.
reason-wasabi-cubes = Ein Wasabi! auf dem Brett bringt sofort { $cubes } Würfel.
reason-draws-sooner = Ein { $length }er-Rezept ist schneller fertig, und { $squares ->
    [one] 1 Feld ist
   *[other] { $squares } Felder sind
} frei.
reason-draws-style = Ein { $length }er-Rezept mit Stil bringt { $cubes } Würfel.
reason-turn = Wer passt, verschenkt diesen Zug, und { $squares ->
    [one] 1 Feld ist
   *[other] { $squares } Felder sind
} frei.
reason-two-tiles = Mit Scharf! legst du in diesem Zug bis zu zwei Plättchen.
reason-denies = Von möglichen Rezepten von { $seat } lassen sich dann { $count } mit einem Plättchen der Hand servieren, nach der anderen Wahl { $other-count }.
reason-fills = Das füllt das Brett: Nach diesem Zug ist das Spiel aus.
