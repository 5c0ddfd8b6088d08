# Ciò che si dice solo a un tavolo in corso; la pagina iniziale non lo carica.
reaction-hello = Ciao!
reaction-nice = Bella mossa
reaction-wow = Wow
reaction-oops = Ops
reaction-thinking = Fammi pensare
reaction-hurry = Ho già fame
reaction-thanks = Grazie
reaction-again = Un’altra?
keys-tab = avanti alla prossima cosa
keys-arrows = muoversi fra carte, caselle o righe
keys-numbers = solleva la carta o la risposta in quella posizione
keys-enter = solleva, la seconda volta lo fa
keys-space = salta ciò che viene mostrato
keys-escape = rimetti giù
keys-take-back = ritira
keys-scores = punti
keys-log = che cosa è successo
keys-react = reazioni
keys-menu = menu
keys-help = questo elenco
keys-on = Tasti singoli
keys-on-hint = Disattivali se disturbano il controllo vocale
lesson = Nuovo per te
lesson-got-it = Capito
lesson-off = Basta suggerimenti
over-winners = { $mine ->
    [yes] { $count ->
        [1] Hai vinto!
       *[other] Vincete insieme: { $names }
    }
   *[no] { $count ->
        [1] Vince { $names }
       *[other] Vincono insieme: { $names }
    }
}
over-fold = Riduci
over-unfold = Mostra la classifica
deal-check = Il mazzo era onesto?
deal-fair = Sì: tutto era fissato prima che qualcuno potesse saperlo, e c’è dentro anche la tua quota.
deal-unfair = La registrazione di questa partita non corrisponde a ciò che questo dispositivo ha visto prima della partita.
deal-unknown = La registrazione è coerente, ma questo dispositivo non ci ha messo la sua quota, quindi non può dire altro.
deal-missing = Non è stato possibile recuperare la registrazione di questa partita, quindi non si è potuto controllare nulla. Riprova più tardi.
deal-what = Che cosa dimostra e che cosa no
deal-how = Prima della partita la casa ha sigillato un segreto e il dispositivo di ogni persona si è impegnato su un numero a caso. Solo quando i posti erano fissati i dispositivi hanno svelato i loro numeri. Dal segreto e da questi numeri segue tutto ciò che viene distribuito e poi pescato o tirato.
deal-proves = Dimostra che nessuno, nemmeno la casa, ha potuto scegliere o cambiare la distribuzione dopo che i posti erano fissati, né conoscerla prima che tutti i numeri fossero svelati. Basta un solo dispositivo onesto.
deal-proves-not = Non dimostra che chi gestisce questo server non abbia guardato le carte durante la partita, e non dimostra nulla se tutte le persone sono la stessa. Chi ha un posto, magari proprio chi gestisce il server, può rifiutarsi di svelare il suo numero. Allora si distribuisce di nuovo senza quel numero, e la registrazione lo mostra.
deal-files = Non devi fidarti di questa pagina: con i due file e lo script docs/check_deal.py del progetto puoi controllare tutto da te.
deal-record = Salva la registrazione
deal-seen = Salva ciò che questo dispositivo ha visto

# Risposte che questa schermata dà da sola.
answering = Tra { $seconds } s al posto tuo: { $command }
answering-wait = Aspetta

# La fine in scena.
status-counting = Gli ultimi punti
finale = Come va a finire
finale-skip = Salta
over-shared = Parità in tutto ciò che conta: la vittoria è condivisa.
over-equal = Parità a { $points } punti: { $names }.
