# The rules of Kutná Hora in our own words; the numbers are those that the code and the tests name.

rule-k1 = Příprava
rule-k1-1 = Čtyři hráči hrají 5 kol, dva nebo tři 6. Tři a čtyři hráči používají velké město a velké doly, dva malé.
rule-k1-2 = Daň začíná na 0. Tři dílky s červeným patricijem čekají na stupnici kol.
rule-k1-3 = Radnice má tři řady. Čtyři dílky každého cechu tvoří hromádku, označený vespod a ostatní tři zamíchané na něm; šest hromádek se náhodně rozmístí do dvou levých sloupců. Zelené, stříbrné a žluté veřejné dílky, od každé barvy tři, se zamíchají do hromádek ve třetím sloupci, každá v řadě vytištěné pro její barvu. Dílek stojí v prvním sloupci 1 groš, dále 1, 2 a 3 povolení.
rule-k1-4 = Karta dolů určí, na kterých čtyřech místech v dolech je skála; která skála leží kde, je náhodné.
rule-k1-5 = Obyvatelstvo i ruda stojí na 0, všechna ramena cen zcela vlevo.
rule-k1-6 = Chrám sv. Barbory má 11 dílků, které přicházejí popořadě. V bance jsou tři patricijové každé barvy a v pořadí čekají čtyři dílky technologie.
rule-k1-7 = Dílky dolů leží ve třech vrstvách: I na II a ta na III, každá zamíchaná.
rule-k1-8 = Začínající hráč je náhodný, nebo určený. Každý má 12 domků ve třech řadách po čtyřech, 1 horníka v zásobě a 8 čekajících, 3 značky parcel, pověst 0, žádné body a šest karet akcí. Začínající hráč má 40 grošů, ostatní v pořadí tahů 41, 42 a 43.
rule-k1-9 = Karta cechů nabízí pro každého hráče jednu trojici cechů. V opačném pořadí tahů si každý vybere trojici; potom v pořadí tahů každý rozhodne, který cech přijde do které řady desky. V první hře se použije 1. karta, trojice se rozdají náhodně a cechy trojice obsadí po řadě řady veřejných dílků, pelikánů a pověsti.
rule-k1-10 = Události patří ke každé hře dvou hráčů, při třech nebo čtyřech jsou volitelné. Každé kolo kromě posledního má jednu: z balíčku A až do kola, po němž přijdou červené dílky, později z balíčku B. První událost leží odkrytá před začátkem 1. kola. Symbol daně na události zvyšuje daň při jejím odhalení.

rule-k2 = Kola a tahy
rule-k2-1 = Každý má za kolo tři tahy, po směru hodinových ručiček od začínajícího hráče: v prvním a druhém tahu dvě karty po sobě, ve třetím jednu. Šestá karta zůstane nezahraná.
rule-k2-2 = Na kartě jsou dvě akce; zahrát ji znamená provést jednu z nich. Karta je pak pro toto kolo spotřebovaná. Karty jsou veřejné.
rule-k2-3 = Kartu lze vždy zahrát bez účinku. Akce, kterou nelze provést, nemá účinek, nebo skončí tam, kde už nemůže dál; co do té chvíle stála, se nevrací.
rule-k2-4 = Náklady se platí, když vzniknou. Co nemůžete zaplatit celé, nemůžete zvolit. Akce se nabízí, jen může-li mít účinek. Jsou dvě výjimky: dílky dolů smíte táhnout, i když nemáte na žádné místo, a sv. Barboru použít, kdykoli máte nepoužitého pelikána.

rule-k3 = Ceny
rule-k3-1 = Cena se čte na horní kartě balíčku v poloze ramene. Dřevo, jídlo a pivo se řídí obyvatelstvem; ruda, stříbro a povolení balíčkem rudy. Ruda se čte u ramene stříbra.
rule-k3-2 = Balíček postupuje kartu po kartě a symboly každé nové karty působí ihned: dřevo, jídlo a pivo v tomto pořadí, nebo stříbro a povolení. Na poslední kartě se další kroky ignorují.
rule-k3-3 = Město staví: kde se tento symbol ukáže, posune se rameno o jedno místo doprava, horní dílek hromádky daného cechu se odloží a hromádka jde na konec své řady. Potom působí nové políčko. Není-li co odložit, rameno se přesto posune; v poslední poloze zůstává a nic se neděje.
rule-k3-4 = Červený křížek: dokud je vidět, nikdo nesmí stavět budovy tohoto cechu. Práva kupovat lze. Křížek u rudy zastaví budovy horníků, ne doly a dílky technologie. Veřejné budovy nezastaví nic.
rule-k3-5 = Když rameno posune budova, působí symbol nového políčka ihned.

rule-k4 = Akce Důl
rule-k4-1 = Je-li vaše zásoba horníků prázdná, musíte nejdřív zaplatit cenu jednoho povolení a přesunout do ní 1 nebo 2 čekající horníky. Je-li v ní jeden, smíte totéž udělat pro jednoho dalšího. Do zásoby se vejdou dva a doplňuje se jen na začátku akce.
rule-k4-2 = Táhněte tolik dílků dolů, kolik říká úroveň technologie, a jeden si vyberte, nebo žádný; zbytek se odloží. Úroveň začíná na 1 a zvyšují ji jen budovy horníků. Prázdná hromádka se vytvoří znovu ze zamíchaných odložených dílků. Pokud žádný dílek neumístíte, povolení se nevrací.
rule-k4-3 = Důl přijde na prázdné místo bez skály: na vstup, nebo přímo vedle některého dolu či pod něj. Počítají se doly všech hráčů i dílky technologie.
rule-k4-4 = Vstup stojí vždy 2 dřeva, ať je vedle cokoli. Každé jiné místo stojí dřevo vytištěné na dolech vedle a nad ním; liší-li se, platí nejvyšší, ne součet. Důl nikdy neovlivní místo nad sebou.
rule-k4-5 = Umístěte dílek a označte ho horníkem ze zásoby. Pak v tomto pořadí: stoupne vaše výroba rudy, o stejný počet postoupí balíček rudy a následují obyvatelstvo, body a další účinky.
rule-k4-6 = Nemáte-li na desce žádného horníka, akce nemá účinek. Zbývá-li méně dílků, než smíte táhnout, vybírejte z toho, co je.
rule-k4-7 = Táhnout smíte, i když nemáte na žádné místo; dílky se pak odloží.

rule-k5 = Akce Práva
rule-k5-1 = Vezměte si horní dílek hromádky, jejíž cenu můžete zaplatit: dílek jednoho ze svých tří cechů, nebo kterýkoli veřejný. Cenu určuje sloupec: 1 groš, dále 1, 2 a 3 povolení za dnešní cenu.
rule-k5-2 = Na desce máte místo pro tři dílky; dokud jsou všechna tři plná, akci provést nemůžete. Po odebrání dílku se hromádka přesune na konec své řady a ostatní se posunou doleva. Prázdná hromádka svou řadu opouští.

rule-k6 = Akce Parcela
rule-k6-1 = Dokud ve městě není žádná budova, stojí kterékoli volné pole 5 grošů. Později si vezměte volné pole vedle budovy za nejvyšší cenu vytištěnou na sousedech, ne za součet. Vedle znamená společnou stranu; pole, která se dotýkají jen rohem, nikdy nesousedí. Není-li takové pole volné, stojí kterékoli volné pole 5 grošů.
rule-k6-2 = S pověstí 3 a víc stojí parcela jen 1 groš. Ve městě smíte mít nejvýš tři značky.

rule-k7 = Akce Stavba
rule-k7-1 = Postavte jeden ze svých dílků na jedné ze svých parcel: značka se vrátí, dílek se umístí a jeho dřevo se zaplatí za dnešní cenu. Budovy sousedí společnou stranou, nikdy úhlopříčně.
rule-k7-2 = Cechovní budovu nelze postavit, dokud je u jejího zboží červený křížek, ani když v řadě cechu už není domek.
rule-k7-3 = Účinky dílku nastanou v pořadí, v jakém jsou vytištěny, nejdřív výroba. Cechovní budova posune rameno svého zboží; budova horníků místo toho posune balíček rudy o svou výrobu a přinese dílek technologie.
rule-k7-4 = Postavenou cechovní budovu označí domek nejvíc vlevo z její řady a nastane, co zakrýval: body a pověst vzít musíte. Veřejný dílek zdarma smíte odmítnout; potřebuje místo na desce a bere se shora z kterékoli veřejné hromádky, i červené; hromádka se přesune jako vždy.
rule-k7-5 = Veřejnou budovu nikdo nevlastní; nemá domek ani výrobu. Její patricij jde z banky do zásoby, má-li banka ještě nějakého.
rule-k7-6 = Technologie: umístěte další dílek technologie zdarma na kterékoli místo, kde by mohl být důl, s čekajícím horníkem, nebo s horníkem ze zásoby, pokud nikdo nečeká; nebo ho odstraňte ze hry. Bez horníka nebo volného místa ho lze jen odstranit; nezbývá-li žádný dílek technologie, nestane se nic. Tak či tak úroveň technologie stoupne a všichni od té chvíle táhnou víc dílků dolů. Umístěný dílek je ve všem důl, včetně svých účinků.
rule-k7-7 = „Otočí dílek sv. Barbory“, na některých cechovních budovách: aktuální dílek se otočí a jeho daň se připočte; účinek nezíská nikdo. Nezbývá-li žádný dílek, nestane se nic.
rule-k7-8 = „Odstraňte domek“: domek nejvíc vlevo z řady podle vaší volby odchází bez účinku. Udělat to musíte; nemáte-li na desce žádný domek, takový dílek postavit nelze.
rule-k7-9 = Daň nikdy nestoupne nad 25.
rule-k7-10 = Pelikánů je neomezeně a přicházejí nepoužití. Daň, obyvatelstvo, ruda, body a pověst se mění ihned.

rule-k8 = Akce Příjem
rule-k8-1 = Groše dostanete ihned: každá výroba krát její cena, vše sečteno. Ruda z dolů a z budov je totéž.
rule-k8-2 = Potom smíte za 10 grošů přesunout jednoho patricije ze zásoby do rady.

rule-k9 = Akce Sv. Barbora
rule-k9-1 = Otočte nepoužitého pelikána na použitou stranu, proveďte aktuální dílek a otočte ho; jeho daň se ignoruje. Zisky i ztráty pověsti a bodů přijmout musíte, prostřední účinek smíte odmítnout.
rule-k9-2 = Po otočení 11. dílku přináší akce za pelikána 2 stupně pověsti.
rule-k9-3 = 1. dílek: získáte 2 stupně pověsti. 2. dílek: získáte 1 stupeň pověsti; vezmete si zdarma práva na dílek. 3. dílek: ztratíte 1 stupeň pověsti; smíte odstranit domek nejvíc vlevo jednoho ze svých cechů, bez jeho účinku, a výroba jeho zboží stoupne o 2. Nic se nestaví, nehýbe se tedy žádný balíček ani rameno. 4. dílek: získáte 1 stupeň pověsti; zaberete zdarma kterékoli volné pole. 5. dílek: ztratíte 2 stupně pověsti; příjem dvakrát, pokaždé s možností posadit patricije. 6. dílek: získáte 2 body; patricij jde z banky rovnou do rady. 7. dílek: získáte 1 stupeň pověsti za každou dvojici vaší budovy a veřejné budovy vedle ní, nikdy úhlopříčně. 8. dílek: získáte 1 bod; stavíte bez placení dřeva. 9. dílek: dva doly bez placení dřeva i povolení, s čekajícími horníky, nebo s horníky ze zásoby, pokud nikdo nečeká. 10. dílek: hned získáte body za puntíky kolem jedné své budovy, jako na konci hry. 11. dílek: získáte 5 bodů.
rule-k9-4 = Budova postavená díky 8. dílku, která otáčí dílek sv. Barbory, otočí právě 8. dílek i s jeho daní a žádný další. Za 11. dílek, který otočí cechovní budova, 5 bodů nezíská nikdo.

rule-k10 = Žolík
rule-k10-1 = Ztraťte 1 stupeň pověsti (s pověstí 6 a víc žádný) a proveďte kteroukoli jinou akci; její náklady se čtou až po ztrátě. Žolík zahraný bez účinku nic nestojí.

rule-k11 = Pověst
rule-k11-1 = Každý krok za kterýkoli konec stupnice znamená místo toho zisk nebo ztrátu 2 bodů. Body mohou být záporné. Od 3 stojí parcely 1 groš, od 6 žolík nestojí pověst.

rule-k12 = Konec kola: událost, daně, patricijové, nové dílky
rule-k12-1 = Nejdřív událost: postoupí balíčky, které jmenuje, a pak nastane její účinek. „Každý“ odmění všechny, kdo mají dost; „nejvíc“ odmění při shodě všechny, ale jen mají-li víc než nic. Změna ceny budov nebo dolů se během kola týká jen těch, za které se platí; cena nikdy neklesne pod 0.
rule-k12-2 = Potom daně, v pořadí tahů: zaplaťte sazbu, se dvěma značkami parcel ve městě o 3 víc, se třemi o 8, nebo ztraťte pověst uvedenou u kola. Kdo nemůže zaplatit vše, ztrácí pověst a neplatí nic; kdo může, smí přesto odmítnout. Není-li co platit, není se na co ptát.
rule-k12-3 = Potom, v každém z posledních tří kol, přináší každý patricij v radě body všem. Zelený: 1 za každou dvojici vaší budovy a veřejné budovy vedle ní, nikdy úhlopříčně. Stříbrný: 3 za každé dva použité pelikány. Žlutý: 2, máte-li důl v každé řadě, 4, máte-li v každé dva. Červený: 3 za každý sloupec vaší desky bez domků.
rule-k12-4 = Po 2. kole při čtyřech hráčích, po 3. kole při dvou nebo třech se zamíchají červené dílky; na konec každé řady radnice přijde jeden, každý jako vlastní hromádka.
rule-k12-5 = Nakonec se vrátí karty, ukazatel začínajícího hráče přejde k sousedovi vlevo a odhalí se další událost.

rule-k13 = Konec hry
rule-k13-1 = Město: každá vaše cechovní budova získá 1 bod za každý puntík na sousedovi v barvě, kterou sama má. Sousedé mají společnou stranu, nikdy jen roh: budovy všeho druhu i vesnice na okraji města. Puntík se počítá jednou, i když má budova jeho barvu vícekrát. Veřejné budovy nezískávají nic.
rule-k13-2 = Doly: všechny hvězdy v řadě, i na skalách a dílcích technologie, určují, kolik řada vynese prvnímu, druhému a třetímu. Pořadí hráčů určují hvězdy na jejich vlastních dolech v řadě. Při shodě získá každý plnou hodnotu svého místa a obsazená místa jsou vyčerpána. Bez vlastní hvězdy nezískáte nic.
rule-k13-3 = Váš příjem v konečných cenách dělený 10, zaokrouhleno dolů.
rule-k13-4 = Body vytištěné u vaší pověsti.
rule-k13-5 = 1 bod za každý nepostavený dílek na vaší desce, každou vaši značku parcely ve městě a každého vašeho nepoužitého pelikána.
rule-k13-6 = Vítězí, kdo má nejvíc bodů; při shodě ten, kdo má nejvíc grošů; jinak se vítězství dělí.
