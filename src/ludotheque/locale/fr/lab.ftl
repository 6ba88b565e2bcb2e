## Le laboratoire : aide

help-value-challenger = CANDIDAT
help-value-rival = RIVAL
help-value-bots = BOT
help-value-how = MÉTHODE
help-value-folder = DOSSIER
help-value-address = ADRESSE
help-value-part = PARTIE

help-deal = La première donne.
help-project = La copie de travail du projet ; ce dossier à défaut.

help-duel = Faire jouer deux versions du moteur à JEU : CANDIDAT à chaque place tour à tour, RIVAL à toutes les autres. Chacun est un bot, suivi de @ et du dossier de son moteur si ce n’est pas celui-ci.
help-duel-seats = Combien de joueurs.

help-judge = Juger ce que chaque BOT choisit dans des décisions isolées de JEU : ce qu’il gagne sur ce qui paraît le mieux au premier coup d’œil.
help-judge-decisions = Décisions jugées.
help-judge-worlds = Parties jouées jusqu’au bout pour chaque action.
help-judge-one-of = Une décision sur tant est jugée, pour qu’elles viennent de tous les moments de nombreuses parties.
help-judge-actions = Actions jugées à chaque décision, en plus de celles qui sont choisies.
help-judge-real = Continuer depuis la vraie position, et non depuis des mondes imaginés.

help-tune = Trouver les poids de l’évaluation de JEU par MÉTHODE (fit, climb, count ou spread), dans un moteur compilé où ils restent ouverts. Sans MÉTHODE, tout ce que dit la salle de JEU ; sans JEU, pour tous les jeux.
help-tune-only = Trouver ce poids et laisser les autres ; peut être répété.
help-tune-but = Trouver tous les poids sauf celui-ci ; peut être répété.
help-tune-players = Qui joue pour un fit, un bot par place ; répété, de telles tables tour à tour. Sinon des bots greedy, du plus petit au plus grand nombre de joueurs.
help-tune-seats = Combien jouent pour un climb ou un count.
help-tune-climber = Qui grimpe, sans traîner.
help-tune-rival = Contre qui ; sinon contre son pareil.
help-tune-steps = Pas d’un climb : une donne jouée deux fois chacun.
help-tune-games = Parties d’un fit ou d’un spread, donnes de chaque count.
help-tune-kept = Positions gardées de chaque partie d’un fit.
help-tune-positions = Garder là les positions d’un fit, ou les y prendre.
help-tune-write = Écrire les poids dans la source.
help-tune-show = Seulement afficher ce qui serait lancé.

help-measure = Mesurer une PARTIE de ce que dit docs/bots.md (strength, levels, ladder ou budget) et écrire la page ; avec « write », seulement la page, d’après les chiffres déjà mesurés.
help-measure-game = Seulement ce jeu ; peut être répété.
help-measure-bot = Seulement les rencontres de ce candidat ; peut être répété.
help-measure-games = Parties de chaque échelle.
help-measure-workers = Processus, un cœur chacun.
help-measure-again = Oublier ce qui en a été mesuré auparavant.

help-simulate-workers = Processus ici ; tous les cœurs à défaut.
help-simulate-engine = Par des processus ici, ou par Dask sur une grappe.
help-simulate-scheduler = Adresse d’un ordonnanceur Dask, tcp://hôte:port ; sinon une grappe est lancée ici.
help-simulate-out = Écrire là une ligne par partie et une par place, en Parquet, par morceaux qui n’y sont qu’une fois entiers.
help-simulate-resume = Continuer ce qui est dans --out ; un autre plan est refusé.
help-simulate-records = Écrire aussi chaque partie coup par coup.

help-tournament = Faire jouer des bots les uns contre les autres à JEU, chaque donne depuis chaque place, jusqu’à ce que leur classement soit certain ou le budget épuisé.
help-tournament-bots = Les bots, par exemple random,greedy,club ; en « gauntlet » le premier rencontre tous les autres, en « ladder » chacun celui d’avant.
help-tournament-format = Qui rencontre qui.
help-tournament-seats = Combien à une table ; à défaut le moins possible. S’il y a moins de bots, l’un rencontre des copies d’un autre.
help-tournament-deals = Le budget : tant de donnes au plus, chacune jouée une fois par place par tous ceux qui se rencontrent.
help-tournament-sure = À quel point tout le classement doit être sûr, en pour cent.
help-tournament-picture = Dessiner là le classement, en SVG.

## Le laboratoire : réponses

error-missing-extra = il faut { $library } : pip install 'ludotheque[lab]'
error-no-project = { $place } n’est pas une copie de travail de Ludotheque, où cette commande travaille
error-no-engine = { $place } n’a pas de moteur : il n’y a pas de dossier « ludotheque »
error-side-gone = le côté de { $name } s’est arrêté avant la fin du duel
error-only-with = { $one } ne va qu’avec { $other }
error-simulation-there = { $place } contient déjà une simulation ; --resume la continue
error-folder-not-empty = { $place } n’est pas vide
error-nothing-to-resume = { $place } n’a pas de simulation à continuer
error-other-plan = { $place } contient un autre plan : { $name } y vaut { $before }, et non { $now }
error-no-source = { $game } donne des points par « { $source } » et n’a pas de mot { $game }-score-{ $source } pour cela
error-other-build = un processus exécute une autre version ({ $worker }) que celle-ci ({ $here })
error-no-cluster = aucune grappe avec des processus ne répond ({ $place })
error-unwritten = impossible d’écrire { $place } : { $why }
error-too-few-bots = un tournoi se joue entre deux bots ou plus ; nommez-les par --bots un,autre
error-no-weights = { $title } n’a pas de tels poids ; sa salle les énumère dans strategy/weights.py
error-tune-how = nommez JEU et MÉTHODE (fit, climb, count ou spread) pour de telles options

watching-rate = { $rate }/s

simulate-not-repeatable = Un bot réfléchit à la montre : une autre exécution peut donner autre chose.

duel-result = { $won } sur { $games } : { $share }, de { $low } à { $high }

judge-best = tout ce qui pouvait être gagné par décision : { $best } points d’avance
judge-bot = { $bot } : { $points } points, { $percent } % de victoires

tune-weight = { $name } { $was } → { $now }
tune-step = pas { $step } : { $figures }
tune-error = erreur sur les parties mises de côté : { $before } → { $after }
tune-better = sur { $deals } autres donnes, mieux de { $better } ± { $off }
tune-count = { $name } { $tried } : mieux de { $better } ± { $off }

measure-pairing = { $pairing } : { $won } sur { $games }, de { $low } à { $high }
measure-ladder = échelle de { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
measure-budget = { $game } : au plus { $most } ms de processeur, { $late } décisions sur { $decisions } en retard
measure-written = { $path } est écrit

tournament-rule = La règle : au plus { $deals } donnes ; après { $looks } d’entre elles, c’est fini si chaque comparaison est certaine à { $level } (toutes ensemble { $sure }).
tournament-title = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
} sur { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}
tournament-place = rang
tournament-bot = bot
tournament-games = parties
tournament-share = victoires
tournament-interval = 95 %
tournament-range = { $low } à { $high }
tournament-rating = cote
tournament-apart = { $one } gagne { $points } points de pourcentage de plus que { $other } : certain
tournament-close = { $one } gagne { $points } points de pourcentage de plus que { $other } : peut-être par hasard
tournament-certain = Le classement est certain selon la règle.
tournament-spent = Les donnes sont épuisées, et le classement n’est pas certain selon la règle.

help-train = Entraîner un réseau à JEU : des bots jouent contre eux-mêmes et il apprend de l’issue. Le résultat joue sous le nom net:FICHIER.
help-train-out = Le fichier où écrire le réseau ; celui qu’il contient pour un autre nombre de joueurs y reste.
help-train-seats = Combien de joueurs.
help-train-generations = Combien de fois jouer, apprendre et comparer.
help-train-games = Parties de chaque génération.
help-train-teacher = Le bot qui joue la première génération.
help-train-worlds = Distributions à imaginer pour chaque coup.
help-train-gate = Parties contre le réseau précédent, sur des donnes qui leur sont propres.
help-train-resume = Reprendre là où un entraînement interrompu s’est arrêté.
train-generation = Génération { $number } : { $decisions } décisions, erreur { $loss }, { $share } de { $games } parties gagnées{ $passed ->
    [no] {" "}(moins bon que le précédent : pas retenu)
   *[yes] {""}
 }
train-written = écrit dans { $path } ; il joue sous le nom net:{ $path }
error-no-network = { $path } n’est pas un réseau : { $why }
error-network-format = { $path } est un réseau au format { $format } ; ce programme lit { $known }
error-other-network = un réseau pour la version { $version } des traits de { $game }, pas pour la version { $known } de { $title }
error-network-seats = le réseau connaît les tables de { $known } joueurs, pas de { $seats }
error-misshapen-network = ce n’est pas un réseau : { $why }
error-net-without-file = un réseau a un fichier : net:FICHIER
error-no-features = { $title } ne dit rien aux réseaux : ce jeu n’a pas de traits
error-no-training = { $path } n’est pas un entraînement que l’on puisse reprendre
error-other-training = { $path } a été commencé d’après un autre plan
error-other-networks = { $path } contient les réseaux d’un autre jeu ou d’autres traits
