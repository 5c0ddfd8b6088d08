# The same cards at several tables.
same-title = Les mêmes cartes
same-what = Tout le monde a exactement la même donne : les mêmes cartes, tuiles et dés, et des bots qui choisissent pareil. Ensuite, on compare.
same-you-new = Joue les mêmes cartes
same-you-playing = Tu joues ces cartes en ce moment
same-you-played = Tu as joué ces cartes
same-you-skipped = Tu ne fais que regarder
same-play = Jouer ces cartes
same-play-again = Les jouer encore une fois
same-mine = À ta table
same-seen-you = Tu connais ces cartes. Si tu les rejoues, toute la table le verra.
same-no-more = Aucune table de plus ne peut jouer ces cartes. Partages-en d’autres après une autre partie.
same-skip = Je ne veux pas les jouer
same-skip-sure = Tu verras tout, et il sera noté que tu as vu ces cartes. Tout montrer ?
same-skip-yes = Tout montrer
same-browser = On note qui a joué, regardé ou revu la partie, d’après le navigateur. Un autre navigateur compte comme une autre personne.
same-send = Les faire passer
same-nobody = Envoie le lien : qui l’ouvre a exactement ces cartes, même des jours plus tard.
same-qr = Code QR avec le lien vers ces cartes
same-text = { $game } : joue les mêmes cartes que nous, et compare.
same-tables = Les tables
same-later = Tant que tu n’as pas fini ces cartes, tu ne vois que les points, aucune carte.
same-table = Table { $number }
same-table-yours = Table { $number }, la tienne
same-state-open = Une place est libre
same-state-waiting = Va commencer
same-state-running = Joue encore
same-state-over = Terminée
same-state-left = Quittée avant la fin
same-state-gone = N’est plus conservée
same-seen = a vu ces cartes
same-join = S’asseoir là
same-replay = Revoir
same-kinds = Points en détail
compare-title = Comparaison
compare-where = Où les choix ont d’abord différé
compare-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
compare-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
compare-which = Table { $place } de la comparaison
compare-parting = { $count ->
    [0] La toute première décision diffère :
    [one] Une décision était la même, puis les deux tables se séparent :
   *[other] { $count } décisions étaient les mêmes, puis les deux tables se séparent :
}
compare-alike = Les { $count } décisions ont été les mêmes aux deux tables.
compare-alike-left = { $count ->
    [one] Là où les deux ont joué, l’unique décision a été la même.
   *[other] Là où les deux ont joué, les { $count } décisions ont été les mêmes.
}
compare-by-bot = Un bot a choisi
compare-by-clock = L’horloge a choisi
compare-see = Voir là-bas
compare-wait = Comparaison en cours …
course-title = Les points aux deux tables, étape par étape
course-from = { $table } : de { $before } à { $after } points
course-missing = Les points pas à pas ne peuvent pas être montrés maintenant.
room-same-what = Une autre table, en même temps ou des jours plus tard, peut jouer exactement les mêmes cartes, et on compare. Les règles restent dès lors telles quelles.
room-same-share = Faire un lien vers ces cartes
room-same-on = Ouvrir ce lien donne une table à soi avec ces cartes.
room-same-link = Lien pour d’autres tables
