### The lessons of the dice race: for each a title, the task, a hint, and what is said when it is solved.
### Other attributes are the answers to legal moves that do not solve it.

dice-race-lessons-move = Moving
    .task = You are White. Your pieces start on a1 and go around the edge, counterclockwise. You have rolled a three. Move your piece three squares.
    .hint = Three squares from a1 are b1, c1, d1: a1-d1.
    .done = Around the corner at h1 it would go on up the board.

dice-race-lessons-enter = Entering a piece
    .task = Three of your pieces wait off the board. On a six one of them may enter on a1. You have rolled a six. Enter a piece: @a1.
    .hint = A waiting piece goes to the start square: @a1.
    .on-the-way = That piece gets ahead, but a six is the only roll that enters a piece. The task is to enter one.
    .done = Now two of your pieces are on the board.

dice-race-lessons-start = A free start square
    .task = A piece of your own on the start square keeps others from entering. You have rolled a six. Use it to clear the start square.
    .hint = Move the piece on a1 six squares: a1-g1.
    .done = With the next six a piece can enter.

dice-race-lessons-own-piece = A piece of your own in the way
    .task = You have rolled a five. The piece on a1 cannot pass your own piece on d1. Move it as far as it goes.
    .hint = The move is cut short on the square before d1: a1-c1.
    .done = A piece directly ahead would have left it no move at all.

dice-race-lessons-capture = Capturing
    .task = You have rolled a six. A black piece is in the way of one of yours. Capture it.
    .hint = The piece on f1 meets the black one on g1, takes its square, and stops there: f1xg1.
    .spared = This move stops behind your own piece and captures nothing. The task is to capture the black piece.
    .done = The rest of the roll is lost, but the black piece has to wait for a six.

dice-race-lessons-home = Coming home
    .task = After a full lap a piece turns onto its diagonal: a1, b2, c3, d4. You have rolled a four. Bring a piece home.
    .hint = From a3 four squares are a2, a1, b2, c3: a3-c3.
    .done = On b2, c3 and d4 no opponent can reach it.

dice-race-lessons-in-full = Home in full
    .task = On the way home a roll counts in full or not at all. You have rolled a three. Only one of your pieces can move. Which one?
    .hint = The piece on b2 would run past the end of the diagonal, and the one on a2 would have to pass it. Move the third one: h3-h6.
    .done = The other two have to wait for a smaller roll.

dice-race-lessons-diagonal = Making room
    .task = Two of your pieces are home, on a1 and b2. You have rolled a two. Move on along the diagonal, so that others can follow.
    .hint = The piece on b2 goes over c3 to d4: b2-d4.
    .done = Pieces do not pass each other on the diagonal either, so the front ones should go deep.

dice-race-lessons-corner = The corner is not safe
    .task = Your piece on a1 is home, but its corner is also a part of Black's way. The black piece on a3 is close behind. You have rolled a two. Bring your piece to safety.
    .hint = Two squares from a1 along the diagonal are b2 and c3: a1-c3.
    .captured = Now the black piece could capture the one on a1. The task is to bring that one to safety.
    .done = Nothing can happen to it on c3.

dice-race-lessons-pass = Passing
    .task = You have rolled a five. The piece on a2 would run past the end of the diagonal, and the one on a3 would have to pass it. When no piece can move, the turn passes. Pass.
    .hint = A pass is written with two hyphens: --. Enter does the same.
    .done = In a game the turn passes by itself.

dice-race-lessons-win = Winning
    .task = Three of your pieces are home. You have rolled a one. Win the game.
    .hint = The last square that is missing is a1, and a black piece on it is captured: a2xa1.
    .done = All four pieces are home. White wins.
