# What a guided first game explains, each once.
first-keep = Touche la carte que tu veux garder, puis le bouton. Le bot en garde une aussi, et les deux sont révélées ensemble.
first-aim = Il y a trois manches, et le plus de points gagne. Ce que vaut une carte, tu l’apprends quand elle apparaît.
first-swap = Les mains sont échangées : il manque déjà une carte à celle-ci. Ce que tu laisses revient, si le bot ne le prend pas.
first-wasabi = Wasabi : le prochain sushi que tu gardes va dessus et compte triple. D’abord le wasabi, donc, puis un bon sushi.
first-on-wasabi = Un de tes wasabis est libre. Le sushi que tu gardes maintenant va dessus et compte triple.
first-chopsticks = Les baguettes ne rapportent pas de points. Mais à un tour suivant, elles permettent de garder deux cartes d’un coup.
first-two-cards = Tes baguettes sont prêtes. « Sushi Go! » permet de garder deux cartes ; les baguettes repartent ensuite avec la main.
first-tempura = Deux tempuras rapportent 5 points. Un seul ne vaut rien.
first-sashimi = Trois sashimis rapportent 10 points. Un ou deux ne valent rien : commence tôt, ou pas du tout.
first-nigiri = Un sushi compte tout seul : omelette 1 point, saumon 2, calamar 3.
first-dumpling = Les raviolis paient de plus en plus : de un à cinq, ils rapportent 1, 3, 6, 10, 15 points.
first-maki = Makis : compte les symboles de tes cartes. À la fin de la manche, le plus de symboles rapporte 6 points, le deuxième total 3.
first-pudding = Les desserts restent posés et comptent une fois, après la troisième manche : le plus rapporte 6 points. À deux, ils ne font rien perdre.
first-last-card = Il reste deux cartes. Gardes-en une ; la dernière que tu reçois se pose toute seule.
first-score = La manche est comptée : regarde les points. Tout sauf les desserts est débarrassé, et tu as une nouvelle main.
first-last-round = C’est la dernière manche. Ensuite, les desserts comptent aussi. Qui en a le plus ?
first-end = Tu sais tout maintenant. Joue jusqu’au bout, ou commence une vraie partie quand tu veux.

# Why a pick was weak.
first-left-nigiri = Ton wasabi est encore libre. Un sushi de cette main aurait compté triple.
first-small-nigiri = C’est permis. Mais cette main avait un meilleur sushi, et sur un wasabi chaque point compte triple.
first-late-sashimi = Trop tard pour trois sashimis : il ne reste pas assez de tours dans cette manche.
first-late-chopsticks = Les baguettes ne servent qu’à un tour suivant, et cette manche n’en a plus.
