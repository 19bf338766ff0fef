# Pealkirjad, nupud, arvud ja abi read.

title-help = Klahvid
    .touch = Žestid
title-keyboard = Klaviatuuriga
title-rules = Reeglid: { $name }
title-variants = Vali mäng
title-deal-number = Mine jaotuse juurde
title-won = Võitsid!
title-question = Kinnita
title-statistics = Statistika: { $name }
title-settings = Seaded

question-new-game = Kas jätta see mäng pooleli ja alustada uut?
question-deal = Kas jätta see mäng pooleli ja minna jaotuse { $deal } juurde?
question-variant = Kas jätta see mäng pooleli ja mängida mängu { $name }?
question-quit = Kas väljuda? Pooleliolevat mängu ei saa salvestada ja see läheb kaduma.
question-imported-game = Kas jätta see mäng pooleli ja jätkata imporditud mängu?
question-left-game = Mäng käis korraga kahes kohas ja teine on nüüd suletud. Kas jätta see mäng pooleli ja jätkata seal alustatut?
question-replace-left-game = Kas jätta hoopis see mäng alles ja loobuda teisest?
question-new-version = Mängu uuem versioon on valmis. Kas käivitada see nüüd? Sinu mäng jätkub.
question-reset-statistics = Kas unustada kõik, mis mängus { $name } on mängitud ja võidetud?
question-reset-statistics-but-money = Kas unustada kõik mängu { $name } loendatud mängud? Raha jääb alles.

button-yes = Jah
button-no = Ei
button-close = Sulge
button-new-game = Uus mäng

# Vihje on klahv ja see, mida see teeb, siis kaks tühikut ja järgmine. Tähtsamad on ees, sest kitsale ekraanile mahuvad
# ainult need.
hint-table = ? abi  d keera  u tagasi  t vihje  q välju  n uus  v mängud  i reeglid  s seaded
hint-table-bsd = ? abi  ht keera  u tagasi  * vihje  q välju  n uus mäng  v mängud  i reeglid
hint-statistics = Esc sulge  r nulli  e eksport  m import
hint-statistics-money = Esc sulge  a konto  r nulli  e eksport  m import
hint-settings = Esc sulge  Üles/Alla vali  Tühik muuda
hint-scroll = Esc sulge  Üles/Alla keri
hint-variants = Enter mängi  Esc sulge  a-z otsi  Üles/Alla vali
hint-deal-number = Enter jaga  Esc sulge
hint-question = y jah  n ei
hint-won = n uus mäng  Esc sulge  u võta tagasi

label-search = Otsing:
label-no-match = Sellise nimega mängu ei ole.
label-number = Number:
label-also-known-as = ka { $name }
label-base = Aluskaart { $rank }
label-base-to-choose = Aluskaart valimata
label-deal = Jaotus { $deal }
label-moves = { $count ->
    [one] 1 käik
   *[other] { $count } käiku
}
label-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
}
label-home = kogutud { $count }/{ $all }
label-redeals-left = { $count ->
    [0] pöörata ei tohi
    [one] 1 pööramine alles
   *[other] { $count } pööramist alles
}
label-redeals-unlimited = pööramisi piiramatult
label-points = { $count ->
    [one] 1 punkt
   *[other] { $count } punkti
}
label-won-money = võit { $amount }
label-lost-money = kaotus { $amount }
label-balance = saldo { $amount }
label-clock = { $minutes }:{ $seconds }
label-clock-hours = { $hours }:{ $minutes }:{ $seconds }
label-finish = y: lõpeta mäng
label-bookmarks = { $count ->
    [one] 1 järjehoidja
   *[other] { $count } järjehoidjat
}
label-not-kept = ei salvestata
label-typed = Käsk: { $typed }
label-too-small = Aken on liiga väike: vaja on { $columns } veergu ja { $rows } rida.
label-page = { $first }–{ $last } / { $all }

group-tables = Alustuseks
group-canfield = Canfield
group-one-deck = Üks kaardipakk
group-several-decks = Mitu kaardipakki
group-own = Sinu enda reeglid

empty-takes = siia sobib { $rank }
empty-takes-card = siia sobib { $card }
empty-takes-suit = siia sobib { $suit }
empty-takes-set = siia sobib neli sama väärtusega
empty-takes-any = siia sobib iga kaart
empty-takes-waste = siia sobib heitepaki pealmine
empty-takes-reserve = siia sobib reservi pealmine
empty-takes-nothing = tühi
empty-redeal = pööra heitepakk ümber
empty-no-redeal = pöörata ei tohi

help-type-tableau = nimeta veerg: 24 tõstab veerust 2 veergu 4
    .keys = 1–9, 0, a ...
help-type-waste = nimeta heitepakk: w3 tõstab selle pealmise kaardi veergu 3
help-type-reserve = nimeta reserv: r3 tõstab selle pealmise kaardi veergu 3 (r23: mitmest reservist teisest)
help-type-foundation = nimeta sihtpakid: 1f ja wf viivad kaardi sinna, f2 võtab kaardi tagasi
help-type-stock = ht keerab pakist kaarte või pöörab heitepaki ümber
help-type-talon = nimeta heitepakk: t3 tõstab selle pealmise kaardi veergu 3
help-type-reserve-s = nimeta reserv: s3 tõstab selle pealmise kaardi veergu 3 (s23: mitmest reservist teisest)
help-type-foundation-t = nimeta sihtpakid: 1f ja tf viivad kaardi sinna, f2 võtab kaardi tagasi
help-draw = keera pakist kaarte või pööra heitepakk ümber
help-point = võta kaardid kursori kohalt kätte ja pane maha; paki kohal keera
help-send = saada kursori kohal olev kaart sinna, kuhu see sobib
help-finish = vii kõik kaardid sihtpakkidesse, kui midagi muud enam teha ei ole
help-hint = vihje: järgmine kasulik käik; uuesti vajutades teine
help-bookmark = pane siia järjehoidja või võta see ära
help-go-back = mine tagasi järjehoidja juurde, uuesti vajutades eelmise juurde
help-find = otsi kõik sama väärtusega kaardid: /k näitab kuningaid
help-look = vaata pakki või veergu kursori kohal: selle kaardid loetletakse
help-show-statistics = statistika
help-show-settings = seaded
help-cursor-left = kursor vasakule
help-cursor-right = kursor paremale
help-cursor-up = kursor üles
help-cursor-down = kursor alla
help-next-pile = kursor järgmise paki või veeru juurde
help-previous-pile = kursor eelmise paki või veeru juurde
help-first-pile = kursor rea algusesse
help-last-pile = kursor rea lõppu
help-undo = võta käik tagasi
help-redo = tee tagasivõetud käik uuesti
help-restart = alusta seda jaotust algusest
help-new-game = uus mäng
help-show-deal-number = mine jaotuse juurde numbri järgi
help-show-variants = vali teine mäng
help-show-rules = selle mängu reeglid
help-show-help = see klahvide loend
help-cancel = unusta, mis on kirjutatud või käes; sulge aken
help-interrupt = unusta, mis on kirjutatud, või välju
help-quit = välju

# Seaded: nimi ja väärtused.

setting-autoplay = Kaardid sihtpakki
    .off = ainult käsu peale
    .safe = kui pole vaja
    .eager = alati
setting-clock = Kell
setting-score = Tulemus
setting-four-colors = Igal mastil oma värv
setting-letters = Mastid tähtedena
setting-shade = Värvid
    .system = nagu süsteemis
    .light = heledad
    .dark = tumedad
setting-left-handed = Peegelpilt vasakukäelisele
setting-keys = Klahvid
    .standard = tavalised
    .bsd = nagu BSD canfieldis
setting-language = Keel
    .system = nagu süsteemis
setting-switch =
    .on = sees
    .off = väljas

# Statistika.

statistics-played = Mängitud
statistics-won = Võidetud
statistics-streak = Võite järjest
statistics-best-streak = Kõige rohkem järjest
statistics-fewest-moves = Kõige vähem käike
statistics-best-time = Parim aeg
statistics-balance = Saldo
statistics-hands = Raha peale mängitud
statistics-cards-home = Lõpus sihtpakkides
statistics-won-share = { $count } ({ $percent } %)
statistics-none = veel pole

# Mida võidetud jaotus andis.

won-moves = Käike
won-time = Aeg
won-money = Võit sellest jaotusest
