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
happening-taken-back = { $you ->
    [yes] Ritiri la mossa.
   *[no] { $seat } ritira la mossa.
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
refusal-watching-off = A questo tavolo non si può guardare.
refusal-name-wrong = Un nome ha da 1 a 16 lettere, cifre o segni visibili.
refusal-name-taken = Qui c’è già { $name }: scegli un altro nome.
refusal-colour-taken = Questo colore è già preso: scegline un altro.
refusal-deal-under-way = Si sta dando; riprova tra un momento.
refusal-share-copied = Un altro posto si è impegnato sulla stessa quota; prendine una nuova.
refusal-share-unasked = Ora nessuno chiede questa quota della distribuzione.
refusal-share-wrong = Non è la quota su cui il posto si era impegnato.
refusal-level-unknown = Il bot { $level } non esiste; ci sono { $levels }.
refusal-game-unknown = Il gioco { $game } non esiste; ci sono { $games }.
refusal-options-wrong = Così non si può giocare: { $reason }.
refusal-document-wrong = Riga { $line }: { $reason }
refusal-document-too-long = { $option } è troppo lungo: al massimo { $most } kB.
refusal-document-unreadable = { $option } non è stato letto in tempo; riprova, o manda un file più semplice.
refusal-documents-used-up = Questo tavolo ha già avuto { $most } file diversi; scegline uno, o apri un tavolo nuovo.
refusal-command-unreadable = Non è un comando: { $expected }.
refusal-decision-past = Nel frattempo la partita è andata avanti: guarda e scegli di nuovo.
refusal-nothing-to-take-back = Non c’è nulla da ritirare: qualcosa è stato scoperto, o tocca a un’altra persona.
refusal-second-thoughts-used-up = Hai cambiato idea { $most } volte: la tua scelta resta finché la partita non va avanti.
refusal-changes-used-up = Qui hai già fatto { $most } cambiamenti: lascia il tavolo e siediti di nuovo.
refusal-adjustments-used-up = Regole e impostazioni di questo tavolo sono già state cambiate { $most } volte; cominciate così, o apri un tavolo nuovo.
refusal-table-worn = A questo tavolo sono successe troppe cose: aprine uno nuovo.
refusal-not-dropped = Aspetta ancora un po’: dopo un minuto di assenza può giocare un bot.
refusal-not-away = Stai già giocando a questo posto.
refusal-move-code-unknown = Il codice è sconosciuto o scaduto: chiedine uno nuovo sull’altro dispositivo.
refusal-record-not-finished = La registrazione ci sarà a partita finita.
refusal-rules-changed = Questa partita è cominciata con regole più vecchie e dopo un aggiornamento del server non può continuare.
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
