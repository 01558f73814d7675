### What the dice race says about fair dice.

fair-dice-game = Fair dice for the game with the id { $id }.
fair-dice-commitment =
    This is the commitment to the secret seed, the game id, the start and the rules:
    {"  "}{ $commitment }
fair-dice-ask-seed = Your seed, any text (Enter for a random one)
fair-dice-another-seed = Expected a different seed: { $reason }.
fair-dice-seed-utf8 = a seed is text in UTF-8
fair-dice-seed-controls = a seed has no control characters
fair-dice-seed-length = a client seed has 1 to 255 bytes, not { $bytes }
fair-dice-seed = Your seed: { $seed }
fair-dice-seed-trimmed = Your seed, without the blanks at its ends: { $seed }
fair-dice-seed-before = Your seed, chosen before you saw the commitment: { $seed }
fair-dice-seed-random = A random seed, which this program and not you chose: { $seed }
fair-dice-secret =
    The secret seed of the dice was
    {"  "}{ $seed }
    A saved game contains it, and `stones-dice verify` checks it.
fair-dice-closed = The secret of the fair dice has been shown, so this game cannot go on. `save FILE` saves it, `new` starts another, `load FILE` continues a saved one, `menu` offers more.
fair-dice-quit-unfinished = The fair dice end with the session: the game can go on with other dice only. Leave it?
fair-dice-save-reveals = The file reveals the secret seed, and with it all future rolls: this game cannot go on. Save it?
fair-dice-not-of-this-game = This game was not rolled with these fair dice. It continues with --seed { $seed }.
fair-dice-no-more-proof = This game has fair dice, which roll no more: after the next roll it holds no proof of them.
