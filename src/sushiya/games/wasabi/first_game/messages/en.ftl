# What a guided first game explains, each once.
first-give = First choose three ingredients for the bot, of three different categories. Then the bot chooses three for you.
first-aim = You cook on one board. Recipes are secret, but the tiles on the board are there for everyone.
first-recipes = Draw three recipes. You choose the pile for each, and only you see them.
first-lengths = Two ingredients give 2 points, three 3, four 5, five 8. Short recipes are quick, long ones pay.
first-place = Your turn: tap an ingredient, then an empty square, then the button.
first-line = A recipe counts if its ingredients lie side by side in a row or column, in any order. A diagonal is no line.
first-complete = A recipe of yours lies there! Complete it now: next turn it counts only if one of its squares changes.
first-style = In the order of the recipe, forwards or backwards, it has style. From length 3 on that brings cubes, one point each.
first-done = Anything else? If not, say that you are done and fill up.
first-reward = For each recipe of this turn you may take an action card. You hold two at most and play one a turn.
first-kitchen = Stack! on top of a tile. Spicy! two tiles. Chop! take one off. Switch! swap neighbours. Wasabi! cover four squares.
first-refill = Fill your hand to three ingredients. Take what your recipes still need.
first-together = The bot has placed a tile. It counts for your recipes as well: look where it helps.
first-card = You hold an action card. Play it before or after your tile, as the card says, when it helps you to a recipe.
first-next-recipe = Draw until you hold three recipes again. You have a token for each recipe that you complete.
first-pass = If nothing fits you may pass: put recipes back and draw others. But then you place no tile.
first-points = Your recipe lies before you with its token. You have four tokens for length 2, three for 3, two for 4, one for 5.
first-finish = The game ends when the board is full, and the most points win. Whoever uses all ten tokens wins at once.
first-end = Now you know everything. Play on to the end, or begin a real game whenever you like.

# Why a move was weak.
first-left-recipe = A recipe of yours lay there, and you left it. Now it counts only in a turn that changes one of its squares.
first-no-use = That ingredient is in none of your recipes. Another one of your hand would have helped you.
first-all-long = Three long recipes take their time, and every recipe brings an action card. A short one helps to begin with.
first-left-card = The action card would have been free. It is hard to do without them later.
first-passed = A pass costs a turn. Mostly it is better to place a tile, even if it only prepares something.
