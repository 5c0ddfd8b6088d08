# Was eine Nachricht des Browsers sagt.
push-title = { $game }: Du bist dran
push-with = Mit { $names }.
push-alone = Der Tisch wartet auf dich.
push-name = { $name }
