# Tenere le proprie partite, e ritrovarle in un altro browser.
recovery-title = Tieni le mie partite
recovery-keep = Il tuo codice di recupero
recovery-why = Certi browser dimenticano tutto dopo una settimana. Con questo codice ritrovi le tue partite e i tuoi posti, in questo browser o in un altro.
recovery-code = { $code }
recovery-copy = Copia il codice
recovery-save = Salva un file
recovery-file-holds = Il file contiene anche il tuo nome, le tue impostazioni e le chiavi dei tuoi posti.
recovery-careful = Chi ha il codice o il file qui passa per te e può giocare ai tuoi posti. Tienilo come una chiave e non mostrarlo a nessuno.
recovery-enter = Ho un codice di recupero
recovery-replaces = Questo browser ha partite sue. Mostrerà invece quelle del codice: se vuoi tornarci, annota prima il suo codice.
recovery-typed = Il codice; maiuscole o minuscole, con o senza trattini
recovery-do = Ritrova le mie partite
recovery-file = Oppure apri il file salvato
recovery-done = Eccoti di nuovo
recovery-found = { $count ->
    [0] Questo browser è di nuovo tuo. Su questo server non ci sono tue partite in corso.
    [one] Questo browser è di nuovo tuo. C’è una partita in corso: al bancone basta un tocco per tornare al tuo posto.
   *[other] Questo browser è di nuovo tuo. Ci sono { $count } partite in corso: al bancone basta un tocco per tornare al tuo posto.
}
code-problem-empty = Prima scrivi il codice.
code-problem-sign = In un codice non c’è “{ $sign }”; confrontalo con quello che hai annotato.
code-problem-length = Un codice ha sei gruppi di cinque segni, uno vecchio ne ha nove. Ne manca uno, o ce n’è uno di troppo.
code-problem-typo = Uno dei segni è sbagliato; confrontalo con quello che hai annotato.
file-problem-too-long = Questo non è un file di recupero: è troppo lungo.
file-problem-unreadable = Questo non è un file di recupero; scegli quello che si chiama sushiya-recovery.json.
file-problem-newer = Questo file viene da un Sushiya più recente di questo; usa piuttosto il codice.
