# Sushi Go! in French.
game = Sushi Go!

# Cards, as each edition names them.
card-cocktail = { $kind ->
    [maki-1] Maki 1
    [maki-2] Maki 2
    [maki-3] Maki 3
    [tempura] Tempura
    [sashimi] Sashimis
    [dumpling] Ravioli
    [nigiri-1] Sushi à l’omelette
    [nigiri-2] Sushi au saumon
    [nigiri-3] Sushi au calamar
    [wasabi] Wasabi
    [chopsticks] Baguettes
   *[pudding] Dessert
}
card-zoch = { $kind ->
    [maki-1] Maki 1
    [maki-2] Maki 2
    [maki-3] Maki 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Pétoncles
    [nigiri-1] Nigiri à l’omelette
    [nigiri-2] Nigiri au saumon
    [nigiri-3] Nigiri au thon
    [wasabi] Wasabi
    [chopsticks] Baguettes
   *[pudding] Pudding
}
word-nigiri = { $edition ->
    [zoch] nigiri
   *[cocktail] sushi
}
    .plural = { $edition ->
        [zoch] nigiris
       *[cocktail] sushis
    }
word-puddings = { $edition ->
    [zoch] puddings
   *[cocktail] desserts
}
word-dumplings = { $edition ->
    [zoch] pétoncles
   *[cocktail] raviolis
}
card-on-wasabi = { $card } sur wasabi
card-free = { $card } (libre)
card-twice = deux cartes { $card }
figure-cards = { $you ->
    [yes] tu gardes { $cards }
   *[no] { $seat } garde { $cards }
}
figure-robot = le robot reçoit { $cards }
figure-points = { $points } pour { $seat }

# Commands.
command-keep = { $count ->
    [1] Garder { $cards }
   *[other] « Sushi Go! » Garder { $cards }
}
command-keep-and-give = { $count ->
    [1] Garder { $cards }, donner { $gift } au robot
   *[other] « Sushi Go! » Garder { $cards }, donner { $gift } au robot
}
help-keep = Garde une carte de ta main : on la révèle quand tout le monde a choisi, puis tu passes le reste de ta main. Si tu as posé des baguettes à un tour précédent, tu peux garder deux cartes. Un { word-nigiri } posé sur un wasabi libre compte triple.

# Events.
event-game-opened = Une partie à { $players } commence.
event-round-dealt = { $cards } nouvelles cartes pour tout le monde.
event-robot-card-drawn = { $you ->
    [yes] Tu contrôles le robot et pioches une carte de sa pile.
   *[no] { $seat } contrôle le robot et pioche une carte de sa pile.
}
event-robot-card-drawn-own = { $you ->
    [yes] Tu contrôles le robot et pioches { $card } dans sa pile.
   *[no] { $seat } contrôle le robot et pioche { $card } dans sa pile.
}
event-pick-held = { $you ->
    [yes] Tu as choisi.
   *[no] { $seat } a choisi.
}
event-pick-held-own = { $you ->
    [yes] Ton choix : { $command }.
   *[no] { $seat } a choisi : { $command }.
}
event-pick-replaced = { $seat } a changé d’avis.
event-pick-replaced-own = { $you ->
    [yes] Ton nouveau choix : { $command }.
   *[no] { $seat } a changé d’avis : { $command }.
}
event-picks-revealed = Cartes révélées : { $picks }.
event-hands-passed = { $direction ->
    [left] Les mains passent à gauche.
    [right] Les mains passent à droite.
   *[swap] Les mains sont échangées.
}
event-last-cards-laid = Les dernières cartes : { $picks }.
event-round-scored = Points de la manche { $round } : { $points }.
event-game-ended = Points des { word-puddings } : { $pudding }. Score final : { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Tu gagnes !
       *[no] Victoire pour { $winner } !
    }
   *[other] Victoire partagée entre { $winners } !
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = La partie est finie (règle { $rule }).
refusal-last-card = Ta dernière carte se pose toute seule : il n’y a rien à choisir (règle { $rule }).
refusal-one-or-two = Garde une carte, ou deux avec des baguettes (règle { $rule }).
refusal-not-in-hand = Tu n’as pas la carte { $card } en main, ou pas en assez d’exemplaires : garde des cartes que tu as (règle { $rule }).
refusal-no-chopsticks = Pour garder deux cartes, il te faut des baguettes posées devant toi à un tour précédent (règle { $rule }).
refusal-robot-needs-third = Deux cartes pour toi et une pour le robot, cela fait trois, et tu n’en as que deux : gardes-en une (règle { $rule }).
refusal-give-missing = Tu contrôles le robot ce tour-ci : choisis aussi une carte pour lui (règle { $rule }).
refusal-give-without-robot = Tu n’as pas de robot à qui donner une carte ce tour-ci (règle { $rule }).
refusal-not-a-nigiri = Seuls les { word-nigiri.plural } vont sur un wasabi (règle { $rule }).
refusal-no-free-wasabi = { $free ->
    [0] Tu n’as pas de wasabi libre pour ce { word-nigiri } : pose-le à côté (règle { $rule }).
    [one] Tu n’as qu’un wasabi libre (règle { $rule }).
   *[other] Tu n’as que { $free } wasabis libres (règle { $rule }).
}
refusal-must-use-wasabi = À cette table, un { word-nigiri } va forcément sur un wasabi libre (règle { $rule }).

# The table drawn as text.
progress = Manche { $round }, tour { $turn } sur { $turns }
table-head = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }. { $direction ->
    [left] Les mains passent à gauche.
    [right] Les mains passent à droite.
   *[swap] On échange les mains.
}
table-over = La partie est finie.
table-house-rules = Règles maison à cette table : { $rules }.
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-now = +{ $now } en cours
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-controls-robot = contrôle le robot
table-has-chosen = a choisi
table-hand = Main : { $cards }

# Refusals of the score pad.
refusal-score-unknown-kind = { $seat }, manche { $round } : la carte « { $card } » n’existe pas ; les cartes sont { $kinds } (règle { $rule }).
refusal-score-too-many-copies = { $seat }, manche { $round } : avec cela, il y aurait plus de cartes { $card } que les { $copies } du paquet (règle { $rule }).
refusal-score-too-many-maki = { $seat }, manche { $round } : les cartes du paquet ne peuvent pas montrer autant de makis (règle { $rule }).
refusal-score-too-many-cards = { $seat }, manche { $round } : cela fait plus que les { $size } cartes d’une main (règle { $rule }).
refusal-score-missing-seat = { $seat }, manche { $round } : ses cartes manquent ; pour aucune carte, une liste vide suffit (règle { $rule }).
refusal-score-too-many-seats = La manche { $round } a des cartes pour { $found } personnes, mais la partie se joue à { $wanted } (règle { $rule }).
refusal-score-too-many-rounds = Il y a { $rounds } manches ici ; une partie en compte trois (règle { $rule }).
refusal-score-plain = { $seat }, manche { $round } : avec ces options, aucun { word-nigiri } ne reste seul à côté d’un wasabi libre, donc « { $card } » est impossible (règle { $rule }).

# How it can end.
ended-by-three-rounds = La troisième manche est finie.

# Options.
option-edition = Édition : les règles et les noms des cartes
option-edition-cocktail = Cocktail Games
option-edition-zoch = Zoch
option-players = Nombre de joueurs
option-maki-ties = Égalités aux makis
option-maki-ties-full = chaque ex æquo marque tous les points, et il y a toujours une deuxième place
option-maki-ties-split = on partage, arrondi à l’inférieur ; après une égalité en tête, pas de deuxième place
option-pudding-ties = Égalités aux { word-puddings }
option-pudding-ties-full = chaque ex æquo gagne ou perd 6
option-pudding-ties-split = on partage gain et perte, arrondis à l’inférieur
option-pudding-loss = Perte pour qui a le moins de { word-puddings }
option-pudding-loss-yes = qui a le moins de { word-puddings } perd 6
option-pudding-loss-no = les { word-puddings } ne font rien perdre
option-nigiri = Un { word-nigiri } gardé quand un wasabi est libre
option-nigiri-forced = va forcément sur le wasabi
option-nigiri-optional = va sur le wasabi si l’on veut
option-same-turn = Wasabi et { word-nigiri } gardés au même tour
option-same-turn-combine = le { word-nigiri } peut aller sur ce wasabi
option-same-turn-separate = le nouveau wasabi ne reçoit pas de { word-nigiri } ce tour-ci
option-passing = Sens de passage des mains
option-passing-left = toujours à gauche
option-passing-left-right-left = gauche, droite, gauche selon la manche
option-robot = À deux, un robot comme troisième joueur
option-robot-off = sans le robot
option-robot-on = avec le robot
option-starter = Qui contrôle le robot en premier (seulement avec le robot)
option-starter-random = tirage au sort
option-starter-seat-1 = place 1
option-starter-seat-2 = place 2
option-starter-seat-3 = place 3
option-starter-seat-4 = place 4
option-starter-seat-5 = place 5

# Kinds of points.
points-maki = makis
points-tempura = tempuras
points-sashimi = sashimis
points-dumpling = { word-dumplings }
points-nigiri = { word-nigiri.plural }
points-pudding = { word-puddings }

# Ce qui change, en une ligne, pour qui choisit une édition.
option-edition-cocktail-differs = À égalité, on partage les points, et le sushi suivant va forcément sur un wasabi libre. Avec raviolis et dessert, à deux au moins.
option-edition-zoch-differs = À égalité, chacun marque tous les points, et le wasabi peut attendre. Avec pétoncles et pudding, à trois au moins.
