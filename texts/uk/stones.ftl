### What a session of Stones! says.

stones-title = Stones!
stones-welcome = Stones! Введіть хід, поле або `help`.
stones-how-to-move = Хід — це два поля, як-от d2-e3; можна ввести спершу одне, а потім друге. Після самого d2 знак { $target } показує поля, куди може піти камінь, а список називає їх: `d2  -c3 -e3` і так далі.
stones-demo = Stones!, грає комп’ютер
stones-expected-input = Очікується хід, як-от a1-d4, поле, як-от a1, або `help`, а не `{ $text }`.
stones-legend-pinned = зв’язаний

## The choice of the rules. The first choice is the usual one.

stones-boards = На дошці від 3 до 8 вертикалей і горизонталей, як-от 5x4.
stones-which-board = Вертикалі й горизонталі [8x8]
stones-expected-board = Очікуються вертикалі й горизонталі, від 3 до 8, як-от 5x4, `back` або `quit`.
stones-ends =
    1  Гра закінчується, коли сторона, яка ходить, не має ходу
    2  Гра закінчується, коли будь-яка сторона не має ходу
stones-which-end = Кінець гри [1]
stones-goals =
    1  Очки дають камені на дальній горизонталі
    2  Очки дають камені на дальній половині дошки
stones-which-goal = Мета [1]

## The state of the game

stones-standing =
    Хід { $side ->
        [white] білих
       *[black] чорних
    }, { session-legal-moves }. Рахунок: білі { $white }, чорні { $black }.
stones-shown =
    Хід { $side ->
        [white] білих
       *[black] чорних
    }, { session-legal-moves }, рахунок { $score }
stones-shown-won = Гру закінчено: { session-side } перемогли { $score } (немає ходів)
stones-shown-drawn = Гру закінчено: нічия { $score } (немає ходів)

## Moves

stones-plays = { session-side } ходять { $played }.
stones-pins = { $played } (зв’язує камінь на { $jumped })
stones-frees = { $played } (звільняє камінь на { $jumped })
stones-hint = Підказка: { $played }. { $value }.
stones-value = Очікувана перевага наприкінці: { $value } каменя (перемога { $win } %, нічия { $draw } %, поразка { $loss } %)
stones-value-proven = Перевага наприкінці за найкращої гри: { $value } каменя

## Why a stone cannot move

stones-not-yours =
    Камінь на { $square } не належить { $side ->
        [white] білим
       *[black] чорним
    }.
stones-is-pinned = Камінь на { $square } зв’язаний.
stones-off-board = { $square }: { stones-illegal-off-board }.
stones-cannot-move = У каменя на { $square } немає можливих ходів.

## Why a move from $origin to $target is illegal

stones-illegal-game-over = гру закінчено
stones-illegal-off-board = на цій дошці такого поля немає
stones-illegal-no-stone = на { $origin } немає каменя
stones-illegal-opponents-stone = на { $origin } стоїть камінь суперника
stones-illegal-pinned = камінь на { $origin } зв’язаний
stones-illegal-not-in-line = камінь ходить навскіс уперед або стрибає на два поля вбік
stones-illegal-target-occupied = поле { $target } зайняте
stones-illegal-blocked = на шляху стоїть камінь
stones-illegal-nothing-to-jump = немає каменя, який можна перестрибнути
stones-illegal-unpinned-ally = свій незв’язаний камінь перестрибувати не можна
stones-illegal-pinned-opponent = зв’язаний камінь суперника перестрибувати не можна
stones-illegal-is-slide = це ковзання, воно пишеться через `-`
stones-illegal-is-pin = цей хід зв’язує камінь суперника і пишеться через `x`
stones-illegal-is-free = цей хід звільняє свій камінь і пишеться через `^`
stones-illegal-wrong-jumped-square = у ході вказано не те поле, через яке стрибають

## Draw offers

stones-accept-draw = { session-side }, ви згодні на нічию?
stones-offer-draw = Запропонувати нічию?
stones-draw-accepted = { session-side } погоджуються на нічию.
stones-draw-refused = { session-side } не погоджуються на нічию, бо сподіваються на більше.
stones-draw-declined = { session-side } не згодні на нічию.

## The end of a game

stones-no-moves =
    { $moves ->
        [one] { session-side } не мають ходу після { $moves } ходу гри.
        [few] { session-side } не мають ходу після { $moves } ходів гри.
       *[many] { session-side } не мають ходу після { $moves } ходів гри.
    }
stones-agreed =
    { $moves ->
        [one] Сторони погодилися на нічию після { $moves } ходу.
        [few] Сторони погодилися на нічию після { $moves } ходів.
       *[many] Сторони погодилися на нічию після { $moves } ходів.
    }
stones-score-far-rank = Незв’язані камені на протилежному краї:
stones-score-far-half = Незв’язані камені на протилежній половині:
stones-no-score = Рахунку немає, бо гра закінчилася не на дошці.

## The output of `help`: what each command does, and the rules in short

stones-help-move = піти каменем з a1 на d4; можна також a1 d4 або спершу a1, а потім d4
stones-help-square = показати ходи каменя на a1
stones-help-enter = ще раз показати дошку й можливі ходи
stones-help-undo = скасувати свій останній хід і відповідь комп’ютера
stones-help-draw = запропонувати нічию; комп’ютер погодиться, якщо не сподівається на більше
stones-help-rules =
    Камінь ходить навскіс уперед через порожні поля, а потім може перестрибнути один камінь на
    порожнє поле за ним: незв’язаний камінь суперника, який стає зв’язаним, або зв’язаний свій,
    який звільняється. Так само можна перестрибнути сусідній камінь ліворуч чи праворуч.
    Зв’язані камені не ходять. Коли гравець не має ходу, перемагає той, у кого на протилежному
    краї більше незв’язаних каменів.

## The signs in lists and on the board, each with its meaning after two spaces

stones-signs =
    a1-d4  ковзання з a1 на d4
    c3xe5  стрибок, який зв’язує камінь суперника між цими полями
    c3^e5  стрибок, який звільняє свій камінь між цими полями
    c3 -b4 xe5  рядок списку: камінь із c3 може піти на b4 або стрибнути на e5
    { $target }  на дошці: сюди камінь може ковзнути; стрибки позначено x і ^
    ( )  камінь, чиї ходи показано
    {"[ ]"}  початок і кінець останнього ходу
    { $pin }  біля каменя: він зв’язаний

    У кольорі замість дужок — інше тло.
