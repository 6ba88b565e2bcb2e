antler_island-page-island = Die Insel
antler_island-page-coast = { $name }, Küste, { $colour }
antler_island-page-meadow = { $name }, Wiese
antler_island-page-marsh = { $name }, Sumpf
antler_island-page-centre = C, die Mitte
antler_island-page-stag = Hirsch von { $seat }
antler_island-page-does = { $count ->
    [one] 1 Hirschkuh
   *[other] { $count } Hirschkühe
 }
antler_island-page-green-food = { $count ->
    [one] 1 grünes Nahrungsplättchen (Wert 1 oder 2)
   *[other] { $count } grüne Nahrungsplättchen (Wert 1 oder 2)
 }
antler_island-page-red-food = { $count ->
    [one] 1 rotes Nahrungsplättchen (Wert 1 bis 3)
   *[other] { $count } rote Nahrungsplättchen (Wert 1 bis 3)
 }
antler_island-page-track = Die Hirschkuhanzeige
antler_island-page-end-at = Die Runde, in der ein Marker { $count } erreicht, ist die letzte.
antler_island-page-mated = { $seat }: { $count ->
    [one] 1 Hirschkuh
   *[other] { $count } Hirschkühe
 }
antler_island-page-planned = { $action }: { $count ->
    [0] kein Marker
    [one] 1 Marker
   *[other] { $count } Marker
 } ({ $known })
antler_island-page-tray = Marker, die noch zu legen sind
antler_island-page-lay = Wohin mit { $tile }?
antler_island-page-plan-in = Dein Plan liegt; die anderen überlegen noch.
antler_island-page-first = Startspieler
antler_island-page-waiting = Der Tisch wartet auf diesen Spieler.
antler_island-page-won = Siegreicher Hirsch: ein Kampf ist gewonnen, die Punkte zählen
antler_island-page-not-won = noch kein Kampf gewonnen: ohne Sieg zählen die Punkte nicht
antler_island-page-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
antler_island-page-antlers = { $count ->
    [one] 1 Geweihende
   *[other] { $count } Geweihenden
 }
antler_island-page-broken = { $count ->
    [one] 1 abgebrochenes Ende
   *[other] { $count } abgebrochene Enden
 }
antler_island-page-food = { $count ->
    [0] keine Nahrung
    [one] 1 Nahrungsplättchen
   *[other] { $count } Nahrungsplättchen
 }
antler_island-page-token = ein Plättchen mit { $value }
antler_island-page-wily-back = ein verdecktes Vorteilsplättchen
antler_island-page-wily-open = { $kind }, offen: { $use }
antler_island-page-wily-secret = { $kind }, verdeckt: { $use }
antler_island-page-wily-shown = { $kind }, zu gewinnen: { $use }
antler_island-page-wily-pile = { $count ->
    [one] 1 Vorteilsplättchen im Stapel
   *[other] { $count } Vorteilsplättchen im Stapel
 }
antler_island-page-use-speed = zieht zwei Schritte statt einen
antler_island-page-use-greedy = frisst ein Plättchen mehr
antler_island-page-use-double-rut = gewinnt eine zweite Hirschkuh
antler_island-page-use-doping = behält ein Plättchen, nachdem die Geweihe verhakt waren
antler_island-page-use-diamond = nach einer Niederlage bricht kein Ende ab
antler_island-page-use-roar = ruft von jedem Nachbarfeld eine Hirschkuh
antler_island-page-speed-first = Geschwindigkeit: Wähle den ersten Schritt.
antler_island-page-speed-second = Geschwindigkeit: Wähle den zweiten Schritt.
antler_island-page-cubes = Kampfwürfel
antler_island-page-supplies = Neben der Insel
antler_island-page-reserve = { $count ->
    [one] 1 Hirschkuh im Vorrat
   *[other] { $count } Hirschkühe im Vorrat
 }
antler_island-page-green-pile = { $count ->
    [one] noch 1 grünes Plättchen, Wert 1 oder 2
   *[other] noch { $count } grüne Plättchen, Wert 1 oder 2
 }
antler_island-page-red-pile = { $count ->
    [one] noch 1 rotes Plättchen, Wert 1 bis 3
   *[other] noch { $count } rote Plättchen, Wert 1 bis 3
 }
antler_island-page-supply = { $count ->
    [one] noch 1 Geweihende im Vorrat
   *[other] noch { $count } Geweihenden im Vorrat
 }
antler_island-page-spent = abgelegte Nahrung
antler_island-page-fight = Der Kampf
antler_island-page-attacks = greift an
antler_island-page-defends = verteidigt
antler_island-page-laid = { $count ->
    [0] nichts eingesetzt
    [one] 1 Plättchen eingesetzt
   *[other] { $count } Plättchen eingesetzt
 } { $known }
antler_island-page-strength = Stärke { $strength }
antler_island-page-commit-hint = Deine Stärke: { $antlers } Enden + { $food } Nahrung = { $strength }. Ein bis drei Plättchen, verdeckt.
antler_island-page-grow-hint = Nahrung im Wert von { $sum }. Je 2 ergeben ein Geweihende; ein einzelnes Plättchen ergibt immer eines.

antler_island-page-guide-goal = Willkommen auf Antler Island. Gewinne möglichst viele Hirschkühe und mindestens einen Kampf: Ohne den Siegreichen Hirsch zählen deine Punkte nicht.
antler_island-page-guide-island = Hirschkühe kommen an der Küste an und steigen jede Runde eine Stufe höher, über Wiesen und Sümpfe bis zum Gipfel. Hirsche können nicht in Sümpfe. Am Ende bringt die Höhe Punkte: eine Wiese 1, der Gipfel 3.
antler_island-page-guide-begin = Dein Hirsch geht zuerst an Land: Wähle eines der umrahmten Felder. Die anderen folgen im Uhrzeigersinn.
antler_island-page-guide-plan = Plane die Runde: Lege deine fünf Marker neben die vier Aktionen, je ein Klick. 1, 2 und 3 kommen in dieser Reihenfolge, X wann du willst, und der leere ist nur ein Bluff.
antler_island-page-guide-reveal = Klicke in deinem Zug auf den Marker, den du aufdeckst: deine kleinste Zahl oder das X. Seine Aktion folgt sofort. Wohin du kannst, ist auf der Insel umrandet.
antler_island-page-guide-food = Nahrung lässt das Geweih wachsen oder macht dich im Kampf stärker. Grüne Äpfel sind 1 oder 2 wert, rote bis zu 3; die anderen sehen nur, wie viele du hast.
antler_island-page-guide-fight = Wer auf das Feld eines anderen Hirsches zieht, kämpft: Beide setzen verdeckt Nahrung ein, jeder kann weichen, sonst verhaken sich die Geweihe. Jeder Sieg bringt ein Vorteilsplättchen, zum Beispiel das offene hier.
antler_island-page-guide-help = Ein Klick, der nicht erlaubt ist, wird mit seiner Regel erklärt, und was noch nicht abgeschickt ist, lässt sich zurücknehmen. Viel Glück!

antler_island-page-round = Runde { $number }
antler_island-page-last = letzte Runde
antler_island-page-outlook = { $count ->
    [0] Gegen keine Nahrung
    [one] Gegen { $count } Plättchen
   *[other] Gegen { $count } Plättchen
 } (Stärke { $least } bis { $most }): Sieg { $win }, Remis { $draw }, Niederlage { $lose }
antler_island-page-about-coast = Küste: Ein Hirsch, der hier endet, bekommt nichts für den Platz. Nahrung und Hirschkühe kommen nach Farben.
antler_island-page-about-meadow = Wiese: 1 Punkt für den Hirsch, der am Ende hier steht.
antler_island-page-about-marsh = Sumpf: Hirsche sind zu schwer dafür; Hirschkühe gehen hindurch.
antler_island-page-about-centre = Die Mitte: 3 Punkte für den Hirsch, der am Ende hier steht. Hirschkühe, die heraufkommen, bleiben.
antler_island-page-about-stag = Hirsch von { $seat }: Seine { $antlers } Geweihenden sind seine Stärke; im Kampf kommt Nahrung dazu.
antler_island-page-about-doe = Hirschkühe: Brunft gewinnt eine davon. Jede zählt einen Punkt. In jeder neuen Runde steigen sie ein Feld höher.
antler_island-page-about-green-food = Grüne Nahrung, 1 oder 2 wert. Fressen nimmt alles, was hier liegt, soweit es passt.
antler_island-page-about-red-food = Rote Nahrung, 1 bis 3 wert. Fressen nimmt alles, was hier liegt, soweit es passt.
antler_island-page-about-round = In jeder Runde planen alle geheim und decken dann reihum Marker auf, bis jeder vier benutzt hat.
antler_island-page-about-last = Ein Marker ist weit genug auf der Hirschkuhanzeige: Diese Runde wird zu Ende gespielt, dann ist die Partie aus.
antler_island-page-about-move = Ziehen: ein Schritt auf ein Nachbarfeld. Steht dort ein Hirsch, gibt es Kampf. Es muss gezogen werden.
antler_island-page-about-eat = Fressen: alle Nahrung auf dem Feld deines Hirschs nehmen, zusammen höchstens fünf Plättchen.
antler_island-page-about-rut = Brunft: eine Hirschkuh auf dem Feld deines Hirschs gewinnen, ein Schritt auf der Anzeige.
antler_island-page-about-grow = Geweih: Nahrung zahlen; je 2 Wert geben ein Ende, ein einzelnes Plättchen immer eins.
antler_island-page-about-tile = Marker { $tile }: Die Zahlen werden der Reihe nach aufgedeckt, X jederzeit.
antler_island-page-about-tile-X = Marker X: Decke ihn in einem beliebigen Zug auf, auch vor der 1.
antler_island-page-about-tile-blank = Der Blankomarker: eine Finte, die nie aufgedeckt wird. Leg ihn dorthin, wo andere falsch raten sollen.
antler_island-page-about-tile-back = Ein verdeckter Marker: Alle sehen, wo er liegt, nur sein Besitzer weiß, welcher es ist.
antler_island-page-about-plan = Alle fünf Marker werden geheim zu den vier Aktionen gelegt; bei einer dürfen mehrere liegen.
antler_island-page-about-mat = Die meisten Punkte gewinnen; dann die meisten Enden, der höhere Platz, die Nahrung.
antler_island-page-about-first = Beginnt diese Runde; in der nächsten beginnt, wer im Uhrzeigersinn folgt.
antler_island-page-about-waiting = Der Tisch wartet auf diesen Spieler.
antler_island-page-about-won = Siegreicher Hirsch: Ein Kampf ist gewonnen, die Punkte zählen. Man verliert ihn nie.
antler_island-page-about-not-won = Noch kein Kampf gewonnen: Ohne Sieg zählt am Ende kein Punkt. Zieht sich ein Gegner zurück, ist das ein Sieg.
antler_island-page-about-mated = Gewonnene Hirschkühe: jede ein Punkt und ein Schritt auf der Anzeige.
antler_island-page-about-points = Punkte jetzt: Hirschkühe, Platz und Würfel. Ohne Siegreichen Hirsch keine.
antler_island-page-about-antlers = Enden am Geweih: die Stärke in jedem Kampf. Beim ersten Mal bringen 4, 6, 8 … je ein Vorteilsplättchen.
antler_island-page-about-broken = In verlorenen Kämpfen abgebrochen: Sie wachsen zuerst nach.
antler_island-page-about-food = Nahrung: höchstens fünf Plättchen. Alle sehen, wie viele, nur der Besitzer ihren Wert.
antler_island-page-about-token = Ein Nahrungsplättchen mit { $value }: so viel zusätzliche Stärke im Kampf, oder Bezahlung für Enden.
antler_island-page-about-token-back = Ein Nahrungsplättchen, dessen Wert nur sein Besitzer kennt.
antler_island-page-about-no-token = Platz für ein Nahrungsplättchen; fünf sind das Höchste.
antler_island-page-about-no-tile = Platz für ein Vorteilsplättchen; drei sind das Höchste.
antler_island-page-about-speed = Geschwindigkeit: beim Ziehen genau zwei Schritte; der zweite darf in einen Kampf führen.
antler_island-page-about-greedy = Gier: nach dem Fressen noch ein Plättchen vom Stapel, wenn es passt.
antler_island-page-about-double-rut = Heißere Brunft: Wo zwei Hirschkühe stehen, im selben Zug eine zweite gewinnen.
antler_island-page-about-doping = Kraft sparen: Nachdem die Geweihe verhakt waren, eines der eingesetzten Plättchen behalten.
antler_island-page-about-diamond = Stabiles Geweih: Nach einer Niederlage bricht kein Ende ab.
antler_island-page-about-roar = Röhrender Hirsch: Vor oder nach der Aktion kommt von jedem Nachbarfeld, das welche hat, eine Hirschkuh.
antler_island-page-about-wily-back = Ein verdecktes Vorteilsplättchen: Nur sein Besitzer weiß, welches.
antler_island-page-about-wily-held = Im eigenen Zug zu spielen, jede Art einmal im Zug; dann wird es abgelegt.
antler_island-page-about-wily-pile = Vorteilsplättchen: Wer einen Kampf gewinnt oder 4, 6, 8 … Enden erreicht, nimmt das offene oder ungesehen eines vom Stapel.
antler_island-page-about-wily-shown = Das offene Vorteilsplättchen: Wer eines verdient, darf es nehmen und behält es offen.
antler_island-page-about-wily-none = Kein Vorteilsplättchen liegt offen: Das nächste abgelegte kommt hierher.
antler_island-page-about-cubes = Kampfwürfel: Ein Angreifer, der gewinnt, nimmt dem Verlierer einen. Alle eigenen oder einer von jedem Gegner zählen am Ende.
antler_island-page-about-reserve = Hirschkühe im Vorrat: Neue kommen an die Küste, solange der Vorrat für eine ganze Farbe reicht.
antler_island-page-about-green-pile = Grüne Nahrung, die noch kommt, 1 oder 2 wert: Sie wird zuerst gezogen.
antler_island-page-about-red-pile = Rote Nahrung, die noch kommt, 1 bis 3 wert: gezogen, wenn die grüne aufgebraucht ist.
antler_island-page-about-supply = Übrige Geweihenden: Es gibt fünfzig und nicht mehr.
antler_island-page-about-spent = Abgelegte Nahrung, offen: Sie wird der nächste Stapel.
antler_island-page-about-track = Die Hirschkuhanzeige: ein Schritt für jede gewonnene. Die Runde, in der ein Marker { $count } erreicht, ist die letzte.
antler_island-page-about-quiet = Nach { $limit } Runden hintereinander ohne Paarung wird gewertet.
antler_island-page-about-strength = Stärke: Enden und eingesetzte Nahrung. Die größere gewinnt, gleiche sind remis.
antler_island-page-about-laid = Eingesetzte Nahrung: Alle sehen, wie viele Plättchen, nur der Besitzer die Werte, bis die Geweihe verhakt sind.
antler_island-page-about-fight = Wenn sich die Geweihe verhaken, zeigen beide ihre Nahrung. Der Verlierer bricht ein Ende und wird vertrieben; jeder Sieger nimmt ein Vorteilsplättchen.
