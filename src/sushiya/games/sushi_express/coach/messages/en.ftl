# Reasons in Sushi Express.
points-customers = customers
reason-tie = With equal points, action cards left in hand decide.
reason-first-customer = Your first { $customer } card gives { $points } points.
reason-further-customer = One more { $customer } card gives { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-bet-odds = { $rolls } of 36 rolls reach { $number }; the other number takes { $other-rolls } of 36.
reason-bet-further = If { $number } is made, the van drives { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} further.
reason-reroll-odds = Re-rolling the { $die } makes the bet with { $faces } of 6 faces.
reason-reaches = This drive reaches the Sushi Express, the other does not.
reason-tip = You then have { $tips ->
    [one] 1 tip
   *[other] { $tips } tips
}; whoever has fewest loses points.
reason-lacks-customer = { $seat } has no { $customer } card yet.
reason-bet-reaches = As the vans stand now, { $number } reaches the Sushi Express, { $other } does not.
reason-swap = Your marker then stands on { $number } instead of { $other }.
reason-swap-rival = { $seat } then stands on { $number } instead of { $other }.
reason-takes-number = { $number } is the lowest number that takes { $seat } to the Sushi Express now.
reason-before = On the dial, { $number } puts you before { $seat } on { $theirs }: you drive and choose first.
reason-after = On the dial, { $number } puts you after { $seat } on { $theirs }: your roll does not carry that van.
reason-closer = The van then stands { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} before the Sushi Express instead of { $other-tiles }.
reason-park = This drive ends on the Park, which gives an action card.
reason-keeps = You keep { $cards ->
    [one] one more action card
   *[other] { $cards } more action cards
} for later.
reason-tie-park = The Park gives an action card; with equal points, cards left in hand decide.
reason-tie-keeps = You keep { $cards ->
    [one] one more action card
   *[other] { $cards } more action cards
}; with equal points, cards left in hand decide.
reason-fewest-tips = On the table { $seat } has { $tips ->
    [one] 1 tip
   *[other] { $tips } tips
}, nobody has fewer; whoever has fewest loses points.
reason-new-in-row = { $count ->
    [one] 1 customer in the row is
   *[other] { $count } customers in the row are
} new to you.
reason-new-to-rival = { $count ->
    [one] 1 customer in the row is
   *[other] { $count } customers in the row are
} new to { $seat }.
reason-ends = The row cannot be filled again: the game is over.
reason-goes-on = The row can be filled again: the game goes on.
reason-cards-reach = With cards for { $cards ->
    [one] one more tile
   *[other] { $cards } more tiles
}, { $number } can reach the Sushi Express as the vans stand now, { $other } cannot.
reason-bet-park = As the vans stand now, { $number } ends on the Park, which gives an action card.
reason-lowest = With { $number } you bet lowest: you decide about the row and begin the next round.
