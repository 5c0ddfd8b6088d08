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
reason-style = { $missing ->
    [0] { $recipe } è poi nel suo ordine
    [one] { $recipe } può ancora avere stile, manca 1 ingrediente
   *[other] { $recipe } può ancora avere stile, mancano { $missing } ingredienti
}: { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}.
reason-wasabi-cubes = Un Wasabi! sul tabellone dà subito { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}.
reason-draws-sooner = Una ricetta da { $length } è pronta prima, e { $squares ->
    [one] 1 casella è libera
   *[other] { $squares } caselle sono libere
}.
reason-draws-style = Una ricetta da { $length } con stile dà { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}.
reason-turn = Chi passa regala questo turno, e { $squares ->
    [one] 1 casella è libera
   *[other] { $squares } caselle sono libere
}.
reason-two-tiles = Con “Piccante!” in questo turno puoi piazzare due ingredienti.
reason-denies = Delle ricette che { $seat } può avere, un ingrediente in mano ne completerebbe poi { $count }, dopo l’altra scelta { $other-count }.
reason-fills = Così il tabellone è pieno: la partita finisce dopo questo turno.
