// The classes of stones_dice.hpp: every method, moves of handles, exceptions.
#include <cstdio>
#include <cstdlib>

#include "stones_dice.hpp"

using namespace stones_dice;

#define CHECK(condition)                                                                                             \
    do {                                                                                                             \
        if (!(condition)) {                                                                                          \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                     \
            std::exit(1);                                                                                            \
        }                                                                                                            \
    } while (0)

template <class Function>
static int32_t status_of(Function function) {
    try {
        function();
    } catch (const Error &error) {
        return error.status();
    }
    return SD_OK;
}

static void stones_game() {
    auto start = stones::initial();
    CHECK(stones::text(start) == "ssssssss/8/8/8/8/8/8/SSSSSSSS w");
    CHECK(stones::text(stones::parse("sss/3/3/SSS b")) == "sss/3/3/SSS b");
    CHECK(stones::legal_moves(start).size() == 54);
    auto move = stones::parse_move(start, "a1d4");
    CHECK(stones::text(move) == "a1-d4");
    Game game(start, sd_stones_rules{});
    game.play(move);
    CHECK(stones::text(game.stones_position()) == stones::text(stones::play(start, move)));
    game.play("h8e5");
    CHECK(game.ply() == 2 && game.revision() == 2 && !game.is_race());
    CHECK(game.undo() && game.redo() && !game.redo());
    game.go_to(1);
    CHECK(game.ply() == 1 && game.stones_moves().size() > 40);
    game.add_comment(1, std::string(1000, 'x'));
    game.set_tag("White", "Ann");
    // Longer than the first buffer.
    auto record = game.record();
    CHECK(record.size() > 1000 && Game::from_record(record).record() == record);
    CHECK(Game::from_json(game.json()).json() == game.json());
    Game copy = game.clone();
    Game moved = std::move(copy);
    moved.resign(SD_WHITE);
    CHECK(moved.outcome() && moved.outcome()->winner == SD_BLACK && !game.outcome());
    CHECK(status_of([&] { moved.play("h8e5"); }) == SD_ERROR_ILLEGAL);
    CHECK(status_of([&] { game.roll(1); }) == SD_ERROR_OTHER_GAME);
    CHECK(status_of([] { Game::from_record("x"); }) == SD_ERROR_RECORD);
    try {
        game.play("a8-a7");
        CHECK(false);
    } catch (const Error &error) {
        CHECK(error.reason() == "not-in-line" && error.offset() == SD_NO_OFFSET && error.turn() == 0);
    }
    stones::Player player(1, 7, sd_stones_rules{});
    CHECK(player.get() != nullptr);
    game.play(player.best_move(game.stones_position()));
    CHECK(game.ply() == 2);
}

static void race_game() {
    auto start = race::initial();
    CHECK(race::text(race::parse("0,-,-,-/0,-,-,- w ?")) == race::text(start));
    auto rolled = race::roll(start, 3);
    auto moves = race::legal_moves(rolled);
    CHECK(moves.size() == 1 && race::text(moves[0]) == "a1-d1");
    Game game(start);
    game.roll(3);
    CHECK(game.is_race() && game.race_moves().size() == 1);
    game.play(moves[0]);
    CHECK(race::text(game.race_position()) == race::text(race::play(rolled, moves[0])));
    Dice dice(7), resumed(7, 1);
    dice.roll();
    CHECK(dice.roll() == resumed.roll());
    race::Engine engine;
    double chance = engine.win_probability(start);
    CHECK(chance > 0.49 && chance < 0.52);
    CHECK(race::text(engine.best_move(rolled, 10, 1)) == "a1-d1");
    CHECK(status_of([] { Dice(7, UINT64_MAX); }) == SD_ERROR_ARGUMENT);
}

int main() {
    stones_game();
    race_game();
    std::puts("wrapper: all as expected");
}
