# What the teacher of Pillars says. One idea for each beat; the learner's table shows the rest.

## 1: How to score

lesson-points-title = Jak získat body
lesson-points-about = O co se hraje, kdy hra končí a odkud se berou body.
lesson-points-welcome = Vítejte v Kingsbridge! Město chce katedrálu a vy ji pomůžete postavit.
lesson-points-goal = Toto počítadlo ukazuje body. Všichni začínají na 2: Agnes tam ještě je, vy už jste na 4. Kdo bude mít na konci nejvíc bodů, vyhraje.
lesson-points-rounds = Hra má šest kol a my přicházíme ke konci prvního. Když skončí šesté, skončí i hra.
lesson-points-goods = Body se dělají ze surovin, kostiček na vaší desce. V tomto kole jste získali 3 kameny a 3 písky.
lesson-points-craftsmen = A tohle jsou lidé, kteří to umějí: vaši řemeslníci. Na konci každého kola mění suroviny na body.
lesson-points-mixer = Maltář udělá 1 bod ze 3 písků a bez něj v týmu žádný zedník nepracuje. Máte 3 písky: dejte maltáři práci!
lesson-points-scored = A je to: o 3 písky méně, o 1 bod víc. Suroviny se spotřebují; řemeslníci zůstávají a příští kolo pracují znovu.
lesson-points-two-ways = S kamenem pracují dva z nich. Kameník potřebuje na bod 2 kameny, zedník jen 1. Spočítejte ale tečky na kartě: tolikrát za kolo smí pracovat, a zedník má jen dvě, proto se jmenuje Zedník II.
lesson-points-task = Získejte z kamene 2 body a 1 kámen si nechte do příštího kola.
lesson-points-task-well = Přesně tak! Zedník pracoval dvakrát a jeden kámen čeká na příští kolo. Nechat si smíte až 5 kostiček.
lesson-points-task-again = Skoro. Kameník spotřebuje na bod 2 kameny. Zedníkovi stačí pokaždé jen 1 a pracovat smí dvakrát.

## 2: The supply

lesson-supply-title = Dělníci a zlaťáky
lesson-supply-about = První fáze kola: dělníci chodí pro suroviny, za zlaťáky najímáte řemeslníky.
lesson-supply-supply = Každá kapitola je jiná hra a tahle právě začíná. Každé kolo začíná těmito kartami: kam mohou vaši dělníci a které řemeslníky lze najmout.
lesson-supply-workers = Máte 12 dělníků. Číslo dole na kartě říká, kolik jich zaměstná; kostičky ukazují, co přinesou.
lesson-supply-quarry = Začněme kamenem. Pošlete 5 dělníků do malého lomu pro 2 kameny.
lesson-supply-turns = Už jsou na cestě; kámen přijde později v tomto kole. Agnes si vzala dřevo. Tak to jde dokola, každý po jedné kartě, dokud všichni nepasují.
lesson-supply-hire = Řemeslníci se platí zlaťáky, jen jednou, a zůstávají ve vašem týmu, kde je místo pro pět. Zkušený maltář stojí 4 a bod udělá ze 2 písků místo ze 3.
lesson-supply-mill = Mimochodem, nikdo nezahálí: až pasujete, půjdou dělníci bez karty do přádelny. Každý tam vydělá 1 zlaťák.
lesson-supply-task = Zbývá vám 7 dělníků. Získejte 3 písky, 2 dřeva a zkušeného maltáře. Pozor: maltáře by chtěla i Agnes.
lesson-supply-task-well = Výborně: nejdřív řemeslník, protože ho chtěl i někdo jiný, a pak suroviny. Co je v ohrožení, má přednost!
lesson-supply-task-again = Něco vám uteklo. Kartu, kterou si někdo vezme, už nedostanete. Maltáře najměte hned; písek a dřevo počkají.

## 3: Master builders

lesson-builders-title = Stavitelé
lesson-builders-about = Druhá fáze: každý má tři stavitele a míst, kde jsou potřeba, je mnoho.
lesson-builders-bag = Vaši dělníci mají co dělat. Teď přicházejí stavitelé: tři vaši a tři, které má Agnes. Táhnou se z tohoto sáčku a první už je venku.
lesson-builders-flag = Vlajku má Agnes: toto kolo je začínající hráčkou, zahajuje každou fázi a táhne stavitele, a to poslepu. Na příští kolo vlajku dostane, kdo má stavitele na staveništi katedrály, jinak putuje k dalšímu hráči.
lesson-builders-wheel = Poslat prvního stavitele stojí 7 zlaťáků, dalšího 6, pak 5, až nakonec nic; cenu najdete u ukazatele. Proto smí ten, kdo má vlajku, jednou za kolo vrátit stavitele do sáčku: aby si někdo jiný nevybíral první, nebo aby později zaplatil méně.
lesson-builders-wait = Jako první vyšel váš, za 7 zlaťáků. Platit to nemusíte: nechte ho čekat, poslední možností nebo kotoučem. Až bude sáček prázdný, půjde zdarma tam, kde zbude místo.
lesson-builders-waiting = Váš stavitel čeká vedle cenového kotouče. Potom byla na řadě Agnes: zaplatila 6 zlaťáků a poslala svého stavitele do Kingsbridge pro tuto kartu.
lesson-builders-choose = A zase váš, za 5 zlaťáků. Každé místo říká, co dává, a dá to, až budou všichni stavitelé venku. Pošlete ho, kam chcete.
lesson-builders-choose-bishop = Biskup vás ochrání před zlou událostí, nebo vám dá kostičku z trhu; při dobré události vždy kostičku.
lesson-builders-choose-card = V Kingsbridge dostanete kartu daného pole. Některé pomohou jednou, jiné až do konce hry.
lesson-builders-choose-priory = Převorství dává body: 2 prvnímu staviteli, 1 druhému. Nic víc, nic míň.
lesson-builders-choose-court = Na královském dvoře neplatíte daň a první tam dostane kostičku kovu.
lesson-builders-choose-shiring = V Shiringu dostanete řemeslníka daného pole bez placení.
lesson-builders-choose-castle = Hrad vám na příští kolo půjčí dva šedé dělníky.
lesson-builders-choose-market = Stavitelé na trhu mohou později v kole nakupovat a prodávat.
lesson-builders-choose-cathedral = Tím získáte vlajku: příští kolo začínáte a vybíráte jako první.
lesson-builders-task = Ještě dva stavitelé: tento stojí 2 zlaťáky, čekající nic. Ke stavbě přijďte se 4 body a 1 kovem. Pomoci mohou převorství a královský dvůr.
lesson-builders-task-well = Výborně: 4 body a kov. Kdo brzy odmítne, ušetří; kdo brzy zaplatí, má z čeho vybírat.
lesson-builders-task-again = Ještě ne. Převorství dá 2 body tomu, kdo přijde první, a na královském dvoře je kov.

## 4: Events and taxes

lesson-trouble-title = Události a daně
lesson-trouble-about = Co se v kole může pokazit a jak se před tím chránit.
lesson-trouble-event = Tato karta je událost kola. Otočí se, až budou všichni stavitelé na místech. Polovina událostí je vlídná; ostatní uškodí všem.
lesson-trouble-bishop = Tedy všem kromě biskupova hosta. Pošlete tohoto stavitele za 5 zlaťáků do biskupského paláce.
lesson-trouble-tax = Později přijde královská daň. Rozhodne kostka: každý platí 2 až 5 zlaťáků. Kdo nemůže zaplatit, ztrácí body.
lesson-trouble-court = Kdo má stavitele na královském dvoře, neplatí nic. A tento kov je pro prvního z nich.
lesson-trouble-task = Máte 16 zlaťáků a dva stavitele: jednoho za 3 zlaťáky, jeden čeká. Ke stavbě přijďte s 13 zlaťáky a 4 body. Body dává převorství; jinak stačí nic neztratit.
lesson-trouble-task-well = Bez jediného šrámu! Agnes přišla ve sporu o 2 body a zaplatila daň. Vám se nestalo ani jedno.
lesson-trouble-task-again = Ty 4 body: stavitel v převorství přinese 2, které vám chybějí, a ostatní ochrání biskup, když ho o to při otočení události požádáte. Těch 13 zlaťáků: stavitel na královském dvoře ušetří daň.

## 5: The market

lesson-market-title = Trh
lesson-market-about = Kupte, co vaši řemeslníci potřebují, a prodejte, co ne.
lesson-market-winter = Krutá zima: každá karta přinesla o kostičku méně. 1 kámen, 1 dřevo a 2 písky dají jen 1 bod. Máte ale stavitele na trhu!
lesson-market-stalls = Tohle jsou ceny kostiček: kámen 4, dřevo 3, písek 2. Kupujete, co tu leží, a prodáváte za stejnou cenu. Kov můžete jen prodat, za 5.
lesson-market-sell = Máte 1 zlaťák a 1 kov, se kterým nikdo z vašeho týmu nepracuje. Prodejte kov.
lesson-market-laps = 5 zlaťáků pro vás. Agnes potom koupila 2 kameny. Tak to jde dokola, každý po jednom obchodu: nákup, nebo prodej jednoho druhu. Co tu koupíte, v tomto kole už neprodáte.
lesson-market-craftsmen = Teď myslete na svůj tým. Zkušený maltář udělá bod ze 2 písků, truhlář ze 2 dřev, kameník ze 2 kamenů.
lesson-market-trades = Dva z nich jsou důležití i na trhu: kámen smíte prodávat, jen když máte v týmu kameníka, a dřevo kupovat, jen když máte truhláře.
lesson-market-task = Máte 6 zlaťáků. Získejte v tomto kole 2 body: uzavřete obchod, opusťte trh a stavte.
lesson-market-task-well = Dobrý obchod: z nákupu a vlastních surovin jsou 2 body. Než koupíte, podívejte se, co chybí k dalšímu bodu: často je to jediná kostička.
lesson-market-task-again = Nejdřív spočítejte, co máte: 2 písky dají jeden bod. K druhému stačí 1 dřevo za 3 zlaťáky; 1 kámen nebo 2 písky stojí 4.

## 6: A team of five

lesson-team-title = Pětičlenný tým
lesson-team-about = Každé kolo přicházejí lepší řemeslníci, ale místo je jen pro pět.
lesson-team-team = Třetí kolo a váš tým je plný: pět řemeslníků a dost. Každý je k něčemu, někteří víc než jiní.
lesson-team-coming = Tato řada ukazuje, kdo přijde ve kterém kole. Jsou stále lepší: sochař, který právě přišel do Shiringu, udělá 2 body z jediného kamene a poslední řemeslníci dokonce 4 nebo 6 bodů najednou.
lesson-team-hire = Vyplatí se tedy tým obnovovat. Najměte tohoto zedníka za 4 zlaťáky: bod za každý kámen, až čtyřikrát za kolo.
lesson-team-dismiss = Šest je moc, jeden tedy musí odejít. Na jedno pozor: zedníci pracují, jen když je v týmu maltář. Koho propustíte?
lesson-team-dismiss-mixer = Ouha, právě toho zedníci potřebují! Teď nemohou pracovat, dokud nenajmete jiného maltáře. To se jednou stane každému.
lesson-team-dismiss-stonecutter = Dobrá volba. Kameník potřebuje na bod dva kameny, vaši zedníci jen jeden. Bez něj ale už nemůžete prodávat kámen.
lesson-team-dismiss-mason = I to je možné. Kámen, který obvykle máte, zpracuje jeden zedník, a dva by se o něj přetahovali.
lesson-team-dismiss-potter = Hm. Hrnčíř udělá bod z jednoho písku a písek je levný. Kameník by chyběl méně.
lesson-team-dismiss-architect = Škoda: architekt dává každé kolo bod zadarmo. Kameník by chyběl méně.
lesson-team-task = Řemeslníci bez surovin jsou jen příjemná společnost. Máte 13 dělníků: zařiďte si v tomto kole 4 kameny nebo víc.
lesson-team-task-well = Čtyři kameny jsou na cestě pro všechny, kdo s nimi umějí pracovat. Nejdřív lidé, pak suroviny, které tito lidé potřebují: tak kolo začíná dobře.
lesson-team-task-again = Velký lom přinese 4 kameny, ale potřebuje 10 dělníků. Pošlete je tam dřív, než odejdou jinam.

## 7: The end

lesson-end-title = Konec hry
lesson-end-about = Poslední stavba: co se počítá, co ne a kdo vyhraje.
lesson-end-last = Šesté kolo. Vy máte 38 bodů, Agnes 39. Tohle je poslední stavba, a pak hra končí.
lesson-end-nothing = Kostičky a karty potom nemají žádnou cenu. Využijte tedy, co můžete. Zlaťáky rozhodují jen při shodě: kdo jich má při stejných bodech víc, vítězí.
lesson-end-potter = Začněte lepším hrnčířem: bod za každý písek, až třikrát.
lesson-end-often = Kolikrát? Šetřit pískem teď není proč. Třikrát!
lesson-end-metal = Zbývá jeden kov a chtějí ho dva. Zvonař z něj udělá 4 body. Varhanář 6, ale potřebuje k tomu i dřevo.
lesson-end-task = Agnes dojde na 49 a má víc zlaťáků. Vyhrajte tuto hru!
lesson-end-task-well = 50 : 49. Vyhráli jste! Varhany, dřevo a písek: krásná katedrála.
lesson-end-task-again = Je potřeba 50 bodů: při 49 vyhraje Agnes díky zlaťákům. Kov dejte varhanáři, druhé dřevo tesaři a písek druhému hrnčíři.

## 8: Your own round

lesson-round-title = Vaše vlastní kolo
lesson-round-about = Všechno dohromady, od první karty po poslední kámen.
lesson-round-ready = Už umíte všechno: dělníci a řemeslníci, pak stavitelé, pak stavba. Nespěchejte; ukažte na cokoli na stole a dozvíte se, k čemu to je.
lesson-round-task = Zahrajte první kolo hry. Zkuste mít na začátku druhého 6 bodů.
lesson-round-task-well = Silné první kolo! Ještě pět takových a nikdo vás nedohoní.
lesson-round-task-again = Suroviny pro vaše řemeslníky, převorství za 2 body a někdo nový v týmu: to obvykle stačí. Zkuste to ještě jednou, nebo jděte dál a hrajte.
