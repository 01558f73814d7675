### What the page in the browser says.

## The page

web-stones = Stones!
web-dice-race = Гонки с кубиком
web-main-menu = Главное меню
web-new-game = Новая игра
web-other-game = Другая игра: { $game }
web-learn = Обучение
web-rules = Правила
web-settings = Настройки
web-close = Закрыть
web-cancel = Отмена
web-more = Ещё

## The match

# $side is `white` or `black`.
web-to-move =
    Ход { $side ->
        [white] белых
       *[black] чёрных
    }.
web-thinking = { session-side }, уровень { $level }, думают…
web-no-computer = Компьютер не может думать: его программу не удалось загрузить. Перезагрузите страницу.
web-viewing = После хода { $ply } из { $moves }.
web-new-here = Вы здесь впервые?
web-learn-in =
    { $lessons ->
        [one] Обучение за { $lessons } шаг
        [few] Обучение за { $lessons } шага
       *[many] Обучение за { $lessons } шагов
    }
web-earlier-move = Вы смотрите на более ранний ход.
web-continue-here = Играть отсюда
web-back-to-match = Назад к игре
web-roll = Бросить кубик
web-roll-short = Бросить
web-roll-now = { session-side }, бросайте кубик.
web-rolling = { session-side } бросают…
web-rolled = На кубике { $number }.
web-not-rolled = Кубик ещё не брошен.
web-pass = Пропустить ход
web-passed = пропуск
web-person = Человек
web-you = Вы
web-level = Уровень { $level }
web-stones-score =
    { $stones ->
        [one] { $stones } камень дошёл
        [few] { $stones } камня дошли
       *[many] { $stones } камней дошло
    }
web-race-on-edge = { $pieces } на краю
web-refused = Так нельзя: { $reason }.

## The end of a game

web-won = { session-side } победили
web-drawn = Ничья
web-score = { $white } : { $black }

## The buttons below the board

web-controls = Кнопки игры
web-undo = Отменить
web-redo = Вернуть
web-hint = Подсказка
web-hint-move = Подсказка: { $move }.
web-moves = Ходы
web-flip = Повернуть доску
web-agree-draw = Согласиться на ничью
web-offer-draw = Предложить ничью
web-draw-declined = Компьютер не соглашается на ничью: его позиция лучше.
web-rematch = Реванш
web-resign = Сдаться
web-resign-side =
    { $side ->
        [white] Белые сдаются
       *[black] Чёрные сдаются
    }

## Moves and analysis

web-panel = Ходы и анализ
web-no-moves = Ходов ещё нет.
web-steps = Предыдущие позиции
web-first = В начало
web-back = На ход назад
web-forth = На ход вперёд
web-last = К последнему ходу
web-analysis = Анализ
web-analyze = Анализировать позицию
web-analyzing = Идёт анализ
web-chance = { session-side } { $percent } %
web-chance-draw = ничья { $percent } %
web-proven = Доказано, это не оценка.
# $value is a number of stones, such as +1.25 stones.
web-stones-ahead = { session-side } { $value }
web-even = Поровну
web-moves-after-roll = Ходы появятся после броска.
web-stones-number =
    { $stones ->
        [one] { $value } камень
        [few] { $value } камня
       *[many] { $value } камней
    }
web-stones-fraction = { $value } камня
web-percent = { $percent } %
web-review = Разбор
web-reviewing = Идёт разбор
web-stop = Остановить
web-review-side = { session-side }:
web-inaccuracies =
    { $count ->
        [one] { $count } неточность
        [few] { $count } неточности
       *[many] { $count } неточностей
    }
web-blunders =
    { $count ->
        [one] { $count } грубая ошибка
        [few] { $count } грубые ошибки
       *[many] { $count } грубых ошибок
    }
web-luck = Везение с бросками: { $percent } %.
# $loss is a negative number, such as −0.8.
web-better = { $loss }, лучше { $best }

## A new game

web-game = Игра
web-opponent = Соперник
web-computer = Компьютер
web-person-here = Человек за этим устройством
web-your-side = Ваша сторона
web-either = Случайно
web-level-name =
    { $level ->
        [1] новичок
        [2] ученик
        [3] любитель
        [4] опытный любитель
        [5] клубный игрок
        [6] сильный клубный игрок
        [7] турнирный игрок
        [8] знаток
        [9] мастер
       *[other] сильнейший
    }
web-board-size = Доска
web-rule-options = Варианты правил
web-start = Начать
web-running-game-kept = Игра на доске сохранится: { web-share }, { web-kept-games }.
web-game-kept = Предыдущая игра сохранена.
web-back-to-kept = Назад к ней
web-rule-end = Игра заканчивается, когда возможного хода нет у
web-rule-end-mover = стороны, чья очередь
web-rule-end-either = одной из сторон
web-rule-goal = Камни считаются на
web-rule-goal-rank = последней горизонтали
web-rule-goal-half = противоположной половине
web-rule-pieces = Фишек у каждой стороны
web-rule-capture = Фишка бьёт
web-rule-capture-first = первую на пути
web-rule-capture-landing = только там, где встаёт
web-rule-block = Своя фишка на пути
web-rule-block-short = укорачивает ход
web-rule-block-whole = не пускает домой
web-rule-six = Шестёрка даёт ещё один бросок
web-rule-six-none = нет
web-rule-six-extra = да

## Saving and sharing

web-share = Сохранить и поделиться
web-share-this = Эта игра
web-copy-link = Копировать ссылку на игру
web-copy-position = Копировать ссылку на позицию
web-copy-record = Копировать запись
web-save-file = Сохранить в файл
web-open = Открыть игру
web-open-file = Выбрать файл
web-paste = Или вставьте запись сюда
web-open-pasted = Открыть
web-kept-games = Прежние игры
web-kept-game =
    { $moves ->
        [one] { $game }, { $date }, { $moves } ход
        [few] { $game }, { $date }, { $moves } хода
       *[many] { $game }, { $date }, { $moves } ходов
    }
web-copied = Скопировано.
web-not-copied = Браузер не разрешает копировать. Вместо этого сохраните игру в файл.
web-link-too-long = Эта игра слишком длинна для ссылки. Вместо этого сохраните её в файл.
web-broken-link = Эта ссылка повреждена. Ваша игра продолжается, как была.
web-no-game-found = В этом тексте нет игры. Ваша игра продолжается, как была.
web-damaged-record =
    { $moves ->
        [one] Запись повреждена. Удалось прочитать { $moves } ход.
        [few] Запись повреждена. Удалось прочитать первые { $moves } хода.
       *[many] Запись повреждена. Удалось прочитать первые { $moves } ходов.
    }
web-more-games =
    { $others ->
        [one] В тексте есть ещё { $others } игра, она не открыта.
        [few] В тексте есть ещё { $others } игры, они не открыты.
       *[many] В тексте есть ещё { $others } игр, они не открыты.
    }
web-unreadable-file = Этот файл не удаётся прочитать, или он слишком велик. Ваша игра продолжается, как была.
web-storage-failed = Браузер ничего не хранит для этой страницы: его хранилище заполнено или выключено. Сохраните игру в файл.
web-unreadable-match = Игру, которая здесь хранилась, не удалось прочитать; она отложена. Начинается новая игра.

## Settings

web-language = Язык
web-language-auto = Как в браузере
web-no-language = Этот язык не удалось загрузить. Перезагрузите страницу.
web-theme = Цвета
web-theme-auto = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-contrast = Контрастные
web-shown-moves = Показывать возможные ходы
web-shown-auto = как удобно в игре
web-shown-selected = выбранной фигуры
web-shown-all = всех фигур
web-shown-none = не показывать
web-coordinates = Координаты
web-sound = Звук
web-rolls-itself = Кубик бросается сам
web-plays-only-move = Единственный ход и пропуск делаются сами
web-turns-board = Когда играют двое, доска поворачивается

## Lessons

web-lesson-enter-task = Три ваши фишки ждут вне доски. С шестёркой одна из них может выйти на a1. Выпала шестёрка. Выведите фишку.
web-lesson-enter-hint = Выберите ждущие фишки, а потом a1.
web-lesson-pass-hint = Нажмите «{ web-pass }».
web-lesson-pass-done = В игре эта кнопка появляется, когда ни одна фишка не может ходить.
web-previous = Назад
web-next = Дальше
web-skip = Пропустить
web-play = Играть

## The squares, for screen readers

web-board = { $game }, ход { $side ->
        [white] белых
       *[black] чёрных
    }
web-square-empty = { $square }: пусто
web-square-stone =
    { $side ->
        [white] белый камень
       *[black] чёрный камень
    }
web-square-pinned =
    { $side ->
        [white] белый камень, связан
       *[black] чёрный камень, связан
    }
web-square-piece =
    { $side ->
        [white] белая фишка, шаг { $step } из { $steps }
       *[black] чёрная фишка, шаг { $step } из { $steps }
    }
web-square-home =
    { $side ->
        [white] белая фишка дома
       *[black] чёрная фишка дома
    }
web-waiting = { session-side }: ждёт фишек: { $pieces }
web-mark-selected = выбрано
web-mark-target = сюда можно пойти
web-mark-movable = может ходить
web-mark-last = последний ход
