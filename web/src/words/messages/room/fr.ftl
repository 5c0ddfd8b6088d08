# Qui l’on est.
person-name = Nom
person-name-length = { $count } sur { $most }
person-name-long = { $count } sur { $most } : trop long
person-colour = Couleur et blason
person-edit = Ton nom et ta couleur
person-edit-crest = Ton blason
person-save = C’est moi

# Rejoindre.
join-title = Rejoindre une table : { $game }
join-there = À cette table
join-as = Tu seras
join-crests = À cette table, chacun porte le nom de son blason. Choisis le tien ; aucun nom n’est demandé.
join-sit = S’asseoir sous le nom { $name }
join-take-over = Remplacer un bot sous le nom { $name }
join-change = Un autre nom, une autre couleur, une autre place
join-change-crest = Un autre blason, une autre place
join-which-place = Place
join-which-bot = La place de qui
join-watch = Regarder
join-rules = Ce qu’on joue ici
join-over = Cette table est fermée.
join-locked = Cette table est verrouillée ; demande qu’on te l’ouvre.
join-running = La partie a commencé, et aucune place n’est ouverte.
join-full = Toutes les places sont prises.
back-seat = Ta place : { $name }
back-elsewhere = Cette place est ouverte sur un autre appareil. Si tu reviens ici, elle se ferme là-bas.
back-removed = La personne qui tient la table a mis un bot à ta place. La place reste la tienne jusqu’à la fin de la partie.
move-here = J’ai une place ici, sur un autre appareil
move-here-hint = Là-bas, ouvre le menu de la table et choisis « Continuer sur un autre appareil ».
move-here-code = Le code affiché
move-here-do = Continuer ici

# La salle d’attente.
room = Table pour { $game }
room-rematch = Une revanche : on commence dès que toutes les personnes présentes sont prêtes.
room-rematch-slow = Une revanche : elle commence dès que tout le monde est prêt.
room-locked = verrouillée
room-listed = affichée au comptoir
room-watched = on peut regarder
room-memory = aide-mémoire
room-hints = conseils
room-bots = les bots cèdent leur place
room-clock = { $seconds } s par décision
room-bank = { $minutes } min de réserve
room-crests = des blasons au lieu des noms
room-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
leave-room-last = Il n’y a personne d’autre ; la table va fermer.
places = Places au comptoir
place-you = toi
place-host = tient la table
place-bot = Bot : { $level }
place-guest-bot = Bot : le programme d’un invité
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
remove-sure = { $name } perd sa place et peut revenir avec le lien ou le code tant que la table n’est pas verrouillée.
remove-bot = Enlever le bot
sure-no = Annuler
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
invite-share = Partager
invite-text = Viens à ma table ! Le code est { $code }.
invite-alone = Seul cet ordinateur a accès à la table. Pour jouer avec des amis du même réseau, ouvre la boutique avec

# Les règles d’une table.
rules = Règles de cette table
rules-more = Variantes et règles maison
rules-all = Toutes les autres règles
rules-done = C’est bon
house-rule = règle maison
house-usual = d’habitude : { $rule }
house-rules = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
}
house-rule-reset = Comme dans l’édition
options-together = Cela ne va pas avec les autres règles de la table ; change d’abord celles-là.
options-reset = Certaines règles n’allaient plus ; elles sont de nouveau celles de l’édition.
option-sitting = { $place } : { $name }
option-sushi-go-passing-hint = Les deux sont dans les règles ; avec un tour à droite, tes deux voisins apprennent tes goûts.
option-sushi-go-robot-hint = À deux seulement : vous nourrissez le robot à tour de rôle, et il concourt pour les makis et les desserts.
option-sushi-go-maki-ties-hint = Quand plusieurs ont le plus de makis, ou sont deuxièmes.
option-sushi-go-nigiri-hint = Sur le wasabi, il compte triple ; il s’agit de savoir si l’on peut garder le wasabi pour plus tard.
option-sushi-express-swap-hint = Le livret dit « côte à côte » ; voici ce que cela veut dire ici.
option-wasabi-hands-hint = Tout se prend sous les yeux de tous : qui regarde bien le sait de toute façon.
option-sushi-go-starter-hint = Sans le robot, tout le monde choisit en même temps et personne ne commence.
book-own = Prendre ton livre de recettes
book-box = Ma boîte : { $title }
book-box-new = Saisir ma boîte
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
setting-hints = Conseils
setting-hints-hint = À plusieurs : chacun peut demander au coach, et le journal dit qui l’a fait. On ne peut pas empêcher une aide extérieure.
setting-bots = Les bots cèdent leur place
setting-bots-hint = Qui arrive plus tard peut remplacer un bot
setting-names = Des blasons au lieu des noms
setting-names-hint = Aucun nom n’est montré ni demandé ; bien pour les tables avec des enfants
setting-watchers = Qui peut regarder
watchers-off = personne
watchers-link = avec le lien
watchers-open = tout le monde
setting-pace = Rythme
pace-now = tout le monde est là
pace-short = { $unit ->
    [days] { $count } jours
   *[hours] { $count ->
        [24] un jour
       *[other] { $count } h
    }
}
pace = { $unit ->
    [days] { $count } jours par décision
   *[hours] { $count ->
        [24] un jour par décision
       *[other] { $count } h par décision
    }
}
pace-hint = Une table lente, avec autant de temps pour chaque décision : viens, choisis, repars. Le temps passe aussi quand personne n’est là. Quand il est écoulé, un bot choisit pour toi et la place reste la tienne. Tes tables sont sur la première page.
setting-clock = Temps par décision
clock = { $seconds ->
    [0] sans limite
    [90] 1 min 30
    [300] 5 min
   *[other] { $seconds } s
}
setting-bank = Réserve de temps pour toute la partie
setting-bank-hint = Elle sert quand le temps d’une décision est écoulé. Sans ce temps, il n’y a qu’elle.
bank = { $minutes ->
    [0] aucune
   *[other] { $minutes } min
}
bank-runs = réserve { $time }
bank-mine = Toi : encore { $time } de réserve
bank-of = { $name } : encore { $time } de réserve

# Several people at one device.
room-devices = plusieurs peuvent partager un appareil
room-sharing = sur un appareil : { $names }
together = Sur un appareil
together-share = Plusieurs personnes peuvent partager un appareil
together-share-hint = Il passe de main en main, et un voile cache chaque main aux autres. Tout le monde à la table voit qui partage un appareil.
together-here = Aussi sur cet appareil
together-add = Quelqu’un d’autre s’assoit ici
together-nobody = Personne d’autre
together-leaves = { $name } s’en va
together-screen = Une tablette ou une télé au milieu peut être la table, et les téléphones les mains : ouvre-y le lien de cette table, choisis « Regarder » et active « Écran de table » dans le menu.
together-allow = Permettre de regarder
cover-turn = À { $name } de jouer
cover-hand-over = Donne l’appareil à { $name }. Personne d’autre ne regarde maintenant.
cover-open = Je suis { $name }
cover-look = D’abord regarder la table
