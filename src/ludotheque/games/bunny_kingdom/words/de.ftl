bunny_kingdom-title = Bunny Kingdom
bunny_kingdom-about = Wählt Ländereien und Bauwerke aus, verbindet sie zu reichen Lehen und gefallt dem König im Geheimen.

bunny_kingdom-plain = Ebene
bunny_kingdom-forest = Wald
bunny_kingdom-field = Acker
bunny_kingdom-sea = Meer
bunny_kingdom-mountain = Gebirge
bunny_kingdom-city = Stadt

bunny_kingdom-wood = Holz
bunny_kingdom-fish = Fisch
bunny_kingdom-carrots = Karotten
bunny_kingdom-mushroom = Pilze
bunny_kingdom-pearl = Perlen
bunny_kingdom-spice = Gewürze
bunny_kingdom-gold = Gold
bunny_kingdom-diamond = Diamanten
bunny_kingdom-copper = Kupfer
bunny_kingdom-iron = Eisen

bunny_kingdom-luxuries = Luxusgüter
bunny_kingdom-squares = Felder
bunny_kingdom-rim = Randfelder
bunny_kingdom-corners = Ecken
bunny_kingdom-mountains = Gebirge
bunny_kingdom-barren_squares = karge Felder
bunny_kingdom-cities = Städte
bunny_kingdom-barren_cities = Städte ohne Ertrag
bunny_kingdom-fiefs = Lehen
bunny_kingdom-large_fiefs = große Lehen
bunny_kingdom-parchments = Pergamente
bunny_kingdom-treasures = Schätze
bunny_kingdom-camps_played = Lagerkarten

bunny_kingdom-city1 = Stadt 1
bunny_kingdom-city2 = Stadt 2
bunny_kingdom-city3 = Stadt 3
bunny_kingdom-wood-farm = Holzbetrieb
bunny_kingdom-fish-farm = Fischbetrieb
bunny_kingdom-carrots-farm = Karottenbetrieb
bunny_kingdom-mushroom-farm = Pilzbetrieb
bunny_kingdom-pearl-farm = Perlenbetrieb
bunny_kingdom-spice-farm = Gewürzbetrieb
bunny_kingdom-gold-farm = Goldbetrieb
bunny_kingdom-diamond-farm = Diamantenbetrieb
bunny_kingdom-copper-farm = Kupferbetrieb
bunny_kingdom-iron-farm = Eisenbetrieb
bunny_kingdom-post = Handelsposten
bunny_kingdom-tower = Himmelsturm
bunny_kingdom-camp1 = Lager 1
bunny_kingdom-camp2 = Lager 2
bunny_kingdom-camp3 = Lager 3
bunny_kingdom-camp4 = Lager 4
bunny_kingdom-camp5 = Lager 5
bunny_kingdom-camp6 = Lager 6
bunny_kingdom-provisions = Proviant

bunny_kingdom-royal-ring = Königlicher Ring
bunny_kingdom-royal-coat = Königlicher Mantel
bunny_kingdom-royal-scepter = Königliches Zepter
bunny_kingdom-royal-chalice = Königlicher Kelch
bunny_kingdom-royal-crown = Königliche Krone
bunny_kingdom-royal-carrot = Königliche Karotte
bunny_kingdom-left-glove = Linker Handschuh
bunny_kingdom-right-glove = Rechter Handschuh
bunny_kingdom-bureaucrat = Bürokrat
bunny_kingdom-burgomaster = Bürgermeister
bunny_kingdom-diplomat = Diplomat
bunny_kingdom-explorer = Entdecker
bunny_kingdom-carpenter = Zimmermann
bunny_kingdom-master-carpenter = Zimmermeister
bunny_kingdom-woodland-king = Waldkönig
bunny_kingdom-fisher = Fischer
bunny_kingdom-master-fisher = Fischermeister
bunny_kingdom-fisher-king = Fischerkönig
bunny_kingdom-farmer = Bauer
bunny_kingdom-master-farmer = Bauernmeister
bunny_kingdom-carrot-king = Karottenkönig
bunny_kingdom-merchant = Händler
bunny_kingdom-master-of-the-mountains = Herr der Berge
bunny_kingdom-carrotistador = Karottistador
bunny_kingdom-harecingetorix = Hasencingetorix
bunny_kingdom-hunny-king = Hunnenhase
bunny_kingdom-bun-shee = Hoppel-Shee
bunny_kingdom-panpan = PanPan der Barbar
bunny_kingdom-colonist = Siedler
bunny_kingdom-king-of-thieves = König der Diebe
bunny_kingdom-matriarch = Matriarchin
bunny_kingdom-little-prince = Kleiner Prinz
bunny_kingdom-treasure-guardian = Schatzwächter
bunny_kingdom-treasure-hunter = Schatzjäger
bunny_kingdom-liberal = Liberaler
bunny_kingdom-socialist = Sozialist
bunny_kingdom-opportunist = Opportunist

bunny_kingdom-says-royal-ring = { $points }, ein Schatz
bunny_kingdom-says-royal-coat = { $points }, ein Schatz
bunny_kingdom-says-royal-scepter = { $points }, ein Schatz
bunny_kingdom-says-royal-chalice = { $points }, ein Schatz
bunny_kingdom-says-royal-crown = { $points }, ein Schatz
bunny_kingdom-says-royal-carrot = { $points }, ein Schatz
bunny_kingdom-says-left-glove = { $points }, mit dem anderen Handschuh { $paired }, ein Schatz
bunny_kingdom-says-right-glove = { $points }, mit dem anderen Handschuh { $paired }, ein Schatz
bunny_kingdom-says-bureaucrat = { $points } je eigenem Pergament
bunny_kingdom-says-burgomaster = { $points } je Stadt
bunny_kingdom-says-diplomat = { $points } je Feld am Rand des Plans
bunny_kingdom-says-explorer = { $points } je Ecke des Plans
bunny_kingdom-says-carpenter = { $points } je Holz
bunny_kingdom-says-master-carpenter = { $points } je Holz
bunny_kingdom-says-woodland-king = { $points } für { $least } Holz oder mehr
bunny_kingdom-says-fisher = { $points } je Fisch
bunny_kingdom-says-master-fisher = { $points } je Fisch
bunny_kingdom-says-fisher-king = { $points } für { $least } Fische oder mehr
bunny_kingdom-says-farmer = { $points } je Karotte
bunny_kingdom-says-master-farmer = { $points } je Karotte
bunny_kingdom-says-carrot-king = { $points } für { $least } Karotten oder mehr
bunny_kingdom-says-merchant = { $points } je Luxusgut
bunny_kingdom-says-master-of-the-mountains = { $points } je Gebirge
bunny_kingdom-says-carrotistador = { $points } je Lehen ab drei Feldern
bunny_kingdom-says-harecingetorix = { $points } je Lehen
bunny_kingdom-says-hunny-king = { $points } für { $least } Lehen oder mehr
bunny_kingdom-says-bun-shee = { $points } je Stadt in Lehen ohne Ertrag
bunny_kingdom-says-panpan = { $points } je Feld ohne Stadt und Ertrag
bunny_kingdom-says-colonist = { $points } je gespielter Lagerkarte
bunny_kingdom-says-king-of-thieves = { $points } für { $least } Städte oder mehr
bunny_kingdom-says-matriarch = { $points } für mehr Felder als jeder andere
bunny_kingdom-says-little-prince = die letzte Ernte noch einmal, ohne das beste Lehen
bunny_kingdom-says-treasure-guardian = { $points } je eigenem Schatz
bunny_kingdom-says-treasure-hunter = deine Schätze zählen noch einmal
bunny_kingdom-says-liberal = kopiert ein Pergament des rechten Nachbarn
bunny_kingdom-says-socialist = kopiert ein Pergament des linken Nachbarn
bunny_kingdom-says-opportunist = { $points } für den Zweiten

bunny_kingdom-ask-Deal = Eine Karte wird ausgeteilt.
bunny_kingdom-ask-Supply = Der Proviant zieht vom Stapel.
bunny_kingdom-ask-Draft = Alle wählen verdeckt.
bunny_kingdom-ask-Play = Wähle eine Karte zum Ausspielen.
bunny_kingdom-ask-PlayAnother = Du spielst { $chosen }. Wähle eine zweite Karte zum Ausspielen.
bunny_kingdom-ask-Discard = Du spielst { $chosen }. Wähle eine andere Karte, die du verdeckt abwirfst.
bunny_kingdom-ask-Construct = Setze ein Bauwerk, kündige ein Lager an oder passe.
bunny_kingdom-ask-JoinFiefs = Ein Himmelsturm steht auf { $square }. Wo steht der zweite?
bunny_kingdom-ask-PlaceCampBefore = { $other } kündigt { $announced } an. Wird { $card } zuerst gesetzt?
bunny_kingdom-ask-PlaceCamp = Setze { $card }, das angekündigt ist, oder behalte es für später.
bunny_kingdom-ask-Trading = Die Besitzer von Handelsposten wählen verdeckt.
bunny_kingdom-ask-ChooseResource = Was liefert dein Handelsposten auf { $square } in dieser Runde?
bunny_kingdom-ask-CopyParchment = Welches Pergament kopiert { $card }?

bunny_kingdom-action-play = { $a } spielen
bunny_kingdom-action-discard = { $a } abwerfen
bunny_kingdom-action-build = { $a } auf { $b } bauen
bunny_kingdom-action-raise = einen Himmelsturm auf { $a } errichten
bunny_kingdom-action-join = ihn mit { $a } verbinden
bunny_kingdom-action-announce = Lager { $a } ankündigen
bunny_kingdom-action-settle = das Lager auf { $a } setzen
bunny_kingdom-action-pass = passen
bunny_kingdom-action-decline = dem anderen den Vortritt lassen
bunny_kingdom-action-withdraw = das Lager für später behalten
bunny_kingdom-action-trade = handeln mit: { $a }
bunny_kingdom-action-copy = { $a } kopieren
bunny_kingdom-action-draw = { $a } ziehen

bunny_kingdom-event-round-begins = Runde { $round } beginnt.
bunny_kingdom-event-dealt = Du bekommst { $card }.
bunny_kingdom-event-took-up = Du nimmst eine Hand auf: { $cards }.
bunny_kingdom-event-discarded = Du wirfst { $card } verdeckt ab.
bunny_kingdom-event-kept = { $seat } behält ein Pergament verdeckt.
bunny_kingdom-event-kept-which = Es ist: { $card }.
bunny_kingdom-event-took-square = { $seat } nimmt { $square }.
bunny_kingdom-event-camp-lifted = { $seat } hebt das eigene Lager auf { $square } auf: das Land gehört nun ganz dazu.
bunny_kingdom-event-camp-evicted = { $seat } vertreibt das Lager von { $other } aus { $square }.
bunny_kingdom-event-waits = { $seat } kann nun bauen: { $card }.
bunny_kingdom-event-supplied = { $seat } zieht zwei Karten und spielt sie.
bunny_kingdom-event-drew = { $seat } zieht { $card }.
bunny_kingdom-event-built = { $seat } baut { $card } auf { $square }.
bunny_kingdom-event-joined = { $seat } verbindet { $from } und { $to } durch Himmelstürme.
bunny_kingdom-event-announced = { $seat } kündigt { $card } an.
bunny_kingdom-event-settled = { $seat } setzt { $card } auf { $square }.
bunny_kingdom-event-declined = { $seat } setzt { $card } jetzt nicht.
bunny_kingdom-event-withdrew = { $seat } behält { $card } doch.
bunny_kingdom-event-passed = { $seat } passt.
bunny_kingdom-event-traded = { $seat } handelt auf { $square } mit: { $resource }.
bunny_kingdom-event-harvested = { $seat } erntet { $carrots } im Lehen von { $square }: { $strength } × { $wealth }.
bunny_kingdom-event-round-ends = Runde { $round } ist vorbei.
bunny_kingdom-event-revealed = { $seat } zeigt { $cards }.
bunny_kingdom-event-copied = { $seat } kopiert { $target } mit { $card }.
bunny_kingdom-event-copied-nothing = { $seat } findet nichts, das { $card } kopieren könnte.
bunny_kingdom-event-scored = { $seat } erhält { $carrots } für { $card }.

bunny_kingdom-refusal-not-in-hand = Du hast { $card } nicht auf der Hand, oder nicht neben der schon gewählten Karte.
bunny_kingdom-refusal-not-waiting = { $card } liegt nicht vor dir.
bunny_kingdom-refusal-not-controlled = { $square } gehört dir nicht.
bunny_kingdom-refusal-built-already = Auf { $square } steht schon ein Bauwerk.
bunny_kingdom-refusal-wrong-terrain = { $card } kann nur hier stehen: { $terrain }.
bunny_kingdom-refusal-no-other-fief = Du hast für den zweiten Turm kein freies Feld in einem anderen Lehen.
bunny_kingdom-refusal-same-fief = { $square } liegt im selben Lehen wie der erste Turm.
bunny_kingdom-refusal-camp-withdrawn = Du hast { $card } zurückgezogen: es wartet auf die nächste Runde.
bunny_kingdom-refusal-no-virgin-land = Es gibt kein unberührtes Land mehr.
bunny_kingdom-refusal-not-virgin = { $square } ist kein unberührtes Land.
bunny_kingdom-refusal-not-within-reach = { $card } kann { $target } nicht kopieren.

bunny_kingdom-foresee-fief = Lehen mit { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
 }: { $strength } × { $wealth } = { $carrots } je Ernte
bunny_kingdom-foresee-fief-before = Vorher: { $strength } × { $wealth } = { $carrots }, { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
 }
bunny_kingdom-foresee-harvest = { $more ->
    [0] Vorerst nicht mehr Karotten
   *[other] { $harvests ->
        [1] +{ $total } bei der letzten Ernte
       *[other] +{ $more } je Ernte, +{ $total } in den { $harvests } übrigen
    }
 }
bunny_kingdom-foresee-together = Mit { $card }: { $more ->
    [0] vorerst nicht mehr Karotten
   *[other] { $harvests ->
        [1] +{ $total } bei der letzten Ernte
       *[other] +{ $more } je Ernte, +{ $total } in den { $harvests } übrigen
    }
 }
bunny_kingdom-foresee-evicts = Vertreibt { $card } von { $other } aus { $square }{ $carrots ->
    [0] {""}
   *[other] : dort −{ $carrots } je Ernte
 }
bunny_kingdom-foresee-lifts = Dein { $card } verschwindet: auf { $square } kann gebaut werden
bunny_kingdom-foresee-room = { $card }: { $squares ->
    [0] passt derzeit auf keines deiner Felder
    [one] Platz auf { $squares } Feld, { $more ->
        [0] noch keine Karotte
       *[other] bis +{ $more } je Ernte
    }
   *[other] Platz auf { $squares } Feldern, { $more ->
        [0] noch keine Karotte
       *[other] bis +{ $more } je Ernte
    }
 }
bunny_kingdom-foresee-tower-room = { $card }: { $squares ->
    [0] keine zwei deiner Lehen haben Platz dafür
    [one] Platz auf { $squares } Feld, { $more ->
        [0] noch keine Karotte
       *[other] bis +{ $more } je Ernte
    }
   *[other] Platz auf { $squares } Feldern, { $more ->
        [0] noch keine Karotte
       *[other] bis +{ $more } je Ernte
    }
 }
bunny_kingdom-foresee-camp-room = { $card }: { $squares ->
    [0] es gibt kein unberührtes Land mehr
    [one] { $squares } unberührtes Feld, { $more ->
        [0] noch keine Karotte
       *[other] bis +{ $more } je Ernte
    }
   *[other] { $squares } unberührte Felder, { $more ->
        [0] noch keine Karotte
       *[other] bis +{ $more } je Ernte
    }
 }
bunny_kingdom-foresee-provisions = { $cards ->
    [0] Der Stapel ist leer: nichts wird gezogen
    [one] Spielt { $cards } Karte vom Stapel, der { $left } hat
   *[other] Spielt { $cards } Karten vom Stapel, der { $left } hat
 }
bunny_kingdom-foresee-discard = { $card } ist aus dem Spiel, und nur du weißt es
bunny_kingdom-foresee-given-up = Brächte dir { $more ->
    [0] vorerst nichts
   *[other] höchstens +{ $more } je Ernte
 }: { $card }
bunny_kingdom-foresee-denied = Brächte für { $other } { $more ->
    [0] vorerst nichts
   *[other] höchstens +{ $more } je Ernte
 }: { $card }
bunny_kingdom-foresee-camp-safe = { $card } von { $other } auf { $square } kann niemand mehr vertreiben
bunny_kingdom-foresee-camps-only = Nur ein Lager kann { $square } noch nehmen
bunny_kingdom-foresee-nobodys = Niemand kann { $square } noch nehmen
bunny_kingdom-foresee-second-tower = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
 } für den zweiten Turm, { $more ->
    [0] noch keine Karotte
   *[other] bis +{ $more } je Ernte
 }
bunny_kingdom-foresee-post-as = Gezählt mit { $resource }; du wählst jede Runde neu
bunny_kingdom-foresee-kept-back = { $cards ->
    [one] { $cards } Bauwerk wartet auf später
   *[other] { $cards } Bauwerke warten auf später
 }
bunny_kingdom-foresee-unplaced = { $cards ->
    [one] { $cards } Bauwerk nicht gesetzt, am Ende nichts wert
   *[other] { $cards } Bauwerke nicht gesetzt, am Ende nichts wert
 }
bunny_kingdom-foresee-ends-construction = Damit ist der Bau vorbei
bunny_kingdom-foresee-asked-first = { $other } darf zuerst setzen: { $card }
bunny_kingdom-foresee-goes-first = { $other } darf dann setzen: { $card }
bunny_kingdom-foresee-camp-withdrawn = { $card } wartet auf die nächste Runde
bunny_kingdom-foresee-camp-unplaced = { $card } bleibt liegen, am Ende nichts wert
bunny_kingdom-foresee-no-draft-left = Keine Wahl folgt mehr: niemand vertreibt dich aus { $square }
bunny_kingdom-foresee-card-gone = Die Karte { $square } ist weg: das Lager bleibt
bunny_kingdom-foresee-card-may-come = Die Karte { $square } kann noch kommen: dann muss das Lager weg
bunny_kingdom-foresee-trade = { $more ->
    [0] Bringt bei dieser Ernte nichts dazu
   *[other] +{ $more } bei dieser Ernte
 }: { $resource }
bunny_kingdom-foresee-copy = Als { $card }: { $carrots }, für dich +{ $total } insgesamt
bunny_kingdom-foresee-final = Am Ende: du { $carrots }, der beste Gegner { $rival }
bunny_kingdom-foresee-mission = { $card }: { $before } → { $after }
bunny_kingdom-foresee-mission-goal = { $card }: { $before } → { $after } von { $least }, { $carrots ->
    [0] noch nichts
   *[other] bringt { $carrots }
 }
bunny_kingdom-foresee-mission-lead = { $card }: { $before } → { $after } Felder, bester Gegner { $rival }, { $carrots ->
    [0] noch nichts
   *[other] bringt { $carrots }
 }
bunny_kingdom-foresee-post-decides = { $card }: Handelsposten zählen wie in Runde 4
bunny_kingdom-foresee-worth-fixed = { $card }: { $carrots }, was auch geschieht
bunny_kingdom-foresee-worth-glove = { $card }: jetzt { $carrots }, mit dem anderen Handschuh { $paired }
bunny_kingdom-foresee-worth-pair = { $card }: { $carrots }, du hast beide Handschuhe
bunny_kingdom-foresee-worth-each = { $card }: jetzt { $carrots } ({ $what }: { $count }), je +{ $each }
bunny_kingdom-foresee-worth-goal = { $card }: jetzt { $carrots } ({ $what }: { $count } von { $least } für { $points })
bunny_kingdom-foresee-worth-most = { $card }: jetzt { $carrots } ({ $what }: { $count }, bester Gegner { $rival }), { $points } für die meisten
bunny_kingdom-foresee-worth-harvest = { $card }: jetzt { $carrots }, deine Lehen ohne das beste mit { $best }
bunny_kingdom-foresee-worth-treasures = { $card }: jetzt { $carrots }, für { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
 }
bunny_kingdom-foresee-worth-end = { $card }: erst am Ende bekannt

bunny_kingdom-score-harvest-1 = Ernte 1
bunny_kingdom-score-harvest-2 = Ernte 2
bunny_kingdom-score-harvest-3 = Ernte 3
bunny_kingdom-score-harvest-4 = Ernte 4
bunny_kingdom-score-royal-ring = Königlicher Ring
bunny_kingdom-score-royal-coat = Königlicher Mantel
bunny_kingdom-score-royal-scepter = Königliches Zepter
bunny_kingdom-score-royal-chalice = Königlicher Kelch
bunny_kingdom-score-royal-crown = Königliche Krone
bunny_kingdom-score-royal-carrot = Königliche Karotte
bunny_kingdom-score-left-glove = Linker Handschuh
bunny_kingdom-score-right-glove = Rechter Handschuh
bunny_kingdom-score-bureaucrat = Bürokrat
bunny_kingdom-score-burgomaster = Bürgermeister
bunny_kingdom-score-diplomat = Diplomat
bunny_kingdom-score-explorer = Entdecker
bunny_kingdom-score-carpenter = Zimmermann
bunny_kingdom-score-master-carpenter = Zimmermeister
bunny_kingdom-score-woodland-king = Waldkönig
bunny_kingdom-score-fisher = Fischer
bunny_kingdom-score-master-fisher = Fischermeister
bunny_kingdom-score-fisher-king = Fischerkönig
bunny_kingdom-score-farmer = Bauer
bunny_kingdom-score-master-farmer = Bauernmeister
bunny_kingdom-score-carrot-king = Karottenkönig
bunny_kingdom-score-merchant = Händler
bunny_kingdom-score-master-of-the-mountains = Herr der Berge
bunny_kingdom-score-carrotistador = Karottistador
bunny_kingdom-score-harecingetorix = Hasencingetorix
bunny_kingdom-score-hunny-king = Hunnenhase
bunny_kingdom-score-bun-shee = Hoppel-Shee
bunny_kingdom-score-panpan = PanPan der Barbar
bunny_kingdom-score-colonist = Siedler
bunny_kingdom-score-king-of-thieves = König der Diebe
bunny_kingdom-score-matriarch = Matriarchin
bunny_kingdom-score-little-prince = Kleiner Prinz
bunny_kingdom-score-treasure-guardian = Schatzwächter
bunny_kingdom-score-treasure-hunter = Schatzjäger
bunny_kingdom-score-liberal = Liberaler
bunny_kingdom-score-socialist = Sozialist
bunny_kingdom-score-opportunist = Opportunist

bunny_kingdom-ending-rounds = Die vier Runden sind vorbei.

bunny_kingdom-draw-round = Runde { $round }, Wahl { $pick }, die Hände gehen nach { $passing ->
    [left] links
   *[right] rechts
 }
bunny_kingdom-draw-phase = Runde { $round }: { $phase ->
    [resolution] Ausführung
    [construction] Bau
    [trading] Handelsposten
    [harvest] Ernte
   *[parchments] Pergamente
 }
bunny_kingdom-draw-legend = ♣ Wald  ≈ Meer  ¤ Acker  · Ebene  ▲ Gebirge  ⌂ Stadt  ‖ ══ Lava
bunny_kingdom-draw-legend-built = c2 Stadt 2  T1 Himmelsturm des 1. Paars  K3 Lager 3  { $post } Handelsposten für Fisch  { $farm } Goldbetrieb  rechts, wem das Feld gehört
bunny_kingdom-draw-seat = { $number } { $seat }: { $carrots ->
    [one] { $carrots } Karotte
   *[other] { $carrots } Karotten
 }, { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
 }, Lehen { $fiefs }
bunny_kingdom-draw-before = davor: { $cards }; Pergamente: { $parchments }; Handkarten: { $hand }
bunny_kingdom-draw-gains = Lehen nach Runden: { $gains }
bunny_kingdom-draw-card = { $name }: { $says }
bunny_kingdom-draw-hand = Deine Hand:
bunny_kingdom-draw-parchments = Deine Pergamente:
bunny_kingdom-draw-worths = Wert, wie es jetzt steht:
bunny_kingdom-draw-remembered = Du erinnerst dich:
bunny_kingdom-draw-known-hand = { $seat } hält { $cards }{ $unknown ->
    [0] {""}
   *[other] {" "}und { $unknown } weitere
 }
bunny_kingdom-draw-group = { $cards }: { $places }
bunny_kingdom-draw-group-kept = { $count } bei { $seat }
bunny_kingdom-draw-group-held = { $count } auf der Hand von { $seat }
bunny_kingdom-draw-turn-known = Runde { $round }, Wahl { $pick }: { $seat } warf { $discarded } ab
bunny_kingdom-draw-turn-kept = Runde { $round }, Wahl { $pick }: { $seat } behielt { $kept }
bunny_kingdom-draw-turn-either = Runde { $round }, Wahl { $pick }: { $seat } behielt oder warf ab: { $either }

bunny_kingdom-error-pack-object = ein Kartenpaket ist ein Objekt mit „squares“, „lava“, „constructions“, „parchments“
bunny_kingdom-error-pack-section = einen solchen Teil gibt es nicht: { $nearest }
bunny_kingdom-error-pack-text = ein Text wird erwartet
bunny_kingdom-error-pack-by-id = ein Objekt nach Kennungen wird erwartet
bunny_kingdom-error-pack-entry = einen solchen Eintrag gibt es nicht: { $nearest }
bunny_kingdom-error-pack-terrain = ein Gelände wird erwartet: { $words }
bunny_kingdom-error-pack-cities = die Schachtel hat { $count } aufgedruckte Städte, nicht { $given }
bunny_kingdom-error-pack-pairs = eine Liste von Paaren von Feldern wird erwartet
bunny_kingdom-error-pack-most-pairs = höchstens { $most } Paare von Feldern werden erwartet, nicht { $count }
bunny_kingdom-error-pack-pair = ein Paar von Feldern wird erwartet
bunny_kingdom-error-pack-apart = { $here } und { $there } liegen nicht nebeneinander
bunny_kingdom-error-pack-figure = eine Zahl von 0 bis 99 wird erwartet
