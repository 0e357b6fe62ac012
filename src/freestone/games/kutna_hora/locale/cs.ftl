# Kutná Hora: The City of Silver in Czech.

title = Kutná Hora: Město stříbra
tagline = Doly, trhy a chrám ve městě, které postavilo stříbro.

setting-events = Události
setting-events-false = Jen ve dvou
setting-events-true = Vždy
setting-first_game = První hra
setting-first_game-false = Ne: cechy si zvolíte
setting-first_game-true = Ano: cechy se rozdají

## Commodities, guilds, colours

commodity-ore = ruda
    .acc = rudu
    .gen = rudy
    .few = rudy
    .many = rud
commodity-silver = stříbro
    .acc = stříbro
    .gen = stříbra
    .few = stříbra
    .many = stříber
commodity-wood = dřevo
    .acc = dřevo
    .gen = dřeva
    .few = dřeva
    .many = dřev
commodity-permits = povolení
    .acc = povolení
    .gen = povolení
    .few = povolení
    .many = povolení
commodity-food = jídlo
    .acc = jídlo
    .gen = jídla
    .few = jídla
    .many = jídel
commodity-beer = pivo
    .acc = pivo
    .gen = piva
    .few = piva
    .many = piv

guild-miners = Horníci
    .acc = horníky
    .gen = horníků
guild-metallurgists = Hutníci
    .acc = hutníky
    .gen = hutníků
guild-builders = Stavitelé
    .acc = stavitele
    .gen = stavitelů
guild-scribes = Písaři
    .acc = písaře
    .gen = písařů
guild-grocers = Hokynáři
    .acc = hokynáře
    .gen = hokynářů
guild-innkeepers = Krčmáři
    .acc = krčmáře
    .gen = krčmářů

deck-population = Obyvatelstvo
deck-ore = Balíček rudy

row-public = veřejné dílky
    .gen = veřejných dílků
row-pelican = pelikáni
    .gen = pelikánů
row-reputation = pověst
    .gen = pověsti

patrician-green = zelený patricij
    .acc = zeleného patricije
patrician-silver = stříbrný patricij
    .acc = stříbrného patricije
patrician-yellow = žlutý patricij
    .acc = žlutého patricije
patrician-red = červený patricij
    .acc = červeného patricije

## Sets of three guilds

set-miners-metallurgists-builders = Horníci, Hutníci, Stavitelé
    .dat = k horníkům, hutníkům a stavitelům
set-miners-metallurgists-scribes = Horníci, Hutníci, Písaři
    .dat = k horníkům, hutníkům a písařům
set-miners-metallurgists-grocers = Horníci, Hutníci, Hokynáři
    .dat = k horníkům, hutníkům a hokynářům
set-miners-metallurgists-innkeepers = Horníci, Hutníci, Krčmáři
    .dat = k horníkům, hutníkům a krčmářům
set-miners-builders-scribes = Horníci, Stavitelé, Písaři
    .dat = k horníkům, stavitelům a písařům
set-miners-builders-grocers = Horníci, Stavitelé, Hokynáři
    .dat = k horníkům, stavitelům a hokynářům
set-miners-builders-innkeepers = Horníci, Stavitelé, Krčmáři
    .dat = k horníkům, stavitelům a krčmářům
set-miners-scribes-grocers = Horníci, Písaři, Hokynáři
    .dat = k horníkům, písařům a hokynářům
set-miners-scribes-innkeepers = Horníci, Písaři, Krčmáři
    .dat = k horníkům, písařům a krčmářům
set-miners-grocers-innkeepers = Horníci, Hokynáři, Krčmáři
    .dat = k horníkům, hokynářům a krčmářům
set-metallurgists-builders-scribes = Hutníci, Stavitelé, Písaři
    .dat = k hutníkům, stavitelům a písařům
set-metallurgists-builders-grocers = Hutníci, Stavitelé, Hokynáři
    .dat = k hutníkům, stavitelům a hokynářům
set-metallurgists-builders-innkeepers = Hutníci, Stavitelé, Krčmáři
    .dat = k hutníkům, stavitelům a krčmářům
set-metallurgists-scribes-grocers = Hutníci, Písaři, Hokynáři
    .dat = k hutníkům, písařům a hokynářům
set-metallurgists-scribes-innkeepers = Hutníci, Písaři, Krčmáři
    .dat = k hutníkům, písařům a krčmářům
set-metallurgists-grocers-innkeepers = Hutníci, Hokynáři, Krčmáři
    .dat = k hutníkům, hokynářům a krčmářům
set-builders-scribes-grocers = Stavitelé, Písaři, Hokynáři
    .dat = ke stavitelům, písařům a hokynářům
set-builders-scribes-innkeepers = Stavitelé, Písaři, Krčmáři
    .dat = ke stavitelům, písařům a krčmářům
set-builders-grocers-innkeepers = Stavitelé, Hokynáři, Krčmáři
    .dat = ke stavitelům, hokynářům a krčmářům
set-scribes-grocers-innkeepers = Písaři, Hokynáři, Krčmáři
    .dat = k písařům, hokynářům a krčmářům

## Actions and cards

action-mine = Důl
action-rights = Práva
action-plot = Parcela
action-building = Stavba
action-income = Příjem
action-barbara = Sv. Barbora
action-joker = Žolík

card-plot_mine = Parcela / Důl
card-mine_joker = Důl / Žolík
card-plot_income = Parcela / Příjem
card-building_income = Stavba / Příjem
card-building_rights = Stavba / Práva
card-rights_barbara = Práva / Sv. Barbora

half-plot_mine-plot = Parcela (nebo Důl)
half-plot_mine-mine = Důl (nebo Parcela)
half-mine_joker-mine = Důl (nebo Žolík)
half-mine_joker-joker = Žolík (nebo Důl)
half-plot_income-plot = Parcela (nebo Příjem)
half-plot_income-income = Příjem (nebo Parcela)
half-building_income-building = Stavba (nebo Příjem)
half-building_income-income = Příjem (nebo Stavba)
half-building_rights-building = Stavba (nebo Práva)
half-building_rights-rights = Práva (nebo Stavba)
half-rights_barbara-rights = Práva (nebo Sv. Barbora)
half-rights_barbara-barbara = Sv. Barbora (nebo Práva)

## Guild buildings

building-sawmill = Pila
    .acc = Pilu
building-brick_kiln = Cihelna
    .acc = Cihelnu
building-carpenters_yard = Tesařský dvůr
    .acc = Tesařský dvůr
building-builders_lodge = Stavební huť
    .acc = Stavební huť
building-bakery = Pekárna
    .acc = Pekárnu
building-butchers_stalls = Masné krámy
    .acc = Masné krámy
building-vegetable_market = Zelný trh
    .acc = Zelný trh
building-fish_market = Rybí trh
    .acc = Rybí trh
building-tavern = Krčma
    .acc = Krčmu
building-brewery = Pivovar
    .acc = Pivovar
building-bathhouse = Lázně
    .acc = Lázně
building-wine_merchant = Vinný sklep
    .acc = Vinný sklep
building-roasting_yard = Pražírna
    .acc = Pražírnu
building-smelter = Huť
    .acc = Huť
building-refinery = Tavírna
    .acc = Tavírnu
building-ore_washery = Plavírna
    .acc = Plavírnu
building-pump_house = Čerpárna
    .acc = Čerpárnu
building-horse_gin = Trejv
    .acc = Trejv
building-changing_house = Cáchovna
    .acc = Cáchovnu
building-smithy = Kovárna
    .acc = Kovárnu
building-mining_office = Horní úřad
    .acc = Horní úřad
building-archive = Archiv
    .acc = Archiv
building-scriptorium = Skriptorium
    .acc = Skriptorium
building-court = Soud
    .acc = Soud

## Public buildings

building-mint = Mincovna
    .acc = Mincovnu
building-coal_market = Uhelný trh
    .acc = Uhelný trh
building-hospital = Špitál
    .acc = Špitál
building-st_bartholomew = Kostel sv. Bartoloměje
    .acc = Kostel sv. Bartoloměje
building-high_church = Vysoký kostel
    .acc = Vysoký kostel
building-our_lady = Kostel Na Náměti
    .acc = Kostel Na Náměti
building-st_george = Kaple sv. Jiří
    .acc = Kapli sv. Jiří
building-st_mary_magdalene = Kaple sv. Magdaleny
    .acc = Kapli sv. Magdaleny
building-st_john = Kaple sv. Jana
    .acc = Kapli sv. Jana
building-little_castle = Hrádek
    .acc = Hrádek
building-town_hall = Radní dům
    .acc = Radní dům
building-school = Škola
    .acc = Školu

## Mines, technology, rocks

mine-mine_1_1 = Důl Osel
    .acc = důl Osel
    .nom = důl Osel
mine-mine_1_2 = Důl Hopy
    .acc = důl Hopy
    .nom = důl Hopy
mine-mine_1_3 = Důl Nyklasy
    .acc = důl Nyklasy
    .nom = důl Nyklasy
mine-mine_1_4 = Důl Fráty
    .acc = důl Fráty
    .nom = důl Fráty
mine-mine_1_5 = Důl Tolpy
    .acc = důl Tolpy
    .nom = důl Tolpy
mine-mine_1_6 = Důl Kuntery
    .acc = důl Kuntery
    .nom = důl Kuntery
mine-mine_1_7 = Důl Plimle
    .acc = důl Plimle
    .nom = důl Plimle
mine-mine_1_8 = Důl Šafary
    .acc = důl Šafary
    .nom = důl Šafary
mine-mine_1_9 = Důl Grejfy
    .acc = důl Grejfy
    .nom = důl Grejfy
mine-mine_2_1 = Důl Roveň
    .acc = důl Roveň
    .nom = důl Roveň
mine-mine_2_2 = Důl Skalka
    .acc = důl Skalka
    .nom = důl Skalka
mine-mine_2_3 = Důl Hloušky
    .acc = důl Hloušky
    .nom = důl Hloušky
mine-mine_2_4 = Důl Kuklík
    .acc = důl Kuklík
    .nom = důl Kuklík
mine-mine_2_5 = Důl Turkaňk
    .acc = důl Turkaňk
    .nom = důl Turkaňk
mine-mine_2_6 = Důl Panská
    .acc = důl Panská
    .nom = důl Panská
mine-mine_2_7 = Důl Rabštejn
    .acc = důl Rabštejn
    .nom = důl Rabštejn
mine-mine_2_8 = Důl Trmandl
    .acc = důl Trmandl
    .nom = důl Trmandl
mine-mine_2_9 = Důl Smíšek
    .acc = důl Smíšek
    .nom = důl Smíšek
mine-mine_3_1 = Důl sv. Anny
    .acc = důl sv. Anny
    .nom = důl sv. Anny
mine-mine_3_2 = Důl sv. Jiří
    .acc = důl sv. Jiří
    .nom = důl sv. Jiří
mine-mine_3_3 = Důl sv. Václava
    .acc = důl sv. Václava
    .nom = důl sv. Václava
mine-mine_3_4 = Důl sv. Vojtěcha
    .acc = důl sv. Vojtěcha
    .nom = důl sv. Vojtěcha
mine-mine_3_5 = Důl sv. Prokopa
    .acc = důl sv. Prokopa
    .nom = důl sv. Prokopa
mine-mine_3_6 = Důl sv. Vavřince
    .acc = důl sv. Vavřince
    .nom = důl sv. Vavřince
mine-mine_3_7 = Důl Všech svatých
    .acc = důl Všech svatých
    .nom = důl Všech svatých
mine-mine_3_8 = Důl Nejsvětější Trojice
    .acc = důl Nejsvětější Trojice
    .nom = důl Nejsvětější Trojice
mine-mine_3_9 = Důl Deseti tisíc rytířů
    .acc = důl Deseti tisíc rytířů
    .nom = důl Deseti tisíc rytířů

technology-technology_1 = Rumpál
    .acc = rumpál
    .nom = rumpál
technology-technology_2 = Větrací šachta
    .acc = větrací šachtu
    .nom = větrací šachta
technology-technology_3 = Dědičná štola
    .acc = dědičnou štolu
    .nom = dědičná štola
technology-technology_4 = Vodní kolo
    .acc = vodní kolo
    .nom = vodní kolo

rock-1 = skála s 1 hvězdou
rock-2 = skála se 2 hvězdami
rock-3 = skála se 3 hvězdami

## Setup cards

mine-card-1 = 1. karta dolů
mine-card-2 = 2. karta dolů
mine-card-3 = 3. karta dolů
mine-card-4 = 4. karta dolů
mine-card-5 = 5. karta dolů
mine-card-6 = 6. karta dolů
mine-card-7 = 7. karta dolů
mine-card-8 = 8. karta dolů
mine-card-9 = 9. karta dolů
mine-card-10 = 10. karta dolů
mine-card-11 = 11. karta dolů
mine-card-12 = 12. karta dolů
mine-card-13 = 13. karta dolů
mine-card-14 = 14. karta dolů
mine-card-15 = 15. karta dolů

guild-card-1 = 1. karta cechů
guild-card-2 = 2. karta cechů
guild-card-3 = 3. karta cechů
guild-card-4 = 4. karta cechů
guild-card-5 = 5. karta cechů
guild-card-6 = 6. karta cechů
guild-card-7 = 7. karta cechů
guild-card-8 = 8. karta cechů
guild-card-9 = 9. karta cechů

## The cathedral of St. Barbara

barbara-1 = Sv. Barbora, 1. dílek
barbara-2 = Sv. Barbora, 2. dílek
barbara-3 = Sv. Barbora, 3. dílek
barbara-4 = Sv. Barbora, 4. dílek
barbara-5 = Sv. Barbora, 5. dílek
barbara-6 = Sv. Barbora, 6. dílek
barbara-7 = Sv. Barbora, 7. dílek
barbara-8 = Sv. Barbora, 8. dílek
barbara-9 = Sv. Barbora, 9. dílek
barbara-10 = Sv. Barbora, 10. dílek
barbara-11 = Sv. Barbora, 11. dílek
barbara-complete = dokončený chrám

## Events

event-card-settlers = Osadníci ze Saska
event-card-rich_vein = Bohatá žíla
event-card-mining_code = Královské horní právo
event-card-market_privilege = Tržní privilegium
event-card-timber_rafts = Vory se dřevem
event-card-royal_visit = Králova návštěva
event-card-procession = Procesí Božího těla
event-card-flooded_shafts = Zatopené šachty
event-card-mint_reform = Mincovní reforma
event-card-great_fair = Velký jarmark

award-mines = doly
    .acc = důl
    .gen = dolů
    .most = nejvíc dolů
    .few = doly
    .many = dolů
award-buildings = budovy
    .acc = budovu
    .gen = budov
    .most = nejvíc budov
    .few = budovy
    .many = budov
award-plots = parcely
    .acc = parcelu
    .gen = parcel
    .most = nejvíc parcel
    .few = parcely
    .many = parcel
award-used_pelicans = použití pelikáni
    .acc = použitého pelikána
    .gen = použitých pelikánů
    .most = nejvíc použitých pelikánů
    .few = použité pelikány
    .many = použitých pelikánů
award-reputation = pověst
    .acc = stupeň pověsti
    .gen = pověsti
    .most = nejlepší pověst
    .few = stupně pověsti
    .many = stupňů pověsti
award-groschen = groše
    .acc = groš
    .gen = grošů
    .most = nejvíc grošů
    .few = groše
    .many = grošů

## What components do

figure-wood = Stojí { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
 }.
figure-plot = Parcely vedle: { $amount }.
figure-dots-red = { $amount ->
    [one] 1 červený puntík
    [few] { $amount } červené puntíky
   *[other] { $amount } červených puntíků
 }.
figure-dots-yellow = { $amount ->
    [one] 1 žlutý puntík
    [few] { $amount } žluté puntíky
   *[other] { $amount } žlutých puntíků
 }.
figure-dots-green = { $amount ->
    [one] 1 zelený puntík
    [few] { $amount } zelené puntíky
   *[other] { $amount } zelených puntíků
 }.
figure-dots-blue = { $amount ->
    [one] 1 modrý puntík
    [few] { $amount } modré puntíky
   *[other] { $amount } modrých puntíků
 }.
figure-cost = Doly vedle něj a pod ním: { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
 }.
figure-stars = { $amount ->
    [0] Žádná hvězda.
    [one] 1 hvězda.
    [few] { $amount } hvězdy.
   *[other] { $amount } hvězd.
 }
figure-flip_tax = { $amount ->
    [0] Bez daně, otočí-li dílek budova.
   *[other] Daň +{ $amount }, otočí-li dílek budova.
 }
figure-tax = Ihned daň +{ $amount }.
figure-building_wood = V tomto kole stojí budovy o { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
 } víc.
figure-building_wood-less = V tomto kole stojí budovy o { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
 } méně.
figure-mine_wood = V tomto kole stojí doly o { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
 } víc.
figure-mine_wood-less = V tomto kole stojí doly o { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
 } méně.
figure-end_of_round = Na konci kola:
figure-town_builds = Město staví pro { FORM($guild, "acc") }.
figure-award_most = Kdo má { FORM($measure, "most") }:
figure-award_each = Každý, kdo má aspoň { $least ->
    [one] { $least } { FORM($measure, "acc") }
    [few] { $least } { FORM($measure, "few") }
    [many] { $least } { FORM($measure, "gen") }
   *[other] { $least } { FORM($measure, "many") }
 }:

effect-points = { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 }.
effect-points-lost = Ztráta { $amount ->
    [one] 1 bodu
    [few] { $amount } bodů
   *[other] { $amount } bodů
 }.
effect-reputation = Pověst +{ $amount }.
effect-reputation-lost = Pověst −{ $amount }.
effect-tax = Daň +{ $amount }.
effect-pelican = { $amount ->
    [one] 1 pelikán
    [few] { $amount } pelikáni
   *[other] { $amount } pelikánů
 }.
effect-population = Obyvatelstvo +{ $amount }.
effect-ore_deck = Balíček rudy +{ $amount }.
effect-production = Vyrábí { $amount ->
    [one] { $amount } { FORM($commodity, "acc") }
    [few] { $amount } { FORM($commodity, "few") }
    [many] { $amount } { FORM($commodity, "gen") }
   *[other] { $amount } { FORM($commodity, "many") }
 }.
effect-arm = Větší nabídka { FORM($commodity, "gen") }: rameno se posune o 1 doprava, na nižší cenu.
effect-patrician = Do zásoby: { $patrician }.
effect-technology = Technologie +1.
effect-flip_barbara = Otočí další dílek sv. Barbory.
effect-remove_house = Odstraňte ze své desky jeden domek.
effect-public_tile = Veřejný dílek zdarma.
effect-free_rights = Práva na dílek zdarma.
effect-free_plot_anywhere = Parcela kdekoli zdarma.
effect-free_building = Stavba bez dřeva.
effect-income_actions = { $amount ->
    [one] Příjem jednou.
    [2] Příjem dvakrát.
   *[other] Příjem { $amount }krát.
 }
effect-free_mines = { $amount ->
    [one] Důl
    [few] { $amount } doly
   *[other] { $amount } dolů
 } bez dřeva.
effect-house_to_production = Domek za výrobu +{ $amount }.
effect-patrician_bank_to_council = Patricij z banky do rady.
effect-reputation_per_public_neighbour = Pověst +{ $amount } za každou dvojici vaší budovy a veřejné vedle ní.
effect-score_one_building = Body za puntíky jedné vaší budovy.
offer-house = domek za výrobu
offer-patrician = patricij do rady
offer-neighbours = pověst za sousední veřejné budovy
offer-dots = puntíky jedné budovy

pays-green = Při každém bodování { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } za každou dvojici vaší budovy a veřejné vedle ní.
pays-silver = Při každém bodování { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } za každé dva použité pelikány.
pays-yellow = Při každém bodování { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }, máte-li důl v každé řadě; { $two }, máte-li v každé dva.
pays-red = Při každém bodování { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } za každý sloupec vaší desky bez domků.

## What is asked

prompt-play-card = { $left ->
    [one] { $seat }: zahrajte kartu.
   *[other] { $seat }: zahrajte první ze { $left } karet.
 } Máte { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }.
prompt-choose-action = { $seat }: kterou akci žolík zastoupí?
prompt-accept = { $seat }: sv. Barbora vám zdarma nabízí akci { $action }. Přijímáte?
prompt-claim-plot = { $origin ->
    [barbara] { $seat }: které pole si zdarma zaberete? Může být kterékoli. Máte ještě { $markers ->
        [one] 1 značku parcely
        [few] { $markers } značky parcel
       *[other] { $markers } značek parcel
    }.
   *[other] { $seat }: které pole si zaberete? Máte ještě { $markers ->
        [one] 1 značku parcely
        [few] { $markers } značky parcel
       *[other] { $markers } značek parcel
    } a { $groschen ->
        [one] { $groschen } groš
        [few] { $groschen } groše
       *[other] { $groschen } grošů
    }.
 }
prompt-take-rights = { $origin ->
    [house] { $seat }: který veřejný dílek si zdarma vezmete? Místo máte pro { $slots ->
        [one] 1 dílek
        [few] { $slots } dílky
       *[other] { $slots } dílků
    }.
    [barbara] { $seat }: na který dílek si zdarma vezmete práva? Místo máte pro { $slots ->
        [one] 1 dílek
        [few] { $slots } dílky
       *[other] { $slots } dílků
    }.
   *[other] { $seat }: na který dílek si vezmete práva? Máte { $groschen ->
        [one] { $groschen } groš
        [few] { $groschen } groše
       *[other] { $groschen } grošů
    } a místo pro { $slots ->
        [one] 1 dílek
        [few] { $slots } dílky
       *[other] { $slots } dílků
    }.
 }
prompt-choose-tile = { $origin ->
    [barbara] { $seat }: který ze svých dílků postavíte bez dřeva?
   *[other] { $seat }: co postavíte? Cena dřeva je { $wood }, máte { $groschen ->
        [one] { $groschen } groš
        [few] { $groschen } groše
       *[other] { $groschen } grošů
    }.
 }
prompt-choose-site = { $price ->
    [0] { $seat }: kde bez dřeva postavíte { FORM($building, "acc") }?
   *[other] { $seat }: kde postavíte { FORM($building, "acc") }? Cena: { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    } ({ $quantity ->
        [one] { $quantity }{"\u00A0"}dřevo
        [few] { $quantity }{"\u00A0"}dřeva po{"\u00A0"}{ $each }
       *[other] { $quantity }{"\u00A0"}dřev po{"\u00A0"}{ $each }
    }).
 }
prompt-remove-house = { $seat }: jeden domek odchází z vaší desky bez účinku. Který cech ho oželí?
prompt-fill-pool = { $pool ->
    [0] { $seat }: v zásobě nemáte žádného horníka. Kolik čekajících přivedete (čeká { $waiting })? Povolení stojí { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }, ať pro jednoho, nebo pro dva.
   *[other] { $seat }: v zásobě máte jen { $pool ->
        [one] 1 horníka
        [few] { $pool } horníky
       *[other] { $pool } horníků
    }. Přivedete jednoho z čekajících (čeká { $waiting })? Povolení stojí { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }.
 }
prompt-pick-mine = { $tiles ->
    [one] { $seat }: vyhloubíte tento důl?
    [few] { $seat }: který z těchto { $tiles } dolů vyhloubíte?
   *[other] { $seat }: který z těchto { $tiles } dolů vyhloubíte?
 } Máte { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }.
prompt-dig = { $origin ->
    [technology] { $seat }: kam zdarma umístíte { FORM($mine, "acc") }?
    [barbara] { $seat }: kde bez dřeva vyhloubíte { FORM($mine, "acc") }?
   *[other] { $seat }: kde vyhloubíte { FORM($mine, "acc") }? Máte { $groschen ->
        [one] { $groschen } groš
        [few] { $groschen } groše
       *[other] { $groschen } grošů
    }.
 }
prompt-seat-patrician = { $origin ->
    [barbara] { $seat }: přesunete zdarma patricije z banky do rady?
   *[other] { $seat }: přesunete patricije ze zásoby do rady za { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }? Máte { $groschen }.
 }
prompt-convert-house = { $seat }: vzdáte se domku, aby výroba jeho cechu stoupla o { $production }?
prompt-gain-for-pairs = { $seat }: vezmete si za veřejné budovy vedle vašich { $reputation ->
    [one] { $reputation } stupeň
    [few] { $reputation } stupně
   *[other] { $reputation } stupňů
 } pověsti?
prompt-score-building = { $seat }: která z vašich budov teď získá body za puntíky?
prompt-pay-tax = { $surcharge ->
    [0] { $seat }: daň činí { $due ->
        [one] { $due } groš
        [few] { $due } groše
       *[other] { $due } grošů
    }, máte { $groschen }.
   *[other] { $seat }: daň činí { $due ->
        [one] { $due } groš
        [few] { $due } groše
       *[other] { $due } grošů
    }, z toho { $surcharge } za parcely, máte { $groschen }.
 } Zaplatíte, nebo ztratíte { $reputation ->
    [one] { $reputation } stupeň
    [few] { $reputation } stupně
   *[other] { $reputation } stupňů
 } pověsti?
prompt-pick-set = { $seat }: ke kterým třem cechům se přidáte?
prompt-place-guild = { $seat }: který cech dáte do řady { FORM($row, "gen") }?
prompt-choose-start = Kdo začíná?
prompt-deal-stack = Na radnici se vykládá hromádka jednoho cechu.
prompt-reveal = Odkrývá se další dílek hromádky.
prompt-draw-mine-card = Karta určí, kde leží skály.
prompt-place-rock = Pokládá se skála.
prompt-draw-guild-card = Karta určí, které cechy patří k sobě.
prompt-deal-set = Rozdává se trojice cechů.
prompt-reveal-event = Odhaluje se událost kola.
prompt-deal-red-tile = Na radnici přichází červený dílek.
prompt-draw-mine = Táhne se dílek dolu.

## What can be chosen

choice-begin = Začíná { $noun }
choice-stack = Hromádka cechu { FORM($noun, "gen") }
choice-reveal = { $noun }
choice-mine-card = { $noun }
choice-rock = Přichází { $noun }
choice-guild-card = { $noun }
choice-event = { $noun }
choice-draw = { $noun }
choice-set = { $noun }
choice-guild = { $noun }
choice-play = { $noun }
deed-play = Zahrát kartu { $card } jako akci { $action }
choice-rest = Zahrát kartu { $noun } bez účinku
choice-action = { $noun }
choice-refill = { $amount ->
    [0] Nikoho nepřivést
    [one] Přivést 1 horníka za { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }
   *[other] Přivést { $amount } horníky za { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }
 }
choice-pick = Vyhloubit { FORM($noun, "acc") }
choice-leave = Nehloubit nic
choice-mine = { $price ->
    [0] Hloubit na { $noun }
   *[other] Hloubit na { $noun } za { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    } ({ $quantity ->
        [one] { $quantity }{"\u00A0"}dřevo
        [few] { $quantity }{"\u00A0"}dřeva po{"\u00A0"}{ $each }
       *[other] { $quantity }{"\u00A0"}dřev po{"\u00A0"}{ $each }
    })
 }
choice-remove = Odstranit dílek ze hry
choice-rights = { $price ->
    [0] Vzít { FORM($noun, "acc") }
   *[other] Vzít { FORM($noun, "acc") } za { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }{ $quantity ->
        [0] {""}
        [one] {" "}(1{"\u00A0"}povolení)
       *[other] {" "}({ $quantity }{"\u00A0"}povolení po{"\u00A0"}{ $each })
    }
 }
choice-plot = { $price ->
    [0] Zabrat { $noun }
    [one] Zabrat { $noun } za { $price } groš
    [few] Zabrat { $noun } za { $price } groše
   *[other] Zabrat { $noun } za { $price } grošů
 }
choice-build = { $price ->
    [0] Postavit { FORM($noun, "acc") }
   *[other] Postavit { FORM($noun, "acc") } za { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    } ({ $quantity ->
        [one] { $quantity }{"\u00A0"}dřevo
        [few] { $quantity }{"\u00A0"}dřeva po{"\u00A0"}{ $each }
       *[other] { $quantity }{"\u00A0"}dřev po{"\u00A0"}{ $each }
    })
 }
choice-site = Postavit na { $noun }
choice-house = Odstranit domek { FORM($noun, "gen") }
choice-patrician = { $price ->
    [0] Přesunout { FORM($noun, "acc") } do rady
    [one] Přesunout { FORM($noun, "acc") } do rady za { $price } groš
    [few] Přesunout { FORM($noun, "acc") } do rady za { $price } groše
   *[other] Přesunout { FORM($noun, "acc") } do rady za { $price } grošů
 }
choice-convert = Vzdát se domku { FORM($noun, "gen") } za { $production ->
    [one] { $production } { FORM($commodity, "acc") }
    [few] { $production } { FORM($commodity, "few") }
    [many] { $production } { FORM($commodity, "gen") }
   *[other] { $production } { FORM($commodity, "many") }
 }
choice-score = Vybrat { FORM($building, "acc") } na { $noun }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }
choice-accept = Přijmout
choice-decline = Odmítnout
choice-tax = { $amount ->
    [0] Zaplatit { $due ->
        [one] { $due } groš
        [few] { $due } groše
       *[other] { $due } grošů
    }
   *[other] Odmítnout a ztratit { $reputation ->
        [one] { $reputation } stupeň
        [few] { $reputation } stupně
       *[other] { $reputation } stupňů
    } pověsti
 }
tax-pay = Zaplatit
tax-refuse = Odmítnout

## What happened

event-starts = Začíná { $seat }.
event-stack-dealt = Na radnici přichází hromádka cechu { FORM($guild, "gen") }.
event-rock-placed = Na { $space } leží skála { $stars ->
    [one] s 1 hvězdou
   *[other] se { $stars } hvězdami
 }.
event-guild-card-drawn = Trojice cechů určuje { $card }.
event-took-set = { $seat } se přidává { FORM($set, "dat") }.
event-guild-placed = { $seat } dává { FORM($guild, "acc") } do řady { FORM($row, "gen") }.
event-round-began = Začíná { $round }. kolo.
event-new-start = Příští kolo začíná { $seat }.
event-event-revealed = Událost kola: { $event_card }.
event-event-happened = Událost nastává: { $event_card }.
event-awarded = { $seat } získává odměnu za událost { $event_card }.
event-played = { $seat } hraje kartu { $card }: { $action }.
event-rested = { $seat } hraje kartu { $card } bez účinku.
event-hired-miners = { $seat } přivádí { $count ->
    [one] 1 horníka
    [few] { $count } horníky
   *[other] { $count } horníků
 } za { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }.
event-drew = { $seat } táhne { FORM($mine, "acc") }.
event-reshuffled = Z odložených dílků dolů ({ $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
 }) je nová hromádka.
event-left-tiles = { $count ->
    [one] { $seat } odkládá dílek dolu.
    [2] { $seat } odkládá oba dílky dolů.
    [few] { $seat } odkládá všechny { $count } dílky dolů.
   *[other] { $seat } odkládá všech { $count } dílků dolů.
 }
event-had-to-leave-tiles = { $count ->
    [one] { $seat } nemůže vyhloubit žádný důl a odkládá dílek dolu.
    [2] { $seat } nemůže vyhloubit žádný důl a odkládá oba dílky dolů.
    [few] { $seat } nemůže vyhloubit žádný důl a odkládá všechny { $count } dílky dolů.
   *[other] { $seat } nemůže vyhloubit žádný důl a odkládá všech { $count } dílků dolů.
 }
event-dug = { $price ->
    [0] { $seat } umisťuje { FORM($mine, "acc") } na { $space } zdarma.
    [one] { $seat } hloubí { FORM($mine, "acc") } na { $space } za { $price } groš.
    [few] { $seat } hloubí { FORM($mine, "acc") } na { $space } za { $price } groše.
   *[other] { $seat } hloubí { FORM($mine, "acc") } na { $space } za { $price } grošů.
 }
event-technology-rose = Technologie postupuje: od této chvíle se { $level ->
    [one] táhne 1 dílek dolu
    [few] táhnou { $level } dílky dolů
   *[other] táhne { $level } dílků dolů
 }.
event-scrapped = { $seat } odstraňuje ze hry { FORM($mine, "acc") }.
event-took-rights = { $price ->
    [0] { $seat } získává zdarma práva na { FORM($building, "acc") }.
    [one] { $seat } získává práva na { FORM($building, "acc") } za { $price } groš.
    [few] { $seat } získává práva na { FORM($building, "acc") } za { $price } groše.
   *[other] { $seat } získává práva na { FORM($building, "acc") } za { $price } grošů.
 }
event-revealed = Radnice nabízí { FORM($building, "acc") }.
event-claimed = { $price ->
    [0] { $seat } zabírá zdarma pole { $square }.
    [one] { $seat } zabírá pole { $square } za { $price } groš.
    [few] { $seat } zabírá pole { $square } za { $price } groše.
   *[other] { $seat } zabírá pole { $square } za { $price } grošů.
 }
event-built = { $price ->
    [0] { $seat } staví { FORM($building, "acc") } na { $square } zdarma.
    [one] { $seat } staví { FORM($building, "acc") } na { $square } za { $price } groš.
    [few] { $seat } staví { FORM($building, "acc") } na { $square } za { $price } groše.
   *[other] { $seat } staví { FORM($building, "acc") } na { $square } za { $price } grošů.
 }
event-house-removed = { $seat } odstraňuje domek { FORM($guild, "gen") }.
event-barbara-flipped = { $tax ->
    [0] Chrám roste, dílek nikdo nezískává: { $tile }.
   *[other] Chrám roste, dílek nikdo nezískává, ale jeho daň platí: { $tile }.
 }
event-barbara-turned = Chrám roste: { $tile }.
event-pelican-used = { $seat } používá pelikána: { $tile }.
event-not-possible = { $seat } nemůže využít, co se nabízí: { $offer }.
event-gained-pelicans = { $seat } získává { $count ->
    [one] 1 pelikána
    [few] { $count } pelikány
   *[other] { $count } pelikánů
 }.
event-earned = { $seat } vydělává { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }.
event-seated = { $price ->
    [0] { $seat } přesouvá zdarma do rady { FORM($patrician, "acc") }.
    [one] { $seat } přesouvá do rady { FORM($patrician, "acc") } za { $price } groš.
    [few] { $seat } přesouvá do rady { FORM($patrician, "acc") } za { $price } groše.
   *[other] { $seat } přesouvá do rady { FORM($patrician, "acc") } za { $price } grošů.
 }
event-patrician-pooled = Do zásoby přichází { $patrician }.
event-deck-advanced = { $deck } +{ $amount }, nyní { $level }.
event-arm-moved = Rameno { FORM($commodity, "gen") } se posouvá doprava.
event-price-changed = Cena { FORM($commodity, "gen") }: { $before } → { $price }.
event-town-built = Město staví pro { FORM($guild, "acc") }.
event-tile-discarded = { $building }: dílek se odkládá.
event-production-rose = { $seat } vyrábí o { $amount ->
    [one] { $amount } { FORM($commodity, "acc") }
    [few] { $amount } { FORM($commodity, "few") }
    [many] { $amount } { FORM($commodity, "gen") }
   *[other] { $amount } { FORM($commodity, "many") }
 } víc, nyní { $production }.
event-gained-reputation = { $seat } získává { $amount ->
    [one] { $amount } stupeň
    [few] { $amount } stupně
   *[other] { $amount } stupňů
 } pověsti, nyní { $reputation }.
event-lost-reputation = { $seat } ztrácí { $amount ->
    [one] { $amount } stupeň
    [few] { $amount } stupně
   *[other] { $amount } stupňů
 } pověsti, nyní { $reputation }.
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
event-tax-rose = Daň stoupá o { $amount } na { $tax }.
event-tax-paid = { $seat } platí daň { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }.
event-tax-not-paid = { $missing ->
    [0] { $seat } odmítá zaplatit daň { $due ->
        [one] { $due } groš
        [few] { $due } groše
       *[other] { $due } grošů
    }.
   *[other] { $seat } nemůže zaplatit daň { $due ->
        [one] { $due } groš
        [few] { $due } groše
       *[other] { $due } grošů
    }, chybí { $missing }.
 }
event-council-met = Rada zasedá a její patricijové odměňují všechny.
event-game-ended = Hra skončila.

## Why not

refusal-groschen-short = stojí to { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }, chybí vám { $missing }
refusal-commodity-short = stojí to { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 } ({ $quantity ->
    [one] { $quantity } { $commodity }
    [few] { $quantity } { FORM($commodity, "few") } po { $each }
   *[other] { $quantity } { FORM($commodity, "many") } po { $each }
 }), chybí vám { $missing }
refusal-red-x = u { FORM($commodity, "gen") } je červený křížek, teď to nikdo postavit nesmí
refusal-card-spent = tuto kartu jste už v tomto kole zahráli
refusal-no-action-possible = ani žádná jiná akce není možná
refusal-no-free-slot = na vaší desce není místo pro další dílek
refusal-no-tile-left = radnice pro vás žádný dílek nemá
refusal-not-your-guild = nepatříte mezi { FORM($guild, "acc") }
refusal-only-public-tiles = zdarma je tu jen veřejný dílek
refusal-no-plot-marker = všechny vaše značky parcel ({ $markers }) jsou ve městě
refusal-no-free-square = žádné pole není volné
refusal-built-on = stojí tam { $building }
refusal-claimed-already = pole už má { $owner }
refusal-not-next-to-a-building = nesousedí se žádnou budovou
refusal-no-plot = nemáte parcelu, kde stavět
refusal-no-tile = nemáte dílek ke stavbě
refusal-no-house-left = v řadě { FORM($guild, "gen") } už nemáte žádný domek
refusal-no-house-at-all = nemáte žádný domek, který by šlo odstranit
refusal-not-your-plot = parcelu má { $owner }
refusal-no-miner = nemáte už žádného horníka
refusal-no-mine-tile = nezbyl žádný dílek dolu
refusal-no-open-space = pro důl není žádné volné místo
refusal-dug-already = leží tam { FORM($mine, "nom") }
refusal-not-next-to-a-mine = vedle ani nad ním žádný důl není a vstup to také není
refusal-pool-empty = vaše zásoba je prázdná: někdo přijít musí
refusal-pool-limit = { $most ->
    [0] nikdo přijít nemůže
   *[other] přijít může nejvýš { $most }
 }
refusal-no-production = nic nevyrábíte
refusal-no-patrician = patricij této barvy tu není
refusal-no-unused-pelican = nemáte nepoužitého pelikána
refusal-nobodys-building = veřejná budova nepatří nikomu
refusal-not-your-building = budovu vlastní { $owner }
refusal-no-matching-dots = nesousedí se žádným puntíkem svých barev
refusal-set-taken = už ji má { $owner }
refusal-placed-already = už je v řadě { FORM($row, "gen") }

## Figures

measure-groschen = groše { $change }
measure-points = body hned { $change }
measure-final_points = { $change } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} celkem, kdyby hra skončila teď
measure-reputation = pověst { $change }
measure-income = příjem { $change }
measure-production_ore = výroba rudy { $change }
measure-production_silver = výroba stříbra { $change }
measure-production_wood = výroba dřeva { $change }
measure-production_permits = výroba povolení { $change }
measure-production_food = výroba jídla { $change }
measure-production_beer = výroba piva { $change }
measure-price_ore = cena rudy { $change }
measure-price_silver = cena stříbra { $change }
measure-price_wood = cena dřeva { $change }
measure-price_permits = cena povolení { $change }
measure-price_food = cena jídla { $change }
measure-price_beer = cena piva { $change }
measure-tax = daň pro všechny { $change }
measure-tax_due = vaše daň v tomto kole { $change }
measure-pelicans = pelikáni { $change }

## What sets an option apart

about-beside = vedle: { $buildings }
about-plot = parcela
about-alone = nic vedle nestojí
about-yours = { $building } (vy)
about-theirs = { $building } ({ $owner })
about-public = { $building } (veř.)
about-dots = puntíky: { $dots }
about-dots-red = { $count ->
    [one] { $count } červený
    [few] { $count } červené
   *[other] { $count } červených
 }
about-dots-yellow = { $count ->
    [one] { $count } žlutý
    [few] { $count } žluté
   *[other] { $count } žlutých
 }
about-dots-green = { $count ->
    [one] { $count } zelený
    [few] { $count } zelené
   *[other] { $count } zelených
 }
about-dots-blue = { $count ->
    [one] { $count } modrý
    [few] { $count } modré
   *[other] { $count } modrých
 }
about-tiles-here = body za zdejší puntíky: { $tiles }
about-tile-here = { $building } { $points }
about-tile-here-more = { $building } { $points } ({ $others })
about-scores = body za puntíky: { $tiles }
about-scores-more = { $building } +{ $points }
about-build-cost = { $price ->
    [0] stavba dnes nestojí nic
    [one] stavba dnes stojí { $price } groš
    [few] stavba dnes stojí { $price } groše
   *[other] stavba dnes stojí { $price } grošů
 }
about-red-x = červený křížek u { FORM($commodity, "gen") } zatím stavbu zakazuje
about-house = domek odkryje: „{ $gift }“
about-house-lost = přijdete o odměnu: „{ $gift }“
about-column = { $seated ->
    [0] vyprázdní sloupec: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } při každém bodování, až bude v radě červený patricij
   *[other] vyprázdní sloupec: o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc od červených patricijů při každém bodování
}
about-row = { $row }. řada: vaše hvězdy { $stars }/{ $all }, vynáší { $pays }
about-rivals = ostatní tam mají: { $stars }
about-patrician = { $times ->
    [0] bodovat už nebude
    [one] bodovat bude ještě jednou; při dnešním stavu vynese: { $pays }
   *[other] bodovat bude ještě { $times }krát; při dnešním stavu pokaždé vynese: { $pays }
 }
about-guild-makes = { $guild }: { $commodity } za { $price }
about-makes = vyrábí { FORM($commodity, "acc") }, dnes za { $price }
about-no-earnings = zatím nic nevyrábíte, takže nic nevynese
about-earnings = { $amount ->
    [one] { $amount } { $commodity } za { $price }
    [few] { $amount } { FORM($commodity, "few") } po { $price }
   *[other] { $amount } { FORM($commodity, "many") } po { $price }
 }
about-mine = { $tiles ->
    [one] táhne se 1 dílek dolu
    [few] táhnou se { $tiles } dílky dolů, vyhloubit lze jeden
   *[other] táhne se { $tiles } dílků dolů, vyhloubit lze jeden
 }
about-seat-for-sale = potom může patricij do rady za { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }
about-opens = nabízí některou z akcí: { $actions }
about-opens-at = { $action } ({ $cost })

## Sources of points

source-tiles = vytištěno na budovách
    .one = vytištěno na budově
source-houses = pod domky
    .one = pod domkem
source-barbara = Sv. Barbora
source-mines = vytištěno na dolech
    .one = vytištěno na dole
source-events = události
    .one = událost
source-beyond = za koncem stupnice pověsti
source-green = zelení patricijové
source-silver = stříbrní patricijové
source-yellow = žlutí patricijové
source-red = červení patricijové
source-town = puntíky ve městě
source-mine_rows = řady dolů
source-income = konečný příjem
source-reputation = konečná pověst
source-extras = zbytky

standing-pay-every-tax = Až do konce hry platit každou daň, na kterou mám
standing-no-patricians = Do konce kola už žádné místo v radě nekupovat

cards-building = Budovy
cards-mine = Doly
cards-event = Události
cards-patrician = Patricijové v radě
cards-action = Karty akcí
cards-technology = Technologie
cards-barbara = Dílky sv. Barbory

## The table in the terminal

terminal-legend =
    Město: ● ▲ ■ ◆ vlastníci, ✦ veřejné budovy s patricijem, č ž z m puntíky, ⌂ vesnice;
       vpravo od budovy cena parcely vedle ní, v ¤ groších.
    Doly: ✶ hvězdy, r ruda, d dřevo za doly vedle a pod, ▒ skála, ▽ vstup;
       6✶ 3/2/1 je výnos řady pro prvního, druhého a třetího.
    Trh: [4] dnešní cena, » město staví, ✗ červený křížek.
    Radnice: 3d→3 pivo znamená, že 3 dřeva dají 3 piva; ×2, zbývají dva dílky.
    Hráči: body → kdyby hra skončila teď; pelikáni nepoužití + použití; horníci v zásobě + čekající.
    Domky zakrývají ▤ veřejný dílek, ♗ pelikána, ★ body, ♥ pověst; · už je z desky pryč.
    Karty: P Parcela, D Důl, S Stavba, R Práva, I Příjem, B Sv. Barbora, Ž Žolík.
terminal-round = Kolo { $round }/{ $rounds }, { $turn }. tah ze 3: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }
terminal-setup = Příprava
terminal-over = Hra skončila
terminal-start = začíná
terminal-town = Město
terminal-plot = parcela
terminal-mines = Doly
terminal-ore = r
terminal-wood = d
terminal-stack = { $tiles ->
    [one] { $tiles } dílek dolu
    [few] { $tiles } dílky dolů
   *[other] { $tiles } dílků dolů
 } v hromádce; najednou se táhne { $draws }
terminal-market = Trh
terminal-next = další
terminal-event = Událost: { $event_card }.
terminal-red = červené
terminal-scoring = rada
terminal-rounds = Kola a daně
terminal-tax = Daň { $tax }
terminal-refusing = nebo pověst −{ $reputation }
terminal-hall = Radnice
terminal-permits = { $count } povolení
terminal-cathedral = Chrám a rada
terminal-barbara = Sv. Barbora
terminal-council = Rada
terminal-pool = zásoba
terminal-bank = banka
terminal-players = Hráči
terminal-groschen = groše
terminal-points = body
terminal-reputation = pov.
terminal-income = příjem
terminal-tax-due = daň
terminal-pelicans = pelikáni
terminal-miners = horníci
terminal-plots = parcely
terminal-tiles = dílky
terminal-cards = karty

dot-red = č
dot-yellow = ž
dot-green = z
dot-blue = m

short-patrician-green = Z
short-patrician-silver = S
short-patrician-yellow = Ž
short-patrician-red = Č
# Where at most eight letters fit.
short-commodity-permits = povolení

short-card-plot_mine = PD
short-card-mine_joker = DŽ
short-card-plot_income = PI
short-card-building_income = SI
short-card-building_rights = SR
short-card-rights_barbara = RB

short-brick_kiln = Cihelna
short-carpenters_yard = Tes. dvůr
short-builders_lodge = St. huť
short-butchers_stalls = Krámy
short-vegetable_market = Zelný trh
short-fish_market = Rybí trh
short-wine_merchant = Víno
short-roasting_yard = Pražírna
short-ore_washery = Plavírna
short-pump_house = Čerpárna
short-changing_house = Cáchovna
short-mining_office = Úřad
short-scriptorium = Skriptor.
short-coal_market = Uhlí
short-st_bartholomew = Bartol.
short-high_church = Vysoký k.
short-our_lady = Na Náměti
short-st_george = Sv. Jiří
short-st_mary_magdalene = Magdalena
short-st_john = Sv. Jan
short-little_castle = Hrádek

## Reports

report-table-order = Pořadí hráčů v 1. kole
report-table-sets = Trojice cechů
report-table-guilds = Cechy
report-table-actions = Zahrané karty podle akce
report-table-prices = Ceny na konci každého kola
report-table-decks = Balíčky a daň na konci každého kola
report-table-rounds = Hráči na konci každého kola
report-table-commodities = Jak se hýbou ceny
report-table-events = Události
report-table-game = Hra jako celek
report-rows-order = pořadí
report-rows-sets = trojice
report-rows-guilds = cech
report-rows-actions = akce
report-rows-prices = kolo
report-rows-decks = kolo
report-rows-rounds = kolo
report-rows-commodities = zboží
report-rows-events = událost
report-rows-game = údaj
report-column-plays = karet na hráče
report-column-tax = daň
report-column-incomes = Příjmy
report-column-earned = každý
report-column-income = příjem
report-column-groschen = groše
report-column-reputation = pověst
report-column-points = body
report-column-changes = změny
report-column-lively = 4 a víc
report-column-lowest = nejnižší
report-column-highest = nejvyšší
report-column-builds = město staví
report-column-drawn = přišla
report-column-awards = odměnění hráči
report-column-figure = hodnota
report-table-groups = Zdroje, které patří k sobě
report-rows-groups = zdroje
report-patricians = všichni patricijové
report-built = budovy, domky a doly
report-all-reputation = pověst včetně konce stupnice
target-winner = body vítěze
target-last = partie, kde má poslední přes 30 bodů
target-seats = výhry z každého místa
target-guilds = výhry s každým cechem
target-sets = výhry s každou trojicí cechů
target-lively = partie se 4 a více změnami ceny, každé zboží
target-lowest = nejnižší cena každého zboží
target-highest = nejvyšší cena každého zboží
target-population = partie s obyvatelstvem 20 a víc
target-population-full = partie s poslední kartou obyvatelstva
target-ore = partie s úrovní rudy 15 a víc
target-ore-full = partie s poslední kartou rudy
target-town-builds = stavby samotného města za partii
target-held = partie, kde červený křížek zdrží připravený dílek
target-earned-first = groše za akci Příjem, 1. kolo
target-earned-third = groše za akci Příjem, 3. kolo
target-earned-last = groše za akci Příjem, poslední kolo
target-incomes = akce Příjem na hráče ve 2. a 3. kole
target-tax = partie, které končí s daní 10 až 22
target-sources = každý jednotlivý zdroj, ze všech bodů
target-player-sources = každý jednotlivý zdroj, z bodů kteréhokoli hráče
target-players = výhry každého hráče, aspoň 70 % férového podílu
target-patricians = patricijové, ze všech bodů
target-yellow = žlutí patricijové, ze všech bodů
target-mine-rows = řady dolů, ze všech bodů
target-income = konečný příjem, ze všech bodů
target-built = budovy, domky a doly, ze všech bodů
target-extras = co na konci zbylo, ze všech bodů
target-barbara = Sv. Barbora, ze všech bodů
target-reputation = body za pověst na hráče
report-rest = bez účinku
report-last-fair = partie, kde má poslední přes 30 bodů
report-town-builds = stavby samotného města za partii
report-held-plays = tahy, kdy červený křížek zdrží připravený dílek
report-held-games = partie, kde k tomu dojde
report-deck-population-grown = partie s obyvatelstvem 20 a víc
report-deck-population-full = partie s poslední kartou obyvatelstva
report-deck-ore-grown = partie s úrovní rudy 15 a víc
report-deck-ore-full = partie s poslední kartou rudy
report-tax = daň na konci
report-tax-fair = partie, které končí s daní 10 až 22
report-taxes-unpaid = nezaplacené daně na hráče
report-buildings = budovy na hráče
report-mines = doly na hráče
report-pelicans = použití pelikáni na hráče
report-barbara = otočené dílky sv. Barbory
report-council-green = zelení patricijové v radě
report-council-silver = stříbrní patricijové v radě
report-council-yellow = žlutí patricijové v radě
report-council-red = červení patricijové v radě

## Charts, what is to come, and the score if the game ended now

chart-prices = Ceny
chart-prices-about = Cena každého zboží na konci každého kola, v groších.
chart-levels = Obyvatelstvo, ruda a daň
chart-levels-about = Kam až postoupily oba balíčky a kam daň.
chart-final = Kdyby hra tehdy skončila
chart-final-about = Konečný výsledek každého hráče, kdyby hra skončila daným kolem.
chart-points = Body na počítadle
chart-points-about = Body všech hráčů na konci každého kola.
chart-income = Příjem
chart-income-about = Kolik by každému vynesla akce Příjem na konci každého kola, v groších.
chart-groschen = Groše
chart-groschen-about = Groše všech hráčů na konci každého kola.

tie-broken = Stejný počet bodů: rozhodují groše.
tie-shared = Stejně bodů i grošů: vítězství se dělí.
outlook-tally = Kdyby hra skončila teď
outlook-tally-note = Body na počítadle a k nim to, co by přidalo závěrečné bodování.
outlook-prices = Tabulky cen
outlook-tab-mines = Dílky dolů
outlook-tab-guild = Cechovní budovy
outlook-tab-public = Veřejné budovy
outlook-prices-note = Řádek pro každou kartu balíčku, sloupec pro každou polohu ramene. Vyznačena je dnešní cena, políčka, kde staví město, a červené křížky, které cech zastaví.
outlook-mines = { $count ->
    [0] Dílky dolů { $layer }: nezbývá žádný
   *[other] Dílky dolů { $layer }: zbývá { $count }
 }
outlook-mines-mixed = Dílky dolů, zamíchané
outlook-discards = { $count ->
    [0] Žádný dílek není odložený.
    [one] 1 dílek je odložený a vrátí se, až bude hromádka prázdná.
    [few] { $count } dílky jsou odložené a vrátí se, až bude hromádka prázdná.
   *[other] { $count } dílků je odložených a vrátí se, až bude hromádka prázdná.
 }
outlook-technology = Technologie
outlook-technology-note = Teď se { $draws ->
    [one] táhne 1 dílek dolu
    [few] táhnou { $draws } dílky dolů
   *[other] táhne { $draws } dílků dolů
 }, s každým dílkem technologie o jeden víc.
outlook-guild = Budovy cechu { FORM($guild, "gen") }
outlook-guild-last = Vespod hromádky leží { $building }.
outlook-public = Veřejné budovy, { $patrician }
outlook-red-note = Na radnici přijdou po { $round }. kole.
outlook-cathedral = Sv. Barbora
outlook-events = Události
outlook-events-note = Jedna za kolo kromě posledního, z těchto balíčků: { $decks }.
outlook-event = { $event_card } (balíček { $deck })

## Before a step that one may regret

warning-tax = Při dnešním stavu bude daň na konci kola { $due ->
    [one] { $due } groš
    [few] { $due } groše
   *[other] { $due } grošů
 } a vy budete mít { $groschen }. Kdo nemůže zaplatit, ztrácí { $reputation ->
    [one] { $reputation } stupeň
    [few] { $reputation } stupně
   *[other] { $reputation } stupňů
 } pověsti.
warning-mine-dear = Na žádný důl byste potom neměli: nejlevnější místo stojí { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }, { $groschen ->
    [one] zbyl by vám { $groschen }
    [few] zbyly by vám { $groschen }
   *[other] zbylo by vám { $groschen }
 }.
warning-no-space = Pro důl není žádné volné místo: ať vytáhnete cokoli, odloží se to.
warning-rest-income = Karta { $card } by vám mohla přinést { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }.
warning-rest-barbara = Máte nepoužitého pelikána: kartou { $card } můžete využít aktuální dílek chrámu.
warning-decline-free = Nic to nestojí a podruhé vám to nikdo nenabídne.
warning-remove-technology = Dílek lze umístit zdarma a pracoval by pro vás.
warning-leave-free = Jeden z těchto dolů lze vyhloubit bez dřeva.
warning-rights-no-house = { $building }: nemáte už domek, dílek tedy nikdy nepostavíte. Na konci by byl jen za 1 bod.

## Tips for the first round

tip-pick-set = Cechy určují, které budovy smíte stavět. Máte-li jiné cechy než sousedé, méně s nimi soupeříte o dílky a ceny.
tip-place-guild = Každá budova cechu uvolní domek v jeho řadě a dá vám, co je pod ním. Cech, pro který budete stavět nejvíc, dejte tam, kde se vám odměny líbí nejvíc.
tip-play-card = Z karty použijete jednu ze dvou akcí; za kolo zahrajete pět ze šesti karet. Nejdřív získejte práva na dílek a parcelu: bez obojího stavět nelze.
tip-first-steps = Dobrý začátek: práva na dílek, parcela, pak stavba a příjem dřív, než dojdou peníze.
tip-prices = Cena stoupá s balíčkem a klesá s každou budovou cechu. Vyrábějte, co ostatní nevyrábějí.
tip-joker = Žolík stojí 1 stupeň pověsti a zastoupí kteroukoli jinou akci.
tip-barbara-gift = Co nabízí sv. Barbora, je dar; berte, ledaže se vám nehodí do plánu.
tip-claim-plot = Vedle budov a vesnic s puntíky v barvách vašeho dílku budete na konci bodovat; vedle veřejné budovy vás odmění zelení patricijové.
tip-markers = Dvě značky ve městě zvyšují vaši daň o 3, tři o 8. Stavte brzy.
tip-take-rights = Berte dílky těch svých cechů, jejichž zboží má ještě vysokou cenu, nebo veřejné kvůli bodům.
tip-costs = Čím víc vlevo hromádka leží, tím je levnější; po odebrání dílku se přesune na konec své řady.
tip-choose-tile = Dřevo platíte za dnešní cenu. Budova hned vyrábí a snižuje cenu svého zboží.
tip-choose-site = Na konci získá budova body za sousední puntíky svých barev, i ty u vesnic.
tip-remove-house = Vzdejte se domku, jehož odměna vám bude chybět nejméně.
tip-fill-pool = Jedno povolení přivede jednoho horníka, nebo dva, je-li pro oba v zásobě místo: dva najednou vyjdou levněji.
tip-pick-mine = Ruda vydělává; hvězdy rozhodnou na konci o řadách; obyvatelé zvyšují ceny dřeva, jídla a piva.
tip-dig = Vstup stojí vždy stejně. Jinde platíte tolik dřeva, kolik říká nejvyšší číslo na dolech vedle místa a nad ním.
tip-rows = Každá řada odmění ty, kdo v ní mají nejvíc hvězd.
tip-seat-patrician = Patricijové v radě v posledních třech kolech odměňují všechny. Posaďte tam ty, kteří dají nejvíc vám.
tip-convert-house = Teď víc výroby, za domek, o jehož odměnu přijdete.
tip-gain-for-pairs = S pověstí 3 jsou parcely levné, s pověstí 6 je žolík zdarma.
tip-score-building = Vyberte budovu, která má kolem sebe nejvíc puntíků svých barev; na konci bude bodovat znovu.
tip-pay-tax = Na začátku hry stojí odmítnutí jen málo pověsti, i ta se ale počítá: dole na stupnici vás na konci stojí body, nahoře zlevňuje parcely a žolíka.

## The icons

glossary-point = Bod
glossary-point-text = Kdo jich má nejvíc, vítězí.
glossary-groschen = Groš
glossary-groschen-text = Peníze. Platí se jimi všechno.
glossary-ore = Ruda
glossary-ore-text = Dávají ji doly a budovy horníků; s balíčkem rudy její cena klesá.
glossary-silver = Stříbro
glossary-silver-text = Vyrábějí ho hutníci; s balíčkem rudy jeho cena stoupá.
glossary-wood = Dřevo
glossary-wood-text = Vyrábějí ho stavitelé; platí se jím budovy a doly, za dnešní cenu.
glossary-permit = Povolení
glossary-permit-text = Vydávají je písaři; platí se jimi práva a noví horníci, za dnešní cenu.
glossary-food = Jídlo
glossary-food-text = Vyrábějí ho hokynáři; jeho cena stoupá s obyvatelstvem.
glossary-beer = Pivo
glossary-beer-text = Vyrábějí ho krčmáři; jeho cena stoupá s obyvatelstvem.
glossary-income = Příjem
glossary-income-text = Co vyrábíte, krát dnešní ceny.
glossary-population-deck = Obyvatelstvo
glossary-population-deck-text = Postupuje s doly a budovami; dřevo, jídlo a pivo zdražují.
glossary-ore-deck = Balíček rudy
glossary-ore-deck-text = Postupuje s každou vytěženou rudou; ruda zlevňuje, stříbro a povolení zdražují.
glossary-town-builds = Město staví
glossary-town-builds-text = Poptávka je vysoká: pro tento cech staví samo město a cena klesá.
glossary-red-x = Červený křížek
glossary-red-x-text = Dokud poptávka nestoupne, nikdo pro tento cech stavět nesmí.
glossary-tax = Daň
glossary-tax-text = Platí se na konci každého kola, jinak klesá pověst.
glossary-reputation = Pověst
glossary-reputation-text = Od 3 jsou levné parcely, od 6 je žolík zdarma; mimo stupnici jde o body.
glossary-pelican = Pelikán
glossary-pelican-text = Dovolí vám použít aktuální dílek sv. Barbory.
glossary-flip = Sv. Barbora
glossary-flip-text = Chrám: jeho dílky se používají s pelikány, nebo je otáčejí budovy, a tím roste daň.
glossary-house = Domek
glossary-house-text = Označuje cechovní budovu; co na desce zakrýval, je vaše.
glossary-plot = Parcela
glossary-plot-text = Pole, které jste si zabrali ke stavbě.
glossary-mine = Důl
glossary-mine-text = Dává rudu a má hvězdy pro konec hry.
glossary-miner = Horník
glossary-miner-text = Označuje důl jako váš. V zásobě jsou nejvýš dva; ostatní čekají na povolení.
glossary-stack = Hromádka
glossary-stack-text = Kolik dílků zbývá.
glossary-technology = Technologie
glossary-technology-text = Důl zdarma za budovy horníků a o jeden dílek dolu víc na výběr.
glossary-star = Hvězda
glossary-star-text = Hvězdy v řadě dolů odmění na konci ty, kdo jich mají nejvíc.
glossary-dot-red = Červený puntík
glossary-dot-red-text = Na konci získá budova body za sousední červené puntíky, má-li sama červený.
glossary-dot-yellow = Žlutý puntík
glossary-dot-yellow-text = Na konci získá budova body za sousední žluté puntíky, má-li sama žlutý.
glossary-dot-green = Zelený puntík
glossary-dot-green-text = Na konci získá budova body za sousední zelené puntíky, má-li sama zelený.
glossary-dot-blue = Modrý puntík
glossary-dot-blue-text = Na konci získá budova body za sousední modré puntíky, má-li sama modrý.
glossary-patrician-green = Zelený patricij
glossary-patrician-green-text = V radě: odměňuje za veřejné budovy vedle vašich.
glossary-patrician-silver = Stříbrný patricij
glossary-patrician-silver-text = V radě: odměňuje za použité pelikány.
glossary-patrician-yellow = Žlutý patricij
glossary-patrician-yellow-text = V radě: odměňuje za doly v každé řadě.
glossary-patrician-red = Červený patricij
glossary-patrician-red-text = V radě: odměňuje za sloupce vaší desky bez domků.
glossary-crown = Nejvíc
glossary-crown-text = Pro toho, kdo má uvedených věcí nejvíc; při shodě pro všechny takové.
glossary-scroll = Práva
glossary-scroll-text = Právo postavit dílek z radnice.
glossary-card = Karty akcí
glossary-card-text = Na každé jsou dvě akce, použije se jedna. Za kolo se hraje pět ze šesti karet.
glossary-joker = Žolík
glossary-joker-text = Kterákoli jiná akce za 1 stupeň pověsti.
glossary-event = Událost
glossary-event-text = Od začátku kola je odkrytá, nastane na konci.
glossary-arrow = Promění se
glossary-arrow-text = Co stojí před šipkou, se změní v to, co je za ní.
glossary-start-player = Začínající hráč
glossary-start-player-text = Hraje v kole první tah.
glossary-quill = Rozhoduje se
glossary-quill-text = Hra čeká na tohoto hráče.

## The table in the browser

scene-town = Město
scene-hall = Radnice
scene-market = Trh
scene-cathedral = Sv. Barbora
scene-council = Rada
scene-mines = Doly
scene-rounds = Kola
scene-pool = Zásoba
scene-bank = Banka
scene-strip = { $seat } ve zkratce
scene-label-turn = Tah
scene-label-dues = Splatné daně
scene-label-pool = zásoba
scene-label-waiting = čekající horníci
scene-square = Pole { $square }
scene-square-open = Pole { $square }: parcela { $price ->
    [0] zdarma
    [one] za { $price } groš
    [few] za { $price } groše
   *[other] za { $price } grošů
 }
scene-plot = Parcela na { $square } ({ $owner })
scene-in-town = { FORM($building, "board") }
scene-building = { $building } na { $square } ({ $owner }): { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 } za puntíky
scene-public = { $building } na { $square }: veřejná budova
scene-public-guild = pro všechny
scene-house-of = Domek ({ $owner })
scene-village = Vesnice u { $square }: { $colours }
scene-dot-red = červený puntík
scene-dot-yellow = žlutý puntík
scene-dot-green = zelený puntík
scene-dot-blue = modrý puntík
scene-space = Místo { $space }
scene-entrance = Vstup na { $space }: { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřev
 }
scene-space-open = Místo { $space }: { $wood ->
    [one] { $wood } dřevo
    [few] { $wood } dřeva
   *[other] { $wood } dřev
 } ({ $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 })
scene-rock = Na { $space } leží { $rock }
scene-mine = { $mine } na { $space } ({ $owner })
scene-miner = Horník ({ $owner })
scene-mine-row = { $row }. řada: { $stars ->
    [one] 1 hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
 }, vynáší { $pays }
scene-row-stars = { $seat } { $stars }
scene-mine-stack = { $tiles ->
    [one] 1 dílek dolu
    [few] { $tiles } dílky dolů
   *[other] { $tiles } dílků dolů
 } v hromádce, odložených { $discards }
scene-technology = { $draws ->
    [one] Táhne se 1 dílek dolu
    [few] Táhnou se { $draws } dílky dolů
   *[other] Táhne se { $draws } dílků dolů
 }; dílků technologie zbývá { $left }
scene-drawn = { $mine }, právě vytažen
scene-rights = { $permits ->
    [0] Práva stojí { $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    }
   *[other] Práva stojí { $permits } povolení ({ $price ->
        [one] { $price } groš
        [few] { $price } groše
       *[other] { $price } grošů
    })
 }
scene-offer = { $building } ({ $guild }): { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }, { $left ->
    [one] poslední dílek
    [few] { $left } dílky v hromádce
   *[other] { $left } dílků v hromádce
 }
scene-level = { $deck }: karta { $level } z { $last }
scene-price = Cena { FORM($commodity, "gen") }: { $price }
scene-prices = Ceny { FORM($commodity, "gen") } na této kartě: { $prices }
scene-next = Cena { FORM($commodity, "gen") } na další kartě: { $price }
scene-arm = Rameno { FORM($commodity, "gen") }: poloha { $position } ze 6
scene-tip-arm = Rameno rámuje dnešní cenu. Domek se šipkou: město staví a rameno se posune doprava. Červený křížek: pro tento cech nikdo stavět nesmí.
scene-cathedral-title = Sv. Barbora { $done }/{ $tiles }
scene-cathedral-now = { $tile }; otočeno { $done } z { $tiles }
scene-barbara-turned = { $tile }, otočený
scene-barbara-current = { $tile }, aktuální
scene-barbara-coming = { $tile }, přijde
scene-round = { $round }. kolo: odmítnutí daně stojí { $loss ->
    [one] { $loss } stupeň
    [few] { $loss } stupně
   *[other] { $loss } stupňů
 } pověsti{ $scores ->
    [0] {""}
   *[other] ; rada boduje
 }{ $reds ->
    [0] {""}
   *[other] ; na radnici přijdou červené dílky
 }
scene-tax = Daň: { $tax ->
    [one] { $tax } groš
    [few] { $tax } groše
   *[other] { $tax } grošů
 } (nejvýš { $most })
scene-tax-due = { $seat } dluží { $due }
scene-turns = { $turn }. tah ze { $turns }
scene-event = Událost: { $event_card }
scene-patricians-bank = { $count ->
    [0] V bance není žádný { $patrician }
   *[other] V bance: { $count } × { $patrician }
 }
scene-patricians-pool = { $count ->
    [0] V zásobě není žádný { $patrician }
   *[other] V zásobě: { $count } × { $patrician }
 }
scene-patricians-council = { $count ->
    [0] V radě není žádný { $patrician }
   *[other] V radě: { $count } × { $patrician }
 }
scene-pays = { $seat } { $points }
scene-groschen = { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }
scene-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }; { $final }, kdyby hra skončila teď
scene-start-player = { $seat } začíná kolo
scene-turn = { $seat } se rozhoduje
scene-reputation = Pověst { $reputation }
scene-tip-reputation = Čísla na polích jsou body na konci hry. Od { $plot } stojí parcely 1 groš, od { $joker } je žolík zdarma. Každý krok za konec stupnice mění body o { $points }.
scene-makes = Vyrábí { $amount ->
    [one] { $amount } { FORM($commodity, "acc") }
    [few] { $amount } { FORM($commodity, "few") }
    [many] { $amount } { FORM($commodity, "gen") }
   *[other] { $amount } { FORM($commodity, "many") }
 } po { $price ->
    [one] { $price } groši
    [few] { $price } groších
   *[other] { $price } groších
 }
scene-income = Příjem: { $income ->
    [one] { $income } groš
    [few] { $income } groše
   *[other] { $income } grošů
 }
scene-row = { $guild }, v řadě { FORM($row, "gen") }
scene-row-empty = Řada { FORM($row, "gen") }
scene-covered = { $gone ->
    [0] Pod { $number }. domkem
   *[other] { $number }. domek je pryč
 }
scene-house = Domek v řadě { FORM($row, "gen") }
scene-pool-miners = Horníci v zásobě: { $count } ze { $limit }
scene-waiting = { $count ->
    [one] Čeká 1 horník
    [few] Čekají { $count } horníci
   *[other] Čeká { $count } horníků
 }
scene-miner-pool = Horník v zásobě ({ $owner })
scene-miner-waiting = Čekající horník ({ $owner })
scene-miners = Horníci: v zásobě { $pool }, čeká { $waiting }
scene-marker = Značka parcely ({ $owner })
scene-pelican = Pelikán, nepoužitý
scene-pelican-used = Pelikán, použitý
scene-pelicans = Pelikáni: nepoužití { $unused }, použití { $used }
scene-slot = { $building }, ke stavbě ({ $owner })
scene-tiles = { $count ->
    [one] 1 dílek ke stavbě
    [few] { $count } dílky ke stavbě
   *[other] { $count } dílků ke stavbě
 }
scene-cards = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
 }
scene-half = { $action } ({ $card })
scene-half-spent = { $action } ({ $card }), toto kolo zahráno
scene-set = { $set }
scene-tip-mine = Táhněte dílky dolů a jeden vyhlubte; většina dává rudu.
scene-tip-rights = Vezměte si horní dílek hromádky na radnici.
scene-tip-plot = Zaberte si pole ve městě.
scene-tip-building = Postavte jeden ze svých dílků na jedné ze svých parcel.
scene-tip-income = Dostanete dnešní cenu za vše, co vyrábíte; potom smíte jednoho patricije přesunout do rady.
scene-tip-barbara = Použijte pelikána na aktuální dílek chrámu.
scene-tip-joker = Ztraťte 1 stupeň pověsti (od 6 žádný) a proveďte kteroukoli jinou akci.

## What things on the table are for, in a sentence

meaning-square = Pole ve městě: zaberte si ho jako parcelu a potom na něm stavte.
meaning-town-map = Město ve zkratce: kdo má které pole a co tam stojí.
meaning-mine-map = Doly ve zkratce: skály, volná místa a čí doly kde jsou.
meaning-village = Vesnice na okraji je při bodování puntíků sousedem.
meaning-building = Budova: získejte práva na její dílek a postavte ji na své parcele.
meaning-house = Domek značí budovu svého majitele; co na desce zakrýval, mu patří.
meaning-marker = Značka drží parcelu svému majiteli, dokud na ní nestojí budova.
meaning-entrance = Vstup do dolů, kde se hloubí první doly.
meaning-space = Místo v dolech, volné, jakmile je vedle něj nebo nad ním důl.
meaning-rock = Skála místo zahradí, ale její hvězdy se v řadě počítají.
meaning-mine = Důl dává majiteli rudu a jeho hvězdy se počítají na konci.
meaning-row = Na konci každá řada odmění hráče, kteří v ní mají nejvíc hvězd.
meaning-stack = Dílky dolů, které se ještě dají vytáhnout.
meaning-technology = Technologie určuje, kolik dílků dolů se najednou táhne.
meaning-advanced = Dílek technologie je důl, jehož umístění nic nestojí.
meaning-miner = Horník značí důl jako váš; kdo je v zásobě, může hloubit.
meaning-rights = Kolik dnes stojí práva na dílek v tomto sloupci.
meaning-level = Horní karta balíčku ukazuje ceny; další odkrývají doly a budovy.
meaning-cells = Ceny tohoto zboží na horní kartě balíčku; na červeném křížku nikdo nesmí stavět pro jeho cech.
meaning-price = Dnešní cena tohoto zboží, pro všechny stejná.
meaning-next = Cena na další kartě balíčku, zůstane-li rameno na místě.
meaning-arm = Každá budova cechu posune rameno jeho zboží o jedno místo doprava.
meaning-barbara = Dílek chrámu: za pelikána dostanete jeho dar, dílek po dílku.
meaning-cathedral = Sv. Barbora roste, jak se otáčejí její dílky.
meaning-round = Kolo končí daněmi; poslední tři také zasedáním rady.
meaning-tax = Na konci kola platí daň každý, nebo ztrácí pověst.
meaning-turns = Každý hraje za kolo tři tahy.
meaning-event = Událost leží celé kolo odkrytá a nastane na jeho konci.
meaning-due = Kolik musí hráč na konci kola zaplatit.
meaning-bank = Patricijové čekají v bance, než je veřejná budova přivede do zásoby.
meaning-patrician-pool = Patricije v zásobě lze po příjmu přesunout do rady.
meaning-council = Patricijové v radě přinášejí v posledních třech kolech body všem.
meaning-patrician = Patricij přináší body všem, ale jen když sedí v radě.
meaning-groschen = Všechno se platí v groších a nové přináší příjem.
meaning-points = Dosavadní body; většina jich přijde až na konci hry.
meaning-final = Kolik bodů by tento hráč měl, kdyby hra skončila teď.
meaning-start = Začínající hráč hraje v kole první tah.
meaning-turn = Hra čeká na tohoto hráče.
meaning-reputation = Dobrá pověst zlevňuje parcely i žolíka a na konci je za body.
meaning-make = Za to, co hráč vyrábí, dostane při každém příjmu dnešní cenu.
meaning-income = Kolik by příjem vynesl teď.
meaning-guild = Hráč staví jen pro tři cechy; každý má svou řadu domků.
meaning-cover = Co leží zde, bude vaše, jakmile domek opustí desku.
meaning-pool = Horník v zásobě může hloubit; další přivede povolení.
meaning-waiting = Čekající horníci přijdou do zásoby za cenu povolení.
meaning-pelican = Za pelikána je jeden dar sv. Barbory.
meaning-half = Jedna ze dvou akcí karty; použitím se spotřebuje celá karta.
meaning-set = Tři cechy, ke kterým se přidáte: jejich budovy smíte stavět.
meaning-offer = Jeden z vašich cechů, který ještě nemá řadu na desce.
meaning-tiles = Dílky, na které má hráč práva a ještě je nepostavil.
meaning-cards = Karty akcí, které může hráč v tomto kole ještě zahrát.

## Why an option is better or worse than others

theme-income = Příjem
theme-groschen = Groše v ruce
theme-reputation = Pověst
theme-town = Město
theme-mines = Doly
theme-pelicans = Pelikáni
theme-council = Patricijové
theme-plans = Dílky a parcely
why-points-more = přinese hned asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-points-less = přinese hned asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně
why-income-more = vydělá při každém příjmu asi o { $amount ->
    [one] { $amount } groš
    [few] { $amount } groše
   *[other] { $amount } grošů
 } víc (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-income-less = vydělá při každém příjmu asi o { $amount ->
    [one] { $amount } groš
    [few] { $amount } groše
   *[other] { $amount } grošů
 } méně (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-groschen-more = nechá v ruce asi o { $amount ->
    [one] { $amount } groš
    [few] { $amount } groše
   *[other] { $amount } grošů
 } víc (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-groschen-less = nechá v ruce asi o { $amount ->
    [one] { $amount } groš
    [few] { $amount } groše
   *[other] { $amount } grošů
 } méně (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-reputation-more = udrží pověst asi o { $amount ->
    [one] 1 stupeň
    [few] { $amount } stupně
   *[other] { $amount } stupňů
 } výš (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-reputation-less = nechá pověst asi o { $amount ->
    [one] 1 stupeň
    [few] { $amount } stupně
   *[other] { $amount } stupňů
 } níž (v hodnotě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
 })
why-town-more = zvýší hodnotu budov ve městě asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 }
why-town-less = sníží hodnotu budov ve městě asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 }
why-mines-more = slibuje v řadách dolů asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-mines-less = slibuje v řadách dolů asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně
why-pelicans-more = slibuje za pelikány asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-pelicans-less = slibuje za pelikány asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně
why-council-more = vynese u patricijů asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-council-less = vynese u patricijů asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně
why-plans-more = chystá dílky a parcely pro stavby, které vynesou asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } víc
why-plans-less = chystá dílky a parcely pro stavby, které vynesou asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
 } méně

## What the coach says

coach-last-round = Hraje se poslední kolo: teď se počítá jen to, co přináší body.
coach-last-best = Hraje se poslední kolo: teď se počítá jen to, co přináší body. Nejvíc by vám přinesla akce { $action }: celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-council-pays = Na konci tohoto kola odměňuje rada. Jak to teď vypadá, vy získáte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, { $player } { $others }.
coach-council-soon = Od { $round }. kola odměňuje rada na konci každého kola. Do té doby by v ní měli sedět patricijové, kteří dají víc vám než ostatním.
coach-behind = Se závěrečným bodováním má teď { $player } o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } víc než vy.
coach-new-event = Nové kolo, nová událost pro všechny. { $event_card }: { $effect }
coach-tax-short = Na konci kola je splatná daň { $due ->
    [one] { $due } groš
    [few] { $due } groše
   *[other] { $due } grošů
 } a možná na ni nebudete mít: to stojí { $reputation ->
    [one] { $reputation } stupeň
    [few] { $reputation } stupně
   *[other] { $reputation } stupňů
 } pověsti.
coach-tax = Na konci kola { $due ->
    [one] padne na daň { $due } groš
    [few] padnou na daň { $due } groše
   *[other] padne na daň { $due } grošů
 }; teď máte { $groschen }.
coach-no-income = Zatím nevyděláváte nic: zboží, které přináší příjem, vám dají doly a budovy vašich cechů.
coach-income = Akce Příjem by vám teď vynesla { $income ->
    [one] { $income } groš
    [few] { $income } groše
   *[other] { $income } grošů
 }.
coach-income-now = Máte jen { $groschen ->
    [one] { $groschen } groš
    [few] { $groschen } groše
   *[other] { $groschen } grošů
 }. Akce Příjem by vynesla { $income }.
coach-income-joker = V tomto kole už nemáte žádnou kartu s Příjmem; jen žolík by vám ještě vynesl { $income ->
    [one] { $income } groš
    [few] { $income } groše
   *[other] { $income } grošů
}.
coach-sells = Vyrábíte { $amount ->
    [one] { $amount } { FORM($commodity, "acc") }
    [few] { $amount } { FORM($commodity, "few") }
    [many] { $amount } { FORM($commodity, "gen") }
   *[other] { $amount } { FORM($commodity, "many") }
 }; dnešní cena za kus je { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }.
coach-best-tile = Nejvýnosnější z dílků vašich cechů: { $building }, { $amount ->
    [one] { $amount } { FORM($commodity, "acc") }
    [few] { $amount } { FORM($commodity, "few") }
    [many] { $amount } { FORM($commodity, "gen") }
   *[other] { $amount } { FORM($commodity, "many") }
 }; za kus po postavení dostanete { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }. Veřejné přinášejí body, ale žádný příjem.
coach-house-tile = Pod domkem vaší budovy byla práva na veřejný dílek, zdarma. Veřejné dílky přinášejí body a patricije.
coach-stopped = Pro cech { FORM($guild, "gen") } teď kvůli červenému křížku nikdo nestaví: dokud se nezmění cena { FORM($commodity, "gen") }, žádný jeho dílek postavit nelze.
coach-last-house = V řadě { FORM($guild, "gen") } vám zbývá jediný domek.
coach-red-column = V řadě { FORM($guild, "gen") } stojí poslední domek svého sloupce. { $seated ->
    [0] Až bude červený patricij v radě, dá
   *[other] Každý červený patricij v radě dává
 } za sloupec bez domků { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-begin = K budově vedou tři kroky: práva na dílek, parcela ve městě a potom stavba sama.
coach-no-plot = Máte práva na { FORM($building, "acc") }, ale žádnou parcelu, kde stavět.
coach-no-plot-joker = Máte práva na { FORM($building, "acc") }, ale žádnou parcelu. Vaše karty už v tomto kole žádnou nezaberou, ale žolík ano.
coach-no-plot-now = Máte práva na { FORM($building, "acc") }, ale žádnou parcelu, a toto kolo už ani kartu, která by ji zabrala.
coach-no-tile = Máte ve městě { $plots ->
    [one] parcelu
    [few] { $plots } parcely
   *[other] { $plots } parcel
 }, ale žádný dílek, který by tam šlo postavit.
coach-ready = Vše je připraveno: můžete postavit { FORM($building, "acc") }.
coach-ready-last = Vše je připraveno: můžete postavit { FORM($building, "acc") }. Karta, kterou k tomu potřebujete, je ale i vaše poslední s Příjmem: nechte si dost grošů na daň.
coach-cannot-build = Zatím nemůžete postavit { FORM($building, "acc") }: podívejte se na cenu dřeva, své domky a červený křížek.
coach-slots-full = Všechna místa na dílky ({ $slots }) máte plná. Než si vezmete práva na další, stavte.
coach-surcharge = Vaše značky parcel ve městě zvyšují vaši daň o { $amount }. Stavbou se značka vrátí.
coach-rival-tile = { $player } také patří mezi { FORM($guild, "acc") } a může si vzít { FORM($building, "acc") } dřív než vy.
coach-pool-empty = Vaše zásoba horníků je prázdná: další důl nejdřív stojí povolení, teď { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }.
coach-first-mine = Ještě nemáte důl. Jeho ruda přináší příjem ve všech zbývajících kolech.
coach-no-mine = Ještě nemáte důl. Každá řada dolů na konci odměňuje hvězdy. Jak to teď vypadá, { $player } získá { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } a vy nic.
coach-no-mine-yet = Ještě nemáte důl. Kromě rudy přináší i hvězdy: kdo jich má v řadě nejvíc, získá na konci až { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-row = O hvězdu víc { $row ->
    [few] ve
   *[other] v
 } { $row }. řadě dolů by vám na konci přineslo { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-row-lost = Pozor na { $row }. řadu dolů: bude-li tam mít { $player } o hvězdu víc, přijdete na konci o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-pelican = Máte { $pelicans ->
    [one] pelikána
    [few] { $pelicans } pelikány
   *[other] { $pelicans } pelikánů
 } pro sv. Barboru: tato akce jednoho použije a vy získáte, co říká dílek ve žlutém rámečku.
coach-patrician = V zásobě je { $patrician }: při každém bodování rady by vám dal { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }. Akcí Příjem ho posadíte do rady za { $price ->
    [one] { $price } groš
    [few] { $price } groše
   *[other] { $price } grošů
 }.
coach-rival-patrician = Pozor na patricije v zásobě: { $player } může z jednoho z nich mít { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
 }, vy nic.

## Mistakes in component data; words of the files stay as they are

mistake-no-place = neznámé místo { $name }; na výběr jsou místa a1 až { $last }
mistake-village-edge = { $square } neleží na okraji města, který udává { $side }
mistake-no-entrance = „entrances“ uvádí aspoň jedno místo
mistake-rock-twice = místo se skálou se opakuje: { $spaces }
mistake-rock-on-entrance = skála na vstupu { $space }
mistake-rocks-cut-off = skály odříznou { $spaces }
mistake-sides = strany jsou pro 2, 3 a 4 hráče, každý počet právě jednou
mistake-miners-tile = dílek horníků má ore_deck = { $production } jako svou výrobu, „technology“ a žádné „arm“
mistake-guild-tile = dílek { $guild } posune jednou rameno { $commodity }
mistake-patrician-tile = jeho účinky posunou jednou patricije { $patrician }
mistake-halves = „halves“ jsou dvě různé akce, ne { $found }
mistake-order = id jsou čísla popořadě: toto je číslo { $number }
mistake-own-arm = každé zboží má své rameno; ruda se čte u ramene stříbra
mistake-deck-population = počet karet v balíčku obyvatelstva má být { $count }, ne { $found }
mistake-deck-ore = počet karet v balíčku rudy má být { $count }, ne { $found }
mistake-no-town-for-ore = pro rudu město nikdy nestaví: nemá rameno
mistake-early-town = před začátkem hry město nestaví: karta 0 nemá vlevo t
mistake-cells = počet polí karty { $card } má být { $count }, ne { $found }: { $cells }
mistake-cell = karta { $card }: pole je cena od { $least } do { $most }, případně s t nebo x, ne { $found }
mistake-prices-fall-right = karta { $card }: zleva doprava ceny klesají, nebo se nemění
mistake-prices-rise-right = karta { $card }: zleva doprava ceny rostou, nebo se nemění
mistake-prices-fall-down = karta { $card }: od karty ke kartě ceny klesají, nebo se nemění
mistake-prices-rise-down = karta { $card }: od karty ke kartě ceny rostou, nebo se nemění
mistake-event-decks = event_decks uvádí balíček A nebo B pro každé z prvních kol (je jich { $rounds })
mistake-rocks = počet skal na každé straně má být { $rocks }, ne { $large } a { $small }
mistake-guild-set = trojice jsou tři různé cechy, ne { $found }
mistake-guild-sets = počet různých trojic v { $key } má být { $count }, ne { $found }
mistake-guild-owners = { $key }: { $guild } nemůže být v tolika trojicích ({ $sets })
mistake-cards-a-turn = „cards“ je aspoň 1 na tah a dohromady nejvýše { $most }
mistake-no-card = žádná karta nemá akci { $action }
mistake-row-end = row_end uvádí { $patricians }, každého jednou
mistake-id-in-both = toto id je tu i v { $file }
mistake-least-price = „least“ je nejvýše { $most }, ne { $found }
mistake-stacks = dílky patří do hromádek 1, 2 a 3, ne { $found }
mistake-row-points = od prvního do třetího místa body klesají, nebo se nemění
mistake-row-stars = hodnoty řad začínají na 0 hvězdách a rostou
mistake-miners-in-pool = miners_in_pool je nejvýše { $most }, tedy pool_limit
mistake-house-rows = řady jsou { $rows }, v tomto pořadí
mistake-least-reputation = „least“ je menší než „most“
mistake-start-reputation = „start“ má být { $least } až { $most }, ne { $found }
mistake-reputation-points = od místa k místu body rostou, nebo se nemění; neuvedené místo má 0
mistake-start-tax = „start“ je nejvýše { $most }, tedy „most“
mistake-tracks = stupnice jsou pro 2, 3 a 4 hráče, každý počet právě jednou
mistake-few-events = event_decks: v events.toml je málo karet balíčku { $deck }: { $cards }
mistake-one-verb = účinek je jedno slovo a jeho hodnota
mistake-effect-elsewhere = účinek { $verb } sem nepatří; na výběr je: { $known }
mistake-no-change = { $verb } něco mění, takže to není 0
mistake-count-cards = počet karet má být { $expected }, ne { $found }
mistake-count-town-hall-columns = počet sloupců radnice má být { $expected }, ne { $found }
mistake-count-events = počet událostí má být { $expected }, ne { $found }
mistake-count-tiles = počet dílků má být { $expected }, ne { $found }
mistake-count-guild-tiles = počet dílků { $guild } má být { $expected }, ne { $found }
mistake-count-marked-tiles = počet označených dílků { $guild } má být { $expected }, ne { $found }
mistake-count-patrician-tiles = počet dílků { $patrician } má být { $expected }, ne { $found }
mistake-count-technology-tiles = počet dílků technologie má být { $expected }, ne { $found }
mistake-count-mine-tiles = počet dílků dolů má být { $expected }, ne { $found }
mistake-count-houses = počet domků má být { $expected }, ne { $found }
mistake-count-mine-cards = počet karet přípravy dolů má být { $expected }, ne { $found }
mistake-count-guild-cards = počet karet přípravy cechů má být { $expected }, ne { $found }
