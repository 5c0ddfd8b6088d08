# Sushi Go! on the plain screen.
plain-round = Round { $round }, turn { $turn }
plain-hand = Your hand
plain-chosen = Chosen: { $command }
plain-points = { $points }, { $now }
plain-laid = On the table: { $cards }
plain-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
plain-seen-hand = You have seen this hand: { $cards }
plain-gone = Out of the game
plain-unseen = Not seen yet
group-keep-one = Keep one card
group-keep-two = Call “Sushi Go!” and keep two
part-cards = Cards
part-gift = For the robot
