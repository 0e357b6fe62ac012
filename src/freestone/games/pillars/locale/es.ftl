# The Pillars of the Earth in Spanish.

title = Los pilares de la Tierra
tagline = Seis rondas para una catedral.

## Materials, places and the spaces a builder can be sent to

material-stone = piedra
    .label = Piedra
material-wood = madera
    .label = Madera
material-sand = arena
    .label = Arena
material-metal = metal
    .label = Metal

place-bishop = Palacio del obispo
place-kingsbridge = Kingsbridge
place-priory = Priorato
place-kings_court = Corte del rey
place-shiring = Shiring
place-castle = Castillo de Shiring
place-market = Mercado
place-cathedral = Obra de la catedral

target-bishop = el palacio del obispo
    .dat = al palacio del obispo
    .loc = en el palacio del obispo
    .label = Palacio del obispo
target-kingsbridge-1 = la primera carta de Kingsbridge
    .dat = a por la primera carta de Kingsbridge
    .loc = en Kingsbridge, junto a la primera carta
    .label = Kingsbridge, primera carta
target-kingsbridge-2 = la segunda carta de Kingsbridge
    .dat = a por la segunda carta de Kingsbridge
    .loc = en Kingsbridge, junto a la segunda carta
    .label = Kingsbridge, segunda carta
target-priory = el priorato
    .dat = al priorato
    .loc = en el priorato
    .label = Priorato
target-kings_court = la corte del rey
    .dat = a la corte del rey
    .loc = en la corte del rey
    .label = Corte del rey
target-shiring-1 = el primer artesano de Shiring
    .dat = a por el primer artesano de Shiring
    .loc = en Shiring, junto al primer artesano
    .label = Shiring, primer artesano
target-shiring-2 = el segundo artesano de Shiring
    .dat = a por el segundo artesano de Shiring
    .loc = en Shiring, junto al segundo artesano
    .label = Shiring, segundo artesano
target-castle = el castillo de Shiring
    .dat = al castillo de Shiring
    .loc = en el castillo de Shiring
    .label = Castillo de Shiring
target-market = el mercado
    .dat = al mercado
    .loc = en el mercado
    .label = Mercado
target-cathedral = la obra de la catedral
    .dat = a la obra de la catedral
    .loc = en la obra de la catedral
    .label = Obra de la catedral

## Resource cards

resource-sand-2 = Gravera pequeña
    .def = la gravera pequeña
resource-sand-3 = Gravera
    .def = la gravera
resource-sand-4 = Gravera grande
    .def = la gravera grande
resource-wood-2 = Bosque pequeño
    .def = el bosque pequeño
resource-wood-3 = Bosque
    .def = el bosque
resource-wood-4 = Bosque grande
    .def = el bosque grande
resource-stone-2 = Cantera pequeña
    .def = la cantera pequeña
resource-stone-3 = Cantera
    .def = la cantera
resource-stone-4 = Cantera grande
    .def = la cantera grande

## Craftsmen; the Roman numeral is how often a round they can work

craftsman-mortar_mixer = Mezclador
    .def = el mezclador
    .acc = al mezclador
craftsman-woodworker = Carpintero
    .def = el carpintero
    .acc = al carpintero
craftsman-stonecutter = Cantero
    .def = el cantero
    .acc = al cantero
craftsman-tool_maker = Herrero
    .def = el herrero
    .acc = al herrero
craftsman-master_woodworker = Carpintero experto
    .def = el carpintero experto
    .acc = al carpintero experto
craftsman-skilled_mortar_mixer = Mezclador experto
    .def = el mezclador experto
    .acc = al mezclador experto
craftsman-mason_2 = Albañil II
    .def = el albañil II
    .acc = al albañil II
craftsman-mason_3 = Albañil III
    .def = el albañil III
    .acc = al albañil III
craftsman-mason_4 = Albañil IV
    .def = el albañil IV
    .acc = al albañil IV
craftsman-mason_5 = Albañil V
    .def = el albañil V
    .acc = al albañil V
craftsman-carpenter_2 = Ebanista II
    .def = el ebanista II
    .acc = al ebanista II
craftsman-carpenter_3 = Ebanista III
    .def = el ebanista III
    .acc = al ebanista III
craftsman-carpenter_4 = Ebanista IV
    .def = el ebanista IV
    .acc = al ebanista IV
craftsman-carpenter_5 = Ebanista V
    .def = el ebanista V
    .acc = al ebanista V
craftsman-potter_2 = Alfarero II
    .def = el alfarero II
    .acc = al alfarero II
craftsman-potter_3 = Alfarero III
    .def = el alfarero III
    .acc = al alfarero III
craftsman-architect = Arquitecto
    .def = el arquitecto
    .acc = al arquitecto
craftsman-sculptor_1 = Escultor I
    .def = el escultor I
    .acc = al escultor I
craftsman-sculptor_2 = Escultor II
    .def = el escultor II
    .acc = al escultor II
craftsman-sculptor_3 = Escultor III
    .def = el escultor III
    .acc = al escultor III
craftsman-sculptor_4 = Escultor IV
    .def = el escultor IV
    .acc = al escultor IV
craftsman-glassblower_1 = Vidriero I
    .def = el vidriero I
    .acc = al vidriero I
craftsman-glassblower_2 = Vidriero II
    .def = el vidriero II
    .acc = al vidriero II
craftsman-goldsmith_6 = Orfebre VI
    .def = el orfebre VI
    .acc = al orfebre VI
craftsman-goldsmith_8 = Orfebre VIII
    .def = el orfebre VIII
    .acc = al orfebre VIII
craftsman-organ_builder = Organero
    .def = el organero
    .acc = al organero
craftsman-bell_maker = Campanero
    .def = el campanero
    .acc = al campanero

## Advantage cards

advantage-madonna = La Virgen
advantage-wool_fair = Feria de la lana
advantage-toledo = Acero toledano
advantage-tom = Tom
advantage-aliena = Aliena
advantage-richard = Richard
advantage-jack = Jack
advantage-otto = Otto
advantage-francis = Francis
advantage-prior_philip = Prior Philip
advantage-ellen = Ellen
advantage-tax_exemption = Exención
advantage-thomas = Thomas
advantage-remigius = Remigius
advantage-celebrations = Festejos
advantage-completion = Fin de obra

## Events

card-king = Regalo del rey
card-richard_event = Richard vuelve a casa
card-philip = Philip alaba el batán
card-volunteers = Voluntarios
card-archbishop = Visita del arzobispo
card-william = William asalta los caminos
card-conflict = Conflicto
card-town_wall = La muralla
card-cold_winter = Invierno crudo
card-collapse = Se hunde una bóveda

## What cards do

part-cubes = { $amount } de { $material }
part-gold = { $amount } de oro
part-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
 }
part-workers = { $amount } trabajadores
part-holds-metal = metal en tu poder
part-and = +
part-becomes = →
part-uses = { $amount ->
    [one] (una vez por ronda)
   *[other] (hasta { $amount } veces por ronda)
 }
part-needs = con un { $trade } en el equipo

when-now = En el acto.
when-always = El resto de la partida.
when-once = Una vez, cuando quieras.

effect-gold = Ganas { $amount } de oro.
effect-gold-lost = Pagas { $amount } de oro.
effect-points = Ganas { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
 }.
effect-points-lost = Pierdes { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
 }.
effect-cubes = Ganas { $amount } de { $material }.
effect-each_round = Ganas { $amount } de { $material } cada ronda.
effect-craftsman_limit = Tu equipo puede tener { $amount } artesano más.
effect-workers = Tienes { $amount } trabajador más.
effect-tax_at_most = Nunca pagas un impuesto de más de { $amount } de oro.
effect-priory_points = Cada uno de tus maestros en el priorato da { $amount } punto más.
effect-see_event = Al empezar cada ronda, solo tú ves el evento que viene.
effect-no_tax = No pagas el impuesto; lo decides tras la tirada.
effect-no_event = Un evento malo no te afecta; lo decides cuando se revela.
effect-free_builder = Colocas gratis un maestro que acaba de salir.
effect-gold_per_mill_worker = Ganas { $amount } de oro por cada trabajador tuyo en el batán, { $most } como máximo.
effect-cubes_per_resource_card = Cada una de tus cartas de recurso da { $amount } cubo más.
effect-cubes_per_resource_card-lost = Cada una de tus cartas de recurso da { $amount } cubo menos.
effect-extra_use = Uno de tus artesanos puede trabajar una vez más en la obra de esta ronda.
effect-builders_next_round = La próxima ronda tienes solo { $amount } maestros.
effect-lose_craftsman = Despides a uno de tus artesanos.

## What is asked

prompt-take-card = { $seat }: envía trabajadores, contrata a un artesano o pasa. Te { $workers ->
    [0] quedan 0 trabajadores
    [one] queda 1 trabajador
   *[other] quedan { $workers } trabajadores
 } y tienes { $gold } de oro.
prompt-dismiss = { $seat }: un artesano tiene que irse. ¿A quién despides?
prompt-keep-or-redraw = { $own ->
    [0] { $seat }: ha salido un maestro de { $owner }, que costaría { $cost } de oro. Como jugador inicial puedes devolver uno por ronda y sacar otro.
   *[other] { $seat }: ha salido un maestro tuyo, que costaría { $cost } de oro. Como jugador inicial puedes devolver uno por ronda y sacar otro.
 }
prompt-place = { $cost ->
    [0] { $seat }: coloca gratis a tu maestro.
   *[other] { $seat }: coloca a tu maestro por { $cost } de oro o déjalo esperando.
 }
prompt-place-free = { $seat }: coloca gratis a tu maestro.
prompt-place-waiting = { $seat }: coloca gratis a tu maestro en espera.
prompt-bishop = { $seat }: el evento es «{ $card }» y el obispo te recibe. ¿Qué le pides?
prompt-avert = { $seat }: te afecta el evento «{ $card }». ¿Gastas tu carta para librarte?
prompt-claim-exemption = { $seat }: el impuesto es de { $tax } de oro y tienes { $gold }. ¿Gastas tu exención?
prompt-trade = { $seat }: compra o vende cubos de un solo tipo, o deja el mercado. Tienes { $gold } de oro.
prompt-buy = { $seat }: ¿cuántos cubos de { $material } compras, a { $price } de oro cada uno?
prompt-sell = { $seat }: ¿cuántos cubos de { $material } vendes, a { $price } de oro cada uno?
prompt-build = { $seat }: ¿quién trabaja en la catedral?
prompt-work = { $seat }: ¿cuántas veces trabaja { FORM($craftsman, "def") }?
prompt-return-cubes = { $seat }: puedes guardar { $keep } cubos y te { $excess ->
    [one] sobra 1
   *[other] sobran { $excess }
 }. ¿Cuántos cubos de { $material } devuelves?
prompt-choose-start = ¿Quién empieza?
prompt-reveal-advantage = Se revela la siguiente carta de ventaja.
prompt-lay-out-craftsman = Llega a Shiring el siguiente artesano.
prompt-set-aside = Una carta de recurso se queda fuera esta ronda.
prompt-foresee = { $owner } mira el evento que viene.
prompt-draw-builder = Se saca un maestro de la bolsa.
prompt-reveal-event = Se revela el evento.
prompt-roll-tax = Se tira el dado del impuesto.

## What can be chosen

choice-begin = Empieza { $noun }
choice-reveal = Kingsbridge ofrece «{ $noun }»
choice-shiring = A Shiring llega { FORM($noun, "def") }
choice-aside = Se queda fuera: { $noun }
choice-foresee = El evento que viene es «{ $noun }»
choice-event = { $noun }
choice-draw = Un maestro de { $noun }
choice-roll = Un { $noun }
choice-take = Enviar { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
 } a por { $cubes } de { $material }
choice-hire = { $full ->
    [0] Contratar { FORM($noun, "acc") } por { $cost } de oro
   *[other] Contratar { FORM($noun, "acc") } por { $cost } de oro y despedir a alguien
 }
choice-pass = Pasar hasta el final de la fase
choice-dismiss = Despedir { FORM($noun, "acc") }
choice-keep = Aceptarlo
choice-redraw = Devolverlo y sacar otro
choice-place = { $place ->
    [bishop] Obispo: protección o un cubo
    [kingsbridge] Kingsbridge: { $card }
    [priory] Priorato: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
     }
    [kings_court] Corte del rey: { $metal ->
        [0] sin impuesto
       *[other] sin impuesto, { $metal } de metal
     }
    [shiring] Shiring: { $card }
    [castle] Castillo: { $workers } trabajadores la próxima ronda
    [market] Mercado: comerciar, turno { $rank }
   *[cathedral] Obra de la catedral: jugador inicial
 }
choice-wait = Dejarlo esperando y colocarlo gratis después
choice-spend = Gastar «{ $noun }»
choice-hold = Guardar «{ $noun }» para después
choice-protection = Pedir protección
choice-cube = Tomar 1 de { $noun } del mercado
choice-buy = Comprar { $noun }
choice-sell = Vender { $noun }
choice-stop = Dejar el mercado
choice-use = Poner a trabajar { FORM($noun, "acc") }
choice-finish = Terminar la obra
routine-build = Todos a trabajar: ahora el máximo de puntos
choice-amount = { $deed ->
    [buy] Comprar { $amount } de { $material }
    [sell] Vender { $amount } de { $material }
    [return] { $amount ->
        [0] No devolver nada de { $material }
       *[other] Devolver { $amount } de { $material }
     }
   *[work] { $amount ->
        [1] Una vez
       *[other] { $amount } veces
     }
 }

## What happened

event-starts = Empieza { $seat }.
event-round-began = Comienza la ronda { $round }.
event-revealed = Kingsbridge ofrece una carta: { $advantage }.
event-offered = Shiring ofrece un artesano: { $craftsman }.
event-supplied = Nuevo artesano en la oferta: { $craftsman }.
event-sat-out = Se queda fuera esta ronda: { $resource }.
event-foresaw = Ves el evento que viene: { $card }.
event-took = { $seat } toma { FORM($resource, "def") } con { $workers } trabajadores.
event-hired = { $gold ->
    [0] { $seat } contrata gratis { FORM($craftsman, "acc") }.
   *[other] { $seat } contrata { FORM($craftsman, "acc") } por { $gold } de oro.
 }
event-dismissed = { $seat } despide { FORM($craftsman, "acc") }.
event-untaken = Nadie se queda con «{ $card }»: la carta sale de la partida.
event-passed = { $seat } pasa.
event-had-to-pass = { $seat } tiene que pasar: ninguna de las cartas que quedan está a su alcance.
event-went-to-mill = { $seat } envía { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
 } al batán.
event-drew = { $cost ->
    [0] Sale un maestro de { $seat } y hay que colocarlo, gratis.
   *[other] Sale un maestro de { $seat }; colocarlo cuesta { $cost } de oro.
 }
event-put-back = { $seat }, que empieza la ronda, devuelve a la bolsa el maestro de { $owner }.
event-placed = { $gold ->
    [0] { $seat } envía gratis un maestro { FORM($target, "dat") }.
   *[other] { $seat } paga { $gold } de oro y envía un maestro { FORM($target, "dat") }.
 }
event-waited = { $seat } deja al maestro esperando para no pagar { $cost } de oro.
event-had-to-wait = { $seat } no puede pagar { $cost } de oro: el maestro espera.
event-spent = { $seat } gasta «{ $advantage }».
event-happened = Evento: { $card }.
event-protected = El obispo protege a { $seat }.
event-spared = { $seat } se libra del evento.
event-gained-gold = { $seat } gana { $gold } de oro.
event-milled = { $seat } gana { $gold } de oro en el batán.
event-paid = { $seat } paga { $gold } de oro ({ FORM($source, "one") }).
event-fell-short = { $seat } no puede pagarlo todo: le { $missing ->
    [one] falta 1 de oro
   *[other] faltan { $missing } de oro
 }.
event-scored = { $seat } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ({ FORM($source, "one") }).
event-gained-cubes = { $seat } gana { $amount } de { $material }.
event-fewer-builders = { $seat } tendrá solo { $builders } maestros la próxima ronda.
event-got-card = { $seat } se lleva «{ $advantage }» en Kingsbridge.
event-rolled = El impuesto es de { $tax } de oro.
event-exempt = { $seat } no paga el impuesto.
event-got-workers = { $seat } tendrá { $workers } trabajadores grises más la próxima ronda.
event-bought = { $seat } compra { $amount } de { $material } por { $gold } de oro.
event-sold = { $seat } vende { $amount } de { $material } por { $gold } de oro.
event-left-market = { $seat } deja el mercado.
event-had-to-leave = { $seat } no puede comprar ni vender y deja el mercado.
event-could-not-build = { $seat } no construye nada: ningún artesano puede trabajar.
event-worked = { $seat } pone a trabajar { FORM($craftsman, "acc") }{ $times ->
    [one] {""}
   *[other] , { $times } veces
 }.
event-returned = { $seat } devuelve { $amount } de { $material }.
event-cathedral-grew = La parte { $part } de la catedral está en pie.
event-new-start = { $seat } empieza la próxima ronda.
event-game-ended = La catedral está terminada.

## Why not

refusal-workers-short = hacen falta { $needed } trabajadores y te { $free ->
    [one] queda 1
   *[other] quedan { $free }
 }
refusal-gold-short = cuesta { $needed } de oro y tienes { $gold }
refusal-gold-short-cubes = { $amount } de { $material } cuestan { $needed } de oro y tienes { $gold }
refusal-occupied = ya hay un maestro de { $owner }
refusal-must-place = si no cuesta nada, hay que colocarlo
refusal-free-already = este maestro no cuesta nada
refusal-good-event = el evento es bueno
refusal-sold-out = ya no queda en el mercado
refusal-bought-here = ya has comprado { $material } aquí esta ronda
refusal-no-cubes = no tienes { $material }
refusal-needs-woodworker = para comprar madera hace falta un carpintero en tu equipo
refusal-needs-stonecutter = para vender piedra hace falta un cantero en tu equipo
refusal-used-up = este artesano ya ha trabajado todo lo que puede esta ronda
refusal-needs-trade = hace falta un { $trade } en tu equipo
refusal-cubes-short = { $needed ->
    [one] hace falta 1 de { $material }
   *[other] hacen falta { $needed } de { $material }
 } y tienes { $have }
refusal-must-return = hay que devolver al menos { $least }

## Figures

measure-gold = { $change } de oro
measure-points = { $change } { $count ->
    [one] punto
   *[other] puntos
 }
measure-workers = { $change } { $count ->
    [one] trabajador
   *[other] trabajadores
 }
measure-stone = { $change } de piedra
measure-wood = { $change } de madera
measure-sand = { $change } de arena
measure-metal = { $change } de metal
measure-craftsmen = { $change } { $count ->
    [one] artesano
   *[other] artesanos
 }
measure-advantages = { $change } { $count ->
    [one] carta de ventaja
   *[other] cartas de ventaja
 }
measure-stone_due = { $change } de piedra más tarde
measure-wood_due = { $change } de madera más tarde
measure-sand_due = { $change } de arena más tarde

## What sets an option apart

about-event = { $spared ->
    [0] Te pasa esto: «{ $does }»
   *[other] Te libras de: «{ $does }»
 }
about-no-stone = Ya no podrás vender piedra
about-futile = En la última ronda no da nada
about-no-wood = Ya no podrás comprar madera
about-finish = { $keep ->
    [0] Tus artesanos ya no trabajan más.
   *[other] Tus artesanos ya no trabajan más esta ronda. Puedes guardar hasta { $keep ->
        [one] 1 cubo
       *[other] { $keep } cubos
    }.
 }
about-builds-more = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
 } al construir
about-builds-less = { $points ->
    [one] −1 punto
   *[other] −{ $points } puntos
 } al construir

## Sources of points

source-start = inicio
source-mortar_mixer = mezcladores
    .one = mezclador
source-woodworker = carpinteros
    .one = carpintero
source-stonecutter = canteros
    .one = cantero
source-tool_maker = herreros
    .one = herrero
source-mason = albañiles
    .one = albañil
source-carpenter = ebanistas
    .one = ebanista
source-potter = alfareros
    .one = alfarero
source-architect = arquitecto
source-sculptor = escultores
    .one = escultor
source-glassblower = vidrieros
    .one = vidriero
source-goldsmith = orfebres
    .one = orfebre
source-organ_builder = organero
source-bell_maker = campanero
source-priory = priorato
source-advantages = cartas de ventaja
    .one = carta de ventaja
source-events = eventos
    .one = evento
source-tax = impuestos
    .one = impuesto

trade-mortar_mixer = mezclador

standing-keep-every-builder = Aceptar todos los maestros esta ronda

## The table in the terminal

terminal-legend =
    En la mesa: ★ puntos, ¤ oro, ♙ trabajadores, ▪ cubos, ✦ cartas de ventaja.
    2 arena → 1★ ×3 significa: dos de arena se convierten en un punto, hasta tres veces por ronda.
terminal-round = Ronda { $round } de { $rounds }
terminal-supply = Oferta
terminal-supply-over = terminada por esta ronda
terminal-builders = Maestros de obras
terminal-board = El tablero
terminal-cathedral = Catedral
terminal-start = empieza
terminal-event = Evento
terminal-mill = Batán
terminal-hidden = aún oculto
terminal-coming = solo lo sabes tú: { $card }
terminal-gold = oro
terminal-points = puntos
terminal-workers = trabajadores
terminal-team = artesanos y cartas
terminal-players = Jugadores
terminal-cost = próximo coste
terminal-bag = en la bolsa
terminal-waiting = en espera
terminal-nobody = nadie
terminal-tax-free = sin impuesto
terminal-grey = { $amount } trabajadores grises
terminal-starts-next = empieza la próxima ronda
terminal-protection = protección o un cubo
terminal-phase-supply = Fase I: la oferta
terminal-phase-builders = Fase II: los maestros de obras
terminal-phase-board = Fase III: el tablero
terminal-over = La catedral está terminada
cards-craftsman = Artesanos
cards-resource = Cartas de recurso
cards-advantage = Cartas de ventaja
cards-card = Eventos

## The table: what things are called

scene-board = Tablero
scene-supply = Oferta
scene-chronicle = Puntos y rondas
scene-strip = { $seat }, de un vistazo
scene-place-mill = Batán
scene-place-forest = Bosque
scene-place-quarry = Cantera
scene-place-gravel_pit = Gravera
scene-label-drawn = sacado
scene-label-waiting = en espera
scene-label-glory = Contador de puntos
scene-label-coming = Artesanos por ronda
scene-round = Ronda { $round } de { $rounds }
scene-cathedral-part = Parte { $part } de la catedral
scene-place = { $free ->
    [0] { FORM($target, "label") }: sin espacios libres
    [one] { FORM($target, "label") }: 1 espacio libre
   *[other] { FORM($target, "label") }: { $free } de { $spaces } espacios libres
 }
scene-event = Evento: { $card }
scene-event-hidden = El evento de esta ronda, boca abajo
scene-event-foreseen = El evento que viene y solo tú ves: { $card }
scene-resource = { $resource }, para { $workers } trabajadores
scene-claim = { $resource }, de { $owner }
scene-craftsman-supply = { $craftsman }, por { $cost } de oro
scene-craftsman-shiring = { $craftsman }, en Shiring
scene-craftsman-owned = { $craftsman } de { $owner }
scene-craftsman-idle = { $craftsman } de { $owner }, que no puede trabajar sin un { $trade }
scene-advantage-offered = { $advantage }, en Kingsbridge
scene-advantage-owned = { $advantage }, en poder de { $owner }
scene-score = { $points ->
    [one] { $seat }: 1 punto
   *[other] { $seat }: { $points } puntos
 }
scene-coming = { $craftsman }: ronda { $round }, { $cost } de oro
scene-kept = { $count ->
    [0] ninguna carta de ventaja
    [one] 1 carta de ventaja
   *[other] { $count } cartas de ventaja
 }
scene-mill = { $seat }: { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
 } en el batán
scene-court-metal = 1 de metal para el primer invitado de la corte del rey
scene-tax = Impuesto: { $tax } de oro
scene-tax-unknown = Todavía no se ha tirado el dado del impuesto
scene-castle-workers = { $workers } trabajadores grises para la próxima ronda
scene-stall = { FORM($material, "label") }: { $left } en el mercado, a { $price } de oro el cubo
scene-stall-metal = Metal: solo puedes venderlo, a { $price } de oro el cubo
scene-wheel = { $cost ->
    [0] El próximo maestro es gratis
   *[other] El próximo maestro cuesta { $cost } de oro
 }
scene-bag = { $builders ->
    [0] La bolsa está vacía
    [one] 1 maestro en la bolsa
   *[other] { $builders } maestros en la bolsa
 }
scene-builder-bag = Maestro de { $owner }, en la bolsa
scene-builder-home = Maestro de { $owner }, en casa
scene-builder-drawn = Maestro de { $owner }, recién sacado
scene-builder-waiting = Maestro de { $owner }, en espera con el número { $number }, tras rechazar { $cost } de oro
scene-builder-placed = Maestro de { $owner } { FORM($target, "loc") }
scene-gold = { $gold } de { $limit } de oro
scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
scene-cubes = { $coming ->
    [0] { $count } de { $material }
   *[other] { $count } de { $material }, { $coming } más en camino
 }
scene-workers = { $free ->
    [one] 1 trabajador libre
   *[other] { $free } trabajadores libres
 }, { $mill } en el batán, { $grey ->
    [one] 1 gris
   *[other] { $grey } grises
 } para la próxima ronda
scene-start-player = Empieza { $seat }
scene-turn = { $seat } decide
scene-passed = { $seat } ha pasado

scene-tip-bishop = Protección ante un evento malo, o 1 de piedra, madera o arena del mercado.
scene-tip-kingsbridge = Tu maestro te trae la carta de ventaja de su espacio.
scene-tip-priory = Puntos: el primer maestro gana más.
scene-tip-kings_court = Tu maestro te libra del impuesto; el primero se lleva además el metal.
scene-tip-shiring = El artesano de este espacio se une gratis a tu equipo.
scene-tip-castle = Trabajadores grises para ti en la próxima ronda.
scene-tip-market = Compra o vende cubos, en el orden de los espacios.
scene-tip-cathedral = Empiezas la próxima ronda.
scene-tip-wheel = Los maestros cuestan menos cuanto más tarde se colocan. Los que esperan se colocan gratis cuando la bolsa está vacía.
scene-tip-bag = Los maestros que faltan por salir. Una vez por ronda, el jugador inicial puede devolver uno y sacar otro.

## Reports

report-table-order = Orden de turno en la ronda 1
report-table-craftsmen = Artesanos
report-table-advantages = Cartas de ventaja
report-table-rounds = Al final de cada ronda
report-rows-order = puesto
report-rows-craftsmen = artesano
report-rows-advantages = carta
report-rows-rounds = ronda
report-column-taken = se toma
report-column-uses = usos
report-column-points = puntos
report-column-gold = oro
report-column-craftsmen = artesanos

## Charts, what is to come, and the points in one’s cubes

chart-points = Puntos
chart-points-about = Los puntos de cada jugador al final de cada ronda.
chart-gold = Oro
chart-gold-about = El oro de cada jugador al final de cada ronda.
chart-craftsmen = Artesanos
chart-craftsmen-about = Cuántos artesanos tiene cada jugador al final de cada ronda.

tie-broken = Empate a puntos: decide el oro.
tie-shared = Empate a puntos y a oro: se comparte la victoria.
outlook-tally = Si construyeras ahora
outlook-tally-note =
    Los puntos del contador y los que darían los cubos y el oro que tienes con el equipo de hoy, aprovechados lo mejor
    posible. Lo que falta por recoger o comprar no cuenta.
outlook-bag = Maestros en la bolsa
outlook-bag-note = { $builders ->
    [0] La bolsa está vacía.
    [one] Esta ronda falta por salir 1 maestro.
   *[other] Esta ronda faltan por salir { $builders } maestros.
 }
outlook-tab-craftsmen = Artesanos
outlook-craftsmen = Artesanos de la ronda { $round }
outlook-craftsmen-now = Artesanos de esta ronda
outlook-cost = { $gold } de oro: { $does }
outlook-advantages = Cartas de ventaja
outlook-advantages-note =
    Cartas del mazo común sin ver: { $left }; de ellas no saldrán nunca { $out }. Las dos de la última ronda salen siempre.
outlook-events = Eventos
outlook-events-note = Uno por ronda. De todos los eventos, { $out } no salen nunca.
outlook-foreseen = Solo lo sabes tú: sale esta ronda. { $does }
outlook-resources = Cartas de recurso de esta ronda
outlook-resources-note = Nueve cartas en total; dos se quedan fuera cada ronda.

## Before a step that one may regret

warning-pass-idle = Tienes { $workers ->
    [one] 1 trabajador libre
   *[other] { $workers } trabajadores libres
 } y aún podrías tomar { $cards ->
    [one] una carta de recurso
   *[other] { $cards } cartas de recurso
 }. En el batán solo se gana 1 de oro por trabajador.
warning-tax = Tendrías { $gold } de oro cuando llegue el impuesto de { $low } a { $high }. Cada 2 de oro que falten cuestan 1 punto, salvo que tengas un maestro en la corte del rey.
warning-tax-now = El impuesto es de { $due } de oro y tienes { $gold }: perderías { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
warning-futile-place = En la última ronda, { $target } ya no aporta nada.
warning-buy-unused = Nadie de tu equipo trabaja con { $material }.
warning-hire-unable = Todavía no puede trabajar { FORM($craftsman, "def") }: no tienes ningún { $trade }.
warning-dismiss-needed = Sin { FORM($craftsman, "def") }, { FORM($idle, "def") } no puede trabajar: nadie más de tu equipo tiene ese oficio.
warning-gold-lost = Nadie puede tener más de { $limit } de oro: de esta venta se { $gold ->
    [one] perdería 1
   *[other] perderían { $gold }
 }.
warning-finish-last = Tus artesanos aún podrían lograr { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, y esta es la última obra.
warning-finish-free = Aún puedes ganar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } sin gastar cubos.
warning-finish-excess = Tienes { $excess ->
    [one] 1 cubo
   *[other] { $excess } cubos
 } más de los que puedes guardar, y tus artesanos aún podrían lograr { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
warning-hold-last = Es la última ronda: después ya no podrás gastar «{ $advantage }».

## Tips for the first round

tip-take-card = Toma una carta por turno. Una carta de recurso necesita trabajadores y trae piedra, madera o arena más avanzada la ronda. Toma lo que tus artesanos puedan usar.
tip-hire = Los artesanos cuestan oro, se quedan contigo y convierten cubos en puntos en cada ronda. Cuanto antes llegue uno bueno, más veces trabaja.
tip-workers = Los trabajadores sin tarea ganan 1 de oro cada uno en el batán, así que pasar no es un desperdicio, pero el oro solo no da puntos.
tip-dismiss = En un equipo caben cinco. Despide a quien menos saque de un cubo.
tip-redraw = Una vez por ronda puedes devolver un maestro: el de otro, para que no elija primero, o el tuyo, para que salga más tarde y cueste menos.
tip-place = Los primeros maestros eligen lo que quieren, pero salen caros. Uno que espera no cuesta nada y se queda con lo que dejen los demás.
tip-places = Señala un lugar para leer qué aporta. Un artesano en Shiring, los puntos del priorato y librarte del impuesto en la corte del rey suelen venir bien.
tip-place-waiting = Este maestro es gratis. Incluso tarde puede ir al mercado, a la corte del rey o al castillo.
tip-bishop = Si el evento es malo, la protección te libra de él; si apenas te haría daño, toma un cubo.
tip-claim-exemption = La exención sirve una sola vez. Guárdala si este impuesto es bajo.
tip-trade = Cada maestro que tengas aquí hace un trato por vuelta, hasta que te vayas. Compra lo que les falte a tus artesanos o vende lo que no puedan usar antes de que se pierda.
tip-buy = Primero cuenta: compra solo lo que tus artesanos aún puedan usar. De lo demás puedes guardar cinco cubos, y tras la última ronda ninguno.
tip-sell = El oro que pase de 30 se pierde.
tip-build = Ahora los cubos se convierten en puntos. Cada artesano trabaja tantas veces como diga su carta; después pueden seguir los demás. «Todos a trabajar», cuando se ofrece, saca de ellos el máximo de puntos de una vez.
tip-build-order = Si dos artesanos quieren los mismos cubos, empieza por el que más saque de ellos.
tip-work = Más veces es casi siempre mejor, salvo que otro artesano saque más de los mismos cubos.
tip-return-cubes = Puedes guardar cinco cubos para la próxima ronda. El metal es lo más escaso.

## The icons

glossary-point = Punto
glossary-point-text = De esto va el juego: gana quien tenga más puntos.
glossary-gold = Oro
glossary-gold-text = Con él se pagan artesanos, maestros, impuestos y compras. Nadie tiene más de 30.
glossary-stone = Piedra
glossary-stone-text = Un cubo gris de la cantera, para canteros, albañiles y escultores.
glossary-wood = Madera
glossary-wood-text = Un cubo marrón del bosque, para carpinteros, ebanistas y el organero.
glossary-sand = Arena
glossary-sand-text = Un cubo de la gravera, para mezcladores, alfareros y vidrieros.
glossary-metal = Metal
glossary-metal-text = Un cubo escaso, de la corte del rey y de algunas cartas, para vidrieros, el organero y el campanero.
glossary-cube = Cubo
glossary-cube-text = Cualquier material de construcción. Se pueden guardar cinco de una ronda a otra.
glossary-worker = Trabajador
glossary-worker-text = Va a buscar cubos o gana 1 de oro en el batán.
glossary-worker-grey = Trabajador gris
glossary-worker-grey-text = Viene del castillo de Shiring y ayuda durante una ronda.
glossary-builder = Maestro de obras
glossary-builder-text = Tres por jugador; salen de la bolsa y van a un lugar del tablero.
glossary-craftsman = Artesano
glossary-craftsman-text = Convierte cubos u oro en puntos u oro, tantas veces por ronda como diga su carta.
glossary-card = Carta
glossary-card-text = Una carta de recurso o de ventaja.
glossary-mortar_mixer = Mezclador de mortero
glossary-mortar_mixer-text = Saca puntos de la arena; sin él no trabaja ningún albañil.
glossary-woodworker = Carpintero
glossary-woodworker-text = Saca puntos u oro de la madera; hace falta para comprar madera en el mercado.
glossary-stonecutter = Cantero
glossary-stonecutter-text = Saca puntos de la piedra; hace falta para vender piedra en el mercado.
glossary-tool_maker = Herrero
glossary-tool_maker-text = Gana oro mientras tengas metal, sin gastarlo.
glossary-mason = Albañil
glossary-mason-text = Saca puntos de la piedra si hay un mezclador en el equipo.
glossary-carpenter = Ebanista
glossary-carpenter-text = Saca puntos de la madera.
glossary-potter = Alfarero
glossary-potter-text = Saca puntos de la arena.
glossary-architect = Arquitecto
glossary-architect-text = Da un punto cada ronda sin más material que una idea.
glossary-sculptor = Escultor
glossary-sculptor-text = Saca dos puntos de cada piedra.
glossary-glassblower = Vidriero
glossary-glassblower-text = Saca puntos de arena y metal juntos.
glossary-goldsmith = Orfebre
glossary-goldsmith-text = Saca puntos del oro.
glossary-organ_builder = Organero
glossary-organ_builder-text = Saca muchos puntos, una vez, de madera y metal juntos.
glossary-bell_maker = Campanero
glossary-bell_maker-text = Saca puntos del metal.
glossary-metal-held = Metal en tu poder
glossary-metal-held-text = Tiene que estar, pero no se gasta.
glossary-event = Evento
glossary-event-text = Uno por ronda, bueno o malo, desconocido hasta la fase III.
glossary-sun = Evento bueno
glossary-sun-text = Beneficia a todo el mundo.
glossary-storm = Evento malo
glossary-storm-text = Afecta a todos los que no estén protegidos.
glossary-event-averted = Protección
glossary-event-averted-text = Un evento malo no te toca.
glossary-tax = Impuesto
glossary-tax-text = De 2 a 5 de oro por ronda, según el dado.
glossary-tax-free = Sin impuesto
glossary-tax-free-text = Esta vez no pagas.
glossary-each-round = Cada ronda
glossary-each-round-text = Se repite en todas las rondas.
glossary-always = El resto de la partida
glossary-always-text = La carta se queda contigo y vale todo el tiempo.
glossary-once = Una vez
glossary-once-text = La carta se queda contigo hasta que la gastes.
glossary-eye = Presagio
glossary-eye-text = Ves el evento que viene antes que los demás.
glossary-arrow = Se convierte en
glossary-arrow-text = Lo que está delante se convierte en lo que está detrás.
glossary-priory = Priorato
glossary-priory-text = Los maestros en el priorato dan puntos.
glossary-cathedral = Catedral
glossary-cathedral-text = Tras cada ronda queda en pie una parte más.
glossary-start-player = Jugador inicial
glossary-start-player-text = Empieza cada fase y saca los maestros de la bolsa.
glossary-quill = Le toca decidir
glossary-quill-text = La partida espera a este jugador.
glossary-pass = Ha pasado
glossary-pass-text = Este jugador no toma más cartas en esta fase.

## What things on the table are for, in a sentence

meaning-gold = Con oro se pagan artesanos, maestros, impuestos y compras.
meaning-points = La partida se gana con puntos; casi todos vienen del trabajo de los artesanos.
meaning-cubes = Cubos que tienes, para que los usen los artesanos o los vendan los maestros.
meaning-workers = Los trabajadores traen cubos; los que sobran ganan oro en el batán.
meaning-start = El jugador inicial empieza cada fase y saca los maestros de la bolsa.
meaning-turn = La partida espera a este jugador.
meaning-passed = Este jugador no toma más cartas en esta fase.
meaning-craftsman = Un artesano convierte cubos u oro en puntos u oro, ronda tras ronda.
meaning-advantage = Una carta de ventaja ayuda a quien la tiene: en el acto, siempre o una sola vez.
meaning-resource = Una carta de recurso ocupa trabajadores ahora y trae cubos más tarde.
meaning-coming = Los artesanos de cada ronda se conocen desde el principio.
meaning-builder = Un maestro de obras sale de la bolsa y va a un lugar de la ciudad.
meaning-castle = Los trabajadores grises del castillo ayudan a un jugador la próxima ronda.
meaning-cathedral = La catedral crece una parte después de cada ronda.
meaning-round = La partida termina después de la última ronda.
meaning-wheel = La rueda muestra cuánto cuesta colocar al próximo maestro.
meaning-bag = Todos los maestros de obras salen de esta bolsa, en un orden que nadie conoce.
meaning-metal = El primer invitado de la corte del rey se lleva este metal.
meaning-cube = Los maestros en el mercado pueden comprar los cubos de un puesto.
meaning-stall = En los puestos del mercado, los maestros compran y venden cubos.
meaning-die = El dado decide el impuesto que paga todo el mundo, salvo los invitados de la corte.
meaning-event = Un evento por ronda: los buenos ayudan a todos; los malos dañan a quien no esté a salvo.
meaning-mill = Los trabajadores sin tarea ganan 1 de oro cada uno en el batán.
meaning-place = Los maestros van a lugares como este.
meaning-site = Quien tomó una carta de este lugar recibe aquí sus cubos, más avanzada la ronda.
meaning-kept = Las cartas de ventaja que guarda este jugador.

## Why an option is better or worse than others

theme-gold = Oro
theme-cubes = Cubos
theme-craftsmen = Artesanos
theme-cards = Cartas y privilegios
theme-hands = Trabajadores y maestros futuros
theme-builders = Lugares para maestros
why-points-more = da { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más esta ronda
why-points-less = da { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos esta ronda
why-gold-more = reporta { $amount ->
    [one] alrededor de 1 de oro
   *[other] unos { $amount } de oro
 } más (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-gold-less = reporta { $amount ->
    [one] alrededor de 1 de oro
   *[other] unos { $amount } de oro
 } menos (equivale a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
why-cubes-more = deja cubos para usar o vender que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-cubes-less = deja cubos para usar o vender que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-craftsmen-more = deja artesanos que darán { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más en rondas posteriores
why-craftsmen-less = deja artesanos que darán { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos en rondas posteriores
why-cards-more = trae cartas y privilegios que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-cards-less = trae cartas y privilegios que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-hands-more = deja para la próxima ronda trabajadores y maestros que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-hands-less = deja para la próxima ronda trabajadores y maestros que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-builders-more = deja a los otros maestros propios lugares que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-builders-less = deja a los otros maestros propios lugares que valen { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos

## What the coach says

coach-last-round = Es la última ronda: después, el oro y los cubos no dan puntos, así que aprovéchalos ahora.
coach-last-but-one = Queda una ronda más. Te llevas a ella el oro, los artesanos y hasta { $keep ->
    [one] 1 cubo
   *[other] { $keep } cubos
 }.
coach-behind = { $player } te saca { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
coach-tax = El impuesto será de unos { $due } de oro y tendrás { $gold }. Cada dos de oro que falten cuestan un punto.
coach-tax-court = El impuesto será de unos { $due } de oro y tendrás { $gold }. Con un maestro en la corte del rey no se paga.
coach-cubes-wanted = Con { $amount } de { $material } más lograrías { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
 } esta ronda.
coach-last-card = Con { $amount } de { $material } más lograrías { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
 } esta ronda, y solo queda una carta así.
coach-rival-wants = { $player } también necesita { $material } y puede adelantarse.
coach-cubes-enough = Tendrás { $amount } de { $material } más de lo que tus artesanos pueden usar esta ronda.
coach-idle-workers = Te { $workers ->
    [one] queda 1 trabajador
   *[other] quedan { $workers } trabajadores
 }. Quien no tenga tarea gana 1 de oro en el batán.
coach-hire = Con lo que tendrás, { FORM($craftsman, "def") } daría { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
 } esta ronda.
coach-team-full = Tu equipo de { $most } está completo: quien contrates ocupará el lugar de alguien.
coach-builder-cost = Este maestro cuesta ahora { $cost } de oro y tienes { $gold }. Esperar es gratis, pero { $left ->
    [0] quienes ya esperan eligen primero
    [one] antes sale 1 maestro más
   *[other] antes salen { $left } maestros más
 }.
coach-metal = El primer maestro en la corte del rey recibe un cubo de metal. Con él lograrías { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
 } esta ronda.
coach-market = Un maestro en el mercado podría comprar { $amount } de { $material }. Con eso lograrías { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
 } esta ronda.
coach-event = Eventos que pueden salir: { $count }; de ellos, malos: { $bad }. El invitado del obispo se libra.
coach-buy = Con { $amount } de { $material } más del mercado lograrías { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
 } esta ronda.
coach-sell = Tienes { $amount } de { $material } más de lo que tus artesanos pueden usar esta ronda.
coach-build = Con lo que tienes, tus artesanos pueden lograr { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ahora.
coach-excess = Puedes guardar { $keep } cubos después de construir; aunque trabajen todos, te { $excess ->
    [one] sobra 1
   *[other] sobran { $excess }
 }.

## Mistakes in component data; words of the files stay as they are

mistake-output = «output» es «points» o «gold»
mistake-start-or-round = un artesano está desde el principio o llega en una ronda
mistake-own-cards = own_cards es para { $places }
mistake-no-trade = «needs» indica un oficio desconocido: { $trade }
mistake-no-craftsman = ningún artesano es del tipo { $trade }, mencionado en las reglas
mistake-prices = «prices» tiene un precio para cada uno de estos materiales: { $materials }
mistake-start-gold = start_gold es como máximo { $most }, es decir, gold_limit
mistake-builder-costs = de un maestro de obras al siguiente, builder_costs bajan o se mantienen
mistake-places = los lugares son { $places }, en este orden
mistake-no-effect = está vacío: un efecto tiene al menos una palabra
mistake-count-resource-cards = se esperan { $expected } cartas de recurso, no { $found }
mistake-count-starting-craftsmen = se esperan { $expected } artesanos iniciales, no { $found }
mistake-count-craftsmen-of-round = se esperan { $expected } artesanos de la ronda { $round }, no { $found }
mistake-count-craftsmen = se esperan { $expected } artesanos, no { $found }
mistake-count-last-round-cards = se esperan { $expected } cartas de la última ronda, no { $found }
mistake-count-regular-cards = se esperan { $expected } cartas normales, no { $found }: 2 por cada ronda menos la última, y { $removed } son advantages_removed en rules.toml
mistake-count-events = se esperan { $expected } eventos, no { $found }: 1 por ronda, y { $removed } son events_removed en rules.toml
