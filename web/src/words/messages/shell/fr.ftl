# La table autour de chaque jeu.
place-free = libre

# À qui de jouer.
status-mine = À toi de jouer
status-waiting = On attend { $names }
status-watching = Regarde ce qui se passe
clock-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
clock-span-left = Encore { span } pour cette décision
away-me = Un bot joue pour toi.
back-me = Me revoilà
away-dropped = { $name } a perdu la connexion.
away-gone = { $name } est hors ligne depuis une minute.
away-bots = Un bot joue pour { $names }.
away-back = Revoilà { $name }.
status-working = Un instant…
status-over = La partie est finie
status-lost = Connexion perdue, nouvel essai
lost-hint = Tu peux regarder. Ce que tu choisis maintenant partira dès que la connexion reviendra.
skip = Aller au présent
tab-mine = ● À toi de jouer · { $game }

# Soulever et envoyer.
raise-hint = Touche quelque chose pour voir ce que cela ferait.
raised-hint = Touche encore ou appuie sur le bouton pour le faire.
held-hint = C’est choisi. Tu peux changer tant que tout le monde n’a pas choisi.
watching-hint = Tu regardes la partie.
pending-sending = Envoi : { $command }
pending-offline = Pas encore envoyé : { $command }
lower = Reposer
take-back = Reprendre

# Panneaux.
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
scores = Points
scores-empty = Les points s’afficheront ici.
scores-total = Total
scores-why = { $points }, pourquoi ?
missed = Pendant ton absence

# Réactions.
reactions = Réactions

# Menu.
menu = Menu
menu-screen = Affichage
menu-notices = Son et écran
menu-table = Cette table
free-seat = Un bot continue tout de suite. { $name } peut revenir tant que la table n’est pas verrouillée.
plain-screen = Écran simple
plain-screen-hint = Titres, listes et boutons, pour tous les jeux
table-screen = Écran de table
table-screen-hint = En grand et sans ta main, pour un écran que tout le monde voit
lessons = Expliquer en jouant
lessons-hint = Quelques mots à la première décision de chaque sorte
answers = Répondre à ma place
answers-hint = Au bout de deux secondes, quand il n’y a rien à choisir
speed = Rythme des autres
speed-calm = tranquille
speed-normal = normal
speed-fast = rapide
sound = Un son quand c’est à toi
vibration = Vibrer quand c’est à toi
awake = Garder l’écran allumé
mute = Couper les réactions de
move-seat = Continuer sur un autre appareil
move-seat-code = Ouvre cette table là-bas et tape { $code }. Le code sert une fois, pendant dix minutes.
let-bot-play = Laisser un bot jouer pour { $name }
leave = Quitter
leave-over = La partie est finie ; la table disparaît seulement de ta liste.

# Touches.
keys = Touches

# La fin.
rematch = Revanche
rematch-alone = Rejouer
see-again = Revoir la partie
ask-coach = Demander au coach
same-share = Faire jouer ces cartes à des amis
same-compare = Comparer avec d’autres tables
place-seen = A vu ces cartes
hint = Conseil
rematch-join = À la revanche
rematch-watch = Regarder la revanche
rematch-follow = Il y a une revanche ; tu continues à regarder.

# Une table où l’on n’entre pas.
table-problem = Impossible d’ouvrir cette table
table-closed = Cette table est fermée
table-closed-hint = Ouvres-en une autre au comptoir.
seat-gone = Cet appareil n’a plus cette place
seat-gone-hint = Elle a été libérée, ou quelqu’un d’autre y est assis. Tu peux voir si une autre est libre.
seat-moved = Tu continues sur un autre appareil
seat-moved-hint = Ta place a été ouverte là-bas. Si tu reviens ici, elle se ferme là-bas.
seat-removed = Un bot a repris ta place
seat-removed-hint = La personne qui tient la table l’a voulu ainsi. La place reste la tienne jusqu’à la fin de la partie : tu peux revenir.
connection-refused = La connexion a été coupée
connection-refused-hint = Le serveur n’a pas compris cette page ; recharge-la.
join-again = Se rasseoir

# Réactions, touches, explications et fin.
reaction-hello = Salut !
reaction-nice = Bien joué
reaction-wow = Waouh
reaction-oops = Oups
reaction-thinking = Je réfléchis
reaction-hurry = J’ai déjà faim
reaction-thanks = Merci
reaction-again = On remet ça ?
keys-tab = passer à la suite
keys-arrows = se déplacer entre cartes, cases ou lignes
keys-numbers = soulever la carte ou la réponse à cette place
keys-enter = soulever, une deuxième fois pour le faire
keys-space-bar = Espace
keys-space = passer ce qui est en train d’être montré
keys-escape = reposer
keys-take-back = reprendre
keys-scores = points
keys-log = ce qui s’est passé
keys-react = réactions
keys-menu = menu
keys-help = cette liste
keys-on = Touches simples
keys-on-hint = À couper si elles gênent la commande vocale
lesson = Nouveau pour toi
lesson-got-it = Compris
lesson-off = Ne plus expliquer
over-winners = { $mine ->
    [yes] { $count ->
        [1] Tu as gagné !
       *[other] Victoire partagée : { $names }
    }
   *[no] { $count ->
        [1] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
}
over-fold = Replier
over-unfold = Afficher le classement
fixed-counted = Donne du jour
fixed-practice = Entraînement
fixed-result = Voir le résultat
deal-check = La donne était-elle honnête ?
deal-fair = Oui : tout était fixé avant que quiconque puisse le savoir, et ta part y est.
deal-fixed = La donne était fixée avant que cette table existe, et c’est celle dont cet appareil a vu le sceau.
deal-unfair = L’enregistrement de cette partie ne correspond pas à ce que cet appareil a vu avant la partie.
deal-unknown = L’enregistrement est cohérent, mais cet appareil n’a mis aucune part dans cette donne ; il ne peut rien dire de plus.
deal-missing = L’enregistrement de cette partie n’a pas pu être récupéré : rien n’a pu être vérifié. Réessaie plus tard.
deal-what = Ce que cela prouve ou non
deal-steps = Voir chaque étape
deal-how = Avant la partie, la maison a scellé un secret et l’appareil de chaque personne s’est engagé sur un nombre au hasard. Ce n’est qu’une fois les places fixées que les appareils ont révélé leurs nombres. La donne et tous les tirages suivants découlent du secret et de ces nombres.
deal-proves = C’est prouvé : personne, pas même la maison, n’a pu choisir ni changer la donne une fois les places fixées, ni la connaître avant que tous les nombres soient révélés. Un seul appareil honnête suffit.
deal-proves-not = Ce n’est pas prouvé : que la personne qui gère ce serveur n’a pas regardé les cartes pendant la partie ; et rien n’est prouvé si toutes les personnes n’en font qu’une. Quiconque tient une place, peut-être la personne qui gère le serveur, peut refuser de révéler son nombre. On redonne alors sans lui, et l’enregistrement le montre.
deal-fixed-how = Cette donne était fixée avant que la table existe, car d’autres jouent la même. La table en a montré un sceau dès le début ; aucun appareil n’a ajouté de nombre. La donne et tous les tirages suivants découlent de ce qui était scellé, et les choix des bots de cela et de la position.
deal-fixed-proves = C’est prouvé : personne, pas même la maison, n’a pu changer la donne après que cet appareil en a vu le sceau.
deal-fixed-proves-not = Ce n’est pas prouvé : que personne ne connaissait la donne avant. Qui l’a fixée ou déjà jouée pouvait la connaître.
deal-files = Tu n’as pas à croire cette page : avec les deux fichiers et le script docs/check_deal.py du projet, tu peux tout vérifier toi-même.
deal-record = Enregistrer la partie
deal-seen = Enregistrer ce que cet appareil a vu

# Réponses que cet écran donne de lui-même.
answering = Dans { $seconds } s à ta place : { $command }
answering-wait = Attendre

# La fin en scène.
status-counting = Les derniers points
finale = Comment ça finit
finale-skip = Passer
over-shared = Égalité sur tout ce qui compte : la victoire est partagée.
over-equal = Égalité à { $points } points : { $names }.
rule-open = Règle { $rule }

# A guided first game.
guide-next = Suite
guide-real = Jouer pour de vrai
guide-again = Recommencer
guide-not-counted = Une partie guidée : elle ne compte nulle part.
guide-remark = À propos de ton coup
guide-told = { $told } points expliqués sur { $of }
known = Ce que tu peux savoir
known-count = × { $count }
known-odds = { $percent } %
practice = Entraînement
