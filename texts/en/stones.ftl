### What a session of Stones! says.

stones-title = Stones!
stones-welcome = Stones! Type a move, a square, or `help`.
stones-how-to-move = A move is typed as two squares, such as d2-e3, or as one and then the other. After d2 alone, { $target } marks the squares to which its stone can slide, and the list names them: `d2  -c3 -e3` and so on.
stones-demo = Stones!, played by the computer
stones-expected-input = Expected a move such as a1-d4, a square such as a1, or `help`, not `{ $text }`.
stones-legend-pinned = pinned

## The choice of the rules. The first choice is the usual one.

stones-boards = The board has 3 to 8 files and ranks, such as 5x4.
stones-which-board = Files and ranks [8x8]
stones-expected-board = Expected files and ranks, 3 to 8 each, such as 5x4, `back` or `quit`.
stones-ends =
    1  The game ends when the side to move cannot move
    2  The game ends when either side cannot move
stones-which-end = The end [1]
stones-goals =
    1  Stones score on the far rank
    2  Stones score on the far half of the board
stones-which-goal = The goal [1]

## The state of the game

stones-standing = { session-side } to move, { session-legal-moves }. Score: White { $white }, Black { $black }.
stones-shown = { session-side } to move, { session-legal-moves }, score { $score }
stones-shown-won = Game over: { session-side } wins { $score } (no-moves)
stones-shown-drawn = Game over: Draw { $score } (no-moves)

## Moves

stones-plays = { session-side } plays { $played }.
stones-pins = { $played }, which pins { $jumped }
stones-frees = { $played }, which frees { $jumped }
stones-hint = Hint: { $played }. { $value }.
stones-value = Expected lead at the end: { $value } stones (win { $win } %, draw { $draw } %, loss { $loss } %)
stones-value-proven = Lead at the end with best play: { $value } stones

## Why a stone cannot move

stones-not-yours = The stone on { $square } is not { session-side }'s.
stones-is-pinned = The stone on { $square } is pinned.
stones-off-board = { $square }: { stones-illegal-off-board }.
stones-cannot-move = The stone on { $square } has no legal move.

## Why a move from $origin to $target is illegal

stones-illegal-game-over = game over
stones-illegal-off-board = the square is not on this board
stones-illegal-no-stone = there is no stone on { $origin }
stones-illegal-opponents-stone = the stone on { $origin } is the opponent's
stones-illegal-pinned = the stone on { $origin } is pinned
stones-illegal-not-in-line = a stone moves diagonally forward, or jumps two squares sideways
stones-illegal-target-occupied = { $target } is occupied
stones-illegal-blocked = a stone is in the way
stones-illegal-nothing-to-jump = there is no stone to jump
stones-illegal-unpinned-ally = an unpinned ally cannot be jumped
stones-illegal-pinned-opponent = a pinned opponent cannot be jumped
stones-illegal-is-slide = this move is a slide, written `-`
stones-illegal-is-pin = this move pins an opponent, written `x`
stones-illegal-is-free = this move frees an ally, written `^`
stones-illegal-wrong-jumped-square = the move names the wrong jumped square

## Draw offers

stones-accept-draw = { session-side }, do you accept a draw?
stones-offer-draw = Offer a draw?
stones-draw-accepted = { session-side } accepts the draw.
stones-draw-refused = { session-side } declines the draw, and expects more.
stones-draw-declined = { session-side } declines the draw.

## The end of a game

stones-no-moves =
    { $moves ->
        [one] { session-side } has no legal move after 1 move.
       *[other] { session-side } has no legal move after { $moves } moves.
    }
stones-agreed =
    { $moves ->
        [one] Both sides agreed to a draw after 1 move.
       *[other] Both sides agreed to a draw after { $moves } moves.
    }
stones-score-far-rank = Unpinned stones on the far rank:
stones-score-far-half = Unpinned stones on the far half:
stones-no-score = There is no score, since the game did not end on the board.

## The output of `help`: what each command does, and the rules in short

stones-help-move = move the stone on a1 to d4; a1 d4 also works, or a1 and then d4
stones-help-square = show the moves of the stone on a1
stones-help-enter = draw the board and the legal moves again
stones-help-undo = undo your last move and the computer's reply
stones-help-draw = offer a draw; the computer accepts unless it expects more
stones-help-rules =
    A stone moves diagonally forward over empty squares and may then jump one
    stone, onto the empty square behind it: an unpinned stone of the opponent, which
    gets pinned, or a pinned stone of your own, which is freed. It may also jump a
    neighbor to the left or right. Pinned stones cannot move. When a player cannot
    move, the player with more unpinned stones on the far side wins.

## The signs in lists and on the board, each with its meaning after two spaces

stones-signs =
    a1-d4  a slide from a1 to d4
    c3xe5  a jump that pins the opponent's stone in between
    c3^e5  a jump that frees your own stone in between
    c3 -b4 xe5  a line of the list: the stone on c3 can go to b4, or jump to e5
    { $target }  on the board: a stone can slide here; x and ^ mark jumps
    ( )  the stone whose moves are shown
    {"[ ]"}  where the last move began and ended
    { $pin }  beside a stone: it is pinned

    In color, another background stands for brackets.
