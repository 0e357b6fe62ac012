# The words of the site, whatever the game.

language-name = Čeština
change-range = { $low } až { $high }

## The terminal

cli-news = Od vašeho posledního rozhodnutí
cli-earlier = … dalších řádků: { $count } (log)
cli-ask-again = Znovu se mě ptát: „{ $standing }“
cli-input-ended = vstup skončil dřív, než přišla odpověď
cli-no-number = Číslo { $number } tu není; vyberte od 1 do { $most }.
cli-hand-over = { $seat }, následuje něco jen pro vaše oči. Až se nebude dívat nikdo jiný, stiskněte Enter.
cli-agree = Zpět se tím vezme i to, co už ostatní udělali nebo viděli. Souhlasí všichni? (a/n)
# How an answer begins that agrees.
cli-yes = a
cli-serving = Stůl najdete na adrese { $address } (Ctrl-C ukončí)
cli-working = Přemýšlí za servery (Ctrl-C ukončí)
cli-serving-elsewhere = Port { $usual } používá jiný program, tento server tedy běží na portu { $port }.
cli-serving-too = Také na adrese { $address }
cli-serving-here = Na tomto počítači: { $address }
cli-serving-code = Pro fotoaparát telefonu:
cli-serving-local = Server je dostupný jen z tohoto počítače. Chcete-li pustit ke stolu i ostatní: scripts/play serve --host 0.0.0.0, nebo freestone serve --host 0.0.0.0
admin-backed-up = Do { $file } { $count ->
    [one] se uložil 1 stůl
    [few] se uložily { $count } stoly
    [many] se uložilo { $count } stolu
   *[other] se uložilo { $count } stolů
 }.
admin-restored = Z { $file } { $count ->
    [one] se obnovil 1 stůl
    [few] se obnovily { $count } stoly
    [many] se obnovilo { $count } stolu
   *[other] se obnovilo { $count } stolů
 }.
admin-migrated = Databáze má schéma této verze.
admin-archived = Archivováno: { $count ->
    [one] 1 stůl
    [few] { $count } stoly
   *[other] { $count } stolů
 }.
admin-brought-back = Vráceno z archivu: { $count ->
    [one] 1 stůl
    [few] { $count } stoly
   *[other] { $count } stolů
 }.
cli-saved = Uloženo jako { $file }.
cli-left = Uloženo jako { $file }. Pokračovat: { $command }
cli-finished = Uloženo jako { $file }. Znovu přehrát: { $command }
cli-figures-box = { $rows ->
    [one] 1 řádek je opsán
    [few] { $rows } řádky jsou opsány
   *[other] { $rows } řádků je opsáno
 } z tištěné hry.
cli-figures-rulebook = { $rows ->
    [one] 1 řádek uvádějí
    [few] { $rows } řádky uvádějí
   *[other] { $rows } řádků uvádějí
 } pravidla hry.
cli-figures-public = { $rows ->
    [one] 1 řádek pochází
    [few] { $rows } řádky pocházejí
   *[other] { $rows } řádků pochází
 } z veřejného seznamu, který nikdo neporovnal s tištěnou hrou.
cli-figures-deduced = { $rows ->
    [one] 1 řádek vyplývá
    [few] { $rows } řádky vyplývají
   *[other] { $rows } řádků vyplývá
 } z pravidel hry.
cli-figures-reconstructed = { $rows ->
    [one] 1 řádek je odhadnutý:
    [few] { $rows } řádky jsou odhadnuté:
   *[other] { $rows } řádků je odhadnutých:
 } pravidla tato čísla neuvádějí, byla tedy zvolena tak, aby odpovídala tomu, co se o hře ví. Nejsou to čísla z tištěné hry.
cli-figures-of-pack = { $count ->
    [0] žádné údaje nejsou odhadnuté
   *[other] odhadnuté řádky: { $count } z celkových { $rows }
 }
cli-figures-own = Máte-li hru doma, můžete zadat její čísla: { $command }
cli-score = Body
cli-total = celkem
cli-player = Hráč { $number }
cli-help =
    Odpovězte číslem možnosti nebo jejím příkazem, třeba pass.
    undo         vzít poslední volbu zpět
    save SOUBOR  uložit kopii; hra se stejně ukládá po každé volbě
    quit         odejít; ve hře se dá pokračovat
    log          všechno, co se stalo
    cards        co která karta umí
    score        body podle zdroje
    table        znovu ukázat stůl
    hint         nejlepší možnosti, očekávané výsledky a důvody

## The commands

cli-bar-games = partie
cli-bar-rows = řádky
cli-bar-review = rozbor
cli-bar-trials = pokusy
cli-bar-seconds = sekundy
cli-bar-lines = varianty
cli-bar-puzzles = úlohy
cli-progress = { $what }: { $done }/{ $total }, zbývá asi { $left }
cli-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekundy
   *[other] { $number } sekund
 }
cli-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minuty
   *[other] { $number } minut
 }
cli-hours = { $number ->
    [one] { $number } hodina
    [few] { $number } hodiny
    [many] { $number } hodiny
   *[other] { $number } hodin
 }
column-apply-rate = provedení/s
column-archived = archivováno
column-bot = bot
column-box = tištěná hra
column-by-two = po dvou
column-cases = výskyty u stolu
column-choices-rate = volby/s
column-column = sloupec
column-contest = zápas
column-copy = kopie µs
column-created = založeno
column-data = data komponent
column-deduced = odvozené
column-depth = hloubka
column-doubtful = nejisté údaje
column-elo = Elo
column-ended = dohráno
column-engine = engine
column-environment = prostředí
column-fair = férového podílu
column-fair-share = férový podíl
column-game = hra
column-games = partie
column-games-rate = partie/s
column-grade-1 = lehká
column-grade-2 = střední
column-grade-3 = těžká
column-grade-4 = velmi těžká
column-greatest = nejvíc
column-interval = 95 %
column-least = nejméně
column-lines = řádky
column-match-rate = zápasy/s
column-meaning = význam
column-mean-score = průměrné skóre
column-middle = medián
column-name = jméno
column-settings = nastavení, první je výchozí
column-place = místo
column-player = hráč
column-players = hráči
column-points = body
column-public = veřejné
column-quarter = čtvrtina pod
column-reconstructed = odhadnuté
column-replay = přehrání ms
column-rival = soupeř
column-row = řádek
column-rows = řádky
column-rulebook = pravidla
column-seat = místo
column-seats = místa
column-seconds = sekundy
column-simulated-rate = simulace/s
column-source = zdroj
column-steps-rate = kroky/s
column-table = stůl
column-theme = téma
column-three-quarters = tři čtvrtiny pod
column-times = násobek
column-to-apply = provedení = 1
column-to-rules = pravidla = 1
column-title = název
column-type = typ
column-visited = naposledy otevřeno
column-which = který
column-wins = výhry
column-won = vyhráno
schema-number = číslo partie, od 0
schema-game = hra
schema-rules = verze jejích pravidel
schema-pack = data komponent
schema-pack_digest = otisk dat komponent: stejný otisk, stejné údaje
schema-code = otisk pravidel a botů, kteří hráli: stejný otisk, stejný kód
schema-settings = nastavení stolu ve tvaru název=hodnota
schema-seed = semínko této partie; freestone.new s ním dá stejnou náhodu
schema-seats = počet hráčů
schema-entries = délka záznamu včetně náhody
schema-choices = položky hráčů včetně vynucených
schema-player_S = bot na tomto místě
schema-score_S = jeho body na konci
schema-win_S = 1 za vítězství, při děleném jeho díl, jinak 0
schema-points_SOURCE_S = jeho body z jednoho zdroje; dohromady dávají konečný součet
schema-round_R_FIGURE = hodnota celého stolu na konci kola, například cena
schema-round_R_FIGURE_S = hodnota jednoho místa na konci kola, například zlaťáky nebo příjem
bench-compiling = Ověřuje se, že přeložená podoba je aktuální
bench-installing = Jednorázová instalace { $requirement } do { $folder }
bench-left-out = freestone: vynecháno: { $reason }
check-all = vše
check-all-but = vše kromě: { $figures }
check-box = řádky z vaší tištěné hry: { $box }/{ $rows }
check-data = { $game }, balíček { $pack }
check-fuzzed = Partie: { $games }; položek: { $entries }, semínko { $seed }
check-fuzzing = partie: { $games }, selhání: { $failures }
check-mistakes = { $folder }: { $mistakes ->
    [one] 1 chyba
    [few] { $mistakes } chyby
   *[other] { $mistakes } chyb
 }
check-lessons = { $count ->
    [0] { $game }: žádná lekce
    [one] { $game }: projít lze 1 kapitolu
    [few] { $game }: projít lze { $count } kapitoly
   *[other] { $game }: projít lze { $count } kapitol
 }
check-over = { $game }, položek: { $entries }, dohráno
check-pack = { $folder }: balíček „{ $name }“ pro hru { $game }, řádků: { $rows }, otisk { $digest }
check-repaired = { $journal }; opraveno, { $reason }
check-untranslated = { $place }: zatím chybí ({ $language }): { $messages }
check-unused = nic nepoužívá { $id }
fault-unreadable = { $where }, řádek { $line }: toto není Fluent ({ $reason })
fault-twice = { $where }, řádek { $line }: { $id } se opakuje
fault-not-english = { $where }: { $id } v angličtině není
fault-not-given = { $where }: { $id } používá { $variables }, ale nic takového se nepředává
fault-left-out = { $where }: v { $id } chybí { $variables }
fault-strange-mark = { $where }: { $id } má { $marks }, což v angličtině není
fault-useless = { $where }: { $id } nic nevysvětluje
fault-no-text = { $where }: { $id } nemá text
fault-silent = { $where }: { $id } nic neříká ({ $values })
fault-not-filled-in = { $where }: { $id } nelze vyplnit: { $reason } ({ $values })
check-running = { $game }, položek: { $entries }, rozehráno
games-levels = { " " }Úrovně od nejslabší: { $bots }
games-bots = { " " }Další boti: { $bots }
games-trained = { " " }{ $game }: úrovně se učily hrát v těchto počtech hráčů: { $seats }
games-own-bots = { " " }Boti jen pro hru { $game }: { $bots }
games-left-out = { " " }Vynecháno: { $game } ({ $reason })
ladder-contest = { $challenger } proti { $number } × { $rival }
ladder-fair-share = { $times }krát
pack-head =
    `source` u řádku říká, odkud pocházejí jeho údaje; řádek bez něj má zdroj celého souboru.
    Až údaje řádku opíšete nebo porovnáte se svou tištěnou hrou, napište k němu source = "box",
    nebo vyjmenujte jednotlivé údaje: sources = {"{"} wood = "box" {"}"}. Vaše řádky spočítá `freestone check --pack`.
      box            opsáno z tištěné hry
      rulebook       uvádějí pravidla
      public         z veřejného seznamu komponent
      deduced        vyplývá z pravidel
      reconstructed  zvoleno podle toho, co se o hře ví
pack-made =
    Vytvořena složka { $folder }: údaje hry { $game } jako balíček „{ $name }“. Jak dál, říká její README.md. Zadejte své údaje a potom:
      freestone check --pack { $folder }
      freestone play { $game } --pack { $folder }
play-which = Kterou možnost (1–{ $most })
simulate-kept = všechny už v souboru byly
simulate-none = žádná partie nebyla dohrána
simulate-played = nyní odehráno { $played }, { $rate }
simulate-rate = partie/s: { $games }, volby/s: { $choices }
simulate-title = { $game }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }

## The laboratory

lab-stopped = Zastaveno; odehrané partie: { $played }/{ $games }.
lab-stopped-resumable = Zastaveno; odehrané partie: { $played }/{ $games }. Jsou uložené a stejný příkaz bude pokračovat.
cluster-lost = Spojení se strojem { $machine } se ztratilo; jeho partie se znovu odehrají jinde.
lab-tuning-stopped = Zastaveno; co se dosud našlo, je uloženo a stejný příkaz bude pokračovat. Hrou to ověřeno nebylo.
train-begun = { $steps ->
    [0] Běh { $folder } začíná na zařízení { $device }.
   *[other] Běh { $folder } pokračuje na zařízení { $device }, hotových kroků: { $steps }.
 }
train-note = { $minutes } min; partie: { $games } ({ $rate }/s), řádky: { $rows }, kroky: { $steps }
train-error = chyba { $lead }, ruční hodnocení { $hand }
train-share = { $rival } { $won } ({ $interval })
train-stopped = Zastaveno; běh { $folder } je uložen a stejný příkaz v něm bude pokračovat.
train-made = Podíly z poslední čtvrtiny běhu. Síť je v { $folder }/network.npz, křivka učení v { $folder }/curve.svg.
puzzles-found = Nalezeno: { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
 }; prohledáno: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }.
puzzles-stand = Úlohy, které obstály: { $count } z { $known }.
puzzles-stopped = Zastaveno; co se našlo, je v souboru { $file }, a stejný příkaz bude v hledání pokračovat.
curve-title = Křivka učení
curve-note = { $title }, hráčů: { $seats }, odehráno partií: { $games }. Vítězství jedné sítě mezi kopiemi každého soupeře, s 95% intervaly. Čárkovaně: { $fair }, férový podíl.
curve-minutes = minuty učení
curve-shares = vítězství proti
curve-errors = čtvercová chyba očekávaného náskoku
curve-network = síť
curve-hand = ruční hodnocení
exploit-reached = { $bot } odolává této nejlepší odpovědi, která smí vyhrát { $allowed } partií. Je v souboru { $file }.
exploit-missed = { $bot } má slabinu: nejlepší odpověď by měla vyhrát nanejvýš { $allowed } partií. Je v souboru { $file }.
exploit-unsettled = { $bot } možná má slabinu: nejlepší odpověď by měla vyhrát nanejvýš { $allowed } partií, na jistý závěr jich je ale málo. Je v souboru { $file }.
compare-head = { $title }, hráčů: { $seats }; { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }
compare-rotated = Boti sedí na každém místě stejně často a všechna pořadí jednoho střídání mají stejnou náhodu.
compare-not-rotated = V těchto partiích boti neseděli na všech místech stejně často, část rozdílů tedy vysvětluje místo u stolu.
compare-won = { $challenger } proti { $rival }: vyhráno { $won } (95 %: { $low } až { $high }).
compare-difference = rozdíl
compare-sources = Body podle zdroje, průměr každého bota; * kde interval rozdílu vylučuje 0
compare-rounds = Podle kol: o kolik je druhý bot před prvním, ± polovina 95% intervalu; * jako výše
compare-round = kolo
compare-start = začátek
lab-head = { $title }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }, hrají { $players }, semínko { $seed }, balíček { $pack }
lab-players = { $number } × { $bot }
lab-population = { $seats ->
    [one] 1 hráč losovaný
    [few] { $seats } hráči losovaní
   *[other] { $seats } hráčů losovaných
 } pokaždé z: { $players }
lab-intervals = Průměry a podíly s 95% intervaly; [nejmenší…největší hodnota]
lab-cases = případy
lab-table-ranks = Body podle umístění
lab-table-seats = Místa
lab-table-players = Hráči
lab-table-sources = Odkud jsou body
lab-table-player-points = Body hráčů podle zdroje
lab-table-player-parts = Podíly na bodech hráčů podle zdroje
lab-rows-ranks = umístění
lab-rows-seats = místo
lab-rows-players = hráč
lab-rows-sources = zdroj
lab-rows-player-points = zdroj
lab-rows-player-parts = zdroj
lab-table-targets = Cíle
lab-rows-targets = údaj
lab-column-wanted = cíl
lab-column-found = zjištěno
lab-column-verdict = splněno?
lab-verdict-reached = ano
lab-verdict-missed = ne
lab-verdict-unsettled = málo partií
lab-column-wins = výhry
lab-column-score = body
lab-column-points = bodů na hráče
lab-column-part = podíl všech bodů
lab-column-winner-points = body vítězů
lab-column-winner-part = jejich podíl
lab-fair = férového podílu
lab-report-made = { $page }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }, obrázků: { $pictures }
lab-report-title = Co ukazují simulované partie
lab-report-about = U každého průměru a podílu je 95% interval: kdyby se stejný počet partií hrál stále znovu, obsahovalo by skutečnou hodnotu devatenáct intervalů z dvaceti. Při malém počtu partií jsou intervaly průměrů příliš úzké.
lab-report-heading = { $title }: { $players }
lab-report-games = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }, průměrný počet voleb: { $choices }.
lab-report-table = Nastavení { $settings }; balíček { $pack } ({ $digest }).
lab-report-repeated = { $games ->
    [one] Jedna partie je v souborech vícekrát a počítá
    [few] { $games } partie jsou v souborech vícekrát a počítají
   *[other] { $games } partií je v souborech vícekrát a počítá
 } se jednou.
lab-report-figures = Údaje: { $what }
lab-report-scores = Body na konci
lab-report-scores-note = Jak často padl který výsledek; čára značí průměr.
lab-report-players = Vítězství podle hráčů
lab-report-wins-note = S 95% intervaly; čárkovaná čára je férový podíl, { $fair }.
lab-report-seats = Vítězství podle míst
lab-report-seats-fixed = Hráči si místa neměnili, srovnávají se tím tedy i hráči. Čárkovaně: { $fair }.
lab-report-sources = Odkud jsou body
lab-report-sources-note = Průměrné body hráče na konci hry.
lab-report-mean = { $what }, průměr

## The pages

site-name = Freestone
site-motto = Stůl pro stavitele katedrál
site-notice =
    Neoficiální projekt fanoušků. Neobsahuje ilustrace ani texty vydavatelů; názvy her a jména jejich vydavatelů
    patří jejich vlastníkům.

site-home = Úvodní stránka
site-skip = Přejít k možnostem
site-players-range = { $low } až { $high ->
    [one] { $high } hráč
    [few] { $high } hráči
   *[other] { $high } hráčů
 }
site-seats = Kdo hraje?
site-seat = Místo { $number }
site-seat-kind = Hráč na místě { $number }
site-seat-name = Jméno na místě { $number }
site-you = Vy
site-person = Člověk
site-nobody = Nikdo
site-bot = Bot: { $bot }
site-default-name = { $number ->
    [1] Anna
    [2] Bořek
    [3] Cecílie
    [4] Dětřich
    [5] Eliška
    [6] Fridrich
    [7] Gizela
    [8] Hugo
    [9] Ida
   *[10] Konrád
 }
site-seed = Semínko náhody
site-seed-hint = Prázdné: tajné
site-language = Jazyk
site-colour = Barva místa { $number }
site-pack = Data komponent
site-pack-built-in = Vestavěná, verze { $number }
site-figures = { $count ->
    [0] Žádné údaje nejsou odhadnuté.
   *[other] Odhadnuto je { $count } z { $rows } řádků dat komponent. Údaje odpovídají tomu, co se o hře ví, ale v tištěné hře mohou být jiné.
 }
site-start = Hrát
site-way-learn = Učit se
site-way-rules = Pravidla
site-way-puzzles = Úlohy
site-first-game = Moje první hra: připravit, jak doporučují pravidla
site-more = Další nastavení
site-resume = Pokračovat
site-running = Další rozehrané hry
site-finished = Dohrané hry
site-older = Starší hry: { $count }
site-away = Odložené: { $count }
site-put-away = Odložit
site-put-away-sure = Hra se odloží. Najdete ji na úvodní stránce; budou-li ostatní hrát dál, převezme vaše místa do vašeho návratu bot.
site-take-up = Vrátit do hry
site-archive = V archivu: { $count }
site-in-archive = V archivu
site-archived = Tento stůl se { $day } přesunul do archivu, protože u něj dlouho nikdo nehrál. Nic se neztratilo: vraťte ho zpět a najdete ho takový, jaký byl.
site-bring-back = Vrátit zpět
site-expires = Od { $since } tu nikdo nehrál. Zůstane-li to tak, { $until } se tento stůl přesune do archivu. Vrátit ho pak půjde kterýmkoli z jeho odkazů.
site-expires-on = Do archivu se přesune { $until }
site-remove = Odstranit
site-remove-sure = Hra zmizí z tohoto seznamu. Pokud na ni nikdo jiný nemá odkaz, smaže se nadobro.
site-import = Otevřít uloženou hru
site-import-file = Vybrat soubor…
site-continue = Dál
site-replay = Přehrát
site-export = Uložit záznam hry
site-export-short = Záznam
site-with = u stolu: { $names }

site-table = Stůl
site-log = Průběh
site-whole-log = Celý průběh
site-choices = Vaše možnosti
site-prompt = O co jde
site-your-turn = Jste na tahu
site-waiting = { $name } se rozhoduje.
site-thinking = { $name } přemýšlí…
site-game-over = Konec hry
site-result = Výsledek
site-finale = Závěrečné bodování
site-finale-again = Ukázat bodování znovu
site-finale-part = { $name }: { $names }
site-pause = Pauza
site-go-on = Pokračovat
site-not-over = Závěrečné bodování se ukáže na konci hry.
finale-before = Získáno během hry
site-since = Od vašeho posledního tahu
site-since-place = { $number }/{ $count }
site-key-recap = čárka, tečka
site-key-recap-does = krok za krokem, co se stalo od vašeho posledního tahu
site-shared = Ať zvolíte cokoli: { $names }
site-winner = Vítězí { $names }.
site-won = Vyhráváte!
site-winners = O vítězství se dělí { $names }.
site-undo = Vzít zpět
site-undo-ask = Požádat o vrácení
site-undo-asked = { $name } chce vzít tah zpět. Souhlasíte?
site-undo-waiting = Čeká se na souhlas ostatních…
site-agree = Souhlasím
site-disagree = Odmítám
site-skip-steps = Přeskočit
site-confirm = Potvrdit
site-cancel = Ještě ne
site-confirm-reveals = Tím se něco odhalí a nepůjde to jen tak vzít zpět.
site-confirm-passes = Potom je na tahu někdo jiný.
site-no-changes = Hned se nic nezmění.
site-standing = Odpovědět jednou provždy
site-withdraw = Znovu se mě ptát
site-menu = Menu
site-settings = Nastavení
site-close = Zavřít
site-theme = Vzhled
site-theme-auto = Podle systému
site-theme-light = Světlý
site-theme-dark = Tmavý
site-motion = Pohyb na stole
site-pace = Čas na jeden krok
site-bot-pace = Tempo botů
site-seconds = { $seconds } s
site-confirmations = Ptát se před tahy, které nelze jen tak vzít zpět
site-patterns = Vzory vedle barev
site-sound = Zvuk, když jsem na tahu
site-seats-title = Místa
site-hand-to-bot = Nechat hrát bota
site-take-back-seat = Hrát za sebe
site-hand-out = Předat odkaz na toto místo
site-take-in = Vzít si místo zpět
site-watch-link = Odkaz pro diváky
site-watch-about = Kdo má tento odkaz, vidí to, co smí vidět všichni u stolu, ale nehraje.
site-copy = Kopírovat
site-send = Poslat…
site-code = QR kód
site-code-of = { $name }: odkaz jako kód pro fotoaparát
site-scan = Namiřte na kód fotoaparát telefonu, nebo odkaz pošlete.
site-reached-by = Adresa
site-only-here = Server je dostupný jen z tohoto počítače. Chcete-li pustit ke stolu i ostatní, zastavte ho pomocí Ctrl-C a spusťte znovu jedním z těchto příkazů:
site-only-here-then = Hra zůstane, jak je. Potom odsud odkaz předejte znovu.
site-leave = Přenechat hru botovi
site-rematch = Hrát znovu
site-to-rematch = Přejít k další hře
site-scores = Bodový zápis
site-source = Zdroj
site-total = Celkem
site-hand-over = Obrazovku teď dostane { $name }
site-hand-over-hint = { $name } ví něco, co nesmí vidět nikdo jiný.
site-hold-to-look = Podržte a dívejte se
site-ready = Jsem { $name }
site-seat-yours = (vy)
site-open-board = Otevřít desku: { $name }
site-lost = Spojení se ztratilo; navazuje se znovu…
site-stale = Hra mezitím pokročila.
site-refused = Nejde to: { $reason }
site-refused-names = { $names }: nejde to, { $reason }
site-bot-plays = Tady hraje { $bot }
site-round-seats = Hráči a body
site-rules = Pravidla
site-rule-number = Pravidlo { $number }
site-book = Kniha pravidel
site-book-title = Kniha pravidel: { $name }
site-book-whole = Číst celou knihu pravidel
site-book-contents = Obsah
site-book-skip = Přejít k textu
site-book-print = Vytisknout pravidla
site-book-example = Příklad
site-book-picture = Stůl v tomto příkladu
site-book-reference = { $count ->
    [one] Doslovné znění pravidla { $numbers }
   *[other] Doslovné znění pravidel { $numbers }
 }
site-book-own-words = Pravidla našimi vlastními slovy, s obrázky od stolu. Všechny příklady pocházejí z jedné skutečné partie.
site-book-all-rules = Pravidla podle čísel
site-search = Hledat v pravidlech
site-charts = Grafy
site-position = Pozice
site-puzzles = Úlohy
site-puzzles-about =
    Pozice z partií mezi boty. Jedna možnost je jasně lepší než všechny ostatní: která? Každá odpověď je ověřená:
    nejlepší možnosti se dohrály několiksetkrát, pokaždé s jinou náhodou.
site-puzzle-question = Co byste udělali?
site-puzzle-goal = Jedna možnost je jasně lepší než všechny ostatní: najděte ji.
site-puzzle-daily = Úloha dne
site-puzzle-daily-solve = Vyřešit
site-puzzle-daily-done = Dnes vyřešeno
site-puzzle-daily-tried = Nevyřešeno: zkusit znovu
site-puzzle-streak = Dní v řadě: { $count }
site-puzzle-solved = Vyřešeno
site-puzzle-missed = Nevyřešeno
site-puzzle-solved-of = Na první pokus vyřešeno { $count } z celkových { $rows }.
site-puzzle-none = K této hře zatím žádné úlohy nejsou.
site-puzzle-theme = Téma
site-puzzle-any-theme = Všechna
site-puzzle-players = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
site-puzzle-round = { $number }. kolo
site-puzzle-grade-1 = Lehká
site-puzzle-grade-2 = Střední
site-puzzle-grade-3 = Těžká
site-puzzle-grade-4 = Velmi těžká
site-puzzle-you = Hrajete za: { $name }.
site-puzzle-right = Správně!
site-puzzle-wrong = Jde to i lépe.
site-puzzle-best = Nejlepší
site-puzzle-yours = Vaše volba
site-puzzle-why = Proč
site-puzzle-less = méně bodů než nejlepší možnost: { $count }
site-puzzle-options = Jakou cenu má která možnost
site-puzzle-option = Možnost
site-puzzle-behind = Bodová ztráta
site-puzzle-line = Možné pokračování
site-puzzle-start = Zadaná pozice.
site-puzzle-next = Další úloha
site-puzzle-again = Zkusit znovu
site-puzzle-all = Všechny úlohy
site-step-back = O krok zpět
site-step-on = O krok dál
site-play-on = Přehrávat
site-continue-here = Hrát odsud dál
site-share = Obrázek této pozice (SVG)
site-share-png = Uložit tento obrázek jako PNG
site-to-table = Ke stolu
site-no-points = Zatím nikdo nezískal ani bod.
site-in-the-lead = ve vedení
site-if-ended-now = Kdyby hra skončila teď
site-as-table = Jako tabulka
site-no-charts = Zatím není co kreslit.
site-no-summaries = Žádné kolo ještě neskončilo.
site-no-outlook = O tom, co přijde, se nic neví.
site-no-rules = K této hře tu nejsou pravidla k nahlédnutí.
site-no-cards = Tato hra nemá dílky ani karty.
site-no-glossary = Nejsou tu žádné ikony k vysvětlení.
site-search-cards = Hledat v kartách
site-cards = Dílky a karty
site-glossary = Ikony
site-outlook = Co ještě přijde
site-summaries = Dosavadní kola
site-no-tips = Už žádné tipy
site-understood = Rozumím
site-tip = Tip
site-tips = Tipy pro první kolo
site-round-summaries = Po každém kole ukázat souhrn
site-round-summary = { $number }. kolo ve zkratce
site-library = Nahlédnout
site-not-possible = To nejde
site-nothing-found = Nic se nenašlo.
site-levels = Jak hrají boti?
site-seed-digits = Semínko je celé číslo, které má nejvýš 39 číslic.
site-name-empty = Každý hráč potřebuje jméno, které je vidět. Napište písmeno, číslo nebo obrázek.
site-name-long = Jméno „{ $name }“ je příliš dlouhé. Nejvyšší počet znaků: { $count }.
site-name-odd = Jméno „{ $name }“ obsahuje znaky, které nejsou vidět nebo by rozbily stránku. Napište ho znovu ručně.
site-name-stacked = Jméno „{ $name }“ má na jednom písmenu víc znamének, než jich zná kterýkoli jazyk. Některá vynechte.
site-name-same = Dva hráči se jmenují „{ $name }“. Dejte každému jiné jméno.
site-same-colour = Dva hráči mají stejnou barvu. Dejte každému jinou.
site-nobody-starts = Na místě začínajícího hráče nikdo nesedí. Vyberte jiného začínajícího hráče.
site-odd-form = Formulář žádá něco, co se tu nenabízí. Vyberte znovu.
site-wrong-count = Hra { $name } je pro { $low } až { $high ->
    [one] { $high } hráče
    [few] { $high } hráče
   *[other] { $high } hráčů
 }, ale u stolu { $count ->
    [one] sedí { $count }
    [few] sedí { $count }
   *[other] jich sedí { $count }
 }. Upravte, kdo hraje.
site-not-a-journal = Tento soubor není záznam hry, která se tu dá hrát. Záznam vytvoří volba „Uložit záznam hry“.
site-no-page = Na této adrese nic není. Možná se odkaz nezkopíroval celý.
site-no-game = Hra „{ $name }“ tu není. Na výběr jsou: { $names }.
site-no-entry = Tento odkaz stůl neotevře. Možná se nezkopíroval celý, nebo si místo někdo vzal zpět.
site-error-other = To tu udělat nejde. Vraťte se a zkuste něco jiného.
site-error-host = Tento server se tak nejmenuje. Aby k němu mohli i ostatní, spusťte ho s tímto jménem: freestone serve --name JMÉNO
site-error-crowded = Z vaší adresy přichází najednou příliš mnoho požadavků. Zavřete některé stoly, nebo to zkuste za chvíli.
site-error-origin = Požadavek přišel ze stránky jiného serveru, nic se tedy neprovedlo.
site-full = Na serveru už není místo na další hru. Uložených her: { $count }. Odstraňte některé dohrané.
site-new-tables = Z vaší adresy vzniklo příliš mnoho stolů. Nejvyšší počet za hodinu: { $count }. Zkuste to později.
site-busy = Právě se připravuje příliš mnoho nápověd a rozborů. Zkuste to za chvíli znovu.
site-long-journal = Záznam je příliš dlouhý. Nejvyšší počet řádků: { $count }.
site-cannot-think = Server teď nemůže přemýšlet. Zkuste to později.
site-not-kept = Databáze neodpovídá, nic se tedy nezměnilo. Zkuste to za chvíli znovu.
site-missing-pack = Tato hra se hrála s daty komponent, která server nemá nebo která se od té doby změnila: { $name }. Vlastní balíček přidáte pomocí freestone serve --pack SLOŽKA
site-not-your-seat = Toto místo není vaše.
site-not-your-turn = Teď se rozhoduje { $name }.
site-only-maker = To může jen ten, kdo stůl založil.
site-watchers-watch = Diváci nemohou měnit tempo.
site-holds-secrets = Dokud se hraje, skrývá minulost této hry něco, co nesmíte vědět. Pokračujte z dřívější pozice, nebo počkejte na konec.
site-needs-token = Je potřeba token odkazu: Authorization: Bearer TOKEN, nebo ?token=TOKEN.
site-no-position = Pozici { $number } hra ještě nemá.
site-nothing-to-undo = Nemáte co vzít zpět.
site-nobody-asks = Nikdo po vás žádný souhlas nechce.
site-over-already = Hra skončila.
site-over-for-good = Hra skončila a všechno je odhaleno, takže už nelze nic vzít zpět. Můžete ale pokračovat z dřívější pozice u nového stolu.
site-undone-too-often = U tohoto stolu se už tahy braly zpět příliš často.
site-not-possible-now = Teď to nejde.
site-too-large = Tohle je příliš velké, otevřít se to tu nedá.
site-unmarked = Bez značky:
site-not-now = Teď je na řadě něco jiného. { $reason }
site-going-on = Hra pokračuje…
site-you-watch = Teď se jen díváte.
site-bot-for-you = Hraje za vás bot.
site-bot-for = Bot hraje za: { $names }.
site-hand-out-sure = { $name } opustí tuto obrazovku: hrát bude ten, kdo má odkaz. Místo si můžete kdykoli vzít zpět.
site-handed-out = Pošlete tento odkaz tomu, kdo bude hrát za: { $name }. Vy se teď na toto místo jen díváte.
site-take-in-sure = { $name } se vrátí na tuto obrazovku; předaný odkaz přestane platit.
site-leave-sure = Od této chvíle hraje na všech vašich místech bot. Můžete se vrátit z úvodní stránky a zase je převzít.
site-copied = Zkopírováno
site-help = Pomoc a klávesy
site-help-choose = Co má zelený rámeček, lze zvolit: klikněte nebo klepněte na to, nebo vyberte v seznamu vedle stolu. Co je šedé, teď zvolit nejde; když na to ukážete, dozvíte se proč.
site-help-look = Ukažte na cokoli a uvidíte, co to je a co by jeho volba změnila. Kliknete-li na to, co zvolit nejde, otevře se to zvětšené i s pravidlem; pravým tlačítkem tak otevřete cokoli.
site-help-touch = Na dotykové obrazovce na věci chvíli podržte prst a uvidíte, co by změnila, dřív než na ni klepnete.
site-help-log = Ukažte nebo klepněte na řádek průběhu a uvidíte na stole, o čem mluví.
site-sheet = Ukázat nebo skrýt vše k tomuto rozhodnutí
site-keys = Klávesy
site-key-options = 1 až 9, a až z
site-key-options-does = zvolit možnost s tímto znakem
site-key-tab = Tab
site-key-tab-does = z části do části: stůl, možnosti, průběh
site-key-arrows = Šipky
site-key-arrows-does = od věci k věci na stole, od možnosti k možnosti, od řádku k řádku průběhu
site-key-pages = Page Up, Page Down
site-key-pages-does = na stole: k předchozí nebo další věci, kterou lze zvolit nebo která je šedá a řekne proč
site-key-ends = Home, End
site-key-ends-does = k první nebo poslední z nich
site-key-enter = Enter
site-key-enter-does = zvolit, potvrdit; na čemkoli jiném: otevřít zvětšené
site-key-zoom = +, −
site-key-zoom-does = zvětšit postupně jednu desku za druhou; Esc vše vrátí
site-key-escape = Esc
site-key-escape-does = ještě ne; zavřít
site-key-undo = u
site-key-undo-does = vzít zpět
site-key-help = ?
site-key-help-does = tato pomoc

setting-start = Začínající hráč
setting-start-none = Losem

## Charts, what is to come, summaries and the glossary, whatever the game

chart-time = Kolo
chart-entries = Čas
chart-start = začátek
chart-now = nyní
chart-figure-about = Všichni hráči, { $figure }.
chart-table-about = Celý stůl, { $figure }.
chart-latest = { $about } Naposledy: { $values }
summary-round = { $round }. kolo skončilo
summary-total = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } ({ $gained })
measure-points = { $change } { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
source-points = Body
tie-broken = Stejný počet bodů.
tie-shared = Stejný počet bodů: vítězství se dělí.
source-of-box = Údaje jsou opsané z tištěné hry.
source-of-rulebook = Údaje jsou z pravidel hry.
source-of-public = Údaje pocházejí z veřejných seznamů komponent.
source-of-deduced = Údaje vyplývají z pravidel hry.
source-of-reconstructed = Údaje jsou odhadnuté: ve vaší hře mohou být jiné.
source-of-mixed = Údaje pocházejí z pravidel; některé jsou odhadnuté a ve vaší hře mohou být jiné.

## The colours of the seats, with their names in heraldry

tincture-azure = Modrá
tincture-gules = Červená
tincture-vert = Zelená
tincture-or = Zlatá
tincture-purpure = Purpurová
tincture-sable = Černá

## Levels of bots

level-novice = Nováček
level-novice-character = Má své oblíbence, většinu ostatního i plány soupeřů přehlíží a odpustí každou chybu.
level-apprentice = Učeň
level-apprentice-character = Rychle bere, co právě vypadá nejlépe, a některé věci hodně přeceňuje nebo podceňuje.
level-journeyman = Tovaryš
level-journeyman-character = Zná cenu většiny věcí, má jedno dvě slepá místa a máloco mu unikne.
level-master = Mistr
level-master-character = Dobře odhadne, kam která volba vede, hlídá ostatní a málokdy chybuje.
level-grandmaster = Velmistr
level-grandmaster-character = Posuzuje pozice jako Mistr, se zkušeností z tisíců partií, a navíc počítá dopředu.
level-random = Náhoda
level-random-character = Vybírá naslepo, ať je možnost dobrá, nebo špatná.
level-greedy = Hamoun
level-planner = Plánovač
level-search = Hledač

## Advice

advice-others = Oproti jiným možnostem
advice-others-alike = Ostatní zkoumané možnosti jsou zhruba stejně dobré.
advice-first = Oproti první
advice-first-alike = Zhruba stejně dobrá jako první.
advice-taken = Lepší možnost
advice-taken-alike = Je v mnoha ohledech o trochu lepší.
advice-yours = Oproti vaší volbě
advice-yours-alike = Je v mnoha ohledech o trochu lepší než vaše volba.
advice-second = Oproti druhé nejlepší
advice-second-alike = Je v mnoha ohledech o trochu lepší než druhá nejlepší.
advice-more = { $subject } { $first }.
advice-more-less = { $subject } { $first }, ale { $second }.
advice-then = { $first }, potom: { $second }
advice-next = Potom nejlépe: { $steps }.
why-points-more = přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } víc
why-points-less = přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } méně
puzzle-proof = Průměrný bodový náskok před nejlepší z ostatních možností: asi { $points }. Pokusů s různou náhodou: { $worlds }.
puzzle-finders = Boti, kteří řešení našli: { $names }.
theme-points = Body hned
theme-others = Přibrzdit soupeře
why-others-more = nechá soupeřům asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } méně
why-others-less = nechá soupeřům asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } víc
why-experience-more = do konce partie přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } víc
why-experience-less = do konce partie přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } méně
why-rest-more = ve všem ostatním přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } víc
why-rest-less = ve všem ostatním přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } méně
why-many-more = v mnoha drobnostech přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } víc
why-many-less = v mnoha drobnostech přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
 } méně
why-winning-more = vyhraje ze 100 partií asi o { $amount } víc
why-winning-less = vyhraje ze 100 partií asi o { $amount } méně

coach-mistake = Možnost „{ $best }“ by byla asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 } lepší. { $why }

## Hints, what an undo takes back, and the review

site-hint = Nápověda
site-hint-title = Nejlepší možnosti
site-hint-thinking = Přemýšlím…
site-hint-scores = Očekávané výsledky
site-hint-end = na konci:
site-coach = Rádce
site-coach-about = Vaše volba: „{ $name }“
site-coach-on = Zapnout rádce
site-coach-off = Vypnout rádce
site-coach-form = S rádcem
site-coach-form-about = Před rozhodnutím každému řekne, na čem záleží; s každou další hrou mluví méně.
site-hints = Nápovědy
site-hints-alone = Jen proti botům
site-hints-true = Pro všechny
site-hints-false = Žádné
site-hints-on = U tohoto stolu si o nápovědu může říct každý.
site-hints-off = U tohoto stolu jsou nápovědy vypnuté.
site-origin-seed = Semínko náhody zvolil ten, kdo stůl založil, a mohl by tedy vědět, co přijde.
site-origin-journal = Hra pokračuje ze záznamu, který přinesl zakladatel stolu. Co bylo předtím, nemuselo být dílem náhody.
site-origin-position = Hra pokračuje z dřívější pozice jiné hry, někdo si tedy může pamatovat, co tam přišlo.
site-review = Rozbor
site-review-later = Hra se rozebírá, až skončí.
site-review-progress = Každý tah se mnohokrát dohrává, aby se ukázala jeho cena… { $count }{"\u00A0"}%
site-stand-in = Kdo hraje za vás?
review-curve = Jak se hra vyvíjela
review-curve-note = V každém bodě: jak by hra dopadla, kdyby od té chvíle všichni hráli jako silný bot. Kdo má méně zkušeností, získá méně bodů, a proto bývá křivka zpočátku příliš vysoko.
review-better = Co by bylo lepší
review-better-note = Každé rozhodnutí se posuzuje podle toho, co hráč v té chvíli mohl vědět. U každé možnosti jsou výsledky, které se po ní daly čekat. Počítá se náskok: víc bodů pro sebe nebo méně bodů pro ostatní.
review-instead = { $name }: náskok mohl být asi o { $points } bodu větší
review-taken = Zvoleno
review-best = Lepší
review-see = Ukázat na stole
review-no-better = Žádné lidské rozhodnutí nestálo víc než bod. Výborně zahráno!
review-only-bots = Hráli jen boti; není komu radit.
review-swings = Co hru zvrátilo
review-swings-note = Tahy a zásahy náhody, které nejvíc změnily očekávané výsledky, podle toho, co věděli všichni u stolu. Co může být pouhý šum, tu není.
review-chance = Náhoda
review-decision = { $name } se rozhoduje
review-swing-better = Silnější tah, než ostatní mohli čekat.
review-swing-worse = Slabší tah, než se dalo čekat.
review-no-swings = Očekávané výsledky nic výrazně nezměnilo.
review-luck = Štěstí
review-luck-note = O kolik bodů změnilo to, co se vylosovalo nebo odkrylo, konečný výsledek, jaký mohl každý hráč čekat.
chart-expected = Očekávané výsledky
chart-expected-about = Konečný výsledek, jaký mohl každý hráč v dané chvíli čekat.
chart-expected-start = Začátek
undo-choice = poslední volba.
undo-routine = vše, co bylo zvoleno najednou.
undo-takes = Vezme se zpět: { $text }
undo-takes-drawn = Vezme se zpět: { $text } Co se od té doby vylosovalo nebo odhalilo, se znovu zakryje.
undo-takes-others = Vezme se zpět: { $text } A také vše, co od té doby udělali ostatní: { $names }.
site-hand-to-bot-sure = Vyberte, kdo bude od této chvíle hrát za: { $name }. Místo si můžete kdykoli vzít zpět.
site-hint-behind = Ztráta na první možnost
site-hint-rank = Nápověda číslo { $number }
site-key-hint = 0
site-key-hint-does = požádat o nápovědu, jsou-li povolené
review-round = { $number }. kolo

# What things on a plain table are for.
meaning-question = Na co se hra právě ptá.
meaning-field = Něco, co je společné celému stolu.
meaning-option = Jedna z možností; zvolíte ji kliknutím.
meaning-measure = Co tento hráč má.
meaning-score = Body tohoto hráče.
meaning-crown = Vítěz této hry.
meaning-quill = Hra čeká na tohoto hráče.

# What is wrong with a database, for whoever starts a server.
database-in-use = Databázi { $file } používá server Freestone na adrese { $address }/ – otevřete tu stránku, nebo server nejdřív zastavte.
database-in-use-somewhere = Databázi { $file } používá jiný server Freestone, který se právě spouští nebo vypíná. Zkuste to za chvíli znovu.
database-busy = Databázi { $file } používá jiný program. Nejdřív ho zavřete.
database-folder = { $file } je složka. Zadejte soubor v ní: --database { $example }
database-no-folder = Složka { $folder } pro databázi neexistuje. Nejdřív ji vytvořte, nebo zadejte jiný soubor pomocí --database.
database-read-only = Do databáze { $file } nelze zapisovat. Povolte to u souboru i jeho složky, nebo zadejte jiný soubor pomocí --database.
database-disk = Databázi { $file } se na disk nedaří uložit ({ $problem }). Podívejte se, zda není plný, nebo zadejte jiný soubor pomocí --database.
database-foreign = { $file } není databáze programu Freestone. Nic se nezměnilo; zadejte jiný soubor pomocí --database.
database-damaged = Databáze { $file } je poškozená ({ $problem }). Nahraďte ji zálohou, nebo zadejte jiný soubor pomocí --database.
database-newer = Databázi { $file } vytvořila novější verze programu Freestone (schéma { $found }; tato zná { $known }). Aktualizujte Freestone, nebo zadejte jiný soubor pomocí --database.
database-unreachable = Databázi { $url } nelze použít ({ $problem }). Podívejte se, zda tam běží PostgreSQL a pouští tohoto uživatele, nebo zadejte jinou pomocí --database.
database-shared = Databáze { $url } obsahuje tabulky jiného programu. Nic se nezměnilo; vytvořte databázi jen pro Freestone: createdb freestone
database-one-process = Databáze { $file } je soubor, který může používat jen jeden proces. Pro více procesů zadejte databázi PostgreSQL, například --database postgresql://host/freestone.
database-strange-url = Na { $url } nelze hry ukládat. Zadejte pomocí --database soubor nebo URL, například sqlite:////srv/tables.sqlite nebo postgresql://host/freestone.
database-missing = Databáze { $file } neexistuje. Uveďte databázi serveru pomocí --database.
database-old = Databáze { $file } má schéma jiné verze. Nejdřív ji převeďte na tuto: freestone admin migrate
database-not-empty = Databáze { $file } není prázdná, nic se tedy neobnovilo. Uveďte prázdnou nebo novou pomocí --database.
database-no-backup = { $file } není úplná záloha programu Freestone; nic se neobnovilo
database-other-schema = Záloha { $file } má schéma { $found }, tento Freestone schéma { $known }. Obnovte ji verzí, která ji vytvořila, a pak aktualizujte.

## Lessons

site-learn-title = Učíme se: { $name }
site-learn-about = Krátké kapitoly u skutečného stolu, v nichž hrajete vy sami. Každá trvá jednu až tři minuty. Kdykoli můžete přestat a pokračovat později.
site-learn-enough = Pro první hru to stačí: zbytek vysvětlí rádce, až na něj přijde řada.
site-learner = Žák
site-teacher = Učitel
site-begin-chapter = Začít
site-begin-again = Začít znovu
site-resume-chapter = Pokračovat
site-chapter-done = Hotovo
site-chapters-done = Hotové kapitoly: { $number } z { $count }
site-chapter-begun = Rozehráno
site-chapter-of = Kapitola { $number }: { $name }
site-leave-chapter = Odejít
site-task = Váš úkol
site-try-again = Zkusit znovu
site-choose-again = Vybrat jinak
site-task-lost = Takhle už úkol splnit nejde.
site-go-on-anyway = Přesto pokračovat
site-pointed-at = Ukazuje se na: { $names }
site-other-move = To sice smíte, ale teď zkoušíme něco jiného. Stalo by se tohle:
site-show-me = Ukázat
site-back-to-lesson = Zpět k lekci
site-detour = Tak takhle to dopadne. Rozhlédněte se; potom se vrátíme tam, kde jsme byli.
site-chapter-finished = To byla celá kapitola. Dobře zahráno!
site-chapter-enough = Teď už toho víte dost, abyste mohli hrát! V první hře vám zbytek vysvětlí rádce, až na něj přijde řada. Nebo se ho nejdřív naučte tady.
site-chapter-left = To byla celá kapitola. Můžete si ji kdykoli zopakovat.
site-lesson-finished = To byla poslední kapitola. Pro první hru víte vše, co potřebujete. Dobrou zábavu!
site-next-chapter = Další kapitola
site-to-first-game = Zahrát si první hru
site-all-chapters = Všechny kapitoly
site-origin-lesson = Tento stůl patří k lekci.

## Errors: what is wrong and what to do, in one line. It begins with a small letter, since a name comes before it.

# What somebody typed.
quotation = „{ $text }“
# A text that nobody knows, and what may be meant.
error-near = { $fault }; nemysleli jste { $near }?
error-there-are = { $fault }; na výběr je: { $known }
error-no-game = neznámá hra { $text }
error-no-choice = neznámá volba { $text }
error-no-setting = neznámé nastavení { $text }
error-no-player = neznámý hráč { $text }
error-no-player-with-weights = neznámý hráč s vahami { $text }
error-no-colour = neznámá barva { $text }
error-no-mask-place = neznámé místo pro masku { $text }
error-no-render-mode = neznámý způsob vykreslení { $text }
error-no-language = neznámý jazyk { $text }
error-no-answer = neznámá odpověď { $text }
error-no-engine = neznámý engine { $text }
error-no-pack = neznámý balíček { $text } pro hru { $game }
error-no-built-in-pack = neznámý vestavěný balíček { $text }
error-no-standing = na tomto místě není trvalá odpověď { $text }
error-no-key = neznámý klíč { $text }
error-no-value = { $key }: neznámá hodnota { $text }
error-no-part = { $key }: neznámá položka { $text }
error-no-item = neznámá položka { $text }
error-no-limit = neznámý limit { $text }
error-no-table = v této databázi není stůl { $text }
error-no-component = žádná komponenta s textem { $text }
error-no-effect = neznámý účinek { $text }
# Choices.
error-not-now = { $choice } teď není možné
error-not-now-because = { $choice } teď není možné: { $reason }
error-chance-first = { $choice } teď není možné: nejdřív je na řadě náhoda
error-choice-after-end = { $choice } není možné: hra skončila
error-foreign-choice = { $choice } patří k jiné hře nebo balíčku
error-undo-after-end = hra skončila: nic už nelze vzít zpět
error-nothing-to-undo = není co vzít zpět
error-undo-needs-consent = mezitím se něco odhalilo nebo hrál někdo jiný: musí souhlasit všichni
# Tables: settings, seats, names.
error-malformed = { $where }: tato hodnota tu není možná
error-malformed-text = { $where }: očekává se text
error-malformed-number = { $where }: očekává se celé číslo
error-malformed-decimal = { $where }: očekává se číslo
error-malformed-flag = { $where }: očekává se true nebo false
error-malformed-list = { $where }: očekává se seznam
error-malformed-object = { $where }: očekává se objekt JSON
error-malformed-short = { $where }: je to příliš krátké (nejméně { $limit })
error-malformed-long = { $where }: je to příliš dlouhé (nejvýše { $limit })
error-malformed-least = { $where }: očekává se nejméně { $limit }
error-malformed-most = { $where }: očekává se nejvýše { $limit }
error-malformed-below = { $where }: očekává se méně než { $limit }
error-malformed-form = { $where }: očekává se tvar { $limit }
error-malformed-missing = { $where }: toto chybí
error-malformed-extra = { $where }: takové pole tu není
error-malformed-json = { $where }: toto není JSON
error-setting-value = nastavení { $name } nemůže být { $value } (počet hráčů: { $seats })
error-seat-count = { $game } nelze hrát s tímto počtem hráčů: { $seats }; možné počty: { $counts }
error-left-out = hra { $game } je vynechána: { $fault }
error-nor-a-folder = { $fault }; složka toho jména také neexistuje
error-name-empty = jméno musí mít aspoň jeden viditelný znak, ne { $name }
error-name-long = jméno má nejvýše tolik znaků: { $most }, ne { $name }
error-name-odd = jméno má jen tisknutelné znaky, ne { $name }
error-name-stacked = písmeno jména má nejvýše { $marks } znaménka, ne { $name }
error-name-same = dva hráči se nemohou jmenovat stejně: { $name }
error-same-colour = dvě místa nemohou mít stejnou barvu jako zde: { $colours }
error-sitters-and-seats = lidé a boti: { $sitters }, místa: { $seats }
error-not-a-person = na místě { $seat } nehraje člověk
error-no-such-entry = položka { $number } neexistuje
error-other-game = { $bot } hraje { $plays }, ne { $game }
error-cannot-listen = na adrese { $host }, port { $port }, nelze naslouchat: { $reason }. Zadejte jinou adresu pomocí --host nebo jiný port pomocí --port
error-wrong-limit = { $text } nejde: { $name } je celé číslo od { $least } do { $most }
# Journals.
error-journal-line = řádek { $number }: { $reason }
error-other-position = pozice není ta, která byla uložena (otisk { $digest })
error-entry-after-end = { $choice } z místa { $seat }, ale hra skončila
error-entry-of-other-seat = { $choice } z místa { $seat }, ale rozhoduje místo { $deciding }
error-under-other-rules = { $fault } (zapsáno podle pravidel { $written }, tato jsou { $rules })
error-newer-rules = zapsáno podle pravidel { $written } hry { $game }; tento Freestone zná pravidla { $rules }
error-other-pack = hráno s jiným balíčkem: { $played }, ne { $digest }
error-players-and-names = hráči: { $players }, jména: { $names }
error-unreadable-name = jméno má 1 až { $most } tisknutelných znaků, ne { $name }
error-large-seed = semínko má nejvýše { $most } bitů
error-undo-of-too-many = vrací zpět položky: { $count } z { $entries }
error-cannot-read = { $file } nelze přečíst: { $reason }
error-not-utf-8 = { $file } není textový soubor v UTF-8
# What the operating system says of a file or an address.
error-system-missing = soubor nebo složka neexistuje
error-system-forbidden = přístup odepřen
error-system-folder = je to složka
error-system-no-folder = není to složka
error-system-there = soubor už existuje
error-system-full = na zařízení už není místo
error-system-read-only = souborový systém je jen pro čtení
error-system-long = název souboru je příliš dlouhý
error-system-taken = adresa se už používá
error-system-elsewhere = adresa nepatří tomuto počítači
error-system-died = pracovní proces skončil; byl dostatek paměti?
error-large-journal = { $file } je na záznam hry příliš velký: více než { $most } bajtů
error-torn-line = poslední řádek není úplný
error-not-json = není to JSON: { $text }
error-not-a-journal = toto není hlavička záznamu Freestone
error-other-format = zapsáno ve formátu { $written }; tento Freestone čte formát { $known }
error-header-field = v hlavičce chybí { $name } nebo je špatného druhu
error-header-texts = jména, hráči a barvy jsou seznamy textů
error-header-settings = nastavení jsou texty, celá čísla, ano či ne, nebo nic
error-header-seed = semínko není celé číslo
error-not-an-entry = ani položka [místo, volba], ani řádek s undo či digest: { $text }
# Packs and weights.
error-mistakes = { $count ->
    [0] { $first }
    [one] { $first } (a 1 další: freestone check --pack vypíše všechny)
    [few] { $first } (a { $count } další: freestone check --pack vypíše všechny)
   *[other] { $first } (a { $count } dalších: freestone check --pack vypíše všechny)
 }
error-not-a-folder = { $folder } není složka
error-no-packs = { $game } nemá data komponent v souborech, takže není balíček ke kopírování ani ke změně
error-pack-of-same-name = { $folder }: balíček { $name } pro { $game } už existuje; dejte tomuto vlastní jméno
error-unreadable-weights = { $file } se nedá přečíst: { $reason }
error-weights-list = { $file }: { $name } je seznam čísel s desetinnou tečkou, ne { $found }
error-weights-of-no-game = { $file } neobsahuje váhy žádné hry
error-not-a-network = { $file } není síť: { $reason }
# Mistakes in component data: a place in a file, and what is wrong there.
mistake-at = { $place }: { $fault }
mistake-in-line = { $file }, řádek { $line }: { $fault }
mistake-in-key = { $key }: { $fault }
mistake-toml-at = řádek { $line }, sloupec { $column }: { $fault }
mistake-toml-at-end = na konci souboru: { $fault }
mistake-toml-value = toto není hodnota TOML; texty patří do uvozovek
mistake-toml-one-line = na každém řádku je jeden klíč a jedna hodnota
mistake-toml-equals = za klíčem následuje = a jeho hodnota
mistake-toml-twice = toto už je zadáno výše
mistake-toml-unclosed = chybí koncová uvozovka nebo závorka
mistake-toml-escape = zpětné lomítko se v textu píše \\
mistake-toml-other = toto není TOML
mistake-source = { $key } je jedno z těchto slov: { $known }; ne { $found }
mistake-missing = chybí { $key }
mistake-empty = { $key } je prázdné
mistake-kind-text = { $key } je text, ne { $found }
mistake-kind-number = { $key } je celé číslo, ne { $found }
mistake-kind-flag = { $key } je „true“ nebo „false“, ne { $found }
mistake-kind-list = { $key } je seznam, ne { $found }
mistake-kind-table = { $key } je tabulka, ne { $found }
mistake-list-text = { $key } je seznam textů, ne { $found }
mistake-list-number = { $key } je seznam celých čísel, ne { $found }
mistake-list-table = { $key } je seznam tabulek, ne { $found }
mistake-id = { $key } se skládá z nejvýše 60 znaků a-z, 0-9, _ a -, ne { $found }
mistake-id-twice = toto id se opakuje
mistake-number = { $key } má být { $least } až { $most }, ne { $found }
mistake-one-number = { $key } je { $only }, ne { $found }
mistake-numbers = čísla v { $key } mají být { $least } až { $most }, ne { $found }
mistake-length = { $key }: počet čísel má být { $count }, ne { $found }
mistake-no-text = chybí text { $id }; zapište { $id } = … do { $file }
mistake-text-form = text se píše id-zprávy = Název, bez proměnných a odkazů
mistake-text-twice = { $id } se opakuje
# Commands.
error-missing-extra = { $purpose } potřebuje { $library }: pip install 'freestone[{ $extra }]'
error-no-file = soubor { $file } neexistuje
error-no-folder = složka { $folder } neexistuje: vytvořte ji, nebo zadejte jiný --output
error-cannot-write = { $file } nelze zapsat: zadejte jiný --output
error-already-there = { $folder } už existuje; nic se nezměnilo
error-no-bot-of-name = { $file } nemá bota { $name }
error-several-bots = { $file } má více botů; zadejte jednoho: { $bots }
error-no-bot = { $file } nemá bota: třídu s __init__(self, seed) a choose(self, seen)
error-not-a-setting = nastavení se píše název=hodnota, ne { $text }
error-not-players = hráči se oddělují čárkami jako you,random,random; ne { $text }
error-not-numbers-of-players = počty hráčů se oddělují čárkami jako 2,4; ne { $text }
error-not-a-time = doba se píše 30s, 5m nebo 1h, ne { $text }
error-either-option = použijte buď { $one }, nebo { $other }
error-either-options = použijte buď { $one }, nebo { $other } a { $more }
error-instead-option = použijte { $one } místo { $other } nebo { $more }
error-play-what = zadejte hru, například: freestone play pillars; nebo pokračujte v rozehrané: freestone play --resume
error-perft-what = zadejte hru, například: freestone perft pillars --depth 3
error-check-what = ověřte jedno z toho: záznamy, --fuzz DOBA, --data, --lessons, --texts nebo --pack SLOŽKA
error-compare-what = zadejte hru, nebo soubory uložených partií pomocí --from
error-compare-two = porovnávají se dva boti jako --bots greedy,planner; ne { $text }
error-bot-file = hraje tu { $file } a soubor se spustí, jen když ho sami uvedete: --players { $players }
error-who-plays = zadejte hráče na všechna místa ({ $seats }), například --players { $example }
error-nothing-to-resume = není v čem pokračovat; začněte novou hru: freestone play pillars
error-nothing-to-resume-without-pack = není v čem pokračovat; hra s vlastním balíčkem potřebuje --pack SLOŽKA
error-not-on-list = { $text } není číslo od 1 do { $most }
error-no-entry-in-file = počet položek v souboru { $file }: { $entries }; položka { $number } neexistuje
error-review-later = { $file }: hra ještě neskončila; rozebrat ji lze, až skončí
error-format-prints = --format vypisuje řádky, takže se nedá spojit s { $option }
error-seats-of-population = --seats patří k --population; --players uvádí bota na každé místo
error-network-options = --network se učí podle --hours, ne s --trials, --set nebo --player
# The laboratory.
error-another-output = { $fault }. Zadejte jiný --output, nebo soubor odstraňte
error-other-journal = { $file } obsahuje jinou partii. Zadejte jiné --journals, nebo soubor odstraňte
error-row-file = řádky se ukládají jako .jsonl, .csv nebo .parquet, ne jako { $file }
error-no-games = { $file } neobsahuje žádné partie
error-no-row = { $file }, řádek { $number }: toto není řádek simulace
error-no-rows = { $file } neobsahuje řádky simulace
error-no-rows-of-games = { $file } neobsahuje řádky partií
error-games-before-change = { $file } obsahuje jiné partie: od té doby se změnila pravidla nebo boti
error-other-games = { $file } obsahuje jiné partie: { $name } je tam { $found }, ne { $value }
error-weights-file = váhy se ukládají do souboru jako { $example }, ne { $file }: zadejte jiný --output
error-weights-of-rival = { $file } je jedním ze soupeřů a ladění by ho změnilo: zadejte jiný --output
error-no-weights = { $game } nemá váhy k ladění
error-weights-of-other-game = { $file } neobsahuje váhy hry { $game }: zadejte jiný --output
error-other-tuning = { $file } obsahuje běh s jinými boty, pravidly, údaji nebo volbami
error-other-bots = partie, kterou hráli { $bots }, neporovnává { $rival } a { $challenger }
error-unlike-games = porovnávané partie se liší hrou, údaji, nastavením nebo počtem míst
error-games-of-two = k porovnání jsou potřeba partie dvou botů, ne: { $bots }
error-no-puzzle-search = { $file }, řádek { $number }: toto není hledání úloh
error-other-puzzle-search = { $file }, řádek { $number }: jiné partie, nebo z doby před změnou pravidel či botů
error-no-ladder-game = { $file }, řádek { $number }: toto není partie žebříčku
error-ladder-seed = { $file } obsahuje partie se semínkem { $found }, ne { $seed }
error-ladder-settings = { $file } obsahuje partie zápasu { $contest } s jiným nastavením nebo údaji
error-ladder-before-change = { $file } obsahuje partie zápasu { $contest } z doby před změnou pravidel či botů
error-bot-twice = { $bot } je v --bots dvakrát; výsledky se uvádějí podle jména
error-ladder-of-two = žebříček potřebuje dva boty: uveďte jich více v --bots, nebo soupeře v --against
error-no-run = { $folder } neobsahuje žádný běh: chybí aims.json
error-other-network = tato síť čte jiné pozice, než jaké teď { $game } má: { $card }
error-another-run = { $folder } obsahuje jiný běh: { $reason }. Zadejte jiný --output; s --from { $folder } začne s tím, co se tento běh naučil
error-other-aim = { $name } je tam { $found }, ne { $value }
error-other-fields = když začal, měly pozice jiná pole nebo volby
error-other-figures = když začal, měly komponenty jiné údaje
error-other-puzzle = úloha { $puzzle } hry { $game }: její volby vedou do jiné pozice
error-no-puzzles = { $file } neobsahuje úlohy
error-cluster-failed = cluster selhal: { $reason }
error-cluster-code = { $machine } má { $theirs }, ale tento počítač { $ours }: nainstalujte na každý počítač clusteru totéž
error-no-cluster = na adrese { $address } žádný cluster neběží ({ $reason }): spusťte ho pomocí { $start }, nebo viz docs/cluster.md
error-no-cluster-here = na tomto počítači žádný cluster neběží: spusťte ho pomocí { $start }, nebo viz docs/cluster.md
error-cluster-address = adresa je auto, HOST:PORT nebo ray://HOST:PORT
error-cluster-without = žádný Freestone, nebo takový, který clustery nezná
