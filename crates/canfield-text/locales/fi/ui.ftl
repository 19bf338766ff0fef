# Otsikot, painikkeet, lukumäärät ja ohjeen rivit.

title-help = Näppäimet
    .touch = Eleet
title-keyboard = Näppäimistöllä
title-rules = Säännöt: { $name }
title-variants = Valitse peli
title-deal-number = Siirry jakoon
title-won = Voitit!
title-question = Vahvista
title-statistics = Tilastot: { $name }
title-settings = Asetukset

question-new-game = Jätetäänkö tämä peli kesken ja aloitetaan uusi?
question-deal = Jätetäänkö tämä peli kesken ja siirrytään jakoon { $deal }?
question-variant = Jätetäänkö tämä peli kesken ja pelataan peliä { $name }?
question-quit = Lopetetaanko? Keskeneräistä peliä ei voi tallentaa, joten se menetetään.
question-imported-game = Jätetäänkö tämä peli kesken ja jatketaan tuotua peliä?
question-left-game = Peli oli käynnissä kahteen kertaan, ja toinen on nyt suljettu. Jätetäänkö tämä peli kesken ja jatketaan siellä aloitettua?
question-replace-left-game = Säilytetäänkö sen sijaan tämä peli ja jätetään toinen kesken?
question-new-version = Pelistä on valmiina uudempi versio. Käynnistetäänkö se nyt? Pelisi jatkuu.
question-reset-statistics = Unohdetaanko kaikki, mitä on pelattu ja voitettu pelissä { $name }?
question-reset-statistics-but-money = Unohdetaanko kaikki pelin { $name } lasketut pelit? Rahat jäävät.

button-yes = Kyllä
button-no = Ei
button-close = Sulje
button-new-game = Uusi peli

# Vihje on näppäin ja sen teko, sitten kaksi väliä ja seuraava. Tärkeimmät ovat ensin, sillä kapeaan ikkunaan mahtuvat
# vain ne.
hint-table = ? apu  d käännä  u peru  t vihje  n uusi  v pelit  i säännöt  s asetukset  q lopeta
hint-table-bsd = ? apu  ht käännä  u peru  * vihje  q lopeta  n uusi peli  v pelit  i säännöt
hint-statistics = Esc sulje  r nollaa  e vie  m tuo
hint-statistics-money = Esc sulje  a tili  r nollaa  e vie  m tuo
hint-settings = Esc sulje  Ylös/Alas valitse  Väli muuta
hint-scroll = Esc sulje  Ylös/Alas vieritä
hint-variants = Enter pelaa  Esc sulje  a-z hae  Ylös/Alas valitse
hint-deal-number = Enter jaa  Esc sulje
hint-question = y kyllä  n ei
hint-won = n uusi peli  Esc sulje  u peru siirto

label-search = Haku:
label-no-match = Sen nimistä peliä ei ole.
label-number = Numero:
label-also-known-as = myös { $name }
label-base = Peruskortti { $rank }
label-base-to-choose = Peruskortti valitsematta
label-deal = Jako { $deal }
label-moves = { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}
label-cards = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
label-home = koottu { $count }/{ $all }
label-redeals-left = { $count ->
    [0] ei kääntöjä
    [one] 1 kääntö jäljellä
   *[other] { $count } kääntöä jäljellä
}
label-redeals-unlimited = kääntöjä rajattomasti
label-points = { $count ->
    [one] 1 piste
   *[other] { $count } pistettä
}
label-won-money = voitto { $amount }
label-lost-money = tappio { $amount }
label-balance = saldo { $amount }
label-clock = { $minutes }:{ $seconds }
label-clock-hours = { $hours }:{ $minutes }:{ $seconds }
label-finish = y: päätä peli
label-bookmarks = { $count ->
    [one] 1 kirjanmerkki
   *[other] { $count } kirjanmerkkiä
}
label-not-kept = ei tallenneta
label-typed = Komento: { $typed }
label-too-small = Ikkuna on liian pieni: tarvitaan { $columns } saraketta ja { $rows } riviä.
label-page = { $first }–{ $last } / { $all }

group-tables = Alkajaisiksi
group-canfield = Canfield
group-one-deck = Yksi pakka
group-several-decks = Useita pakkoja
group-own = Omat säännöt

empty-takes = tähän käy { $rank }
empty-takes-card = tähän käy { $card }
empty-takes-suit = tähän käy { $suit }
empty-takes-set = tähän käy neljä samanarvoista
empty-takes-any = tähän käy mikä tahansa kortti
empty-takes-waste = tähän käy avopakan päällimmäinen
empty-takes-reserve = tähän käy reservin päällimmäinen
empty-takes-nothing = tyhjä
empty-redeal = käännä avopakka
empty-no-redeal = ei kääntöjä

help-type-tableau = nimeä apusarja: 24 siirtää apusarjasta 2 apusarjaan 4
    .keys = 1–9, 0, a ...
help-type-waste = nimeä avopakka: w3 siirtää sen päällimmäisen kortin apusarjaan 3
help-type-reserve = nimeä reservi: r3 siirtää sen päällimmäisen kortin apusarjaan 3 (r23: useasta reservistä toisesta)
help-type-foundation = nimeä pääsarjat: 1f ja wf vievät kortin niihin, f2 ottaa kortin takaisin
help-type-stock = ht kääntää kortteja käsipakasta, tai kääntää avopakan
help-type-talon = nimeä avopakka: t3 siirtää sen päällimmäisen kortin apusarjaan 3
help-type-reserve-s = nimeä reservi: s3 siirtää sen päällimmäisen kortin apusarjaan 3 (s23: useasta reservistä toisesta)
help-type-foundation-t = nimeä pääsarjat: 1f ja tf vievät kortin niihin, f2 ottaa kortin takaisin
help-draw = käännä kortteja käsipakasta, tai käännä avopakka
help-point = ota kohdistimen kortit käteen ja pane ne pinoon; käsipakan kohdalla käännä
help-send = lähetä kohdistimen kortti sinne, minne se käy
help-finish = vie kaikki kortit pääsarjoihin, kun muuta ei enää ole tehtävänä
help-hint = vihje: seuraava hyödyllinen siirto; uudelleen painamalla toinen
help-bookmark = aseta kirjanmerkki tähän tai poista se
help-go-back = palaa kirjanmerkkiin, uudelleen painamalla sitä edeltävään
help-find = etsi kaikki saman arvon kortit: /k näyttää kuninkaat
help-look = katso kohdistimen pinoa: sen kortit luetellaan
help-show-statistics = tilastot
help-show-settings = asetukset
help-cursor-left = kohdistin vasemmalle
help-cursor-right = kohdistin oikealle
help-cursor-up = kohdistin ylös
help-cursor-down = kohdistin alas
help-next-pile = kohdistin seuraavaan pinoon
help-previous-pile = kohdistin edelliseen pinoon
help-first-pile = kohdistin rivin ensimmäiseen pinoon
help-last-pile = kohdistin rivin viimeiseen pinoon
help-undo = peru siirto
help-redo = tee peruttu siirto uudelleen
help-restart = aloita tämä jako alusta
help-new-game = uusi peli
help-show-deal-number = siirry jakoon sen numerolla
help-show-variants = valitse toinen peli
help-show-rules = tämän pelin säännöt
help-show-help = tämä näppäinluettelo
help-cancel = unohda kirjoitettu tai käteen otettu; sulje ikkuna
help-interrupt = unohda kirjoitettu, tai lopeta
help-quit = lopeta

# Asetukset: kunkin nimi ja arvot.

setting-autoplay = Kortit pääsarjoihin
    .off = vain käskystä
    .safe = kun joutavat
    .eager = aina
setting-clock = Kello
setting-score = Tulos
setting-four-colors = Joka maalla oma väri
setting-letters = Maat kirjaimina
setting-shade = Värit
    .system = järjestelmän
    .light = vaaleat
    .dark = tummat
setting-left-handed = Peilikuva vasenkätiselle
setting-keys = Näppäimet
    .standard = tavalliset
    .bsd = kuten BSD:n canfieldissa
setting-language = Kieli
    .system = järjestelmän
setting-switch =
    .on = päällä
    .off = pois

# Tilastot.

statistics-played = Pelattu
statistics-won = Voitettu
statistics-streak = Voittoja peräkkäin
statistics-best-streak = Enimmillään peräkkäin
statistics-fewest-moves = Vähiten siirtoja
statistics-best-time = Paras aika
statistics-balance = Saldo
statistics-hands = Pelattu rahasta
statistics-cards-home = Pääsarjoissa pelin lopussa
statistics-won-share = { $count } ({ $percent } %)
statistics-none = ei vielä

# Mitä voitettu jako tuotti.

won-moves = Siirtoja
won-time = Aika
won-money = Voitto tästä jaosta
