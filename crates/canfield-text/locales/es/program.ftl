# La ayuda del programa en la línea de órdenes.

program-about = Juega a los solitarios de la familia Canfield en la terminal, o reparte, resuelve, comprueba y reproduce con una orden.
program-more = Sin orden se juega una partida. Un archivo se nombra por su ruta, o con `-` para la entrada estándar.
program-usage = Uso:
program-commands = Órdenes
program-options = Opciones
option-variant = El solitario que se juega; `canfield variants` los enumera
option-deal = El número de la partida; sin él sigue la que está en curso, o se reparte una al azar
option-rules = Jugar con las reglas de este archivo
option-portable = Guardar la partida, los ajustes y las estadísticas en esta carpeta, no en la del jugador
option-letters = Dibujar solo con letras y otros signos ASCII
option-help = Mostrar la ayuda
option-version = Mostrar la versión
command-variants = Enumera los solitarios con sus otros nombres
command-rules = Cuenta las reglas de un solitario
command-deal = Muestra la posición tras el reparto
command-legal = Enumera las jugadas válidas de una posición, una por línea, con los nombres de las trazas: `deal` es sacar del mazo
command-check = Compara partidas grabadas con estas reglas: los repartos, todas las jugadas válidas, las posiciones
command-perft = Cuenta las series de jugadas válidas que siguen a un reparto, profundidad a profundidad
command-replay = Reproduce la grabación de una partida y comprueba cada jugada
command-solve = Averigua si una partida o una posición se puede ganar, con una serie de jugadas o con la prueba de que no la hay
command-survey = Averigua cuántas partidas de un solitario se pueden ganar, o suma lo averiguado
command-atlas = Escribe una página, en Markdown, sobre cuántas partidas de cada solitario se pueden ganar
command-help = Muestra este mensaje o la ayuda de una orden
