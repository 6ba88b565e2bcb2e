aisopos-page-hand = Deine Hand
aisopos-page-captured = Geschlagen
aisopos-page-free = { $hex }, frei
aisopos-page-unknown = { $hex }, ein Stein von { $seat }, unbekannt
aisopos-page-piece = { $hex }, ein Stein von { $seat }: { $kinds }
aisopos-page-beats = { $piece } schlägt { $kinds }
aisopos-page-who-beats = Wer wen schlägt
aisopos-page-worth = { $points ->
    [one] zählt 1 Punkt
   *[other] zählt { $points } Punkte
 }

aisopos-page-guide-goal = Nimm den anderen Steine weg: Jeder zählt seine Zahl, ein Löwe 5. Das Spiel endet, wenn jemand keine mehr hat, und die meisten Punkte gewinnen.
aisopos-page-guide-hand = Das ist deine Hand: je zwei Löwen, Menschen, Füchse, Mäuse und Ameisen. Die Großen fressen die Kleinen, doch Ameisen bezwingen Löwen, und Mäuse erschrecken Menschen.
aisopos-page-guide-place = Wähle ein Tier aus deiner Hand und dann ein freies Feld. Es liegt verdeckt: Die anderen sehen nur, dass es deins ist.
aisopos-page-guide-known = Was deine Steine sind, siehst du. Auf fremden zeigt die Seite jedes Tier, das es noch sein kann; ein bloßes Zeichen heißt, dass man nichts weiß.
aisopos-page-guide-clash = Später klickst du einen deiner Steine und dann ein Nachbarfeld, um zu ziehen. Auf einen Gegner zu ziehen ist ein Zusammenstoß: Wer verliert, wird genommen, und nur wer gezogen hat, sieht beide.
aisopos-page-guide-help = Was du tun darfst, steht immer hier. Klick auf etwas, das nicht geht, und die Regel wird genannt.

aisopos-page-about-free = Ein freies Feld: Hierher kann ein Stein aus der Hand gesetzt oder einer von nebenan gezogen werden.
aisopos-page-about-own = Nur du darfst ihn ansehen, solange ihn niemand in einem Kampf gesehen hat.
aisopos-page-about-seen = { $other } hat gesehen, was es ist.
aisopos-page-about-rival = Nach allem, was du gesehen hast, kann es nur eines von diesen sein.
aisopos-page-about-unknown = Man weiß nichts von ihm: Es kann jedes Tier sein, das sein Besitzer noch hat.
aisopos-page-about-certain = Du weißt sicher, was es ist.
aisopos-page-about-kind = { $piece }: schlägt { $kinds }; verliert gegen { $others }.
aisopos-page-about-worth = { $points ->
    [one] Zählt { $points } Punkt für den, der diesen Stein nimmt.
   *[other] Zählt { $points } Punkte für den, der diesen Stein nimmt.
 }
aisopos-page-about-in-hand = { $count ->
    [0] Davon ist keiner mehr auf deiner Hand.
    [one] { $count } auf deiner Hand: erst wählen, dann ein freies Feld.
   *[other] { $count } auf deiner Hand: erst einen wählen, dann ein freies Feld.
 }
aisopos-page-about-hand-size = { $count ->
    [one] { $seat } hat { $count } Stein auf der Hand, den anderen verborgen.
   *[other] { $seat } hat { $count } Steine auf der Hand, den anderen verborgen.
 }
aisopos-page-about-captured = Genommen von { $seat }.
aisopos-page-about-points = Punkte von { $seat }: Genommene Steine zählen, überlebende nicht. Die meisten Punkte gewinnen.
aisopos-page-about-quiet = Nach { $limit } Zügen ohne Kampf ist das Spiel remis, 0 für alle. Jeder Kampf setzt die Zählung zurück.
aisopos-page-about-draw = Wer am Zug ist, darf einmal Remis anbieten; das erste Nein beendet das Angebot.
