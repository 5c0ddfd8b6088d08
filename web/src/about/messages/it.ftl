# Che cos’è.
about-title = Informazioni su Sushiya
about-what = Un piccolo sushi bar nel browser, dove si gioca a tre giochi da tavolo con altri e con i bot. Non costa nulla, non mostra pubblicità e non chiede un account.
about-unofficial = Sushiya non è ufficiale. Né gli autori né gli editori dei giochi l’hanno fatto, controllato o approvato, e non c’entrano nulla. Tutti i testi delle regole e tutti i disegni sono nostri.

# Chi ha fatto i giochi.
about-games = I giochi e chi li ha creati
about-thanks = Le idee sono loro, e anche i nomi. Se qui un gioco ti piace, metti la sua scatola sul tuo tavolo.
credit-sushi-go = Di Phil Walker-Harding. Su licenza di Gamewright, una divisione di Ceaco Inc. Edizione di Zoch Verlag (2014): illustrazioni di Tobias Schweiger. Edizione di Cocktail Games: illustrazioni di Nan Rangsima.
credit-wasabi = Venduto anche come SUSHI! Di Joshua Cappel e Adam Gertzbein, grafica e illustrazioni di Joshua Cappel. Pubblicato da Z-Man Games.
credit-sushi-express = Di Michael Schacht. Pubblicato da ABACUSSPIELE (2005).

# Licenze.
about-licence = Licenze
licence-ours = Sushiya è software libero con licenza MIT: usalo, cambialo, passalo ad altri.
licence-others = Si basa sul lavoro di altri. I caratteri arrotondati sono M PLUS Rounded 1c, con licenza SIL Open Font License; tutte le altre parti e le loro licenze sono in un elenco.
licence-notices = Licenze delle parti altrui

# Che cosa si conserva.
about-notices = Avvisi
notices-pass = Gli avvisi passano per il servizio di chi fa il tuo browser, cifrati: solo il tuo dispositivo può leggerli.
about-privacy = Che cosa si conserva di te
privacy-short = Il poco che serve a un gioco: niente account, niente indirizzo mail, niente password, niente cookie, e a nessun altro si chiede o si dice nulla.
privacy-browser = In questo browser
browser-key = Una chiave casuale: il server ti riconosce solo da quella.
browser-seats = Le chiavi dei tuoi ultimi posti, e ciò che serve a controllare la distribuzione.
browser-games = Le partite che hai rivisto, le registrazioni che hai aperto e come sono finite le tue partite, per immagini e statistiche.
browser-wishes = Il tuo nome e colore, le impostazioni, come ti piace giocare, quali consigli hai già visto e quali problemi hai risolto.
privacy-server = Sul server
server-people = Per ogni tavolo: il nome e il colore che hai scelto lì, e un hash della tua chiave, che non apre nulla. Dove ognuno si chiama come il suo stemma, nessun nome.
server-games = Ogni decisione e quando è stata presa, e alla fine la registrazione della partita, senza i nomi. Chi era al tavolo o guardava può rivedere la partita, gli altri solo se è stata resa pubblica.
server-circles = In un gruppo di cui fai parte: il tuo nome, il tuo colore, un hash della tua chiave e i risultati per numero. Chi ne fa parte vede nomi e risultati.
server-sheets = I segnapunti che più telefoni compilano insieme, e una copia delle tue serate, se la vuoi.
server-notices = Se attivi gli avvisi: dove chi fa il tuo browser li riceve per questo dispositivo, e in quale lingua. Si cancella quando li disattivi.
server-addresses = Gli indirizzi di rete, ma solo in memoria, per fermare chi chiede troppo; nessuno viene annotato.
privacy-long = Per quanto tempo
long-waiting = Una sala d’attesa che nessuno tocca si chiude dopo un giorno, una partita in corso dopo 30 giorni.
long-over = I tavoli finiti si cancellano dopo 400 giorni, salvo che questo server sia regolato diversamente.
long-sheets = I segnapunti condivisi vengono dimenticati due settimane dopo l’ultima modifica, una copia delle serate dopo 400 giorni; subito, se ti fai dimenticare.
long-browser = Ciò che tiene questo browser resta finché non lo cancelli o non ti fai dimenticare.

# Farsi dimenticare.
about-forget = Farsi dimenticare
forget-what = Un pulsante toglie il tuo nome e la tua chiave da questo server e da questo browser.
forget-me = Dimenticami
forget-sure = Vuoi farti dimenticare ovunque?
forget-consequences = Il tuo nome e la tua chiave spariscono da tutti i tavoli di questo server, registrazioni comprese, e questo browser dimentica tutto ciò che tiene. I bot finiscono le tue partite in corso. Non si può annullare, e il tuo codice di recupero non aprirà più nulla.
forget-yes = Sì, dimenticami
forget-no = Meglio di no
forget-done = { $count ->
    [0] Fatto. Il server non ti conosceva a nessun tavolo, e questo browser non tiene più nulla.
    [one] Fatto. Il tuo nome e la tua chiave sono spariti da un tavolo, e questo browser non tiene più nulla.
   *[other] Fatto. Il tuo nome e la tua chiave sono spariti da { $count } tavoli, e questo browser non tiene più nulla.
}

# Sicurezza.
about-security = Hai trovato una falla?
security-how = SECURITY.md, nel codice sorgente, dice come segnalarla in privato e che cosa aspettarti da noi.
