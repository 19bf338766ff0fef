# Akna menüüde tekstid.

control-game-menu = Mäng
control-move-menu = Käigud
control-hint-menu = Vihjed
control-view-menu = Vaade
control-help-menu = Abi
control-toolbar = Tööriistariba
control-full-screen = Täisekraan
control-quit = Välju
control-account = Konto
control-motion = Liikuvad kaardid
control-contrast = Suur kontrastsus
