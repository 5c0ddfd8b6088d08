# Gli avvisi del browser quando tocca a noi a un tavolo lento.
notices-turn-on = Avvisami quando tocca a me
notices-turn-off = Disattiva
notices-on = Questo dispositivo ti avvisa quando tocca a te.
notices-what = A un tavolo lento questo dispositivo può dirti una volta per turno che tocca a te, anche se Sushiya è chiuso.
notices-how = Ora il browser chiede se Sushiya può mandare avvisi. Puoi disattivarli qui in ogni momento.
notices-way = Un avviso passa per il servizio di chi fa il tuo browser. È cifrato: solo questo dispositivo può leggerlo. Dice di quale gioco si tratta e chi gioca.
notices-yes = Attiva
notices-no = Non ora
notices-failed = Il browser non è riuscito ad attivarli. Alcuni lo fanno solo per un’app installata, o non in una finestra privata.
notices-denied = Questo browser non lascia mandare avvisi a Sushiya. Puoi permetterli nelle sue impostazioni per questa pagina.
notices-insecure = I browser permettono gli avvisi solo a un indirizzo che comincia con https.
notices-unable = Questo browser non ha avvisi. Su iPhone e iPad metti prima Sushiya sulla schermata Home.
notices-none = Questo server non manda avvisi.
