# Wasabi! on the plain screen.
plain-board = Brett
plain-stack = { $tile }, darunter { $below }
plain-covered = unter Wasabi!: { $what }
plain-played = Gespielte Karte in diesem Zug: { $card }
plain-chopped = Mit Schnitt! genommen und noch zu legen: { $tile }
plain-rewards = { $count ->
    [one] { $count } Aktionskarte verdient
   *[other] { $count } Aktionskarten verdient
}
plain-passes = Hintereinander gepasst: { $count }-mal
plain-recipes = Deine Rezepte
plain-recipe = { $recipe }: { $tiles }
plain-tiles = Plättchen: { $tiles }
plain-cards = Aktionskarten: { $cards }
plain-screened = Hinter dem Sichtschirm: Plättchen { $tiles }, Aktionskarten { $cards }
plain-served = Serviert: { $recipe }
plain-pantry = Vorrat
plain-kitchen = Küche
plain-piles = Rezepte im Stapel
plain-pile = { $length }er: { $count }
group-give-tile = Ein Plättchen nach links geben
group-draw-recipe = Ein Rezept ziehen
group-place-tile = Ein Plättchen legen
group-play-chop = Schnitt! spielen
group-play-switch = Tausch! spielen
group-lay-wasabi = Wasabi! legen
group-complete = Ein Rezept servieren
group-pass = Passen und Rezepte zurücklegen
group-take-card = Eine Aktionskarte nehmen
group-take-tile = Ein Plättchen nehmen
part-tile = Plättchen
part-square = Feld
part-first = Erstes Feld
part-second = Zweites Feld
part-keep = Wohin
part-keep-yes = Für diesen Zug behalten
part-keep-no = In den Vorrat
part-recipes = Rezepte
part-recipe = Rezept
part-card = Karte
part-source = Woher
part-source-kitchen = aus der Küche
part-source-board = vom Brett
part-discard = Abwerfen
part-length = Länge
part-points = Punkte
part-cubes = Würfel für Stil
