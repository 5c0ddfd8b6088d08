# Ce que dit un avis du navigateur.
push-title = { $game } : à toi de jouer
push-with = Avec { $names }.
push-alone = La table t’attend.
push-name = { $name }
