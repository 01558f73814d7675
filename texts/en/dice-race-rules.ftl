### The rules of the dice race: for each section a heading, and its text. Line breaks do not count; empty lines part
### paragraphs.

dice-race-rules-title = The rules of the dice race

dice-race-rules-board = The board and the aim
    .text =
        The dice race is an old game for two with a chessboard and one die. Each player has four pieces. One
        stands on the player's start square at the beginning: White's on a1, Black's on h8. The other three wait
        off the board.

        The first player whose four pieces are all home wins. Home are the four squares of the player's own
        diagonal, from the start square to the center: a1, b2, c3 and d4 for White, h8, g7, f6 and e5 for Black.

dice-race-rules-way = The way around
    .text =
        A piece starts in its own corner and goes once around the edge of the board, counterclockwise. Back at
        its corner it has come home, and goes on along its diagonal. Only the 28 squares of the edge and the two
        diagonals are used.

dice-race-rules-move = Rolling and moving
    .text =
        The players take turns; White begins. Roll the die, then move one piece forward by the number rolled.
        If a piece can move, you have to move one; you choose which.

dice-race-rules-enter = Entering a piece
    .text =
        On a six you may enter a waiting piece on your start square, unless a piece of your own stands there.
        An opponent there is captured. Or you move a piece on the board six squares instead.

dice-race-rules-own-piece = A piece of your own in the way
    .text =
        A piece cannot pass another one of its own side. The move is cut short on the square before it. If that
        piece stands directly ahead, there is no move.

dice-race-rules-capture = Capturing
    .text =
        An opponent's piece in the way is captured: your piece takes its square and stops there, even if the roll
        was higher. The captured piece waits off the board again, and can enter on a six.

dice-race-rules-home = Coming home
    .text =
        After a full lap a piece goes home, onto its start square or along the diagonal. With the four the piece
        on a3 walks over a2, a1 and b2 to c3.

dice-race-rules-in-full = Home in full
    .text =
        On the home squares the roll counts in full. A piece cannot go beyond the last square, and it cannot move if a
        piece of your own on the home squares is in its way.

        On the edge before them nothing changes: a piece of your own there cuts the move short, and an opponent on the
        way is captured.

        With the three neither piece can move here: the one on b2 would run past the end of the diagonal, and the one
        on a2 would have to pass it.

dice-race-rules-diagonal = Moving on along the diagonal
    .text =
        A piece that is home may move on along the diagonal, to make room for the next one. There, too, the
        roll counts in full, and pieces do not pass each other.

dice-race-rules-corner = The corner is not safe
    .text =
        The start square is home for its owner, but also a part of the edge that the opponent walks along. A
        piece there can be captured. The other three home squares are safe.

dice-race-rules-pass = Passing
    .text =
        If none of your pieces can move, the turn passes to the opponent. There is no passing otherwise.

        With the five neither piece can move here.

dice-race-rules-end = The end
    .text =
        The first player with all pieces home wins, in any order on the four squares. There is no draw.

dice-race-rules-option-capture = An option: capturing
    .text =
        With the rule `landing-only` a piece passes over opponents, and captures only on the square where its
        move ends. The usual rule is `first-contact`.

dice-race-rules-option-block = An option: blocked before home
    .text =
        With the rule `whole-roll` a roll that would bring a piece home is not cut short by a piece of your own
        on the edge either: the piece cannot move. Here the piece on a4 cannot. The usual rule is `stop-short`:
        it would go to a3.

dice-race-rules-option-six = An option: another roll after a six
    .text = With this rule each six gives the same player another roll, however it was used.

dice-race-rules-option-pieces = An option: fewer pieces
    .text = Each player has one to four pieces. All of them have to come home.
