# What is said at a running table only; home does not load it.
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
deal-check = Was the deal fair?
deal-fair = Yes: the deal was fixed before anybody could know it, and your share is in it.
deal-unfair = The record of this game does not match what this device saw before the game.
deal-unknown = The record fits together, but this device put no share into this deal, so it cannot tell more.
deal-missing = The record of this game could not be fetched, so nothing could be checked. Try again later.
deal-what = What this proves, and what not
deal-how = Before the game the house sealed a secret, and every person’s device committed to a random number. Only when all seats were fixed did the devices reveal their numbers. The deal and every later draw follow from the secret and these numbers.
deal-proves = It proves: nobody, the house included, could choose or change the deal after the seats were fixed, nor know it before all numbers were revealed. One honest device is enough.
deal-proves-not = It does not prove that whoever runs this server did not look at the cards during the game, nor anything if all people are the same person. Whoever holds a seat, the operator perhaps, can refuse to reveal its number. Then everything is dealt again without it, and the record shows that.
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
