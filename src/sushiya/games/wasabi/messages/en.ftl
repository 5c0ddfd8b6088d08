# Wasabi! in English.
game = Wasabi!

# Things. A tile's name comes from the recipe book, in every language.
tile = { $en }
card = { $card ->
    [chop] Chop!
    [spicy] Spicy!
    [stack] Stack!
    [switch] Switch!
   *[wasabi] Wasabi!
}
# A category of another book is called as there.
category = { $category ->
    [base] Base
    [fish] Fish
    [sea] Seafood
    [garden] Garden
    [warm] Warm
    [rare] One of a kind
   *[other] { $category }
}
# What somebody's own recipe book calls a thing.
typed-in = { $name }
# The book of the house and its recipes.
option-recipe-book-house = House book (a reconstruction)
recipe-tekkamaki = Tekkamaki
recipe-garden-gate = Garden Gate
recipe-pink-lantern = Pink Lantern
recipe-green-lantern = Green Lantern
recipe-brine-and-roll = Brine and Roll
recipe-sideways-walk = Sideways Walk
recipe-golden-sleeve = Golden Sleeve
recipe-red-snap = Red Snap
recipe-river-bed = River Bed
recipe-little-curl = Little Curl
recipe-ink-on-paper = Ink on Paper
recipe-morning-bowl = Morning Bowl
recipe-quiet-bowl = Quiet Bowl
recipe-plain-and-simple = Plain and Simple
recipe-butter-boat = Butter Boat
recipe-crackle-tail = Crackle Tail
recipe-rock-pool = Rock Pool
recipe-upstream-nest = Upstream Nest
recipe-sour-sailor = Sour Sailor
recipe-crunchy-tuna = Crunchy Tuna
recipe-pickle-barrel = Pickle Barrel
recipe-lazy-river = Lazy River
recipe-soft-landing = Soft Landing
recipe-white-curtain = White Curtain
recipe-cool-breeze = Cool Breeze
recipe-deep-green = Deep Green
recipe-sunrise-claw = Sunrise Claw
recipe-harbour-market = Harbour Market
recipe-monk-and-fisher = Monk and Fisher
recipe-bamboo-stream = Bamboo Stream
recipe-low-tide = Low Tide
recipe-shell-game = Shell Game
recipe-hot-stone = Hot Stone
recipe-festival-stall = Festival Stall
recipe-hidden-pearl = Hidden Pearl
recipe-autumn-bridge = Autumn Bridge
recipe-fishing-village = Fishing Village
recipe-thorny-crown = Thorny Crown
recipe-old-mill-pond = Old Mill Pond
recipe-salty-captain = Salty Captain
recipe-orchard-wind = Orchard Wind
recipe-lunch-for-the-road = Lunch for the Road
recipe-summer-kimono = Summer Kimono
recipe-lily-lake = Lily Lake
recipe-painted-fan = Painted Fan
recipe-grand-harbour = Grand Harbour
recipe-amber-current = Amber Current
recipe-tide-of-thorns = Tide of Thorns
recipe-dragons-lunchbox = Dragon’s Lunchbox
recipe-blossom-path = Blossom Path
recipe-lotus-emperor = Lotus Emperor
recipe-masters-table = Master’s Table
seat-points = { $you ->
    [yes] you
   *[no] { $seat }
} { $points }

# Somebody in a list.
# Commands.
command-give-tile = Give { $tile } to your left neighbour
command-draw-recipe = Draw a recipe of { $length }
command-place-tile = Place { $tile } on { $square }
command-play-stack = Play Stack!
command-play-spicy = Play Spicy!
command-play-chop = { $keep ->
    [yes] Chop! the tile on { $square } and keep it for this turn
   *[no] Chop! the tile on { $square } into the pantry
}
command-play-switch = Switch! { $first } and { $second }
command-lay-wasabi = Lay Wasabi! with its upper left corner on { $square }
command-complete = Complete { $recipe } for { $points } points{ $cubes ->
    [0] {""}
    [one] , with style for a cube
   *[other] , with style for { $cubes } cubes
}
command-end-play = Done: refill
command-pass = Pass, and put { $recipes } back under the pile
command-take-card = { $source ->
    [board] Lift the { $card } with its corner on { $square }
   *[kitchen] Take { $card } from the kitchen
}
command-take-card-discard = { $source ->
    [board] Lift the { $card } with its corner on { $square }
   *[kitchen] Take { $card }
}, and discard { $discard }
command-leave-cards = Take no more action cards
command-take-tile = Take { $tile } from the pantry

help-give-tile = Choose three tiles for your left neighbour’s first hand: three different categories, no rice, no maki, nothing unique.
help-draw-recipe = Draw the top recipe of a pile. You see it before you draw the next. Longer recipes give more points and take longer.
help-place-tile = Place one tile of your hand on an empty square without a Wasabi! on it. You must place a tile each turn, unless you pass.
help-play-stack = Stack!: before your tile. This turn it may also go on top of another tile; only the top of a stack counts.
help-play-spicy = Spicy!: before or after your tile. This turn you may place a second one.
help-play-chop = Chop!: take a top tile off the board, into the pantry. Before your tile you may keep it instead, and place it this turn.
help-play-switch = Switch!: swap all that lies on two squares that share an edge. One of them may be empty.
help-lay-wasabi = Wasabi!: cover four squares, two by two, and take a cube. They are blocked until somebody lifts the card as a reward.
help-complete = Show a recipe that lies in one line, in any order, with a square you changed this turn. In its own order it is done with style and earns cubes.
help-end-play = Finish phase 1. Then you take your action cards, fill up your tiles and your recipes.
help-pass = Instead of placing a tile, put one to three of your recipes under their piles and draw new ones. The last one named lies lowest.
help-take-card = One action card for each recipe completed this turn, from the kitchen or a Wasabi! off the board. You hold two at most.
help-leave-cards = Go on without taking more action cards.
help-take-tile = Fill your hand to three tiles, any that the pantry has.

# Who does it: the reader, or somebody else.
seat-chooses = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
}
seat-chops = { $you ->
    [yes] You chop
   *[no] { $seat } chops
}
seat-completes = { $you ->
    [yes] You complete
   *[no] { $seat } completes
}
seat-discards = { $you ->
    [yes] You discard
   *[no] { $seat } discards
}
seat-draws = { $you ->
    [yes] You draw
   *[no] { $seat } draws
}
seat-ends = { $you ->
    [yes] You end
   *[no] { $seat } ends
}
seat-gives = { $you ->
    [yes] You give
   *[no] { $seat } gives
}
seat-lays = { $you ->
    [yes] You lay
   *[no] { $seat } lays
}
seat-lifts = { $you ->
    [yes] You lift
   *[no] { $seat } lifts
}
seat-may = { $you ->
    [yes] You may
   *[no] { $seat } may
}
seat-passes = { $you ->
    [yes] You pass
   *[no] { $seat } passes
}
seat-places = { $you ->
    [yes] You place
   *[no] { $seat } places
}
seat-plays = { $you ->
    [yes] You play
   *[no] { $seat } plays
}
seat-switches = { $you ->
    [yes] You switch
   *[no] { $seat } switches
}
seat-takes = { $you ->
    [yes] You take
   *[no] { $seat } takes
}
and-keeps = { $you ->
    [yes] and keep
   *[no] and keeps
}
and-lifts = { $you ->
    [yes] and lift
   *[no] and lifts
}
and-returns = { $you ->
    [yes] and return
   *[no] and returns
}
and-takes = { $you ->
    [yes] and take
   *[no] and takes
}

# Events.
event-game-opened = A game for { $players } begins. Recipe book: { $book }. { $you-first ->
    [yes] You go first.
   *[no] { $first } goes first.
}
event-tile-given = { seat-gives } { $tile } to { $you-to ->
    [yes] you
   *[no] { $to }
}.
event-recipe-drawn = { seat-draws } a recipe of { $length }.
event-recipe-drawn-own = { seat-draws } { $recipe }: { $tiles }.
event-stage-reached = { $stage ->
    [give] { seat-chooses } tiles for the left neighbour.
    [recipes] { seat-draws } recipes.
    [cards] { seat-may } take action cards.
   *[tiles] { seat-takes } tiles.
}
event-turn-began = Turn { $number }: { $you ->
    [yes] your turn
   *[no] { $seat }
}
event-tile-placed = { seat-places } { $tile } on { $square }.
event-tile-placed-on = { seat-places } { $tile } on { $square }, on top of { $below }.
event-stack-played = { seat-plays } Stack!
event-spicy-played = { seat-plays } Spicy!
event-tile-chopped = { $keep ->
    [yes] { seat-chops } { $tile } on { $square } { and-keeps } it for this turn.
   *[no] { seat-chops } { $tile } on { $square } into the pantry.
}
event-squares-switched = { seat-switches } { $first } and { $second }.
event-wasabi-laid = { seat-lays } Wasabi! with its upper left corner on { $square } { and-takes } a cube.
event-recipe-completed = { $cubes ->
    [0] { seat-completes } { $recipe } on { $squares }.
    [one] { seat-completes } { $recipe } on { $squares }, with style: { $cubes } cube.
   *[other] { seat-completes } { $recipe } on { $squares }, with style: { $cubes } cubes.
}
event-play-ended = { seat-ends } phase 1.
event-recipes-returned = { seat-passes } { and-returns } { $count ->
    [one] a recipe of { $lengths }.
   *[other] recipes of { $lengths }.
}
event-recipes-returned-own = { seat-passes } { and-returns } { $recipes }.
passes-warning = { $told } { $left ->
    [0] That makes { $passes } passes in a row, and the game ends with this turn.
    [one] That makes { $passes } passes in a row; with one more the game ends.
   *[other] That makes { $passes } passes in a row; with { $left } more the game ends.
}
event-card-taken = { $source ->
    [board] { seat-lifts } the { $card } from { $square }.
   *[kitchen] { seat-takes } { $card } from the kitchen.
}
event-card-taken-discard = { $source ->
    [board] { seat-discards } { $discard } { and-lifts } the { $card } from { $square }.
   *[kitchen] { seat-discards } { $discard } { and-takes } { $card } from the kitchen.
}
event-cards-left = { seat-takes } no more action cards.
event-tile-taken = { seat-takes } { $tile }.
event-game-ended = { $reason } Points: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] You win!
       *[no] { $winner } wins.
    }
   *[other] The winners are { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = The game is over (rule { $rule }).
refusal-not-your-turn = It is not your turn; wait until you are asked (rule { $rule }).
refusal-not-now = { $stage ->
    [give] Now is the time to give tiles to your left neighbour
    [recipes] Now is the time to draw recipes
    [play] Now is phase 1: place a tile, play an action card, complete recipes, end the phase or pass
    [cards] Now is the time to take action cards, or to leave them
   *[tiles] Now is the time to take tiles
} (rule { $rule }).
refusal-no-such-kind = The recipe book has no ingredient number { $kind }; take one of the pantry’s (rule { $rule }).
refusal-kind-used-up = { $tile } is used up; take another ingredient (rule { $rule }).
refusal-give-kind = { $tile } cannot be in a first hand; give a tile that is not rice, maki or unique (rule { $rule }).
refusal-give-category = Your neighbour has a tile of the category “{ category }” already; give one of another category (rule { $rule }).
refusal-pile-empty = The pile of { $length } is empty; draw from another (rule { $rule }).
refusal-tile-placed = Your tile is placed; end phase 1, or play an action card or complete a recipe first (rule { $rule }).
refusal-not-in-hand = You do not hold { $tile }; place a tile of your hand (rule { $rule }).
refusal-place-chopped = You kept { $tile } from Chop!; place that one (rule { $rule }).
refusal-outside = { $square } does not fit: { $columns } columns are in play (rule { $rule }).
refusal-covered = { $square } is under a Wasabi!; choose an uncovered square (rule { $rule }).
refusal-square-taken = { $square } holds a tile; choose an empty square, or play Stack! first (rule { $rule }).
refusal-must-place = Place a tile first, or pass if you have done nothing yet this turn (rule { $rule }).
refusal-no-card = You do not hold { $card }; play a card you have (rule { $rule }).
refusal-one-card = You have played { $card }; one action card a turn (rule { $rule }).
refusal-no-tile = You have no tile to place: play Chop! and keep what you take, or pass (rule { $rule }).
refusal-stack-after-tile = Stack! is played before the tile; keep it for another turn (rule { $rule }).
refusal-nothing-to-stack-on = No uncovered tile lies on the board to stack on; just place your tile (rule { $rule }).
refusal-spicy-useless = { $wanted ->
    [1] There is no tile or no square left for a second tile; just go on (rule { $rule }).
   *[other] There are not two tiles and two squares for Spicy!; just place your tile (rule { $rule }).
}
refusal-chop-empty = There is no tile on { $square }; choose a square with one (rule { $rule }).
refusal-chop-keep-after-tile = You have placed a tile already, so what you chop goes into the pantry (rule { $rule }).
refusal-chop-must-keep = You have no tile in hand, so you must keep what you chop and place it (rule { $rule }).
refusal-not-neighbours = These squares do not share an edge; choose two that do, and name the left or upper one first (rule { $rule }).
refusal-switch-empty = Both squares are empty; at least one must hold a tile (rule { $rule }).
refusal-wasabi-overlap = Another Wasabi! lies there; choose four squares that are all uncovered (rule { $rule }).
refusal-wasabi-no-room = No empty square would be left for your tile; lay it elsewhere, or after your tile (rule { $rule }).
refusal-no-such-place = { $count ->
    [0] You hold no recipe
    [one] You hold { $count } recipe; there is none in place { $place }
   *[other] You hold { $count } recipes; there is none in place { $place }
} (rule { $rule }).
refusal-no-token = All your tokens of length { $length } are used, so { $recipe } cannot be completed; you can return it when you pass (rule { $rule }).
refusal-no-line = { $recipe } does not lie in one uncovered line with a square you changed this turn (rule { $rule }).
refusal-pass-too-late = You have placed a tile or played a card this turn; finish your turn instead of passing (rule { $rule }).
refusal-pass-places = Name one, two or three different places of your screen (rule { $rule }).
refusal-pass-order = Recipes of different lengths go under different piles; name the shorter first: { $lengths } (rule { $rule }).
refusal-not-in-kitchen = { $card } is not in the kitchen; take a card that is (rule { $rule }).
refusal-no-wasabi-there = No Wasabi! lies with its corner on { $square }; choose one that lies on the board (rule { $rule }).
refusal-same-card = You played { $card } this turn and other types can be had; take one of those (rule { $rule }).
refusal-hand-full = You hold two action cards; name one to discard, or leave the card (rule { $rule }).
refusal-discard-missing = You do not hold { $card }; discard a card you have (rule { $rule }).
refusal-discard-needless = You have room for the card; take it without a discard (rule { $rule }).

# Refusals of the score pad.
refusal-score-seats = Tokens were given for { $found }; two to four play (rule { $rule }).
refusal-score-tokens = { $seat }: { $found } tokens of length { $length } were given, and there are { $most } (rule { $rule }).
refusal-score-two-winners = More than one seat has all ten tokens, but the first tenth token ends the game (rule { $rule }).

# What can be wrong with a recipe book.
book-syntax = This is not a TOML file: { $error }.
book-too-long = A recipe book’s file has at most { $most } kB.
book-multiline = Every text stands on one line, within single quotes or double ones, never three of them.
book-excess = A recipe book has at most { $most } { $bound ->
    [lines] lines
    [keys] entries
    [lists] lists
    [items] items in all its lists
    [escapes] backslashes
    [word] letters or digits in a name or number without quotes
    [parts] parts in a name with dots
    [depth] brackets within each other
   *[list] items in one list
}.
book-unknown = “{ $name }” is no part of a recipe book; there are title, tiles, recipes and tokens.
book-section-missing = The section [{ $name }] is missing.
book-form = “{ $name }” has a wrong form: { $error }.
book-tile-count = { $found ->
    [one] There is { $found } tile; the box has { $wanted }.
   *[other] There are { $found } tiles; the box has { $wanted }.
}
book-categories = { $found ->
    [one] There is { $found } category of tiles; the box has { $wanted }.
   *[other] There are { $found } categories of tiles; the box has { $wanted }.
}
book-too-many-kinds = There are { $found } kinds of tiles; a book has at most { $most }.
book-too-many-tiles = There are { $found } tiles; at most { $most } can be played with.
book-too-few-tiles = { $found ->
    [one] There is { $found } tile; first hands need { $least }.
   *[other] There are { $found } tiles; first hands need { $least }.
}
book-too-many-recipes = There are { $found } recipes; at most { $most } can be played with.
book-too-few-recipes = { $found ->
    [one] There is { $found } recipe; the start needs { $least }.
   *[other] There are { $found } recipes; the start needs { $least }.
}
book-kind-missing = There are no tiles of the kind “{ $kind }”; the box has some.
book-unique-count = “{ $kind }” is unique, and has { $found } tiles instead of one.
book-start = { $found ->
    [0] No category has { $tiles } tiles or more that are not rice, maki or unique. With fewer than { $categories }, first hands may get any tiles.
    [one] Only { $found } category has { $tiles } tiles or more that are not rice, maki or unique. With fewer than { $categories }, first hands may get any tiles.
   *[other] Only { $found } categories have { $tiles } tiles or more that are not rice, maki or unique. With fewer than { $categories }, first hands may get any tiles.
}
book-recipe-count = { $found ->
    [one] There is { $found } recipe; the box has { $wanted }.
   *[other] There are { $found } recipes; the box has { $wanted }.
}
book-no-pile = There is no recipe of length { $length }; that pile stays empty.
book-same = “{ $name }” asks for the same ingredients as “{ $other }”.
book-twice = “{ $name }” stands twice in the book.
book-length = { $found ->
    [one] “{ $name }” has { $found } ingredient; a recipe has two to five.
   *[other] “{ $name }” has { $found } ingredients; a recipe has two to five.
}
book-no-such-kind = “{ $name }” asks for “{ $kind }”, and there are no such tiles.
book-repeats = “{ $name }” asks for “{ $kind }” twice; every ingredient of a recipe is different.
book-unprintable = A name here holds a line break or another sign that cannot be shown.
book-unsorted = The recipes do not stand in order of length.

# The table drawn as text.
progress = Round { $round }
table-head = { $stage ->
    [give] Before the first turn: { seat-gives } tiles to the left neighbour.
    [recipes] { $turn ->
        [0] Before the first turn: { seat-draws } recipes.
       *[other] Turn { $turn }: { seat-draws } recipes.
    }
    [play] Turn { $turn }: { seat-plays }.
    [cards] Turn { $turn }: { seat-takes } action cards.
   *[tiles] Turn { $turn }: { seat-takes } tiles.
}
table-book = Recipe book: { $book }
table-passes = { $passes } passes in a row; { $left ->
    [one] one more and the game ends.
   *[other] { $left } more and the game ends.
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-tokens = tokens { $tokens }
table-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
table-recipes = recipes of { $lengths }
table-hand = Tiles: { $tiles }   Cards: { $cards }
table-screened = Tiles: { $tiles }   Cards: { $cards }   (behind the screen)
table-served = Completed:
table-pantry = Pantry:
table-kitchen = Kitchen:
table-piles = Recipes left by length:
table-own = Your recipes: { $recipes }
table-own-recipe = { $place } { $recipe } ({ $tiles })
table-own-hand = Your tiles: { $tiles }   Your cards: { $cards }

# Points by kind.
points-length-2 = recipes of 2
points-length-3 = recipes of 3
points-length-4 = recipes of 4
points-length-5 = recipes of 5
points-cubes = cubes

# How it can end.
ended-by-ten-tokens = A player has completed ten recipes.
ended-by-full-board = The board is full.
ended-by-passing = Nobody has placed a tile for a long time.

# Options.
option-edition = Edition
option-edition-standard = the standard rules
option-players = Players
option-recipe-book = Recipe book: which tiles and recipes are played
option-hands = Others’ tiles and action cards
option-hands-open = open to everyone
option-hands-screened = behind screens: only how many, unless the memory aid is on
option-starter = Who starts
option-starter-random = drawn at random
option-starter-seat-1 = place 1
option-starter-seat-2 = place 2
option-starter-seat-3 = place 3
option-starter-seat-4 = place 4
