# Comment la donne s'est faite.
fair-title = Comment cette donne s’est faite
fair-fits = correspond
fair-fits-not = ne correspond pas
fair-steps = Qui s’est engagé sur quoi, et quand
fair-restart = Une donne a été abandonnée
fair-restart-missing = Il manquait le nombre de { $names }. Tout a recommencé sans lui.
fair-seal = La maison scelle un secret
fair-seal-when = À la création de la table. Tout le monde voyait le sceau, le secret était inconnu :
fair-commitments = Chaque appareil s’engage sur un nombre
fair-commitments-when = Dans la salle d’attente, avant le début. Dès lors, impossible de choisir un autre nombre.
fair-bot = un bot n’ajoute rien
fair-silent = n’a rien ajouté
fair-reveals = Les appareils révèlent leurs nombres
fair-reveals-when = Une fois les places fixées et tous les engagements connus. Chaque nombre doit correspondre à son engagement.
fair-secret = La maison révèle son secret
fair-secret-when = À la fin de la partie. Il doit correspondre au sceau :
fair-seed = La graine vient de tout cela
fair-seed-made = Du secret et de tous les nombres, par une formule connue de tous :
fair-seed-fixed = C’est le secret lui-même, car personne n’y a rien ajouté :
fair-seen = Comparé à ce que cet appareil a vu
fair-seen-yes = Le sceau, les engagements et son propre nombre sont ceux que cet appareil a gardés.
fair-seen-seal = Le sceau est celui que cet appareil a gardé.
fair-seen-no = Cet appareil n’avait pas de part dans la donne : il ne peut rien comparer.
fair-chance = Tout ce que le hasard a décidé
fair-chance-how = Recalculé ici à partir de la graine. Ce que la table a montré porte une coche.
fair-question = { $question ->
    [deck] Dans quel ordre sont les cartes ?
    [controller] Qui contrôle le robot en premier ?
    [first] Qui commence ?
    [starter] Qui commence ?
    [pile] Dans quel ordre sont les recettes de longueur { $number } ?
    [customers] Dans quel ordre sont les cartes client ?
    [actions] Dans quel ordre sont les cartes action ?
    [roll] Que montrent les deux dés ?
   *[reroll] Que montre le dé relancé ?
}
fair-order = Montrer les { $count }, du dessus au fond
fair-files = Vérifier sans cette page
fair-files-how = Le script n’a besoin que de Python. Il vérifie le sceau et les nombres, et énumère tous les tirages.
fair-script = Enregistrer le script
