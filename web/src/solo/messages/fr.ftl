# Playing alone, on this device.
solo-title = Jouer en solo
solo-what = Contre des bots, sur cet appareil même : il ne faut ni serveur ni réseau.
solo-going = Parties en cours
solo-game = { $game }, contre { $level ->
    [apprentice] { $count ->
        [one] un apprenti
       *[other] { $count } apprentis
    }
    [cook] { $count ->
        [one] un cuisinier
       *[other] { $count } cuisiniers
    }
    [chef] { $count ->
        [one] un chef
       *[other] { $count } chefs
    }
    [master] { $count ->
        [one] un maître
       *[other] { $count } maîtres
    }
   *[other] { $count ->
        [one] un bot
       *[other] { $count } bots
    }
}
solo-played = Jouée pour la dernière fois { $when }
solo-drop = Supprimer cette partie
solo-drop-sure = La partie est supprimée de cet appareil. On ne peut pas la retrouver.
solo-drop-yes = Supprimer
solo-drop-no = Garder
solo-new = Une nouvelle partie
solo-which = Quel jeu
solo-rules = Règles
solo-deal = Distribuer
solo-first = Avant la première partie, prépare-toi en haut de cette page.
solo-starting = Les règles démarrent. Cela prend quelques secondes …
solo-records = Les parties finies sont dans « Mes parties » : à revoir, et à enregistrer dans des fichiers.

# The pack.
pack-title = Sans réseau
pack-what = Ton appareil distribue et arbitre lui-même. Pour cela il va chercher { $size } une seule fois, et les garde.
pack-get = Se préparer à jouer sans réseau ({ $size })
pack-fetching = En route : { $done } sur { $size }
pack-finishing = Tout est là. Les pages sont encore en train d’être gardées …
pack-kept = C’est prêt : tu peux jouer sans réseau.
pack-remove = Enlever les { $size } de cet appareil
pack-unable = Ce navigateur ne peut rien garder ici. Il faut donc un réseau, et { $size } sont cherchés à chaque visite.

# What went wrong, and what to do.
solo-no-network = Ce qu’il faut n’a pas pu arriver. Trouve un réseau et essaie encore ; après, il n’en faudra plus.
solo-full = Cet appareil n’a plus assez de place. Supprime quelque chose sur l’appareil ou dans ce navigateur, et essaie encore.
solo-old-browser = Ce navigateur est trop ancien pour jouer en solo. Mets-le à jour ou prends-en un autre.
solo-not-started = Les règles n’ont pas pu démarrer sur cet appareil. Ferme d’autres pages ou mets ton navigateur à jour, et essaie encore.
solo-gone = Cette partie n’est plus sur cet appareil.
solo-elsewhere = Cette partie est ouverte dans une autre page de ce navigateur. Continue là-bas, ou ferme cette autre page et essaie encore.
solo-problem = La partie ne peut pas continuer
solo-failed = Quelque chose a mal tourné sur cet appareil. Ta partie est gardée : recharge la page pour continuer.

# Partie terminée, reprise à partir d’une étape.
play-on = Continuer à partir d’ici
play-on-what = À partir de l’étape { $step }, et les pioches comme les dés tombent comme alors. Des bots jouent pour les autres. C’est un entraînement, il ne compte nulle part.
play-on-seat = Ta place
play-on-level = Les autres
play-on-as-it-was = Comme avant
play-on-start = Continuer
play-on-get = Ton appareil distribue lui-même. Pour cela il va d’abord chercher { $size }, une fois pour tous les jeux, et les garde.
play-on-over = À cette étape, la partie est finie. Reviens quelques étapes en arrière et continue à partir de là.
play-on-missing = Cette partie a été gardée avant qu’on puisse la reprendre. Ouvre-la encore une fois avec un réseau.
practice-from = Entraînement, repris à l’étape { $step }
