# Mida lahendaja välja selgitab ja mida temalt küsitakse.

solver-is-asked = Otsitakse teed võiduni. Esc katkestab.
    .touch = Otsitakse teed võiduni.
hint-is-asked = Mõeldakse parima käigu üle. Esc katkestab.
    .touch = Mõeldakse parima käigu üle.
search-stopped = Katkestatud. Midagi ei muutunud.
knowing-carry = Kui kõik kaardid on teada: { $cards } { $from } { $to }.
knowing-draw = Kui kõik kaardid on teada: keera pakist uusi kaarte.
knowing-redeal = Kui kõik kaardid on teada: pööra heitepakk ümber.
can-be-won = Siit saab võita.
lost = Seda mängu ei saa enam võita. Vajuta <, et minna tagasi viimasesse seisu, kust saab võita.
    .touch = Seda mängu ei saa enam võita.
lost-from-start = Seda jaotust ei saa võita, mängi kuidas tahes.
not-known-state-limit = Ei ole teada: { $count } seisu järel vastust ei ole.
not-known-table-full = Ei ole teada: rohkem kui { $count } seisu jaoks ei ole ruumi.
not-known-rule = Ei ole teada: lahendaja ei loe pööramisi, mille vahel kaarti ei mängita. Ta vaatas läbi { $count } seisu.
not-known-line-refused = Ei ole teada: lahendaja eksis { $count } seisu järel.
went-back = { $count ->
    [one] Üks samm tagasi: siit saab võita.
   *[other] { $count } sammu tagasi: siit saab võita.
}
none-can-be-won = Selles mängus ei ole teada ühtki seisu, kust saaks võita.
solution-played = { $count ->
    [0] See oli lahenduse viimane käik.
    [one] Lahendus: veel 1 käik.
   *[other] Lahendus: veel { $count } käiku.
}
solved-by-program = Programm lahendas mängu { $count } käiguga.
winnable-deal = { $count ->
    [one] Seda saab võita.
   *[other] Seda saab võita; läbi vaadati { $count } jaotust.
}
no-winnable-deal = { $count ->
    [one] Läbi vaadati üks jaotus ja ei ole teada, et seda saaks võita. Sinu vana mäng jätkub.
   *[other] Läbi vaadati { $count } jaotust ja ühegi kohta ei ole teada, et seda saaks võita. Sinu vana mäng jätkub.
}

question-solution = Kas lasta programmil lahendus ette mängida? Siis jaotusest loobutakse ja selle võit ei loe.

title-solved = Lahendatud
title-deal-search = Uus mäng
label-deal-search = Otsitakse jaotust, mida saab võita: käsil on { $count }. jaotus.
hint-deal-search = Esc katkesta, vana mäng jääb

label-winnable = saab võita
label-lost = kaotatud
label-not-known-state-limit = teadmata, liiga palju seise
label-not-known-table-full = teadmata, liiga vähe ruumi
label-not-known-rule = teadmata, reegel on katmata
label-not-known-line-refused = teadmata, lahendaja eksis
label-searched = veel otsitakse

help-knowing-hint = vihje programmilt, mis teab ka kinniseid kaarte: käik, mis viib võiduni
help-solution = lase programmil lahendus käik-käigult ette mängida; võitu sulle siis ei arvestata
help-last-winnable = mine tagasi viimasesse seisu, kust saab võita

setting-winnable-only = Uusi mänge saab võita
setting-position-state = Ütle, kui mäng on kaotatud
