# What the teacher of Kutná Hora says. One idea for each beat; the learner's table shows the rest.

## 1: What it is about

lesson-goal-title = Di che cosa si tratta
lesson-goal-about = Una città d’argento, sei round, e che cosa conta alla fine.
lesson-goal-welcome = Ti diamo il benvenuto a Kutná Hora, la città dell’argento! Costruisci la città e scavi il minerale nelle miniere.
lesson-goal-rounds = In due la partita dura sei round, e questo tracciato li conta. In ogni round giochi cinque carte. I fiori rossi sono i punti: alla fine vince chi ne ha di più.
lesson-goal-town = Quasi tutti i punti arrivano proprio alla fine. Ogni edificio ha in basso bollini colorati. In città i tuoi faranno punti per i bollini degli stessi colori che hanno accanto.
lesson-goal-mines = Nelle miniere ci sono stelle. In ognuna delle quattro righe fa punti, alla fine, chi ne ha di più.
lesson-goal-money = Hai 40 groschen, il denaro della città. Lo scrigno mostra la tua rendita: ti mantiene durante la partita, e alla fine ogni 10 groschen di rendita sono un punto.
lesson-goal-final = Nessuno deve fare i conti. Il numero dopo questa freccia dice quanti punti avresti se la partita finisse ora: 0.
lesson-goal-task = Reclama un lotto in città: gioca metà di una carta con la scritta Lotto, poi scegli una casella qualsiasi. Tieni d’occhio il numero dopo la freccia.
lesson-goal-task-well = Il numero è salito a 1: anche un lotto vuoto vale un punto alla fine, e un edificio su di esso varrà di più.
lesson-goal-task-again = Cerca una carta con la scritta Lotto. Poi scegli una casella libera in città.

## 2: Cards, rights and plots

lesson-cards-title = Carte, diritti e lotti
lesson-cards-about = Come si svolge un turno, e che cosa serve prima di costruire.
lesson-cards-hand = Questa è una delle tue sei carte. Ognuna ha due metà, e tu ne usi una: qui un lotto in città, o una miniera. Poi, in questo round, la carta non si usa più.
lesson-cards-turns = Giochi due carte, poi tocca a Ondra; altre due a testa; poi una a testa. Così in ogni round giochi cinque delle tue sei carte; una che al momento non ti serve puoi giocarla anche senza effetto. La bandiera accanto a un nome indica chi comincia, la penna a chi tocca.
lesson-cards-rights = Per costruire qualcosa devi prima averne i diritti. Gioca questa carta come Diritti.
lesson-cards-hall = Questo è il municipio. Più una pila è a destra, più permessi servono per i diritti sulla tessera in cima: i prezzi di oggi sono in alto. Il numero nel cerchio dice quante tessere restano nella pila. Il Mercato delle erbe costa solo 1 groschen. Prendilo.
lesson-cards-tile = Ora la tessera è sulla tua plancia, e la sua pila è finita in fondo alla riga. A sinistra vedi che cosa produce: 3 cibo. A destra quanto costa costruirla: 3 legni. In basso i bollini e, sullo stendardo, il prezzo dei lotti accanto.
lesson-cards-middle = Al centro vedi che cosa succede quando la costruisci: 3 persone arrivano in città e ottieni 1 punto. Anche non costruita vale 1 punto alla fine: per questo il tuo numero dopo la freccia è salito a 1.
lesson-cards-guilds = Perché non una tessera qualsiasi? Che cosa puoi costruire dipende dalle tue gilde: i Costruttori, i Droghieri e i Locandieri. Il colore dietro il nome dice di quale gilda è una tessera. Quelle con il doppio bordo, qui illuminate, sono edifici pubblici: non sono di nessuna gilda, e li possono costruire tutti.
lesson-cards-dots = Ora ti serve un lotto. La tua tessera ha due bollini verdi: fa punti per quelli verdi accanto. Questo cartello al bordo della città è un villaggio che ne ha uno, e l’angolo accanto non è ancora di nessuno.
lesson-cards-task = Con la seconda carta reclama un lotto per il Mercato delle erbe. La città è vuota, quindi ognuno costa 5 groschen. Va bene un angolo accanto a un villaggio verde.
lesson-cards-task-well = Una tessera e un posto dove metterla: nel prossimo turno puoi costruire. Quando in città ci sono edifici, i nuovi lotti devono starci accanto, e gli stendardi ne dicono il prezzo; accanto a più edifici conta il prezzo più alto.
lesson-cards-task-elsewhere = Un lotto ce l’hai, e nel prossimo turno puoi costruire. Ma accanto non c’è nessun bollino verde: per ora lì il Mercato delle erbe non farebbe punti; in a1 o in e4 sì.
lesson-cards-task-again = Ti serve la metà di una carta che dice Lotto. Poi scegli una casella libera in città.

## 3: Building

lesson-building-title = Costruire
lesson-building-about = Quanto costa un edificio, che cosa produce, e che effetto ha sui prezzi.
lesson-building-ready = Round 1, il tuo secondo turno. In questo capitolo hai il lotto a1, accanto al villaggio verde, e il Mercato delle erbe è sulla tua plancia. È il momento di metterli insieme.
lesson-building-wood = La tessera chiede 3 legni. Li compri al prezzo corrente, che la linguetta del legno mostra nella sua cornice gialla: 2 groschen l’uno, 6 in tutto. Il resto del mercato può aspettare il capitolo 5.
lesson-building-build = Gioca questa carta come Edificio. C’è una sola tessera e un solo lotto, quindi non ti si chiede altro. Un altro lotto aumenterebbe le tue tasse, che si pagano alla fine del round: ne parla il capitolo 6.
lesson-building-makes = D’ora in poi produci 3 cibo. Qui nulla finisce in magazzino: ogni volta che giochi Rendita, tutto ciò che produci ti viene pagato ai prezzi correnti.
lesson-building-arm = Ma guarda: più cibo lo rende meno caro. Il tuo edificio ha spostato la linguetta del cibo di un passo a destra, via dal 4.
lesson-building-population = Però il cibo attira gente. La popolazione è cresciuta di 3, tutti vogliono mangiare, e nel nuovo posto il cibo è diventato più caro: 3 invece di 2.
lesson-building-house = L’edificio è segnato con una casa dei Droghieri. Ciò che la casa copriva sulla tua plancia è tuo: un pellicano. Ti servirà alla cattedrale.
lesson-building-task = In questo turno hai ancora una carta. Incassa i tuoi primi soldi per il cibo!
lesson-building-task-well = 3 cibo a 3 groschen: 9 groschen. Due delle tue carte hanno Rendita, quindi puoi farlo due volte a round.
lesson-building-task-again = Cerca una carta con Rendita su una delle metà.

## 4: Mines

lesson-mine-title = Miniere
lesson-mine-about = Minatori, tessere, dove scavare, e a che cosa servono le stelle.
lesson-mine-below = Round 1, il tuo terzo turno, con una sola carta. Sotto la città c’è il minerale. Chi scava lo produce, e raccoglie stelle per la fine.
lesson-mine-miners = Questi sono i tuoi minatori. Uno è nella riserva, pronto a scavare; altri otto sono in attesa. Un permesso ne fa entrare uno, o due insieme se la riserva è vuota.
lesson-mine-technology = L’Argano di Ondra è un edificio dei Minatori, e ognuno di questi porta una tecnologia: una miniera gratis, piazzata subito, qui il Verricello in b1. Da quel momento tutti pescano una tessera Miniera in più: ora 2 tra cui scegliere.
lesson-mine-mine = Una metà di questa carta è Miniera. Giocala così.
lesson-mine-pool = Potresti far entrare un altro minatore, per un permesso a 3 groschen. Per ora uno basta. Non far entrare nessuno.
lesson-mine-tile = Ecco le due tessere. Entrambe producono 1 minerale e hanno una stella. Prendine una: a sinistra Osel, a destra Hopy.
lesson-mine-tile-osel = La Miniera Osel attira anche gente in città: la popolazione crescerà di 1.
lesson-mine-tile-hopy = La Miniera Hopy: 1 minerale, 1 stella, nient’altro.
lesson-mine-stars = Ogni riga delle miniere è una gara di stelle a sé. Nella prima riga c’è 1 stella, quella di Ondra: alla fine la riga dà 1 punto a chi ne ha di più.
lesson-mine-rocks = Più stelle ci sono in una riga, più punti dà. Contano anche quelle sulle rocce grigie, che non sono di nessuno: la seconda riga ne ha 3 e ancora nessuna miniera, e darebbe 2 punti al primo, 1 al secondo.
lesson-mine-task = Scegli uno spazio in una riga che sia solo tua: il numero dopo la freccia deve salire a 6. Puoi scavare a un ingresso, accanto a una miniera o sotto una miniera.
lesson-mine-task-well = Una riga tutta tua, con rocce piene di stelle: così le piccole miniere diventano punti. Anche la tua rendita è cresciuta, ma di 1 in meno del previsto: l’evento alla fine del round ha reso il minerale meno caro. Gli eventi sono nel capitolo 6.
lesson-mine-task-again = Lo spazio sotto la miniera di Ondra è nella seconda riga, dove non c’è ancora nessuno. Costa 3 legni.

## 5: Prices

lesson-prices-title = Prezzi
lesson-prices-about = Domanda e offerta: perché i prezzi si muovono, e come approfittarne.
lesson-prices-market = Round 2, il tuo secondo turno; le tessere sulla tua plancia sono già scelte. Ecco sei beni con i prezzi di oggi. Ciò che produci ti viene pagato a questi prezzi; legno e permessi, invece, li compri tu.
lesson-prices-demand = La popolazione ne guida tre: legno, cibo e birra. Più gente, prezzi più alti. La maggior parte degli edifici porta gente.
lesson-prices-ore = Il mazzo Minerale guida gli altri tre. Più minerale si estrae, meno vale il minerale, ma argento e permessi diventano più cari. Il minerale non ha una linguetta sua: quella dell’argento vale per entrambi. La freccia accanto a un prezzo dice dove andrà con la prossima carta del suo mazzo.
lesson-prices-supply = E ogni edificio di una gilda sposta a destra la linguetta del suo bene, verso un prezzo più basso: più produci la stessa cosa, meno vale.
lesson-prices-signs = Con la linguetta su una X rossa nessuno può costruire per quella gilda finché il suo mazzo non avanza. Se è su una casa con la freccia, è la città a costruire per la gilda: la tessera in cima alla pila si scarta, e la linguetta va avanti.
lesson-prices-tiles = Hai due tessere e un lotto. La Macelleria produce 3 cibo (ne produci già 3), la Taverna 2 birre. E l’evento di questo round, «Zattere di tronchi», fa costare ogni edificio 1 legno in meno.
lesson-prices-task = Costruiscine una. La tua rendita ora è di 13 groschen: portala almeno a 20.
lesson-prices-task-well = Birra, dunque: 2 birre a un buon prezzo, e i clienti mangiano il tuo cibo, che è rincarato a sua volta. Produci cose diverse!
lesson-prices-task-again = La rendita è ancora sotto 20. Costruiscine una, ma attenzione: altro cibo fa scendere il prezzo anche di quello che produci già. Guarda come cambia la rendita accanto alle due opzioni.

## 6: Taxes

lesson-taxes-title = Tasse e reputazione
lesson-taxes-about = Che cosa succede alla fine di un round, e perché tenere da parte qualche groschen.
lesson-taxes-last = Di nuovo il round 1: è il tuo terzo turno, con una sola carta. Poi per te il round finisce.
lesson-taxes-event = Questo è l’evento del round. Le tasse sulla sua borsa contano subito: per questo sono già 2. Il resto ha effetto alla fine del round: qui il mazzo Minerale avanza di 4 e chi ha due miniere ottiene 2 punti.
lesson-taxes-tax = Poi tutti pagano le tasse. Ora sono 2 groschen, ma gli edifici e la cattedrale le aumentano.
lesson-taxes-reputation = Il giglio è la tua reputazione. Chi non paga le tasse ne perde: 1 in questo round, 4 nell’ultimo. Rifiuta di pagarle solo all’inizio della partita, e solo se quei groschen ti rendono di più.
lesson-taxes-track = La cornice dorata è il tuo posto sul tracciato della reputazione. I numeri sono punti alla fine: 6 in fondo a destra, −5 in fondo a sinistra. E dalla casella sotto il piccolo lotto in poi, i lotti ti costano solo 1 groschen.
lesson-taxes-task = Gioca l’ultima carta e paga le tasse. Prova a cominciare il prossimo round con 40 groschen, e senza perdere reputazione.
lesson-taxes-task-well = Soldi incassati, tasse pagate, buon nome salvo. Tieni qualche groschen per questo momento, e non lasciare vuoti due lotti: le tue tasse salirebbero di 3.
lesson-taxes-task-again = Una delle tue carte porta 9 groschen: Rendita. Poi paga i 2 groschen; la tua reputazione vale di più.

## 7: St. Barbara

lesson-barbara-title = Santa Barbara
lesson-barbara-about = A che cosa servono i pellicani.
lesson-barbara-cathedral = Round 2, il tuo primo turno. I minatori costruiscono una cattedrale per Santa Barbara, in undici parti. Si prendono in ordine: la cornice gialla indica la prossima.
lesson-barbara-flipped = Questa è finita: l’ha girata lo Scriptorium di Ondra. Lo fanno gli edifici che mostrano una piccola cattedrale sotto una freccia. Nessuno ne ha avuto nulla, ma le tasse sono salite.
lesson-barbara-pelican = Hai un pellicano, il simbolo del dono. Donalo, e la prossima parte è tua: ottieni ciò che dice. Una borsa in fondo a una parte alza le tasse solo se è un edificio a girarla. Un pellicano non usato varrebbe un punto alla fine.
lesson-barbara-tile = La seconda parte dà reputazione e i diritti su una tessera, gratis. Gioca la carta come Santa Barbara.
lesson-barbara-task = Hai 1 di reputazione in più. Ora scegli una tessera qualsiasi del municipio; per una volta non devi guardare il prezzo.
lesson-barbara-task-well = Un bel dono. I pellicani usati non vanno persi: più avanti un patrizio può darti punti per averli usati.
lesson-barbara-task-again = Hai rinunciato alla tessera! Non ti sarebbe costata nulla. Prendine una: anche se non la costruisci, alla fine vale un punto.

## 8: The council

lesson-council-title = Patrizi
lesson-council-about = Gli edifici pubblici, e chi dà punti negli ultimi tre round.
lesson-council-chapel = Round 2, il tuo secondo turno: questa volta hai preso la Cappella di San Giorgio. Gli edifici pubblici come questa non sono di nessuna gilda: non producono beni e non hanno proprietario, ma portano punti e un patrizio.
lesson-council-green = I patrizi danno punti, e ogni colore ama qualcosa di diverso. I verdi danno 1 punto per ogni edificio pubblico accanto a uno tuo.
lesson-council-silver = I patrizi argento danno 3 punti ogni due pellicani che hai usato.
lesson-council-red = I rossi danno 3 punti per ogni colonna della tua plancia senza case; questa ne ha ancora due. Le case lasciano la plancia quando costruisci per le loro gilde, e alcune tessere ne rimuovono una.
lesson-council-build = E il giallo? Lo porta la tua cappella, e hai un lotto su cui costruirla. Gioca questa carta come Edificio.
lesson-council-pool = 2 punti, 2 di reputazione, ed ecco il patrizio giallo: nella riserva accanto al Consiglio, alla portata di tutti.
lesson-council-council = Un patrizio dà punti solo nel Consiglio. Il giallo dà 2 punti per una miniera in ogni riga, 4 per due in ogni riga.
lesson-council-everybody = Il Consiglio dà punti alla fine di ciascuno degli ultimi tre round, e li dà a tutti. Perciò fai entrare quelli a cui piace ciò che fai tu.
lesson-council-task = Chi gioca Rendita può poi spostare un patrizio nel Consiglio, per 10 groschen. Fallo con quello giallo.
lesson-council-task-well = Eccolo lì, fino alla fine della partita. Ora premierà chi ha una miniera in ogni riga. Tu ne hai una; ne mancano tre!
lesson-council-task-again = Gioca prima Rendita: 13 groschen. Poi ti si chiede se un patrizio entra nel Consiglio per 10.

## 9: The Joker

lesson-joker-title = Il Jolly
lesson-joker-about = Un’azione che le tue carte non hanno più.
lesson-joker-missing = Round 2, la tua ultima carta. Hai un lotto, e la Cappella di San Giorgio da costruirci. Ma in questo round hai già giocato entrambe le carte con Edificio.
lesson-joker-joker = A questo serve il Jolly: vale come qualsiasi altra azione, anche quella di una carta già giocata. Costa 1 di reputazione. Giocalo.
lesson-joker-price = La tua reputazione è scesa di 1. Se non può scendere oltre, un passo costa invece 2 punti. Da reputazione 6 in su, la casella sotto il berretto da giullare, il Jolly è gratis.
lesson-joker-task = Scegli l’azione e porta la Cappella in città: ti dà 2 punti, e la tua reputazione sale a 2.
lesson-joker-task-well = Un terzo Edificio in un round, e un nome migliore di prima. Usa il Jolly quando un’azione vale più di un passo di reputazione.
lesson-joker-task-again = Con il Jolly scegli Edificio. Delle tue due tessere, costruisci la Cappella di San Giorgio.

## 10: Your guilds

lesson-guilds-title = Le tue gilde
lesson-guilds-about = Le prime decisioni di una partita: quali gilde, e in quali righe.
lesson-guilds-sets = Un’altra partita, proprio dall’inizio. Ecco due terne di gilde. Le tue gilde decidono che cosa puoi costruire, e quindi che cosa produrrai e venderai.
lesson-guilds-pick = Nessuna è migliore. Guarda i prezzi di oggi al mercato: minerale e cibo sono già cari; argento e legno sono ancora economici, ma saliranno. Scegli una delle due terne.
lesson-guilds-pick-silver = L’argento diventa più caro man mano che si estrae minerale, birra e legno man mano che la città cresce. Ci vuole un po’ di tempo, ma rende.
lesson-guilds-pick-ore = Un buon inizio: minerale e cibo sono cari fin dal primo round. Gli Scrivani producono permessi, che più avanti servono a tutti.
lesson-guilds-rows = Ora ogni gilda riceve una riga della tua plancia, con quattro case. Ogni volta che costruisci per quella gilda, la sua prossima casa esce e tu ottieni ciò che copriva.
lesson-guilds-first = Le case della prima riga liberano tessere pubbliche: ne prendi una gratis, e porta un patrizio. Quale gilda va lì? Scegline una per cui vuoi costruire presto.
lesson-guilds-second = La seconda riga è per i pellicani, che doni a Santa Barbara. Quale gilda va lì? A quella che resta va la riga della reputazione.
lesson-guilds-task = La preparazione è tutta qui. Comincia la tua partita: prendi i diritti su una tessera.
lesson-guilds-task-well = E la partita è cominciata. Se per la prima volta è troppo: «La mia prima partita» nella pagina iniziale distribuisce le gilde per te.
lesson-guilds-task-again = Diritti è su due delle tue carte. Puoi prendere solo tessere delle tue gilde, e quelle senza gilda.

## 11: The end

lesson-end-title = La fine della partita
lesson-end-about = Un’ultima carta, e poi si conta tutto.
lesson-end-last = Round 6, l’ultima carta di una partita intera. Hai 26 punti, Ondra 27. Ma il più deve ancora arrivare: dopo la freccia, il tuo numero è 65.
lesson-end-town = In città ogni tuo edificio fa un punto per ogni bollino accanto che sia di uno dei suoi colori: il Tribunale 6 punti, l’Ufficio minerario 5, lo Scriptorium 2, l’Argano 1. Anche gli edifici pubblici e i villaggi danno bollini.
lesson-end-mines = Nelle miniere: riga per riga, chi ha più stelle. In quasi tutte sei in testa tu.
lesson-end-income = La tua rendita finale, divisa per 10: 48 groschen sarebbero 4 punti. I groschen in cassa servono solo per gli spareggi.
lesson-end-rest = Il tuo posto sul tracciato della reputazione dà punti: sei a 5, e quella casella ne vale 2. E ogni tessera non costruita, ogni lotto vuoto e ogni pellicano non usato vale un punto.
lesson-end-council = E prima di tutto questo il Consiglio si riunisce ancora una volta: qui un patrizio verde e uno rosso. Ti darebbero 5 punti, che il numero dopo la freccia non conta ancora.
lesson-end-task = Ti restano una carta, due tessere pubbliche da costruire e un lotto. Finisci con almeno 75 punti. Non dimenticare le tasse!
lesson-end-task-well = Da 26 punti a 76, davanti a Ondra! La cappella ha dato punti, reputazione e bollini per i suoi vicini.
lesson-end-task-again = Usa l’ultima carta per costruire, e confronta le due tessere. La Cappella di San Giovanni porta reputazione e più bollini dei colori giusti accanto ai tuoi edifici. E paga le tasse: perdere reputazione significa perdere punti.

## 12: Your own round

lesson-round-title = Un round tutto tuo
lesson-round-about = Cinque carte, nessun aiuto: tessera, lotto, edificio, rendita.
lesson-round-ready = Ora l’intero primo round è tuo. Una tessera e un lotto, un edificio, poi la rendita: di solito si fa così. Ogni cosa sul tavolo dice che cosa fa; in una partita, una striscia sopra le opzioni racconta anche che cosa hanno fatto gli altri.
lesson-round-task = Gioca il primo round. Comincia il secondo con una rendita di almeno 9, e 20 groschen in cassa.
lesson-round-task-well = Un edificio che rende, e soldi per il prossimo. Puoi affrontare una partita vera!
lesson-round-task-again = Prendi una tessera e un lotto nel primo turno, costruisci nel secondo, e gioca Rendita con ciò che resta. Riprova, o vai avanti e gioca.
