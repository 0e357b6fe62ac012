# The rules of The Pillars of the Earth in our own words; the numbers are those that the code and the tests name.

rule-p1 = Preparazione
rule-p1-1 = I giocatori siedono in senso orario. Il primo giocatore si estrae a sorte, o si indica quando si crea il tavolo.
rule-p1-2 = Ognuno comincia con 2 punti, 12 lavoratori, 3 architetti e tre artigiani: un impastatore di malta, un falegname e un tagliapietre. Tutti gli architetti vanno in un solo sacchetto.
rule-p1-3 = Il primo giocatore ha 20 monete d’oro, il successivo in senso orario 21, poi 22 e 23. Nessuno può avere più di 30 monete: ciò che le supera va perso all’istante.
rule-p1-4 = Quattordici delle sedici carte vantaggio vengono mescolate; quattro di queste restano fuori dal gioco senza essere viste. Se ne scoprono due a round. Le due carte destinate all’ultimo round escono sempre nel round 6.
rule-p1-5 = Dei dieci eventi ne accadono sei, uno a round; nessuno sa quali quattro restano fuori.
rule-p1-6 = Ogni round porta quattro nuovi artigiani, propri di quel round.
rule-p1-7 = Ogni round comincia così: due carte vantaggio a Kingsbridge, due artigiani a Shiring e gli altri due nella scorta, sette delle nove carte materiale nella scorta. Il mercato viene riempito fino a 4 pietre, 4 legni e 4 sabbia, un metallo attende alla Corte del Re, i lavoratori grigi usati nel round precedente tornano al castello e l’indicatore di costo torna su 7.
rule-p1-8 = Chi possiede Ellen guarda ora l’evento del round; nessun altro lo vede.

rule-p2 = Fase I: la scorta
rule-p2-1 = In senso orario dal primo giocatore, ognuno prende una carta o passa, giro dopo giro.
rule-p2-2 = Una carta materiale richiede tanti lavoratori liberi quanti ne riporta; partono subito per il luogo di lavoro. Se non ne hai abbastanza non puoi prenderla. I lavoratori grigi e quello nero di Otto valgono come i tuoi, nei luoghi di lavoro e al mulino.
rule-p2-3 = Un artigiano costa le monete indicate sulla carta. Se non ne hai abbastanza non puoi assumerlo.
rule-p2-4 = Una squadra ha al massimo cinque artigiani, sei con Jack. Se ne assumi uno in più, devi licenziare subito qualcuno, anche il nuovo arrivato se vuoi. Chi è licenziato esce dal gioco. Non si può licenziare in nessun altro modo, tranne con l’evento Crollo della volta.
rule-p2-5 = Chi ha passato è fuori per il resto della fase, che finisce quando tutte e nove le carte sono prese o tutti i giocatori hanno passato.
rule-p2-6 = Gli artigiani che nessuno ha assunto escono dal gioco; le carte materiale che nessuno ha preso tornano nel mazzo delle nove, da cui nel prossimo round se ne scoprono sette.
rule-p2-7 = Tutti i lavoratori senza compito vanno al mulino, anche quelli grigi e quello nero; non c’è scelta.

rule-p3 = Fase II: gli architetti
rule-p3-1 = Il primo giocatore pesca gli architetti dal sacchetto uno alla volta, senza guardare.
rule-p3-2 = Una volta a round il primo giocatore può rimettere dentro l’architetto appena pescato e ripescare, di chiunque sia e qualunque sia il costo, prima che il proprietario decida. Può uscire di nuovo lo stesso. Quando nel sacchetto resta solo quel colore non c’è nulla da chiedere.
rule-p3-3 = Il proprietario piazza subito l’architetto al costo segnato dall’indicatore, o lo fa aspettare. Senza le monete può solo farlo aspettare, a meno che non lo aiuti Remigius.
rule-p3-4 = Il primo architetto costa 7 monete, poi 6, 5, 4, 3, 2 e 1; tutti i successivi sono gratis. L’indicatore si sposta dopo ogni architetto piazzato o in attesa. Un architetto rimesso dentro non conta.
rule-p3-5 = Un architetto in attesa sta sulla ruota dei costi, sul costo rifiutato. Dall’ottavo architetto in poi il piazzamento è gratis, e l’architetto va piazzato.
rule-p3-6 = Quando il sacchetto è vuoto gli architetti in attesa si piazzano gratis, nell’ordine in cui hanno cominciato ad aspettare. In due accade dopo il sesto architetto.
rule-p3-7 = Ogni spazio ospita un architetto. Seggio del Vescovo 1 spazio, Kingsbridge 2, Residenza del Priore 2, Corte del Re 4, Shiring 2, Castello di Shiring 1, Mercato 4, Cattedrale 1. Gli spazi di un luogo si riempiono a partire dal primo, tranne a Kingsbridge e a Shiring, dove ogni spazio appartiene alla carta che lo sovrasta. Puoi mandare più architetti nello stesso luogo.
rule-p3-8 = Remigius: quando è uscito un tuo architetto che costerebbe qualcosa, e il primo giocatore l’ha tenuto, puoi usare la carta; allora devi piazzarlo, gratis. L’indicatore si sposta come al solito. Non serve per gli architetti in attesa.
rule-p3-9 = Chi è stato colpito dall’evento Le mura della città ha solo due architetti nel prossimo round: due vanno nel sacchetto, il terzo resta accanto al tabellone. Nel round 6 non ha effetto.

rule-p4 = Fase III: il giro del tabellone
rule-p4-1 = Evento. Si rivela; poi sceglie l’ospite del vescovo, poi chi possiede Thomas può evitare un evento negativo, poi l’evento raggiunge i giocatori in senso orario dal primo: quelli positivi tutti, quelli negativi chi non è protetto. Ciò che un evento aggiunge o toglie alle carte materiale vale quando ne arrivano i cubi, e non per Tom, Aliena e Richard. Le monete per i lavoratori al mulino contano anche i grigi e il nero. L’uso in più dell’arcivescovo non vale per il mastro organista, il costruttore di campane, il costruttore di utensili e l’ingegnere. Le 4 monete di William non sono una tassa: non aiutano né un architetto a corte, né l’esenzione dalle tasse, né Francis. Se non le hai tutte paghi ciò che hai e perdi punti come in P4.7. I punti non scendono mai sotto 0.
rule-p4-2 = Seggio del Vescovo. Contro un evento negativo: protezione, oppure 1 pietra, legno o sabbia dal mercato. Se l’evento è positivo: sempre il cubo.
rule-p4-3 = Mulino. 1 moneta per ogni tuo lavoratore che vi si trova, anche grigio o nero.
rule-p4-4 = Kingsbridge. L’architetto prende la carta del suo spazio. Alcune carte agiscono subito, altre valgono per tutta la partita, altre si conservano finché non si usano. Le carte che nessuno ha preso escono dal gioco. Già nel round in cui vengono prese valgono Jack, Francis, il Priore Filippo, Tom, Aliena, Richard e l’esenzione dalle tasse. Il lavoratore di Otto, lo sguardo di Ellen, Thomas e Remigius servono dal round successivo, perché ciò su cui agiscono è già passato.
rule-p4-5 = Residenza del Priore. 2 punti sul primo spazio, 1 sul secondo. Il Priore Filippo aggiunge 1 punto per ogni architetto che il suo proprietario ha lì, dal round in cui viene preso.
rule-p4-6 = Foreste, cave e cave di ghiaia. Le tue carte materiale rendono i loro cubi. In ogni round Tom porta 1 pietra, Aliena 1 legno e Richard 1 sabbia, da quello in cui vengono presi. I cubi non finiscono mai. I lavoratori tornano a casa.
rule-p4-7 = Corte del Re. Il primo giocatore lancia il dado della tassa, con le facce 2, 3, 3, 4, 4, 5. Ognuno paga tante monete quante ne mostra. Non pagano i proprietari di architetti a corte, su qualunque spazio, né chi dopo il lancio usa un’esenzione dalle tasse; chi possiede Francis non paga mai più di 2, dal round in cui lo prende. Se non puoi pagare, dai tutto ciò che hai e perdi 1 punto ogni 2 monete mancanti, arrotondando per difetto. L’architetto sul primo spazio prende il metallo; se non c’è, il metallo resta lì.
rule-p4-8 = Shiring. In senso orario dal primo giocatore, gli architetti prendono gratis l’artigiano del loro spazio. Una squadra al completo deve licenziare qualcuno. Gli artigiani che nessuno ha preso escono dal gioco.
rule-p4-9 = Castello di Shiring. Due lavoratori grigi ti servono nel prossimo round, nei luoghi di lavoro o al mulino. Nel round 6 lo spazio si può occupare, ma non ha effetto.
rule-p4-10 = Mercato. Gli architetti agiscono nell’ordine degli spazi, un’azione ciascuno, giro dopo giro, finché tutti se ne sono andati; chi ne ha due agisce due volte a giro. Compri quanti cubi vuoi di un tipo che si trova lì, o ne vendi quanti vuoi di un tipo: pietra 4 monete, legno 3, sabbia 2; il metallo si può solo vendere, a 5. I cubi venduti vanno nella riserva generale, non sul banco. Per comprare legno serve un falegname in squadra, di un tipo o dell’altro, e per vendere pietra serve un tagliapietre. Un tipo che hai comprato qui in questo round non puoi più venderlo qui in questo round, nemmeno cubi che avevi già, e con nessuno dei tuoi architetti. Prima vendere e poi comprare lo stesso tipo è permesso. Il cubo del vescovo non conta come comprato. Chi rinuncia, o non può fare nulla, è fuori con quell’architetto.
rule-p4-11 = Cattedrale. In senso orario dal primo giocatore ognuno può far lavorare i suoi artigiani, in qualsiasi ordine, ciascuno al massimo tante volte quante dice la sua carta; nessuno è obbligato. Un muratore ha bisogno di un impastatore di malta in squadra, di un tipo o dell’altro, che lavori o no. Il costruttore di utensili ha bisogno di metallo in riserva e non lo consuma. Poi, tranne nel round 6, ognuno tiene al massimo cinque cubi a scelta, metallo compreso; il resto va perso. Il primo giocatore aggiunge la prossima parte della cattedrale.
rule-p4-12 = Primo giocatore. L’architetto alla Cattedrale fa del suo proprietario il primo giocatore del prossimo round; altrimenti lo diventa il giocatore seguente in senso orario. Nel round 6 lo spazio si può occupare, ma non ha effetto.

rule-p5 = La fine
rule-p5-1 = Dopo sei round vince chi ha più punti; poi chi ha più monete; poi la vittoria è condivisa. Il tracciato prosegue oltre 60.
rule-p5-2 = I cubi e le carte rimasti non valgono nulla.
