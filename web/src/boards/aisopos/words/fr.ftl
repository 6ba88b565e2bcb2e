aisopos-page-hand = Votre main
aisopos-page-captured = Captures
aisopos-page-free = { $hex }, libre
aisopos-page-unknown = { $hex }, une pièce de { $seat }, inconnue
aisopos-page-piece = { $hex }, une pièce de { $seat } : { $kinds }
aisopos-page-beats = { $piece } bat { $kinds }
aisopos-page-who-beats = Qui bat qui
aisopos-page-worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
 }

aisopos-page-guide-goal = Prenez des pièces aux autres : chacune vaut son chiffre, jusqu’à 5 pour un Lion. La partie finit quand quelqu’un n’en a plus, et le plus de points l’emporte.
aisopos-page-guide-hand = Voici votre main : deux de chaque, Lion, Homme, Renard, Souris et Fourmi. Les grands mangent les petits, mais les Fourmis abattent les Lions et les Souris effraient les Hommes.
aisopos-page-guide-place = Choisissez un animal de votre main, puis un hexagone libre. Il reste face cachée : les autres voient seulement qu’il est à vous.
aisopos-page-guide-known = Vous voyez ce que sont vos pièces. Sur celles des autres, la page montre chaque animal encore possible ; un emblème seul dit qu’on n’en sait rien.
aisopos-page-guide-clash = Plus tard, cliquez une de vos pièces puis un hexagone voisin pour la déplacer. Entrer chez un ennemi est un choc : le perdant est pris, et seul celui qui a bougé voit les deux.
aisopos-page-guide-help = Ce que vous pouvez faire est toujours écrit ici. Cliquez ce qui n’est pas permis, et la règle sera dite.
