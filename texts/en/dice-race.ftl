### What a session of the dice race says.

dice-race-title = the dice race
dice-race-demo = The dice race, played by the computer
dice-race-welcome = The dice race. Type a move, a square, Enter for the only move, or `help`.
dice-race-how-to-move = A move is typed as two squares, such as a1-b1, or as one and then the other. After a1 alone, arrows show the way of its piece, and the list names the squares on it.
dice-race-expected-input = Expected a move such as a1-d1, a square such as a1, or `help`, not `{ $text }`.

## The choice of the rules. Enter is the usual one.

dice-race-pieces = Each side has 1 to 4 pieces. Fewer make a shorter game.
dice-race-which-pieces = Pieces [4]
dice-race-captures-first =
    1  A move captures the first opponent that it meets
    2  A move captures only on its last square
dice-race-which-captures = Captures [1]
dice-race-blocks =
    1  On the way home, a piece of your own cuts a move short
    2  On the way home, a piece of your own makes the move illegal
dice-race-which-block = The way home [1]
dice-race-sixes =
    1  After a six, the other side rolls
    2  After a six, the same side rolls again
dice-race-which-sixes = A six [1]
dice-race-ways-to-roll =
    1  The dice are rolled for you
    2  You roll a die on your table, and type what it shows
    3  Fair dice, which can be checked after the game
dice-race-which-way-to-roll = The dice [1]

## The board and what stands beside it

dice-race-legend-home = home
dice-race-legend-diagonal = diagonal
dice-race-side-home = { $pieces } home
dice-race-side-on-edge = { $pieces } on the edge
dice-race-side-waiting = { $pieces } waiting
dice-race-enters = enters
dice-race-enters-and-captures = enters and captures
dice-race-captures = captures
dice-race-comes-home = comes home
dice-race-cut-short = cut short
dice-race-no-move = no piece can move

## The state of the game

dice-race-prompt-roll = { session-side } rolls (1 to 6)
dice-race-to-roll = { session-side } is to roll.
dice-race-must-pass = { session-side } has rolled { $rolled }: no piece can move, so { session-side } passes.
dice-race-to-move = { session-side } has rolled { $rolled }: { session-legal-moves }.
dice-race-enter-makes-it = Enter makes it.
dice-race-shown-won = Game over: { session-side } wins (all-home)

## Moves and rolls

dice-race-passes = { session-side } rolls { $rolled }. No piece can move, so { session-side } passes.
dice-race-plays = { session-side } rolls { $rolled } and plays { $played }.
dice-race-hint = Hint: { $played }. It wins { $percent } % of the time.
dice-race-no-roll-yet = No roll has been made yet.
dice-race-die-was-rolled = The die has been rolled since your last move. `undo roll` undoes the roll too.
dice-race-rolled-for-you = The dice are rolled for you, unless you start with `--rolls typed`.
dice-race-expected-roll = Expected a roll, 1 to 6, not { $text }.
dice-race-no-roll-now = No roll now: { $reason }.
dice-race-no-draw = The dice race has no draw. `resign` gives the game up.

## Why a piece cannot move

dice-race-not-yours = The piece on { $square } is not { session-side }'s.
dice-race-cannot-move = The piece on { $square } cannot move: { $reason }.

## Why a roll, or a move from $origin to $target, is illegal

dice-race-illegal-game-over = game over
dice-race-illegal-no-roll = nothing has been rolled yet
dice-race-illegal-roll-pending = the last roll has not been used yet
dice-race-illegal-other-sides-turn = it is the other side's turn
dice-race-illegal-no-piece = there is no piece on { $origin }
dice-race-illegal-opponents-piece = the piece on { $origin } is the opponent's
dice-race-illegal-beyond-the-end = the roll leads beyond the last square
dice-race-illegal-blocked = a piece of the same side stands directly ahead
dice-race-illegal-not-in-full = a piece of the same side is in the way, and this roll has to be made in full
dice-race-illegal-other-target = with this roll the piece goes to another square
dice-race-illegal-needs-six = entering needs a six
dice-race-illegal-none-waiting = no piece waits to enter
dice-race-illegal-start-occupied = a piece of the same side stands on the corner
dice-race-illegal-not-the-start = a piece enters on its own corner
dice-race-illegal-cannot-pass = a piece can move, so the turn cannot be passed
dice-race-illegal-is-capture = this move captures, written `x`
dice-race-illegal-is-no-capture = this move captures nothing, written without `x`

## The end of a game, and the rolls

dice-race-all-home =
    { $moves ->
        [one] { session-side } brought all pieces home after 1 turn.
       *[other] { session-side } brought all pieces home after { $moves } turns.
    }
dice-race-no-rolls = none
# The headings of the table of rolls.
dice-race-rolls = Rolls
dice-race-rolls-all = all
dice-race-rolls-mean = mean
dice-race-rolls-passes = passes

## The output of `help`: what each command does, and the rules in short

dice-race-help-move = move the piece on a1 to d1; a1 d1 also works, or a1 and then d1
dice-race-help-square = show the path of the piece on a1
dice-race-help-enter = make the only legal move; if there are several, draw the board again
dice-race-help-enter-piece = enter a waiting piece; @a1 does the same
dice-race-help-roll = enter a roll of five, with `--rolls typed`
dice-race-help-rolls = print all rolls, and how often each number was rolled
dice-race-help-undo = undo your last move, if no roll has been made since
dice-race-help-undo-roll = undo your last move, and all rolls and moves since
dice-race-help-rules =
    Bring all your pieces from your corner once around the edge, counterclockwise,
    and home: onto the four squares of your diagonal, which include the corner. A
    piece of your own in the way cuts a move short; one of the opponent is captured
    and waits again. A six may enter a waiting piece. On the way home a roll counts
    in full or not at all. When no piece can move, the turn passes automatically.

## The signs in lists and on the board, each with its meaning after two spaces

dice-race-signs =
    a1-d1  a move from a1 to d1
    a1xd1  a move that captures the opponent's piece on d1
    @a1  a waiting piece enters on a1; @xa1 also captures there
    --  no piece can move, and the turn passes
    a1-c1 b1 c1  a line of the list: a move, and the squares on its way
    6:@a1  a roll and the move made with it
    { $target }  on the board: where a move ends; arrows show its way
    x  beside a piece: it can be captured
    ( )  a piece that can move
    {"[ ]"}  the way of the last move
    { $home }  beside a piece: it is home

    In color, another background stands for brackets.
