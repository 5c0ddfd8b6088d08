# Wasabi! on the plain screen.
plain-board = Board
plain-stack = { $tile }, on top of { $below }
plain-covered = under a Wasabi!: { $what }
plain-played = Card played this turn: { $card }
plain-chopped = Chopped and to be placed: { $tile }
plain-rewards = { $count ->
    [one] { $count } action card earned
   *[other] { $count } action cards earned
}
plain-passes = Passes in a row: { $count }
plain-recipes = Your recipes
plain-recipe = { $recipe }: { $tiles }
plain-tiles = Tiles: { $tiles }
plain-cards = Action cards: { $cards }
plain-screened = Behind the screen: tiles { $tiles }, action cards { $cards }
plain-served = Completed: { $recipe }
plain-pantry = Pantry
plain-kitchen = Kitchen
plain-piles = Recipes left
plain-pile = Of { $length }: { $count }
group-give-tile = Give a tile to your left neighbour
group-draw-recipe = Draw a recipe
group-place-tile = Place a tile
group-play-chop = Play Chop!
group-play-switch = Play Switch!
group-lay-wasabi = Lay Wasabi!
group-complete = Complete a recipe
group-pass = Pass and return recipes
group-take-card = Take an action card
group-take-tile = Take a tile
part-tile = Tile
part-square = Square
part-first = First square
part-second = Second square
part-keep = Where to
part-keep-yes = Keep it for this turn
part-keep-no = Into the pantry
part-recipes = Recipes
part-recipe = Recipe
part-card = Card
part-source = From
part-source-kitchen = the kitchen
part-source-board = the board
part-discard = Discard
part-length = Length
part-points = Points
part-cubes = Cubes for style
