# La storia dietro ai soldi, e i soldi di ogni tavolo. Niente di questo è certo, e il testo lo dice.

story-title = Da dove vengono i soldi
story-house = Negli anni Novanta dell'Ottocento Richard A. Canfield teneva una casa da gioco negli Stati Uniti. Lì, si racconta, un cliente comprava un mazzo di carte per 50 dollari, lo giocava una volta sola a un tavolo della casa, e riceveva 5 dollari per ogni carta portata sulle basi. Con 10 carte rientrava della spesa; con tutte e 52 incassava 260.
story-doubt = Niente di tutto questo è certo. C'è chi mette la casa a Saratoga Springs, chi in Florida, e chi parla di un caffè a Broadway; il mazzo costa 50 per alcuni e 52 per altri; e nessuno ha mai mostrato una regola di quella casa scritta in quegli anni.
story-croupier = Si racconta anche perché il gioco non durò: ogni giocatore aveva bisogno di un croupier che sorvegliasse le carte, e alla casa costava più di una roulette con tanti clienti intorno.
story-name = Il nome ha girato molto. Quello che si giocava nella casa era, per chi giocava, soltanto un solitario; in Gran Bretagna lo stesso gioco si chiama Demon. Molti chiamano Canfield il Klondike: per errore, dicono i libri di carte, anche se in certi paesi quello è proprio il suo nome.
story-of-dispettoso = A questo tavolo il mazzo costa 50 e ogni carta sulle basi rende 5, come nella casa. La fonte calcola che la casa vincesse in media 25, e che alla vecchia maniera, tre carte alla volta e un solo giro del tallone, sia quasi impossibile riuscire.
story-of-double-canfield = Di questo tavolo non si raccontano soldi: si gioca per riuscire, e secondo la fonte ci si riesce circa 99 volte su 100.
story-of-canfield-klondike = A questo tavolo il mazzo costa 52 e ogni carta rende 5: con 11 carte se ne vincono 3, e tutte e 52 rendono 260. Secondo la fonte il più delle volte si finisce con 5, 6 o 7 carte.
story-of-canfield = A questo tavolo i soldi sono diventati punti: uno per carta, 52 al massimo, e con 10 punti si va in pari. Secondo la fonte è difficile riuscire, e si gioca per i punti.
story-of-hoyle-canfield = A questo tavolo il mazzo costa 50 e ogni carta rende 5, compresa la carta base distribuita; chi le porta su tutte e 52 riceve 500 invece di 260. Secondo la fonte riescono circa 3 partite su 100.
story-of-canfield-original = È il gioco della casa come lo racconta la fonte del Dispettoso: tre carte alla volta, e un solo giro del tallone.
