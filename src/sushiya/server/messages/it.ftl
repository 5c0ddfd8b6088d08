# Perché è il server a dire di no.
refusal-message-unreadable = Questo messaggio non si capisce: { $reason }.
refusal-message-too-long = Questo messaggio è troppo lungo: al massimo { $most } kB.
refusal-body-not-json = Il corpo di una richiesta è JSON, e il suo content-type lo dice: application/json.
refusal-hello-first = Una connessione comincia con hello.
refusal-hello-twice = Questa connessione ha già detto hello.
refusal-too-fast = Troppi messaggi in una volta: aspetta un momento e continua.
refusal-too-slow = Questo dispositivo non stava al passo ed è stato scollegato: può tornare subito.
refusal-too-many-tables = Hai { $most } tavoli non finiti: prima finiscine o lasciane uno.
refusal-too-many-sockets = Da qui ci sono troppe connessioni: prima chiudine una.
refusal-key-missing = Serve la chiave di una persona o di un posto.
refusal-key-wrong = Una chiave ha da 22 a 64 lettere, cifre, trattini o trattini bassi.
refusal-origin-foreign = Un altro sito non può usare questo server a tuo nome.
refusal-not-from-here = Si vede solo sulla macchina del server.
refusal-host-unknown = Questo server non è conosciuto con questo nome; chiedilo sulla sua macchina come localhost.
refusal-path-unknown = A questo indirizzo non c’è nulla.
refusal-method-wrong = Questo indirizzo non si usa così.
refusal-server-broken = Qualcosa è andato storto da noi; non è cambiato nulla. Riprova.
