# What stands in the menus of a window.

control-game-menu = Mäng
control-move-menu = Käigud
control-hint-menu = Vihjed
control-view-menu = Vaade
control-help-menu = Abi
control-toolbar = Tööriistariba
control-full-screen = Täisekraan
control-quit = Välju
control-account = Arve
control-motion = Liikuvad kaardid
control-contrast = Suur kontrast
