aisopos-page-hand = Votre main
aisopos-page-captured = Captures
aisopos-page-free = { $hex }, libre
aisopos-page-unknown = { $hex }, une pièce de { $seat }, inconnue
aisopos-page-piece = { $hex }, une pièce de { $seat } : { $kinds }
aisopos-page-beats = { $piece } bat { $kinds }
aisopos-page-worth = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
 }
