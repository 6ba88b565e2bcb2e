language-code = fr
seat-name = Joueur { $number }
nothing = rien

yes = oui
no = non

games-range = { $low } à { $high }
games-yes-no = oui ou non
games-option = option
games-values = valeurs
games-default = par défaut
games-players = joueurs

play-saved = La partie est enregistrée dans { $path }
play-curtain = Passez l’écran à { $seat }, puis appuyez sur Entrée.
play-choose = Numéro ou nom (Entrée pour la liste, ? pour ce que cela apporte, q pour quitter) :
play-no-number = Il y a { $count } choix : donnez un numéro de 1 à { $count }.
play-no-name = Aucune action ne s’appelle « { $text } » (Entrée pour la liste).
play-over = { $ending } Victoire : { $winners }.
play-level = { $ending } Tous sont à égalité.
play-nobody = { $ending } Personne ne gagne.

refusal-game-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à ce joueur de décider.
refusal-unknown-action = Cette action n’existe pas.
refusal-wrong-kind = Ce n’est pas ce qui est demandé maintenant.
refusal-not-allowed = Ce n’est pas permis maintenant.
chance = { $ways } sur { $of } ({ $percent } %)
