# Ce que le coach dit de chaque jeu.
coach-own = { $more ->
    [yes] Côté { $kind }, tu marques en moyenne { $points } { $whole ->
        [one] point
       *[other] points
    } de plus.
   *[no] Côté { $kind }, tu marques en moyenne { $points } { $whole ->
        [one] point
       *[other] points
    } de moins.
}
coach-rival = { $more ->
    [yes] { $seat } finit en moyenne avec { $points } { $whole ->
        [one] point
       *[other] points
    } de plus.
   *[no] { $seat } finit en moyenne avec { $points } { $whole ->
        [one] point
       *[other] points
    } de moins.
}
coach-other = Pour l’autre choix : { $reason }
coach-rest = Tout le reste ensemble
coach-equal = À peu près égal
coach-title = { $game }, { $seat }
coach-accuracy = Précision : { $percent } %. Décisions aussi bonnes que la meilleure : { $good } sur { $decisions }.
coach-chance = Chances de gagner
coach-turning-points = Tournants
coach-turning-point = Décision { $decision } : de { $before } % à { $after } %
coach-costly = Ce qui a coûté le plus
coach-nothing-costly = Aucune décision n’a sûrement coûté quelque chose. Bien joué !
coach-decision = Décision { $decision }, { $progress }
coach-chosen = Ton choix : { $command } ({ $percent } %)
coach-better = Mieux : { $command } ({ $percent } %)
coach-went-well = Ce qui a bien marché
coach-well = Décision { $decision } : { $command }, { $percent } % devant { $other }
coach-well-steady = Tu as gardé le meilleur choix dans { $good } décisions sur { $decisions }.
coach-next-time = Une chose à essayer la prochaine fois
coach-kinds = Points par catégorie, et ceux d’un chef à cette place en moyenne
coach-yours = toi
coach-chefs = chef
coach-book = Cela vaut pour le livre de recettes « { $book } ».
coach-unsure = Les chances viennent de { $worlds } parties imaginées par choix ; ce qui peut être un hasard compte comme à peu près égal.
