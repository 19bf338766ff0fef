# Mitä pelin sääntösivulla on sääntöjen lisäksi: jaon kuva, neuvoja, kuinka usein pasianssi menee läpi ja mitä lähteet
# sanovat.

heading-strategy = Neuvoja
heading-winning = Kuinka usein se menee läpi
heading-sources = Mistä lähteet ovat eri mieltä

# Pieni kuva jaosta ja kunkin pinon korttien määrä.

drawing-with-reserve = Ylhäällä ovat käsipakka, avopakka ja pääsarjat, alhaalla reservi ja apusarjat. Luvut kertovat, montako korttia niissä on jaon jälkeen.
drawing-with-reserves = Ylhäällä ovat käsipakka, avopakka ja pääsarjat, alhaalla reservit ja apusarjat. Luvut kertovat, montako korttia niissä on jaon jälkeen.
drawing-without-reserve = Ylhäällä ovat käsipakka, avopakka ja pääsarjat, alhaalla apusarjat. Luvut kertovat, montako korttia niissä on jaon jälkeen.

# Neuvoja, jotka seuraavat säännöistä.

strategy-reserve = Pelaa reservistä aina kun voit: sen alimpiin kortteihin pääsee käsiksi vasta, kun päällimmäiset on pelattu.
strategy-reserve-seen = Reservin kaikki kortit näkyvät, joten katso ennen jokaista siirtoa, minne seuraavat niistä voisivat mennä.
strategy-fill-auto = Jokainen tyhjä paikka ottaa kortin reservistä: apusarjan tyhjentäminen on usein arvokkaampaa kuin pitempi jono.
strategy-fill-choice = Tyhjä paikka ei täyty itsestään: älä hätäile, vaan odota korttia, josta siinä on eniten apua.
strategy-late-waste = Kun reservi on loppunut, tyhjän paikan voi täyttää vain avopakasta. Tyhjennä siis apusarja silloin, kun avopakan päällimmäisenä on kortti, jonka haluat sen tilalle.
strategy-late-any = Kun reservi on loppunut, tyhjään paikkaan käy mikä tahansa kortti, myös jono, jonka alta vapautuu kortti.
strategy-fill-king = Älä tyhjennä apusarjaa, ennen kuin sinulla on kuningas sen tilalle: mikään muu siihen ei käy.
strategy-whole = Näkyvät kortit lähtevät apusarjasta vain kaikki yhdessä tai yksitellen pääsarjaan. Mieti siis ennen kuin peität kortin, tarvitsetko sitä pian.
strategy-run = Jonon saa katkaista: siirrä siitä osa, kun alta paljastuu kortti, joka käy pääsarjaan.
strategy-single = Apusarjasta toiseen siirtyy vain yksi kortti kerrallaan, joten pitkää jonoa on vaikea siirtää: kokoa se sinne, missä se voi pysyä.
strategy-packets = Yhdellä kertaa käännetyistä korteista voi aluksi pelata vain viimeisen. Jo yhden kortin ottaminen avopakasta muuttaa sitä, mitkä kortit seuraavalla kierroksella tulevat esiin, joten laske ennen kuin otat.
strategy-every-card = Joka kierroksella käsipakan jokainen kortti tulee esiin: muista, mitkä niistä ovat vielä tulossa, äläkä pelaa korttia vain siksi, että voit.
strategy-one-round = Käsipakka käydään läpi vain kerran. Kortti, jonka jätät, hautautuu seuraavien alle, joten ota heti se, mitä voit käyttää.
strategy-base = Vie pääsarjojen ensimmäiset kortit paikoilleen niin pian kuin voit: ennen niitä ei saman maan muita kortteja sinne saa.
strategy-return-never = Pääsarjasta ei saa korttia takaisin. Pidä kortti apusarjassa niin kauan kuin jokin toinen kortti tarvitsee sitä siellä.
strategy-return = Pääsarjasta saa ottaa kortin takaisin: tee niin, kun se antaa paikan toiselle kortille.
strategy-money = Jokaisesta pääsarjojen kortista saa rahaa, meni pasianssi läpi tai ei: etsi loppupuolella ne siirrot, joilla pääsarjoihin nousee eniten kortteja.

# Kuinka usein pasianssi menee läpi.

winning-measured = { $unknown ->
    [0] Ohjelma on tutkinut { $deals } jakoa kaikki kortit tuntien: niistä { $solved } voi voittaa ja { $unsolvable } ei voi.
   *[other] Ohjelma on tutkinut { $deals } jakoa kaikki kortit tuntien: niistä { $solved } voi voittaa ja { $unsolvable } ei voi; { $unknown } jäi selvittämättä.
}
winning-interval = Kaikki kortit tunteva voi siis voittaa { $low }–{ $high } % kaikista jaoista (luottamustaso 95 %).
winning-condition = Joka ei tiedä, missä piilossa olevat kortit ovat, voittaa harvemmin.
winning-not-measured = Ei vielä mitattu.
number-with-tenths = { $whole },{ $tenths }

# Mistä lähteet ovat eri mieltä.

disagree-canfield = Tällä nimellä lähteet pelaavat eri pelejä. Apusarjasta toiseen siirretään joidenkin mukaan vain koko apusarja, toisten mukaan päällimmäinen kortti tai koko apusarja, joidenkin mukaan mikä tahansa jono. Kun reservi on loppunut, jotkut täyttävät tyhjän paikan vain avopakasta, toiset millä tahansa kortilla tai jonolla. Jotkut kääntävät ensimmäiset kortit avopakkaan heti alussa, toiset eivät; jotkut antavat korttien palata pääsarjoista, useimmat eivät. Kolme korttia kerrallaan ja niin monta kierrosta kuin haluaa on tavallisinta, mutta myös yhden kortin, yhden kierroksen ja kolmen kierroksen pelejä on.
disagree-klondike = Useimmissa maissa tämä peli on Klondike, ja Canfield on peli, jossa on reservi. Klondiken lähteet ovat eri mieltä siitä, käännetäänkö kortteja yksi vai kolme kerrallaan, ja siitä, montako kierrosta saa pelata.
disagree-demon = Britanniassa Demon on yhden pakan Canfieldin nimi. Muut lähteet käyttävät sitä tästä kahden pakan pelistä, jossa on kahdeksan apusarjaa ja 40 kortin reservi.
disagree-double = Lähteiden mukaan tässä pelissä on viisi apusarjaa ja 13 kortin reservi tai kuusi apusarjaa ja 40 kortin reservi.
disagree-rainbow = Useimmat lähteet kokoavat apusarjat maasta riippumatta ja käyvät käsipakan läpi kerran, yhden kortin kerrallaan. Toiset kääntävät kolme korttia kerrallaan rajattomasti tai kokoavat vuorovärein.
disagree-storehouse = Lähteet ovat eri mieltä siitä, mitä apusarjasta toiseen saa siirtää, ja siitä, täytetäänkö tyhjät paikat reservistä heti vai milloin pelaaja haluaa. Useimmiten avopakan saa kääntää kahdesti, yhden lähteen mukaan vain kerran.
disagree-chameleon = Lähteet panevat reserviin 12 tai 13 korttia ja siirtävät yksittäisiä kortteja, koko apusarjoja tai mitä tahansa jonoja. Vanhemmassa muodossa käsipakan loppuosasta tulee neljäs apusarja.
disagree-toad = Kun reservi on loppunut, jotkut lähteet täyttävät tyhjän paikan millä tahansa kortilla, toiset vain avopakasta. Reservistä näkyvät kaikki kortit tai vain päällimmäinen; useimmat kokoavat maittain, yksi vuorovärein.
disagree-variegated = Yksi lähde näyttää reservin kaikki kortit, toinen vain päällimmäisen. Joistakin toisinnoista puuttuu, että kaikki ässät ladotaan ensin.
disagree-eagle-wing = Monien lähteiden mukaan siipiin ei koota mitään. Toisten mukaan niihin kootaan laskevasti maittain, kolme korttia kuhunkin.
disagree-duchess = Lähteet ovat eri mieltä siitä, siirretäänkö vain koko apusarjoja vai mitä tahansa jonoja, millä tyhjä paikka täytetään, kun reserveissä on vielä kortteja, ja saako avopakan kääntää kerran vai ei kertaakaan.
disagree-duke = Jotkut lähteet täyttävät tyhjän paikan milloin vain ja mistä vain, toiset vain reserveistä niin kauan kuin niitä riittää. Siitä, saako pääsarjoista ottaa kortteja takaisin, kerrotaan kumpaakin.
disagree-gate = Useimmissa lähteissä tyhjän paikan täyttää pitempi portinpylväs ja sitten avopakka. Toiset jättävät valinnan pelaajalle tai ottavat käsipakan seuraavan kortin.
disagree-minerva = Jotkut lähteet näyttävät reservin kaikki kortit, toiset vain päällimmäisen.
disagree-acme = Lähteet ovat tästä pelistä yhtä mieltä; yksi panee reserviin vain 4 korttia.
disagree-beehive = Monet lähteet panevat reserviin 10 korttia, toiset 13. Neljä samanarvoista poistuu pöydältä joissakin heti, toisissa silloin, kun pelaaja haluaa.
disagree-plot = Joidenkin lähteiden mukaan peruskortin arvoisen kortin päälle ei saa koota eikä sitä saa siirtää toisen kortin päälle, ja tyhjän paikan saa täyttää myös käsipakasta.

# Lähteet, jotka ovat muutakin kuin ohjelman tai kirjan nimi.

source-dispettoso = Il dispettoso, verkossa pelattava italialainen peli
source-double-canfield = Double Canfield, verkossa pelattava kahden pakan peli
source-canfield-klondike = Canfield-pasianssi, tämänniminen peli Suomessa
source-canfield = AisleRiotin Canfield, niin kuin sen espanjankielinen ohje sen kertoo
source-hoyle-canfield = Canfield Hoylen mukaan, virolaiselta sääntösivulta
source-canfield-original = pelitalo, niin kuin pelin Il dispettoso lähde siitä kertoo
