# Pulsanti e menu, e quello che si dice del tavolo a chi non lo vede.

control-undo = Annulla
control-redo = Rifai
control-draw = Pesca
control-hint = Consiglio
control-finish = Finisci
control-menu = Menu
control-new-game = Nuova partita
control-restart = Ricomincia questa partita
control-daily = Partita del giorno
control-deal-number = Vai a una partita
control-variants = Scegli un solitario
control-rules = Regole
control-statistics = Statistiche
control-settings = Impostazioni
control-help = Tasti
    .touch = Gesti
control-bookmark = Segnalibro
control-go-back = Vai al segnalibro
control-find = Trova un valore
control-knowing-hint = Consiglio a carte scoperte
control-last-winnable = Torna dove può riuscire
control-solution = Gioca una mossa vincente
control-share = Condividi questa partita
control-link-copied = Il collegamento a questa partita è copiato.
control-broken-down = Un errore ha fermato il gioco. Ricarica la pagina: la tua partita è salvata.
control-play = Gioca
control-stop = Ferma
control-reset = Azzera
control-export = Esporta
control-import = Importa
control-table = Tavolo
control-buttons = Pulsanti

seen-empty = { $pile }: { $takes }
seen-face-down = { $pile }: { $count ->
    [one] 1 carta, coperta
   *[other] { $count } carte, coperte
}
seen-face-up = { $pile }: { $cards }
seen-partly = { $pile }: { $count } carte, in vista { $cards }
seen-stock = { $seen }, { $redeals }

gesture-tap = prende una carta con quelle che le stanno sopra; poi tocca dove vanno
    .name = Tocco
gesture-tap-stock = pesca; se è vuoto, rivolta il pozzo
    .name = Tocco sul tallone
gesture-double-tap = manda una carta dove può andare
    .name = Doppio tocco
gesture-drag = porta le carte su un altro mucchio
    .name = Trascinamento
gesture-press = mostra tutte le carte scoperte di un mucchio
    .name = Tocco prolungato
gesture-tap-name = sceglie un altro solitario
    .name = Tocco sul nome del gioco
gesture-tap-deal = va a una partita con il suo numero
    .name = Tocco sul numero della partita
