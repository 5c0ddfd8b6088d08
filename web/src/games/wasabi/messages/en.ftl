# The mat.
mat = Board
square-holds = { $square }, { $height ->
    [0] empty
    [1] { $top }
   *[other] { $top } on { $below }
}
square-covered = under Wasabi!
square-new = { $you ->
    [yes] your newest change
   *[no] newest change by { $seat }
}
square-target = can be chosen
square-grows = helps a recipe
square-serves = completes a recipe
square-style = completes a recipe with style
lights = Show good squares

# One's own things.
recipes-own = Your recipes
recipes-none = No recipes yet.
recipe-ready = { $style ->
    [gained] Ready, with style!
    [given-up] Ready, but not in order
   *[possible] Ready!
}
recipe-would = { $style ->
    [style] This completes it, with style!
   *[plain] This completes it!
}
recipe-progress = { $laid ->
    [0] Nothing in line yet
   *[other] { $laid } of { $length } in line
}
recipe-old = There already: change a square of it
recipe-late = There, but phase 1 is over
recipe-late-over = There, but not completed in your own turn
recipe-no-token = No token of { $length } left: pass to swap it
recipe-no-tile = { $tile } cannot be had now
recipe-no-line = No line free for now
strip-tiles = { $tiles }
hand = Your hand
hand-tiles = Tiles
hand-cards = Action cards
hand-empty = No tiles
cards-none = No cards yet
tokens = { $done } of 10 tokens used: { $two } of 4 for length 2, { $three } of 3 for length 3, { $four } of 2 for length 4, { $five } of 1 for length 5. Cubes: { $cubes }

# Supplies.
supply = Pantry, kitchen and piles
pantry = Pantry
pantry-tile = { $tile }, { $count } left{ $wants ->
    [0] {""}
    [one] , in one of your recipes
   *[other] , in { $wants } of your recipes
}
kitchen = Kitchen
kitchen-card = { $card }, { $count } in the kitchen
piles = Recipes to draw
pile = Recipes of { $length }, { $count } left: { $points } points, { $cubes ->
    [0] no bonus for style
    [one] { $cubes } cube for style
   *[other] { $cubes } cubes for style
}.
pile-tokens = Your tokens left: { $tokens }
pile-words = { $length } ingredients: { $points } points{ $cubes ->
    [0] {""}
   *[other] , { $cubes } more in exact order
}
cookbook = Recipe book
cookbook-open = All recipes
cookbook-house = “{ $title }” is our reconstruction: what is printed on the game’s tiles and strips is published nowhere.
cookbook-other = “{ $title }” was typed in for this table.
cookbook-own = If you own the game, type in your own book when you make a table: options, recipe book.
cookbook-of-length = { $length } ingredients
cookbook-yours = yours

# The others.
others-here = The others
points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-own = { $points ->
    [one] Your point: { $points }
   *[other] Your points: { $points }
}
screened = Behind the screen
screened-count = { $tiles ->
    [0] No tiles
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $cards ->
    [0] no action cards
    [one] { $cards } action card
   *[other] { $cards } action cards
}
screened-hint = All of it was taken before everyone’s eyes; the table’s memory aid would show it.
recipes-hidden = Recipes behind the screen
recipes-lengths = Lengths: { $lengths }
recipes-served = Completed
recipes-served-none = Nothing yet.

# The turn.
turn = Turn
phase = { $phase ->
    [0] The start
    [1] Phase 1: card, tile, complete
   *[2] Phase 2: refill
}
turn-of = { $you ->
    [yes] Your turn
   *[no] { $seat }
}
step-give = Give tiles
step-draw = Draw recipes
step-card = Card
step-tile = Tile
step-serve = Complete
step-cards = Take cards
step-tiles = Take tiles
step-recipes = Draw recipes
prompt-over = The board as it was at the end.
prompt-wait-give = { seat-chooses } tiles for { $you-neighbour ->
    [yes] you
   *[no] { $neighbour }
}.
prompt-wait-recipes = { seat-draws } recipes.
prompt-wait-play = { $you ->
    [yes] Your turn.
   *[no] { $seat } is thinking.
}
prompt-wait-cards = { seat-takes } action cards.
prompt-wait-tiles = { seat-takes } tiles.
prompt-give = Tap { $left ->
    [one] one more tile
   *[other] { $left } tiles
} for { $name }, each from another category.
prompt-recipes = Draw { $left ->
    [one] a recipe
   *[other] { $left } recipes
}: choose a pile. Longer ones are worth more.
prompt-tiles = Take { $left ->
    [one] a tile
   *[other] { $left } tiles
} from the pantry. A yellow dot: one of your recipes needs it.
prompt-cards = Your reward: take { $left ->
    [one] an action card
   *[other] { $left } action cards
}{ $lifts ->
    [0] {""}
   *[other] , or lift a Wasabi! off the board
}. Tap one to read what it does.
prompt-discard = You hold two: tap the card you give back for it.
prompt-tile = Pick a tile of your hand, then a square.
prompt-tile-or-card = Pick a tile of your hand, then a square. You may play a card first.
prompt-square = Tap a square for { $tile }.
prompt-square-stack = Tap a square or a tile to put { $tile } on.
prompt-second = You may place a second tile, or be done.
prompt-serve = { $count ->
    [one] A recipe is ready: tap it to complete it.
   *[other] { $count } recipes are ready: tap one to complete it.
}
prompt-end = Nothing more to do in phase 1.
prompt-end-or-card = You may still play a card, or be done.
prompt-stack = This turn your tile may go on top of another.
prompt-spicy = This turn you may place two tiles.
prompt-chop = Tap a tile on the board to take it off.
prompt-switch = Tap the first of two neighbouring squares to swap.
prompt-switch-second = Now the square it swaps with.
prompt-wasabi = Tap where it lies: it blocks four squares and gives you a cube.
prompt-pass = Tick the recipes to put back; you draw new ones for them.
chop-what = The chopped tile
chop-keep = I place it
chop-pantry = To the pantry
pass-start = Pass …
pass-not = Don’t pass
passes-left = { $left ->
    [0] The game ends with this turn.
    [one] One more pass and the game ends.
   *[other] { $left } more passes in a row and the game ends.
}

# What happened.
served-title = { seat-completes } { $recipe }
served-plain = without style
told-slide = { seat-switches } { $tile } from { $from } to { $to }.
told-switch = { seat-switches } { $one } and { $two } ({ $first }, { $second }).
complete-now = Complete for { $points } points
end-turn = Done: end the turn
summary = { $parts }.
summary-of = { $you ->
    [yes] You
   *[no] { $seat }
}: { $deeds }
deed-tile-given = { $tile } for { $you-to ->
    [yes] you
   *[no] { $to }
}
deed-tile-placed = { $tile } on { $square }
deed-tile-chopped = Chop! on { $square }
deed-squares-switched = Switch! { $first }–{ $second }
deed-wasabi-laid = Wasabi! on { $square }
deed-stack-played = Stack!
deed-spicy-played = Spicy!
deed-recipe-completed = { $recipe } for { $points }
deed-recipes-returned = a pass
deed-card-taken = { $card } as a reward

# The end.
finale-length = Recipes of { $length }
finale-recipes = { $count ->
    [0] none
    [one] { $count } recipe
   *[other] { $count } recipes
}
finale-cubes = { $count ->
    [0] none
    [one] { $count } cube
   *[other] { $count } cubes
}
finale-tokens = all { $count } tokens
finale-ten = All ten tokens used: that wins, whatever the points
finale-tie = Equal points: more cubes decide
finale-shared = Equal points, equal cubes: the win is shared

# The start.
give-so-far = { $you-giver ->
    [yes] You choose
   *[no] { $giver } chooses
} for { $you-name ->
    [yes] you
   *[no] { $name }
}: { $tiles }
give-so-many = { $you-giver ->
    [yes] You choose
   *[no] { $giver } chooses
} for { $you-name ->
    [yes] you
   *[no] { $name }
}: { $count } of 3 tiles

example = How a recipe is completed
example-recipe = Your recipe. On the board it may lie across or down, also with others’ tiles.
example-given-up = Side by side in any order: { $points } points.
example-gained = In the order of the strip it has style: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} more, worth a point each.

# The score pad.
pad-now = If the game ended now
pad-end = At the end
pad-length = Of { $length }
pad-cubes = Cubes
why-tokens = { $count ->
    [0] No recipe of { $length } completed; each gives { $each } points.
    [one] { $count } recipe of { $length } gives { $points } points.
   *[other] { $count } recipes of { $length } at { $each } points make { $points }.
}
why-cubes = { $points ->
    [0] No cubes yet: they come for style and for laying Wasabi!.
   *[other] 1 point a cube: { $style } for style, { $laid } for laying Wasabi!.
}

# First meetings.
lesson-give-tile = You choose the first tiles of your left neighbour: three from different categories. Be kind or not: they will play with them.
lesson-draw-recipe = Recipes are your goals. Short ones are quick, long ones worth more. You see each before you draw the next.
lesson-place-tile = Place one tile each turn. When the ingredients of your recipe lie side by side in a row or column, you can complete it.
lesson-play-stack = Stack! before your tile: you may cover another tile, yours or not. Only the top counts.
lesson-play-spicy = Spicy! lets you place two tiles this turn.
lesson-play-chop = Chop! takes a tile off the board, to make room or to place it elsewhere yourself.
lesson-play-switch = Switch! swaps two neighbouring squares. That can finish a line at once.
lesson-lay-wasabi = Wasabi! blocks four squares for everyone and gives you a cube, worth a point.
lesson-complete = A recipe is ready. Complete it for points and an action card; in its exact order it is done with style and earns cubes.
lesson-end-play = Done placing? Then refill: you fill up cards, tiles and recipes.
lesson-pass = Stuck? Pass instead of placing a tile: put recipes back and draw others.
lesson-take-card = Your reward: an action card for each recipe completed. You hold two at most and play one a turn.
lesson-leave-cards = You may also leave the reward.
lesson-take-tile = Refill your hand: choose tiles your recipes need. A yellow dot marks them.
places-reason = Whoever has used all ten tokens wins; with equal points, whoever has more cubes is ahead.
known-holder = { $seat } × { $count }
known-recipes = Recipes of { $length } with { $holders }: one of these, unless it lies in the pile
