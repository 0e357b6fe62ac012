# The rulebook of The Pillars of the Earth, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = Lo scopo del gioco
book-goal-lead = Sei round, una cattedrale: vince chi le dà di più.
book-goal-story = Guidi una squadra di costruttori nella Kingsbridge del dodicesimo secolo. I tuoi *lavoratori* [worker] procurano pietra, legno e sabbia. I tuoi *artigiani* [craftsman] li trasformano in punti. I tuoi *architetti* [builder] fanno la differenza: raggiungono i luoghi migliori della città prima degli altri.
book-goal-points = I punti [point] si contano sulla strada dei punti e vengono da quasi tutto, ma soprattutto dagli artigiani al lavoro sulla cattedrale.
book-goal-picture = Il cantiere verso la fine di una partita. La cattedrale cresce di una parte a round, chiunque sia in testa.
book-goal-engine = Pensa al gioco come a un motore. All’inizio raccogli artigiani che fanno buon uso dei cubi. Più avanti li rifornisci. Un artigiano assunto nel round 2 lavora per cinque round; uno assunto nel round 6 per uno solo.
book-goal-tie = Dopo il round { $rounds } vince chi ha più punti. In caso di parità vince chi ha più monete [gold]; se anche quelle sono pari, la vittoria è condivisa. I cubi e le carte rimasti non valgono nulla: usali tutti.

book-round = Un round in un’immagine
book-round-lead = Tre fasi, sempre in quest’ordine. Poi è il tabellone a guidarti.
book-round-picture = Un round. Nella fase II gli architetti di tutti escono da un solo sacchetto, in un ordine che nessuno conosce.
book-round-phase-supply = Fase I: raccogliere
book-round-phase-builders = Fase II: mandare gli architetti
book-round-phase-board = Fase III: il giro del tabellone
book-round-one-of = una di queste
book-round-station-take = Prendi carte materiale
book-round-station-hire = o assumi artigiani
book-round-station-mill = Lavoratori liberi al mulino
book-round-station-draw = Si pesca un architetto
book-round-station-pay = Chi lo possiede paga e piazza
book-round-station-wait = o lo fa aspettare
book-round-station-late = Chi aspetta va alla fine, gratis
book-round-station-event = Evento e vescovo
book-round-station-wool = Il mulino paga
book-round-station-kingsbridge = Carte vantaggio
book-round-station-priory = Punti dal Priore
book-round-station-sites = Arrivano i cubi
book-round-station-court = Si paga la tassa
book-round-station-shiring = Nuovi artigiani
book-round-station-castle = Lavoratori grigi
book-round-station-market = Compra e vendi
book-round-station-cathedral = Gli artigiani costruiscono
book-round-station-start = Nuovo primo giocatore
book-round-begin = *Prima di ogni round* il tavolo si prepara di nuovo: due carte vantaggio a Kingsbridge, due artigiani a Shiring e due nella scorta, e sette delle nove carte materiale. Il mercato si riempie fino a { $stall } pietre, { $stall } legni e { $stall } sabbia, e un metallo [metal] attende alla Corte del Re.
book-round-end = *Dopo ogni round* può cambiare il primo giocatore, i lavoratori tornano a casa e comincia il round successivo. In tutto sono { $rounds }.

book-setup = Con che cosa cominci
book-setup-lead = Tutti hanno la stessa squadra. Chi gioca dopo ha qualche moneta in più.
book-setup-each = *Ogni giocatore* ha { $workers } lavoratori [worker], { $builders } architetti [builder] e { $beginning } punti [point]. Tutti gli architetti vanno in un solo sacchetto.
book-setup-gold = *Oro:* il primo giocatore ha { $purse1 } monete, il successivo { $purse2 }, poi { $purse3 } e { $purse4 }. Nessuno ne ha mai più di { $most_gold }; il resto va perso all’istante.
book-setup-craftsmen = *I nuovi artigiani* arrivano quattro a round. Tutti possono vedere quali devono ancora arrivare, e quando.
book-setup-advantages = *Le carte vantaggio* escono due a round. { $advantages_out } restano fuori dal gioco senza essere viste. Due sono riservate all’ultimo round.
book-setup-events = *Gli eventi* escono uno a round, coperti. { $events_out } su { $events } restano fuori.
book-setup-team = Questi tre artigiani sono in ogni squadra fin dall’inizio. Sono lenti, ma ognuno apre una porta: nessun muratore lavora senza un impastatore di malta, nessuno compra legno senza un falegname o vende pietra senza un tagliapietre.
book-setup-chronicle = Qui si trovano la strada dei punti e gli artigiani che arrivano in ogni round.

book-supply = Fase I: le carte materiale
book-supply-lead = A turno ognuno prende una carta o passa, finché nessuno ne vuole più.
book-supply-turns = Comincia il primo giocatore, poi si prosegue in senso orario, giro dopo giro. Al tuo turno prendi una carta materiale, o assumi un artigiano ([#craftsmen]), o passi.
book-supply-cards = Una carta materiale: in alto i cubi che rende, in basso i lavoratori [worker] che impegna. La pietra è lavoro duro, la sabbia è facile.
book-supply-sites = I lavoratori indicati sulla carta devono essere liberi, e partono subito per la foresta, la cava o la cava di ghiaia. I cubi arrivano più tardi nel round, nella fase III.
book-supply-wood = { $seat } ha { $had } lavoratori liberi e prende { FORM($card, "def") }. Ne servono { $needed }, quindi { $left } restano liberi. Nella fase III la carta renderà { $cubes } legni.
book-supply-pass = *Chi passa, passa davvero:* in questo round non prendi altre carte. Quando tutti hanno passato, o le nove carte sono finite, la fase termina. Gli artigiani che nessuno ha voluto escono dal gioco; le carte materiale ritornano.
book-supply-mill = I lavoratori senza compito vanno al mulino e incasseranno 1 moneta ciascuno. Non è una scelta, ma non è nemmeno un brutto posto.

book-craftsmen = Fase I: gli artigiani
book-craftsmen-lead = Gli artigiani trasformano cubi in punti, round dopo round.
book-craftsmen-hire = Per assumere un artigiano paga le monete sulla targhetta e aggiungi la carta alla tua squadra. Puoi usarlo già in questo round.
book-craftsmen-price = Due artigiani nella scorta. La targhetta mostra il prezzo; i due a Shiring non costano monete, ma un architetto ([#shiring]).
book-craftsmen-card = Una carta si legge da sinistra a destra: ciò che sta prima della freccia [arrow] diventa ciò che sta dopo. I puntini in basso dicono quante volte si può fare in un round.
book-craftsmen-kinds = Un muratore ha bisogno di un impastatore di malta in squadra, che lavori o no. Un costruttore di utensili ha bisogno di metallo in riserva, e lo conserva. Un orafo lavora con le monete invece che con i cubi.
book-craftsmen-limit = In squadra c’è posto per *{ $team }*. Se ne assumi uno in più, devi licenziare subito qualcuno, anche il nuovo arrivato se vuoi. Chi è licenziato esce dal gioco. Non puoi licenziare nessuno per altri motivi.
book-craftsmen-sixth = { $seat } ha { $size } artigiani e assume { FORM($craftsman, "def") } per { $cost } monete. Qualcuno deve andarsene, ed è { FORM($dismissed, "def") }: il muratore ricava di più dalla stessa pietra.

book-builders = Fase II: gli architetti
book-builders-lead = Muoversi presto costa caro, aspettare è gratis: è il cuore del gioco.
book-builders-draw = Tutti gli architetti sono in un solo sacchetto. Il primo giocatore li pesca uno dopo l’altro, senza guardare.
book-builders-pay = Il proprietario dell’architetto che esce decide subito: *piazzarlo ora* e pagare ciò che mostra la ruota, o *farlo aspettare*. Il primo costa { $dearest } monete, e il prezzo scende di 1 a ogni architetto, piazzato o no.
book-builders-wheel = La ruota dei costi mostra quanto costa il prossimo architetto. Quelli che aspettano si mettono in fila.
book-builders-wait = L’architetto di { $seat } esce a { $cost } monete. { $seat } ha { $gold } monete e lo fa aspettare. L’indicatore avanza comunque: il prossimo architetto costa { $next }.
book-builders-free = Dopo { $steps } architetti gli altri escono gratis, e allora vanno piazzati.
book-builders-waiting = Quando il sacchetto è vuoto, quelli in attesa si piazzano *gratis*, in ordine di arrivo. Prendono ciò che resta, che può essere ancora un buon affare.
book-builders-again = *Una volta a round* il primo giocatore può rimettere dentro un architetto, di chiunque sia, e ripescare. Può uscire lo stesso.
book-builders-spaces = Uno spazio ospita un architetto. I luoghi con più spazi si riempiono dal primo, che è il migliore. A Kingsbridge e a Shiring ogni spazio ha la sua carta: lì scegli liberamente. Puoi mandare più architetti nello stesso luogo.
book-builders-priory = La Residenza del Priore ha due spazi. Il primo dà { $first } punti, il secondo { $second }.

book-event = Comincia la fase III: l’evento
book-event-lead = A tutti succede qualcosa. Il vescovo può tenerlo lontano da te.
book-event-reveal = Si scopre l’evento del round. Quelli positivi [sun] raggiungono tutti. Quelli negativi [storm] colpiscono chi non è protetto.
book-event-cards = Un evento positivo e uno negativo.
book-event-bishop = Se il tuo architetto è al *Seggio del Vescovo*, vedi l’evento prima di scegliere: protezione, oppure 1 pietra, legno o sabbia dal mercato. Con un evento positivo resta da chiedere solo il cubo.
book-event-palace = A sinistra l’evento, a destra il Seggio del Vescovo. Il suo unico ospite ha appena visto che cosa arriva.
book-event-order = Dopo l’ospite del vescovo, chi possiede Thomas può usare quella carta per mettersi al riparo. Poi l’evento accade, in senso orario dal primo giocatore. I punti non scendono mai sotto 0.

book-gains = Mulino, Kingsbridge, Priore, cubi
book-gains-lead = Ora le ricompense più tranquille: monete, carte, punti e cubi.
book-gains-mill = *Mulino:* 1 moneta [gold] per ogni tuo lavoratore che vi si trova.
book-gains-kingsbridge = *Kingsbridge:* il tuo architetto prende la carta vantaggio del suo spazio.
book-gains-cards = Due carte, due spazi. Un architetto di Ben prenderà quella a sinistra.
book-gains-kinds = Alcune carte agiscono subito. Altre valgono per il resto della partita [always]. Altre si conservano finché non si usano [once]. Le carte che nessuno ha preso escono dal gioco.
book-gains-priory = *Residenza del Priore:* { $first } punti per l’architetto sul primo spazio, { $second } sul secondo.
book-gains-sites = *Foresta, cava, cava di ghiaia:* le tue carte materiale rendono i loro cubi. Ce ne sono sempre abbastanza. I tuoi lavoratori tornano a casa.
book-gains-claims = Ogni luogo di lavoro mostra di chi sono le carte che vi si trovano e quanti cubi rendono.

book-court = La Corte del Re
book-court-lead = Il re vuole oro da tutti, tranne che dai suoi ospiti.
book-court-roll = Il dado decide la tassa: da { $low } a { $high } monete, uguale per tutti. Se hai un architetto a corte non paghi nulla, su qualunque spazio si trovi.
book-court-short = Se non puoi pagare tutto, dai ciò che hai, e perdi 1 punto ogni 2 monete mancanti. Una sola moneta mancante non costa nulla.
book-court-metal = L’architetto sul primo spazio prende anche il metallo [metal]. Se non è venuto nessuno, resta lì.
book-court-four = Il dado mostra { $tax }. { $one } e { $other } hanno architetti a corte e non pagano nulla. { $player } non ne ha e paga { $tax } monete.

book-shiring = Shiring, il castello e il primo giocatore
book-shiring-lead = Artigiani gratis, braccia in prestito e il diritto di cominciare.
book-shiring-craftsmen = *Shiring:* il tuo architetto porta gratis in squadra l’artigiano del suo spazio. Una squadra al completo deve licenziare qualcuno. Gli artigiani che nessuno ha preso escono dal gioco.
book-shiring-town = Da sinistra a destra: il Castello di Shiring con i suoi { $grey } lavoratori grigi, e due artigiani a Shiring.
book-shiring-castle = *Castello di Shiring:* { $grey } lavoratori grigi [worker-grey] ti servono nel *prossimo* round, come i tuoi.
book-shiring-start = *Cattedrale:* il tuo architetto fa di te il primo giocatore [start-player] del prossimo round. Se non c’è nessuno, comincia il giocatore seguente in senso orario.
book-shiring-last = Nell’ultimo round il castello e la Cattedrale non portano più nulla.

book-market = Il mercato
book-market-lead = Gli architetti commerciano a turno, un affare alla volta, finché ne hanno abbastanza.
book-market-order = L’architetto sul primo spazio fa un affare, poi il secondo e così via; poi di nuovo il primo. Se non puoi o non vuoi commerciare, quell’architetto è fuori.
book-market-stalls = I banchi: { $price_stone } monete per la pietra, { $price_wood } per il legno, { $price_sand } per la sabbia. Il metallo si può solo vendere, a { $price_metal }.
book-market-action = *Un affare* riguarda un solo tipo: compra dal banco quanti cubi vuoi, o vendine quanti vuoi.
book-market-wood = Per comprare *legno* serve un falegname in squadra.
book-market-stone = Per vendere *pietra* serve un tagliapietre in squadra.
book-market-resale = Ciò che hai *comprato* qui in questo round non puoi venderlo qui in questo round. Il contrario va bene.
book-market-supply = Ciò che vendi non finisce sul banco.
book-market-trade = { $seat } comincia con { $gold_before } monete, vende { $sand } sabbia un po’ alla volta per { $got } monete, e nel frattempo compra { $wood } legni per { $paid }. Restano { $gold_after } monete, e legno per il falegname.

book-cathedral = La cattedrale
book-cathedral-lead = Finalmente i cubi diventano punti.
book-cathedral-work = In senso orario dal primo giocatore, fai lavorare i tuoi artigiani, in qualsiasi ordine, ciascuno al massimo tante volte quante dice la sua carta. Nessuno è obbligato. Se due artigiani vogliono gli stessi cubi, comincia da chi ne ricava di più.
book-cathedral-build = { $seat } usa { $stone } pietre con il muratore e { $wood } legni con il falegname esperto, e all’ingegnere non servono cubi. Insieme fanno { $points } punti e { $gold } monete.
book-cathedral-mason = Un *muratore* lavora solo finché c’è un impastatore di malta in squadra.
book-cathedral-tool = Il *costruttore di utensili* ha bisogno di metallo in riserva, ma non lo consuma.
book-cathedral-count = Le monete che fa un artigiano può spenderle il successivo.
book-cathedral-keep = Poi ognuno tiene al massimo *{ $kept } cubi*, metallo compreso; il resto va perso. Nell’ultimo round nessuno deve restituire nulla, perché nulla conta più.

book-mistakes = Gli errori più comuni
book-mistakes-lead = Dieci piccole cose che nelle prime partite fanno perdere più punti.
book-mistakes-intro = Il tavolo non lascia infrangere le regole a nessuno. Ma è meglio conoscerle prima di fare piani.
book-mistakes-wrong1 = *I cubi non arrivano subito.* Mandi i lavoratori nella fase I, ma i cubi arrivano nella fase III, dopo l’evento. Vedi [#gains].
book-mistakes-wrong2 = *Aspettare non costa nulla.* Un architetto in attesa si piazza gratis alla fine. Perdi la scelta, non l’architetto. Vedi [#builders].
book-mistakes-wrong3 = *Il prezzo scende anche se nessuno paga.* Ogni architetto che esce sposta l’indicatore, piazzato o no.
book-mistakes-wrong4 = *Passare nella scorta vale per tutta la fase,* non per un turno. Vedi [#supply].
book-mistakes-wrong5 = *Un muratore senza impastatore di malta sta fermo.* Pensaci due volte prima di licenziare il lento impastatore. Vedi [#cathedral].
book-mistakes-wrong6 = *Le monete oltre { $most_gold } vanno perse,* anche quando vendi al mercato.
book-mistakes-wrong7 = *Solo { $kept } cubi restano* da un round all’altro. Vendi ciò che non puoi usare, finché hai un architetto al mercato. Vedi [#market].
book-mistakes-wrong8 = *L’ospite del vescovo prima vede l’evento*, e solo allora sceglie. Vedi [#event].
book-mistakes-wrong9 = *Qualunque spazio alla Corte del Re ti evita la tassa.* Solo il primo porta il metallo. Vedi [#court].
book-mistakes-wrong10 = *Il castello e la Cattedrale valgono per il prossimo round:* nell’ultimo non portano nulla.

book-icons = Le icone
book-icons-lead = Ogni simbolo su tabelloni e carte, e che cosa significa.

book-cards = Tutti gli artigiani e le carte
book-cards-lead = Tutto ciò che può uscire, e che cosa fa.
