### What the sessions of both games say.
### Words in backquotes, such as `undo`, are commands. They are in English in all files; the crate puts the words of
### the language in their place.

# The sides. $side is `white` or `black`.
session-side =
    { $side ->
        [white] Білі
       *[black] Чорні
    }

## The choice of a game

session-games =
    1  Stones!: камені перестрибують і зв’язують один одного
    2  Перегони з кубиком: коло навколо дошки — і додому
session-choose-rules = Правила якої гри?
session-choose-tutorial = Навчання якої гри?
session-choose-options = Для якої гри вибрати правила й почати її?
session-games-words = `rules` і `tutorial` навчають, `back` і `quit` — вихід
session-which-game = Яка гра [{ $usual }]
session-expected-game = Очікується 1 або `stones`, 2 або `dice-race`, `rules`, `tutorial`, `back` чи `quit`.
session-new-or-left = 1  Нова гра
session-opening-words =
    `load FILE` продовжує збережену гру, `options` дає вибрати правила
    `rules` і `tutorial` навчають, `back` повертає до попереднього запитання, `quit` — вихід
session-delete-words = `delete N` видаляє незакінчену гру
session-expected-opening = Очікується номер гри, `stones`, `dice-race`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial` або `quit`.
session-expected-new-or-left = Очікується номер гри, `new`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial`, `back` або `quit`.
session-is-first-question = Це перше запитання.
session-expected-number = Очікується число від { $least } до { $most }, `back` або `quit`.

## The choice of the players. Enter is the answer in brackets.

session-opponents =
    1  Комп’ютер
    2  Інша людина за цією клавіатурою
session-which-opponent = Хто грає проти вас [1]
session-expected-opponent = Очікується 1 — комп’ютер, 2 — людина, `rules`, `tutorial`, `back` або `quit`.
session-levels = Рівні: 1 початківець, 3 аматор, 5 клубний гравець, 8 знавець, 10 найсильніший
session-which-level = Який рівень, від 1 до 10 [{ $usual }]
session-expected-level = Очікується рівень від 1 до 10.
session-expected-level-answer = Очікується рівень від 1 до 10, `rules`, `tutorial`, `back` або `quit`.
session-colors =
    1  Білі, вони починають
    2  Чорні
    3  Як випаде
session-which-color = Ваша сторона [1]
session-expected-color = Очікується 1 — білі, 2 — чорні, 3 — як випаде, `back` або `quit`.
session-your-side = Ви граєте за сторону: { session-side }.
session-players = Білі: { $white }, чорні: { $black }.
session-expected-players = Очікуються гравці за білих і чорних, як-от `players human 3`: `human`, `computer`, рівень від 1 до 10, `greedy` або `random`.
session-expected-human = Очікується принаймні один `human`.
session-level = Рівень { $level }.
session-no-level = Жодна сторона не грає на рівні.

## Prompts

session-prompt-over = Гру закінчено ({ $commands })

## Moves

session-legal-moves =
    { $moves ->
        [one] { $moves } можливий хід
        [few] { $moves } можливі ходи
       *[many] { $moves } можливих ходів
    }
session-more-moves = ... `moves` показує всі.
session-empty-square = На { $square } нічого немає.
session-not-a-move = Це не хід: очікується { $expected }, а не `{ $found }`.
session-move-is-short = Це не хід: після `{ $text }` очікується { $expected }.
session-illegal = Хід { $text } неможливий: { $reason }.
session-cannot-go = З { $origin } не можна піти на { $target }.
session-expected-one-of = Очікується один із ходів: { $moves }

## What a malformed move lacks

session-expected-square = поле від a1 до h8
session-expected-square-or-sign = поле, `@` або `--`
session-expected-separator = `-` або `x`
session-expected-separator-or-target = `-`, `x`, `^` або поле, куди йти
session-expected-pass = `-`: пропуск ходу пишеться `--`
session-expected-end = кінець тексту

## Longer texts, a screen at a time

session-more = Enter — далі, `q` — досить

## Answers to commands

session-expected-nothing-after = Після `{ $word }` не очікується нічого.
session-expected-file-name = Очікується назва файлу: `{ $word } game.txt`.
session-expected-utf8 = Очікується назва файлу в UTF-8.
session-expected-text-in-utf8 = Очікується текст в UTF-8.
session-expected-one-line = Очікується один рядок, а не { $lines }.
session-nothing-to-undo = Скасовувати нічого.
session-nothing-to-redo = Повертати нічого.
session-is-over = Гру закінчено. Введіть `new`, `menu`, `save FILE`, `load FILE`, `undo`, `help` або `quit`.
session-thinking-stopped = Обдумування зупинено: { session-side } роблять найкращий зі знайдених ходів. `undo` скасує його, `level` пришвидшить комп’ютер, Ctrl-C у рядку введення — вихід.
session-hint-stopped = Обдумування зупинено: це найкращий зі знайдених ходів.
session-goodbye = До побачення.
session-interrupted = Зупинено клавішами Ctrl-C.
session-repeat = Параметр `--seed { $seed }` повторить ці випадкові вибори.
session-seed = (--seed { $seed })
session-new-game = Нова гра.
session-board-turns = Коли грають двоє, дошка повертається до сторони, яка ходить.
session-board-stays = Дошка більше не повертається.

## Questions. The answers in English are understood too.

session-yes = так
session-no = ні
session-append = дописати
session-yes-or-no = { $question } ({ session-yes }/{ session-no })
session-yes-or-no-usually-yes = { session-yes-or-no } [{ session-yes }]
session-yes-append-or-no = { $question } ({ session-yes }/{ session-append }/{ session-no })
session-answer-yes-or-no = Будь ласка, дайте відповідь: { session-yes } або { session-no }.
session-answer-append = Будь ласка, дайте відповідь: { session-yes } або { session-no }. Відповідь `{ session-append }` збереже ці ігри й додасть вашу.

## Files

session-saved = Збережено у файлі { $file }.
session-not-saved = Не збережено.
session-not-saved-since = Не збережено: { $reason }.
session-file-changed = Файл { $file } змінився після запитання.
session-overwrite = Перезаписати файл { $file }, у якому немає жодної гри?
session-overwrite-games =
    { $games ->
        [one] Перезаписати файл { $file }, у якому { $games } гра?
        [few] Перезаписати файл { $file }, у якому { $games } гри?
       *[many] Перезаписати файл { $file }, у якому { $games } ігор?
    }
session-not-loaded = Не завантажено.
session-not-loaded-since = Не завантажено: { $reason }.
session-holds-other = У файлі { $file } інша гра: { $game }. Введіть `menu` і завантажте її там.
session-record-fault = У записі є помилка: { $fault }
session-continue-from-start = Продовжити з початку?
session-continue-before-fault =
    { $moves ->
        [one] До помилки зроблено { $moves } хід. Продовжити звідти?
        [few] До помилки зроблено { $moves } ходи. Продовжити звідти?
       *[many] До помилки зроблено { $moves } ходів. Продовжити звідти?
    }
session-first-game =
    { $more ->
        [one] Це перша гра у файлі; у ньому є ще { $more } гра.
        [few] Це перша гра у файлі; у ньому є ще { $more } гри.
       *[many] Це перша гра у файлі; у ньому є ще { $more } ігор.
    }
session-numbered-game =
    { $more ->
        [one] Це гра { $number } у файлі; у ньому є ще { $more } гра.
        [few] Це гра { $number } у файлі; у ньому є ще { $more } гри.
       *[many] Це гра { $number } у файлі; у ньому є ще { $more } ігор.
    }
session-choose-another = Іншу можна вибрати за допомогою --game N.

## Games that are kept while they are played

session-continue-kept = Продовжити { $game }
session-kept-game = { $game }: { $moves }, { $age }
session-kept-moves =
    { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
session-against-level = проти комп’ютера рівня { $level }
session-against-person = проти іншої людини
session-against-player = проти { $player }
session-age-now = щойно
session-age-minutes =
    { $minutes ->
        [one] { $minutes } хвилину тому
        [few] { $minutes } хвилини тому
       *[many] { $minutes } хвилин тому
    }
session-age-hours =
    { $hours ->
        [one] { $hours } годину тому
        [few] { $hours } години тому
       *[many] { $hours } годин тому
    }
session-age-days =
    { $days ->
        [one] { $days } день тому
        [few] { $days } дні тому
       *[many] { $days } днів тому
    }
session-kept-played =
    { $games ->
        [one] Не пропонується { $games } незакінчена гра: у неї грають в іншому терміналі.
        [few] Не пропонуються { $games } незакінчені ігри: у них грають в інших терміналах.
       *[many] Не пропонуються { $games } незакінчених ігор: у них грають в інших терміналах.
    }
session-kept-taken = У цю гру грають в іншому терміналі або там її вже закінчено.
session-delete = Видалити { $game }?
session-deleted = Видалено.
session-not-deleted = Не видалено: { $reason }.
session-kept-unreadable = Незакінчену гру не можна продовжити: { $reason }.
session-unreadable-moved = Її файл тепер { $file }.
session-left-in = Незакінчена гра залишається у файлі { $file }. Її запропонує `menu`, а наступного разу — `play`.
session-kept = Гра зберігається у файлі { $file }. Наступного разу `play` її запропонує.
session-kept-for-menu = Гра зберігається.
session-not-kept = Незакінчені ігри не зберігаються: { $reason }. Кожен хід — нова спроба.
session-kept-again = Гра знову зберігається, у файлі { $file }.
session-quit-unfinished = Гру не закінчено й не збережено. Вийти?
session-menu-unfinished = Гру не закінчено й не збережено. Залишити її?
session-new-unfinished = Гру не закінчено й не збережено. Почати нову?
session-load-unfinished = Гру не закінчено й не збережено. Завантажити іншу?
session-resign = Здатися?

## The end of a game

session-won =
    { $side ->
        [white] КІНЕЦЬ ГРИ: БІЛІ перемогли
       *[black] КІНЕЦЬ ГРИ: ЧОРНІ перемогли
    }
session-drawn = КІНЕЦЬ ГРИ: НІЧИЯ
session-resigned =
    { $moves ->
        [one] { session-side } здалися після { $moves } ходу.
        [few] { session-side } здалися після { $moves } ходів.
       *[many] { session-side } здалися після { $moves } ходів.
    }
session-out-of-time =
    { $moves ->
        [one] { session-side } прострочили час після { $moves } ходу.
        [few] { session-side } прострочили час після { $moves } ходів.
       *[many] { session-side } прострочили час після { $moves } ходів.
    }
session-abandoned =
    { $moves ->
        [one] Гру припинено після { $moves } ходу.
        [few] Гру припинено після { $moves } ходів.
       *[many] Гру припинено після { $moves } ходів.
    }

## The output of `help`: what each command does

session-help-moves = показати дошку й усі можливі ходи
session-help-signs = пояснити знаки у списках і на дошці
session-help-redo = повернути скасоване
session-help-hint = попросити в комп’ютера підказку
session-help-save = зберегти гру
session-help-load = продовжити збережену гру
session-help-resign = здатися
session-help-flip = повернути дошку іншим боком
session-help-level = показати або змінити рівень комп’ютера, від 1 до 10
session-help-players = змінити, хто грає за білих і чорних; без імен — запитати
session-help-turn = коли грають двоє, повертати дошку до сторони, яка ходить; ще раз — припинити
session-help-new = почати нову гру
session-help-menu = перейти до меню ігор; незакінчену гру запропоновано там
session-help-rules = показати правила гри
session-help-tutorial = вивчити гру за кілька уроків, а потім продовжити цю гру
session-help-quit = вийти; кінець введення діє так само

## The heading of the signs, which each game explains

session-signs = Знаки у списках і на дошці
