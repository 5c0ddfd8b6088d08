# Ma boîte en français.
box-title = Ma boîte
box-undo = Annuler
box-progress = { $count } sur { $most }
box-parts = Ce qu’on saisit
box-part-ingredients = Tuiles
box-part-strips = Recettes
box-part-tokens = Jetons
box-part-share = Partage
box-stays-here = Ce que tu saisis reste sur cet appareil, gardé après chaque geste. Cela marche aussi sans réseau.

# Les ingrédients.
box-ingredients-how = Décoche ce que ta boîte n’a pas, et compte les tuiles du reste.
box-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
box-unique = unique
box-count-of = Tuiles : { $name }
box-fewer = { $name } : une de moins
box-more = { $name } : une de plus
box-edit = Modifier { $name }
box-own = Un autre ingrédient
box-kinds-full = Il y a de la place pour { $most } sortes de tuiles.
box-name = Nom
box-category = Catégorie
box-category-other = Une autre catégorie
box-category-name = Nom de la catégorie
box-unique-one = Il n’y en a qu’une tuile
box-remove = Enlever
box-use = Valider

# Les recettes, bande par bande.
box-lengths = Tuiles d’une bande (déjà saisies)
box-of-length = { $length } ({ $count })
box-draft = La bande que tu saisis
box-take-back = Reprendre la dernière tuile
box-keys = Tuiles à toucher
box-nth = nº { $number }
box-strips-of = Bandes de { $length } tuiles
box-strips-how = Touche les tuiles d’une bande dans l’ordre imprimé. La dernière la termine. Son nom peut venir plus tard.
box-full = Les { $most } recettes sont toutes là.
box-strip-name = Nom (si tu veux)
box-strip-remove = Enlever cette recette

# Les jetons.
box-tokens-how = Comme c’est imprimé sur les jetons de ta boîte.
box-token = Jeton
box-token-length = Longueur { $length }
box-points = Points
box-cubes = Cubes de style
box-points-of = Points de la longueur { $length }
box-cubes-of = Cubes de style de la longueur { $length }

# L’utiliser et le partager.
box-book-title = Titre
box-not-yet = On ne peut pas encore jouer avec
box-playable = On peut jouer avec
box-play = Dans la salle d’attente d’une table de Wasabi!, qui tient la table le trouve parmi les autres règles, au livre de recettes : « Ma boîte ».
box-play-site = Enregistre-le dans un fichier, et donne celui-ci à une table de Wasabi! comme livre de recettes.
box-sharing = Partager
box-sharing-how = Tout le livre est dans le lien. Il ne va qu’à ceux à qui tu l’envoies.
box-qr = Le livre en code à scanner
box-qr-too-long = Avec tant de longs noms, il ne tient pas dans un code à scanner. Envoie le lien ou le fichier.
box-link = Lien
box-copy = Copier le lien
box-copied = Le lien est copié.
box-save = Enregistrer dans un fichier
box-load = Ouvrir un fichier enregistré ici
box-loaded = Le fichier est ouvert. « Annuler » ramène ce qu’il y avait ici.
box-file-unreadable = Ce fichier n’a pas été enregistré ici. Un livre écrit à la main peut être donné tel quel à une table.
box-anew = Recommencer
box-received = Un livre de recettes pour toi
box-received-book = « { $title } » ; recettes : { $count }.
box-received-replaces = Il prend la place du tien (recettes : { $count }). « Annuler » le ramène tant que cette page est ouverte.
box-received-unreadable = Ce lien ne contient pas de livre de recettes. Peut-être qu’il en manque un bout : demande-le encore une fois.
box-received-yes = Le prendre
box-received-no = Garder le mien

# Plusieurs téléphones.
box-share-phones = Remplir à plusieurs téléphones
box-share-how = Chaque téléphone scanne le code et saisit des bandes d’une autre longueur. Tous voient la même boîte.
box-share-unreachable = La boutique est injoignable pour l’instant. Continue seul ; tu pourras partager plus tard.
box-join = Une boîte à remplir ensemble
box-join-replaces = Elle prend la place de la tienne. Si tu veux la garder, enregistre d’abord la tienne dans un fichier.
box-join-yes = Participer
