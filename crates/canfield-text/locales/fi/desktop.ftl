# Ikkunan valikoiden tekstit.

control-game-menu = Peli
control-move-menu = Siirrot
control-hint-menu = Vihjeet
control-view-menu = Näytä
control-help-menu = Ohje
control-toolbar = Työkalupalkki
control-full-screen = Koko näyttö
control-quit = Lopeta
control-account = Tili
control-motion = Liikkuvat kortit
control-contrast = Suuri kontrasti
