bunny_kingdom-page-world = Le Nouveau Monde
bunny_kingdom-page-square = { $square }, { $land }
bunny_kingdom-page-rabbit = lapin de { $seat }
bunny_kingdom-page-fief = fief de puissance { $strength } × richesse { $wealth } = { $carrots }
bunny_kingdom-page-look = Pointez une case pour lire ce qui s’y trouve.
bunny_kingdom-page-harvests = Les collectes, fief par fief
bunny_kingdom-page-your-hand = Votre main
bunny_kingdom-page-your-parchments = Vos parchemins
bunny_kingdom-page-parchments-of = Parchemins de { $seat }
bunny_kingdom-page-to-build = À construire
bunny_kingdom-page-chosen = choisie
bunny_kingdom-page-played = jouée
bunny_kingdom-page-discarded = défaussée
bunny_kingdom-page-needs = seulement sur : { $terrain }
bunny_kingdom-page-copied = copie : { $card }
bunny_kingdom-page-passes = Ensuite la main va à { $seat }.
bunny_kingdom-page-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
bunny_kingdom-page-waiting = On attend ce joueur.
bunny_kingdom-page-carrots = { $count ->
    [one] { $count } carotte d’or
   *[other] { $count } carottes d’or
 }
bunny_kingdom-page-growing = { $count ->
    [one] Une récolte rapporterait { $count } carotte.
   *[other] Une récolte rapporterait { $count } carottes.
 }
bunny_kingdom-page-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
bunny_kingdom-page-fiefs = { $count ->
    [one] { $count } fief
   *[other] { $count } fiefs
 }
bunny_kingdom-page-parchments = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
 }
bunny_kingdom-page-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
bunny_kingdom-page-reserve = { $count ->
    [one] { $count } carte en réserve
   *[other] { $count } cartes en réserve
 }
bunny_kingdom-page-discards = { $count ->
    [one] { $count } carte défaussée face cachée
   *[other] { $count } cartes défaussées face cachée
 }
bunny_kingdom-page-memory = Ce que vous avez vu passer
bunny_kingdom-page-all-cards = Toutes les mains et les défausses
bunny_kingdom-page-holds = Main de { $seat }
bunny_kingdom-page-kept-by = { $seat } a gardé
bunny_kingdom-page-discarded-by = { $seat } a défaussé face cachée
bunny_kingdom-page-either-by = { $seat } a gardé ou défaussé
bunny_kingdom-page-unknown = et { $count } de plus

bunny_kingdom-page-guide-goal = Bienvenue dans le Nouveau Monde. Quatre récoltes auront lieu ; chacun de vos fiefs y rapporte les tours de ses cités fois les ressources différentes qu’il produit. Le plus de carottes d’or l’emporte.
bunny_kingdom-page-guide-hand = Voici votre main. Un territoire pose votre lapin sur sa case, une construction se bâtit plus tard, un parchemin est un but secret pour la fin de la partie.
bunny_kingdom-page-guide-choose = Choisissez d’un clic dans votre main : des cases côte à côte ne font qu’un fief. Les territoires se choisissent aussi sur la carte, où ils sont encadrés.
bunny_kingdom-page-guide-choose-two = Cliquez la carte que vous jouez, puis une autre que vous défaussez face cachée. Des cases voisines ne font qu’un fief, et les territoires se choisissent aussi sur la carte, où ils sont encadrés.
bunny_kingdom-page-guide-pass = Le reste de la main va à votre voisin, et vous en recevez une autre. Ce que vous avez vu est noté pour vous sous le plateau.
bunny_kingdom-page-guide-fief = Une ligne à votre couleur entoure chaque fief. Son ruban indique puissance × richesse : il faut une cité et au moins une ressource pour rapporter quelque chose.
bunny_kingdom-page-guide-build = Quand les mains sont vides, on construit : cliquez une construction, puis une case encadrée. Rien n’oblige à bâtir tout de suite ; ce que vous gardez attend la manche suivante.
bunny_kingdom-page-guide-help = Un clic interdit est expliqué avec sa règle, et ce qui n’est pas envoyé peut être repris. Bonne chance !
