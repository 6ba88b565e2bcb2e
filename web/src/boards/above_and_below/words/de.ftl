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

# What every thing on the board is, in a line or two.
above_and_below-page-about-explore = Schicke zwei oder mehr in die Höhlen. Ihre Laternen entscheiden, wie die Geschichte ausgeht; Erfolg gewinnt auch die Höhle.
above_and_below-page-about-harvest = Jeder nimmt eine Ware, die auf deinen Karten liegt.
above_and_below-page-about-build = Jemand mit einem Hammer baut eine ausliegende Karte für ihren Preis.
above_and_below-page-about-train = Jemand mit einer Feder holt jemanden ins Dorf, für den Preis des Platzes.
above_and_below-page-about-work = Jeder verdient eine Münze; die Ersten, die in einer Runde arbeiten, bekommen auch den Apfelwein.
above_and_below-page-about-pass = Du bist bis zur Nacht draußen. Wer noch bereit ist, bleibt es für die nächste Runde.
above_and_below-page-about-coins = Münzen zahlen Gebäude, Leute und Gebühren. Am Ende entscheiden sie nur bei Gleichstand.
above_and_below-page-about-beds = Jede Nacht bringt ein Bett jemanden von verletzt zu ruhend oder von ruhend zu bereit.
above_and_below-page-about-income = Münzen jeder Nacht: die Zahl über dem letzten gefüllten Feld deiner Leiste und was deine Karten dazugeben.
above_and_below-page-about-reputation = Am Ende zählt das höchste Ansehen, und jedes Feld bringt oder kostet seine Punkte.
above_and_below-page-about-score = Leiste, Gebäude, Ansehen und gedruckte Punkte, wenn jetzt Schluss wäre.
above_and_below-page-about-ready = Kann etwas tun. Wer etwas tut, geht zur Ruhe.
above_and_below-page-about-rest = Müde: tut nichts, bis ein Bett oder ein Apfelwein hilft.
above_and_below-page-about-injured = Ein Bett oder ein Trank bringt erst zur Ruhe, noch nicht auf die Beine.
above_and_below-page-about-exploring = Steht auf der Höhlenkarte, bis die Begegnung vorbei ist.
above_and_below-page-about-hammer = Kann bauen.
above_and_below-page-about-hammer_plus = Baut für eine Münze weniger.
above_and_below-page-about-quill = Kann ausbilden.
above_and_below-page-about-quill_plus = Bildet für eine Münze weniger aus.
above_and_below-page-about-cat = Weigert sich bei 1 oder 2: Dann ruht sie, und die Aktion ist nicht verbraucht.
above_and_below-page-about-metal = Erholt sich jede Nacht von selbst, ohne Bett und ohne Getränk.
above_and_below-page-about-fishfolk = Manche Wahl dort unten gibt Laternen für jemanden vom Fischvolk.
above_and_below-page-about-bad_reputation = Schließt sie sich an, sinkt dein Ansehen um eins.
above_and_below-page-about-lanterns = Die kleinen Würfel: Ab dieser Augenzahl zeigt diese Person so viele Laternen.
above_and_below-page-about-die = Die Augenzahl, die diese Person geworfen hat.
above_and_below-page-about-house = Ein Haus: Jedes Gebäude zählt einen Punkt. Die Reihe wird sofort aufgefüllt.
above_and_below-page-about-key = Ein Schlüsselhaus: Vier liegen aus, und keines kommt nach.
above_and_below-page-about-star = Ein Sternhaus: Alle sechs liegen von Anfang an aus.
above_and_below-page-about-outpost = Ein Außenposten: braucht eine leere Höhle von dir und deckt sie zu.
above_and_below-page-about-start = Dein Starthaus. Es zählt einen Punkt wie jedes Gebäude.
above_and_below-page-about-cave = Platz für einen Außenposten.
above_and_below-page-about-rock = Jede gewonnene Begegnung bringt ihre Höhle.
above_and_below-page-about-good = Auf der Leiste hebt sie dein Einkommen und bringt Punkte; je mehr Sorten, desto mehr.
above_and_below-page-about-cider = Bringt nachts jemanden von ruhend zu bereit.
above_and_below-page-about-potion = Bringt nachts jemanden von verletzt zu ruhend.
above_and_below-page-about-reserve = Waren und Getränke zur Hand. Für ihr Feld zählen Waren erst, wenn sie auf der Leiste liegen.
above_and_below-page-about-sale = Ein Gegenstand, für den andere in ihrem Zug 3 Münzen oder mehr bieten können.
above_and_below-page-about-track = Eine neue Sorte nimmt das nächste freie Feld; weitere derselben kommen darauf. Was liegt, bleibt liegen.
above_and_below-page-about-rounds = Sieben Runden, und nach jeder außer der letzten eine Nacht.
above_and_below-page-about-first = Beginnt diese Runde; in der nächsten ist es der linke Nachbar.
above_and_below-page-about-first-cider = Geht an die Ersten, die in dieser Runde arbeiten.
above_and_below-page-about-open-cave = Wer erkundet, nimmt diese Karte: Ein Würfel bestimmt einen ihrer sechs Absätze.
above_and_below-page-about-space = Was der Stein auf diesem Feld am Ende bringt oder kostet.
above_and_below-page-about-hire = Der Preis gehört zum Platz. Wer übrig bleibt, rückt nachts auf billigere Plätze.
above_and_below-page-about-vacant = Frei bis zur Nacht.
above_and_below-page-about-renew = Für eine Münze kommen die vier unter den Stapel und vier neue heraus; einmal je Zug.
above_and_below-page-about-passed = Draußen bis zur Nacht.
above_and_below-page-about-threshold = So viele Laternen sind nötig. Die höchste erreichte Schwelle gilt.
above_and_below-page-about-level-fee = Nur zu zahlen, wenn diese Schwelle gilt.
above_and_below-page-about-fee = Mit der Wahl zu zahlen.
above_and_below-page-about-stake-item = Verdoppelt oder verloren, je nachdem.
above_and_below-page-about-stake-villager = Wird verletzt, wenn es misslingt.
above_and_below-page-about-bonus = Laternen noch vor jedem Würfel.
above_and_below-page-about-bonus-paid = Du wirst vor dem Würfeln gefragt; die Münze kommt nicht zurück.
above_and_below-page-about-shown = Laternen, die deine Leute zeigen, und die, die verlangt sind.
above_and_below-page-about-rerolls = Nenne beliebige Würfel: Sie werden zusammen noch einmal geworfen, und das Neue gilt.
above_and_below-page-about-choice = Dein Wort gilt. Was es bringt, wird nach den Würfeln vorgelesen.

# What a choice would bring, drawn beside it.
above_and_below-page-reach = Was diese Gruppe erreichen kann
above_and_below-page-reach-whom = Zeige auf jemanden oder schicke jemanden los.
above_and_below-page-as-thrown = wie gewürfelt
above_and_below-page-all-exerted = wenn alle alles geben
above_and_below-page-chance-of = { $lanterns } Laternen: { $chance }; wenn alle alles geben { $all }
above_and_below-page-out-of-reach = unerreichbar
above_and_below-page-unpayable = nicht zu bezahlen
above_and_below-page-still-ready = { $count ->
    [one] 1 noch bereit
   *[other] { $count } noch bereit
 }
above_and_below-page-all-to-bed = alle ins Bett
