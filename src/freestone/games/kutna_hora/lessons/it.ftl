# What the teacher of Kutná Hora says. One idea for each beat; the learner's table shows the rest.

## 1: What it is about

lesson-goal-title = Di che cosa si tratta
lesson-goal-about = Una città d’argento, sei round, e che cosa conta alla fine.
lesson-goal-welcome = Ti diamo il benvenuto a Kutná Hora, la città dell’argento! Sopra costruisci la città, sotto scavi il minerale.
lesson-goal-rounds = In due la partita dura sei round, e questo tracciato li conta. In ogni round giochi cinque carte. Alla fine vince chi ha più punti.
lesson-goal-town = Quasi tutti i punti arrivano proprio alla fine. I tuoi edifici in città ne fanno per i bollini dei loro colori sugli edifici intorno.
lesson-goal-mines = Le tue miniere hanno stelle. In ogni riga di miniere fa punti chi ha più stelle.
lesson-goal-money = Lo scrigno mostra la tua rendita. Se è buona paga due volte: ti mantiene durante la partita, e alla fine ogni 10 groschen sono un punto.
lesson-goal-final = Nessuno deve fare i conti. Questo numero dopo la freccia, sulla tua plancia, dice quanti punti avresti se la partita finisse ora. Adesso è 0.
lesson-goal-task = Gioca una carta come preferisci, in modo che il numero dopo la freccia salga. Ogni opzione te lo dice prima.
lesson-goal-task-well = Il numero è salito: quasi tutto ciò che ottieni o costruisci vale qualcosa alla fine. Ora un passo alla volta.
lesson-goal-task-again = Cerca «+1 se la partita finisse ora» accanto alle opzioni. Ce l’hanno sia Diritti sia Lotto.

## 2: Cards, rights and plots

lesson-cards-title = Carte, diritti e lotti
lesson-cards-about = Come si svolge un turno, e che cosa serve prima di costruire.
lesson-cards-hand = Questa è una delle tue sei carte. Ognuna ha due metà, e tu ne usi una: qui un lotto in città, o una miniera. Poi, in questo round, la carta non si usa più.
lesson-cards-turns = Giochi due carte, poi tocca a Ondra; altre due a testa; poi una a testa. Così in ogni round si giocano cinque delle sei carte. Una di esse ha un Jolly: qualsiasi azione, per 1 di reputazione.
lesson-cards-rights = Per costruire qualcosa devi prima averne i diritti. Gioca questa carta come Diritti.
lesson-cards-hall = Questo è il municipio. Più una tessera è a destra, più costa: da 1 groschen a 3 permessi, documenti che compri al mercato. Il Mercato delle erbe costa solo 1. Prendilo.
lesson-cards-guilds = Perché non una tessera qualsiasi? Appartieni a tre gilde: Costruttori, Droghieri e Locandieri. Costruisci per loro. Le tessere senza gilda sono per tutti.
lesson-cards-dots = Ora ti serve un lotto. Il Mercato delle erbe ha due bollini verdi. Fa punti per i bollini verdi accanto, e il villaggio accanto a quest’angolo, un cartello al bordo della città, ne ha uno.
lesson-cards-task = Con la seconda carta reclama un lotto per il Mercato delle erbe. La città è vuota, quindi ognuno costa 5 groschen. Un angolo con un villaggio verde sarebbe l’ideale.
lesson-cards-task-well = Una tessera e un posto dove metterla: nel prossimo turno puoi costruire. Più avanti i lotti costano ciò che dicono gli edifici accanto.
lesson-cards-task-again = Ti serve la metà di una carta che dice Lotto. Poi scegli una casella libera in città.

## 3: Building

lesson-building-title = Costruire
lesson-building-about = Quanto costa un edificio, che cosa produce, e che effetto ha sui prezzi.
lesson-building-ready = Il tuo lotto è segnato qui, e il Mercato delle erbe è sulla tua plancia. Ora li mettiamo insieme.
lesson-building-wood = Per costruire serve legno, che compri al prezzo corrente: 3 legni a 2 groschen l’uno.
lesson-building-build = Gioca questa carta come Edificio. C’è una sola tessera e un solo lotto, quindi non ti si chiede altro.
lesson-building-makes = D’ora in poi produci 3 cibo. Qui nulla finisce in magazzino: ogni volta che giochi Rendita, tutto ciò che produci ti viene pagato ai prezzi correnti.
lesson-building-arm = Ma guarda: più cibo sul mercato lo rende meno caro. Con il tuo edificio la linguetta del cibo, che ne indica il prezzo, si è spostata, e il prezzo è sceso da 4 a 2.
lesson-building-population = Però il cibo attira gente. La popolazione è cresciuta di 3, tutti vogliono mangiare, e il prezzo è risalito a 3.
lesson-building-house = L’edificio è segnato con una casa dei Droghieri. Ciò che c’era sotto sulla tua plancia è tuo: un pellicano. Ci servirà alla cattedrale.
lesson-building-task = In questo turno hai ancora una carta. Incassa i tuoi primi soldi per il cibo!
lesson-building-task-well = 3 cibo a 3 groschen: 9 groschen. Due delle tue carte hanno Rendita, quindi puoi farlo due volte a round.
lesson-building-task-again = Cerca una carta con Rendita su una delle metà.

## 4: Mines

lesson-mine-title = Miniere
lesson-mine-about = Minatori, tessere, dove scavare, e a che cosa servono le stelle.
lesson-mine-below = Sotto la città c’è il minerale. Chi scava lo produce, e raccoglie stelle per la fine.
lesson-mine-miners = Questi sono i tuoi minatori. Uno è nella riserva, pronto a scavare; altri otto sono in attesa. Farli entrare costa un permesso.
lesson-mine-mine = Una metà di questa carta è Miniera. Giocala così.
lesson-mine-pool = Potresti far entrare un altro minatore, per un permesso a 3 groschen. Per ora uno basta. Non far entrare nessuno.
lesson-mine-tile = Hai pescato due tessere, perché l’Argano di Ondra ha portato a tutti una nuova tecnologia. Entrambe producono 1 minerale e hanno una stella. Prendine una.
lesson-mine-tile-osel = La Miniera Osel attira anche gente in città: la popolazione crescerà di 1.
lesson-mine-tile-hopy = La Miniera Hopy: 1 minerale, 1 stella, nient’altro.
lesson-mine-stars = Ogni riga ha la sua gara di stelle. Più stelle ci sono in una riga, più ottengono alla fine il primo e il secondo. Nella prima riga Ondra ha già una stella; nella seconda nessuno ne ha.
lesson-mine-task = Scegli uno spazio in una riga che sia solo tua: il tuo punteggio finale deve salire almeno a 6. Puoi scavare a un ingresso, accanto a una miniera o sotto una miniera.
lesson-mine-task-well = Una riga tutta tua, con una roccia piena di stelle: così le piccole miniere diventano punti. Ed è cresciuta anche la tua rendita.
lesson-mine-task-again = Lo spazio sotto la miniera di Ondra è nella seconda riga, dove non c’è ancora nessuno. Costa 3 legni.

## 5: Prices

lesson-prices-title = Prezzi
lesson-prices-about = Domanda e offerta: perché i prezzi si muovono, e come approfittarne.
lesson-prices-market = Sei beni, sei prezzi. Non li scambi; ma ciò che produci ti viene pagato a questi prezzi, e legno e permessi sono ciò che paghi tu.
lesson-prices-demand = La popolazione ne guida tre: legno, cibo e birra. Più gente, prezzi più alti. La maggior parte degli edifici porta gente.
lesson-prices-ore = Il mazzo Minerale guida gli altri tre. Più minerale si estrae, meno vale il minerale, ma argento e permessi diventano più cari.
lesson-prices-supply = E ogni edificio di una gilda sposta la linguetta del suo bene, e ne abbassa il prezzo. Così, più produci la stessa cosa, meno vale.
lesson-prices-tiles = Hai due tessere e un lotto. La Macelleria produce 3 cibo in più. La Taverna produce 2 birre. Tu produci già 3 cibo.
lesson-prices-task = Costruiscine una. La tua rendita ora è di 13 groschen: portala almeno a 20.
lesson-prices-task-well = Birra, dunque: 2 birre a un buon prezzo, e i clienti mangiano il tuo cibo, che è rincarato a sua volta. Produci cose diverse!
lesson-prices-task-again = La rendita è ancora sotto 20. Costruiscine una, ma attenzione: altro cibo fa scendere il prezzo anche di quello che produci già. Guarda come cambia la rendita accanto alle due opzioni.

## 6: Taxes

lesson-taxes-title = Tasse e reputazione
lesson-taxes-about = Che cosa succede alla fine di un round, e perché tenere da parte qualche groschen.
lesson-taxes-last = È il tuo terzo turno in questo round: una sola carta. Poi per te il round finisce.
lesson-taxes-event = Alla fine del round ha effetto il suo evento: qui il mazzo del minerale avanza di 4 e chi ha due miniere ottiene 2 punti. Puoi leggerlo fin dall’inizio.
lesson-taxes-tax = Poi tutti pagano le tasse. Ora sono 2 groschen, ma gli edifici e la cattedrale le aumentano, fino a 25. I lotti senza edificio costano un supplemento: 3 con due, 8 con tre.
lesson-taxes-reputation = Chi non paga perde reputazione, sempre di più di round in round. Alla fine la reputazione vale punti. Da 3 in su i lotti ti costano solo 1 groschen; da 6 in su il Jolly è gratis. Il Jolly è un’azione a tua scelta, per 1 di reputazione.
lesson-taxes-task = Gioca l’ultima carta e paga le tasse. Prova a cominciare il prossimo round con 40 groschen, e senza perdere reputazione.
lesson-taxes-task-well = Soldi incassati, tasse pagate, buon nome salvo. Nei prossimi round tieni qualche groschen per questo momento.
lesson-taxes-task-again = Una delle tue carte porta 9 groschen: Rendita. Poi paga i 2 groschen; la tua reputazione vale di più.

## 7: St. Barbara

lesson-barbara-title = Santa Barbara
lesson-barbara-about = A che cosa servono i pellicani.
lesson-barbara-cathedral = I minatori costruiscono una cattedrale per Santa Barbara, in undici parti. Quella che conta è sempre la prossima.
lesson-barbara-flipped = Questa è finita: l’ha girata lo Scriptorium di Ondra. Nessuno ne ha avuto nulla, ma le tasse sono salite.
lesson-barbara-pelican = Hai un pellicano, il simbolo del dono. Donalo, e la prossima parte è tua: ottieni ciò che dice, e le sue tasse non contano.
lesson-barbara-tile = La seconda parte dà reputazione e i diritti su una tessera, gratis. Gioca la carta come Santa Barbara.
lesson-barbara-task = Hai 1 di reputazione in più. Ora scegli una tessera qualsiasi del municipio; per una volta non devi guardare il prezzo.
lesson-barbara-task-well = Un bel dono. I pellicani usati non vanno persi: più avanti un patrizio può darti punti per averli usati.
lesson-barbara-task-again = Hai rinunciato alla tessera! Non ti sarebbe costata nulla. Prendine una: anche se non la costruisci, alla fine vale un punto.

## 8: The council

lesson-council-title = Patrizi
lesson-council-about = Gli edifici pubblici, e chi dà punti negli ultimi tre round.
lesson-council-chapel = Questa cappella non appartiene a nessuna gilda. Gli edifici pubblici non producono beni e non hanno proprietario, ma portano punti e un patrizio.
lesson-council-build = Hai un lotto su cui costruirla. Gioca questa carta come Edificio.
lesson-council-pool = 2 punti, 2 di reputazione, ed ecco il patrizio: nella riserva, alla portata di tutti.
lesson-council-council = Dà punti solo nel Consiglio. I verdi premiano gli edifici pubblici accanto ai tuoi, quelli argento i pellicani usati, i gialli le miniere in ogni riga, i rossi le colonne della tua plancia senza case.
lesson-council-everybody = Il Consiglio dà punti alla fine di ciascuno degli ultimi tre round, e li dà a tutti. Perciò fai entrare quelli a cui piace ciò che fai tu.
lesson-council-task = Chi gioca Rendita può poi spostare un patrizio nel Consiglio, per 10 groschen. Fallo con quello giallo.
lesson-council-task-well = Eccolo lì, fino alla fine della partita. Ora premierà chi ha una miniera in ogni riga. Tu ne hai una; ne mancano tre!
lesson-council-task-again = Gioca prima Rendita: 13 groschen. Poi ti si chiede se un patrizio entra nel Consiglio per 10.

## 9: The Joker

lesson-joker-title = Il Jolly
lesson-joker-about = Un’azione che le tue carte non hanno più.
lesson-joker-missing = Ogni azione è al massimo su due delle tue carte, quindi puoi farla due volte a round. A volte non basta: questa volta ti servono soldi per un grande piano.
lesson-joker-joker = A questo serve il Jolly. Costa 1 di reputazione e vale come qualsiasi altra azione. Giocalo.
lesson-joker-income = Quale azione scegli? Prendi Rendita.
lesson-joker-price = 13 groschen in più, e la tua reputazione è scesa di 1. Se non può scendere oltre, un passo costa invece 2 punti. Con reputazione 6 il Jolly è gratis.
lesson-joker-task = Hai 39 groschen e ancora una carta in questo turno. Arriva a 50.
lesson-joker-task-well = Due volte la stessa azione in un turno, e in mano hai ancora un’altra carta con Rendita. Usa il Jolly quando rende più di un buon nome.
lesson-joker-task-again = Le carte con Rendita ci sono ancora. Ne basta una.

## 10: Your guilds

lesson-guilds-title = Le tue gilde
lesson-guilds-about = Le prime decisioni di una partita: quali gilde, e in quali righe.
lesson-guilds-sets = Una partita comincia con queste due terne di gilde. Una gilda è ciò che puoi costruire, e quindi ciò che produrrai e venderai.
lesson-guilds-pick = Nessuna è migliore dell’altra. Guarda i prezzi correnti: minerale e cibo sono già cari, argento e birra ancora a buon prezzo. Scegline una.
lesson-guilds-pick-silver = Argento e birra hanno bisogno di tempo, ma i loro prezzi crescono con la città. Anche il legno si paga meglio man mano che la città cresce.
lesson-guilds-pick-ore = Un buon inizio: minerale e cibo sono cari fin dal primo round. Gli Scrivani producono permessi, che più avanti servono a tutti.
lesson-guilds-rows = Ogni gilda riceve ora una riga sulla tua plancia, con quattro case. Ogni volta che costruisci per quella gilda, la casa successiva se ne va, e ottieni ciò che c’era sotto: tessere pubbliche e punti, pellicani o reputazione.
lesson-guilds-first = La prima riga libera tessere pubbliche, ciascuna con un patrizio. Quale gilda ci va? Scegline una per cui vuoi costruire presto.
lesson-guilds-second = La seconda riga è per i pellicani, che doni a Santa Barbara. Alla gilda che resta va la riga della reputazione.
lesson-guilds-task = La preparazione è tutta qui. Comincia la tua partita: con la prima carta, prendi i diritti su una tessera.
lesson-guilds-task-well = E la partita è cominciata. Se per la prima volta è troppo: «La mia prima partita» assegna le gilde per te.
lesson-guilds-task-again = Diritti è su due delle tue carte. Puoi prendere solo tessere delle tue gilde, e quelle senza gilda.

## 11: The end

lesson-end-title = La fine della partita
lesson-end-about = Un’ultima carta, e poi si conta tutto.
lesson-end-last = L’ultima carta di un’intera partita. Tu hai 26 punti, Ondra 27. Ma il grosso deve ancora arrivare.
lesson-end-town = In città: ogni tuo edificio fa 1 punto per ogni bollino accanto di uno dei suoi colori. Chi costruisce fitto fa molti punti. Contano anche i villaggi sul bordo.
lesson-end-mines = Nelle miniere: riga per riga, chi ha più stelle. In quasi tutte sei in testa tu.
lesson-end-income = La tua rendita finale, divisa per 10: 48 groschen sarebbero 4 punti. I groschen in cassa servono solo per gli spareggi.
lesson-end-rest = Il tuo posto sul tracciato Reputazione dà punti, e ne dà anche ogni tessera, lotto e pellicano che resta: uno ciascuno.
lesson-end-council = E prima di tutto questo il Consiglio si riunisce ancora una volta: qui un patrizio verde e uno rosso.
lesson-end-task = Ti restano una carta, due tessere pubbliche da costruire e un lotto. Finisci con almeno 75 punti. Non dimenticare le tasse!
lesson-end-task-well = Da 26 punti a più di 70. La cappella ha dato punti, reputazione e bollini ai suoi vicini. Ben giocato!
lesson-end-task-again = Usa l’ultima carta per costruire, e confronta le due tessere. La Cappella di San Giovanni porta reputazione e più bollini dei colori giusti accanto ai tuoi edifici. E paga le tasse: perdere reputazione significa perdere punti.

## 12: A round of your own

lesson-round-title = Un round tutto tuo
lesson-round-about = Cinque carte, nessun aiuto: tessera, lotto, edificio, rendita.
lesson-round-ready = Ora l’intero primo round è tuo. Una tessera e un lotto, un edificio, poi la rendita: di solito si fa così. Ogni cosa sul tavolo dice che cosa fa.
lesson-round-task = Gioca il primo round. Comincia il secondo con una rendita di almeno 9, e 20 groschen in cassa.
lesson-round-task-well = Un edificio che rende, e soldi per il prossimo. Puoi affrontare una partita vera!
lesson-round-task-again = Prendi una tessera e un lotto nel primo turno, costruisci nel secondo, e gioca Rendita con ciò che resta. Riprova, o vai avanti e gioca.
