# Reasons in Sushi Go!.
reason-tie = With equal points, { word-puddings } decide.
reason-completes = { $card } completes a set: { $points } points.
reason-collects = { $card }: the set then lacks { $missing } more.
reason-dumplings = { $count ->
    [one] That is the first card of { word-dumplings }: { $points } more point now.
   *[other] That makes { $count } { word-dumplings }: { $points } more points now.
}
reason-on-wasabi = { $card } on wasabi gives { $points } points.
reason-nigiri = { $card } gives { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
reason-free-wasabi = A { word-nigiri } on this wasabi counts three times.
reason-chopsticks = Chopsticks let you keep two cards in a later turn.
reason-maki = You then have { $icons } maki; the most of anyone else is { $most }.
reason-puddings = With this card you have { $count } of the { word-puddings }; others have { $fewest } to { $most }.
reason-needs = { $seat } gets this hand next, and already has { $count } × { $card }.
reason-needs-nigiri = { $seat } gets this hand next, and has a free wasabi for { $card }.
reason-maki-race = You then have { $icons } maki, { $seat } has { $theirs }.
reason-pudding-race = Counting { word-puddings }, you then have { $count } and { $seat } has { $theirs }.
reason-keeps-wasabi = Your wasabi stays free for a better { word-nigiri }.
reason-denies-set = { $seat } gets this hand next, and { $card } would complete a set: { $points } points.
reason-denies-nigiri = { $seat } gets this hand next, and { $card } would give { $points } points.
