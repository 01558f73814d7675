### What the dice race says about fair dice.

fair-dice-game = Чесні кидки для гри з ідентифікатором { $id }.
fair-dice-commitment =
    Це зобов’язання щодо таємного зерна, ідентифікатора гри, початкової позиції та правил:
    {"  "}{ $commitment }
fair-dice-ask-seed = Ваше зерно, будь-який текст (Enter — випадкове)
fair-dice-another-seed = Очікується інше зерно: { $reason }.
fair-dice-seed-utf8 = зерно має бути текстом в UTF-8
fair-dice-seed-controls = у зерні не може бути керівних символів
fair-dice-seed-length = зерно має від 1 до 255 байтів, а не { $bytes }
fair-dice-seed = Ваше зерно: { $seed }
fair-dice-seed-trimmed = Ваше зерно без пробілів на краях: { $seed }
fair-dice-seed-before = Ваше зерно, вибране до того, як ви побачили зобов’язання: { $seed }
fair-dice-seed-random = Випадкове зерно, яке вибрала ця програма, а не ви: { $seed }
fair-dice-secret =
    Таємне зерно кидків було
    {"  "}{ $seed }
    Збережена гра містить його, а `stones-dice verify` перевіряє.
fair-dice-closed = Таємницю чесних кидків уже показано, тому продовжити цю гру не можна. `save FILE` зберігає її, `new` починає іншу, `load FILE` продовжує збережену, `menu` пропонує інші.
fair-dice-quit-unfinished = Чесні кидки закінчуються разом із сеансом: продовжити гру можна буде лише з іншими кидками. Залишити її?
fair-dice-save-reveals = Файл розкриває таємне зерно, а з ним усі майбутні кидки: продовжити цю гру буде не можна. Зберегти?
fair-dice-not-of-this-game = У цій грі кидали не цими чесними кубиками. Вона продовжується з --seed { $seed }.
fair-dice-no-more-proof = Ця гра має чесні кидки, але більше їх не буде: після наступного кидка вона не міститиме їх доказу.
