# Che cosa dice un avviso del browser.
push-title = { $game }: tocca a te
push-with = Con { $names }.
push-alone = Il tavolo ti aspetta.
push-name = { $name }
