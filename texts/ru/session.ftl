### What the sessions of both games say.
### Words in backquotes, such as `undo`, are commands. They are in English in all files; the crate puts the words of
### the language in their place.

# The sides. $side is `white` or `black`.
session-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }

## The choice of a game

session-games =
    1  Stones!: камни перепрыгивают и связывают друг друга
    2  Гонки с кубиком: круг по краю доски — и домой
session-choose-rules = Правила какой игры?
session-choose-tutorial = Обучение какой игре?
session-choose-options = Для какой игры выбрать правила и начать её?
session-games-words = `rules` и `tutorial` обучают, `back` и `quit` — выход
session-which-game = Какая игра [{ $usual }]
session-expected-game = Ожидается 1 или `stones`, 2 или `dice-race`, `rules`, `tutorial`, `back` или `quit`.
session-new-or-left = 1  Новая игра
session-opening-words =
    `load FILE` продолжает сохранённую игру, `options` даёт выбрать правила
    `rules` и `tutorial` обучают, `back` возвращает к прошлому вопросу, `quit` — выход
session-delete-words = `delete N` удаляет незаконченную игру
session-expected-opening = Ожидается номер игры, `stones`, `dice-race`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial` или `quit`.
session-expected-new-or-left = Ожидается номер игры, `new`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial`, `back` или `quit`.
session-is-first-question = Это первый вопрос.
session-expected-number = Ожидается число от { $least } до { $most }, `back` или `quit`.

## The choice of the players. Enter is the answer in brackets.

session-opponents =
    1  Компьютер
    2  Другой человек за этой клавиатурой
session-which-opponent = Кто играет против вас [1]
session-expected-opponent = Ожидается 1 — компьютер, 2 — человек, `rules`, `tutorial`, `back` или `quit`.
session-levels = Уровни: 1 новичок, 3 любитель, 5 клубный игрок, 8 знаток, 10 сильнейший
session-which-level = Какой уровень, от 1 до 10 [{ $usual }]
session-expected-level = Ожидается уровень от 1 до 10.
session-expected-level-answer = Ожидается уровень от 1 до 10, `rules`, `tutorial`, `back` или `quit`.
session-colors =
    1  Белые, они начинают
    2  Чёрные
    3  Как выпадет
session-which-color = Ваша сторона [1]
session-expected-color = Ожидается 1 — белые, 2 — чёрные, 3 — как выпадет, `back` или `quit`.
session-your-side = Вы играете за сторону: { session-side }.
session-players = Белые: { $white }, чёрные: { $black }.
session-expected-players = Ожидаются игроки за белых и чёрных, например `players human 3`: `human`, `computer`, уровень от 1 до 10, `greedy` или `random`.
session-expected-human = Ожидается хотя бы один `human`.
session-level = Уровень { $level }.
session-no-level = Ни одна сторона не играет на уровне.

## Prompts

session-prompt-over = Игра окончена ({ $commands })

## Moves

session-legal-moves =
    { $moves ->
        [one] { $moves } возможный ход
        [few] { $moves } возможных хода
       *[many] { $moves } возможных ходов
    }
session-more-moves = ... `moves` показывает все.
session-empty-square = На { $square } ничего нет.
session-not-a-move = Это не ход: ожидается { $expected }, а не `{ $found }`.
session-move-is-short = Это не ход: после `{ $text }` ожидается { $expected }.
session-illegal = Ход { $text } невозможен: { $reason }.
session-cannot-go = С { $origin } нельзя пойти на { $target }.
session-expected-one-of = Ожидается один из ходов: { $moves }

## What a malformed move lacks

session-expected-square = поле от a1 до h8
session-expected-square-or-sign = поле, `@` или `--`
session-expected-separator = `-` или `x`
session-expected-separator-or-target = `-`, `x`, `^` или поле, куда идти
session-expected-pass = `-`: пропуск хода пишется `--`
session-expected-end = конец текста

## Longer texts, a screen at a time

session-more = Enter — дальше, `q` — хватит

## Answers to commands

session-expected-nothing-after = После `{ $word }` ничего не ожидается.
session-expected-file-name = Ожидается имя файла: `{ $word } game.txt`.
session-expected-utf8 = Ожидается имя файла в UTF-8.
session-expected-text-in-utf8 = Ожидается текст в UTF-8.
session-expected-one-line = Ожидается одна строка, а не { $lines }.
session-nothing-to-undo = Отменять нечего.
session-nothing-to-redo = Возвращать нечего.
session-is-over = Игра окончена. Введите `new`, `menu`, `save FILE`, `load FILE`, `undo`, `help` или `quit`.
session-thinking-stopped = Размышление остановлено: { session-side } делают лучший из найденных ходов. `undo` отменит его, `level` ускорит компьютер, Ctrl-C в строке ввода — выход.
session-hint-stopped = Размышление остановлено: это лучший из найденных ходов.
session-goodbye = До свидания.
session-interrupted = Остановлено клавишами Ctrl-C.
session-repeat = Параметр `--seed { $seed }` повторит этот случайный выбор.
session-seed = (--seed { $seed })
session-new-game = Новая игра.
session-board-turns = Когда играют двое, доска поворачивается к стороне, которая ходит.
session-board-stays = Доска больше не поворачивается.

## Questions. The answers in English are understood too.

session-yes = да
session-no = нет
session-append = приписать
session-yes-or-no = { $question } ({ session-yes }/{ session-no })
session-yes-or-no-usually-yes = { session-yes-or-no } [{ session-yes }]
session-yes-append-or-no = { $question } ({ session-yes }/{ session-append }/{ session-no })
session-answer-yes-or-no = Пожалуйста, ответьте: { session-yes } или { session-no }.
session-answer-append = Пожалуйста, ответьте: { session-yes } или { session-no }. Ответ `{ session-append }` сохранит эти игры и добавит вашу.

## Files

session-saved = Сохранено в файле { $file }.
session-not-saved = Не сохранено.
session-not-saved-since = Не сохранено: { $reason }.
session-file-changed = Файл { $file } изменился после вопроса.
session-overwrite = Перезаписать файл { $file }, в котором нет ни одной игры?
session-overwrite-games =
    { $games ->
        [one] Перезаписать файл { $file }, в котором { $games } игра?
        [few] Перезаписать файл { $file }, в котором { $games } игры?
       *[many] Перезаписать файл { $file }, в котором { $games } игр?
    }
session-not-loaded = Не загружено.
session-not-loaded-since = Не загружено: { $reason }.
session-holds-other = В файле { $file } другая игра: { $game }. Введите `menu` и загрузите её там.
session-record-fault = В записи есть ошибка: { $fault }
session-continue-from-start = Продолжить с начала?
session-continue-before-fault =
    { $moves ->
        [one] До ошибки сделан { $moves } ход. Продолжить оттуда?
        [few] До ошибки сделано { $moves } хода. Продолжить оттуда?
       *[many] До ошибки сделано { $moves } ходов. Продолжить оттуда?
    }
session-first-game =
    { $more ->
        [one] Это первая игра в файле; в нём есть ещё { $more } игра.
        [few] Это первая игра в файле; в нём есть ещё { $more } игры.
       *[many] Это первая игра в файле; в нём есть ещё { $more } игр.
    }
session-numbered-game =
    { $more ->
        [one] Это игра { $number } в файле; в нём есть ещё { $more } игра.
        [few] Это игра { $number } в файле; в нём есть ещё { $more } игры.
       *[many] Это игра { $number } в файле; в нём есть ещё { $more } игр.
    }
session-choose-another = Другую можно выбрать с помощью --game N.

## Games that are kept while they are played

session-continue-kept = Продолжить { $game }
session-kept-game = { $game }: { $moves }, { $age }
session-kept-moves =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
session-against-level = против компьютера уровня { $level }
session-against-person = против другого человека
session-against-player = против { $player }
session-age-now = только что
session-age-minutes =
    { $minutes ->
        [one] { $minutes } минуту назад
        [few] { $minutes } минуты назад
       *[many] { $minutes } минут назад
    }
session-age-hours =
    { $hours ->
        [one] { $hours } час назад
        [few] { $hours } часа назад
       *[many] { $hours } часов назад
    }
session-age-days =
    { $days ->
        [one] { $days } день назад
        [few] { $days } дня назад
       *[many] { $days } дней назад
    }
session-kept-played =
    { $games ->
        [one] Не предлагается { $games } незаконченная игра: в неё играют в другом терминале.
        [few] Не предлагаются { $games } незаконченные игры: в них играют в других терминалах.
       *[many] Не предлагаются { $games } незаконченных игр: в них играют в других терминалах.
    }
session-kept-taken = В эту игру играют в другом терминале, или там она уже закончена.
session-delete = Удалить { $game }?
session-deleted = Удалено.
session-not-deleted = Не удалено: { $reason }.
session-kept-unreadable = Незаконченную игру нельзя продолжить: { $reason }.
session-unreadable-moved = Её файл теперь { $file }.
session-left-in = Незаконченная игра остаётся в файле { $file }. Её предложит `menu`, а в следующий раз — `play`.
session-kept = Игра хранится в файле { $file }. В следующий раз `play` её предложит.
session-kept-for-menu = Игра сохраняется.
session-not-kept = Незаконченные игры не сохраняются: { $reason }. Каждый ход — новая попытка.
session-kept-again = Игра снова сохраняется, в файле { $file }.
session-quit-unfinished = Игра не закончена и не сохранена. Выйти?
session-menu-unfinished = Игра не закончена и не сохранена. Оставить её?
session-new-unfinished = Игра не закончена и не сохранена. Начать новую?
session-load-unfinished = Игра не закончена и не сохранена. Загрузить другую?
session-resign = Сдаться?

## The end of a game

session-won =
    { $side ->
        [white] КОНЕЦ ИГРЫ: БЕЛЫЕ победили
       *[black] КОНЕЦ ИГРЫ: ЧЁРНЫЕ победили
    }
session-drawn = КОНЕЦ ИГРЫ: НИЧЬЯ
session-resigned =
    { $moves ->
        [one] { session-side } сдались после { $moves } хода.
        [few] { session-side } сдались после { $moves } ходов.
       *[many] { session-side } сдались после { $moves } ходов.
    }
session-out-of-time =
    { $moves ->
        [one] { session-side } просрочили время после { $moves } хода.
        [few] { session-side } просрочили время после { $moves } ходов.
       *[many] { session-side } просрочили время после { $moves } ходов.
    }
session-abandoned =
    { $moves ->
        [one] Игра прекращена после { $moves } хода.
        [few] Игра прекращена после { $moves } ходов.
       *[many] Игра прекращена после { $moves } ходов.
    }

## The output of `help`: what each command does

session-help-moves = показать доску и все возможные ходы
session-help-signs = объяснить знаки в списках и на доске
session-help-redo = вернуть отменённое
session-help-hint = попросить у компьютера подсказку
session-help-save = сохранить игру
session-help-load = продолжить сохранённую игру
session-help-resign = сдаться
session-help-flip = повернуть доску другой стороной
session-help-level = показать или изменить уровень компьютера, от 1 до 10
session-help-players = изменить, кто играет за белых и чёрных; без имён — спросить
session-help-turn = когда играют двое, поворачивать доску к стороне, которая ходит; ещё раз — прекратить
session-help-new = начать новую игру
session-help-menu = перейти в меню игр; незаконченная игра предложена там
session-help-rules = показать правила игры
session-help-tutorial = изучить игру за несколько уроков, а потом продолжить эту игру
session-help-quit = выйти; конец ввода действует так же

## The heading of the signs, which each game explains

session-signs = Знаки в списках и на доске
