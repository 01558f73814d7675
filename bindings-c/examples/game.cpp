// A game of the dice race between two computer players, in C++.
#include <iostream>

#include "stones_dice.hpp"

int main() try {
    namespace race = stones_dice::race;

    stones_dice::Game game(race::initial());
    stones_dice::Dice dice(7);
    race::Engine engine;
    while (!game.outcome()) {
        game.roll(dice.roll());
        auto position = game.race_position();
        uint8_t level = position.turn == SD_WHITE ? 9 : 2;
        game.play(engine.best_move(position, level, 1));
    }
    game.set_tag("White", "Level 9");
    game.set_tag("Black", "Level 2");
    std::cout << game.record();

    // An error is an exception, which says what was expected at which byte.
    try {
        stones_dice::stones::parse("8/8 w");
        return 1;
    } catch (const stones_dice::Error &error) {
        std::cout << "byte " << error.offset() << ": " << error.what() << '\n';
    }
    return stones_dice::Game::from_record(game.record()).json().empty();
} catch (const stones_dice::Error &error) {
    std::cerr << error.what() << '\n';
    return 1;
}
