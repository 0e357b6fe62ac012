# The Pillars of the Earth in Czech.

title = Pilíře země
tagline = Za šest kol musí stát katedrála.

## Materials, places and the spaces a builder can be sent to

material-stone = kámen
    .name = Kámen
    .acc = kámen
    .gen = kamene
    .few = kameny
    .many = kamenů
    .none = žádný kámen
    .with = s kamenem
    .all = všechen kámen
material-wood = dřevo
    .name = Dřevo
    .acc = dřevo
    .gen = dřeva
    .few = dřeva
    .many = dřev
    .none = žádné dřevo
    .with = se dřevem
    .all = všechno dřevo
material-sand = písek
    .name = Písek
    .acc = písek
    .gen = písku
    .few = písky
    .many = písků
    .none = žádný písek
    .with = s pískem
    .all = všechen písek
material-metal = kov
    .name = Kov
    .acc = kov
    .gen = kovu
    .few = kovy
    .many = kovů
    .none = žádný kov
    .with = s kovem
    .all = všechen kov

place-bishop = Biskupský palác
place-kingsbridge = Kingsbridge
place-priory = Převorství
place-kings_court = Královský dvůr
place-shiring = Shiring
place-castle = Hrad Shiring
place-market = Trh
place-cathedral = Staveniště

target-bishop = Biskupský palác
    .to = do biskupského paláce
    .loc = v biskupském paláci
target-kingsbridge-1 = První karta v Kingsbridge
    .to = do Kingsbridge k první kartě
    .loc = v Kingsbridge u první karty
target-kingsbridge-2 = Druhá karta v Kingsbridge
    .to = do Kingsbridge k druhé kartě
    .loc = v Kingsbridge u druhé karty
target-priory = Převorství
    .to = do převorství
    .loc = v převorství
target-kings_court = Královský dvůr
    .to = na královský dvůr
    .loc = na královském dvoře
target-shiring-1 = První řemeslník v Shiringu
    .to = do Shiringu k prvnímu řemeslníkovi
    .loc = v Shiringu u prvního řemeslníka
target-shiring-2 = Druhý řemeslník v Shiringu
    .to = do Shiringu k druhému řemeslníkovi
    .loc = v Shiringu u druhého řemeslníka
target-castle = Hrad Shiring
    .to = na hrad Shiring
    .loc = na hradě Shiring
target-market = Trh
    .to = na trh
    .loc = na trhu
target-cathedral = Staveniště katedrály
    .to = na staveniště katedrály
    .loc = na staveništi katedrály

## Resource cards

resource-sand-2 = Malá pískovna
resource-sand-3 = Pískovna
resource-sand-4 = Velká pískovna
resource-wood-2 = Malý les
resource-wood-3 = Les
resource-wood-4 = Velký les
resource-stone-2 = Malý lom
resource-stone-3 = Lom
resource-stone-4 = Velký lom

## Craftsmen; the Roman numeral is how often a round they can work

craftsman-mortar_mixer = Maltář
    .nom = maltář
    .acc = maltáře
craftsman-woodworker = Truhlář
    .nom = truhlář
    .acc = truhláře
craftsman-stonecutter = Kameník
    .nom = kameník
    .acc = kameníka
craftsman-tool_maker = Nástrojař
    .nom = nástrojař
    .acc = nástrojaře
craftsman-master_woodworker = Mistr truhlář
    .nom = mistr truhlář
    .acc = mistra truhláře
craftsman-skilled_mortar_mixer = Zkušený maltář
    .nom = zkušený maltář
    .acc = zkušeného maltáře
craftsman-mason_2 = Zedník II
    .nom = zedník II
    .acc = zedníka II
craftsman-mason_3 = Zedník III
    .nom = zedník III
    .acc = zedníka III
craftsman-mason_4 = Zedník IV
    .nom = zedník IV
    .acc = zedníka IV
craftsman-mason_5 = Zedník V
    .nom = zedník V
    .acc = zedníka V
craftsman-carpenter_2 = Tesař II
    .nom = tesař II
    .acc = tesaře II
craftsman-carpenter_3 = Tesař III
    .nom = tesař III
    .acc = tesaře III
craftsman-carpenter_4 = Tesař IV
    .nom = tesař IV
    .acc = tesaře IV
craftsman-carpenter_5 = Tesař V
    .nom = tesař V
    .acc = tesaře V
craftsman-potter_2 = Hrnčíř II
    .nom = hrnčíř II
    .acc = hrnčíře II
craftsman-potter_3 = Hrnčíř III
    .nom = hrnčíř III
    .acc = hrnčíře III
craftsman-architect = Architekt
    .nom = architekt
    .acc = architekta
craftsman-sculptor_1 = Sochař I
    .nom = sochař I
    .acc = sochaře I
craftsman-sculptor_2 = Sochař II
    .nom = sochař II
    .acc = sochaře II
craftsman-sculptor_3 = Sochař III
    .nom = sochař III
    .acc = sochaře III
craftsman-sculptor_4 = Sochař IV
    .nom = sochař IV
    .acc = sochaře IV
craftsman-glassblower_1 = Sklář I
    .nom = sklář I
    .acc = skláře I
craftsman-glassblower_2 = Sklář II
    .nom = sklář II
    .acc = skláře II
craftsman-goldsmith_6 = Zlatník VI
    .nom = zlatník VI
    .acc = zlatníka VI
craftsman-goldsmith_8 = Zlatník VIII
    .nom = zlatník VIII
    .acc = zlatníka VIII
craftsman-organ_builder = Varhanář
    .nom = varhanář
    .acc = varhanáře
craftsman-bell_maker = Zvonař
    .nom = zvonař
    .acc = zvonaře

## Advantage cards

advantage-madonna = Madona
advantage-wool_fair = Vlnařský trh
advantage-toledo = Toledská ocel
advantage-tom = Tom
advantage-aliena = Aliena
advantage-richard = Richard
advantage-jack = Jack
advantage-otto = Otto
advantage-francis = Francis
advantage-prior_philip = Převor Philip
advantage-ellen = Ellen
advantage-tax_exemption = Osvobození od daně
advantage-thomas = Thomas
advantage-remigius = Remigius
advantage-celebrations = Oslavy
advantage-completion = Dokončení

## Events

card-king = Královský dar
card-richard_event = Richardův návrat
card-philip = Philip chválí přádelnu
card-volunteers = Dobrovolníci
card-archbishop = Návštěva arcibiskupa
card-william = William loupí na cestách
card-conflict = Spor
card-town_wall = Městské hradby
card-cold_winter = Krutá zima
card-collapse = Zřícená klenba

## What cards do

part-cubes = { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }
part-gold = { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 }
part-points = { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 }
part-workers = { $amount ->
    [one] { $amount } dělník
    [few] { $amount } dělníci
   *[other] { $amount } dělníků
 }
part-holds-metal = kov v ruce
part-and = +
part-becomes = →
part-uses = { $amount ->
    [one] (jednou za kolo)
   *[other] (až { $amount }krát za kolo)
 }
part-needs = s { FORM($trade, "ins") } v týmu

when-now = Ihned.
when-always = Platí do konce hry.
when-once = Jednou, kdykoli chcete.

effect-gold = Získáte { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 }.
effect-gold-lost = Zaplatíte { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 }.
effect-points = Získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 }.
effect-points-lost = Ztratíte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 }.
effect-cubes = Získáte { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }.
effect-each_round = Každé kolo získáte { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }.
effect-craftsman_limit = V týmu smíte mít o { $amount ->
    [one] 1 řemeslníka
    [few] { $amount } řemeslníky
   *[other] { $amount } řemeslníků
 } víc.
effect-workers = Máte o { $amount ->
    [one] 1 dělníka
    [few] { $amount } dělníky
   *[other] { $amount } dělníků
 } víc.
effect-tax_at_most = Na dani nikdy nezaplatíte víc než { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 }.
effect-priory_points = Každý váš stavitel v převorství přinese o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc.
effect-see_event = Na začátku každého kola jen vy uvidíte, jaká událost přijde.
effect-no_tax = Neplatíte daň; rozhodnete se až po hodu kostkou.
effect-no_event = Zlá událost vás mine; rozhodnete se až po jejím odhalení.
effect-free_builder = Stavitele, který byl právě vytažen, umístíte zdarma.
effect-gold_per_mill_worker = Za každého svého dělníka v přádelně získáte { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 }, nejvýš { $most }.
effect-cubes_per_resource_card = Každá vaše karta surovin přinese o { $amount ->
    [one] { $amount } kostičku
    [few] { $amount } kostičky
   *[other] { $amount } kostiček
 } víc.
effect-cubes_per_resource_card-lost = Každá vaše karta surovin přinese o { $amount ->
    [one] { $amount } kostičku
    [few] { $amount } kostičky
   *[other] { $amount } kostiček
 } méně.
effect-extra_use = Jeden z vašich řemeslníků smí na stavbě tohoto kola pracovat jednou navíc.
effect-builders_next_round = V příštím kole máte jen { $amount ->
    [one] { $amount } stavitele
    [few] { $amount } stavitele
   *[other] { $amount } stavitelů
 }.
effect-lose_craftsman = Propustíte jednoho svého řemeslníka.

## What is asked

prompt-take-card = { $seat }: pošlete dělníky, najměte řemeslníka, nebo pasujte. Máte ještě { $workers ->
    [0] 0 dělníků
    [one] 1 dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 } a { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
prompt-dismiss = { $seat }: jeden řemeslník musí odejít. Koho propustíte?
prompt-keep-or-redraw = { $own ->
    [0] { $seat }: byl vytažen stavitel ({ $owner }) a jeho umístění stojí { $cost ->
        [one] { $cost } zlaťák
        [few] { $cost } zlaťáky
       *[other] { $cost } zlaťáků
    }. Jako začínající hráč smíte jednou za kolo stavitele vrátit a táhnout znovu.
   *[other] { $seat }: byl vytažen váš stavitel a jeho umístění stojí { $cost ->
        [one] { $cost } zlaťák
        [few] { $cost } zlaťáky
       *[other] { $cost } zlaťáků
    }. Jako začínající hráč smíte jednou za kolo stavitele vrátit a táhnout znovu.
 }
prompt-place = { $cost ->
    [0] { $seat }: umístěte zdarma svého stavitele.
    [one] { $seat }: umístěte svého stavitele za 1 zlaťák, nebo ho nechte čekat.
    [few] { $seat }: umístěte svého stavitele za { $cost } zlaťáky, nebo ho nechte čekat.
   *[other] { $seat }: umístěte svého stavitele za { $cost } zlaťáků, nebo ho nechte čekat.
 }
prompt-place-free = { $seat }: umístěte zdarma svého stavitele.
prompt-place-waiting = { $seat }: umístěte zdarma svého čekajícího stavitele.
prompt-bishop = { $seat }: přichází událost „{ $card }“ a biskup vás přijímá. O co ho požádáte?
prompt-avert = { $seat }: událost „{ $card }“ dopadá i na vás. Použijete svou kartu, aby vás minula?
prompt-claim-exemption = { $seat }: daň činí { $tax ->
    [one] { $tax } zlaťák
    [few] { $tax } zlaťáky
   *[other] { $tax } zlaťáků
 }, máte { $gold }. Použijete své osvobození?
prompt-trade = { $seat }: kupte nebo prodejte jeden druh suroviny, nebo opusťte trh. Máte { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
prompt-buy = { $seat }: kolik kostiček { FORM($material, "gen") } koupíte? Jedna stojí { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
 }.
prompt-sell = { $seat }: kolik kostiček { FORM($material, "gen") } prodáte? Za jednu dostanete { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
 }.
prompt-build = { $seat }: kdo bude pracovat na katedrále?
prompt-work = { $seat }: kolikrát bude pracovat { FORM($craftsman, "nom") }?
prompt-return-cubes = { $seat }: smíte si nechat { $keep ->
    [one] { $keep } kostičku
    [few] { $keep } kostičky
   *[other] { $keep } kostiček
 } a máte o { $excess } víc. Kolik kostiček { FORM($material, "gen") } vrátíte?
prompt-choose-start = Kdo začíná?
prompt-reveal-advantage = Odhaluje se další karta výhod.
prompt-lay-out-craftsman = Do Shiringu přichází další řemeslník.
prompt-set-aside = Jedna karta surovin v tomto kole chybí.
prompt-foresee = { $owner } si prohlíží událost, která přijde.
prompt-draw-builder = Ze sáčku se táhne stavitel.
prompt-reveal-event = Odhaluje se událost.
prompt-roll-tax = Hází se o daň.

## What can be chosen

choice-begin = Začíná { $noun }
choice-reveal = V Kingsbridge leží karta { $noun }
choice-shiring = Do Shiringu přichází { FORM($noun, "nom") }
choice-aside = V tomto kole chybí karta { $noun }
choice-foresee = Přijde událost { $noun }
choice-event = { $noun }
choice-draw = Stavitel ({ $noun })
choice-roll = Na kostce: { $noun }
choice-take = Poslat { $workers ->
    [one] 1 dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 } pro { $cubes ->
    [one] 1 { FORM($material, "acc") }
    [few] { $cubes } { FORM($material, "few") }
   *[other] { $cubes } { FORM($material, "many") }
 }
choice-hire = Najmout { FORM($noun, "acc") } za { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }{ $full ->
    [0] {""}
   *[other] {" "}a{"\u00A0"}někoho propustit
 }
choice-pass = Pasovat do konce této fáze
choice-dismiss = Propustit { FORM($noun, "acc") }
choice-keep = Nechat ho
choice-redraw = Vrátit ho a táhnout znovu
choice-place = { $place ->
    [bishop] Biskup: ochrana, nebo kostička
    [kingsbridge] Kingsbridge: { $card }
    [priory] Převorství: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [kings_court] Královský dvůr: { $metal ->
        [0] bez daně
        [one] bez daně, 1 kov
        [few] bez daně, { $metal } kovy
       *[other] bez daně, { $metal } kovů
    }
    [shiring] Shiring: { $card }
    [castle] Hrad: { $workers ->
        [one] 1 dělník
        [few] { $workers } dělníci
       *[other] { $workers } dělníků
    } v příštím kole
    [market] Trh: obchodovat jako { $rank }. v pořadí
   *[cathedral] Staveniště: začínající hráč
 }
choice-wait = Nechat čekat a umístit později zdarma
choice-spend = Použít kartu { $noun }
choice-hold = Nechat si kartu { $noun }
choice-protection = Požádat o ochranu
choice-cube = Vzít z trhu 1 { FORM($noun, "acc") }
choice-buy = Koupit { FORM($noun, "acc") }
choice-sell = Prodat { FORM($noun, "acc") }
choice-stop = Opustit trh
choice-use = Nechat pracovat { FORM($noun, "acc") }
choice-finish = Dokončit stavbu
routine-build = Všichni pracují: teď nejvíc bodů
choice-amount = { $deed ->
    [buy] Koupit { $amount ->
        [one] 1 { FORM($material, "acc") }
        [few] { $amount } { FORM($material, "few") }
       *[other] { $amount } { FORM($material, "many") }
    }
    [sell] Prodat { $amount ->
        [one] 1 { FORM($material, "acc") }
        [few] { $amount } { FORM($material, "few") }
       *[other] { $amount } { FORM($material, "many") }
    }
    [return] { $amount ->
        [0] Nechat si { FORM($material, "all") }
        [one] Vrátit 1 { FORM($material, "acc") }
        [few] Vrátit { $amount } { FORM($material, "few") }
       *[other] Vrátit { $amount } { FORM($material, "many") }
    }
   *[work] { $amount ->
        [1] Jednou
       *[other] { $amount }krát
    }
 }

## What happened

event-starts = Začíná { $seat }.
event-round-began = Začíná { $round }. kolo.
event-revealed = Kingsbridge nabízí kartu { $advantage }.
event-offered = V Shiringu se nabízí { FORM($craftsman, "nom") }.
event-supplied = V nabídce je { FORM($craftsman, "nom") }.
event-sat-out = V tomto kole chybí karta { $resource }.
event-foresaw = Vidíte událost, která přijde: { $card }.
event-took = { $seat } bere kartu { $resource } a posílá tam { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 }.
event-hired = { $gold ->
    [0] { $seat } najímá { FORM($craftsman, "acc") } zdarma.
    [one] { $seat } najímá { FORM($craftsman, "acc") } za 1 zlaťák.
    [few] { $seat } najímá { FORM($craftsman, "acc") } za { $gold } zlaťáky.
   *[other] { $seat } najímá { FORM($craftsman, "acc") } za { $gold } zlaťáků.
 }
event-dismissed = { $seat } propouští { FORM($craftsman, "acc") }.
event-untaken = { $card }: nikdo nemá zájem a karta opouští hru.
event-passed = { $seat } pasuje.
event-had-to-pass = { $seat } musí pasovat: na žádnou ze zbylých karet nedosáhne.
event-went-to-mill = { $seat } posílá { $workers ->
    [one] 1 dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 } do přádelny.
event-drew = { $cost ->
    [0] Ze sáčku vychází stavitel ({ $seat }) a musí být zdarma umístěn.
    [one] Ze sáčku vychází stavitel ({ $seat }); umístění stojí 1 zlaťák.
    [few] Ze sáčku vychází stavitel ({ $seat }); umístění stojí { $cost } zlaťáky.
   *[other] Ze sáčku vychází stavitel ({ $seat }); umístění stojí { $cost } zlaťáků.
 }
event-put-back = Začínající hráč ({ $seat }) vrací stavitele ({ $owner }) do sáčku.
event-placed = { $gold ->
    [0] { $seat } posílá stavitele { FORM($target, "to") } zdarma.
    [one] { $seat } posílá stavitele { FORM($target, "to") } za 1 zlaťák.
    [few] { $seat } posílá stavitele { FORM($target, "to") } za { $gold } zlaťáky.
   *[other] { $seat } posílá stavitele { FORM($target, "to") } za { $gold } zlaťáků.
 }
event-waited = { $seat } odmítá zaplatit { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 } a nechává stavitele čekat.
event-had-to-wait = { $seat } nemůže zaplatit { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }, stavitel proto čeká.
event-spent = { $seat } používá kartu { $advantage }.
event-happened = Událost: { $card }.
event-protected = { $seat } je pod ochranou biskupa.
event-spared = { $seat } události uniká.
event-gained-gold = { $seat } získává { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
event-milled = { $seat } vydělává v přádelně { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
event-paid = { $seat } platí { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 } ({ FORM($source, "one") }).
event-fell-short = { $seat } nemůže zaplatit vše, chybí { $missing ->
    [one] { $missing } zlaťák
    [few] { $missing } zlaťáky
   *[other] { $missing } zlaťáků
 }.
event-scored = { $seat } získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } ztrácí { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } ({ FORM($source, "one") }).
event-gained-cubes = { $seat } získává { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }.
event-fewer-builders = { $seat } bude mít v příštím kole jen { $builders ->
    [one] { $builders } stavitele
    [few] { $builders } stavitele
   *[other] { $builders } stavitelů
 }.
event-got-card = { $seat } bere v Kingsbridge kartu { $advantage }.
event-rolled = Daň činí { $tax ->
    [one] { $tax } zlaťák
    [few] { $tax } zlaťáky
   *[other] { $tax } zlaťáků
 }.
event-exempt = { $seat } neplatí daň.
event-got-workers = { $seat } má v příštím kole o { $workers ->
    [one] { $workers } šedého dělníka
    [few] { $workers } šedé dělníky
   *[other] { $workers } šedých dělníků
 } víc.
event-bought = { $seat } kupuje { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
event-sold = { $seat } prodává { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
event-left-market = { $seat } opouští trh.
event-had-to-leave = { $seat } nemůže nakupovat ani prodávat a opouští trh.
event-could-not-build = { $seat } nic nestaví: žádný řemeslník nemůže pracovat.
event-worked = { $seat } nechává pracovat { FORM($craftsman, "acc") }{ $times ->
    [one] {""}
   *[other] , { $times }krát
 }.
event-returned = { $seat } vrací { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }.
event-cathedral-grew = Stojí { $part }. díl katedrály.
event-new-start = Příští kolo začíná { $seat }.
event-game-ended = Katedrála je dokončena.

## Why not

refusal-workers-short = { $needed ->
    [one] je potřeba { $needed } dělník
    [few] jsou potřeba { $needed } dělníci
   *[other] je potřeba { $needed } dělníků
 }, máte { $free }
refusal-gold-short = stojí to { $needed ->
    [one] { $needed } zlaťák
    [few] { $needed } zlaťáky
   *[other] { $needed } zlaťáků
 }, máte { $gold }
refusal-gold-short-cubes = { $amount } { $amount ->
    [few] { FORM($material, "few") }
   *[other] { FORM($material, "many") }
 } stojí { $needed } { $needed ->
    [few] zlaťáky
   *[other] zlaťáků
 }, máte { $gold }
refusal-occupied = už tam stojí stavitel ({ $owner })
refusal-must-place = stavitele, který nic nestojí, musíte umístit
refusal-free-already = tento stavitel nic nestojí
refusal-good-event = událost je dobrá
refusal-sold-out = na trhu už nic nezbylo
refusal-bought-here = v tomto kole jste tu { FORM($material, "acc") } už koupili
refusal-no-cubes = nemáte { FORM($material, "none") }
refusal-needs-woodworker = ke koupi dřeva potřebujete v týmu truhláře
refusal-needs-stonecutter = k prodeji kamene potřebujete v týmu kameníka
refusal-used-up = tento řemeslník už toto kolo víckrát pracovat nemůže
refusal-needs-trade = v týmu potřebujete { FORM($trade, "acc") }
refusal-cubes-short = { $needed ->
    [one] je potřeba { $needed } { FORM($material, "acc") }
    [few] jsou potřeba { $needed } { FORM($material, "few") }
   *[other] je potřeba { $needed } { FORM($material, "many") }
 }, máte { $have }
refusal-must-return = vrátit musíte aspoň { $least }

## Figures

measure-gold = zlaťáky { $change }
measure-points = body { $change }
measure-workers = dělníci { $change }
measure-stone = kámen { $change }
measure-wood = dřevo { $change }
measure-sand = písek { $change }
measure-metal = kov { $change }
measure-craftsmen = řemeslníci { $change }
measure-advantages = karty výhod { $change }
measure-stone_due = kámen { $change } ještě toto kolo
measure-wood_due = dřevo { $change } ještě toto kolo
measure-sand_due = písek { $change } ještě toto kolo

## What sets an option apart

about-event = { $spared ->
    [0] Dopadne na vás: „{ $does }“
   *[other] Mine vás: „{ $does }“
 }
about-no-stone = Už nebudete moci prodávat kámen
about-futile = V posledním kole nic nepřináší
about-no-wood = Už nebudete moci kupovat dřevo
about-finish = { $keep ->
    [0] Vaši řemeslníci už pracovat nebudou.
   *[other] Vaši řemeslníci už v tomto kole pracovat nebudou. Nechat si smíte nejvýš { $keep ->
        [one] 1 kostičku
        [few] { $keep } kostičky
       *[other] { $keep } kostiček
    }.
 }
about-builds-more = při stavbě { $points ->
    [one] +1 bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
 }
about-builds-less = při stavbě { $points ->
    [one] −1 bod
    [few] −{ $points } body
   *[other] −{ $points } bodů
 }

## Sources of points

source-start = začátek
source-mortar_mixer = maltáři
    .one = maltář
source-woodworker = truhláři
    .one = truhlář
source-stonecutter = kameníci
    .one = kameník
source-tool_maker = nástrojaři
    .one = nástrojař
source-mason = zedníci
    .one = zedník
source-carpenter = tesaři
    .one = tesař
source-potter = hrnčíři
    .one = hrnčíř
source-architect = architekt
source-sculptor = sochaři
    .one = sochař
source-glassblower = skláři
    .one = sklář
source-goldsmith = zlatníci
    .one = zlatník
source-organ_builder = varhanář
source-bell_maker = zvonař
source-priory = převorství
source-advantages = karty výhod
    .one = karta výhod
source-events = události
    .one = událost
source-tax = daně
    .one = daň

trade-mortar_mixer = maltář
    .acc = maltáře
    .ins = maltářem

standing-keep-every-builder = Do konce kola už žádného stavitele nevracet

## The table in the terminal

terminal-legend =
    Na stole: ★ body, ¤ zlaťáky, ♙ dělníci, ▪ kostičky, ✦ karty výhod.
    2 písek → 1★ ×3 znamená: ze dvou písků je jeden bod, až třikrát za kolo.
terminal-round = Kolo { $round }/{ $rounds }
terminal-supply = Nabídka
terminal-supply-over = pro toto kolo skončila
terminal-builders = Stavitelé
terminal-board = Herní plán
terminal-cathedral = Katedrála
terminal-start = začíná
terminal-event = Událost
terminal-mill = Přádelna
terminal-hidden = ještě skrytá
terminal-coming = víte jen vy: { $card }
terminal-gold = zlaťáky
terminal-points = body
terminal-workers = dělníci
terminal-team = řemeslníci a karty
terminal-players = Hráči
terminal-cost = další stojí
terminal-bag = v sáčku
terminal-waiting = čeká
terminal-nobody = nikdo
terminal-tax-free = bez daně
terminal-grey = { $amount ->
    [one] { $amount } šedý dělník
    [few] { $amount } šedí dělníci
   *[other] { $amount } šedých dělníků
 }
terminal-starts-next = začíná příští kolo
terminal-protection = ochrana, nebo kostička
terminal-phase-supply = Fáze I: nabídka
terminal-phase-builders = Fáze II: stavitelé
terminal-phase-board = Fáze III: kolem plánu
terminal-over = Katedrála je dokončena
cards-craftsman = Řemeslníci
cards-resource = Karty surovin
cards-advantage = Karty výhod
cards-card = Události

## The table: what things are called

scene-board = Herní plán
scene-supply = Nabídka
scene-chronicle = Body a kola
scene-strip = { $seat } ve zkratce
scene-place-mill = Přádelna
scene-place-forest = Les
scene-place-quarry = Lom
scene-place-gravel_pit = Pískovna
scene-label-drawn = vytažen
scene-label-waiting = čeká
scene-label-glory = Počítadlo bodů
scene-label-coming = Řemeslníci podle kol
scene-round = Kolo { $round }/{ $rounds }
scene-cathedral-part = { $part }. díl katedrály
scene-place = { $free ->
    [0] { $target }: obsazeno
    [one] { $target }: 1 volné pole
   *[other] { $target }: volná pole { $free }/{ $spaces }
 }
scene-event = Událost: { $card }
scene-event-hidden = Událost tohoto kola, rubem nahoru
scene-event-foreseen = Událost, která přijde a kterou vidíte jen vy: { $card }
scene-resource = { $resource }, pro { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 }
scene-claim = { $resource } ({ $owner })
scene-craftsman-supply = { $craftsman }, za { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }
scene-craftsman-shiring = { $craftsman }, v Shiringu
scene-craftsman-owned = { $craftsman } ({ $owner })
scene-craftsman-idle = { $craftsman } ({ $owner }), ke své práci potřebuje v týmu { FORM($trade, "acc") }
scene-advantage-offered = { $advantage }, v Kingsbridge
scene-advantage-owned = { $advantage } ({ $owner })
scene-score = { $seat }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
scene-coming = { $craftsman }: { $round }. kolo, { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }
scene-kept = { $count ->
    [0] žádné karty výhod
    [one] 1 karta výhod
    [few] { $count } karty výhod
   *[other] { $count } karet výhod
 }
scene-mill = { $seat }: { $workers ->
    [one] 1 dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
 } v přádelně
scene-court-metal = 1 kov pro prvního hosta královského dvora
scene-tax = Daň: { $tax ->
    [one] { $tax } zlaťák
    [few] { $tax } zlaťáky
   *[other] { $tax } zlaťáků
 }
scene-tax-unknown = O daň se ještě neházelo
scene-castle-workers = { $workers ->
    [one] { $workers } šedý dělník
    [few] { $workers } šedí dělníci
   *[other] { $workers } šedých dělníků
 } pro příští kolo
scene-stall = { FORM($material, "name") }: na trhu { $left }, kus za { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
 }
scene-stall-metal = Kov: jen k prodeji, kus za { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
 }
scene-wheel = { $cost ->
    [0] Další stavitel je zdarma
    [one] Další stavitel stojí 1 zlaťák
    [few] Další stavitel stojí { $cost } zlaťáky
   *[other] Další stavitel stojí { $cost } zlaťáků
 }
scene-bag = { $builders ->
    [0] Sáček je prázdný
    [one] 1 stavitel v sáčku
    [few] { $builders } stavitelé v sáčku
   *[other] { $builders } stavitelů v sáčku
 }
scene-builder-bag = Stavitel ({ $owner }), v sáčku
scene-builder-home = Stavitel ({ $owner }), doma
scene-builder-drawn = Stavitel ({ $owner }), právě vytažen
scene-builder-waiting = Stavitel ({ $owner }), čeká jako { $number }. v pořadí, odmítnutá cena { $cost }
scene-builder-placed = Stavitel ({ $owner }) { FORM($target, "loc") }
scene-gold = { $gold }/{ $limit } zlaťáků
scene-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
scene-cubes = { $count ->
    [one] { $count } { FORM($material, "acc") }
    [few] { $count } { FORM($material, "few") }
    [many] { $count } { FORM($material, "gen") }
   *[other] { $count } { FORM($material, "many") }
 }{ $coming ->
    [0] {""}
   *[other] , další na cestě: { $coming }
 }
scene-workers = Volní dělníci: { $free }, v přádelně: { $mill }, šedí pro příští kolo: { $grey }
scene-start-player = Začíná { $seat }
scene-turn = { $seat } se rozhoduje
scene-passed = { $seat } pasuje

scene-tip-bishop = Ochrana před zlou událostí, nebo 1 kámen, dřevo či písek z trhu.
scene-tip-kingsbridge = Stavitel vám přinese kartu výhod svého pole.
scene-tip-priory = Body: první stavitel jich získá víc.
scene-tip-kings_court = Se stavitelem zde neplatíte daň; první si navíc vezme kov.
scene-tip-shiring = Řemeslník tohoto pole se zdarma přidá k vašemu týmu.
scene-tip-castle = Šedí dělníci pro vás v příštím kole.
scene-tip-market = Nákup nebo prodej surovin, v pořadí polí.
scene-tip-cathedral = Budete začínat příští kolo.
scene-tip-wheel = Čím později stavitele umístíte, tím méně stojí. Kdo čeká, přijde na řadu zdarma, až bude sáček prázdný.
scene-tip-bag = Stavitelé, kteří ještě nebyli vytaženi. Začínající hráč smí jednou za kolo jednoho vrátit a táhnout znovu.

## Reports

report-table-order = Pořadí hráčů v 1. kole
report-table-craftsmen = Řemeslníci
report-table-advantages = Karty výhod
report-table-rounds = Na konci každého kola
report-rows-order = pořadí
report-rows-craftsmen = řemeslník
report-rows-advantages = karta
report-rows-rounds = kolo
report-column-taken = získáno
report-column-uses = použití
report-column-points = body
report-column-gold = zlaťáky
report-column-craftsmen = řemeslníci

## Charts, what is to come, and the points in one’s cubes

chart-points = Body
chart-points-about = Body všech hráčů na konci každého kola.
chart-gold = Zlaťáky
chart-gold-about = Zlaťáky všech hráčů na konci každého kola.
chart-craftsmen = Řemeslníci
chart-craftsmen-about = Kolik má každý hráč na konci každého kola řemeslníků.

tie-broken = Stejný počet bodů: rozhodují zlaťáky.
tie-shared = Stejně bodů i zlaťáků: vítězství se dělí.
outlook-tally = Kdyby se stavělo teď
outlook-tally-note =
    Body na počítadle a k nim ty, které by dnešní tým při nejlepším využití vytvořil z kostiček a zlaťáků v ruce.
    Co se teprve má získat nebo koupit, se nepočítá.
outlook-bag = Stavitelé v sáčku
outlook-bag-note = { $builders ->
    [0] Sáček je prázdný.
    [one] V tomto kole se vytáhne ještě 1 stavitel.
    [few] V tomto kole se vytáhnou ještě { $builders } stavitelé.
   *[other] V tomto kole se vytáhne ještě { $builders } stavitelů.
 }
outlook-tab-craftsmen = Řemeslníci
outlook-craftsmen = Řemeslníci { $round }. kola
outlook-craftsmen-now = Řemeslníci tohoto kola
outlook-cost = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }: { $does }
outlook-advantages = Karty výhod
outlook-advantages-note =
    V balíčku { $left ->
    [one] zbývá { $left } neviděná karta
    [few] zbývají { $left } neviděné karty
   *[other] zbývá { $left } neviděných karet
 }; { $out ->
    [one] { $out } z nich nikdy nepřijde
    [few] { $out } z nich nikdy nepřijdou
   *[other] { $out } z nich nikdy nepřijde
 }. Dvě karty posledního kola přijdou vždy.
outlook-events = Události
outlook-events-note = Jedna za kolo. Ze všech událostí { $out ->
    [one] nikdy nepřijde { $out }
    [few] nikdy nepřijdou { $out }
   *[other] nikdy nepřijde { $out }
 }.
outlook-foreseen = Víte jen vy: přijde v tomto kole. { $does }
outlook-resources = Karty surovin tohoto kola
outlook-resources-note = Celkem devět karet; dvě každé kolo chybějí.

## Before a step that one may regret

warning-pass-idle = Máte ještě { $workers ->
    [one] { $workers } volného dělníka
    [few] { $workers } volné dělníky
   *[other] { $workers } volných dělníků
 } a { $cards ->
    [one] zůstala by ležet karta surovin, na kterou stačí
    [few] zůstaly by ležet { $cards } karty surovin, na které stačí
   *[other] zůstalo by ležet { $cards } karet surovin, na které stačí
 }. V přádelně vydělá každý jen 1 zlaťák.
warning-tax = Až se bude vybírat daň ({ $low } až { $high }), { $gold ->
    [0] nebudete mít ani zlaťák
    [one] budete mít jen { $gold } zlaťák
    [few] budete mít jen { $gold } zlaťáky
   *[other] budete mít jen { $gold } zlaťáků
 }. Každé 2 chybějící zlaťáky stojí 1 bod, ledaže máte stavitele na královském dvoře.
warning-tax-now = Daň činí { $due ->
    [one] { $due } zlaťák
    [few] { $due } zlaťáky
   *[other] { $due } zlaťáků
 }, máte { $gold }: ztratili byste { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
warning-futile-place = { $target }: v posledním kole už to nic nepřinese.
warning-buy-unused = Nikdo z vašeho týmu { FORM($material, "with") } nepracuje.
warning-hire-unable = { $craftsman } nemůže pracovat: nemáte { FORM($trade, "acc") }.
warning-dismiss-needed = { $idle } bez { FORM($craftsman, "acc") } pracovat nemůže: nikdo jiný v týmu toto řemeslo nemá.
warning-gold-lost = Nikdo nesmí mít víc než { $limit } zlaťáků: z tohoto prodeje by { $gold ->
    [one] propadl { $gold }
    [few] propadly { $gold }
   *[other] propadlo { $gold }
 }.
warning-finish-last = Vaši řemeslníci by ještě dokázali získat { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } a toto je poslední stavba.
warning-finish-free = Bez jediné kostičky tu ještě můžete získat { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
warning-finish-excess = Máte o { $excess ->
    [one] 1 kostičku
    [few] { $excess } kostičky
   *[other] { $excess } kostiček
 } víc, než si smíte nechat, a vaši řemeslníci by ještě dokázali získat { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
warning-hold-last = Hraje se poslední kolo: karta { $advantage } už se nikdy použít nedá.

## Tips for the first round

tip-take-card = V každém tahu si berete jednu kartu. Karta surovin potřebuje dělníky a ještě toto kolo přinese kámen, dřevo nebo písek. Berte, co vaši řemeslníci zužitkují.
tip-hire = Řemeslníci stojí zlaťáky, zůstávají u vás a v každém kole mění kostičky na body. Čím dřív dobrý přijde, tím častěji pracuje.
tip-workers = Dělníci bez úkolu vydělají v přádelně po 1 zlaťáku. Pasovat tedy není škoda, ale ze samotných zlaťáků body nejsou.
tip-dismiss = V týmu je místo pro pět. Propusťte toho, kdo z kostičky vytěží nejméně.
tip-redraw = Jednou za kolo smíte stavitele vrátit: cizího, aby si nevybíral jako první, nebo vlastního, aby přišel později a stál méně.
tip-place = První stavitelé vybírají volně, ale draze. Kdo čeká, nestojí nic a bere, co ostatní nechají.
tip-places = Ukažte na místo a přečtete si, co přináší. Řemeslník v Shiringu, body v převorství a královský dvůr bez daně bývají dobrá volba.
tip-place-waiting = Tento stavitel je zdarma. I pozdě se dá jít na trh, na královský dvůr nebo na hrad.
tip-bishop = Je-li událost zlá, ochrana vás jí ušetří; pokud by skoro nebolela, vezměte si kostičku.
tip-claim-exemption = Osvobození platí jednou. Je-li daň nízká, nechte si ho.
tip-trade = Každý váš stavitel tu v každém oběhu uzavře jeden obchod, dokud neodejdete. Kupte, co vašim řemeslníkům ještě chybí, nebo prodejte, co nezužitkují, než to propadne.
tip-buy = Nejdřív počítejte: kupujte jen to, co vaši řemeslníci ještě zužitkují. Ze zbytku si smíte nechat pět kostiček a po posledním kole žádnou.
tip-sell = Zlaťáky nad 30 propadají.
tip-build = Teď se z kostiček stávají body. Každý řemeslník pracuje nejvýš tolikrát, kolik říká karta; potom mohou pokračovat další. „Všichni pracují“, je-li to v nabídce, z nich udělá najednou nejvíc bodů.
tip-build-order = Chtějí-li dva řemeslníci stejné kostičky, začněte tím, kdo z nich vytěží víc.
tip-work = Víckrát je skoro vždy lépe, ledaže jiný řemeslník vytěží ze stejných kostiček víc.
tip-return-cubes = Do dalšího kola smí zůstat pět kostiček. Nejvzácnější je kov.

## The icons

glossary-point = Bod
glossary-point-text = O co se hraje: kdo jich má nejvíc, vítězí.
glossary-gold = Zlaťáky
glossary-gold-text = Platí se jimi řemeslníci, stavitelé, daně a nákupy. Nikdo jich nemá víc než 30.
glossary-stone = Kámen
glossary-stone-text = Šedá kostička z lomu pro kameníky, zedníky a sochaře.
glossary-wood = Dřevo
glossary-wood-text = Hnědá kostička z lesa pro truhláře, tesaře a varhanáře.
glossary-sand = Písek
glossary-sand-text = Kostička z pískovny pro maltáře, hrnčíře a skláře.
glossary-metal = Kov
glossary-metal-text = Vzácná kostička z královského dvora a z karet pro skláře, varhanáře a zvonaře.
glossary-cube = Kostička
glossary-cube-text = Kterákoli stavební surovina. Z kola do kola si jich smíte nechat pět.
glossary-worker = Dělník
glossary-worker-text = Chodí pro suroviny, nebo vydělá 1 zlaťák v přádelně.
glossary-worker-grey = Šedý dělník
glossary-worker-grey-text = Přichází z hradu Shiring a pomáhá jedno kolo.
glossary-builder = Stavitel
glossary-builder-text = Každý hráč má tři; táhnou se ze sáčku a posílají na místa na plánu.
glossary-craftsman = Řemeslník
glossary-craftsman-text = Mění kostičky nebo zlaťáky na body či zlaťáky, tolikrát za kolo, kolik říká karta.
glossary-card = Karta
glossary-card-text = Karta surovin nebo karta výhod.
glossary-mortar_mixer = Maltář
glossary-mortar_mixer-text = Dělá body z písku; bez něj žádný zedník nepracuje.
glossary-woodworker = Truhlář
glossary-woodworker-text = Dělá ze dřeva body nebo zlaťáky; bez něj na trhu nekoupíte dřevo.
glossary-stonecutter = Kameník
glossary-stonecutter-text = Dělá body z kamene; bez něj na trhu neprodáte kámen.
glossary-tool_maker = Nástrojař
glossary-tool_maker-text = Vydělává zlaťáky, dokud máte v ruce kov, a nespotřebuje ho.
glossary-mason = Zedník
glossary-mason-text = Dělá body z kamene, je-li v týmu maltář.
glossary-carpenter = Tesař
glossary-carpenter-text = Dělá body ze dřeva.
glossary-potter = Hrnčíř
glossary-potter-text = Dělá body z písku.
glossary-architect = Architekt
glossary-architect-text = Každé kolo udělá bod z pouhého nápadu.
glossary-sculptor = Sochař
glossary-sculptor-text = Z každého kamene udělá dva body.
glossary-glassblower = Sklář
glossary-glassblower-text = Dělá body z písku a kovu dohromady.
glossary-goldsmith = Zlatník
glossary-goldsmith-text = Dělá body ze zlaťáků.
glossary-organ_builder = Varhanář
glossary-organ_builder-text = Jednou za kolo udělá mnoho bodů ze dřeva a kovu dohromady.
glossary-bell_maker = Zvonař
glossary-bell_maker-text = Dělá body z kovu.
glossary-metal-held = Kov v ruce
glossary-metal-held-text = Musíte ho mít, ale nespotřebuje se.
glossary-event = Událost
glossary-event-text = Jedna za kolo, dobrá nebo zlá, až do fáze III neznámá.
glossary-sun = Dobrá událost
glossary-sun-text = Týká se všech.
glossary-storm = Zlá událost
glossary-storm-text = Dopadne na všechny, kdo nejsou chráněni.
glossary-event-averted = Ochrana
glossary-event-averted-text = Zlá událost se vás nedotkne.
glossary-tax = Daň
glossary-tax-text = 2 až 5 zlaťáků za kolo, podle kostky.
glossary-tax-free = Bez daně
glossary-tax-free-text = Tentokrát neplatíte.
glossary-each-round = Každé kolo
glossary-each-round-text = Opakuje se v každém kole.
glossary-always = Do konce hry
glossary-always-text = Karta zůstává u vás a působí stále.
glossary-once = Jednou
glossary-once-text = Karta zůstává u vás, dokud ji nepoužijete.
glossary-eye = Předvídavost
glossary-eye-text = Událost, která přijde, vidíte dřív než ostatní.
glossary-arrow = Promění se
glossary-arrow-text = Co stojí před šipkou, se změní v to, co je za ní.
glossary-priory = Převorství
glossary-priory-text = Stavitelé v převorství přinášejí body.
glossary-cathedral = Katedrála
glossary-cathedral-text = Po každém kole stojí o jeden díl více.
glossary-start-player = Začínající hráč
glossary-start-player-text = Zahajuje každou fázi a táhne stavitele.
glossary-quill = Rozhoduje se
glossary-quill-text = Hra čeká na tohoto hráče.
glossary-pass = Pasuje
glossary-pass-text = Tento hráč si v této fázi už žádnou kartu nevezme.

## What things on the table are for, in a sentence

meaning-gold = Zlaťáky jdou na řemeslníky, stavitele, daně a nákupy.
meaning-points = O body se hraje; většinu jich přinese práce řemeslníků.
meaning-cubes = Stavební suroviny v ruce: řemeslníci je použijí, stavitelé prodají.
meaning-workers = Dělníci chodí pro suroviny; kdo zbude, vydělává v přádelně.
meaning-start = Začínající hráč zahajuje každou fázi a táhne stavitele.
meaning-turn = Hra čeká na tohoto hráče.
meaning-passed = Tento hráč si v této fázi už žádnou kartu nevezme.
meaning-craftsman = Řemeslník kolo co kolo mění suroviny nebo zlaťáky na body či zlaťáky.
meaning-advantage = Karta výhod pomáhá majiteli: ihned, od této chvíle, nebo jen jednou.
meaning-resource = Karta surovin teď zaměstná dělníky a později v kole přinese suroviny.
meaning-coming = Řemeslníci všech kol jsou známi od začátku.
meaning-builder = Stavitel se vytáhne ze sáčku a pošle na některé místo ve městě.
meaning-castle = Šedí dělníci z hradu pomohou v příštím kole jednomu hráči.
meaning-cathedral = Katedrála roste po každém kole o jeden díl.
meaning-round = Hra končí po posledním kole.
meaning-wheel = Cenový kotouč ukazuje, kolik stojí umístění dalšího stavitele.
meaning-bag = Z tohoto sáčku přicházejí všichni stavitelé, v pořadí, které nikdo nezná.
meaning-metal = Tento kov si vezme první host královského dvora.
meaning-cube = Suroviny na stánku si mohou koupit stavitelé na trhu.
meaning-stall = U stánků na trhu stavitelé nakupují a prodávají suroviny.
meaning-die = Kostka určuje daň, kterou platí všichni kromě hostů dvora.
meaning-event = Jedna událost za kolo: dobrá pro všechny, zlá pro ty, kdo nejsou chráněni.
meaning-mill = Dělníci bez úkolu vydělají v přádelně po 1 zlaťáku.
meaning-place = Na místa jako toto se posílají stavitelé.
meaning-site = Kdo si vzal kartu tohoto místa, dostane tu později v kole kostičky.
meaning-kept = Karty výhod, které má tento hráč.

## Why an option is better or worse than others

theme-gold = Zlaťáky
theme-cubes = Suroviny
theme-craftsmen = Řemeslníci
theme-cards = Karty a výhody
theme-hands = Příští dělníci a stavitelé
theme-builders = Místa pro stavitele
why-points-more = přinese toto kolo asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-points-less = přinese toto kolo asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně
why-gold-more = vynese asi o { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 } víc (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-gold-less = vynese asi o { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
 } méně (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-cubes-more = nechá k použití či prodeji asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } cennější kostičky
why-cubes-less = nechá k použití či prodeji kostičky asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně cenné
why-craftsmen-more = získá díky řemeslníkům v dalších kolech asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-craftsmen-less = získá díky řemeslníkům v dalších kolech asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně
why-cards-more = přinese asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } cennější karty a výhody
why-cards-less = přinese karty a výhody asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně cenné
why-hands-more = dá do příštího kola asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } cennější dělníky a stavitele
why-hands-less = dá do příštího kola dělníky a stavitele asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně cenné
why-builders-more = nechá dalším vlastním stavitelům asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } cennější místa
why-builders-less = nechá dalším vlastním stavitelům místa asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně cenná

## What the coach says

coach-last-round = Hraje se poslední kolo: zlaťáky a kostičky potom už body nepřinesou, využijte je tedy teď.
coach-last-but-one = Přijde už jen jedno kolo. Vezmete si do něj zlaťáky, řemeslníky a nejvýš { $keep ->
    [one] 1 kostičku
    [few] { $keep } kostičky
   *[other] { $keep } kostiček
 }.
coach-behind = { $player } má před vámi náskok { $points ->
    [one] { $points } bodu
   *[other] { $points } bodů
 }.
coach-tax = Daň bude činit asi { $due ->
    [one] { $due } zlaťák
    [few] { $due } zlaťáky
   *[other] { $due } zlaťáků
 } a vy budete mít { $gold }. Každé dva chybějící zlaťáky stojí bod.
coach-tax-court = Daň bude činit asi { $due ->
    [one] { $due } zlaťák
    [few] { $due } zlaťáky
   *[other] { $due } zlaťáků
 } a vy budete mít { $gold }. Se stavitelem na královském dvoře neplatíte.
coach-cubes-wanted = Kdybyste měli ještě { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }, získali byste toto kolo o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc.
coach-last-card = Kdybyste měli ještě { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }, získali byste toto kolo o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc. A taková karta zbývá jediná.
coach-rival-wants = { $player } také potřebuje { FORM($material, "acc") } a může vás předběhnout.
coach-cubes-enough = Toto kolo budete mít o { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 } víc, než vaši řemeslníci zužitkují.
coach-idle-workers = Máte ještě { $workers ->
    [one] 1 dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
 }. Kdo nikam nepůjde, vydělá 1 zlaťák v přádelně.
coach-hire = S tím, co budete mít, by { FORM($craftsman, "nom") } toto kolo přidal { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-team-full = Váš tým je plný (nejvýš { $most }): kdo přijde, zaujme místo někoho jiného.
coach-builder-cost = Tento stavitel vás teď stojí { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
   *[other] { $cost } zlaťáků
 }, máte { $gold }. Čekání je zdarma, ale { $left ->
    [0] kdo už čeká, vybírá si dřív
    [one] nejdřív se vytáhne ještě 1 stavitel
    [few] nejdřív se vytáhnou ještě { $left } stavitelé
   *[other] nejdřív se vytáhne ještě { $left } stavitelů
 }.
coach-metal = První stavitel na královském dvoře dostane kov. Toto kolo byste z něj měli o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc.
coach-market = Stavitel na trhu by mohl koupit { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }. Toto kolo byste z toho měli o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc.
coach-event = Možných událostí je { $count }, z nich zlých { $bad }. Biskupův host je v bezpečí.
coach-buy = Kdybyste na trhu koupili ještě { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 }, měli byste toto kolo o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc.
coach-sell = Máte o { $amount ->
    [one] { $amount } { FORM($material, "acc") }
    [few] { $amount } { FORM($material, "few") }
    [many] { $amount } { FORM($material, "gen") }
   *[other] { $amount } { FORM($material, "many") }
 } víc, než vaši řemeslníci toto kolo zužitkují.
coach-build = S tím, co máte, teď vaši řemeslníci získají { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-excess = Po stavbě si smíte nechat { $keep ->
    [one] { $keep } kostičku
    [few] { $keep } kostičky
   *[other] { $keep } kostiček
 }; i když budou pracovat všichni, budete mít o { $excess } víc.

## Mistakes in component data; words of the files stay as they are

mistake-output = „output“ je „points“, nebo „gold“
mistake-start-or-round = řemeslník je tu od začátku, nebo přijde v některém kole
mistake-own-cards = own_cards je určeno pro { $places }
mistake-no-trade = „needs“ uvádí neznámé řemeslo { $trade }
mistake-no-craftsman = žádný řemeslník není druhu { $trade }, o němž mluví pravidla
mistake-prices = „prices“ má cenu pro každou z těchto surovin: { $materials }
mistake-start-gold = start_gold je nejvýše { $most }, tedy gold_limit
mistake-builder-costs = builder_costs od stavitele ke staviteli klesají, nebo se nemění
mistake-places = místa jsou { $places }, v tomto pořadí
mistake-no-effect = je prázdné: účinek má aspoň jedno slovo
mistake-count-resource-cards = počet karet surovin má být { $expected }, ne { $found }
mistake-count-starting-craftsmen = počet počátečních řemeslníků má být { $expected }, ne { $found }
mistake-count-craftsmen-of-round = počet řemeslníků kola { $round } má být { $expected }, ne { $found }
mistake-count-craftsmen = počet řemeslníků má být { $expected }, ne { $found }
mistake-count-last-round-cards = počet karet posledního kola má být { $expected }, ne { $found }
mistake-count-regular-cards = počet běžných karet má být { $expected }, ne { $found }: 2 na každé kolo kromě posledního a { $removed } jako advantages_removed v rules.toml
mistake-count-events = počet událostí má být { $expected }, ne { $found }: 1 na každé kolo a { $removed } jako events_removed v rules.toml
