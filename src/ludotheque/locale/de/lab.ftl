## Das Labor: Hilfe

help-value-challenger = HERAUSFORDERER
help-value-rival = GEGNER
help-value-bots = BOT
help-value-how = WIE
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

## Das Labor: Antworten

error-missing-extra = dazu braucht es { $library }: pip install 'ludotheque[lab]'
error-no-project = { $place } ist keine Arbeitskopie von Ludotheque, in der dieser Befehl arbeitet
error-no-engine = { $place } hat kein Spielwerk: dort ist kein Ordner „ludotheque“
error-side-gone = die Seite von { $name } endete vor dem Duell
error-tune-how = für solche Optionen SPIEL und WIE (fit, climb, count oder spread) nennen

watching-rate = { $rate }/s

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
