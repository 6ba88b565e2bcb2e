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
