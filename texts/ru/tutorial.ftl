### What the tutorial says. The lessons themselves are in the files of each game.

tutorial-stones = Обучение игре Stones!
tutorial-dice-race = Обучение гонкам с кубиком
tutorial-commands = Введите ход, поле, чтобы увидеть его ходы, `help signs`, `hint`, `skip`, `back`, `rules` или `quit`.
tutorial-lesson = Урок { $number } из { $lessons }: { $title }
tutorial-expected = Ожидается ход, поле, `hint`, `skip`, `back`, `rules` или `quit`, а не `{ $text }`.
tutorial-misses = Ход { $played } возможен, но нужен другой. { $hint }
tutorial-is-first = Это первый урок.
tutorial-solved =
    { $solved ->
        [one] Вы решили { $solved } урок из { $lessons }.
        [few] Вы решили { $solved } урока из { $lessons }.
       *[many] Вы решили { $solved } уроков из { $lessons }.
    }
tutorial-play-stones = `stones-dice play stones` начинает игру.
tutorial-play-dice-race = `stones-dice play dice-race` начинает игру.
tutorial-back-to-game = Назад к игре.
