aisopos-title = Aisopos
aisopos-about = Verdeckte Steine auf neunzehn Sechsecken: einsetzen oder ziehen, angreifen und nehmen, was man schlägt.
aisopos-option-games = Zahl der Spiele, deren Punkte addiert werden
aisopos-option-quiet = nach so langer Zeit ohne Kampf ist das Spiel remis
aisopos-option-quiet_unit = gezählt in Runden oder einzelnen Zügen
aisopos-option-agreement = Remis durch Einigung ist möglich
aisopos-option-first = der Platz, der beginnt (0 ist der erste)
aisopos-option-board = das Brett: ganz, oder drei oder vier Felder mit je einem Löwen und einer Ameise, zum Studieren
aisopos-option-board-whole = ganz
aisopos-option-board-three = drei Felder
aisopos-option-board-four = vier Felder

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

aisopos-error-small-for-two = ein kleines Brett ist für 2 Spieler, nicht { $seats }

aisopos-refusal-no-passing = Niemand darf passen: Es wird ein Stein gelegt oder gezogen.
aisopos-refusal-one-step = Eigene Steine ziehen einen Schritt weit, auf ein Nachbarfeld; { $to } liegt nicht neben { $from }.
aisopos-refusal-choose-step = Erst einen eigenen Stein auf dem Brett wählen, dann ein Feld daneben.
aisopos-refusal-choose-hex = Erst einen Stein der Hand wählen, dann ein freies Feld.
aisopos-refusal-choose-piece = Erst einen Stein wählen: aus der Hand, um ihn auf { $hex } einzusetzen, oder einen daneben, um dorthin zu ziehen.
aisopos-refusal-no-piece = Auf { $hex } steht kein eigener Stein.
aisopos-refusal-not-yours = Der Stein auf { $hex } gehört { $other }: einen eigenen wählen und ihn von nebenan angreifen.
aisopos-refusal-not-in-hand = Nicht mehr auf der Hand: { $piece }.
aisopos-refusal-hex-taken = { $hex } ist besetzt.
aisopos-refusal-own-piece = Auf { $hex } steht ein eigener Stein.
aisopos-refusal-off-board = Dieses kleine Brett hat kein Feld { $hex }.
aisopos-refusal-no-agreement = An diesem Tisch gibt es kein Remis durch Einigung.
aisopos-refusal-offered-already = In diesem Zug wurde schon Remis angeboten.

aisopos-foresee-odds = Sieg { $win_chance }, beide fallen { $fall_chance }, Verlust { $lose_chance }
aisopos-foresee-always-wins = Sieg, was es auch ist
aisopos-foresee-always-loses = Verlust, was es auch ist
aisopos-foresee-win = { $piece }, { $chance }: wird genommen, +{ $points }
aisopos-foresee-fall = { $piece }, { $chance }: beide fallen, je +{ $points }
aisopos-foresee-loss = { $piece }, { $chance }: der eigene fällt, +{ $points } für { $other }
aisopos-foresee-sure-win = Sicher { $piece }: wird genommen, +{ $points }
aisopos-foresee-sure-fall = Sicher { $piece }: beide fallen, je +{ $points }
aisopos-foresee-sure-loss = Sicher { $piece }: der eigene fällt, +{ $points } für { $other }
aisopos-foresee-shows-yours = Nach Sieg über { $beaten } kann der eigene für alle nur sein: { $kinds }
aisopos-foresee-you-look = Bei Verlust sieht nur der Angreifer, was es ist
aisopos-foresee-shows-theirs = Bei Verlust kann er für alle nur sein: { $kinds }
aisopos-foresee-win-ends = Ein Sieg beendet das Spiel: selbst { $points }, bester Gegner { $best }
aisopos-foresee-fall-ends = Fallen beide, endet das Spiel: selbst { $points }, bester Gegner { $best }
aisopos-foresee-loss-ends = Ein Verlust beendet das Spiel: selbst { $points }, bester Gegner { $best }
aisopos-foresee-in-reach = { $rivals ->
    [0] Kein fremder Stein kann im nächsten Zug dorthin
    [one] { $rivals } fremder Stein kann im nächsten Zug dorthin
   *[other] { $rivals } fremde Steine können im nächsten Zug dorthin
 }
aisopos-foresee-quiet = { $left ->
    [one] Dann noch { $left } Zug ohne Kampf bis zum Remis
   *[other] Dann noch { $left } Züge ohne Kampf bis zum Remis
 }
aisopos-foresee-quiet-draw = Letzter ruhiger Zug: Remis, 0 für alle
aisopos-foresee-drawn = Remis: 0 für alle
aisopos-foresee-drawn-if-agreed = { $left ->
    [one] Stimmt noch { $left } Spieler zu: Remis, 0 für alle
   *[other] Stimmen noch { $left } Spieler zu: Remis, 0 für alle
 }
aisopos-foresee-give-up = Damit verloren: { $points ->
    [one] { $points } eigener Punkt
   *[other] { $points } eigene Punkte
 }
aisopos-foresee-gives-up = { $other } verliert damit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
aisopos-foresee-offer-no-move = Sonst geht der Zug weiter, ohne zweites Angebot
aisopos-foresee-offer-ends = Das Angebot ist vom Tisch, { $other } zieht

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
