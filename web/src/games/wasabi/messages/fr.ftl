# The mat.
mat = Plateau
square-holds = { $square }, { $height ->
    [0] vide
    [1] { $top }
   *[other] { $top } sur { $below }
}
square-covered = sous Wasabi !
square-new = { $you ->
    [yes] ton dernier changement
   *[no] dernier changement : { $seat }
}
square-target = possible
square-grows = aide une recette
square-serves = rend une recette prête
square-style = rend une recette prête, avec style
lights = Montrer les bonnes cases

# One's own things.
recipes-own = Tes recettes
recipes-none = Pas encore de recette.
recipe-ready = { $style ->
    [gained] Prête, avec style !
    [given-up] Prête, mais sans style
   *[possible] Prête !
}
recipe-would = { $style ->
    [style] Ainsi prête, avec style !
   *[plain] Ainsi prête !
}
recipe-progress = { $laid ->
    [0] Rien d’aligné encore
   *[other] { $laid } sur { $length } alignés
}
recipe-old = Déjà alignée : change une de ses cases
recipe-late = Alignée, mais la phase 1 est finie
recipe-late-over = Alignée, mais pas réalisée à ton tour
recipe-no-token = Plus de jeton de { $length } : passe pour l’échanger
recipe-no-tile = { $tile } : introuvable pour l’instant
recipe-no-line = Pas de ligne libre
strip-tiles = { $tiles }
hand = Ta main
hand-tiles = Tuiles
hand-cards = Cartes action
hand-empty = Pas de tuile
cards-none = Pas encore de carte
tokens = { $done } jetons sur 10 placés : { $two } sur 4 de longueur 2, { $three } sur 3 de longueur 3, { $four } sur 2 de longueur 4, { $five } sur 1 de longueur 5. Cubes : { $cubes }

# Supplies.
supply = Garde-manger, cuisine et piles
pantry = Garde-manger
pantry-tile = { $tile }, reste { $count }{ $wants ->
    [0] {""}
    [one] , manque à une de tes recettes
   *[other] , manque à { $wants } de tes recettes
}
kitchen = Cuisine
kitchen-card = { $card }, { $count } en cuisine
piles = Recettes à piocher
pile = Recettes de { $length }, reste { $count } : { $points } points, { $cubes ->
    [0] sans bonus de style
    [one] { $cubes } cube de style
   *[other] { $cubes } cubes de style
}.
pile-tokens = Tes jetons libres : { $tokens }
pile-words = { $length } ingrédients : { $points } points{ $cubes ->
    [0] {""}
   *[other] , { $cubes } de plus dans l’ordre exact
}
cookbook = Livre de recettes
cookbook-open = Toutes les recettes
cookbook-house = « { $title } » est notre reconstitution : ce qui est imprimé sur les tuiles et les bandes du jeu n’est publié nulle part.
cookbook-other = « { $title } » a été saisi pour cette table.
cookbook-own = Si tu possèdes le jeu, saisis ton propre livre en ouvrant une table : options, livre de recettes.
cookbook-of-length = { $length } ingrédients
cookbook-yours = à toi

# The others.
others-here = Les autres
points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-own = Tes points : { $points }
screened = Derrière le paravent
screened-count = { $tiles ->
    [0] Aucune tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $cards ->
    [0] aucune carte action
    [one] { $cards } carte action
   *[other] { $cards } cartes action
}
screened-hint = Tout a été pris sous les yeux de tous ; l’aide-mémoire de la table le montrerait.
recipes-hidden = Recettes derrière le paravent
recipes-lengths = Longueurs : { $lengths }
recipes-served = Réalisées
recipes-served-none = Rien encore.

# The turn.
turn = Tour
phase = { $phase ->
    [0] Le début
    [1] Phase 1 : carte, tuile, recettes
   *[2] Phase 2 : compléter
}
turn-of = { $you ->
    [yes] À toi
   *[no] { $seat }
}
step-give = Donner
step-draw = Piocher
step-card = Carte
step-tile = Tuile
step-serve = Réaliser
step-cards = Cartes
step-tiles = Tuiles
step-recipes = Recettes
prompt-over = Le plateau à la fin de la partie.
prompt-wait-give = { seat-chooses } des tuiles pour { $you-neighbour ->
    [yes] toi
   *[no] { $neighbour }
}.
prompt-wait-recipes = { seat-draws } des recettes.
prompt-wait-play = { $you ->
    [yes] À toi.
   *[no] { $seat } réfléchit.
}
prompt-wait-cards = { seat-takes } des cartes action.
prompt-wait-tiles = { seat-takes } des tuiles.
prompt-give = Touche { $left ->
    [one] encore une tuile
   *[other] { $left } tuiles
} pour { $name }, chacune d’une autre catégorie.
prompt-recipes = Pioche { $left ->
    [one] une recette
   *[other] { $left } recettes
} : choisis une pile. Les longues rapportent plus.
prompt-tiles = Prends { $left ->
    [one] une tuile
   *[other] { $left } tuiles
} au garde-manger. Point jaune : il en manque à tes recettes.
prompt-cards = Récompense : prends { $left ->
    [one] une carte action
   *[other] { $left } cartes action
}{ $lifts ->
    [0] {""}
   *[other] , ou un Wasabi ! du plateau
}. Touches-en une pour lire son effet.
prompt-discard = Tu en as déjà deux : touche celle que tu rends.
prompt-tile = Choisis une tuile de ta main, puis une case.
prompt-tile-or-card = Choisis une tuile, puis une case ; avant, tu peux jouer une carte.
prompt-square = Touche une case pour { $tile }.
prompt-square-stack = Touche une case ou une tuile où poser { $tile }.
prompt-second = Tu peux poser une deuxième tuile, ou terminer.
prompt-serve = { $count ->
    [one] Une recette est prête : touche-la pour la réaliser.
   *[other] { $count } recettes sont prêtes : touches-en une pour la réaliser.
}
prompt-end = Plus rien à faire dans la phase 1.
prompt-end-or-card = Tu peux encore jouer une carte, ou terminer.
prompt-stack = Ce tour-ci, ta tuile peut se poser sur une autre.
prompt-spicy = Ce tour-ci, tu peux poser deux tuiles.
prompt-chop = Touche la tuile à retirer du plateau.
prompt-switch = Touche la première de deux cases voisines.
prompt-switch-second = Et maintenant celle avec qui elle échange.
prompt-wasabi = Touche l’endroit : il bloque quatre cases et te donne un cube.
prompt-pass = Coche les recettes à remettre ; tu en pioches d’autres.
chop-what = La tuile coupée
chop-keep = Je la pose
chop-pantry = Garde-manger
pass-start = Passer…
pass-not = Ne pas passer
passes-left = { $left ->
    [0] La partie se termine avec ce tour.
    [one] Encore un tour passé, et la partie se termine.
   *[other] Encore { $left } tours passés de suite, et la partie se termine.
}

# What happened.
served-title = { seat-completes } { $recipe }
served-plain = sans style
told-slide = { seat-switches } { $tile } en { $from } avec la case vide { $to }.
told-switch = { seat-switches } { $one } et { $two } ({ $first }, { $second }).
complete-now = Réaliser : { $points } points
end-turn = Terminé : finir le tour
summary = { $parts }.
summary-of = { $you ->
    [yes] Toi
   *[no] { $seat }
} : { $deeds }
deed-tile-given = { $tile } pour { $you-to ->
    [yes] toi
   *[no] { $to }
}
deed-tile-placed = { $tile } en { $square }
deed-tile-chopped = « Coupe ! » en { $square }
deed-squares-switched = « Échange ! » { $first }–{ $second }
deed-wasabi-laid = « Wasabi ! » en { $square }
deed-stack-played = « Empile ! »
deed-spicy-played = « Pimente ! »
deed-recipe-completed = { $recipe } pour { $points }
deed-recipes-returned = un tour passé
deed-card-taken = « { $card } » en récompense

# The end.
finale-length = Recettes de { $length }
finale-recipes = { $count ->
    [0] aucune
    [one] { $count } recette
   *[other] { $count } recettes
}
finale-cubes = { $count ->
    [0] aucun
    [one] { $count } cube
   *[other] { $count } cubes
}
finale-tokens = les { $count } jetons
finale-ten = Les dix jetons sont placés : cela gagne, quels que soient les points
finale-tie = Même nombre de points : les cubes décident
finale-shared = Mêmes points, mêmes cubes : victoire partagée

# The start.
give-so-far = { $you-giver ->
    [yes] Tu choisis
   *[no] { $giver } choisit
} pour { $you-name ->
    [yes] toi
   *[no] { $name }
} : { $tiles }
give-so-many = { $you-giver ->
    [yes] Tu choisis
   *[no] { $giver } choisit
} pour { $you-name ->
    [yes] toi
   *[no] { $name }
} : { $count } tuiles sur 3
example = Comment réaliser une recette
example-recipe = Ta recette. Sur le plateau, en rangée ou en colonne, même avec les tuiles des autres.
example-given-up = Côte à côte, dans n’importe quel ordre : { $points } points.
example-gained = Dans l’ordre de la bande, elle a du style : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de plus, un point chacun.

# The score pad.
pad-now = Si la partie finissait maintenant
pad-end = À la fin
pad-length = De { $length }
pad-cubes = Cubes
why-tokens = { $count ->
    [0] Aucune recette de { $length } ; chacune vaut { $each } points.
    [one] { $count } recette de { $length } vaut { $points } points.
   *[other] { $count } recettes de { $length } à { $each } points font { $points }.
}
why-cubes = { $points ->
    [0] Pas encore de cube : il y en a pour le style et pour chaque Wasabi ! posé.
   *[other] 1 point par cube : { $style } pour le style, { $laid } pour des Wasabi ! posés.
}

# First meetings.
lesson-give-tile = Tu composes la première main à ta gauche : trois tuiles de catégories différentes. Avec gentillesse ou non, c’est avec elles qu’on jouera.
lesson-draw-recipe = Les recettes sont tes buts. Les courtes vont vite, les longues rapportent plus. Tu vois chacune avant la suivante.
lesson-place-tile = Pose une tuile par tour. Quand les ingrédients de ta recette se suivent en rangée ou en colonne, tu peux la réaliser.
lesson-play-stack = « Empile ! » avant ta tuile : tu peux en couvrir une autre, à toi ou non. Seul le dessus compte.
lesson-play-spicy = « Pimente ! » te laisse poser deux tuiles ce tour-ci.
lesson-play-chop = « Coupe ! » retire une tuile du plateau, pour faire de la place ou la poser ailleurs toi-même.
lesson-play-switch = « Échange ! » intervertit deux cases voisines. Cela peut finir une ligne aussitôt.
lesson-lay-wasabi = « Wasabi ! » bloque quatre cases pour tous et te donne un cube, donc un point.
lesson-complete = Une recette est prête. Elle rapporte des points et une carte action ; dans l’ordre exact, elle a du style et donne des cubes.
lesson-end-play = Tout est posé ? Alors tu complètes cartes, tuiles et recettes.
lesson-pass = Ça coince ? Passe au lieu de poser : remets des recettes et pioches-en d’autres.
lesson-take-card = Ta récompense : une carte action par recette réalisée. Deux au plus en main, une jouée par tour.
lesson-leave-cards = Tu peux aussi laisser la récompense.
lesson-take-tile = Complète ta main avec ce qui manque à tes recettes. Un point jaune le montre.
places-reason = Qui a placé ses dix jetons gagne ; à égalité de points, qui a le plus de cubes passe devant.
known-holder = { $seat } × { $count }
known-recipes = Recettes de { $length } chez { $holders } : une de celles-ci, sauf si elle est dans la pile
