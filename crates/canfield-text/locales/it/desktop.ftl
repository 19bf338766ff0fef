# What stands in the menus of a window.

control-game-menu = Gioco
control-move-menu = Mosse
control-hint-menu = Consigli
control-view-menu = Vista
control-help-menu = Guida
control-toolbar = Barra degli strumenti
control-full-screen = Schermo intero
control-quit = Esci
control-account = Conto
control-motion = Carte in movimento
control-contrast = Contrasto elevato
