tiny_game-title = Tiny Game
tiny_game-about = Prenez des cailloux sur le tas ; qui prend le dernier gagne.
tiny_game-option-pebbles = cailloux sur le tas

tiny_game-ask-Take = Prenez des cailloux sur le tas.

tiny_game-action-take = prendre { $a }

tiny_game-event-took = { $seat } prend { $count ->
    [one] un caillou
   *[other] { $count } cailloux
 } ; il en reste { $left }.

tiny_game-refusal-too-few = Il n’en reste que { $left }.

tiny_game-foresee-left = En laisse { $left }.

tiny_game-score-pebbles = cailloux
tiny_game-ending-heap = Le tas est épuisé.

tiny_game-drawn-heap = Tas :

tiny_game-heap = tas
tiny_game-taken = pris
