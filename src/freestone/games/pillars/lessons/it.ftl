# What the teacher of Pillars says. One idea for each beat; the learner's table shows the rest.

## 1: How to score

lesson-points-title = Come si fanno punti
lesson-points-about = Lo scopo del gioco, quando finisce e da dove vengono i punti.
lesson-points-welcome = Ti diamo il benvenuto a Kingsbridge! La città vuole una cattedrale, e a costruirla ci sei anche tu.
lesson-points-goal = Questa strada conta i punti. Tutti partono da 2: Agnes è ancora lì, tu sei già a 4. Alla fine vince chi ha più punti.
lesson-points-rounds = La partita dura sei round, e qui siamo verso la fine del primo. Finito il sesto, finisce anche la partita.
lesson-points-goods = I punti si fanno con cubi di pietra, legno, sabbia e metallo. In questo round hai ricevuto 3 pietre e 3 sabbia.
lesson-points-craftsmen = Ed ecco chi se ne occupa: i tuoi artigiani. Alla fine di ogni round trasformano i cubi in punti.
lesson-points-mixer = L’impastatore di malta fa 1 punto con 3 sabbia, e senza di lui in squadra nessun muratore lavora. Tu hai 3 sabbia: fallo lavorare!
lesson-points-scored = Ecco fatto: 3 sabbia in meno, 1 punto in più. I cubi si consumano; gli artigiani restano e lavorano di nuovo nel prossimo round.
lesson-points-two-ways = Due di loro lavorano con la pietra. Al tagliapietre servono 2 pietre per un punto, al muratore solo 1. Ma conta i puntini su una carta: sono le volte che lavora in un round. Il muratore ne ha solo due, e per questo si chiama Muratore II.
lesson-points-task = Fai 2 punti con la tua pietra, e conserva 1 pietra per il prossimo round.
lesson-points-task-well = Esatto! Il muratore ha lavorato due volte, e una pietra aspetta il prossimo round. Puoi tenere fino a 5 cubi.
lesson-points-task-again = Quasi. Il tagliapietre usa 2 pietre per un punto. Al muratore ne basta 1 ogni volta, e può lavorare due volte.

## 2: The supply

lesson-supply-title = Lavoratori e monete
lesson-supply-about = La prima fase di un round: i lavoratori procurano cubi, e con le monete assumi artigiani.
lesson-supply-supply = Ogni capitolo è una partita a sé, e questa è appena all’inizio. Ogni round comincia con queste carte: i luoghi dove mandare i tuoi lavoratori, e artigiani da assumere.
lesson-supply-workers = Hai 12 lavoratori. Il numero in fondo a una carta dice quanti ne impegna; i cubi sono ciò che portano.
lesson-supply-quarry = Cominciamo dalla pietra. Manda 5 lavoratori alla cava piccola, per 2 pietre.
lesson-supply-turns = Sono in cammino; la pietra arriva più tardi in questo round. Agnes ha preso legno. Si va avanti a turno, una carta ciascuno, finché tutti hanno passato.
lesson-supply-hire = Gli artigiani si pagano in monete, una volta sola, e restano nella tua squadra, dove c’è posto per cinque. L’impastatore esperto ne costa 4 e fa un punto con 2 sabbia invece di 3.
lesson-supply-mill = Nessuno sta con le mani in mano, comunque: quando passi, i lavoratori senza carta vanno al mulino. Incassano 1 moneta ciascuno.
lesson-supply-task = Ti restano 7 lavoratori. Procurati 3 sabbia, 2 legni e l’impastatore esperto. Attenzione: piace anche ad Agnes.
lesson-supply-task-well = Ben fatto: prima l’artigiano, perché lo voleva anche qualcun altro, poi i cubi. Ciò che è in pericolo viene per primo!
lesson-supply-task-again = Qualcosa ti è sfuggito. Una carta presa da un altro non torna. Assumi subito l’impastatore esperto; sabbia e legno possono aspettare.

## 3: Master builders

lesson-builders-title = Gli architetti
lesson-builders-about = La seconda fase: tre architetti a testa, e molti luoghi che li vogliono.
lesson-builders-bag = I tuoi lavoratori sono impegnati. Ora arrivano gli architetti: tre tuoi e tre di Agnes. Si pescano da questo sacchetto, e il primo è già fuori.
lesson-builders-flag = Agnes ha la bandiera: in questo round è lei a cominciare ogni fase e a pescare gli architetti, senza guardare. Per il prossimo round la bandiera va a chi ha un architetto alla Cattedrale, altrimenti a chi gioca dopo di lei.
lesson-builders-wheel = Mandare il primo architetto costa 7 monete, il secondo 6, poi 5, giù fino a zero; l’indicatore mostra il prezzo. Per questo chi ha la bandiera può rimetterne uno nel sacchetto una volta a round: perché un altro non scelga per primo, o per pagare meno più tardi.
lesson-builders-wait = Il tuo esce per primo, a 7 monete. Non devi pagarle per forza: fallo aspettare, con l’ultima opzione o con la ruota. Quando il sacchetto è vuoto parte gratis, verso ciò che resta.
lesson-builders-waiting = Il tuo architetto aspetta accanto alla ruota. Poi è uscito quello di Agnes: ha pagato 6 monete e l’ha mandato a Kingsbridge, per questa carta.
lesson-builders-choose = Di nuovo uno dei tuoi, per 5 monete. Ogni luogo dice che cosa dà, e lo dà quando tutti gli architetti sono usciti. Manda questo architetto dove vuoi.
lesson-builders-choose-bishop = Il vescovo ti protegge da un evento negativo, oppure ti dà un cubo dal mercato; se l’evento è positivo, sempre il cubo.
lesson-builders-choose-card = A Kingsbridge ricevi la carta di quello spazio. Alcune aiutano una volta, altre per il resto della partita.
lesson-builders-choose-priory = La Residenza del Priore dà punti: 2 al primo architetto, 1 al secondo. Senza tante domande.
lesson-builders-choose-court = Alla Corte del Re non paghi la tassa, e chi arriva per primo riceve un cubo di metallo.
lesson-builders-choose-shiring = A Shiring ricevi gratis l’artigiano di quello spazio.
lesson-builders-choose-castle = Il castello ti presta due lavoratori grigi per il prossimo round.
lesson-builders-choose-market = Gli architetti al mercato possono comprare e vendere, più tardi nel round.
lesson-builders-choose-cathedral = Così la bandiera passa a te: nel prossimo round giochi e scegli prima di tutti.
lesson-builders-task = Ancora due architetti: questo costa 2 monete, quello in attesa nulla. Arriva alla costruzione con 4 punti e 1 metallo. La Residenza del Priore e la Corte del Re possono aiutarti.
lesson-builders-task-well = Molto bene: 4 punti e il metallo. Rinunciare presto fa risparmiare; pagare presto ti lascia scegliere.
lesson-builders-task-again = Non proprio. La Residenza del Priore dà 2 punti al primo che arriva, e la Corte del Re dà il metallo.

## 4: Events and taxes

lesson-trouble-title = Eventi e tasse
lesson-trouble-about = Che cosa può andare storto in un round, e come mettersi al riparo.
lesson-trouble-event = Questa carta è l’evento del round. Si scopre quando tutti gli architetti sono piazzati. Metà degli eventi è positiva; l’altra metà colpisce tutti.
lesson-trouble-bishop = O meglio, tutti tranne l’ospite del vescovo. Manda questo architetto al Seggio del Vescovo per 5 monete.
lesson-trouble-tax = Più tardi arriva la tassa del Re. Decide un dado: tutti pagano da 2 a 5 monete. Chi non può pagare perde punti.
lesson-trouble-court = Chi ha un architetto alla Corte del Re non paga nulla. E questo metallo è per il primo che arriva.
lesson-trouble-task = Hai 16 monete e due architetti: uno per 3 monete, uno in attesa. Arriva alla costruzione con 13 monete e 4 punti. La Residenza del Priore dà punti; per il resto, basta non perdere ciò che hai.
lesson-trouble-task-well = Tutto in salvo! Agnes ha perso 2 punti nel conflitto e ha pagato la tassa. A te non è successo nulla di tutto questo.
lesson-trouble-task-again = I 4 punti: un architetto alla Residenza del Priore dà i 2 che ti mancano, e gli altri li protegge il vescovo, se glielo chiedi quando si scopre l’evento. Le 13 monete: un architetto alla Corte del Re ti fa risparmiare la tassa.

## 5: The market

lesson-market-title = Il mercato
lesson-market-about = Compra ciò che serve ai tuoi artigiani, vendi ciò che non serve.
lesson-market-winter = Un inverno rigido: ogni carta ha reso un cubo in meno. 1 pietra, 1 legno e 2 sabbia danno solo 1 punto. Ma hai un architetto al mercato!
lesson-market-stalls = Questi sono i prezzi di un cubo: pietra 4, legno 3, sabbia 2. Compri ciò che si trova qui e vendi allo stesso prezzo. Il metallo puoi solo venderlo, a 5.
lesson-market-sell = Hai 1 moneta, e 1 metallo che nessuno nella tua squadra usa. Vendi il metallo.
lesson-market-laps = 5 monete per te. Poi Agnes ha comprato 2 pietre. Si procede così, un affare a testa: si comprano o si vendono cubi di un solo tipo. Ciò che compri qui non puoi rivenderlo nello stesso round.
lesson-market-craftsmen = Ora pensa alla tua squadra. L’impastatore esperto fa un punto con 2 sabbia, il falegname con 2 legni, il tagliapietre con 2 pietre.
lesson-market-trades = Due di loro contano anche al mercato: solo con un tagliapietre in squadra puoi vendere pietra, solo con un falegname comprare legno.
lesson-market-task = Hai 6 monete. Fai 2 punti in questo round: concludi un affare, lascia il mercato e costruisci.
lesson-market-task-well = Un buon affare: ciò che hai comprato, insieme a ciò che avevi, ha fatto 2 punti. Prima di comprare guarda che cosa manca al prossimo punto: spesso è un solo cubo.
lesson-market-task-again = Conta prima ciò che hai: 2 sabbia fanno un punto. Per il secondo, 1 legno in più costa 3 monete; 1 pietra o 2 sabbia in più ne costano 4.

## 6: A team of five

lesson-team-title = Una squadra di cinque
lesson-team-about = Ogni round arrivano artigiani migliori, ma c’è posto solo per cinque.
lesson-team-team = Terzo round, e la tua squadra è al completo: cinque artigiani, non di più. Ognuno serve a qualcosa, alcuni più di altri.
lesson-team-coming = Questa riga mostra chi arriva in quale round. Sono sempre più bravi: lo scultore, appena arrivato a Shiring, fa 2 punti con una sola pietra, e gli ultimi artigiani persino 4 o 6 punti in un colpo.
lesson-team-hire = Perciò conviene rinnovare la squadra. Assumi questo muratore per 4 monete: un punto per ogni pietra, fino a quattro volte a round.
lesson-team-dismiss = Sei sono troppi: uno deve andarsene. Ricorda una cosa: i muratori lavorano solo se in squadra c’è un impastatore di malta. Chi licenzi?
lesson-team-dismiss-mixer = Attenzione, era proprio quello che serve ai muratori! Ora non possono lavorare finché non assumi un altro impastatore di malta. Una volta capita a tutti.
lesson-team-dismiss-stonecutter = Buona scelta. Al tagliapietre servono due pietre per un punto, ai tuoi muratori solo una. Senza di lui, però, non puoi più vendere pietra.
lesson-team-dismiss-mason = Si può fare. La pietra che di solito ricevi basta a un muratore; due se la contendono.
lesson-team-dismiss-potter = Mah. Il vasaio fa un punto con una sola sabbia, e la sabbia costa poco. Del tagliapietre avresti sentito meno la mancanza.
lesson-team-dismiss-architect = Peccato: l’ingegnere dà un punto a ogni round, in cambio di nulla. Del tagliapietre avresti sentito meno la mancanza.
lesson-team-task = Artigiani senza cubi sono solo buona compagnia. Hai 13 lavoratori: fai in modo di ricevere almeno 4 pietre in questo round.
lesson-team-task-well = Quattro pietre sono in arrivo, per tutti quelli che sanno lavorarle. Prima le persone, poi i cubi che servono a quelle persone: così un round comincia bene.
lesson-team-task-again = La cava grande rende 4 pietre, ma impegna 10 lavoratori. Mandali lì prima di impegnarli altrove.

## 7: The end

lesson-end-title = La fine della partita
lesson-end-about = L’ultima costruzione: che cosa conta, che cosa no, e chi vince.
lesson-end-last = Il sesto round. Tu hai 38 punti, Agnes 39. Questa è l’ultima costruzione, poi la partita è finita.
lesson-end-nothing = Dopo, cubi e carte non valgono nulla: usa tutto ciò che puoi. Le monete servono solo per gli spareggi: a parità di punti vince chi ne ha di più.
lesson-end-potter = Comincia dal tuo vasaio migliore: un punto per ogni sabbia, fino a tre volte.
lesson-end-often = Quante volte? Ormai non c’è motivo di conservare sabbia. Tre volte!
lesson-end-metal = Resta un metallo, e lo vogliono in due. Il costruttore di campane ne ricava 4 punti. Il mastro organista 6, ma gli serve anche un legno.
lesson-end-task = Agnes arriverà a 49, e ha più monete. Vinci questa partita!
lesson-end-task-well = 50 a 49. Hai vinto! L’organo, il legno e la sabbia: una bella cattedrale.
lesson-end-task-again = Servono 50 punti: a 49 Agnes vince grazie alle sue monete. Dai il metallo al mastro organista, l’altro legno al carpentiere e la sabbia al secondo vasaio.

## 8: Your own round

lesson-round-title = Un round tutto tuo
lesson-round-about = Tutto insieme, dalla prima carta all’ultima pietra.
lesson-round-ready = Ora sai tutto: lavoratori e artigiani, poi gli architetti, poi la costruzione. Prenditi il tempo che vuoi; indica una cosa qualsiasi sul tavolo e ti dirà a che cosa serve.
lesson-round-task = Gioca il primo round di una partita. Prova ad avere 6 punti quando comincia il secondo.
lesson-round-task-well = Un primo round forte! Altri cinque così, e non ti prende più nessuno.
lesson-round-task-again = Cubi per gli artigiani che hai, la Residenza del Priore per 2 punti e un nuovo artigiano in squadra: di solito basta. Prova ancora una volta, o vai avanti e gioca.
