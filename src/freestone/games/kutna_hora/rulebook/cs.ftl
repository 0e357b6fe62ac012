# The rulebook of Kutná Hora: The City of Silver, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = O co se hraje
book-goal-lead = Město bohatne ze stříbra. Vy ho stavíte, dolujete pod ním a prodáváte, co potřebuje.
book-goal-story = Patříte ke třem cechům. Pro každý z nich stavíte budovy a každá budova *vyrábí* zboží: rudu [ore], stříbro [silver], dřevo [wood], povolení [permit], jídlo [food] nebo pivo [beer].
book-goal-money = Nic se nikdy neskladuje. Při příjmu dostanete zaplaceno za to, co vyrábíte, v cenách té chvíle. Ceny jsou společné celému stolu a hýbe jimi skoro vše, co kdo udělá.
book-goal-picture = Město na konci hry tří hráčů. Každý domek označuje budovu svého majitele; budovy bez domku jsou veřejné.
book-goal-points = Body [point] jsou za budovy, doly, sv. Barboru, patricije v radě a dobré jméno. Většina jich přijde až *na konci*: viz [#scoring].
book-goal-advice = Vítězí, kdo má nejvíc bodů. Při shodě rozhodují groše; je-li shoda i v nich, vítězství se dělí.

book-round = Kolo na jednom obrázku
book-round-lead = Každý zahraje pět karet a pak město předloží účet.
book-round-picture = Jedno kolo. Ve dvou nebo ve třech se hraje { $rounds } kol, ve čtyřech { $rounds_of_four }.
book-round-phase-turns = Všichni postupně, třikrát
book-round-phase-actions = Za každou kartu jedna z akcí
book-round-phase-end = Konec kola
book-round-station-two = První tah: dvě karty
book-round-station-again = Druhý tah: dvě karty
book-round-station-one = Třetí tah: jedna karta
book-round-station-kept = Šestá karta se nehraje
book-round-station-rights = Práva: vezměte dílek
book-round-station-plot = Parcela: zaberte pole
book-round-station-building = Stavba: postavte dílek
book-round-station-mine = Důl: dobývejte rudu
book-round-station-income = Příjem: vydělejte
book-round-station-barbara = Sv. Barbora: použijte pelikána
book-round-station-joker = Žolík: cokoli jiného
book-round-station-event = Nastává událost
book-round-station-tax = Daně, nebo horší pověst
book-round-station-council = Rada boduje
book-round-station-red = Červené dílky, jednou
book-round-station-next = Karty zpět, začíná další
book-round-turns = Začínající hráč [start-player] zahraje dvě karty po sobě, pak další hráč po směru hodinových ručiček a tak dál. Po druhém tahu se dvěma kartami a třetím s jednou kolo končí.
book-round-end = Rada boduje jen v *posledních třech kolech*. Červené dílky přijdou jednou, po { $reds }. kole (při čtyřech hráčích po { $reds_of_four }.).

book-setup = S čím začínáte
book-setup-lead = Všichni mají totéž, až na pár grošů.
book-setup-rounds = Dva nebo tři hráči hrají { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
 }, čtyři { $rounds_of_four }. Dva hráči používají malé město a malé doly.
book-setup-money = Začínající hráč má { $purse1 ->
    [one] { $purse1 } groš
    [few] { $purse1 } groše
   *[other] { $purse1 } grošů
 } [groschen], ostatní v pořadí tahů { $purse2 }, { $purse3 } a { $purse4 }.
book-setup-board = Na desce máte tři řady po { $houses } domcích [house], jednoho horníka [miner] v zásobě a { $waiting ->
    [one] { $waiting } čekajícího
    [few] { $waiting } čekající
   *[other] { $waiting } čekajících
 }, { $markers ->
    [one] { $markers } značku parcely
    [few] { $markers } značky parcel
   *[other] { $markers } značek parcel
 } [plot] a pověst na 0.
book-setup-hall = *Radnice* nabízí dílky ve třech řadách: šest hromádek cechů a tři hromádky veřejných budov. Brát lze jen horní dílek hromádky.
book-setup-mines = V *dolech* zahrazuje čtyři místa skála. Čím hlouběji v hromádce dílek dolu leží, tím je bohatší.
book-setup-market = Na *trhu* ukazují oba balíčky první kartu a všechna ramena stojí zcela vlevo. Odtud je budovy posouvají doprava.
book-setup-picture = Radnice na začátku. Čím víc vlevo hromádka leží, tím méně práva stojí.

book-guilds = Vaše cechy a vaše tři řady
book-guilds-lead = První rozhodnutí hry, a platí až do konce.
book-guilds-what = Přidáte se ke třem ze šesti cechů. Stavět smíte jen *jejich* budovy a veřejné. K témuž cechu mohou patřit i jiní: pak se dělíte o hromádku dílků a každá budova sníží cenu vám všem.
book-guilds-rows = Potom rozhodnete, který cech přijde do které řady desky. Kdykoli pro cech stavíte, přesune se domek nejvíc vlevo z jeho řady do města a *co leželo pod ním, je vaše*. Řady se tedy liší tím, co dávají.
book-guilds-picture = Tři řady desky a co leží pod kterým domkem.
book-guilds-public = Řada *veřejných dílků* dá občas veřejný dílek zdarma.
book-guilds-pelican = Řada *pelikánů* [pelican] dává pelikány, kterými se platí za dary sv. Barbory.
book-guilds-reputation = Řada *pověsti* [reputation] dává lepší jméno a s ním levné parcely a žolíka zdarma.
book-guilds-first = Dobrá zásada: cech, pro který budete stavět nejvíc, patří do řady, jejíž dary se vám líbí nejvíc. V první hře se to vše rozdá za vás.

book-cards = Vaše karty akcí
book-cards-lead = Šest karet, na každé dvě akce. Zahrajete pět z nich a z každé použijete jednu akci.
book-cards-two = Každá karta ukazuje dvě akce a vy jednu zvolíte. Druhá je tím pro toto kolo pryč. Neptejte se tedy jen, co chcete udělat, ale i kterou kartu můžete postrádat.
book-cards-picture = Plná ruka. Všichni mají stejných šest karet a všichni vidí, kdo má ještě co.
book-cards-spent = Po kole se všechny karty vrátí.
book-cards-nothing = Kartu lze vždy zahrát bez účinku. Akci, kterou nelze provést, nelze zvolit.
book-cards-pay = Náklady se platí hned, jak vzniknou, a vždy v groších. Stojí-li něco dřevo nebo povolení, zaplaťte za každé dnešní cenu.

book-prices = Jak fungují ceny
book-prices-lead = Cenu určuje karta a rameno: kartu mění ledacos, rameno jediná věc.
book-prices-read = Každé zboží má na horní kartě svého balíčku řádek cen a zlaté rameno, které jednu z nich rámuje. *To je dnešní cena.*
book-prices-picture = Trh po několika tazích. Malá čísla vpravo jsou ceny na další kartě.
book-prices-decks = *Balíčky.* Dřevo, jídlo a pivo se řídí *obyvatelstvem* [population-deck]: s více lidmi zdražují. Stříbro, povolení a ruda se řídí *balíčkem rudy* [ore-deck]: čím víc rudy se vytěží, tím je levnější a tím dražší jsou stříbro a povolení.
book-prices-arms = *Ramena.* Když se postaví cechovní budova, posune se rameno jejího zboží o jedno místo doprava, na nižší cenu. Každá budova tedy zlevňuje vlastní výrobek. Ruda vlastní rameno nemá; čte se u ramene stříbra.
book-prices-town = *Město staví* [town-builds]: když rameno rámuje tuto značku, město samo odebere ze hry horní dílek cechu a rameno se posune dál.
book-prices-cross = *Červený křížek* [red-x]: dokud ho rameno rámuje, nikdo pro tento cech stavět nesmí. Nejdřív musí stoupnout poptávka. Práva brát lze.
book-prices-rhythm = Sledujte rytmus: příjem berte, dokud je váš výrobek drahý, a stavte, až zase zdraží.

book-rights = Práva: vezměte si dílek
book-rights-lead = Než začnete stavět, potřebujete práva na dílek.
book-rights-take = Vezměte si horní dílek hromádky na radnici: některého ze svých cechů, nebo kteroukoli veřejnou budovu.
book-rights-picture = Ceny jsou nad sloupci i s tím, na kolik dnes vyjdou.
book-rights-columns = Cenu určuje sloupec: první v groších ({ $column1 }), další v povoleních [permit] ({ $column2 }, { $column3 } a { $column4 }). Hromádka potom jde na konec své řady a ostatní se posunou doleva. Co je dnes drahé, může být brzy levné.
book-rights-permits = { $seat } si bere práva na { FORM($building, "acc") }. Povolení dnes stojí { $permit ->
    [one] { $permit } groš
    [few] { $permit } groše
   *[other] { $permit } grošů
 } a hromádka leží ve sloupci za { $permits } povolení: { $permits } × { $permit } = { $paid ->
    [one] { $paid } groš
    [few] { $paid } groše
   *[other] { $paid } grošů
 }.
book-rights-slots = Na desce máte místo jen pro { $slots ->
    [one] { $slots } dílek
    [few] { $slots } dílky
   *[other] { $slots } dílků
 }. Nejdřív stavte, pak sbírejte.

book-plot = Parcela: zaberte si pole
book-plot-lead = Budova potřebuje půdu a dobrá půda má dobré sousedy.
book-plot-claim = Položte značku [plot] na volné pole *vedle budovy*. Vedle znamená stranou ke straně, nikdy rohem k rohu. Zaplatíte cenu na praporku souseda; při více sousedech jen tu nejvyšší. Dokud je město prázdné, stojí kterékoli pole { $anywhere ->
    [one] { $anywhere } groš
    [few] { $anywhere } groše
   *[other] { $anywhere } grošů
 }.
book-plot-beside = { $seat } zabírá { $square }. Pekárna vedle má na praporku { $paid }, parcela tedy stojí { $paid ->
    [one] { $paid } groš
    [few] { $paid } groše
   *[other] { $paid } grošů
 }.
book-plot-cheap = Od pověsti { $cheap_at } vás každá parcela stojí { $cheap ->
    [one] { $cheap } groš
    [few] { $cheap } groše
   *[other] { $cheap } grošů
 }.
book-plot-tax = Máte { $markers ->
    [one] { $markers } značku
    [few] { $markers } značky
   *[other] { $markers } značek
 }. *Dvě ve městě na konci kola zvyšují vaši daň o { $two_plots }, tři o { $three_plots }.* Značka se vrátí, jakmile na jejím poli postavíte budovu.

book-building = Stavba
book-building-lead = Srdce hry: váš dílek na vaší parcele.
book-building-build = Vyberte jeden ze svých dílků a jednu ze svých parcel. Značka se vrátí a vy zaplatíte dřevo uvedené na dílku za dnešní cenu.
book-building-tile = Dílek čtěte shora: co vyrábí a kolik stojí dřeva; co dělá dál; barevné puntíky, které bodují na konci; a na praporku cena parcel vedle něj.
book-building-effects = Vše, co je na dílku vytištěno, se stane hned, popořadě, nejdřív výroba. Potom se rameno jeho zboží posune doprava.
book-building-house = Nakonec se na budovu přesune domek nejvíc vlevo z řady cechu a vy dostanete, co zakrýval. Bez domku v té řadě nebo s červeným křížkem [red-x] pro cech stavět nemůžete.
book-building-bakery = { $seat } staví { FORM($building, "acc") } na { $square }. Stojí to { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřev
 } po { $each ->
    [one] { $each } groši
    [few] { $each } groších
   *[other] { $each } groších
 }: celkem { $paid }. Od této chvíle { $seat } vyrábí { $made ->
    [one] { $made } jídlo
    [few] { $made } jídla
   *[other] { $made } jídel
 }. Rameno jídla se posune a cena klesne ({ $price } → { $fallen }); Pekárna však také přivede nové obyvatele ({ $people }) a ti cenu jídla zase zvednou na { $now }.
book-building-public = *Veřejné budovy* nepatří nikomu. Nic nevyrábějí a nepotřebují domek. Často ale přinášejí body, posílají patricije do zásoby a jsou to dobří sousedé.
book-building-technology = *Budovy horníků* žádné rameno neposouvají. Posunou balíček rudy a přinesou *dílek technologie* [technology]: důl zdarma, který umístíte. Od té chvíle všichni táhnou o jeden dílek dolu víc.
book-building-flip = *Otočení* [flip]: některé budovy otočí další dílek sv. Barbory. Co je na něm, nezíská nikdo, ale jeho daň platí.

book-mine = Důl
book-mine-lead = Ruda jsou nejrychlejší peníze a hvězdy v dolech body na konec.
book-mine-miners = Potřebujete horníka [miner] v zásobě. Je-li prázdná, zaplaťte nejdřív jedno povolení a přiveďte jednoho nebo dva; povolení stojí stejně. Víc než { $pool } se jich do zásoby nevejde.
book-mine-draw = Táhněte dílek dolu (později díky technologii víc) a jeden vyberte, nebo žádný.
book-mine-where = Umístěte ho na vstup, nebo přímo vedle dolu či pod něj. Poslouží důl kohokoli. Skála překáží.
book-mine-picture = Doly ve 2. kole. Volná místa ukazují, kolik stojí dřeva; vpravo jsou hvězdy každé řady a jejich výnos.
book-mine-wood = Vstup stojí vždy { $entrance ->
    [one] { $entrance } dřevo
    [few] { $entrance } dřeva
   *[other] { $entrance } dřev
 }. Jinde se podívejte na doly vedle místa a nad ním: platí nejvyšší z jejich čísel.
book-mine-first = { $seat } hloubí { FORM($mine, "acc") } na { $space }, na vstupu: { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřev
 } po { $each ->
    [one] { $each } groši
    [few] { $each } groších
   *[other] { $each } groších
 }, celkem { $paid }. Vyrábí { $ore ->
    [one] { $ore } rudu
    [few] { $ore } rudy
   *[other] { $ore } rud
 }, balíček rudy tedy postoupí o { $deeper }. Cena rudy klesne ({ $ore_before } → { $ore_after }), cena stříbra stoupne ({ $silver_before } → { $silver_after }).
book-mine-ore = Vše, co je na dílku vytištěno, se stane jednou: výroba, lidé, body. Hvězdy zůstávají na konec.

book-income = Příjem
book-income-lead = Jediná akce, která přináší peníze.
book-income-earn = U každého zboží vynásobte, kolik ho vyrábíte, dnešní cenou a vše sečtěte. Vyplaceno dostanete hned. Co vyrábíte, se nespotřebuje; další příjem platí znovu.
book-income-sum = { $seat } vyrábí { $made_ore ->
    [one] { $made_ore } rudu
    [few] { $made_ore } rudy
   *[other] { $made_ore } rud
 } po { $price_ore }, { $made_silver ->
    [one] { $made_silver } stříbro
    [few] { $made_silver } stříbra
   *[other] { $made_silver } stříber
 } po { $price_silver } a { $made_food ->
    [one] { $made_food } jídlo
    [few] { $made_food } jídla
   *[other] { $made_food } jídel
 } po { $price_food }: { $sum_ore } + { $sum_silver } + { $sum_food } = { $income ->
    [one] { $income } groš
    [few] { $income } groše
   *[other] { $income } grošů
 }.
book-income-patrician = Potom smíte za { $seating ->
    [one] { $seating } groš
    [few] { $seating } groše
   *[other] { $seating } grošů
 } přesunout *jednoho patricije* ze zásoby do rady, kde přináší body všem: viz [#patricians].

book-barbara = Sv. Barbora
book-barbara-lead = Za pelikány získáváte dary chrámu, jeden po druhém.
book-barbara-use = Otočte jednoho ze svých nepoužitých pelikánů [pelican] a vezměte si, co nabízí *aktuální dílek*. Ten se pak otočí a aktuální je další. Celkem jich je { $tiles }, vždy ve stejném pořadí.
book-barbara-picture = Chrám pod svými dílky. Zlatý rámeček označuje aktuální. Nahoře je, co vzít musíte, uprostřed, co smíte, a dole daň, pokud ho otočí budova.
book-barbara-must = Pověst a body přijmout musíte, i když jde o ztráty. Prostřední účinek je dar, který smíte odmítnout. Použijete-li dílek vy, jeho daň se nepočítá.
book-barbara-rights = { $seat } používá pelikána na { $number }. dílek: pověst +{ $reputation } a k tomu zdarma práva na dílek. { $seat } bere { FORM($building, "acc") }.
book-barbara-flipped = Některé budovy aktuální dílek otočí. Potom ho nezíská nikdo a daň stoupne.
book-barbara-complete = Až budou otočené všechny dílky, přinese pelikán místo toho pověst +{ $completed }.

book-reputation = Pověst a žolík
book-reputation-lead = Dobré jméno šetří peníze po celou hru a na konci je za body.
book-reputation-track = Vaše pověst [reputation] stoupá a klesá na vlastní stupnici. Čísla na jejích polích jsou body na konci hry, v dobrém i zlém. Za pověst { $highest } je { $highest_points ->
    [one] { $highest_points } bod
    [few] { $highest_points } body
   *[other] { $highest_points } bodů
 }, pověst −{ $lowest } stojí { $lowest_points ->
    [one] { $lowest_points } bod
    [few] { $lowest_points } body
   *[other] { $lowest_points } bodů
 }.
book-reputation-picture = Stupnice na desce hráče.
book-reputation-plots = Od { $cheap_at } stojí parcely { $cheap ->
    [one] { $cheap } groš
    [few] { $cheap } groše
   *[other] { $cheap } grošů
 }.
book-reputation-joker = Od { $joker_at } nestojí žolík pověst.
book-reputation-ends = Za každý krok za konec stupnice ihned získáte nebo ztratíte { $beyond ->
    [one] { $beyond } bod
    [few] { $beyond } body
   *[other] { $beyond } bodů
 }.
book-reputation-plot = { $seat } má pověst { $reputation } a zabírá { $square } za { $paid ->
    [one] { $paid } groš
    [few] { $paid } groše
   *[other] { $paid } grošů
 }, ať mají sousedé na praporcích cokoli.
book-reputation-wild = *Žolík* [joker] zastoupí kteroukoli jinou akci. Stojí { $joker ->
    [one] { $joker } stupeň
    [few] { $joker } stupně
   *[other] { $joker } stupňů
 } pověsti, a to předem: klesnete-li tím pod { $cheap_at }, parcela je zase drahá.

book-taxes = Konec kola: událost a daně
book-taxes-lead = Nechte si pro město pár grošů, nebo zaplaťte dobrým jménem.
book-taxes-event = *Událost* [event]. Hraje-li se ve dvou, leží od začátku kola vždy odkrytá karta; ve třech a čtyřech jen na přání. Na konci kola posune balíčky a někoho odmění. Je-li na ní daň, stoupne daň už při odhalení karty.
book-taxes-picture = Kola. U každého je, co stojí odmítnutí daně a kdy rada boduje; vedle nich daň a událost.
book-taxes-tax = *Daně* [tax]. Každý platí sazbu města, která jen stoupá, nejvýš na { $most_tax }. Dvě značky ve městě přidají { $two_plots }, tři { $three_plots }.
book-taxes-refuse = Kdo nemůže zaplatit vše, neplatí nic a místo toho ztrácí pověst. Odmítnout smíte, i když na daň máte. Raná kola to snadno odpustí, pozdní ne.
book-taxes-plots = Sazba je { $rate }. { $player } má ve městě { $plots ->
    [one] { $plots } značku
    [few] { $plots } značky
   *[other] { $plots } značek
 }, přirážka je { $surcharge }: k placení je { $due ->
    [one] { $due } groš
    [few] { $due } groše
   *[other] { $due } grošů
 }. { $player } ale má jen { $has }, neplatí tedy nic a ztrácí { $loss ->
    [one] { $loss } stupeň
    [few] { $loss } stupně
   *[other] { $loss } stupňů
 } pověsti.
book-taxes-after = Po zasedání rady ([#patricians]) se vrátí karty a začíná další hráč po směru hodinových ručiček. Po { $reds }. kole (při čtyřech hráčích po { $reds_of_four }.) přijdou na radnici tři červené veřejné dílky.

book-patricians = Patricijové a rada
book-patricians-lead = Odměňují všechny, ale ne všechny stejně.
book-patricians-way = Veřejná budova přivede patricije své barvy z banky do *zásoby*. Při příjmu ho odtud smí někdo přesunout do *rady*, za { $seating ->
    [one] { $seating } groš
    [few] { $seating } groše
   *[other] { $seating } grošů
 }.
book-patricians-picture = Banka, zásoba a rada. Bodují jen ti v radě.
book-patricians-score = Na konci každého z *posledních tří kol* přináší každý patricij v radě body všem hráčům:
book-patricians-green = *Zelený* [patrician-green]: { $green ->
    [one] { $green } bod
    [few] { $green } body
   *[other] { $green } bodů
 } za každou dvojici vaší budovy a veřejné budovy vedle ní.
book-patricians-silver = *Stříbrný* [patrician-silver]: { $silver ->
    [one] { $silver } bod
    [few] { $silver } body
   *[other] { $silver } bodů
 } za každé dva použité pelikány.
book-patricians-yellow = *Žlutý* [patrician-yellow]: { $yellow ->
    [one] { $yellow } bod
    [few] { $yellow } body
   *[other] { $yellow } bodů
 }, máte-li důl v každé řadě, { $yellow_two }, máte-li v každé dva.
book-patricians-red = *Červený* [patrician-red]: { $red ->
    [one] { $red } bod
    [few] { $red } body
   *[other] { $red } bodů
 } za každý sloupec vaší desky bez domků.
book-patricians-pelicans = V radě { $patricians ->
    [one] sedí { $patricians } stříbrný patricij
    [few] sedí { $patricians } stříbrní patricijové
   *[other] sedí { $patricians } stříbrných patricijů
 } a každý už použil { $pelicans ->
    [one] { $pelicans } pelikána
    [few] { $pelicans } pelikány
   *[other] { $pelicans } pelikánů
 }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } pro každého hráče.

book-scoring = Závěrečné bodování
book-scoring-lead = Většina bodů hry v pěti krocích.
book-scoring-town = *Město.* Každá vaše cechovní budova získá 1 bod za každý puntík *vedle sebe* v barvě, kterou sama má. Počítají se puntíky všech sousedů: vašich budov, cizích, veřejných i vesnic na okraji. Veřejné budovy samy nezískávají nic.
book-scoring-dots = Uprostřed stojí { $building } ({ $player }). Porovnejte její barvy s puntíky čtyř budov, které s ní mají společnou stranu: shoduje se jich { $points }, je to tedy { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
book-scoring-mines = *Doly.* Každá řada je soutěž. Všechny hvězdy v ní, i na skalách, určují její výnos; hvězdy na vlastních dolech určují, kdo je první, druhý a třetí. Při shodě získá každý plnou hodnotu svého místa. Bez hvězdy nezískáte nic.
book-scoring-row = V první řadě { $total ->
    [one] leží { $total } hvězda
    [few] leží { $total } hvězdy
   *[other] leží { $total } hvězd
 }, vynáší tedy { $value1 }, { $value2 } a { $value3 }. { $name1 } jich má { $stars1 } a získá { $value1 }, { $name2 } má { $stars2 } a získá { $value2 }, { $name3 } má { $stars3 } a získá { $value3 }.
book-scoring-rest = *Příjem:* 1 bod za každých { $per_point } grošů, které by teď vynesl příjem. *Pověst:* body na jejím poli. *Zbytky:* { $leftover ->
    [one] { $leftover } bod
    [few] { $leftover } body
   *[other] { $leftover } bodů
 } za každý nepostavený dílek, každou značku ve městě a každého nepoužitého pelikána.
book-scoring-final = { $player } vyhrává tuto hru, celkem { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
 }: { $town } za puntíky, { $mine_rows } za řady dolů, { $income } za příjem { $income_groschen ->
    [one] { $income_groschen } groš
    [few] { $income_groschen } groše
   *[other] { $income_groschen } grošů
 }, { $reputation } za pověst a { $extras } za zbytky. Ostatní přišlo během hry.

book-mistakes = V čem se často chybuje
book-mistakes-lead = Dvanáct maličkostí, které v prvních hrách stojí nejvíc.
book-mistakes-intro = U tohoto stolu nikdo pravidla neporuší. Než začnete plánovat, je ale dobré vědět tohle.
book-mistakes-wrong1 = *Budovy nevydělávají samy.* Peníze přinesou, jen když zahrajete příjem. Viz [#income].
book-mistakes-wrong2 = *Vlastní budova sníží cenu toho, co vyrábí.* Dvě budovy cechu nevydělají dvojnásobek. Viz [#prices].
book-mistakes-wrong3 = *Dřevo a povolení jsou ceny, ne zásoby.* Nikdy žádné neskladujete: co vyrobíte, prodáte s příjmem, a co potřebujete, koupíte za groše.
book-mistakes-wrong4 = *Platí nejvyšší praporek, ne součet,* a totéž platí o dřevě v dolech. Viz [#plot].
book-mistakes-wrong5 = *Roh není soused,* ani u parcel, ani u puntíků, ani u patricijů.
book-mistakes-wrong6 = *Červený křížek zastaví stavbu, ne práva.* Dílek si přesto smíte vzít a čekat. Viz [#rights].
book-mistakes-wrong7 = *Značky ve městě stojí daň.* Jedna je zdarma, dvě a tři ne. Viz [#taxes].
book-mistakes-wrong8 = *Část daně zaplatit nelze.* Buď celou, nebo pověst.
book-mistakes-wrong9 = *Jedno povolení přivede dva horníky* za cenu jednoho. Viz [#mine].
book-mistakes-wrong10 = *Patricijové v zásobě nebodují.* Někdo je musí posadit do rady. Viz [#patricians].
book-mistakes-wrong11 = *Pověst za žolíka ztratíte nejdřív,* před akcí a její cenou. Viz [#reputation].
book-mistakes-wrong12 = *Vaše budovy bodují i za cizí puntíky.* Soupeřova budova vedle vaší může být nejlepší soused. Viz [#scoring].

book-icons = Ikony
book-icons-lead = Všechny značky na deskách, dílcích a kartách a co znamenají.

book-tiles = Všechny dílky a karty
book-tiles-lead = Všechno, co může přijít, co to dělá a odkud pocházejí údaje.
