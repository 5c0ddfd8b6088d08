# The table around every game.
place-free = free

# Whose decision it is.
status-mine = Your decision
status-waiting = Waiting for { $names }
status-watching = See what happens
status-working = One moment …
status-over = The game is over
status-lost = Connection lost, trying again
lost-hint = You can look around. What you choose now is sent as soon as the connection is back.
clock-left = { $seconds ->
    [1] 1 second left
   *[other] { $seconds } seconds left
}
clock-span-left = { span } left for this decision
away-me = A bot plays for you.
back-me = I am back
away-dropped = { $name } has lost the connection.
away-gone = { $name } has been gone for a minute.
away-bots = A bot plays for { $names }.
away-back = { $name } is back.
skip = Skip to the present
tab-mine = ● Your decision · { $game }

# Raising and sending.
raise-hint = Tap something to see what it would do.
raised-hint = Tap again or press the button to do it.
held-hint = Chosen. You can change it until everyone has chosen.
watching-hint = You are watching.
pending-sending = Sending: { $command }
pending-offline = Not sent yet: { $command }
lower = Put it down
take-back = Take back

# Panels.
log = What happened
log-empty = Nothing has happened yet.
scores = Points
scores-empty = Points appear here once there are any.
scores-total = Total
scores-why = { $points }, why?
missed = While you were away

# Reactions.
reactions = Reactions

# Menu.
menu = Menu
menu-screen = Screen
menu-notices = Sound and screen
menu-table = This table
free-seat = A bot plays on at once. { $name } can come back unless the table is locked.
plain-screen = Plain screen
plain-screen-hint = Headings, lists and buttons, for any game
table-screen = Table screen
table-screen-hint = Large, without your hand, for a laptop or TV that everyone sees
lessons = Explain as we go
lessons-hint = A few words at the first decision of each kind
answers = Answer for me
answers-hint = After two seconds, where there is nothing to choose
speed = Pace of the others
speed-calm = calm
speed-normal = normal
speed-fast = fast
sound = Sound when it is your decision
vibration = Vibrate when it is your decision
awake = Keep the screen awake
mute = Mute reactions of
move-seat = Play on with another device
move-seat-code = Open this table there and type { $code }. It is good once, for ten minutes.
let-bot-play = Let a bot play for { $name }
leave = Leave
leave-over = The game is over; this only takes it off your list.

# Keys.
keys = Keys

# The end.
rematch = Rematch
rematch-alone = Play again
see-again = See it again
ask-coach = Ask the coach
same-share = Let friends play these cards
same-compare = Compare with other tables
place-seen = Has seen these cards
hint = Hint
rematch-join = To the rematch
rematch-watch = Watch the rematch
rematch-follow = There is a rematch; you keep watching.

# A table that cannot be entered.
table-problem = This table cannot be opened
table-closed = This table is closed
table-closed-hint = Start a new one at the counter.
seat-gone = This device no longer has this seat
seat-gone-hint = The place was given up, or somebody else sits there now. You can see whether another is free.
seat-moved = You play on with another device
seat-moved-hint = Your seat was opened there. If you come back here, it closes there.
seat-removed = A bot has taken over your seat
seat-removed-hint = The host wanted it so. The seat is yours until the game ends: you can come back.
connection-refused = The connection was ended
connection-refused-hint = The server did not understand this page; load it again.
join-again = Join again

# Reactions, keys, hints and the end.
reaction-hello = Hello!
reaction-nice = Nice one
reaction-wow = Wow
reaction-oops = Oops
reaction-thinking = Let me think
reaction-hurry = Hungry already
reaction-thanks = Thank you
reaction-again = Once more?
keys-tab = go on to the next thing
keys-arrows = move within cards, squares or lists
keys-numbers = raise the card or answer in this place
keys-enter = raise it, a second time does it
keys-space-bar = Space
keys-space = skip what is being shown
keys-escape = put it down again
keys-take-back = take back
keys-scores = points
keys-log = what happened
keys-react = reactions
keys-menu = menu
keys-help = this list
keys-on = Single keys
keys-on-hint = Turn them off if they get in the way of voice control
lesson = New to you
lesson-got-it = Got it
lesson-off = No more hints
over-winners = { $mine ->
    [yes] { $count ->
        [1] You win!
       *[other] { $names } win together!
    }
   *[no] { $count ->
        [1] { $names } wins
       *[other] { $names } win together
    }
}
over-fold = Fold away
over-unfold = Show the places
fixed-counted = Daily deal
fixed-practice = Practice
fixed-result = See how you did
deal-check = Was the deal fair?
deal-fair = Yes: the deal was fixed before anybody could know it, and your share is in it.
deal-fixed = The deal was fixed before this table was made, and it is the one whose seal this device saw.
deal-unfair = The record of this game does not match what this device saw before the game.
deal-unknown = The record fits together, but this device put no share into this deal, so it cannot tell more.
deal-missing = The record of this game could not be fetched, so nothing could be checked. Try again later.
deal-what = What this proves, and what not
deal-steps = See every step
deal-how = Before the game the house sealed a secret, and every person’s device committed to a random number. Only when all seats were fixed did the devices reveal their numbers. The deal and every later draw follow from the secret and these numbers.
deal-proves = It proves: nobody, the house included, could choose or change the deal after the seats were fixed, nor know it before all numbers were revealed. One honest device is enough.
deal-proves-not = It does not prove that whoever runs this server did not look at the cards during the game, nor anything if all people are the same person. Whoever holds a seat, the operator perhaps, can refuse to reveal its number. Then everything is dealt again without it, and the record shows that.
deal-fixed-how = This deal was fixed before the table was made, because others play the same one. The table showed a seal of it from the start; nobody’s device added a number. The deal and every later draw follow from what was sealed, and the bots’ choices from that and from the position.
deal-fixed-proves = It proves: nobody, the house included, could change the deal after this device had seen its seal.
deal-fixed-proves-not = It does not prove that nobody knew the deal before: whoever fixed it could, and so could anybody who had played it.
deal-files = You need not trust this page: with both files and the script docs/check_deal.py from the project you can check everything yourself.
deal-record = Save the record
deal-seen = Save what this device saw

# Answers that this screen gives by itself.
answering = In { $seconds } s for you: { $command }
answering-wait = Wait

# The end as a scene.
status-counting = The last points
finale = How it ends
finale-skip = Skip
over-shared = Equal in everything that counts: the win is shared.
over-equal = { $points } points each: { $names }.
rule-open = Rule { $rule }

# A guided first game.
guide-next = Next
guide-real = Play a real game
guide-again = Begin anew
guide-not-counted = A guided game: it is not counted anywhere.
guide-remark = About your move
guide-told = { $told } of { $of } things explained
known = What you can know
known-count = × { $count }
known-odds = { $percent } %
practice = Practice
