### What the page in the browser says.

## The page

web-stones = Stones!
web-dice-race = Перегони з кубиком
web-main-menu = Головне меню
web-new-game = Нова гра
web-other-game = Інша гра: { $game }
web-learn = Навчання
web-rules = Правила
web-settings = Налаштування
web-close = Закрити
web-cancel = Скасувати
web-more = Ще

## The match

# $side is `white` or `black`.
web-to-move =
    Хід { $side ->
        [white] білих
       *[black] чорних
    }.
web-thinking = { session-side }, рівень { $level }, думають…
web-no-computer = Комп’ютер не може думати: його програму не вдалося завантажити. Перезавантажте сторінку.
web-viewing = Після ходу { $ply } з { $moves }.
web-new-here = Ви тут уперше?
web-learn-in =
    { $lessons ->
        [one] Навчання за { $lessons } крок
        [few] Навчання за { $lessons } кроки
       *[many] Навчання за { $lessons } кроків
    }
web-earlier-move = Ви дивитеся на попередній хід.
web-continue-here = Грати звідси
web-back-to-match = Назад до гри
web-roll = Кинути кубик
web-roll-short = Кинути
web-roll-now = { session-side }, кидайте кубик.
web-rolling = { session-side } кидають…
web-rolled = На кубику { $number }.
web-not-rolled = Кубик ще не кинуто.
web-pass = Пропустити хід
web-passed = пропуск
web-person = Людина
web-you = Ви
web-level = Рівень { $level }
web-stones-score =
    { $stones ->
        [one] { $stones } камінь дійшов
        [few] { $stones } камені дійшли
       *[many] { $stones } каменів дійшло
    }
web-race-on-edge = { $pieces } на краю
web-refused = Так не можна: { $reason }.

## The end of a game

web-won = { session-side } перемогли
web-drawn = Нічия
web-score = { $white } : { $black }

## The buttons below the board

web-controls = Кнопки гри
web-undo = Скасувати
web-redo = Повернути
web-hint = Підказка
web-hint-move = Підказка: { $move }.
web-moves = Ходи
web-flip = Повернути дошку
web-agree-draw = Погодитися на нічию
web-offer-draw = Запропонувати нічию
web-draw-declined = Комп’ютер не погоджується на нічию: його позиція краща.
web-rematch = Реванш
web-resign = Здатися
web-resign-side =
    { $side ->
        [white] Білі здаються
       *[black] Чорні здаються
    }

## Moves and analysis

web-panel = Ходи й аналіз
web-no-moves = Ходів ще немає.
web-steps = Попередні позиції
web-first = На початок
web-back = На хід назад
web-forth = На хід уперед
web-last = До останнього ходу
web-analysis = Аналіз
web-analyze = Аналізувати позицію
web-analyzing = Триває аналіз
web-chance = { session-side } { $percent } %
web-chance-draw = нічия { $percent } %
web-proven = Доведено, а не оцінено.
# $value is a number of stones, such as +1.25 stones.
web-stones-ahead = { session-side } { $value }
web-even = Порівну
web-moves-after-roll = Ходи з’являться після кидка.
web-stones-number =
    { $stones ->
        [one] { $value } камінь
        [few] { $value } камені
       *[many] { $value } каменів
    }
web-stones-fraction = { $value } каменя
web-percent = { $percent } %
web-review = Розбір
web-reviewing = Триває розбір
web-stop = Зупинити
web-review-side = { session-side }:
web-inaccuracies =
    { $count ->
        [one] { $count } неточність
        [few] { $count } неточності
       *[many] { $count } неточностей
    }
web-blunders =
    { $count ->
        [one] { $count } груба помилка
        [few] { $count } грубі помилки
       *[many] { $count } грубих помилок
    }
web-luck = Везіння з кидками: { $percent } %.
# $loss is a negative number, such as −0.8.
web-better = { $loss }, краще { $best }

## A new game

web-game = Гра
web-opponent = Суперник
web-computer = Комп’ютер
web-person-here = Людина за цим пристроєм
web-your-side = Ваша сторона
web-either = Навмання
web-level-name =
    { $level ->
        [1] початківець
        [2] учень
        [3] аматор
        [4] досвідчений аматор
        [5] клубний гравець
        [6] сильний клубний гравець
        [7] турнірний гравець
        [8] знавець
        [9] майстер
       *[other] найсильніший
    }
web-board-size = Дошка
web-rule-options = Варіанти правил
web-start = Почати
web-running-game-kept = Гру на дошці буде збережено: { web-share }, { web-kept-games }.
web-game-kept = Попередню гру збережено.
web-back-to-kept = Назад до неї
web-rule-end = Гра закінчується, коли можливого ходу не має
web-rule-end-mover = сторона, чия черга
web-rule-end-either = одна зі сторін
web-rule-goal = Камені рахуються на
web-rule-goal-rank = останній горизонталі
web-rule-goal-half = протилежній половині
web-rule-pieces = Фішок у кожної сторони
web-rule-capture = Фішка б’є
web-rule-capture-first = першу на шляху
web-rule-capture-landing = лише там, де стає
web-rule-block = Своя фішка на шляху
web-rule-block-short = укорочує хід
web-rule-block-whole = не пускає додому
web-rule-six = Шістка дає ще один кидок
web-rule-six-none = ні
web-rule-six-extra = так

## Saving and sharing

web-share = Зберегти й поділитися
web-share-this = Ця гра
web-copy-link = Копіювати посилання на гру
web-copy-position = Копіювати посилання на позицію
web-copy-record = Копіювати запис
web-save-file = Зберегти у файл
web-open = Відкрити гру
web-open-file = Вибрати файл
web-paste = Або вставте запис сюди
web-open-pasted = Відкрити
web-kept-games = Попередні ігри
web-kept-game =
    { $moves ->
        [one] { $game }, { $date }, { $moves } хід
        [few] { $game }, { $date }, { $moves } ходи
       *[many] { $game }, { $date }, { $moves } ходів
    }
web-copied = Скопійовано.
web-not-copied = Браузер не дозволяє копіювати. Натомість збережіть гру у файл.
web-link-too-long = Ця гра задовга для посилання. Натомість збережіть її у файл.
web-broken-link = Це посилання пошкоджене. Ваша гра триває, як була.
web-no-game-found = У цьому тексті немає гри. Ваша гра триває, як була.
web-damaged-record =
    { $moves ->
        [one] Запис пошкоджено. Вдалося прочитати { $moves } хід.
        [few] Запис пошкоджено. Вдалося прочитати перші { $moves } ходи.
       *[many] Запис пошкоджено. Вдалося прочитати перші { $moves } ходів.
    }
web-more-games =
    { $others ->
        [one] У тексті є ще { $others } гра, її не відкрито.
        [few] У тексті є ще { $others } гри, їх не відкрито.
       *[many] У тексті є ще { $others } ігор, їх не відкрито.
    }
web-unreadable-file = Цей файл не вдається прочитати, або він завеликий. Ваша гра триває, як була.
web-storage-failed = Браузер нічого не зберігає для цієї сторінки: його сховище заповнене або вимкнене. Збережіть гру у файл.
web-unreadable-match = Гру, яка тут зберігалася, не вдалося прочитати; її відкладено. Починається нова гра.

## Settings

web-language = Мова
web-language-auto = Як у браузері
web-no-language = Цю мову не вдалося завантажити. Перезавантажте сторінку.
web-theme = Кольори
web-theme-auto = Як на пристрої
web-theme-light = Світлі
web-theme-dark = Темні
web-theme-contrast = Контрастні
web-shown-moves = Показувати можливі ходи
web-shown-auto = як личить грі
web-shown-selected = вибраної фігури
web-shown-all = усіх фігур
web-shown-none = не показувати
web-coordinates = Координати
web-sound = Звук
web-rolls-itself = Кубик кидається сам
web-plays-only-move = Єдиний хід і пропуск робляться самі
web-turns-board = Коли грають двоє, дошка повертається

## Lessons

web-lesson-enter-task = Три ваші фішки чекають поза дошкою. Із шісткою одна з них може вийти на a1. Випала шістка. Виведіть фішку.
web-lesson-enter-hint = Виберіть фішки, що чекають, а потім a1.
web-lesson-pass-hint = Натисніть «{ web-pass }».
web-lesson-pass-done = У грі ця кнопка з’являється, коли жодна фішка не може ходити.
web-previous = Назад
web-next = Далі
web-skip = Пропустити
web-play = Грати

## The squares, for screen readers

web-board = { $game }, хід { $side ->
        [white] білих
       *[black] чорних
    }
web-square-empty = { $square }: порожньо
web-square-stone =
    { $side ->
        [white] білий камінь
       *[black] чорний камінь
    }
web-square-pinned =
    { $side ->
        [white] білий камінь, зв’язаний
       *[black] чорний камінь, зв’язаний
    }
web-square-piece =
    { $side ->
        [white] біла фішка, крок { $step } з { $steps }
       *[black] чорна фішка, крок { $step } з { $steps }
    }
web-square-home =
    { $side ->
        [white] біла фішка вдома
       *[black] чорна фішка вдома
    }
web-waiting = { session-side }: чекає фішок: { $pieces }
web-mark-selected = вибрано
web-mark-target = сюди можна піти
web-mark-movable = може ходити
web-mark-last = останній хід
