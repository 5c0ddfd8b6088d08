# Les règles d'un jeu, à lire.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Un passage trouvé
   *[other] { $count } passages trouvés
}
rules-numbered = Toutes les règles, numérotées
rules-explained = En savoir plus sur la règle { $rule } :
rules-table = Tableau
rules-own-words = Les règles dans nos propres mots.
rules-on-table = sur la table
rules-in-hand = en main
rules-passed = passé
rules-copies = × { $count }
rules-then = ensuite
rules-draws = pioche une carte
rules-drives = roule
