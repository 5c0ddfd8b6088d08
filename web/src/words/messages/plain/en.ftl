# The plain screen, whatever is played.
plain-choices = What you can do
plain-nothing = Nothing for you to choose right now.
plain-otherwise = Or
plain-house-rules = House rules at this table
plain-pair = { $what }: { $value }
plain-count = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
plain-empty = empty
