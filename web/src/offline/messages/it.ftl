# Home, when there is no server.
offline-title = Nessuna connessione ai tavoli
offline-works = Intanto puoi fare questo:
site-title = Partite, segnapunti e regole da portare via
site-works = Per un tavolo con amici serve un server, e a questo indirizzo non c’è. Qui trovi:

# A newer version.
new-version = C’è una nuova versione di Sushiya.
new-version-take = Carica
new-version-later = Più tardi

# On the page about us.
kept-title = Senza rete
kept-what = Dalla seconda visita il segnapunti, le regole e le pagine in un minuto si aprono anche senza rete. Anche le partite in solitario, quando le hai preparate. I tavoli con amici ne hanno bisogno.
kept-fetching = Le pagine stanno arrivando per questo …
kept-ready = Le pagine sono su questo dispositivo.
kept-insecure = Questo indirizzo comincia con http://. Per tali indirizzi nessun browser conserva pagine né installa nulla. Chi gestisce questo server trova la strada verso https:// in docs/hosting.md.
kept-unable = Questo browser non può conservare pagine, forse perché la finestra è privata.
kept-install = Installa Sushiya
kept-install-menu = Per installarlo come un’app, cerca “Installa” o “Aggiungi alla schermata Home” nel menu del browser.
kept-persist = Conserva ciò che è salvato qui
kept-persisted = Questo browser ha promesso di non cancellare ciò che Sushiya conserva su questo dispositivo.
kept-not-persisted = Questo browser non ha promesso nulla: se manca spazio, può cancellare ciò che Sushiya conserva su questo dispositivo.
