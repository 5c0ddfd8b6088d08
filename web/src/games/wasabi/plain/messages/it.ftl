# Wasabi! on the plain screen.
plain-board = Tabellone
plain-stack = { $tile }, sopra { $below }
plain-covered = sotto un Wasabi!: { $what }
plain-played = Carta giocata in questo turno: { $card }
plain-chopped = Tolto con Taglio! e da piazzare: { $tile }
plain-rewards = { $count ->
    [one] { $count } carta azione guadagnata
   *[other] { $count } carte azione guadagnate
}
plain-passes = Turni passati di fila: { $count }
plain-recipes = Le tue ricette
plain-recipe = { $recipe }: { $tiles }
plain-tiles = Ingredienti: { $tiles }
plain-cards = Carte azione: { $cards }
plain-screened = Dietro lo schermo: ingredienti { $tiles }, carte azione { $cards }
plain-served = Completata: { $recipe }
plain-pantry = Dispensa
plain-kitchen = Cucina
plain-piles = Ricette rimaste
plain-pile = Da { $length }: { $count }
group-give-tile = Dai un ingrediente a sinistra
group-draw-recipe = Pesca una ricetta
group-place-tile = Piazza un ingrediente
group-play-chop = Gioca Taglio!
group-play-switch = Gioca Cambio!
group-lay-wasabi = Metti Wasabi!
group-complete = Completa una ricetta
group-pass = Passa e rimetti ricette nel mazzo
group-take-card = Prendi una carta azione
group-take-tile = Prendi un ingrediente
part-tile = Ingrediente
part-square = Casella
part-first = Prima casella
part-second = Seconda casella
part-keep = Dove va
part-keep-yes = Lo tieni per questo turno
part-keep-no = Torna in dispensa
part-recipes = Ricette
part-recipe = Ricetta
part-card = Carta
part-source = Da dove
part-source-kitchen = dalla cucina
part-source-board = dal tabellone
part-discard = Scarta
part-length = Lunghezza
part-points = Punti
part-cubes = Cubetti per lo stile
