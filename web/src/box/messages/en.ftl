# My box in English.
box-title = My box
box-undo = Undo
box-progress = { $count } of { $most }
box-parts = What to enter
box-part-ingredients = Tiles
box-part-strips = Recipes
box-part-tokens = Tokens
box-part-share = Share
box-stays-here = What you enter stays on this device, and is kept after every tap. It works without a network.

# Ingredients.
box-ingredients-how = Untick what your box does not have, and count the tiles of the rest.
box-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
box-unique = unique
box-count-of = Tiles of { $name }
box-fewer = { $name }: one fewer
box-more = { $name }: one more
box-edit = Change { $name }
box-own = Another ingredient
box-kinds-full = There is room for { $most } kinds of tiles.
box-name = Name
box-category = Category
box-category-other = Another category
box-category-name = Name of the category
box-unique-one = There is one tile of it only
box-remove = Remove it
box-use = Use it

# Recipes, strip by strip.
box-lengths = Tiles on a strip (entered so far)
box-of-length = { $length } ({ $count })
box-draft = The strip that you enter
box-take-back = Take the last tile back
box-keys = Tiles to tap
box-nth = No. { $number }
box-strips-of = Strips of { $length } tiles
box-strips-how = Tap the tiles of a strip in their printed order. The last one finishes it. Its name can be added later.
box-full = All { $most } recipes are there.
box-strip-name = Name (if you like)
box-strip-remove = Remove this recipe

# Tokens.
box-tokens-how = As printed on the tokens of your box.
box-token = Token
box-token-length = Length { $length }
box-points = Points
box-cubes = Cubes for style
box-points-of = Points of length { $length }
box-cubes-of = Cubes for style of length { $length }

# Using and sharing it.
box-book-title = Title
box-not-yet = It cannot be played with yet
box-playable = It can be played with
box-play = In the waiting room of a table of Wasabi!, the host finds it under more rules, recipe book: “My box”.
box-play-site = Save it as a file, and give it to a table of Wasabi! as its recipe book.
box-sharing = Share it
box-sharing-how = The whole book is in the link. It goes to nobody but those whom you send it to.
box-qr = The book as a code to scan
box-qr-too-long = With so many long names it does not fit into a code to scan. Send the link or the file.
box-link = Link
box-copy = Copy the link
box-copied = The link is copied.
box-save = Save as a file
box-load = Open a file that was saved here
box-loaded = The file is open. Undo brings back what was here.
box-file-unreadable = This file was not saved by this page. A book typed by hand can be given to a table as it is.
box-anew = Begin anew
box-received = A recipe book for you
box-received-book = { $count ->
    [one] “{ $title }”, with { $count } recipe.
   *[other] “{ $title }”, with { $count } recipes.
}
box-received-replaces = { $count ->
    [one] It takes the place of your own, which has { $count } recipe. Undo brings it back while this page is open.
   *[other] It takes the place of your own, which has { $count } recipes. Undo brings it back while this page is open.
}
box-received-unreadable = This link holds no recipe book. Perhaps a part of it is missing: ask for it once more.
box-received-yes = Take it over
box-received-no = Keep mine

# Several phones.
box-share-phones = Fill it with several phones
box-share-how = Each phone scans the code and enters strips of another length. All see the same box.
box-share-unreachable = The shop cannot be reached now. Go on alone; you can share later.
box-join = A box to fill together
box-join-replaces = It takes the place of your own. Save yours as a file first if you want to keep it.
box-join-yes = Join in
