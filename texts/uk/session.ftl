### What the sessions of both games say.
### Words in backquotes, such as `undo`, are commands: they are the same in all languages.

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
    `rules` і `tutorial` навчають, `quit` — вихід
session-which-game = Яка гра [1]
session-expected-game = Очікується 1 або `stones`, 2 або `dice-race`, `rules`, `tutorial` чи `quit`.

## The choice of the players. Enter is the answer in brackets.

session-opponents =
    1  Комп’ютер
    2  Інша людина за цією клавіатурою
session-which-opponent = Хто грає проти вас [1]
session-expected-opponent = Очікується 1 — комп’ютер, 2 — людина, `rules`, `tutorial` або `quit`.
session-levels = Рівні: 1 початківець, 3 аматор, 5 клубний гравець, 8 знавець, 10 найсильніший
session-which-level = Який рівень, від 1 до 10 [{ $usual }]
session-expected-level = Очікується рівень від 1 до 10.
session-colors =
    1  Білі, вони починають
    2  Чорні
    3  Як випаде
session-which-color = Ваша сторона [1]
session-expected-color = Очікується 1 — білі, 2 — чорні, 3 — як випаде, або `quit`.
session-players = Білі: { $white }, чорні: { $black }.
session-expected-players = Очікуються гравці за білих і чорних, як-от `players human 3`: `human`, `computer`, рівень від 1 до 10, `greedy` або `random`.
session-expected-human = Очікується принаймні один `human`.
session-level = Рівень { $level }.
session-no-level = Жодна сторона не грає на рівні.

## Prompts

session-prompt-over = Гру закінчено (undo, save, new, quit)
session-prompt-closed = Гру закінчено (save, new, quit)

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
session-is-over = Гру закінчено.
session-is-already-over = Гру вже закінчено.
session-goodbye = До побачення.
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

session-continue-left =
    { $moves ->
        [one] Продовжити гру, яку ви залишили після { $moves } ходу?
        [few] Продовжити гру, яку ви залишили після { $moves } ходів?
       *[many] Продовжити гру, яку ви залишили після { $moves } ходів?
    }
session-left-unreadable = Гру, яку ви залишили, не можна продовжити: { $reason }.
session-set-aside = Незакінчена гра тепер у файлі { $file }, її читає `load`.
session-kept = Гра зберігається у файлі { $file }. Наступного разу `play` її запропонує.
session-not-kept = Незакінчені ігри не зберігаються: { $reason }.
session-quit-unfinished = Гру не закінчено й не збережено. Вийти?
session-new-unfinished = Гру не закінчено й не збережено. Почати нову?
session-load-unfinished = Гру не закінчено й не збережено. Завантажити іншу?
session-resign-unfinished = Здатися?

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
session-help-rules = показати правила гри
session-help-tutorial = вивчити гру за кілька уроків, а потім продовжити цю гру
session-help-quit = вийти; кінець введення діє так само

## The heading of the signs, which each game explains

session-signs = Знаки у списках і на дошці
