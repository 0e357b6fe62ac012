# The words of the site, whatever the game.

language-name = Italiano
change-range = da { $low } a { $high }

## The terminal

cli-news = Dalla tua ultima decisione
cli-earlier = { $count ->
    [one] … 1 altra riga: log
   *[other] … altre { $count } righe: log
 }
cli-ask-again = Chiedimelo di nuovo: «{ $standing }»
cli-input-ended = l’input è finito prima di una risposta
cli-no-number = Qui non c’è nessun numero { $number }; scegli da 1 a { $most }.
cli-hand-over = { $seat }, c’è qualcosa che puoi vedere solo tu. Premi Invio quando nessun altro guarda.
cli-agree = Così si annulla ciò che altri hanno fatto o visto. Siete tutti d’accordo? (s/n)
# How an answer begins that agrees.
cli-yes = s
cli-serving = Il tavolo è a { $address } (Ctrl-C per chiudere)
cli-working = Al lavoro per i server (Ctrl-C per chiudere)
cli-serving-elsewhere = La porta { $usual } è occupata da un altro programma: questo server usa la porta { $port }.
cli-serving-too = Anche a { $address }
cli-serving-here = Su questo computer: { $address }
cli-serving-code = Per la fotocamera di un telefono:
cli-serving-local = Lo raggiunge solo questo computer. Per far entrare altri: scripts/play serve --host 0.0.0.0, oppure freestone serve --host 0.0.0.0
admin-backed-up = { $count ->
    [one] Salvato 1 tavolo
   *[other] Salvati { $count } tavoli
 } in { $file }.
admin-restored = { $count ->
    [one] Ripristinato 1 tavolo
   *[other] Ripristinati { $count } tavoli
 } da { $file }.
admin-migrated = Il database ha lo schema di questa versione.
admin-archived = { $count ->
    [one] Archiviato 1 tavolo
   *[other] Archiviati { $count } tavoli
 }.
admin-brought-back = { $count ->
    [one] Recuperato 1 tavolo
   *[other] Recuperati { $count } tavoli
 }.
cli-saved = Salvato come { $file }.
cli-left = Salvato come { $file }. Riprendi con: { $command }
cli-finished = Salvato come { $file }. Rivedi la partita con: { $command }
cli-figures-box = { $rows ->
    [one] 1 riga viene da una copia del gioco.
   *[other] { $rows } righe vengono da una copia del gioco.
 }
cli-figures-rulebook = { $rows ->
    [one] 1 riga è scritta nel regolamento.
   *[other] { $rows } righe sono scritte nel regolamento.
 }
cli-figures-public = { $rows ->
    [one] 1 riga viene da un elenco pubblico, non confrontato con una copia del gioco.
   *[other] { $rows } righe vengono da un elenco pubblico, non confrontato con una copia del gioco.
 }
cli-figures-deduced = { $rows ->
    [one] 1 riga si deduce dal regolamento.
   *[other] { $rows } righe si deducono dal regolamento.
 }
cli-figures-reconstructed = { $rows ->
    [one] 1 riga è ricostruita:
   *[other] { $rows } righe sono ricostruite:
 } il regolamento non riporta questi valori, scelti quindi in accordo con ciò che si sa del gioco. Non sono quelli della scatola.
cli-figures-of-pack = { $count ->
    [0] nessun valore è ricostruito
    [one] 1 riga su { $rows } è ricostruita
   *[other] { $count } righe su { $rows } sono ricostruite
 }
cli-figures-own = Se hai la scatola, puoi inserirne i valori: { $command }
cli-score = Punti
cli-total = totale
cli-player = Giocatore { $number }
cli-help =
    Rispondi con il numero di un’opzione o con il suo comando, per esempio pass.
    undo       annulla la tua ultima scelta
    save FILE  salva una copia; la partita è comunque salvata dopo ogni scelta
    quit       esci; la partita si può riprendere
    log        tutto ciò che è successo
    cards      che cosa fa ogni carta
    score      i punti, fonte per fonte
    table      mostra di nuovo il tavolo
    hint       le opzioni migliori, i punteggi finali attesi e perché

## The commands

cli-bar-games = partite
cli-bar-rows = righe
cli-bar-review = analisi
cli-bar-trials = prove
cli-bar-seconds = secondi
cli-bar-lines = linee di gioco
cli-bar-puzzles = rompicapi
cli-progress = { $what }: { $done } di { $total }, mancano circa { $left }
cli-seconds = { $number ->
    [one] { $number } secondo
   *[other] { $number } secondi
 }
cli-minutes = { $number } minuti
cli-hours = { $number } ore
column-apply-rate = mosse/s
column-archived = archiviato
column-bot = bot
column-box = scatola
column-by-two = in due
column-cases = volte al tavolo
column-choices-rate = scelte/s
column-column = colonna
column-contest = sfida
column-copy = copia µs
column-created = creato
column-data = dati dei componenti
column-deduced = dedotti
column-depth = profondità
column-doubtful = valori dubbi
column-elo = Elo
column-ended = finito
column-engine = motore
column-environment = ambiente
column-fair = della quota equa
column-fair-share = quota equa
column-game = gioco
column-games = partite
column-games-rate = partite/s
column-grade-1 = facile
column-grade-2 = medio
column-grade-3 = difficile
column-grade-4 = molto difficile
column-greatest = massimo
column-interval = 95%
column-least = minimo
column-lines = righe
column-match-rate = gare/s
column-meaning = significato
column-mean-score = punti medi
column-middle = mediana
column-name = nome
column-settings = impostazioni, prima la predefinita
column-place = luogo
column-player = giocatore
column-players = giocatori
column-points = punti
column-public = pubblici
column-quarter = primo quartile
column-reconstructed = ricostruiti
column-replay = riproduzione ms
column-rival = avversario
column-row = riga
column-rows = righe
column-rulebook = regolamento
column-seat = posto
column-seats = posti
column-seconds = secondi
column-simulated-rate = simulate/s
column-source = provenienza
column-steps-rate = passi/s
column-table = tavolo
column-theme = tema
column-three-quarters = terzo quartile
column-times = volte
column-to-apply = mossa = 1
column-to-rules = regole = 1
column-title = titolo
column-type = tipo
column-visited = ultima visita
column-which = quale
column-wins = vittorie
column-won = vinte
schema-number = il numero della partita, a partire da 0
schema-game = il gioco
schema-rules = la versione delle sue regole
schema-pack = i dati dei componenti
schema-pack_digest = un’impronta dei dati dei componenti: stessa impronta, stessi valori
schema-code = un’impronta delle regole e dei bot che hanno giocato: stessa impronta, stesso codice
schema-settings = le impostazioni del tavolo, nella forma nome=valore
schema-seed = il seme di questa partita; con esso freestone.new ritrova lo stesso caso
schema-seats = il numero di giocatori
schema-entries = la lunghezza del diario, caso compreso
schema-choices = le mosse dei giocatori, anche quelle obbligate
schema-player_S = il bot a questo posto
schema-score_S = i suoi punti alla fine
schema-win_S = 1 per una vittoria, la sua parte se è condivisa, altrimenti 0
schema-points_SOURCE_S = i suoi punti da una provenienza; sommati danno il punteggio
schema-round_R_FIGURE = un valore di tutto il tavolo alla fine di un round, per esempio un prezzo
schema-round_R_FIGURE_S = un valore di un posto alla fine di un round, per esempio oro o rendita
bench-compiling = Controllo che la forma compilata sia aggiornata
bench-installing = Installo { $requirement } in { $folder }, una volta sola
bench-left-out = freestone: tralasciato: { $reason }
check-all = tutti
check-all-but = tutti tranne { $figures }
check-box = { $box } righe su { $rows } dalla tua scatola
check-data = { $game }, pacchetto { $pack }
check-fuzzed = Partite: { $games }; { $entries } voci, seme { $seed }
check-fuzzing = partite: { $games }, errori: { $failures }
check-mistakes = { $folder }: { $mistakes ->
    [one] 1 errore
   *[other] { $mistakes } errori
 }
check-lessons = { $count ->
    [0] { $game }: nessuna lezione
    [one] { $game }: 1 capitolo si può giocare
   *[other] { $game }: { $count } capitoli si possono giocare
 }
check-over = { $game }, { $entries } voci, conclusa
check-pack = { $folder }: pacchetto «{ $name }» di { $game }, { $rows } righe, impronta { $digest }
check-repaired = { $journal }; riparato, { $reason }
check-untranslated = { $place }: manca ancora in { $language }: { $messages }
check-unused = nessuno usa { $id }
fault-unreadable = { $where }, riga { $line }: questo non è Fluent ({ $reason })
fault-twice = { $where }, riga { $line }: { $id } compare due volte
fault-not-english = { $where }: { $id } non esiste in inglese
fault-not-given = { $where }: { $id } usa qualcosa che qui non c’è: { $variables }
fault-left-out = { $where }: in { $id } manca { $variables }
fault-strange-mark = { $where }: { $id } ha { $marks }, che in inglese non c’è
fault-useless = { $where }: { $id } non spiega nulla
fault-no-text = { $where }: { $id } non ha testo
fault-silent = { $where }: { $id } non dice nulla ({ $values })
fault-not-filled-in = { $where }: { $id } non si può compilare: { $reason } ({ $values })
check-running = { $game }, { $entries } voci, in corso
games-levels = { " " }Livelli, dal più debole: { $bots }
games-bots = { " " }Altri bot: { $bots }
games-trained = { " " }I livelli hanno imparato { $game } con questi numeri di giocatori: { $seats }
games-own-bots = { " " }Bot solo per { $game }: { $bots }
games-left-out = { " " }Tralasciato: { $game } ({ $reason })
ladder-contest = { $challenger } contro { $number } { $rival }
ladder-fair-share = { $times } volte
pack-head =
    Il campo `source` di una riga dice da dove vengono i suoi valori; una riga senza ha quello di tutto il file.
    Scrivi source = "box" in una riga quando ne hai inserito i valori o li hai confrontati con la tua copia stampata,
    oppure nomina singoli valori: sources = {"{"} wood = "box" {"}"}. `freestone check --pack` conta le tue righe.
      box            letto da una copia stampata
      rulebook       scritto nel regolamento
      public         da un elenco pubblico dei componenti
      deduced        si deduce dal regolamento
      reconstructed  ideato in accordo con ciò che si sa
pack-made =
    Creata { $folder }: i valori di { $game }, come pacchetto «{ $name }». Il suo README.md spiega come proseguire. Inserisci i tuoi, poi:
      freestone check --pack { $folder }
      freestone play { $game } --pack { $folder }
play-which = Quale (1-{ $most })
simulate-kept = erano già tutte nel file
simulate-none = nessuna partita è stata conclusa
simulate-played = giocate ora: { $played }, { $rate }
simulate-rate = { $games } partite/s, { $choices } scelte/s
simulate-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
 }

## The laboratory

lab-stopped = Interrotto. Partite giocate: { $played } su { $games }.
lab-stopped-resumable = Interrotto. Partite giocate: { $played } su { $games }; sono salvate, e lo stesso comando riprende.
cluster-lost = Persa la macchina { $machine }; le sue partite si rigiocano su un’altra.
lab-tuning-stopped = Interrotto; ciò che è stato trovato finora è salvato, e lo stesso comando riprende. Non è stato verificato giocando.
train-begun = { $steps ->
    [0] L’addestramento { $folder } comincia su { $device }.
   *[other] L’addestramento { $folder } riprende su { $device } dopo { $steps } passi.
 }
train-note = { $minutes } min: { $games } partite ({ $rate }/s), { $rows } righe, { $steps } passi
train-error = errore { $lead }, a mano { $hand }
train-share = { $rival } { $won } ({ $interval })
train-stopped = Interrotto; l’addestramento { $folder } è salvato, e lo stesso comando lo riprende.
train-made = Quote dell’ultimo quarto dell’addestramento. La rete è { $folder }/network.npz, la curva di apprendimento { $folder }/curve.svg.
puzzles-found = { $count ->
    [one] Un rompicapo
   *[other] { $count } rompicapi
 } da { $games ->
    [one] una partita
   *[other] { $games } partite
 }.
puzzles-stand = Rompicapi ancora validi: { $count } su { $known }.
puzzles-stopped = Interrotto; { $file } conserva ciò che è stato trovato, e lo stesso comando riprende la ricerca.
curve-title = Curva di apprendimento
curve-note = { $title } con { $seats } giocatori, dopo { $games } partite. Vittorie di una rete fra copie di ogni avversario, con intervalli al 95%. Tratteggiata: { $fair }, una quota equa.
curve-minutes = minuti di addestramento
curve-shares = vittorie contro
curve-errors = errore quadratico del vantaggio atteso
curve-network = rete
curve-hand = valutazione fatta a mano
exploit-reached = { $bot } resiste: questa risposta ottimale non supera il limite di partite vinte ({ $allowed }). La trovi in { $file }.
exploit-missed = { $bot } ha una falla: una risposta ottimale non dovrebbe superare il limite di partite vinte ({ $allowed }). La trovi in { $file }.
exploit-unsettled = { $bot } ha forse una falla: una risposta ottimale non dovrebbe superare il limite di partite vinte ({ $allowed }), ma queste partite sono troppo poche per dirlo. La trovi in { $file }.
compare-head = { $title }, { $seats } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
 }
compare-rotated = I bot occupano ogni posto con la stessa frequenza, e tutti gli ordini di una rotazione incontrano la stessa sorte.
compare-not-rotated = In queste partite i bot non hanno occupato ogni posto con la stessa frequenza: i posti spiegano una parte delle differenze.
compare-won = Partite vinte da { $challenger } contro { $rival }: { $won } (95%: da { $low } a { $high }).
compare-difference = differenza
compare-sources = Punti per fonte, media di ogni bot; * dove l’intervallo della differenza esclude 0
compare-rounds = Per round: il vantaggio del secondo bot sul primo, ± metà dell’intervallo al 95%; * come sopra
compare-round = round
compare-start = inizio
lab-head = { $title }: { $games ->
    [one] una partita
   *[other] { $games } partite
 } fra { $players }, seme { $seed }, pacchetto { $pack }
lab-players = { $number } × { $bot }
lab-population = { $seats } giocatori estratti ogni volta fra { $players }
lab-intervals = Medie e quote con intervalli al 95%; [valore minimo…massimo osservato]
lab-cases = casi
lab-table-ranks = Punti per piazzamento
lab-table-seats = Posti
lab-table-players = Giocatori
lab-table-sources = Da dove vengono i punti
lab-table-player-points = Punti di ogni giocatore, per fonte
lab-table-player-parts = Quota dei punti di ogni giocatore, per fonte
lab-rows-ranks = piazzamento
lab-rows-seats = posto
lab-rows-players = giocatore
lab-rows-sources = fonte
lab-rows-player-points = fonte
lab-rows-player-parts = fonte
lab-table-targets = Obiettivi
lab-rows-targets = valore
lab-column-wanted = obiettivo
lab-column-found = trovato
lab-column-verdict = raggiunto?
lab-verdict-reached = sì
lab-verdict-missed = no
lab-verdict-unsettled = troppo poche partite per dirlo
lab-column-wins = vittorie
lab-column-score = punti
lab-column-points = punti per giocatore
lab-column-part = quota di tutti i punti
lab-column-winner-points = punti dei vincitori
lab-column-winner-part = quota fra questi
lab-fair = della quota equa
lab-report-made = { $page }: { $games ->
    [one] una partita
   *[other] { $games } partite
 }, { $pictures } immagini
lab-report-title = Che cosa mostrano le partite simulate
lab-report-about = Ogni media e ogni quota ha il suo intervallo al 95%: rigiocando più e più volte lo stesso numero di partite, diciannove intervalli su venti conterrebbero il valore vero. Quelli delle medie sono troppo stretti quando le partite sono poche.
lab-report-heading = { $title }: { $players }
lab-report-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
 } con { $choices } scelte in media.
lab-report-table = Impostazioni { $settings }; pacchetto { $pack } ({ $digest }).
lab-report-repeated = { $games ->
    [one] Una partita compare
   *[other] { $games } partite compaiono
 } più volte nei file e { $games ->
    [one] conta
   *[other] contano
 } una volta sola.
lab-report-figures = I valori: { $what }
lab-report-scores = Punti alla fine
lab-report-scores-note = Quante volte è stato raggiunto ogni punteggio; la linea segna la media.
lab-report-players = Vittorie per giocatore
lab-report-wins-note = Con intervalli al 95%; la linea tratteggiata è una quota equa, { $fair }.
lab-report-seats = Vittorie per posto
lab-report-seats-fixed = I giocatori hanno tenuto il loro posto: qui si confrontano anche loro. Tratteggiata: { $fair }.
lab-report-sources = Da dove vengono i punti
lab-report-sources-note = Punti medi di un giocatore alla fine della partita.
lab-report-mean = { $what }, media

## The pages

site-name = Freestone
site-motto = Un tavolo per costruttori di cattedrali
site-notice =
    Un progetto amatoriale non ufficiale. Non contiene illustrazioni né testi degli editori; i nomi dei giochi e degli
    editori appartengono ai rispettivi proprietari.

site-home = Pagina iniziale
site-skip = Vai alle tue opzioni
site-players-range = da { $low } a { $high } giocatori
site-seats = Chi gioca?
site-seat = Posto { $number }
site-seat-kind = Giocatore al posto { $number }
site-seat-name = Nome al posto { $number }
site-you = Tu
site-person = Una persona
site-nobody = Nessuno
site-bot = Bot: { $bot }
site-default-name = { $number ->
    [1] Anna
    [2] Bertoldo
    [3] Cecilia
    [4] Duccio
    [5] Elvira
    [6] Folco
    [7] Gisella
    [8] Ugo
    [9] Ida
   *[10] Corrado
 }
site-seed = Seme del caso
site-seed-hint = Vuoto: un seme segreto
site-language = Lingua
site-colour = Colore del posto { $number }
site-pack = Dati dei componenti
site-pack-built-in = Inclusi, versione { $number }
site-figures = { $count ->
    [0] Nessuno dei valori è ricostruito.
    [one] 1 riga su { $rows } dei dati dei componenti è ricostruita: si accorda con ciò che si sa del gioco, ma una copia stampata può riportare altri valori.
   *[other] { $count } righe su { $rows } dei dati dei componenti sono ricostruite: si accordano con ciò che si sa del gioco, ma una copia stampata può riportare altri valori.
 }
site-start = Gioca
site-way-learn = Impara
site-way-rules = Regole
site-way-puzzles = Rompicapi
site-first-game = La mia prima partita, come suggerisce il regolamento
site-more = Altre impostazioni
site-resume = Riprendi
site-running = Altre partite in corso
site-finished = Partite concluse
site-older = Partite più vecchie: { $count }
site-away = Messe da parte: { $count }
site-put-away = Metti da parte
site-put-away-sure = La partita viene messa da parte. La ritrovi nella pagina iniziale; se gli altri continuano, un bot gioca ai tuoi posti finché non torni.
site-take-up = Riprendi
site-archive = In archivio: { $count }
site-in-archive = In archivio
site-archived = Questo tavolo è passato in archivio il giorno { $day }, perché da molto tempo nessuno giocava qui. Nulla è andato perso: recuperalo e lo ritroverai com’era.
site-bring-back = Recupera
site-expires = Qui non gioca nessuno dal giorno { $since }. Se resta così, il giorno { $until } questo tavolo passerà in archivio. Con i suoi link lo si potrà recuperare.
site-expires-on = In archivio il giorno { $until }
site-remove = Rimuovi
site-remove-sure = La partita sparisce da questo elenco. Se nessun altro ne ha un link, è cancellata per sempre.
site-import = Apri una partita salvata
site-import-file = Scegli il file…
site-continue = Continua
site-replay = Rivedi
site-export = Esporta il diario
site-export-short = Esporta
site-with = con { $names }

site-table = Tavolo
site-log = Cronaca
site-whole-log = Tutta la cronaca
site-choices = Le tue opzioni
site-prompt = Che cosa si chiede
site-your-turn = Tocca a te
site-waiting = Decide { $name }.
site-thinking = { $name } riflette…
site-game-over = La partita è finita
site-result = Risultato
site-finale = Conteggio finale
site-finale-again = Mostra di nuovo il conteggio
site-finale-part = { $name }: { $names }
site-pause = Pausa
site-go-on = Continua
site-not-over = Il conteggio finale si vede quando la partita è finita.
finale-before = Ottenuti in partita
site-since = Dalla tua ultima mossa
site-since-place = { $number }/{ $count }
site-key-recap = , e .
site-key-recap-does = scorri ciò che è successo dalla tua ultima mossa
site-shared = Qualunque cosa tu scelga: { $names }
site-winner = Vince { $names }.
site-won = Hai vinto!
site-winners = { $names } condividono la vittoria.
site-undo = Annulla
site-undo-ask = Chiedi di annullare
site-undo-asked = { $name } vorrebbe annullare una mossa. Accetti?
site-undo-waiting = In attesa che gli altri accettino…
site-agree = Accetta
site-disagree = Rifiuta
site-skip-steps = Salta
site-confirm = Conferma
site-cancel = Non ancora
site-confirm-reveals = Questa mossa rivela qualcosa e non si può annullare liberamente.
site-confirm-passes = Dopo questa mossa tocca a qualcun altro.
site-no-changes = Nulla cambia subito.
site-standing = Rispondi una volta per tutte
site-withdraw = Chiedimi ancora
site-menu = Menu
site-settings = Impostazioni
site-close = Chiudi
site-theme = Tema
site-theme-auto = Come il sistema
site-theme-light = Chiaro
site-theme-dark = Scuro
site-motion = Animazioni
site-pace = Durata di ogni passo
site-bot-pace = Ritmo dei bot
site-seconds = { $seconds } s
site-confirmations = Chiedi prima delle mosse che non si possono annullare liberamente
site-patterns = Motivi oltre ai colori
site-sound = Suono quando tocca a me
site-seats-title = Posti
site-hand-to-bot = Fai giocare un bot
site-take-back-seat = Torno a giocare io
site-hand-out = Dai un link per questo posto
site-take-in = Riprendi il posto
site-watch-link = Link per spettatori
site-watch-about = Chi ha questo link vede ciò che tutti al tavolo possono vedere, e non può giocare.
site-copy = Copia
site-send = Invia…
site-code = Codice QR
site-code-of = { $name }: il link come codice per una fotocamera
site-scan = Inquadra il codice con un telefono, o invia il link.
site-reached-by = Indirizzo
site-only-here = Solo questo computer raggiunge il server. Per far entrare altri, fermalo con Ctrl-C e riavvialo con uno di questi comandi:
site-only-here-then = La partita resta com’è. Poi dai di nuovo il link da qui.
site-leave = Lascia la partita a un bot
site-rematch = Gioca ancora
site-to-rematch = Vai alla prossima partita
site-scores = Foglio punti
site-source = Fonte
site-total = Totale
site-hand-over = Passa lo schermo: gioca { $name }
site-hand-over-hint = { $name } sa qualcosa che nessun altro può vedere.
site-hold-to-look = Tieni premuto
site-ready = Sono { $name }
site-seat-yours = (tu)
site-open-board = Apri la plancia di { $name }
site-lost = Connessione persa; nuovo tentativo…
site-stale = Nel frattempo la partita è andata avanti.
site-refused = Non si può: { $reason }
site-refused-names = { $names }: non si può, { $reason }
site-bot-plays = Qui gioca { $bot }
site-round-seats = Giocatori e punti
site-rules = Regole
site-rule-number = Regola { $number }
site-book = Regolamento
site-book-title = Regolamento di «{ $name }»
site-book-whole = Leggi tutto il regolamento
site-book-contents = Indice
site-book-skip = Vai al testo
site-book-print = Stampa il regolamento
site-book-example = Un esempio
site-book-picture = Il tavolo in questo esempio
site-book-reference = { $count ->
    [one] Regola { $numbers } per esteso
   *[other] Regole { $numbers } per esteso
 }
site-book-own-words = Le regole con parole nostre e immagini dal tavolo. Tutti gli esempi vengono da una sola partita vera.
site-book-all-rules = Tutte le regole per numero
site-search = Cerca nelle regole
site-charts = Grafici
site-position = Posizione
site-puzzles = Rompicapi
site-puzzles-about =
    Posizioni tratte da partite fra bot. Una sola opzione è nettamente migliore delle altre: quale? Ogni risposta è
    stata verificata proseguendo centinaia di volte con le opzioni migliori, ogni volta con una sorte diversa.
site-puzzle-question = Che cosa faresti?
site-puzzle-goal = Un’opzione è nettamente migliore delle altre: trovala.
site-puzzle-daily = Rompicapo del giorno
site-puzzle-daily-solve = Risolvilo
site-puzzle-daily-done = Risolto oggi
site-puzzle-daily-tried = Non risolto: riprova
site-puzzle-streak = Giorni di fila: { $count }
site-puzzle-solved = Risolto
site-puzzle-missed = Sbagliato
site-puzzle-solved-of = Risolti al primo tentativo: { $count } su { $rows }.
site-puzzle-none = Non ci sono ancora rompicapi di questo gioco.
site-puzzle-theme = Tema
site-puzzle-any-theme = Tutti
site-puzzle-players = { $count } giocatori
site-puzzle-round = Round { $number }
site-puzzle-grade-1 = Facile
site-puzzle-grade-2 = Medio
site-puzzle-grade-3 = Difficile
site-puzzle-grade-4 = Molto difficile
site-puzzle-you = Tu sei { $name }.
site-puzzle-right = Giusto!
site-puzzle-wrong = C’è di meglio.
site-puzzle-best = Migliore
site-puzzle-yours = La tua scelta
site-puzzle-why = Perché
site-puzzle-less = Punti in meno della migliore: { $count }
site-puzzle-options = Quanto vale ogni opzione
site-puzzle-option = Opzione
site-puzzle-behind = Punti in meno
site-puzzle-line = Come può proseguire
site-puzzle-start = La posizione del rompicapo.
site-puzzle-next = Prossimo rompicapo
site-puzzle-again = Riprova
site-puzzle-all = Tutti i rompicapi
site-step-back = Un passo indietro
site-step-on = Un passo avanti
site-play-on = Avvia
site-continue-here = Continua da qui
site-share = Immagine di questa posizione (SVG)
site-share-png = Salva questa immagine come PNG
site-to-table = Al tavolo
site-no-points = Nessuno ha ancora ottenuto punti.
site-in-the-lead = in testa
site-if-ended-now = Se la partita finisse ora
site-as-table = Come tabella
site-no-charts = Non c’è ancora nulla da disegnare.
site-no-summaries = Nessun round è ancora finito.
site-no-outlook = Di ciò che verrà non si sa nulla.
site-no-rules = Questo gioco non ha regole da consultare qui.
site-no-cards = Questo gioco non ha tessere né carte.
site-no-glossary = Non ci sono icone da spiegare.
site-search-cards = Cerca fra le carte
site-cards = Tessere e carte
site-glossary = Icone
site-outlook = In arrivo
site-summaries = Round giocati
site-no-tips = Basta consigli
site-understood = Capito
site-tip = Consiglio
site-tips = Consigli per il primo round
site-round-summaries = Mostra un riepilogo dopo ogni round
site-round-summary = Il round { $number } in breve
site-library = Consulta
site-not-possible = Qualcosa non va
site-nothing-found = Nessun risultato.
site-levels = Come giocano i bot?
site-seed-digits = Un seme è un numero intero: solo cifre, al massimo 39.
site-name-empty = Ogni giocatore ha bisogno di un nome visibile. Scrivi una lettera, un numero o un simbolo.
site-name-long = Il nome «{ $name }» è troppo lungo. Un nome ha al massimo { $count } caratteri.
site-name-odd = Il nome «{ $name }» contiene caratteri invisibili o che guasterebbero la pagina. Riscrivilo a mano.
site-name-stacked = Il nome «{ $name }» accumula su una lettera più segni di quanti ne usi qualunque lingua. Togline qualcuno.
site-name-same = Due giocatori si chiamano «{ $name }». Dai a ciascuno un nome diverso.
site-same-colour = Due giocatori hanno lo stesso colore. Dai a ciascuno il suo.
site-nobody-starts = Al posto del primo giocatore non siede nessuno. Scegli un altro primo giocatore.
site-odd-form = Questo modulo chiede qualcosa che qui non è offerto. Scegli di nuovo.
site-wrong-count = «{ $name }» è un gioco da { $low } a { $high } giocatori, e tu ne hai { $count ->
    [one] scelto 1
   *[other] scelti { $count }
 }. Cambia chi gioca.
site-not-a-journal = Questo file non è il diario di una partita che si possa giocare qui. Un diario è il file salvato da «Esporta il diario».
site-no-page = A questo indirizzo non c’è nulla. Forse il link è stato copiato solo in parte.
site-no-game = Qui non c’è nessun gioco «{ $name }». Puoi scegliere tra: { $names }.
site-no-entry = Questo link non apre questo tavolo. Forse è stato copiato solo in parte, o il posto è stato ripreso.
site-error-other = Questo non si può fare qui. Torna indietro e prova qualcos’altro.
site-error-host = Questo server non si chiama così. Avvialo con quel nome per far entrare altri: freestone serve --name NOME
site-error-crowded = Dal tuo indirizzo arrivano troppe richieste insieme. Chiudi qualche tavolo, o riprova fra un momento.
site-error-origin = La richiesta viene dalla pagina di un altro server: non è stato fatto nulla.
site-full = Questo server conserva { $count } partite e non ha spazio per un’altra. Rimuovine qualcuna conclusa.
site-new-tables = Dal tuo indirizzo sono stati creati troppi tavoli: se ne possono creare { $count } all’ora. Riprova più tardi.
site-busy = Al momento si stanno elaborando troppi suggerimenti e troppe analisi. Riprova fra un momento.
site-long-journal = Questo diario è troppo lungo: può avere al massimo { $count } righe.
site-cannot-think = Al momento il server non riesce a fare i calcoli. Riprova più tardi.
site-not-kept = Il database non risponde: nulla è stato cambiato. Riprova fra un momento.
site-missing-pack = Questa partita è stata giocata con dati dei componenti che questo server non ha, o che nel frattempo sono cambiati: { $name }. Un tuo pacchetto si aggiunge con freestone serve --pack CARTELLA
site-not-your-seat = Questo posto non è tuo.
site-not-your-turn = Ora decide { $name }.
site-only-maker = Può farlo solo chi ha creato il tavolo.
site-watchers-watch = Chi guarda soltanto non può cambiare il ritmo.
site-holds-secrets = Finché questa partita è in corso, il suo passato contiene qualcosa che non puoi sapere. Continua da una posizione precedente, o aspetta la fine.
site-needs-token = Serve il token di un link: Authorization: Bearer TOKEN, oppure ?token=TOKEN.
site-no-position = La partita non ha ancora una posizione { $number }.
site-nothing-to-undo = Non c’è nulla che tu possa annullare.
site-nobody-asks = Nessuno ti chiede di accettare nulla.
site-over-already = La partita è finita.
site-over-for-good = La partita è finita e tutto è rivelato: non si può più annullare nulla. Puoi continuare da una posizione precedente a un nuovo tavolo.
site-undone-too-often = A questo tavolo si è già annullato troppo.
site-not-possible-now = Ora non è possibile.
site-too-large = È troppo grande per poter essere aperto qui.
site-unmarked = Senza segno:
site-not-now = Ora si chiede altro. { $reason }
site-going-on = La partita continua…
site-you-watch = Ora stai guardando.
site-bot-for-you = Un bot gioca per te.
site-bot-for = Un bot gioca per { $names }.
site-hand-out-sure = Il posto di { $name } lascia questo schermo: lo gioca chi ha il link. Puoi riprenderlo in ogni momento.
site-handed-out = Invia questo link a chi giocherà nei panni di { $name }. Ora a questo posto guardi soltanto.
site-take-in-sure = Il posto di { $name } torna su questo schermo; il link che hai dato non funziona più.
site-leave-sure = D’ora in poi un bot gioca a tutti i tuoi posti. Puoi tornare dalla pagina iniziale e riprenderli.
site-copied = Copiato
site-help = Aiuto e tasti
site-help-choose = Ciò che ha il bordo verde si può scegliere: cliccalo o toccalo, o prendilo dall’elenco accanto al tavolo. Ciò che è grigio ora non si può scegliere; passaci sopra e ti dice perché.
site-help-look = Passa il puntatore su una cosa qualsiasi per vedere che cos’è e che cosa cambierebbe scegliendola. Un clic su ciò che non si può scegliere lo apre in grande, con la sua regola; un clic destro apre tutto.
site-help-touch = Su un touchscreen tieni il dito su una cosa per un momento: vedi che cosa cambierebbe prima di toccarla.
site-help-log = Passa il puntatore su una riga della cronaca, o toccala, per vedere sul tavolo di che cosa parla.
site-sheet = Mostra o nascondi tutto su questa decisione
site-keys = Tasti
site-key-options = 1–9, a–z
site-key-options-does = scegli l’opzione con quel segno
site-key-tab = Tab
site-key-tab-does = da una parte all’altra: il tavolo, le opzioni, la cronaca
site-key-arrows = Frecce
site-key-arrows-does = da una cosa all’altra sul tavolo, da un’opzione all’altra, da una riga all’altra della cronaca
site-key-pages = Pag su, Pag giù
site-key-pages-does = sul tavolo: alla precedente o alla prossima cosa che si può scegliere, o che è grigia e dice perché
site-key-ends = Inizio, Fine
site-key-ends-does = alla prima o all’ultima
site-key-enter = Invio
site-key-enter-does = scegli, conferma; su tutto il resto: apri in grande
site-key-zoom = + e −
site-key-zoom-does = ingrandisci un tabellone dopo l’altro; Esc rimette tutto a posto
site-key-escape = Esc
site-key-escape-does = non ancora; chiudi
site-key-undo = u
site-key-undo-does = annulla
site-key-help = ?
site-key-help-does = questo aiuto

setting-start = Primo giocatore
setting-start-none = A sorte

## Charts, what is to come, summaries and the glossary, whatever the game

chart-time = Round
chart-entries = Tempo
chart-start = inizio
chart-now = ora
chart-figure-about = Per ogni giocatore: { $figure }.
chart-table-about = Per tutto il tavolo: { $figure }.
chart-latest = { $about } Ultimi valori: { $values }
summary-round = Il round { $round } è finito
summary-total = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ({ $gained })
measure-points = { $change } { $count ->
    [one] punto
   *[other] punti
 }
source-points = Punti
tie-broken = Parità di punti.
tie-shared = Parità di punti: la vittoria è condivisa.
source-of-box = I valori sono stati letti da una copia stampata del gioco.
source-of-rulebook = I valori sono scritti nel regolamento.
source-of-public = I valori vengono da elenchi pubblici dei componenti.
source-of-deduced = I valori si deducono dal regolamento.
source-of-reconstructed = I valori sono ricostruiti: una copia del gioco può riportarne altri.
source-of-mixed = I valori vengono dal regolamento; alcuni sono ricostruiti, e una copia del gioco può riportarne altri.

## The colours of the seats, with their names in heraldry

tincture-azure = Blu (azzurro)
tincture-gules = Rosso
tincture-vert = Verde
tincture-or = Oro
tincture-purpure = Viola (porpora)
tincture-sable = Nero

## Levels of bots

level-novice = Novizio
level-novice-character = Ha le sue preferenze, trascura gran parte del resto e le mosse altrui, e perdona ogni errore.
level-apprentice = Apprendista
level-apprentice-character = Prende in fretta ciò che sembra meglio al momento, e dà ad alcune cose troppo o troppo poco valore.
level-journeyman = Lavorante
level-journeyman-character = Sa quanto vale quasi tutto, ha qualche punto cieco e si lascia sfuggire poco.
level-master = Maestro
level-master-character = Valuta bene dove porta ogni scelta, tiene d’occhio gli altri e sbaglia di rado.
level-grandmaster = Gran Maestro
level-grandmaster-character = Valuta come un Maestro, con l’esperienza di migliaia di partite, e da lì guarda avanti.
level-random = Casuale
level-random-character = Sceglie a caso fra tutte le opzioni.
level-greedy = Avido
level-planner = Pianificatore
level-search = Cercatore

## Advice

advice-others = Rispetto alle altre,
advice-others-alike = Le altre opzioni esaminate valgono più o meno lo stesso.
advice-first = Rispetto alla prima,
advice-first-alike = Vale più o meno quanto la prima.
advice-taken = L’opzione migliore
advice-taken-alike = È un po’ meglio sotto molti aspetti.
advice-yours = Rispetto alla tua scelta,
advice-yours-alike = È un po’ meglio della tua scelta sotto molti aspetti.
advice-second = Rispetto alla seconda opzione,
advice-second-alike = È un po’ meglio della seconda opzione sotto molti aspetti.
advice-more = { $subject } { $first }.
advice-more-less = { $subject } { $first }, ma { $second }.
advice-then = { $first }, poi: { $second }
advice-next = Il seguito migliore: { $steps }.
why-points-more = porta circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-points-less = porta circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
puzzle-proof = Circa { $points } punti in più della seconda opzione, in media su { $worlds } tentativi con sorte diversa.
puzzle-finders = Trovato da: { $names }.
theme-points = Punti subito
theme-others = Frenare gli altri
why-others-more = concede agli altri circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-others-less = concede agli altri circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-experience-more = nel resto della partita rende circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-experience-less = nel resto della partita rende circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-rest-more = in tutto il resto rende circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-rest-less = in tutto il resto rende circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-many-more = in tante piccole cose rende circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-many-less = in tante piccole cose rende circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-winning-more = vince circa { $amount ->
    [one] 1 partita
   *[other] { $amount } partite
 } su 100 in più
why-winning-less = vince circa { $amount ->
    [one] 1 partita
   *[other] { $amount } partite
 } su 100 in meno

coach-mistake = «{ $best }» avrebbe reso circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più. { $why }

## Hints, what an undo takes back, and the review

site-hint = Suggerimento
site-hint-title = Le opzioni migliori
site-hint-thinking = Sto riflettendo…
site-hint-scores = Punteggi finali attesi
site-hint-end = alla fine:
site-coach = Allenatore
site-coach-about = La tua scelta: «{ $name }»
site-coach-on = Fai parlare l’allenatore
site-coach-off = Spegni l’allenatore
site-coach-form = Con un allenatore
site-coach-form-about = Dice a ciascuno che cosa conta prima di decidere, e sempre meno di partita in partita.
site-hints = Suggerimenti
site-hints-alone = Solo contro i bot
site-hints-true = Per tutti
site-hints-false = Nessuno
site-hints-on = A questo tavolo tutti possono chiedere suggerimenti.
site-hints-off = A questo tavolo i suggerimenti sono disattivati.
site-origin-seed = Chi ha creato questo tavolo ha scelto il seme del caso, e potrebbe sapere che cosa verrà.
site-origin-journal = Questo tavolo prosegue da un diario portato da chi l’ha creato. Ciò che è successo prima può non essere dovuto al caso.
site-origin-position = Questo tavolo prosegue da una posizione di un’altra partita: qualcuno può ricordare che cosa è successo dopo.
site-review = Analisi
site-review-later = Una partita si analizza quando è finita.
site-review-progress = Ogni mossa viene giocata molte volte per vedere quanto valeva… { $count }%
site-stand-in = Chi gioca per te?
review-curve = Come è andata la partita
review-curve-note = In ogni punto: come sarebbe finita la partita se da lì in poi tutti avessero giocato come un bot forte. Chi ha meno esperienza fa meno punti: perciò all’inizio la curva è quasi sempre troppo alta.
review-better = Che cosa sarebbe stato meglio
review-better-note = Ogni decisione è giudicata in base a ciò che il giocatore poteva sapere in quel momento. Accanto a ogni opzione ci sono i punteggi finali attesi scegliendola. Conta il vantaggio: punti in più per sé o in meno per gli altri.
review-instead = { $name } poteva guadagnare sugli altri circa { $points } punti
review-taken = Scelta
review-best = Meglio
review-see = Guardala sul tavolo
review-no-better = Nessuna decisione di una persona è costata più di un punto. Ben giocato!
review-only-bots = Hanno giocato solo bot; non c’è nessuno da consigliare.
review-swings = Le svolte della partita
review-swings-note = Le mosse e le pescate che più hanno cambiato i punteggi attesi, in base a ciò che tutti al tavolo sapevano. Ciò che può essere semplice rumore è tralasciato.
review-chance = Caso
review-decision = Decide { $name }
review-swing-better = Una mossa più forte del previsto.
review-swing-worse = Una mossa più debole del previsto.
review-no-swings = Nulla ha cambiato molto i punteggi attesi.
review-luck = Fortuna
review-luck-note = Di quanti punti ciò che è stato pescato o scoperto ha cambiato il punteggio finale che ogni giocatore poteva aspettarsi.
chart-expected = Punteggi attesi
chart-expected-about = Il punteggio finale che ogni giocatore poteva aspettarsi in ogni momento della partita.
chart-expected-start = Inizio
undo-choice = l’ultima scelta.
undo-routine = tutte le scelte fatte in una volta.
undo-takes = Annulla: { $text }
undo-takes-drawn = Annulla: { $text } Ciò che da allora è stato pescato o rivelato torna coperto.
undo-takes-others = Annulla: { $text } Si annullano anche le mosse successive di { $names }.
site-hand-to-bot-sure = Scegli chi gioca al posto di { $name } d’ora in poi. Puoi riprenderlo in ogni momento.
site-hint-behind = Punti in meno della prima
site-hint-rank = Suggerimento numero { $number }
site-key-hint = 0
site-key-hint-does = chiedi un suggerimento, dove è permesso
review-round = Round { $number }

# What things on a plain table are for.
meaning-question = Che cosa si chiede ora.
meaning-field = Qualcosa di comune a tutto il tavolo.
meaning-option = Una delle opzioni; sceglila con un clic.
meaning-measure = Ciò che ha questo giocatore.
meaning-score = I punti di questo giocatore.
meaning-crown = Questo giocatore ha vinto.
meaning-quill = La partita aspetta questo giocatore.

# What is wrong with a database, for whoever starts a server.
database-in-use = Il database { $file } è già usato dal server di Freestone a { $address }/ – apri quella pagina, o ferma prima quel server.
database-in-use-somewhere = Il database { $file } è già usato da un altro server di Freestone, che si sta avviando o fermando. Riprova fra un momento.
database-busy = Il database { $file } è già usato da un altro programma. Chiudi prima quel programma.
database-folder = { $file } è una cartella. Indica un file al suo interno: --database { $example }
database-no-folder = Non c’è nessuna cartella { $folder } per il database. Creala prima, o indica un altro file con --database.
database-read-only = Il database { $file } non è scrivibile. Consenti la scrittura sul file e sulla sua cartella, o indica un altro file con --database.
database-disk = Il disco rifiuta di conservare il database { $file } ({ $problem }). Controlla se è pieno, o indica un altro file con --database.
database-foreign = { $file } non è un database di Freestone. Nulla è stato cambiato; indica un altro file con --database.
database-damaged = Il database { $file } è danneggiato ({ $problem }). Sostituiscilo con un backup, o indica un altro file con --database.
database-newer = Il database { $file } è stato creato da un Freestone più recente (schema { $found }; questo conosce lo schema { $known }). Aggiorna Freestone, o indica un altro file con --database.
database-unreachable = Il database { $url } non è utilizzabile ({ $problem }). Controlla se lì è in funzione PostgreSQL e se ammette questo utente, o indicane un altro con --database.
database-shared = Il database { $url } contiene tabelle di un altro programma. Nulla è stato cambiato; creane uno solo per Freestone: createdb freestone
database-one-process = Il database { $file } è un file, che può usare un solo processo. Per più processi indica un database PostgreSQL, come --database postgresql://host/freestone.
database-strange-url = Le partite non si possono conservare a { $url }. Indica un file, o un URL come sqlite:////srv/tables.sqlite o postgresql://host/freestone, con --database.
database-missing = Non c’è nessun database { $file }. Indica quello del server con --database.
database-old = Il database { $file } ha lo schema di un’altra versione. Portalo prima a questa: freestone admin migrate
database-not-empty = Il database { $file } non è vuoto: nulla è stato ripristinato. Indicane uno vuoto o nuovo con --database.
database-no-backup = { $file } non è un backup completo di Freestone; nulla è stato ripristinato
database-other-schema = Il backup { $file } ha lo schema { $found }, questo Freestone lo schema { $known }. Ripristinalo con la versione che l’ha creato, poi aggiorna.

## Lessons

site-learn-title = Impara «{ $name }»
site-learn-about = Capitoli brevi a un tavolo vero, in cui le mosse le fai tu. Ognuno dura da uno a tre minuti. Puoi smettere in ogni momento e continuare più tardi.
site-learn-enough = Basta per una prima partita: il resto lo spiega un allenatore al momento giusto.
site-learner = Principiante
site-teacher = Insegnante
site-begin-chapter = Comincia
site-begin-again = Ricomincia
site-resume-chapter = Riprendi
site-chapter-done = Fatto
site-chapters-done = Capitoli completati: { $number } su { $count }
site-chapter-begun = Iniziato
site-chapter-of = Capitolo { $number }: { $name }
site-leave-chapter = Esci
site-task = Il tuo compito
site-try-again = Riprova
site-choose-again = Scegli di nuovo
site-task-lost = Così il compito non può più riuscire.
site-go-on-anyway = Continua comunque
site-pointed-at = Indicato: { $names }
site-other-move = Puoi farlo, ma non è ciò che stiamo provando ora. Ecco che cosa succederebbe:
site-show-me = Fammi vedere
site-back-to-lesson = Torna alla lezione
site-detour = Ecco che cosa succede. Guardati intorno; poi torniamo dov’eravamo.
site-chapter-finished = Questo capitolo è finito. Ben giocato!
site-chapter-enough = Ora ne sai abbastanza per giocare! Nella prima partita un allenatore ti spiega il resto al momento giusto. Oppure imparalo prima qui.
site-chapter-left = Questo capitolo è finito. Puoi ripeterlo quando vuoi.
site-lesson-finished = Era l’ultimo capitolo. Sai tutto ciò che serve per una prima partita. Buon divertimento!
site-next-chapter = Prossimo capitolo
site-to-first-game = Gioca una prima partita
site-all-chapters = Tutti i capitoli
site-origin-lesson = Questo tavolo appartiene a una lezione.

## Errors: what is wrong and what to do, in one line. It begins with a small letter, since a name comes before it.

# What somebody typed.
quotation = «{ $text }»
# A text that nobody knows, and what may be meant.
error-near = { $fault }; forse intendevi { $near }?
error-there-are = { $fault }; ci sono: { $known }
error-no-game = nessun gioco { $text }
error-no-choice = nessuna scelta { $text }
error-no-setting = nessuna impostazione { $text }
error-no-player = nessun giocatore { $text }
error-no-player-with-weights = nessun giocatore con pesi { $text }
error-no-colour = nessun colore { $text }
error-no-mask-place = nessun posto per la maschera { $text }
error-no-render-mode = nessuna modalità di disegno { $text }
error-no-language = nessuna lingua { $text }
error-no-answer = nessuna risposta { $text }
error-no-engine = nessun motore { $text }
error-no-pack = nessun pacchetto { $text } di { $game }
error-no-built-in-pack = nessun pacchetto incluso { $text }
error-no-standing = nessuna risposta permanente { $text } qui
error-no-key = nessuna chiave { $text }
error-no-value = { $key }: nessun valore { $text }
error-no-part = { $key }: nessuna voce { $text }
error-no-item = nessuna voce { $text }
error-no-limit = nessun limite { $text }
error-no-table = nessun tavolo { $text } in questo database
error-no-component = nessun componente con il testo { $text }
error-no-effect = nessun effetto { $text }
# Choices.
error-not-now = { $choice } ora non è possibile
error-not-now-because = { $choice } ora non è possibile: { $reason }
error-chance-first = { $choice } ora non è possibile: prima tocca al caso
error-choice-after-end = { $choice } non è possibile: la partita è finita
error-foreign-choice = { $choice } appartiene a un altro gioco o pacchetto
error-undo-after-end = la partita è finita: non si annulla più nulla
error-nothing-to-undo = non c’è nulla da annullare
error-undo-needs-consent = nel frattempo è stato rivelato qualcosa o ha giocato qualcun altro: devono essere tutti d’accordo
# Tables: settings, seats, names.
error-malformed = { $where }: questo valore qui non è possibile
error-malformed-text = { $where }: qui ci vuole un testo
error-malformed-number = { $where }: qui ci vuole un numero intero
error-malformed-decimal = { $where }: qui ci vuole un numero
error-malformed-flag = { $where }: qui ci vuole true o false
error-malformed-list = { $where }: qui ci vuole un elenco
error-malformed-object = { $where }: qui ci vuole un oggetto JSON
error-malformed-short = { $where }: è troppo corto (minimo { $limit })
error-malformed-long = { $where }: è troppo lungo (massimo { $limit })
error-malformed-least = { $where }: qui ci vuole almeno { $limit }
error-malformed-most = { $where }: qui ci vuole al massimo { $limit }
error-malformed-below = { $where }: qui ci vuole meno di { $limit }
error-malformed-form = { $where }: qui ci vuole la forma { $limit }
error-malformed-missing = { $where }: questo manca
error-malformed-extra = { $where }: questo qui non è previsto
error-malformed-json = { $where }: questo non è JSON
error-setting-value = l’impostazione { $name } non può essere { $value } con { $seats } giocatori
error-seat-count = a { $game } non si gioca in { $seats }; numero di giocatori possibile: { $counts }
error-left-out = il gioco { $game } è tralasciato: { $fault }
error-nor-a-folder = { $fault }; e non c’è una cartella con questo nome
error-name-empty = un nome ha almeno un carattere visibile, non { $name }
error-name-long = un nome ha al massimo { $most } caratteri, non { $name }
error-name-odd = un nome ha solo caratteri stampabili, non { $name }
error-name-stacked = una lettera di un nome ha al massimo { $marks } segni, non { $name }
error-name-same = due giocatori non possono avere lo stesso nome: { $name }
error-same-colour = due posti non possono avere lo stesso colore, come in { $colours }
error-sitters-and-seats = { $sitters } persone e bot per { $seats } posti
error-not-a-person = il posto { $seat } non è di una persona
error-no-such-entry = non c’è una voce { $number }
error-other-game = { $bot } gioca a { $plays }, non a { $game }
error-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $reason }. Indica un altro indirizzo con --host o un’altra porta con --port
error-wrong-limit = { $text } non è possibile: { $name } è un numero intero da { $least } a { $most }
# Journals.
error-journal-line = riga { $number }: { $reason }
error-other-position = la posizione non è quella salvata (impronta { $digest })
error-entry-after-end = { $choice } del posto { $seat }, ma la partita è finita
error-entry-of-other-seat = { $choice } del posto { $seat }, ma decide il posto { $deciding }
error-under-other-rules = { $fault } (scritto con le regole { $written }, queste sono le regole { $rules })
error-newer-rules = scritto con le regole { $written } di { $game }; questo Freestone conosce le regole { $rules }
error-other-pack = giocata con un altro pacchetto: { $played }, non { $digest }
error-players-and-names = { $players } giocatori per { $names } nomi
error-unreadable-name = un nome ha da 1 a { $most } caratteri stampabili, non { $name }
error-large-seed = un seme ha al massimo { $most } bit
error-undo-of-too-many = annulla { $count } voci su { $entries }
error-cannot-read = impossibile leggere { $file }: { $reason }
error-not-utf-8 = { $file } non è un file di testo in UTF-8
# What the operating system says of a file or an address.
error-system-missing = file o cartella inesistente
error-system-forbidden = permesso negato
error-system-folder = è una cartella
error-system-no-folder = non è una cartella
error-system-there = il file esiste già
error-system-full = spazio esaurito sul dispositivo
error-system-read-only = il file system è di sola lettura
error-system-long = il nome del file è troppo lungo
error-system-taken = l’indirizzo è già in uso
error-system-elsewhere = l’indirizzo non appartiene a questo computer
error-system-died = un processo di lavoro si è interrotto; c’era abbastanza memoria?
error-large-journal = { $file } è troppo grande per un diario: più di { $most } byte
error-torn-line = l’ultima riga non è completa
error-not-json = non è JSON: { $text }
error-not-a-journal = questa non è l’intestazione di un diario di Freestone
error-other-format = scritto nel formato { $written }; questo Freestone legge il formato { $known }
error-header-field = nell’intestazione manca { $name } o è del tipo sbagliato
error-header-texts = nomi, giocatori e colori sono elenchi di testi
error-header-settings = le impostazioni sono testi, numeri interi, sì o no, o nulla
error-header-seed = il seme non è un numero intero
error-not-an-entry = né una voce [posto, scelta] né una riga con undo o digest: { $text }
# Packs and weights.
error-mistakes = { $count ->
    [0] { $first }
    [one] { $first } (e un altro: freestone check --pack li elenca tutti)
   *[other] { $first } (e altri { $count }: freestone check --pack li elenca tutti)
 }
error-not-a-folder = { $folder } non è una cartella
error-no-packs = { $game } non ha dati dei componenti in file, quindi nessun pacchetto da copiare o cambiare
error-pack-of-same-name = { $folder }: c’è già un pacchetto { $name } di { $game }; dai a questo un nome suo
error-unreadable-weights = { $file } non è leggibile: { $reason }
error-weights-list = { $file }: { $name } è un elenco di numeri con il punto decimale, non { $found }
error-weights-of-no-game = { $file } non contiene i pesi di nessun gioco
error-not-a-network = { $file } non è una rete: { $reason }
# Mistakes in component data: a place in a file, and what is wrong there.
mistake-at = { $place }: { $fault }
mistake-in-line = { $file }, riga { $line }: { $fault }
mistake-in-key = { $key }: { $fault }
mistake-toml-at = riga { $line }, colonna { $column }: { $fault }
mistake-toml-at-end = alla fine del file: { $fault }
mistake-toml-value = questo non è un valore TOML; i testi vanno tra virgolette
mistake-toml-one-line = ogni riga ha una chiave e un valore
mistake-toml-equals = dopo una chiave ci vanno = e il suo valore
mistake-toml-twice = è già definito più sopra
mistake-toml-unclosed = le virgolette o una parentesi non sono chiuse
mistake-toml-escape = in un testo la barra rovesciata si scrive \\
mistake-toml-other = questo non è TOML
mistake-source = { $key } è uno tra { $known }, non { $found }
mistake-missing = manca { $key }
mistake-empty = { $key } è vuoto
mistake-kind-text = { $key } è un testo, non { $found }
mistake-kind-number = { $key } è un numero intero, non { $found }
mistake-kind-flag = { $key } è «true» o «false», non { $found }
mistake-kind-list = { $key } è un elenco, non { $found }
mistake-kind-table = { $key } è una tabella, non { $found }
mistake-list-text = { $key } è un elenco di testi, non { $found }
mistake-list-number = { $key } è un elenco di numeri interi, non { $found }
mistake-list-table = { $key } è un elenco di tabelle, non { $found }
mistake-id = { $key } può contenere solo a-z, 0-9, _ e -, al massimo 60 caratteri, non { $found }
mistake-id-twice = questo id compare due volte
mistake-number = { $key } deve essere tra { $least } e { $most }, non { $found }
mistake-one-number = { $key } è { $only }, non { $found }
mistake-numbers = i numeri di { $key } devono essere tra { $least } e { $most }, non { $found }
mistake-length = { $key } ha { $count } numeri, non { $found }
mistake-no-text = manca il testo { $id }; scrivi { $id } = … in { $file }
mistake-text-form = un testo si scrive id-del-messaggio = Nome, senza variabili né riferimenti
mistake-text-twice = { $id } compare due volte
# Commands.
error-missing-extra = { $purpose } ha bisogno di { $library }: pip install 'freestone[{ $extra }]'
error-no-file = non c’è un file { $file }
error-no-folder = non c’è una cartella { $folder }: creala, o indica un altro --output
error-cannot-write = impossibile scrivere { $file }: indica un altro --output
error-already-there = { $folder } esiste già; non è stato cambiato nulla
error-no-bot-of-name = { $file } non ha un bot { $name }
error-several-bots = { $file } ha più bot; indicane uno: { $bots }
error-no-bot = { $file } non ha un bot: una classe con __init__(self, seed) e choose(self, seen)
error-not-a-setting = un’impostazione si scrive nome=valore, non { $text }
error-not-players = i giocatori si separano con virgole, come in you,random,random; non { $text }
error-not-numbers-of-players = i numeri di giocatori si separano con virgole, come in 2,4; non { $text }
error-not-a-time = una durata si scrive 30s, 5m o 1h, non { $text }
error-either-option = usa { $one } oppure { $other }, non entrambi
error-either-options = usa { $one } oppure { $other } e { $more }, non insieme
error-instead-option = usa { $one } al posto di { $other } o { $more }
error-play-what = indica un gioco, per esempio: freestone play pillars; o riprendi una partita: freestone play --resume
error-perft-what = indica un gioco, per esempio: freestone perft pillars --depth 3
error-check-what = verifica una di queste cose: diari, --fuzz DURATA, --data, --lessons, --texts o --pack CARTELLA
error-compare-what = indica un gioco, o file di partite salvate con --from
error-compare-two = si confrontano due bot, come in --bots greedy,planner; non { $text }
error-bot-file = qui gioca { $file }, e un file si esegue solo se lo indichi tu: --players { $players }
error-who-plays = indica i giocatori di { $seats } posti, per esempio --players { $example }
error-nothing-to-resume = non c’è nessuna partita da riprendere; cominciane una con: freestone play pillars
error-nothing-to-resume-without-pack = non c’è nessuna partita da riprendere; una con un tuo pacchetto richiede --pack CARTELLA
error-not-on-list = { $text } non è un numero da 1 a { $most }
error-no-entry-in-file = { $file } ha { $entries } voci; non c’è una voce { $number }
error-review-later = { $file }: la partita non è ancora finita; si può analizzare quando lo sarà
error-format-prints = --format mostra righe, quindi non si combina con { $option }
error-seats-of-population = --seats vale con --population; --players indica un bot per ogni posto
error-network-options = --network impara secondo --hours, non con --trials, --set o --player
# The laboratory.
error-another-output = { $fault }. Indica un altro --output o rimuovi il file
error-other-journal = { $file } contiene un’altra partita. Indica un altro --journals o rimuovi il file
error-row-file = le righe si salvano come .jsonl, .csv o .parquet, non come { $file }
error-no-games = { $file } non contiene partite
error-no-row = { $file }, riga { $number }: non è una riga di una simulazione
error-no-rows = { $file } non contiene righe di una simulazione
error-no-rows-of-games = { $file } non contiene righe di partite
error-games-before-change = { $file } contiene altre partite: da allora sono cambiati regole o bot
error-other-games = { $file } contiene altre partite: lì { $name } è { $found }, non { $value }
error-weights-file = i pesi si salvano in un file come { $example }, non in { $file }: indica un altro --output
error-weights-of-rival = { $file } è uno degli avversari, e la regolazione lo cambierebbe: indica un altro --output
error-no-weights = { $game } non ha pesi da regolare
error-weights-of-other-game = { $file } non contiene i pesi di { $game }: indica un altro --output
error-other-tuning = { $file } contiene una regolazione fatta con altri bot, regole, valori o opzioni
error-other-bots = una partita di { $bots } non confronta { $rival } con { $challenger }
error-unlike-games = le partite da confrontare differiscono per gioco, valori, impostazioni o posti
error-games-of-two = un confronto richiede partite di due bot, non di { $bots }
error-no-puzzle-search = { $file }, riga { $number }: non è una ricerca di rompicapi
error-other-puzzle-search = { $file }, riga { $number }: altre partite, o di prima che cambiassero regole o bot
error-no-ladder-game = { $file }, riga { $number }: non è una partita di una classifica
error-ladder-seed = { $file } contiene partite con il seme { $found }, non { $seed }
error-ladder-settings = { $file } contiene partite di { $contest } con altre impostazioni o altri valori
error-ladder-before-change = { $file } contiene partite di { $contest } di prima che cambiassero regole o bot
error-bot-twice = { $bot } compare due volte in --bots; i risultati si riportano per nome
error-ladder-of-two = una classifica richiede due bot: indicane più d’uno in --bots, o un avversario in --against
error-no-run = { $folder } non contiene un addestramento: non c’è aims.json
error-other-network = questa rete legge posizioni diverse da quelle che { $game } ha ora: { $card }
error-another-run = { $folder } contiene un altro addestramento: { $reason }. Indica un altro --output; con --from { $folder } comincia da ciò che questo ha imparato
error-other-aim = lì { $name } è { $found }, non { $value }
error-other-fields = quando è cominciato, le posizioni avevano altri campi o scelte
error-other-figures = quando è cominciato, i componenti avevano altri valori
error-other-puzzle = rompicapo { $puzzle } di { $game }: le sue scelte portano a un’altra posizione
error-no-puzzles = { $file } non contiene rompicapi
error-cluster-failed = il cluster non funziona più: { $reason }
error-cluster-code = { $machine } ha { $theirs }, ma questa macchina ha { $ours }: installa lo stesso su ogni macchina del cluster
error-no-cluster = nessun cluster a { $address } ({ $reason }): avviane uno con { $start }, o leggi docs/cluster.md
error-no-cluster-here = su questa macchina non c’è nessun cluster: avviane uno con { $start }, o leggi docs/cluster.md
error-cluster-address = un indirizzo è auto, HOST:PORT o ray://HOST:PORT
error-cluster-without = nessun Freestone, o uno che non conosce i cluster
