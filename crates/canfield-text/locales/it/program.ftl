# L'aiuto del programma sulla riga di comando.

program-about = Gioca ai solitari della famiglia Canfield nel terminale, o fa distribuire, risolvere, controllare e rigiocare con un comando.
program-more = Senza comando si gioca una partita. Un file si indica con il suo percorso, o con `-` per l'ingresso standard.
program-usage = Uso:
program-commands = Comandi
program-options = Opzioni
option-variant = Il solitario da giocare; `canfield variants` li elenca
option-deal = Il numero della partita; senza, continua quella in corso, o se ne distribuisce una a caso
option-rules = Gioca con le regole di questo file
option-portable = Tieni la partita, le impostazioni e le statistiche in questa cartella, non in quella di chi gioca
option-letters = Disegna solo con lettere e altri segni ASCII
option-help = Mostra l'aiuto
option-version = Mostra la versione
command-variants = Elenca i solitari con i loro altri nomi
command-rules = Dice le regole di un solitario
command-deal = Mostra la posizione dopo la distribuzione
command-legal = Elenca le mosse regolari di una posizione, una per riga, con i nomi delle tracce: `deal` è pescare dal tallone
command-check = Confronta partite registrate con queste regole: le distribuzioni, tutte le mosse regolari, le posizioni
command-perft = Conta le sequenze di mosse regolari che seguono una distribuzione, profondità per profondità
command-replay = Rigioca la registrazione di una partita e verifica ogni mossa
command-solve = Scopre se una partita o una posizione può riuscire, con una serie di mosse o con la prova che non ce n'è
command-survey = Scopre quante partite di un solitario possono riuscire, o somma quanto trovato
command-atlas = Scrive una pagina, in Markdown, su quante partite di ogni solitario possono riuscire
command-help = Mostra questo messaggio o l'aiuto di un comando
