# Quello che sta nella pagina delle regole oltre alle regole: un disegno della distribuzione, consigli, quanto spesso
# riesce, e che cosa dicono le fonti.

heading-strategy = Strategia
heading-winning = Quanto spesso riesce
heading-sources = Dove le fonti non vanno d'accordo

# Un piccolo disegno della distribuzione, con il numero di carte di ogni mucchio.

drawing-with-reserve = Sopra ci sono il tallone, il pozzo e le basi, sotto la riserva e le colonne. I numeri dicono quante carte ci sono dopo la distribuzione.
drawing-with-reserves = Sopra ci sono il tallone, il pozzo e le basi, sotto le riserve e le colonne. I numeri dicono quante carte ci sono dopo la distribuzione.
drawing-without-reserve = Sopra ci sono il tallone, il pozzo e le basi, sotto le colonne. I numeri dicono quante carte ci sono dopo la distribuzione.

# Consigli che seguono dalle regole.

strategy-reserve = Appena puoi gioca dalla riserva: quello che sta in fondo è fuori portata finché sopra ci sono altre carte.
strategy-reserve-seen = Le carte della riserva si vedono tutte: prima di ogni mossa guarda dove potrebbero andare le prossime.
strategy-fill-auto = Ogni spazio toglie una carta alla riserva: vuotare una colonna vale spesso più di una sequenza più lunga.
strategy-fill-choice = Uno spazio non si riempie da solo: non avere fretta, aspetta la carta che lì ti serve di più.
strategy-late-waste = Esaurita la riserva, solo il pozzo riempie uno spazio: vuota una colonna quando in cima al pozzo c'è la carta che ci vuoi.
strategy-late-any = Esaurita la riserva, in uno spazio va qualunque carta, anche una sequenza che libera la carta di sotto.
strategy-fill-king = Non vuotare una colonna prima di avere un re per lo spazio: nient'altro ci va.
strategy-whole = Le carte scoperte lasciano una colonna solo tutte insieme, o una alla volta verso una base: prima di coprirne una chiediti se ti servirà presto.
strategy-run = Le sequenze si possono dividere: muovine una parte quando così si libera una carta per le basi.
strategy-single = Da una colonna all'altra si muovono solo carte singole, e una sequenza lunga si sposta a fatica: costruiscila dove può restare.
strategy-packets = Di ogni gruppo di carte dapprima si gioca solo l'ultima. Togliere una carta dal pozzo cambia quelle che usciranno al prossimo giro: conta, prima di prenderla.
strategy-every-card = A ogni giro escono tutte le carte del tallone: tieni a mente quelle che verranno, e non giocarne una solo perché si può.
strategy-one-round = Il tallone si passa una volta sola. Una carta lasciata passare finisce sotto le altre: prendi subito quello che ti serve.
strategy-base = Porta sulle basi prima di tutto le carte del valore base: senza la sua carta base, un seme non può salire.
strategy-return-never = Quello che è su una base non torna indietro. Tieni una carta sulle colonne finché un'altra ne ha bisogno.
strategy-return = Una carta si può riprendere da una base: fallo quando dà un posto a un'altra.
strategy-money = Ogni carta sulle basi rende, che il solitario riesca o no: verso la fine cerca la strada che ne porta su di più.

# Quanto spesso riesce.

winning-measured = { $unknown ->
    [0] Di { $deals } partite che un programma ha esaminato conoscendo tutte le carte, { $solved } possono riuscire e { $unsolvable } no.
   *[other] Di { $deals } partite che un programma ha esaminato conoscendo tutte le carte, { $solved } possono riuscire e { $unsolvable } no; di { $unknown } non ha potuto stabilirlo.
}
winning-interval = Chi conosce tutte le carte può quindi riuscire in una parte delle partite compresa tra { $low } % e { $high } % (confidenza del 95 %).
winning-condition = Chi non sa dove sono le carte coperte riesce meno spesso.
winning-not-measured = Non ancora misurato.
number-with-tenths = { $whole },{ $tenths }

# Dove le fonti non vanno d'accordo.

disagree-canfield = Con questo nome le fonti giocano solitari diversi. Da una colonna all'altra alcune muovono solo una colonna intera, altre la carta in cima o la colonna intera, altre qualunque sequenza. Esaurita la riserva, alcune riempiono uno spazio solo dal pozzo, altre con qualunque carta o sequenza. Alcune mettono subito le prime carte nel pozzo, altre no; alcune lasciano tornare le carte dalle basi, le più no. Tre carte alla volta e giri senza limite sono l'uso, ma si trovano anche una carta alla volta, e uno o tre giri soltanto.
disagree-klondike = In quasi tutti i paesi questo solitario si chiama Klondike, e Canfield è quello con la riserva. Le fonti del Klondike non vanno d'accordo su una carta o tre alla volta, né sul numero dei giri.
disagree-demon = In Gran Bretagna Demon è il nome del Canfield con un mazzo. Altre fonti lo danno a questo gioco con due mazzi, otto colonne e una riserva di 40 carte.
disagree-double = Le fonti danno a questo solitario cinque colonne e una riserva di 13 carte, oppure sei colonne e una riserva di 40.
disagree-rainbow = Quasi tutte le fonti costruiscono con qualunque seme e passano il tallone una volta, una carta alla volta. Altre danno tre carte alla volta senza limite di giri, o costruiscono a colori alterni.
disagree-storehouse = Le fonti non vanno d'accordo su che cosa si muove da una colonna all'altra, e se gli spazi si riempiono subito dalla riserva o come vuole chi gioca. Di solito il pozzo si gira due volte; per una fonte, una sola.
disagree-chameleon = Le fonti danno alla riserva 12 o 13 carte, e muovono carte singole, colonne intere o qualunque sequenza. In una forma più antica il resto del tallone diventa una quarta colonna.
disagree-toad = Esaurita la riserva, alcune fonti riempiono uno spazio con qualunque carta, altre solo dal pozzo. La riserva si vede tutta, o solo la carta in cima; quasi tutte costruiscono nello stesso seme, una a colori alterni.
disagree-variegated = Una fonte mostra tutte le carte della riserva, un'altra solo quella in cima. Alcune copie dimenticano che per prima cosa si dispongono tutti gli assi.
disagree-eagle-wing = Molte fonti sulle ali non costruiscono affatto. Altre scendono nello stesso seme, fino a tre carte per colonna.
disagree-duchess = Le fonti non vanno d'accordo se si muovono solo colonne intere o qualunque sequenza, che cosa riempie uno spazio finché ci sono riserve, e se il pozzo si gira una volta o mai.
disagree-duke = Alcune fonti riempiono uno spazio sempre e da dove si vuole, altre solo dalle riserve finché ce n'è. Se le carte tornino dalle basi si racconta in entrambi i modi.
disagree-gate = In quasi tutte le fonti uno spazio lo riempie la colonna di riserva più lunga, poi il pozzo. Altre lasciano scegliere chi gioca, o prendono la prossima carta del tallone.
disagree-minerva = Alcune fonti mostrano tutte le carte della riserva, altre solo quella in cima.
disagree-acme = Su questo solitario le fonti vanno d'accordo; una sola dà alla riserva appena 4 carte.
disagree-beehive = Molte fonti danno alla riserva 10 carte, altre 13. Le quattro carte di un valore escono subito in alcune, e quando vuole chi gioca in altre.
disagree-plot = In alcune fonti su una carta del valore base non si costruisce e la carta non si muove su un'altra, e gli spazi si riempiono anche dal tallone.

# Fonti che sono più del nome di un programma o di un libro.

source-dispettoso = Il dispettoso, come si gioca in rete in Italia
source-double-canfield = Double Canfield, il gioco con due mazzi che si gioca in rete
source-canfield-klondike = Canfield-pasianssi, il solitario che in Finlandia ha questo nome
source-canfield = il Canfield di AisleRiot, secondo il suo manuale spagnolo
source-hoyle-canfield = il Canfield secondo Hoyle, da una pagina di regole estone
source-canfield-original = la casa da gioco, come la racconta la fonte del Dispettoso
