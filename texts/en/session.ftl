### What the sessions of both games say.
### Words in backquotes, such as `undo`, are commands: they are the same in all languages.

# The sides. $side is `white` or `black`.
session-side =
    { $side ->
        [white] White
       *[black] Black
    }

## The choice of a game

session-games =
    1  Stones!: stones jump and pin each other
    2  The dice race: once around the board and home
session-which-game = Which game
session-expected-game = Expected 1 or `stones`, 2 or `dice-race`, `rules`, `tutorial`, or `quit`.

## Prompts

session-prompt-over = Game over (undo, save, new, quit)
session-prompt-closed = Game over (save, new, quit)

## Moves

session-legal-moves =
    { $moves ->
        [one] 1 legal move
       *[other] { $moves } legal moves
    }
session-empty-square = { $square } is empty.
session-not-a-move = Not a move: expected { $expected }, not `{ $found }`.
session-move-is-short = Not a move: expected { $expected } after `{ $text }`.
session-illegal = { $text } is illegal: { $reason }.
session-expected-one-of = Expected one of: { $moves }

## What a malformed move lacks

session-expected-square = a square, a1 to h8
session-expected-square-or-sign = a square, `@` or `--`
session-expected-separator = `-` or `x`
session-expected-separator-or-target = `-`, `x`, `^` or the target square
session-expected-pass = `-`: a pass is `--`
session-expected-end = the end of the text

## Answers to commands

session-expected-nothing-after = Expected nothing after `{ $word }`.
session-expected-file-name = Expected a file name: `{ $word } game.txt`.
session-expected-utf8 = Expected a file name in UTF-8.
session-expected-text-in-utf8 = Expected text in UTF-8.
session-expected-one-line = Expected one line, not { $lines }.
session-nothing-to-undo = There is nothing to undo.
session-nothing-to-redo = There is nothing to redo.
session-is-over = The game is over.
session-is-already-over = The game is already over.
session-goodbye = Goodbye.

## Questions. The answers in English are understood too.

session-yes = yes
session-no = no
session-append = append
session-yes-or-no = { $question } ({ session-yes }/{ session-no })
session-yes-append-or-no = { $question } ({ session-yes }/{ session-append }/{ session-no })
session-answer-yes-or-no = Please answer { session-yes } or { session-no }.
session-answer-append = Please answer { session-yes } or { session-no }. The answer `{ session-append }` keeps these games, and adds yours.

## Files

session-saved = Saved to { $file }.
session-not-saved = Not saved.
session-not-saved-since = Not saved: { $reason }.
session-file-changed = { $file } was changed after the question.
session-overwrite = Overwrite { $file }, which holds no game?
session-overwrite-games =
    { $games ->
        [one] Overwrite { $file }, which holds 1 game?
       *[other] Overwrite { $file }, which holds { $games } games?
    }
session-not-loaded = Not loaded.
session-not-loaded-since = Not loaded: { $reason }.
session-record-fault = The record has a fault at { $fault }
session-continue-from-start = Continue from the start?
session-continue-before-fault =
    { $moves ->
        [one] Continue from the move before the fault?
       *[other] Continue from the { $moves } moves before the fault?
    }
session-first-game =
    { $more ->
        [one] This is the first game in the file; it holds 1 more game.
       *[other] This is the first game in the file; it holds { $more } more games.
    }
session-numbered-game =
    { $more ->
        [one] This is game { $number } in the file; it holds 1 more game.
       *[other] This is game { $number } in the file; it holds { $more } more games.
    }
session-choose-another = Choose another with --game N.

## The end of a game

session-won =
    { $side ->
        [white] GAME OVER: WHITE wins
       *[black] GAME OVER: BLACK wins
    }
session-drawn = GAME OVER: DRAW
session-resigned =
    { $moves ->
        [one] { session-side } resigned after 1 move.
       *[other] { session-side } resigned after { $moves } moves.
    }
session-out-of-time =
    { $moves ->
        [one] { session-side } ran out of time after 1 move.
       *[other] { session-side } ran out of time after { $moves } moves.
    }
session-abandoned =
    { $moves ->
        [one] The game was abandoned after 1 move.
       *[other] The game was abandoned after { $moves } moves.
    }

## The output of `help`: what each command does

session-help-redo = redo what was undone
session-help-hint = ask the computer for a move
session-help-save = save the game
session-help-load = continue a saved game
session-help-resign = resign the game
session-help-flip = turn the board around
session-help-new = start a new game
session-help-rules = show the rules of the game
session-help-tutorial = learn the game in a few lessons, then go on with this game
session-help-help = print this text
session-help-quit = leave; the end of the input does the same
