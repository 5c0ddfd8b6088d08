# The plain screen, whatever is played.
plain-choices = Ce que tu peux faire
plain-nothing = Rien à choisir pour l’instant.
plain-otherwise = Ou bien
plain-house-rules = Règles maison à cette table
plain-pair = { $what } : { $value }
plain-count = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
plain-empty = vide
