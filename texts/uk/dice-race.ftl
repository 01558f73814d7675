### What a session of the dice race says.

dice-race-title = перегони з кубиком
dice-race-demo = Перегони з кубиком, грає комп’ютер
dice-race-welcome = Перегони з кубиком. Введіть хід, поле, Enter для єдиного ходу або `help`.
dice-race-how-to-move = Хід — це два поля, як-от a1-b1; можна ввести спершу одне, а потім друге. Після самого a1 стрілки показують шлях фішки, а список називає його поля.
dice-race-expected-input = Очікується хід, як-от a1-d1, поле, як-от a1, або `help`, а не `{ $text }`.

## The choice of the rules. Enter is the usual one.

dice-race-pieces = Кожна сторона має від 1 до 4 фішок. Що менше, то коротша гра.
dice-race-which-pieces = Фішки [4]
dice-race-captures-first =
    1  Хід б’є першу чужу фішку на шляху
    2  Хід б’є лише на своєму останньому полі
dice-race-which-captures = Взяття [1]
dice-race-blocks =
    1  На шляху додому своя фішка скорочує хід
    2  На шляху додому своя фішка робить хід неможливим
dice-race-which-block = Шлях додому [1]
dice-race-sixes =
    1  Після шістки кидає інша сторона
    2  Після шістки та сама сторона кидає ще раз
dice-race-which-sixes = Шістка [1]
dice-race-ways-to-roll =
    1  Кубик кидають за вас
    2  Ви кидаєте свій кубик і вводите, що випало
    3  Чесні кидки, які можна перевірити після гри
dice-race-which-way-to-roll = Кубик [1]

## The board and what stands beside it

dice-race-legend-home = вдома
dice-race-legend-diagonal = діагональ
dice-race-side-home = { $pieces } вдома
dice-race-side-on-edge = { $pieces } на краю
dice-race-side-waiting =
    { $pieces ->
        [one] { $pieces } чекає
        [few] { $pieces } чекають
       *[many] { $pieces } чекають
    }
dice-race-enters = нова фішка
dice-race-enters-and-captures = нова фішка зі взяттям
dice-race-captures = взяття
dice-race-comes-home = додому
dice-race-cut-short = хід укорочено
dice-race-no-move = жодна фішка не може піти

## The state of the game

dice-race-prompt-roll = { session-side } кидають (від 1 до 6)
dice-race-to-roll =
    Кидок { $side ->
        [white] білих
       *[black] чорних
    }.
dice-race-must-pass = { session-side } кинули { $rolled }: жодна фішка не може ходити, тож хід переходить до суперника.
dice-race-to-move = { session-side } кинули { $rolled }: { session-legal-moves }.
dice-race-enter-makes-it = Enter робить його.
dice-race-shown-won = Гру закінчено: { session-side } перемогли (усі вдома)

## Moves and rolls

dice-race-passes = { session-side } кидають { $rolled }. Жодна фішка не може ходити, тож хід переходить до суперника.
dice-race-plays = { session-side } кидають { $rolled } і ходять { $played }.
dice-race-hint = Підказка: { $played }. Імовірність перемоги { $percent } %.
dice-race-no-roll-yet = Кубик ще не кинуто.
dice-race-die-was-rolled = Після вашого останнього ходу кубик уже кинуто. `undo roll` скасовує і кидок.
dice-race-rolled-for-you = Кубик кидає програма, якщо не почати з `--rolls typed`.
dice-race-expected-roll = Очікується кидок від 1 до 6, а не { $text }.
dice-race-no-roll-now = Зараз не час кидати: { $reason }.
dice-race-no-draw = У перегонах із кубиком немає нічиєї. `resign` — здатися.

## Why a piece cannot move

dice-race-not-yours =
    Фішка на { $square } не належить { $side ->
        [white] білим
       *[black] чорним
    }.
dice-race-cannot-move = Фішка на { $square } не може ходити: { $reason }.

## Why a roll, or a move from $origin to $target, is illegal

dice-race-illegal-game-over = гру закінчено
dice-race-illegal-no-roll = кубик ще не кинуто
dice-race-illegal-roll-pending = попередній кидок ще не використано
dice-race-illegal-other-sides-turn = зараз хід суперника
dice-race-illegal-no-piece = на { $origin } немає фішки
dice-race-illegal-opponents-piece = на { $origin } стоїть фішка суперника
dice-race-illegal-beyond-the-end = кидок веде за останнє поле
dice-race-illegal-blocked = просто попереду стоїть своя фішка
dice-race-illegal-not-in-full = на шляху стоїть своя фішка, а цей кидок треба пройти повністю
dice-race-illegal-other-target = із цим кидком фішка йде на інше поле
dice-race-illegal-needs-six = нову фішку вводять лише на шістці
dice-race-illegal-none-waiting = жодна фішка не чекає на вхід
dice-race-illegal-start-occupied = у куті стоїть своя фішка
dice-race-illegal-not-the-start = нова фішка входить лише у свій кут
dice-race-illegal-cannot-pass = є фішка, яка може ходити, тож пропустити хід не можна
dice-race-illegal-is-capture = це взяття, воно пишеться через `x`
dice-race-illegal-is-no-capture = це не взяття, хід пишеться без `x`

## The end of a game, and the rolls

dice-race-all-home =
    { $moves ->
        [one] { session-side } привели всі фішки додому після { $moves } ходу.
        [few] { session-side } привели всі фішки додому після { $moves } ходів.
       *[many] { session-side } привели всі фішки додому після { $moves } ходів.
    }
dice-race-no-rolls = немає
# The headings of the table of rolls.
dice-race-rolls = Кидки
dice-race-rolls-all = усі
dice-race-rolls-mean = середнє
dice-race-rolls-passes = пропуски

## The output of `help`: what each command does, and the rules in short

dice-race-help-move = піти фішкою з a1 на d1; можна також a1 d1 або спершу a1, а потім d1
dice-race-help-square = показати шлях фішки на a1
dice-race-help-enter = зробити єдиний можливий хід; якщо їх кілька — ще раз показати дошку
dice-race-help-enter-piece = ввести нову фішку; те саме, що @a1
dice-race-help-roll = ввести кидок п’ять, якщо гру почато з `--rolls typed`
dice-race-help-rolls = показати всі кидки й скільки разів випало кожне число
dice-race-help-undo = скасувати свій останній хід, якщо після нього ще не кидали
dice-race-help-undo-roll = скасувати свій останній хід і всі кидки та ходи після нього
dice-race-help-rules =
    Проведіть усі свої фішки зі свого кута один раз по краю дошки проти годинникової стрілки й
    додому: на чотири поля своєї діагоналі, до яких належить і кут. Своя фішка на шляху вкорочує
    хід, фішку суперника б’ють, і вона знову чекає. Шістка може ввести нову фішку. Дорогою додому
    кидок проходять повністю або не ходять зовсім. Коли жодна фішка не може ходити, хід
    переходить до суперника сам.

## The signs in lists and on the board, each with its meaning after two spaces

dice-race-signs =
    a1-d1  хід з a1 на d1
    a1xd1  хід зі взяттям фішки суперника на d1
    @a1  нова фішка стає на a1; @xa1 — ще й зі взяттям
    --  жодна фішка не може ходити, хід переходить до суперника
    a1-c1 b1 c1  рядок списку: хід і поля на його шляху
    6:@a1  кидок і хід, зроблений за ним
    { $target }  на дошці: кінець ходу; стрілки показують шлях
    x  біля фішки: її можна взяти
    ( )  фішка, яка може ходити
    {"[ ]"}  шлях останнього ходу
    { $home }  біля фішки: вона вдома

    У кольорі замість дужок — інше тло.
