# How a deal came about.
fair-title = How this deal came about
fair-fits = fits
fair-fits-not = does not fit
fair-steps = Who committed to what, and when
fair-restart = A deal was given up
fair-restart-missing = It did not come: the number of { $names }. Everything began anew, without it.
fair-seal = The house seals a secret
fair-seal-when = When the table was made. Everybody saw the seal; the secret was unknown:
fair-commitments = Every device commits to a number
fair-commitments-when = In the waiting room, before the start. From then on nobody could choose another number.
fair-bot = a bot puts nothing in
fair-silent = put nothing in
fair-reveals = The devices reveal their numbers
fair-reveals-when = When the seats were fixed and all commitments were known. Each number must fit its commitment.
fair-secret = The house reveals its secret
fair-secret-when = When the game was over. It must fit the seal:
fair-seed = The seed is made of all of it
fair-seed-made = From the secret and all numbers, by a formula that everybody knows:
fair-seed-fixed = It is the secret itself, as nobody added to it:
fair-seen = Compared with what this device saw
fair-seen-yes = The seal, the commitments and its own number are those that this device kept.
fair-seen-seal = The seal is the one that this device kept.
fair-seen-no = This device had no share in the deal, so it cannot compare anything.
fair-chance = All that chance decided
fair-chance-how = Rebuilt here from the seed. What the table showed openly has a mark.
fair-question = { $question ->
    [deck] In which order do the cards lie?
    [controller] Who controls the robot first?
    [first] Who begins?
    [starter] Who begins?
    [pile] In which order do the recipes of length { $number } lie?
    [customers] In which order do the customer cards lie?
    [actions] In which order do the action cards lie?
    [roll] What do the two dice show?
   *[reroll] What does the die show that is rolled again?
}
fair-order = Show all { $count }, from the top
fair-files = Check it without this page
fair-files-how = The script needs nothing but Python. It checks the seal and the numbers, and lists every draw.
fair-script = Save the script
