# What a guided first game explains, each once.
first-aim = Drive round the block. Whenever your van comes to the Sushi Express or past it, you take a customer, and customers are points.
first-bet = Put your marker on a number from 2 to 12. You drive that far if the dice reach it. High is far, and risky.
first-end-bet = Your marker stands. With action cards in hand you say yourself when your bet is done: end it now.
first-dice = The highest bet rolls first, two tries at most. If it succeeds, all who have not rolled drive along.
first-short = The dice are below your bet. If you hold a re-roll, you may roll one of them again. Otherwise go on.
first-failed = Two tries, both too low: you stay where you are. But you draw an action card.
first-drive = Your van drives as far as your bet. The card “one tile further” adds a tile, if that brings you something.
first-jump = Tiles with other vans do not count, they are jumped. So a van may get further than its bet.
first-customer = You came past the Sushi Express: take a customer from the row.
first-points = The first card of a customer gives 3 points, each further one 1. So collect many different customers.
first-row = Yours was the lowest bet. You decide what becomes of the row: all stay, or all go. And you start the next round.
first-order = A new round. The lowest bettor of the last one starts, and a number that somebody holds is taken.
first-same = You hold a same bet. With it you may join a number that somebody holds; your marker goes on top.
first-swap = You hold a swap: two bets that follow each other change places, yours or those of others.
first-tips = Tips give no points. But at the end whoever has the fewest loses as many points as the most tips of anyone.
first-park = Stop exactly on the Park, opposite the Sushi Express, and you draw an action card.
first-finish = The game ends when the row cannot be filled up any more. Then the most points win.
first-end = Now you know everything. Play on to the end, or begin a real game whenever you like.

# Why a move was weak.
first-high = That is bold: with two tries, 11 succeeds about once in six times, and 12 once in eighteen.
first-low = That is nearly sure, but it does not take you far. It pays if you want to decide about the row.
first-again = You had that customer already: 1 point. A new one from the row would have given 3.
first-stood = You hold a re-roll. It was the second try, so the re-roll could have saved your bet.
