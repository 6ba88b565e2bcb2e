aisopos-title = Aisopos
aisopos-about = Verdeckte Steine auf neunzehn Sechsecken: einsetzen oder ziehen, angreifen und nehmen, was man schlägt.
aisopos-option-games = Zahl der Spiele, deren Punkte addiert werden
aisopos-option-quiet = nach so langer Zeit ohne Kampf ist das Spiel remis
aisopos-option-quiet_unit = gezählt in Runden oder einzelnen Zügen
aisopos-option-agreement = Remis durch Einigung ist möglich
aisopos-option-first = der Platz, der beginnt (0 ist der erste)

aisopos-lion = Löwe
aisopos-man = Mensch
aisopos-fox = Fuchs
aisopos-mouse = Maus
aisopos-ant = Ameise
aisopos-letter-lion = L
aisopos-letter-man = M
aisopos-letter-fox = F
aisopos-letter-mouse = m
aisopos-letter-ant = a

aisopos-ask-FirstSeat = Das Los bestimmt, wer beginnt.
aisopos-ask-Turn = Einen Stein verdeckt einsetzen oder einen um ein Feld ziehen.
aisopos-ask-AnswerDraw = Ein Remis wird angeboten. Einverstanden?

aisopos-action-place = einsetzen: { $a } auf { $b }
aisopos-action-move = von { $a } nach { $b } ziehen
aisopos-action-offer = Remis anbieten
aisopos-action-agree = Remis annehmen
aisopos-action-decline = weiterspielen
aisopos-action-first = { $a } beginnt

aisopos-event-begins = { $seat } beginnt.
aisopos-event-placed = { $seat } setzt einen Stein auf { $hex } ein.
aisopos-event-placed-kind = Dieser Stein: { $piece }.
aisopos-event-moved = { $seat } zieht von { $from } nach { $to }.
aisopos-event-looked = Nachgesehen, was auf { $hex } steht: { $piece }.
aisopos-event-captured = { $seat } nimmt auf { $hex } einen Stein von { $other }: { $piece }.
aisopos-event-skipped = { $seat } kann nichts tun und wird übergangen.
aisopos-event-offered-draw = { $seat } bietet Remis an.
aisopos-event-agreed = { $seat } ist einverstanden.
aisopos-event-declined = { $seat } spielt weiter.
aisopos-event-game-ended = Spiel { $number } ist zu Ende: { $ending ->
    [eliminated] jemand hat keine Steine mehr.
    [quiet] Remis, weil zu lange nicht gekämpft wurde.
   *[agreement] Remis durch Einigung.
 }

aisopos-refusal-no-passing = Niemand darf passen: Es wird ein Stein gelegt oder gezogen.
aisopos-refusal-one-step = Ein Stein zieht einen Schritt weit, auf ein Nachbarfeld; { $to } ist keines von { $from }.
aisopos-refusal-not-in-hand = Nicht mehr auf der Hand: { $piece }.
aisopos-refusal-hex-taken = { $hex } ist besetzt.
aisopos-refusal-not-yours = Auf { $hex } steht kein eigener Stein.
aisopos-refusal-own-piece = Auf { $hex } steht ein eigener Stein.
aisopos-refusal-no-agreement = An diesem Tisch gibt es kein Remis durch Einigung.
aisopos-refusal-offered-already = In diesem Zug wurde schon Remis angeboten.

aisopos-score-lion = Löwen
aisopos-score-man = Menschen
aisopos-score-fox = Füchse
aisopos-score-mouse = Mäuse
aisopos-score-ant = Ameisen
aisopos-score-first-game = erstes Spiel
aisopos-score-struck-out = gestrichene Punkte

aisopos-ending-eliminated = Jemand hat alle Steine verloren.
aisopos-ending-quiet = Remis, weil zu lange nicht gekämpft wurde.
aisopos-ending-agreement = Remis durch Einigung.

aisopos-quiet-count = Züge ohne Kampf: { $quiet } von { $limit }
aisopos-hand-size = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }
aisopos-seat-line = { $seat }: { $points } Punkte; Hand: { $hand }; genommen: { $captured }
aisopos-legend = ? unbekannt, ! sicher; { $letters }
