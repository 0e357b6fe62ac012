# The rulebook of The Pillars of the Earth, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = O co se hraje
book-goal-lead = Šest kol, jedna katedrála: kdo jí dá nejvíc, vyhraje.
book-goal-story = Vedete stavební huť v Kingsbridge dvanáctého století. Vaši *dělníci* [worker] nosí kámen, dřevo a písek. Vaši *řemeslníci* [craftsman] je mění na body. Ale rozhodují vaši *stavitelé* [builder]: na nejlepší místa ve městě musí přijít dřív než ostatní.
book-goal-points = Body [point] ukazuje počítadlo. Získáte je skoro za všechno, nejvíc za práci řemeslníků na katedrále.
book-goal-picture = Staveniště ke konci hry. Katedrála roste každé kolo o jeden díl, ať vede kdokoli.
book-goal-engine = Představte si stroj. Zpočátku sháníte řemeslníky, kteří kostičky dobře využijí. Později je zásobujete. Řemeslník najatý ve 2. kole pracuje v pěti kolech, najatý v 6. kole už jen v jednom.
book-goal-tie = Po { $rounds }. kole vítězí, kdo má nejvíc bodů. Při shodě rozhodují zlaťáky [gold]; je-li shoda i v nich, vítězství se dělí. Zbylé kostičky a karty nemají žádnou cenu, tak je využijte.

book-round = Kolo na jednom obrázku
book-round-lead = Tři fáze, vždy v tomto pořadí. Tou poslední vás herní plán provede sám.
book-round-picture = Jedno kolo. Ve fázi II vycházejí stavitelé všech hráčů z jednoho sáčku v pořadí, které nikdo nezná.
book-round-phase-supply = Fáze I: nabídka
book-round-phase-builders = Fáze II: stavitelé
book-round-phase-board = Fáze III: kolem plánu
book-round-one-of = na výběr
book-round-station-take = Berte karty surovin
book-round-station-hire = nebo najímejte
book-round-station-mill = Zbytek jde do přádelny
book-round-station-draw = Táhněte stavitele
book-round-station-pay = Majitel zaplatí a umístí
book-round-station-wait = nebo ho nechá čekat
book-round-station-late = Čekající jdou nakonec, zdarma
book-round-station-event = Událost, biskup
book-round-station-wool = Přádelna platí
book-round-station-kingsbridge = Karty výhod
book-round-station-priory = Převorství dá body
book-round-station-sites = Přijdou kostičky
book-round-station-court = Platí se daň
book-round-station-shiring = Noví řemeslníci
book-round-station-castle = Šedí dělníci
book-round-station-market = Nákup a prodej
book-round-station-cathedral = Řemeslníci stavějí
book-round-station-start = Kdo začíná příště
book-round-begin = *Před každým kolem* se stůl připraví znovu: dvě karty výhod v Kingsbridge, dva řemeslníci v Shiringu a dva v nabídce a k tomu sedm z devíti karet surovin. Na trh se doplní kámen, dřevo i písek do { $stall } kusů a na královském dvoře čeká kov [metal].
book-round-end = *Po každém kole* se může změnit začínající hráč, dělníci se vrátí domů a začne další kolo. Kol je celkem { $rounds }.

book-setup = S čím začínáte
book-setup-lead = Všichni mají stejnou huť. Kdo hraje později, má o trochu víc zlaťáků.
book-setup-each = *Každý hráč* má { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 } [worker], { $builders ->
    [one] { $builders } stavitele
    [few] { $builders } stavitele
   *[other] { $builders } stavitelů
 } [builder] a { $beginning ->
    [one] { $beginning } bod
    [few] { $beginning } body
   *[other] { $beginning } bodů
 } [point]. Všichni stavitelé přijdou do jednoho sáčku.
book-setup-gold = *Zlaťáky:* začínající hráč jich má { $purse1 }, další { $purse2 }, pak { $purse3 } a { $purse4 }. Nikdo jich nikdy nesmí mít víc než { $most_gold }; co je navíc, ihned propadá.
book-setup-craftsmen = *Noví řemeslníci* přicházejí po čtyřech za kolo. Všichni vidí, kdo ještě přijde a kdy.
book-setup-advantages = *Karty výhod* přicházejí po dvou za kolo. { $advantages_out ->
    [one] { $advantages_out } zůstane
    [few] { $advantages_out } zůstanou
   *[other] { $advantages_out } zůstane
 } mimo hru a nikdo neví které. Dvě jsou schované pro poslední kolo.
book-setup-events = *Události* přicházejí po jedné za kolo, rubem nahoru. Celkem jich je { $events }, { $events_out ->
    [one] { $events_out } zůstane
    [few] { $events_out } zůstanou
   *[other] { $events_out } zůstane
 } mimo hru.
book-setup-team = Tyto tři řemeslníky má od začátku každý tým. Jsou pomalí, ale každý otevírá nějaké dveře: bez maltáře nepracuje žádný zedník, bez truhláře nikdo nekoupí dřevo a bez kameníka nikdo neprodá kámen.
book-setup-chronicle = Nahoře je počítadlo bodů, dole řemeslníci, kteří přijdou v jednotlivých kolech.

book-supply = Fáze I: karty surovin
book-supply-lead = Každý si postupně bere po jedné kartě, nebo pasuje, dokud nikdo nechce víc.
book-supply-turns = První je na tahu začínající hráč, pak se jde po směru hodinových ručiček, stále dokola. Ve svém tahu si vezměte jednu kartu surovin, nebo najměte jednoho řemeslníka ([#craftsmen]), nebo pasujte.
book-supply-cards = Karta surovin: nahoře kostičky, které přinese; dole dělníci [worker], které zaměstná. Kámen je dřina, písek jde snadno.
book-supply-sites = Dělníci na kartě musí být volní a hned odcházejí do lesa, lomu nebo pískovny. Kostičky přijdou později v kole, ve fázi III.
book-supply-wood = { $seat } má { $had ->
    [one] { $had } volného dělníka
    [few] { $had } volné dělníky
   *[other] { $had } volných dělníků
 } a bere kartu { $card }. Ta jich zaměstná { $needed }, { $left ->
    [one] volný tedy zůstane { $left }
    [few] volní tedy zůstanou { $left }
   *[other] volných tedy zůstane { $left }
 }. Ve fázi III přinese { $cubes ->
    [one] { $cubes } dřevo
    [few] { $cubes } dřeva
   *[other] { $cubes } dřev
 }.
book-supply-pass = *Pasuje se na celou fázi:* v tomto kole už si žádnou kartu nevezmete. Když pasují všichni nebo je rozebráno všech devět karet, fáze končí. Řemeslníci, které nikdo nechtěl, opouštějí hru; karty surovin se vracejí.
book-supply-mill = Dělníci bez úkolu jdou do přádelny a vydělají po 1 zlaťáku. Na výběr to není, ale špatné místo to také není.

book-craftsmen = Fáze I: řemeslníci
book-craftsmen-lead = Řemeslníci kolo co kolo mění kostičky na body.
book-craftsmen-hire = Řemeslníka najmete tak, že zaplatíte zlaťáky uvedené na štítku a kartu přidáte k týmu. Použít ho můžete už v tomto kole.
book-craftsmen-price = Dva řemeslníci v nabídce. Štítek ukazuje cenu; dva v Shiringu nestojí zlaťáky, ale stavitele ([#shiring]).
book-craftsmen-card = Kartu čtěte zleva doprava: co stojí před šipkou [arrow], se změní v to, co je za ní. Tečky dole říkají, kolikrát za kolo to jde.
book-craftsmen-kinds = Zedník potřebuje v týmu maltáře, ať pracuje, nebo ne. Nástrojař potřebuje v ruce kov a nechá vám ho. Zlatník pracuje se zlaťáky místo s kostičkami.
book-craftsmen-limit = V týmu je místo jen pro *{ $team }*. Najmete-li dalšího, musíte hned někoho propustit, klidně i nováčka. Propuštěný opouští hru. Z jiného důvodu propouštět nesmíte.
book-craftsmen-sixth = { $seat } má v týmu { $size ->
    [one] { $size } řemeslníka
    [few] { $size } řemeslníky
   *[other] { $size } řemeslníků
 } a najímá { FORM($craftsman, "acc") } za { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }. Někdo musí odejít a bude to { FORM($dismissed, "nom") }: zedník vytěží ze stejného kamene víc.

book-builders = Fáze II: stavitelé
book-builders-lead = Spěchat je drahé, čekat je zdarma: to je srdce hry.
book-builders-draw = Všichni stavitelé jsou v jednom sáčku. Začínající hráč je táhne poslepu, jednoho po druhém.
book-builders-pay = Majitel vytaženého stavitele se hned rozhodne: buď ho *umístí* a zaplatí, co ukazuje cenový kotouč, nebo ho *nechá čekat*. První stojí { $dearest ->
    [one] { $dearest } zlaťák
    [few] { $dearest } zlaťáky
   *[other] { $dearest } zlaťáků
 } a s každým stavitelem, umístěným i čekajícím, cena klesá o 1.
book-builders-wheel = Cenový kotouč ukazuje, kolik stojí další stavitel. Čekající se řadí za sebe.
book-builders-wait = Ze sáčku vychází stavitel ({ $seat }), cena je { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }. { $seat } má { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 } a nechává ho čekat. Ukazatel se posune tak jako tak: další stavitel stojí { $next }.
book-builders-free = Zlaťáky stojí jen { $steps ->
    [one] první stavitel
    [few] první { $steps } stavitelé
   *[other] prvních { $steps } stavitelů
 }; ostatní vycházejí zdarma a umístit je musíte.
book-builders-waiting = Když je sáček prázdný, umístí se *zdarma* čekající stavitelé: kdo začal čekat dřív, jde dřív. Zbude na ně, co zbude, i to ale může být výhodné.
book-builders-again = *Jednou za kolo* smí začínající hráč stavitele vrátit, ať patří komukoli, a táhnout znovu. Může přijít i tentýž.
book-builders-spaces = Na jednom poli smí být jen jeden stavitel. Místa s více poli se plní od prvního, a to je nejlepší. V Kingsbridge a v Shiringu patří každé pole ke své kartě, tam tedy vybírejte volně. Na jedno místo smíte poslat i více stavitelů.
book-builders-priory = Převorství má dvě pole. První přináší { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
 }, druhé { $second ->
    [one] { $second } bod
    [few] { $second } body
   *[other] { $second } bodů
 }.

book-event = Začíná fáze III: událost
book-event-lead = Něco se přihodí všem. Biskup vás může ochránit.
book-event-reveal = Událost kola se otočí. Dobrá [sun] je pro všechny. Zlá [storm] dopadne na každého, kdo není chráněn.
book-event-cards = Dobrá událost a zlá událost.
book-event-bishop = Stojí-li váš stavitel v *biskupském paláci*, vidíte událost dřív, než volíte: ochranu před ní, nebo jeden kámen, dřevo či písek z trhu. Při dobré události zbývá jen kostička.
book-event-palace = Vlevo událost, vpravo palác. Jeho jediný host právě viděl, co přijde.
book-event-order = Po biskupově hostovi může majitel Thomase svou kartu použít, aby ho událost minula. Pak událost nastane, po směru hodinových ručiček od začínajícího hráče. Body nikdy neklesnou pod 0.

book-gains = Přádelna, Kingsbridge, převorství, suroviny
book-gains-lead = Teď tiché odměny: zlaťáky, karty, body a kostičky.
book-gains-mill = *Přádelna:* 1 zlaťák [gold] za každého vašeho dělníka v ní.
book-gains-kingsbridge = *Kingsbridge:* váš stavitel bere kartu výhod svého pole.
book-gains-cards = Dvě karty, dvě pole. Levou si vezme Benův stavitel.
book-gains-kinds = Některé karty působí ihned. Jiné do konce hry [always]. Další si necháte, dokud je nepoužijete [once]. Karty, které si nikdo nevzal, opouštějí hru.
book-gains-priory = *Převorství:* { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
 } pro stavitele na prvním poli, { $second } na druhém.
book-gains-sites = *Les, lom, pískovna:* vaše karty surovin přinášejí kostičky. Je jich vždy dost. Dělníci se vracejí domů.
book-gains-claims = U každého místa je vidět, čí karty tam leží a kolik kostiček přinesou.

book-court = Královský dvůr
book-court-lead = Král chce zlaťáky od všech kromě svých hostů.
book-court-roll = O dani rozhoduje kostka: { $low } až { $high } zlaťáků, pro všechny stejně. Máte-li na dvoře stavitele, neplatíte nic, ať stojí na kterémkoli poli.
book-court-short = Nemůžete-li zaplatit vše, odevzdáte, co máte, a ztratíte 1 bod za každé 2 chybějící zlaťáky. Jediný chybějící zlaťák nestojí nic.
book-court-metal = Stavitel na prvním poli si navíc vezme kov [metal]. Když tam nikdo není, kov zůstává.
book-court-four = Na kostce padla { $tax }. { $one } a { $other } mají na dvoře stavitele a neplatí nic. { $player } tam nikoho nemá a platí { $tax ->
    [one] { $tax } zlaťák
    [few] { $tax } zlaťáky
   *[other] { $tax } zlaťáků
 }.

book-shiring = Shiring, hrad a začínající hráč
book-shiring-lead = Řemeslníci zdarma, vypůjčené ruce a právo začínat.
book-shiring-craftsmen = *Shiring:* stavitel přivede do vašeho týmu zdarma řemeslníka svého pole. Plný tým musí někoho propustit. Řemeslníci, které si nikdo nevzal, opouštějí hru.
book-shiring-town = Zleva doprava: hrad Shiring a jeho šedí dělníci ({ $grey }), vedle nich dva řemeslníci v Shiringu.
book-shiring-castle = *Hrad Shiring:* { $grey ->
    [one] { $grey } šedý dělník
    [few] { $grey } šedí dělníci
   *[other] { $grey } šedých dělníků
 } [worker-grey] pro vás v *příštím* kole; slouží jako vaši vlastní.
book-shiring-start = *Staveniště katedrály:* se stavitelem zde začínáte [start-player] příští kolo. Není-li tu nikdo, začíná další hráč po směru hodinových ručiček.
book-shiring-last = V posledním kole už hrad ani staveniště nic nepřinesou.

book-market = Trh
book-market-lead = Stavitelé obchodují postupně, vždy po jednom obchodu, dokud mají zájem.
book-market-order = Stavitel na prvním poli uzavře obchod, pak druhý a tak dál; potom zase první. Nemůžete-li nebo nechcete-li obchodovat, tento stavitel končí.
book-market-stalls = Stánky a ceny ve zlaťácích: kámen { $price_stone }, dřevo { $price_wood }, písek { $price_sand }. Kov lze jen prodat, za { $price_metal }.
book-market-action = *Jeden obchod* je jeden druh: kupte ze stánku, kolik kostiček chcete, nebo jich prodejte, kolik chcete.
book-market-wood = Ke koupi *dřeva* potřebujete v týmu truhláře.
book-market-stone = K prodeji *kamene* potřebujete v týmu kameníka.
book-market-resale = Co jste tu *koupili*, už tu v tomto kole nesmíte prodat. Obráceně to jde.
book-market-supply = Co prodáte, na stánek nepřijde.
book-market-trade = { $seat } má na začátku { $gold_before ->
    [one] { $gold_before } zlaťák
    [few] { $gold_before } zlaťáky
   *[other] { $gold_before } zlaťáků
 }, po částech prodá { $sand ->
    [one] { $sand } písek
    [few] { $sand } písky
   *[other] { $sand } písků
 } za { $got ->
    [one] { $got } zlaťák
    [few] { $got } zlaťáky
   *[other] { $got } zlaťáků
 } a mezitím koupí { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřev
 } za { $paid }. Zbude { $gold_after ->
    [one] { $gold_after } zlaťák
    [few] { $gold_after } zlaťáky
   *[other] { $gold_after } zlaťáků
 } a dřevo pro truhláře.

book-cathedral = Katedrála
book-cathedral-lead = Konečně se z kostiček stávají body.
book-cathedral-work = Po směru hodinových ručiček od začínajícího hráče nechte pracovat své řemeslníky, v libovolném pořadí, každého nejvýš tolikrát, kolik říká karta. Pracovat nikdo nemusí. Chtějí-li dva řemeslníci stejné kostičky, začněte tím, kdo z nich vytěží víc.
book-cathedral-build = { $seat } použije { $stone ->
    [one] { $stone } kámen
    [few] { $stone } kameny
   *[other] { $stone } kamenů
 } se zedníkem a { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřev
 } s mistrem truhlářem; architekt nepotřebuje kostičky vůbec. Dohromady to dá { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } a { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
book-cathedral-mason = *Zedník* pracuje, jen dokud je v týmu maltář.
book-cathedral-tool = *Nástrojař* potřebuje v ruce kov, ale nespotřebuje ho.
book-cathedral-count = Zlaťáky, které vydělá jeden řemeslník, může další hned použít.
book-cathedral-keep = Potom si každý nechá nejvýš *{ $kept } kostiček*, včetně kovu; zbytek propadá. V posledním kole nikdo nic vracet nemusí, už na tom nezáleží.

book-mistakes = V čem se často chybuje
book-mistakes-lead = Deset maličkostí, které v prvních hrách stojí nejvíc bodů.
book-mistakes-intro = U tohoto stolu nikdo pravidla neporuší. Než začnete plánovat, je ale dobré vědět tohle.
book-mistakes-wrong1 = *Kostičky nepřijdou hned.* Dělníky posíláte ve fázi I, kostičky přijdou až ve fázi III, po události. Viz [#gains].
book-mistakes-wrong2 = *Čekání nic nestojí.* Čekající stavitel se nakonec umístí zdarma. Přijdete o výběr, ne o stavitele. Viz [#builders].
book-mistakes-wrong3 = *Cena klesá, i když nikdo neplatí.* Ukazatel posune každý vytažený stavitel, umístěný i čekající.
book-mistakes-wrong4 = *V nabídce se pasuje na celou fázi,* ne na jeden tah. Viz [#supply].
book-mistakes-wrong5 = *Zedník bez maltáře zahálí.* Než propustíte pomalého maltáře, dvakrát si to rozmyslete. Viz [#cathedral].
book-mistakes-wrong6 = *Zlaťáky nad { $most_gold } propadají,* i při prodeji na trhu.
book-mistakes-wrong7 = *Z kola do kola zůstane jen { $kept } kostiček.* Co nevyužijete, prodejte, dokud máte na trhu stavitele. Viz [#market].
book-mistakes-wrong8 = *Biskupův host vidí událost nejdřív* a volí až potom. Viz [#event].
book-mistakes-wrong9 = *Daň vám ušetří kterékoli pole na královském dvoře.* Kov je jen na prvním. Viz [#court].
book-mistakes-wrong10 = *Hrad a staveniště pomáhají až v příštím kole,* v posledním tedy nepřinesou nic.

book-icons = Ikony
book-icons-lead = Všechny značky na plánech a kartách a co znamenají.

book-cards = Všichni řemeslníci a karty
book-cards-lead = Všechno, co může přijít, a k čemu to je.
