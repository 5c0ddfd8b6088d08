# What happens at a table, whatever is played there.
happening-person-seated = { $name } sits down.
happening-place-emptied = { $name } leaves the table.
happening-seat-freed = { $name } no longer plays here; a bot goes on.
happening-person-renamed = { $old } is now called { $name }.
happening-handed-to-bot-left = { $you ->
    [yes] You left; a bot plays for you.
   *[no] { $seat } left; a bot plays on.
}
happening-handed-to-bot-dropped = { $you ->
    [yes] A bot plays for you until you are back.
   *[no] A bot plays for { $seat } until they are back.
}
happening-role-given = { $you ->
    [yes] You are the host now.
   *[no] { $seat } is the host now.
}
happening-bot-failed = { $seat }: “{ $level }” gave no valid answer in time, so “{ $instead }” chose.
happening-taken-back = { $you ->
    [yes] You take it back.
   *[no] { $seat } takes it back.
}
happening-hint-taken = { $you ->
    [yes] You ask the coach for a hint.
   *[no] { $seat } asks the coach for a hint.
}
happening-handed-back = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
happening-rematch-opened = { $you ->
    [yes] You want a rematch.
   *[no] { $seat } wants a rematch.
}
happening-options-chosen = The rules of this table have changed.
happening-cards-shared = Other tables can play these cards, too. The rules stay as they are now.
happening-cards-seen = { $you ->
    [yes] You have seen these cards at another table; everybody here can see that.
   *[no] { $seat } has seen these cards at another table.
}
happening-deal-voided = { $seats } did not answer in time. The deal starts anew without their share.
happening-game-started = The game begins.
happening-table-closed-closed = The table was closed.
happening-table-closed-abandoned = The table was closed because nobody came back.

# Why the table says no.
refusal-table-unknown = There is no such table; check the link.
refusal-code-unknown = No open table has this code; check it, or ask for the link.
refusal-token-unknown = This device no longer has a seat here; you can join again or watch.
refusal-not-your-seat = That is not your seat.
refusal-not-host = Only the host of this table can do that.
refusal-not-waiting = The game has begun; that can only be changed before the start.
refusal-not-running = No game is running at this table.
refusal-not-over = The game is not over yet.
refusal-table-over = This table is closed; start a rematch or a new table.
refusal-no-such-place = There is no such place; this table has { $most }.
refusal-place-taken = Somebody sits there; choose a free place.
refusal-own-place = That is your own place; use Leave instead.
refusal-already-seated = You have a seat of your own at this table; come back to that one.
refusal-place-empty = A place is still free; fill it with a bot, or wait for somebody.
refusal-places-left = { $people } people sit here, too many for { $players } places.
refusal-not-a-person = No person sits there.
refusal-table-full = Every place is taken.
refusal-table-locked = The host has locked this table.
refusal-bots-closed = The game has begun, and the host has not opened the bots’ places.
refusal-devices-own = At this table everyone plays at a device of their own.
refusal-devices-in-use = People share a device at this table. They would have to leave first.
refusal-watching-off = The host of this table allows no watchers.
refusal-name-wrong = A name has 1 to 16 visible letters, digits or signs.
refusal-name-taken = Somebody here is called { $name } already; choose another name.
refusal-colour-taken = Somebody here has that colour; choose another.
refusal-deal-under-way = The cards are being dealt; try again in a moment.
refusal-deal-fixed = The cards of this table are fixed, so it stays as it is. Make a new table for something else.
refusal-share-copied = Another seat has committed to the same share; make a new one.
refusal-share-unasked = Nobody asks for this share of the deal now.
refusal-share-wrong = This is not the share that the seat had committed to.
refusal-level-unknown = There is no bot { $level }; there are { $levels }.
refusal-level-missing = “{ $level }” cannot play here, as its engine is not built; choose another bot.
refusal-game-unknown = There is no game { $game }; there are { $games }.
refusal-first-game-missing = There is no guided first game of this game. Its rules explain it.
refusal-options-wrong = These options cannot be had: { $reason }.
refusal-document-wrong = Line { $line }: { $reason }
refusal-document-too-long = { $option } is too long; at most { $most } kB.
refusal-document-unreadable = { $option } could not be read in time; try again, or send a simpler file.
refusal-documents-used-up = This table has had { $most } different files; choose one of them, or make a new table.
refusal-command-unreadable = That is no command: { $expected }.
refusal-decision-past = The game has gone on meanwhile; look again and choose anew.
refusal-nothing-to-take-back = There is nothing to take back: something new was seen, or it is another’s turn.
refusal-hints-off = The host of this table allows no hints.
refusal-hint-unasked = There is nothing for you to decide now.
refusal-second-thoughts-used-up = You have changed your mind { $most } times; what you chose stands until the game goes on.
refusal-changes-used-up = You have changed { $most } things since you sat down; leave and sit down again to go on.
refusal-adjustments-used-up = The rules and settings of this table have been changed { $most } times; start as it is, or make a new table.
refusal-table-worn = Too much has happened at this table; make a new one.
refusal-not-dropped = Give them a little more time; a bot may play once they have been gone for a minute.
refusal-slow-away = At a slow table people may be away.
refusal-slow-bank = A slow table has no time bank.
refusal-not-away = You are playing this seat already.
refusal-move-code-unknown = This code is not known or no longer valid; ask for a new one on the other device.
refusal-record-not-finished = The record is there when the game is over.
refusal-record-wrong = This record cannot be replayed: { $reason }
refusal-replay-private = Only those who played or watched this game can see it, unless one of them makes it public.
refusal-replay-sealed = Others can still play this deal, so nothing of it is shown to strangers yet; try again when its day is over.
refusal-deal-counted = Results of this deal are compared, so this table stays as it is; play on, or leave it.
refusal-daily-unknown = There is no daily deal for that day; choose one that has been.
refusal-daily-unfinished = Play this deal to its end first, or wait until its day is over.
refusal-daily-known = The clock of this server was set back, and this day’s deal is known already; the next one comes tomorrow.
refusal-replay-too-long = This game is too long to be shown step by step.
refusal-rules-changed = This game was begun by older rules, and cannot go on after an update of the server.
refusal-no-playing-on = The game cannot be played on from there.
refusal-sheet-unknown = This shared sheet is not here any more; whoever shared it can share it again.
refusal-sheet-full = This shared sheet is full: at most { $parts } parts and { $kb } kB.
refusal-sheet-not-yours = Only the device that has shared this sheet can delete it.
refusal-sheets-used-up = You have shared { $most } sheets; delete one, or wait until one is forgotten.
refusal-part-changed = Somebody else has changed this at the same time; look at it and try again.
refusal-part-too-long = This is too long for a shared sheet; at most { $most } kB.
refusal-cannot-save = The move could not be saved, so it was not made; try again in a moment.
refusal-busy = Too much is going on at this table at once; try again.

# Crests: what people and bots are called until they choose a name.
crest-carp = Carp
crest-fan = Fan
crest-moon = Moon
crest-bamboo = Bamboo
crest-wave = Wave
crest-umbrella = Umbrella
crest-pine = Pine
crest-plum = Plum

# Bots: what their levels are called, and how they play.
level-random = Random
level-random-hint = Plays anything that is allowed, without a plan.
level-apprentice = Apprentice
level-apprentice-hint = Knows the rules and makes the mistakes that people make.
level-cook = Cook
level-cook-hint = Knows the trade and plays a solid game.
level-chef = Chef
level-chef-hint = Has learned from many thousand games and decides at a glance.
level-master = Master
level-master-hint = Plays out what may come before deciding; the strongest of all.

# Why a circle says no.
refusal-title-wrong = A circle’s name has 1 to { $most } visible letters, digits or signs.
refusal-circle-unknown = There is no such circle; check the link.
refusal-circle-not-member = You have no name in this circle; join it first.
refusal-circle-removed = You were removed from this circle; ask whoever organises it.
refusal-circle-closed = This circle takes no newcomers at the moment; ask whoever organises it.
refusal-circle-full = This circle is full; it has room for { $most } people.
refusal-circle-not-organiser = Only whoever organises this circle can do that.
refusal-circle-no-member = Nobody in this circle has that number any more; look again.
refusal-circle-tables = A circle can have { $most } open tables at a time; finish some of them first.
refusal-circles-used-up = You have founded { $most } circles already; that is the most.
refusal-round-size = { $people } people are too few; a table needs at least { $least }.
refusal-round-twice = Everybody sits at exactly one table; check the tables again.

# Why shared cards say no.
refusal-same-unknown = These cards are no longer here; whoever shared them can share others.
refusal-same-key = Whoever sees shared cards is marked, so this needs a browser that keeps a key.
refusal-same-full = { $most } tables have played these cards; share others.
refusal-same-crowded = { $most } people have seen these cards, and no more can be noted; share others.
refusal-same-used-up = You have shared cards { $most } times; the oldest are forgotten 100 days after they were last played.
refusal-same-not-yet = Finish your game with these cards first, or say that you do not want to play them.
refusal-same-playing = You are playing these cards; finish your game first.
refusal-same-no-table = No such table has played these cards, or it is no longer kept.
