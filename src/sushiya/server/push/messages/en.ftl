# What a notice of the browser says.
push-title = Your turn at { $game }
push-with = With { $names }.
push-alone = The table waits for you.
push-name = { $name }
