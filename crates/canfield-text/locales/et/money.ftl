# Raha peale mängitava mängu konto.

title-account = Konto: { $name }
hint-account = Esc sulge  Üles/Alla keri
account-balance = Saldo pärast { $hands ->
    [one] üht mängu
   *[other] { $hands } mängu
}: { $amount }.
account-course = Saldo mängust mängu
account-hands = Mängud, viimane kõige ees
account-none = Raha peale ei ole veel mängitud.
account-hand = Jaotus { $deal }: makstud { $costs }, { $count ->
    [one] ühe kaardi
   *[other] { $count } kaardi
} eest saadud { $pay }. Saldo { $balance }.
account-hand-under-way = Pooleli, jaotus { $deal }: makstud { $costs }, { $count ->
    [one] ühe kaardi
   *[other] { $count } kaardi
} eest saada { $pay }. Saldo { $balance }.
looks-charged = Nende kaartide nägemine maksis { $price }.
rules-score-look = Kaardi avanud käigu tagasivõtmine maksab { $count }.
