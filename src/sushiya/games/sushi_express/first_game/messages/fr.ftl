# What a guided first game explains, each once.
first-aim = Fais le tour du quartier. Quand ta camionnette atteint ou dépasse le Sushi Express, tu prends un client, et les clients font des points.
first-bet = Place ton pion sur un nombre de 2 à 12. Tu roules d’autant si les dés l’atteignent. Haut, c’est loin, mais risqué.
first-end-bet = Ton pion est placé. Avec des cartes action en main, c’est toi qui dis quand ton pari est fini : termine-le.
first-dice = Le pari le plus haut lance d’abord, deux essais au plus. S’il réussit, tous ceux qui n’ont pas lancé roulent aussi.
first-short = Les dés sont sous ton pari. Si tu as une Relance, tu peux relancer l’un des deux. Sinon, continue.
first-failed = Deux essais trop bas : tu restes sur place. Mais tu pioches une carte action.
first-drive = Ta camionnette roule d’autant que ton pari. La carte Une tuile plus loin ajoute une tuile, si cela te sert.
first-jump = Les tuiles où il y a d’autres camionnettes ne comptent pas, on les saute. On va donc parfois plus loin que son pari.
first-customer = Tu es passé par le Sushi Express : prends un client de la file.
first-points = La première carte d’un client rapporte 3 points, chaque autre 1. Cherche donc beaucoup de clients différents.
first-row = Ton pari était le plus bas. Tu décides de la file : tous restent, ou tous partent. Et tu commences la manche suivante.
first-order = Une nouvelle manche. Le pari le plus bas de la précédente commence, et un nombre occupé est pris.
first-same = Tu as un Pari identique. Il te permet de rejoindre un nombre occupé ; ton pion va au sommet.
first-swap = Tu as un Échange : deux paris qui se suivent changent de place, que le tien y soit ou non.
first-tips = Les pourboires ne rapportent rien. Mais à la fin, qui en a le moins perd autant de points que le plus grand nombre de la table.
first-park = Arrête-toi exactement sur le Parc, en face du Sushi Express, et tu pioches une carte action.
first-finish = La partie s’arrête quand on ne peut plus compléter la file. Alors le plus de points gagne.
first-end = Tu sais tout maintenant. Joue jusqu’au bout, ou commence une vraie partie quand tu veux.

# Why a move was weak.
first-high = C’est audacieux : en deux essais, 11 réussit environ une fois sur six, et 12 une fois sur dix-huit.
first-low = C’est presque sûr, mais cela ne mène pas loin. Cela paie si tu veux décider de la file.
first-again = Tu avais déjà ce client : 1 point. Un nouveau de la file en aurait rapporté 3.
first-stood = Tu as une Relance. C’était le deuxième essai : elle aurait pu sauver ton pari.
