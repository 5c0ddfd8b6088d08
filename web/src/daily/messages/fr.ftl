# La donne du jour : chaque jour une donne par jeu, la même pour tout le monde ici.
daily-title = Donne du jour
daily-what = Aujourd’hui la même donne pour tout le monde ici : toi contre { $bots } chefs. Un seul essai compte.
daily-left = { $unit ->
    [hours] { $count ->
        [one] Encore { $count } heure
       *[other] Encore { $count } heures
    }
   *[other] { $count ->
        [one] Encore { $count } minute
       *[other] Encore { $count } minutes
    }
}
daily-new = Pas encore jouée
daily-running = Tu es en plein dedans
daily-play = Jouer
daily-go-on = Continuer
daily-see = Résultat
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1re place
   *[other] { $place }e place
}
daily-streak = { $days ->
    [one] 1 jour
   *[other] { $days } jours de suite
}
daily-second = Un deuxième navigateur, c’est un deuxième essai : personne ne vérifie qui tu es.
daily-how = Comment marche la donne du jour
daily-how-bots = Sur ce serveur, tout le monde a les mêmes cartes, tuiles et dés, et les chefs répondent de la même façon aux mêmes choix. Seul ce que tu choisis compte.
daily-how-day = Le jour suivant commence à { $time } (minuit UTC). Ce que tu as commencé avant compte encore une heure.
daily-how-count = Ensuite tu vois comment tous les autres ont joué, et ce qu’un maître a fait à ta place. Aucun nom n’est montré.

# Pourquoi un essai ne compte pas.
daily-state-running = Tu ne l’as pas encore finie.
daily-state-late = Elle ne compte pas : elle s’est terminée trop tard.
daily-state-helped = Elle ne compte pas : un bot a choisi pour toi, ou un autre bot a remplacé un chef.
daily-state-left = Elle a été fermée avant la fin.
daily-uncounted = ne compte pas
daily-not-ended = pas finie
daily-not-played = Tu n’as pas joué cette donne.

# Une donne.
daily-day-title = Donne du jour : { $game }
daily-subtitle = Donne du jour, { $date }
daily-all = Tout le monde sur ce serveur
daily-first = Tu es la première personne ici.
daily-worse = { $others ->
    [one] { $worse ->
        [0] Une autre personne l’a jouée aussi.
       *[other] Mieux que l’autre personne qui l’a jouée.
    }
   *[other] { $worse ->
        [0] { $others } autres personnes l’ont jouée aussi.
        [one] Mieux qu’une des { $others } autres personnes.
       *[other] Mieux que { $worse } des { $others } autres personnes.
    }
}
daily-nobody = Personne n’a joué cette donne ce jour-là.
daily-ranks = { $count ->
    [one] Un résultat, { $first ->
        [0] pas de victoire.
       *[other] une victoire.
    }
   *[other] { $count } résultats ; { $first ->
        [0] personne n’a gagné contre les chefs.
        [one] une victoire contre les chefs.
       *[other] { $first } victoires contre les chefs.
    }
}
daily-points-head = Points
daily-count-head = Combien
daily-you = toi
daily-master-here = maître
daily-master = Un maître à ta place : { $score }
daily-master-thinks = Un maître joue à ta place …
daily-share = Partager
daily-share-text = { $game }, donne du jour, { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1re place
   *[other] { $place }e place
}{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {""}, { $streak } jours de suite
}{ $counts ->
    [no] {" "}(ne compte pas)
   *[yes] {""}
}
    { $link }
daily-to-all = Toutes les donnes du jour
daily-later = Une fois le jour fini, sa clé est publiée, et cette page la vérifie.
daily-fits = La clé du jour est publiée, et elle mène à la donne dont cet appareil a vu le sceau.
daily-fits-not = La clé du jour ne mène pas à la donne dont cet appareil a vu le sceau.

# Les jours passés.
daily-past = Jours passés
daily-past-what = Pour t’entraîner : les mêmes cartes et les mêmes bots, mais cela ne compte pas.
daily-which-day = Jour
daily-own-past = Tes résultats
daily-more = Tout montrer
daily-practise = La jouer pour t’entraîner
daily-offline = Pour la donne d’aujourd’hui, il faut le serveur. Les jours passés peuvent être joués sur cet appareil, pour t’entraîner.

# Comment c’est vérifié.
daily-checked = Comment vérifier que personne ne connaît la donne de demain ?
daily-chain = Chaque jour a une clé, et les clés forment une chaîne : par une formule connue de tous, chacune donne celle de la veille, mais personne ne peut aller dans l’autre sens. Les donnes d’un jour découlent de sa clé. Elle est publiée une heure après son jour. Chacun peut alors vérifier qu’elle appartient à la chaîne, dont le bout était public dès le début.
daily-anchor = Le bout de la chaîne, public depuis le { $date } :
daily-newest = La clé du { $date } :
daily-newest-none = La première clé est publiée une heure après le premier jour.
daily-anchored = Vérifié sur cet appareil : la clé mène au bout de la chaîne.
daily-anchored-not = La clé ne mène pas au bout de la chaîne que cet appareil connaît.
daily-proves-not = Ce n’est pas prouvé : que la personne qui gère ce serveur ne connaît pas les clés à venir. Elles ont toutes été faites au début.
