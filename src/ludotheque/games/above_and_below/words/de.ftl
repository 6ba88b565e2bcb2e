above_and_below-title = Above and Below
above_and_below-about = Ein Dorf auf der Wiese und eines in den Höhlen darunter: erkunden, bauen, ausbilden und erzählen, was geschah.
above_and_below-option-first = der Platz, der beginnt (0 ist der erste)

# Items
above_and_below-mushroom = Pilz
above_and_below-fish = Fisch
above_and_below-fruit = Frucht
above_and_below-rope = Seil
above_and_below-pot = Krug
above_and_below-paper = Papier
above_and_below-ore = Erz
above_and_below-amethyst = Amethyst
above_and_below-cider = Apfelwein
above_and_below-potion = Trank
above_and_below-coin = Münze
above_and_below-houses = Häuser
above_and_below-outposts = Außenposten

# Villagers
above_and_below-B1 = Bram (B1)
above_and_below-T1 = Tilda (T1)
above_and_below-E1 = Emil (E1)
above_and_below-B2 = Berta (B2)
above_and_below-T2 = Tom (T2)
above_and_below-E2 = Edda (E2)
above_and_below-B3 = Boyd (B3)
above_and_below-T3 = Thea (T3)
above_and_below-E3 = Evan (E3)
above_and_below-B4 = Bea (B4)
above_and_below-T4 = Ted (T4)
above_and_below-E4 = Ella (E4)
above_and_below-V01 = Alma (V01)
above_and_below-V02 = Bruno (V02)
above_and_below-V03 = Clara (V03)
above_and_below-V04 = Finna (V04)
above_and_below-V05 = Dario (V05)
above_and_below-V06 = Enna (V06)
above_and_below-V07 = Hugo (V07)
above_and_below-V08 = Greta (V08)
above_and_below-V09 = Jonas (V09)
above_and_below-V10 = Ines (V10)
above_and_below-V11 = Leo (V11)
above_and_below-V12 = Kaia (V12)
above_and_below-V13 = Mina (V13)
above_and_below-V14 = Nils (V14)
above_and_below-V15 = Rill (V15)
above_and_below-V16 = Olga (V16)
above_and_below-V17 = Paul (V17)
above_and_below-V18 = Brook (V18)
above_and_below-LW = die Flüssige Frau
above_and_below-GL = Glogo
above_and_below-CC1 = Höhlenkatze 1
above_and_below-CC2 = Höhlenkatze 2
above_and_below-MM1 = Metallmann 1
above_and_below-MM2 = Metallmann 2

# Buildings
above_and_below-H01 = Kräuterhütte (H01)
above_and_below-H02 = Strohdachkate (H02)
above_and_below-H03 = Zollhaus (H03)
above_and_below-H04 = Gästehaus (H04)
above_and_below-H05 = Langhaus (H05)
above_and_below-H06 = Zwillingshaus (H06)
above_and_below-H07 = Obstgartenhaus (H07)
above_and_below-H08 = Schlafhaus (H08)
above_and_below-H09 = Pilzkeller (H09)
above_and_below-H10 = Pfahlhaus (H10)
above_and_below-H11 = Gartenhaus (H11)
above_and_below-H12 = Seilerhaus (H12)
above_and_below-H13 = Obststand (H13)
above_and_below-H14 = Pilzbeet (H14)
above_and_below-H15 = Räucherhaus (H15)
above_and_below-H16 = Tauschuppen (H16)
above_and_below-H17 = Töpferschuppen (H17)
above_and_below-H18 = Schreiberhalle (H18)
above_and_below-H19 = Pilzhof (H19)
above_and_below-H20 = Fischteich (H20)
above_and_below-H21 = Obstgarten (H21)
above_and_below-H22 = Seilerbahn (H22)
above_and_below-H23 = Töpferei (H23)
above_and_below-H24 = Markthaus (H24)
above_and_below-H25 = Gutshaus (H25)
above_and_below-K1 = Akademie (K1)
above_and_below-K2 = Zimmerergilde (K2)
above_and_below-K3 = Glücksturm (K3)
above_and_below-K4 = Entdeckerklub (K4)
above_and_below-K5 = Schenke (K5)
above_and_below-K6 = Apotheke (K6)
above_and_below-K7 = Juwelier (K7)
above_and_below-K8 = Rathaus (K8)
above_and_below-K9 = Kartenzeichner (K9)
above_and_below-S1 = Große Dorfhalle (S1)
above_and_below-S2 = Alchemistenladen (S2)
above_and_below-S3 = Versammlungshaus (S3)
above_and_below-S4 = Tiefe Halle (S4)
above_and_below-S5 = Speicher (S5)
above_and_below-S6 = Schatzkammer (S6)
above_and_below-O01 = Pilzbau (O01)
above_and_below-O02 = Höhlenzoll (O02)
above_and_below-O03 = Schwammgrotte (O03)
above_and_below-O04 = Blindfischbecken (O04)
above_and_below-O05 = Felskammern (O05)
above_and_below-O06 = Hohlgasthof (O06)
above_and_below-O07 = Gesandtschaft (O07)
above_and_below-O08 = Kaserne (O08)
above_and_below-O09 = Sporenhof (O09)
above_and_below-O10 = Leuchtpilzkeller (O10)
above_and_below-O11 = Wasserfallsteg (O11)
above_and_below-O12 = Lichtschachtgarten (O12)
above_and_below-O13 = Netzspinnerei (O13)
above_and_below-O14 = Aalwehr (O14)
above_and_below-O15 = Tongrube (O15)
above_and_below-O16 = Papiermühle (O16)
above_and_below-O17 = Erzader (O17)
above_and_below-O18 = Gießerei (O18)
above_and_below-O19 = Kristallhaus (O19)
above_and_below-O20 = Bergwerk (O20)
above_and_below-O21 = Amethystgrotte (O21)
above_and_below-O22 = Lampenmarkt (O22)
above_and_below-O23 = Wachposten (O23)
above_and_below-O24 = Archiv (O24)
above_and_below-SH1 = Starthaus
above_and_below-SH2 = Starthaus
above_and_below-SH3 = Starthaus
above_and_below-SH4 = Starthaus

# Questions
above_and_below-ask-FirstSeat = Das Los entscheidet, wer beginnt.
above_and_below-ask-OpenKeys = Schlüsselhäuser werden aufgedeckt.
above_and_below-ask-FillHire = Jemand stellt sich zum Anheuern ein.
above_and_below-ask-FillRow = Eine Karte wird aufgedeckt.
above_and_below-ask-ShowCave = Die nächste Höhle kommt ans Licht.
above_and_below-ask-Turn = Du bist am Zug: erst freie Aktionen, wenn du magst, dann eine Aktion, oder passen.
above_and_below-ask-MakeOffer = Wie viele Münzen bietest du dafür: { $item }?
above_and_below-ask-AnswerOffer = Verkaufst du für { $coins } Münzen: { $item }?
above_and_below-ask-PayRenewal = { $price ->
    [one] Wie zahlst du die Münze?
   *[other] Wie zahlst du die { $price } Münzen?
}
above_and_below-ask-Gather = { $action ->
    [explore] Wer geht erkunden? Mindestens zwei.
    [harvest] Wer erntet?
   *[work] Wer arbeitet?
}
above_and_below-ask-CatJoins = Die Katze überlegt es sich.
above_and_below-ask-ChooseBuilder = Wer baut?
above_and_below-ask-CatBuilds = Die Katze überlegt es sich.
above_and_below-ask-ChooseBuilding = Was wird gebaut?
above_and_below-ask-PayBuilding = { $price ->
    [one] Wie zahlst du die Münze?
   *[other] Wie zahlst du die { $price } Münzen?
}
above_and_below-ask-ChooseTrainer = Wer bildet aus?
above_and_below-ask-CatTrains = Die Katze überlegt es sich.
above_and_below-ask-ChooseRecruit = Wen heuerst du an?
above_and_below-ask-PayTraining = { $price ->
    [one] Wie zahlst du die Münze?
   *[other] Wie zahlst du die { $price } Münzen?
}
above_and_below-ask-PickGood = Welche Karte wird abgeerntet?
above_and_below-ask-StowGood = Wohin kommt die Ware: { $item }?
above_and_below-ask-ParagraphDie = Ein Würfel bestimmt den Absatz.
above_and_below-ask-ChooseCourse = Was tun deine Entdecker? Dein Wort gilt.
above_and_below-ask-PayCourse = { $price ->
    [one] Wie zahlst du die Münze?
   *[other] Wie zahlst du die { $price } Münzen?
}
above_and_below-ask-StakeItem = Was setzt du ein?
above_and_below-ask-StakeVillager = Wen setzt du ein?
above_and_below-ask-BuyLanterns = Zahlst du für mehr Laternen?
above_and_below-ask-PayLanterns = { $price ->
    [one] Wie zahlst du die Münze?
   *[other] Wie zahlst du die { $price } Münzen?
}
above_and_below-ask-LanternDie = Ein Würfel für jeden Entdecker.
above_and_below-ask-ChooseRerolls = Welche Würfel wirfst du noch einmal?
above_and_below-ask-Exert = Gibt jemand alles? Eine Laterne mehr, und eine Verletzung.
above_and_below-ask-PayLevel = { $price ->
    [one] Wie zahlst du die Münze?
   *[other] Wie zahlst du die { $price } Münzen?
}
above_and_below-ask-ChooseReward = Welche Belohnung nimmst du?
above_and_below-ask-ChooseFree = Welches Gebäude nimmst du umsonst?
above_and_below-ask-ChooseInjured = Wer wird verletzt?
above_and_below-ask-LuckDie = Der Würfel rollt aufs Glück.
above_and_below-ask-PressLuck = { $banked ->
    [one] Eine Münze liegt bereit: noch einmal werfen oder mit ihr gehen?
   *[other] { $banked } Münzen liegen bereit: noch einmal werfen oder mit ihnen gehen?
}
above_and_below-ask-TakeCoins = Wie viele Münzen nimmst du? Jede kostet Ansehen.
above_and_below-ask-Resting = Alle gehen zur Ruhe.
above_and_below-ask-Drink = Nacht: Wer bekommt einen Trank oder Apfelwein?
above_and_below-ask-Sleep = Nacht: Wer bekommt ein Bett?
above_and_below-ask-PlaceGoods = Welche Waren kommen auf die Leiste?
above_and_below-ask-LastGoods = Die letzten Waren werden gelegt.

# Actions
above_and_below-action-pass = passen
above_and_below-action-explore = erkunden
above_and_below-action-harvest = ernten
above_and_below-action-build = bauen
above_and_below-action-train = ausbilden
above_and_below-action-work = arbeiten
above_and_below-action-renew = die Reihe erneuern: { $a }, für eine Münze
above_and_below-action-withdraw = das Angebot zurücknehmen
above_and_below-action-sell = zum Verkauf stellen: { $a }
above_and_below-action-buy = { $a } ein Angebot machen
above_and_below-action-place = auf die Leiste legen: { $a }
above_and_below-action-end-placing = nichts mehr legen
above_and_below-action-offer = { $a } Münzen bieten
above_and_below-action-accept = annehmen
above_and_below-action-refuse = ablehnen
above_and_below-action-send = { $a } schicken
above_and_below-action-go = aufbrechen
above_and_below-action-drop = es bleiben lassen
above_and_below-action-builder = { $a } bauen lassen
above_and_below-action-erect = bauen: { $a }
above_and_below-action-trainer = { $a } ausbilden lassen
above_and_below-action-hire = von Platz { $a } anheuern
above_and_below-action-pay = { $a ->
    [cider] einen Apfelwein ausgeben
    [potion] einen Trank ausgeben
   *[coins] den Rest in Münzen zahlen
}
above_and_below-action-pick = ernten: { $a }
above_and_below-action-keep = in den Vorrat legen
above_and_below-action-track = auf die Leiste legen
above_and_below-action-shelve = zum Verkauf stellen
above_and_below-action-choose = Wahl { $a }
above_and_below-action-buy-lanterns = für mehr Laternen zahlen
above_and_below-action-no-lanterns = darauf verzichten
above_and_below-action-stake = einsetzen: { $a }
above_and_below-action-reroll = den Würfel noch einmal werfen: { $a }
above_and_below-action-throw = werfen
above_and_below-action-stand = die Würfel liegen lassen
above_and_below-action-exert = { $a } gibt alles
above_and_below-action-stop = es dabei belassen
above_and_below-action-injure = { $a } wird verletzt
above_and_below-action-reward = Belohnung { $a }
above_and_below-action-free = umsonst nehmen: { $a }
above_and_below-action-press-on = noch einmal werfen
above_and_below-action-leave = mit den Münzen gehen
above_and_below-action-coins = { $a } Münzen nehmen
above_and_below-action-potion = ein Trank für { $a }
above_and_below-action-cider = ein Apfelwein für { $a }
above_and_below-action-end-drinks = nichts mehr trinken
above_and_below-action-bed = ein Bett für { $a }
above_and_below-action-end-beds = die übrigen Betten leer lassen
above_and_below-action-die = der Würfel zeigt { $a }
above_and_below-action-draw = gezogen: { $a }
above_and_below-action-cave = Höhle { $a } kommt ans Licht
above_and_below-action-arrive = { $a } kommt an
above_and_below-action-first = { $a } beginnt

# Events
above_and_below-event-begins = { $seat } beginnt.
above_and_below-event-round = Runde { $round } beginnt mit { $seat }.
above_and_below-event-night = Es wird Nacht; der Marker zieht auf Runde { $round }.
above_and_below-event-passed = { $seat } passt.
above_and_below-event-gained = { $seat } erhält { $count } × { $item }.
above_and_below-event-spent = { $seat } gibt 1 × { $item } ab.
above_and_below-event-placed = { $seat } legt { $item } auf Platz { $place } der Leiste.
above_and_below-event-joined = { $villager } schließt sich { $seat } an.
above_and_below-event-injured = { $villager } ({ $seat }) ist verletzt.
above_and_below-event-reputation-up = { $seat }: +{ $change } Ansehen.
above_and_below-event-reputation-down = { $seat }: −{ $change } Ansehen.
above_and_below-event-card-open = Liegt jetzt aus: { $card }.
above_and_below-event-for-hire = { $villager } ist auf Platz { $place } anzuheuern.
above_and_below-event-cave-open = Höhle { $cave } liegt offen.
above_and_below-event-cat-obeys = Der Würfel zeigt { $face }: { $villager } ({ $seat }) gehorcht.
above_and_below-event-cat-refuses = Der Würfel zeigt { $face }: { $villager } ({ $seat }) schläft lieber.
above_and_below-event-dropped = { $seat } lässt es bleiben.
above_and_below-event-worked = { $seat } lässt arbeiten: { $villagers }.
above_and_below-event-harvests = { $seat } lässt ernten: { $villagers }.
above_and_below-event-harvested = { $seat } nimmt { $item }: { $card }.
above_and_below-event-built = { $seat } baut: { $card }.
above_and_below-event-for-sale = { $seat } stellt zum Verkauf: { $item }.
above_and_below-event-withdrew = { $seat } nimmt zurück: { $item }.
above_and_below-event-offered = { $seat } bietet { $other } { $coins } Münzen für { $item }.
above_and_below-event-sold = { $seat } verkauft { $other } { $item } für { $coins } Münzen.
above_and_below-event-refused = { $seat } lehnt { $coins } Münzen von { $other } für { $item } ab.
above_and_below-event-renewed = { $seat } erneuert die Reihe: { $row }.
above_and_below-event-explores = { $seat } erkundet Höhle { $cave } mit { $villagers }.
above_and_below-event-paragraph = { $seat } kommt zu Absatz { $number }.
above_and_below-event-chose = { $seat } kündigt Wahl { $choice } von Absatz { $number } an.
above_and_below-event-staked = { $seat } setzt ein: { $what }.
above_and_below-event-rerolls = { $seat } würfelt noch einmal für { $villagers }.
above_and_below-event-success = { $seat } hat Erfolg bei Absatz { $number }.
above_and_below-event-failure = { $seat } scheitert an Absatz { $number }, Wahl { $choice }.
above_and_below-event-won-cave = { $seat } gewinnt Höhle { $cave }.
above_and_below-event-lost-cave = Höhle { $cave } kommt unter den Stapel; { $seat } geht heim.
above_and_below-event-luck-die = { $seat } würfelt eine neue Zahl: { $face }.
above_and_below-event-luck-lost = { $seat } würfelt noch einmal { $face } und verliert die Münzen.
above_and_below-event-earned = { $coins ->
    [one] { $seat }: +{ $coins } Münze.
   *[other] { $seat }: +{ $coins } Münzen.
}
above_and_below-event-paid = { $coins ->
    [one] { $seat }: −{ $coins } Münze.
   *[other] { $seat }: −{ $coins } Münzen.
}
above_and_below-event-lantern-die = { $lanterns ->
    [one] { $villager } ({ $seat }) würfelt { $face }: { $lanterns } Laterne.
   *[other] { $villager } ({ $seat }) würfelt { $face }: { $lanterns } Laternen.
}
above_and_below-event-lanterns = { $lanterns ->
    [one] { $seat } zeigt { $lanterns } Laterne.
   *[other] { $seat } zeigt { $lanterns } Laternen.
}

# Refusals
above_and_below-refusal-too-dear = Du kannst keine { $price } Münzen zahlen.
above_and_below-refusal-no-such-drink = Davon hast du nichts auszugeben.
above_and_below-refusal-not-ready = { $villager } ist nicht bereit.
above_and_below-refusal-no-hammer = { $villager } hat keinen Hammer.
above_and_below-refusal-no-quill = { $villager } hat keine Feder.
above_and_below-refusal-nothing-affordable = Mit { $villager } kannst du dir nichts leisten.
above_and_below-refusal-nobody-affordable = Mit { $villager } kannst du dir niemanden leisten.
above_and_below-refusal-not-open = Diese Karte liegt nicht aus: { $card }.
above_and_below-refusal-no-empty-cave = Ein Außenposten braucht eine leere Höhle: { $card }.
above_and_below-refusal-nobody-there = Auf Platz { $place } ist niemand anzuheuern.
above_and_below-refusal-not-your-building = Das gehört dir nicht: { $card }.
above_and_below-refusal-no-good-there = Dort liegt keine Ware: { $card }.
above_and_below-refusal-sale-space-taken = Dein Verkaufsplatz ist belegt: { $item }.
above_and_below-refusal-too-few = Dafür sind es zu wenige Dorfbewohner.
above_and_below-refusal-no-dropping = Du kannst es jetzt nicht mehr bleiben lassen.
above_and_below-refusal-sent-already = { $villager } ist schon dabei.
above_and_below-refusal-no-more-goods = Für { $villager } ist nichts mehr zu ernten.
above_and_below-refusal-no-such-choice = Absatz { $number } hat diese Wahl nicht.
above_and_below-refusal-nothing-to-stake = Du hast nichts einzusetzen.
above_and_below-refusal-fee-too-high = Du kannst den Preis nicht zahlen.
above_and_below-refusal-no-die-named = Nenne erst mindestens einen Würfel.
above_and_below-refusal-dice-named = Du hast Würfel genannt: Wirf sie.
above_and_below-refusal-no-die-there = Von { $villager } ist kein Würfel mehr zu nennen.
above_and_below-refusal-not-on-the-card = { $villager } steht nicht auf der Höhlenkarte.
above_and_below-refusal-supply-is-empty = Der Vorrat hat davon nichts mehr.
above_and_below-refusal-not-free = Das gibt es nicht umsonst: { $card }.
above_and_below-refusal-too-many-coins = So viele Münzen kannst du nicht nehmen.
above_and_below-refusal-not-enough-coins = Du hast nur { $coins } Münzen.
above_and_below-refusal-must-raise = { $coins } Münzen wurden in diesem Zug abgelehnt: Biete mehr.
above_and_below-refusal-nobody-ready = Keiner deiner Dorfbewohner ist bereit.
above_and_below-refusal-no-cave = Es gibt keine Höhle mehr zu erkunden.
above_and_below-refusal-no-goods-lying = Auf deinen Karten liegen keine Waren.
above_and_below-refusal-cannot-build = Du brauchst einen bereiten Hammer und eine bezahlbare Karte.
above_and_below-refusal-cannot-train = Du brauchst eine bereite Feder und jemanden, den du bezahlen kannst.
above_and_below-refusal-renewed-already = Du hast in diesem Zug schon eine Reihe erneuert.
above_and_below-refusal-pile-empty = Der Stapel dieser Reihe ist leer.
above_and_below-refusal-sale-changed-already = Du hast deinen Verkaufsplatz in diesem Zug schon geändert.
above_and_below-refusal-nothing-for-sale = Dort steht nichts zum Verkauf.
above_and_below-refusal-for-sale-already = Das steht schon zum Verkauf: { $item }.
above_and_below-refusal-not-in-reserve = Das ist nicht in deinem Vorrat: { $item }.
above_and_below-refusal-not-possessed = Davon hast du nichts zu legen: { $item }.
above_and_below-refusal-metal-drinks-nothing = { $villager } trinkt nichts.
above_and_below-refusal-drink-no-help = Dieses Getränk hilft { $villager } nicht.
above_and_below-refusal-metal-own-bed = { $villager } hat ein eigenes Bett.
above_and_below-refusal-slept-already = { $villager } hat heute Nacht schon geschlafen.
above_and_below-refusal-bed-no-help = Ein Bett hilft { $villager } jetzt nicht.

# Scores
above_and_below-score-track = Waren auf der Leiste
above_and_below-score-buildings = Gebäude
above_and_below-score-reputation-rank = Rang des Ansehens
above_and_below-score-reputation-space = Feld des Ansehens
above_and_below-score-bonus = aufgedruckte Punkte
above_and_below-score-objects = Punkte für Besitz
above_and_below-ending-rounds = Sieben Runden sind vorbei.

# The drawing
above_and_below-draw-sky = Runde { $round } von { $rounds }; { $seat } hat begonnen. Bank: { $bank } Münzen.
above_and_below-draw-cider-waits = Ein Apfelwein wartet auf die Ersten, die arbeiten.
above_and_below-draw-hire = Anzuheuern (noch { $left } im Stapel)
above_and_below-draw-lanterns-of = Die Ziffern hinter Dorfbewohnern: die Laternen für die Augen 1 bis 6
above_and_below-draw-row-houses = Häuser ({ $left } im Stapel)
above_and_below-draw-row-outposts = Außenposten ({ $left } im Stapel)
above_and_below-draw-row-keys = Schlüsselhäuser
above_and_below-draw-row-stars = Sternhäuser
above_and_below-draw-open-cave = Offene Höhle { $cave }, Augen 1 bis 6: { $paragraphs } ({ $left } im Stapel)
above_and_below-draw-no-open-cave = Keine Höhle ist übrig.
above_and_below-draw-village = { $seat }: { $points } Punkte, { $coins } Münzen, Ansehen { $reputation }, Einkommen { $income }, Betten { $beds }
above_and_below-draw-has-passed = hat gepasst
above_and_below-draw-ready = bereit
above_and_below-draw-rest = ruhend
above_and_below-draw-injured = verletzt
above_and_below-draw-exploring = unterwegs
above_and_below-draw-track = Leiste
above_and_below-draw-reserve = Vorrat
above_and_below-draw-sale = zum Verkauf
above_and_below-draw-empty-cave = leere Höhle
above_and_below-draw-dice = Würfel
above_and_below-draw-lanterns-shown = { $count } Laternen zu sehen
above_and_below-draw-rerolls-left = noch { $count } Würfe frei
above_and_below-draw-known-in-pile = im Stapel bekannt, von oben: { $cards }

# What is printed on cards and villagers
above_and_below-printed-beds = { $count ->
    [one] 1 Bett
   *[other] { $count } Betten
}
above_and_below-printed-goods-once = { $count } × { $item }
above_and_below-printed-goods-refill = { $item }, wächst nach
above_and_below-printed-reputation = sofort +{ $count } Ansehen
above_and_below-printed-train_to_ready = Ausgebildete sind bereit
above_and_below-printed-tokens_as_coins = Apfelwein und Tränke sind Münzen
above_and_below-printed-income_per = +{ $count } je Nacht für jedes Stück auf der Leiste: { $item }
above_and_below-printed-points = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
}
above_and_below-printed-income = { $count ->
    [one] +{ $count } Münze je Nacht
   *[other] +{ $count } Münzen je Nacht
}
above_and_below-printed-potion_income = { $count ->
    [one] +{ $count } Trank je Nacht
   *[other] +{ $count } Tränke je Nacht
}
above_and_below-printed-potions = { $count ->
    [one] sofort +{ $count } Trank
   *[other] sofort +{ $count } Tränke
}
above_and_below-printed-coin_after_building = { $count ->
    [one] +{ $count } Münze nach dem Bauen
   *[other] +{ $count } Münzen nach dem Bauen
}
above_and_below-printed-coin_after_exploring = { $count ->
    [one] +{ $count } Münze nach geglückter Begegnung
   *[other] +{ $count } Münzen nach geglückter Begegnung
}
above_and_below-printed-rerolls = { $count ->
    [one] { $count } Wiederholungswurf je Begegnung
   *[other] { $count } Wiederholungswürfe je Begegnung
}
above_and_below-printed-points_per = { $count ->
    [one] +{ $count } Punkt je { $item }
   *[other] +{ $count } Punkte je { $item }
}
above_and_below-house = Haus
above_and_below-outpost = Außenposten
above_and_below-villager = Dorfbewohner
above_and_below-empty_cave = leere Höhle
above_and_below-hammer = Hammer
above_and_below-hammer_plus = Hammer+
above_and_below-quill = Feder
above_and_below-quill_plus = Feder+
above_and_below-cat = Katze
above_and_below-bad_reputation = übler Ruf
above_and_below-metal = Metall
above_and_below-fishfolk = Fischleute

# The book, read aloud
above_and_below-book-help = Einen Absatz aus dem Buch von Above and Below lesen, wie er am Tisch vorgelesen wird.
above_and_below-book-help-paragraph = Seine Nummer, 1 bis 215.
above_and_below-book-help-rewards = Auch sagen, was jede Wahl bringt und wie sie misslingt.
above_and_below-error-paragraph = das Buch hat die Absätze 1 bis { $most }, nicht { $number }
above_and_below-book-paragraph = Abschnitt { $number }

# What a choice asks for, and what helps.
above_and_below-book-lantern = { $count ->
    [one] { $count } Laterne
   *[other] { $count } Laternen
}
above_and_below-book-more = { $count ->
    [one] { $count } Laterne mehr
   *[other] { $count } Laternen mehr
}
above_and_below-book-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
above_and_below-book-no-roll = ohne Wurf
above_and_below-book-fee = für { $coins }
above_and_below-book-stake-item = Einsatz: eine Ware, ein Apfelwein oder ein Trank
above_and_below-book-stake-villager = Einsatz: einer der Entdecker
above_and_below-book-bonus-hammer = { $lanterns } für jeden Hammer in der Gruppe
above_and_below-book-bonus-quill = { $lanterns } für jede Feder in der Gruppe
above_and_below-book-bonus-rope = { $lanterns } für jedes Seil, das ihr besitzt
above_and_below-book-bonus-has = { $lanterns } mit { $things }
above_and_below-book-bonus-fishfolk = { $lanterns } mit jemandem von den Fischleuten in der Gruppe
above_and_below-book-bonus-paid = { $lanterns } für { $coins }, wenn ihr wollt
above_and_below-book-or = { $some } oder { $last }

# What it brings, told only when asked for or after the result.
above_and_below-book-mushroom = { $count ->
    [one] { $count } Pilz
   *[other] { $count } Pilze
}
above_and_below-book-fish = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
}
above_and_below-book-fruit = { $count ->
    [one] { $count } Frucht
   *[other] { $count } Früchte
}
above_and_below-book-rope = { $count ->
    [one] { $count } Seil
   *[other] { $count } Seile
}
above_and_below-book-pot = { $count ->
    [one] { $count } Krug
   *[other] { $count } Krüge
}
above_and_below-book-paper = { $count ->
    [one] { $count } Papier
   *[other] { $count } Papiere
}
above_and_below-book-ore = { $count ->
    [one] { $count } Erz
   *[other] { $count } Erze
}
above_and_below-book-amethyst = { $count ->
    [one] { $count } Amethyst
   *[other] { $count } Amethyste
}
above_and_below-book-cider = { $count ->
    [one] { $count } Apfelwein
   *[other] { $count } Apfelweine
}
above_and_below-book-potion = { $count ->
    [one] { $count } Trank
   *[other] { $count } Tränke
}
above_and_below-book-result = { $when }: { $what }
above_and_below-book-always = immer
above_and_below-book-failure = Misserfolg
above_and_below-book-coins-lost = { $coins } verloren
above_and_below-book-reputation = +{ $count } Ansehen
above_and_below-book-reputation-lost = −{ $count } Ansehen
above_and_below-book-villager = der günstigste anzuwerbende Bewohner kommt zu euch
above_and_below-book-liquid_woman = die Flüssige Frau kommt zu euch
above_and_below-book-glogo = Glogo kommt zu euch
above_and_below-book-cave_cat = eine Höhlenkatze kommt zu euch
above_and_below-book-metal_man = ein Metallmann kommt zu euch
above_and_below-book-caves = { $count ->
    [one] { $count } Höhle mehr
   *[other] { $count } Höhlen mehr
}
above_and_below-book-building = ein Gebäude für höchstens { $coins }, umsonst
above_and_below-book-injured = { $count ->
    [one] { $count } Entdecker wird verletzt
   *[other] { $count } Entdecker werden verletzt
}
above_and_below-book-stake-doubled = der Einsatz zurück und noch einmal das Gleiche
above_and_below-book-stake-lost = der Einsatz ist verloren
above_and_below-book-stake-injured = der eingesetzte Entdecker wird verletzt
above_and_below-book-one-of = eins davon: { $things }
above_and_below-book-link = lest weiter bei { $number }
above_and_below-book-luck = eine Münze für jede neue Seite eines Würfels, höchstens { $most }; eine Seite zum zweiten Mal kostet alle; aufhören dürft ihr jederzeit
above_and_below-book-takes = nehmt bis zu { $coins }, jede für −{ $reputation } Ansehen

above_and_below-error-pack-table = muss eine Tabelle von Feldern sein, nicht { $value }
above_and_below-error-pack-field = ein solches Feld gibt es nicht; { $nearest }
above_and_below-error-pack-missing = fehlt
above_and_below-error-pack-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
above_and_below-error-pack-flag = muss true oder false sein, nicht { $value }
above_and_below-error-pack-word = muss eines von { $words } sein, nicht { $value }
above_and_below-error-pack-words = muss eine Liste aus { $words } sein, nicht { $value }
above_and_below-error-pack-twice = nennt etwas zweimal: { $value }
above_and_below-error-pack-list = muss eine Liste sein, nicht { $value }
above_and_below-error-pack-status = von { $name } muss eines von { $words } sein, nicht { $value }
above_and_below-error-pack-not-given = nennt „{ $name }“, das der Eintrag nicht angibt
above_and_below-error-pack-unnamed = fehlt: gebt dem Kartenpaket einen Namen
above_and_below-error-pack-entries = muss eine Liste von Einträgen sein, nicht { $value }
above_and_below-error-pack-unknown = die Schachtel hat kein „{ $name }“; { $nearest }
above_and_below-error-pack-given-twice = { $name } ist zweimal angegeben
above_and_below-error-pack-count = die Schachtel hat { $count } Einträge, nicht { $given }
above_and_below-error-pack-faces = muss eine Liste von sechs Zahlen sein, eine je Würfelseite
above_and_below-error-pack-torch = die Leiste muss die Fackel enthalten, Ansehen 0
above_and_below-error-pack-loop = die Verweise führen zum selben Abschnitt zurück
above_and_below-error-pack-choices = muss eine Liste von 1 bis { $most } sein
above_and_below-error-pack-free = eine davon darf weder Bezahlung noch Einsatz verlangen
above_and_below-error-pack-one-of = es muss genau eines von { $words } da sein
above_and_below-error-pack-no-throw = ohne Stufen würfelt niemand um Laternen
above_and_below-error-pack-bonus-for = den Bonus gibt es schon für { $name }
above_and_below-error-pack-no-item = muss mindestens eine Ware nennen
above_and_below-error-pack-bonus-for-nothing = der Bonus nennt nichts, wofür es ihn gibt
above_and_below-error-pack-no-level = muss eine Liste mit mindestens einer sein
above_and_below-error-pack-reward-or-goto = eine Stufe hat entweder eine Belohnung oder einen Verweis
above_and_below-error-pack-most-things = kann höchstens { $most } Dinge anbieten
# Was eine Aktion bringen würde
above_and_below-ready = bereit
above_and_below-rest = ruhend
above_and_below-injured = verletzt
above_and_below-foresee-price = { $left ->
    [one] Kostet { $price }: 1 Münze bleibt.
   *[other] Kostet { $price }: { $left } Münzen bleiben.
}
above_and_below-foresee-price-with-drinks = { $drinks ->
    [one] Kostet { $price }; du hast { $coins }: mindestens 1 Getränk.
   *[other] Kostet { $price }; du hast { $coins }: mindestens { $drinks } Getränke.
}
above_and_below-foresee-drink-paid = { $price ->
    [one] Es bleiben { $count } × { $item } und 1 Münze zu zahlen.
   *[other] Es bleiben { $count } × { $item } und { $price } Münzen zu zahlen.
}
above_and_below-foresee-coins = Münzen: { $before } → { $after }.
above_and_below-foresee-coin-back = { $coins ->
    [one] 1 Münze zurück fürs Bauen.
   *[other] { $coins } Münzen zurück fürs Bauen.
}
above_and_below-foresee-gain = Du bekommst { $count } × { $item }.
above_and_below-foresee-no-gain = Bringt nichts: Es ist keins mehr da.
above_and_below-foresee-reputation = Ansehen: { $before } → { $after }.
above_and_below-foresee-points = Punkte jetzt: { $before } → { $after }.
above_and_below-foresee-income = { $nights ->
    [one] Einkommen { $before } → { $after }: { $more } in der letzten Nacht.
   *[other] Einkommen { $before } → { $after }: { $more } mehr in { $nights } Nächten.
}
above_and_below-foresee-beds = { $beds ->
    [one] Heute Nacht: 1 Bett für { $tired }, die nicht bereit sind.
   *[other] Heute Nacht: { $beds } Betten für { $tired }, die nicht bereit sind.
}
above_and_below-foresee-cat-die = { $villager } gehorcht: { $chance }. Sonst ruht er, nichts ist verbraucht.
above_and_below-foresee-still-ready = { $count ->
    [0] Niemand ist mehr bereit.
    [one] 1 Dorfbewohner ist noch bereit und bleibt ungenutzt.
   *[other] { $count } Dorfbewohner sind noch bereit und bleiben ungenutzt.
}
above_and_below-foresee-ready = { $count ->
    [one] 1 Dorfbewohner ist bereit.
   *[other] { $count } Dorfbewohner sind bereit.
}
above_and_below-foresee-ripe = { $count ->
    [one] 1 Ware liegt auf deinen Karten.
   *[other] { $count } Waren liegen auf deinen Karten.
}
above_and_below-foresee-can-build = { $count ->
    [one] 1 Karte für deine { $coins } Münzen.
   *[other] { $count } Karten für deine { $coins } Münzen.
}
above_and_below-foresee-can-train = { $count ->
    [one] 1 Anwärter für deine { $coins } Münzen.
   *[other] { $count } Anwärter für deine { $coins } Münzen.
}
above_and_below-foresee-wages = { $coins ->
    [one] Eine Münze für jeden: höchstens 1.
   *[other] Eine Münze für jeden: höchstens { $coins }.
}
above_and_below-foresee-cider-waits = Und der Apfelwein dieser Runde.
above_and_below-foresee-renewed-row = { $count ->
    [one] Neue Reihe ({ $row }) von einem Stapel mit 1 Karte.
   *[other] Neue Reihe ({ $row }) von einem Stapel mit { $count } Karten.
}
above_and_below-foresee-taken-back = Zurück in den Vorrat: { $item }; keine weitere Änderung im Zug.
above_and_below-foresee-for-sale = Andere dürfen { $least } oder mehr bieten; keine weitere Änderung im Zug.
above_and_below-foresee-shelved = Andere dürfen { $least } Münzen oder mehr dafür bieten.
above_and_below-foresee-on-sale = { $other } verkauft: { $item }; biete { $least } oder mehr.
above_and_below-foresee-item-scores = { $points ->
    [one] Eins mehr ({ $item }): 1 Punkt durch deine Karten.
   *[other] Eins mehr ({ $item }): { $points } Punkte durch deine Karten.
}
above_and_below-foresee-must-raise = { $other } darf in diesem Zug { $least } oder mehr bieten.
above_and_below-foresee-track = Auf der Leiste: Platz { $place }, Einkommen { $income_before } → { $income_after }, Punkte { $points_before } → { $points_after } ({ $item }).
above_and_below-foresee-reach = Schwelle { $lanterns }: { $chance }; alle geben alles { $all_chance }.
above_and_below-foresee-rerolls-wait = { $count ->
    [one] 1 Wiederholungswurf wartet.
   *[other] { $count } Wiederholungswürfe warten.
}
above_and_below-foresee-harvests = { $count ->
    [one] 1 Ware wird geerntet.
   *[other] { $count } Waren werden geerntet.
}
above_and_below-foresee-dropped = Nichts ist verbraucht; der Zug geht weiter.
above_and_below-foresee-threshold = Schwelle { $lanterns }{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr { $fee })
}: { $chance }; einer gibt alles { $one_chance }; alle { $all_chance }.
above_and_below-foresee-out-of-reach = Schwelle { $lanterns } außer Reichweite: höchstens { $most }.
above_and_below-foresee-cannot-be-paid = Schwelle { $lanterns }: Ihre Gebühr von { $fee } ist nicht zu zahlen.
above_and_below-foresee-with-rerolls = { $count ->
    [one] Schwelle { $lanterns } mit 1 Wiederholung: { $chance }.
   *[other] Schwelle { $lanterns } mit { $count } Wiederholungen: { $chance }.
}
above_and_below-foresee-no-roll = Hier braucht es keine Laternen.
above_and_below-foresee-extra = { $lanterns ->
    [one] 1 Laterne noch vor den Würfeln.
   *[other] { $lanterns } Laternen noch vor den Würfeln.
}
above_and_below-foresee-lanterns-for-sale = { $lanterns ->
    [one] 1 Laterne mehr ist für { $price } zu haben.
   *[other] { $lanterns } Laternen mehr sind für { $price } zu haben.
}
above_and_below-foresee-stake-item = Du setzt einen Gegenstand ein.
above_and_below-foresee-stake-villager = Du setzt einen Entdecker ein.
above_and_below-foresee-at-stake = Auf dem Spiel: { $what }.
above_and_below-foresee-thrown-again = Schwelle { $lanterns }: { $chance }; alle geben alles { $all_chance }.
above_and_below-foresee-reached = { $shown } gezeigt: { $lanterns } erreicht.
above_and_below-foresee-fails = { $shown } gezeigt: Keine Schwelle ist erreicht.
above_and_below-foresee-short-of = Bis { $lanterns } noch { $short }; auf der Karte: { $hands }.
above_and_below-foresee-injured = { $villager } ist verletzt.
above_and_below-foresee-press-on = { $banked ->
    [one] Eine neue Zahl: { $chance }. Sonst ist 1 Münze verloren.
   *[other] Eine neue Zahl: { $chance }. Sonst sind { $banked } Münzen verloren.
}
above_and_below-foresee-discount = { $coins ->
    [one] { $villager } spart 1 Münze.
   *[other] { $villager } spart { $coins } Münzen.
}
above_and_below-foresee-goods-once = { $count } × { $item } liegen darauf, einmalig.
above_and_below-foresee-refilling = { $count } × { $item } liegt darauf und kommt nachts wieder.
above_and_below-foresee-potions = { $nights ->
    [one] { $count } × Trank, noch eine Nacht.
   *[other] { $count } × Trank je Nacht, noch { $nights } Nächte.
}
above_and_below-foresee-scores = { $each } je { $thing }: jetzt { $count }, zusammen { $points }.
above_and_below-foresee-cave-covered = { $left ->
    [one] Bedeckt eine Höhle; 1 leere bleibt.
   *[other] Bedeckt eine Höhle; { $left } leere bleiben.
}
above_and_below-foresee-joins = { $villager } kommt dazu: { $area }.
above_and_below-foresee-harvested = { $count ->
    [one] { $item }; 1 bleibt dort.
   *[other] { $item }; { $count } bleiben dort.
}
above_and_below-foresee-kept = { $item } bleibt zur Hand, für die Leiste später.
above_and_below-foresee-stands = { $villager }: { $area }.
above_and_below-foresee-drinks-left = Übrig: { $count } × { $item }.
above_and_below-foresee-beds-left = { $count ->
    [one] 1 Bett übrig.
   *[other] { $count } Betten übrig.
}
above_and_below-foresee-tomorrow = Morgen, { $area }: { $villagers }.
above_and_below-foresee-unplaced = { $count ->
    [0] Alle Waren liegen auf der Leiste.
    [one] 1 Ware bleibt neben der Leiste, ohne Punkte des Platzes.
   *[other] { $count } Waren bleiben neben der Leiste, ohne Punkte des Platzes.
}
