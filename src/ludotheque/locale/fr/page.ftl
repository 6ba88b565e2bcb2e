page-skip = Aller au contenu
page-loading = Un instant…
page-unreachable = La maison est injoignable.
page-try-again = Réessayer
page-nothing-here = Il n’y a rien ici.
page-to-lobby = Vers l’accueil
page-close = Fermer
page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-de = Deutsch
page-theme = Lumière
page-theme-auto = Comme l’appareil
page-theme-light = Papier (clair)
page-theme-dark = Lampe (sombre)
page-confirm = Demander avant d’envoyer un choix
page-confirm-hidden = Quand il est sans retour
page-confirm-always = Toujours
page-confirm-never = Jamais
page-sound = Un son quand c’est à moi

page-your-name = Votre nom
page-your-name-why = Comment les autres vous appelleront-ils ?
page-keep-name = C’est moi

page-hero = { $games ->
    [4] Quatre jeux, une table.
   *[other] { $games } jeux, une table.
}
page-hero-more = Jouez avec des amis où qu’ils soient, sur un même écran, ou contre des robots qui n’en voient pas plus que vous.
page-my-tables = Vos tables
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend en ce moment. Ouvrez une table et envoyez le lien à un ami.
page-search-tables = Chercher par nom
page-any-game = Tous les jeux
page-with-free-seat = Avec une place libre
page-more-tables = Plus de tables
page-no-tables-found = Aucune table ouverte n’y répond.
page-finished-tables = Vos parties finies
page-games = Les jeux
page-players = de { $low } à { $high } joueurs
page-rules = Règles
page-play-now = Jouer
page-new-table = Nouvelle table
page-your-turn = À vous
page-free = libre
page-free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
 }
page-status-open = se remplit
page-status-playing = en cours
page-status-over = finie
page-unofficial = Ludotheque est fait par plaisir, sans lien avec les auteurs et éditeurs des jeux. Si un jeu vous plaît, achetez la boîte.

page-which-game = Quel jeu ?
page-who-plays = Qui joue ?
page-number-of-players = Nombre de joueurs
page-seat-bot = Robot
page-seat-open = Un invité, par lien ou par l’accueil
page-seat-friend = Un ami à cet écran
page-friend-name = Nom de l’ami
page-bot-level = Sa force
page-bot-beginner = Débutant
page-bot-club = Joueur de club
page-bot-expert = Expert
page-bot-random = Tire au sort
page-bot-greedy = Esprit vif
page-shuffle-seats = Places tirées au sort
page-listed = Montrer la table à l’accueil
page-how-played = Comment joue-t-on ?
page-options = Options du jeu
page-word-random = au sort
page-word-rounds = tours de table
page-word-turns = tours
page-clock = Temps pour chaque décision
page-clock-none = Autant qu’il faut
page-clock-minute = 1 minute
page-clock-minutes = 5 minutes
page-clock-day = 1 jour
page-clock-week = 1 semaine
page-practice = Entraînement : les conseils sont permis
page-aids = Aides : la page dit ce qu’un choix apporterait
page-without-aids = On joue ici sans aides : la page ne dit pas ce que les choix apporteraient.
page-table-name = Nom de la table (si vous voulez)
page-open-table = Ouvrir la table
page-start-now = Commencer

page-table-refused = Cette table ne vous est pas ouverte.
page-table-refused-more = Elle est peut-être privée, ou n’existe plus. Demandez le lien d’invitation.
page-table-set-aside-more = Elle a peut-être été commencée avec une autre version du jeu. Rien n’en est perdu ; qui tient la maison peut voir pourquoi.
page-gathering = Qui est là
page-host = hôte
page-sit-down = S’asseoir
page-stand-up = Se lever
page-change-seat = À qui va la place { $number }
page-start = Commencer la partie
page-start-when-full = La partie peut commencer quand aucune place n’est libre : invitez quelqu’un ou donnez la place à un robot.
page-host-starts = L’hôte commence la partie quand tous sont là.
page-invite = Inviter
page-invite-more = Qui ouvre ce lien peut s’asseoir ou regarder.
page-invite-link = Lien d’invitation
page-seed-chosen = L’hôte a choisi le nombre dont cette partie est tirée.
page-copy-link = Copier le lien
page-copied = Copié.
page-qr = Le lien d’invitation en code QR

page-connecting = Connexion…
page-offline = La connexion est perdue, mais rien d’autre : on continue dès qu’elle revient.
page-players-list = Joueurs
page-is-asked = doit décider
page-disconnected = non connecté
page-played-by-bot = joué par un robot
page-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
 }
page-waiting-for = On attend { $names }.
page-one-moment = Un instant…
page-sending = Envoi…
page-confirm-choice = Est-ce bien votre choix ?
page-cannot-take-back = Il sera sans retour.
page-do-it = Oui
page-take-back = Reprendre
page-hint = Conseil
page-hinting = Réflexion…
page-hint-is = Un expert jouerait, avec la part de victoires à attendre : { $actions }
page-what-is-this = Qu’est-ce que c’est ?
page-what-is-this-more = Touchez ensuite n’importe quoi : la chose s’explique, et rien n’est joué. Sinon, laissez la souris dessus ou gardez le doigt appuyé.
page-return = Me revoilà
page-returning = Le temps pour cette question est écoulé : le robot y répond, puis vous rejouez.
page-back-asked = { $seat } voudrait reprendre son coup.
page-agree = D’accord
page-refuse = Non
page-all-choices = Tous les choix en mots ({ $count })
page-curtain = Le rideau
page-hand-over = Passez l’écran à { $seat }
page-hand-over-more = Les autres détournent les yeux.
page-i-am = Je suis { $seat }

page-beside = À côté du plateau
page-tab-log = Journal
page-tab-chat = Salon
page-tab-rules = Règles
page-tab-scores = Points
page-tab-notes = Notes
page-tab-seat = Plus
page-log-empty = Il ne s’est encore rien passé.
page-chat-empty = Personne n’a encore rien dit.
page-chat-earlier = Montrer ce qui a été dit avant
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-notes-private = Vous seul pouvez lire ceci.
page-notes-kept = Gardé.
page-notes-keeping = On garde…
page-search-rules = Chercher dans les règles
page-no-rule-found = Aucune règle ne le dit.
page-guide = Premier tour guidé
page-guide-next = Suite
page-guide-back = Retour
page-guide-done = Compris
page-guide-leave = Quitter le guide
page-ask-back = Demander à reprendre mon dernier coup
page-let-bot-play = Laisser un robot jouer pour moi
page-resign = Abandonner
page-resign-sure = Abandonner pour de bon ?
page-play-on = Continuer

page-scores = Points
page-source = Origine
page-total = Total
page-won-by = { $count ->
    [one] { $seat } gagne
   *[other] { $seat } gagnent ensemble
 }
page-shared-by-all = Partie nulle
page-nobody-won = Personne ne gagne
page-ending-resigned = Un joueur a abandonné.
page-ending-time = Un joueur a épuisé son temps.
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-rematch-agree = Oui, rejouons
page-rematch-decline = Non, merci
page-rematch-agreed = Pour rejouer : { $names }
page-rematch-declined = Plutôt non : { $names }
page-rematch-waiting = Sans réponse : { $names }
page-share-game = Partager cette partie
page-share-end = Ne plus partager
page-share-more = Cette table était privée. Qui ouvre ce lien voit la partie, son enregistrement et ce qui s’est dit.
page-share-link = Lien de partage
page-record = Télécharger la partie

page-replay = Revoir
page-no-replay = Rien à revoir ici : la partie n’est pas finie, ou inconnue.
page-frame = Moment de la partie
page-first-frame = Au début
page-previous-frame = Un pas en arrière
page-next-frame = Un pas en avant
page-last-frame = À la fin
page-play = Lire
page-pause = Pause
page-viewpoint = Vu par
page-viewpoint-everything = Tout
page-viewpoint-spectator = Un spectateur
page-share = Lien vers ce moment
page-to-table = Vers la table
