# Rahan tarina ja kunkin pöydän raha. Mikään siitä ei ole varmaa, ja teksti sanoo sen.

story-title = Mistä raha on peräisin
story-house = 1890-luvulla Richard A. Canfield piti pelitaloa Yhdysvalloissa. Kerrotaan, että siellä vieras osti korttipakan 50 dollarilla, pelasi sen kerran läpi talon pöydässä ja sai 5 dollaria jokaisesta kortista, jonka sai pääsarjoihin. Kymmenellä kortilla vieras sai rahansa takaisin, kaikilla 52:lla hän sai 260.
story-doubt = Mikään tästä ei ole varmaa. Yksi kertoja sijoittaa talon Saratoga Springsiin, toinen Floridaan, ja kolmas puhuu kahvilasta Broadwaylla. Pakan hinta on toisissa kertomuksissa 50, toisissa 52, eikä kukaan ole esittänyt talon sääntöjä, jotka olisi kirjoitettu siihen aikaan.
story-croupier = Kerrotaan myös, miksi peli ei jäänyt elämään: jokainen pelaaja tarvitsi oman pelinhoitajan vahtimaan kortteja, ja se tuli talolle kalliimmaksi kuin rulettipyörä, jonka ympärillä on monta vierasta.
story-name = Nimi on vaeltanut. Se, mitä talossa pelattiin, oli pelaajalle vain pasianssi; Britanniassa saman pelin nimi on Demon. Klondikea sanovat monet Canfieldiksi, korttikirjojen mukaan erehdyksessä, vaikka joissakin maissa se on pelin oikea nimi.
story-of-dispettoso = Tässä pöydässä pakka maksaa 50 ja jokaisesta pääsarjan kortista saa 5, niin kuin talossa. Pelin lähde arvioi, että talo voitti keskimäärin 25 ja että vanhalla tavalla, kolme korttia kerrallaan ja vain kerran läpi, pasianssi ei juuri koskaan mene läpi.
story-of-double-canfield = Tähän pöytään ei liity tarinaa rahasta: sitä pelataan voittaakseen, ja sen lähteen mukaan se menee läpi 99 kertaa sadasta.
story-of-canfield-klondike = Tässä pöydässä pakka maksaa 52 ja jokaisesta kortista saa 5, joten 11 kortilla voittaa 3, ja kaikista 52 kortista saa 260. Pelin lähteen mukaan tavallisin tulos on 5–7 korttia.
story-of-canfield = Tässä pöydässä raha on muuttunut pisteiksi: kortista saa yhden, enintään 52, ja 10 pisteellä pääsee tasoihin. Pelin lähteen mukaan voittaminen on vaikeaa, ja peliä pelataan pisteistä.
story-of-hoyle-canfield = Tässä pöydässä pakka maksaa 50 ja jokaisesta kortista saa 5, myös jaetusta peruskortista; joka saa kaikki 52 korttia pääsarjoihin, saa 260:n sijasta 500. Pelin lähteen mukaan noin 3 jakoa sadasta menee läpi.
story-of-canfield-original = Tämä on talon peli sellaisena kuin Il dispettoso -pelin lähde sen kertoo: kolme korttia kerrallaan ja käsipakka läpi vain kerran.
