# Programmi abi käsureal.

program-about = Mängi Canfieldi suguvõsa pasjansse terminalis või lase käsul jagada, lahendada, kontrollida ja korrata.
program-more = Ilma käsuta mängitakse mängu. Faili nimetatakse asukoha järgi, `-` on standardsisend.
program-usage = Kasutus:
program-commands = Käsud
program-options = Valikud
option-variant = Mäng, mida mängida; `canfield variants` loetleb need
option-deal = Jaotuse number; ilma selleta jätkub pooleli mäng või jagatakse juhuslik
option-rules = Mängi selle faili reeglite järgi
option-portable = Hoia mängu, seadeid ja statistikat selles kaustas, mitte mängija omas
option-letters = Joonista ainult tähtede ja muude ASCII-märkidega
option-help = Näita abi
option-version = Näita versiooni
command-variants = Loetleb mängud ja nende teised nimed
command-rules = Räägib mängu reegleid
command-deal = Näitab seisu pärast jagamist
command-legal = Loetleb seisu lubatud käigud, igaühe eraldi real, samade nimedega nagu salvestistes: `deal` on pakist keeramine
command-check = Võrdleb salvestatud mänge nende reeglitega: jaotusi, kõiki lubatud käike ja seise
command-perft = Loeb kokku jaotusele järgnevad lubatud käikude jadad, sügavuse kaupa
command-replay = Kordab mängu salvestist ja kontrollib iga käiku
command-solve = Uurib, kas jaotust või seisu saab võita: käikude jadaga või tõestusega, et seda pole
command-survey = Uurib, kui palju mängu jaotusi saab võita, või liidab leitu kokku
command-atlas = Kirjutab Markdown-lehe sellest, kui palju iga mängu jaotusi saab võita
command-help = Näitab seda teadet või käsu abi
