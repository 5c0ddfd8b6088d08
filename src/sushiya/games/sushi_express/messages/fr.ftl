# Sushi Express in French.
game = Sushi Express

# Cards. A customer's colour is only its id.
customer = { $kind ->
    [light-blue] Infirmier
    [dark-blue] Capitaine
    [pink] Danseuse
    [purple] Professeure
    [red] Pompier
    [orange] Maçon
    [yellow] Boulangère
    [green] Jardinier
   *[tip] Pourboire
}
action = { $kind ->
    [same-bet] Pari identique
    [swap] Échange
    [re-roll] Relance
    [further] Une tuile plus loin
   *[tip] Pourboire
}
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
# Behind "jusqu’": what a van drives to.
tile = { $tile ->
    [0] au Sushi Express
    [1] à l’Auberge (1)
    [2] à l’Immeuble (2)
    [3] aux Bains (3)
    [4] à la Pagode (4)
    [5] à la Ferme (5)
    [6] au Parc (6)
    [7] au Fleuriste (7)
    [8] au Chalet (8)
    [9] à l’École (9)
    [10] à l’Observatoire (10)
   *[11] au Phare (11)
}
figure-cards = { $you ->
    [yes] Toi
   *[no] { $seat }
} : { $cards }
figure-points = { $points } pour { $you ->
    [yes] toi
   *[no] { $seat }
}
# Commands.
command-swap-bets = Jouer un Échange : { $low } et { $high }
command-place-bet = { $same ->
    [yes] Parier { $number } avec un Pari identique, sur la pile
   *[no] Parier { $number }
}
command-end-bet = Terminer ton pari
command-reroll = Jouer une Relance sur le { $die }
command-stand = { $attempt ->
    [1] Relancer (2e essai)
   *[other] { $card ->
        [yes] Abandonner : piocher une carte action
       *[no] Abandonner : plus de carte action
    }
}
command-drive = { $extra ->
    [0] Rouler
    [one] Jouer une carte : une tuile plus loin
   *[other] Jouer { $extra } cartes : { $extra } tuiles plus loin
}
command-take-customer = Prendre la carte { $customer }
command-keep-row = Garder la file
command-clear-row = Défausser la file
help-swap-bets = Joue une carte Échange quand c’est à toi de parier : les pions de deux nombres changent de place, piles entières comprises. Le pari d’un pion, c’est le nombre où il se trouve à la fin.
help-place-bet = Choisis le nombre que tu penses atteindre avec deux dés : ta camionnette avancera d’autant de tuiles. Sur un nombre déjà pris, tu joues ta carte Pari identique.
help-end-bet = Ton pion est placé. Termine ton tour, ou joue d’abord un Échange si tu en as un.
help-reroll = Joue une carte Relance : relance un des deux dés. Le nouveau total compte, même s’il est plus bas.
help-stand = Ne joue pas de Relance. Après le premier essai, tu relances les deux dés ; après le second, tu abandonnes : ta camionnette ne bouge pas et tu pioches une carte action.
help-drive = Ta camionnette avance d’autant de tuiles que ton pari, plus une pour chaque carte Une tuile plus loin que tu joues maintenant. Les tuiles occupées par d’autres camionnettes se sautent et ne comptent pas.
help-take-customer = Tu as atteint ou dépassé le Sushi Express : prends une carte de la file. La première carte d’un client rapporte 3 points, les suivantes 1 ; les pourboires t’évitent une pénalité.
help-keep-row = Ton pari est le plus bas, donc tu décides : les cartes restantes de la file y restent, et de nouvelles la complètent.
help-clear-row = Ton pari est le plus bas, donc tu décides : les cartes restantes de la file quittent la partie, et de nouvelles les remplacent. S’il n’y en a pas assez, la partie se termine.

# What a seat is asked, for refusals.
question-bet = placer ton pari
question-end = terminer ton pari, ou faire un échange
question-roll = relancer un dé, ou continuer sans Relance
question-drive = dire jusqu’où roule ta camionnette
question-customer = prendre une carte de la file
question-row = garder la file ou la défausser

# Events.
event-game-opened = Une partie à { $players } commence. Tout le monde a un Pari identique et une carte Une tuile plus loin.
event-row-filled = Nouvelles cartes dans la file : { $cards }.
event-round-began = { $you ->
    [yes] Tu commences la manche.
   *[no] { $seat } commence la manche.
}
event-bets-swapped = { $you ->
    [yes] Tu joues un Échange : { $low } et { $high } changent de place.
   *[no] { $seat } joue un Échange : { $low } et { $high } changent de place.
}
event-bet-placed = { $you ->
    [yes] Tu paries { $number }
   *[no] { $seat } parie { $number }
}{ $same ->
    [yes] {" "}avec un Pari identique, sur la pile.
   *[no] .
}
event-bet-ended = { $you ->
    [yes] Ton pari est fait.
   *[no] { $seat } a fait son pari.
}
event-turn-passed = { $you ->
    [yes] À toi de parier.
   *[no] À { $seat } de parier.
}
event-bets-closed = { $you ->
    [yes] Tous les paris sont faits ; le tien est le plus bas.
   *[no] Tous les paris sont faits ; { $seat } a le plus bas.
}
event-dice-rolled = { $you ->
    [yes] Tu lances
   *[no] { $seat } lance
} les dés : { $first } et { $second }, soit { $total } (essai { $attempt }).
event-die-rerolled = { $you ->
    [yes] Tu joues
   *[no] { $seat } joue
} une Relance sur le { $die } : maintenant { $first } et { $second }, soit { $total }.
event-roll-accepted = { $you ->
    [yes] Tu ne relances rien.
   *[no] { $seat } ne relance rien.
}
event-roll-succeeded = { $you ->
    [yes] Tu réussis ton pari
   *[no] { $seat } réussit son pari
} ; toutes les camionnettes encore dans la course roulent.
event-roll-failed = { $you ->
    [yes] Pari raté : ta camionnette ne bouge pas.
   *[no] Pari raté pour { $seat } : la camionnette ne bouge pas.
}
event-action-drawn = { $seat } pioche une carte action.
event-action-drawn-own = { $you ->
    [yes] Tu pioches une carte action : { $card }.
   *[no] { $seat } pioche une carte action : { $card }.
}
event-drive-announced = { $extra ->
    [0] { $you ->
        [yes] Tu ne joues pas de carte pour rouler.
       *[no] { $seat } ne joue pas de carte pour rouler.
    }
    [one] { $you ->
        [yes] Tu joues une carte Une tuile plus loin.
       *[no] { $seat } joue une carte Une tuile plus loin.
    }
   *[other] { $you ->
        [yes] Tu joues { $extra } cartes Une tuile plus loin.
       *[no] { $seat } joue { $extra } cartes Une tuile plus loin.
    }
}
event-van-moved = { $you ->
    [yes] Tu avances
   *[no] { $seat } avance
} de { $tiles } tuiles, jusqu’{ $tile }{ $jumped ->
    [0] {""}
    [one] , en sautant { $jumped } tuile
   *[other] , en sautant { $jumped } tuiles
}{ $served ->
    [yes] , avec une carte à prendre dans la file.
   *[no] .
}
event-customer-taken = { $you ->
    [yes] Tu prends la carte { $customer }.
   *[no] { $seat } prend la carte { $customer }.
}
event-trip-ended = { $you ->
    [yes] Tu retires ton pion du cadran.
   *[no] { $seat } retire son pion du cadran.
}
event-vans-stopped = Toutes les camionnettes sont arrivées.
event-row-kept = { $you ->
    [yes] Tu laisses la file telle quelle.
   *[no] { $seat } laisse la file telle quelle.
}
event-row-cleared = { $you ->
    [yes] Tu défausses toute la file.
   *[no] { $seat } défausse toute la file.
}
event-row-swept = Personne ne roule cette manche : toute la file est défaussée.
event-game-ended = La file ne peut plus être complétée : la partie est finie. On dévoile les mains. { $hands }. Score final : { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Tu gagnes !
       *[no] Victoire pour { $winner } !
    }
   *[other] Victoire partagée entre { $winners } !
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = La partie est finie (règle { $rule }).
refusal-not-your-turn = Ce n’est pas ton tour : c’est à { $seat } de jouer (règle { $rule }).
refusal-other-question = Ce n’est pas le moment : tu peux maintenant { $question } (règle { $rule }).
refusal-no-card = Tu n’as pas de carte { $card } à jouer : choisis autre chose (règle { $rule }).
refusal-bet-placed = Ton pion est déjà placé : termine ton pari, ou joue un Échange (règle { $rule }).
refusal-bet-missing = Place d’abord ton pion sur un nombre (règle { $rule }).
refusal-number-held = Le { $number } est pris, et tu n’as pas de Pari identique : choisis un nombre libre (règle { $rule }).
refusal-swap-empty = Il n’y a pas de pion sur le { $number } : échange deux nombres occupés (règle { $rule }).
refusal-swap-apart = { $reading ->
    [adjacent] À cette table, on n’échange que deux nombres qui se suivent, comme 6 et 7
   *[neighbours] On n’échange deux nombres que s’il n’y a aucun pion entre eux
} (règle { $rule }).
refusal-die-not-shown = Aucun dé ne montre { $die } : choisis l’un des deux dés lancés (règle { $rule }).
refusal-too-few-further = { $held ->
    [0] Tu n’as pas de carte Une tuile plus loin : roule sans
    [one] Tu n’as qu’une carte Une tuile plus loin : joue-la, ou roule sans
   *[other] Tu n’as que { $held } cartes Une tuile plus loin : n’en joue pas davantage
} (règle { $rule }).
refusal-not-in-row = La carte { $customer } n’est pas dans la file : prends une carte qui y est (règle { $rule }).

# Refusals of the score pad.
refusal-score-wrong-players = Il y a des cartes pour { $found ->
    [one] { $found } personne
   *[other] { $found } personnes
} ; on joue de trois à six (règle { $rule }).
refusal-score-wrong-hands = Il y a des clients pour { $wanted } personnes, mais des cartes action pour { $found } : indique les deux pour tout le monde (règle { $rule }).
refusal-score-unknown-customer = { $seat } : le client « { $card } » n’existe pas ; il y a { $kinds } (règle { $rule }).
refusal-score-unknown-action = { $seat } : la carte action « { $card } » n’existe pas ; il y a { $kinds } (règle { $rule }).
refusal-score-too-many-customers = { $seat } : avec cela, il y aurait plus de cartes client { $card } que les { $copies } de la boîte (règle { $rule }).
refusal-score-too-many-actions = { $seat } : avec cela, il y aurait plus de cartes action { $card } que les { $copies } de la boîte (règle { $rule }).

# The table drawn as text.
progress = Manche { $round }
table-head = Manche { $round }, { $phase ->
    [bets] les paris
    [dice] les dés
    [vans] les camionnettes
   *[deliveries] les livraisons
}. C’est à { $seat } de jouer.
table-over = La partie est finie.
table-house-rules = Règles maison à cette table : { $rules }.
table-throw = Essai { $attempt } : les dés montrent { $first } et { $second }, soit { $total }.
table-road = Route
table-express = Express
table-park = Parc
table-dial = Paris
table-row = File
table-piles = À venir : { $customers ->
    [one] { $customers } carte client
   *[other] { $customers } cartes client
}, { $actions ->
    [one] { $actions } carte action
   *[other] { $actions } cartes action
}.
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] { $count } carte action
   *[other] { $count } cartes action
}
table-starts = commence la manche
table-hand = Cartes action : { $cards }

# How it can end.
ended-by-row-not-full = Il ne reste plus assez de clients pour compléter la file.

# Options.
option-edition = Édition
option-edition-standard = la seule qui existe
option-players = Nombre de joueurs
option-swap = Paris qu’un Échange peut intervertir
option-swap-adjacent = deux nombres occupés qui se suivent
option-swap-neighbours = deux nombres occupés sans pion entre eux
option-starter = Qui commence
option-starter-random = tirage au sort
option-starter-seat-1 = place 1
option-starter-seat-2 = place 2
option-starter-seat-3 = place 3
option-starter-seat-4 = place 4
option-starter-seat-5 = place 5
option-starter-seat-6 = place 6

# Kinds of points.
points-light-blue = Infirmier
points-dark-blue = Capitaine
points-pink = Danseuse
points-purple = Professeure
points-red = Pompier
points-orange = Maçon
points-yellow = Boulangère
points-green = Jardinier
points-tips = pourboires
