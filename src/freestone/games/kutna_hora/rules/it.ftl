# The rules of Kutná Hora in our own words; the numbers are those that the code and the tests name.

rule-k1 = Preparazione
rule-k1-1 = In quattro si giocano 5 round, in due o tre 6. In tre e quattro si usano la città grande e la miniera grande, in due quelle piccole.
rule-k1-2 = Le tasse cominciano da 0. Le tre tessere con un patrizio rosso aspettano sul tracciato dei round.
rule-k1-3 = Il municipio ha tre righe. Le quattro tessere di ogni gilda formano una pila, con quella contrassegnata in fondo e le altre tre mescolate sopra; le sei pile si distribuiscono a caso nelle due colonne di sinistra. Le tessere pubbliche verdi, argento e gialle, tre per colore, si mescolano in pile nella terza colonna, ciascuna nella riga stampata per il suo colore. Una tessera costa 1 groschen nella prima colonna, poi 1, 2 e 3 permessi.
rule-k1-4 = Una carta Preparazione Miniera dice quali quattro spazi della miniera sono roccia; quale roccia stia dove è casuale.
rule-k1-5 = Popolazione e minerale sono a 0, tutte le linguette dei prezzi all’estrema sinistra.
rule-k1-6 = La cattedrale di Santa Barbara ha 11 tessere, che si usano in ordine. In banca ci sono tre patrizi di ogni colore, e quattro tessere Tecnologia aspettano in ordine.
rule-k1-7 = Le tessere Miniera stanno in tre strati: I sopra II sopra III, ciascuno mescolato.
rule-k1-8 = Il primo giocatore è estratto a sorte o indicato. Ognuno ha 12 case in tre righe da quattro, 1 minatore nella riserva e 8 in attesa, 3 segnalini Lotto, reputazione 0, nessun punto e sei carte Azione. Il primo giocatore ha 40 groschen, gli altri 41, 42 e 43 in ordine di turno.
rule-k1-9 = Una carta Preparazione Gilda offre una terna di gilde per giocatore. In ordine inverso di turno ognuno sceglie una terna; poi in ordine di turno ognuno decide quale gilda va in quale riga della plancia. In una prima partita si usa la carta 1, le terne si assegnano a caso e le gilde di una terna vanno nel loro ordine nelle righe delle tessere pubbliche, dei pellicani e della reputazione.
rule-k1-10 = Gli eventi fanno parte di ogni partita in due, e sono facoltativi in tre o quattro. Ogni round tranne l’ultimo ne ha uno: dal mazzo A fino al round dopo il quale arrivano le tessere rosse, dal mazzo B in seguito. Il primo evento è scoperto prima che cominci il round 1. Un simbolo di tasse su un evento aumenta le tasse quando l’evento viene rivelato.

rule-k2 = Round e turni
rule-k2-1 = Ognuno svolge tre turni a round, in senso orario dal primo giocatore: due carte, una dopo l’altra, nel primo turno e nel secondo, una carta nel terzo. La sesta carta non si gioca.
rule-k2-2 = Una carta mostra due azioni; giocarla significa svolgerne una. Poi, in quel round, la carta non si usa più. Le carte sono scoperte.
rule-k2-3 = Una carta si può sempre giocare senza effetto. Un’azione che non si può svolgere non ha effetto, o si ferma dove non può proseguire; ciò che è costata fino a lì non viene restituito.
rule-k2-4 = I costi si pagano quando si presentano. Ciò che non puoi pagare per intero non puoi sceglierlo. Un’azione è offerta solo se può avere un effetto. Due vanno oltre: puoi pescare tessere Miniera anche se non puoi pagare nessuno spazio, e usare Santa Barbara ogni volta che hai un pellicano da usare.

rule-k3 = Prezzi
rule-k3-1 = Un prezzo si legge sulla carta in cima al suo mazzo, nella posizione della sua linguetta. Legno, cibo e birra seguono la popolazione; minerale, argento e permessi seguono il mazzo Minerale. Il minerale si legge con la linguetta dell’argento.
rule-k3-2 = Un mazzo avanza una carta alla volta, e i simboli di ogni nuova carta agiscono subito: quelli di legno, cibo e birra in quest’ordine, o di argento e permessi. All’ultima carta i passi ulteriori si ignorano.
rule-k3-3 = La città costruisce: dove compare quel simbolo, la linguetta si sposta di una tacca a destra, la tessera in cima alla pila di quella gilda viene scartata e la pila va alla fine della sua riga. Poi agisce a sua volta la nuova casella. Senza una tessera la linguetta si sposta comunque; nell’ultima posizione resta ferma e non succede nulla.
rule-k3-4 = Una X rossa: finché è visibile, nessuno può costruire un edificio di quella gilda. I diritti si possono ancora acquistare. Una X sul minerale ferma gli edifici dei Minatori, non le miniere né le tessere Tecnologia. Gli edifici pubblici non si fermano mai.
rule-k3-5 = Quando un edificio sposta una linguetta, il simbolo sulla nuova casella agisce subito.

rule-k4 = L’azione Miniera
rule-k4-1 = Se la riserva di minatori è vuota devi prima pagare il prezzo di un permesso e spostarvi 1 o 2 minatori in attesa. Con un minatore puoi fare lo stesso per uno in più. La riserva ne contiene due, e si riempie solo all’inizio dell’azione.
rule-k4-2 = Pesca tante tessere Miniera quante dice il livello della tecnologia e scegline una, o nessuna; le altre si scartano. Il livello comincia da 1, e lo alzano solo gli edifici dei Minatori. Una pila vuota si riforma con gli scarti mescolati. Il permesso non viene restituito se non piazzi nessuna tessera.
rule-k4-3 = Una miniera va su uno spazio vuoto senza roccia: un ingresso, o uno spazio direttamente a sinistra o a destra di una miniera o direttamente sotto. Contano le miniere di tutti, e anche le tessere Tecnologia.
rule-k4-4 = Un ingresso costa sempre 2 legni, qualunque cosa ci sia accanto. Ogni altro spazio costa il legno stampato sulle miniere accanto e sopra; se i numeri sono diversi vale il più alto, non la somma. Una miniera non influisce mai sullo spazio sopra di sé.
rule-k4-5 = Piazza la tessera e contrassegnala con un minatore della riserva. Poi, in quest’ordine: la tua produzione di minerale sale, il mazzo Minerale avanza di altrettanto, e seguono popolazione, punti e altri effetti.
rule-k4-6 = Senza minatori sulla tua plancia l’azione non ha effetto. Se restano meno tessere di quante puoi pescarne, scegli fra quelle che ci sono.
rule-k4-7 = Puoi pescare anche se non puoi pagare nessuno spazio; in tal caso le tessere si scartano.

rule-k5 = L’azione Diritti
rule-k5-1 = Prendi la tessera in cima a una pila di cui puoi pagare il costo: una tessera di una delle tue tre gilde, o una tessera pubblica qualsiasi. La colonna dice quanto costa: 1 groschen, poi 1, 2 e 3 permessi al prezzo corrente.
rule-k5-2 = Sulla tua plancia c’è posto per tre tessere; finché i tre spazi sono pieni non puoi svolgere questa azione. Dopo che hai preso una tessera, la sua pila va alla fine della riga e le altre scorrono a sinistra. Una pila vuota lascia la riga.

rule-k6 = L’azione Lotto
rule-k6-1 = Finché in città non c’è nessun edificio, qualsiasi casella libera costa 5 groschen. In seguito prendi una casella libera accanto a un edificio, al prezzo più alto stampato sui vicini, non alla somma. Accanto significa con un lato in comune; le caselle che si toccano solo per un angolo non sono mai vicine. Se nessuna casella così è libera, qualsiasi casella libera costa 5.
rule-k6-2 = Con reputazione 3 o più un lotto costa invece 1 groschen. Puoi avere al massimo tre segnalini in città.

rule-k7 = L’azione Edificio
rule-k7-1 = Costruisci una delle tue tessere su uno dei tuoi lotti: il segnalino torna indietro, la tessera si piazza e il suo legno si paga al prezzo corrente. Gli edifici sono vicini se hanno un lato in comune, mai in diagonale.
rule-k7-2 = Gli edifici di una gilda non si possono costruire finché il suo bene mostra una X rossa, né senza una casa nella riga di quella gilda.
rule-k7-3 = Gli effetti della tessera avvengono nell’ordine stampato, prima la produzione. Un edificio di gilda sposta la linguetta del suo bene; un edificio dei Minatori invece fa avanzare il mazzo Minerale della sua produzione e porta una tessera Tecnologia.
rule-k7-4 = Un edificio di gilda si segna poi con la casa più a sinistra della sua riga, e avviene ciò che la casa copriva: punti e reputazione vanno presi. A una tessera pubblica gratis si può rinunciare; richiede posto sulla tua plancia e viene dalla cima di una pila pubblica qualsiasi, anche rossa; la pila si sposta come sempre.
rule-k7-5 = Un edificio pubblico non è di nessuno; non ha casa né produzione. Il suo patrizio passa dalla banca alla riserva dei patrizi, se in banca ce n’è ancora uno.
rule-k7-6 = Tecnologia: metti gratis la prossima tessera Tecnologia su uno spazio qualsiasi in cui potrebbe andare una miniera, con un minatore in attesa, o uno della riserva se nessuno aspetta; oppure rimuovila dal gioco. Senza un minatore o uno spazio aperto si può solo rimuovere; quando non restano tessere Tecnologia non succede nulla. In ogni caso il livello della tecnologia sale, e da allora tutti pescano più tessere Miniera. Una tessera piazzata è una miniera a tutti gli effetti.
rule-k7-7 = «Gira Santa Barbara», su alcuni edifici di gilda: la tessera corrente viene girata e le sue tasse si aggiungono; nessuno ne ottiene l’effetto. Quando non restano tessere non succede nulla.
rule-k7-8 = «Rimuovi una casa»: se ne va la casa più a sinistra di una riga a tua scelta, senza il suo effetto. È obbligatorio; se sulla tua plancia non resta nessuna casa, una tessera così non si può costruire.
rule-k7-9 = Le tasse non superano mai 25.
rule-k7-10 = I pellicani si prendono da una riserva illimitata, ancora da usare. Tasse, popolazione, minerale, punti e reputazione cambiano subito.

rule-k8 = L’azione Rendita
rule-k8-1 = Incassi subito groschen: ogni produzione moltiplicata per il suo prezzo, il tutto sommato. Il minerale delle miniere e quello degli edifici sono lo stesso bene.
rule-k8-2 = Poi puoi pagare 10 groschen per spostare un patrizio dalla riserva dei patrizi al Consiglio.

rule-k9 = L’azione Santa Barbara
rule-k9-1 = Gira un tuo pellicano ancora da usare, risolvi la tessera corrente e girala; le sue tasse si ignorano. Guadagni e perdite di reputazione e punti vanno presi, all’effetto centrale si può rinunciare.
rule-k9-2 = Dopo che la tessera 11 è stata girata, l’azione dà 2 di reputazione per un pellicano.
rule-k9-3 = Tessera 1: ottieni 2 di reputazione. Tessera 2: ottieni 1 di reputazione; prendi gratis i diritti su una tessera. Tessera 3: perdi 1 di reputazione; puoi rimuovere la casa più a sinistra di una tua gilda, senza il suo effetto, per aumentare di 2 la produzione del suo bene. Non si costruisce nulla, quindi non si muove nessun mazzo e nessuna linguetta. Tessera 4: ottieni 1 di reputazione; reclama gratis una casella libera qualsiasi. Tessera 5: perdi 2 di reputazione; rendita due volte, ogni volta con la possibilità di far entrare un patrizio. Tessera 6: ottieni 2 punti; un patrizio passa dalla banca direttamente al Consiglio. Tessera 7: ottieni 1 di reputazione per ogni coppia formata da un tuo edificio e un edificio pubblico accanto, mai in diagonale. Tessera 8: ottieni 1 punto; costruisci per 0 legni. Tessera 9: due miniere per 0 legni e senza permesso, con minatori in attesa, o quelli della riserva se nessuno aspetta. Tessera 10: conta ora i bollini corrispondenti intorno a un tuo edificio, come alla fine della partita. Tessera 11: ottieni 5 punti.
rule-k9-4 = Un edificio costruito con la tessera 8 che gira Santa Barbara gira la tessera 8 stessa, con le sue tasse, e nessun’altra. Nessuno ottiene i 5 punti di una tessera 11 girata da un edificio di gilda.

rule-k10 = Il Jolly
rule-k10-1 = Perdi 1 di reputazione, o nulla con 6 o più, e svolgi una qualsiasi delle altre azioni; i suoi costi si leggono dopo la perdita. Giocato senza effetto, il Jolly non costa nulla.

rule-k11 = Reputazione
rule-k11-1 = Ogni passo oltre una delle due estremità del tracciato vale invece 2 punti guadagnati o persi. I punti possono essere negativi. Da 3 in su i lotti costano 1 groschen, da 6 in su il Jolly non costa reputazione.

rule-k12 = La fine di un round: evento, tasse, patrizi, nuove tessere
rule-k12-1 = Prima l’evento: avanzano i mazzi che nomina, poi segue il suo effetto. «Almeno» premia chiunque ne abbia abbastanza; «più» premia tutti quelli in parità, e solo con più di zero. Ciò che cambia il costo di edifici o miniere vale durante il round, per quelli che si pagano, mai sotto 0.
rule-k12-2 = Poi le tasse, in ordine di turno: paghi l’importo, più 3 con due segnalini Lotto in città o 8 con tre, o perdi la reputazione indicata per il round. Chi non può pagare tutto perde la reputazione e non paga nulla; chi può pagare può comunque scegliere di non farlo. Se non è dovuto nulla non si chiede nulla.
rule-k12-3 = Poi, in ciascuno degli ultimi tre round, ogni patrizio nel Consiglio dà punti a tutti. Verde: 1 per ogni coppia formata da un tuo edificio e un edificio pubblico accanto, mai in diagonale. Argento: 3 ogni due pellicani usati. Giallo: 2 con una tua miniera in ogni riga, 4 con due in ogni riga. Rosso: 3 per ogni colonna della tua plancia senza case.
rule-k12-4 = In quattro dopo il round 2, in due o tre dopo il round 3, le tessere rosse vengono mescolate; una arriva alla fine di ogni riga del municipio, ciascuna come pila a sé.
rule-k12-5 = Infine le carte tornano in mano, il segnalino Primo Giocatore passa a sinistra e si rivela il prossimo evento.

rule-k13 = La fine della partita
rule-k13-1 = Città: ogni tuo edificio di gilda ottiene 1 punto per ogni bollino dei suoi colori su un vicino. I vicini hanno un lato in comune, mai solo un angolo: edifici di ogni genere, e villaggi sul bordo della città. Un bollino conta una volta sola, anche se l’edificio ha più volte il suo colore. Gli edifici pubblici non ottengono nulla.
rule-k13-2 = Miniere: tutte le stelle di una riga, comprese quelle di rocce e tessere Tecnologia, decidono quanto vale la riga per il primo, il secondo e il terzo. I giocatori si classificano in base alle stelle sulle loro miniere nella riga. Chi è in parità ottiene l’intero valore del suo posto, e i posti così occupati non si assegnano più. Senza una stella tua non ottieni nulla.
rule-k13-3 = La tua rendita ai prezzi finali, divisa per 10, arrotondata per difetto.
rule-k13-4 = I punti stampati accanto alla tua reputazione.
rule-k13-5 = 1 punto per ogni tessera sulla tua plancia che non hai costruito, ogni tuo segnalino Lotto in città e ogni tuo pellicano ancora da usare.
rule-k13-6 = Vince chi ha più punti; poi chi ha più groschen; poi la vittoria è condivisa.
