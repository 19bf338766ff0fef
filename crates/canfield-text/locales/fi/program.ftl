# Ohjelman ohje komentorivillä.

program-about = Pelaa Canfield-suvun pasiansseja päätteessä, tai jaa, ratkaise, tarkista ja toista pelejä komennoilla.
program-more = Ilman komentoa pelataan peliä. Tiedosto nimetään polullaan, tai `-` tarkoittaa vakiosyötettä.
program-usage = Käyttö:
program-commands = Komennot
program-options = Valitsimet
option-variant = Pelattava peli; `canfield variants` luettelee pelit
option-deal = Jaon numero; ilman sitä kesken oleva peli jatkuu tai jaetaan satunnainen
option-rules = Pelaa tämän tiedoston säännöillä
option-portable = Säilytä peli, asetukset ja tilastot tässä kansiossa eikä pelaajan omassa
option-letters = Piirrä pelkillä kirjaimilla ja muilla ASCII-merkeillä
option-help = Näytä ohje
option-version = Näytä versio
command-variants = Luettelee pelit ja niiden muut nimet
command-rules = Kertoo pelin säännöt
command-deal = Näyttää tilanteen jaon jälkeen
command-legal = Luettelee tilanteen sallitut siirrot, yhden riville, samoilla nimillä kuin tallenteissa: `deal` on kääntää käsipakasta
command-check = Vertaa tallennettuja pelejä näihin sääntöihin: jaot, kaikki sallitut siirrot ja tilanteet
command-perft = Laskee jakoa seuraavat sallittujen siirtojen sarjat syvyys kerrallaan
command-replay = Toistaa pelin tallenteen ja tarkistaa sen joka siirron
command-solve = Selvittää, voiko jaon tai tilanteen voittaa: siirtosarjalla tai todistuksella, ettei sellaista ole
command-survey = Selvittää, kuinka monta pelin jakoa voi voittaa, tai laskee yhteen, mitä on saatu selville
command-atlas = Kirjoittaa Markdown-sivun siitä, kuinka monta kunkin pelin jakoa voi voittaa
command-help = Näyttää tämän viestin tai komennon ohjeen
