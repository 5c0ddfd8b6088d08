# Il segnapunti in italiano.
pad-title = Segnapunti
pad-which-box = Quale scatola hai?
pad-go-on = Continua a contare
pad-more = Altro
pad-evenings = Serate e vittorie
pad-blank = Fogli segnapunti vuoti
pad-stays-here = Quello che conti resta su questo dispositivo. Funziona senza rete.
pad-game-sushi-go = Sushi Go!
pad-game-wasabi = Wasabi!
pad-game-sushi-express = Sushi Express
pad-maker-cocktail = Cocktail Games, Gamewright
pad-maker-zoch = Zoch
pad-box-sushi-go-cocktail = Con ravioli e calamaro. In parità i punti si dividono. La scatola di Gamewright chiama altrimenti alcune carte e si conta allo stesso modo.
pad-box-sushi-go-zoch = Con molluschi e tonno. In parità tutti hanno i punti interi.
pad-box-wasabi-standard = Ricette su un tabellone comune: segnalini per lunghezza e cubetti di wasabi.
pad-box-sushi-express-standard = Furgoni, dadi e clienti: carte cliente, mance e carte azione rimaste.

# Chi gioca.
pad-who-plays = Chi gioca?
pad-box-chosen = { $game }, da { $from } a { $to }
pad-players = Chi gioca
pad-remove-player = { $name } non gioca
pad-known = Già stati qui
pad-forget-player = Dimentica { $name }
pad-new-player = Nome
pad-add-player = Aggiungi
pad-crest = Stemma
pad-house-rules = Regole della casa
pad-as-the-box = (come nella scatola)
pad-start = Comincia a contare
pad-players-missing = { $count ->
    [0] Si gioca da { $from } a { $to }.
   *[other] Per ora { $count }; si gioca da { $from } a { $to }.
}

# Contare.
pad-undo = Annulla
pad-settings = Nomi e regole
pad-rounds = Giri
pad-nth-round = Giro { $round }
pad-count = Conta
pad-result = Risultato
pad-next = Avanti: { $name }
pad-points = punti
pad-cards-of = { $count } carte su { $full }
pad-plate = Davanti a { $name }
pad-plate-empty = Tocca quello che c’è davanti a { $name }.
pad-take-away = { $piece }: { $count }. Toglierne uno
pad-key = { $piece }: { $count }. Uno in più
pad-keys = Che cosa si conta
pad-group-maki = Maki
pad-group-sets = Serie
pad-group-nigiri = Senza wasabi
pad-group-wasabi = Su wasabi
pad-group-others = Altre carte
pad-group-customers = Clienti e mance
pad-group-actions = Carte azione rimaste
pad-group-tokens = Segnalini e cubetti
pad-why = { $points }, perché?
pad-ask-why = Tocca un numero per vedere da dove viene.
pad-total = Totale
pad-rename = Un altro nome per { $name }
pad-recipes = Ricette per nome
pad-recipes-why = Se vuoi: quali ricette ha completato { $name }. I segnalini contano comunque.
pad-recipe-length = Ricette da { $length }

# Perché.
pad-why-maki = { $place ->
    [1] { $sharers ->
        [1] { $icons } maki, i più: { $points }.
       *[other] { $ties ->
            [split] { $sharers } sono pari con più maki di tutti ({ $icons }). In questa scatola dividono 6, per difetto: { $points } a testa.
           *[full] { $sharers } sono pari con più maki di tutti ({ $icons }). In questa scatola ognuno ha { $points } interi.
        }
    }
    [2] { $sharers ->
        [1] { $points ->
            [0] { $icons } maki, secondi; ma dopo una parità in testa in questa scatola nessuno è secondo.
           *[other] { $icons } maki, secondi: { $points }.
        }
       *[other] { $points ->
            [0] { $leaders ->
                [1] { $sharers } sono secondi nei maki ({ $icons }). Diviso per difetto, di 3 non resta nulla.
               *[other] { $icons } maki, secondi; ma dopo una parità in testa in questa scatola nessuno è secondo.
            }
           *[other] { $ties ->
                [split] { $sharers } sono secondi nei maki ({ $icons }). In questa scatola dividono 3, per difetto: { $points } a testa.
               *[full] { $sharers } sono secondi nei maki ({ $icons }). In questa scatola ognuno ha { $points } interi.
            }
        }
    }
   *[0] { $icons ->
        [0] Niente maki, niente punti.
       *[other] { $icons } maki: né primi né secondi.
    }
}
pad-why-tempura = { $count ->
    [0] Niente tempura.
   *[other] { $count } tempura danno { $points }: 5 ogni due.
}
pad-why-sashimi = { $count ->
    [0] Niente sashimi.
   *[other] { $count } sashimi danno { $points }: 10 ogni tre.
}
pad-why-dumpling = { $count ->
    [0] Niente { $name }.
   *[other] Carte di { $name }: { $count }. Danno { $points }; i passi sono 1, 3, 6, 10, 15.
}
pad-why-nigiri = { $count ->
    [0] Niente { $name }.
   *[other] { $tripled ->
        [0] { $count } { $name } danno { $points }: 1, 2 o 3 ciascuno.
       *[other] { $count } { $name } danno { $points }; { $tripled } su wasabi, contati tre volte.
    }
}
pad-why-round = Giro { $round }: maki { $maki }, tempura { $tempura }, sashimi { $sashimi }, { $dumplings } { $dumpling }, { $nigiris } { $nigiri }.
pad-why-pudding = { $over ->
    [no] Numero di { $name } finora: { $count }. Contano dopo il giro 3.
   *[yes] { $standing ->
        [most] { $sharers ->
            [1] { $count } { $name }, più di tutti: { $points }.
           *[other] { $ties ->
                [split] { $sharers } hanno più { $name } di tutti ({ $count }). In questa scatola dividono 6, per difetto: { $points } a testa.
               *[full] { $sharers } hanno più { $name } di tutti ({ $count }). In questa scatola ognuno ha { $points } interi.
            }
        }
        [fewest] { $loss ->
            [no] Meno { $name } di tutti ({ $count }), ma qui nessuno perde per questo.
           *[yes] { $sharers ->
                [1] { $count } { $name }, meno di tutti: { $points }.
               *[other] { $ties ->
                    [split] { $sharers } hanno meno { $name } di tutti ({ $count }). In questa scatola dividono la perdita di 6, per difetto: { $points } a testa.
                   *[full] { $sharers } hanno meno { $name } di tutti ({ $count }). In questa scatola ognuno perde 6 interi.
                }
            }
        }
       *[between] Numero di { $name }: { $count }, né più né meno di tutti; oppure tutti ne hanno altrettanti.
    }
}
pad-why-customer = { $count ->
    [0] { $name }: nessuna carta.
   *[other] { $name }, carte: { $count }. La prima dà 3, ogni altra 1: { $points }.
}
pad-why-tips = { $points ->
    [0] { $most ->
        [0] Nessuno ha mance, nessuno perde.
       *[other] Mance: { $count }. Le meno sono { $fewest }, quindi qui non si perde nulla.
    }
   *[other] Mance: { $count }, le meno. Le più sono { $most }, e tanto si perde: { $points }.
}
pad-why-tokens = { $count ->
    [0] Nessun segnalino di lunghezza { $length }.
   *[other] Segnalini di lunghezza { $length }: { $count }. Danno { $points }.
}
pad-why-cubes = Cubetti: { $count }, un punto ciascuno.

# Parità e fine.
pad-tie-puddings = { $seats } hanno { $points } punti ciascuno; chi ha più { $name } è davanti.
pad-tie-actions = { $seats } hanno { $points } punti ciascuno; chi ha più carte azione è davanti. Le mance lì non contano.
pad-tie-cubes = { $seats } hanno { $points } punti ciascuno; chi ha più cubetti è davanti.
pad-tie-shared = { $seats } hanno { $points } punti ciascuno e dividono il posto.
pad-ten-tokens = { $seat } ha tutti e dieci i segnalini e vince subito, qualunque siano i punti.
pad-won = { $count ->
    [one] vince
   *[other] vincono insieme
}
pad-ahead = { $count ->
    [one] è in testa
   *[other] sono in testa
}
pad-not-yet = Il risultato arriva dopo il giro 3.
pad-missing = { $name }, giro { $round }: { $count } carte su { $full }.
pad-finish = La partita è finita
pad-go-on-counting = Continua a contare
pad-correct = Correggi un numero
pad-again = Un’altra partita, stesse persone
pad-share = Condividi un’immagine
pad-shared-shared = Condivisa.
pad-shared-saved = L’immagine è salvata.
pad-bg-stats = Passa all’app BG Stats
pad-reopen = La partita continua
pad-discard = Butta via questa serata
pad-discard-sure = Tutti i suoi numeri vanno persi.
pad-discard-no = Tieni
pad-discard-yes = Butta via

# Serate.
pad-which-game = Gioco
pad-all-games = Tutti i giochi
pad-ranking = Vittorie
pad-player = Nome
pad-wins = Vinte
pad-games = Giocate
pad-best = Record
pad-all-evenings = Tutte le serate
pad-still-open = non ancora finita
pad-none-yet = Ancora nessuna.
pad-files = File
pad-save-json = Salva tutto (JSON)
pad-save-csv = Salva una tabella (CSV)
pad-open-file = Apri un file
pad-files-hold = Il file JSON contiene tutto e si apre su un altro dispositivo. Tabelle e partite dell’app BG Stats portano solo i totali.
pad-file-read = { $count ->
    [one] Una serata è stata letta.
   *[other] { $count } serate sono state lette.
}
pad-file-not-readable = Questo file non si legge: non è un JSON del segnapunti, né una tabella con le sue colonne, né una partita di BG Stats.
pad-file-nothing-there = In questo file non c’è nessuna serata che il segnapunti possa tenere.

# Una copia sul server.
pad-copy = Copia sul server
pad-copy-off = Finora le tue serate sono solo su questo dispositivo. Con una copia arrivano su ogni dispositivo che ha il tuo codice di recupero, appena la attivi anche lì.
pad-copy-on = Una copia delle tue serate è su questo server, fino a 400 giorni dopo l’ultima modifica. Solo la tua chiave la apre.
pad-copy-begin = Tieni una copia
pad-copy-delete = Elimina la copia
pad-copy-delete-sure = La copia sparisce dal server; ciò che ha questo dispositivo resta qui.
pad-copy-delete-no = Tienila
pad-copy-busy = Copia in corso…
pad-copy-away = Il server ora non è raggiungibile; si riprova più tardi.
pad-copy-done = { $count ->
    [one] Una serata è copiata.
   *[other] { $count } serate sono copiate.
}

# Più telefoni.
pad-share-phones = Più telefoni
pad-share-how = Gli altri scansionano questo codice. Ogni telefono inserisce il proprio piatto, e tutti vedono gli stessi punti.
pad-share-unreachable = Il locale ora non è raggiungibile. Conta da solo; potrai condividere più tardi.
pad-join = Partecipa
pad-join-whose = Di chi è il piatto che inserisci?
pad-join-all = Di tutti

# Carta.
pad-print = Stampa
pad-date = Data
