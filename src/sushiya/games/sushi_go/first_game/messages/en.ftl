# What a guided first game explains, each once.
first-keep = Tap the card that you want to keep, then the button. The bot keeps one too, and both cards are turned over together.
first-aim = There are three rounds, and the most points win. What a card is worth you learn when it turns up.
first-swap = You have swapped hands: somebody has taken a card from this one. What you left comes back to you, unless the bot takes it.
first-wasabi = Wasabi: the next sushi that you keep goes on it and counts three times. So the wasabi comes first, then a good sushi.
first-on-wasabi = A wasabi of yours is free. The sushi that you keep now goes on it and counts three times.
first-chopsticks = Chopsticks give no points. But in a later turn they let you keep two cards at once.
first-two-cards = Your chopsticks are ready. Press “Sushi Go!” to keep two cards; the chopsticks then travel on with the hand.
first-tempura = Two tempura give 5 points. One alone is worth nothing.
first-sashimi = Three sashimi give 10 points. One or two are worth nothing, so begin early or not at all.
first-nigiri = Sushi counts by itself: egg 1 point, salmon 2, squid 3.
first-dumpling = Dumplings pay more and more: one to five of them give 1, 3, 6, 10, 15 points.
first-maki = Maki: count the signs on your cards. When the round ends the most signs give 6 points, the second most 3.
first-pudding = Desserts stay on the table and count once, after the third round: the most give 6 points. With two players nobody loses for them.
first-last-card = Two cards are left. Keep one; the last card that you get then lays itself.
first-score = The round is scored: look at the points. Everything but desserts was cleared away, and you have a new hand.
first-last-round = This is the last round. After it the desserts count as well. Who has more?
first-end = Now you know everything. Play on to the end, or begin a real game whenever you like.

# Why a pick was weak.
first-left-nigiri = Your wasabi is still free. A sushi from that hand would have counted three times.
first-small-nigiri = That works. But a better sushi lay in that hand, and on wasabi every point counts three times.
first-late-sashimi = Too late for three sashimi: this round has not enough turns left.
first-late-chopsticks = Chopsticks help in a later turn only, and this round has none left.
