### What the tutorial says. The lessons themselves are in the files of each game.

tutorial-stones = Tutorial of Stones!
tutorial-dice-race = Tutorial of the dice race
tutorial-commands = Type a move, a square to see its moves, `help signs`, `hint`, `skip`, `back`, `rules` or `quit`.
tutorial-lesson = Lesson { $number } of { $lessons }: { $title }
tutorial-expected = Expected a move, a square, `hint`, `skip`, `back`, `rules` or `quit`, not `{ $text }`.
tutorial-misses = { $played } is a legal move, but not the one that is asked for. { $hint }
tutorial-is-first = This is the first lesson.
tutorial-solved =
    { $solved ->
        [one] You have solved 1 of { $lessons } lessons.
       *[other] You have solved { $solved } of { $lessons } lessons.
    }
tutorial-play-stones = `stones-dice play stones` starts a game.
tutorial-play-dice-race = `stones-dice play dice-race` starts a game.
tutorial-back-to-game = Back to the game.
