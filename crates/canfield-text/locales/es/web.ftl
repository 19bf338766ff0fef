# Botones y menús, y lo que se dice de la mesa a quien no la ve.

control-undo = Deshacer
control-redo = Rehacer
control-draw = Sacar
control-hint = Pista
control-finish = Terminar
control-menu = Menú
control-new-game = Partida nueva
control-restart = Empezar de nuevo esta partida
control-daily = Partida del día
control-deal-number = Ir a una partida
control-variants = Elegir un solitario
control-rules = Reglas
control-statistics = Estadísticas
control-settings = Ajustes
control-help = Teclas
    .touch = Gestos
control-bookmark = Marcador
control-go-back = Ir al marcador
control-find = Buscar un valor
control-knowing-hint = Pista a cartas vistas
control-last-winnable = Volver adonde se puede ganar
control-solution = Hacer una jugada ganadora
control-share = Compartir esta partida
control-link-copied = El enlace a esta partida está copiado.
control-broken-down = Un fallo ha detenido el juego. Vuelve a cargar la página: tu partida está guardada.
control-play = Jugar
control-stop = Parar
control-reset = Borrar
control-export = Exportar
control-import = Importar
control-table = Mesa
control-buttons = Botones

seen-empty = { $pile }: { $takes }
seen-face-down = { $pile }: { $count ->
    [one] 1 carta, boca abajo
   *[other] { $count } cartas, boca abajo
}
seen-face-up = { $pile }: { $cards }
seen-partly = { $pile }: { $count } cartas, a la vista { $cards }
seen-stock = { $seen }, { $redeals }

gesture-tap = toma una carta con las que tiene encima; después toca adonde vayan
    .name = Tocar
gesture-tap-stock = saca cartas; si está vacío, da la vuelta al descarte
    .name = Tocar el mazo
gesture-double-tap = manda una carta adonde pueda ir
    .name = Tocar dos veces
gesture-drag = lleva cartas a otro montón
    .name = Arrastrar
gesture-press = enseña todas las cartas descubiertas de un montón
    .name = Tocar y mantener
gesture-tap-name = elige otro solitario
    .name = Tocar el nombre del solitario
gesture-tap-deal = va a una partida por su número
    .name = Tocar el número de la partida
