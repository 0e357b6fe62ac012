# Help of the commands; the English stands in their code.

command = Hrajte, simulujte a ověřujte deskové hry o stavbě katedrál. Bez příkazu: freestone serve.
option-version = Vypsat verzi a upozornění.
option-language = Jazyk výstupu; jinak podle prostředí.
command-serve = Hrát v prohlížeči: sami, u jedné obrazovky nebo po síti.
option-host = Adresa, na které server naslouchá; s 0.0.0.0 se mohou připojit i ostatní.
option-port = Port, na kterém server naslouchá; 0 vezme kterýkoli volný.
option-database = Ukládat hry do tohoto souboru nebo pod tuto URL knihovny SQLAlchemy.
option-name = Jméno tohoto serveru nebo jeho celá adresa za proxy; lze opakovat.
option-proxy = Věřit proxy na této adrese, jaké adresy mají její klienti; lze opakovat.
option-serve-pack = Nabízet i balíček v této složce.
option-processes = Počet procesů serveru; více než jeden vyžaduje PostgreSQL.
option-serve-workers = Procesy pro boty, nápovědu a rozbory; s PostgreSQL 0 nechá práci jiným.
option-limit = Změnit limit, například quiet-days=30; lze opakovat.
command-work = Přemýšlet za servery: hrát za jejich boty a připravovat nápovědu a rozbory, na tomto počítači nebo na jiném.
option-work-database = Databáze PostgreSQL, kterou servery používají.
option-work-workers = Počet procesů, které přemýšlejí.
option-work-pack = Znát balíček v této složce.
option-work-log = Zapisovat varování pro lidi, nebo jako JSON.
option-browser = Otevřít prohlížeč.
option-log = Zapisovat varování pro lidi, nebo jako JSON, pak i řádek pro každý požadavek.
option-metrics-token = Číst /metrics smí jen ten, kdo pošle tento token.
command-play = Hrát v terminálu proti botům nebo s přáteli u téže obrazovky.
option-game = Hra, například pillars.
option-players = Lidé (you nebo @Anna) a boti (jména nebo soubory); výchozí: you,random,random.
option-play-seed = Stejné semínko dá stejnou hru; bez něj náhodně.
option-setting = Nastavení stolu, například start=0; lze opakovat.
option-pack = Použít balíček v této složce.
option-load-file = Pokračovat ve hře z tohoto souboru.
option-resume = Pokračovat v nedohrané hře.
command-simulate = Odehrát mnoho partií mezi boty a shrnout je.

    Ctrl-C ukončí běh dřív a ponechá dosavadní výsledky. S --output nebo --journals týž příkaz pokračuje.
option-simulate-players = Boti oddělení čárkami: jména nebo soubory jako ./mybot.py; výchozí: dva náhodní.
option-population = Boti oddělení čárkami, z nichž si každá partie losuje hráče; také levels a styles hry.
option-simulate-seats = S --population: počet hráčů; výchozí: nejvyšší možný.
option-games = Počet partií.
option-seed = Stejné semínko dá stejné partie.
option-workers = Počet procesů; 0 znamená jeden na jádro.
option-cluster = Hrát na clusteru Ray: auto, HOST:PORT nebo ray://HOST:PORT.
option-output = Ukládat řádek za každou partii do tohoto souboru: .jsonl, .csv nebo .parquet.
option-journals = Ukládat záznam každé partie do této složky.
option-format = Vypsat řádky místo shrnutí.
option-as-json = Vypsat výsledek jako JSON.
option-schema = Vysvětlit sloupce a skončit.
command-replay = Převyprávět hru z jejího záznamu a ukázat stůl na konci nebo po několika položkách.

    Dokud hra neskončila, tajemství hráčů i semínko zůstávají skryté.
option-file = Záznam hry.
option-to = Skončit po tolika položkách.
command-review = Rozebrat dohranou hru: jak se vyvíjely očekávané body, co je změnilo a co by bylo lepší.

    Posuzuje rozhodnutí lidí, nebo všech, pokud hráli jen boti, každé podle toho, co mohl hráč vědět.
option-review-file = Záznam dohrané hry.
command-check = Ověřit záznamy, balíček, data komponent, lekce a texty, nebo náhodnou hrou pravidla.

    Návratový kód je 1, pokud něco není v pořádku.
option-what = Záznamy; s --data nebo --fuzz: hry.
option-repair = Odstranit poškozený poslední řádek; SOUBOR.bak ho ponechá.
option-fuzz = Hrát nějakou dobu náhodné partie, například 30s nebo 5m.
option-data = Spočítat data komponent podle původu a vypsat sporné řádky.
option-lessons = Přehrát všechny lekce.
option-texts = Porovnat katalogy všech jazyků.
option-check-game = Ověřit jen tuto hru, s --data, --lessons, --texts nebo --fuzz.
option-check-seed = Semínko pro --fuzz; výchozí: náhodné.
command-perft = Spočítat všechny průběhy od prvního rozhodnutí včetně náhody; změněné pravidlo změní počty.
option-depth = Kolik položek nejvýše procházet dopředu.
option-seats = Počet hráčů.
option-perft-seed = Semínko náhody před prvním rozhodnutím.
option-perft-load-file = Počítat od konce tohoto záznamu.
command-bench = Změřit náhodné partie, kopie, přehrání, simulace a prostředí vedle jiných enginů.

    Jiné enginy se nainstalují, až jsou potřeba, každý do vlastního prostředí ve složce s mezipamětí.
option-bench-games = Hry, například pillars; výchozí: všechny.
option-engines = Porovnávané enginy oddělené čárkami.
option-seconds = Čas na každý údaj v jednom průchodu.
option-rounds = Počet průchodů; uvádějí se mediány.
option-bench-output = Uložit sem všechna měření jako JSON.
command-games = Vypsat nainstalované hry s nastavením, daty komponent a vlastními boty a k tomu boty, kteří hrají každou hru.
command-lab = Zjistit z mnoha partií něco o botech, pravidlech a datech komponent.
command-lab-report = Vytvořit stránku s grafy simulovaných partií: body, vítězství, ceny a odkud body jsou.

    Partie týchž botů u stejného stolu se sčítají bez ohledu na to, kdo kde sedí.
option-files = Řádky uložené příkazem freestone simulate.
option-lab-report-output = Složka pro stránku a její grafy.
option-png = Uložit každý graf i jako PNG.
command-lab-balance = Vypsat, kdo čím vyhrává, jak se vyvíjejí ceny a příjmy a odkud jsou body.

    Ctrl-C ukončí běh dřív a vypíše dosavadní partie.
option-lab-balance-players = Boti oddělení čárkami: jména nebo soubory. Nebo použijte --seats a --bot.
option-lab-balance-seats = Počet hráčů; výchozí: nejvyšší možný.
option-bot = Bot na každém místě; výchozí: greedy.
option-lab-balance-seed = Stejné semínko dá stejný přehled.
option-lab-balance-output = Uložit přehled i sem, jako JSON.
command-lab-compare = Porovnat dva boty: vítězství, body podle zdroje a každý údaj hry kolo za kolem.

    Boti sedí na každém místě stejně často a všechna pořadí jednoho střídání mají stejnou náhodu. Hvězdička * označuje rozdíl, jehož 95% interval neobsahuje 0. Ctrl-C ukončí běh dřív a ukáže dosavadní partie.
option-bots = Dva boti oddělení čárkou: jména nebo soubory, slabší první.
option-lab-compare-seats = Počet hráčů; oba boti se o místa dělí.
option-lab-compare-games = Počet partií, zaokrouhlený na celá střídání.
option-saved = Porovnat partie, které sem uložil simulate; lze opakovat.
command-lab-ladder = Nechat každého bota hrát s každým na střídajících se místech a ohodnotit je.

    Ctrl-C ukončí běh dřív a ponechá dosavadní partie; týž příkaz v žebříčku pokračuje.
option-lab-ladder-bots = Boti oddělení čárkami: jména nebo soubory, nejslabší první; také levels a styles hry.
option-against = Hrát jen proti tomuto botovi, ne každý s každým.
option-neighbours = Hrát jen proti předchozímu botovi.
option-lab-ladder-seats = Počet hráčů: jeden bot proti kopiím druhého.
option-lab-ladder-games = Počet partií v každém zápase.
option-lab-ladder-output = Ukládat partie sem; uložené se nehrají znovu.
command-lab-tune = Vyladit váhy hodnocení hry tak, aby vyhrávaly, a pak je vyzkoušet proti populaci.

    Ctrl-C ukončí běh dřív; soubor obsahuje dosavadní váhy a týž příkaz pokračuje.
option-lab-tune-output = Soubor s laděnými vahami; začíná jako kopie vestavěných.
option-lab-tune-population = Soupeři: boti, a self nebo earlier pro samotné váhy.
option-player = Jak s vahami hrát: jako greedy, planner nebo search.
option-lab-tune-seats = Počty hráčů, například 2,4; výchozí: všechny.
option-trials = Počet pokusů; 0 znamená bez omezení.
option-hours = Jak dlouho, v hodinách; 0 znamená bez omezení.
option-lab-tune-games = Počet partií v každém zápase závěrečné zkoušky.
option-lab-tune-seed = Stejné semínko a stejný počet pokusů dají stejné váhy.
command-lab-exploit = Hledat slabinu bota: vyladit váhy, které ho porazí, a v nových partiích spočítat, jak často.

    Ctrl-C ukončí běh dřív; soubor obsahuje dosavadní váhy a týž příkaz pokračuje.
option-lab-exploit-bot = Bot, který má být poražen: jméno nebo soubor.
option-lab-exploit-output = Soubor pro váhy nejlepší odpovědi.
option-network = Místo toho trénovat síť, ve složce pojmenované jako soubor.
option-lab-exploit-seats = Počet hráčů: všichni ostatní jsou kopie bota.
option-lab-exploit-games = Počet partií v každém zápase závěrečné zkoušky.
option-lab-exploit-seed = Stejné semínko a stejný počet pokusů dají stejné váhy.
command-lab-train = Trénovat síť hrou proti sobě samé a přitom ji měřit se soupeři.

    Ctrl-C ukončí běh dřív a uloží; týž příkaz pokračuje.
option-lab-train-output = Složka běhu; výchozí: HRA-POČET.
option-lab-train-hours = Jak dlouho se učit, v hodinách, včetně dřívějších.
option-lab-train-population = Soupeři; styles zastupuje styly hry.
option-begin-with = Začít se sítí nebo během pro méně hráčů.
option-lab-train-seed = Semínko prvních vah a partií.
option-curve = Jen znovu nakreslit křivku učení.
command-lab-puzzles = Hledat úlohy: rozhodnutí v partiích mezi boty, při nichž je jedna možnost jasně lepší, a to z určitého důvodu.

    Každou úlohu ověří dvě hluboká hledání s jinou náhodou; co je chybné nebo nejednoznačné, vypadne. Ctrl-C ukončí běh dřív a ponechá dosavadní partie; týž příkaz v hledání pokračuje.
option-count = Skončit, až se najde tolik úloh.
option-lab-puzzles-seats = Počty hráčů oddělené čárkami; střídají se.
option-lab-puzzles-player = Bot, který hraje na všech místech.
option-lab-puzzles-output = Ukládat prohledané partie sem; výchozí: HRA-puzzles.jsonl.
option-into = Zapsat úlohy i do tohoto souboru.
option-again = Místo partií znovu prohledat úlohy z tohoto souboru a ponechat ty, které obstojí.
option-lab-puzzles-hours = Skončit po tolika hodinách.
command-pack = Vlastní balíčky pro majitele tištěné hry.
command-pack-new = Zkopírovat vestavěný balíček hry do nové složky, abyste mohli zapsat údaje ze své tištěné hry.
option-folder = Složka, která se vytvoří.
option-pack-new-name = Jméno balíčku; výchozí: jméno jeho složky.
command-admin = Starat se o databázi serveru: vypsat stoly, archivovat, zálohovat, obnovit a převést.
option-admin-database = Databáze: soubor, nebo její URL.
command-admin-tables = Vypsat stoly: hra, hráči, kdy byly založeny a naposledy otevřeny a jak dlouhý je jejich záznam.
command-admin-backup = Uložit všechno do souboru, zatímco servery běží dál; obsahuje tokeny všech odkazů, dobře ho tedy uschovejte.
option-admin-backup-file = Soubor pro zálohu.
command-admin-restore = Naplnit prázdnou databázi ze zálohy, i z databáze jiného druhu.
option-admin-restore-file = Záloha.
command-admin-migrate = Převést databázi na schéma této verze, jak to dělá server při startu.
command-admin-archive = Archivovat stoly, u kterých dlouho nikdo nehrál, jak to server dělá sám, nebo ty, které uvedete.
option-admin-archive-table = Archivovat tyto stoly.
command-admin-bring-back = Vrátit stoly z archivu; může to i ten, kdo má na některý z nich odkaz.
option-admin-bring-back-table = Stoly v archivu.

# The words around the help, and what is wrong with a command; their English is the library's.
frame-usage = Použití:
frame-arguments = Argumenty
frame-options = Volby
frame-commands = Příkazy
frame-default = {"["}výchozí: { $value }]
frame-required = {"["}povinné]
frame-variable = {"["}proměnná prostředí: { $value }]
frame-help = Zobrazit tuto nápovědu.
# What stands for a value that somebody fills in.
value-address = ADRESA
value-args = ARGUMENTY
value-bot = BOT
value-bots = BOTI
value-code = KÓD
value-command = PŘÍKAZ
value-dir = SLOŽKA
value-file = SOUBOR
value-game = HRA
value-name = NÁZEV
value-number = ČÍSLO
value-options = VOLBY
value-path = CESTA
value-table = STŮL
value-text = TEXT
value-time = DOBA
value-value = HODNOTA
complaint-near = ; nemysleli jste { $near }?
complaint-command = neznámý příkaz „{ $text }“
complaint-option = neznámá volba { $text }
complaint-no-command = chybí příkaz
complaint-missing = chybí { $name }
complaint-surplus = přebytečné argumenty: { $text }
complaint-no-value = { $name } potřebuje hodnotu
complaint-value = { $name } nepřijímá hodnotu
complaint-integer = { $name } musí být celé číslo, ne „{ $text }“
complaint-number = { $name } musí být číslo, ne „{ $text }“
complaint-least = { $name } musí být nejméně { $limit }, ne „{ $text }“
complaint-most = { $name } musí být nejvýše { $limit }, ne „{ $text }“
complaint-choice = { $name } musí být { $known }, ne „{ $text }“
complaint-absent = { $name }: „{ $text }“ neexistuje
complaint-folder = { $name }: „{ $text }“ je složka
complaint-file = { $name }: „{ $text }“ je soubor
complaint-unreadable = { $name }: „{ $text }“ nelze číst
complaint-invalid = neplatná hodnota pro { $name }: { $reason }
