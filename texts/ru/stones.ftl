### What a session of Stones! says.

stones-title = Stones!
stones-welcome = Stones! Введите ход, поле или `help`.
stones-how-to-move = Ход — это два поля, например d2-e3; можно ввести сначала одно, а потом другое. После одного d2 знак { $target } показывает поля, куда может пойти камень, а список называет их: `d2  -c3 -e3` и так далее.
stones-demo = Stones!, играет компьютер
stones-expected-input = Ожидается ход, например a1-d4, поле, например a1, или `help`, а не `{ $text }`.
stones-legend-pinned = связан

## The choice of the rules. The first choice is the usual one.

stones-boards = На доске от 3 до 8 вертикалей и горизонталей, например 5x4.
stones-which-board = Вертикали и горизонтали [8x8]
stones-expected-board = Ожидаются вертикали и горизонтали, от 3 до 8, например 5x4, `back` или `quit`.
stones-ends =
    1  Игра кончается, когда у стороны, которая ходит, нет хода
    2  Игра кончается, когда у любой стороны нет хода
stones-which-end = Конец игры [1]
stones-goals =
    1  Очки дают камни на дальней горизонтали
    2  Очки дают камни на дальней половине доски
stones-which-goal = Цель [1]

## The state of the game

stones-standing =
    Ход { $side ->
        [white] белых
       *[black] чёрных
    }, { session-legal-moves }. Счёт: белые { $white }, чёрные { $black }.
stones-shown =
    Ход { $side ->
        [white] белых
       *[black] чёрных
    }, { session-legal-moves }, счёт { $score }
stones-shown-won = Игра окончена: { session-side } победили { $score } (нет ходов)
stones-shown-drawn = Игра окончена: ничья { $score } (нет ходов)

## Moves

stones-plays = { session-side } ходят { $played }.
stones-pins = { $played } (связывает камень на { $jumped })
stones-frees = { $played } (освобождает камень на { $jumped })
stones-hint = Подсказка: { $played }. { $value }.
stones-value = Ожидаемый перевес в конце: { $value } камня (победа { $win } %, ничья { $draw } %, поражение { $loss } %)
stones-value-proven = Перевес в конце при лучшей игре: { $value } камня

## Why a stone cannot move

stones-not-yours =
    Камень на { $square } не принадлежит { $side ->
        [white] белым
       *[black] чёрным
    }.
stones-is-pinned = Камень на { $square } связан.
stones-off-board = { $square }: { stones-illegal-off-board }.
stones-cannot-move = У камня на { $square } нет возможных ходов.

## Why a move from $origin to $target is illegal

stones-illegal-game-over = игра окончена
stones-illegal-off-board = на этой доске такого поля нет
stones-illegal-no-stone = на { $origin } нет камня
stones-illegal-opponents-stone = на { $origin } стоит камень соперника
stones-illegal-pinned = камень на { $origin } связан
stones-illegal-not-in-line = камень ходит наискосок вперёд или прыгает на два поля вбок
stones-illegal-target-occupied = поле { $target } занято
stones-illegal-blocked = на пути стоит камень
stones-illegal-nothing-to-jump = нет камня, который можно перепрыгнуть
stones-illegal-unpinned-ally = свой несвязанный камень перепрыгивать нельзя
stones-illegal-pinned-opponent = связанный камень соперника перепрыгивать нельзя
stones-illegal-is-slide = это скольжение, оно пишется через `-`
stones-illegal-is-pin = этот ход связывает камень соперника и пишется через `x`
stones-illegal-is-free = этот ход освобождает свой камень и пишется через `^`
stones-illegal-wrong-jumped-square = в ходе указано не то поле, через которое прыгают

## Draw offers

stones-accept-draw = { session-side }, вы согласны на ничью?
stones-offer-draw = Предложить ничью?
stones-draw-accepted = { session-side } соглашаются на ничью.
stones-draw-refused = { session-side } не соглашаются на ничью: надеются на большее.
stones-draw-declined = { session-side } не согласны на ничью.

## The end of a game

stones-no-moves =
    { $moves ->
        [one] { session-side } не могут ходить после { $moves } хода игры.
        [few] { session-side } не могут ходить после { $moves } ходов игры.
       *[many] { session-side } не могут ходить после { $moves } ходов игры.
    }
stones-agreed =
    { $moves ->
        [one] Стороны согласились на ничью после { $moves } хода.
        [few] Стороны согласились на ничью после { $moves } ходов.
       *[many] Стороны согласились на ничью после { $moves } ходов.
    }
stones-score-far-rank = Несвязанные камни на противоположном краю:
stones-score-far-half = Несвязанные камни на противоположной половине:
stones-no-score = Счёта нет, потому что игра закончилась не на доске.

## The output of `help`: what each command does, and the rules in short

stones-help-move = пойти камнем с a1 на d4; можно также a1 d4 или сначала a1, а потом d4
stones-help-square = показать ходы камня на a1
stones-help-enter = ещё раз показать доску и возможные ходы
stones-help-undo = отменить свой последний ход и ответ компьютера
stones-help-draw = предложить ничью; компьютер согласится, если не надеется на большее
stones-help-rules =
    Камень ходит наискосок вперёд по пустым полям, а затем может перепрыгнуть один камень на
    пустое поле за ним: несвязанный камень соперника, который становится связанным, или связанный
    свой, который освобождается. Так же можно перепрыгнуть соседний камень слева или справа.
    Связанные камни не ходят. Когда игрок не может ходить, побеждает тот, у кого на
    противоположном краю больше несвязанных камней.

## The signs in lists and on the board, each with its meaning after two spaces

stones-signs =
    a1-d4  скольжение с a1 на d4
    c3xe5  прыжок, который связывает камень соперника между этими полями
    c3^e5  прыжок, который освобождает свой камень между этими полями
    c3 -b4 xe5  строка списка: камень с c3 может пойти на b4 или прыгнуть на e5
    { $target }  на доске: сюда камень может скользнуть; прыжки отмечены x и ^
    ( )  камень, чьи ходы показаны
    {"[ ]"}  начало и конец последнего хода
    { $pin }  у камня: он связан

    В цвете вместо скобок — другой фон.
