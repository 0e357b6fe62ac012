# The rules of The Pillars of the Earth in our own words; the numbers are those that the code and the tests name.

rule-p1 = Příprava
rule-p1-1 = Hráči se střídají po směru hodinových ručiček. Začínající hráč se vylosuje, nebo se určí při založení stolu.
rule-p1-2 = Každý začíná se 2 body, 12 dělníky, 3 staviteli a třemi řemeslníky: maltářem, truhlářem a kameníkem. Všichni stavitelé přijdou do jednoho sáčku.
rule-p1-3 = Začínající hráč má 20 zlaťáků, další po směru hodinových ručiček 21, pak 22 a 23. Nikdo nesmí mít víc než 30 zlaťáků: co by bylo navíc, ihned propadá.
rule-p1-4 = Čtrnáct ze šestnácti karet výhod se zamíchá; čtyři z nich zůstanou zakryté mimo hru. Každé kolo se vyloží dvě. Dvě karty určené pro poslední kolo přijdou vždy v 6. kole.
rule-p1-5 = Z deseti událostí jich nastane šest, každé kolo jedna; které čtyři ve hře nejsou, nikdo neví.
rule-p1-6 = Každé kolo přináší své čtyři nové řemeslníky.
rule-p1-7 = Každé kolo začíná takto: dvě karty výhod do Kingsbridge, dva řemeslníci do Shiringu a další dva do nabídky, sedm z devíti karet surovin do nabídky. Trh se doplní na 4 kameny, 4 dřeva a 4 písky, na královském dvoře čeká kov, šedí dělníci použití v minulém kole se vrátí na hrad a ukazatel ceny zpět na 7.
rule-p1-8 = Kdo má Ellen, podívá se nyní na událost tohoto kola; nikdo jiný ji nevidí.

rule-p2 = Fáze I: nabídka
rule-p2-1 = Od začínajícího hráče po směru hodinových ručiček si každý vezme jednu kartu, nebo pasuje, stále dokola.
rule-p2-2 = Karta surovin potřebuje tolik volných dělníků, kolik je na ní vytištěno; ti ihned odcházejí na místo. Kdo jich nemá dost, kartu si vzít nemůže. Šedí dělníci a Ottův černý slouží na místech i v přádelně stejně jako vaši vlastní.
rule-p2-3 = Řemeslník stojí tolik zlaťáků, kolik je na kartě vytištěno. Kdo jich nemá dost, najmout ho nemůže.
rule-p2-4 = Tým má nejvýš pět řemeslníků, s Jackem šest. Najmete-li dalšího, musíte hned někoho propustit, klidně i nováčka. Propuštění opouštějí hru. Jinak propouštět nelze, jen při zřícení klenby.
rule-p2-5 = Kdo pasoval, do konce fáze už nehraje. Fáze končí, když je rozebráno všech devět karet, nebo když pasovali všichni.
rule-p2-6 = Řemeslníci, které nikdo nenajal, opouštějí hru; karty surovin, které si nikdo nevzal, se vracejí do balíčku devíti karet, z něhož se v příštím kole losuje sedm.
rule-p2-7 = Všichni dělníci bez úkolu jdou do přádelny, i šedí a černý; na výběr to není.

rule-p3 = Fáze II: stavitelé
rule-p3-1 = Začínající hráč táhne stavitele ze sáčku poslepu, jednoho po druhém.
rule-p3-2 = Jednou za kolo smí začínající hráč právě vytaženého stavitele vrátit a táhnout znovu, ať patří komukoli a stojí cokoli, a to dřív, než se jeho majitel rozhodne. Může přijít i tentýž. Zbývá-li v sáčku jen stejná barva, není se na co ptát.
rule-p3-3 = Majitel stavitele buď hned umístí za cenu u ukazatele, nebo ho nechá čekat. Bez zlaťáků zbývá jen čekání, ledaže pomůže Remigius.
rule-p3-4 = První stavitel stojí 7 zlaťáků, pak 6, 5, 4, 3, 2 a 1; všichni další jsou zdarma. Ukazatel se posune po každém staviteli, který je umístěn nebo čeká. Vrácený stavitel se nepočítá.
rule-p3-5 = Čekající stavitel stojí na cenovém kotouči u ceny, která byla odmítnuta. Od osmého stavitele je umístění zdarma a stavitele umístit musíte.
rule-p3-6 = Když je sáček prázdný, umisťují se zdarma čekající stavitelé v pořadí, v jakém začali čekat. Hraje-li se ve dvou, je to po šestém staviteli.
rule-p3-7 = Na každém poli smí být jen jeden stavitel. Biskupský palác má 1 pole, Kingsbridge 2, převorství 2, královský dvůr 4, Shiring 2, hrad Shiring 1, trh 4, staveniště katedrály 1. Pole se obsazují od prvního, kromě Kingsbridge a Shiringu, kde každé pole patří kartě nad ním. Na jedno místo smíte poslat i více stavitelů.
rule-p3-8 = Remigius: byl-li vytažen váš stavitel, něco by stál a začínající hráč ho nevrátil, můžete kartu použít; potom musíte stavitele zdarma umístit. Ukazatel se posune jako obvykle. Čekajícím stavitelům karta nepomůže.
rule-p3-9 = Koho zasáhly městské hradby, ten má v příštím kole jen dva stavitele: dva přijdou do sáčku, třetí zůstane vedle plánu. V 6. kole se nic neděje.

rule-p4 = Fáze III: kolem plánu
rule-p4-1 = Událost. Odhalí se; pak volí biskupův host, pak může majitel Thomase odvrátit zlou událost a pak událost nastane po směru hodinových ručiček od začínajícího hráče: dobrá pro všechny, zlá pro ty, kdo nejsou chráněni. Co událost kartám surovin přidává nebo ubírá, se počítá, až kostičky přijdou, a netýká se to Toma, Alieny a Richarda. Zlaťáky za dělníky v přádelně se vyplácejí i za šedé a černého. Použití navíc při návštěvě arcibiskupa neplatí pro varhanáře, zvonaře, nástrojaře a architekta. Williamovy 4 zlaťáky nejsou daň: nepomůže proti nim stavitel na dvoře, osvobození od daně ani Francis. Kdo nemá dost, zaplatí, co má, a ztratí body podle P4.7. Body nikdy neklesnou pod 0.
rule-p4-2 = Biskupský palác. Proti zlé události: ochrana, nebo kámen, dřevo či písek z trhu. Je-li událost dobrá: vždy kostička.
rule-p4-3 = Přádelna. 1 zlaťák za každého vašeho dělníka v ní, i za šedé a černého.
rule-p4-4 = Kingsbridge. Stavitel bere kartu svého pole. Některé karty působí ihned, jiné do konce hry, další si necháte, dokud je nepoužijete. Karty, které si nikdo nevzal, opouštějí hru. Už v kole, kdy si je vezmete, působí Jack, Francis, převor Philip, Tom, Aliena, Richard a osvobození od daně. Ottův dělník, pohled Ellen, Thomas a Remigius slouží až od příštího kola, protože to, čeho se týkají, už proběhlo.
rule-p4-5 = Převorství. 2 body na prvním poli, 1 na druhém. Máte-li převora Philipa, přinese tu každý váš stavitel o 1 bod víc, a to od kola, ve kterém si kartu vezmete.
rule-p4-6 = Lesy, lomy a pískovny. Karty surovin přinášejí kostičky. Tom přináší každé kolo kámen, Aliena dřevo a Richard písek, a to od kola, ve kterém si je vezmete. Kostičky nikdy nedojdou. Dělníci se vracejí domů.
rule-p4-7 = Královský dvůr. Začínající hráč hází o daň: na kostce je 2, 3, 3, 4, 4, 5. Tolik zlaťáků platí každý. Neplatí majitelé stavitelů na dvoře, na kterémkoli jeho poli, ani ten, kdo po hodu použije osvobození od daně; majitel karty Francis nikdy neplatí víc než 2, a to od kola, kdy si ji vezme. Kdo nemůže zaplatit, odevzdá vše, co má, a ztratí 1 bod za každé 2 chybějící zlaťáky, zaokrouhleno dolů. Stavitel na prvním poli bere kov; není-li tam nikdo, kov zůstává.
rule-p4-8 = Shiring. Po směru hodinových ručiček od začínajícího hráče berou stavitelé zdarma řemeslníka svého pole. Plný tým musí někoho propustit. Řemeslníci, které si nikdo nevzal, opouštějí hru.
rule-p4-9 = Hrad Shiring. V příštím kole vám na místech nebo v přádelně slouží dva šedí dělníci. V 6. kole lze pole obsadit, ale nic nepřinese.
rule-p4-10 = Trh. Stavitelé jednají v pořadí svých polí, vždy po jedné akci, stále dokola, dokud všichni neodejdou; kdo tu má dva stavitele, jedná v každém oběhu dvakrát. Kupte libovolný počet jednoho druhu, který tu leží, nebo libovolný počet jednoho druhu prodejte: kámen za 4 zlaťáky, dřevo za 3, písek za 2; kov lze jen prodat, za 5. Prodané kostičky jdou do společné zásoby, ne na stánek. Ke koupi dřeva potřebujete v týmu truhláře, kteréhokoli z obou, k prodeji kamene kameníka. Druh, který jste tu koupili, už tu v tomto kole prodat nesmíte, ani starší kostičky, a to žádným ze svých stavitelů. Nejdřív prodat a později koupit stejný druh je dovoleno. Kostička od biskupa se za koupenou nepočítá. Kdo nechce nebo nemůže jednat, s tímto stavitelem končí.
rule-p4-11 = Katedrála. Po směru hodinových ručiček od začínajícího hráče může každý nechat pracovat své řemeslníky, v libovolném pořadí, každého nejvýš tolikrát, kolik říká karta; pracovat nikdo nemusí. Zedník potřebuje v týmu maltáře, kteréhokoli z obou, ať pracuje, nebo ne. Nástrojař potřebuje v ruce kov a nespotřebuje ho. Potom si každý, kromě 6. kola, nechá nejvýš pět kostiček podle své volby, včetně kovu; zbytek propadá. Začínající hráč přidá další díl katedrály.
rule-p4-12 = Začínající hráč. Majitel stavitele na staveništi katedrály začíná příští kolo; jinak další hráč po směru hodinových ručiček. V 6. kole lze pole obsadit, ale nic nepřinese.

rule-p5 = Konec
rule-p5-1 = Po šesti kolech vítězí, kdo má nejvíc bodů; při shodě ten, kdo má nejvíc zlaťáků; jinak se vítězství dělí. Počítadlo pokračuje i za 60.
rule-p5-2 = Zbylé kostičky a karty nemají žádnou cenu.
