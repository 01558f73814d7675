### The rules of Stones!: for each section a heading, and its text. Line breaks do not count; empty lines part paragraphs.

stones-rules-title = The rules of Stones!

stones-rules-board = The board and the aim
    .text =
        Stones! is a game for two on all 64 squares of a chessboard. White's eight stones start on rank 1,
        Black's eight on rank 8. White moves first. Then the players take turns, and move one stone a turn.

        The aim is to have more stones on the opposite edge than the opponent when the game ends: White on
        rank 8, Black on rank 1.

stones-rules-slide = Sliding
    .text =
        A stone moves diagonally forward, toward the opponent's edge, over any number of empty squares. White
        moves up the board, Black down. Stones never move backward.

stones-rules-jump = Jumping, and pinning
    .text =
        Where a stone meets another one, it may jump it. It lands on the square directly behind, which must
        be empty, and stops there. A stone of the opponent that is jumped is pinned from now on.

        Nothing forces a jump: the stone may also stop before. A stone jumps at most once a turn.

stones-rules-pinned = Pinned stones
    .text =
        A pinned stone cannot move. It stays on the board, in the way of others, but it does not count at the
        end. The opponent cannot jump it again.

        White has just jumped from c2 to f5, and the stone on e4 is pinned.

stones-rules-free = Freeing
    .text =
        You may also jump a pinned stone of your own. It is free again: it can move, and it counts.

stones-rules-sideways = Jumping sideways
    .text =
        A stone may also jump a stone directly to its left or right. Again the jumped stone must be an
        unpinned one of the opponent, which is pinned, or a pinned one of your own, which is freed. Without a
        jump, no stone moves sideways.

stones-rules-no-jump = What cannot be jumped
    .text =
        Two kinds of stones cannot be jumped: unpinned ones of your own, and pinned ones of the opponent. They
        are in the way. So the stone on d2 can only go to c3.

        Nor can a stone jump two others that stand one behind the other, or jump off the board.

stones-rules-end = The end and the winner
    .text =
        The game ends when the player to move has no legal move; there is no passing. Each player counts the
        unpinned stones of their own on the opposite edge: White on rank 8, Black on rank 1. The player with
        more of them wins.

        Here Black cannot move. White wins 2 to 1: the pinned stones on f8 and e1 do not count.

stones-rules-draw = A draw
    .text = If both players have the same number, the game is a draw. They may also agree on a draw before.

stones-rules-far-rank = On the opposite edge
    .text =
        A stone on the opposite edge cannot move forward anymore, but it can still jump sideways. It can also
        still be pinned and freed.

stones-rules-option-end = An option: the end
    .text =
        With the rule `either-side` the game also ends when the player who is not to move has no legal move.
        Here Black has none, so the game is over although White could move. The usual rule is `side-to-move`.

stones-rules-option-goal = An option: where stones count
    .text =
        With the rule `far-half` the unpinned stones on the whole far half of the board count: for White ranks
        5 to 8, for Black ranks 4 to 1. Here White has two of them. The usual rule is `far-rank`.
