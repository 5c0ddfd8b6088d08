# What a guided first game explains, each once.
first-give = Choisis d’abord trois ingrédients pour le bot, de trois catégories différentes. Ensuite, il en choisit trois pour toi.
first-aim = On cuisine sur le même plateau. Les recettes sont secrètes, mais les tuiles du plateau servent à tout le monde.
first-recipes = Pioche trois recettes. Tu choisis la pile chaque fois, et toi seul les vois.
first-lengths = Deux ingrédients rapportent 2 points, trois 3, quatre 5, cinq 8. Les recettes courtes vont vite, les longues paient.
first-place = À toi : touche un ingrédient, puis une case vide, puis le bouton.
first-line = Une recette compte si ses ingrédients se suivent dans une rangée ou une colonne, dans n’importe quel ordre. Pas en diagonale.
first-complete = Une de tes recettes est là ! Réalise-la : plus tard, elle ne compte que si l’une de ses cases change.
first-style = Dans l’ordre de la recette, à l’endroit ou à l’envers, elle a du style. Dès la longueur 3, cela donne des cubes, un point chacun.
first-done = Autre chose ? Sinon, annonce que tu as fini, et complète.
first-reward = Pour chaque recette de ce tour, tu peux prendre une carte action. On en a deux au plus, et on en joue une par tour.
first-kitchen = Empile ! sur une tuile. Pimente ! deux tuiles. Coupe ! en retirer une. Échange ! deux voisines. Wasabi ! couvrir quatre cases.
first-refill = Complète ta main à trois ingrédients. Prends ce qui manque à tes recettes.
first-together = Le bot a posé une tuile. Elle compte aussi pour tes recettes : regarde où elle t’aide.
first-card = Tu as une carte action. Joue-la avant ou après ta tuile, selon la carte, quand elle t’aide à réaliser une recette.
first-next-recipe = Pioche jusqu’à avoir de nouveau trois recettes. Chaque recette réalisée demande un jeton.
first-pass = Si rien ne va, tu peux passer : rends des recettes et pioches-en d’autres. Mais alors tu ne poses rien.
first-points = Ta recette est devant toi avec son jeton. Tu as quatre jetons de longueur 2, trois de 3, deux de 4, un de 5.
first-finish = La partie finit quand le plateau est plein, et le plus de points gagne. Qui place ses dix jetons gagne aussitôt.
first-end = Tu sais tout maintenant. Joue jusqu’au bout, ou commence une vraie partie quand tu veux.

# Why a move was weak.
first-left-recipe = Une de tes recettes était là, et tu l’as laissée. Elle ne compte plus que si l’une de ses cases change.
first-no-use = Cet ingrédient n’est dans aucune de tes recettes. Un autre de ta main t’aurait aidé.
first-all-long = Trois longues recettes prennent du temps, et chaque recette donne une carte action. Une courte aide à démarrer.
first-left-card = La carte action était gratuite. Plus tard, elle te manquera peut-être.
first-passed = Passer coûte un tour. Le plus souvent, mieux vaut poser une tuile, même si elle ne fait que préparer la suite.
