# The rulebook of The Pillars of the Earth, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = De qué va el juego
book-goal-lead = Seis rondas, una catedral: gana quien más le aporte.
book-goal-story = Diriges una cuadrilla de constructores en el Kingsbridge del siglo XII. Tus *trabajadores* [worker] traen piedra, madera y arena. Tus *artesanos* [craftsman] las convierten en puntos. Tus *maestros de obras* [builder] marcan la diferencia: llegan antes que los demás a los mejores lugares de la ciudad.
book-goal-points = Los puntos [point] se llevan en el contador de puntos y salen de casi todo, pero sobre todo del trabajo de los artesanos en la catedral.
book-goal-picture = La obra cerca del final de una partida. La catedral crece una parte por ronda, vaya quien vaya en cabeza.
book-goal-engine = Piensa en un motor. Al principio reúnes artesanos que aprovechen bien los cubos. Después los alimentas. Un artesano contratado en la ronda 2 trabaja cinco rondas; uno contratado en la ronda 6, solo una.
book-goal-tie = Tras la ronda { $rounds } gana quien tenga más puntos. Si hay empate, gana quien tenga más oro [gold]; si también ahí hay empate, se comparte la victoria. Los cubos y las cartas que sobren no valen nada, así que gástalos.

book-round = Una ronda en una imagen
book-round-lead = Tres fases, siempre en este orden. Después, el tablero te lleva de la mano.
book-round-picture = Una ronda. En la fase II, los maestros de todos salen de una misma bolsa, en un orden que nadie conoce.
book-round-phase-supply = Fase I: reunir
book-round-phase-builders = Fase II: enviar a los maestros
book-round-phase-board = Fase III: la vuelta al tablero
book-round-one-of = a elegir
book-round-station-take = Tomar cartas de recurso
book-round-station-hire = o contratar artesanos
book-round-station-mill = El resto trabaja en el batán
book-round-station-draw = Sale un maestro
book-round-station-pay = Su dueño paga y lo coloca
book-round-station-wait = o lo deja esperando
book-round-station-late = Los que esperan van al final, gratis
book-round-station-event = Evento y obispo
book-round-station-wool = El batán paga
book-round-station-kingsbridge = Cartas de ventaja
book-round-station-priory = El priorato puntúa
book-round-station-sites = Llegan los cubos
book-round-station-court = Toca el impuesto
book-round-station-shiring = Llegan artesanos
book-round-station-castle = Trabajadores grises
book-round-station-market = Comprar y vender
book-round-station-cathedral = Los artesanos construyen
book-round-station-start = Nuevo jugador inicial
book-round-begin = *Antes de cada ronda* se prepara la mesa de nuevo: dos cartas de ventaja en Kingsbridge, dos artesanos en Shiring y dos en la oferta, y siete de las nueve cartas de recurso. El mercado se repone hasta { $stall } de piedra, { $stall } de madera y { $stall } de arena, y un cubo de metal [metal] espera en la corte del rey.
book-round-end = *Después de cada ronda* puede cambiar el jugador inicial, los trabajadores vuelven a casa y empieza la siguiente. Son { $rounds } en total.

book-setup = Con qué empiezas
book-setup-lead = Todos tienen la misma cuadrilla. Quien juega más tarde tiene un poco más de oro.
book-setup-each = *Cada jugador* tiene { $workers } trabajadores [worker], { $builders } maestros de obras [builder] y { $beginning } puntos [point]. Todos los maestros van a una misma bolsa.
book-setup-gold = *Oro:* el jugador inicial tiene { $purse1 }; el siguiente, { $purse2 }; después, { $purse3 } y { $purse4 }. Nadie tiene nunca más de { $most_gold }; lo que sobra se pierde en el acto.
book-setup-craftsmen = *Los artesanos nuevos* llegan de cuatro en cuatro cada ronda. Todo el mundo puede ver cuáles faltan y cuándo vendrán.
book-setup-advantages = *Las cartas de ventaja* salen de dos en dos cada ronda. { $advantages_out } de ellas quedan fuera de la partida sin que nadie las vea. Dos se reservan para la última ronda.
book-setup-events = *Los eventos* llegan de uno en uno cada ronda, boca abajo. Se quedan fuera { $events_out } de los { $events }.
book-setup-team = Estos tres artesanos están en todos los equipos desde el principio. Son lentos, pero cada uno abre una puerta: ningún albañil trabaja sin un mezclador, y nadie compra madera sin un carpintero ni vende piedra sin un cantero.
book-setup-chronicle = Aquí están el contador de puntos y los artesanos que llegan en cada ronda.

book-supply = Fase I: cartas de recurso
book-supply-lead = Por turnos, cada uno toma una carta o pasa, hasta que nadie quiera más.
book-supply-turns = Empieza el jugador inicial y se sigue en el sentido de las agujas del reloj, una y otra vez. En tu turno tomas una carta de recurso, contratas a un artesano ([#craftsmen]) o pasas.
book-supply-cards = Una carta de recurso: arriba, los cubos que trae; abajo, los trabajadores [worker] que necesita. La piedra es trabajo duro; la arena, fácil.
book-supply-sites = Los trabajadores de la carta tienen que estar libres y se marchan en el acto al bosque, a la cantera o a la gravera. Los cubos llegan más tarde, en la fase III.
book-supply-wood = { $seat } tiene { $had } trabajadores libres y toma { FORM($card, "def") }. Hacen falta { $needed }, así que le quedan { $left } libres. En la fase III le traerá { $cubes } de madera.
book-supply-pass = *Pasar es definitivo:* no tomas más cartas en esta ronda. La fase termina cuando todos han pasado o se han tomado las nueve cartas. Los artesanos que nadie quiso salen de la partida; las cartas de recurso vuelven.
book-supply-mill = Los trabajadores sin tarea van al batán, donde ganarán 1 de oro cada uno. No se elige, pero tampoco es mal sitio.

book-craftsmen = Fase I: artesanos
book-craftsmen-lead = Los artesanos convierten cubos en puntos, ronda tras ronda.
book-craftsmen-hire = Para contratar a un artesano, paga el oro que indica la placa y añade la carta a tu equipo. Puedes usarlo en esta misma ronda.
book-craftsmen-price = Dos artesanos de la oferta. La placa muestra el precio; los dos de Shiring no cuestan oro, sino un maestro ([#shiring]).
book-craftsmen-card = Lee la carta de izquierda a derecha: lo que está antes de la flecha [arrow] se convierte en lo que está detrás. Los círculos de abajo son las veces que funciona en una ronda.
book-craftsmen-kinds = Un albañil necesita un mezclador en el equipo, trabaje o no. Un herrero necesita que tengas metal, pero no lo gasta. Un orfebre trabaja con oro en lugar de cubos.
book-craftsmen-limit = En un equipo caben *{ $team }*. Si contratas a uno más, debes despedir a alguien en el acto, incluso al recién llegado si quieres. El despedido sale de la partida. No puedes despedir a nadie por otros motivos.
book-craftsmen-sixth = { $seat } tiene { $size } artesanos y contrata { FORM($craftsman, "acc") } por { $cost } de oro. Uno tiene que irse, y es { FORM($dismissed, "def") }: el albañil saca más de la misma piedra.

book-builders = Fase II: los maestros de obras
book-builders-lead = Salir pronto es caro, esperar es gratis: aquí está el corazón del juego.
book-builders-draw = Todos los maestros están en una bolsa. El jugador inicial los saca uno tras otro, sin mirar.
book-builders-pay = El dueño del maestro que sale decide en el acto: *colocarlo ahora* y pagar lo que muestra la rueda, o *dejarlo esperando*. El primero cuesta { $dearest } de oro, y el precio baja 1 con cada maestro, se coloque o no.
book-builders-wheel = La rueda muestra cuánto cuesta el próximo maestro. Los que esperan se alinean por orden.
book-builders-wait = El maestro de { $seat } sale a { $cost } de oro. { $seat } tiene { $gold } de oro y lo deja esperando. El marcador avanza igualmente: el próximo maestro cuesta { $next }.
book-builders-free = Tras { $steps } maestros, los demás salen gratis, y entonces hay que colocarlos.
book-builders-waiting = Cuando la bolsa está vacía, los que esperaban se colocan *gratis*, por orden de llegada. Se quedan con lo que haya, que aún puede ser un buen trato.
book-builders-again = *Una vez por ronda*, el jugador inicial puede devolver un maestro, sea de quien sea, y sacar otro. Puede ser el mismo.
book-builders-spaces = En un espacio cabe un maestro. Los lugares con varios espacios se llenan desde el primero, que es el mejor. En Kingsbridge y en Shiring cada espacio pertenece a su carta, así que allí eliges el que quieras. Puedes enviar varios maestros al mismo lugar.
book-builders-priory = El priorato tiene dos espacios. El primero da { $first } puntos; el segundo, { $second }.

book-event = Empieza la fase III: el evento
book-event-lead = A todos les pasa algo. El obispo puede evitártelo.
book-event-reveal = Se descubre el evento de la ronda. Los buenos [sun] benefician a todos. Los malos [storm] afectan a quienes no estén protegidos.
book-event-cards = Un evento bueno y uno malo.
book-event-bishop = Si tu maestro está en el *palacio del obispo*, ves el evento antes de elegir: protección contra él, o bien 1 de piedra, madera o arena del mercado. Con un evento bueno solo queda pedir el cubo.
book-event-palace = A la izquierda, el evento; a la derecha, el palacio. Su único invitado acaba de ver lo que viene.
book-event-order = Tras el invitado del obispo, el dueño de Thomas puede gastar esa carta para librarse. Después ocurre el evento, en el sentido de las agujas del reloj desde el jugador inicial. Los puntos nunca bajan de 0.

book-gains = Batán, Kingsbridge, priorato y cubos
book-gains-lead = Ahora llegan las recompensas: oro, cartas, puntos y cubos.
book-gains-mill = *Batán:* 1 de oro [gold] por cada trabajador tuyo que esté allí.
book-gains-kingsbridge = *Kingsbridge:* tu maestro toma la carta de ventaja de su espacio.
book-gains-cards = Dos cartas, dos espacios. Un maestro de Ben se llevará la de la izquierda.
book-gains-kinds = Unas cartas actúan en el acto. Otras duran el resto de la partida [always]. Otras se guardan hasta que las gastas [once]. Las cartas que nadie tomó salen de la partida.
book-gains-priory = *Priorato:* { $first } puntos para el maestro del primer espacio, { $second } para el del segundo.
book-gains-sites = *Bosque, cantera, gravera:* tus cartas de recurso traen sus cubos. Siempre hay suficientes. Tus trabajadores vuelven a casa.
book-gains-claims = Cada lugar muestra de quién son las cartas que hay allí y cuántos cubos traen.

book-court = La corte del rey
book-court-lead = El rey quiere oro de todos menos de sus invitados.
book-court-roll = El dado decide el impuesto: de { $low } a { $high } de oro, igual para todos. Si tienes un maestro en la corte no pagas nada, sea cual sea su espacio.
book-court-short = Si no puedes pagarlo todo, das lo que tengas y pierdes 1 punto por cada 2 de oro que falten. Si solo falta uno, no pierdes nada.
book-court-metal = El maestro del primer espacio se lleva además el metal [metal]. Si no vino nadie, se queda allí.
book-court-four = El dado muestra { $tax }. { $one } y { $other } tienen maestros en la corte y no pagan nada. { $player } no tiene ninguno y paga { $tax } de oro.

book-shiring = Shiring, el castillo y el jugador inicial
book-shiring-lead = Artesanos gratis, manos prestadas y el derecho a ir primero.
book-shiring-craftsmen = *Shiring:* tu maestro trae gratis a tu equipo al artesano de su espacio. Un equipo completo tiene que despedir a alguien. Los artesanos que nadie tomó salen de la partida.
book-shiring-town = De izquierda a derecha: el castillo de Shiring con sus { $grey } trabajadores grises y dos artesanos en Shiring.
book-shiring-castle = *Castillo de Shiring:* { $grey } trabajadores grises [worker-grey] te sirven en la *próxima* ronda, como los tuyos.
book-shiring-start = *Obra de la catedral:* con tu maestro aquí empiezas tú [start-player] la próxima ronda. Si no hay nadie, empieza el siguiente en el sentido de las agujas del reloj.
book-shiring-last = En la última ronda, el castillo y la obra ya no aportan nada.

book-market = El mercado
book-market-lead = Los maestros comercian por turnos, trato a trato, hasta que nadie quiere más.
book-market-order = El maestro del primer espacio hace un trato, luego el del segundo, y así sucesivamente; después, otra vez el primero. Si no puedes o no quieres comerciar, ese maestro queda fuera.
book-market-stalls = Los puestos: { $price_stone } de oro por piedra, { $price_wood } por madera, { $price_sand } por arena. El metal no se compra: solo puedes venderlo, a { $price_metal }.
book-market-action = *Un trato* es de un solo tipo de cubo: compras en su puesto tantos como quieras o vendes tantos como quieras.
book-market-wood = Para comprar *madera* hace falta un carpintero en tu equipo.
book-market-stone = Para vender *piedra* hace falta un cantero en tu equipo.
book-market-resale = Lo que has *comprado* aquí no lo puedes vender en la misma ronda. Al revés sí se puede.
book-market-supply = Lo que vendes no se queda en el puesto.
book-market-trade = { $seat } empieza con { $gold_before } de oro, vende { $sand } de arena poco a poco por { $got } de oro y, entremedias, compra { $wood } de madera por { $paid }. Le quedan { $gold_after } de oro y madera para el carpintero.

book-cathedral = La catedral
book-cathedral-lead = Por fin, los cubos se convierten en puntos.
book-cathedral-work = En el sentido de las agujas del reloj desde el jugador inicial, pon a trabajar a tus artesanos en cualquier orden, cada uno como máximo tantas veces como diga su carta. Nadie está obligado. Si dos artesanos quieren los mismos cubos, empieza por el que más saque de ellos.
book-cathedral-build = { $seat } usa { $stone } de piedra con el albañil y { $wood } de madera con el carpintero experto, y el arquitecto no necesita ningún cubo. Juntos dan { $points } puntos y { $gold } de oro.
book-cathedral-mason = Un *albañil* solo trabaja mientras haya un mezclador en el equipo.
book-cathedral-tool = El *herrero* necesita que tengas metal, pero no lo gasta.
book-cathedral-count = El oro que gana un artesano lo puede gastar el siguiente.
book-cathedral-keep = Después, cada uno guarda como máximo *{ $kept } cubos*, metal incluido; el resto se pierde. En la última ronda nadie tiene que devolver nada, porque ya nada cuenta.

book-mistakes = Lo que más se confunde
book-mistakes-lead = Los diez detalles que más puntos cuestan en las primeras partidas.
book-mistakes-intro = La mesa no deja que nadie se salte una regla. Pero conviene saber esto antes de hacer planes.
book-mistakes-wrong1 = *Los cubos no llegan en el acto.* Envías trabajadores en la fase I, pero los cubos llegan en la fase III, después del evento. Véase [#gains].
book-mistakes-wrong2 = *Esperar no cuesta nada.* Un maestro que espera se coloca gratis al final. Pierdes la elección, no el maestro. Véase [#builders].
book-mistakes-wrong3 = *El precio baja aunque nadie pague.* Cada maestro que sale mueve el marcador, se coloque o no.
book-mistakes-wrong4 = *Pasar en la oferta vale para toda la fase,* no para un turno. Véase [#supply].
book-mistakes-wrong5 = *Un albañil sin mezclador se queda parado.* Piénsalo dos veces antes de despedir al lento mezclador. Véase [#cathedral].
book-mistakes-wrong6 = *El oro que pasa de { $most_gold } se pierde,* también al vender en el mercado.
book-mistakes-wrong7 = *Solo se guardan { $kept } cubos* de una ronda a otra. Vende lo que no puedas usar mientras tengas un maestro en el mercado. Véase [#market].
book-mistakes-wrong8 = *El invitado del obispo ve primero el evento* y elige entonces, no antes. Véase [#event].
book-mistakes-wrong9 = *Cualquier espacio de la corte del rey te libra del impuesto.* Solo el primero da metal. Véase [#court].
book-mistakes-wrong10 = *El castillo y la obra de la catedral valen para la próxima ronda,* así que en la última no aportan nada.

book-icons = Los iconos
book-icons-lead = Cada signo de los tableros y las cartas, y lo que significa.

book-cards = Todos los artesanos y cartas
book-cards-lead = Todo lo que puede salir y lo que hace.
