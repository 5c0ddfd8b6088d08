# La feuille de score en français.
pad-title = Feuille de score
pad-which-box = Quelle boîte as-tu ?
pad-go-on = Continuer à compter
pad-more = Plus
pad-evenings = Soirées et victoires
pad-blank = Feuilles de score vierges
pad-stays-here = Ce que tu comptes reste sur cet appareil. Tout marche sans réseau.
pad-game-sushi-go = Sushi Go!
pad-game-wasabi = Wasabi!
pad-game-sushi-express = Sushi Express
pad-maker-cocktail = Cocktail Games, Gamewright
pad-maker-zoch = Zoch
pad-box-sushi-go-cocktail = Avec raviolis et calamar. À égalité, on partage les points. La boîte de Gamewright nomme autrement certaines cartes et se compte de la même façon.
pad-box-sushi-go-zoch = Avec pétoncles et thon. À égalité, tout le monde a tous les points.
pad-box-wasabi-standard = Des recettes sur un plateau commun : jetons par longueur et cubes de wasabi.
pad-box-sushi-express-standard = Camionnettes, dés et clients : cartes client, pourboires et cartes action qui restent.

# Qui joue.
pad-who-plays = Qui joue ?
pad-box-chosen = { $game }, de { $from } à { $to }
pad-players = Joueuses et joueurs
pad-remove-player = { $name } ne joue pas
pad-known = Déjà venus ici
pad-forget-player = Oublier { $name }
pad-new-player = Nom
pad-add-player = Ajouter
pad-crest = Blason
pad-house-rules = Règles maison
pad-as-the-box = (comme dans la boîte)
pad-start = Commencer à compter
pad-players-missing = { $count ->
    [0] On joue de { $from } à { $to }.
   *[other] { $count } pour l’instant ; on joue de { $from } à { $to }.
}

# Compter.
pad-undo = Annuler
pad-settings = Noms et règles
pad-rounds = Manches
pad-nth-round = Manche { $round }
pad-count = Compter
pad-result = Résultat
pad-next = Suite : { $name }
pad-points = points
pad-cards-of = { $count } cartes sur { $full }
pad-plate = Devant { $name }
pad-plate-empty = Touche ce qu’il y a devant { $name }.
pad-take-away = { $piece } : { $count }. En retirer un
pad-key = { $piece } : { $count }. Un de plus
pad-keys = Ce qui se compte
pad-group-maki = Makis
pad-group-sets = Séries
pad-group-nigiri = Sans wasabi
pad-group-wasabi = Sur wasabi
pad-group-others = Autres cartes
pad-group-customers = Clients et pourboires
pad-group-actions = Cartes action qui restent
pad-group-tokens = Jetons et cubes
pad-why = { $points }, pourquoi ?
pad-ask-why = Touche un nombre pour voir d’où il vient.
pad-total = Total
pad-rename = Un autre nom pour { $name }
pad-recipes = Recettes par nom
pad-recipes-why = Si tu veux : les recettes faites par { $name }. Les jetons comptent de toute façon.
pad-recipe-length = Recettes de { $length }

# Pourquoi.
pad-why-maki = { $place ->
    [1] { $sharers ->
        [1] { $icons } makis, le plus : { $points }.
       *[other] { $ties ->
            [split] { $sharers } sont à égalité pour le plus de makis ({ $icons }). Dans cette boîte, ils partagent 6, arrondi vers le bas : { $points } chacun.
           *[full] { $sharers } sont à égalité pour le plus de makis ({ $icons }). Dans cette boîte, chacun a bien { $points }.
        }
    }
    [2] { $sharers ->
        [1] { $points ->
            [0] { $icons } makis, en deuxième ; mais après une égalité en tête, il n’y a pas de deuxième dans cette boîte.
           *[other] { $icons } makis, en deuxième : { $points }.
        }
       *[other] { $points ->
            [0] { $leaders ->
                [1] { $sharers } sont deuxièmes aux makis ({ $icons }). Partagé et arrondi vers le bas, il ne reste rien de 3.
               *[other] { $icons } makis, en deuxième ; mais après une égalité en tête, il n’y a pas de deuxième dans cette boîte.
            }
           *[other] { $ties ->
                [split] { $sharers } sont deuxièmes aux makis ({ $icons }). Dans cette boîte, ils partagent 3, arrondi vers le bas : { $points } chacun.
               *[full] { $sharers } sont deuxièmes aux makis ({ $icons }). Dans cette boîte, chacun a bien { $points }.
            }
        }
    }
   *[0] { $icons ->
        [0] Pas de makis, pas de points.
       *[other] { $icons } makis : ni en tête ni en deuxième.
    }
}
pad-why-tempura = { $count ->
    [0] Pas de tempuras.
   *[other] Tempuras : { $count }. Ils font { $points } : 5 pour deux.
}
pad-why-sashimi = { $count ->
    [0] Pas de sashimis.
   *[other] Sashimis : { $count }. Ils font { $points } : 10 pour trois.
}
pad-why-dumpling = { $count ->
    [0] Pas de { $name }.
   *[other] Cartes de { $name } : { $count }. Elles font { $points } ; les paliers sont 1, 3, 6, 10, 15.
}
pad-why-nigiri = { $count ->
    [0] Pas de { $name }.
   *[other] { $tripled ->
        [0] Cartes de { $name } : { $count }. Elles font { $points } : 1, 2 ou 3 chacune.
       *[other] Cartes de { $name } : { $count }. Elles font { $points } ; sur wasabi : { $tripled }, qui comptent triple.
    }
}
pad-why-round = Manche { $round } : makis { $maki }, tempuras { $tempura }, sashimis { $sashimi }, { $dumplings } { $dumpling }, { $nigiris } { $nigiri }.
pad-why-pudding = { $over ->
    [no] Nombre de { $name } pour l’instant : { $count }. Ils comptent après la manche 3.
   *[yes] { $standing ->
        [most] { $sharers ->
            [1] { $count } { $name }, le plus : { $points }.
           *[other] { $ties ->
                [split] { $sharers } ont le plus de { $name } ({ $count }). Dans cette boîte, ils partagent 6, arrondi vers le bas : { $points } chacun.
               *[full] { $sharers } ont le plus de { $name } ({ $count }). Dans cette boîte, chacun a bien { $points }.
            }
        }
        [fewest] { $loss ->
            [no] Le moins de { $name } ({ $count }), mais ici personne ne perd rien pour cela.
           *[yes] { $sharers ->
                [1] { $count } { $name }, le moins : { $points }.
               *[other] { $ties ->
                    [split] { $sharers } ont le moins de { $name } ({ $count }). Dans cette boîte, ils partagent la perte de 6, arrondie vers le bas : { $points } chacun.
                   *[full] { $sharers } ont le moins de { $name } ({ $count }). Dans cette boîte, chacun perd bien 6.
                }
            }
        }
       *[between] Nombre de { $name } : { $count }, ni le plus ni le moins ; ou tout le monde en a autant.
    }
}
pad-why-customer = { $count ->
    [0] { $name } : pas de carte.
   *[other] { $name }, cartes : { $count }. La première donne 3, chaque autre 1 : { $points }.
}
pad-why-tips = { $points ->
    [0] { $most ->
        [0] Personne n’a de pourboires, personne ne perd rien.
       *[other] Pourboires : { $count }. Le moins est { $fewest }, donc rien n’est perdu ici.
    }
   *[other] Pourboires : { $count }, le moins. Le plus est { $most }, et c’est ce qui est perdu : { $points }.
}
pad-why-tokens = { $count ->
    [0] Pas de jeton de longueur { $length }.
   *[other] Jetons de longueur { $length } : { $count }. Ils font { $points }.
}
pad-why-cubes = Cubes : { $count }, un point chacun.

# Égalités et fin.
pad-tie-puddings = { $seats } ont { $points } points chacun ; qui a plus de { $name } est devant.
pad-tie-actions = { $seats } ont { $points } points chacun ; qui a plus de cartes action est devant. Les pourboires n’y comptent pas.
pad-tie-cubes = { $seats } ont { $points } points chacun ; qui a plus de cubes est devant.
pad-tie-shared = { $seats } ont { $points } points chacun et partagent la place.
pad-ten-tokens = { $seat } a les dix jetons et gagne tout de suite, quels que soient les points.
pad-won = { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
pad-ahead = { $count ->
    [one] est en tête
   *[other] sont en tête
}
pad-not-yet = Le résultat vient après la manche 3.
pad-missing = { $name }, manche { $round } : { $count } cartes sur { $full }.
pad-finish = La partie est finie
pad-go-on-counting = Continuer à compter
pad-correct = Corriger un nombre
pad-again = Une autre partie, mêmes personnes
pad-share = Partager une image
pad-shared-shared = C’est partagé.
pad-shared-saved = L’image est enregistrée.
pad-bg-stats = Donner à l’appli BG Stats
pad-reopen = La partie continue
pad-discard = Jeter cette soirée
pad-discard-sure = Tous ses nombres seront perdus.
pad-discard-no = Garder
pad-discard-yes = Jeter

# Soirées.
pad-which-game = Jeu
pad-all-games = Tous les jeux
pad-ranking = Victoires
pad-player = Nom
pad-wins = Gagné
pad-games = Joué
pad-best = Record
pad-all-evenings = Toutes les soirées
pad-still-open = pas encore finie
pad-none-yet = Pas encore.
pad-files = Fichiers
pad-save-json = Tout enregistrer (JSON)
pad-save-csv = Enregistrer un tableau (CSV)
pad-open-file = Ouvrir un fichier
pad-files-hold = Le fichier JSON contient tout et s’ouvre sur un autre appareil. Les tableaux et les parties de l’appli BG Stats n’apportent que des totaux.
pad-file-read = { $count ->
    [one] Une soirée a été lue.
   *[other] { $count } soirées ont été lues.
}
pad-file-not-readable = Ce fichier n’est pas lisible : ni JSON de la feuille de score, ni tableau avec ses colonnes, ni partie de BG Stats.
pad-file-nothing-there = Il n’y a dans ce fichier aucune soirée que la feuille de score puisse garder.

# Une copie sur le serveur.
pad-copy = Copie sur le serveur
pad-copy-off = Pour l’instant, tes soirées ne sont que sur cet appareil. Avec une copie, elles arrivent sur chaque appareil qui a ton code de secours, dès que tu l’actives là aussi.
pad-copy-on = Une copie de tes soirées est gardée sur ce serveur, 400 jours après le dernier changement. Seule ta clé l’ouvre.
pad-copy-begin = Garder une copie
pad-copy-delete = Supprimer la copie
pad-copy-delete-sure = La copie disparaît du serveur ; ce que cet appareil a reste ici.
pad-copy-delete-no = La garder
pad-copy-busy = Copie en cours…
pad-copy-away = Le serveur est injoignable pour l’instant ; nouvel essai plus tard.
pad-copy-done = { $count ->
    [one] Une soirée est copiée.
   *[other] { $count } soirées sont copiées.
}

# Plusieurs téléphones.
pad-share-phones = Plusieurs téléphones
pad-share-how = Les autres scannent ce code. Chaque téléphone note sa propre assiette, et tous voient les mêmes points.
pad-share-unreachable = La boutique est injoignable pour l’instant. Compte seul ; tu pourras partager plus tard.
pad-join = Participer
pad-join-whose = Quelle assiette notes-tu ?
pad-join-all = Toutes

# Papier.
pad-print = Imprimer
pad-date = Date
