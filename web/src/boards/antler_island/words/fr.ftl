antler_island-page-island = L’île
antler_island-page-coast = { $name }, côte, { $colour }
antler_island-page-meadow = { $name }, prairie
antler_island-page-marsh = { $name }, marais
antler_island-page-centre = C, le centre
antler_island-page-stag = cerf de { $seat }
antler_island-page-does = { $count ->
    [one] { $count } biche
   *[other] { $count } biches
 }
antler_island-page-green-food = { $count ->
    [one] { $count } jeton vert (valeur 1 ou 2)
   *[other] { $count } jetons verts (valeur 1 ou 2)
 }
antler_island-page-red-food = { $count ->
    [one] { $count } jeton rouge (valeur 1 à 3)
   *[other] { $count } jetons rouges (valeur 1 à 3)
 }
antler_island-page-track = La piste des biches
antler_island-page-end-at = La manche où un marqueur atteint { $count } est la dernière.
antler_island-page-mated = { $seat } : { $count ->
    [one] { $count } biche
   *[other] { $count } biches
 }
antler_island-page-planned = { $action } : { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
 } ({ $known })
antler_island-page-tray = Tuiles à poser
antler_island-page-lay = Où va { $tile } ?
antler_island-page-plan-in = Votre plan est posé ; les autres réfléchissent encore.
antler_island-page-first = premier joueur
antler_island-page-waiting = La table attend ce joueur.
antler_island-page-won = Cerf Vainqueur : un combat gagné, les points comptent
antler_island-page-not-won = aucun combat gagné : sans victoire, les points ne comptent pas
antler_island-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
antler_island-page-antlers = { $count ->
    [one] { $count } bois
   *[other] { $count } bois
 }
antler_island-page-broken = { $count ->
    [one] { $count } bois cassé
   *[other] { $count } bois cassés
 }
antler_island-page-food = { $count ->
    [0] aucune nourriture
    [one] { $count } jeton de nourriture
   *[other] { $count } jetons de nourriture
 }
antler_island-page-token = un jeton de { $value }
antler_island-page-wily-back = une tuile Ruse cachée
antler_island-page-wily-open = { $kind }, visible : { $use }
antler_island-page-wily-secret = { $kind }, cachée : { $use }
antler_island-page-wily-shown = { $kind }, à gagner : { $use }
antler_island-page-wily-pile = { $count ->
    [one] { $count } tuile Ruse dans la pile
   *[other] { $count } tuiles Ruse dans la pile
 }
antler_island-page-use-speed = deux pas au lieu d’un
antler_island-page-use-greedy = mange un jeton de plus
antler_island-page-use-double-rut = séduit une deuxième biche
antler_island-page-use-doping = garde un jeton après le blocage des ramures
antler_island-page-use-diamond = aucun bois ne casse après une défaite
antler_island-page-use-roar = appelle une biche de chaque case voisine
antler_island-page-speed-first = Vitesse : choisissez le premier pas.
antler_island-page-speed-second = Vitesse : choisissez le second pas.
antler_island-page-cubes = cubes de combat
antler_island-page-supplies = À côté de l’île
antler_island-page-reserve = { $count ->
    [one] { $count } biche en réserve
   *[other] { $count } biches en réserve
 }
antler_island-page-green-pile = { $count ->
    [one] encore { $count } jeton vert, valeur 1 ou 2
   *[other] encore { $count } jetons verts, valeur 1 ou 2
 }
antler_island-page-red-pile = { $count ->
    [one] encore { $count } jeton rouge, valeur 1 à 3
   *[other] encore { $count } jetons rouges, valeur 1 à 3
 }
antler_island-page-supply = { $count ->
    [one] encore { $count } bois disponible
   *[other] encore { $count } bois disponibles
 }
antler_island-page-spent = nourriture défaussée
antler_island-page-fight = Le combat
antler_island-page-attacks = attaque
antler_island-page-defends = défend
antler_island-page-laid = { $count ->
    [0] rien d’engagé
    [one] { $count } jeton engagé
   *[other] { $count } jetons engagés
 } { $known }
antler_island-page-strength = force { $strength }
antler_island-page-commit-hint = Votre force : { $antlers } bois + { $food } de nourriture = { $strength }. Un à trois jetons, faces cachées.
antler_island-page-grow-hint = Nourriture pour { $sum }. Chaque 2 donne un bois ; un jeton seul en donne toujours un.

antler_island-page-guide-goal = Bienvenue sur Antler Island. Séduisez le plus de biches possible et gagnez au moins un combat : sans le Cerf Vainqueur, vos points ne comptent pas.
antler_island-page-guide-island = Les biches débarquent et montent d’un cran à chaque manche, par les prairies et les marais jusqu’au sommet. Les cerfs n’entrent pas dans les marais. À la fin, la hauteur rapporte : une prairie 1 point, le sommet 3.
antler_island-page-guide-begin = Votre cerf débarque le premier : choisissez une des cases encadrées. Les autres suivent dans le sens des aiguilles d’une montre.
antler_island-page-guide-plan = Planifiez la manche : posez vos cinq tuiles près des quatre actions, un clic chacune. 1, 2 et 3 viennent dans cet ordre, X quand vous voulez, et la blanche n’est qu’un leurre.
antler_island-page-guide-reveal = À votre tour, cliquez la tuile à révéler : votre plus petit nombre ou le X. L’action a lieu aussitôt. Les cases possibles sont encadrées sur l’île.
antler_island-page-guide-food = La nourriture fait pousser la ramure ou donne de la force au combat. Les pommes vertes valent 1 ou 2, les rouges jusqu’à 3 ; les autres ne voient que leur nombre.
antler_island-page-guide-fight = Aller sur la case d’un autre cerf, c’est combattre : on engage de la nourriture face cachée, on peut céder, sinon les ramures se bloquent. Chaque victoire rapporte une tuile Ruse, par exemple celle qui est visible ici.
antler_island-page-guide-help = Un clic interdit est expliqué avec sa règle, et ce qui n’est pas envoyé peut être repris. Bonne chance !

antler_island-page-round = Manche { $number }
antler_island-page-last = dernière manche
antler_island-page-outlook = { $count ->
    [0] Contre aucune nourriture
    [one] Contre { $count } jeton
   *[other] Contre { $count } jetons
 } (force { $least } à { $most }) : victoire { $win }, égalité { $draw }, défaite { $lose }
antler_island-page-about-coast = Côte : un cerf qui finit ici ne marque rien pour la place. La nourriture pousse et les biches accostent par couleur.
antler_island-page-about-meadow = Prairie : 1 point pour un cerf qui s’y trouve à la fin.
antler_island-page-about-marsh = Marais : les cerfs sont trop lourds ; les biches passent.
antler_island-page-about-centre = Le centre : 3 points pour le cerf qui s’y trouve à la fin. Les biches qui y montent y restent.
antler_island-page-about-stag = Cerf de { $seat } : ses { $antlers } bois font sa force, la nourriture s’y ajoute au combat.
antler_island-page-about-doe = Biches : Rut en gagne une. Chacune vaut un point. À chaque nouvelle manche elles montent d’une case.
antler_island-page-about-green-food = Nourriture verte, de valeur 1 ou 2. Manger prend tout ce qui est là, dans la limite de la place.
antler_island-page-about-red-food = Nourriture rouge, de valeur 1 à 3. Manger prend tout ce qui est là, dans la limite de la place.
antler_island-page-about-round = À chaque manche tous planifient en secret, puis révèlent une tuile à tour de rôle, jusqu’à quatre chacun.
antler_island-page-about-last = Un marqueur est assez loin sur la piste des biches : cette manche se joue jusqu’au bout, puis la partie est finie.
antler_island-page-about-move = Déplacement : un pas vers une case voisine. Sur un autre cerf, c’est un combat. Il est obligatoire.
antler_island-page-about-eat = Manger : prendre toute la nourriture de la case de votre cerf, cinq jetons au plus en tout.
antler_island-page-about-rut = Rut : gagner une biche sur la case de votre cerf, un pas sur la piste des biches.
antler_island-page-about-grow = Ramure : payer de la nourriture ; chaque 2 de valeur font un bois, un jeton seul en fait toujours un.
antler_island-page-about-tile = Tuile { $tile } : les numéros se révèlent dans l’ordre, X à tout moment.
antler_island-page-about-tile-X = Tuile X : révélez-la à n’importe quel tour, même avant 1.
antler_island-page-about-tile-blank = La tuile blanche : un leurre jamais révélé. Posez-la là où les autres doivent se tromper.
antler_island-page-about-tile-back = Une tuile cachée : tous voient où elle est, seul son propriétaire sait laquelle.
antler_island-page-about-plan = Les cinq tuiles se posent en secret à côté des quatre actions ; il peut y en avoir plusieurs à côté d’une.
antler_island-page-about-mat = Le plus de points l’emporte ; puis le plus de bois, la place la plus haute, la nourriture.
antler_island-page-about-first = Premier joueur de cette manche ; à la prochaine, ce sera le suivant dans le sens horaire.
antler_island-page-about-waiting = La table attend ce joueur.
antler_island-page-about-won = Cerf Vainqueur : un combat est gagné, les points comptent. On ne le perd jamais.
antler_island-page-about-not-won = Aucun combat gagné : sans victoire, tous les points sont perdus à la fin. Le retrait d’un rival compte comme victoire.
antler_island-page-about-mated = Biches gagnées : chacune vaut un point et un pas sur la piste.
antler_island-page-about-points = Points actuels : biches, place et cubes. Aucun sans le Cerf Vainqueur.
antler_island-page-about-antlers = Bois sur la tête : la force dans chaque combat. À 4, 6, 8… pour la première fois, chacun rapporte une tuile Ruse.
antler_island-page-about-broken = Cassés dans des combats perdus : ils repoussent d’abord.
antler_island-page-about-food = Nourriture en main : cinq jetons au plus. Tous voient combien, seul le propriétaire leur valeur.
antler_island-page-about-token = Un jeton de nourriture de { $value } : il ajoute autant au combat, ou paie des bois.
antler_island-page-about-token-back = Un jeton de nourriture dont seul le propriétaire connaît la valeur.
antler_island-page-about-no-token = Place pour un jeton de nourriture ; cinq au plus.
antler_island-page-about-no-tile = Place pour une tuile Ruse ; trois au plus.
antler_island-page-about-speed = Vitesse : avec un déplacement, exactement deux pas ; le second peut mener au combat.
antler_island-page-about-greedy = Gourmand : après avoir mangé, un jeton de plus de la pile, s’il y a la place.
antler_island-page-about-double-rut = Double rut : là où se trouvent deux biches, en gagner une deuxième au même tour.
antler_island-page-about-doping = Dopage : après le blocage des ramures, garder un des jetons engagés.
antler_island-page-about-diamond = Ramure en diamant : après un blocage perdu, aucun bois ne casse.
antler_island-page-about-roar = Brame : avant ou après l’action, une biche vient de chaque case voisine qui en a.
antler_island-page-about-wily-back = Une tuile Ruse cachée : seul son propriétaire sait laquelle.
antler_island-page-about-wily-held = Se joue à son propre tour, chaque sorte une fois par tour ; puis elle est défaussée.
antler_island-page-about-wily-pile = Tuiles Ruse : qui gagne un combat, ou atteint 4, 6, 8… bois, prend la tuile visible ou une de cette pile sans la voir.
antler_island-page-about-wily-shown = La tuile Ruse visible : qui en gagne une peut la prendre, et la garde visible.
antler_island-page-about-wily-none = Aucune tuile Ruse visible : la prochaine défaussée viendra ici.
antler_island-page-about-cubes = Cubes de combat : un attaquant qui gagne en prend un au perdant. Tous les siens, ou un de chaque rival, marquent à la fin.
antler_island-page-about-reserve = Biches en réserve : il en accoste tant que la réserve suffit pour toute une couleur.
antler_island-page-about-green-pile = Nourriture verte à venir, de valeur 1 ou 2 : elle est tirée d’abord.
antler_island-page-about-red-pile = Nourriture rouge à venir, de valeur 1 à 3 : tirée quand la verte est épuisée.
antler_island-page-about-supply = Bois restants : il y en a cinquante, pas un de plus.
antler_island-page-about-spent = Nourriture défaussée, visible : elle fera la prochaine pile.
antler_island-page-about-track = La piste des biches : un pas par biche gagnée. La manche où un marqueur atteint { $count } est la dernière.
antler_island-page-about-quiet = Après { $limit } manches de suite sans accouplement, on compte les points.
antler_island-page-about-strength = Force : les bois plus la nourriture engagée. La plus grande gagne, l’égalité est nulle.
antler_island-page-about-laid = Nourriture engagée : tous voient combien de jetons, seul leur propriétaire les valeurs, jusqu’au blocage.
antler_island-page-about-fight = Quand les ramures se bloquent, les deux montrent leur nourriture. Le perdant casse un bois et est chassé ; tout vainqueur prend une tuile Ruse.
