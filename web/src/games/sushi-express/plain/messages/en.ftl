# Sushi Express on the plain screen.
plain-hand = Your action cards
plain-row = The row
plain-dial = Bets
plain-bet = { $number }: { $seats }
plain-van = { $tile ->
    [0] Van at the Sushi Express
    [6] Van at the Park
   *[other] Van on tile { $tile }
}
plain-customers = Customers: { $cards }
plain-sure = Surely in hand: { $cards }
plain-gone = Customers out of the game
plain-unseen-customers = Customers still to come
plain-unseen-actions = Action cards you have not seen
group-swap-bets = Play a swap
group-place-bet = Place your bet
group-reroll = Roll a die again
group-drive = Drive
group-take-customer = Take a card of the row
part-low = Lower number
part-high = Higher number
part-number = Number
part-same = Card “same bet”
part-same-yes = Play it
part-same-no = Keep it
part-die = Die showing
part-extra = Tiles further
part-customer = Card
