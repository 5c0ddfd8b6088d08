# I motivi in Wasabi!.
points-recipes = ricette
reason-tie = Il decimo segnalino vince subito, e a pari punti decidono i cubetti.
reason-completes = { $recipe } dà { $points } punti{ $cubes ->
    [0] {""}
    [one] , e 1 cubetto per lo stile
   *[other] , e { $cubes } cubetti per lo stile
}.
reason-grows = { $missing ->
    [0] { $recipe } è poi completa sul tabellone.
    [one] A { $recipe } manca poi 1 ingrediente.
   *[other] A { $recipe } mancano poi { $missing } ingredienti.
}
reason-wanted = { $tile } è un ingrediente di { $recipe }.
reason-draws = Una ricetta da { $length } richiede { $length } ingredienti e dà { $points } punti.
