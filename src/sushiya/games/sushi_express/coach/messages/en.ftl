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
