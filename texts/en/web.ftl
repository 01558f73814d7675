### What the page in the browser says.

## The page

web-stones = Stones!
web-dice-race = The dice race
web-main-menu = Main menu
web-new-game = New game
web-other-game = Other game: { $game }
web-learn = Learn
web-rules = Rules
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-more = More

## The match

# $side is `white` or `black`.
web-to-move = { session-side } to move.
web-thinking = { session-side }, level { $level }, is thinking …
web-no-computer = The computer cannot play, since its program could not be loaded. Please reload the page.
web-viewing = After { $ply } of { $moves } moves.
web-new-here = New here?
web-learn-in =
    { $lessons ->
        [one] Learn in { $lessons } step
       *[other] Learn in { $lessons } steps
    }
web-earlier-move = You are looking at an earlier move.
web-continue-here = Continue from here
web-back-to-match = Back to the game
web-roll = Roll the die
web-roll-short = Roll
web-roll-now = { session-side }: roll the die.
web-rolling = { session-side } rolls …
web-rolled = The die shows { $number }.
web-not-rolled = The die has not been rolled yet.
web-pass = Pass
web-passed = pass
web-person = Person
web-you = You
web-level = Level { $level }
web-stones-score =
    { $stones ->
        [one] { $stones } stone across
       *[other] { $stones } stones across
    }
web-race-on-edge = { $pieces } on the edge
web-refused = Not possible: { $reason }.

## The end of a game

web-won = { session-side } wins
web-drawn = Draw
web-score = { $white } : { $black }

## The buttons below the board

web-controls = Game controls
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-hint-move = Hint: { $move }.
web-moves = Moves
web-flip = Turn the board
web-agree-draw = Agree on a draw
web-offer-draw = Offer a draw
web-draw-declined = The computer declines the draw: it stands better.
web-rematch = Rematch
web-resign = Resign
web-resign-side = { session-side } resigns

## Moves and analysis

web-panel = Moves and analysis
web-no-moves = No moves yet.
web-steps = Earlier positions
web-first = To the start
web-back = One move back
web-forth = One move forward
web-last = To the last move
web-analysis = Analysis
web-analyze = Analyze the position
web-analyzing = Analysis in progress
web-chance = { session-side } { $percent } %
web-chance-draw = draw { $percent } %
web-proven = Proven, not estimated.
# $value is a number of stones, such as +1.25 stones.
web-stones-ahead = { session-side } { $value }
web-even = Even
web-moves-after-roll = The moves follow after the roll.
web-stones-number =
    { $stones ->
        [one] { $value } stone
       *[other] { $value } stones
    }
web-stones-fraction = { $value } stones
web-percent = { $percent } %
web-review = Review
web-reviewing = Review in progress
web-stop = Stop
web-review-side = { session-side }:
web-inaccuracies =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
web-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
web-luck = Luck of the dice: { $percent } %.
# $loss is a negative number, such as −0.8.
web-better = { $loss }, better: { $best }

## A new game

web-game = Game
web-opponent = Opponent
web-computer = Computer
web-person-here = A person on this device
web-your-side = Your side
web-either = Random
web-level-name =
    { $level ->
        [1] beginner
        [2] learner
        [3] casual player
        [4] regular player
        [5] club player
        [6] strong club player
        [7] tournament player
        [8] expert
        [9] master
       *[other] strongest
    }
web-board-size = Board
web-rule-options = Rule options
web-start = Start
web-running-game-kept = The game on the board is kept: { web-share }, { web-kept-games }.
web-game-kept = The game before is kept.
web-back-to-kept = Back to it
web-rule-end = The game ends when there is no legal move for
web-rule-end-mover = the side to move
web-rule-end-either = either side
web-rule-goal = Stones count on
web-rule-goal-rank = the far rank
web-rule-goal-half = the far half
web-rule-pieces = Pieces per side
web-rule-capture = A piece captures
web-rule-capture-first = the first one it meets
web-rule-capture-landing = only where it lands
web-rule-block = A piece of your own on the way home
web-rule-block-short = cuts the move short
web-rule-block-whole = makes the move illegal
web-rule-six = A six gives another roll
web-rule-six-none = no
web-rule-six-extra = yes

## Saving and sharing

web-share = Save and share
web-share-this = This game
web-copy-link = Copy a link to the game
web-copy-position = Copy a link to the position
web-copy-record = Copy the record
web-save-file = Save as a file
web-open = Open a game
web-open-file = Choose a file
web-paste = Or paste a record here
web-open-pasted = Open
web-kept-games = Earlier games
web-kept-game =
    { $moves ->
        [one] { $game }, { $date }, { $moves } move
       *[other] { $game }, { $date }, { $moves } moves
    }
web-copied = Copied.
web-not-copied = The browser does not allow copying. Save the game as a file instead.
web-link-too-long = This game is too long for a link. Save it as a file instead.
web-broken-link = This link is damaged. Your own game is unchanged.
web-no-game-found = There is no game in this text. Your own game is unchanged.
web-damaged-record =
    { $moves ->
        [one] The record is damaged. The first move could be read.
       *[other] The record is damaged. The first { $moves } moves could be read.
    }
web-more-games =
    { $others ->
        [one] The text holds another game, which was not opened.
       *[other] The text holds { $others } other games, which were not opened.
    }
web-unreadable-file = This file cannot be read, or is too large. Your own game is unchanged.
web-storage-failed = The browser cannot save your game: its storage is full or switched off. Save the game as a file.
web-unreadable-match = The saved game cannot be read. It has been set aside, and a new game begins.

## Settings

web-language = Language
web-language-auto = Same as the browser
web-no-language = This language could not be loaded. Please reload the page.
web-theme = Colors
web-theme-auto = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-shown-moves = Legal moves shown
web-shown-auto = as suits the game
web-shown-selected = of the selected piece
web-shown-all = of all pieces
web-shown-none = none
web-coordinates = Coordinates
web-sound = Sound
web-rolls-itself = Roll the die automatically
web-plays-only-move = Play the only move and pass automatically
web-turns-board = Two people: turn the board each move

## Lessons

web-lesson-enter-task = Three of your pieces wait off the board. On a six one of them may enter on a1. You have rolled a six. Enter a piece.
web-lesson-enter-hint = Choose the waiting pieces, then a1.
web-lesson-pass-hint = Use the button “{ web-pass }”.
web-lesson-pass-done = In a game the same button appears when no piece can move.
web-previous = Previous
web-next = Next
web-skip = Skip
web-play = Play

## The squares, for screen readers

web-board = { $game }, { session-side } to move
web-square-empty = { $square }: empty
web-square-stone =
    { $side ->
        [white] white stone
       *[black] black stone
    }
web-square-pinned =
    { $side ->
        [white] white stone, pinned
       *[black] black stone, pinned
    }
web-square-piece =
    { $side ->
        [white] white piece, { $step } of { $steps } steps
       *[black] black piece, { $step } of { $steps } steps
    }
web-square-home =
    { $side ->
        [white] white piece, home
       *[black] black piece, home
    }
web-waiting = { session-side }: { $pieces } waiting
web-mark-selected = selected
web-mark-target = can move here
web-mark-movable = can move
web-mark-last = last move
