# What the teacher of Pillars says. One idea for each beat; the learner's table shows the rest.

## 1: How to score

lesson-points-title = Cómo se puntúa
lesson-points-about = De qué va el juego, cuándo termina y de dónde salen los puntos.
lesson-points-welcome = ¡Te damos la bienvenida a Kingsbridge! La ciudad quiere una catedral y tú vas a ayudar a construirla.
lesson-points-goal = Este contador lleva los puntos. Todos empiezan con 2: Agnes sigue ahí y tú ya tienes 4. Al final gana quien tenga más puntos.
lesson-points-rounds = La partida dura seis rondas, y entramos en ella hacia el final de la primera. Cuando acabe la sexta, se acaba la partida.
lesson-points-goods = Los puntos salen de cubos de piedra, madera, arena y metal. En esta ronda has conseguido 3 de piedra y 3 de arena.
lesson-points-craftsmen = Y de eso se encarga esta gente: tus artesanos. Al final de cada ronda convierten cubos en puntos.
lesson-points-mixer = El mezclador saca 1 punto de 3 de arena, y sin uno en el equipo no trabaja ningún albañil. Tienes 3 de arena: ¡ponlo a trabajar!
lesson-points-scored = Ahí está: 3 de arena menos, 1 punto más. Los cubos se gastan; los artesanos se quedan y vuelven a trabajar la próxima ronda.
lesson-points-two-ways = Dos de ellos trabajan con piedra. El cantero necesita 2 de piedra por punto; el albañil, solo 1. Pero cuenta los círculos de la carta: esas son las veces que trabaja por ronda, y el albañil solo tiene dos; por eso se llama Albañil II.
lesson-points-task = Gana 2 puntos con tu piedra y guarda 1 de piedra para la próxima ronda.
lesson-points-task-well = ¡Exacto! El albañil ha trabajado dos veces y te queda una piedra para la próxima ronda. Puedes guardar hasta 5 cubos.
lesson-points-task-again = Casi. El cantero gasta 2 de piedra por punto. El albañil solo necesita 1 cada vez y puede trabajar dos veces.

## 2: The supply

lesson-supply-title = Trabajadores y oro
lesson-supply-about = La primera fase de una ronda: tus trabajadores traen cubos y tu oro contrata artesanos.
lesson-supply-supply = Cada capítulo es una partida aparte, y esta acaba de empezar. Cada ronda empieza con estas cartas: adónde pueden ir tus trabajadores y qué artesanos se ofrecen.
lesson-supply-workers = Tienes 12 trabajadores. El número al pie de una carta dice cuántos hacen falta; los cubos son lo que traen.
lesson-supply-quarry = Empecemos por la piedra. Envía 5 trabajadores a la cantera pequeña, a por 2 de piedra.
lesson-supply-turns = Ya van de camino; la piedra llega más tarde, en esta misma ronda. Agnes ha tomado madera. Se sigue así, por turnos y carta a carta, hasta que todo el mundo haya pasado.
lesson-supply-hire = Los artesanos se pagan con oro, una sola vez, y se quedan en tu equipo, donde caben cinco. El mezclador experto cuesta 4 y saca un punto de 2 de arena en vez de 3.
lesson-supply-mill = Por cierto, aquí nadie está ocioso: cuando pasas, los trabajadores sin carta van al batán y ganan 1 de oro cada uno.
lesson-supply-task = Te quedan 7 trabajadores. Consigue 3 de arena, 2 de madera y el mezclador experto. Cuidado: a Agnes también le gustaría el mezclador.
lesson-supply-task-well = Bien hecho: primero el artesano, porque alguien más lo quería, y luego los cubos. ¡Lo que peligra va primero!
lesson-supply-task-again = Algo se ha escapado. Las cartas desaparecen en cuanto alguien las toma. Contrata al mezclador enseguida; la arena y la madera pueden esperar.

## 3: Master builders

lesson-builders-title = Maestros de obras
lesson-builders-about = La segunda fase: tres maestros por jugador y muchos lugares que los reclaman.
lesson-builders-bag = Tus trabajadores están ocupados. Ahora llegan los maestros de obras: tres tuyos y tres de Agnes. Se sacan de esta bolsa, y el primero ya está fuera.
lesson-builders-flag = Agnes tiene la bandera: en esta ronda es la jugadora inicial, empieza cada fase y saca los maestros, a ciegas. Para la próxima ronda la bandera pasa a quien tenga un maestro en la obra de la catedral; si no hay ninguno, al siguiente jugador.
lesson-builders-wheel = Enviar al primer maestro cuesta 7 de oro, al siguiente 6, luego 5, y así hasta que salen gratis; el marcador muestra el precio. Por eso quien tiene la bandera puede devolver un maestro a la bolsa una vez por ronda: para que otro no elija primero o para pagar menos después.
lesson-builders-wait = El tuyo sale el primero, por 7 de oro. No tienes por qué pagarlos: déjalo esperando, con la última opción o con la rueda. Cuando la bolsa esté vacía saldrá gratis, hacia lo que quede.
lesson-builders-waiting = Tu maestro espera junto a la rueda. Después ha salido el de Agnes, que ha pagado 6 de oro y lo ha enviado a Kingsbridge, a por esta carta.
lesson-builders-choose = Otra vez el tuyo, por 5 de oro. Cada lugar dice lo que da, y lo da cuando todos los maestros han salido. Envía a este maestro adonde quieras.
lesson-builders-choose-bishop = El obispo te protege de un evento malo o te da un cubo del mercado; si el evento es bueno, siempre el cubo.
lesson-builders-choose-card = En Kingsbridge te llevas la carta de ese espacio. Unas ayudan una vez; otras, el resto de la partida.
lesson-builders-choose-priory = El priorato da puntos: 2 al primer maestro, 1 al segundo. Así de sencillo.
lesson-builders-choose-court = En la corte del rey no pagas el impuesto, y el primero en llegar recibe un cubo de metal.
lesson-builders-choose-shiring = Shiring te da el artesano de ese espacio sin pagar.
lesson-builders-choose-castle = El castillo te presta dos trabajadores grises para la próxima ronda.
lesson-builders-choose-market = Los maestros del mercado podrán comprar y vender allí más avanzada la ronda.
lesson-builders-choose-cathedral = Con esto te llevas la bandera: empiezas tú la próxima ronda y eliges primero.
lesson-builders-task = Dos maestros más: este cuesta 2 de oro; el que espera, nada. Llega a la obra con 4 puntos y 1 de metal. El priorato y la corte del rey pueden ayudarte.
lesson-builders-task-well = Muy bien: 4 puntos y el metal. Esperar ahorra oro; pagar pronto te deja elegir.
lesson-builders-task-again = No del todo. El priorato da 2 puntos al primero que llega y la corte del rey da el metal.

## 4: Events and taxes

lesson-trouble-title = Eventos e impuestos
lesson-trouble-about = Qué puede salir mal en una ronda y cómo ponerse a salvo.
lesson-trouble-event = Esta carta es el evento de la ronda. Se descubre cuando han salido todos los maestros. La mitad de los eventos son favorables; los otros hacen daño a todo el mundo.
lesson-trouble-bishop = A todo el mundo menos al invitado del obispo. Envía a este maestro al palacio del obispo por 5 de oro.
lesson-trouble-tax = Más tarde llega el impuesto del rey. Lo decide un dado: todo el mundo paga de 2 a 5 de oro. Quien no puede pagar pierde puntos.
lesson-trouble-court = Quien tenga un maestro en la corte del rey no paga nada. Y este metal es para el primero que llegue.
lesson-trouble-task = Tienes 16 de oro y dos maestros: uno por 3 de oro y otro en espera. Llega a la obra con 13 de oro y 4 puntos. El priorato da puntos; lo demás consiste en no perder lo que tienes.
lesson-trouble-task-well = ¡Sin un rasguño! Agnes ha perdido 2 puntos en el conflicto y ha pagado el impuesto. Tú, ni lo uno ni lo otro.
lesson-trouble-task-again = Los 4 puntos: un maestro en el priorato trae los 2 que te faltan, y los demás los protege el obispo si se lo pides cuando se descubre el evento. Los 13 de oro: un maestro en la corte del rey ahorra el impuesto.

## 5: The market

lesson-market-title = El mercado
lesson-market-about = Compra lo que necesiten tus artesanos y vende lo que no.
lesson-market-winter = Un invierno crudo: cada carta ha traído un cubo menos. 1 de piedra, 1 de madera y 2 de arena solo dan 1 punto. ¡Pero tienes un maestro en el mercado!
lesson-market-stalls = Estos son los precios de un cubo: piedra 4, madera 3, arena 2. Compras lo que hay aquí y vendes al mismo precio. El metal solo puedes venderlo, por 5.
lesson-market-sell = Tienes 1 de oro y 1 de metal que nadie de tu equipo usa. Vende el metal.
lesson-market-laps = 5 de oro para ti. Después Agnes ha comprado 2 de piedra. Y así, vuelta tras vuelta, un trato cada vez: comprar o vender algo de un solo tipo. Lo que compras aquí no puedes revenderlo en la misma ronda.
lesson-market-craftsmen = Ahora piensa en tu equipo. El mezclador experto saca un punto de 2 de arena; el carpintero, de 2 de madera; el cantero, de 2 de piedra.
lesson-market-trades = Dos de ellos cuentan también en el mercado: solo con un cantero en el equipo puedes vender piedra, y solo con un carpintero comprar madera.
lesson-market-task = Tienes 6 de oro. Gana 2 puntos en esta ronda: haz un trato, deja el mercado y construye.
lesson-market-task-well = Buen trato: lo que has comprado, con lo que ya tenías, ha dado 2 puntos. Antes de comprar, mira qué falta para el siguiente punto: a menudo es un solo cubo.
lesson-market-task-again = Cuenta primero lo que tienes: 2 de arena dan un punto. Para el segundo, 1 de madera más cuesta 3 de oro; 1 de piedra o 2 de arena más cuestan 4.

## 6: A team of five

lesson-team-title = Un equipo de cinco
lesson-team-about = Cada ronda llegan artesanos mejores, pero solo caben cinco.
lesson-team-team = Tercera ronda, y tu equipo está completo: cinco artesanos, ni uno más. Todos sirven para algo, unos más que otros.
lesson-team-coming = Esta fila muestra quién llega en cada ronda. Son cada vez mejores: el escultor, que acaba de llegar a Shiring, saca 2 puntos de una sola piedra, y los últimos artesanos, hasta 4 o 6 puntos de golpe.
lesson-team-hire = Así que conviene renovar el equipo. Contrata a este albañil por 4 de oro: un punto por cada piedra, hasta cuatro veces por ronda.
lesson-team-dismiss = Seis son demasiados, así que uno tiene que irse. Ojo con una cosa: los albañiles solo trabajan si hay un mezclador en el equipo. ¿A quién despides?
lesson-team-dismiss-mixer = ¡Cuidado, ese era el que necesitan los albañiles! Ahora no pueden trabajar hasta que contrates a otro mezclador. A todo el mundo le pasa una vez.
lesson-team-dismiss-stonecutter = Buena elección. El cantero necesita dos piedras por punto; tus albañiles, solo una. Eso sí: sin él ya no puedes vender piedra.
lesson-team-dismiss-mason = Es una posibilidad. Un albañil ya gasta la piedra que sueles conseguir, y dos se la disputan.
lesson-team-dismiss-potter = Hum. El alfarero saca un punto de cada cubo de arena, y la arena es barata. Al cantero lo habrías echado menos en falta.
lesson-team-dismiss-architect = Una pena: el arquitecto da un punto cada ronda a cambio de nada. Al cantero lo habrías echado menos en falta.
lesson-team-task = Los artesanos sin cubos solo son buena compañía. Tienes 13 trabajadores: procura conseguir 4 de piedra o más en esta ronda.
lesson-team-task-well = Hay cuatro piedras en camino, para quien sepa trabajarlas. Primero la gente y luego los cubos que esa gente necesita: así empieza bien una ronda.
lesson-team-task-again = La cantera grande trae 4 de piedra, pero necesita 10 trabajadores. Envíalos allí antes que a ningún otro sitio.

## 7: The end

lesson-end-title = El final de la partida
lesson-end-about = La última obra: qué cuenta, qué no y quién gana.
lesson-end-last = La sexta ronda. Tienes 38 puntos y Agnes, 39. Esta es la última obra, y después se acaba la partida.
lesson-end-nothing = Después de esto, los cubos y las cartas no valen nada. Así que gasta todo lo que puedas. El oro solo desempata: a igualdad de puntos gana quien tenga más oro.
lesson-end-potter = Empieza por tu mejor alfarero: un punto por cada cubo de arena, hasta tres veces.
lesson-end-often = ¿Cuántas veces? Ya no hay motivo para ahorrar arena. ¡Tres!
lesson-end-metal = Queda 1 de metal y dos artesanos lo quieren. El campanero saca 4 puntos de él. El organero saca 6, pero además necesita 1 de madera.
lesson-end-task = Agnes llegará a 49 y tiene más oro. ¡Gana esta partida!
lesson-end-task-well = 50 a 49. ¡La victoria es tuya! El órgano, la madera y la arena: una hermosa catedral.
lesson-end-task-again = Hacen falta 50 puntos: con 49, gana Agnes por su oro. Da el metal al organero, la madera restante al ebanista y arena al segundo alfarero.

## 8: Your own round

lesson-round-title = Tu propia ronda
lesson-round-about = Todo junto, desde la primera carta hasta la última piedra.
lesson-round-ready = Ya lo sabes todo: trabajadores y artesanos, luego los maestros y luego la obra. Tómate tu tiempo; señala cualquier cosa de la mesa y te dirá para qué sirve.
lesson-round-task = Juega la primera ronda de una partida. Intenta tener 6 puntos cuando empiece la segunda.
lesson-round-task-well = ¡Una primera ronda muy fuerte! Cinco más como esta y no habrá quien te alcance.
lesson-round-task-again = Cubos para los artesanos que tienes, el priorato por 2 puntos y alguien nuevo en el equipo: con eso suele bastar. Inténtalo otra vez o sigue y juega.
