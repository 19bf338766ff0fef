# Rahasta pelattavan pelin tili.

title-account = Tili: { $name }
hint-account = Esc sulje  Ylös/Alas vieritä
account-balance = Saldo { $hands ->
    [one] yhden pelin
   *[other] { $hands } pelin
} jälkeen: { $amount }.
account-course = Saldon kulku pelistä peliin
account-hands = Pelit, viimeisin ensin
account-none = Rahasta ei ole vielä pelattu.
account-hand = Jako { $deal }: maksettu { $costs }, { $count ->
    [one] yhdestä kortista
   *[other] { $count } kortista
} saatu { $pay }. Saldo { $balance }.
account-hand-under-way = Kesken, jako { $deal }: maksettu { $costs }, { $count ->
    [one] yhdestä kortista
   *[other] { $count } kortista
} saatavaa { $pay }. Saldo { $balance }.
looks-charged = Näiden korttien näkeminen maksoi { $price }.
rules-score-look = Kortin paljastaneen siirron peruminen maksaa { $count }.
