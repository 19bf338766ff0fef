# Mitä ratkaisija saa selville ja mitä siltä kysytään.

solver-is-asked = Etsitään tietä voittoon. Esc keskeyttää.
    .touch = Etsitään tietä voittoon.
hint-is-asked = Mietitään parasta siirtoa. Esc keskeyttää.
    .touch = Mietitään parasta siirtoa.
search-stopped = Keskeytetty. Mikään ei muuttunut.
knowing-carry = Kun kaikki kortit tunnetaan: { $cards } { $from } { $to }.
knowing-draw = Kun kaikki kortit tunnetaan: käännä käsipakasta lisää.
knowing-redeal = Kun kaikki kortit tunnetaan: käännä avopakka.
can-be-won = Tämän tilanteen voi voittaa.
lost = Tätä peliä ei voi enää voittaa. Painamalla < palaat viimeiseen tilanteeseen, jonka voi voittaa.
    .touch = Tätä peliä ei voi enää voittaa.
lost-from-start = Tätä jakoa ei voi voittaa, pelasi miten tahansa.
not-known-state-limit = Ei tiedetä: { $count } tilanteen jälkeen vastausta ei ole.
not-known-table-full = Ei tiedetä: tila ei riitä useammalle kuin { $count } tilanteelle.
not-known-rule = Ei tiedetä: ratkaisija ei laske kääntöjä, joiden välillä ei pelata. Se tutki { $count } tilannetta.
not-known-line-refused = Ei tiedetä: ratkaisija on tehnyt virheen { $count } tilanteen jälkeen.
went-back = { $count ->
    [one] Takaisin yksi askel: tästä pelin voi voittaa.
   *[other] Takaisin { $count } askelta: tästä pelin voi voittaa.
}
none-can-be-won = Tässä pelissä ei tiedetä yhtään tilannetta, jonka voisi voittaa.
solution-played = { $count ->
    [0] Se oli ratkaisun viimeinen siirto.
    [one] Ratkaisu: vielä 1 siirto.
   *[other] Ratkaisu: vielä { $count } siirtoa.
}
solved-by-program = Ohjelma ratkaisi pelin { $count } siirrolla.
winnable-deal = { $count ->
    [one] Sen voi voittaa.
   *[other] Sen voi voittaa; jakoja tutkittiin { $count }.
}
no-winnable-deal = { $count ->
    [one] Tutkittiin yksi jako, eikä tiedetä, voiko sen voittaa. Vanha pelisi jatkuu.
   *[other] Tutkittiin { $count } jakoa, eikä yhdestäkään tiedetä, voiko sen voittaa. Vanha pelisi jatkuu.
}

question-solution = Näyttääkö ohjelma ratkaisun? Silloin jaosta luovutaan, eikä sen voittoa lasketa.

title-solved = Ratkaistu
title-deal-search = Uusi peli
label-deal-search = Etsitään jakoa, jonka voi voittaa: tutkittavana { $count }. jako.
hint-deal-search = Esc keskeytä, pidä vanha peli

label-winnable = voitettavissa
label-lost = hävitty
label-not-known-state-limit = ei tiedetä, liikaa tilanteita
label-not-known-table-full = ei tiedetä, liian vähän tilaa
label-not-known-rule = ei tiedetä, sääntö puuttuu
label-not-known-line-refused = ei tiedetä, ratkaisijan virhe
label-searched = vielä tutkitaan

help-knowing-hint = vihje ohjelmalta, joka tuntee piilossa olevat kortit: voittoon vievä siirto
help-solution = anna ohjelman näyttää ratkaisu siirto siirrolta; omaa voittoa siitä ei tule
help-last-winnable = palaa viimeiseen tilanteeseen, jonka voi voittaa

setting-winnable-only = Uudet pelit voitettavia
setting-position-state = Kerro, jos peli on hävitty
