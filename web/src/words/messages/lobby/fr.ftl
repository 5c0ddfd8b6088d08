# Le comptoir.
shop = Sushiya
back = Retour
language-and-look = Langue et apparence
games = Jeux
my-tables = Reprendre
my-tables-more = { $count ->
    [one] encore une
   *[other] encore { $count }
}
open-tables = Tables ouvertes
open-tables-none = Aucune pour l’instant. Ouvre une table entre amis et montre-la à tout le monde.
slip-waiting = { $free ->
    [0] en attente du départ
    [1] en attente, une place libre
   *[other] en attente, { $free } places libres sur { $places }
}
slip-watch = Tu peux regarder.
slip-people = { $bots ->
    [0] avec { $names }
    [1] avec { $names } et un bot
   *[other] avec { $names } et { $bots } bots
}
slip-bots = { $bots ->
    [one] contre un bot
   *[other] contre { $bots } bots
}
leave-table = Quitter cette table ({ $game })
leave-room-sure = Ta place sera libre pour quelqu’un d’autre.
dish-sushi-go = Sushi Go!
dish-sushi-go-taste = Garde une carte, passe les autres, et compose les meilleures assiettes avec ce qui défile.
dish-wasabi = Wasabi!
dish-wasabi-taste = Pose des ingrédients sur un plateau commun jusqu’à y aligner tes recettes secrètes.
dish-sushi-express = Sushi Express
dish-sushi-express-taste = Parie sur la route de ta camionnette, lance les dés et attrape les meilleurs clients.
players-range = { $from }–{ $to }
minutes = { $minutes } min
play-bots = { $count ->
    [one] Jouer contre un bot
   *[other] Jouer contre { $count } bots
}
play-friends = Table entre amis
bots-of = Bots pour { $game }
bot-count = Combien de bots
bot-level = Comment ils jouent
level-random = Apprenti
level-random-hint = Prend ce qui vient ; bien pour un premier essai.
level-cook = Cuisinier
level-cook-hint = Connaît le métier et joue solidement.
code = Rejoindre avec un code de six lettres
code-join = Y aller
code-short = Un code a six lettres.
code-page = Une table par son code
about = À propos de Sushiya
recovery-link = Mes parties dans un autre navigateur
recovery-link-new = J’ai un code de secours
recovery-offer = Certains navigateurs oublient tout au bout d’une semaine. Un code de secours te rend tes parties.
recovery-offer-show = Voir mon code
recovery-offer-no = Pas maintenant

# Qui l’on est.
person-name = Nom
person-colour = Couleur et blason
person-edit = Ton nom et ta couleur
person-save = C’est moi

# Rejoindre.
join-title = Rejoindre une table : { $game }
join-there = À cette table
join-as = Tu seras
join-sit = S’asseoir sous le nom { $name }
join-take-over = Remplacer un bot sous le nom { $name }
join-change = Un autre nom, une autre couleur, une autre place
join-which-place = Place
join-which-bot = La place de qui
join-watch = Regarder
join-over = Cette table est fermée.
join-locked = Cette table est verrouillée ; demande qu’on te l’ouvre.
join-running = La partie a commencé, et aucune place n’est ouverte.
join-full = Toutes les places sont prises.
back-seat = Ta place : { $name }
back-elsewhere = Cette place est ouverte sur un autre appareil. Si tu reviens ici, elle se ferme là-bas.
back-removed = La personne qui tient la table a mis un bot à ta place. La place reste la tienne jusqu’à la fin de la partie.
come-back = Revenir
move-here = J’ai une place ici, sur un autre appareil
move-here-hint = Là-bas, ouvre le menu de la table et choisis « Continuer sur un autre appareil ».
move-here-code = Le code affiché
move-here-do = Continuer ici

# La salle d’attente.
room = Table pour { $game }
room-rematch = Une revanche : on commence dès que toutes les personnes présentes sont prêtes.
room-locked = verrouillée
room-listed = affichée au comptoir
room-watched = on peut regarder
room-memory = aide-mémoire
room-bots = les bots cèdent leur place
room-clock = { $seconds } s par décision
room-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
leave-room-last = Il n’y a personne d’autre ; la table va fermer.
places = Places au comptoir
place-you = toi
place-host = tient la table
place-bot = Bot : { $level }
place-away = hors ligne
place-ready = c’est bon
place-not-ready = pas encore
place-add-bot = Un bot
place-add-level = Un bot : { $level }
place-sit-here = M’asseoir ici
place-more = Place { $place }
place-about = { $name } : que faire ?
give-role = Confier la table à { $name }
remove = Demander à { $name } de partir
remove-bot = Enlever le bot
sit-down = S’asseoir
start = Lancer la partie
start-bots = { $count ->
    [one] Lancer avec un bot
   *[other] Lancer avec { $count } bots
}
start-ready = C’est bon pour moi
start-not-ready = Pas encore, en fait
start-ready-hint = Dis-le quand c’est bon ; la personne qui tient la table lancera la partie.
start-waiting = C’est noté. La partie va bientôt commencer.
start-unready = On attend encore { $names }. Tu peux lancer quand même.
start-rematch = On attend encore { $names }.
start-dealing = La donne est en cours …
start-dealing-again = Pas de réponse à temps de { $names } ; nouvelle donne.
start-watching = Tu regardes. La partie n’a pas commencé.

# Inviter.
invite = Inviter des amis
invite-qr = Code à scanner, avec le lien vers cette table
invite-code = Ou ce code, à taper au comptoir :
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-text = Viens à ma table ! Le code est { $code }.
invite-alone = Seul cet ordinateur a accès à la table. Pour jouer avec des amis du même réseau, ouvre la boutique avec

# Les règles d’une table.
rules = Règles de cette table
rules-more = Variantes et règles maison
rules-all = Toutes les autres règles
rules-done = C’est bon
house-rule = règle maison
house-rules = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
}
house-rule-reset = Comme dans l’édition
options-together = Cela ne va pas avec les autres règles de la table ; change d’abord celles-là.
options-reset = Certaines règles n’allaient plus ; elles sont de nouveau celles de l’édition.
option-sitting = { $place } : { $name }
option-sushi-go-edition-hint = Cocktail partage les points en cas d’égalité et joue avec raviolis et dessert. Zoch donne tous les points à chacun et joue avec pétoncles et pudding, à trois au moins.
option-sushi-go-passing-hint = Les deux sont dans les règles ; avec un tour à droite, tes deux voisins apprennent tes goûts.
option-sushi-go-robot-hint = À deux seulement : vous nourrissez le robot à tour de rôle, et il concourt pour les makis et les desserts.
option-sushi-go-maki-ties-hint = Quand plusieurs ont le plus de makis, ou sont deuxièmes.
option-sushi-go-nigiri-hint = Sur le wasabi, il compte triple ; il s’agit de savoir si l’on peut garder le wasabi pour plus tard.
option-sushi-express-swap-hint = Le livret dit « côte à côte » ; voici ce que cela veut dire ici.
option-wasabi-hands-hint = Tout se prend sous les yeux de tous : qui regarde bien le sait de toute façon.
option-sushi-go-starter-hint = Sans le robot, tout le monde choisit en même temps et personne ne commence.
book-own = Prendre ton livre de recettes
book-hint = Si tu as la boîte, recopie une fois ses tuiles et ses recettes : un texte comme le recipes.toml de la maison, 64 ko au plus.
book-file = Depuis un fichier
book-text = Ou tape-le ou colle-le ici
book-use = Jouer avec ce livre
book-too-long = C’est plus long que { $most } ko.

# Ce qui se décide en dehors du jeu.
settings = La table
setting-locked = Verrouiller la table
setting-locked-hint = Personne d’autre ne peut s’asseoir
setting-listed = La montrer à tout le monde
setting-listed-hint = Parmi les tables ouvertes, au comptoir
setting-memory = Aide-mémoire
setting-memory-hint = L’écran montre ce que tu as déjà vu
setting-bots = Les bots cèdent leur place
setting-bots-hint = Qui arrive plus tard peut remplacer un bot
setting-watchers = Qui peut regarder
watchers-off = personne
watchers-link = avec le lien
watchers-open = tout le monde
setting-clock = Temps par décision
clock = { $seconds ->
    [0] sans limite
    [90] 1 min 30
    [300] 5 min
   *[other] { $seconds } s
}

# Comment on joue.
learn-title = { $game } en une minute
rulebook = Toutes les règles
learn-sushi-go-1 = Tu as des cartes en main. Gardes-en une en secret, comme tout le monde.
learn-sushi-go-2 = Quand tous ont choisi, on retourne les cartes ensemble et chacun pose la sienne.
learn-sushi-go-3 = Le reste de chaque main passe plus loin, et tu choisis parmi de nouvelles cartes.
learn-sushi-go-4 = Les séries rapportent : deux tempuras 5, trois sashimis 10, et chaque ravioli vaut plus que le précédent.
learn-sushi-go-5 = Pose d’abord le wasabi : le prochain sushi, posé dessus, compte trois fois plus.
learn-sushi-go-6 = Le plus de makis rapporte à chaque manche, le plus de desserts à la fin, après trois manches.
learn-wasabi-1 = Tu as trois ingrédients et trois recettes. Ce que tu cuisines reste ton secret.
learn-wasabi-2 = À chaque tour, pose un ingrédient sur le plateau. Tout le monde cuisine sur le même.
learn-wasabi-3 = Quand les ingrédients d’une recette se touchent en ligne, dans n’importe quel ordre, elle est réalisée.
learn-wasabi-4 = Dans l’ordre exact de la recette, c’est avec style : tu gagnes aussi des cubes de wasabi.
learn-wasabi-5 = Chaque recette donne une carte action : « Coupe ! », « Empile ! », « Échange ! », « Pimente ! » ou « Wasabi ! ».
learn-wasabi-6 = Quand le plateau est plein, le plus de points gagne. Dix recettes réalisées gagnent aussitôt.
learn-sushi-express-1 = Chacun parie sur un nombre de 2 à 12 : la distance que fera sa camionnette.
learn-sushi-express-2 = Le plus haut pari lance les dés, deux fois au plus. Raté ? Le suivant lance. Réussi : les plus bas roulent aussi.
learn-sushi-express-3 = Le plus haut roule et choisit d’abord, en sautant les autres. En passant au Sushi Express, on prend un client.
learn-sushi-express-4 = La première carte d’un client vaut 3 points, chaque autre du même client seulement 1.
learn-sushi-express-5 = Pari raté, ou arrêt juste au Parc : pioche une carte action. Le plus bas pari décide si la file reste.
learn-sushi-express-6 = Pense aux pourboires : à la fin, qui en a le moins perd des points. Le plus de points gagne.
drawings = Dessins
