above_and_below-page-price = { $count ->
    [one] kostet 1 Münze
   *[other] kostet { $count } Münzen
 }
above_and_below-page-lying = { $count } × { $item } zu ernten
above_and_below-page-bracket = { $lanterns ->
    [one] 1 Laterne ab { $face }
   *[other] { $lanterns } Laternen ab { $face }
 }
above_and_below-page-threw = hat { $face } gewürfelt
above_and_below-page-nothing = nichts
above_and_below-page-track = Fortschrittsleiste
above_and_below-page-place = { $points } Punkte für jede Ware hier; Einkommen { $income }, solange es das letzte gefüllte Feld ist
above_and_below-page-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
above_and_below-page-beds = { $count ->
    [one] 1 Bett
   *[other] { $count } Betten
 }
above_and_below-page-income = Einkommen einer Nacht: { $count }
above_and_below-page-reputation = Ansehen { $count }
above_and_below-page-score = Punkte bisher: { $count }
above_and_below-page-no-caves = Nichts als Fels. Wer erkundet, gewinnt Höhlen.
above_and_below-page-round = Runde { $round } von 7
above_and_below-page-first = { $seat } beginnt
above_and_below-page-cider = für die erste Arbeit
above_and_below-page-open-cave = Höhle { $cave }: { $paragraphs } (noch { $left })
above_and_below-page-reputation-track = Ansehen
above_and_below-page-space = Ansehen { $reputation }: { $points } Punkte am Ende
above_and_below-page-hire = Dorfleute zum Anheuern
above_and_below-page-look = Das Dorf von { $seat } besuchen
above_and_below-page-buy = ein Angebot machen
above_and_below-page-book = Das Buch
above_and_below-page-paragraph = Absatz { $number }, vorgelesen für { $seat }
above_and_below-page-won = Es ist gelungen!
above_and_below-page-lost = Es ist misslungen.
above_and_below-page-close-book = das Buch schließen
above_and_below-page-level = { $lanterns } Laternen nötig, Gebühr: { $fee }
above_and_below-page-stake-item = einen Gegenstand einsetzen
above_and_below-page-stake-villager = jemanden aus dem Dorf einsetzen
above_and_below-page-bonus-hammer = +{ $lanterns } für jeden Hammer in der Gruppe
above_and_below-page-bonus-quill = +{ $lanterns } für jede Feder in der Gruppe
above_and_below-page-bonus-rope = +{ $lanterns } für jedes Seil, das dir gehört
above_and_below-page-bonus-has = +{ $lanterns }, wenn du besitzt: { $items }
above_and_below-page-bonus-fishfolk = +{ $lanterns } mit jemandem vom Fischvolk in der Gruppe
above_and_below-page-bonus-paid = +{ $lanterns }, wenn du { $price } zahlst

above_and_below-page-guide-goal = Willkommen in deinem Dorf. In sieben Runden baust du über und unter dem Gras. Gebäude, Waren auf der Leiste und ein guter Ruf bringen Punkte.
above_and_below-page-guide-villagers = Das sind deine Dorfleute. Wer etwas tut, wird müde; in der Nacht helfen Betten wieder auf die Beine. Hämmer bauen, Federn bilden aus, und die kleinen Würfel sagen, wie viel Licht jemand hinunterträgt.
above_and_below-page-guide-market = Hier warten Leute zum Anheuern und Gebäude zum Kaufen, jedes mit seinem Preis. Ein Außenposten braucht eine leere Höhle, und Höhlen gewinnt, wer erkundet.
above_and_below-page-guide-act = Wähle eine der Aktionen. Erkunden braucht mindestens zwei Leute und schlägt das Buch auf: gut für den ersten Zug.
above_and_below-page-guide-goods = Geerntete oder gefundene Waren kommen in deinen Vorrat. Auf der Leiste heben sie dein Einkommen und bringen Punkte: je mehr Sorten, desto mehr zählen die Waren der späteren.
above_and_below-page-guide-help = Ein Klick, der nicht erlaubt ist, wird mit seiner Regel erklärt, und was noch nicht abgeschickt ist, lässt sich zurücknehmen. Vorsicht, Stufe!
