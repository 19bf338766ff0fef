# Le regole di un solitario, fatte dai suoi dati: titoli, e sotto ognuno frasi intere.

heading-layout = Disposizione
heading-goal = Scopo
heading-building = Come si costruisce
heading-moving = Come si muove
heading-spaces = Spazi
heading-reserve = Riserva
heading-stock = Tallone
heading-score = Punteggio
heading-names = Nomi

# Disposizione.

rules-decks = { $decks ->
    [one] Un mazzo di { $count } carte.
   *[other] { $decks } mazzi, in tutto { $count } carte.
}
rules-short-decks = Ogni seme ha solo { $ranks } valori a partire dall'asso; il più alto è: { $rank }.
rules-start-one = La prima carta distribuita va su una base, e il suo valore è il valore base.
rules-start-all = Per prima cosa si dispongono sulle basi { $ranks } di tutti i semi.
rules-start-none = { $count ->
    [one] All'inizio la base è vuota.
   *[other] All'inizio le { $count } basi sono vuote.
}
rules-reserve-top = { $count ->
    [one] Una carta forma la riserva.
   *[other] { $count } carte formano la riserva, e solo quella in cima è scoperta.
}
rules-reserve-all = { $count ->
    [one] Una carta scoperta forma la riserva.
   *[other] { $count } carte formano la riserva, tutte scoperte.
}
rules-reserve-last = { $count ->
    [one] Una carta forma la riserva.
   *[other] { $count } carte coperte formano la riserva; quando ne resta una, si scopre.
}
rules-reserves-top = { $count ->
    [one] Ci sono { $reserves } riserve di una carta, scoperta.
   *[other] Ci sono { $reserves } riserve di { $count } carte, con la carta in cima scoperta.
}
rules-reserves-all = { $count ->
    [one] Ci sono { $reserves } riserve di una carta, scoperta.
   *[other] Ci sono { $reserves } riserve di { $count } carte, tutte scoperte.
}
rules-reserves-last = { $count ->
    [one] Ci sono { $reserves } riserve di una carta.
   *[other] Ci sono { $reserves } riserve di { $count } carte coperte; l'ultima di ognuna si scopre quando resta sola.
}
rules-piles-of-one = { $piles ->
    [one] C'è una colonna di una carta.
   *[other] Ci sono { $piles } colonne di una carta ciascuna.
}
rules-piles-up = { $piles ->
    [one] C'è una colonna di { $rows } carte, tutte scoperte.
   *[other] Ci sono { $piles } colonne di { $rows } carte ciascuna, tutte scoperte.
}
rules-piles-down = { $piles ->
    [one] C'è una colonna di { $rows } carte,
   *[other] Ci sono { $piles } colonne di { $rows } carte ciascuna,
} { $down ->
    [one] di cui una coperta.
   *[other] di cui { $down } coperte.
}
rules-piles-staircase = Ci sono { $piles } colonne, da 1 a { $piles } carte, ognuna con la carta in cima scoperta.
rules-extra = Accanto si mette una carta in più, per la scelta del valore base.
rules-packet = { $count ->
    [one] Una carta va nel pozzo.
   *[other] { $count } carte vanno nel pozzo.
}
rules-no-packet = All'inizio nel pozzo non va nessuna carta.
rules-stock-size = { $count ->
    [0] Per il tallone non restano carte.
    [one] L'ultima carta fa da tallone.
   *[other] Le altre { $count } carte sono il tallone.
}

# Scopo.

rules-goal-suit = Portare tutte le carte sulle { $count } basi, ognuna di un solo seme e in ordine crescente, a partire { $from }.
rules-goal-any = Portare tutte le carte sulle { $count } basi, in ordine crescente a partire { $from }, di qualunque seme.
rules-goal-alternate = Portare tutte le carte sulle { $count } basi, in ordine crescente a partire { $from }, a colori alterni.
rules-goal-set = Portare tutte le carte sulla base, quattro dello stesso valore alla volta: quando sono insieme in cima a una colonna, una mossa ce le porta.
rules-goal-up-and-down = Portare tutte le carte sulle { $count } basi, ognuna di un solo seme: per ogni seme una base sale a partire { $from }, l'altra scende a partire { $downward }.
rules-base-dealt = il valore base
    .from = dal valore base
rules-base-chosen = il valore base che scegli tu
    .from = dal valore base che scegli tu
rules-goal-each = Ogni base prende { $count } carte.
rules-corner = Dopo il re viene l'asso.
rules-choose-reserve = Scegli tu il valore base, con la prima carta della riserva che metti su una base.
rules-choose-extra = Scegli tu il valore base, con la prima delle { $count } carte sul tavolo che metti su una base; la carta in più prende poi il suo posto.
rules-before-choice-reserve = Fino ad allora si muovono solo le carte della riserva.
rules-before-choice-nothing = Fino ad allora non si muove nessun'altra carta.
rules-open-first = Le altre basi si aprono quando la prima è completa.
rules-return-never = Una carta messa su una base resta lì.
rules-return-above-base = La carta in cima a una base può tornare su una colonna, ma non la carta base.
rules-return-always = La carta in cima a una base può tornare su una colonna.

# Come si costruisce.

rules-build-none = Sulle colonne non si costruisce.
rules-build-down-alternate = Sulle colonne si scende a colori alterni: rosso su nero, nero su rosso.
rules-build-down-suit = Sulle colonne si scende nello stesso seme.
rules-build-down-colour = Sulle colonne si scende nello stesso colore: rosso su rosso, nero su nero.
rules-build-down-any = Sulle colonne si scende con qualunque seme.
rules-build-equal-alternate = Le colonne prendono carte dello stesso valore e dell'altro colore.
rules-build-equal-suit = Le colonne prendono carte dello stesso valore e seme.
rules-build-equal-colour = Le colonne prendono carte dello stesso valore e colore.
rules-build-equal-any = Le colonne prendono carte dello stesso valore.
rules-wrap-circular = Il re va sull'asso.
rules-wrap-to-base = Il re va sull'asso, ma su una carta del valore base non va niente.
rules-wrap-none = Su un asso non va niente.
rules-pile-limit = { $count ->
    [one] Una colonna tiene una sola carta.
   *[other] Una colonna tiene al massimo { $count } carte.
}

# Come si muove.

rules-move-none = Da una colonna all'altra non si muove niente.
rules-move-single = Da una colonna all'altra si muove una carta alla volta.
rules-move-whole = Da una colonna all'altra si muove solo una colonna intera, mai una sua parte.
rules-move-single-or-whole = Da una colonna all'altra si muove la sola carta in cima, o la colonna intera; niente di mezzo.
rules-move-run = Da una colonna all'altra si muove qualunque sequenza, intera o una parte a partire dalla cima.
rules-move-whole-run = Da una colonna all'altra le carte scoperte si muovono solo tutte insieme, mai in parte.
rules-send = Un doppio clic manda una carta dove può andare, prima di tutto su una base.
rules-turn-up = Una carta coperta che resta libera si scopre.

# Spazi.

rules-base-auto = Una carta del valore base che dopo la distribuzione sta sul tavolo, o che arriva in cima alla riserva o al pozzo, va sulla sua base da sola.
rules-fill-auto-one = Uno spazio si riempie da solo e subito, { $first }.
rules-fill-auto-two = Uno spazio si riempie da solo e subito, { $first }, e se lì non ce n'è, { $second }.
rules-fill-auto-three = Uno spazio si riempie da solo e subito, { $first }, se lì non ce n'è, { $second }, e poi { $third }.
rules-fill-rest = Se nemmeno lì ci sono carte, decidi tu.
rules-fill-early-none = { $reserves ->
    [one] Finché la riserva ha carte, uno spazio resta vuoto.
   *[other] Finché una riserva ha carte, uno spazio resta vuoto.
}
rules-fill-early = { $reserves ->
    [one] Finché la riserva ha carte, uno spazio lo riempi tu { $sources }, quando vuoi; può anche restare vuoto.
   *[other] Finché una riserva ha carte, uno spazio lo riempi tu { $sources }, quando vuoi; può anche restare vuoto.
}
rules-fill-late-none = { $reserves ->
    [one] Esaurita la riserva, uno spazio resta vuoto.
   *[other] Esaurite tutte le riserve, uno spazio resta vuoto.
}
rules-fill-late = { $reserves ->
    [one] Esaurita la riserva, uno spazio lo riempi tu { $sources }, quando vuoi; può anche restare vuoto.
   *[other] Esaurite tutte le riserve, uno spazio lo riempi tu { $sources }, quando vuoi; può anche restare vuoto.
}
rules-fill-none = Uno spazio resta vuoto.
rules-fill = Uno spazio lo riempi tu { $sources }, quando vuoi; può anche restare vuoto.
rules-fill-rank = { $unit ->
    [card] In uno spazio si può spostare solo { $rank }.
   *[run] In uno spazio si può spostare solo { $rank }, o una sequenza che comincia così.
}
rules-fill-rank-base = { $unit ->
    [card] In uno spazio si può spostare solo una carta del valore base.
   *[run] In uno spazio si può spostare solo una carta del valore base, o una sequenza che comincia così.
}
rules-fill-rank-below-base = { $unit ->
    [card] In uno spazio si può spostare solo una carta del valore sotto quello base.
   *[run] In uno spazio si può spostare solo una carta del valore sotto quello base, o una sequenza che comincia così.
}
rules-fill-rank-until-first = { $unit ->
    [card] Finché la prima base non è completa, in uno spazio si può spostare solo una carta del valore base.
   *[run] Finché la prima base non è completa, in uno spazio si può spostare solo una carta del valore base, o una sequenza che comincia così.
}
source-reserve = dalla riserva
source-reserves = dalla riserva più lunga
source-waste = dal pozzo
source-stock = dal tallone
source-tableau = da un'altra colonna
source-any-reserve = da una riserva
sources-two = { $first } o { $second }
sources-three = { $first }, { $second } o { $third }

# Riserva.

rules-reserve-to-both = { $reserves ->
    [one] La carta in cima alla riserva va sulle basi e sulle colonne.
   *[other] La carta in cima a ogni riserva va sulle basi e sulle colonne.
}
rules-reserve-to-foundation = { $reserves ->
    [one] La carta in cima alla riserva va sulle basi, ma non sulle colonne.
   *[other] La carta in cima a ogni riserva va sulle basi, ma non sulle colonne.
}
rules-reserve-to-tableau = { $reserves ->
    [one] La carta in cima alla riserva va sulle colonne, ma non sulle basi.
   *[other] La carta in cima a ogni riserva va sulle colonne, ma non sulle basi.
}
rules-reserve-to-nothing = Le carte della riserva riempiono soltanto gli spazi.
rules-reserve-last-card = { $reserves ->
    [one] L'ultima carta della riserva si gioca come le altre; quelle prima riempiono soltanto gli spazi.
   *[other] L'ultima carta di ogni riserva si gioca come le altre; quelle prima riempiono soltanto gli spazi.
}
rules-reserve-no-return = { $reserves ->
    [one] Nella riserva non torna mai nessuna carta.
   *[other] In una riserva non torna mai nessuna carta.
}

# Tallone.

rules-deal = { $count ->
    [one] Dal tallone si passa al pozzo una carta alla volta, e la carta in cima al pozzo si può giocare.
   *[other] Dal tallone si passano al pozzo { $count } carte alla volta, meno alla fine, e la carta in cima al pozzo si può giocare.
}
rules-deal-first-round = { $count ->
    [one] Nel primo giro si passa dal tallone al pozzo una carta alla volta, e quella in cima si può giocare.
   *[other] Nel primo giro si passano dal tallone al pozzo { $count } carte alla volta, e quella in cima si può giocare.
}
rules-deal-round = { $count ->
    [one] Al giro { $round }: una carta alla volta.
   *[other] Al giro { $round }: { $count } carte alla volta.
}
rules-deal-last-round = { $count ->
    [one] Dal giro { $round } in poi: una carta alla volta.
   *[other] Dal giro { $round } in poi: { $count } carte alla volta.
}
rules-redeals-unlimited = Quando il tallone è vuoto, il pozzo si gira e diventa il nuovo tallone, nello stesso ordine e senza mischiare, quante volte vuoi.
rules-packet-auto = Quando una mossa vuota il pozzo, le prossime carte arrivano da sole.
rules-redeal-packet = Girando il pozzo si passano subito le prossime carte.
rules-fruitless-redeals = { $count ->
    [one] Quando il pozzo è stato girato una volta senza che tu abbia giocato una carta, non si gira più finché non ne giochi una; se non ci sono carte da giocare, la partita è persa. Le carte che salgono da sole non contano.
   *[other] Quando il pozzo è stato girato { $count } volte senza che tu abbia giocato una carta, non si gira più finché non ne giochi una; se non ci sono carte da giocare, la partita è persa. Le carte che salgono da sole non contano.
}
rules-redeals-none = Il tallone si passa una volta sola: il pozzo non si gira.
rules-redeals = { $count ->
    [one] Quando il tallone è vuoto, il pozzo si gira e diventa il nuovo tallone, nello stesso ordine e senza mischiare. Si può fare una volta.
   *[other] Quando il tallone è vuoto, il pozzo si gira e diventa il nuovo tallone, nello stesso ordine e senza mischiare. Si può fare { $count } volte.
}

# Punteggio.

rules-score-none = Non si tengono punti: il solitario riesce o non riesce.
rules-score-instalments = Il mazzo si paga a rate: 13 per la mano, altri 13 al primo comando, e altri 26 per il gioco quando si pesca la prima volta dal tallone. Girare il pozzo costa ogni volta 5. Pagato il gioco, ogni carta sulle basi rende 5.
rules-score-points = { $count ->
    [one] Ogni carta sulle basi vale un punto.
   *[other] Ogni carta sulle basi vale { $count } punti.
}
rules-score-money = Ogni carta sulle basi rende { $count }.
rules-score-ante-points = Si parte da { $count } punti.
rules-score-ante-money = Il mazzo costa { $count }.
rules-score-redeal-points = A ogni giro del pozzo il punteggio cambia di { $count }.
rules-score-redeal-money = Girare il pozzo costa ogni volta { $count }.
rules-score-dealt-free = Le carte distribuite sulle basi non contano.
rules-score-all-out-points = Tutte le carte insieme valgono { $count }.
rules-score-all-out-money = Tutte le carte insieme rendono { $count }.
rules-score-full-points = Tutte le { $cards } carte insieme valgono { $count } punti, che è il massimo.
rules-score-full-money = Tutte le { $cards } carte insieme rendono { $count }.
rules-score-even = Con { $cards } carte sulle basi il prezzo del mazzo è ripagato.
rules-score-first-win = Con { $cards } carte sulle basi si è in guadagno di { $count }.
rules-score-break-even = Con { $count } carte sulle basi si dice che si va in pari.

# Nomi.

rules-aliases = Detto anche { $names }.
rules-source = Queste regole sono quelle di: { $source }.
rules-pysol = I numeri delle partite danno le carte che PySolFC distribuisce nel suo gioco { $number }.
