# The screen of Sushi Go! in French.
# First meetings, at most 25 words each.
lesson-keep = Garde une carte, le reste passe plus loin. Forme des séries. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
lesson-wasabi = Ton wasabi attend : le { word-nigiri } que tu poses dessus compte triple.
lesson-chopsticks = Avec tes baguettes, tu peux garder deux cartes ce tour-ci : appuie sur « Sushi Go! ». Elles repartent ensuite avec la main.
lesson-robot = Ce tour-ci, tu contrôles le robot et tu as pioché une de ses cartes. Choisis ta carte, puis la sienne.

# The places.
guests = Les autres
your-place = Ta place
counter = Le comptoir
your-hand = Ta main
place-empty = Tes plats arrivent ici.
belt-to = vers { $name }
belt-from = de { $name }
round-short = Manche { $round }
own-rules = Règles maison
points-so-far = { $total } points, et { $now } de plus si la manche finissait maintenant
points-final = { $total } points
remembered = Cartes connues de cette main :

# Choosing.
card-place = { $card }, { $place } sur { $count }{ $state ->
    [chosen] , carte choisie
    [gift] , pour le robot
    [drawn] , du robot
   *[no] {""}
}
plate-empty = Choisis une carte
plate-change = Changer : { $cards }
change = Changer
call-two = « Sushi Go! » En garder deux
call-two-on = « Sushi Go! » Choisis-en deux
call = Sushi Go!
choose-keep-first = Choisis d’abord ta carte.
choose-gift = Choisis maintenant celle du robot.
gift = Robot
ways = Comment poser
way = { $cards }

# The reveal: what the new cards made.
reveal-last = Les dernières cartes
made-tempura = paire
made-sashimi = trio
made-dumpling = { points-dumpling } ×{ $count }
made-maki = { points-maki } ×{ $count }
made-nigiri = { $tripled ->
    [yes] sur wasabi
   *[no] { word-nigiri }
}

# What a card is worth.
sign = { $kind ->
    [tempura] Deux font 5 points.
    [sashimi] Trois font 10 points.
    [dumpling] De un à cinq : 1, 3, 6, 10 ou 15 points.
    [nigiri-1] 1 point, 3 sur wasabi.
    [nigiri-2] 2 points, 6 sur wasabi.
    [nigiri-3] 3 points, 9 sur wasabi.
    [wasabi] Un { word-nigiri } posé dessus compte triple.
    [chopsticks] Permet de garder deux cartes à un tour suivant.
    [pudding] Compte en fin de partie : qui en a le plus gagne 6 points, qui en a le moins peut en perdre 6.
   *[maki] Le plus de makis donne 6 points, le deuxième 3.
}

# A set on the table, for listeners.
tray = { $kind ->
    [nigiri] { points-nigiri } : { $count }, sur wasabi : { $tripled }, wasabis libres : { $waiting }, points : { $points }
    [maki] { points-maki } : { $count }, points : { $points }
    [tempura] { points-tempura } : { $count }, points : { $points }
    [sashimi] { points-sashimi } : { $count }, points : { $points }
    [dumpling] { points-dumpling } : { $count }, points : { $points }
    [chopsticks] Baguettes : { $count }
   *[pudding] { points-pudding } : { $count }{ $points ->
        [0] {""}
       *[other] , points : { $points }
    }
}

# The score pad.
pad-now = Si la manche { $round } finissait maintenant
pad-round = Manche { $round }
pad-so-far = Jusqu’ici
pad-final = Toute la partie
why-maki = { $points ->
    [0] { $count ->
        [0] Pas de maki, pas de points.
        [-1] Ni premier ni deuxième aux makis.
       *[other] { $count } makis : d’autres en ont plus.
    }
   *[other] { $count ->
        [-1] Le plus de makis donne 6, le deuxième 3{ why-shared }.
       *[other] { $count } makis : le plus donne 6, le deuxième 3{ why-shared }.
    }
}
why-shared = { $ties ->
    [split] , à partager en cas d’égalité
   *[full] , même en cas d’égalité
}
why-tempura = { $count ->
    [-1] { $points ->
        [0] Pas de paire de tempuras.
       *[other] Chaque paire de tempuras donne 5.
    }
    [0] Pas de tempura.
    [1] Un tempura ; avec un deuxième, cela fera 5.
   *[other] { $left ->
        [0] { $count } tempuras font { $points } : 5 par paire.
       *[other] { $count } tempuras font { $points } : 5 par paire, un reste seul.
    }
}
why-sashimi = { $count ->
    [-1] { $points ->
        [0] Moins de trois sashimis.
       *[other] Trois sashimis donnent 10, chaque fois.
    }
    [0] Pas de sashimi.
    [1] Un sashimi ; avec deux autres, cela fera 10.
    [2] Deux sashimis ; avec un troisième, cela fera 10.
   *[other] { $left ->
        [0] { $count } sashimis font { $points } : 10 pour trois.
       *[other] { $count } sashimis font { $points } : 10 pour trois, et { $left } de reste.
    }
}
why-dumpling = { $count ->
    [-1] { $points ->
        [0] Pas de { word-dumplings }.
       *[other] De un à cinq { word-dumplings } font 1, 3, 6, 10 ou 15 ; ici { $points }.
    }
    [0] Pas de { word-dumplings }.
   *[other] Cartes de { word-dumplings } : { $count }, ce qui fait { $points } ; on monte de 1 à 3, 6, 10, 15.
}
why-nigiri = { $count ->
    [-1] { $points ->
        [0] Pas de { word-nigiri }.
       *[other] Chaque { word-nigiri } donne 1, 2 ou 3, et le triple sur wasabi.
    }
    [0] Pas de { word-nigiri }.
    [1] { $tripled ->
        [0] Un { word-nigiri } à { $points }.
       *[other] Un { word-nigiri } sur wasabi, compté triple : { $points }.
    }
   *[other] { $tripled ->
        [0] { $count } { word-nigiri.plural } à 1, 2 ou 3 : { $points } en tout.
       *[other] { $count } { word-nigiri.plural }, dont { $tripled } sur wasabi, triplés : { $points } en tout.
    }
}
why-round = Manche { $round } : { points-maki } { $maki }, { points-tempura } { $tempura }, { points-sashimi } { $sashimi }, { points-dumpling } { $dumpling }, { points-nigiri } { $nigiri }.
why-pudding = { $standing ->
    [equal] Tout le monde a autant de { word-puddings } : personne ne gagne ni ne perd.
    [most] Le plus de { word-puddings } ({ $count }) donne 6{ why-shared }.
    [fewest] { $points ->
        [0] Le moins de { word-puddings } ({ $count }), mais cela ne coûte rien à cette table.
       *[other] Le moins de { word-puddings } ({ $count }) coûte 6{ why-shared }.
    }
   *[between] Nombre de { word-puddings } : { $count }, ni le plus ni le moins.
}
why-pudding-so-far = Nombre de { word-puddings } jusqu’ici : { $count }{ $standing ->
    [equal] , comme tout le monde
    [most] , le plus
    [fewest] , le moins
   *[between] {""}
}. Ils comptent à la fin de la partie.
places-reason = À égalité de points, qui a le plus de { word-puddings } passe devant.

# The end: what is counted, and how many each has.
count-kind = Manche { $round } : { $kind }
count-puddings = × { $count }

# Several turns in one: what was kept, and what the round gave.
summary-round = { $kept } { $scored }
known-hand = Reste dans la main que { $seat } a maintenant
known-unseen = { $hidden ->
    [0] Jamais vues : { $total } cartes
   *[other] Jamais vues : { $total } cartes, dont { $hidden } en main. Chance qu’une main en ait une :
}
