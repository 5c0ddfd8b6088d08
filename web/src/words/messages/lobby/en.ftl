# On every page.
name = { $name }
close = Close
to-home = To the counter
try-again = Try again
loading = One moment …
unreachable = The server cannot be reached; check the connection and try again.
page-unknown = There is no such page.
tab = { $game } · Sushiya
language = Language
look = Look
look-system = as the system
look-light = light
look-dark = dark
learn = How it goes
leave-sure = A bot will play on for you. You can come back as long as the game runs.
leave-yes = Leave the table
leave-no = Stay

# The counter.
shop = Sushiya
back = Back
language-and-look = Language and look
games = Games
my-tables = Go on playing
my-tables-more = { $count ->
    [one] one more
   *[other] { $count } more
}
open-tables = Open tables
open-tables-none = None at the moment. Make one for friends and show it to everyone.
slip-waiting = { $free ->
    [0] waiting to start
    [one] waiting, one place free
   *[other] waiting, { $free } of { $places } places free
}
slip-your-turn = Your turn, since { $since }
slip-your-turn-left = Your turn, { span } left
span = { $unit ->
    [days] { $count } days
    [hours] { $count } h
   *[minutes] { $count } min
}
slip-watch = You can watch.
slip-people = { $bots ->
    [0] with { $names }
    [one] with { $names } and a bot
   *[other] with { $names } and { $bots } bots
}
slip-bots = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
leave-table = Leave this table of { $game }
leave-room-sure = Your place becomes free for somebody else.
dish-sushi-go = Sushi Go!
dish-sushi-go-taste = Keep one card, pass the rest on, and make the best plates of what comes round.
dish-wasabi = Wasabi!
dish-wasabi-taste = Lay ingredients on a board that all share, until your secret recipes lie there in a row.
dish-sushi-express = Sushi Express
dish-sushi-express-taste = Bet how far your van goes tonight, roll the dice, and be first with the best customers.
players-range = { $from }–{ $to }
minutes = { $minutes } min
play-bots = { $count ->
    [one] Play against one bot
   *[other] Play against { $count } bots
}
play-friends = Table for friends
bots-of = Bots for { $game }
bot-count = How many bots
bot-level = How they play
level-first = New here? Begin against “{ $level }”: it plays by the rules and slips as people do.
level-first-home = New here? A guided game shows you everything in a few minutes. Or begin against apprentices: the sliders beside “Play” choose the bots.
levels-missing = { $levels } cannot play here yet: their engine is still being built, or lacks a C compiler.
code = Join with a code of six letters
code-join = Join
code-short = A code has six letters.
code-page = A table by its code
dead-link = The link may be cut off, or the table was cleared away long ago.
new-table = New table: { $game }
new-table-offer = Or open a table of your own:
about = About Sushiya
imprint = Who runs this
privacy = Privacy
recovery-link = Keep my games on another browser
recovery-link-new = I have a recovery code
recovery-offer = Some browsers forget everything after a week. A recovery code brings your games back.
recovery-offer-show = Show my code
recovery-offer-no = Not now
come-back = Come back
invite-copied = Copied

# How it goes.
learn-title = { $game }: how it goes
learn-minute = In one minute
learn-print = Print one sheet
learn-sushi-go-1 = You hold a hand of cards. Keep one of them in secret, and so does everyone.
learn-sushi-go-2 = When all have chosen, the cards turn over at once and lie before their owners.
learn-sushi-go-3 = The rest of each hand goes on to the neighbour, and you choose from new cards.
learn-sushi-go-4 = Sets score: two tempura 5, three sashimi 10, dumplings more and more the more you have.
learn-sushi-go-5 = Lay wasabi first: the next sushi on top of it counts three times as much.
learn-sushi-go-6 = Most maki scores each round, most desserts at the end. After three rounds the most points win.
learn-wasabi-1 = You hold three ingredients and three recipes. What you are cooking is your secret.
learn-wasabi-2 = Each turn you place one ingredient on the board. Everybody cooks on the same one.
learn-wasabi-3 = If a recipe’s ingredients lie side by side, in any order, it is done and scores.
learn-wasabi-4 = In just the order of the recipe it is done with style, and earns wasabi cubes too.
learn-wasabi-5 = Every recipe brings an action card: Chop!, Stack!, Switch!, Spicy! or Wasabi!.
learn-wasabi-6 = When the board is full the most points win. Ten recipes done win at once.
learn-sushi-express-1 = Everyone bets on a number from 2 to 12: that far your van will drive tonight.
learn-sushi-express-2 = The highest bet rolls two dice, twice at most. If it fails, the next one rolls; success takes all lower bets along.
learn-sushi-express-3 = The highest drives and picks first. Vans jump others; passing the Sushi Express, you take a customer.
learn-sushi-express-4 = The first card of a customer gives 3 points, each further one of the same only 1.
learn-sushi-express-5 = Fail your bet, or stop on the Park: draw an action card. The lowest bet decides if the row stays.
learn-sushi-express-6 = Collect tips, too: in the end whoever has the fewest loses points. The most points win.
drawings = Drawings
daily-link = Daily deal
daily-link-more = the same cards for everybody
solo-link = Play alone
solo-link-more = also without a network
puzzles-link = Puzzles
puzzles-link-more = one position, one best choice
pad-link = Score pad
pad-link-more = for a game on your real table
box-link = My box
box-link-more = with the recipes of your Wasabi!
circles-link = Circles
circles-link-more = for a family, a class or a club
my-games-link = My games
my-games-link-more = everything that you have played
ways-soon = For five minutes
ways-beside = Also here
guided-first = Guided game
guided-resume = Resume the guided game
