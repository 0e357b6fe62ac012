# What the teacher of Kutná Hora says. One idea for each beat; the learner's table shows the rest.

## 1: What it is about

lesson-goal-title = O co se hraje
lesson-goal-about = Stříbrné město, šest kol a co se nakonec počítá.
lesson-goal-welcome = Vítejte v Kutné Hoře, městě stříbra! Stavíte město a v dolech dobýváte rudu.
lesson-goal-rounds = Ve dvou má hra šest kol a tady se počítají. V každém kole zahrajete pět karet. Kdo má na konci nejvíc bodů, červených květů, vyhraje.
lesson-goal-town = Nejvíc bodů přijde až na úplném konci. Každá budova má dole barevné puntíky. Ve městě získají vaše budovy body za puntíky stejných barev vedle sebe.
lesson-goal-mines = V dolech jsou hvězdy. V každé ze čtyř řad na konci bodují ti, kdo jich mají nejvíc.
lesson-goal-money = Máte 40 grošů, peněz tohoto města. Truhla ukazuje váš příjem: během hry z něj žijete a na konci je každých 10 grošů příjmu za bod.
lesson-goal-final = Počítat nic nemusíte. Číslo za touto šipkou říká, kolik bodů byste měli, kdyby hra skončila teď: 0.
lesson-goal-task = Zaberte ve městě parcelu: zahrajte polovinu karty s nápisem Parcela a vyberte kterékoli pole. Sledujte číslo za šipkou.
lesson-goal-task-well = Číslo stouplo na 1: i prázdná parcela je na konci za bod a budova na ní přinese víc.
lesson-goal-task-again = Najděte polovinu karty s nápisem Parcela. Potom vyberte volné pole ve městě.

## 2: Cards, rights and plots

lesson-cards-title = Karty, práva a parcely
lesson-cards-about = Jak probíhá tah a co potřebujete, než můžete stavět.
lesson-cards-hand = Tohle je jedna z vašich šesti karet. Každá má dvě poloviny a vy použijete jednu: tady parcelu ve městě, nebo důl. Potom je karta pro toto kolo spotřebovaná.
lesson-cards-turns = Zahrajete dvě karty, pak Ondra také; každý ještě dvě; a nakonec po jedné. V každém kole tedy zahrajete pět ze svých šesti karet; tu, která vám k ničemu není, můžete zahrát i bez účinku. Praporek u jména značí, kdo začíná, brk, kdo je na tahu.
lesson-cards-rights = Abyste mohli něco postavit, potřebujete na to nejdřív práva. Zahrajte tuto kartu jako Práva.
lesson-cards-hall = To je radnice. Čím víc vpravo hromádka leží, tím víc povolení potřebujete k právům na její vrchní dílek: dnešní ceny jsou nahoře. Číslo v kroužku říká, kolik dílků v ní zbývá. Zelný trh stojí jen 1 groš. Vezměte si ho.
lesson-cards-tile = Teď dílek leží na vaší desce a jeho hromádka se přesunula na konec řady. Vlevo je, co vyrábí: 3 jídla. Vpravo, co stojí stavba: 3 dřeva. Dole jsou puntíky a na praporku cena parcel vedle něj.
lesson-cards-middle = Uprostřed je, co se stane při stavbě: do města přijdou 3 lidé a vy získáte 1 bod. I nepostavený dílek je na konci za 1 bod; proto vaše číslo za šipkou stouplo na 1.
lesson-cards-guilds = Proč ne kterýkoli dílek? O tom, co smíte stavět, rozhodují vaše cechy: patříte ke stavitelům, hokynářům a krčmářům. Barva pod názvem říká, kterému cechu dílek patří. Ty s dvojitým okrajem, které tu svítí, jsou veřejné budovy: nepatří žádnému cechu a stavět je smí každý.
lesson-cards-dots = Teď potřebujete parcelu. Váš dílek má dva zelené puntíky, boduje tedy za zelené vedle sebe. Tato cedulka na okraji města je vesnice, která jeden má, a roh vedle ní zatím nikomu nepatří.
lesson-cards-task = Druhou kartou zaberte parcelu pro Zelný trh. Město je prázdné, každá tedy stojí 5 grošů. Hodí se roh vedle zelené vesnice.
lesson-cards-task-well = Dílek a místo pro něj: v příštím tahu můžete stavět. Jakmile ve městě stojí budovy, musí parcely ležet vedle nich a jejich cenu ukazují praporky; vedle několika budov platí ta nejvyšší.
lesson-cards-task-elsewhere = Parcelu máte a v příštím tahu můžete stavět. Zelený puntík ale vedle ní není, takže by tam Zelný trh zatím nic nevynesl; na a1 nebo e4 ano.
lesson-cards-task-again = Potřebujete polovinu karty s nápisem Parcela. Potom vyberte volné pole ve městě.

## 3: Building

lesson-building-title = Stavba
lesson-building-about = Co budova stojí, co vyrábí a co udělá s cenami.
lesson-building-ready = První kolo, váš druhý tah. V této kapitole vám patří parcela a1 vedle zelené vesnice a na vaší desce leží Zelný trh. Teď se potkají.
lesson-building-wood = Dílek žádá 3 dřeva. Koupíte je za dnešní cenu, kterou žlutě rámuje rameno dřeva: po 2 groších, dohromady 6. Zbytek trhu počká do 5. kapitoly.
lesson-building-build = Zahrajte tuto kartu jako Stavbu. Máte jen jeden dílek a jednu parcelu, na nic dalšího se tedy hra neptá. Další parcela by vám zvýšila daň, která se platí na konci kola: víc v 6. kapitole.
lesson-building-makes = Od této chvíle vyrábíte 3 jídla. Nic se tu neskladuje: kdykoli zahrajete Příjem, dostanete za vše, co vyrábíte, dnešní cenu.
lesson-building-arm = Ale pozor: víc jídla znamená nižší cenu. Vaše budova posunula rameno jídla o krok doprava, pryč od čtyřky.
lesson-building-population = Potom za jídlem přišli lidé. Obyvatelstvo vzrostlo o 3, všichni chtějí jíst a na novém místě jídlo zdražilo: 3 místo 2.
lesson-building-house = Budovu označuje domek hokynářů. Co domek na vaší desce zakrýval, je vaše: pelikán. Budete ho potřebovat u chrámu.
lesson-building-task = V tomto tahu máte ještě jednu kartu. Vydělejte na jídle první peníze!
lesson-building-task-well = 3 jídla po 3 groších: 9 grošů. Příjem máte na dvou kartách, za kolo to tedy jde dvakrát.
lesson-building-task-again = Hledejte kartu, která má na jedné polovině Příjem.

## 4: Mines

lesson-mine-title = Doly
lesson-mine-about = Horníci, dílky, kde hloubit a k čemu jsou hvězdy.
lesson-mine-below = První kolo, váš třetí tah, tentokrát s jedinou kartou. Pod městem leží ruda. Kdo hloubí, dobývá rudu a sbírá hvězdy pro konec hry.
lesson-mine-miners = To jsou vaši horníci. Jeden je v zásobě a může hloubit; dalších osm čeká. Povolení přivede jednoho z nich, a do prázdné zásoby rovnou dva.
lesson-mine-technology = Ondrův Trejv je budova horníků a každá taková přináší technologii: důl zdarma, který se hned umístí, tady Rumpál na b1. Od té chvíle si všichni táhnou o dílek dolu víc, teď vybírají ze 2.
lesson-mine-mine = Na této kartě je důl. Zahrajte ji jako Důl.
lesson-mine-pool = Mohli byste přivést dalšího horníka za povolení, tedy za 3 groše. Dnes stačí jeden. Nepřivádějte nikoho.
lesson-mine-tile = Tady jsou oba dílky. Každý dává 1 rudu a má hvězdu. Jeden si vezměte: vlevo Osel, vpravo Hopy.
lesson-mine-tile-osel = Důl Osel navíc láká lidi do města: obyvatelstvo vzroste o 1.
lesson-mine-tile-hopy = Důl Hopy: 1 ruda, 1 hvězda, nic víc.
lesson-mine-stars = V každé řadě dolů se o hvězdy soutěží zvlášť. V první leží 1 hvězda, Ondrova: na konci dá řada 1 bod tomu, kdo jich tam má nejvíc.
lesson-mine-rocks = Čím víc hvězd v řadě leží, tím víc vynáší. Počítají se i ty na šedých skálách, i když nepatří nikomu: druhá řada jich má 3 a zatím žádný důl; prvnímu by dala 2 body, druhému 1.
lesson-mine-task = Vyberte místo tak, abyste byli ve své řadě sami: číslo za šipkou má stoupnout na 6. Hloubit smíte na vstupu, vedle dolu nebo pod ním.
lesson-mine-task-well = Sami v řadě se skálami plnými hvězd: tak se z malých dolů stávají body. Vzrostl i váš příjem, i když o 1 méně, než hra slibovala: událost na konci kola zlevnila rudu. Události vysvětlí 6. kapitola.
lesson-mine-task-again = Místo pod Ondrovým dolem je ve druhé řadě, kde ještě nikdo není. Stojí 3 dřeva.

## 5: Prices

lesson-prices-title = Ceny
lesson-prices-about = Nabídka a poptávka: proč se ceny hýbou a jak toho využít.
lesson-prices-market = Druhé kolo, váš druhý tah; dílky na vaší desce jsou předem dané. Tady je šest druhů zboží a jejich dnešní ceny. Tolik dostanete za vše, co vyrábíte. A za tolik sami kupujete dřevo a povolení.
lesson-prices-demand = Tři z nich řídí obyvatelstvo: dřevo, jídlo a pivo. Víc lidí, vyšší ceny. Lidi přivádí většina budov.
lesson-prices-ore = Další tři řídí balíček rudy. Čím víc rudy se vytěží, tím je levnější, zato stříbro a povolení zdražují. Ruda nemá vlastní rameno: to u stříbra platí pro obojí. Šipka u ceny ukazuje, kam se cena hne s další kartou svého balíčku.
lesson-prices-supply = A každá budova cechu posune rameno vlastního zboží doprava, na nižší cenu: víc téhož se vyplácí čím dál méně.
lesson-prices-signs = Je-li rameno na červeném křížku, nikdo pro ten cech stavět nesmí, dokud jeho balíček nepostoupí. Je-li na domku se šipkou, staví pro cech samo město: vrchní dílek cechu se odhodí a rameno se posune dál.
lesson-prices-tiles = Máte dva dílky a parcelu. Masné krámy vyrobí 3 jídla, která už máte, Krčma 2 piva. A událost tohoto kola, „Vory se dřevem“, zlevní každou budovu o 1 dřevo.
lesson-prices-task = Postavte jeden z nich. Váš příjem je teď 13 grošů: zvyšte ho aspoň na 20.
lesson-prices-task-well = Pivo je správná volba: 2 piva za dobrou cenu a hosté jedí vaše jídlo, které také zdražilo. Vyrábějte různé věci!
lesson-prices-task-again = Příjem je zatím pod 20. Postavte jeden z nich, ale pozor: další tři jídla srazí cenu všeho vašeho jídla. Podívejte se u obou možností na změnu příjmu.

## 6: Taxes

lesson-taxes-title = Daně a pověst
lesson-taxes-about = Co se děje na konci kola a proč si nechat pár grošů.
lesson-taxes-last = Ještě jednou první kolo: hrajete svůj třetí tah, jen jednu kartu. Potom pro vás kolo končí.
lesson-taxes-event = Toto je událost kola. Daň na jejím měšci platí hned: proto už je 2. Zbytek nastane na konci kola: tady balíček rudy postoupí o 4 a kdo má dva doly, získá 2 body.
lesson-taxes-tax = Potom každý platí daň. Teď jsou to 2 groše, ale budovy a chrám ji zvyšují.
lesson-taxes-reputation = Lilie je vaše pověst. Kdo daň nezaplatí, část jí ztratí: v tomto kole 1, v posledním 4. Platit odmítejte jen na začátku hry, a to jen když vám ty groše přinesou víc.
lesson-taxes-track = Zlatý rámeček je vaše místo na stupnici pověsti. Čísla jsou body na konci: úplně vpravo 6, úplně vlevo −5. A od pole pod malou parcelou vás parcely stojí jen 1 groš.
lesson-taxes-task = Zahrajte poslední kartu a zaplaťte daň. Zkuste začít další kolo se 40 groši a bez ztráty pověsti.
lesson-taxes-task-well = Peníze vydělány, daň zaplacena, dobré jméno zachováno. Pár grošů si na tuto chvíli schovejte a nenechávejte dvě parcely prázdné: vaše daň by stoupla o 3.
lesson-taxes-task-again = Jedna z vašich karet vydělá 9 grošů: Příjem. Potom zaplaťte 2 groše; vaše pověst má větší cenu.

## 7: St. Barbara

lesson-barbara-title = Sv. Barbora
lesson-barbara-about = K čemu jsou pelikáni.
lesson-barbara-cathedral = Druhé kolo, váš první tah. Horníci stavějí chrám sv. Barbory z jedenácti dílků. Berou se popořadě: žlutý rámeček značí ten, který je na řadě.
lesson-barbara-flipped = Tento už je hotový: otočilo ho Ondrovo skriptorium. Dělají to budovy, na kterých je malý chrám pod šipkou. Nikdo z něj nic neměl, ale daň stoupla.
lesson-barbara-pelican = Máte pelikána, znamení štědrosti. Použijte ho a další dílek je váš: dostanete, co říká. Měšec dole na dílku zvyšuje daň jen tehdy, když ho otočí budova. Nepoužitý pelikán by na konci měl cenu jednoho bodu.
lesson-barbara-tile = Druhý dílek dává pověst a práva na dílek zdarma. Zahrajte kartu jako Sv. Barboru.
lesson-barbara-task = Máte o 1 stupeň pověsti víc. Teď si vyberte kterýkoli dílek na radnici; na cenu se dnes dívat nemusíte.
lesson-barbara-task-well = Krásný dar. Použití pelikáni nejsou ztraceni: později vás za ně může odměnit patricij.
lesson-barbara-task-again = O dílek jste přišli! Nic by nestál. Vezměte si některý: i nepostavený je na konci za bod.

## 8: The council

lesson-council-title = Patricijové
lesson-council-about = Veřejné budovy a lidé, kteří dávají body v posledních třech kolech.
lesson-council-chapel = Druhé kolo, váš druhý tah: tentokrát jste si vzali Kapli sv. Jiří. Veřejné budovy jako ona nepatří žádnému cechu. Nic nevyrábějí a nemají vlastníka, ale přinášejí body a patricije.
lesson-council-green = Patricijové dávají body a každá barva má ráda něco jiného. Zelení dávají 1 bod za každou veřejnou budovu vedle některé vaší.
lesson-council-silver = Stříbrní dávají 3 body za každé dva použité pelikány.
lesson-council-red = Červení dávají 3 body za každý sloupec vaší desky bez domků; v tomto jsou ještě dva. Domky odcházejí, když stavíte pro jejich cechy, a některé dílky domek odstraní.
lesson-council-build = A žlutý? Toho přivede vaše kaple, a parcelu pro ni máte. Zahrajte tuto kartu jako Stavbu.
lesson-council-pool = 2 body, 2 stupně pověsti a tady je žlutý patricij: v zásobě vedle rady, kde je všem na dosah.
lesson-council-council = Patricij boduje jen v radě. Žlutý dává 2 body za důl v každé řadě, 4 za dva v každé řadě.
lesson-council-everybody = Rada odměňuje na konci každého z posledních tří kol, a to všechny. Přivádějte do ní tedy ty, kterým se líbí, co děláte.
lesson-council-task = Kdo zahraje Příjem, smí potom za 10 grošů přesunout jednoho patricije do rady. Udělejte to se žlutým.
lesson-council-task-well = Tam bude sedět až do konce hry. Odmění toho, kdo má důl v každé řadě. Jednu řadu máte; zbývají tři!
lesson-council-task-again = Nejdřív zahrajte Příjem: 13 grošů. Potom se vás hra zeptá, zda přesunout patricije za 10 grošů do rady.

## 9: The Joker

lesson-joker-title = Žolík
lesson-joker-about = Akce, kterou už na kartách nemáte.
lesson-joker-missing = Druhé kolo, vaše poslední karta. Máte parcelu a na ni Kapli sv. Jiří. Obě karty se Stavbou jste ale v tomto kole už zahráli.
lesson-joker-joker = Od toho je žolík: zastoupí kteroukoli jinou akci, i tu ze zahrané karty. Stojí 1 stupeň pověsti. Zahrajte ho.
lesson-joker-price = Pověst klesla o 1. Když už klesnout nemůže, stojí každý další krok 2 body. Od pověsti 6, tedy od pole pod šaškovskou čapkou, je žolík zdarma.
lesson-joker-task = Zvolte akci a dostaňte Kapli do města: dá 2 body a vaše pověst stoupne na 2.
lesson-joker-task-well = Třetí Stavba v jednom kole a lepší jméno než předtím. Žolíka použijte, když pro vás má akce větší hodnotu než stupeň pověsti.
lesson-joker-task-again = Žolíkem zvolte Stavbu. Ze svých dvou dílků postavte Kapli sv. Jiří.

## 10: Your guilds

lesson-guilds-title = Vaše cechy
lesson-guilds-about = První rozhodnutí hry: které cechy a do kterých řad.
lesson-guilds-sets = Jiná hra, od úplného začátku. Tady jsou dvě trojice cechů. Vaše cechy určují, co smíte stavět, a tedy i co budete vyrábět a prodávat.
lesson-guilds-pick = Žádná není lepší. Podívejte se na dnešní ceny na trhu: ruda a jídlo jsou už drahé, stříbro a dřevo ještě levné, ale porostou. Vyberte si jednu z trojic.
lesson-guilds-pick-silver = Stříbro zdražuje s vytěženou rudou, pivo a dřevo s tím, jak roste město. Chce to čas, ale vyplatí se to.
lesson-guilds-pick-ore = Dobrý začátek: ruda a jídlo jsou drahé od prvního kola. Písaři vydávají povolení, která později potřebují všichni.
lesson-guilds-rows = Každý cech teď dostane na vaší desce řadu se čtyřmi domky. Kdykoli pro něj stavíte, odejde další domek a vy dostanete, co zakrýval.
lesson-guilds-first = Domky první řady uvolňují veřejné dílky: jeden si vezmete zdarma a ten přivede patricije. Který cech sem přijde? Vyberte ten, pro který chcete stavět brzy.
lesson-guilds-second = Druhá řada je pro pelikány, kterými se platí za dary sv. Barbory. Který cech sem přijde? Ten zbylý dostane řadu pověsti.
lesson-guilds-task = To byla celá příprava. Začněte hru: získejte práva na dílek.
lesson-guilds-task-well = A hra běží. Je-li toho napoprvé příliš: volba „Moje první hra“ na úvodní stránce cechy rozdá za vás.
lesson-guilds-task-again = Práva máte na dvou kartách. Brát smíte jen dílky svých cechů a ty bez cechu.

## 11: The end

lesson-end-title = Konec hry
lesson-end-about = Poslední karta, a pak se všechno sečte.
lesson-end-last = Šesté kolo, poslední karta celé hry. Vy máte 26 bodů, Ondra 27. Většina ale teprve přijde: za šipkou máte 65.
lesson-end-town = Ve městě získá každá vaše budova bod za každý puntík vedle sebe v barvě, kterou sama má: Soud 6 bodů, Horní úřad 5, Skriptorium 2, Trejv 1. Puntíky dávají i veřejné budovy a vesnice.
lesson-end-mines = V dolech: v každé řadě rozhoduje, kdo má nejvíc hvězd. Ve většině jste první.
lesson-end-income = Váš konečný příjem dělený 10: 48 grošů by byly 4 body. Groše v měšci rozhodují jen při shodě.
lesson-end-rest = Body dává i vaše místo na stupnici pověsti: máte 5 a to pole je za 2. A každý nepostavený dílek, prázdná parcela a nepoužitý pelikán je za bod.
lesson-end-council = A před tím vším ještě jednou zasedne rada: tady zelený patricij a červený. Vám by dali 5 bodů, které číslo za šipkou ještě nepočítá.
lesson-end-task = Máte poslední kartu, dva nepostavené veřejné dílky a parcelu. Dojděte aspoň na 75 bodů. A nezapomeňte na daň!
lesson-end-task-well = Z 26 bodů na 76, a před Ondrou! Kaple dala body, pověst a puntíky pro sousedy.
lesson-end-task-again = Použijte poslední kartu ke stavbě a porovnejte oba dílky. Kaple sv. Jana přinese pověst a vedle vašich budov víc puntíků správných barev. A zaplaťte daň: ztracená pověst jsou ztracené body.

## 12: Your own round

lesson-round-title = Vaše vlastní kolo
lesson-round-about = Pět karet bez pomoci: dílek, parcela, stavba, příjem.
lesson-round-ready = Celé první kolo je teď vaše. Dílek a parcela, stavba, pak příjem: to je obvyklá cesta. Každá věc na stole vám řekne, k čemu je; ve hře navíc proužek nad možnostmi prozradí, co udělali ostatní.
lesson-round-task = Zahrajte první kolo. Druhé začněte s příjmem aspoň 9 a s 20 groši v měšci.
lesson-round-task-well = Budova, která vydělává, a peníze na další. Na skutečnou hru jste připraveni!
lesson-round-task-again = V prvním tahu si vezměte dílek a parcelu, ve druhém stavte a zbylou kartou zahrajte Příjem. Zkuste to znovu, nebo jděte dál a hrajte.
