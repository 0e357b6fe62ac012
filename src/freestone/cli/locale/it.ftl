# Help of the commands; the English stands in their code.

command = Gioca, simula e verifica giochi sulla costruzione di cattedrali. Senza comando: freestone serve.
option-version = Mostra la versione e una nota.
option-language = La lingua del testo; altrimenti quella dell’ambiente.
command-serve = Gioca nel browser: in solitaria, attorno a uno schermo o in rete.
option-host = L’indirizzo su cui ascoltare; con 0.0.0.0 possono unirsi altri.
option-port = La porta su cui ascoltare; 0 ne prende una libera qualsiasi.
option-database = Salva le partite in questo file o a questo URL di SQLAlchemy.
option-name = Un nome di questo server, o il suo indirizzo completo dietro un proxy; ripetibile.
option-proxy = Fidati del proxy a questo indirizzo quando nomina i suoi client; ripetibile.
option-serve-pack = Offri anche il pacchetto in questa cartella.
option-processes = Il numero di processi del server; più di uno richiede PostgreSQL.
option-serve-workers = Processi per bot, suggerimenti e analisi; con PostgreSQL, 0 lascia il lavoro ad altri.
command-work = Lavora per i server: gioca per i loro bot e prepara suggerimenti e analisi, su questa macchina o su un’altra.
option-limit = Modifica un limite, ad esempio quiet-days=30; ripetibile.
option-work-database = Il database PostgreSQL dei server.
option-work-workers = Il numero di processi al lavoro.
option-work-pack = Usa anche il pacchetto in questa cartella.
option-work-log = Registra gli avvisi in testo semplice, o in JSON.
option-browser = Apri il browser.
option-log = Registra gli avvisi in testo semplice, o in JSON con una riga anche per ogni richiesta.
option-metrics-token = Chi invia questo token può leggere /metrics, e nessun altro.
command-play = Gioca nel terminale, contro i bot o con amici allo stesso schermo.
option-game = Il gioco, per esempio pillars.
option-players = Persone (you o @Anna) e bot (nomi o file); se mancano, you,random,random.
option-play-seed = Lo stesso seme dà la stessa partita; se manca, è casuale.
option-setting = Un’impostazione del tavolo, per esempio start=0; ripetibile.
option-pack = Usa il pacchetto in questa cartella.
option-load-file = Riprendi la partita in questo file.
option-resume = Riprendi una partita non finita.
command-simulate = Gioca molte partite tra bot e riassumile.

    Ctrl-C interrompe e conserva i risultati ottenuti. Con --output o --journals lo stesso comando riprende.
option-simulate-players = Bot, separati da virgole: nomi, o file come ./mybot.py; se mancano, due casuali.
option-population = Bot, separati da virgole, tra cui ogni partita sorteggia i giocatori; anche levels, e gli styles del gioco.
option-simulate-seats = Con --population: il numero di giocatori; se manca, il massimo possibile.
option-games = Il numero di partite.
option-seed = Lo stesso seme dà le stesse partite.
option-workers = Il numero di processi; 0 vuol dire uno per core.
option-cluster = Gioca su un cluster Ray: auto, HOST:PORT o ray://HOST:PORT.
option-output = Salva una riga per partita in questo file: .jsonl, .csv o .parquet.
option-journals = Salva il diario di ogni partita in questa cartella.
option-format = Mostra le righe invece di un riassunto.
option-as-json = Mostra il risultato come JSON.
option-schema = Spiega le colonne ed esci.
command-replay = Racconta una partita dal suo diario e mostra il tavolo alla fine, o dopo alcune voci.

    Finché la partita non è finita, i segreti dei giocatori e il seme restano nascosti.
option-file = Un diario.
option-to = Fermati dopo questo numero di voci.
command-review = Analizza una partita finita: come sono andati i punteggi attesi, che cosa li ha spostati e che cosa sarebbe stato meglio.

    Giudica le decisioni delle persone, o tutte se hanno giocato solo bot, ognuna secondo ciò che si poteva sapere.
option-review-file = Il diario di una partita finita.
command-check = Verifica diari, un pacchetto, i dati dei componenti, le lezioni, i testi, o le regole giocando a caso.

    Lo stato è 1 se qualcosa non va.
option-what = Diari; con --data o --fuzz: giochi.
option-repair = Elimina un’ultima riga rovinata; FILE.bak la conserva.
option-fuzz = Gioca partite casuali per un certo tempo, per esempio 30s o 5m.
option-data = Conta i dati dei componenti per provenienza ed elenca le righe dubbie.
option-lessons = Ripercorri tutte le lezioni.
option-texts = Confronta i cataloghi di tutte le lingue.
option-check-game = Verifica solo questo gioco, con --data, --lessons, --texts o --fuzz.
option-check-seed = Il seme di --fuzz; se manca, è casuale.
command-perft = Conta tutte le linee di gioco dalla prima decisione, caso compreso; una regola cambiata cambia i conti.
option-depth = Quante voci guardare avanti, al massimo.
option-seats = Il numero di giocatori.
option-perft-seed = Il seme del caso prima della prima decisione.
option-perft-load-file = Conta dalla fine di questo diario.
command-bench = Misura partite casuali, copie, riproduzioni, simulazioni e ambienti, accanto ad altri motori.

    Gli altri motori vengono installati quando servono, ognuno in un ambiente suo nella cartella della cache.
option-bench-games = Giochi, per esempio pillars; se mancano, tutti.
option-engines = I motori da confrontare, separati da virgole.
option-seconds = Il tempo per ogni misura in un giro.
option-rounds = Il numero di giri; si riportano le mediane.
option-bench-output = Salva qui tutte le misure come JSON.
command-games = Elenca i giochi installati con impostazioni, dati dei componenti e bot propri, e i bot che giocano a tutto.
command-lab = Studia bot, regole e dati dei componenti in molte partite.
command-lab-report = Crea una pagina con grafici di partite simulate: punti, vittorie, prezzi e da dove vengono i punti.

    Le partite degli stessi bot allo stesso tipo di tavolo si sommano, chiunque sieda dove.
option-files = Righe salvate da freestone simulate.
option-lab-report-output = La cartella per la pagina e i suoi grafici.
option-png = Salva ogni grafico anche come PNG.
command-lab-balance = Riporta chi vince e con che cosa, come vanno prezzi e rendite e da dove vengono i punti.

    Ctrl-C interrompe e riferisce sulle partite giocate.
option-lab-balance-players = Bot, separati da virgole: nomi o file. Oppure usa --seats e --bot.
option-lab-balance-seats = Il numero di giocatori; se manca, il massimo possibile.
option-bot = Il bot a ogni posto; se manca, greedy.
option-lab-balance-seed = Lo stesso seme dà lo stesso rapporto.
option-lab-balance-output = Salva il rapporto anche qui, come JSON.
command-lab-compare = Confronta due bot: vittorie, punti per fonte e ogni misura del gioco, round per round.

    I bot occupano ogni posto lo stesso numero di volte, e tutti gli ordini di una rotazione incontrano la stessa sorte. Un * segna una differenza il cui intervallo al 95% esclude 0. Ctrl-C interrompe e mostra le partite giocate.
option-bots = Due bot, separati da una virgola: nomi o file, prima il più debole.
option-lab-compare-seats = Il numero di giocatori; i due bot si dividono i posti.
option-lab-compare-games = Il numero di partite, arrotondato a rotazioni intere.
option-saved = Confronta le partite che simulate ha salvato qui; ripetibile.
command-lab-ladder = Fai giocare ogni bot contro ogni altro a posti alterni, e valutali.

    Ctrl-C interrompe e conserva le partite giocate; lo stesso comando riprende la classifica.
option-lab-ladder-bots = Bot, separati da virgole: nomi o file, prima il più debole; anche levels, e gli styles del gioco.
option-against = Gioca solo contro questo bot, non tutti contro tutti.
option-neighbours = Gioca solo contro il bot precedente.
option-lab-ladder-seats = Il numero di giocatori: un bot contro copie di un altro.
option-lab-ladder-games = Il numero di partite di ogni sfida.
option-lab-ladder-output = Salva qui le partite; quelle salvate non si rigiocano.
command-lab-tune = Regola i pesi della valutazione di un gioco giocando per vincere, poi mettili alla prova contro la popolazione.

    Ctrl-C interrompe; il file contiene i pesi trovati, e lo stesso comando riprende.
option-lab-tune-output = Il file dei pesi da regolare; comincia come copia di quelli inclusi.
option-lab-tune-population = Gli avversari: bot, e self o earlier per i pesi stessi.
option-player = Come giocare con i pesi: da greedy, planner o search.
option-lab-tune-seats = I numeri di giocatori, per esempio 2,4; se mancano, tutti.
option-trials = Il numero di prove; 0 vuol dire senza limite.
option-hours = Per quante ore; 0 vuol dire senza limite.
option-lab-tune-games = Il numero di partite di ogni sfida della verifica finale.
option-lab-tune-seed = Lo stesso seme e le stesse prove danno gli stessi pesi.
command-lab-exploit = Cerca il punto debole di un bot: regola pesi che lo battano, poi conta quante volte ci riescono in partite nuove.

    Ctrl-C interrompe; il file contiene i pesi trovati, e lo stesso comando riprende.
option-lab-exploit-bot = Il bot da battere: un nome o un file.
option-lab-exploit-output = Il file per i pesi della risposta ottimale.
option-network = Addestra invece una rete, in una cartella con il nome del file.
option-lab-exploit-seats = Il numero di giocatori: tutti gli altri sono copie del bot.
option-lab-exploit-games = Il numero di partite di ogni sfida della verifica finale.
option-lab-exploit-seed = Lo stesso seme e le stesse prove danno gli stessi pesi.
command-lab-train = Addestra una rete facendola giocare contro sé stessa, e intanto misurala con degli avversari.

    Ctrl-C interrompe e salva; lo stesso comando riprende.
option-lab-train-output = La cartella dell’addestramento; se manca, GIOCO-GIOCATORI.
option-lab-train-hours = Per quante ore imparare, tempi precedenti compresi.
option-lab-train-population = Gli avversari; styles indica gli stili del gioco.
option-begin-with = Comincia con una rete o un addestramento per meno giocatori.
option-lab-train-seed = Il seme dei primi pesi e delle partite.
option-curve = Ridisegna soltanto la curva di apprendimento.
command-lab-puzzles = Trova rompicapi: decisioni di partite tra bot in cui un’opzione è nettamente migliore, per un motivo.

    Ogni rompicapo è verificato da due ricerche profonde con una sorte diversa; quelli sbagliati o ambigui vengono scartati. Ctrl-C interrompe e conserva le partite esaminate; lo stesso comando riprende la ricerca.
option-count = Fermati dopo questo numero di rompicapi.
option-lab-puzzles-seats = Numeri di giocatori, separati da virgole; si alternano.
option-lab-puzzles-player = Il bot che gioca a tutti i posti.
option-lab-puzzles-output = Salva qui le partite esaminate; se manca, GIOCO-puzzles.jsonl.
option-into = Scrivi i rompicapi anche in questo file.
option-again = Invece di partite, esamina di nuovo i rompicapi di questo file e tieni quelli ancora validi.
option-lab-puzzles-hours = Fermati dopo questo numero di ore.
command-pack = Pacchetti tuoi, se possiedi una scatola.
command-pack-new = Copia il pacchetto incluso di un gioco in una cartella nuova, per inserire i valori stampati nella tua scatola.
option-folder = La cartella da creare.
option-pack-new-name = Il nome del pacchetto; se manca, quello della cartella.
command-admin = Cura il database di un server: elenca e archivia i tavoli, fanne il backup, ripristinalo e migralo.
option-admin-database = Il database: un file o il suo URL.
command-admin-tables = Elenca i tavoli: gioco, giocatori, quando sono stati creati e visitati l’ultima volta, e quanto è lungo il loro diario.
command-admin-backup = Salva tutto in un file mentre i server continuano; contiene i token di tutti i link: custodiscilo bene.
option-admin-backup-file = Il file per il backup.
command-admin-restore = Riempi un database vuoto da un backup, dello stesso tipo di database o di un altro.
option-admin-restore-file = Un backup.
command-admin-migrate = Porta il database allo schema di questa versione, come fa un server all’avvio.
command-admin-archive = Archivia i tavoli a cui nessuno gioca da molto tempo, come fa da sé un server, oppure quelli indicati.
option-admin-archive-table = Archivia questi tavoli.
command-admin-bring-back = Recupera tavoli dall’archivio; può farlo anche chi ha un loro link.
option-admin-bring-back-table = Tavoli in archivio.

# The words around the help, and what is wrong with a command; their English is the library's.
frame-usage = Uso:
frame-arguments = Argomenti
frame-options = Opzioni
frame-commands = Comandi
frame-default = {"["}predefinito: { $value }]
frame-required = {"["}obbligatorio]
frame-variable = {"["}variabile d’ambiente: { $value }]
frame-help = Mostra questo aiuto.
# What stands for a value that somebody fills in.
value-address = INDIRIZZO
value-args = ARGOMENTI
value-bot = BOT
value-bots = BOT
value-code = CODICE
value-command = COMANDO
value-dir = CARTELLA
value-file = FILE
value-game = GIOCO
value-name = NOME
value-number = NUMERO
value-options = OPZIONI
value-path = PERCORSO
value-table = TAVOLO
value-text = TESTO
value-time = DURATA
value-value = VALORE
complaint-near = ; forse intendevi { $near }?
complaint-command = nessun comando «{ $text }»
complaint-option = nessuna opzione { $text }
complaint-no-command = manca il comando
complaint-missing = manca { $name }
complaint-surplus = argomenti di troppo: { $text }
complaint-no-value = { $name } richiede un valore
complaint-value = { $name } non accetta un valore
complaint-integer = { $name } deve essere un numero intero, non «{ $text }»
complaint-number = { $name } deve essere un numero, non «{ $text }»
complaint-least = { $name } deve essere almeno { $limit }, non «{ $text }»
complaint-most = { $name } deve essere al massimo { $limit }, non «{ $text }»
complaint-choice = { $name } deve essere { $known }, non «{ $text }»
complaint-absent = { $name }: «{ $text }» non esiste
complaint-folder = { $name }: «{ $text }» è una cartella
complaint-file = { $name }: «{ $text }» è un file
complaint-unreadable = { $name }: «{ $text }» non è leggibile
complaint-invalid = valore non valido per { $name }: { $reason }
