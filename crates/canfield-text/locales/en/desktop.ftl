# What stands in the menus of a window.

control-game-menu = Game
control-move-menu = Moves
control-hint-menu = Hints
control-view-menu = View
control-help-menu = Help
control-toolbar = Toolbar
control-full-screen = Full screen
control-quit = Quit
control-account = Account
control-motion = Moving cards
control-contrast = High contrast
