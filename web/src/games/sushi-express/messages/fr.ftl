# The screen of Sushi Express in French.
spot = { $tile ->
    [0] Sushi Express
    [1] Auberge (1)
    [2] Immeuble (2)
    [3] Bains (3)
    [4] Pagode (4)
    [5] Ferme (5)
    [6] Parc (6)
    [7] Fleuriste (7)
    [8] Chalet (8)
    [9] École (9)
    [10] Observatoire (10)
   *[11] Phare (11)
}
percent = { $share } %

# The phases, and what is going on.
now = Ce qui se passe
now-you = toi
phase = { $phase ->
    [bets] Paris
    [dice] Dés
    [vans] Camionnettes
   *[deliveries] Livraisons
}
now-bet = { $you ->
    [yes] Sur quel nombre paries-tu ?
   *[no] { $seat } réfléchit à son pari
}
now-bet-hint = À atteindre avec deux dés, en deux essais ; ta camionnette avance d’autant.
now-end = { $you ->
    [yes] { $more ->
        [yes] Tu paries { $bet }. Autre chose ?
       *[no] Tu paries { $bet }.
    }
   *[no] { $seat } peut encore jouer une carte
}
now-end-hint = { $more ->
    [yes] Joue un Échange si tu veux, ou termine ton pari.
   *[no] Plus rien à jouer pour l’instant : termine ton pari.
}
now-throw = { $you ->
    [yes] { $total }, c’est trop peu : il te faut { $bet }
   *[no] { $seat } a { $total }, il faut { $bet }
}
now-throw-hint = { $last ->
    [no] { $mine ->
        [yes] Premier essai sur deux : tu peux relancer les deux dés.
       *[no] Premier essai sur deux. Si c’est réussi, roulent : { $drivers }.
    }
   *[yes] { $mine ->
        [yes] { $card ->
            [yes] Dernier essai. Si tu abandonnes, tu ne roules pas et tu pioches une carte action.
           *[no] Dernier essai. Si tu abandonnes, tu ne roules pas ; il n’y a plus de carte action.
        }
       *[no] Dernier essai. Si c’est réussi, roulent : { $drivers }.
    }
}
now-drive = { $you ->
    [yes] Ta camionnette avance de { $bet } tuiles
   *[no] { $seat } avance de { $bet } tuiles
}
now-customer = { $you ->
    [yes] Quelle carte prends-tu ?
   *[no] { $seat } prend une carte de la file
}
now-customer-hint = Ta camionnette a atteint ou dépassé le Sushi Express.
now-row = { $you ->
    [yes] À toi de décider : garder la file ?
   *[no] { $seat } a le pari le plus bas et décide de la file
}
row-cost = { $over ->
    [yes] finit la partie
   *[no] demande { $cards } sur { $pile }
}

# What lies ahead.
ahead-chance = { $carried ->
    [yes] { $number } : { $drives } % de chances de rouler, { $alone } % avec tes propres dés.
   *[no] { $number } : { $drives } % de chances de rouler.
}
ahead-way = Jusqu’{ $place }{ $jumped ->
    [0] {""}
    [one] , { $jumped } sautée
   *[other] , { $jumped } sautées
}{ $served ->
    [yes] , avec un client
   *[no] {""}
}{ $tile ->
    [6] {" "}et une carte action.
   *[other] .
}
ahead-stack = En haut de la pile, tu lances, roules et choisis avant { $people }.

# Ring and dial.
ring = { $mine ->
    [yes] La route, à partir de ta camionnette
   *[no] La route, à partir du Sushi Express
}
ring-tile = { $place }{ $count ->
    [0] .
   *[other] {" "}: { $people }.
}
dial = Paris
dial-number = { $number } : { $count ->
    [0] libre
   *[other] { $people }
}.
dial-ahead = { $share } % de chances de rouler, mène { $place }{ $served ->
    [yes] , avec un client.
   *[no] .
}
die = Dé montrant { $face }
hub-needed = { $total } sur { $needed }
hub-verdict = { $verdict ->
    [again] encore
   *[failed] raté
}
rolling = { $you ->
    [yes] Tu lances les dés
   *[no] { $seat } lance les dés
} : il faut { $needed }…
rerolling = { $you ->
    [yes] Tu relances un dé
   *[no] { $seat } relance un dé
} : il faut { $needed }…

# The row.
row = Dans la file
row-stays = reste
row-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
row-card = { $customer }, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi maintenant
row-told = { $kind ->
    [tip] Pourboire : à la fin, qui en a le moins perd autant de points que le plus grand nombre de pourboires. Dans la pioche : { $left }.
   *[other] { $customer } : 3 points pour la première carte, 1 pour chacune des suivantes. Dans la pioche : { $left }.
}
worth = +{ $points }
mine = Tes clients
mine-none = Pas encore de clients

# Action cards.
hand = Tes cartes action
hand-empty = Aucune. Un pari raté t’en donne une, et le Parc aussi.
hand-card = { action }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $open ->
    [yes] , jouable maintenant
   *[no] {""}
}
card-hint = { $kind ->
    [same-bet] Pari identique : quand c’est à toi de parier, choisis un nombre déjà pris.
    [swap] Échange : quand c’est à toi de parier, deux paris voisins changent de place.
    [re-roll] Relance : quand tes dés sont trop bas, relances-en un.
    [further] Une tuile plus loin : quand ta camionnette part, elle avance d’une tuile de plus.
   *[tip] Un Pourboire ne se joue pas. Il compte à la fin, quand qui en a le moins perd des points.
}
ways = { $kind ->
    [same-bet] Pari identique : quel nombre ?
    [swap] Échange : quels paris ?
    [re-roll] Relance : quel dé ?
    [further] Une tuile plus loin : combien de cartes ?
   *[tip] Pourboire
}
way-swap = { $low } ⇄ { $high }
way-number = { $number }
way-die = { $die }
way-further = +{ $extra }
times = ×{ $count }

# Players.
players = À la table
player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
}, { $cards ->
    [one] { $cards } carte action
   *[other] { $cards } cartes action
}{ $bet ->
    [0] .
   *[other] , pari sur { $bet }.
}
cost = −{ $loss }
sheet-customers = Clients
sheet-tips = { $most ->
    [0] Personne n’a encore de pourboire.
   *[other] { $loss ->
        [0] Pourboires : { $own } ; le moins à la table est { $fewest }, le plus { $most }.
       *[other] Pourboires : { $own }, le moins à la table ; pour l’instant cela coûte { $loss }, autant que le plus.
    }
}
sheet-actions = Cartes action
sheet-unknown = { $count ->
    [one] une carte que personne d’autre n’a vue
   *[other] { $count } cartes que personne d’autre n’a vues
}
sheet-played = Déjà joué : { $cards }.

# What everybody did, a few words each.
last-round = La dernière manche
last-none = Ici s’affiche le bilan de la dernière manche
deeds = { $first } { $last }
deed-bet = { $you ->
    [yes] Tu paries { $bet }.
   *[no] { $seat } parie { $bet }.
}
deed-rolled = { $you ->
    [yes] Tu fais { $total }.
   *[no] { $seat } fait { $total }.
}
deed-failed = { $you ->
    [yes] Toi
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
} : pari raté{ $card ->
    [yes] , une carte action.
   *[no] .
}
deed-customer = { $you ->
    [yes] Toi
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
} : { $customer }{ $card ->
    [yes] , une carte action.
   *[no] .
}
deed-drove = { $you ->
    [yes] Toi
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
} : { $place }{ $card ->
    [yes] , une carte action.
   *[no] .
}

# The end, counted one by one.
finale-count = { $count } ×
finale-tips = { $most ->
    [0] Pourboires : personne n’en a
   *[other] Pourboires : le moins coûte { $most }
}
finale-tips-has = { $count } ×{ $fewest ->
    [yes] {" "}(le moins)
   *[no] {""}
}
finale-equal = Égalité de points : les cartes action restantes décident

# The score pad.
pad-now = Si la partie finissait maintenant
pad-final = À la fin
why-customer = { $customer }, { $count ->
    [0] pas encore de carte : la première rapporterait 3 points.
    [one] une carte : 3 points.
   *[other] { $count } cartes : 3 points pour la première, 1 pour chacune des autres.
}
why-tips = { $most ->
    [0] Personne n’a de pourboire, donc personne ne perd rien.
   *[other] { $loss ->
        [0] Pourboires : { $own }, ce n’est pas le moins : rien n’est perdu.
       *[other] Pourboires : { $own }, c’est le moins : cela coûte autant de points que le plus à la table, { $most }.
    }
}

# First meetings.
lesson-place-bet = Passe au Sushi Express pour gagner des clients. Deux dés doivent atteindre ton nombre : haut va loin, bas est sûr et suit souvent.
lesson-swap-bets = Tu as un Échange : deux paris voisins changent de place, à toi ou aux autres. Ce qui compte, c’est leur place finale.
lesson-end-bet = Ton pion est placé. Termine ton pari, sauf si tu veux d’abord jouer une autre carte.
lesson-stand = Les dés sont trop bas. Après le premier essai, tu peux relancer les deux ; après le second, tu abandonnes et pioches une carte action.
lesson-reroll = Tu as une Relance : choisis un dé à relancer. Le nouveau total compte, même s’il est plus bas.
lesson-drive = Ta camionnette avance d’autant de tuiles que ton pari et saute les autres. Chaque carte Une tuile plus loin en ajoute une.
lesson-take-customer = Prends une carte. Un nouveau client vaut 3 points, un connu 1 ; à la fin, qui a le moins de pourboires perd des points.
lesson-keep-row = Ton pari était le plus bas, tu décides : laisser ces cartes ou toutes les défausser. Tu commences aussi la manche suivante.
lesson-clear-row = Les cartes défaussées ne reviennent jamais, et la fin se rapproche.
places-reason = À égalité de points, qui garde le plus de cartes action passe devant ; les pourboires ne comptent pas.
known-bets = Ce que vaut chaque pari, et qui s’y trouve
known-customers = Clients pas encore vus : { $total }. Chance pour la prochaine carte :
