### What a session of the dice race says.

dice-race-title = гонки с кубиком
dice-race-demo = Гонки с кубиком, играет компьютер
dice-race-welcome = Гонки с кубиком. Введите ход, поле, Enter для единственного хода или `help`.
dice-race-how-to-move = Ход — это два поля, например a1-b1; можно ввести сначала одно, а потом другое. После одного a1 стрелки показывают путь фишки, а список называет его поля.
dice-race-expected-input = Ожидается ход, например a1-d1, поле, например a1, или `help`, а не `{ $text }`.

## The choice of the rules. Enter is the usual one.

dice-race-pieces = У каждой стороны от 1 до 4 фишек. Чем их меньше, тем короче игра.
dice-race-which-pieces = Фишки [4]
dice-race-captures-first =
    1  Ход бьёт первую чужую фишку на пути
    2  Ход бьёт только на своём последнем поле
dice-race-which-captures = Взятие [1]
dice-race-blocks =
    1  На пути домой своя фишка укорачивает ход
    2  На пути домой своя фишка делает ход невозможным
dice-race-which-block = Путь домой [1]
dice-race-sixes =
    1  После шестёрки бросает другая сторона
    2  После шестёрки та же сторона бросает ещё раз
dice-race-which-sixes = Шестёрка [1]
dice-race-ways-to-roll =
    1  Кубик бросают за вас
    2  Вы бросаете свой кубик и вводите, что выпало
    3  Честные броски, которые можно проверить после игры
dice-race-which-way-to-roll = Кубик [1]

## The board and what stands beside it

dice-race-legend-home = дома
dice-race-legend-diagonal = диагональ
dice-race-side-home = { $pieces } дома
dice-race-side-on-edge = { $pieces } на краю
dice-race-side-waiting =
    { $pieces ->
        [one] { $pieces } ждёт
        [few] { $pieces } ждут
       *[many] { $pieces } ждут
    }
dice-race-enters = новая фишка
dice-race-enters-and-captures = новая фишка со взятием
dice-race-captures = взятие
dice-race-comes-home = домой
dice-race-cut-short = ход укорочен
dice-race-no-move = ни одна фишка не может пойти

## The state of the game

dice-race-prompt-roll = { session-side } бросают (от 1 до 6)
dice-race-to-roll =
    Бросок { $side ->
        [white] белых
       *[black] чёрных
    }.
dice-race-must-pass = { session-side } бросили { $rolled }: ни одна фишка не может ходить, и ход переходит к сопернику.
dice-race-to-move = { session-side } бросили { $rolled }: { session-legal-moves }.
dice-race-enter-makes-it = Enter делает его.
dice-race-shown-won = Игра окончена: { session-side } победили (все дома)

## Moves and rolls

dice-race-passes = { session-side } бросают { $rolled }. Ни одна фишка не может ходить, и ход переходит к сопернику.
dice-race-plays = { session-side } бросают { $rolled } и ходят { $played }.
dice-race-hint = Подсказка: { $played }. Вероятность победы { $percent } %.
dice-race-no-roll-yet = Кубик ещё не брошен.
dice-race-die-was-rolled = После вашего последнего хода кубик уже бросали. `undo roll` отменяет и бросок.
dice-race-rolled-for-you = Кубик бросает программа, если не начать с `--rolls typed`.
dice-race-expected-roll = Ожидается бросок от 1 до 6, а не { $text }.
dice-race-no-roll-now = Сейчас не время бросать: { $reason }.
dice-race-no-draw = В гонках с кубиком ничьей нет. `resign` — сдаться.

## Why a piece cannot move

dice-race-not-yours =
    Фишка на { $square } не принадлежит { $side ->
        [white] белым
       *[black] чёрным
    }.
dice-race-cannot-move = Фишка на { $square } не может ходить: { $reason }.

## Why a roll, or a move from $origin to $target, is illegal

dice-race-illegal-game-over = игра окончена
dice-race-illegal-no-roll = кубик ещё не брошен
dice-race-illegal-roll-pending = прошлый бросок ещё не использован
dice-race-illegal-other-sides-turn = сейчас ход соперника
dice-race-illegal-no-piece = на { $origin } нет фишки
dice-race-illegal-opponents-piece = на { $origin } стоит фишка соперника
dice-race-illegal-beyond-the-end = бросок ведёт за последнее поле
dice-race-illegal-blocked = прямо впереди стоит своя фишка
dice-race-illegal-not-in-full = на пути стоит своя фишка, а этот бросок нужно пройти полностью
dice-race-illegal-other-target = с этим броском фишка идёт на другое поле
dice-race-illegal-needs-six = новую фишку вводят только на шестёрке
dice-race-illegal-none-waiting = ни одна фишка не ждёт входа
dice-race-illegal-start-occupied = в углу стоит своя фишка
dice-race-illegal-not-the-start = новая фишка входит только в свой угол
dice-race-illegal-cannot-pass = есть фишка, которая может ходить, поэтому пропустить ход нельзя
dice-race-illegal-is-capture = это взятие, оно пишется через `x`
dice-race-illegal-is-no-capture = это не взятие, ход пишется без `x`

## The end of a game, and the rolls

dice-race-all-home =
    { $moves ->
        [one] { session-side } привели все фишки домой после { $moves } хода.
        [few] { session-side } привели все фишки домой после { $moves } ходов.
       *[many] { session-side } привели все фишки домой после { $moves } ходов.
    }
dice-race-no-rolls = нет
# The headings of the table of rolls.
dice-race-rolls = Броски
dice-race-rolls-all = все
dice-race-rolls-mean = среднее
dice-race-rolls-passes = пропуски

## The output of `help`: what each command does, and the rules in short

dice-race-help-move = пойти фишкой с a1 на d1; можно также a1 d1 или сначала a1, а потом d1
dice-race-help-square = показать путь фишки на a1
dice-race-help-enter = сделать единственный возможный ход; если их несколько — ещё раз показать доску
dice-race-help-enter-piece = ввести новую фишку; то же, что @a1
dice-race-help-roll = ввести бросок пять, если игра начата с `--rolls typed`
dice-race-help-rolls = показать все броски и сколько раз выпало каждое число
dice-race-help-undo = отменить свой последний ход, если после него ещё не бросали
dice-race-help-undo-roll = отменить свой последний ход и все броски и ходы после него
dice-race-help-rules =
    Проведите все свои фишки из своего угла один раз по краю доски против часовой стрелки и
    домой: на четыре поля своей диагонали, к которым относится и угол. Своя фишка на пути
    укорачивает ход, фишку соперника бьют, и она снова ждёт. Шестёрка может ввести новую фишку.
    По дороге домой бросок проходят полностью или не ходят совсем. Когда ни одна фишка не может
    ходить, ход переходит к сопернику сам.

## The signs in lists and on the board, each with its meaning after two spaces

dice-race-signs =
    a1-d1  ход с a1 на d1
    a1xd1  ход со взятием фишки соперника на d1
    @a1  новая фишка встаёт на a1; @xa1 — ещё и со взятием
    --  ни одна фишка не может ходить, ход переходит к сопернику
    a1-c1 b1 c1  строка списка: ход и поля на его пути
    6:@a1  бросок и ход, сделанный по нему
    { $target }  на доске: конец хода; стрелки показывают путь
    x  у фишки: её можно взять
    ( )  фишка, которая может ходить
    {"[ ]"}  путь последнего хода
    { $home }  у фишки: она дома

    В цвете вместо скобок — другой фон.
