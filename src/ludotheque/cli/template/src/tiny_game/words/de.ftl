tiny_game-title = Tiny Game
tiny_game-about = Nehmt Kiesel vom Haufen; wer den letzten nimmt, gewinnt.
tiny_game-option-pebbles = Kiesel auf dem Haufen

tiny_game-ask-Take = Nimm Kiesel vom Haufen.

tiny_game-action-take = { $a } nehmen

tiny_game-event-took = { $seat } nimmt { $count ->
    [one] einen Kiesel
   *[other] { $count } Kiesel
 }; { $left } bleiben.

tiny_game-refusal-too-few = Es sind nur noch { $left } da.

tiny_game-foresee-left = Lässt { $left } übrig.

tiny_game-score-pebbles = Kiesel
tiny_game-ending-heap = Der Haufen ist leer.

tiny_game-drawn-heap = Haufen:

tiny_game-heap = Haufen
tiny_game-taken = genommen
