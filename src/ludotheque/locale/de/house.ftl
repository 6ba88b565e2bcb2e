language-code = de
seat-name = Spieler { $number }
nothing = nichts

yes = ja
no = nein

games-range = { $low } bis { $high }
games-yes-no = ja oder nein
games-option = Option
games-values = Werte
games-default = Vorgabe
games-players = Spieler

play-saved = Die Partie ist gespeichert in { $path }
play-curtain = Bitte an { $seat } übergeben, dann Enter drücken.
play-choose = Nummer oder Name (Enter zeigt alle, ? was sie bringen, q beendet):
play-no-number = Es gibt { $count } Möglichkeiten: eine Zahl von 1 bis { $count }.
play-no-name = Keine Aktion heißt „{ $text }“ (Enter zeigt alle).
play-over = { $ending } Sieg: { $winners }.
play-level = { $ending } Alle liegen gleichauf.
play-nobody = { $ending } Niemand gewinnt.

refusal-game-over = Die Partie ist zu Ende.
refusal-not-asked = Dieser Platz ist nicht an der Reihe.
refusal-unknown-action = Eine solche Aktion gibt es nicht.
refusal-wrong-kind = Danach wird gerade nicht gefragt.
refusal-not-allowed = Das ist gerade nicht erlaubt.
chance = { $ways } von { $of } ({ $percent } %)
