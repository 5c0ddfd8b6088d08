# The rules of a game, to be read.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One place found
   *[other] { $count } places found
}
rules-numbered = All the rules, numbered
rules-explained = More about rule { $rule }:
rules-table = Table
rules-own-words = The rules in our own words.
rules-on-table = on the table
rules-in-hand = in hand
rules-passed = passed on
rules-copies = × { $count }
rules-then = then
rules-draws = draws a card
rules-drives = drives
