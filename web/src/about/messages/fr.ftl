# Ce que c’est.
about-title = À propos de Sushiya
about-what = Un petit bar à sushis dans le navigateur, où l’on joue à trois jeux de société avec d’autres et avec des bots. C’est gratuit, sans publicité et sans compte.
about-unofficial = Sushiya n’est pas officiel. Ni les auteurs ni les éditeurs des jeux ne l’ont fait, vérifié ou approuvé, et ils n’y sont pour rien. Tous les textes de règles et tous les dessins sont de nous.

# Qui a fait les jeux.
about-games = Les jeux et leurs créateurs
about-thanks = Les idées sont à eux, les noms aussi. Si un jeu te plaît ici, offre-toi sa boîte pour ta propre table.
credit-sushi-go = De Phil Walker-Harding. Sous licence de Gamewright, une division de Ceaco Inc. Édition de Zoch Verlag (2014) : illustrations de Tobias Schweiger. Édition de Cocktail Games : illustrations de Nan Rangsima.
credit-wasabi = Vendu aussi sous le nom SUSHI! De Joshua Cappel et Adam Gertzbein, graphisme et illustrations de Joshua Cappel. Publié par Z-Man Games.
credit-sushi-express = De Michael Schacht. Publié par ABACUSSPIELE (2005).

# Licences.
about-licence = Licences
licence-ours = Sushiya est un logiciel libre sous licence MIT : utilise-le, modifie-le, partage-le.
licence-others = Il repose sur le travail d’autres personnes. Les lettres arrondies sont M PLUS Rounded 1c, sous licence SIL Open Font License ; toutes les autres parties et leurs licences sont dans une liste.
licence-notices = Licences des parties d’autrui

# Ce qui est enregistré.
about-notices = Avis
notices-pass = Les avis passent par le service de l’éditeur de ton navigateur, chiffrés : seul ton appareil peut les lire.
about-privacy = Ce qui est enregistré sur toi
privacy-short = Aussi peu qu’il en faut pour jouer : pas de compte, pas d’adresse mail, pas de mot de passe, pas de cookies, et rien n’est demandé ni transmis à personne d’autre.
privacy-browser = Dans ce navigateur
browser-key = Une clé tirée au hasard : le serveur ne te reconnaît qu’à elle.
browser-seats = Les clés de tes dernières places, et de quoi vérifier la donne.
browser-games = Les parties que tu as revues, les enregistrements que tu as ouverts et la fin de tes parties, pour les images et les statistiques.
browser-wishes = Ton nom et ta couleur, tes réglages, ta façon de jouer, les conseils déjà vus et les problèmes résolus.
privacy-server = Sur le serveur
server-people = Pour chaque table : le nom et la couleur que tu y as choisis, et une empreinte de ta clé, qui n’ouvre rien. Là où chacun porte le nom de son blason, aucun nom.
server-games = Chaque décision et son heure, et à la fin l’enregistrement de la partie, sans les noms. Ceux qui étaient à la table ou qui regardaient peuvent revoir la partie, les autres seulement si elle a été rendue publique.
server-circles = Dans un cercle que tu as rejoint : ton nom, ta couleur, une empreinte de ta clé et les résultats par numéro. Ses membres voient noms et résultats.
server-sheets = Les feuilles de score que plusieurs téléphones remplissent ensemble, et une copie de tes soirées si tu en veux une.
server-notices = Si tu actives les avis : où l’éditeur de ton navigateur les reçoit pour cet appareil, et dans quelle langue. C’est supprimé quand tu les désactives.
server-addresses = Les adresses réseau, mais seulement en mémoire, pour arrêter les demandes trop nombreuses ; aucune n’est notée.
privacy-long = Combien de temps
long-waiting = Une salle d’attente que personne ne touche ferme au bout d’un jour, une partie en cours au bout de 30 jours.
long-over = Les tables terminées sont effacées au bout de 400 jours, sauf si ce serveur est réglé autrement.
long-sheets = Les feuilles partagées sont oubliées deux semaines après le dernier changement, une copie des soirées après 400 jours ; tout de suite si tu te fais oublier.
long-browser = Ce que garde ce navigateur reste jusqu’à ce que tu l’effaces ou te fasses oublier.

# Se faire oublier.
about-forget = Se faire oublier
forget-what = Un bouton retire ton nom et ta clé de ce serveur et de ce navigateur.
forget-me = Oublie-moi
forget-sure = Te faire oublier partout ?
forget-consequences = Ton nom et ta clé disparaissent de toutes les tables de ce serveur, enregistrements compris, et ce navigateur oublie tout ce qu’il gardait. Des bots finissent tes parties en cours. C’est définitif, et ton code de secours n’ouvrira plus rien.
forget-yes = Oui, oublie-moi
forget-no = Finalement non
forget-done = { $count ->
    [0] C’est fait. Le serveur ne te connaissait à aucune table, et ce navigateur ne garde plus rien.
    [one] C’est fait. Ton nom et ta clé ont disparu d’une table, et ce navigateur ne garde plus rien.
   *[other] C’est fait. Ton nom et ta clé ont disparu de { $count } tables, et ce navigateur ne garde plus rien.
}

# Sécurité.
about-security = Une faille trouvée ?
security-how = SECURITY.md, dans le code source, dit comment la signaler en privé et ce que tu peux attendre de nous.
