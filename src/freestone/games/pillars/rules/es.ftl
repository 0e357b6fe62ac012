# The rules of The Pillars of the Earth in our own words; the numbers are those that the code and the tests name.

rule-p1 = Preparación
rule-p1-1 = Los jugadores se sientan en el sentido de las agujas del reloj. El jugador inicial se sortea o se indica al crear la mesa.
rule-p1-2 = Todos empiezan con 2 puntos, 12 trabajadores, 3 maestros de obras y tres artesanos: un mezclador de mortero, un carpintero y un cantero. Todos los maestros van a una misma bolsa.
rule-p1-3 = El jugador inicial tiene 20 de oro; el siguiente en el sentido de las agujas del reloj, 21, y los demás 22 y 23. Nadie puede tener más de 30 de oro: lo que sobre se pierde en el acto.
rule-p1-4 = Se barajan catorce de las dieciséis cartas de ventaja; cuatro de ellas quedan fuera de la partida sin que nadie las vea. Cada ronda se descubren dos. Las dos cartas previstas para la última ronda salen siempre en la ronda 6.
rule-p1-5 = De los diez eventos ocurren seis, uno por ronda; nadie sabe qué cuatro se quedan fuera.
rule-p1-6 = Cada ronda trae cuatro artesanos nuevos, propios de ella.
rule-p1-7 = Cada ronda empieza así: dos cartas de ventaja en Kingsbridge, dos artesanos en Shiring y los otros dos en la oferta, y siete de las nueve cartas de recurso en la oferta. El mercado se repone hasta 4 de piedra, 4 de madera y 4 de arena, un cubo de metal espera en la corte del rey, los trabajadores grises usados en la ronda anterior vuelven al castillo y el marcador de coste vuelve al 7.
rule-p1-8 = Quien tiene a Ellen mira ahora el evento de la ronda; nadie más lo hace.

rule-p2 = Fase I: la oferta
rule-p2-1 = En el sentido de las agujas del reloj desde el jugador inicial, cada uno toma una carta o pasa, vuelta tras vuelta.
rule-p2-2 = Una carta de recurso necesita el número de trabajadores libres que lleva impreso; salen hacia allí en el acto. Si no te alcanzan, no puedes tomarla. Los trabajadores grises y el negro de Otto sirven como los tuyos, tanto para las cartas de recurso como en el batán.
rule-p2-3 = Un artesano cuesta el oro impreso en su carta. Sin oro suficiente no puedes contratarlo.
rule-p2-4 = Un equipo tiene como máximo cinco artesanos, seis con Jack. Si contratas a uno más, debes despedir a alguien en el acto, al recién llegado si quieres. Los despedidos salen de la partida. No hay otra forma de despedir, salvo cuando se hunde una bóveda.
rule-p2-5 = Quien ha pasado queda fuera el resto de la fase. Termina cuando se han tomado las nueve cartas o todos los jugadores han pasado.
rule-p2-6 = Los artesanos que nadie contrató salen de la partida; las cartas de recurso que nadie tomó vuelven al mazo de nueve, del que se sacan siete la próxima ronda.
rule-p2-7 = Todos los trabajadores sin tarea van al batán, también los grises y el negro; no se elige.

rule-p3 = Fase II: los maestros de obras
rule-p3-1 = El jugador inicial saca los maestros de la bolsa uno a uno, a ciegas.
rule-p3-2 = Una vez por ronda, el jugador inicial puede devolver el maestro que acaba de salir y sacar otro, sea de quien sea y cueste lo que cueste, antes de que decida su dueño. Puede volver a salir el mismo. Cuando en la bolsa solo queda ese color no hay nada que preguntar.
rule-p3-3 = El dueño coloca al maestro ahora por el coste que señala el marcador o lo deja esperando. Sin oro suficiente solo puede esperar, salvo que ayude Remigius.
rule-p3-4 = El primer maestro cuesta 7 de oro; los siguientes, 6, 5, 4, 3, 2 y 1; todos los posteriores son gratis. El marcador avanza después de cada maestro que se coloca o espera. Un maestro devuelto no cuenta.
rule-p3-5 = Un maestro en espera se queda en la rueda junto al coste que se rechazó. A partir del octavo maestro colocar es gratis, y hay que hacerlo.
rule-p3-6 = Cuando la bolsa está vacía, los maestros en espera se colocan gratis, en el orden en que empezaron a esperar. Con dos jugadores, eso ocurre tras el sexto maestro.
rule-p3-7 = En cada espacio cabe un maestro. Palacio del obispo, 1 espacio; Kingsbridge, 2; priorato, 2; corte del rey, 4; Shiring, 2; castillo de Shiring, 1; mercado, 4; obra de la catedral, 1. Los espacios de un lugar se llenan desde el primero, salvo en Kingsbridge y Shiring, donde cada espacio pertenece a la carta que tiene encima. Puedes enviar varios maestros al mismo lugar.
rule-p3-8 = Remigius: cuando ha salido un maestro tuyo que costaría algo y el jugador inicial lo ha aceptado, puedes gastar la carta; entonces debes colocarlo, gratis. El marcador avanza como siempre. No ayuda a los maestros en espera.
rule-p3-9 = Quien sufre la muralla solo tiene dos maestros la próxima ronda: dos van a la bolsa y el tercero se queda junto al tablero. En la ronda 6 no tiene efecto.

rule-p4 = Fase III: la vuelta al tablero
rule-p4-1 = Evento. Se revela; luego elige el invitado del obispo, después el dueño de Thomas puede librarse de un evento malo, y entonces llega a los jugadores en el sentido de las agujas del reloj desde el jugador inicial: los eventos buenos, a todos; los malos, a quienes no estén protegidos. Lo que un evento añade o quita a las cartas de recurso cuenta cuando llegan sus cubos, y no vale para Tom, Aliena y Richard. El oro por los trabajadores del batán cuenta también los grises y el negro. El uso adicional del arzobispo no vale para el organero, el campanero, el herrero ni el arquitecto. Los 4 de oro de William no son un impuesto: contra ellos no sirven ni un maestro en la corte, ni la exención, ni Francis. Si no los tienes todos, pagas lo que tengas y pierdes puntos como en P4.7. Los puntos nunca bajan de 0.
rule-p4-2 = Palacio del obispo. Ante un evento malo: protección, o bien 1 de piedra, madera o arena del mercado. Si el evento es bueno: siempre el cubo.
rule-p4-3 = Batán. 1 de oro por cada trabajador tuyo que esté allí, también los grises y el negro.
rule-p4-4 = Kingsbridge. El maestro toma la carta de su espacio. Unas cartas actúan en el acto, otras duran toda la partida y otras se guardan hasta gastarlas. Las cartas que nadie tomó salen de la partida. Jack, Francis, el prior Philip, Tom, Aliena, Richard y la exención valen ya en la misma ronda en que se toman. El trabajador de Otto, la mirada de Ellen, Thomas y Remigius sirven desde la ronda siguiente, porque aquello sobre lo que actúan ya ha pasado.
rule-p4-5 = Priorato. 2 puntos en el primer espacio, 1 en el segundo. El prior Philip añade 1 punto por cada maestro de su dueño que esté allí, desde la ronda en que se toma.
rule-p4-6 = Bosques, canteras y graveras. Tus cartas de recurso traen sus cubos. Cada ronda, Tom trae 1 de piedra; Aliena, 1 de madera, y Richard, 1 de arena, desde aquella en que se toman. Los cubos nunca se agotan. Los trabajadores vuelven a casa.
rule-p4-7 = Corte del rey. El jugador inicial tira el dado del impuesto, cuyas caras son 2, 3, 3, 4, 4 y 5. Todos pagan esa cantidad de oro. No pagan los dueños de maestros en la corte, en cualquiera de sus espacios, ni quien gaste una exención tras la tirada; el dueño de Francis nunca paga más de 2, desde la ronda en que lo toma. Si no puedes pagar, das todo lo que tengas y pierdes 1 punto por cada 2 de oro que falten, redondeando hacia abajo. El maestro del primer espacio se lleva el metal; si no hay ninguno, se queda allí.
rule-p4-8 = Shiring. En el sentido de las agujas del reloj desde el jugador inicial, los maestros se llevan gratis al artesano de su espacio. Un equipo completo tiene que despedir a alguien. Los artesanos que nadie tomó salen de la partida.
rule-p4-9 = Castillo de Shiring. Dos trabajadores grises te sirven la próxima ronda, para cartas de recurso o en el batán. En la ronda 6 se puede ocupar el espacio, pero no tiene efecto.
rule-p4-10 = Mercado. Los maestros actúan en el orden de sus espacios, una acción cada uno, vuelta tras vuelta, hasta que todos se han ido; quien tiene dos maestros allí actúa dos veces por vuelta. Compra cuanto quieras de un tipo que haya allí o vende cuanto quieras de un tipo: piedra a 4 de oro, madera a 3, arena a 2; el metal solo se puede vender, a 5. Los cubos que vendes van a la reserva general, no al puesto. Para comprar madera hace falta un carpintero en tu equipo, de cualquiera de los dos tipos, y para vender piedra, un cantero. Un tipo que hayas comprado aquí esta ronda ya no lo puedes vender aquí en la misma ronda, ni siquiera cubos más antiguos, y con ninguno de tus maestros. Vender primero y comprar el mismo tipo después está permitido. El cubo del obispo no cuenta como comprado. Quien renuncia o no puede hacer nada queda fuera con ese maestro.
rule-p4-11 = Catedral. En el sentido de las agujas del reloj desde el jugador inicial, todos pueden poner a trabajar a sus artesanos, en cualquier orden y cada uno hasta tantas veces como diga su carta; nadie está obligado. Un albañil necesita un mezclador en el equipo, de cualquiera de los dos tipos, trabaje o no. El herrero necesita que tengas metal y no lo gasta. Después, salvo en la ronda 6, cada uno guarda como máximo cinco cubos a su elección, metal incluido; el resto se pierde. El jugador inicial añade la siguiente parte de la catedral.
rule-p4-12 = Jugador inicial. El maestro en la obra de la catedral convierte a su dueño en jugador inicial de la próxima ronda; si no hay ninguno, lo es el siguiente en el sentido de las agujas del reloj. En la ronda 6 se puede ocupar el espacio, pero no tiene efecto.

rule-p5 = El final
rule-p5-1 = Tras seis rondas gana quien tenga más puntos; en caso de empate, quien tenga más oro; si persiste, se comparte la victoria. El contador sigue más allá de 60.
rule-p5-2 = Los cubos y las cartas que sobren no valen nada.
