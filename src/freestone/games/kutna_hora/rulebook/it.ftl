# The rulebook of Kutná Hora: The City of Silver, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = Lo scopo del gioco
book-goal-lead = Una città si arricchisce con l’argento. Tu la costruisci, ci scavi sotto e le vendi ciò che le serve.
book-goal-story = Appartieni a tre gilde. Per ciascuna costruisci edifici, e ogni edificio *produce* un bene: minerale [ore], argento [silver], legno [wood], permessi [permit], cibo [food] o birra [beer].
book-goal-money = Nulla finisce in magazzino. Quando riscuoti una rendita, ciò che produci ti viene pagato ai prezzi di quel momento. I prezzi sono comuni a tutto il tavolo, e quasi tutto ciò che si fa li muove.
book-goal-picture = Una città alla fine di una partita in tre. Ogni casa segna un edificio del suo proprietario; gli edifici senza casa sono pubblici.
book-goal-points = I punti [point] vengono dagli edifici, dalle miniere, da Santa Barbara, dai patrizi nel Consiglio e da un buon nome. Quasi tutti arrivano solo *alla fine*: vedi [#scoring].
book-goal-advice = Vince chi ha più punti. In caso di parità vince chi ha più groschen; se anche quelli sono pari, la vittoria è condivisa.

book-round = Un round in un’immagine
book-round-lead = Cinque carte a testa, poi la città presenta il conto.
book-round-picture = Un round. In due o tre sono { $rounds }, in quattro { $rounds_of_four }.
book-round-phase-turns = A turno, tre volte ciascuno
book-round-phase-actions = Ogni carta è una di queste azioni
book-round-phase-end = La fine del round
book-round-station-two = Primo turno: due carte
book-round-station-again = Secondo turno: due carte
book-round-station-one = Terzo turno: una carta
book-round-station-kept = La sesta carta non si gioca
book-round-station-rights = Diritti: prendi una tessera
book-round-station-plot = Lotto: reclama una casella
book-round-station-building = Edificio: costruisci la tessera
book-round-station-mine = Miniera: scava minerale
book-round-station-income = Rendita: incassa
book-round-station-barbara = Santa Barbara: usa un pellicano
book-round-station-joker = Jolly: una qualsiasi
book-round-station-event = L’evento ha effetto
book-round-station-tax = Tasse, o reputazione
book-round-station-council = Il Consiglio dà punti
book-round-station-red = Tessere rosse, una volta
book-round-station-next = Carte in mano, comincia il prossimo
book-round-turns = Il primo giocatore [start-player] gioca due carte, una dopo l’altra, poi tocca al seguente in senso orario e così via. Dopo un secondo turno da due carte e un terzo da una, il round è finito.
book-round-end = Il Consiglio dà punti solo negli *ultimi tre round*. Le tessere rosse arrivano una volta sola, dopo il round { $reds } (in quattro, dopo il { $reds_of_four }).

book-setup = Con che cosa cominci
book-setup-lead = Uguale per tutti, salvo qualche groschen.
book-setup-rounds = In due o tre si giocano { $rounds } round, in quattro { $rounds_of_four }. In due si usano la città piccola e la miniera piccola.
book-setup-money = Il primo giocatore ha { $purse1 } groschen [groschen], gli altri { $purse2 }, { $purse3 } e { $purse4 } in ordine di turno.
book-setup-board = La tua plancia ha tre righe da { $houses } case [house], un minatore [miner] nella riserva e { $waiting } in attesa, { $markers } segnalini Lotto [plot], e la tua reputazione a 0.
book-setup-hall = Il *municipio* offre tessere in tre righe: sei pile delle gilde e tre pile di edifici pubblici. Si può prendere solo la tessera in cima a una pila.
book-setup-mines = Nelle *miniere* quattro spazi sono bloccati dalla roccia. La pila delle tessere Miniera è sempre più ricca verso il fondo.
book-setup-market = Al *mercato* i due mazzi mostrano la prima carta, e tutte le linguette sono all’estrema sinistra. Da lì gli edifici le spingono a destra.
book-setup-picture = Il municipio all’inizio. Più una pila è a sinistra, meno costano i suoi diritti.

book-guilds = Le tue gilde e le tue tre righe
book-guilds-lead = La prima domanda della partita, che pesa fino alla fine.
book-guilds-what = Ti unisci a tre delle sei gilde. Puoi costruire solo i *loro* edifici, e quelli pubblici. Altri possono appartenere alla stessa gilda: allora condividete la sua pila di tessere, e ogni edificio abbassa il prezzo per entrambi.
book-guilds-rows = Poi decidi quale gilda va in quale riga della tua plancia. Ogni volta che costruisci per una gilda, la casa più a sinistra della sua riga va in città, e *ciò che c’era sotto è tuo*. Perciò le righe si distinguono per ciò che danno.
book-guilds-picture = Le tre righe di una plancia, con ciò che sta sotto ogni casa.
book-guilds-public = La riga delle *tessere pubbliche* dà ogni tanto una tessera pubblica gratis.
book-guilds-pelican = La riga dei *pellicani* [pelican] dà pellicani, che pagano i doni di Santa Barbara.
book-guilds-reputation = La riga della *reputazione* [reputation] dà reputazione, e con essa lotti a poco prezzo e un Jolly gratis.
book-guilds-first = Una buona regola: la gilda per cui costruirai di più va nella riga con i doni che preferisci. In una prima partita tutto questo è già assegnato.

book-cards = Le tue carte Azione
book-cards-lead = Sei carte, due azioni su ciascuna. Ne giochi cinque, e di ognuna usi un’azione.
book-cards-two = Ogni carta mostra due azioni, e tu ne scegli una. Con quella se ne va anche l’altra, per questo round. Perciò chiediti non solo che cosa vuoi fare, ma di quale carta puoi fare a meno.
book-cards-picture = Una mano completa. Tutti hanno le stesse sei carte, e tutti vedono chi ha ancora che cosa.
book-cards-spent = Dopo il round tutte le carte tornano in mano.
book-cards-nothing = Una carta si può sempre giocare senza effetto. Un’azione che non si può svolgere non si può scegliere.
book-cards-pay = I costi si pagano quando si presentano, sempre in groschen. Se qualcosa costa legno o permessi, li paghi al prezzo corrente.

book-prices = Come funzionano i prezzi
book-prices-lead = Un prezzo è una carta e una linguetta: la carta si muove per molte ragioni, la linguetta per una.
book-prices-read = Ogni bene ha una riga di prezzi sulla carta in cima al suo mazzo, e una linguetta dorata che ne incornicia uno. *Quello è il prezzo corrente.*
book-prices-picture = Il mercato dopo qualche turno. I numeri piccoli a destra sono i prezzi sulla prossima carta.
book-prices-decks = *Mazzi.* Legno, cibo e birra seguono la *popolazione* [population-deck]: più gente li rende più cari. Argento, permessi e minerale seguono il *mazzo Minerale* [ore-deck]: più minerale si scava, meno vale il minerale, e più cari diventano argento e permessi.
book-prices-arms = *Linguette.* Quando si costruisce un edificio di una gilda, la linguetta del suo bene si sposta di una tacca a destra, verso un prezzo più basso. Così ogni edificio fa scendere il prezzo del proprio prodotto. Il minerale non ha una linguetta sua; si legge con quella dell’argento.
book-prices-town = *La città costruisce* [town-builds]: quando la linguetta incornicia questo simbolo, la città stessa toglie dal gioco la tessera in cima alla pila della gilda, e la linguetta avanza.
book-prices-cross = *Una X rossa* [red-x]: finché la linguetta la incornicia, nessuno può costruire per questa gilda. Prima deve salire la domanda. I diritti si possono ancora prendere.
book-prices-rhythm = Segui il ritmo: riscuoti una rendita finché il tuo prodotto è caro, e costruisci di nuovo quando è tornato caro.

book-rights = Diritti: prendi una tessera
book-rights-lead = Prima di costruire ti servono i diritti su una tessera.
book-rights-take = Prendi la tessera in cima a una pila del municipio: una delle tue gilde, o un edificio pubblico qualsiasi.
book-rights-picture = I costi stanno sopra le colonne, con il loro valore attuale.
book-rights-columns = La colonna è il prezzo: { $column1 } groschen nella prima, poi { $column2 }, { $column3 } e { $column4 } permessi [permit]. La pila va poi alla fine della sua riga, e le altre scorrono a sinistra. Così ciò che oggi è caro può presto costare poco.
book-rights-permits = { $seat } prende i diritti per { FORM($building, "def") }. Oggi un permesso costa { $permit } groschen, e la pila è nella colonna da { $permits } permessi: { $permits } × { $permit } = { $paid } groschen.
book-rights-slots = Sulla tua plancia c’è posto per { $slots } tessere. Costruisci prima di accumulare.

book-plot = Lotto: reclama una casella
book-plot-lead = Un edificio ha bisogno di terreno, e un buon terreno ha buoni vicini.
book-plot-claim = Metti un segnalino [plot] su una casella libera *accanto a un edificio*. Accanto significa lato a lato, mai per un angolo. Paghi il prezzo sullo stendardo del vicino; con più vicini vale solo il più alto. Finché la città è vuota, ogni casella costa { $anywhere }.
book-plot-beside = { $seat } reclama { $square }. La Panetteria accanto mostra { $paid } sullo stendardo, quindi il lotto costa { $paid } groschen.
book-plot-cheap = Da reputazione { $cheap_at } in su, ogni lotto ti costa { $cheap } groschen.
book-plot-tax = Hai { $markers } segnalini. *Alla fine di un round due in città aumentano le tue tasse di { $two_plots }, tre di { $three_plots }.* Un segnalino torna quando ci costruisci sopra.

book-building = Edificio
book-building-lead = Il cuore del gioco: una tua tessera, su un tuo lotto.
book-building-build = Scegli una delle tue tessere e uno dei tuoi lotti. Il segnalino torna indietro, e paghi il legno della tessera al prezzo corrente.
book-building-tile = Una tessera si legge dall’alto: che cosa produce e quanto legno costa; che altro fa; i suoi bollini colorati, che danno punti alla fine; e sullo stendardo il prezzo dei lotti accanto.
book-building-effects = Tutto ciò che è stampato sulla tessera avviene subito, in ordine, prima la produzione. Poi la linguetta del suo bene va a destra.
book-building-house = Infine la casa più a sinistra della riga della gilda va sull’edificio, e ottieni ciò che copriva. Senza una casa in quella riga, o con una X rossa [red-x], non puoi costruire per la gilda.
book-building-bakery = { $seat } costruisce { FORM($building, "def") } in { $square }. Servono { $wood } legni a { $each } groschen: { $paid } in tutto. D’ora in poi { $seat } produce { $made } cibo. La linguetta del cibo passa da { $price } a { $fallen }; ma la Panetteria porta anche { $people } nuovi abitanti, che lo fanno risalire a { $now }.
book-building-public = *Gli edifici pubblici* non sono di nessuno. Non producono nulla e non richiedono una casa. Ma spesso portano punti, mandano un patrizio nella riserva e sono buoni vicini.
book-building-technology = *Gli edifici dei Minatori* non spostano linguette. Fanno avanzare il mazzo Minerale e portano una *tessera Tecnologia* [technology]: una miniera gratis, che piazzi tu. Da allora tutti pescano una tessera Miniera in più fra cui scegliere.
book-building-flip = *Gira* [flip]: alcuni edifici girano la prossima tessera di Santa Barbara. Nessuno ottiene ciò che riporta, ma le sue tasse contano.

book-mine = Miniera
book-mine-lead = Il minerale è il modo più rapido di fare soldi, e le stelle nelle miniere sono punti per la fine.
book-mine-miners = Ti serve un minatore [miner] nella riserva. Se è vuota, paga prima un permesso e fai entrare uno o due minatori, allo stesso prezzo. La riserva ne contiene { $pool }.
book-mine-draw = Pesca una tessera Miniera (più avanti di più, grazie alla tecnologia) e scegline una, o nessuna.
book-mine-where = Piazzala a un ingresso, o direttamente accanto o sotto una miniera. Va bene quella di chiunque. La roccia è d’intralcio.
book-mine-picture = Le miniere nel round 2. Gli spazi aperti mostrano il legno che costano; a destra ci sono le stelle di ogni riga e quanto varranno.
book-mine-wood = Un ingresso costa sempre { $entrance } legni. Altrove guarda le miniere accanto e sopra lo spazio: vale il numero di legni più alto.
book-mine-first = { $seat } scava { FORM($mine, "def") } in { $space }, un ingresso: { $wood } legni a { $each } groschen, { $paid } in tutto. La produzione di minerale sale di { $ore }, quindi il mazzo Minerale avanza di { $deeper }. Il minerale scende da { $ore_before } a { $ore_after } groschen, l’argento sale da { $silver_before } a { $silver_after }.
book-mine-ore = Tutto ciò che è stampato sulla tessera avviene una volta: produzione, abitanti, punti. Le stelle restano per la fine.

book-income = Rendita
book-income-lead = L’unica azione che porta denaro.
book-income-earn = Per ogni bene moltiplica ciò che produci per il prezzo corrente, e somma tutto. Incassi subito. Ciò che produci non si consuma; la prossima rendita paga di nuovo.
book-income-sum = { $seat } produce { $made_ore } minerali a { $price_ore }, { $made_silver } argento a { $price_silver } e { $made_food } cibo a { $price_food }: { $sum_ore } + { $sum_silver } + { $sum_food } = { $income } groschen.
book-income-patrician = Poi puoi pagare { $seating } groschen per spostare *un patrizio* dalla riserva al Consiglio, dove dà punti a tutti: vedi [#patricians].

book-barbara = Santa Barbara
book-barbara-lead = I pellicani comprano i doni della cattedrale, uno dopo l’altro.
book-barbara-use = Gira uno dei tuoi pellicani da usare [pelican], e prendi ciò che offre la *tessera corrente*. Poi la tessera viene girata, e la prossima diventa quella corrente. Sono { $tiles }, sempre nello stesso ordine.
book-barbara-picture = La cattedrale sotto le sue tessere. La cornice dorata segna quella corrente. In alto ciò che va preso, al centro ciò a cui si può rinunciare, in basso le tasse se la gira un edificio.
book-barbara-must = Reputazione e punti vanno presi, anche quando sono perdite. L’effetto al centro è un dono a cui puoi rinunciare. Se usi una tessera, le sue tasse non contano.
book-barbara-rights = { $seat } usa un pellicano sulla tessera { $number }: reputazione +{ $reputation }, e i diritti su una tessera, gratis. { $seat } prende { FORM($building, "def") }.
book-barbara-flipped = Alcuni edifici girano la tessera corrente. Allora non va a nessuno, e le tasse salgono.
book-barbara-complete = Quando tutte le tessere sono girate, un pellicano dà invece { $completed } di reputazione.

book-reputation = Reputazione e Jolly
book-reputation-lead = Un buon nome fa risparmiare per tutta la partita, e alla fine vale punti.
book-reputation-track = La tua reputazione [reputation] sale e scende su un tracciato tutto suo. I numeri sulle caselle sono i punti che valgono alla fine, nel bene o nel male. Una reputazione di { $highest } vale { $highest_points } punti, una di −{ $lowest } ne costa { $lowest_points }.
book-reputation-picture = Il tracciato su una plancia.
book-reputation-plots = Da { $cheap_at } in su i lotti costano { $cheap } groschen.
book-reputation-joker = Da { $joker_at } in su il Jolly non costa reputazione.
book-reputation-ends = Ogni passo oltre un’estremità del tracciato vale subito { $beyond } punti, guadagnati o persi.
book-reputation-plot = { $seat } ha reputazione { $reputation } e reclama { $square } per { $paid } groschen, qualunque cosa dicano gli stendardi dei vicini.
book-reputation-wild = *Il Jolly* [joker] svolge qualsiasi altra azione. Costa { $joker } di reputazione, e si paga prima: se ti porta sotto { $cheap_at }, un lotto torna caro.

book-taxes = La fine di un round: evento e tasse
book-taxes-lead = Tieni qualche groschen per la città, o paga con il tuo buon nome.
book-taxes-event = *Evento* [event]. In due sempre, in tre o quattro se volete, una carta è scoperta dall’inizio del round. Alla fine muove mazzi e premia qualcuno. Se mostra tasse, queste salgono quando la carta appare.
book-taxes-picture = I round. Ognuno mostra quanto costa non pagare le tasse, e quando il Consiglio dà punti; accanto, le tasse e l’evento.
book-taxes-tax = *Tasse* [tax]. Ognuno paga l’importo della città, che può solo salire, fino a { $most_tax }. Due segnalini in città aggiungono { $two_plots }, tre { $three_plots }.
book-taxes-refuse = Chi non può pagare tutto non paga nulla, e perde invece reputazione. Puoi anche scegliere di non pagare, pur potendo. I primi round perdonano facilmente, gli ultimi no.
book-taxes-plots = L’importo è { $rate }. { $player } ha { $plots } segnalini in città, che aggiungono { $surcharge }: sono dovuti { $due } groschen. Con soli { $has } groschen, { $player } non paga nulla e perde { $loss } di reputazione.
book-taxes-after = Dopo la riunione del Consiglio ([#patricians]) le carte tornano in mano, e comincia il giocatore seguente in senso orario. Dopo il round { $reds } (in quattro, dopo il { $reds_of_four }) tre tessere pubbliche rosse arrivano al municipio.

book-patricians = I patrizi e il Consiglio
book-patricians-lead = Danno punti a tutti, ma non a tutti gli stessi.
book-patricians-way = Un edificio pubblico porta un patrizio del suo colore dalla banca alla *riserva*. Chi gioca Rendita può poi spostarne uno da lì al *Consiglio*, per { $seating } groschen.
book-patricians-picture = Banca, riserva e Consiglio. Solo quelli nel Consiglio danno punti.
book-patricians-score = Alla fine di ciascuno degli *ultimi tre round* ogni patrizio nel Consiglio dà punti a ogni giocatore:
book-patricians-green = *Verde* [patrician-green]: { $green } punto per ogni coppia formata da un tuo edificio e un edificio pubblico accanto.
book-patricians-silver = *Argento* [patrician-silver]: { $silver } punti ogni due pellicani usati.
book-patricians-yellow = *Giallo* [patrician-yellow]: { $yellow } punti con una tua miniera in ogni riga, { $yellow_two } con due in ogni riga.
book-patricians-red = *Rosso* [patrician-red]: { $red } punti per ogni colonna della tua plancia senza case.
book-patricians-pelicans = { $patricians } patrizio argento siede nel Consiglio, e ognuno ha usato { $pelicans } pellicani: { $points } punti per ogni giocatore.

book-scoring = Il conteggio finale
book-scoring-lead = La maggior parte dei punti di una partita, in cinque passi.
book-scoring-town = *Città.* Ogni tuo edificio di gilda ottiene 1 punto per ogni bollino *accanto* di uno dei suoi colori. Contano i bollini di tutti i vicini: i tuoi edifici, quelli degli altri, quelli pubblici e i villaggi sul bordo. Gli edifici pubblici non ottengono punti.
book-scoring-dots = Al centro, { FORM($building, "def") } di { $player }. Confronta i suoi colori con i bollini dei quattro edifici che hanno un lato in comune: { $points } corrispondono, quindi ottiene { $points } punti.
book-scoring-mines = *Miniere.* Ogni riga è una gara. Tutte le sue stelle, anche quelle sulle rocce, decidono quanto vale; le stelle sulle tue miniere decidono chi è primo, secondo e terzo. Chi è in parità ottiene l’intero valore del suo posto. Senza stelle non ottieni nulla.
book-scoring-row = Nella prima riga ci sono { $total } stelle, quindi vale { $value1 }, { $value2 } e { $value3 }. { $name1 } ne ha { $stars1 } e ottiene { $value1 }, { $name2 } ne ha { $stars2 } e ottiene { $value2 }, { $name3 } ne ha { $stars3 } e ottiene { $value3 }.
book-scoring-rest = *Rendita:* 1 punto ogni { $per_point } groschen che una rendita porterebbe ora. *Reputazione:* i punti sulla sua casella. *Ciò che resta:* { $leftover } punto per ogni tessera non costruita, ogni segnalino in città e ogni pellicano ancora da usare.
book-scoring-final = { $player } vince questa partita con { $total } punti: { $town } per i bollini, { $mine_rows } per le righe di miniere, { $income } per una rendita di { $income_groschen }, { $reputation } per la reputazione e { $extras } per ciò che resta. Gli altri sono stati ottenuti strada facendo.

book-mistakes = Gli errori più comuni
book-mistakes-lead = Dodici piccole cose che nelle prime partite costano di più.
book-mistakes-intro = Il tavolo non lascia infrangere le regole a nessuno. Ma è meglio conoscerle prima di fare piani.
book-mistakes-wrong1 = *Gli edifici non pagano da soli.* Ciò che producono ti viene pagato solo quando riscuoti una rendita. Vedi [#income].
book-mistakes-wrong2 = *Il tuo edificio abbassa il prezzo di ciò che produce.* Due edifici di una gilda non rendono il doppio. Vedi [#prices].
book-mistakes-wrong3 = *Legno e permessi sono prezzi, non merci.* Non ne tieni mai: ciò che produci lo vendi con la Rendita, ciò che ti serve lo compri in groschen.
book-mistakes-wrong4 = *Vale lo stendardo più caro, non la somma,* e lo stesso vale per il legno delle miniere. Vedi [#plot].
book-mistakes-wrong5 = *Gli angoli non sono vicini,* né per i lotti, né per i bollini, né per i patrizi.
book-mistakes-wrong6 = *Una X rossa ferma la costruzione, non i diritti.* Puoi comunque prendere la tessera e aspettare. Vedi [#rights].
book-mistakes-wrong7 = *I segnalini in città aumentano le tasse.* Uno è gratis, due e tre no. Vedi [#taxes].
book-mistakes-wrong8 = *Non puoi pagare una parte delle tasse.* O tutte, o reputazione.
book-mistakes-wrong9 = *Un permesso fa entrare due minatori* al prezzo di uno. Vedi [#mine].
book-mistakes-wrong10 = *I patrizi nella riserva non danno punti.* Qualcuno deve farli entrare nel Consiglio. Vedi [#patricians].
book-mistakes-wrong11 = *La reputazione del Jolly si perde subito,* prima dell’azione e del suo prezzo. Vedi [#reputation].
book-mistakes-wrong12 = *I tuoi edifici fanno punti anche con i bollini altrui.* L’edificio di un avversario accanto al tuo può essere il miglior vicino. Vedi [#scoring].

book-icons = Le icone
book-icons-lead = Ogni simbolo su tabelloni, tessere e carte, e che cosa significa.

book-tiles = Tutte le tessere e le carte
book-tiles-lead = Tutto ciò che può uscire, con ciò che fa e da dove vengono i suoi valori.
