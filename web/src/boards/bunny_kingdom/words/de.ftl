bunny_kingdom-page-world = Die Neue Welt
bunny_kingdom-page-square = { $square }, { $land }
bunny_kingdom-page-rabbit = Hase von { $seat }
bunny_kingdom-page-fief = Lehen mit Stärke { $strength } × Reichtum { $wealth } = { $carrots }
bunny_kingdom-page-look = Zeige auf ein Feld, um darüber zu lesen.
bunny_kingdom-page-harvests = Die Ernten, Lehen für Lehen
bunny_kingdom-page-your-hand = Deine Hand
bunny_kingdom-page-your-parchments = Deine Pergamente
bunny_kingdom-page-parchments-of = Pergamente von { $seat }
bunny_kingdom-page-to-build = Noch zu bauen
bunny_kingdom-page-chosen = gewählt
bunny_kingdom-page-played = spielen
bunny_kingdom-page-discarded = abwerfen
bunny_kingdom-page-needs = nur auf: { $terrain }
bunny_kingdom-page-copied = kopiert: { $card }
bunny_kingdom-page-passes = Danach geht die Hand an { $seat }.
bunny_kingdom-page-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
bunny_kingdom-page-waiting = Der Tisch wartet auf diesen Spieler.
bunny_kingdom-page-carrots = { $count ->
    [one] 1 goldene Karotte
   *[other] { $count } goldene Karotten
 }
bunny_kingdom-page-growing = { $count ->
    [one] Eine Ernte brächte jetzt 1 Karotte.
   *[other] Eine Ernte brächte jetzt { $count } Karotten.
 }
bunny_kingdom-page-squares = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 }
bunny_kingdom-page-fiefs = { $count } Lehen
bunny_kingdom-page-parchments = { $count ->
    [one] 1 Pergament
   *[other] { $count } Pergamente
 }
bunny_kingdom-page-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
bunny_kingdom-page-reserve = { $count ->
    [one] 1 Karte in der Reserve
   *[other] { $count } Karten in der Reserve
 }
bunny_kingdom-page-discards = { $count ->
    [one] 1 Karte verdeckt abgeworfen
   *[other] { $count } Karten verdeckt abgeworfen
 }
bunny_kingdom-page-memory = Was du hast vorbeigehen sehen
bunny_kingdom-page-all-cards = Alle Hände und Abwürfe
bunny_kingdom-page-holds = Hand von { $seat }
bunny_kingdom-page-kept-by = { $seat } hat behalten
bunny_kingdom-page-discarded-by = { $seat } hat verdeckt abgeworfen
bunny_kingdom-page-either-by = { $seat } hat behalten oder abgeworfen
bunny_kingdom-page-unknown = und { $count } weitere

bunny_kingdom-page-guide-goal = Willkommen in der Neuen Welt. Viermal wird geerntet, und jedes deiner Lehen bringt die Türme seiner Städte mal die verschiedenen Waren, die es liefert. Die meisten goldenen Karotten gewinnen.
bunny_kingdom-page-guide-hand = Das ist deine Hand. Ein Gebiet setzt deinen Hasen auf sein Feld, ein Bauwerk wird später gebaut, und ein Pergament ist ein geheimes Ziel für das Ende der Partie.
bunny_kingdom-page-guide-choose = Wähle mit einem Klick aus deiner Hand: Felder nebeneinander wachsen zu einem Lehen zusammen. Gebiete kannst du auch auf der Karte wählen, dort sind sie umrahmt.
bunny_kingdom-page-guide-choose-two = Klicke die Karte an, die du spielst, dann eine zweite, die du verdeckt abwirfst. Felder nebeneinander werden ein Lehen, und Gebiete kannst du auch auf der Karte wählen, wo sie umrahmt sind.
bunny_kingdom-page-guide-pass = Der Rest der Hand geht an deinen Nachbarn, und du bekommst eine andere. Was du gesehen hast, steht für dich unter dem Brett.
bunny_kingdom-page-guide-fief = Eine Linie in deiner Farbe läuft um jedes Lehen. Sein Band nennt Stärke × Reichtum: Nur mit einer Stadt und mindestens einer Ware bringt es etwas ein.
bunny_kingdom-page-guide-build = Sind die Hände leer, wird gebaut: Klicke ein Bauwerk an, dann ein umrahmtes Feld. Nichts muss sofort gebaut werden; was du behältst, wartet auf die nächste Runde.
bunny_kingdom-page-guide-help = Ein Klick, der nicht erlaubt ist, wird mit seiner Regel erklärt, und was nicht abgeschickt ist, lässt sich zurücknehmen. Viel Glück!
