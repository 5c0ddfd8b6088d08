# Sur toutes les pages.
name = { $name }
close = Fermer
to-home = Au comptoir
try-again = Réessayer
loading = Un instant…
unreachable = Le serveur ne répond pas ; vérifie la connexion et réessaie.
page-unknown = Cette page n’existe pas.
tab = { $game } · Sushiya
language = Langue
look = Apparence
look-system = comme le système
look-light = claire
look-dark = sombre
learn = Comment on joue
leave-sure = Un bot jouera pour toi. Tu peux revenir tant que la partie dure.
leave-yes = Quitter la table
leave-no = Rester

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
slip-your-turn = À toi de jouer, depuis { $since }
slip-your-turn-left = À toi de jouer, encore { span }
span = { $unit ->
    [days] { $count } jours
    [hours] { $count } h
   *[minutes] { $count } min
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
level-first = C’est ta première fois ? Commence contre « { $level } » : il connaît les règles et se trompe comme tout le monde.
level-first-home = C’est ta première fois ? Une partie guidée te montre tout en quelques minutes. Ou commence contre des apprentis : les réglages à côté de « Jouer » choisissent les bots.
levels-missing = { $levels } ne peuvent pas encore jouer ici : leur moteur n’est pas prêt, ou il manque un compilateur C.
code = Rejoindre avec un code de six lettres
code-join = Y aller
code-short = Un code a six lettres.
code-page = Une table par son code
dead-link = Le lien est peut-être incomplet, ou la table a été débarrassée depuis longtemps.
new-table = Nouvelle table : { $game }
new-table-offer = Ou ouvre ta propre table :
about = À propos de Sushiya
imprint = Mentions légales
privacy = Confidentialité
recovery-link = Mes parties dans un autre navigateur
recovery-link-new = J’ai un code de secours
recovery-offer = Certains navigateurs oublient tout au bout d’une semaine. Un code de secours te rend tes parties.
recovery-offer-show = Voir mon code
recovery-offer-no = Pas maintenant
come-back = Revenir
invite-copied = Copié

# Comment on joue.
learn-title = { $game } : comment on joue
learn-minute = En une minute
learn-print = Imprimer une feuille
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
daily-link = Donne du jour
daily-link-more = les mêmes cartes pour tous
solo-link = Jouer en solo
solo-link-more = même sans réseau
puzzles-link = Problèmes
puzzles-link-more = une position, le meilleur choix
pad-link = Feuille de score
pad-link-more = pour une partie à une vraie table
box-link = Ma boîte
box-link-more = avec les recettes de ton Wasabi!
circles-link = Cercles
circles-link-more = pour une famille, une classe ou un club
my-games-link = Mes parties
my-games-link-more = tout ce que tu as joué
ways-soon = Pour cinq minutes
ways-beside = Aussi ici
guided-first = Partie guidée
guided-resume = Reprendre la partie guidée
