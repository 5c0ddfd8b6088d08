# The plain screen, whatever is played.
plain-choices = Das kannst du tun
plain-nothing = Gerade hast du nichts zu wählen.
plain-otherwise = Oder
plain-house-rules = Hausregeln an diesem Tisch
plain-pair = { $what }: { $value }
plain-count = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
plain-empty = leer
