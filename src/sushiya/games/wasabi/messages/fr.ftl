# Wasabi! in French.
game = Wasabi!

# Things. A tile's name comes from the recipe book, in every language.
tile = { $fr }
card = { $card ->
    [chop] Coupe !
    [spicy] Pimente !
    [stack] Empile !
    [switch] Échange !
   *[wasabi] Wasabi !
}
# A category of another book is called as there.
category = { $category ->
    [base] Base
    [fish] Poisson
    [sea] Fruits de mer
    [garden] Potager
    [warm] Plats chauds
    [rare] Pièces uniques
   *[other] { $category }
}
# What somebody's own recipe book calls a thing.
typed-in = { $name }
# The book of the house and its recipes.
option-recipe-book-house = Livre de la maison (une reconstitution)
recipe-tekkamaki = Tekkamaki
recipe-garden-gate = Porte du jardin
recipe-pink-lantern = Lanterne rose
recipe-green-lantern = Lanterne verte
recipe-brine-and-roll = Rouleau en saumure
recipe-sideways-walk = Pas de côté
recipe-golden-sleeve = Fourreau doré
recipe-red-snap = Éclat rouge
recipe-river-bed = Lit de rivière
recipe-little-curl = Petite boucle
recipe-ink-on-paper = Encre sur papier
recipe-morning-bowl = Bol du matin
recipe-quiet-bowl = Bol tranquille
recipe-plain-and-simple = Tout simplement
recipe-butter-boat = Barque au beurre
recipe-crackle-tail = Queue croquante
recipe-rock-pool = Flaque de rocher
recipe-upstream-nest = Nid en amont
recipe-sour-sailor = Marin vinaigré
recipe-crunchy-tuna = Thon croustillant
recipe-pickle-barrel = Tonneau de cornichons
recipe-lazy-river = Rivière paresseuse
recipe-soft-landing = Atterrissage en douceur
recipe-white-curtain = Rideau blanc
recipe-cool-breeze = Brise fraîche
recipe-deep-green = Vert profond
recipe-sunrise-claw = Pince de l’aube
recipe-harbour-market = Marché du port
recipe-monk-and-fisher = Moine et pêcheur
recipe-bamboo-stream = Ruisseau de bambou
recipe-low-tide = Marée basse
recipe-shell-game = Jeu de coquilles
recipe-hot-stone = Pierre chaude
recipe-festival-stall = Échoppe de fête
recipe-hidden-pearl = Perle cachée
recipe-autumn-bridge = Pont d’automne
recipe-fishing-village = Village de pêcheurs
recipe-thorny-crown = Couronne épineuse
recipe-old-mill-pond = Étang du vieux moulin
recipe-salty-captain = Capitaine salé
recipe-orchard-wind = Vent du verger
recipe-lunch-for-the-road = Repas pour la route
recipe-summer-kimono = Kimono d’été
recipe-lily-lake = Lac aux nénuphars
recipe-painted-fan = Éventail peint
recipe-grand-harbour = Grand port
recipe-amber-current = Courant d’ambre
recipe-tide-of-thorns = Marée d’épines
recipe-dragons-lunchbox = Bento du dragon
recipe-blossom-path = Chemin fleuri
recipe-lotus-emperor = Empereur du lotus
recipe-masters-table = Table du maître
seat-points = { $points } pour { $you ->
    [yes] toi
   *[no] { $seat }
}

# Somebody in a list.
# Commands.
command-give-tile = Donner { $tile } à gauche
command-draw-recipe = Piocher une recette de { $length }
command-place-tile = Poser { $tile } en { $square }
command-play-stack = Jouer « Empile ! »
command-play-spicy = Jouer « Pimente ! »
command-play-chop = { $keep ->
    [yes] « Coupe ! » en { $square } et garder la tuile
   *[no] « Coupe ! » en { $square }, vers le garde-manger
}
command-play-switch = « Échange ! » entre { $first } et { $second }
command-lay-wasabi = Poser « Wasabi ! », coin haut gauche en { $square }
command-complete = Réaliser { $recipe } pour { $points } points{ $cubes ->
    [0] {""}
    [one] , avec style pour un cube
   *[other] , avec style pour { $cubes } cubes
}
command-end-play = Terminé : compléter
command-pass = Passer et remettre { $recipes } sous la pile
command-take-card = { $source ->
    [board] Reprendre « { $card } » posé en { $square }
   *[kitchen] Prendre « { $card } » en cuisine
}
command-take-card-discard = { $source ->
    [board] Reprendre « { $card } » posé en { $square }
   *[kitchen] Prendre « { $card } »
} et défausser « { $discard } »
command-leave-cards = Ne plus prendre de carte action
command-take-tile = Prendre { $tile } au garde-manger

help-give-tile = Compose la première main de la personne à ta gauche : trois tuiles de trois catégories différentes, sans riz, sans maki, sans ingrédient unique.
help-draw-recipe = Pioche la première recette d’une pile. Tu la vois avant de piocher la suivante. Une recette plus longue rapporte plus, mais demande plus de temps.
help-place-tile = Pose une tuile de ta main sur une case vide qu’aucun Wasabi ! ne couvre. À chaque tour, tu dois poser une tuile, sauf si tu passes.
help-play-stack = « Empile ! » : avant ta tuile. Ce tour-ci, elle peut aussi aller sur une autre ; seul le dessus d’une pile compte.
help-play-spicy = « Pimente ! » : avant ou après ta tuile. Ce tour-ci, tu peux en poser une deuxième.
help-play-chop = « Coupe ! » : rends au garde-manger la tuile du dessus d’une case. Avant ta tuile, tu peux plutôt la garder et la poser ce tour-ci.
help-play-switch = « Échange ! » : échange tout ce qui se trouve sur deux cases qui se touchent par un côté. L’une peut être vide.
help-lay-wasabi = « Wasabi ! » : couvre quatre cases en carré et prends un cube. Elles restent bloquées jusqu’à ce que quelqu’un reprenne la carte.
help-complete = Montre une recette alignée sur le plateau, dans n’importe quel ordre, avec au moins une case changée ce tour-ci. Dans son ordre exact, elle est réalisée avec style et rapporte des cubes.
help-end-play = Termine la phase 1. Ensuite, tu prends tes cartes action, puis tu complètes tes tuiles et tes recettes.
help-pass = Au lieu de poser une tuile, remets une à trois de tes recettes sous leurs piles et pioches-en d’autres. La dernière nommée va tout en dessous.
help-take-card = Une carte action par recette réalisée ce tour-ci, prise en cuisine ou parmi les Wasabi ! du plateau. Tu en as deux au plus.
help-leave-cards = Continue sans prendre d’autre carte action.
help-take-tile = Complète ta main à trois tuiles, au choix parmi celles du garde-manger.

# Who does it: the reader, or somebody else.
seat-chooses = { $you ->
    [yes] Tu choisis
   *[no] { $seat } choisit
}
seat-chops = { $you ->
    [yes] Tu coupes
   *[no] { $seat } coupe
}
seat-completes = { $you ->
    [yes] Tu réalises
   *[no] { $seat } réalise
}
seat-discards = { $you ->
    [yes] Tu défausses
   *[no] { $seat } défausse
}
seat-draws = { $you ->
    [yes] Tu pioches
   *[no] { $seat } pioche
}
seat-ends = { $you ->
    [yes] Tu termines
   *[no] { $seat } termine
}
seat-gives = { $you ->
    [yes] Tu donnes
   *[no] { $seat } donne
}
seat-lays = { $you ->
    [yes] Tu poses
   *[no] { $seat } pose
}
seat-lifts = { $you ->
    [yes] Tu reprends
   *[no] { $seat } reprend
}
seat-may = { $you ->
    [yes] Tu peux
   *[no] { $seat } peut
}
seat-passes = { $you ->
    [yes] Tu passes
   *[no] { $seat } passe
}
seat-places = { $you ->
    [yes] Tu poses
   *[no] { $seat } pose
}
seat-plays = { $you ->
    [yes] Tu joues
   *[no] { $seat } joue
}
seat-switches = { $you ->
    [yes] Tu échanges
   *[no] { $seat } échange
}
seat-takes = { $you ->
    [yes] Tu prends
   *[no] { $seat } prend
}
    .no-more = { $you ->
        [yes] Tu ne prends plus
       *[no] { $seat } ne prend plus
    }
and-keeps = { $you ->
    [yes] et gardes
   *[no] et garde
}
and-lifts = { $you ->
    [yes] et reprends
   *[no] et reprend
}
and-returns = { $you ->
    [yes] et remets
   *[no] et remet
}
and-takes = { $you ->
    [yes] et prends
   *[no] et prend
}

# Events. A tile is chosen "pour" someone: "donner à" would ask for "te" where that is the reader.
event-game-opened = Une partie à { $players } commence. Livre de recettes : { $book }. En premier : { $you-first ->
    [yes] toi
   *[no] { $first }
}.
event-tile-given = { seat-chooses } { $tile } pour { $you-to ->
    [yes] toi
   *[no] { $to }
}.
event-recipe-drawn = { seat-draws } une recette de { $length }.
event-recipe-drawn-own = { seat-draws } { $recipe } : { $tiles }.
event-stage-reached = { $stage ->
    [give] { seat-gives } des tuiles à gauche.
    [recipes] { seat-draws } des recettes.
    [cards] { seat-may } prendre des cartes action.
   *[tiles] { seat-takes } des tuiles.
}
event-turn-began = Tour { $number } : { $you ->
    [yes] à toi
   *[no] { $seat }
}
event-tile-placed = { seat-places } { $tile } en { $square }.
event-tile-placed-on = { seat-places } { $tile } en { $square }, par-dessus { $below }.
event-stack-played = { seat-plays } « Empile ! ».
event-spicy-played = { seat-plays } « Pimente ! ».
event-tile-chopped = { $keep ->
    [yes] { seat-chops } { $tile } en { $square } { and-keeps } la tuile pour ce tour.
   *[no] { seat-chops } { $tile } en { $square } : retour au garde-manger.
}
event-squares-switched = { seat-switches } { $first } et { $second }.
event-wasabi-laid = { seat-lays } « Wasabi ! », coin haut gauche en { $square }, { and-takes } un cube.
event-recipe-completed = { $cubes ->
    [0] { seat-completes } { $recipe } en { $squares }.
    [one] { seat-completes } { $recipe } en { $squares }, avec style : { $cubes } cube.
   *[other] { seat-completes } { $recipe } en { $squares }, avec style : { $cubes } cubes.
}
event-play-ended = { seat-ends } la phase 1.
event-recipes-returned = { seat-passes } { and-returns } { $count ->
    [one] une recette de { $lengths } sous sa pile.
   *[other] des recettes de { $lengths } sous leurs piles.
}
event-recipes-returned-own = { seat-passes } { and-returns } { $recipes } sous la pile.
passes-warning = { $told } { $left ->
    [0] Cela fait { $passes } tours passés de suite : la partie se termine avec celui-ci.
    [one] Cela fait { $passes } tours passés de suite ; encore un, et la partie se termine.
   *[other] Cela fait { $passes } tours passés de suite ; encore { $left }, et la partie se termine.
}
event-card-taken = { $source ->
    [board] { seat-lifts } « { $card } » posé en { $square }.
   *[kitchen] { seat-takes } « { $card } » en cuisine.
}
event-card-taken-discard = { $source ->
    [board] { seat-discards } « { $discard } » { and-lifts } « { $card } » posé en { $square }.
   *[kitchen] { seat-discards } « { $discard } » { and-takes } « { $card } » en cuisine.
}
event-cards-left = { seat-takes.no-more } de carte action.
event-tile-taken = { seat-takes } { $tile }.
event-game-ended = { $reason } Points : { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Tu gagnes !
       *[no] Victoire pour { $winner } !
    }
   *[other] Victoire partagée entre { $winners } !
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = La partie est finie (règle { $rule }).
refusal-not-your-turn = Ce n’est pas à toi de jouer : attends ton tour (règle { $rule }).
refusal-not-now = { $stage ->
    [give] C’est le moment de donner des tuiles à gauche
    [recipes] C’est le moment de piocher des recettes
    [play] C’est la phase 1 : pose une tuile, joue une carte action, réalise des recettes, termine la phase ou passe
    [cards] C’est le moment de prendre des cartes action, ou de les laisser
   *[tiles] C’est le moment de prendre des tuiles
} (règle { $rule }).
refusal-no-such-kind = Le livre de recettes n’a pas d’ingrédient numéro { $kind } : choisis-en un au garde-manger (règle { $rule }).
refusal-kind-used-up = { $tile } : il n’y en a plus, prends un autre ingrédient (règle { $rule }).
refusal-give-kind = { $tile } : impossible dans une première main ; donne une tuile qui n’est ni du riz, ni un maki, ni unique (règle { $rule }).
refusal-give-category = La personne à ta gauche a déjà une tuile de la catégorie « { category } » : donne-lui une autre catégorie (règle { $rule }).
refusal-pile-empty = La pile des recettes de { $length } est vide : pioche dans une autre (règle { $rule }).
refusal-tile-placed = Ta tuile est posée : termine la phase 1, ou d’abord joue une carte action ou réalise une recette (règle { $rule }).
refusal-not-in-hand = Tu n’as pas { $tile } : pose une tuile de ta main (règle { $rule }).
refusal-place-chopped = Avec « Coupe ! », tu as gardé { $tile } : c’est cette tuile que tu poses (règle { $rule }).
refusal-outside = { $square } est en dehors : on joue sur { $columns } colonnes (règle { $rule }).
refusal-covered = Un Wasabi ! couvre { $square } : choisis une case découverte (règle { $rule }).
refusal-square-taken = { $square } a déjà une tuile : choisis une case vide, ou joue d’abord « Empile ! » (règle { $rule }).
refusal-must-place = Pose d’abord une tuile, ou passe si tu n’as encore rien fait ce tour-ci (règle { $rule }).
refusal-no-card = Tu n’as pas « { $card } » : joue une carte que tu as (règle { $rule }).
refusal-one-card = Tu as déjà joué « { $card } » : une seule carte action par tour (règle { $rule }).
refusal-no-tile = Tu n’as pas de tuile à poser : joue « Coupe ! » et garde la tuile, ou passe (règle { $rule }).
refusal-stack-after-tile = « Empile ! » se joue avant la tuile : garde-la pour un autre tour (règle { $rule }).
refusal-nothing-to-stack-on = Il n’y a aucune tuile découverte sur laquelle empiler : pose simplement ta tuile (règle { $rule }).
refusal-spicy-useless = { $wanted ->
    [1] Il n’y a plus de tuile ou plus de case pour une deuxième tuile : continue ton tour (règle { $rule }).
   *[other] Il n’y a pas deux tuiles et deux cases pour « Pimente ! » : pose simplement ta tuile (règle { $rule }).
}
refusal-chop-empty = Il n’y a pas de tuile en { $square } : choisis une case qui en a une (règle { $rule }).
refusal-chop-keep-after-tile = Tu as déjà posé une tuile : ce que tu coupes retourne au garde-manger (règle { $rule }).
refusal-chop-must-keep = Tu n’as pas de tuile en main : garde celle que tu coupes, et pose-la (règle { $rule }).
refusal-not-neighbours = Ces cases ne se touchent pas par un côté : choisis-en deux qui se touchent, dans l’ordre du plateau (règle { $rule }).
refusal-switch-empty = Les deux cases sont vides : il faut au moins une tuile (règle { $rule }).
refusal-wasabi-overlap = Il y a déjà un Wasabi ! à cet endroit : choisis quatre cases découvertes (règle { $rule }).
refusal-wasabi-no-room = Il ne resterait aucune case vide pour ta tuile : pose la carte ailleurs, ou après ta tuile (règle { $rule }).
refusal-no-such-place = { $count ->
    [0] Tu n’as pas de recette
    [one] Tu as { $count } recette ; il n’y en a pas à l’emplacement { $place }
   *[other] Tu as { $count } recettes ; il n’y en a pas à l’emplacement { $place }
} (règle { $rule }).
refusal-no-token = Tu n’as plus de jeton de longueur { $length } : { $recipe } ne peut pas être réalisée, mais tu peux la remettre sous sa pile en passant (règle { $rule }).
refusal-no-line = { $recipe } : pas de ligne complète et découverte avec une case changée ce tour-ci (règle { $rule }).
refusal-pass-too-late = Tu as déjà posé une tuile ou joué une carte : termine ton tour, tu ne peux plus passer (règle { $rule }).
refusal-pass-places = Nomme un, deux ou trois emplacements différents de ton paravent (règle { $rule }).
refusal-pass-order = Des recettes de longueurs différentes vont sous des piles différentes. Nomme-les de la plus courte à la plus longue : { $lengths } (règle { $rule }).
refusal-not-in-kitchen = « { $card } » n’est pas en cuisine : prends une carte qui y est (règle { $rule }).
refusal-no-wasabi-there = Aucun Wasabi ! n’a son coin en { $square } : choisis-en un qui est sur le plateau (règle { $rule }).
refusal-same-card = Tu as joué « { $card } » ce tour-ci et il y a d’autres cartes à prendre : choisis l’une d’elles (règle { $rule }).
refusal-hand-full = Tu as déjà deux cartes action : défausses-en une, ou laisse la carte (règle { $rule }).
refusal-discard-missing = Tu n’as pas « { $card } » : défausse une carte que tu as (règle { $rule }).
refusal-discard-needless = Tu as la place pour cette carte : prends-la sans rien défausser (règle { $rule }).

# Refusals of the score pad.
refusal-score-seats = Il y a des jetons pour { $found ->
    [one] { $found } personne
   *[other] { $found } personnes
} ; on joue de deux à quatre (règle { $rule }).
refusal-score-tokens = { $seat } : { $found } jetons de longueur { $length }, c’est trop ; le maximum est { $most } (règle { $rule }).
refusal-score-two-winners = Plusieurs personnes ont placé leurs dix jetons, or la partie s’arrête dès que l’une d’elles place le dixième (règle { $rule }).

# What can be wrong with a recipe book.
book-syntax = Ce n’est pas un fichier TOML : { $error }.
book-too-long = Le fichier d’un livre de recettes a au plus { $most } ko.
book-multiline = Chaque texte tient sur une ligne, entre guillemets simples ou doubles, jamais triples.
book-excess = Un livre de recettes a au plus { $most } { $bound ->
    [lines] lignes
    [keys] entrées
    [lists] listes
    [items] éléments dans toutes ses listes
    [escapes] barres obliques inverses
    [word] lettres ou chiffres dans un nom ou un nombre sans guillemets
    [parts] parties dans un nom à points
    [depth] crochets imbriqués
   *[list] éléments dans une liste
}.
book-unknown = « { $name } » ne fait pas partie d’un livre de recettes ; il y a title, tiles, recipes et tokens.
book-section-missing = La section [{ $name }] manque.
book-form = « { $name } » n’a pas la bonne forme : { $error }.
book-tile-count = Nombre de tuiles : { $found } ; la boîte en a { $wanted }.
book-categories = Nombre de catégories de tuiles : { $found } ; la boîte en a { $wanted }.
book-too-many-kinds = Il y a { $found } sortes de tuiles ; un livre en a { $most } au plus.
book-too-many-tiles = Nombre de tuiles : { $found } ; on joue avec { $most } au plus.
book-too-few-tiles = Nombre de tuiles : { $found } ; les premières mains en demandent { $least }.
book-too-many-recipes = Nombre de recettes : { $found } ; on joue avec { $most } au plus.
book-too-few-recipes = Nombre de recettes : { $found } ; il en faut { $least } pour commencer.
book-kind-missing = Il n’y a pas de tuile « { $kind } » ; la boîte en a.
book-unique-count = « { $kind } » est unique, mais a { $found } tuiles au lieu d’une.
book-start = Hors riz, maki et ingrédients uniques, { $found ->
    [0] aucune catégorie n’a
    [one] une seule catégorie a
   *[other] seules { $found } catégories ont
} { $tiles } tuiles ou plus. À moins de { $categories }, une première main peut recevoir n’importe quelles tuiles.
book-recipe-count = Nombre de recettes : { $found } ; la boîte en a { $wanted }.
book-no-pile = Il n’y a pas de recette de longueur { $length } ; cette pile reste vide.
book-same = « { $name } » demande les mêmes ingrédients que « { $other } ».
book-twice = « { $name } » est deux fois dans le livre.
book-length = Nombre d’ingrédients de « { $name } » : { $found } ; une recette en a de deux à cinq.
book-no-such-kind = « { $name } » demande « { $kind } », et il n’y a pas de telle tuile.
book-repeats = « { $name } » demande deux fois « { $kind } » ; les ingrédients d’une recette sont tous différents.
book-unprintable = Un nom contient ici un retour à la ligne ou un autre signe impossible à afficher.
book-unsorted = Les recettes ne sont pas rangées par longueur.

# The table drawn as text.
progress = Tour de table { $round }
table-head = { $stage ->
    [give] Avant le premier tour. { seat-gives } des tuiles à gauche.
    [recipes] { $turn ->
        [0] Avant le premier tour. { seat-draws } des recettes.
       *[other] Tour { $turn }. { seat-draws } des recettes.
    }
    [play] Tour { $turn }. { seat-plays }.
    [cards] Tour { $turn }. { seat-takes } des cartes action.
   *[tiles] Tour { $turn }. { seat-takes } des tuiles.
}
table-book = Livre de recettes : { $book }
table-passes = { $passes } tours passés de suite ; { $left ->
    [one] encore un, et la partie se termine.
   *[other] encore { $left }, et la partie se termine.
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-tokens = jetons { $tokens }
table-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
table-recipes = recettes de { $lengths }
table-hand = Tuiles : { $tiles }   Cartes : { $cards }
table-screened = Tuiles : { $tiles }   Cartes : { $cards }   (derrière le paravent)
table-served = Réalisées :
table-pantry = Garde-manger :
table-kitchen = Cuisine :
table-piles = Recettes restantes par longueur :
table-own = Tes recettes : { $recipes }
table-own-recipe = { $place } { $recipe } ({ $tiles })
table-own-hand = Tes tuiles : { $tiles }   Tes cartes : { $cards }

# Points by kind.
points-length-2 = recettes de 2
points-length-3 = recettes de 3
points-length-4 = recettes de 4
points-length-5 = recettes de 5
points-cubes = cubes

# How it can end.
ended-by-ten-tokens = Quelqu’un a réalisé dix recettes.
ended-by-full-board = Le plateau est plein.
ended-by-passing = Personne n’a posé de tuile depuis longtemps.

# Options.
option-edition = Édition
option-edition-standard = les règles habituelles
option-players = Nombre de joueurs
option-recipe-book = Livre de recettes : les tuiles et les recettes de la partie
option-hands = Tuiles et cartes action des autres
option-hands-open = visibles de tous
option-hands-screened = derrière des paravents : seulement leur nombre, sauf avec l’aide-mémoire
option-starter = Qui commence
option-starter-random = tirage au sort
option-starter-seat-1 = place 1
option-starter-seat-2 = place 2
option-starter-seat-3 = place 3
option-starter-seat-4 = place 4
