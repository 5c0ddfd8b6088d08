# Wasabi! on the plain screen.
plain-board = Plateau
plain-stack = { $tile }, au-dessus de { $below }
plain-covered = sous « Wasabi ! » : { $what }
plain-played = Carte jouée ce tour-ci : { $card }
plain-chopped = Tuile coupée, à poser : { $tile }
plain-rewards = { $count ->
    [one] { $count } carte action gagnée
   *[other] { $count } cartes action gagnées
}
plain-passes = Tours passés de suite : { $count }
plain-recipes = Tes recettes
plain-recipe = { $recipe } : { $tiles }
plain-tiles = Tuiles : { $tiles }
plain-cards = Cartes action : { $cards }
plain-screened = Derrière le paravent : tuiles { $tiles }, cartes action { $cards }
plain-served = Réalisée : { $recipe }
plain-pantry = Garde-manger
plain-kitchen = Cuisine
plain-piles = Recettes restantes
plain-pile = De { $length } : { $count }
group-give-tile = Donner une tuile à gauche
group-draw-recipe = Piocher une recette
group-place-tile = Poser une tuile
group-play-chop = Jouer « Coupe ! »
group-play-switch = Jouer « Échange ! »
group-lay-wasabi = Poser « Wasabi ! »
group-complete = Réaliser une recette
group-pass = Passer et remettre des recettes
group-take-card = Prendre une carte action
group-take-tile = Prendre une tuile
part-tile = Tuile
part-square = Case
part-first = Première case
part-second = Seconde case
part-keep = Où va-t-elle ?
part-keep-yes = La garder pour ce tour
part-keep-no = Au garde-manger
part-recipes = Recettes
part-recipe = Recette
part-card = Carte
part-source = D’où
part-source-kitchen = de la cuisine
part-source-board = du plateau
part-discard = Défausser
part-length = Longueur
part-points = Points
part-cubes = Cubes pour le style
