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
