# Help of the commands; the English stands in their code.

command = Juega, simula y comprueba juegos de construir catedrales. Sin comando: freestone serve.
option-version = Muestra la versión y un aviso.
option-language = El idioma del texto; si no, el del entorno.
command-serve = Juega en el navegador: a solas, alrededor de una pantalla o por la red.
option-host = La dirección en la que escuchar; con 0.0.0.0 pueden unirse otros.
option-port = El puerto en el que escuchar; 0 toma cualquiera libre.
option-database = Guarda las partidas en este archivo o en esta URL de SQLAlchemy.
option-name = Un nombre de este servidor, o su dirección completa tras un proxy; repetible.
option-proxy = Confía en el proxy de esta dirección para saber quiénes son sus clientes; repetible.
option-serve-pack = Ofrece también el paquete de esta carpeta.
option-processes = El número de procesos del servidor; más de uno requiere PostgreSQL.
option-serve-workers = Procesos para bots, pistas y análisis; con PostgreSQL, 0 deja el trabajo a otros.
command-work = Piensa para los servidores: juega por sus bots y prepara pistas y análisis, en esta máquina o en otra.
option-limit = Cambia un límite, por ejemplo quiet-days=30; repetible.
option-work-database = La base de datos PostgreSQL de los servidores.
option-work-workers = El número de procesos que piensan.
option-work-pack = Usa también el paquete de esta carpeta.
option-work-log = Registra los avisos como texto o en JSON.
option-browser = Abre el navegador.
option-log = Registra los avisos como texto, o en JSON con una línea más por cada petición.
option-metrics-token = Quien envíe este token puede leer /metrics, y nadie más.
command-play = Juega en la terminal, contra bots o con amigos ante la misma pantalla.
option-game = El juego, por ejemplo pillars.
option-players = Personas (you o @Anna) y bots (nombres o archivos); por defecto, you,random,random.
option-play-seed = La misma semilla da la misma partida; por defecto, al azar.
option-setting = Un ajuste de la mesa, por ejemplo start=0; repetible.
option-pack = Usa el paquete de esta carpeta.
option-load-file = Reanuda la partida de este archivo.
option-resume = Reanuda una partida sin terminar.
command-simulate = Juega muchas partidas entre bots y las resume.

    Ctrl-C termina antes y conserva los resultados. Con --output o --journals, el mismo comando reanuda la serie.
option-simulate-players = Bots, separados por comas: nombres, o archivos como ./mybot.py; por defecto, dos al azar.
option-population = Bots, separados por comas, entre los que cada partida sortea a sus jugadores; también levels, y styles del juego.
option-simulate-seats = Con --population: el número de jugadores; por defecto, el máximo.
option-games = El número de partidas.
option-seed = La misma semilla da las mismas partidas.
option-workers = El número de procesos; 0 significa uno por núcleo.
option-cluster = Juega en un clúster de Ray: auto, HOST:PORT o ray://HOST:PORT.
option-output = Guarda una fila por partida en este archivo: .jsonl, .csv o .parquet.
option-journals = Guarda el diario de cada partida en esta carpeta.
option-format = Muestra las filas en lugar de un resumen.
option-as-json = Muestra el resultado como JSON.
option-schema = Explica las columnas y termina.
command-replay = Cuenta una partida a partir de su diario y muestra la mesa al final, o tras unas cuantas entradas.

    Mientras una partida no ha terminado, los secretos de los jugadores y la semilla siguen ocultos.
option-file = Un diario.
option-to = Se detiene tras este número de entradas.
command-review = Analiza una partida terminada: cómo evolucionaron los puntos esperados, qué los cambió y qué habría sido mejor.

    Juzga las decisiones de las personas, o todas si solo jugaron bots, cada una según lo que se podía saber.
option-review-file = El diario de una partida terminada.
command-check = Comprueba diarios, un paquete, los datos de componentes, las lecciones, los textos o, jugando al azar, las reglas.

    El estado es 1 si algo está mal.
option-what = Diarios; con --data o --fuzz: juegos.
option-repair = Elimina una última línea dañada; ARCHIVO.bak la conserva.
option-fuzz = Juega partidas al azar durante un tiempo, por ejemplo 30s o 5m.
option-data = Cuenta los datos de componentes por su origen y enumera las filas dudosas.
option-lessons = Recorre todas las lecciones.
option-texts = Compara los catálogos de todos los idiomas.
option-check-game = Comprueba solo este juego, con --data, --lessons, --texts o --fuzz.
option-check-seed = La semilla de --fuzz; por defecto, al azar.
command-perft = Cuenta todas las líneas de juego desde la primera decisión, con el azar; si cambia una regla, cambian las cuentas.
option-depth = Cuántas entradas se miran hacia delante, como mucho.
option-seats = El número de jugadores.
option-perft-seed = La semilla del azar antes de la primera decisión.
option-perft-load-file = Cuenta desde el final de este diario.
command-bench = Mide partidas al azar, copias, repeticiones, simulaciones y entornos, junto a otros motores.

    Los otros motores se instalan cuando hacen falta, cada uno en su propio entorno en tu carpeta de caché.
option-bench-games = Juegos, por ejemplo pillars; por defecto, todos.
option-engines = Los motores que se comparan, separados por comas.
option-seconds = El tiempo para cada cifra en una vuelta.
option-rounds = El número de vueltas; se dan las medianas.
option-bench-output = Guarda aquí todas las medidas como JSON.
command-games = Enumera los juegos instalados con sus ajustes, datos de componentes y bots propios, y los bots que juegan a todo.
command-lab = Aprende de muchas partidas sobre bots, reglas y datos de componentes.
command-lab-report = Crea una página con gráficos de partidas simuladas: puntos, victorias, precios y de dónde vienen los puntos.

    Las partidas de los mismos bots en el mismo tipo de mesa se suman, ocupe cada uno el asiento que ocupe.
option-files = Filas guardadas por freestone simulate.
option-lab-report-output = La carpeta de la página y sus gráficos.
option-png = Guarda también cada gráfico como PNG.
command-lab-balance = Informa de quién gana y con qué, cómo evolucionan precios e ingresos, y de dónde vienen los puntos.

    Ctrl-C termina antes e informa de las partidas jugadas.
option-lab-balance-players = Bots, separados por comas: nombres o archivos. O usa --seats y --bot.
option-lab-balance-seats = El número de jugadores; por defecto, el máximo.
option-bot = El bot de cada asiento; por defecto, greedy.
option-lab-balance-seed = La misma semilla da el mismo informe.
option-lab-balance-output = Guarda también aquí el informe, como JSON.
command-lab-compare = Compara dos bots: victorias, puntos por origen y cada cifra del juego, ronda a ronda.

    Los bots ocupan cada asiento las mismas veces, y todos los órdenes de una rotación tienen el mismo azar. Un * marca una diferencia cuyo intervalo del 95{"\u00A0"}% excluye el 0. Ctrl-C termina antes y muestra las partidas jugadas.
option-bots = Dos bots, separados por una coma: nombres o archivos, primero el más débil.
option-lab-compare-seats = El número de jugadores; los dos bots se reparten los asientos.
option-lab-compare-games = El número de partidas, redondeado a rotaciones enteras.
option-saved = Compara las partidas que simulate guardó aquí; repetible.
command-lab-ladder = Hace jugar a cada bot contra todos los demás, rotando los asientos, y los clasifica.

    Ctrl-C termina antes y conserva las partidas; el mismo comando reanuda la clasificación.
option-lab-ladder-bots = Bots, separados por comas: nombres o archivos, primero el más débil; también levels, y styles del juego.
option-against = Juega solo contra este bot, no todos contra todos.
option-neighbours = Juega solo contra el bot anterior.
option-lab-ladder-seats = El número de jugadores: un bot contra copias de otro.
option-lab-ladder-games = El número de partidas de cada duelo.
option-lab-ladder-output = Guarda aquí las partidas; las guardadas no se juegan otra vez.
command-lab-tune = Ajusta los pesos de la valoración de un juego jugando a ganar, y luego los pone a prueba contra la población.

    Ctrl-C termina antes; el archivo tiene los pesos hallados, y el mismo comando lo reanuda.
option-lab-tune-output = El archivo de pesos que se ajusta; empieza como copia de los incorporados.
option-lab-tune-population = Los rivales: bots, y self o earlier para los propios pesos.
option-player = Cómo jugar con los pesos: como greedy, planner o search.
option-lab-tune-seats = Los números de jugadores, por ejemplo 2,4; por defecto, todos.
option-trials = El número de intentos; 0 significa sin límite.
option-hours = Durante cuántas horas; 0 significa sin límite.
option-lab-tune-games = El número de partidas de cada duelo de la comprobación final.
option-lab-tune-seed = La misma semilla y los mismos intentos dan los mismos pesos.
command-lab-exploit = Busca el punto débil de un bot: ajusta pesos que lo venzan y cuenta cuántas veces lo hacen en partidas nuevas.

    Ctrl-C termina antes; el archivo tiene los pesos hallados, y el mismo comando lo reanuda.
option-lab-exploit-bot = El bot al que hay que vencer: un nombre o un archivo.
option-lab-exploit-output = El archivo para los pesos de la mejor respuesta.
option-network = Entrena en su lugar una red, en una carpeta con el nombre del archivo.
option-lab-exploit-seats = El número de jugadores: todos los demás son copias del bot.
option-lab-exploit-games = El número de partidas de cada duelo de la comprobación final.
option-lab-exploit-seed = La misma semilla y los mismos intentos dan los mismos pesos.
command-lab-train = Entrena una red haciéndola jugar contra sí misma, y mientras tanto la mide con rivales.

    Ctrl-C termina antes y guarda; el mismo comando lo reanuda.
option-lab-train-output = La carpeta del entrenamiento; por defecto, JUEGO-JUGADORES.
option-lab-train-hours = Cuántas horas aprender, contando las anteriores.
option-lab-train-population = Los rivales; styles equivale a los estilos del juego.
option-begin-with = Empieza con una red o un entrenamiento para menos jugadores.
option-lab-train-seed = La semilla de los primeros pesos y de las partidas.
option-curve = Solo vuelve a dibujar la curva de aprendizaje.
command-lab-puzzles = Busca retos: decisiones de partidas entre bots en las que una opción es claramente mejor, por un motivo.

    Cada reto se comprueba con dos búsquedas profundas y distinto azar; los erróneos o ambiguos se descartan. Ctrl-C termina antes y conserva las partidas; el mismo comando reanuda la búsqueda.
option-count = Termina cuando se hayan encontrado tantos retos.
option-lab-puzzles-seats = Números de jugadores, separados por comas; se van turnando.
option-lab-puzzles-player = El bot que juega en todos los asientos.
option-lab-puzzles-output = Guarda aquí las partidas examinadas; por defecto, JUEGO-puzzles.jsonl.
option-into = Escribe los retos también en este archivo.
option-again = En lugar de partidas, examina de nuevo los retos de este archivo y conserva los que siguen siendo válidos.
option-lab-puzzles-hours = Termina tras este número de horas.
command-pack = Paquetes propios, para quien tiene una caja.
command-pack-new = Copia el paquete incorporado de un juego en una carpeta nueva, para anotar las cifras impresas en tu caja.
option-folder = La carpeta que se crea.
option-pack-new-name = El nombre del paquete; por defecto, el de su carpeta.
command-admin = Cuida la base de datos de un servidor: enumera y archiva las mesas, hace copias, las restaura y migra.
option-admin-database = La base de datos: un archivo o su URL.
command-admin-tables = Enumera las mesas: juego, jugadores, creación, última visita y longitud del registro.
command-admin-backup = Guarda todo en un archivo mientras los servidores siguen en marcha; contiene los tokens de todos los enlaces: guárdalo bien.
option-admin-backup-file = El archivo para la copia.
command-admin-restore = Llena una base de datos vacía con una copia, del mismo tipo de base de datos o de otro.
option-admin-restore-file = Una copia.
command-admin-migrate = Lleva la base de datos al esquema de esta versión, como hace un servidor al arrancar.
command-admin-archive = Archiva las mesas en las que hace mucho que nadie juega, como hace un servidor por sí solo, o las que se indiquen.
option-admin-archive-table = Archiva estas mesas.
command-admin-bring-back = Recupera mesas del archivo; también puede hacerlo quien tenga un enlace a ellas.
option-admin-bring-back-table = Mesas del archivo.

# The words around the help, and what is wrong with a command; their English is the library's.
frame-usage = Uso:
frame-arguments = Argumentos
frame-options = Opciones
frame-commands = Comandos
frame-default = {"["}por defecto: { $value }]
frame-required = {"["}obligatorio]
frame-variable = {"["}variable de entorno: { $value }]
frame-help = Muestra esta ayuda.
# What stands for a value that somebody fills in.
value-address = DIRECCIÓN
value-args = ARGUMENTOS
value-bot = BOT
value-bots = BOTS
value-code = CÓDIGO
value-command = COMANDO
value-dir = CARPETA
value-file = ARCHIVO
value-game = JUEGO
value-name = NOMBRE
value-number = NÚMERO
value-options = OPCIONES
value-path = RUTA
value-table = MESA
value-text = TEXTO
value-time = DURACIÓN
value-value = VALOR
complaint-near = ; ¿querías decir { $near }?
complaint-command = no hay ningún comando «{ $text }»
complaint-option = no hay ninguna opción { $text }
complaint-no-command = falta el comando
complaint-missing = falta { $name }
complaint-surplus = sobran argumentos: { $text }
complaint-no-value = { $name } necesita un valor
complaint-value = { $name } no admite ningún valor
complaint-integer = { $name } debe ser un número entero, no «{ $text }»
complaint-number = { $name } debe ser un número, no «{ $text }»
complaint-least = { $name } debe ser al menos { $limit }, no «{ $text }»
complaint-most = { $name } debe ser como mucho { $limit }, no «{ $text }»
complaint-choice = { $name } debe ser { $known }, no «{ $text }»
complaint-absent = { $name }: «{ $text }» no existe
complaint-folder = { $name }: «{ $text }» es una carpeta
complaint-file = { $name }: «{ $text }» es un archivo
complaint-unreadable = { $name }: «{ $text }» no se puede leer
complaint-invalid = valor no válido para { $name }: { $reason }
