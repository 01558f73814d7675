### What the tutorial says. The lessons themselves are in the files of each game.

tutorial-stones = Навчання гри Stones!
tutorial-dice-race = Навчання перегонів з кубиком
tutorial-commands = Введіть хід, поле, щоб побачити його ходи, `help signs`, `hint`, `skip`, `back`, `rules` або `quit`.
tutorial-lesson = Урок { $number } із { $lessons }: { $title }
tutorial-expected = Очікується хід, поле, `hint`, `skip`, `back`, `rules` або `quit`, а не `{ $text }`.
tutorial-misses = Хід { $played } можливий, але потрібен інший. { $hint }
tutorial-is-first = Це перший урок.
tutorial-solved =
    { $solved ->
        [one] Ви розв’язали { $solved } урок із { $lessons }.
        [few] Ви розв’язали { $solved } уроки з { $lessons }.
       *[many] Ви розв’язали { $solved } уроків із { $lessons }.
    }
tutorial-play-stones = `stones-dice play stones` починає гру.
tutorial-play-dice-race = `stones-dice play dice-race` починає гру.
tutorial-back-to-game = Назад до гри.
