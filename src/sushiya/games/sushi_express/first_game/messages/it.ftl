# What a guided first game explains, each once.
first-aim = Fai il giro dell’isolato. Quando il tuo furgone raggiunge o supera il Sushi Express prendi un cliente, e i clienti danno punti.
first-bet = Metti il segnalino su un numero da 2 a 12. Vai avanti di tanto, se i dadi lo raggiungono. Alto va lontano, ma è rischioso.
first-end-bet = Il segnalino c’è. Con carte azione in mano sei tu a dire quando la scommessa è fatta: chiudila adesso.
first-dice = La scommessa più alta tira per prima, al massimo due volte. Se riesce, si muove anche chi non ha ancora tirato.
first-short = I dadi sono sotto la tua scommessa. Se hai Ritirare il dado, puoi ritirarne uno. Altrimenti vai avanti.
first-failed = Due tentativi troppo bassi: resti dove sei. Però peschi una carta azione.
first-drive = Il tuo furgone va avanti quanto la tua scommessa. La carta Una tessera avanti aggiunge una tessera, se ti serve.
first-jump = Le tessere con altri furgoni non contano, si saltano. Così a volte si va più lontano della scommessa.
first-customer = Hai superato il Sushi Express: prendi un cliente dalla fila.
first-points = La prima carta di un cliente dà 3 punti, ogni altra 1. Cerca quindi molti clienti diversi.
first-row = La tua scommessa era la più bassa. Decidi tu della fila: restano tutti, o se ne vanno tutti. E inizi il round successivo.
first-order = Un nuovo round. Inizia chi aveva la scommessa più bassa, e un numero occupato è preso.
first-same = Hai Stessa scommessa. Con questa carta puoi aggiungerti a un numero occupato; il tuo segnalino va in cima.
first-swap = Hai uno Scambio di posto: due scommesse consecutive cambiano posto, che ci sia la tua o no.
first-tips = Le mance non danno punti. Ma alla fine chi ne ha di meno perde tanti punti quante sono le mance di chi ne ha di più.
first-park = Fermati esattamente sul Parco, di fronte al Sushi Express, e peschi una carta azione.
first-finish = La partita finisce quando la fila non si può più riempire. Allora vince chi ha più punti.
first-end = Adesso sai tutto. Gioca fino in fondo, o comincia una partita vera quando vuoi.

# Why a move was weak.
first-high = Che coraggio: in due tentativi 11 riesce circa una volta su sei, e 12 una volta su diciotto.
first-low = È quasi sicuro, ma non ti porta lontano. Conviene se vuoi decidere della fila.
first-again = Quel cliente lo avevi già: 1 punto. Uno nuovo dalla fila ne avrebbe dati 3.
first-stood = Hai Ritirare il dado. Era il secondo tentativo: la carta poteva salvare la tua scommessa.
