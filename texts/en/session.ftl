### What the sessions of both games say.
### Words in backquotes, such as `undo`, are commands. They are in English in all files; the crate puts the words of
### the language in their place.

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
session-choose-rules = The rules of which game?
session-choose-tutorial = The tutorial of which game?
session-choose-options = Choose the rules of which game, and play it?
session-games-words = `rules` and `tutorial` teach them, `back` and `quit` leave
session-which-game = Which game [{ $usual }]
session-expected-game = Expected 1 or `stones`, 2 or `dice-race`, `rules`, `tutorial`, `back` or `quit`.
session-new-or-left = 1  A new game
session-opening-words =
    `load FILE` continues a saved game, `options` lets you choose the rules
    `rules` and `tutorial` teach, `back` returns to the last question, `quit` leaves
session-delete-words = `delete N` deletes an unfinished game
session-expected-opening = Expected the number of a game, `stones`, `dice-race`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial` or `quit`.
session-expected-new-or-left = Expected the number of a game, `new`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial`, `back` or `quit`.
session-is-first-question = This is the first question.
session-expected-number = Expected a number from { $least } to { $most }, `back` or `quit`.

## The choice of the players. Enter is the answer in brackets.

session-opponents =
    1  The computer
    2  Another person at this keyboard
session-which-opponent = Who plays against you [1]
session-expected-opponent = Expected 1 for the computer, 2 for a person, `rules`, `tutorial`, `back` or `quit`.
session-levels = Levels: 1 beginner, 3 casual player, 5 club player, 8 expert, 10 strongest
session-which-level = Which level, 1 to 10 [{ $usual }]
session-expected-level = Expected a level from 1 to 10.
session-expected-level-answer = Expected a level from 1 to 10, `rules`, `tutorial`, `back` or `quit`.
session-colors =
    1  White, who begins
    2  Black
    3  Either, by chance
session-which-color = Your side [1]
session-expected-color = Expected 1 for White, 2 for Black, 3 for either, `back` or `quit`.
session-your-side = You play { session-side }.
session-players = White: { $white }, Black: { $black }.
session-expected-players = Expected White's and Black's players, such as `players human 3`: `human`, `computer`, a level from 1 to 10, `greedy` or `random`.
session-expected-human = Expected at least one `human`.
session-level = Level { $level }.
session-no-level = No side is played at a level.

## Prompts

session-prompt-over = Game over ({ $commands })

## Moves

session-legal-moves =
    { $moves ->
        [one] 1 legal move
       *[other] { $moves } legal moves
    }
session-more-moves = ... `moves` lists all.
session-empty-square = { $square } is empty.
session-not-a-move = Not a move: expected { $expected }, not `{ $found }`.
session-move-is-short = Not a move: expected { $expected } after `{ $text }`.
session-illegal = { $text } is illegal: { $reason }.
session-cannot-go = { $origin } cannot go to { $target }.
session-expected-one-of = Expected one of: { $moves }

## What a malformed move lacks

session-expected-square = a square, a1 to h8
session-expected-square-or-sign = a square, `@` or `--`
session-expected-separator = `-` or `x`
session-expected-separator-or-target = `-`, `x`, `^` or the target square
session-expected-pass = `-`: a pass is `--`
session-expected-end = the end of the text

## Longer texts, a screen at a time

session-more = Enter goes on, `q` stops

## Answers to commands

session-expected-nothing-after = Expected nothing after `{ $word }`.
session-expected-file-name = Expected a file name: `{ $word } game.txt`.
session-expected-utf8 = Expected a file name in UTF-8.
session-expected-text-in-utf8 = Expected text in UTF-8.
session-expected-one-line = Expected one line, not { $lines }.
session-nothing-to-undo = There is nothing to undo.
session-nothing-to-redo = There is nothing to redo.
session-is-over = The game is over. Type `new`, `menu`, `save FILE`, `load FILE`, `undo`, `help` or `quit`.
session-thinking-stopped = Thinking stopped: { session-side } plays the best move found so far. `undo` undoes it, `level` makes the computer faster, Ctrl-C at the prompt leaves.
session-hint-stopped = Thinking stopped: this is the best move found so far.
session-goodbye = Goodbye.
session-interrupted = Stopped by Ctrl-C.
session-repeat = The option `--seed { $seed }` repeats these random choices.
session-seed = (--seed { $seed })
session-new-game = A new game.
session-board-turns = Between two players, the board turns to the side to move.
session-board-stays = The board no longer turns.

## Questions. The answers in English are understood too.

session-yes = yes
session-no = no
session-append = append
session-yes-or-no = { $question } ({ session-yes }/{ session-no })
session-yes-or-no-usually-yes = { session-yes-or-no } [{ session-yes }]
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
session-holds-other = { $file } holds a game of { $game }. Type `menu`, and load it there.
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

## Games that are kept while they are played

session-continue-kept = Continue { $game }
session-kept-game = { $game }: { $moves }, { $age }
session-kept-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
session-against-level = against the computer at level { $level }
session-against-person = against another person
session-against-player = against { $player }
session-age-now = just now
session-age-minutes =
    { $minutes ->
        [one] 1 minute ago
       *[other] { $minutes } minutes ago
    }
session-age-hours =
    { $hours ->
        [one] 1 hour ago
       *[other] { $hours } hours ago
    }
session-age-days =
    { $days ->
        [one] 1 day ago
       *[other] { $days } days ago
    }
session-kept-played =
    { $games ->
        [one] 1 unfinished game is not offered: it is being played at another terminal.
       *[other] { $games } unfinished games are not offered: they are being played at other terminals.
    }
session-kept-taken = This game is being played at another terminal, or has ended there.
session-delete = Delete { $game }?
session-deleted = Deleted.
session-not-deleted = Not deleted: { $reason }.
session-kept-unreadable = A game that was kept cannot be continued: { $reason }.
session-unreadable-moved = Its file is now { $file }.
session-left-in = The unfinished game stays in { $file }. `menu` offers it, and so does the next `play`.
session-kept = The game is kept in { $file }. The next `play` offers it.
session-kept-for-menu = The game is kept.
session-not-kept = Unfinished games are not kept: { $reason }. Each move tries again.
session-kept-again = The game is kept again, in { $file }.
session-quit-unfinished = The game is not finished, and not saved. Quit?
session-menu-unfinished = The game is not finished, and not saved. Leave it?
session-new-unfinished = The game is not finished, and not saved. Start a new one?
session-load-unfinished = The game is not finished, and not saved. Load another?
session-resign = Resign the game?

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

session-help-moves = draw the board and list all legal moves
session-help-signs = explain the signs in lists and on the board
session-help-redo = redo what was undone
session-help-hint = ask the computer for a move
session-help-save = save the game
session-help-load = continue a saved game
session-help-resign = resign the game
session-help-flip = turn the board around
session-help-level = show or change the level of the computer, 1 to 10
session-help-players = change who plays White and Black; without names, ask
session-help-turn = turn the board to the side to move, between two players; again to stop
session-help-new = start a new game
session-help-menu = go to the menu of games; an unfinished game is offered there
session-help-rules = show the rules of the game
session-help-tutorial = learn the game in a few lessons, then go on with this game
session-help-quit = leave; the end of the input does the same

## The heading of the signs, which each game explains

session-signs = The signs in lists and on the board
