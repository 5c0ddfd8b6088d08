# Che cosa succede a un tavolo, qualunque gioco si giochi.
happening-person-seated = { $name } si siede.
happening-place-emptied = { $name } lascia il tavolo.
happening-seat-freed = { $name } non gioca più qui: continua un bot.
happening-person-renamed = { $old } ora si chiama { $name }.
happening-handed-to-bot-left = { $you ->
    [yes] Hai lasciato la partita: un bot gioca per te.
   *[no] { $seat } ha lasciato la partita: continua un bot.
}
happening-handed-to-bot-dropped = { $you ->
    [yes] Un bot gioca per te finché non torni.
   *[no] Un bot gioca al posto di { $seat } fino al ritorno.
}
happening-role-given = { $you ->
    [yes] Ora gestisci tu il tavolo.
   *[no] Ora gestisce il tavolo { $seat }.
}
happening-bot-failed = { $seat }: “{ $level }” non ha dato una risposta valida, ha scelto “{ $instead }”.
happening-taken-back = { $you ->
    [yes] Ritiri la mossa.
   *[no] { $seat } ritira la mossa.
}
happening-hint-taken = { $you ->
    [yes] Chiedi un consiglio al coach.
   *[no] { $seat } chiede un consiglio al coach.
}
happening-handed-back = { $you ->
    [yes] Sei di nuovo qui.
   *[no] { $seat } è di nuovo qui.
}
happening-rematch-opened = { $you ->
    [yes] Vuoi la rivincita.
   *[no] { $seat } vuole la rivincita.
}
happening-options-chosen = Le regole di questo tavolo sono cambiate.
happening-cards-shared = Anche altri tavoli possono giocare queste carte. Le regole ora restano come sono.
happening-cards-seen = { $you ->
    [yes] Hai visto queste carte a un altro tavolo; qui lo vedono tutti.
   *[no] { $seat } ha visto queste carte a un altro tavolo.
}
happening-deal-voided = Nessuna risposta in tempo da { $seats }. Si distribuisce di nuovo senza questa quota.
happening-game-started = La partita comincia.
happening-table-closed-closed = Il tavolo è stato chiuso.
happening-table-closed-abandoned = Il tavolo è stato chiuso: non è più tornato nessuno.

# Perché il tavolo dice di no.
refusal-table-unknown = Questo tavolo non esiste: controlla il link.
refusal-code-unknown = Nessun tavolo aperto ha questo codice: controllalo o chiedi il link.
refusal-token-unknown = Questo dispositivo non ha più un posto qui: puoi sederti di nuovo o guardare.
refusal-not-your-seat = Non è il tuo posto.
refusal-not-host = Può farlo solo chi gestisce il tavolo.
refusal-not-waiting = La partita è cominciata: si può cambiare solo prima.
refusal-not-running = A questo tavolo non è in corso nessuna partita.
refusal-not-over = La partita non è ancora finita.
refusal-table-over = Questo tavolo è chiuso: chiedi la rivincita o apri un nuovo tavolo.
refusal-no-such-place = Questo posto non esiste: il tavolo ne ha { $most }.
refusal-place-taken = Il posto è occupato: scegline uno libero.
refusal-own-place = È il tuo posto: usa “Lascia”.
refusal-already-seated = A questo tavolo hai già un tuo posto; torna a quello.
refusal-place-empty = C’è ancora un posto libero: mettici un bot o aspetta qualcuno.
refusal-places-left = Qui siedono { $people } persone, troppe per { $players } posti.
refusal-not-a-person = A quel posto non c’è nessuno.
refusal-table-full = Tutti i posti sono occupati.
refusal-table-locked = Il tavolo è chiuso a chi arriva ora.
refusal-bots-closed = La partita è cominciata, e i posti dei bot non sono aperti.
refusal-devices-own = A questo tavolo ognuno gioca sul proprio dispositivo.
refusal-devices-in-use = A questo tavolo si condivide un dispositivo. Prima dovrebbero andarsene quelle persone.
refusal-watching-off = A questo tavolo non si può guardare.
refusal-name-wrong = Un nome ha da 1 a 16 lettere, cifre o segni visibili.
refusal-name-taken = Qui c’è già { $name }: scegli un altro nome.
refusal-colour-taken = Questo colore è già preso: scegline un altro.
refusal-deal-under-way = Si sta dando; riprova tra un momento.
refusal-deal-fixed = Le carte di questo tavolo sono fissate, perciò resta com’è. Per altro apri un nuovo tavolo.
refusal-share-copied = Un altro posto si è impegnato sulla stessa quota; prendine una nuova.
refusal-share-unasked = Ora nessuno chiede questa quota della distribuzione.
refusal-share-wrong = Non è la quota su cui il posto si era impegnato.
refusal-level-unknown = Il bot { $level } non esiste; ci sono { $levels }.
refusal-level-missing = “{ $level }” non può giocare qui, perché il suo motore non è compilato; scegli un altro bot.
refusal-game-unknown = Il gioco { $game } non esiste; ci sono { $games }.
refusal-first-game-missing = Per questo gioco non c’è una prima partita guidata. Le regole lo spiegano.
refusal-options-wrong = Così non si può giocare: { $reason }.
refusal-document-wrong = Riga { $line }: { $reason }
refusal-document-too-long = { $option } è troppo lungo: al massimo { $most } kB.
refusal-document-unreadable = { $option } non è stato letto in tempo; riprova, o manda un file più semplice.
refusal-documents-used-up = Questo tavolo ha già avuto { $most } file diversi; scegline uno, o apri un tavolo nuovo.
refusal-command-unreadable = Non è un comando: { $expected }.
refusal-decision-past = Nel frattempo la partita è andata avanti: guarda e scegli di nuovo.
refusal-nothing-to-take-back = Non c’è nulla da ritirare: qualcosa è stato scoperto, o tocca a un’altra persona.
refusal-hints-off = A questo tavolo i consigli non sono ammessi.
refusal-hint-unasked = Ora non hai niente da decidere.
refusal-second-thoughts-used-up = Hai cambiato idea { $most } volte: la tua scelta resta finché la partita non va avanti.
refusal-changes-used-up = Qui hai già fatto { $most } cambiamenti: lascia il tavolo e siediti di nuovo.
refusal-adjustments-used-up = Regole e impostazioni di questo tavolo sono già state cambiate { $most } volte; cominciate così, o apri un tavolo nuovo.
refusal-table-worn = A questo tavolo sono successe troppe cose: aprine uno nuovo.
refusal-not-dropped = Aspetta ancora un po’: dopo un minuto di assenza può giocare un bot.
refusal-slow-away = A un tavolo lento si può essere assenti.
refusal-slow-bank = Un tavolo lento non ha riserva di tempo.
refusal-not-away = Stai già giocando a questo posto.
refusal-move-code-unknown = Il codice è sconosciuto o scaduto: chiedine uno nuovo sull’altro dispositivo.
refusal-record-not-finished = La registrazione ci sarà a partita finita.
refusal-record-wrong = Questa registrazione non si può rivedere: { $reason }
refusal-replay-private = Questa partita la vede solo chi ha giocato o guardato, finché nessuno di loro la rende pubblica.
refusal-replay-sealed = Altri possono ancora giocare questa distribuzione, quindi agli estranei non se ne mostra ancora nulla; riprova quando il suo giorno è finito.
refusal-deal-counted = I risultati di questa distribuzione si confrontano, quindi questo tavolo resta com’è; continua o lascialo.
refusal-daily-unknown = Per quel giorno non c’è una partita del giorno; scegline uno già passato.
refusal-daily-unfinished = Gioca prima questa partita fino alla fine, o aspetta che il suo giorno sia finito.
refusal-daily-known = L’orologio di questo server è stato messo indietro e la partita di questo giorno è già nota; domani ce n’è una nuova.
refusal-replay-too-long = Questa partita è troppo lunga per essere mostrata passo per passo.
refusal-rules-changed = Questa partita è cominciata con regole più vecchie e dopo un aggiornamento del server non può continuare.
refusal-no-playing-on = Da lì la partita non si può continuare.
refusal-sheet-unknown = Questo foglio condiviso non c’è più; chi l’ha condiviso può condividerlo di nuovo.
refusal-sheet-full = Questo foglio condiviso è pieno: al massimo { $parts } parti e { $kb } kB.
refusal-sheet-not-yours = Solo il dispositivo che ha condiviso questo foglio può eliminarlo.
refusal-sheets-used-up = Hai condiviso { $most } fogli; eliminane uno o aspetta che uno sia dimenticato.
refusal-part-changed = Qualcun altro l’ha appena cambiato; guarda e riprova.
refusal-part-too-long = È troppo lungo per un foglio condiviso; al massimo { $most } kB.
refusal-cannot-save = La mossa non si è potuta salvare e quindi non vale: riprova fra un momento.
refusal-busy = A questo tavolo succede troppo in una volta: riprova.

# Stemmi: così si chiamano persone e bot finché non scelgono un nome.
crest-carp = Carpa
crest-fan = Ventaglio
crest-moon = Luna
crest-bamboo = Bambù
crest-wave = Onda
crest-umbrella = Ombrello
crest-pine = Pino
crest-plum = Prugna

# Bot: come si chiamano i loro livelli e come giocano.
level-random = Caso
level-random-hint = Gioca una mossa permessa qualunque, senza un piano.
level-apprentice = Apprendista
level-apprentice-hint = Conosce le regole e fa gli errori che fanno le persone.
level-cook = Cuoco
level-cook-hint = Conosce il mestiere e gioca bene.
level-chef = Chef
level-chef-hint = Ha imparato da migliaia di partite e decide a colpo d’occhio.
level-master = Maestro
level-master-hint = Prima di scegliere gioca ciò che può venire: il più forte di tutti.

# Why a circle says no.
refusal-title-wrong = Il nome di un gruppo ha da 1 a { $most } lettere, cifre o segni visibili.
refusal-circle-unknown = Questo gruppo non esiste: controlla il link.
refusal-circle-not-member = In questo gruppo non hai ancora un nome: prima unisciti.
refusal-circle-removed = Non fai più parte di questo gruppo: chiedi a chi lo organizza.
refusal-circle-closed = Questo gruppo per ora non accoglie nessuno: chiedi a chi lo organizza.
refusal-circle-full = Questo gruppo è al completo: c’è posto per { $most } persone.
refusal-circle-not-organiser = Può farlo solo chi organizza questo gruppo.
refusal-circle-no-member = Nel gruppo nessuno ha più quel numero: guarda di nuovo.
refusal-circle-tables = Un gruppo può avere { $most } tavoli aperti alla volta: prima finitene qualcuno.
refusal-circles-used-up = Hai già fondato { $most } gruppi: di più non si può.
refusal-round-size = { $people } persone sono troppo poche: a un tavolo ne servono almeno { $least }.
refusal-round-twice = Ognuno siede a un solo tavolo: controlla di nuovo i tavoli.

# Perché le carte condivise dicono di no.
refusal-same-unknown = Queste carte non ci sono più; chi le ha condivise può condividerne altre.
refusal-same-key = Chi vede carte condivise viene segnato; serve un browser che conservi una chiave.
refusal-same-full = { $most } tavoli hanno giocato queste carte; condividine altre.
refusal-same-crowded = { $most } persone hanno visto queste carte e non se ne possono segnare altre; condividine di nuove.
refusal-same-used-up = Hai condiviso carte { $most } volte; le più vecchie vengono dimenticate 100 giorni dopo l’ultima partita.
refusal-same-not-yet = Finisci prima la tua partita con queste carte, o di’ che non vuoi giocarle.
refusal-same-playing = Stai giocando queste carte; finisci prima la partita.
refusal-same-no-table = Nessun tavolo così ha giocato queste carte, o non è più conservato.
