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
level-random = Apprentice
level-random-hint = Takes whatever comes first; good for a first try.
level-cook = Cook
level-cook-hint = Knows the trade and plays a solid game.
code = Join with a code of six letters
code-join = Join
code-short = A code has six letters.
code-page = A table by its code
about = About Sushiya
recovery-link = Keep my games on another browser
recovery-link-new = I have a recovery code
recovery-offer = Some browsers forget everything after a week. A recovery code brings your games back.
recovery-offer-show = Show my code
recovery-offer-no = Not now

# Who somebody is.
person-name = Name
person-colour = Colour and crest
person-edit = Your name and colour
person-save = That’s me

# Joining.
join-title = Join a table of { $game }
join-there = At this table
join-as = You will be
join-sit = Sit down as { $name }
join-take-over = Take over a bot’s place as { $name }
join-change = Another name, colour or place
join-which-place = Place
join-which-bot = Whose place
join-watch = Watch
join-over = This table is closed.
join-locked = The host has locked this table; ask to have it opened.
join-running = The game has begun, and no place is open to newcomers.
join-full = Every place is taken.
back-seat = Your seat: { $name }
back-elsewhere = You have this seat open on another device. If you come back here, it closes there.
back-removed = The host has let a bot take over. The seat is yours until the game ends.
come-back = Come back
move-here = I have a place here, on another device
move-here-hint = Open the menu of the table there and choose “Play on with another device”.
move-here-code = The code that it shows
move-here-do = Play on here

# The waiting room.
room = Table for { $game }
room-rematch = A rematch: it begins as soon as everyone who is here is ready.
room-locked = locked
room-listed = listed at the counter
room-watched = others may watch
room-memory = memory aid
room-bots = bots give way to newcomers
room-clock = { $seconds } s for a decision
room-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}
leave-room-last = Nobody else is here, so the table closes.
places = Places at the counter
place-you = you
place-host = Host
place-bot = Bot: { $level }
place-away = not reachable
place-ready = ready
place-not-ready = not ready yet
place-add-bot = Add a bot
place-add-level = Add a bot: { $level }
place-sit-here = Sit here
place-more = Place { $place }
place-about = What about { $name }?
give-role = Make { $name } the host
remove = Ask { $name } to leave
remove-bot = Take the bot away
sit-down = Sit down
start = Start the game
start-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
start-ready = I am ready
start-not-ready = Not ready after all
start-ready-hint = Say so when you are ready; the host starts the game.
start-waiting = You are ready. The host starts the game.
start-unready = Not ready yet: { $names }. You can start all the same.
start-rematch = Waiting for { $names } to be ready.
start-dealing = The game is being dealt …
start-dealing-again = { $names } did not answer in time; the game is dealt again.
start-watching = You are watching. The game has not begun.

# Inviting.
invite = Invite friends
invite-qr = Code to scan, with the link to this table
invite-code = Or type this code at the counter:
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-text = Come to my table! The code is { $code }.
invite-alone = Only this computer can reach this table. So that friends in the same network can join, start the shop with

# The rules of a table.
rules = Rules of this table
rules-more = Variants and house rules
rules-all = All other rules
rules-done = Done
house-rule = house rule
house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
house-rule-reset = As the edition has it
options-together = That does not go together with the other rules of this table; change those first.
options-reset = Some rules did not fit any more and are as the edition has them.
option-sitting = { $place }: { $name }
option-sushi-go-edition-hint = Cocktail shares points in a tie and plays with dumplings and dessert. Zoch gives everyone full points and plays with mussels and pudding; it needs three players.
option-sushi-go-passing-hint = Both are in the rules; with right in the second round both neighbours get to know your taste.
option-sushi-go-robot-hint = For exactly two players: you feed the robot in turns, and it competes for maki and desserts.
option-sushi-go-maki-ties-hint = When several have the most maki, or the second most.
option-sushi-go-nigiri-hint = On wasabi it counts three times; this is about whether one may save the wasabi.
option-sushi-express-swap-hint = The booklet says “next to each other”; this is what it means here.
option-wasabi-hands-hint = Everything is taken before everyone’s eyes, so whoever watches closely knows it anyway.
option-sushi-go-starter-hint = Without the robot all choose at the same time, and nobody starts.
book-own = Use your own recipe book
book-hint = If you own the box, type in its tiles and recipes once: a text in the form of the house’s recipes.toml, up to 64 kB.
book-file = From a file
book-text = Or type or paste it here
book-use = Play by this book
book-too-long = This is longer than { $most } kB.

# What the host decides beside the game.
settings = The table
setting-locked = Lock the table
setting-locked-hint = Nobody else can sit down
setting-listed = Show it to everyone
setting-listed-hint = Among the open tables at the counter
setting-memory = Memory aid
setting-memory-hint = Screens show what you have seen before
setting-bots = Bots give way
setting-bots-hint = Who comes later may take over a bot’s place
setting-watchers = Watchers
watchers-off = none
watchers-link = with the link
watchers-open = everyone
setting-clock = Time for a decision
clock = { $seconds ->
    [0] no limit
    [90] 1½ min
    [300] 5 min
   *[other] { $seconds } s
}

# How it goes.
learn-title = { $game } in one minute
rulebook = All the rules
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
