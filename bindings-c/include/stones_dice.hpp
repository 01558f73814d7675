// Stones! and the dice race for C++17: handles that delete themselves, texts as strings, errors as exceptions.
//
// Values are the structs of stones_dice.h. Each class holds one handle, which `get()` shows, for functions of C that
// have no method here. A handle can be moved, not copied; threads may use it as stones_dice.h says.
#ifndef STONES_DICE_HPP
#define STONES_DICE_HPP

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "stones_dice.h"

namespace stones_dice {

// What a function of C reports, as an exception.
class Error : public std::runtime_error {
public:
    explicit Error(const sd_error &error)
        : std::runtime_error(error.message), error_(error) {}

    int32_t status() const { return error_.status; }
    uint64_t offset() const { return error_.offset; }
    uint32_t turn() const { return error_.turn; }
    std::string_view reason() const { return error_.reason; }

private:
    sd_error error_;
};

namespace detail {

// Calls a function whose last argument is the error, and returns its number.
template <class Function, class... Arguments>
auto call(Function function, Arguments... arguments) {
    sd_error error;
    auto result = function(arguments..., &error);
    if (result < 0) throw Error(error);
    return result;
}

// The same for a function that returns a handle.
template <class Function, class... Arguments>
auto make(Function function, Arguments... arguments) {
    sd_error error;
    auto *handle = function(arguments..., &error);
    if (handle == nullptr) throw Error(error);
    return handle;
}

// The text that a function writes with these arguments before the buffer.
template <class Function, class... Arguments>
std::string text(Function function, Arguments... arguments) {
    std::string text(63, '\0');
    for (;;) {
        auto length = static_cast<size_t>(call(function, arguments..., text.data(), text.size() + 1));
        bool fits = length <= text.size();
        text.resize(length);
        if (fits) return text;
    }
}

// The elements that a function writes with these arguments before the buffer, at most `most`.
template <class Element, class Function, class... Arguments>
std::vector<Element> list(size_t most, Function function, Arguments... arguments) {
    std::vector<Element> elements(most);
    elements.resize(static_cast<size_t>(call(function, arguments..., elements.data(), most)));
    return elements;
}

// A value that a function writes with these arguments before it.
template <class Value, class Function, class... Arguments>
Value value(Function function, Arguments... arguments) {
    Value value;
    call(function, arguments..., &value);
    return value;
}

template <class Handle, void (*Delete)(Handle *)>
struct Deleter {
    void operator()(Handle *handle) const { Delete(handle); }
};

template <class Handle, void (*Delete)(Handle *)>
using Owned = std::unique_ptr<Handle, Deleter<Handle, Delete>>;

}  // namespace detail

// A game of either kind.
class Game {
public:
    explicit Game(sd_game *handle) : handle_(handle) {}
    Game(const sd_stones_position &start, const sd_stones_rules &rules)
        : handle_(detail::make(sd_stones_game_new, start, rules)) {}
    explicit Game(const sd_race_position &start) : handle_(detail::make(sd_race_game_new, start)) {}

    static Game from_record(std::string_view text) {
        return Game(detail::make(sd_game_from_record, text.data(), text.size()));
    }
    static Game from_json(std::string_view text) {
        return Game(detail::make(sd_game_from_json, text.data(), text.size()));
    }

    sd_game *get() const { return handle_.get(); }
    Game clone() const { return Game(detail::make(sd_game_clone, get())); }
    bool is_race() const { return detail::call(sd_game_kind, get()) == SD_RACE; }

    void play(std::string_view move) { detail::call(sd_game_play_text, get(), move.data(), move.size()); }
    void play(const sd_stones_move &move) { detail::call(sd_stones_game_play, get(), move); }
    void play(const sd_race_move &move) { detail::call(sd_race_game_play, get(), move); }
    void roll(uint8_t roll) { detail::call(sd_race_game_roll, get(), roll); }
    void resign(uint8_t color) { detail::call(sd_game_resign, get(), color); }
    bool undo() { return detail::call(sd_game_undo, get()) == 1; }
    bool redo() { return detail::call(sd_game_redo, get()) == 1; }
    void go_to(size_t ply) { detail::call(sd_game_go_to, get(), ply); }
    int64_t ply() const { return detail::call(sd_game_ply, get()); }
    int64_t revision() const { return detail::call(sd_game_revision, get()); }

    sd_stones_position stones_position() const {
        return detail::value<sd_stones_position>(sd_stones_game_position, get(), SD_CURRENT);
    }
    sd_race_position race_position() const {
        return detail::value<sd_race_position>(sd_race_game_position, get(), SD_CURRENT);
    }
    std::vector<sd_stones_move> stones_moves() const {
        return detail::list<sd_stones_move>(SD_STONES_MAX_MOVES, sd_stones_game_legal_moves, get());
    }
    std::vector<sd_race_move> race_moves() const {
        return detail::list<sd_race_move>(SD_RACE_MAX_MOVES, sd_race_game_legal_moves, get());
    }
    // How the game ended; empty while it goes on.
    std::optional<sd_outcome> outcome() const {
        sd_outcome outcome;
        if (detail::call(sd_game_outcome, get(), &outcome) == 0) return std::nullopt;
        return outcome;
    }

    void set_tag(std::string_view name, std::string_view value) {
        detail::call(sd_game_set_tag, get(), name.data(), name.size(), value.data(), value.size());
    }
    void add_comment(size_t ply, std::string_view text) {
        detail::call(sd_game_add_comment, get(), ply, text.data(), text.size());
    }
    std::string record() const { return detail::text(sd_game_to_record, get()); }
    std::string json() const { return detail::text(sd_game_to_json, get()); }

private:
    detail::Owned<sd_game, sd_game_delete> handle_;
};

// Dice whose rolls follow from a seed.
class Dice {
public:
    explicit Dice(uint64_t seed, uint64_t rolled = 0) : handle_(detail::make(sd_dice_new, seed, rolled)) {}

    sd_dice *get() const { return handle_.get(); }
    uint8_t roll() { return static_cast<uint8_t>(detail::call(sd_dice_roll, get())); }

private:
    detail::Owned<sd_dice, sd_dice_delete> handle_;
};

namespace stones {

inline sd_stones_position initial(uint8_t files = 8, uint8_t ranks = 8) {
    return detail::value<sd_stones_position>(sd_stones_initial, files, ranks);
}
inline sd_stones_position parse(std::string_view text) {
    return detail::value<sd_stones_position>(sd_stones_parse, text.data(), text.size());
}
inline std::string text(const sd_stones_position &position) { return detail::text(sd_stones_write, position); }
inline std::string text(const sd_stones_move &move) { return detail::text(sd_stones_write_move, move); }
inline std::vector<sd_stones_move> legal_moves(const sd_stones_position &position) {
    return detail::list<sd_stones_move>(SD_STONES_MAX_MOVES, sd_stones_legal_moves, position);
}
inline sd_stones_move parse_move(const sd_stones_position &position, std::string_view text) {
    return detail::value<sd_stones_move>(sd_stones_parse_move, position, text.data(), text.size());
}
inline sd_stones_position play(const sd_stones_position &position, const sd_stones_move &move) {
    return detail::value<sd_stones_position>(sd_stones_play, position, move);
}

#if defined(SD_SEARCH)
// A computer player of one of ten levels.
class Player {
public:
    Player(uint8_t level, uint64_t seed, const sd_stones_rules &rules)
        : handle_(detail::make(sd_stones_player_new, level, seed, rules)) {}

    sd_stones_player *get() const { return handle_.get(); }
    sd_stones_move best_move(const sd_stones_position &position, const sd_limits &limits = {}) {
        return detail::value<sd_stones_move>(sd_stones_player_best_move, get(), position, limits, nullptr);
    }

private:
    detail::Owned<sd_stones_player, sd_stones_player_delete> handle_;
};
#endif

}  // namespace stones

namespace race {

inline sd_race_position initial(const sd_race_rules &rules = sd_race_default_rules()) {
    return detail::value<sd_race_position>(sd_race_initial, rules);
}
inline sd_race_position parse(std::string_view text, const sd_race_rules &rules = sd_race_default_rules()) {
    return detail::value<sd_race_position>(sd_race_parse, text.data(), text.size(), rules);
}
inline std::string text(const sd_race_position &position) { return detail::text(sd_race_write, position); }
inline std::string text(const sd_race_move &move) { return detail::text(sd_race_write_move, move); }
inline std::vector<sd_race_move> legal_moves(const sd_race_position &position) {
    return detail::list<sd_race_move>(SD_RACE_MAX_MOVES, sd_race_legal_moves, position);
}
inline sd_race_position roll(const sd_race_position &position, uint8_t roll) {
    return detail::value<sd_race_position>(sd_race_roll, position, roll);
}
inline sd_race_position play(const sd_race_position &position, const sd_race_move &move) {
    return detail::value<sd_race_position>(sd_race_play, position, move);
}

#if defined(SD_SEARCH)
// A computer player of all levels, and an analyst.
class Engine {
public:
    Engine() : handle_(detail::make(sd_race_engine_new, nullptr)) {}

    sd_race_engine *get() const { return handle_.get(); }
    sd_race_move best_move(const sd_race_position &position, uint8_t level, uint64_t seed) const {
        return detail::value<sd_race_move>(sd_race_engine_best_move, get(), position, level, seed);
    }
    double win_probability(const sd_race_position &position) const {
        return detail::value<double>(sd_race_engine_win_probability, get(), position);
    }

private:
    detail::Owned<sd_race_engine, sd_race_engine_delete> handle_;
};
#endif

}  // namespace race

}  // namespace stones_dice

#endif
