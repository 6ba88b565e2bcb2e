## La ligne de commande : erreurs

error = Erreur : { $text }
error-value = { $name } : { $text }
error-no-number = « { $value } » n’est pas un nombre entier
error-too-low = au moins { $low }, pas { $value }
error-too-high = au plus { $high }, pas { $value }
error-not-one-of = « { $value } » n’est aucun de { $known }
error-too-many = trop de mots : « { $words } »
error-no-option = il n’y a pas d’option « { $name } » : { $nearest }
error-no-command = il n’y a pas de commande « { $name } » : { $nearest }
error-needs-value = { $name } demande une valeur
error-takes-no-value = { $name } ne prend pas de valeur
error-missing-argument = il manque { $name }
error-missing-option = il manque { $name }
error-did-you-mean = vouliez-vous dire « { $word } » ?
error-known = on connaît { $known }
error-cannot-write = impossible d’écrire ce qui devait s’afficher : { $why }
error-file = { $path } : { $why }

error-ENOENT = ce fichier n’existe pas
error-EACCES = accès refusé
error-EISDIR = c’est un dossier
error-ENOTDIR = une partie n’est pas un dossier
error-ENOSPC = il n’y a plus de place
error-EROFS = on ne peut rien y écrire
error-EADDRINUSE = l’adresse est déjà prise
error-EADDRNOTAVAIL = cette adresse n’est pas d’ici
error-takes-number = un nombre à partir de { $low }, de 9 chiffres au plus
error-takes-real = un nombre à partir de 0, décimales après un point
error-takes-word = un mot parmi { $words }

error-unknown-game = jeu inconnu « { $name } » : { $nearest }{ $close ->
    [yes] { " " }(jeux : { $known })
   *[no] { "" }
 }
error-missing-package = le jeu « { $name } » vient avec le paquet { $package }, qui n’est pas installé
error-unknown-bot = bot inconnu « { $name } » : { $nearest }{ $close ->
    [yes] { " " }(bots : { $known })
   *[no] { "" }
 }
error-unknown-bot-option = le bot « { $bot } » n’a pas d’option « { $name } » : { $nearest }
error-bad-bot-option = « { $name } » du bot « { $bot } » attend { $takes }, pas « { $value } »
error-bot-no-command = après « exec: » vient une commande, comme dans exec:python3 bot.py
error-bot-no-groups = « exec: » demande un système à groupes de processus, comme Linux
error-bot-no-program = il n’y a pas de programme « { $name } » pour « exec: »
error-bot-form = un programme qui joue s’écrit NOM=COMMANDE, pas « { $text } »
error-bot-name = un programme est proposé sous un nom à lui, en minuscules, pas « { $name } »
error-bot-replaced = { $bot } : { $cause } ; { $fallback } décide à sa place
error-bot-given-up = { $bot } : { $cause } ; désormais { $fallback } décide à sa place
error-bot-nonsense = il a répondu « { $said } »
error-bot-slow = il n’a pas répondu en { $seconds } s
error-bot-flood = il a écrit plus que ne peut tenir une réponse
error-bot-ended = il s’est terminé avec le code { $code }
error-bot-ended-saying = il s’est terminé avec le code { $code }, en disant « { $said } »
error-bot-protocol = il parle « { $said } », pas { $known }
error-bot-illegal = il a choisi « { $said } », ce qui n’est pas permis
error-bot-cannot = il dit qu’il ne peut pas : « { $said } »
error-untrusted-player = l’enregistrement fait jouer un programme, « { $name } », qui peut tout faire : dites --trust pour le lancer
error-unknown-option = { $title } n’a pas d’option « { $name } » : { $nearest }
error-bad-option = l’option « { $name } » prend { $allowed }, pas { $value }
error-no-packs = { $title } n’a pas de jeux de composants
error-wrong-seats = { $title } se joue à { $allowed }, pas à { $seats }
error-no-such-first = l’option « first » prend ici une place de 0 à { $last }, pas { $value }
error-bad-seed = une graine est un nombre entier de 0 à 2**128 - 1
error-nobody-asked = personne n’a à décider ici : il n’y a rien à conseiller
error-no-record = ce n’est pas une partie enregistrée : { $why }
error-doubled-key = ce n’est pas une partie enregistrée : « { $name } » y figure deux fois
error-other-format = un enregistrement au format « { $format } » ; on lit ici « { $known } »
error-no-seed = la graine d’un enregistrement n’est pas un nombre : « { $seed } »
error-cannot-read = impossible de lire { $path } : { $why }
error-at = { $place } : { $cause }
error-other-rules = enregistré avec la version { $rules } des règles de { $title } ; ici c’est la version { $known }
error-other-pack = enregistré avec un autre jeu de composants ({ $pack })
error-other-result = le résultat noté n’est pas celui auquel mènent les coups
error-missing-move = le coup { $number } manque : un résultat est noté, et la partie n’est pas finie
error-move = coup { $number } ({ $action }) : { $cause }
error-other-digest = coup { $number } ({ $action }) : l’empreinte est { $digest }, l’enregistrement dit { $told }
error-unknown-action = Cette action n’existe pas : { $nearest }

error-option-form = une option s’écrit NOM=VALEUR, pas « { $text } »
error-pack-unread = impossible de lire le jeu de composants { $path } : { $why }
error-pack-invalid = le jeu de composants { $path } n’est pas du { $format } valable : { $why }
error-in-pack = { $place } : { $cause }

error-at-line = la ligne { $line }, colonne { $column } ne peut pas être lue
error-at-byte = l’octet { $byte } ne peut pas être lu
error-cut-short = la fin manque
error-field-missing = il manque « { $name } »
error-field-wrong = « { $name } » n’est pas ce qu’il faut
error-no-utf-8 = ce n’est pas écrit en UTF-8
error-too-deep = c’est imbriqué trop profondément
error-other-form = la forme est autre

error-resume-alone = --resume prend le jeu, les joueurs, la graine et les options dans son fichier
error-name-a-game = nommez un jeu (voir `ludotheque games`), ou --resume FICHIER
error-file-exists = { $path } existe ; reprenez-le par --resume, ou nommez un autre fichier
error-cannot-save = impossible d’enregistrer dans { $path } : { $why }
error-only-bots = une simulation est jouée par des bots ; on joue soi-même avec `ludotheque play`
error-worker-gone = un processus qui travaillait pour nous a été arrêté du dehors
error-no-such-seat = l’enregistrement a { $seats } places, donc pas de place { $wanted }
error-no-such-move = l’enregistrement a { $moves } coups, pas { $wanted }
error-table-missing = la table demande `pip install ludotheque[table]` : { $why }
error-one-worker = SQLite ne sert qu’un processus ; plusieurs demandent --db postgresql://…
error-no-database = la base de données est un fichier, ou une adresse postgresql://…
error-unknown-database = on ne connaît pas la base de données « { $name } » : sqlite ou postgresql
error-closed-database = la base de données { $place } ne s’ouvre pas : { $why }
error-unknown-host = il n’y a pas d’hôte « { $name } »
error-port-range = un port est un nombre de 1 à { $highest }, pas { $port }
error-cannot-listen = impossible d’écouter au port { $port } de { $host } : { $why }
error-db-no-folder = le dossier { $path } n’existe pas ; --make-folder le crée
error-db-folder = { $path } est un dossier ; nommez un fichier
error-db-refused = les tables ne peuvent pas être gardées dans { $path } : { $why }

## La ligne de commande : aide

help-usage = Usage :
help-options = Options :
help-commands = Commandes :
help-default = par défaut { $value }
help-at-least = au moins { $low }
help-at-most = au plus { $high }
help-required = obligatoire
help-help = Afficher ceci et terminer.
help-version = Afficher la version et terminer.
help-lang = Langue ; sinon celle de LC_ALL, LC_MESSAGES ou LANG.

help-value-options = [OPTIONS]
help-value-command = COMMANDE ...
help-value-number = NOMBRE
help-value-text = TEXTE
help-value-file = FICHIER
help-value-files = FICHIER
help-value-record = PARTIE
help-value-game = JEU
help-value-bot = BOT
help-value-program = NOM=COMMANDE
help-value-name = NOM
help-value-shell = SHELL
help-value-names = NOM,...
help-value-choice = NOM=VALEUR

help-ludotheque = Jouer, simuler et revoir des jeux de société modernes.
help-option = Une option du jeu ; `ludotheque games` en donne la liste.
help-pack = Un jeu de composants à soi (JSON ou TOML).
help-json = Afficher un objet JSON et rien d’autre.

help-play = Jouer ici à JEU ; chaque coup est enregistré, et --resume reprend la partie.
help-play-players = Les places dans l’ordre : human, ou le nom d’un bot ; par exemple human,greedy.
help-play-seed = Distribuer à partir de ce nombre ; le même nombre distribue de même.
help-play-save = Où garder la partie.
help-play-resume = Reprendre une partie enregistrée.
help-play-trust = Lancer les programmes qu’un enregistrement nomme comme joueurs.

help-serve = Ouvrir la table : un serveur pour les joueurs et les bots.
help-serve-host = Où écouter.
help-serve-port = Sur quel port.
help-serve-db = Un fichier, ou postgresql://…
help-serve-make-folder = Créer le dossier de --db s’il n’existe pas.
help-serve-workers = Processus ; plusieurs avec PostgreSQL.
help-serve-thinkers = Processus pour les bots ; sinon tous les cœurs sauf un.
help-serve-origin = Une autre adresse de cette maison, telle que les navigateurs la voient.
help-serve-bot = Un programme à qui donner des places, écrit NOM=COMMANDE (docs/bot-protocol.md) ; peut être donné plusieurs fois.
help-serve-open = Ouvrir la page dans le navigateur.

help-games = Donner la liste des jeux, de leurs joueurs et de leurs options.

help-simulate = Faire jouer des bots à JEU bien des fois et compter victoires, points, durée et vitesse.
help-simulate-players = Les bots par place, par exemple random,greedy:worlds=4.
help-simulate-games = Combien.
help-simulate-seed = Graine de la première partie.

help-replay = Raconter coup par coup la partie enregistrée dans FICHIER et dessiner où elle s’arrête.
help-replay-to = S’arrêter après tant de coups (le hasard compte).
help-replay-seat = La voir comme ce joueur l’a vue.

help-verify = Rejouer les parties de chaque FICHIER et vérifier coups, empreintes et résultat.

help-hint = Dire ce que ferait l’expert dans PARTIE, et comment il s’en tirerait.
help-hint-at = Après tant de coups (le hasard compte) ; sinon tous.
help-hint-seat = Pour ce joueur, si plusieurs ont à décider.
help-hint-ms = Millisecondes de réflexion.

help-completion = Afficher ce qui fait compléter à SHELL les mots d’une commande (bash, zsh ou fish).

## La ligne de commande : réponses

simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-seat = place
simulate-player = joueur
simulate-wins = victoires (parts)
simulate-percent = %
simulate-score = score moyen
simulate-endings = fins : { $endings } ; sans vainqueur seul : { $draws }
simulate-length = { $decisions } décisions ({ $choices } avec un choix), partie médiane { $median }
simulate-speed = { $games } parties/s, { $speed } décisions/s ({ $engine })
simulate-digest = empreinte { $digest }
engine-compiled = moteur compilé
engine-pure = moteur en Python pur

verify-good = { $file } : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, bon
verify-unfinished = { $file } : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, bon jusqu’ici, inachevé

serve-opens = La maison ouvre à { $address }

help-check = Essayer les neuf lois sur JEU, un nom ou module:GAME, et dire ce qui est enfreint, où, et comment le revoir.
help-check-seats = Pour ce nombre de joueurs seulement.
help-check-games = Parties pour chaque nombre de joueurs ; une pour chaque option changée.
help-check-seed = Graine de la première partie.
help-engine = Laisser BOT répondre sur la sortie standard à ce qu’on lui demande sur l’entrée standard, comme le dit docs/bot-protocol.md ; sans nom, club.
check-begins = { $title } : les neuf lois, essayées de { $cases } façons de s’asseoir, { $games ->
    [one] une partie
   *[other] { $games } parties
 } chacune
law-1 = La même graine et les mêmes actions donnent les mêmes états, dans tout processus
law-2 = Une copie et son original ne se touchent jamais
law-3 = Seules les actions permises sont acceptées ; tout le reste est refusé et ne change rien
law-4 = Personne ne reçoit ce qu’il ne peut savoir
law-5 = Les mondes imaginés s’accordent avec ce qui est su, et respectent les lois
law-6 = Rien de la boîte ne se perd
law-7 = Les parties finissent dans la limite annoncée
law-8 = Enregistrements et clichés mènent au même état
law-9 = Les réponses simultanées peuvent venir dans tout ordre
check-held = { $times ->
    [one] respectée, essayée une fois
   *[other] respectée, essayée { $times } fois
 }
check-not-tried = pas essayée : le jeu n’offrait rien à essayer
check-broken = enfreinte
check-nothing-hidden = Rien n’a été redistribué pour personne : les lois 4 et 5 n’avaient rien de caché à regarder. Un jeu à secrets les redistribue dans `deal_again`.
check-said = La loi { $law } est enfreinte : { $said }
check-where = Dans la partie { $case } de la graine { $seed }, après { $moves } coups
check-again = Pour la revoir : { $command }
check-record = La partie jusque-là est gardée dans { $path }
error-no-module = { $name } ne peut être chargé : { $why }
error-no-game-there = { $name } n’est pas un jeu : { $nearest }

help-new-game = Préparer un paquet pour le jeu NOM dans un nouveau dossier : un jeu minuscule mais entier, à transformer en le vôtre.
new-game-done = Le paquet est prêt dans le dossier { $name }, avec un jeu minuscule mais entier. Ensuite :
error-no-game-name = « { $name } » n’est pas un nom de jeu : au plus 30 lettres minuscules de a à z, chiffres et soulignés, une lettre d’abord, et aucun mot de Python, par exemple my_game
error-game-exists = il y a déjà un jeu « { $name } » ; choisissez un autre nom
error-module-exists = Python a déjà un module « { $name } » ; choisissez un autre nom
error-folder-exists = { $path } existe ; rien n’est écrasé : choisissez un autre nom ou un autre endroit
