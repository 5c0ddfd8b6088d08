# The plain screen, whatever is played.
plain-choices = Cosa puoi fare
plain-nothing = Per ora non hai niente da scegliere.
plain-otherwise = Oppure
plain-house-rules = Regole della casa a questo tavolo
plain-pair = { $what }: { $value }
plain-count = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
plain-empty = vuota
