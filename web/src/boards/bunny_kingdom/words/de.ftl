bunny_kingdom-page-world = Die Neue Welt
bunny_kingdom-page-square = { $square }, { $land }
bunny_kingdom-page-rabbit = Hase von { $seat }
bunny_kingdom-page-fief = Lehen mit Stärke { $strength } × Reichtum { $wealth } = { $carrots }
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

# What every thing on the board is, in a line or two.
bunny_kingdom-page-about-yields = Liefert { $resource }, auch unter einem Bauwerk.
bunny_kingdom-page-about-plain = Liefert selbst nichts, verbindet aber seine Nachbarn und trägt ein Bauwerk.
bunny_kingdom-page-about-mountain = Liefert selbst nichts. Stadt 3, Gold, Diamanten, Kupfer und Eisen gehen nur hier.
bunny_kingdom-page-about-city = Eine aufgedruckte Stadt: ein Turm Stärke, keine Ware, und sonst kann hier nichts gebaut werden.
bunny_kingdom-page-about-lava = Lava trennt die beiden Gebirge an ihren Seiten; Himmelstürme reichen hinüber.
bunny_kingdom-page-about-virgin = Unberührtes Land: Es fällt an den, der seine Karte spielt oder ein Lager setzt.
bunny_kingdom-page-about-owned = { $seat } hält dieses Feld auf Dauer.
bunny_kingdom-page-about-camped = { $seat } hält dieses Feld durch ein Lager: Die Karte des Feldes vertreibt es.
bunny_kingdom-page-about-towers = { $count ->
    [one] Gibt seinem Lehen 1 Turm Stärke.
   *[other] Gibt seinem Lehen { $count } Türme Stärke.
 }
bunny_kingdom-page-about-farm = Bereichert sein Lehen um eine Ware: { $resource }.
bunny_kingdom-page-about-needs = Nur auf einem eigenen Feld dieser Art: { $terrain }.
bunny_kingdom-page-about-anywhere = Auf jedem freien eigenen Feld.
bunny_kingdom-page-about-post = Liefert Holz, Fisch oder Karotten: Wem er gehört, der wählt jede Runde neu, sobald alles gebaut ist.
bunny_kingdom-page-about-tower = Ein Paar: Auf zwei freien Feldern zweier deiner Lehen macht es daraus ein einziges, egal wie weit entfernt.
bunny_kingdom-page-about-camp = Setzt deinen Hasen auf ein beliebiges unberührtes Feld; solange es steht, wird dort nichts gebaut.
bunny_kingdom-page-about-priority = Lager werden erst angesagt: Wer eine kleinere Zahl als { $number } hat, darf vorher setzen.
bunny_kingdom-page-about-provisions = Zieht zwei Karten vom Stapel und spielt beide sofort, was immer es ist.
bunny_kingdom-page-about-territory = Setzt deinen Hasen auf { $square } und vertreibt dort jedes Lager.
bunny_kingdom-page-about-construction = Wartet vor dir und wird in der Bauphase dieser oder einer späteren Runde gesetzt.
bunny_kingdom-page-about-parchment = Liegt verdeckt vor dir. Es zählt einmal, am Ende der Partie.
bunny_kingdom-page-about-fief = Lehen von { $seat }: { $strength } × { $wealth } = { $carrots } je Ernte. Es liefert { $resources }.
bunny_kingdom-page-about-ribbon = Das Band eines Lehens: Stärke (Türme seiner Städte) × Reichtum (verschiedene Waren) = Karotten je Ernte.
bunny_kingdom-page-about-no-ribbon = Ein Lehen bringt erst etwas, wenn es eine Stadt und eine Ware hat.
bunny_kingdom-page-about-resource = Zählt für den Reichtum eines Lehens einmal, sooft sie dort auch vorkommt.
bunny_kingdom-page-about-rounds = Runde { $round } von 4. Jede endet mit einer Ernte aller Lehen.
bunny_kingdom-page-about-passing = Was du nicht wählst, geht an deinen Nachbarn: links in Runde 1 und 3, rechts in 2 und 4.
bunny_kingdom-page-about-deck = Aus ihm wird jede Runde ausgeteilt, und Proviant zieht daraus. Nichts kommt zurück.
bunny_kingdom-page-about-carrots = Karotten der bisherigen Ernten. Am Ende kommen die Pergamente dazu.
bunny_kingdom-page-about-growing = Was eine Ernte jetzt brächte, so wie die Lehen liegen.
bunny_kingdom-page-about-squares = Felder mit einem Hasen dieser Farbe.
bunny_kingdom-page-about-fiefs = Felder, die sich mit den Seiten berühren oder durch Himmelstürme verbunden sind.
bunny_kingdom-page-about-parchments = Liegen verdeckt; am Ende werden sie gezeigt und gezählt.
bunny_kingdom-page-about-hand = Karten, die noch auf der Hand sind.
bunny_kingdom-page-about-reserve = Zu zweit kommt vor jeder Wahl eine davon auf die Hand.
bunny_kingdom-page-about-discards = Zu zweit wird bei jeder Wahl auch eine Karte abgeworfen, die sonst niemand sieht.
bunny_kingdom-page-about-waits = Wartet darauf, gebaut zu werden.
bunny_kingdom-page-about-memory = Notiert aus den Händen, die durch deine gingen, und was fehlt, wenn eine wiederkommt.
bunny_kingdom-page-about-harvests = Was jedes Lehen gebracht hat, benannt nach seinem ersten Feld.
bunny_kingdom-page-about-coordinates = Reihen A bis J, Spalten 1 bis 10: Jedes Feld hat eine Karte.

# What a choice would make of the board.
bunny_kingdom-page-each-harvest = { $more ->
    [0] ±0 je Ernte
   *[other] +{ $more } je Ernte
 }
bunny_kingdom-page-worth-now = jetzt { $carrots } wert
bunny_kingdom-page-at-most = bis zu +{ $more } je Ernte
bunny_kingdom-page-over-harvests = +{ $total } in { $harvests }

# The next step of a parchment.
bunny_kingdom-page-step-each = { $what }: { $count }, +{ $each } je weiteres
bunny_kingdom-page-step-goal = { $what }: { $count } von { $least }, dann { $points }
bunny_kingdom-page-step-most = { $what }: { $count }, stärkster Gegner { $rival }; { $points } für die meisten
bunny_kingdom-page-step-glove = { $paired } mit dem anderen Handschuh
bunny_kingdom-page-step-pair = beide Handschuhe gehören dir
bunny_kingdom-page-step-harvest = alle deine Lehen ohne das beste mit { $best }
bunny_kingdom-page-step-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
 }
bunny_kingdom-page-step-end = erst am Ende bekannt
bunny_kingdom-page-step-fixed = was auch geschieht
bunny_kingdom-page-all-worth = jetzt { $carrots } wert
