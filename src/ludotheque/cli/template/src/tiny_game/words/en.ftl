tiny_game-title = Tiny Game
tiny_game-about = Take pebbles from the heap; whoever takes the last one wins.
tiny_game-option-pebbles = pebbles on the heap

tiny_game-ask-Take = Take pebbles from the heap.

tiny_game-action-take = take { $a }

tiny_game-event-took = { $seat } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
 }; { $left } are left.

tiny_game-refusal-too-few = There are only { $left } left.

tiny_game-foresee-left = Leaves { $left }.

tiny_game-score-pebbles = pebbles
tiny_game-ending-heap = The heap is gone.

tiny_game-drawn-heap = Heap:

tiny_game-heap = heap
tiny_game-taken = taken
