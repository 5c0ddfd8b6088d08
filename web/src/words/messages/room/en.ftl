# Who somebody is.
person-name = Name
person-name-length = { $count } of { $most }
person-name-long = { $count } of { $most }: too long
person-colour = Colour and crest
person-edit = Your name and colour
person-edit-crest = Your crest
person-save = That’s me

# Joining.
join-title = Join a table of { $game }
join-there = At this table
join-as = You will be
join-crests = At this table everyone goes by a crest. Pick yours; no name is asked for.
join-sit = Sit down as { $name }
join-take-over = Take over a bot’s place as { $name }
join-change = Another name, colour or place
join-change-crest = Another crest or place
join-which-place = Place
join-which-bot = Whose place
join-watch = Watch
join-rules = What is played here
join-over = This table is closed.
join-locked = The host has locked this table; ask to have it opened.
join-running = The game has begun, and no place is open to newcomers.
join-full = Every place is taken.
back-seat = Your seat: { $name }
back-elsewhere = You have this seat open on another device. If you come back here, it closes there.
back-removed = The host has let a bot take over. The seat is yours until the game ends.
move-here = I have a place here, on another device
move-here-hint = Open the menu of the table there and choose “Play on with another device”.
move-here-code = The code that it shows
move-here-do = Play on here

# The waiting room.
room = Table for { $game }
room-rematch = A rematch: it begins as soon as everyone who is here is ready.
room-rematch-slow = A rematch: it begins as soon as everyone is ready.
room-locked = locked
room-listed = listed at the counter
room-watched = others may watch
room-memory = memory aid
room-hints = hints
room-bots = bots give way to newcomers
room-clock = { $seconds } s for a decision
room-bank = { $minutes } min time bank
room-crests = crests instead of names
room-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}
leave-room-last = Nobody else is here, so the table closes.
places = Places at the counter
place-you = you
place-host = Host
place-bot = Bot: { $level }
place-guest-bot = Bot: a guest’s own program
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
remove-sure = { $name } loses this place, and can come back with the link or the code unless the table is locked.
remove-bot = Take the bot away
sure-no = Cancel
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
invite-share = Share
invite-text = Come to my table! The code is { $code }.
invite-alone = Only this computer can reach this table. So that friends in the same network can join, start the shop with

# The rules of a table.
rules = Rules of this table
rules-more = Variants and house rules
rules-all = All other rules
rules-done = Done
house-rule = house rule
house-usual = usually: { $rule }
house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
house-rule-reset = As the edition has it
options-together = That does not go together with the other rules of this table; change those first.
options-reset = Some rules did not fit any more and are as the edition has them.
option-sitting = { $place }: { $name }
option-sushi-go-passing-hint = Both are in the rules; with right in the second round both neighbours get to know your taste.
option-sushi-go-robot-hint = For exactly two players: you feed the robot in turns, and it competes for maki and desserts.
option-sushi-go-maki-ties-hint = When several have the most maki, or the second most.
option-sushi-go-nigiri-hint = On wasabi it counts three times; this is about whether one may save the wasabi.
option-sushi-express-swap-hint = The booklet says “next to each other”; this is what it means here.
option-wasabi-hands-hint = Everything is taken before everyone’s eyes, so whoever watches closely knows it anyway.
option-sushi-go-starter-hint = Without the robot all choose at the same time, and nobody starts.
book-own = Use your own recipe book
book-box = My box: { $title }
book-box-new = Type in my box
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
setting-hints = Hints
setting-hints-hint = With several people: everyone may ask the coach, and the log tells who did. Help from outside cannot be prevented.
setting-bots = Bots give way
setting-bots-hint = Who comes later may take over a bot’s place
setting-names = Crests instead of names
setting-names-hint = No name is shown or asked for; good for tables with children
setting-watchers = Watchers
watchers-off = none
watchers-link = with the link
watchers-open = everyone
setting-pace = Pace
pace-now = all here now
pace-short = { $unit ->
    [days] { $count } days
   *[hours] { $count ->
        [24] a day
       *[other] { $count } h
    }
}
pace = { $unit ->
    [days] { $count } days for each decision
   *[hours] { $count ->
        [24] a day for each decision
       *[other] { $count } h for each decision
    }
}
pace-hint = A slow table, with so much time for each decision: come, choose and go. The time passes also while nobody is here. When it is up a bot chooses for you, and the place stays yours. Your tables stand on the first page.
setting-clock = Time for a decision
clock = { $seconds ->
    [0] no limit
    [90] 1½ min
    [300] 5 min
   *[other] { $seconds } s
}
setting-bank = Time bank, for the whole game
setting-bank-hint = It runs when the time for a decision is up. Without such a time it is all there is.
bank = { $minutes ->
    [0] off
   *[other] { $minutes } min
}
bank-runs = bank { $time }
bank-mine = You: { $time } in the bank
bank-of = { $name }: { $time } in the bank

# Several people at one device.
room-devices = several people may share a device
room-sharing = at one device: { $names }
together = At one device
together-share = Several people may share one device
together-share-hint = It goes from hand to hand, and a cover hides each hand from the others. Everyone at the table sees who shares a device.
together-here = Also at this device
together-add = Somebody else sits down here
together-nobody = Nobody else
together-leaves = { $name } leaves
together-screen = A tablet or TV in the middle can be the table, and your phones the hands: open this table’s link there, choose “Watch”, and switch on “Table screen” in the menu.
together-allow = Allow watching
cover-turn = { $name }’s turn
cover-hand-over = Hand the device to { $name }. Nobody else looks now.
cover-open = I am { $name }
cover-look = First look at the table
