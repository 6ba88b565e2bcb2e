## Das Labor: Hilfe

help-value-challenger = HERAUSFORDERER
help-value-rival = GEGNER
help-value-bots = BOT
help-value-how = WIE
help-value-folder = ORDNER
help-value-address = ADRESSE
help-value-part = TEIL

help-deal = Die erste Verteilung.
help-project = Die Arbeitskopie des Projekts; sonst dieser Ordner.

help-duel = Zwei Fassungen des Spielwerks SPIEL spielen lassen: HERAUSFORDERER reihum auf jedem Platz, GEGNER auf allen anderen. Jeder ist ein Bot, nach einem @ steht der Ordner seines Spielwerks, wenn es nicht dieses ist.
help-duel-seats = Wie viele spielen.

help-judge = Beurteilen, was jeder BOT in einzelnen Entscheidungen von SPIEL wählt: wie viel er gegenüber dem gewinnt, was auf den ersten Blick am besten aussieht.
help-judge-decisions = Beurteilte Entscheidungen.
help-judge-worlds = Zu Ende gespielte Partien für jede Aktion.
help-judge-one-of = Eine von so vielen Entscheidungen wird beurteilt, damit sie aus allen Teilen vieler Partien kommen.
help-judge-actions = Bei jeder Entscheidung beurteilte Aktionen, neben den gewählten.
help-judge-real = Von der wahren Lage aus weiterspielen, nicht von vorgestellten Welten aus.

help-tune = Gewichte für die Bewertung von SPIEL finden, und WIE (fit, climb, count oder spread), in einem Spielwerk, das mit offenen Gewichten übersetzt wird. Ohne WIE alles, was der Raum von SPIEL sagt; ohne SPIEL für alle Spiele.
help-tune-only = Dieses Gewicht finden und die anderen lassen; auch mehrmals.
help-tune-but = Alle Gewichte außer diesem finden; auch mehrmals.
help-tune-players = Wer für ein fit spielt, ein Bot je Platz; mehrmals angegeben solche Tische reihum. Sonst Bots namens greedy, so wenige bis so viele, wie spielen können.
help-tune-seats = Wie viele bei climb oder count spielen.
help-tune-climber = Wer klettert, in Eile.
help-tune-rival = Gegen wen; sonst gegen seinesgleichen.
help-tune-steps = Schritte eines climb: je eine zweimal gespielte Verteilung.
help-tune-games = Partien für fit oder spread, Verteilungen für jedes count.
help-tune-kept = Behaltene Stellungen jeder Partie eines fit.
help-tune-positions = Die Stellungen eines fit dort aufheben oder von dort nehmen.
help-tune-write = Die Gewichte in die Quelle schreiben.
help-tune-show = Nur zeigen, was laufen würde.

help-measure = Einen TEIL dessen messen, was docs/bots.md erzählt (strength, levels, ladder oder budget), und die Seite schreiben; mit „write“ nur die Seite, aus früher gemessenen Zahlen.
help-measure-game = Nur dieses Spiel; auch mehrmals.
help-measure-bot = Nur Paarungen dieses Herausforderers; auch mehrmals.
help-measure-games = Partien jeder Leiter.
help-measure-workers = Prozesse, je ein Kern.
help-measure-again = Vergessen, was davon früher gemessen wurde.

help-simulate-workers = Prozesse hier; sonst alle Kerne.
help-simulate-engine = Durch Prozesse hier oder durch Dask auf einem Rechnerverbund.
help-simulate-scheduler = Adresse eines Dask-Schedulers, tcp://rechner:port; sonst wird hier ein Verbund gestartet.
help-simulate-out = Dorthin als Parquet eine Zeile je Partie und eine je Platz schreiben, in Teilen, die erst da sind, wenn sie ganz sind.
help-simulate-resume = Mit dem weitermachen, was in --out ist; ein anderer Plan wird abgelehnt.
help-simulate-records = Auch jede Partie Zug für Zug schreiben.

help-tournament = Bots gegeneinander SPIEL spielen lassen, jede Verteilung von jedem Platz aus, bis ihre Rangfolge sicher oder der Vorrat aufgebraucht ist.
help-tournament-bots = Die Bots, zum Beispiel random,greedy,club; bei „gauntlet“ trifft der erste alle anderen, bei „ladder“ jeder den vor ihm.
help-tournament-format = Wer wen trifft.
help-tournament-seats = Wie viele an einem Tisch sitzen; sonst so wenige wie möglich. Gibt es weniger Bots, trifft einer auf Kopien eines anderen.
help-tournament-deals = Der Vorrat: höchstens so viele Verteilungen, jede einmal je Platz gespielt von allen, die sich treffen.
help-tournament-sure = Wie sicher die ganze Rangfolge sein muss, in Prozent.
help-tournament-picture = Die Rangfolge dorthin zeichnen, als SVG.

## Das Labor: Antworten

error-missing-extra = dazu braucht es { $library }: pip install 'ludotheque[lab]'
error-no-project = { $place } ist keine Arbeitskopie von Ludotheque, in der dieser Befehl arbeitet
error-no-engine = { $place } hat kein Spielwerk: dort ist kein Ordner „ludotheque“
error-side-gone = die Seite von { $name } endete vor dem Duell
error-only-with = { $one } geht nur mit { $other }
error-simulation-there = { $place } enthält schon eine Simulation; --resume macht damit weiter
error-folder-not-empty = { $place } ist nicht leer
error-nothing-to-resume = { $place } hat keine Simulation zum Weitermachen
error-other-plan = { $place } enthält einen anderen Plan: { $name } ist dort { $before }, nicht { $now }
error-no-source = { $game } gibt Punkte für „{ $source }“ und hat dafür kein Wort { $game }-score-{ $source }
error-other-build = ein Prozess hat eine andere Fassung ({ $worker }) als diese hier ({ $here })
error-no-cluster = kein Rechnerverbund mit Prozessen antwortet ({ $place })
error-unwritten = { $place } kann nicht geschrieben werden: { $why }
error-too-few-bots = ein Turnier ist zwischen zwei oder mehr Bots; nennen Sie sie mit --bots einer,anderer
error-no-weights = { $title } hat keine solchen Gewichte; sein Raum führt sie in strategy/weights.py auf
error-tune-how = für solche Optionen SPIEL und WIE (fit, climb, count oder spread) nennen

watching-rate = { $rate }/s

simulate-not-repeatable = Ein Bot denkt nach der Uhr: ein anderer Lauf kann anders ausgehen.

duel-result = { $won } von { $games }: { $share }, { $low } bis { $high }

judge-best = was in einer Entscheidung zu gewinnen war: { $best } Punkte Vorsprung
judge-bot = { $bot }: { $points } Punkte, { $percent } % der Siege

tune-weight = { $name } { $was } → { $now }
tune-step = Schritt { $step }: { $figures }
tune-error = Fehler bei den zurückgehaltenen Partien: { $before } → { $after }
tune-better = bei { $deals } anderen Verteilungen besser um { $better } ± { $off }
tune-count = { $name } { $tried }: besser um { $better } ± { $off }

measure-pairing = { $pairing }: { $won } von { $games }, { $low } bis { $high }
measure-ladder = Leiter von { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
measure-budget = { $game }: höchstens { $most } ms Rechenzeit, { $late } von { $decisions } Entscheidungen zu spät
measure-written = { $path } ist geschrieben

tournament-rule = Die Regel: höchstens { $deals } Verteilungen; nach { $looks } davon endet es, wenn jeder Vergleich zu { $level } sicher ist (alle zusammen { $sure }).
tournament-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} auf { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}
tournament-place = Rang
tournament-bot = Bot
tournament-games = Partien
tournament-share = Siege
tournament-interval = 95 %
tournament-range = { $low } bis { $high }
tournament-rating = Wertung
tournament-apart = { $one } gewinnt { $points } Prozentpunkte mehr als { $other }: sicher
tournament-close = { $one } gewinnt { $points } Prozentpunkte mehr als { $other }: kann Zufall sein
tournament-certain = Die Rangfolge ist nach der Regel sicher.
tournament-spent = Die Verteilungen sind aufgebraucht, und die Rangfolge ist nach der Regel nicht sicher.

help-train = Ein Netz SPIEL lernen lassen: Bots spielen gegen sich selbst, und es lernt aus dem Ausgang. Was daraus wird, spielt als net:DATEI.
help-train-out = Die Datei für das Netz; eines für eine andere Spielerzahl darin bleibt.
help-train-seats = Wie viele spielen.
help-train-generations = Wie oft gespielt, gelernt und verglichen wird.
help-train-games = Partien jeder Generation.
help-train-teacher = Der Bot, der die erste Generation spielt.
help-train-worlds = Für jeden Zug vorgestellte Verteilungen.
help-train-gate = Partien gegen das vorige Netz, auf eigenen Verteilungen.
help-train-resume = Weitermachen, wo ein abgebrochenes Training stand.
train-generation = Generation { $number }: { $decisions } Entscheidungen, Fehler { $loss }, { $share } von { $games } Partien gewonnen{ $passed ->
    [no] {" "}(schwächer als das vorige: nicht übernommen)
   *[yes] {""}
 }
train-written = nach { $path } geschrieben; es spielt als net:{ $path }
error-no-network = { $path } ist kein Netz: { $why }
error-network-format = { $path } ist ein Netz im Format { $format }; gelesen wird { $known }
error-other-network = ein Netz für Fassung { $version } der Merkmale von { $game }, nicht für Fassung { $known } von { $title }
error-network-seats = das Netz kennt Tische mit { $known } Spielern, nicht mit { $seats }
error-misshapen-network = kein Netz: { $why }
error-net-without-file = ein Netz hat eine Datei: net:DATEI
error-no-features = { $title } sagt Netzen nichts: Das Spiel hat keine Merkmale
error-no-training = { $path } ist kein Training, das weitergehen könnte
error-other-training = { $path } wurde nach einem anderen Plan begonnen
error-other-networks = { $path } enthält Netze eines anderen Spiels oder anderer Merkmale
