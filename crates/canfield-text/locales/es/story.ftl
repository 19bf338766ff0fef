# La historia que hay detrás del dinero, y el dinero de cada mesa. Nada de esto es seguro, y el texto lo dice.

story-title = De dónde viene el dinero
story-house = En la década de 1890 Richard A. Canfield tenía una casa de juego en los Estados Unidos. Allí, se cuenta, un cliente compraba una baraja por 50 dólares, la jugaba una sola vez en una mesa de la casa, y cobraba 5 dólares por cada carta que llevaba a las fundaciones. Con 10 cartas recuperaba su dinero; con las 52 cobraba 260.
story-doubt = Nada de esto es seguro. Uno sitúa la casa en Saratoga Springs, otro en Florida, y un tercero habla de un café en Broadway; la baraja cuesta 50 en unos relatos y 52 en otros; y nadie ha mostrado una regla de la casa escrita en aquellos días.
story-croupier = También se cuenta por qué no duró: cada jugador necesitaba un crupier que vigilara las cartas, y a la casa le costaba más que una ruleta con muchos clientes alrededor.
story-name = El nombre ha viajado. Lo que se jugaba en la casa era, para quien jugaba, solo un solitario; en Gran Bretaña el mismo juego es Demon. Mucha gente llama Canfield al Klondike: por error, dicen los libros de naipes, aunque en algunos países ese es sencillamente su nombre.
story-of-dispettoso = En esta mesa la baraja cuesta 50 y cada carta en las fundaciones paga 5, como en la casa. Su fuente calcula que la casa ganaba 25 de media, y que a la manera antigua, tres cartas cada vez y una sola pasada del mazo, es casi imposible ganar.
story-of-double-canfield = De esta mesa no se cuenta nada de dinero: se juega para ganar, y según su fuente se gana unas 99 veces de cada 100.
story-of-canfield-klondike = En esta mesa la baraja cuesta 52 y cada carta paga 5: con 11 cartas se ganan 3, y las 52 pagan 260. Según su fuente, lo más corriente es acabar con 5, 6 o 7 cartas.
story-of-canfield = En esta mesa el dinero se ha vuelto puntos: uno por carta, 52 como mucho, y con 10 puntos ni se gana ni se pierde. Según su fuente es difícil de ganar, y se juega por los puntos.
story-of-hoyle-canfield = En esta mesa la baraja cuesta 50 y cada carta paga 5, contada la carta base que se reparte; quien saca las 52 recibe 500 en vez de 260. Según su fuente se ganan unas 3 partidas de cada 100.
story-of-canfield-original = Este es el juego de la casa tal como lo cuenta la fuente de Il dispettoso: tres cartas cada vez, y una sola pasada del mazo.
