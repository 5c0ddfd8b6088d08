# Ce qui ne se dit qu’à une table en cours ; l’accueil ne le charge pas.
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
deal-check = La donne était-elle honnête ?
deal-fair = Oui : tout était fixé avant que quiconque puisse le savoir, et ta part y est.
deal-unfair = L’enregistrement de cette partie ne correspond pas à ce que cet appareil a vu avant la partie.
deal-unknown = L’enregistrement est cohérent, mais cet appareil n’a mis aucune part dans cette donne ; il ne peut rien dire de plus.
deal-missing = L’enregistrement de cette partie n’a pas pu être récupéré : rien n’a pu être vérifié. Réessaie plus tard.
deal-what = Ce que cela prouve ou non
deal-how = Avant la partie, la maison a scellé un secret et l’appareil de chaque personne s’est engagé sur un nombre au hasard. Ce n’est qu’une fois les places fixées que les appareils ont révélé leurs nombres. La donne et tous les tirages suivants découlent du secret et de ces nombres.
deal-proves = C’est prouvé : personne, pas même la maison, n’a pu choisir ni changer la donne une fois les places fixées, ni la connaître avant que tous les nombres soient révélés. Un seul appareil honnête suffit.
deal-proves-not = Ce n’est pas prouvé : que la personne qui gère ce serveur n’a pas regardé les cartes pendant la partie ; et rien n’est prouvé si toutes les personnes n’en font qu’une. Quiconque tient une place, peut-être la personne qui gère le serveur, peut refuser de révéler son nombre. On redonne alors sans lui, et l’enregistrement le montre.
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
