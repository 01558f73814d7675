### The lessons of Stones!: for each a title, the task, a hint, and what is said when it is solved.
### Other attributes are the answers to legal moves that do not solve it.

stones-lessons-slide = Sliding
    .task = A stone slides diagonally forward over empty squares, as far as you like. You are White, and your stones move up the board. Move the stone on d2 to g5.
    .hint = It stands on d2 and goes to g5: d2-g5.
    .done = It slid over e3 and f4. A stone never moves backward.

stones-lessons-pin = Pinning
    .task = A stone may jump the first stone in its way, if the square directly behind is empty. Jump the black stone on e4.
    .hint = From c2 the diagonal leads over d3 to e4. The square behind e4 is f5: c2xf5.
    .done = The black stone is pinned now: it cannot move, and it does not count.

stones-lessons-pinned = Pinned stones stand still
    .task = White has two stones, but the one on g6 is pinned. Bring the other one to the opposite edge, which is rank 8.
    .hint = Follow the diagonal from c3 to the upper right: d4, e5, f6, g7, h8.
    .done = A stone on the opposite edge counts at the end of the game, as long as it is not pinned.

stones-lessons-free = Freeing
    .task = Your stone on d4 is pinned. A jump of your own frees it. Jump it.
    .hint = From b2 the diagonal leads over c3 to d4. The square behind is e5: b2^e5.
    .done = The stone on d4 is free. It can move again, and it counts.

stones-lessons-sideways = Jumping sideways
    .task = A stone may also jump the stone directly to its left or right. Pin the black stone on e4.
    .hint = Jump from d4 to the right, over e4 to f4: d4xf4.
    .other-side = This jump to the left frees your stone on c4. The task is to pin the black stone on the right.
    .done = Only a jump moves a stone sideways.

stones-lessons-landing = Room to land
    .task = Two black stones touch yours. Only one of them can be jumped. Pin it.
    .hint = A jump needs an empty square behind the jumped stone. Behind c4 stands another stone, so jump the one on e4: d3xf5.
    .done = A stone with another one, or the edge, directly behind it is safe from that side.

stones-lessons-no-jump = What cannot be jumped
    .task = Neither unpinned stones of your own nor pinned stones of the opponent can be jumped. There is one jump on this board. Find it.
    .hint = The stone on b4 is pinned already, and your stone on e3 is in the way of d2. But e3 can jump f4: e3xg5.
    .done = That was the only one. Before the jump, your stone on d2 could only move to c3.

stones-lessons-far-rank = On the opposite edge
    .task = Your stone on d8 has reached the opposite edge. It cannot move forward anymore, but it can still jump sideways. Pin the black stone beside it.
    .hint = Jump from d8 to the left, over c8 to b8: d8xb8.
    .done = Stones on the opposite edge can still pin, free, and be pinned themselves.

stones-lessons-count = What counts
    .task = Only unpinned stones count. On rank 8 White has two stones, but one of them is pinned. Make both count.
    .hint = The stone on c8 can jump its neighbor to the right: c8^e8.
    .done = Two white stones count now.

stones-lessons-win = Winning
    .task = The game ends when the player to move has no legal move. White leads by 1 to 0, and Black has one stone that can move. End the game.
    .hint = Pin the stone on e4: c2xf5.
    .done = Black cannot move, and White wins 1 to 0.

stones-lessons-not-yet = Not yet
    .task = Black leads by 1 to 0: the stone on a1 has crossed the board. Black's other stone is the only one that can move. Score first, before the game ends.
    .hint = Bring the stone on c6 to rank 8: c6-e8 or c6-a8.
    .lost = This pins the last black stone that could move. The game would be over, and Black would win 1 to 0.
    .done = It is 1 to 1, and the game goes on.
