# What stands in the menus of a window.

control-game-menu = Juego
control-move-menu = Jugadas
control-hint-menu = Pistas
control-view-menu = Ver
control-help-menu = Ayuda
control-toolbar = Barra de herramientas
control-full-screen = Pantalla completa
control-quit = Salir
control-account = Cuenta
control-motion = Cartas en movimiento
control-contrast = Alto contraste
