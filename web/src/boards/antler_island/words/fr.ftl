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
