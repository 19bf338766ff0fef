# Painikkeiden ja valikoiden tekstit, ja mitä pöydästä kerrotaan sille, joka ei sitä näe.

control-undo = Peru
control-redo = Uudelleen
control-draw = Käännä
control-hint = Vihje
control-finish = Päätä
control-menu = Valikko
control-new-game = Uusi peli
control-restart = Aloita jako alusta
control-daily = Päivän jako
control-deal-number = Siirry jakoon
control-variants = Valitse peli
control-rules = Säännöt
control-statistics = Tilastot
control-settings = Asetukset
control-help = Näppäimet
    .touch = Eleet
control-bookmark = Kirjanmerkki
control-go-back = Palaa kirjanmerkkiin
control-find = Etsi arvo
control-knowing-hint = Vihje, joka tuntee kaikki kortit
control-last-winnable = Takaisin, mistä voi voittaa
control-solution = Pelaa voittava siirto
control-share = Jaa linkki tähän jakoon
control-link-copied = Linkki tähän jakoon on kopioitu.
control-broken-down = Virhe pysäytti pelin. Lataa sivu uudelleen: pelisi on tallessa.
control-play = Pelaa
control-stop = Keskeytä
control-reset = Nollaa
control-export = Vie
control-import = Tuo
control-table = Pöytä
control-buttons = Painikkeet

# Yksi kullekin pinolle: sen nimi ja se, mitä siitä näkyy. Kortit luetellaan pilkuin, päällimmäinen viimeisenä.
seen-empty = { $pile }: { $takes }
seen-face-down = { $pile }: { $count ->
    [one] 1 kortti kuvapuoli alaspäin
   *[other] { $count } korttia kuvapuoli alaspäin
}
seen-face-up = { $pile }: { $cards }
seen-partly = { $pile }: { $count } korttia, näkyvissä { $cards }
seen-stock = { $seen }, { $redeals }

gesture-tap = ottaa kortin ja sen päällä olevat; napauta sitten pinoa, johon ne menevät
    .name = Napautus
gesture-tap-stock = kääntää kortteja; kun käsipakka on tyhjä, kääntää avopakan
    .name = Käsipakan napautus
gesture-double-tap = lähettää kortin sinne, minne se käy
    .name = Kaksoisnapautus
gesture-drag = vie kortit toiseen pinoon
    .name = Vetäminen
gesture-press = näyttää pinon kaikki kortit, jotka ovat kuvapuoli ylöspäin
    .name = Pitkä painallus
gesture-tap-name = valitsee toisen pelin
    .name = Pelin nimen napautus
gesture-tap-deal = siirtyy jakoon sen numerolla
    .name = Jaon numeron napautus
