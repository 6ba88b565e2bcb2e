aisopos-page-hand = Deine Hand
aisopos-page-captured = Geschlagen
aisopos-page-free = { $hex }, frei
aisopos-page-unknown = { $hex }, ein Stein von { $seat }, unbekannt
aisopos-page-piece = { $hex }, ein Stein von { $seat }: { $kinds }
aisopos-page-beats = { $piece } schlägt { $kinds }
aisopos-page-worth = { $points ->
    [one] zählt 1 Punkt
   *[other] zählt { $points } Punkte
 }
