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

aisopos-page-about-free = Un hexagone libre : on peut y poser une pièce de sa main, ou y avancer une pièce voisine.
aisopos-page-about-own = Vous seul pouvez la regarder, tant que personne ne l’a vue dans un choc.
aisopos-page-about-seen = { $other } a vu ce que c’est.
aisopos-page-about-rival = D’après ce que vous avez vu, elle ne peut être que l’une de celles-ci.
aisopos-page-about-unknown = On n’en sait rien : ce peut être n’importe quel animal que son propriétaire a encore.
aisopos-page-about-certain = Vous savez avec certitude ce que c’est.
aisopos-page-about-kind = { $piece } : bat { $kinds } ; perd contre { $others }.
aisopos-page-about-worth = { $points ->
    [one] Vaut { $points } point pour qui prend cette pièce.
   *[other] Vaut { $points } points pour qui prend cette pièce.
 }
aisopos-page-about-in-hand = { $count ->
    [0] Il n’en reste pas dans votre main.
    [one] { $count } dans votre main : choisissez-la, puis un hexagone libre.
   *[other] { $count } dans votre main : choisissez-en une, puis un hexagone libre.
 }
aisopos-page-about-hand-size = { $count ->
    [one] { $seat } a { $count } pièce en main, cachée aux autres.
   *[other] { $seat } a { $count } pièces en main, cachées aux autres.
 }
aisopos-page-about-captured = Prise par { $seat }.
aisopos-page-about-points = Points de { $seat } : les pièces prises comptent, celles qui survivent non. Le plus de points l’emporte.
aisopos-page-about-quiet = Après { $limit } tours sans choc, la partie est nulle, 0 pour tous. Tout choc remet le compte à zéro.
aisopos-page-about-draw = Qui a la main peut proposer la nulle une fois ; le premier refus met fin à l’offre.
