# Kutná Hora: The City of Silver in Spanish.

title = Kutná Hora: La ciudad de la plata
tagline = Minas, mercados y una catedral en una ciudad levantada con plata.

setting-events = Eventos
setting-events-false = Solo con dos jugadores
setting-events-true = Siempre
setting-first_game = Primera partida
setting-first_game-false = No: elige tus gremios
setting-first_game-true = Sí: los gremios se reparten

## Commodities, guilds, colours

commodity-ore = mineral
    .of = de mineral
    .one = de mineral
    .gen = del mineral
commodity-silver = plata
    .of = de plata
    .one = de plata
    .gen = de la plata
commodity-wood = madera
    .of = de madera
    .one = de madera
    .gen = de la madera
commodity-permits = permisos
    .of = permisos
    .one = permiso
    .gen = de los permisos
commodity-food = comida
    .of = de comida
    .one = de comida
    .gen = de la comida
commodity-beer = cerveza
    .of = de cerveza
    .one = de cerveza
    .gen = de la cerveza

guild-miners = Mineros
    .def = los Mineros
guild-metallurgists = Metalúrgicos
    .def = los Metalúrgicos
guild-builders = Constructores
    .def = los Constructores
guild-scribes = Escribas
    .def = los Escribas
guild-grocers = Tenderos
    .def = los Tenderos
guild-innkeepers = Mesoneros
    .def = los Mesoneros

deck-population = Población
    .gen = de población
deck-ore = Mazo de mineral
    .gen = de mineral

row-public = losetas públicas
row-pelican = pelícanos
row-reputation = reputación

patrician-green = patricio verde
    .plural = patricios verdes
patrician-silver = patricio plateado
    .plural = patricios plateados
patrician-yellow = patricio amarillo
    .plural = patricios amarillos
patrician-red = patricio rojo
    .plural = patricios rojos

## Sets of three guilds

set-miners-metallurgists-builders = Mineros, Metalúrgicos, Constructores
set-miners-metallurgists-scribes = Mineros, Metalúrgicos, Escribas
set-miners-metallurgists-grocers = Mineros, Metalúrgicos, Tenderos
set-miners-metallurgists-innkeepers = Mineros, Metalúrgicos, Mesoneros
set-miners-builders-scribes = Mineros, Constructores, Escribas
set-miners-builders-grocers = Mineros, Constructores, Tenderos
set-miners-builders-innkeepers = Mineros, Constructores, Mesoneros
set-miners-scribes-grocers = Mineros, Escribas, Tenderos
set-miners-scribes-innkeepers = Mineros, Escribas, Mesoneros
set-miners-grocers-innkeepers = Mineros, Tenderos, Mesoneros
set-metallurgists-builders-scribes = Metalúrgicos, Constructores, Escribas
set-metallurgists-builders-grocers = Metalúrgicos, Constructores, Tenderos
set-metallurgists-builders-innkeepers = Metalúrgicos, Constructores, Mesoneros
set-metallurgists-scribes-grocers = Metalúrgicos, Escribas, Tenderos
set-metallurgists-scribes-innkeepers = Metalúrgicos, Escribas, Mesoneros
set-metallurgists-grocers-innkeepers = Metalúrgicos, Tenderos, Mesoneros
set-builders-scribes-grocers = Constructores, Escribas, Tenderos
set-builders-scribes-innkeepers = Constructores, Escribas, Mesoneros
set-builders-grocers-innkeepers = Constructores, Tenderos, Mesoneros
set-scribes-grocers-innkeepers = Escribas, Tenderos, Mesoneros

## Actions and cards

action-mine = Mina
action-rights = Derechos
action-plot = Terreno
action-building = Edificio
action-income = Ingresos
action-barbara = Santa Bárbara
action-joker = Comodín

card-plot_mine = Terreno / Mina
card-mine_joker = Mina / Comodín
card-plot_income = Terreno / Ingresos
card-building_income = Edificio / Ingresos
card-building_rights = Edificio / Derechos
card-rights_barbara = Derechos / Santa Bárbara

half-plot_mine-plot = Terreno (o Mina)
half-plot_mine-mine = Mina (o Terreno)
half-mine_joker-mine = Mina (o Comodín)
half-mine_joker-joker = Comodín (o Mina)
half-plot_income-plot = Terreno (o Ingresos)
half-plot_income-income = Ingresos (o Terreno)
half-building_income-building = Edificio (o Ingresos)
half-building_income-income = Ingresos (o Edificio)
half-building_rights-building = Edificio (o Derechos)
half-building_rights-rights = Derechos (o Edificio)
half-rights_barbara-rights = Derechos (o Santa Bárbara)
half-rights_barbara-barbara = Santa Bárbara (o Derechos)

## Guild buildings

building-sawmill = Aserradero
    .def = el aserradero
    .of = del aserradero
    .gender = m
building-brick_kiln = Tejar
    .def = el tejar
    .of = del tejar
    .gender = m
building-carpenters_yard = Carpintería
    .def = la carpintería
    .of = de la carpintería
    .gender = f
building-builders_lodge = Casa de constructores
    .def = la casa de constructores
    .of = de la casa de constructores
    .gender = f
building-bakery = Panadería
    .def = la panadería
    .of = de la panadería
    .gender = f
building-butchers_stalls = Carnicería
    .def = la carnicería
    .of = de la carnicería
    .gender = f
building-vegetable_market = Verdulería
    .def = la verdulería
    .of = de la verdulería
    .gender = f
building-fish_market = Pescadería
    .def = la pescadería
    .of = de la pescadería
    .gender = f
building-tavern = Taberna
    .def = la taberna
    .of = de la taberna
    .gender = f
building-brewery = Cervecería
    .def = la cervecería
    .of = de la cervecería
    .gender = f
building-bathhouse = Balneario
    .def = el balneario
    .of = del balneario
    .gender = m
building-wine_merchant = Bodega de vinos
    .def = la bodega de vinos
    .of = de la bodega de vinos
    .gender = f
building-roasting_yard = Patio de tostación
    .def = el patio de tostación
    .of = del patio de tostación
    .gender = m
building-smelter = Fundición
    .def = la fundición
    .of = de la fundición
    .gender = f
building-refinery = Refinería
    .def = la refinería
    .of = de la refinería
    .gender = f
building-ore_washery = Lavadero
    .def = el lavadero
    .of = del lavadero
    .gender = m
building-pump_house = Casa de bombas
    .def = la casa de bombas
    .of = de la casa de bombas
    .gender = f
building-horse_gin = Malacate
    .def = el malacate
    .of = del malacate
    .gender = m
building-changing_house = Vestuario
    .def = el vestuario
    .of = del vestuario
    .gender = m
building-smithy = Herrería
    .def = la herrería
    .of = de la herrería
    .gender = f
building-mining_office = Oficina minera
    .def = la oficina minera
    .of = de la oficina minera
    .gender = f
building-archive = Archivo
    .def = el archivo
    .of = del archivo
    .gender = m
building-scriptorium = Scriptorium
    .def = el scriptorium
    .of = del scriptorium
    .gender = m
building-court = Tribunal
    .def = el tribunal
    .of = del tribunal
    .gender = m

## Public buildings

building-mint = Ceca
    .def = la ceca
    .of = de la ceca
    .gender = f
building-coal_market = Mercado del carbón
    .def = el mercado del carbón
    .of = del mercado del carbón
    .gender = m
building-hospital = Hospital
    .def = el hospital
    .of = del hospital
    .gender = m
building-st_bartholomew = Iglesia de San Bartolomé
    .def = la iglesia de San Bartolomé
    .of = de la iglesia de San Bartolomé
    .gender = f
building-high_church = Iglesia Alta de la Virgen María
    .def = la iglesia Alta de la Virgen María
    .of = de la iglesia Alta de la Virgen María
    .gender = f
    .board = Iglesia Alta
building-our_lady = Iglesia de Nuestra Señora
    .def = la iglesia de Nuestra Señora
    .of = de la iglesia de Nuestra Señora
    .gender = f
    .board = Nuestra Señora
building-st_george = Capilla de San Jorge
    .def = la capilla de San Jorge
    .of = de la capilla de San Jorge
    .gender = f
building-st_mary_magdalene = Capilla de Santa María Magdalena
    .def = la capilla de Santa María Magdalena
    .of = de la capilla de Santa María Magdalena
    .gender = f
    .board = María Magdalena
building-st_john = Capilla de San Juan
    .def = la capilla de San Juan
    .of = de la capilla de San Juan
    .gender = f
building-little_castle = Castillejo
    .def = el castillejo
    .of = del castillejo
    .gender = m
building-town_hall = Consistorio
    .def = el consistorio
    .of = del consistorio
    .gender = m
building-school = Escuela
    .def = la escuela
    .of = de la escuela
    .gender = f

## Mines, technology, rocks

mine-mine_1_1 = Mina Osel
    .def = la mina Osel
mine-mine_1_2 = Mina Hopy
    .def = la mina Hopy
mine-mine_1_3 = Mina Nyklasy
    .def = la mina Nyklasy
mine-mine_1_4 = Mina Fráty
    .def = la mina Fráty
mine-mine_1_5 = Mina Tolpy
    .def = la mina Tolpy
mine-mine_1_6 = Mina Kuntery
    .def = la mina Kuntery
mine-mine_1_7 = Mina Plimle
    .def = la mina Plimle
mine-mine_1_8 = Mina Šafary
    .def = la mina Šafary
mine-mine_1_9 = Mina Grejfy
    .def = la mina Grejfy
mine-mine_2_1 = Mina Roveň
    .def = la mina Roveň
mine-mine_2_2 = Mina Skalka
    .def = la mina Skalka
mine-mine_2_3 = Mina Hloušky
    .def = la mina Hloušky
mine-mine_2_4 = Mina Kuklík
    .def = la mina Kuklík
mine-mine_2_5 = Mina Turkaňk
    .def = la mina Turkaňk
mine-mine_2_6 = Mina Panská
    .def = la mina Panská
mine-mine_2_7 = Mina Rabštejn
    .def = la mina Rabštejn
mine-mine_2_8 = Mina Trmandl
    .def = la mina Trmandl
mine-mine_2_9 = Mina Smíšek
    .def = la mina Smíšek
mine-mine_3_1 = Mina Santa Ana
    .def = la mina Santa Ana
mine-mine_3_2 = Mina San Jorge
    .def = la mina San Jorge
mine-mine_3_3 = Mina San Wenceslao
    .def = la mina San Wenceslao
mine-mine_3_4 = Mina San Adalberto
    .def = la mina San Adalberto
mine-mine_3_5 = Mina San Procopio
    .def = la mina San Procopio
mine-mine_3_6 = Mina San Lorenzo
    .def = la mina San Lorenzo
mine-mine_3_7 = Mina Todos los Santos
    .def = la mina Todos los Santos
mine-mine_3_8 = Mina Santísima Trinidad
    .def = la mina Santísima Trinidad
mine-mine_3_9 = Mina Diez Mil Caballeros
    .def = la mina Diez Mil Caballeros

technology-technology_1 = Torno
    .def = el torno
technology-technology_2 = Pozo de ventilación
    .def = el pozo de ventilación
technology-technology_3 = Socavón de desagüe
    .def = el socavón de desagüe
technology-technology_4 = Rueda hidráulica
    .def = la rueda hidráulica

rock-1 = roca con 1 estrella
    .label = Roca con 1 estrella
    .def = una roca con 1 estrella
rock-2 = roca con 2 estrellas
    .label = Roca con 2 estrellas
    .def = una roca con 2 estrellas
rock-3 = roca con 3 estrellas
    .label = Roca con 3 estrellas
    .def = una roca con 3 estrellas

## Setup cards

mine-card-1 = carta de preparación de mina 1
mine-card-2 = carta de preparación de mina 2
mine-card-3 = carta de preparación de mina 3
mine-card-4 = carta de preparación de mina 4
mine-card-5 = carta de preparación de mina 5
mine-card-6 = carta de preparación de mina 6
mine-card-7 = carta de preparación de mina 7
mine-card-8 = carta de preparación de mina 8
mine-card-9 = carta de preparación de mina 9
mine-card-10 = carta de preparación de mina 10
mine-card-11 = carta de preparación de mina 11
mine-card-12 = carta de preparación de mina 12
mine-card-13 = carta de preparación de mina 13
mine-card-14 = carta de preparación de mina 14
mine-card-15 = carta de preparación de mina 15

guild-card-1 = carta de preparación de gremios 1
guild-card-2 = carta de preparación de gremios 2
guild-card-3 = carta de preparación de gremios 3
guild-card-4 = carta de preparación de gremios 4
guild-card-5 = carta de preparación de gremios 5
guild-card-6 = carta de preparación de gremios 6
guild-card-7 = carta de preparación de gremios 7
guild-card-8 = carta de preparación de gremios 8
guild-card-9 = carta de preparación de gremios 9

## The cathedral of St. Barbara

barbara-1 = Santa Bárbara, loseta 1
barbara-2 = Santa Bárbara, loseta 2
barbara-3 = Santa Bárbara, loseta 3
barbara-4 = Santa Bárbara, loseta 4
barbara-5 = Santa Bárbara, loseta 5
barbara-6 = Santa Bárbara, loseta 6
barbara-7 = Santa Bárbara, loseta 7
barbara-8 = Santa Bárbara, loseta 8
barbara-9 = Santa Bárbara, loseta 9
barbara-10 = Santa Bárbara, loseta 10
barbara-11 = Santa Bárbara, loseta 11
barbara-complete = Santa Bárbara terminada

## Events

event-card-settlers = Colonos de Sajonia
event-card-rich_vein = Una veta rica
event-card-mining_code = El código minero real
event-card-market_privilege = Privilegio de mercado
event-card-timber_rafts = Almadías
event-card-royal_visit = La visita del rey
event-card-procession = Procesión del Corpus
event-card-flooded_shafts = Pozos inundados
event-card-mint_reform = La reforma monetaria
event-card-great_fair = La gran feria

award-mines = minas
award-buildings = edificios
award-plots = terrenos
award-used_pelicans = pelícanos usados
award-reputation = reputación
    .of = de reputación
award-groschen = groschenes

## What components do

figure-wood = Cuesta { $amount } de madera.
figure-plot = Terrenos al lado: { $amount }.
figure-dots-red = { $amount ->
    [one] 1 icono rojo.
   *[other] { $amount } iconos rojos.
 }
figure-dots-yellow = { $amount ->
    [one] 1 icono amarillo.
   *[other] { $amount } iconos amarillos.
 }
figure-dots-green = { $amount ->
    [one] 1 icono verde.
   *[other] { $amount } iconos verdes.
 }
figure-dots-blue = { $amount ->
    [one] 1 icono azul.
   *[other] { $amount } iconos azules.
 }
figure-cost = Minas al lado o debajo: { $amount } de madera.
figure-stars = { $amount ->
    [0] Sin estrellas.
    [one] 1 estrella.
   *[other] { $amount } estrellas.
 }
figure-flip_tax = { $amount ->
    [0] Sin impuestos si la gira un edificio.
   *[other] Impuestos +{ $amount } si la gira un edificio.
 }
figure-tax = Impuestos +{ $amount } en el acto.
figure-building_wood = En esta ronda los edificios cuestan { $amount } de madera más.
figure-building_wood-less = En esta ronda los edificios cuestan { $amount } de madera menos.
figure-mine_wood = En esta ronda las minas cuestan { $amount } de madera más.
figure-mine_wood-less = En esta ronda las minas cuestan { $amount } de madera menos.
figure-end_of_round = Al final de la ronda:
figure-town_builds = La ciudad construye para { FORM($guild, "def") }.
figure-award_most = Quien tenga más { $measure }:
figure-award_each = Quien tenga { $least } o más { FORM($measure, "of") }:

effect-points = { $amount ->
    [one] 1 punto.
   *[other] { $amount } puntos.
 }
effect-points-lost = { $amount ->
    [one] Pierdes 1 punto.
   *[other] Pierdes { $amount } puntos.
 }
effect-reputation = Reputación +{ $amount }.
effect-reputation-lost = Reputación −{ $amount }.
effect-tax = Impuestos +{ $amount }.
effect-pelican = { $amount ->
    [one] 1 pelícano.
   *[other] { $amount } pelícanos.
 }
effect-population = Población +{ $amount }.
effect-ore_deck = Mazo de mineral +{ $amount }.
effect-production = { $amount ->
    [one] Produce { $amount } { FORM($commodity, "one") }.
   *[other] Produce { $amount } { FORM($commodity, "of") }.
 }
effect-arm = Más oferta de { $commodity }: su indicador se mueve 1 a la derecha, a un precio más bajo.
effect-patrician = Un { $patrician } a la reserva.
effect-technology = Tecnología +1.
effect-flip_barbara = Gira la siguiente loseta de Santa Bárbara.
effect-remove_house = Retiras una casa tuya de tu tablero.
effect-public_tile = Una loseta pública, gratis.
effect-free_rights = Derechos de una loseta, gratis.
effect-free_plot_anywhere = Un terreno donde quieras, gratis.
effect-free_building = Un edificio sin pagar madera.
effect-income_actions = { $amount ->
    [one] Ingresos, una vez.
    [2] Ingresos, dos veces.
   *[other] Ingresos, { $amount } veces.
 }
effect-free_mines = { $amount ->
    [one] Una mina sin pagar madera.
   *[other] { $amount } minas sin pagar madera.
 }
effect-house_to_production = Una casa por +{ $amount } de producción.
effect-patrician_bank_to_council = Un patricio de la banca al concejo.
effect-reputation_per_public_neighbour = Reputación +{ $amount } por cada lado común entre un edificio tuyo y uno público.
effect-score_one_building = Puntúas los iconos de uno de tus edificios.
offer-house = una casa a cambio de producción
offer-patrician = un patricio para el concejo
offer-neighbours = reputación por los edificios públicos vecinos
offer-dots = los iconos de un edificio

pays-green = En cada puntuación: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por cada lado común entre un edificio tuyo y uno público.
pays-silver = En cada puntuación: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por cada dos pelícanos usados.
pays-yellow = En cada puntuación: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } con una mina en cada fila, { $two } con dos.
pays-red = En cada puntuación: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por cada columna de tu tablero sin casas.

## What is asked

prompt-play-card = { $left ->
    [one] { $seat }: juega una carta.
   *[other] { $seat }: juega la primera de { $left } cartas.
 } Tienes { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 }.
prompt-choose-action = { $seat }: ¿qué acción hace el Comodín?
prompt-accept = { $seat }: Santa Bárbara te ofrece gratis la acción de { $action }. ¿La tomas?
prompt-claim-plot = { $origin ->
    [barbara] { $seat }: ¿qué casilla te adjudicas, gratis? Vale cualquiera. Te { $markers ->
        [one] queda 1 marcador de terreno
       *[other] quedan { $markers } marcadores de terreno
     }.
   *[other] { $seat }: ¿qué casilla te adjudicas? Te { $markers ->
        [one] queda 1 marcador de terreno
       *[other] quedan { $markers } marcadores de terreno
     } y tienes { $groschen ->
        [one] 1 groschen
       *[other] { $groschen } groschenes
     }.
 }
prompt-take-rights = { $origin ->
    [house] { $seat }: ¿qué loseta pública tomas, gratis? Tienes sitio para { $slots ->
        [one] 1 loseta
       *[other] { $slots } losetas
     }.
    [barbara] { $seat }: ¿de qué loseta tomas los derechos, gratis? Tienes sitio para { $slots ->
        [one] 1 loseta
       *[other] { $slots } losetas
     }.
   *[other] { $seat }: ¿de qué loseta tomas los derechos? Tienes { $groschen ->
        [one] 1 groschen
       *[other] { $groschen } groschenes
     } y sitio para { $slots ->
        [one] 1 loseta
       *[other] { $slots } losetas
     }.
 }
prompt-choose-tile = { $origin ->
    [barbara] { $seat }: ¿cuál de tus losetas construyes, sin pagar madera?
   *[other] { $seat }: ¿qué construyes? La madera cuesta { $wood } y tienes { $groschen ->
        [one] 1 groschen
       *[other] { $groschen } groschenes
     }.
 }
prompt-choose-site = { $price ->
    [0] { $seat }: ¿dónde construyes { FORM($building, "def") }, sin pagar madera?
   *[other] { $seat }: ¿dónde construyes { FORM($building, "def") }? Cuesta { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
    } ({ $quantity ->
        [one] 1 de madera
       *[other] { $quantity } de madera a { $each }
    }).
 }
prompt-remove-house = { $seat }: una casa sale de tu tablero sin su efecto. ¿Qué gremio la cede?
prompt-fill-pool = { $pool ->
    [0] { $seat }: tu reserva de mineros está vacía. ¿A cuántos haces entrar? En espera: { $waiting }. El permiso, para uno o para dos, cuesta { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
     }.
   *[other] { $seat }: en tu reserva hay { $pool } minero. ¿Haces entrar a otro? En espera: { $waiting }. El permiso cuesta { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
     }.
 }
prompt-pick-mine = { $tiles ->
    [one] { $seat }: ¿excavas esta mina?
   *[other] { $seat }: ¿cuál de estas { $tiles } minas excavas?
 } Tienes { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 }.
prompt-dig = { $origin ->
    [technology] { $seat }: ¿dónde pones { FORM($mine, "def") }, gratis?
    [barbara] { $seat }: ¿dónde excavas { FORM($mine, "def") }, sin pagar madera?
   *[other] { $seat }: ¿dónde excavas { FORM($mine, "def") }? Tienes { $groschen ->
        [one] 1 groschen
       *[other] { $groschen } groschenes
     }.
 }
prompt-seat-patrician = { $origin ->
    [barbara] { $seat }: ¿mueves gratis un patricio de la banca al concejo?
   *[other] { $seat }: ¿mueves un patricio de la reserva al concejo por { $price } groschenes? Tienes { $groschen }.
 }
prompt-convert-house = { $seat }: ¿cedes una casa por { $production } más de producción de su gremio?
prompt-gain-for-pairs = { $seat }: ¿tomas { $reputation } de reputación por los edificios públicos junto a los tuyos?
prompt-score-building = { $seat }: ¿cuál de tus edificios puntúa ahora sus iconos?
prompt-pay-tax = { $surcharge ->
    [0] { $seat }: los impuestos son de { $due ->
        [one] 1 groschen
       *[other] { $due } groschenes
     } y tienes { $groschen }. ¿Pagas o pierdes { $reputation } de reputación?
   *[other] { $seat }: los impuestos son de { $due } groschenes, { $surcharge } de ellos por tus terrenos, y tienes { $groschen }. ¿Pagas o pierdes { $reputation } de reputación?
 }
prompt-pick-set = { $seat }: ¿a qué tres gremios te unes?
prompt-place-guild = { $seat }: ¿qué gremio va en tu fila de { $row }?
prompt-choose-start = ¿Quién empieza?
prompt-deal-stack = La pila de un gremio llega al ayuntamiento.
prompt-reveal = Se descubre la siguiente loseta de una pila.
prompt-draw-mine-card = Una carta dice dónde están las rocas.
prompt-place-rock = Se coloca una roca.
prompt-draw-guild-card = Una carta dice qué gremios van juntos.
prompt-deal-set = Se reparte un conjunto de gremios.
prompt-reveal-event = Se revela el evento de la ronda.
prompt-deal-red-tile = Una loseta roja llega al ayuntamiento.
prompt-draw-mine = Se roba una loseta de mina.

## What can be chosen

choice-begin = Empieza { $noun }
choice-stack = La pila de { FORM($noun, "def") }
choice-reveal = { $noun }
choice-mine-card = { $noun }
choice-rock = Una { $noun }
choice-guild-card = { $noun }
choice-event = { $noun }
choice-draw = { $noun }
choice-set = { $noun }
choice-guild = { $noun }
choice-play = { $noun }
deed-play = Jugar { $card } como { $action }
choice-rest = Jugar { $noun } sin efecto
choice-action = { $noun }
choice-refill = { $amount ->
    [0] No hacer entrar a nadie
    [one] Hacer entrar a 1 minero por { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
     }
   *[other] Hacer entrar a { $amount } mineros por { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
     }
 }
choice-pick = Excavar { FORM($noun, "def") }
choice-leave = No excavar nada
choice-mine = { $price ->
    [0] Excavar en { $noun }
   *[other] Excavar en { $noun } por { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
    } ({ $quantity ->
        [one] 1 de madera
       *[other] { $quantity } de madera a { $each }
    })
 }
choice-remove = Retirar la loseta de la partida
choice-rights = { $price ->
    [0] Tomar { FORM($noun, "def") }
   *[other] { $quantity ->
        [0] Tomar { FORM($noun, "def") } por { $price ->
            [one] 1 groschen
           *[other] { $price } groschenes
         }
        [one] Tomar { FORM($noun, "def") } por { $price ->
            [one] 1 groschen
           *[other] { $price } groschenes
         } (1 permiso)
       *[other] Tomar { FORM($noun, "def") } por { $price } groschenes ({ $quantity } permisos a { $each })
     }
 }
choice-plot = { $price ->
    [0] Adjudicarse { $noun }
    [one] Adjudicarse { $noun } por 1 groschen
   *[other] Adjudicarse { $noun } por { $price } groschenes
 }
choice-build = { $price ->
    [0] Construir { FORM($noun, "def") }
   *[other] Construir { FORM($noun, "def") } por { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
    } ({ $quantity ->
        [one] 1 de madera
       *[other] { $quantity } de madera a { $each }
    })
 }
choice-site = Construir en { $noun }
choice-house = Retirar una casa de { FORM($noun, "def") }
choice-patrician = { $price ->
    [0] Mover un { $noun } al concejo
   *[other] Mover un { $noun } al concejo por { $price } groschenes
 }
choice-convert = Ceder una casa de { FORM($noun, "def") } por { $production } { FORM($commodity, "of") }
choice-score = Puntuar { FORM($building, "def") } en { $noun } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
choice-accept = Aceptar
choice-decline = No, gracias
choice-tax = { $amount ->
    [0] Pagar { $due ->
        [one] 1 groschen
       *[other] { $due } groschenes
     }
   *[other] Negarse y perder { $reputation } de reputación
 }
tax-pay = Pagar
tax-refuse = Negarse

## What happened

event-starts = Empieza { $seat }.
event-stack-dealt = La pila de { FORM($guild, "def") } llega al ayuntamiento.
event-rock-placed = En { $space } hay una roca con { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
 }.
event-guild-card-drawn = Conjuntos de gremios según la { $card }.
event-took-set = { $seat } se une a tres gremios: { $set }.
event-guild-placed = { $seat } pone a { FORM($guild, "def") } en la fila de { $row }.
event-round-began = Comienza la ronda { $round }.
event-new-start = { $seat } empieza la próxima ronda.
event-event-revealed = Evento de la ronda: { $event_card }.
event-event-happened = El evento surte efecto: { $event_card }.
event-awarded = { $seat } se lleva la recompensa del evento «{ $event_card }».
event-played = { $seat } juega { $card } como { $action }.
event-rested = { $seat } juega { $card } sin efecto.
event-hired-miners = { $seat } hace entrar a { $count ->
    [one] 1 minero
   *[other] { $count } mineros
 } por { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 }.
event-drew = { $seat } roba { FORM($mine, "def") }.
event-reshuffled = { $count ->
    [one] La loseta de mina descartada forma
   *[other] Las { $count } losetas de mina descartadas forman
 } una pila nueva.
event-left-tiles = { $count ->
    [one] { $seat } descarta la loseta de mina.
   *[other] { $seat } descarta las { $count } losetas de mina.
 }
event-had-to-leave-tiles = { $count ->
    [one] { $seat } no puede excavar ninguna mina y descarta la loseta de mina.
   *[other] { $seat } no puede excavar ninguna mina y descarta las { $count } losetas de mina.
 }
event-dug = { $price ->
    [0] { $seat } coloca gratis { FORM($mine, "def") } en { $space }.
    [one] { $seat } excava { FORM($mine, "def") } en { $space } por 1 groschen.
   *[other] { $seat } excava { FORM($mine, "def") } en { $space } por { $price } groschenes.
 }
event-technology-rose = Sube la tecnología: a partir de ahora { $level ->
    [one] se roba 1 loseta de mina
   *[other] se roban { $level } losetas de mina
 }.
event-scrapped = { $seat } retira { FORM($mine, "def") } de la partida.
event-took-rights = { $price ->
    [0] { $seat } toma gratis los derechos { FORM($building, "of") }.
    [one] { $seat } toma los derechos { FORM($building, "of") } por 1 groschen.
   *[other] { $seat } toma los derechos { FORM($building, "of") } por { $price } groschenes.
 }
event-revealed = El ayuntamiento ofrece { FORM($building, "def") }.
event-claimed = { $price ->
    [0] { $seat } se adjudica gratis la casilla { $square }.
    [one] { $seat } se adjudica la casilla { $square } por 1 groschen.
   *[other] { $seat } se adjudica la casilla { $square } por { $price } groschenes.
 }
event-built = { $price ->
    [0] { $seat } construye gratis { FORM($building, "def") } en { $square }.
    [one] { $seat } construye { FORM($building, "def") } en { $square } por 1 groschen.
   *[other] { $seat } construye { FORM($building, "def") } en { $square } por { $price } groschenes.
 }
event-house-removed = { $seat } retira una casa de { FORM($guild, "def") }.
event-barbara-flipped = { $tax ->
    [0] La catedral crece y nadie se lleva la loseta: { $tile }.
   *[other] La catedral crece y nadie se lleva la loseta, pero sus impuestos cuentan: { $tile }.
 }
event-barbara-turned = La catedral crece: { $tile }.
event-pelican-used = { $seat } usa un pelícano: { $tile }.
event-not-possible = { $seat } no puede aprovechar lo que se ofrece: { $offer }.
event-gained-pelicans = { $seat } gana { $count ->
    [one] 1 pelícano
   *[other] { $count } pelícanos
 }.
event-earned = { $seat } ingresa { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 }.
event-seated = { $price ->
    [0] { $seat } mueve gratis un { $patrician } al concejo.
   *[other] { $seat } mueve un { $patrician } al concejo por { $price } groschenes.
 }
event-patrician-pooled = Un { $patrician } entra en la reserva.
event-deck-advanced = El mazo { FORM($deck, "gen") } avanza { $amount }, hasta { $level }.
event-arm-moved = El indicador { FORM($commodity, "gen") } se mueve a la derecha.
event-price-changed = Precio { FORM($commodity, "gen") }: { $before } → { $price }.
event-town-built = La ciudad construye para { FORM($guild, "def") }.
event-tile-discarded = Loseta descartada: { $building }.
event-production-rose = { $seat } produce { $amount ->
    [one] { $amount } { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "of") }
 } más (ahora { $production }).
event-gained-reputation = { $seat } gana { $amount } de reputación (ahora { $reputation }).
event-lost-reputation = { $seat } pierde { $amount } de reputación (ahora { $reputation }).
event-scored = { $seat } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ({ FORM($source, "one") }).
event-tax-rose = Los impuestos suben { $amount }, hasta { $tax }.
event-tax-paid = { $seat } paga { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 } de impuestos.
event-tax-not-paid = { $missing ->
    [0] { $seat } se niega a pagar { $due ->
        [one] 1 groschen
       *[other] { $due } groschenes
     } de impuestos.
    [one] { $seat } no puede pagar { $due ->
        [one] el groschen
       *[other] los { $due } groschenes
     } de impuestos: le falta 1.
   *[other] { $seat } no puede pagar los { $due } groschenes de impuestos: le faltan { $missing }.
 }
event-council-met = Se reúne el concejo y sus patricios pagan a todo el mundo.
event-game-ended = La partida ha terminado.

## Why not

refusal-groschen-short = cuesta { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 } y te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
 }
refusal-commodity-short = cuesta { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 } ({ $quantity ->
    [one] { $quantity } { FORM($commodity, "one") }
   *[other] { $quantity } { FORM($commodity, "of") } a { $each }
 }) y te { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
 }
refusal-red-x = con la X roja { FORM($commodity, "gen") }, ahora nadie puede construir esto
refusal-card-spent = esta carta ya se ha jugado esta ronda
refusal-no-action-possible = tampoco es posible ninguna otra acción
refusal-no-free-slot = en tu tablero no cabe otra loseta
refusal-no-tile-left = el ayuntamiento no tiene losetas para ti
refusal-not-your-guild = no perteneces al gremio de { FORM($guild, "def") }
refusal-only-public-tiles = aquí solo es gratis una loseta pública
refusal-no-plot-marker = tus { $markers } marcadores de terreno ya están en la ciudad
refusal-no-free-square = no queda ninguna casilla libre
refusal-built-on = ahí ya está { FORM($building, "def") }
refusal-claimed-already = es terreno de { $owner }
refusal-not-next-to-a-building = no hay ningún edificio al lado
refusal-no-plot = no tienes terreno donde construir
refusal-no-tile = no tienes ninguna loseta que construir
refusal-no-house-left = en tu fila de { FORM($guild, "def") } no quedan casas
refusal-no-house-at-all = no te queda ninguna casa que retirar
refusal-not-your-plot = es terreno de { $owner }
refusal-no-miner = no te queda ningún minero
refusal-no-mine-tile = no quedan losetas de mina
refusal-no-open-space = no hay espacio abierto para una mina
refusal-dug-already = lo ocupa { FORM($mine, "def") }
refusal-not-next-to-a-mine = no hay ninguna mina al lado ni encima, y no es una entrada
refusal-pool-empty = tu reserva está vacía: alguien tiene que entrar
refusal-pool-limit = { $most ->
    [0] no puede entrar nadie
    [one] puede entrar 1 como máximo
   *[other] pueden entrar { $most } como máximo
 }
refusal-no-production = no produces nada
refusal-no-patrician = no hay patricios de este color
refusal-no-unused-pelican = no tienes ningún pelícano sin usar
refusal-nobodys-building = un edificio público no es de nadie
refusal-not-your-building = el edificio es de { $owner }
refusal-no-matching-dots = a su lado no hay iconos de sus colores
refusal-set-taken = ya lo ha elegido { $owner }
refusal-placed-already = este gremio ya está en la fila de { $row }

## Figures

measure-groschen = { $change } { $count ->
    [one] groschen
   *[other] groschenes
 }
measure-points = { $change } { $count ->
    [one] punto
   *[other] puntos
 } en el acto
measure-final_points = { $change } { $count ->
    [one] punto
   *[other] puntos
} en total si la partida acabara ahora
measure-reputation = reputación { $change }
measure-income = ingresos { $change }
measure-production_ore = producción de mineral { $change }
measure-production_silver = producción de plata { $change }
measure-production_wood = producción de madera { $change }
measure-production_permits = producción de permisos { $change }
measure-production_food = producción de comida { $change }
measure-production_beer = producción de cerveza { $change }
measure-price_ore = precio del mineral { $change }
measure-price_silver = precio de la plata { $change }
measure-price_wood = precio de la madera { $change }
measure-price_permits = precio de los permisos { $change }
measure-price_food = precio de la comida { $change }
measure-price_beer = precio de la cerveza { $change }
measure-tax = impuestos para todos { $change }
measure-tax_due = tus impuestos de esta ronda { $change }
measure-pelicans = { $change } { $count ->
    [one] pelícano
   *[other] pelícanos
 }

## What sets an option apart

about-beside = al lado: { $buildings }
about-plot = terreno
about-alone = no hay nada al lado
about-yours = tu { $building }
about-theirs = { $building } (de { $owner })
about-public = { $building } ({ FORM($building, "gender") ->
    [f] pública
   *[m] público
 })
about-dots = iconos: { $dots }
about-dots-red = { $count ->
    [one] 1 rojo
   *[other] { $count } rojos
 }
about-dots-yellow = { $count ->
    [one] 1 amarillo
   *[other] { $count } amarillos
 }
about-dots-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdes
 }
about-dots-blue = { $count ->
    [one] 1 azul
   *[other] { $count } azules
 }
about-tiles-here = puntos por iconos aquí: { $tiles }
about-tile-here = { $building } { $points }
about-tile-here-more = { $building } { $points } ({ $others })
about-scores = puntos por iconos: { $tiles }
about-scores-more = { $building } +{ $points }
about-build-cost = { $price ->
    [0] construir no cuesta nada hoy
    [one] construir cuesta hoy 1 groschen
   *[other] construir cuesta hoy { $price } groschenes
 }
about-red-x = la X roja { FORM($commodity, "gen") } impide construir por ahora
about-house = bajo su casa: «{ $gift }»
about-house-lost = se pierde: «{ $gift }»
about-column = { $seated ->
    [0] vacía una columna: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en cada puntuación cuando haya un patricio rojo en el concejo
   *[other] vacía una columna: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más de los patricios rojos en cada puntuación
}
about-row = fila { $row }: { $stars ->
    [one] 1 estrella tuya
   *[other] { $stars } estrellas tuyas
 } de { $all }, paga { $pays }
about-rivals = otros allí: { $stars }
about-patrician = { $times ->
    [0] ya no puntuará más
    [one] aún puntúa una vez; tal como están las cosas, paga: { $pays }
   *[other] aún puntúa { $times } veces; tal como están las cosas, paga cada vez: { $pays }
 }
about-guild-makes = { $guild }: { $commodity } a { $price }
about-makes = produce { $commodity }, hoy a { $price }
about-no-earnings = aún no produces nada, así que no da nada
about-earnings = { $amount ->
    [one] { $amount } { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "of") }
 } a { $price }
about-mine = { $tiles ->
    [one] se roba 1 loseta de mina
   *[other] se roban { $tiles } losetas de mina y se puede excavar una
 }
about-seat-for-sale = después, un patricio puede entrar en el concejo por { $price } groschenes
about-opens = permite cualquiera de estas: { $actions }
about-opens-at = { $action } ({ $cost })

## Sources of points

source-tiles = edificios construidos
    .one = edificio construido
source-houses = bajo las casas
    .one = bajo la casa
source-barbara = Santa Bárbara
source-mines = minas excavadas
    .one = mina excavada
source-events = eventos
    .one = evento
source-beyond = fuera del contador de reputación
source-green = patricios verdes
source-silver = patricios plateados
source-yellow = patricios amarillos
source-red = patricios rojos
source-town = iconos en la ciudad
source-mine_rows = filas de minas
source-income = ingresos finales
source-reputation = reputación final
source-extras = sobrantes

standing-pay-every-tax = Pagar siempre los impuestos que pueda
standing-no-patricians = No comprar puestos en el concejo el resto de la ronda

cards-building = Edificios
cards-mine = Minas
cards-event = Eventos
cards-patrician = Patricios en el concejo
cards-action = Cartas de acción
cards-technology = Tecnologías
cards-barbara = Losetas de Santa Bárbara

## The table in the terminal

terminal-legend =
    Ciudad: ● ▲ ■ ◆ dueños, ✦ edificios públicos con su patricio, r a v z iconos (rojo, amarillo, verde, azul), ⌂ pueblos;
       a la derecha de un edificio, lo que cuesta un terreno a su lado, en ¤ groschenes.
    Minas: ✶ estrellas, m mineral, d madera para las minas de al lado y debajo, ▒ roca, ▽ entrada;
       6✶ 3/2/1 es lo que paga una fila al primero, al segundo y al tercero.
    Mercado: [4] el precio de hoy, » la ciudad construye, ✗ X roja.
    Ayuntamiento: 3d→3 cerveza significa que 3 de madera dan 3 de cerveza; ×2, quedan dos losetas.
    Jugadores: ¤ groschenes; puntos → si la partida acabara ahora; pelícanos sin usar + usados; mineros en la reserva + en espera.
    Las casas tapan ▤ una loseta pública, ♗ un pelícano, ★ puntos, ♥ reputación; · ha salido del tablero.
    Cartas: T Terreno, M Mina, E Edificio, D Derechos, I Ingresos, B Santa Bárbara, C Comodín.
terminal-round = Ronda { $round } de { $rounds }, turno { $turn } de 3: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }
terminal-setup = Preparación
terminal-over = La partida ha terminado
terminal-start = empieza
terminal-town = Ciudad
terminal-plot = terreno
terminal-mines = Minas
terminal-ore = m
terminal-wood = d
terminal-stack = { $tiles ->
    [one] 1 loseta de mina
   *[other] { $tiles } losetas de mina
 } en la pila; con Mina { $draws ->
    [one] se roba 1
   *[other] se roban { $draws }
 }
terminal-market = Mercado
terminal-next = próx.
terminal-event = Evento: { $event_card }.
terminal-red = losetas rojas
terminal-scoring = concejo
terminal-rounds = Rondas e impuestos
terminal-tax = Impuestos { $tax }
terminal-refusing = o perder { $reputation } de reputación esta ronda
terminal-hall = Ayuntamiento
terminal-permits = { $count ->
    [one] 1 permiso
   *[other] { $count } permisos
 }
terminal-cathedral = Catedral y concejo
terminal-barbara = Santa Bárbara
terminal-council = Concejo
terminal-pool = reserva
terminal-bank = banca
terminal-players = Jugadores
terminal-groschen = ¤
terminal-points = puntos
terminal-reputation = rep.
terminal-income = ingr.
terminal-tax-due = imp.
terminal-pelicans = pelíc.
terminal-miners = mineros
terminal-plots = terrenos
terminal-tiles = losetas
terminal-cards = cartas

dot-red = r
dot-yellow = a
dot-green = v
dot-blue = z

short-patrician-green = V
short-patrician-silver = P
short-patrician-yellow = A
short-patrician-red = R
# Where at most eight letters fit.
short-commodity-permits = permisos

short-card-plot_mine = TM
short-card-mine_joker = MC
short-card-plot_income = TI
short-card-building_income = EI
short-card-building_rights = ED
short-card-rights_barbara = DB

short-brick_kiln = Tejar
short-carpenters_yard = Carpint.
short-builders_lodge = Constr.
short-butchers_stalls = Carnic.
short-vegetable_market = Verdul.
short-fish_market = Pescad.
short-wine_merchant = Bodega
short-roasting_yard = Tostación
short-ore_washery = Lavadero
short-pump_house = Bombas
short-changing_house = Vestuario
short-mining_office = Oficina
short-scriptorium = Scriptor.
short-coal_market = Carbón
short-st_bartholomew = S. Bartol.
short-high_church = Ig. Alta
short-our_lady = N.ª Sra.
short-st_george = S. Jorge
short-st_mary_magdalene = Magdalena
short-st_john = S. Juan
short-little_castle = Castillo

## Reports

report-table-order = Orden de turno en la ronda 1
report-table-sets = Conjuntos de gremios
report-table-guilds = Gremios
report-table-actions = Cartas jugadas, por acción
report-table-prices = Precios al final de cada ronda
report-table-decks = Mazos e impuestos al final de cada ronda
report-table-rounds = Jugadores al final de cada ronda
report-table-commodities = Cómo se mueven los precios
report-table-events = Eventos
report-table-game = La partida en conjunto
report-rows-order = puesto
report-rows-sets = conjunto
report-rows-guilds = gremio
report-rows-actions = acción
report-rows-prices = ronda
report-rows-decks = ronda
report-rows-rounds = ronda
report-rows-commodities = producto
report-rows-events = evento
report-rows-game = cifra
report-column-plays = cartas por jugador
report-column-tax = impuestos
report-column-incomes = Ingresos
report-column-earned = cada uno
report-column-income = ingresos
report-column-groschen = groschenes
report-column-reputation = reputación
report-column-points = puntos
report-column-changes = cambios
report-column-lively = 4 o más
report-column-lowest = mínimo
report-column-highest = máximo
report-column-builds = la ciudad construye
report-column-drawn = revelado
report-column-awards = jugadores recompensados
report-column-figure = valor
report-table-groups = Orígenes que van juntos
report-rows-groups = orígenes
report-patricians = todos los patricios
report-built = edificios, casas y minas
report-all-reputation = reputación, incluido el extremo de su contador
target-winner = puntos de quien gana
target-last = partidas con el último jugador por encima de 30 puntos
target-seats = victorias de cada asiento
target-guilds = victorias con cada gremio
target-sets = victorias con cada conjunto de gremios
target-lively = partidas con 4 o más cambios de un precio, cada producto
target-lowest = precio mínimo de cada producto
target-highest = precio máximo de cada producto
target-population = partidas con población de 20 o más
target-population-full = partidas con la última carta de población
target-ore = partidas con nivel de mineral de 15 o más
target-ore-full = partidas con la última carta de mineral
target-town-builds = edificios de la propia ciudad, por partida
target-held = partidas en las que una X roja frena una loseta lista
target-earned-first = groschenes de una acción de Ingresos, ronda 1
target-earned-third = groschenes de una acción de Ingresos, ronda 3
target-earned-last = groschenes de una acción de Ingresos, última ronda
target-incomes = acciones de Ingresos de un jugador en las rondas 2 y 3
target-tax = partidas que acaban con impuestos de 10 a 22
target-sources = cada origen, del total de puntos
target-player-sources = cada origen, de los puntos de cualquier jugador
target-players = victorias de cada jugador, al menos el 70{"\u00A0"}% de su cuota justa
target-patricians = patricios, del total de puntos
target-yellow = patricios amarillos, del total de puntos
target-mine-rows = filas de minas, del total de puntos
target-income = ingresos finales, del total de puntos
target-built = edificios, casas y minas, del total de puntos
target-extras = lo que sobra al final, del total de puntos
target-barbara = Santa Bárbara, del total de puntos
target-reputation = puntos de reputación, por jugador
report-rest = sin efecto
report-last-fair = partidas con el último jugador por encima de 30 puntos
report-town-builds = edificios de la propia ciudad, por partida
report-held-plays = jugadas en las que una X roja frena una loseta lista
report-held-games = partidas en las que ocurre
report-deck-population-grown = partidas con población de 20 o más
report-deck-population-full = partidas con la última carta de población
report-deck-ore-grown = partidas con nivel de mineral de 15 o más
report-deck-ore-full = partidas con la última carta de mineral
report-tax = impuestos al final
report-tax-fair = partidas que acaban con impuestos de 10 a 22
report-taxes-unpaid = impuestos sin pagar, por jugador
report-buildings = edificios, por jugador
report-mines = minas, por jugador
report-pelicans = pelícanos usados, por jugador
report-barbara = losetas de Santa Bárbara giradas
report-council-green = patricios verdes en el concejo
report-council-silver = patricios plateados en el concejo
report-council-yellow = patricios amarillos en el concejo
report-council-red = patricios rojos en el concejo

## Charts, what is to come, and the score if the game ended now

chart-prices = Precios
chart-prices-about = El precio de cada producto al final de cada ronda, en groschenes.
chart-levels = Población, mineral e impuestos
chart-levels-about = Hasta dónde han llegado los dos mazos y los impuestos.
chart-final = Si la partida hubiera acabado ahí
chart-final-about = La puntuación final de cada jugador si la partida hubiera acabado al final de cada ronda.
chart-points = Puntos en el contador
chart-points-about = Los puntos de cada jugador al final de cada ronda.
chart-income = Ingresos
chart-income-about = Lo que una acción de Ingresos daría a cada jugador al final de cada ronda, en groschenes.
chart-groschen = Groschenes
chart-groschen-about = Los groschenes de cada jugador al final de cada ronda.

tie-broken = Empate a puntos: deciden los groschenes.
tie-shared = Empate a puntos y a groschenes: se comparte la victoria.
outlook-tally = Si la partida acabara ahora
outlook-tally-note = Los puntos del contador y lo que les añadiría la puntuación final.
outlook-prices = Tablas de precios
outlook-tab-mines = Losetas de mina
outlook-tab-guild = Edificios de gremio
outlook-tab-public = Edificios públicos
outlook-prices-note = Una fila por cada carta del mazo y una columna por cada posición del indicador. El precio de hoy está marcado; también las casillas donde la ciudad construye y la X roja que frena a un gremio.
outlook-mines = { $count ->
    [0] Losetas de mina { $layer }: no quedan
    [one] Losetas de mina { $layer }: queda 1
   *[other] Losetas de mina { $layer }: quedan { $count }
 }
outlook-mines-mixed = Losetas de mina, mezcladas
outlook-discards = { $count ->
    [0] No hay losetas descartadas.
    [one] Hay 1 loseta descartada, que vuelve cuando la pila se agota.
   *[other] Hay { $count } losetas descartadas, que vuelven cuando la pila se agota.
 }
outlook-technology = Tecnología
outlook-technology-note = { $draws ->
    [one] Con Mina se roba ahora 1 loseta, y una más con cada loseta de tecnología.
   *[other] Con Mina se roban ahora { $draws } losetas, y una más con cada loseta de tecnología.
 }
outlook-guild = Edificios de { FORM($guild, "def") }
outlook-guild-last = Al fondo de la pila: { $building }.
outlook-public = Edificios públicos con un { $patrician }
outlook-red-note = Llegan al ayuntamiento después de la ronda { $round }.
outlook-cathedral = Santa Bárbara
outlook-events = Eventos
outlook-events-note = Uno por ronda salvo en la última, de estos mazos: { $decks }.
outlook-event = { $event_card } (mazo { $deck })

## Before a step that one may regret

warning-tax = Tal como están las cosas, al final de esta ronda los impuestos serán de { $due ->
    [one] 1 groschen
   *[other] { $due } groschenes
 } y tendrías { $groschen }. Quien no puede pagar pierde { $reputation } de reputación.
warning-mine-dear = Entonces no podrías pagar ninguna mina: el espacio más barato cuesta { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 } y tendrías { $groschen }.
warning-no-space = No hay espacio abierto para una mina: lo que robes se descarta.
warning-rest-income = Con { $card } podrías ganar { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 }.
warning-rest-barbara = Tienes un pelícano sin usar: con { $card } podrías aprovechar la loseta actual de la catedral.
warning-decline-free = No cuesta nada y no se volverá a ofrecer.
warning-remove-technology = La loseta se podría colocar gratis y trabajaría para ti.
warning-leave-free = Una de estas minas se podría excavar sin pagar madera.
warning-rights-no-house = No te queda ninguna casa para { FORM($building, "def") }, así que nunca podrás construir esa loseta. Valdría 1 punto al final.

## Tips for the first round

tip-pick-set = Tus gremios dicen qué edificios puedes construir. Si no son los de tus rivales, tendrás menos competencia por losetas y precios.
tip-place-guild = Cada edificio de un gremio libera una casa de su fila y te da lo que hay debajo. Pon el gremio para el que más vayas a construir donde más te gusten las recompensas.
tip-play-card = Usa una de las dos acciones de una carta; esta ronda juegas cinco de las seis. Primero consigue los derechos de una loseta y un terreno: sin ambos no puedes construir.
tip-first-steps = Un buen comienzo: los derechos de una loseta, un terreno, luego el edificio, e ingresos antes de quedarte sin dinero.
tip-prices = Un precio sube con su mazo y baja con cada edificio de su gremio. Produce lo que otros no producen.
tip-joker = El Comodín cuesta 1 de reputación y vale por cualquier otra acción.
tip-barbara-gift = Lo que ofrece Santa Bárbara es un regalo; acéptalo si encaja en tus planes.
tip-claim-plot = Junto a edificios y pueblos con iconos de los colores de tu loseta puntúas al final; junto a un edificio público te pagan los patricios verdes.
tip-markers = Dos marcadores en la ciudad suben tus impuestos en 3; tres, en 8. Construye pronto.
tip-take-rights = Toma losetas de tus gremios cuyo precio siga alto, o públicas para ganar puntos.
tip-costs = Cuanto más a la izquierda está una pila, más barata es; pasa al final de su fila cuando se toma su loseta superior.
tip-choose-tile = La madera se paga al precio de hoy. El edificio produce desde el primer momento y baja el precio de lo que produce.
tip-choose-site = Al final, un edificio puntúa los iconos vecinos que coinciden con sus colores, incluidos los pueblos.
tip-remove-house = Cede la casa cuya recompensa menos vayas a echar de menos.
tip-fill-pool = Un permiso hace entrar a un minero, o a dos si caben en la reserva: dos de golpe salen más baratos.
tip-pick-mine = El mineral da dinero; las estrellas deciden las filas al final; la gente sube los precios de la madera, la comida y la cerveza.
tip-dig = Una entrada cuesta siempre lo mismo. En los demás espacios, el coste en madera es el número más alto de las minas de al lado y de encima.
tip-rows = Cada fila paga a quienes tienen más estrellas en ella.
tip-seat-patrician = Los patricios del concejo pagan a todo el mundo en las tres últimas rondas. Lleva a él a los que más te paguen a ti.
tip-convert-house = Más producción ahora, a cambio de una casa cuya recompensa se pierde.
tip-gain-for-pairs = Con reputación 3 los terrenos son baratos; con 6, el Comodín es gratis.
tip-score-building = Elige el edificio con más iconos coincidentes alrededor; al final vuelve a puntuar.
tip-pay-tax = Al principio de la partida, negarse cuesta poca reputación, pero la reputación vale mucho: en la parte baja del contador resta puntos al final y en la alta abarata los terrenos y el Comodín.

## The icons

glossary-point = Punto
glossary-point-text = Gana quien tenga más puntos.
glossary-groschen = Groschen
glossary-groschen-text = Dinero. Con él se pagan todos los precios.
glossary-ore = Mineral
glossary-ore-text = Lo producen las minas y los edificios de los Mineros; su precio baja al avanzar el mazo de mineral.
glossary-silver = Plata
glossary-silver-text = La producen los Metalúrgicos; su precio sube con el mazo de mineral.
glossary-wood = Madera
glossary-wood-text = La producen los Constructores; con ella se pagan edificios y minas, al precio de hoy.
glossary-permit = Permiso
glossary-permit-text = Los producen los Escribas; con ellos se pagan derechos y mineros nuevos, al precio de hoy.
glossary-food = Comida
glossary-food-text = La producen los Tenderos; su precio sube con la población.
glossary-beer = Cerveza
glossary-beer-text = La producen los Mesoneros; su precio sube con la población.
glossary-income = Ingresos
glossary-income-text = Lo que produces, multiplicado por los precios de hoy.
glossary-population-deck = Población
glossary-population-deck-text = Avanza con minas y edificios; la madera, la comida y la cerveza se encarecen.
glossary-ore-deck = Mazo de mineral
glossary-ore-deck-text = Avanza con el mineral que se extrae; el mineral se abarata, la plata y los permisos se encarecen.
glossary-town-builds = La ciudad construye
glossary-town-builds-text = La demanda es alta: la propia ciudad construye para este gremio y su precio baja.
glossary-red-x = X roja
glossary-red-x-text = Nadie puede construir para este gremio hasta que suba la demanda.
glossary-tax = Impuestos
glossary-tax-text = Se pagan al final de cada ronda, o se pierde reputación.
glossary-reputation = Reputación
glossary-reputation-text = Con 3 los terrenos son baratos; con 6 el Comodín es gratis; los dos extremos del contador dan o quitan puntos.
glossary-pelican = Pelícano
glossary-pelican-text = Te permite usar la loseta actual de Santa Bárbara.
glossary-flip = Santa Bárbara
glossary-flip-text = La catedral: sus losetas se usan con pelícanos o las giran edificios que suben los impuestos.
glossary-house = Casa
glossary-house-text = Marca un edificio de gremio; lo que tapaba en tu tablero es tuyo.
glossary-plot = Terreno
glossary-plot-text = Una casilla que te has adjudicado para construir en ella.
glossary-mine = Mina
glossary-mine-text = Produce mineral y tiene estrellas para el final.
glossary-miner = Minero
glossary-miner-text = Marca una mina como tuya. En la reserva caben dos; los demás esperan un permiso.
glossary-stack = Pila
glossary-stack-text = Cuántas losetas quedan.
glossary-technology = Tecnología
glossary-technology-text = La traen los edificios de los Mineros: una mina gratis y una loseta de mina más entre las que elegir.
glossary-star = Estrella
glossary-star-text = Las estrellas de una fila de minas se pagan al final a quienes más tengan.
glossary-dot-red = Icono rojo
glossary-dot-red-text = Al final, un edificio puntúa los iconos rojos vecinos si él mismo tiene alguno.
glossary-dot-yellow = Icono amarillo
glossary-dot-yellow-text = Al final, un edificio puntúa los iconos amarillos vecinos si él mismo tiene alguno.
glossary-dot-green = Icono verde
glossary-dot-green-text = Al final, un edificio puntúa los iconos verdes vecinos si él mismo tiene alguno.
glossary-dot-blue = Icono azul
glossary-dot-blue-text = Al final, un edificio puntúa los iconos azules vecinos si él mismo tiene alguno.
glossary-patrician-green = Patricio verde
glossary-patrician-green-text = En el concejo: paga por los edificios públicos junto a los tuyos.
glossary-patrician-silver = Patricio plateado
glossary-patrician-silver-text = En el concejo: paga por los pelícanos usados.
glossary-patrician-yellow = Patricio amarillo
glossary-patrician-yellow-text = En el concejo: paga por tener minas en todas las filas.
glossary-patrician-red = Patricio rojo
glossary-patrician-red-text = En el concejo: paga por las columnas de tu tablero sin casas.
glossary-crown = Quien más tenga
glossary-crown-text = Para quien más tenga de lo que aparece al lado, incluidos todos los empatados.
glossary-scroll = Derechos
glossary-scroll-text = El derecho a construir una loseta del ayuntamiento.
glossary-card = Carta de acción
glossary-card-text = Dos acciones, de las que se usa una. En una ronda se juegan cinco de las seis cartas.
glossary-joker = Comodín
glossary-joker-text = Cualquier otra acción, por 1 de reputación.
glossary-event = Evento
glossary-event-text = A la vista desde el principio de la ronda, actúa al final.
glossary-arrow = Se convierte en
glossary-arrow-text = Lo que está delante se convierte en lo que está detrás.
glossary-start-player = Jugador inicial
glossary-start-player-text = Juega el primer turno de la ronda.
glossary-quill = Le toca decidir
glossary-quill-text = La partida espera a este jugador.

## The table in the browser

scene-town = Ciudad
scene-hall = Ayuntamiento
scene-market = Mercado
scene-cathedral = Santa Bárbara
scene-council = Concejo
scene-mines = Minas
scene-rounds = Rondas
scene-pool = Reserva
scene-bank = Banca
scene-strip = { $seat }, de un vistazo
scene-label-turn = Turno
scene-label-dues = Impuestos
scene-label-pool = reserva
scene-label-waiting = mineros en espera
scene-square = Casilla { $square }
scene-square-open = Casilla { $square }: { $price ->
    [0] terreno gratis
    [one] un terreno cuesta 1 groschen
   *[other] un terreno cuesta { $price } groschenes
 }
scene-plot = Terreno de { $owner } en { $square }
scene-in-town = { FORM($building, "board") }
scene-building = { $building } de { $owner } en { $square }: { $points ->
    [one] 1 punto por iconos
   *[other] { $points } puntos por iconos
 }
scene-public = { $building } en { $square }: un edificio público
scene-public-guild = todo el mundo
scene-house-of = Casa de { $owner }
scene-village = Pueblo en { $square }: { $colours }
scene-dot-red = icono rojo
scene-dot-yellow = icono amarillo
scene-dot-green = icono verde
scene-dot-blue = icono azul
scene-space = Espacio { $space }
scene-entrance = Entrada en { $space }: { $wood } de madera
scene-space-open = Espacio { $space }: { $wood } de madera, { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 }
scene-rock = { FORM($rock, "label") } en { $space }
scene-mine = { $mine } de { $owner } en { $space }
scene-miner = Minero de { $owner }
scene-mine-row = Fila { $row }: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
 }, paga { $pays }
scene-row-stars = { $seat } { $stars }
scene-mine-stack = { $tiles ->
    [one] 1 loseta de mina en la pila
   *[other] { $tiles } losetas de mina en la pila
 }, { $discards ->
    [one] 1 descartada
   *[other] { $discards } descartadas
 }
scene-technology = { $draws ->
    [one] Con Mina se roba 1 loseta
   *[other] Con Mina se roban { $draws } losetas
 }; { $left ->
    [one] queda 1 loseta de tecnología
   *[other] quedan { $left } losetas de tecnología
 }
scene-drawn = { $mine }, loseta recién robada
scene-rights = { $permits ->
    [0] Los derechos cuestan { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
     }
    [one] Los derechos cuestan 1 permiso, { $price ->
        [one] 1 groschen
       *[other] { $price } groschenes
     }
   *[other] Los derechos cuestan { $permits } permisos, { $price } groschenes
 }
scene-offer = { $building }, para { FORM($guild, "def") }: { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 }, { $left ->
    [one] la última loseta
   *[other] { $left } losetas en la pila
 }
scene-level = { $deck }: carta { $level } de { $last }
scene-price = Precio { FORM($commodity, "gen") }: { $price }
scene-prices = Precios { FORM($commodity, "gen") } en esta carta: { $prices }
scene-next = Precio { FORM($commodity, "gen") } en la próxima carta: { $price }
scene-arm = Indicador { FORM($commodity, "gen") }: posición { $position } de 6
scene-tip-arm = El indicador enmarca el precio de hoy. Una casa con flecha: la ciudad construye y el indicador se mueve a la derecha. Una X roja: nadie puede construir para este gremio.
scene-cathedral-title = Santa Bárbara { $done }/{ $tiles }
scene-cathedral-now = { $tile }: { $done } de { $tiles } losetas giradas
scene-barbara-turned = { $tile }, girada
scene-barbara-current = { $tile }, la actual
scene-barbara-coming = { $tile }, por venir
scene-round = Ronda { $round }: no pagar impuestos cuesta { $loss } de reputación{ $scores ->
    [0] {""}
   *[other] ; el concejo puntúa
 }{ $reds ->
    [0] {""}
   *[other] ; llegan losetas rojas al ayuntamiento
 }
scene-tax = Impuestos: { $tax ->
    [one] 1 groschen
   *[other] { $tax } groschenes
 } ({ $most } como máximo)
scene-tax-due = { $seat } debe { $due }
scene-turns = Turno { $turn } de { $turns }
scene-event = Evento: { $event_card }
scene-patricians-bank = { $count ->
    [0] Ningún { $patrician } en la banca
    [one] 1 { $patrician } en la banca
   *[other] { $count } { FORM($patrician, "plural") } en la banca
 }
scene-patricians-pool = { $count ->
    [0] Ningún { $patrician } en la reserva
    [one] 1 { $patrician } en la reserva
   *[other] { $count } { FORM($patrician, "plural") } en la reserva
 }
scene-patricians-council = { $count ->
    [0] Ningún { $patrician } en el concejo
    [one] 1 { $patrician } en el concejo
   *[other] { $count } { FORM($patrician, "plural") } en el concejo
 }
scene-pays = { $seat } { $points }
scene-groschen = { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 }
scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }; { $final } si la partida acabara ahora
scene-start-player = { $seat } empieza la ronda
scene-turn = { $seat } decide
scene-reputation = Reputación { $reputation }
scene-tip-reputation = Los números de los espacios son puntos al final. Con { $plot } o más, los terrenos cuestan 1; con { $joker } o más, el Comodín es gratis. Cada paso más allá de un extremo son { $points } puntos.
scene-makes = Produce { $amount ->
    [one] { $amount } { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "of") }
 } a { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 }
scene-income = Ingresos: { $income ->
    [one] 1 groschen
   *[other] { $income } groschenes
 }
scene-row = { $guild }, en la fila de { $row }
scene-row-empty = La fila de { $row }
scene-covered = { $gone ->
    [0] Bajo la casa { $number }
   *[other] La casa { $number } ha salido
 }
scene-house = Casa en la fila de { $row }
scene-pool-miners = { $count } de { $limit } mineros en la reserva
scene-waiting = { $count ->
    [one] 1 minero espera
   *[other] { $count } mineros esperan
 }
scene-miner-pool = Minero de { $owner }, en la reserva
scene-miner-waiting = Minero de { $owner }, en espera
scene-miners = Mineros: { $pool } en la reserva, { $waiting } en espera
scene-marker = Marcador de terreno de { $owner }
scene-pelican = Pelícano sin usar
scene-pelican-used = Pelícano usado
scene-pelicans = Pelícanos: { $unused } sin usar, { $used ->
    [one] 1 usado
   *[other] { $used } usados
 }
scene-slot = { $building }, por construir ({ $owner })
scene-tiles = { $count ->
    [one] 1 loseta por construir
   *[other] { $count } losetas por construir
 }
scene-cards = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
 }
scene-half = { $action } ({ $card })
scene-half-spent = { $action } ({ $card }), carta ya jugada esta ronda
scene-set = { $set }
scene-tip-mine = Roba losetas de mina y excava una; casi todas producen mineral.
scene-tip-rights = Toma la loseta superior de una pila del ayuntamiento.
scene-tip-plot = Adjudícate una casilla de la ciudad.
scene-tip-building = Construye una de tus losetas en uno de tus terrenos.
scene-tip-income = Cobra lo que produces a los precios de hoy; después, un patricio puede entrar en el concejo.
scene-tip-barbara = Usa un pelícano para la loseta actual de la catedral.
scene-tip-joker = Pierde 1 de reputación (nada con 6 o más) y haz cualquier otra acción.

## What things on the table are for, in a sentence

meaning-square = Una casilla de la ciudad: adjudícatela como terreno y construye en ella.
meaning-town-map = La ciudad de un vistazo: de quién es cada casilla y qué hay en ella.
meaning-mine-map = Las minas de un vistazo: rocas, espacios abiertos y de quién es cada mina.
meaning-village = Un pueblo del borde es un vecino cuando se puntúan los iconos.
meaning-building = Un edificio: toma los derechos de su loseta y constrúyelo en un terreno tuyo.
meaning-house = Una casa marca un edificio de su dueño, que recibe lo que tapaba en su tablero.
meaning-marker = Un marcador de terreno guarda una casilla hasta que su dueño construya en ella.
meaning-entrance = Una entrada a las minas, donde se excavan las primeras.
meaning-space = Un espacio de las minas, abierto cuando hay una mina al lado o encima.
meaning-rock = La roca bloquea un espacio, pero sus estrellas cuentan en la fila.
meaning-mine = Una mina produce mineral para su dueño, y sus estrellas cuentan al final.
meaning-row = Al final, cada fila paga a los jugadores con más estrellas en ella.
meaning-stack = Las losetas de mina que aún se pueden robar.
meaning-technology = La tecnología decide cuántas losetas de mina se roban cada vez.
meaning-advanced = Una loseta de tecnología es una mina que se coloca gratis.
meaning-miner = Un minero marca una mina como tuya; los de la reserva pueden excavar ya.
meaning-rights = Lo que cuestan hoy los derechos de una loseta de esta columna.
meaning-level = La primera carta del mazo da los precios; minas y edificios la hacen avanzar.
meaning-cells = Los precios de este producto en la primera carta de su mazo; en una X roja nadie puede construir para su gremio.
meaning-price = El precio de hoy de este producto, igual para todo el mundo.
meaning-next = El precio en la próxima carta del mazo si el indicador no se mueve.
meaning-arm = Cada edificio de un gremio mueve el indicador de su producto un paso a la derecha.
meaning-barbara = Una loseta de la catedral: con un pelícano te llevas el regalo de la actual.
meaning-cathedral = Santa Bárbara crece cada vez que se gira una loseta.
meaning-round = Cada ronda acaba con impuestos; en las tres últimas se reúne además el concejo.
meaning-tax = Al final de la ronda todos pagan impuestos o pierden reputación.
meaning-turns = Cada jugador tiene tres turnos por ronda.
meaning-event = El evento está a la vista durante la ronda y surte efecto al final.
meaning-due = Lo que un jugador tiene que pagar al final de la ronda.
meaning-bank = Los patricios esperan en la banca hasta que un edificio público los trae.
meaning-patrician-pool = Los patricios de la reserva pueden pasar al concejo tras una acción de Ingresos.
meaning-council = Los patricios del concejo puntúan para todos en las tres últimas rondas.
meaning-patrician = Un patricio puntúa para todos, pero solo en el concejo.
meaning-groschen = Todo se paga en groschenes, y los ingresos traen más.
meaning-points = Los puntos hasta ahora; la mayoría llega al final de la partida.
meaning-final = Los puntos que tendría este jugador si la partida acabara ahora.
meaning-start = El jugador inicial juega el primer turno de la ronda.
meaning-turn = La partida espera a este jugador.
meaning-reputation = Una buena reputación abarata los terrenos y el Comodín y vale puntos.
meaning-make = Lo que produce un jugador se paga al precio de hoy en cada acción de Ingresos.
meaning-income = Lo que daría ahora una acción de Ingresos.
meaning-guild = Un jugador solo construye para tres gremios; cada uno tiene una fila de casas.
meaning-cover = Lo que hay aquí es tuyo cuando la casa que lo tapa sale del tablero.
meaning-pool = Un minero de la reserva puede excavar ya; un permiso hace entrar a más.
meaning-waiting = Los mineros en espera entran en la reserva por el precio de un permiso.
meaning-pelican = Un pelícano compra un regalo de Santa Bárbara.
meaning-half = Una de las dos acciones de una carta; usarla gasta la carta entera.
meaning-set = Tres gremios a los que unirte: sus edificios son los que podrás construir.
meaning-offer = Uno de tus gremios, que aún necesita una fila de tu tablero.
meaning-tiles = Losetas con derechos de este jugador que aún no están construidas.
meaning-cards = Las cartas de acción que este jugador aún puede jugar en esta ronda.

## Why an option is better or worse than others

theme-income = Ingresos
theme-groschen = Groschenes disponibles
theme-reputation = Reputación
theme-town = La ciudad
theme-mines = Minas
theme-pelicans = Pelícanos
theme-council = Patricios
theme-plans = Losetas y terrenos
why-points-more = da { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más en el acto
why-points-less = da { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos en el acto
why-income-more = gana { $amount ->
    [one] alrededor de 1 groschen
   *[other] unos { $amount } groschenes
 } más con cada acción de Ingresos (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-income-less = gana { $amount ->
    [one] alrededor de 1 groschen
   *[other] unos { $amount } groschenes
 } menos con cada acción de Ingresos (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-groschen-more = deja { $amount ->
    [one] alrededor de 1 groschen
   *[other] unos { $amount } groschenes
 } más en la bolsa (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-groschen-less = deja { $amount ->
    [one] alrededor de 1 groschen
   *[other] unos { $amount } groschenes
 } menos en la bolsa (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-reputation-more = deja la reputación { $amount ->
    [one] alrededor de 1 paso
   *[other] unos { $amount } pasos
 } más alta (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-reputation-less = deja la reputación { $amount ->
    [one] alrededor de 1 paso
   *[other] unos { $amount } pasos
 } más baja (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-town-more = hace que los edificios de la ciudad valgan { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-town-less = hace que los edificios de la ciudad valgan { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-mines-more = promete { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más en las filas de minas
why-mines-less = promete { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos en las filas de minas
why-pelicans-more = promete { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más por pelícanos
why-pelicans-less = promete { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos por pelícanos
why-council-more = hace que los patricios paguen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-council-less = hace que los patricios paguen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-plans-more = prepara losetas y terrenos para edificios que valdrán { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-plans-less = prepara losetas y terrenos para edificios que valdrán { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos

## What the coach says

coach-last-round = Es la última ronda: ahora solo cuenta lo que da puntos.
coach-last-best = Es la última ronda: ahora solo cuenta lo que da puntos. De tus acciones, la que más da es { $action }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } en total.
coach-council-pays = El concejo paga al final de esta ronda: tal como están las cosas, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } para ti y { $others } para { $player }.
coach-council-soon = A partir de la ronda { $round }, el concejo paga al final de cada ronda. Conviene que para entonces estén en él los patricios que te paguen más que a los demás.
coach-behind = Si la partida acabara ahora, { $player } te ganaría por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
coach-new-event = Nueva ronda, nuevo evento para todos. { $event_card }: { $effect }
coach-tax-short = Al final de la ronda hay que pagar { $due ->
    [one] 1 groschen
   *[other] { $due } groschenes
 } de impuestos y quizá no te alcance el dinero: eso cuesta { $reputation } de reputación.
coach-tax = Al final de la ronda hay que pagar { $due ->
    [one] 1 groschen
   *[other] { $due } groschenes
 } de impuestos; ahora tienes { $groschen }.
coach-no-income = Todavía no tienes ingresos: los dan las minas y los edificios de tus gremios.
coach-income = Ahora, una acción de Ingresos te daría { $income ->
    [one] 1 groschen
   *[other] { $income } groschenes
 }.
coach-income-now = Solo tienes { $groschen ->
    [one] 1 groschen
   *[other] { $groschen } groschenes
 }. Una acción de Ingresos daría { $income }.
coach-income-joker = En esta ronda ya no te quedan cartas con Ingresos; solo el Comodín podría darte aún { $income ->
    [one] 1 groschen
   *[other] { $income } groschenes
}.
coach-sells = Produces { $amount ->
    [one] { $amount } { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "of") }
 }, hoy a { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 } por unidad.
coach-best-tile = De las losetas de tus gremios, la que más rinde es { FORM($building, "def") }: { $amount ->
    [one] { $amount } { FORM($commodity, "one") }
   *[other] { $amount } { FORM($commodity, "of") }
 } a { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 } por unidad, una vez construida. Las públicas dan puntos, pero no ingresos.
coach-house-tile = Bajo la casa de tu edificio estaba el derecho a una loseta pública, gratis. Las losetas públicas dan puntos y un patricio.
coach-stopped = Una X roja frena a { FORM($guild, "def") }: mientras no cambie el precio { FORM($commodity, "gen") }, no se puede construir ninguna de sus losetas.
coach-last-house = Te queda una casa en la fila de { FORM($guild, "def") }.
coach-red-column = En la fila de { FORM($guild, "def") } está la última casa de su columna. { $seated ->
    [0] En el concejo, un patricio rojo pagaría
   *[other] Cada patricio rojo del concejo paga
 } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por una columna sin casas.
coach-begin = Un edificio lleva tres pasos: los derechos de una loseta, un terreno en la ciudad y, por fin, el edificio.
coach-no-plot = Tienes los derechos { FORM($building, "of") }, pero ningún terreno donde construir.
coach-no-plot-joker = Tienes los derechos { FORM($building, "of") }, pero ningún terreno. Con tus cartas ya no puedes adjudicarte ninguno esta ronda; con el Comodín, sí.
coach-no-plot-now = Tienes los derechos { FORM($building, "of") }, pero ni terreno ni carta para adjudicarte uno esta ronda.
coach-no-tile = Tienes { $plots ->
    [one] un terreno
   *[other] { $plots } terrenos
 } en la ciudad, pero ninguna loseta que construir allí.
coach-ready = Está todo listo para construir { FORM($building, "def") }.
coach-ready-last = Está todo listo para construir { FORM($building, "def") }. Pero la carta para hacerlo es también la última que te queda con Ingresos: guarda groschenes para los impuestos.
coach-cannot-build = Todavía no puedes construir { FORM($building, "def") }: mira el precio de la madera, tus casas y la X roja.
coach-slots-full = Los { $slots } espacios para losetas de tu tablero están llenos. Construye antes de tomar los derechos de otra loseta.
coach-surcharge = Tus marcadores de terreno en la ciudad suben tus impuestos en { $amount }. Cada edificio retira su marcador.
coach-rival-tile = { $player } también pertenece al gremio de { FORM($guild, "def") } y puede adelantarse y tomar { FORM($building, "def") }.
coach-pool-empty = Tu reserva de mineros está vacía: la próxima mina cuesta antes un permiso, ahora { $price ->
    [one] 1 groschen
   *[other] { $price } groschenes
 }.
coach-first-mine = Todavía no tienes ninguna mina. Su mineral da ingresos en cada ronda que queda.
coach-no-mine = Todavía no tienes ninguna mina. Al final, cada fila de las minas paga por sus estrellas: tal como están las cosas, { $player } recibiría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } y tú, nada.
coach-no-mine-yet = Todavía no tienes ninguna mina. Además de mineral, da estrellas: quien más tenga en una fila gana al final hasta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
coach-row = Una estrella más en la fila { $row } de las minas te daría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } al final.
coach-row-lost = Vigila la fila { $row } de las minas: con una estrella más, { $player } te quitaría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } al final.
coach-pelican = Tienes { $pelicans ->
    [one] un pelícano
   *[other] { $pelicans } pelícanos
 } para Santa Bárbara: esa acción usa uno, y obtienes lo que dice la loseta del marco amarillo.
coach-patrician = El { $patrician } de la reserva te pagaría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } cada vez que pague el concejo. Con Ingresos puedes llevarlo allí por { $price } groschenes.
coach-rival-patrician = Vigila los patricios de la reserva: uno de ellos pagaría a { $player } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, y a ti nada.

## Mistakes in component data; words of the files stay as they are

mistake-no-place = no hay ningún espacio { $name }; van de a1 a { $last }
mistake-village-edge = { $square } no está en el borde de la ciudad que indica { $side }
mistake-no-entrance = «entrances» indica al menos un espacio
mistake-rock-twice = un espacio con roca aparece dos veces: { $spaces }
mistake-rock-on-entrance = hay roca en la entrada { $space }
mistake-rocks-cut-off = las rocas aíslan { $spaces }
mistake-sides = los lados son para 2, 3 y 4 jugadores, cada número una sola vez
mistake-miners-tile = una loseta de los Mineros tiene ore_deck = { $production } como su producción, «technology» y ningún «arm»
mistake-guild-tile = una loseta de { $guild } mueve una vez el indicador { $commodity }
mistake-patrician-tile = sus efectos mueven una vez al patricio { $patrician }
mistake-halves = «halves» son dos acciones distintas, no { $found }
mistake-order = los id son números correlativos: este es el número { $number }
mistake-own-arm = cada producto tiene su propio indicador; el mineral se lee en el de la plata
mistake-deck-population = el mazo de población tiene { $count } cartas, no { $found }
mistake-deck-ore = el mazo de mineral tiene { $count } cartas, no { $found }
mistake-no-town-for-ore = la ciudad nunca construye para el mineral: no tiene indicador
mistake-early-town = la ciudad no construye antes de empezar la partida: la carta 0 no lleva t a la izquierda
mistake-cells = la carta { $card } tiene { $count } celdas, no { $found }: { $cells }
mistake-cell = carta { $card }: una celda es un precio de { $least } a { $most }, con o sin t o x, no { $found }
mistake-prices-fall-right = carta { $card }: de izquierda a derecha, los precios bajan o se mantienen
mistake-prices-rise-right = carta { $card }: de izquierda a derecha, los precios suben o se mantienen
mistake-prices-fall-down = carta { $card }: de una carta a la siguiente, los precios bajan o se mantienen
mistake-prices-rise-down = carta { $card }: de una carta a la siguiente, los precios suben o se mantienen
mistake-event-decks = event_decks indica el mazo A o B para cada una de las primeras { $rounds } rondas
mistake-rocks = en cada lado hay { $rocks } rocas, no { $large } y { $small }
mistake-guild-set = un conjunto consta de tres gremios distintos, no de { $found }
mistake-guild-sets = { $key } tiene { $count } conjuntos distintos, no { $found }
mistake-guild-owners = { $key }: { $guild } aparece en { $sets ->
    [one] 1 conjunto
   *[other] { $sets } conjuntos
 }
mistake-cards-a-turn = «cards» es al menos 1 por turno y como máximo { $most } en total
mistake-no-card = ninguna carta tiene la acción { $action }
mistake-row-end = row_end indica { $patricians }, cada uno una vez
mistake-id-in-both = este id aparece dos veces, aquí y en { $file }
mistake-least-price = «least» es como máximo { $most }, no { $found }
mistake-stacks = las losetas pertenecen a las pilas 1, 2 y 3, no { $found }
mistake-row-points = del primer puesto al tercero, los puntos bajan o se mantienen
mistake-row-stars = los valores de las filas empiezan en 0 estrellas y suben
mistake-miners-in-pool = miners_in_pool es como máximo { $most }, es decir, pool_limit
mistake-house-rows = las filas son { $rows }, en este orden
mistake-least-reputation = «least» es menor que «most»
mistake-start-reputation = «start» debe estar entre { $least } y { $most }, no { $found }
mistake-reputation-points = de un espacio al siguiente, los puntos suben o se mantienen; un espacio sin indicar tiene 0
mistake-start-tax = «start» es como máximo { $most }, es decir, «most»
mistake-tracks = los contadores de rondas son para 2, 3 y 4 jugadores, cada número una sola vez
mistake-few-events = event_decks: en events.toml hay demasiado pocas cartas del mazo { $deck }: { $cards }
mistake-one-verb = un efecto es una palabra con su valor
mistake-effect-elsewhere = aquí no hay ningún efecto { $verb }; hay: { $known }
mistake-no-change = { $verb } cambia algo, así que no es 0
mistake-count-cards = se esperan { $expected } cartas, no { $found }
mistake-count-town-hall-columns = se esperan { $expected } columnas del ayuntamiento, no { $found }
mistake-count-events = se esperan { $expected } eventos, no { $found }
mistake-count-tiles = se esperan { $expected } losetas, no { $found }
mistake-count-guild-tiles = se esperan { $expected } losetas de { $guild }, no { $found }
mistake-count-marked-tiles = se espera { $expected } loseta marcada de { $guild }, no { $found }
mistake-count-patrician-tiles = se esperan { $expected } losetas { $patrician }, no { $found }
mistake-count-technology-tiles = se esperan { $expected } losetas de tecnología, no { $found }
mistake-count-mine-tiles = se esperan { $expected } losetas de mina, no { $found }
mistake-count-houses = se esperan { $expected } casas, no { $found }
mistake-count-mine-cards = se esperan { $expected } cartas de preparación de minas, no { $found }
mistake-count-guild-cards = se esperan { $expected } cartas de preparación de gremios, no { $found }
