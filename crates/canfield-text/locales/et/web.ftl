# Nuppude ja menüüde tekstid ning see, mida lauast räägitakse neile, kes seda ei näe.

control-undo = Tagasi
control-redo = Uuesti
control-draw = Keera
control-hint = Vihje
control-finish = Lõpeta
control-menu = Menüü
control-new-game = Uus mäng
control-restart = Alusta jaotust algusest
control-daily = Päeva jaotus
control-deal-number = Mine jaotuse juurde
control-variants = Vali mäng
control-rules = Reeglid
control-statistics = Statistika
control-settings = Seaded
control-help = Klahvid
    .touch = Žestid
control-bookmark = Järjehoidja
control-go-back = Mine järjehoidja juurde
control-find = Otsi kaarte
control-knowing-hint = Vihje, mis teab kõiki kaarte
control-last-winnable = Tagasi sinna, kust saab võita
control-solution = Tee käik, mis viib võiduni
control-share = Jaga linki sellele jaotusele
control-link-copied = Selle jaotuse link on kopeeritud.
control-broken-down = Viga peatas mängu. Laadi leht uuesti: sinu mäng on salvestatud.
control-play = Mängi
control-stop = Katkesta
control-reset = Nulli
control-export = Eksport
control-import = Import
control-table = Laud
control-buttons = Nupud

# Iga paki ja veeru kohta üks: nimi ja see, mis on näha. Kaardid loetletakse komadega, pealmine viimasena.
seen-empty = { $pile }: { $takes }
seen-face-down = { $pile }: { $count ->
    [one] 1 kinnine kaart
   *[other] { $count } kinnist kaarti
}
seen-face-up = { $pile }: { $cards }
seen-partly = { $pile }: { $count } kaarti, näha { $cards }
seen-stock = { $seen }, { $redeals }

gesture-tap = võtab kaardi koos selle peal olevatega; puuduta siis kohta, kuhu need lähevad
    .name = Puudutus
gesture-tap-stock = keerab kaarte; kui pakk on tühi, pöörab heitepaki ümber
    .name = Paki puudutus
gesture-double-tap = saadab kaardi sinna, kuhu see sobib
    .name = Topeltpuudutus
gesture-drag = viib kaardid teise kohta
    .name = Lohistamine
gesture-press = näitab kõiki lahtisi kaarte selles kohas
    .name = Pikk vajutus
gesture-tap-name = valib teise mängu
    .name = Mängu nime puudutus
gesture-tap-deal = läheb jaotuse juurde numbri järgi
    .name = Jaotuse numbri puudutus
