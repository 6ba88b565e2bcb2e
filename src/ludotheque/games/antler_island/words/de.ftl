antler_island-title = Antler Island
antler_island-about = Heimlich planen, fressen, das Geweih wachsen lassen, um Plätze kämpfen und möglichst viele Hirschkühe gewinnen.
antler_island-option-board = die Insel zu dritt: wie gedruckt, oder in drei gleichen Teilen
antler_island-option-cubes = mit Kampfwürfeln spielen (für Fortgeschrittene)
antler_island-option-reactive_tiles = wer Kraft sparen und Stabiles Geweih spielen darf: beide Kämpfer, oder nur im eigenen Zug
antler_island-option-first = der Platz, der beginnt (0 ist der erste)
antler_island-option-limit = Runden, nach denen gewertet wird
antler_island-option-limit-none = keine Grenze
antler_island-option-limit-quiet = zehn Runden ohne Paarung
antler_island-option-height_0 = Größe des ersten Spielers in cm, für den letzten Gleichstand (0: nicht angegeben)
antler_island-option-height_1 = Größe des zweiten Spielers in cm
antler_island-option-height_2 = Größe des dritten Spielers in cm
antler_island-option-height_3 = Größe des vierten Spielers in cm

antler_island-move = Ziehen
antler_island-eat = Fressen
antler_island-rut = Brunft
antler_island-grow = Geweih
antler_island-blank = Blanko
antler_island-speed = Geschwindigkeit
antler_island-greedy = Gier
antler_island-double-rut = Heißere Brunft
antler_island-doping = Kraft sparen
antler_island-diamond = Stabiles Geweih
antler_island-roar = Röhrender Hirsch
antler_island-red = Rot
antler_island-yellow = Gelb
antler_island-blue = Blau
antler_island-C = C (Mitte)

antler_island-ask-FirstSeat = Das Los bestimmt, wer beginnt.
antler_island-ask-StagDie = Der Würfel zeigt die Farbe für die Hirsche.
antler_island-ask-PlaceStag = Wähle das Feld, auf dem dein Hirsch beginnt; die anderen folgen im Uhrzeigersinn.
antler_island-ask-FoodDie = Der Würfel zeigt, wo Nahrung wächst.
antler_island-ask-DoeDie = Der Würfel zeigt, wo Hirschkühe ankommen.
antler_island-ask-LookAtToken = Ein Nahrungsplättchen wird angesehen.
antler_island-ask-Plans = Alle planen geheim.
antler_island-ask-PlanTile = Lege deinen nächsten Marker neben eine Aktion.
antler_island-ask-TakeTurn = Decke deine kleinste Zahl oder das X auf.
antler_island-ask-MoveStag = Wohin zieht dein Hirsch?
antler_island-ask-WhichToken = Der Zufall bestimmt, welches Plättchen gefressen wird.
antler_island-ask-PlayGreedy = Gier spielen und noch ein Plättchen nehmen?
antler_island-ask-PlayDoubleRut = Heißere Brunft spielen und noch einmal paaren?
antler_island-ask-Grow = Welche Nahrung zahlst du für das Geweih?
antler_island-ask-Commit = Welche Nahrung setzt du im Kampf ein?
antler_island-ask-Stand = Du wirst angegriffen: standhalten oder zurückziehen?
antler_island-ask-Lock = Geweihe verhaken oder zurückziehen?
antler_island-ask-Withdraw = Wohin zieht sich dein Hirsch zurück?
antler_island-ask-PlayDoping = Kraft sparen spielen und ein eingesetztes Plättchen behalten?
antler_island-ask-PlayDiamond = Stabiles Geweih spielen und das Ende behalten?
antler_island-ask-Chase = Wohin vertreibst du den Verlierer?
antler_island-ask-ChooseTile = Das offene Vorteilsplättchen nehmen, oder eines vom Stapel?
antler_island-ask-DiscardTile = Du darfst drei Vorteilsplättchen behalten: Welches geht?
antler_island-ask-DrawTile = Ein Vorteilsplättchen wird gezogen.
antler_island-ask-OpenTile = Ein Vorteilsplättchen wird aufgedeckt.
antler_island-ask-TakeCube = Welchen Kampfwürfel nimmst du?
antler_island-ask-RoarAfter = Jetzt röhren?

antler_island-action-place = deinen Hirsch auf { $a } setzen
antler_island-action-plan = Marker { $a }: { $b }
antler_island-action-reveal = { $a } aufdecken
antler_island-action-play = { $a } spielen
antler_island-action-pass = { $a } nicht spielen
antler_island-action-move = nach { $a } ziehen
antler_island-action-speed = Geschwindigkeit spielen: über { $b } nach { $d }
antler_island-action-pay = { $all } zahlen
antler_island-action-commit = { $all } einsetzen
antler_island-action-stand = standhalten
antler_island-action-retreat = zurückziehen
antler_island-action-lock = Geweihe verhaken
antler_island-action-withdraw = Rückzug nach { $a }
antler_island-action-chase = nach { $a } vertreiben
antler_island-action-dope = Kraft sparen spielen und eine { $a } behalten
antler_island-action-take = { $a ->
    [open] das offene Plättchen nehmen
   *[pile] eines vom Stapel nehmen
 }
antler_island-action-discard = { $b } abwerfen { $a ->
    [open] (offen)
   *[hidden] (verdeckt)
 }
antler_island-action-cube = { $a ->
    [own] einen Kampfwürfel deiner Farbe zurückholen
   *[foreign] einen Kampfwürfel in der Farbe des Verlierers nehmen
 }
antler_island-action-first = { $a } beginnt
antler_island-action-stags = Hirsche auf { $a }
antler_island-action-food = Nahrung auf { $a }
antler_island-action-does = Hirschkühe auf { $a }
antler_island-action-token = ein Plättchen mit { $a }
antler_island-action-eats = { $a ->
    [first] das erste Plättchen wird gefressen
   *[second] das zweite Plättchen wird gefressen
 }
antler_island-action-draw = { $a } wird gezogen
antler_island-action-open = { $a } wird aufgedeckt

antler_island-event-begins = { $seat } beginnt.
antler_island-event-stag-colour = Die Hirsche beginnen auf { $colour }.
antler_island-event-placed = Der Hirsch von { $seat } beginnt auf { $space }.
antler_island-event-looked = Du siehst ein Plättchen an: eine { $value }.
antler_island-event-food-colour = Nahrung wächst auf { $colour }.
antler_island-event-food-reshuffled = Die abgelegte Nahrung ({ $count }) bildet einen neuen Stapel.
antler_island-event-doe-colour = Hirschkühe kommen auf { $colour } an.
antler_island-event-climbed = Die Hirschkühe ziehen bergauf.
antler_island-event-new-round = Runde { $number }: { $seat } ist Startspieler.
antler_island-event-planned = { $seat } hat geplant: Ziehen { $move }, Fressen { $eat }, Brunft { $rut }, Geweih { $grow }.
antler_island-event-own-plan = Dein Plan: 1 { $tile-1 }, 2 { $tile-2 }, 3 { $tile-3 }, X { $tile-X }, Blanko { $tile-blank }.
antler_island-event-revealed = { $seat } deckt { $tile } auf: { $action }.
antler_island-event-moved = { $seat } zieht von { $from } nach { $space }.
antler_island-event-nothing-to-eat = { $seat } kann hier nicht fressen.
antler_island-event-ate = { $seat } frisst auf { $space }: { $count ->
    [one] ein Plättchen.
   *[other] { $count } Plättchen.
 }
antler_island-event-no-doe = { $seat } findet keine Hirschkuh.
antler_island-event-mated = { $seat } paart sich: { $total } insgesamt.
antler_island-event-cannot-grow = { $seat } kann das Geweih nicht wachsen lassen.
antler_island-event-grew = { $seat } zahlt { $values }; Geweihenden: { $antlers }.
antler_island-event-attacked = { $seat } greift { $other } an!
antler_island-event-committed = { $seat } setzt { $count ->
    [one] ein Plättchen ein.
   *[other] { $count } Plättchen ein.
 }
antler_island-event-committed-values = Du hast { $values } eingesetzt.
antler_island-event-stood = { $seat } hält stand.
antler_island-event-retreated = { $seat } zieht sich vor { $other } zurück.
antler_island-event-locked = { $seat } zeigt { $count ->
    [0] keine Nahrung
   *[other] { $values }
 }: Stärke { $strength }.
antler_island-event-kept-token = { $seat } behält eine { $value }.
antler_island-event-drawn = Patt: { $seat } kehrt nach { $space } zurück.
antler_island-event-broke = { $seat } verliert ein Ende und hat noch { $antlers }.
antler_island-event-chased = { $seat } vertreibt { $other } nach { $space }.
antler_island-event-winning-stag = { $seat } erhält den Siegreichen Hirsch.
antler_island-event-played = { $seat } spielt { $kind }.
antler_island-event-roared = { $seat } röhrt, und { $count ->
    [one] eine Hirschkuh kommt.
   *[other] { $count } Hirschkühe kommen.
 }
antler_island-event-no-tile-left = Für { $seat } ist kein Vorteilsplättchen mehr da.
antler_island-event-took-open = { $seat } nimmt das offene Plättchen, { $kind }.
antler_island-event-took-hidden = { $seat } nimmt ein Vorteilsplättchen vom Stapel.
antler_island-event-drew-tile = Es ist { $kind }.
antler_island-event-opened = { $kind } wird aufgedeckt.
antler_island-event-tiles-reshuffled = Die abgelegten Vorteilsplättchen ({ $count }) bilden einen neuen Stapel.
antler_island-event-gave-up = { $seat } wirft { $kind } ab.
antler_island-event-cube-won-back = { $seat } holt einen Kampfwürfel von { $other } zurück.
antler_island-event-cube-taken = { $seat } nimmt einen Kampfwürfel von { $other }.
antler_island-event-showed-food = { $seat } hat noch Nahrung im Wert von { $value }.
antler_island-event-last-round = { $seat } ist weit genug auf der Hirschkuhanzeige: Diese Runde ist die letzte.
antler_island-event-last-round-by-limit = Nach der Grenze ist diese Runde die letzte.
antler_island-event-ended = { $ending ->
    [limit] Die Grenze der Runden ist erreicht.
    [quiet] Zehn Runden ohne Paarung: Das Spiel wird gewertet.
   *[track] Ein Marker ist weit genug auf der Hirschkuhanzeige: Die Partie ist zu Ende.
 }

antler_island-refusal-wrong-colour = Dein Hirsch beginnt auf der Farbe { $colour }.
antler_island-refusal-tile-used = Marker { $tile } ist in dieser Runde schon benutzt.
antler_island-refusal-not-lowest = Marker { $tile } ist nicht dein kleinster.
antler_island-refusal-no-such-tile = Dieses Plättchen hast du nicht: { $kind }.
antler_island-refusal-stag-in-the-way = Ein Hirsch steht im Weg, auf { $space }.
antler_island-refusal-back-again = Geschwindigkeit muss woandershin führen.
antler_island-refusal-no-such-space = Diese Insel hat kein Feld { $space }.
antler_island-refusal-marsh = { $space } ist ein Sumpf: Hirsche sind zu schwer.
antler_island-refusal-not-near = { $space } ist kein Nachbar von { $from }.
antler_island-refusal-stag-there = Ein anderer Hirsch steht auf { $space }.
antler_island-refusal-uphill = { $space } liegt höher, und ein anderer Weg ist frei.
antler_island-refusal-not-held = Du hast { $values } nicht.
antler_island-refusal-not-committed = Du hast keine { $value } eingesetzt.
antler_island-refusal-roared-already = Du hast in diesem Zug schon geröhrt.
antler_island-refusal-nobody-hears = Keine Hirschkuh ist nah genug, es zu hören.
antler_island-refusal-no-such-cube = Diesen Kampfwürfel kannst du nicht nehmen.

antler_island-foresee-begins-on = { $other } beginnt auf { $space }
antler_island-foresee-there = Auf { $space }: Nahrung { $food }, Hirschkühe { $does }, Platz { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
antler_island-foresee-food-on = Jetzt { $count } Nahrung auf { $spaces }
antler_island-foresee-does-on = Jetzt { $count ->
    [one] { $count } Hirschkuh
   *[other] { $count } Hirschkühe
 } auf { $spaces }
antler_island-foresee-points-on = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für das Stehen auf { $spaces }
antler_island-foresee-decoy = Eine Finte: Der Blankomarker wird nie aufgedeckt
antler_island-foresee-plan-move = Nach Marker { $tile } kann dein Hirsch stehen auf { $spaces }
antler_island-foresee-plan-at = Bei Marker { $tile } kann dein Hirsch stehen auf { $spaces }
antler_island-foresee-plan-speed = Bis Marker { $tile } mit Geschwindigkeit auch auf { $spaces }
antler_island-foresee-plan-skipped = Marker { $tile }: { $action } würde jetzt ausfallen
antler_island-foresee-plan-pay = { $tokens ->
    [one] { $tokens } Plättchen
   *[other] Bis zu { $tokens } Plättchen
 } dann zum Zahlen
antler_island-foresee-plan-fight = Auf { $space } steht { $other }: ein Kampf
antler_island-foresee-follows = Marker { $tile }: { $action }
antler_island-foresee-move-to = Dein Hirsch kann ziehen nach { $spaces }
antler_island-foresee-speed-to = Mit Geschwindigkeit auch nach { $spaces }
antler_island-foresee-fight = Kampf mit { $other } auf { $space }: du { $own_least }–{ $own_most }, Gegner { $least }–{ $most }
antler_island-foresee-fight-about = Kampf mit { $other } auf { $space }: du { $own_least }–{ $own_most }, Gegner etwa { $least }–{ $most }
antler_island-foresee-no-food = Keine Nahrung hier: fällt aus, der Marker ist verbraucht
antler_island-foresee-mat-full = Du hast fünf Plättchen: fällt aus, der Marker ist verbraucht
antler_island-foresee-no-doe = Keine Hirschkuh hier: fällt aus, der Marker ist verbraucht
antler_island-foresee-no-growth = Keine Nahrung oder kein Ende: fällt aus, der Marker ist verbraucht
antler_island-foresee-eats = Frisst { $count } Plättchen{ $stay ->
    [0] {""}
   *[other] ; { $stay } bleibt, der Zufall sagt welches
 }
antler_island-foresee-next-token = Eine { $value }: { $chance }
antler_island-foresee-next-token-about = Eine { $value }: etwa { $chance }
antler_island-foresee-mates = Paart sich: dann { $does ->
    [one] { $does } Hirschkuh
   *[other] { $does } Hirschkühe
 }
antler_island-foresee-makes-last-round = Damit ist diese Runde die letzte
antler_island-foresee-no-win-yet = Zählt erst, wenn du einen Kampf gewonnen hast
antler_island-foresee-grows = +{ $gained } { $gained ->
    [one] Ende
   *[other] Enden
 }, dann { $antlers }
antler_island-foresee-food-lost = { $value } vom Wert wird umsonst gezahlt
antler_island-foresee-tiles-earned = Bringt { $count } Vorteilsplättchen
antler_island-foresee-no-tile-left = Kein Vorteilsplättchen ist mehr da
antler_island-foresee-can-grow = Mit aller Nahrung ({ $tokens }): +{ $most } { $most ->
    [one] Ende
   *[other] Enden
 }
antler_island-foresee-roars = { $count ->
    [one] { $count } Hirschkuh kommt
   *[other] { $count } Hirschkühe kommen
 }: dann { $does } hier
antler_island-foresee-spends-tile = { $kind } wird abgelegt
antler_island-foresee-keeps-tile = Du behältst { $kind } für später
antler_island-foresee-gives-one-up = Dein viertes Plättchen: Du gibst eines ab
antler_island-foresee-next-tile = { $kind }: { $chance }
antler_island-foresee-next-tile-about = { $kind }: etwa { $chance }
antler_island-foresee-keeps-another = Du behältst noch eines: { $kind }
antler_island-foresee-lies-open = { $kind } liegt dann offen für den Nächsten
antler_island-foresee-use-speed = Zwei Schritte auf einmal: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 } von hier
antler_island-foresee-use-greedy = Ein Plättchen mehr beim Fressen; du hast Platz für { $room }
antler_island-foresee-use-double-rut = Eine zweite Hirschkuh in einer Brunft; jetzt hier: { $count }
antler_island-foresee-use-doping = Behält ein eingesetztes Plättchen nach dem Verhaken
antler_island-foresee-use-diamond = Behält das Ende, das bricht, wenn du verlierst; du hast { $antlers }
antler_island-foresee-use-roar = Ruft von jedem Nachbarfeld eine Hirschkuh; von hier { $count }
antler_island-foresee-own-strength = Deine Stärke: { $strength }
antler_island-foresee-own-reach = Deine Stärke, je nach Einsatz: { $least }–{ $most }
antler_island-foresee-if-laid = Wenn { $other } { $count ->
    [0] keine Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } einsetzt ({ $least }–{ $most }): Sieg { $win_chance }, Patt { $draw_chance }, Niederlage { $lose_chance }
antler_island-foresee-laid = { $other } mit { $count ->
    [0] keiner Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } ({ $least }–{ $most }): Sieg { $win_chance }, Patt { $draw_chance }, Niederlage { $lose_chance }
antler_island-foresee-at-best = Bestenfalls gegen { $other } mit { $count ->
    [0] keiner Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } ({ $least }–{ $most }): Sieg { $win_chance }, Patt { $draw_chance }, Niederlage { $lose_chance }
antler_island-foresee-if-laid-about = Wenn { $other } { $count ->
    [0] keine Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } einsetzt ({ $least }–{ $most }): Sieg etwa { $win_chance }, Patt { $draw_chance }, Niederlage { $lose_chance }
antler_island-foresee-laid-about = { $other } mit { $count ->
    [0] keiner Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } ({ $least }–{ $most }): Sieg etwa { $win_chance }, Patt { $draw_chance }, Niederlage { $lose_chance }
antler_island-foresee-at-best-about = Bestenfalls gegen { $other } mit { $count ->
    [0] keiner Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } ({ $least }–{ $most }): Sieg etwa { $win_chance }, Patt { $draw_chance }, Niederlage { $lose_chance }
antler_island-foresee-sure = { $other } mit { $count ->
    [0] keiner Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } ({ $least }–{ $most }): { $outcome ->
    [win] sicherer Sieg
    [draw] sicheres Patt
   *[lose] sichere Niederlage
 }
antler_island-foresee-sure-at-best = Bestenfalls gegen { $other } mit { $count ->
    [0] keiner Nahrung
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } ({ $least }–{ $most }): { $outcome ->
    [win] sicherer Sieg
    [draw] sicheres Patt
   *[lose] sichere Niederlage
 }
antler_island-foresee-any-tokens = Gezählt, als wählte { $other } zufällig aus allem, was möglich ist
antler_island-foresee-retreat-to = Rückzug möglich nach { $spaces }: { $points ->
    [0] keine Punkte für den Platz
    [one] { $points } Punkt für den Platz
   *[other] { $points } Punkte für den Platz
 }
antler_island-foresee-earns-stag = { $seat } erhält den Siegreichen Hirsch
antler_island-foresee-earns-tile = { $seat } nimmt ein Vorteilsplättchen
antler_island-foresee-earns-cube = { $seat } nimmt einen Kampfwürfel von { $other }
antler_island-foresee-tokens-go = { $count ->
    [one] { $count } eingesetztes Plättchen wird abgelegt
   *[other] { $count } eingesetzte Plättchen werden abgelegt
 }
antler_island-foresee-keeps-token = Behält die { $value }, die alle gesehen haben; abgelegt: { $count }
antler_island-foresee-keeps-antler = Kein Ende bricht: Du behältst { $antlers }
antler_island-foresee-antler-breaks = { $antlers ->
    [one] Ein Ende bricht: { $antlers } bleibt
   *[other] Ein Ende bricht: { $antlers } bleiben
 }
antler_island-foresee-own-cubes = Dann hast du { $count } deiner { $of } Kampfwürfel
antler_island-foresee-cube-colours = Dann Kampfwürfel von { $count } der { $of } Gegner
antler_island-foresee-cube-points = Würfelpunkte von { $seat }: { $before } → { $after }

antler_island-score-does = Hirschkühe
antler_island-score-place = Platz auf der Insel
antler_island-score-own-cubes = alle eigenen Kampfwürfel
antler_island-score-cube-set = ein Kampfwürfel jedes Gegners
antler_island-score-no-fight-won = kein Kampf gewonnen

antler_island-ending-track = Ein Hirsch ist weit genug auf der Hirschkuhanzeige.
antler_island-ending-limit = Die Grenze der Runden wurde erreicht.
antler_island-ending-quiet = Zehn Runden vergingen ohne Paarung.

antler_island-letter-red = r
antler_island-letter-yellow = g
antler_island-letter-blue = b
antler_island-letter-doe = H
antler_island-letter-food = N
antler_island-key = H Hirschkühe, N Nahrung, (1) ein Hirsch, ~ ein Sumpf; r g b die Farbe eines Küstenfelds
antler_island-round = Runde { $number }, Startspieler { $seat }
antler_island-quiet-count = Runden ohne Paarung: { $count } von { $limit }
antler_island-last-round = Diese Runde ist die letzte.
antler_island-beside-does = Hirschkühe im Vorrat: { $reserve }; die Runde, in der ein Marker { $end } erreicht, ist die letzte
antler_island-beside-antlers = übrige Geweihenden: { $count }
antler_island-beside-food = Nahrung im Stapel: { $count }; abgelegt: { $spent }
antler_island-beside-tiles = Vorteilsplättchen im Stapel: { $count }; offen: { $open }; abgelegt: { $spent }
antler_island-mat = { $seat }: Hirschkühe { $does }, Punkte { $points }, Enden { $antlers } (abgebrochen { $broken }), { $won }
antler_island-has-won = Siegreicher Hirsch
antler_island-not-won = kein Kampf gewonnen
antler_island-mat-food = Nahrung: { $food }; Vorteilsplättchen: { $tiles }
antler_island-mat-plan = Plan: { $plan }
antler_island-mat-cubes = Kampfwürfel je Spieler: { $cubes }
antler_island-committed = { $food } im Kampf

antler_island-error-board-for-three = der Plan „{ $board }“ ist für 3 Spieler; zu viert gibt es nur einen
