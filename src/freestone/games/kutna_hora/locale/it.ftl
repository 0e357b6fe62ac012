# Kutná Hora: The City of Silver in Italian.

title = Kutná Hora: La città dell’argento
tagline = Miniere, mercati e una cattedrale nella città nata dall’argento.

setting-events = Eventi
setting-events-false = Solo in due
setting-events-true = Sempre
setting-first_game = Prima partita
setting-first_game-false = No: scegli le tue gilde
setting-first_game-true = Sì: le gilde sono assegnate

## Commodities, guilds, colours

commodity-ore = minerale
    .plural = minerali
    .of = del minerale
    .loc = sul minerale
commodity-silver = argento
    .of = dell’argento
    .loc = sull’argento
commodity-wood = legno
    .plural = legni
    .of = del legno
    .loc = sul legno
commodity-permits = permessi
    .one = permesso
    .of = dei permessi
    .loc = sui permessi
commodity-food = cibo
    .of = del cibo
    .loc = sul cibo
commodity-beer = birra
    .plural = birre
    .of = della birra
    .loc = sulla birra

guild-miners = Minatori
    .def = i Minatori
    .of = dei Minatori
    .dat = ai Minatori
guild-metallurgists = Metallurgici
    .def = i Metallurgici
    .of = dei Metallurgici
    .dat = ai Metallurgici
guild-builders = Costruttori
    .def = i Costruttori
    .of = dei Costruttori
    .dat = ai Costruttori
guild-scribes = Scrivani
    .def = gli Scrivani
    .of = degli Scrivani
    .dat = agli Scrivani
guild-grocers = Droghieri
    .def = i Droghieri
    .of = dei Droghieri
    .dat = ai Droghieri
guild-innkeepers = Locandieri
    .def = i Locandieri
    .of = dei Locandieri
    .dat = ai Locandieri

deck-population = Popolazione
    .def = Il mazzo Popolazione
deck-ore = Mazzo Minerale
    .def = Il mazzo Minerale

row-public = tessere pubbliche
    .of = delle tessere pubbliche
row-pelican = pellicani
    .of = dei pellicani
row-reputation = reputazione
    .of = della reputazione

patrician-green = patrizio verde
    .plural = patrizi verdi
patrician-silver = patrizio argento
    .plural = patrizi argento
patrician-yellow = patrizio giallo
    .plural = patrizi gialli
patrician-red = patrizio rosso
    .plural = patrizi rossi

## Sets of three guilds

set-miners-metallurgists-builders = Minatori, Metallurgici, Costruttori
set-miners-metallurgists-scribes = Minatori, Metallurgici, Scrivani
set-miners-metallurgists-grocers = Minatori, Metallurgici, Droghieri
set-miners-metallurgists-innkeepers = Minatori, Metallurgici, Locandieri
set-miners-builders-scribes = Minatori, Costruttori, Scrivani
set-miners-builders-grocers = Minatori, Costruttori, Droghieri
set-miners-builders-innkeepers = Minatori, Costruttori, Locandieri
set-miners-scribes-grocers = Minatori, Scrivani, Droghieri
set-miners-scribes-innkeepers = Minatori, Scrivani, Locandieri
set-miners-grocers-innkeepers = Minatori, Droghieri, Locandieri
set-metallurgists-builders-scribes = Metallurgici, Costruttori, Scrivani
set-metallurgists-builders-grocers = Metallurgici, Costruttori, Droghieri
set-metallurgists-builders-innkeepers = Metallurgici, Costruttori, Locandieri
set-metallurgists-scribes-grocers = Metallurgici, Scrivani, Droghieri
set-metallurgists-scribes-innkeepers = Metallurgici, Scrivani, Locandieri
set-metallurgists-grocers-innkeepers = Metallurgici, Droghieri, Locandieri
set-builders-scribes-grocers = Costruttori, Scrivani, Droghieri
set-builders-scribes-innkeepers = Costruttori, Scrivani, Locandieri
set-builders-grocers-innkeepers = Costruttori, Droghieri, Locandieri
set-scribes-grocers-innkeepers = Scrivani, Droghieri, Locandieri

## Actions and cards

action-mine = Miniera
action-rights = Diritti
action-plot = Lotto
action-building = Edificio
action-income = Rendita
action-barbara = Santa Barbara
action-joker = Jolly

card-plot_mine = Lotto / Miniera
card-mine_joker = Miniera / Jolly
card-plot_income = Lotto / Rendita
card-building_income = Edificio / Rendita
card-building_rights = Edificio / Diritti
card-rights_barbara = Diritti / Santa Barbara

half-plot_mine-plot = Lotto (o Miniera)
half-plot_mine-mine = Miniera (o Lotto)
half-mine_joker-mine = Miniera (o Jolly)
half-mine_joker-joker = Jolly (o Miniera)
half-plot_income-plot = Lotto (o Rendita)
half-plot_income-income = Rendita (o Lotto)
half-building_income-building = Edificio (o Rendita)
half-building_income-income = Rendita (o Edificio)
half-building_rights-building = Edificio (o Diritti)
half-building_rights-rights = Diritti (o Edificio)
half-rights_barbara-rights = Diritti (o Santa Barbara)
half-rights_barbara-barbara = Santa Barbara (o Diritti)

## Guild buildings

building-sawmill = Segheria
    .def = la Segheria
building-brick_kiln = Fornace
    .def = la Fornace
building-carpenters_yard = Carpenteria
    .def = la Carpenteria
building-builders_lodge = Loggia dei costruttori
    .def = la Loggia dei costruttori
building-bakery = Panetteria
    .def = la Panetteria
building-butchers_stalls = Macelleria
    .def = la Macelleria
building-vegetable_market = Mercato delle erbe
    .def = il Mercato delle erbe
building-fish_market = Mercato del pesce
    .def = il Mercato del pesce
building-tavern = Taverna
    .def = la Taverna
building-brewery = Birrificio
    .def = il Birrificio
building-bathhouse = Bagni
    .def = i Bagni
building-wine_merchant = Mercante di vino
    .def = il Mercante di vino
building-roasting_yard = Forno di arrostimento
    .def = il Forno di arrostimento
building-smelter = Fonderia
    .def = la Fonderia
building-refinery = Raffineria
    .def = la Raffineria
building-ore_washery = Laveria
    .def = la Laveria
building-pump_house = Casa delle pompe
    .def = la Casa delle pompe
building-horse_gin = Argano
    .def = l’Argano
building-changing_house = Spogliatoio
    .def = lo Spogliatoio
building-smithy = Fucina
    .def = la Fucina
building-mining_office = Ufficio minerario
    .def = l’Ufficio minerario
building-archive = Archivio
    .def = l’Archivio
building-scriptorium = Scriptorium
    .def = lo Scriptorium
building-court = Tribunale
    .def = il Tribunale

## Public buildings

building-mint = Zecca
    .def = la Zecca
building-coal_market = Mercato del carbone
    .def = il Mercato del carbone
building-hospital = Ospedale
    .def = l’Ospedale
building-st_bartholomew = Chiesa di San Bartolomeo
    .def = la Chiesa di San Bartolomeo
building-high_church = Chiesa Alta della Vergine Maria
    .def = la Chiesa Alta della Vergine Maria
    .board = Chiesa Alta
building-our_lady = Chiesa di Nostra Signora
    .def = la Chiesa di Nostra Signora
    .board = Nostra Signora
building-st_george = Cappella di San Giorgio
    .def = la Cappella di San Giorgio
building-st_mary_magdalene = Cappella di Santa Maria Maddalena
    .def = la Cappella di Santa Maria Maddalena
    .board = Maria Maddalena
building-st_john = Cappella di San Giovanni
    .def = la Cappella di San Giovanni
building-little_castle = Castelletto
    .def = il Castelletto
building-town_hall = Municipio
    .def = il Municipio
building-school = Scuola
    .def = la Scuola

## Mines, technology, rocks

mine-mine_1_1 = Miniera Osel
    .def = la Miniera Osel
mine-mine_1_2 = Miniera Hopy
    .def = la Miniera Hopy
mine-mine_1_3 = Miniera Nyklasy
    .def = la Miniera Nyklasy
mine-mine_1_4 = Miniera Fráty
    .def = la Miniera Fráty
mine-mine_1_5 = Miniera Tolpy
    .def = la Miniera Tolpy
mine-mine_1_6 = Miniera Kuntery
    .def = la Miniera Kuntery
mine-mine_1_7 = Miniera Plimle
    .def = la Miniera Plimle
mine-mine_1_8 = Miniera Šafary
    .def = la Miniera Šafary
mine-mine_1_9 = Miniera Grejfy
    .def = la Miniera Grejfy
mine-mine_2_1 = Miniera Roveň
    .def = la Miniera Roveň
mine-mine_2_2 = Miniera Skalka
    .def = la Miniera Skalka
mine-mine_2_3 = Miniera Hloušky
    .def = la Miniera Hloušky
mine-mine_2_4 = Miniera Kuklík
    .def = la Miniera Kuklík
mine-mine_2_5 = Miniera Turkaňk
    .def = la Miniera Turkaňk
mine-mine_2_6 = Miniera Panská
    .def = la Miniera Panská
mine-mine_2_7 = Miniera Rabštejn
    .def = la Miniera Rabštejn
mine-mine_2_8 = Miniera Trmandl
    .def = la Miniera Trmandl
mine-mine_2_9 = Miniera Smíšek
    .def = la Miniera Smíšek
mine-mine_3_1 = Miniera di Sant’Anna
    .def = la Miniera di Sant’Anna
mine-mine_3_2 = Miniera di San Giorgio
    .def = la Miniera di San Giorgio
mine-mine_3_3 = Miniera di San Venceslao
    .def = la Miniera di San Venceslao
mine-mine_3_4 = Miniera di Sant’Adalberto
    .def = la Miniera di Sant’Adalberto
mine-mine_3_5 = Miniera di San Procopio
    .def = la Miniera di San Procopio
mine-mine_3_6 = Miniera di San Lorenzo
    .def = la Miniera di San Lorenzo
mine-mine_3_7 = Miniera di Ognissanti
    .def = la Miniera di Ognissanti
mine-mine_3_8 = Miniera della Trinità
    .def = la Miniera della Trinità
mine-mine_3_9 = Miniera dei Diecimila Cavalieri
    .def = la Miniera dei Diecimila Cavalieri

technology-technology_1 = Verricello
    .def = il Verricello
technology-technology_2 = Pozzo d’aerazione
    .def = il Pozzo d’aerazione
technology-technology_3 = Galleria di scolo
    .def = la Galleria di scolo
technology-technology_4 = Ruota idraulica
    .def = la Ruota idraulica

rock-1 = roccia con 1 stella
    .label = Roccia con 1 stella
    .def = una roccia con 1 stella
rock-2 = roccia con 2 stelle
    .label = Roccia con 2 stelle
    .def = una roccia con 2 stelle
rock-3 = roccia con 3 stelle
    .label = Roccia con 3 stelle
    .def = una roccia con 3 stelle

## Setup cards

mine-card-1 = carta Preparazione Miniera 1
mine-card-2 = carta Preparazione Miniera 2
mine-card-3 = carta Preparazione Miniera 3
mine-card-4 = carta Preparazione Miniera 4
mine-card-5 = carta Preparazione Miniera 5
mine-card-6 = carta Preparazione Miniera 6
mine-card-7 = carta Preparazione Miniera 7
mine-card-8 = carta Preparazione Miniera 8
mine-card-9 = carta Preparazione Miniera 9
mine-card-10 = carta Preparazione Miniera 10
mine-card-11 = carta Preparazione Miniera 11
mine-card-12 = carta Preparazione Miniera 12
mine-card-13 = carta Preparazione Miniera 13
mine-card-14 = carta Preparazione Miniera 14
mine-card-15 = carta Preparazione Miniera 15

guild-card-1 = carta Preparazione Gilda 1
guild-card-2 = carta Preparazione Gilda 2
guild-card-3 = carta Preparazione Gilda 3
guild-card-4 = carta Preparazione Gilda 4
guild-card-5 = carta Preparazione Gilda 5
guild-card-6 = carta Preparazione Gilda 6
guild-card-7 = carta Preparazione Gilda 7
guild-card-8 = carta Preparazione Gilda 8
guild-card-9 = carta Preparazione Gilda 9

## The cathedral of St. Barbara

barbara-1 = Santa Barbara, tessera 1
barbara-2 = Santa Barbara, tessera 2
barbara-3 = Santa Barbara, tessera 3
barbara-4 = Santa Barbara, tessera 4
barbara-5 = Santa Barbara, tessera 5
barbara-6 = Santa Barbara, tessera 6
barbara-7 = Santa Barbara, tessera 7
barbara-8 = Santa Barbara, tessera 8
barbara-9 = Santa Barbara, tessera 9
barbara-10 = Santa Barbara, tessera 10
barbara-11 = Santa Barbara, tessera 11
barbara-complete = Santa Barbara completata

## Events

event-card-settlers = Coloni dalla Sassonia
event-card-rich_vein = Un ricco filone
event-card-mining_code = Il codice minerario reale
event-card-market_privilege = Privilegio di mercato
event-card-timber_rafts = Zattere di tronchi
event-card-royal_visit = La visita del Re
event-card-procession = Processione del Corpus Domini
event-card-flooded_shafts = Pozzi allagati
event-card-mint_reform = La riforma della zecca
event-card-great_fair = La grande fiera

award-mines = miniere
    .one = miniera
award-buildings = edifici
    .one = edificio
award-plots = lotti
    .one = lotto
award-used_pelicans = pellicani usati
    .one = pellicano usato
award-reputation = reputazione
    .one = di reputazione
    .of = di reputazione
award-groschen = groschen

## What components do

figure-wood = Costa { $amount ->
    [one] 1 legno
   *[other] { $amount } legni
 }.
figure-plot = Lotto accanto: { $amount } groschen.
figure-dots-red = { $amount ->
    [one] 1 bollino rosso.
   *[other] { $amount } bollini rossi.
 }
figure-dots-yellow = { $amount ->
    [one] 1 bollino giallo.
   *[other] { $amount } bollini gialli.
 }
figure-dots-green = { $amount ->
    [one] 1 bollino verde.
   *[other] { $amount } bollini verdi.
 }
figure-dots-blue = { $amount ->
    [one] 1 bollino blu.
   *[other] { $amount } bollini blu.
 }
figure-cost = Miniere accanto e sotto: { $amount ->
    [one] 1 legno
   *[other] { $amount } legni
 }.
figure-stars = { $amount ->
    [0] Nessuna stella.
    [one] 1 stella.
   *[other] { $amount } stelle.
 }
figure-flip_tax = { $amount ->
    [0] Niente tasse se la gira un edificio.
   *[other] Tasse +{ $amount } se la gira un edificio.
 }
figure-tax = Tasse +{ $amount } subito.
figure-building_wood = In questo round gli edifici costano { $amount ->
    [one] 1 legno
   *[other] { $amount } legni
 } in più.
figure-building_wood-less = In questo round gli edifici costano { $amount ->
    [one] 1 legno
   *[other] { $amount } legni
 } in meno.
figure-mine_wood = In questo round le miniere costano { $amount ->
    [one] 1 legno
   *[other] { $amount } legni
 } in più.
figure-mine_wood-less = In questo round le miniere costano { $amount ->
    [one] 1 legno
   *[other] { $amount } legni
 } in meno.
figure-end_of_round = Alla fine del round:
figure-town_builds = La città costruisce per { FORM($guild, "def") }.
figure-award_most = Chi ha più { $measure }:
figure-award_each = { $least ->
    [one] Chi ha almeno 1 { FORM($measure, "one") }:
   *[other] Chi ha almeno { $least } { FORM($measure, "of") }:
 }

effect-points = { $amount ->
    [one] 1 punto.
   *[other] { $amount } punti.
 }
effect-points-lost = { $amount ->
    [one] Perdi 1 punto.
   *[other] Perdi { $amount } punti.
 }
effect-reputation = Reputazione +{ $amount }.
effect-reputation-lost = Reputazione −{ $amount }.
effect-tax = Tasse +{ $amount }.
effect-pelican = { $amount ->
    [one] 1 pellicano.
   *[other] { $amount } pellicani.
 }
effect-population = Popolazione +{ $amount }.
effect-ore_deck = Mazzo Minerale +{ $amount }.
effect-production = Produce { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "plural") }
 }.
effect-arm = Più { $commodity } sul mercato: la linguetta va a destra di 1, a un prezzo più basso.
effect-patrician = Un { $patrician } nella riserva.
effect-technology = Tecnologia +1.
effect-flip_barbara = Gira la prossima tessera di Santa Barbara.
effect-remove_house = Rimuovi una tua casa dalla plancia.
effect-public_tile = Una tessera pubblica, gratis.
effect-free_rights = Diritti su una tessera, gratis.
effect-free_plot_anywhere = Un lotto ovunque, gratis.
effect-free_building = Un edificio senza legno.
effect-income_actions = { $amount ->
    [one] Rendita, una volta.
    [2] Rendita, due volte.
   *[other] Rendita, { $amount } volte.
 }
effect-free_mines = { $amount ->
    [one] Una miniera senza legno.
   *[other] { $amount } miniere senza legno.
 }
effect-house_to_production = Una casa per +{ $amount } di produzione.
effect-patrician_bank_to_council = Un patrizio dalla banca al Consiglio.
effect-reputation_per_public_neighbour = Reputazione +{ $amount } per ogni coppia formata da un tuo edificio e uno pubblico accanto.
effect-score_one_building = Conta i bollini di un tuo edificio.
offer-house = una casa in cambio di produzione
offer-patrician = un patrizio per il Consiglio
offer-neighbours = reputazione per gli edifici pubblici accanto
offer-dots = i bollini di un edificio

pays-green = A ogni conteggio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per ogni coppia formata da un tuo edificio e uno pubblico accanto.
pays-silver = A ogni conteggio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ogni due pellicani usati.
pays-yellow = A ogni conteggio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } con una miniera in ogni riga, { $two } con due.
pays-red = A ogni conteggio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per ogni colonna della tua plancia senza case.

## What is asked

prompt-play-card = { $left ->
    [one] { $seat }: gioca una carta. Hai { $groschen } groschen.
   *[other] { $seat }: gioca la prima di { $left } carte. Hai { $groschen } groschen.
 }
prompt-choose-action = { $seat }: quale azione svolge il Jolly?
prompt-accept = { $seat }: Santa Barbara ti offre gratis l’azione { $action }. La svolgi?
prompt-claim-plot = { $origin ->
    [barbara] { $seat }: quale casella reclami, gratis? Vanno bene tutte. Ti { $markers ->
        [one] resta 1 segnalino Lotto
       *[other] restano { $markers } segnalini Lotto
    }.
   *[other] { $seat }: quale casella reclami? Ti { $markers ->
        [one] resta 1 segnalino Lotto
       *[other] restano { $markers } segnalini Lotto
    } e hai { $groschen } groschen.
 }
prompt-take-rights = { $origin ->
    [house] { $seat }: quale tessera pubblica prendi, gratis? Hai posto per { $slots ->
        [one] 1 tessera
       *[other] { $slots } tessere
    }.
    [barbara] { $seat }: di quale tessera prendi i diritti, gratis? Hai posto per { $slots ->
        [one] 1 tessera
       *[other] { $slots } tessere
    }.
   *[other] { $seat }: di quale tessera prendi i diritti? Hai { $groschen } groschen e posto per { $slots ->
        [one] 1 tessera
       *[other] { $slots } tessere
    }.
 }
prompt-choose-tile = { $origin ->
    [barbara] { $seat }: quale delle tue tessere costruisci, senza legno?
   *[other] { $seat }: che cosa costruisci? Il legno costa { $wood }, e hai { $groschen } groschen.
 }
prompt-choose-site = { $price ->
    [0] { $seat }: dove costruisci { FORM($building, "def") }, senza legno?
   *[other] { $seat }: dove costruisci { FORM($building, "def") }? Costa { $price } groschen ({ $quantity ->
        [one] 1 legno
       *[other] { $quantity } legni
    } a { $each }).
 }
prompt-remove-house = { $seat }: una casa lascia la tua plancia senza effetto. Quale gilda la cede?
prompt-fill-pool = { $pool ->
    [0] { $seat }: la tua riserva di minatori è vuota. Quanti ne fai entrare? In attesa: { $waiting }. Un permesso costa { $price } groschen, per uno o per due.
   *[other] { $seat }: hai già { $pool } minatore nella riserva. Ne fai entrare un altro? In attesa: { $waiting }. Un permesso costa { $price } groschen.
 }
prompt-pick-mine = { $tiles ->
    [one] { $seat }: scavi questa miniera? Hai { $groschen } groschen.
   *[other] { $seat }: quale di queste { $tiles } miniere scavi? Hai { $groschen } groschen.
 }
prompt-dig = { $origin ->
    [technology] { $seat }: dove metti { FORM($mine, "def") }, gratis?
    [barbara] { $seat }: dove scavi { FORM($mine, "def") }, senza legno?
   *[other] { $seat }: dove scavi { FORM($mine, "def") }? Hai { $groschen } groschen.
 }
prompt-seat-patrician = { $origin ->
    [barbara] { $seat }: sposti un patrizio dalla banca al Consiglio, gratis?
   *[other] { $seat }: sposti un patrizio dalla riserva al Consiglio per { $price } groschen? Ne hai { $groschen }.
 }
prompt-convert-house = { $seat }: cedi una casa per aumentare di { $production } la produzione della sua gilda?
prompt-gain-for-pairs = { $seat }: prendi { $reputation } di reputazione per gli edifici pubblici accanto ai tuoi?
prompt-score-building = { $seat }: di quale tuo edificio conti ora i bollini?
prompt-pay-tax = { $surcharge ->
    [0] { $seat }: le tasse sono di { $due } groschen e tu ne hai { $groschen }. Paghi, o perdi { $reputation } di reputazione?
   *[other] { $seat }: le tasse sono di { $due } groschen, di cui { $surcharge } per i tuoi lotti, e tu ne hai { $groschen }. Paghi, o perdi { $reputation } di reputazione?
 }
prompt-pick-set = { $seat }: a quali tre gilde ti unisci?
prompt-place-guild = { $seat }: quale gilda va nella tua riga { FORM($row, "of") }?
prompt-choose-start = Chi comincia?
prompt-deal-stack = La pila di una gilda viene messa al municipio.
prompt-reveal = Si scopre la prossima tessera di una pila.
prompt-draw-mine-card = Una carta dice dove sono le rocce.
prompt-place-rock = Si piazza una roccia.
prompt-draw-guild-card = Una carta dice quali gilde vanno insieme.
prompt-deal-set = Si assegna una terna di gilde.
prompt-reveal-event = Si rivela l’evento del round.
prompt-deal-red-tile = Una tessera rossa arriva al municipio.
prompt-draw-mine = Si pesca una tessera Miniera.

## What can be chosen

choice-begin = Comincia { $noun }
choice-stack = La pila { FORM($noun, "of") }
choice-reveal = { $noun }
choice-mine-card = { $noun }
choice-rock = Una { $noun }
choice-guild-card = { $noun }
choice-event = { $noun }
choice-draw = { $noun }
choice-set = { $noun }
choice-guild = { $noun }
choice-play = { $noun }
deed-play = Gioca { $card } come { $action }
choice-rest = Gioca { $noun } senza effetto
choice-action = { $noun }
choice-refill = { $amount ->
    [0] Non far entrare nessuno
    [one] Fai entrare 1 minatore per { $price } groschen
   *[other] Fai entrare { $amount } minatori per { $price } groschen
 }
choice-pick = Scava { FORM($noun, "def") }
choice-leave = Non scavare nulla
choice-mine = { $price ->
    [0] Scava in { $noun }
   *[other] Scava in { $noun } per { $price } groschen ({ $quantity ->
        [one] 1 legno
       *[other] { $quantity } legni
    } a { $each })
 }
choice-remove = Rimuovi la tessera dal gioco
choice-rights = { $price ->
    [0] Prendi { FORM($noun, "def") }
   *[other] { $quantity ->
        [0] Prendi { FORM($noun, "def") } per { $price } groschen
        [one] Prendi { FORM($noun, "def") } per { $price } groschen (1 permesso)
       *[other] Prendi { FORM($noun, "def") } per { $price } groschen ({ $quantity } permessi a { $each })
    }
 }
choice-plot = { $price ->
    [0] Reclama { $noun }
   *[other] Reclama { $noun } per { $price } groschen
 }
choice-build = { $price ->
    [0] Costruisci { FORM($noun, "def") }
   *[other] Costruisci { FORM($noun, "def") } per { $price } groschen ({ $quantity ->
        [one] 1 legno
       *[other] { $quantity } legni
    } a { $each })
 }
choice-site = Costruisci in { $noun }
choice-house = Rimuovi una casa { FORM($noun, "of") }
choice-patrician = { $price ->
    [0] Sposta un { $noun } al Consiglio
   *[other] Sposta un { $noun } al Consiglio per { $price } groschen
 }
choice-convert = Cedi una casa { FORM($noun, "of") } per { $production ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $production } { FORM($commodity, "plural") }
 }
choice-score = Conta { FORM($building, "def") } in { $noun } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
choice-accept = Accetta
choice-decline = Rinuncia
choice-tax = { $amount ->
    [0] Paga { $due } groschen
   *[other] Rifiuta e perdi { $reputation } di reputazione
 }
tax-pay = Paga
tax-refuse = Rifiuta

## What happened

event-starts = Comincia { $seat }.
event-stack-dealt = La pila { FORM($guild, "of") } arriva al municipio.
event-rock-placed = Roccia con { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 } in { $space }.
event-guild-card-drawn = Le terne di gilde sono quelle della { $card }.
event-took-set = { $seat } si unisce a tre gilde: { $set }.
event-guild-placed = { $seat } mette { FORM($guild, "def") } nella riga { FORM($row, "of") }.
event-round-began = Comincia il round { $round }.
event-new-start = Nel prossimo round comincia { $seat }.
event-event-revealed = Evento del round: { $event_card }.
event-event-happened = L’evento ha effetto: { $event_card }.
event-awarded = { $seat } ottiene la ricompensa dell’evento «{ $event_card }».
event-played = { $seat } gioca { $card } come { $action }.
event-rested = { $seat } gioca { $card } senza effetto.
event-hired-miners = { $seat } fa entrare { $count ->
    [one] 1 minatore
   *[other] { $count } minatori
 } per { $price } groschen.
event-drew = { $seat } pesca { FORM($mine, "def") }.
event-reshuffled = { $count ->
    [one] La tessera Miniera scartata forma
   *[other] Le { $count } tessere Miniera scartate formano
 } una nuova pila.
event-left-tiles = { $count ->
    [one] { $seat } scarta la tessera Miniera.
    [2] { $seat } scarta entrambe le tessere Miniera.
   *[other] { $seat } scarta tutte e { $count } le tessere Miniera.
 }
event-had-to-leave-tiles = { $count ->
    [one] { $seat } non può scavare miniere e scarta la tessera Miniera.
    [2] { $seat } non può scavare miniere e scarta entrambe le tessere Miniera.
   *[other] { $seat } non può scavare miniere e scarta tutte e { $count } le tessere Miniera.
 }
event-dug = { $price ->
    [0] { $seat } piazza gratis { FORM($mine, "def") } in { $space }.
   *[other] { $seat } scava { FORM($mine, "def") } in { $space } per { $price } groschen.
 }
event-technology-rose = La tecnologia avanza: d’ora in poi { $level ->
    [one] si pesca 1 tessera Miniera
   *[other] si pescano { $level } tessere Miniera
 }.
event-scrapped = { $seat } rimuove dal gioco { FORM($mine, "def") }.
event-took-rights = { $price ->
    [0] { $seat } prende gratis i diritti per { FORM($building, "def") }.
   *[other] { $seat } prende i diritti per { FORM($building, "def") } ({ $price } groschen).
 }
event-revealed = Nuova tessera al municipio: { $building }.
event-claimed = { $price ->
    [0] { $seat } reclama gratis la casella { $square }.
   *[other] { $seat } reclama la casella { $square } per { $price } groschen.
 }
event-built = { $price ->
    [0] { $seat } costruisce gratis { FORM($building, "def") } in { $square }.
   *[other] { $seat } costruisce { FORM($building, "def") } in { $square } per { $price } groschen.
 }
event-house-removed = { $seat } rimuove una casa { FORM($guild, "of") }.
event-barbara-flipped = { $tax ->
    [0] La cattedrale cresce ({ $tile }): la tessera non va a nessuno.
   *[other] La cattedrale cresce ({ $tile }): la tessera non va a nessuno, ma le sue tasse contano.
 }
event-barbara-turned = La cattedrale cresce: { $tile }.
event-pelican-used = { $seat } usa un pellicano: { $tile }.
event-not-possible = { $seat } non può usare il dono: { $offer }.
event-gained-pelicans = { $seat } ottiene { $count ->
    [one] 1 pellicano
   *[other] { $count } pellicani
 }.
event-earned = { $seat } incassa { $groschen } groschen.
event-seated = { $price ->
    [0] { $seat } sposta gratis un { $patrician } al Consiglio.
   *[other] { $seat } sposta un { $patrician } al Consiglio per { $price } groschen.
 }
event-patrician-pooled = Un { $patrician } entra nella riserva.
event-deck-advanced = { FORM($deck, "def") } avanza di { $amount }, ora è a { $level }.
event-arm-moved = La linguetta { FORM($commodity, "of") } si sposta a destra.
event-price-changed = Prezzo { FORM($commodity, "of") }: { $before } → { $price }.
event-town-built = La città costruisce per { FORM($guild, "def") }.
event-tile-discarded = Tessera scartata: { $building }.
event-production-rose = { $seat } produce { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "plural") }
 } in più, ora { $production }.
event-gained-reputation = { $seat } ottiene { $amount } di reputazione, ora { $reputation }.
event-lost-reputation = { $seat } perde { $amount } di reputazione, ora { $reputation }.
event-scored = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ({ FORM($source, "one") }).
event-tax-rose = Le tasse salgono di { $amount }, ora sono a { $tax }.
event-tax-paid = { $seat } paga { $groschen } groschen di tasse.
event-tax-not-paid = { $missing ->
    [0] { $seat } rifiuta di pagare { $due } groschen di tasse.
   *[other] { $seat } non può pagare { $due } groschen di tasse: ne { $missing ->
        [one] manca 1
       *[other] mancano { $missing }
    }.
 }
event-council-met = Il Consiglio si riunisce, e i suoi patrizi danno punti a tutti.
event-game-ended = La partita è finita.

## Why not

refusal-groschen-short = costa { $price } groschen, { $missing } in più di quanti ne hai
refusal-commodity-short = costa { $price } groschen ({ $quantity ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $quantity } { FORM($commodity, "plural") }
 } a { $each }), { $missing } in più di quanti ne hai
refusal-red-x = per ora una X rossa { FORM($commodity, "loc") } ne vieta la costruzione
refusal-card-spent = in questo round hai già giocato questa carta
refusal-no-action-possible = non è possibile nessun’altra azione
refusal-no-free-slot = sulla tua plancia non c’è posto per un’altra tessera
refusal-no-tile-left = al municipio non ci sono tessere per te
refusal-not-your-guild = non appartieni { FORM($guild, "dat") }
refusal-only-public-tiles = qui è gratis solo una tessera pubblica
refusal-no-plot-marker = tutti i tuoi { $markers } segnalini Lotto sono in città
refusal-no-free-square = non c’è nessuna casella libera
refusal-built-on = è già occupata: { $building }
refusal-claimed-already = è già di { $owner }
refusal-not-next-to-a-building = non c’è nessun edificio accanto
refusal-no-plot = non hai lotti su cui costruire
refusal-no-tile = non hai tessere da costruire
refusal-no-house-left = nella tua riga { FORM($guild, "of") } non ci sono più case
refusal-no-house-at-all = non hai più case da rimuovere
refusal-not-your-plot = è di { $owner }
refusal-no-miner = non hai più minatori
refusal-no-mine-tile = non ci sono più tessere Miniera
refusal-no-open-space = nessuno spazio è aperto per una miniera
refusal-dug-already = c’è già { FORM($mine, "def") }
refusal-not-next-to-a-mine = non c’è nessuna miniera accanto o sopra, e non è un ingresso
refusal-pool-empty = la tua riserva è vuota: qualcuno deve entrare
refusal-pool-limit = { $most ->
    [0] non può entrare nessuno
    [one] può entrarne al massimo 1
   *[other] possono entrarne al massimo { $most }
 }
refusal-no-production = non produci nulla
refusal-no-patrician = non c’è nessun patrizio di questo colore
refusal-no-unused-pelican = non hai pellicani da usare
refusal-nobodys-building = un edificio pubblico non è di nessuno
refusal-not-your-building = l’edificio è di { $owner }
refusal-no-matching-dots = accanto non ci sono bollini dei suoi colori
refusal-set-taken = è già di { $owner }
refusal-placed-already = è già nella riga { FORM($row, "of") }

## Figures

measure-groschen = { $change } groschen
measure-points = { $change } { $count ->
    [one] punto
   *[other] punti
 } subito
measure-final_points = { $change } { $count ->
    [one] punto
   *[other] punti
} in tutto se la partita finisse ora
measure-reputation = reputazione { $change }
measure-income = rendita { $change }
measure-production_ore = produzione di minerale { $change }
measure-production_silver = produzione di argento { $change }
measure-production_wood = produzione di legno { $change }
measure-production_permits = produzione di permessi { $change }
measure-production_food = produzione di cibo { $change }
measure-production_beer = produzione di birra { $change }
measure-price_ore = prezzo del minerale { $change }
measure-price_silver = prezzo dell’argento { $change }
measure-price_wood = prezzo del legno { $change }
measure-price_permits = prezzo dei permessi { $change }
measure-price_food = prezzo del cibo { $change }
measure-price_beer = prezzo della birra { $change }
measure-tax = tasse per tutti { $change }
measure-tax_due = le tue tasse di questo round { $change }
measure-pelicans = { $change } { $count ->
    [one] pellicano
   *[other] pellicani
 }

## What sets an option apart

about-beside = accanto a: { $buildings }
about-plot = lotto
about-alone = accanto non c’è nulla
about-yours = { $building } (tu)
about-theirs = { $building } ({ $owner })
about-public = { $building } (edificio pubblico)
about-dots = bollini: { $dots }
about-dots-red = { $count ->
    [one] 1 rosso
   *[other] { $count } rossi
 }
about-dots-yellow = { $count ->
    [one] 1 giallo
   *[other] { $count } gialli
 }
about-dots-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdi
 }
about-dots-blue = { $count } blu
about-tiles-here = punti per i bollini qui: { $tiles }
about-tile-here = { $building } { $points }
about-tile-here-more = { $building } { $points } ({ $others })
about-scores = punti per i bollini: { $tiles }
about-scores-more = { $building } +{ $points }
about-build-cost = { $price ->
    [0] ora costruire non costa nulla
   *[other] ora costruire costa { $price } groschen
 }
about-red-x = per ora una X rossa { FORM($commodity, "loc") } ne vieta la costruzione
about-house = la sua casa scopre: «{ $gift }»
about-house-lost = rinunci a: «{ $gift }»
about-column = { $seated ->
    [0] svuota una colonna: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a ogni conteggio, appena un patrizio rosso è nel Consiglio
   *[other] svuota una colonna: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più dai patrizi rossi a ogni conteggio
}
about-row = riga { $row }: { $stars ->
    [one] 1 stella tua
   *[other] { $stars } stelle tue
 } su { $all }, vale { $pays }
about-rivals = altri lì: { $stars }
about-patrician = { $times ->
    [0] non darà più punti
    [one] conta ancora una volta; per come stanno le cose dà: { $pays }
   *[other] conta ancora { $times } volte; per come stanno le cose ogni volta dà: { $pays }
 }
about-guild-makes = { $guild }: { $commodity } a { $price }
about-makes = produce { $commodity }, ora a { $price }
about-no-earnings = non produci ancora nulla, quindi non rende nulla
about-earnings = { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "plural") }
 } a { $price }
about-mine = { $tiles ->
    [one] si pesca 1 tessera Miniera
   *[other] si pescano { $tiles } tessere Miniera, se ne può scavare una
 }
about-seat-for-sale = poi un patrizio può entrare nel Consiglio per { $price } groschen
about-opens = apre una di queste: { $actions }
about-opens-at = { $action } ({ $cost })

## Sources of points

source-tiles = tessere Edificio
    .one = tessera Edificio
source-houses = sotto le case
    .one = sotto la casa
source-barbara = Santa Barbara
source-mines = tessere Miniera
    .one = tessera Miniera
source-events = eventi
    .one = evento
source-beyond = oltre il tracciato Reputazione
source-green = patrizi verdi
source-silver = patrizi argento
source-yellow = patrizi gialli
source-red = patrizi rossi
source-town = bollini in città
source-mine_rows = righe di miniere
source-income = rendita finale
source-reputation = reputazione finale
source-extras = ciò che resta

standing-pay-every-tax = Paga sempre le tasse, se puoi, fino alla fine della partita
standing-no-patricians = Non far entrare patrizi nel Consiglio per il resto di questo round

cards-building = Edifici
cards-mine = Miniere
cards-event = Eventi
cards-patrician = Patrizi nel Consiglio
cards-action = Carte Azione
cards-technology = Tecnologie
cards-barbara = Tessere di Santa Barbara

## The table in the terminal

terminal-legend =
    Città: ● ▲ ■ ◆ proprietari, ✦ edifici pubblici con il loro patrizio, r g v b bollini, ⌂ villaggi;
       a destra di un edificio quanto costa un lotto accanto, in ¤ groschen.
    Miniere: ✶ stelle, m minerale, l legno per le miniere accanto e sotto, ▒ roccia, ▽ ingresso;
       6✶ 3/2/1 è quanto vale una riga per il primo, il secondo e il terzo.
    Mercato: [4] il prezzo corrente, » la città costruisce, ✗ X rossa.
    Municipio: 3l→3 birra significa che 3 legni fanno 3 birre; ×2, restano due tessere.
    Giocatori: punti → se la partita finisse ora; pellicani da usare + usati; minatori in riserva + in attesa.
    Le case coprono ▤ una tessera pubblica, ♗ un pellicano, ★ punti, ♥ reputazione; · ha lasciato la plancia.
    Carte: L Lotto, M Miniera, E Edificio, D Diritti, R Rendita, S Santa Barbara, J Jolly.
terminal-round = Round { $round } di { $rounds }, turno { $turn } di 3: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
terminal-setup = Preparazione
terminal-over = La partita è finita
terminal-start = comincia
terminal-town = Città
terminal-plot = lotto
terminal-mines = Miniere
terminal-ore = m
terminal-wood = l
terminal-stack = Tessere Miniera nella pila: { $tiles }; { $draws ->
    [one] se ne pesca 1
   *[other] se ne pescano { $draws }
 }
terminal-market = Mercato
terminal-next = prossimo
terminal-event = Evento: { $event_card }.
terminal-red = tessere rosse
terminal-scoring = Consiglio
terminal-rounds = Round e tasse
terminal-tax = Tasse { $tax }
terminal-refusing = o perdi { $reputation } di reputazione in questo round
terminal-hall = Municipio
terminal-permits = { $count ->
    [one] 1 permesso
   *[other] { $count } permessi
 }
terminal-cathedral = Cattedrale e Consiglio
terminal-barbara = Santa Barbara
terminal-council = Consiglio
terminal-pool = riserva
terminal-bank = banca
terminal-players = Giocatori
terminal-groschen = groschen
terminal-points = punti
terminal-reputation = rep.
terminal-income = rendita
terminal-tax-due = tasse
terminal-pelicans = pellicani
terminal-miners = minatori
terminal-plots = lotti
terminal-tiles = tessere
terminal-cards = carte

dot-red = r
dot-yellow = g
dot-green = v
dot-blue = b

short-patrician-green = V
short-patrician-silver = A
short-patrician-yellow = G
short-patrician-red = R
# Where at most eight letters fit.
short-commodity-permits = permessi

short-card-plot_mine = LM
short-card-mine_joker = MJ
short-card-plot_income = LR
short-card-building_income = ER
short-card-building_rights = ED
short-card-rights_barbara = DS

short-brick_kiln = Fornace
short-carpenters_yard = Carpent.
short-builders_lodge = Loggia
short-butchers_stalls = Macell.
short-vegetable_market = Erbe
short-fish_market = Pesce
short-wine_merchant = Vino
short-roasting_yard = Arrostim.
short-ore_washery = Laveria
short-pump_house = Pompe
short-changing_house = Spogliat.
short-mining_office = Ufficio
short-scriptorium = Scriptor.
short-coal_market = Carbone
short-st_bartholomew = S. Bart.
short-high_church = Ch. Alta
short-our_lady = N. Signora
short-st_george = S. Giorgio
short-st_mary_magdalene = Maddalena
short-st_john = S. Giov.
short-little_castle = Castell.

## Reports

report-table-order = Ordine di turno nel round 1
report-table-sets = Terne di gilde
report-table-guilds = Gilde
report-table-actions = Carte giocate, per azione
report-table-prices = Prezzi alla fine di ogni round
report-table-decks = Mazzi e tasse alla fine di ogni round
report-table-rounds = Giocatori alla fine di ogni round
report-table-commodities = Come si muovono i prezzi
report-table-events = Eventi
report-table-game = La partita nel complesso
report-rows-order = posto
report-rows-sets = terna
report-rows-guilds = gilda
report-rows-actions = azione
report-rows-prices = round
report-rows-decks = round
report-rows-rounds = round
report-rows-commodities = bene
report-rows-events = evento
report-rows-game = valore
report-column-plays = carte per giocatore
report-column-tax = tasse
report-column-incomes = Rendite
report-column-earned = ciascuna
report-column-income = rendita
report-column-groschen = groschen
report-column-reputation = reputazione
report-column-points = punti
report-column-changes = variazioni
report-column-lively = 4 o più
report-column-lowest = minimo
report-column-highest = massimo
report-column-builds = la città costruisce
report-column-drawn = pescato
report-column-awards = giocatori premiati
report-column-figure = valore
report-table-groups = Fonti affini
report-rows-groups = fonti
report-patricians = tutti i patrizi
report-built = edifici, case e miniere
report-all-reputation = reputazione, anche oltre la fine del tracciato
target-winner = punti del vincitore
target-last = partite con l’ultimo giocatore sopra 30 punti
target-seats = vittorie di ogni posto
target-guilds = vittorie con ogni gilda
target-sets = vittorie con ogni terna di gilde
target-lively = partite con 4 o più variazioni di un prezzo, per ogni bene
target-lowest = prezzo minimo di ogni bene
target-highest = prezzo massimo di ogni bene
target-population = partite con popolazione 20 o più
target-population-full = partite con l’ultima carta Popolazione
target-ore = partite con livello del minerale 15 o più
target-ore-full = partite con l’ultima carta Minerale
target-town-builds = edifici costruiti dalla città, a partita
target-held = partite in cui una X rossa blocca una tessera pronta
target-earned-first = groschen di un’azione Rendita, round 1
target-earned-third = groschen di un’azione Rendita, round 3
target-earned-last = groschen di un’azione Rendita, ultimo round
target-incomes = azioni Rendita di un giocatore nei round 2 e 3
target-tax = partite che finiscono con tasse da 10 a 22
target-sources = ogni singola fonte, su tutti i punti
target-player-sources = ogni singola fonte, sui punti di un giocatore
target-players = vittorie di ogni giocatore, almeno il 70% della quota equa
target-patricians = patrizi, su tutti i punti
target-yellow = patrizi gialli, su tutti i punti
target-mine-rows = righe di miniere, su tutti i punti
target-income = rendita finale, su tutti i punti
target-built = edifici, case e miniere, su tutti i punti
target-extras = ciò che resta alla fine, su tutti i punti
target-barbara = Santa Barbara, su tutti i punti
target-reputation = punti dalla reputazione, per giocatore
report-rest = senza effetto
report-last-fair = partite con l’ultimo giocatore sopra 30 punti
report-town-builds = edifici costruiti dalla città, a partita
report-held-plays = giocate in cui una X rossa blocca una tessera pronta
report-held-games = partite in cui succede
report-deck-population-grown = partite con popolazione 20 o più
report-deck-population-full = partite con l’ultima carta Popolazione
report-deck-ore-grown = partite con livello del minerale 15 o più
report-deck-ore-full = partite con l’ultima carta Minerale
report-tax = tasse alla fine
report-tax-fair = partite che finiscono con tasse da 10 a 22
report-taxes-unpaid = tasse non pagate, per giocatore
report-buildings = edifici, per giocatore
report-mines = miniere, per giocatore
report-pelicans = pellicani usati, per giocatore
report-barbara = tessere Santa Barbara girate
report-council-green = patrizi verdi nel Consiglio
report-council-silver = patrizi argento nel Consiglio
report-council-yellow = patrizi gialli nel Consiglio
report-council-red = patrizi rossi nel Consiglio

## Charts, what is to come, and the score if the game ended now

chart-prices = Prezzi
chart-prices-about = Il prezzo di ogni bene alla fine di ogni round, in groschen.
chart-levels = Popolazione, minerale e tasse
chart-levels-about = Quanto sono avanzati i due mazzi, e le tasse.
chart-final = Se la partita finisse lì
chart-final-about = Il punteggio finale di ogni giocatore se la partita fosse finita in quel round.
chart-points = Punti sul tracciato
chart-points-about = I punti di ogni giocatore alla fine di ogni round.
chart-income = Rendita
chart-income-about = Quanto un’azione Rendita darebbe a ogni giocatore alla fine di ogni round, in groschen.
chart-groschen = Groschen
chart-groschen-about = I groschen di ogni giocatore alla fine di ogni round.

tie-broken = Parità di punti: vince chi ha più groschen.
tie-shared = Parità di punti e di groschen: la vittoria è condivisa.
outlook-tally = Se la partita finisse ora
outlook-tally-note = I punti sul tracciato, e ciò che il conteggio finale vi aggiungerebbe.
outlook-prices = Tabelle prezzi
outlook-tab-mines = Tessere Miniera
outlook-tab-guild = Edifici delle gilde
outlook-tab-public = Edifici pubblici
outlook-prices-note = Una riga per ogni carta del mazzo, una colonna per ogni posizione della linguetta. Il prezzo corrente è segnato; lo sono anche le caselle in cui la città costruisce e la X rossa che ferma una gilda.
outlook-mines = { $count ->
    [0] Tessere Miniera { $layer }: finite
    [one] Tessere Miniera { $layer }: ne resta 1
   *[other] Tessere Miniera { $layer }: ne restano { $count }
 }
outlook-mines-mixed = Tessere Miniera, mescolate
outlook-discards = { $count ->
    [0] Nessuna tessera è scartata.
    [one] 1 tessera è scartata e ritorna quando la pila è vuota.
   *[other] { $count } tessere sono scartate e ritornano quando la pila è vuota.
 }
outlook-technology = Tecnologia
outlook-technology-note = { $draws ->
    [one] Ora si pesca 1 tessera, una in più con ogni tessera Tecnologia.
   *[other] Ora si pescano { $draws } tessere, una in più con ogni tessera Tecnologia.
 }
outlook-guild = Edifici { FORM($guild, "of") }
outlook-guild-last = In fondo alla pila: { $building }.
outlook-public = Edifici pubblici con un { $patrician }
outlook-red-note = Arrivano al municipio dopo il round { $round }.
outlook-cathedral = Santa Barbara
outlook-events = Eventi
outlook-events-note = Uno a round tranne l’ultimo, da questi mazzi: { $decks }.
outlook-event = { $event_card } (mazzo { $deck })

## Before a step that one may regret

warning-tax = Per come stanno le cose, alla fine di questo round le tasse saranno di { $due } groschen, e tu ne avresti { $groschen }. Chi non può pagare perde { $reputation } di reputazione.
warning-mine-dear = Poi non potresti pagare nessuna miniera: lo spazio più economico costa { $price } groschen e tu ne avresti { $groschen }.
warning-no-space = Nessuno spazio è aperto per una miniera: tutto ciò che peschi viene scartato.
warning-rest-income = Con «{ $card }» potresti incassare { $groschen } groschen.
warning-rest-barbara = Hai un pellicano da usare: con «{ $card }» potresti usare la tessera corrente della cattedrale.
warning-decline-free = Non costa nulla, e non ti verrà offerto di nuovo.
warning-remove-technology = La tessera si potrebbe piazzare gratis, e sarebbe una miniera tua.
warning-leave-free = Una di queste miniere si potrebbe scavare senza legno.
warning-rights-no-house = Non hai più case per { FORM($building, "def") }: non potrai mai costruire la tessera. Alla fine varrebbe 1 punto.

## Tips for the first round

tip-pick-set = Le tue gilde dicono quali edifici puoi costruire. Gilde diverse da quelle dei vicini significano meno concorrenza su tessere e prezzi.
tip-place-guild = Ogni edificio di una gilda libera una casa nella sua riga e ti dà ciò che c’è sotto. Metti la gilda per cui costruirai di più nella riga con le ricompense che preferisci.
tip-play-card = Usa una delle due azioni di una carta; in questo round giochi cinque carte su sei. Prima procurati i diritti su una tessera e un lotto: senza entrambi non puoi costruire.
tip-first-steps = Un buon inizio: i diritti su una tessera, un lotto, poi l’edificio, e una rendita prima di restare senza soldi.
tip-prices = Un prezzo sale con il suo mazzo e scende con ogni edificio della sua gilda. Produci ciò che gli altri non producono.
tip-joker = Il Jolly costa 1 di reputazione e vale come qualsiasi altra azione.
tip-barbara-gift = Ciò che offre Santa Barbara è un dono: accettalo, purché rientri nei tuoi piani.
tip-claim-plot = Accanto a edifici e villaggi con bollini dei colori della tua tessera fai punti alla fine; accanto a un edificio pubblico ti premiano i patrizi verdi.
tip-markers = Due segnalini in città aumentano le tue tasse di 3, tre di 8. Costruisci presto.
tip-take-rights = Prendi tessere delle tue gilde il cui bene è ancora caro, o tessere pubbliche per i punti.
tip-costs = Più una pila è a sinistra, meno costa; quando perde la tessera in cima va alla fine della sua riga.
tip-choose-tile = Il legno si paga al prezzo corrente. L’edificio produce subito, e abbassa il prezzo di ciò che produce.
tip-choose-site = Alla fine un edificio conta i bollini accanto che hanno i suoi stessi colori, villaggi compresi.
tip-remove-house = Cedi la casa la cui ricompensa ti mancherebbe di meno.
tip-fill-pool = Un permesso fa entrare un minatore, o due se nella riserva c’è posto: due insieme convengono.
tip-pick-mine = Il minerale porta soldi; le stelle decidono le righe alla fine; la popolazione alza i prezzi di legno, cibo e birra.
tip-dig = Un ingresso costa sempre lo stesso. Altrove il costo in legno è il numero più alto sulle miniere accanto e sopra.
tip-rows = Ogni riga premia chi vi ha più stelle.
tip-seat-patrician = I patrizi nel Consiglio danno punti a tutti negli ultimi tre round. Fai entrare quelli che ne darebbero di più a te.
tip-convert-house = Più produzione ora, in cambio di una casa la cui ricompensa va persa.
tip-gain-for-pairs = Con reputazione 3 i lotti costano poco, con 6 il Jolly è gratis.
tip-score-building = Scegli l’edificio con più bollini corrispondenti intorno; alla fine conta di nuovo.
tip-pay-tax = All’inizio non pagare costa poca reputazione, ma la reputazione vale parecchio: in basso sul tracciato alla fine costa punti, in alto rende convenienti i lotti e il Jolly.

## The icons

glossary-point = Punto
glossary-point-text = Vince chi ha più punti.
glossary-groschen = Groschen
glossary-groschen-text = Le monete con cui si paga ogni prezzo.
glossary-ore = Minerale
glossary-ore-text = Lo producono le miniere e gli edifici dei Minatori; il prezzo scende quando avanza il mazzo Minerale.
glossary-silver = Argento
glossary-silver-text = Lo producono i Metallurgici; il prezzo sale con il mazzo Minerale.
glossary-wood = Legno
glossary-wood-text = Lo producono i Costruttori; edifici e miniere si pagano in legno, al prezzo corrente.
glossary-permit = Permesso
glossary-permit-text = Lo producono gli Scrivani; diritti e nuovi minatori si pagano in permessi, al prezzo corrente.
glossary-food = Cibo
glossary-food-text = Lo producono i Droghieri; il prezzo sale con la popolazione.
glossary-beer = Birra
glossary-beer-text = La producono i Locandieri; il prezzo sale con la popolazione.
glossary-income = Rendita
glossary-income-text = Ciò che produci, ai prezzi correnti.
glossary-population-deck = Popolazione
glossary-population-deck-text = Avanza con miniere ed edifici; legno, cibo e birra diventano più cari.
glossary-ore-deck = Mazzo Minerale
glossary-ore-deck-text = Avanza con ogni minerale estratto; il minerale costa meno, argento e permessi di più.
glossary-town-builds = La città costruisce
glossary-town-builds-text = La domanda è alta: la città stessa costruisce per questa gilda, e il prezzo scende.
glossary-red-x = X rossa
glossary-red-x-text = Nessuno può costruire per questa gilda finché la domanda non sale.
glossary-tax = Tasse
glossary-tax-text = Si pagano alla fine di ogni round, o si perde reputazione.
glossary-reputation = Reputazione
glossary-reputation-text = Con 3 i lotti costano poco, con 6 il Jolly è gratis; alla fine il tracciato dà o toglie punti.
glossary-pelican = Pellicano
glossary-pelican-text = Ti permette di usare la tessera corrente di Santa Barbara.
glossary-flip = Santa Barbara
glossary-flip-text = La cattedrale: le sue tessere si usano con i pellicani; se le gira un edificio, le tasse salgono.
glossary-house = Casa
glossary-house-text = Segna un edificio di una gilda; ciò che copriva sulla tua plancia è tuo.
glossary-plot = Lotto
glossary-plot-text = Una casella che hai reclamato per costruirci.
glossary-mine = Miniera
glossary-mine-text = Produce minerale e ha stelle per la fine.
glossary-miner = Minatore
glossary-miner-text = Segna una miniera come tua. La riserva ne contiene due; gli altri aspettano un permesso.
glossary-stack = Pila
glossary-stack-text = Quante tessere restano.
glossary-technology = Tecnologia
glossary-technology-text = Una miniera gratis dagli edifici dei Minatori, e una tessera Miniera in più fra cui scegliere.
glossary-star = Stella
glossary-star-text = Alla fine le stelle di una riga di miniere premiano chi ne ha di più.
glossary-dot-red = Bollino rosso
glossary-dot-red-text = Alla fine un edificio conta i bollini rossi accanto, se anch’esso ne ha uno.
glossary-dot-yellow = Bollino giallo
glossary-dot-yellow-text = Alla fine un edificio conta i bollini gialli accanto, se anch’esso ne ha uno.
glossary-dot-green = Bollino verde
glossary-dot-green-text = Alla fine un edificio conta i bollini verdi accanto, se anch’esso ne ha uno.
glossary-dot-blue = Bollino blu
glossary-dot-blue-text = Alla fine un edificio conta i bollini blu accanto, se anch’esso ne ha uno.
glossary-patrician-green = Patrizio verde
glossary-patrician-green-text = Nel Consiglio: premia gli edifici pubblici accanto ai tuoi.
glossary-patrician-silver = Patrizio argento
glossary-patrician-silver-text = Nel Consiglio: premia i pellicani usati.
glossary-patrician-yellow = Patrizio giallo
glossary-patrician-yellow-text = Nel Consiglio: premia le miniere in ogni riga.
glossary-patrician-red = Patrizio rosso
glossary-patrician-red-text = Nel Consiglio: premia le colonne della tua plancia senza case.
glossary-crown = La maggioranza
glossary-crown-text = Per chi ha la maggior quantità di ciò che sta accanto, anche a pari merito.
glossary-scroll = Diritti
glossary-scroll-text = Il diritto di costruire una tessera del municipio.
glossary-card = Carta Azione
glossary-card-text = Due azioni, di cui se ne usa una. In un round si giocano cinque carte su sei.
glossary-joker = Jolly
glossary-joker-text = Qualsiasi altra azione, per 1 di reputazione.
glossary-event = Evento
glossary-event-text = Scoperto dall’inizio del round, agisce alla fine.
glossary-arrow = Diventa
glossary-arrow-text = Ciò che sta prima si trasforma in ciò che sta dopo.
glossary-start-player = Primo giocatore
glossary-start-player-text = Svolge il primo turno del round.
glossary-quill = Deve decidere
glossary-quill-text = La partita aspetta questo giocatore.

## The table in the browser

scene-town = Città
scene-hall = Municipio
scene-market = Mercato
scene-cathedral = Santa Barbara
scene-council = Consiglio
scene-mines = Miniere
scene-rounds = Round
scene-pool = Riserva
scene-bank = Banca
scene-strip = { $seat } in breve
scene-label-turn = Turno
scene-label-dues = Tasse dovute
scene-label-pool = riserva
scene-label-waiting = minatori in attesa
scene-square = Casella { $square }
scene-square-open = Casella { $square }: un lotto { $price ->
    [0] non costa nulla
   *[other] costa { $price } groschen
 }
scene-plot = Lotto di { $owner } in { $square }
scene-in-town = { FORM($building, "board") }
scene-building = { $building } di { $owner } in { $square }: { $points ->
    [one] 1 punto per i bollini
   *[other] { $points } punti per i bollini
 }
scene-public = { $building } in { $square }: edificio pubblico
scene-public-guild = tutti
scene-house-of = Casa di { $owner }
scene-village = Villaggio in { $square }: { $colours }
scene-dot-red = bollino rosso
scene-dot-yellow = bollino giallo
scene-dot-green = bollino verde
scene-dot-blue = bollino blu
scene-space = Spazio { $space }
scene-entrance = Ingresso in { $space }: { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
 }
scene-space-open = Spazio { $space }: { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
 }, { $price } groschen
scene-rock = { FORM($rock, "label") } in { $space }
scene-mine = { $mine } di { $owner } in { $space }
scene-miner = Minatore di { $owner }
scene-mine-row = Riga { $row }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 }, vale { $pays }
scene-row-stars = { $seat } { $stars }
scene-mine-stack = { $tiles ->
    [one] 1 tessera Miniera nella pila
   *[other] { $tiles } tessere Miniera nella pila
 }, { $discards ->
    [one] 1 scartata
   *[other] { $discards } scartate
 }
scene-technology = { $draws ->
    [one] Si pesca 1 tessera
   *[other] Si pescano { $draws } tessere
 }; { $left ->
    [one] resta 1 tessera Tecnologia
   *[other] restano { $left } tessere Tecnologia
 }
scene-drawn = { $mine }, appena pescata
scene-rights = { $permits ->
    [0] I diritti costano { $price } groschen
    [one] I diritti costano 1 permesso, { $price } groschen
   *[other] I diritti costano { $permits } permessi, { $price } groschen
 }
scene-offer = { $building }, per { FORM($guild, "def") }: { $price } groschen, { $left ->
    [one] l’ultima tessera
   *[other] { $left } tessere nella pila
 }
scene-level = { $deck }: carta { $level } di { $last }
scene-price = Prezzo { FORM($commodity, "of") }: { $price }
scene-prices = Prezzi { FORM($commodity, "of") } su questa carta: { $prices }
scene-next = La prossima carta: prezzo { FORM($commodity, "of") } { $price }
scene-arm = Linguetta { FORM($commodity, "of") }: posizione { $position } di 6
scene-tip-arm = La linguetta incornicia il prezzo corrente. Una casa con una freccia: la città costruisce e la linguetta va a destra. Una X rossa: nessuno può costruire per questa gilda.
scene-cathedral-title = Santa Barbara { $done }/{ $tiles }
scene-cathedral-now = { $tile }: girate { $done } su { $tiles }
scene-barbara-turned = { $tile }, girata
scene-barbara-current = { $tile }, quella corrente
scene-barbara-coming = { $tile }, in arrivo
scene-round = Round { $round }: non pagare le tasse costa { $loss } di reputazione{ $scores ->
    [0] {""}
   *[other] ; il Consiglio dà punti
 }{ $reds ->
    [0] {""}
   *[other] ; le tessere rosse arrivano al municipio
 }
scene-tax = Tasse: { $tax } groschen (al massimo { $most })
scene-tax-due = { $seat } deve { $due }
scene-turns = Turno { $turn } di { $turns }
scene-event = Evento: { $event_card }
scene-patricians-bank = { $count ->
    [0] Nessun { $patrician } in banca
    [one] 1 { $patrician } in banca
   *[other] { $count } { FORM($patrician, "plural") } in banca
 }
scene-patricians-pool = { $count ->
    [0] Nessun { $patrician } nella riserva
    [one] 1 { $patrician } nella riserva
   *[other] { $count } { FORM($patrician, "plural") } nella riserva
 }
scene-patricians-council = { $count ->
    [0] Nessun { $patrician } nel Consiglio
    [one] 1 { $patrician } nel Consiglio
   *[other] { $count } { FORM($patrician, "plural") } nel Consiglio
 }
scene-pays = { $seat } { $points }
scene-groschen = { $groschen } groschen
scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }; { $final } se la partita finisse ora
scene-start-player = Primo giocatore: { $seat }
scene-turn = Decide { $seat }
scene-reputation = Reputazione { $reputation }
scene-tip-reputation = I numeri sulle caselle sono punti alla fine. Da { $plot } in su i lotti costano 1; da { $joker } in su il Jolly è gratis. Ogni passo oltre un’estremità vale { $points } punti.
scene-makes = Produce { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "plural") }
 } a { $price } groschen
scene-income = Rendita: { $income } groschen
scene-row = { $guild }, nella riga { FORM($row, "of") }
scene-row-empty = La riga { FORM($row, "of") }
scene-covered = { $gone ->
    [0] Sotto la casa { $number }
   *[other] La casa { $number } non c’è più
 }
scene-house = Casa nella riga { FORM($row, "of") }
scene-pool-miners = Minatori nella riserva: { $count } su { $limit }
scene-waiting = { $count ->
    [one] 1 minatore in attesa
   *[other] { $count } minatori in attesa
 }
scene-miner-pool = Minatore di { $owner }, nella riserva
scene-miner-waiting = Minatore di { $owner }, in attesa
scene-miners = Minatori: { $pool } nella riserva, { $waiting } in attesa
scene-marker = Segnalino Lotto di { $owner }
scene-pelican = Pellicano, da usare
scene-pelican-used = Pellicano, usato
scene-pelicans = Pellicani: da usare { $unused }, usati { $used }
scene-slot = { $building }, tessera di { $owner } da costruire
scene-tiles = { $count ->
    [one] 1 tessera da costruire
   *[other] { $count } tessere da costruire
 }
scene-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
 }
scene-half = { $action } ({ $card })
scene-half-spent = { $action } ({ $card }), già giocata in questo round
scene-set = { $set }
scene-tip-mine = Pesca tessere Miniera e scavane una; quasi tutte producono minerale.
scene-tip-rights = Prendi la tessera in cima a una pila del municipio.
scene-tip-plot = Reclama una casella in città.
scene-tip-building = Costruisci una delle tue tessere su uno dei tuoi lotti.
scene-tip-income = Incassa ciò che produci ai prezzi correnti; poi un patrizio può entrare nel Consiglio.
scene-tip-barbara = Usa un pellicano per la tessera corrente della cattedrale.
scene-tip-joker = Perdi 1 di reputazione (0 da 6 in su) e svolgi qualsiasi altra azione.

## What things on the table are for, in a sentence

meaning-square = Una casella della città: reclamala come lotto, poi costruiscici sopra.
meaning-town-map = La città in breve: di chi è ogni casella, e che cosa vi sorge.
meaning-mine-map = Le miniere in breve: rocce, spazi aperti e di chi è ogni miniera.
meaning-village = Un villaggio sul bordo vale come vicino quando si contano i bollini.
meaning-building = Un edificio: prendi i diritti sulla tessera, poi costruiscilo su un tuo lotto.
meaning-house = Una casa segna un edificio di chi la possiede, che ottiene ciò che copriva.
meaning-marker = Un segnalino Lotto tiene una casella finché non vi sorge un edificio.
meaning-entrance = Un ingresso: le prime miniere si scavano qui.
meaning-space = Uno spazio delle miniere, aperto quando accanto o sopra c’è una miniera.
meaning-rock = La roccia blocca uno spazio, ma le sue stelle contano per la riga.
meaning-mine = Una miniera produce minerale, e alla fine contano le sue stelle.
meaning-row = Alla fine ogni riga premia i giocatori che vi hanno più stelle.
meaning-stack = Le tessere Miniera che si possono ancora pescare.
meaning-technology = La tecnologia decide quante tessere Miniera si pescano alla volta.
meaning-advanced = Una tessera Tecnologia è una miniera che si piazza gratis.
meaning-miner = Un minatore segna una miniera come tua; quelli in riserva sono pronti a scavare.
meaning-rights = Quanto costano ora i diritti su una tessera di questa colonna.
meaning-level = La carta in cima mostra i prezzi; miniere ed edifici fanno avanzare il mazzo.
meaning-cells = I prezzi di questo bene sulla carta in cima al suo mazzo; su una X rossa nessuno può costruire per la sua gilda.
meaning-price = Il prezzo corrente di questo bene, uguale per tutti.
meaning-next = Il prezzo sulla prossima carta del mazzo, se la linguetta resta ferma.
meaning-arm = Ogni edificio di una gilda sposta a destra di una tacca la linguetta del suo bene.
meaning-barbara = Una tessera della cattedrale: un pellicano ne compra il dono. Si usano in ordine.
meaning-cathedral = Santa Barbara cresce man mano che le sue tessere vengono girate.
meaning-round = Un round finisce con le tasse; gli ultimi tre anche con il Consiglio.
meaning-tax = Alla fine del round ognuno paga le tasse, o perde reputazione.
meaning-turns = Ognuno svolge tre turni a round.
meaning-event = L’evento è scoperto durante il round e ha effetto alla fine.
meaning-due = Quanto deve pagare un giocatore alla fine del round.
meaning-bank = I patrizi aspettano in banca finché un edificio pubblico li porta nella riserva.
meaning-patrician-pool = Dopo una rendita un patrizio della riserva può passare al Consiglio.
meaning-council = I patrizi nel Consiglio danno punti a tutti negli ultimi tre round.
meaning-patrician = Un patrizio dà punti a tutti, ma solo nel Consiglio.
meaning-groschen = Tutto si paga in groschen, e le rendite ne portano altri.
meaning-points = I punti finora; quasi tutti arrivano alla fine della partita.
meaning-final = I punti che questo giocatore avrebbe se la partita finisse ora.
meaning-start = Il primo giocatore svolge il primo turno del round.
meaning-turn = La partita aspetta questo giocatore.
meaning-reputation = Una buona reputazione fa costare meno lotti e Jolly e vale punti.
meaning-make = Ciò che si produce viene pagato al prezzo corrente a ogni rendita.
meaning-income = Quanto porterebbe ora una rendita.
meaning-guild = Un giocatore costruisce solo per tre gilde; ognuna ha una riga di case.
meaning-cover = Ciò che sta qui è tuo quando la casa che lo copre lascia la plancia.
meaning-pool = Un minatore nella riserva è pronto a scavare; un permesso ne fa entrare altri.
meaning-waiting = I minatori in attesa entrano nella riserva al prezzo di un permesso.
meaning-pelican = Un pellicano compra un dono di Santa Barbara.
meaning-half = Una delle due azioni di una carta; usarla consuma l’intera carta.
meaning-set = Tre gilde a cui unirsi: i loro edifici sono quelli che puoi costruire.
meaning-offer = Una delle tue gilde, a cui serve ancora una riga della tua plancia.
meaning-tiles = Tessere di cui questo giocatore ha i diritti, non ancora costruite.
meaning-cards = Le carte Azione che questo giocatore può ancora giocare in questo round.

## Why an option is better or worse than others

theme-income = Rendita
theme-groschen = Groschen in cassa
theme-reputation = Reputazione
theme-town = La città
theme-mines = Miniere
theme-pelicans = Pellicani
theme-council = Patrizi
theme-plans = Tessere e lotti
why-points-more = porta subito circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-points-less = porta subito circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-income-more = porta circa { $amount } groschen in più a ogni rendita (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-income-less = porta circa { $amount } groschen in meno a ogni rendita (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-groschen-more = lascia in cassa circa { $amount } groschen in più (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-groschen-less = lascia in cassa circa { $amount } groschen in meno (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-reputation-more = lascia la reputazione più alta di circa { $amount ->
    [one] 1 passo
   *[other] { $amount } passi
 } (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-reputation-less = lascia la reputazione più bassa di circa { $amount ->
    [one] 1 passo
   *[other] { $amount } passi
 } (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-town-more = fa valere gli edifici in città circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-town-less = fa valere gli edifici in città circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-mines-more = promette circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più nelle righe di miniere
why-mines-less = promette circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno nelle righe di miniere
why-pelicans-more = promette circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più per i pellicani
why-pelicans-less = promette circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno per i pellicani
why-council-more = ottiene dai patrizi circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-council-less = ottiene dai patrizi circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-plans-more = prepara tessere e lotti per edifici che varranno circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-plans-less = prepara tessere e lotti per edifici che varranno circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno

## What the coach says

coach-last-round = Questo è l’ultimo round: ora conta solo ciò che porta punti.
coach-last-best = Questo è l’ultimo round: ora conta solo ciò che porta punti. Tra le tue azioni, quella che rende di più è { $action }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in tutto.
coach-council-pays = Alla fine di questo round il Consiglio dà punti: per come stanno le cose, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } a te e { $others } a { $player }.
coach-council-soon = Dal round { $round } il Consiglio dà punti alla fine di ogni round. Per allora dovrebbero farne parte i patrizi che danno più punti a te che agli altri.
coach-behind = Se la partita finisse ora, { $player } ti batterebbe di { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
coach-new-event = Nuovo round, nuovo evento per tutti. { $event_card }: { $effect }
coach-tax-short = Alla fine del round le tasse sono di { $due } groschen, e potresti non riuscire a pagarle: ti costerebbe { $reputation } di reputazione.
coach-tax = Alla fine del round dovrai pagare { $due } groschen di tasse; ora ne hai { $groschen }.
coach-no-income = Non incassi ancora nulla: le miniere e gli edifici delle tue gilde producono beni che portano rendita.
coach-income = Un’azione Rendita ti darebbe ora { $income } groschen.
coach-income-now = Hai solo { $groschen } groschen. Un’azione Rendita te ne darebbe { $income }.
coach-income-joker = In questo round non hai più carte con Rendita; solo il Jolly può ancora darti { $income } groschen.
coach-sells = Produci { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "plural") }
 }: al prezzo corrente ogni unità rende { $price } groschen.
coach-best-tile = Tra le tessere delle tue gilde, quella che rende di più è { FORM($building, "def") }: { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "plural") }
 }, a { $price } groschen per unità una volta costruita. Quelle pubbliche danno punti, ma nessuna rendita.
coach-house-tile = Sotto la casa del tuo edificio c’erano i diritti su una tessera pubblica, gratis. Le tessere pubbliche portano punti e un patrizio.
coach-stopped = Una X rossa ferma { FORM($guild, "def") }: finché non cambia il prezzo { FORM($commodity, "of") }, nessuna delle loro tessere si può costruire.
coach-last-house = Ti resta una sola casa nella riga { FORM($guild, "of") }.
coach-red-column = Nella riga { FORM($guild, "of") } c’è l’ultima casa di una colonna. { $seated ->
    [0] Nel Consiglio un patrizio rosso darebbe
   *[other] Ogni patrizio rosso nel Consiglio dà
 } { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per una colonna senza case.
coach-begin = Un edificio richiede tre passi: i diritti su una tessera, un lotto in città, poi l’edificio stesso.
coach-no-plot = Hai i diritti per { FORM($building, "def") }, ma nessun lotto su cui costruire.
coach-no-plot-joker = Hai i diritti per { FORM($building, "def") }, ma nessun lotto. In questo round le tue carte non ne reclamano più, ma il Jolly può farlo.
coach-no-plot-now = Hai i diritti per { FORM($building, "def") }, ma nessun lotto, e nessuna carta per reclamarne uno in questo round.
coach-no-tile = Hai { $plots ->
    [one] un lotto
   *[other] { $plots } lotti
 } in città, ma nessuna tessera da costruirci.
coach-ready = È tutto pronto per costruire { FORM($building, "def") }.
coach-ready-last = È tutto pronto per costruire { FORM($building, "def") }. Ma la carta che serve è anche la tua ultima con Rendita: tieni abbastanza groschen per le tasse.
coach-cannot-build = Non puoi ancora costruire { FORM($building, "def") }: guarda il prezzo del legno, le tue case e la X rossa.
coach-slots-full = Tutti i tuoi { $slots } spazi sono pieni. Costruisci prima di prendere i diritti su un’altra tessera.
coach-surcharge = I tuoi segnalini Lotto in città aumentano le tue tasse di { $amount }. Quando ci costruisci sopra, il segnalino torna da te.
coach-rival-tile = Anche { $player } appartiene { FORM($guild, "dat") }, e può prendere { FORM($building, "def") } prima di te.
coach-pool-empty = La tua riserva di minatori è vuota: prima della prossima miniera devi pagare un permesso, ora { $price } groschen.
coach-first-mine = Non hai ancora miniere: il loro minerale porta rendita in ogni round che resta.
coach-no-mine = Non hai ancora miniere. Alla fine ogni riga delle miniere dà punti per le stelle: per come stanno le cose { $player } ne avrebbe { $points }, tu nessuno.
coach-no-mine-yet = Non hai ancora miniere. Oltre al minerale portano stelle: chi ne ha di più in una riga ottiene, alla fine, fino a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
coach-row = Una stella in più nella riga { $row } delle miniere ti darebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } alla fine.
coach-row-lost = Attenzione alla riga { $row } delle miniere: con una stella in più, { $player } ti toglierebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } alla fine.
coach-pelican = Hai { $pelicans ->
    [one] un pellicano
   *[other] { $pelicans } pellicani
 } per Santa Barbara: quell’azione ne usa uno, e ottieni ciò che dice la tessera nella cornice gialla.
coach-patrician = Il { $patrician } nella riserva ti darebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ogni volta che il Consiglio dà punti. Un’azione Rendita può farlo entrare per { $price } groschen.
coach-rival-patrician = Attenzione ai patrizi nella riserva: con uno di loro { $player } otterrebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, e tu nulla.

## Mistakes in component data; words of the files stay as they are

mistake-no-place = nessuno spazio { $name }; vanno da a1 a { $last }
mistake-village-edge = { $square } non è sul bordo della città indicato da { $side }
mistake-no-entrance = «entrances» indica almeno uno spazio
mistake-rock-twice = uno spazio con roccia compare due volte: { $spaces }
mistake-rock-on-entrance = roccia sull’ingresso { $space }
mistake-rocks-cut-off = le rocce isolano { $spaces }
mistake-sides = i lati sono per 2, 3 e 4 giocatori, ogni numero una volta sola
mistake-miners-tile = una tessera dei Minatori ha ore_deck = { $production } come la sua produzione, «technology» e nessun «arm»
mistake-guild-tile = una tessera di { $guild } muove la linguetta { $commodity } una volta sola
mistake-patrician-tile = i suoi effetti muovono una volta il patrizio { $patrician }
mistake-halves = «halves» sono due azioni diverse, non { $found }
mistake-order = gli id sono numeri progressivi: questo è il numero { $number }
mistake-own-arm = ogni bene ha la propria linguetta; il minerale si legge su quella dell’argento
mistake-deck-population = il mazzo Popolazione ha { $count } carte, non { $found }
mistake-deck-ore = il mazzo Minerale ha { $count } carte, non { $found }
mistake-no-town-for-ore = la città non costruisce mai per il minerale: non ha una linguetta
mistake-early-town = la città non costruisce prima dell’inizio della partita: la carta 0 non ha una t a sinistra
mistake-cells = la carta { $card } ha { $count } caselle, non { $found }: { $cells }
mistake-cell = carta { $card }: una casella è un prezzo da { $least } a { $most }, anche con t o x, non { $found }
mistake-prices-fall-right = carta { $card }: da sinistra a destra i prezzi scendono o restano uguali
mistake-prices-rise-right = carta { $card }: da sinistra a destra i prezzi salgono o restano uguali
mistake-prices-fall-down = carta { $card }: da una carta all’altra i prezzi scendono o restano uguali
mistake-prices-rise-down = carta { $card }: da una carta all’altra i prezzi salgono o restano uguali
mistake-event-decks = event_decks indica il mazzo A o B per ciascuno dei primi { $rounds } round
mistake-rocks = su ogni lato ci sono { $rocks } rocce, non { $large } e { $small }
mistake-guild-set = una terna è fatta di tre gilde diverse, non { $found }
mistake-guild-sets = { $key } ha { $count } terne diverse, non { $found }
mistake-guild-owners = { $key }: { $guild } compare in { $sets ->
    [one] 1 terna
   *[other] { $sets } terne
 }
mistake-cards-a-turn = «cards» è almeno 1 per turno e al massimo { $most } in tutto
mistake-no-card = nessuna carta ha l’azione { $action }
mistake-row-end = row_end indica { $patricians }, una volta ciascuno
mistake-id-in-both = questo id compare due volte, qui e in { $file }
mistake-least-price = «least» è al massimo { $most }, non { $found }
mistake-stacks = le tessere appartengono alle pile 1, 2 e 3, non { $found }
mistake-row-points = dal primo al terzo posto i punti scendono o restano uguali
mistake-row-stars = i valori delle righe cominciano da 0 stelle e crescono
mistake-miners-in-pool = miners_in_pool è al massimo { $most }, cioè pool_limit
mistake-house-rows = le righe sono { $rows }, in quest’ordine
mistake-least-reputation = «least» è minore di «most»
mistake-start-reputation = «start» deve essere tra { $least } e { $most }, non { $found }
mistake-reputation-points = da uno spazio all’altro i punti salgono o restano uguali; uno spazio non indicato ne ha 0
mistake-start-tax = «start» è al massimo { $most }, cioè «most»
mistake-tracks = i tracciati sono per 2, 3 e 4 giocatori, ogni numero una volta sola
mistake-few-events = event_decks: in events.toml le carte del mazzo { $deck } sono troppo poche: { $cards }
mistake-one-verb = un effetto è una parola con il suo valore
mistake-effect-elsewhere = nessun effetto { $verb } qui; ci sono: { $known }
mistake-no-change = { $verb } cambia qualcosa, quindi non è 0
mistake-count-cards = servono { $expected } carte, non { $found }
mistake-count-town-hall-columns = servono { $expected } colonne del municipio, non { $found }
mistake-count-events = servono { $expected } eventi, non { $found }
mistake-count-tiles = servono { $expected } tessere, non { $found }
mistake-count-guild-tiles = servono { $expected } tessere di { $guild }, non { $found }
mistake-count-marked-tiles = serve { $expected } tessera contrassegnata di { $guild }, non { $found }
mistake-count-patrician-tiles = servono { $expected } tessere { $patrician }, non { $found }
mistake-count-technology-tiles = servono { $expected } tessere Tecnologia, non { $found }
mistake-count-mine-tiles = servono { $expected } tessere Miniera, non { $found }
mistake-count-houses = servono { $expected } case, non { $found }
mistake-count-mine-cards = servono { $expected } carte Preparazione Miniera, non { $found }
mistake-count-guild-cards = servono { $expected } carte Preparazione Gilda, non { $found }
