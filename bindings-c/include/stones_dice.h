// Stones! and the dice race for C11, C++17, and all languages that call C. This file is generated.
//
// RESULTS. A function that returns int32_t or int64_t returns a number of at least 0, or an error below 0, one of
// SD_ERROR_... . A function that returns a pointer returns null after an error. The last argument, `error`, says
// more; it may be null. A call that fails changes nothing, and no result is written.
//
// BUFFERS. A function that fills a buffer returns how much there is: the number of elements, or for a text the number
// of bytes without the zero byte that ends it. If it does not fit, nothing but an empty text is written: enlarge the
// buffer and call again. A text fits if its length is below the capacity, elements fit if their number is at most the
// capacity. With a capacity of 0 the buffer may be null.
//
// TEXTS are UTF-8. Pass the length in bytes, or SD_ZERO_ENDED for a text that ends with a zero byte. Texts are not
// kept.
//
// POINTERS. A null pointer that is not allowed gives SD_ERROR_NULL. Every other pointer must be aligned and valid for
// the time of the call, as the length or the type says; results must not overlap texts, handles or other results.
// That cannot be checked: for pointers to memory of others, handles that were deleted or handles of another type the
// behavior is undefined. Structs are passed by value, and may hold anything: each field is checked, on each call.
//
// OWNERSHIP. Handles (games, records, batches, players, engines, tables, dice, stops) are owned by the caller from the
// call that returns them to the call that deletes them, once. Everything else is copied.
//
// THREADS. The comment of each function says which calls may overlap. `any`: all. `shared`: several with the same
// handle, as long as no `exclusive` one overlaps. `exclusive`: one at a time with the same handle; different handles
// are independent.
//
// No exception and no panic leaves the library. Functions of the caller must not throw or jump out of it.


#ifndef STONES_DICE_H
#define STONES_DICE_H

#include <stddef.h>
#include <stdint.h>

// What a library that was built without default features does not have. With such a library, define SD_RULES_ALONE.
#if !defined(SD_RULES_ALONE)
#define SD_SEARCH
#define SD_BATCH
#define SD_EXACT
#define SD_FAIR_DICE
#endif

// The length of a text that ends with a zero byte.
#define SD_ZERO_ENDED SIZE_MAX

// All steps of a game that are applied: the position on the board.
#define SD_CURRENT SIZE_MAX

#if defined(SD_BATCH)
// The most games of a batch.
#define SD_BATCH_MAX (1 << 24)
#endif



// The version of this interface: it changes when a program has to be compiled again.
#define SD_ABI_VERSION 1

// White, who moves first and sits at rank 1.
#define SD_WHITE 0

// Black.
#define SD_BLACK 1

// Neither side: a draw.
#define SD_NO_COLOR 255

// No square: a slide jumps none, a piece that enters comes from none. Squares are 0 for a1, 1 for b1 … 63 for h8.
#define SD_NO_SQUARE 255

// The library has computer players, analysts, the solver and tables.
#define SD_FEATURE_SEARCH 1

// The library has dice that both players can verify.
#define SD_FEATURE_FAIR_DICE 2

// The library computes tables, and reads and writes them as files.
#define SD_FEATURE_EXACT 4

// The library has batches.
#define SD_FEATURE_BATCH 8

// The call did what it should.
#define SD_OK 0

// An argument is out of range, or has fields that do not fit together.
#define SD_ERROR_ARGUMENT -1

// A pointer is null that must not be.
#define SD_ERROR_NULL -2

// A text or packed bytes do not follow their grammar; `offset` is the byte.
#define SD_ERROR_PARSE -3

// There can be no such position; the message lists every fault.
#define SD_ERROR_SETUP -4

// A move or a roll is illegal, or the game is over; `reason` has the name of the broken rule.
#define SD_ERROR_ILLEGAL -5

// A record is damaged; `offset` is the byte, `turn` the turn at fault, 0 in the tags.
#define SD_ERROR_RECORD -6

// The request of a player is rejected; `reason` says why.
#define SD_ERROR_REQUEST -7

// The handle holds a game of the other kind.
#define SD_ERROR_OTHER_GAME -8

// A limit was reached before a value was proven.
#define SD_ERROR_UNSOLVED -9

// Bytes are no table, or a table is for other rules than a position.
#define SD_ERROR_TABLE -10

// Dice are not proved fair.
#define SD_ERROR_UNFAIR -11

// The call was stopped.
#define SD_ERROR_STOPPED -12

// The library has a fault; delete the handles that the call could change.
#define SD_ERROR_INTERNAL -13

// The `offset` of an error that is not at a byte.
#define SD_NO_OFFSET UINT64_MAX

// A game of Stones!.
#define SD_STONES 0

// A game of the dice race.
#define SD_RACE 1



// A step is a move.
#define SD_STEP_MOVE 0

// A step is a roll.
#define SD_STEP_ROLL 1

// A step is a resignation or the like.
#define SD_STEP_END 2

// The side to move has no legal move.
#define SD_REASON_NO_MOVES 0

// A side has resigned.
#define SD_REASON_RESIGNATION 1

// The sides have agreed on a draw.
#define SD_REASON_AGREEMENT 2

// A side has run out of time.
#define SD_REASON_TIME 3

// The game was abandoned.
#define SD_REASON_ABANDONED 4

// A side has all its pieces on the diagonal.
#define SD_REASON_ALL_HOME 5

// A reason that this version does not know.
#define SD_REASON_OTHER 255

#if defined(SD_BATCH)
// No action: no roll is pending.
#define SD_RACE_NO_ACTION 255
#endif

#if defined(SD_FAIR_DICE)
// The length of a server's secret, and of a commitment.
#define SD_SEED_LENGTH 32
#endif

#if defined(SD_FAIR_DICE)
// It was fixed by what was shown and chosen before the game.
#define SD_PROOF_PROVED 0
#endif

#if defined(SD_FAIR_DICE)
// The same, if the commitment and the client's seed in the record are those from before the game.
#define SD_PROOF_IF_SEEDS_ARE_PROVED 1
#endif

#if defined(SD_FAIR_DICE)
// The moves lead to it by the rules; the moves themselves are not proved.
#define SD_PROOF_FOLLOWS_FROM_MOVES 2
#endif

#if defined(SD_FAIR_DICE)
// The record says so.
#define SD_PROOF_NOT_PROVED 3
#endif

// The action of a piece that enters.
#define SD_RACE_ENTER 32

// The action of a pass.
#define SD_RACE_PASS 33

// The progress of a pass, which does not go anywhere.
#define SD_RACE_NO_PROGRESS 255

// The first opponent met is captured, and the move stops there.
#define SD_RACE_CAPTURE_FIRST_CONTACT 0

// Opponents are passed over; one on the last cell is captured.
#define SD_RACE_CAPTURE_LANDING_ONLY 1

// A move that a piece of the same side blocks is cut short before it.
#define SD_RACE_BLOCK_STOP_SHORT 0

// A roll that would reach the diagonal is made in full or not at all.
#define SD_RACE_BLOCK_WHOLE_ROLL 1

// The length of packed bytes.
#define SD_RACE_PACKED_LENGTH 10

// No position has more legal moves.
#define SD_RACE_MAX_MOVES 4

// How many action numbers there are: 0 to 31 for the progress of the piece that walks, 32 enters, 33 passes.
#define SD_RACE_ACTIONS 34

#if defined(SD_BATCH)
// No action: the position has no legal move.
#define SD_STONES_NO_ACTION 65535
#endif

// A stone moves along a diagonal.
#define SD_STONES_SLIDE 0

// A stone jumps an unpinned opponent, who becomes pinned.
#define SD_STONES_PIN 1

// A stone jumps a pinned ally, who becomes free.
#define SD_STONES_FREE 2

// The game ends when the side to move has no legal move.
#define SD_STONES_END_SIDE_TO_MOVE 0

// The game ends when either side has no legal move.
#define SD_STONES_END_EITHER_SIDE 1

// Unpinned stones count on the rank at the opponent's edge.
#define SD_STONES_GOAL_FAR_RANK 0

// Unpinned stones count on the far half of the board.
#define SD_STONES_GOAL_FAR_HALF 1

// No position has more legal moves.
#define SD_STONES_MAX_MOVES 72

// The length of packed bytes.
#define SD_STONES_PACKED_LENGTH 13

// How many action numbers there are.
#define SD_STONES_ACTIONS 376

// The order of the files is reversed; colors stay.
#define SD_STONES_MIRROR 0

// The order of the ranks is reversed, and the colors and the side to move are swapped.
#define SD_STONES_FLIP 1

#if defined(SD_SEARCH)
// How many moves of a line are given at most.
#define SD_STONES_LINE_MOVES 64
#endif

// A die whose rolls follow from a seed, the same in all languages and versions.
typedef struct sd_dice sd_dice;

#if defined(SD_FAIR_DICE)
// Fair dice: first a secret of the server, then the client's seed, then rolls, at last the secret is shown.
typedef struct sd_fair_dice sd_fair_dice;
#endif

// A game with its history, of either kind. What both games have is called the same; a function of one of them
// fails with `SD_ERROR_OTHER_GAME` for a game of the other. A call that fails has changed nothing.
typedef struct sd_game sd_game;

#if defined(SD_BATCH)
// Games side by side, each with its own random bits; see the core's `batch::Batch`.
typedef struct sd_race_batch sd_race_batch;
#endif

#if defined(SD_SEARCH)
// A computer player of all levels, and an analyst.
typedef struct sd_race_engine sd_race_engine;
#endif

#if defined(SD_SEARCH)
// The exact chance to win of every position of some rules.
typedef struct sd_race_table sd_race_table;
#endif

// The records of a file, one after the other.
typedef struct sd_records sd_records;

#if defined(SD_BATCH)
// Games side by side, each with its own random bits; see the core's `batch::Batch`.
typedef struct sd_stones_batch sd_stones_batch;
#endif

#if defined(SD_SEARCH)
// An analyst at full strength.
typedef struct sd_stones_engine sd_stones_engine;
#endif

#if defined(SD_SEARCH)
// A computer player of one of ten levels.
typedef struct sd_stones_player sd_stones_player;
#endif

#if defined(SD_SEARCH)
// Stops calls from another thread.
typedef struct sd_stop sd_stop;
#endif

// What went wrong, for programs and for people. Every call that can fail fills it when it fails, and leaves it as
// it is otherwise.
typedef struct sd_error {
    // One of `SD_ERROR_…`; what the function returned, if it returned a number.
    int32_t status;
    // The turn of a record, or the game of a batch, from 1; 0 elsewhere.
    uint32_t turn;
    // The byte of the text or of the packed bytes, from 0; `SD_NO_OFFSET` elsewhere.
    uint64_t offset;
    // The name of the reason, the same in all languages and versions: `pinned`, `game-over`. Empty if there is
    // none. Ends with a zero byte.
    char reason[32];
    // What was wrong in words, in English, UTF-8, cut at 463 bytes. Ends with a zero byte.
    char message[464];
} sd_error;

// A board and the side to move. A program may set the fields to anything, as an editor does: each function that
// takes a position checks it first, and fails with `SD_ERROR_SETUP` if there can be none like it. In sets, bit 0
// is a1, bit 1 is b1 … bit 63 is h8.
typedef struct sd_stones_position {
    // The set of White's stones, pinned or not.
    uint64_t white;
    // The set of Black's stones, pinned or not.
    uint64_t black;
    // The set of the pinned stones of both sides.
    uint64_t pinned;
    // The side to move: `SD_WHITE` or `SD_BLACK`.
    uint8_t turn;
    // The number of files, 3 to 8.
    uint8_t files;
    // The number of ranks, 3 to 8.
    uint8_t ranks;
    // Zero; not read.
    uint8_t reserved[5];
} sd_stones_position;

// The options of the rules: when a game ends, and where stones count. All zero are the default.
typedef struct sd_stones_rules {
    // `SD_STONES_END_SIDE_TO_MOVE` or `SD_STONES_END_EITHER_SIDE`.
    uint8_t end;
    // `SD_STONES_GOAL_FAR_RANK` or `SD_STONES_GOAL_FAR_HALF`.
    uint8_t goal;
} sd_stones_rules;

// The options of the rules. `sd_race_default_rules` has the usual ones.
typedef struct sd_race_rules {
    // `SD_RACE_CAPTURE_FIRST_CONTACT` or `SD_RACE_CAPTURE_LANDING_ONLY`.
    uint8_t capture;
    // `SD_RACE_BLOCK_STOP_SHORT` or `SD_RACE_BLOCK_WHOLE_ROLL`.
    uint8_t block;
    // 1 if a six gives the same side another roll, else 0.
    uint8_t extra_roll_on_six;
    // How many pieces each side has, 1 to 4.
    uint8_t pieces;
} sd_race_rules;

// A board, the side to roll or move, a pending roll, and the rules. A program may set the fields to anything:
// each function that takes a position checks it first, and fails with `SD_ERROR_SETUP` if there can be none like
// it. Pieces of the rules that are not on the board wait.
typedef struct sd_race_position {
    // The progress of White's pieces on the board, as a set: bit 0 is the start cell, bit 28 the first of the
    // diagonal.
    uint32_t white;
    // The progress of Black's pieces on the board.
    uint32_t black;
    // The side that rolls or moves: `SD_WHITE` or `SD_BLACK`.
    uint8_t turn;
    // The pending roll, 1 to 6; 0 when the position waits for a roll.
    uint8_t rolled;
    // The rules.
    struct sd_race_rules rules;
    // Zero; not read.
    uint8_t reserved[2];
} sd_race_position;

// A move. Each function checks whether it is legal in its position.
typedef struct sd_stones_move {
    // The square it begins on.
    uint8_t origin;
    // The square it ends on.
    uint8_t target;
    // The square of the jumped stone; `SD_NO_SQUARE` for a slide.
    uint8_t jumped;
    // `SD_STONES_SLIDE`, `SD_STONES_PIN` or `SD_STONES_FREE`.
    uint8_t kind;
} sd_stones_move;

// A move. Each function checks whether it is legal in its position.
typedef struct sd_race_move {
    // The side that moves.
    uint8_t color;
    // The progress of the piece that walks; `SD_RACE_ENTER` or `SD_RACE_PASS`.
    uint8_t action;
    // The progress it gets to; `SD_RACE_NO_PROGRESS` for a pass.
    uint8_t to;
    // 1 if it captures a piece, else 0.
    uint8_t captures;
    // The square it begins on; `SD_NO_SQUARE` if it enters or passes.
    uint8_t origin;
    // The square it ends on; `SD_NO_SQUARE` for a pass.
    uint8_t target;
} sd_race_move;

// One step of a game's history. Which fields count depends on its kind and on the game.
typedef struct sd_step {
    // `SD_STEP_MOVE`, `SD_STEP_ROLL` or `SD_STEP_END`.
    uint8_t kind;
    // The roll of `SD_STEP_ROLL`.
    uint8_t roll;
    // The winner of `SD_STEP_END`; `SD_NO_COLOR` is a draw.
    uint8_t winner;
    // One of `SD_REASON_…` of `SD_STEP_END`.
    uint8_t reason;
    // The move of Stones!.
    struct sd_stones_move stones;
    // The move of the dice race.
    struct sd_race_move race;
} sd_step;

// How a game ended.
typedef struct sd_outcome {
    // The winner; `SD_NO_COLOR` is a draw.
    uint8_t winner;
    // Why the game is over: one of `SD_REASON_…`.
    uint8_t reason;
    // 1 if the game has a score: Stones! that ended on the board.
    uint8_t has_score;
    // White's score; 0 without one.
    uint8_t white;
    // Black's score; 0 without one.
    uint8_t black;
} sd_outcome;

#if defined(SD_FAIR_DICE)
// What a record proves: for each part one of `SD_PROOF_…`.
typedef struct sd_verified {
    // How many rolls were made after the start.
    uint64_t roll_count;
    // Whether the commitment is the one that was shown before the game.
    uint8_t commitment;
    // Whether the client's seed is the one that was chosen before the game.
    uint8_t client_seed;
    // The game id.
    uint8_t game_id;
    // The start and the rules.
    uint8_t start;
    // The rolls.
    uint8_t rolls;
    // The outcome.
    uint8_t outcome;
} sd_verified;
#endif

#if defined(SD_SEARCH)
// A legal move and its chance to win.
typedef struct sd_race_rated_move {
    // The chance to win after the move, for the side that makes it.
    double win_probability;
    // How much less that is than after the best move.
    double loss;
    // The move.
    struct sd_race_move played;
} sd_race_rated_move;
#endif

#if defined(SD_SEARCH)
// A turn of a game: how lucky the roll was, and the move compared with the best one.
typedef struct sd_race_review {
    // The chance to win before the roll.
    double win_probability;
    // What the roll added to it.
    double luck;
    // How much less the chance is after the move than after the best one.
    double loss;
    // The side that rolled and moved.
    uint8_t color;
    // The roll.
    uint8_t rolled;
    // 1 if there was another move.
    uint8_t was_choice;
    // The move.
    struct sd_race_move played;
    // The best move.
    struct sd_race_move best;
} sd_race_review;
#endif

// The pieces of one side: any number at each place.
typedef struct sd_race_side {
    // How many pieces are at each progress, 0 to 31.
    uint8_t on_board[32];
    // How many wait.
    uint8_t waiting;
} sd_race_side;

// A board to be edited, which may be impossible: two pieces on a square, five pieces of a side.
typedef struct sd_race_setup {
    // White's pieces.
    struct sd_race_side white;
    // Black's pieces.
    struct sd_race_side black;
    // The side that rolls or moves.
    uint8_t turn;
    // The pending roll, 1 to 6; 0 if there is none.
    uint8_t rolled;
    // The rules.
    struct sd_race_rules rules;
} sd_race_setup;

// The unpinned stones of both sides in their goal zones.
typedef struct sd_score {
    // White's stones.
    uint8_t white;
    // Black's stones.
    uint8_t black;
} sd_score;

#if defined(SD_SEARCH)
// When a search ends. 0 is no limit.
typedef struct sd_limits {
    // The number of positions searched. The same number gives the same result on every platform.
    uint64_t nodes;
    // The time in milliseconds.
    uint64_t milliseconds;
    // The number of moves to look ahead.
    uint8_t depth;
} sd_limits;
#endif

#if defined(SD_SEARCH)
// The options of an engine. All zero are the default.
typedef struct sd_stones_engine_options {
    // The size of the transposition table in bytes; 0 for the default.
    uint64_t table_bytes;
    // The number of threads that search together; 0 counts as 1. With one the result is the same on every
    // platform.
    uint32_t threads;
} sd_stones_engine_options;
#endif

#if defined(SD_SEARCH)
// How far an analysis has come.
typedef struct sd_stones_analysis {
    // The number of positions searched.
    uint64_t nodes;
    // The number of lines found.
    uint32_t lines;
    // The number of plies that were searched completely.
    uint8_t depth;
    // 1 if the value of the position is proven.
    uint8_t is_proven;
} sd_stones_analysis;
#endif

#if defined(SD_SEARCH)
// A line of play with its value.
typedef struct sd_stones_line {
    // By how much the side to move wins, in hundredths of a stone.
    int32_t value;
    // 1 if the value is proven, 0 if it is an estimate.
    uint8_t is_proven;
    // How many moves there are in `moves`.
    uint8_t move_count;
    // The chance of the side to move to win, 0 to 1.
    double win;
    // The chance of a draw.
    double draw;
    // The chance to lose.
    double loss;
    // The first moves of the line.
    struct sd_stones_move moves[SD_STONES_LINE_MOVES];
} sd_stones_line;
#endif

#if defined(SD_SEARCH)
// A move of a game compared with the best one.
typedef struct sd_stones_review {
    // The side that moved.
    uint8_t color;
    // 1 if the values are proven.
    uint8_t is_proven;
    // The move.
    struct sd_stones_move played;
    // The best move.
    struct sd_stones_move best;
    // The value of the best move, in hundredths of a stone.
    int32_t best_value;
    // How much less the value of the move is.
    int32_t loss;
} sd_stones_review;
#endif

#if defined(SD_SEARCH)
// What is proven about a position.
typedef struct sd_stones_solution {
    // The number of positions searched.
    uint64_t nodes;
    // The side to move wins by at least this number of stones.
    int8_t at_least;
    // And by at most this number: the same if the value is proven.
    int8_t at_most;
} sd_stones_solution;
#endif

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// `SD_ABI_VERSION` of the library. A program that was compiled with another number must not go on.
//
// Threads: any.
uint32_t sd_abi_version(void);

// The version of the library, `0.1.0`: a text that lives as long as the library.
//
// Threads: any.
const char *sd_version(void);

// What the library was built with: a sum of `SD_FEATURE_…`.
//
// Threads: any.
uint32_t sd_features(void);

// Reads the name of a square, `a1` to `h8`, and returns its number.
//
// Threads: any.
int32_t sd_square_parse(const char *name, size_t length, struct sd_error *error);

// Writes the name of a square.
//
// Threads: any.
int64_t sd_square_write(uint8_t square, char *buffer, size_t capacity, struct sd_error *error);

// A game of Stones! that begins with a position.
//
// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
sd_game *sd_stones_game_new(struct sd_stones_position start, struct sd_stones_rules rules, struct sd_error *error);

// A game of the dice race that begins with a position.
//
// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
sd_game *sd_race_game_new(struct sd_race_position start, struct sd_error *error);

// A copy of a game.
//
// Owned by the caller, who deletes it with `sd_game_delete`. Threads: shared.
sd_game *sd_game_clone(const sd_game *game, struct sd_error *error);

// Deletes a game; null is allowed.
//
// Threads: exclusive.
void sd_game_delete(sd_game *game);

// Returns `SD_STONES` or `SD_RACE`.
//
// Threads: shared.
int32_t sd_game_kind(const sd_game *game, struct sd_error *error);

// The number of moves made, without those that were undone.
//
// Threads: shared.
int64_t sd_game_ply(const sd_game *game, struct sd_error *error);

// A number that grows with every change that a player must see; `sd_game_apply_untrusted` wants it.
//
// Threads: shared.
int64_t sd_game_revision(const sd_game *game, struct sd_error *error);

// The number of steps, moves and rolls and ends, that are applied.
//
// Threads: shared.
int64_t sd_game_steps(const sd_game *game, struct sd_error *error);

// The number of steps that were undone and can be redone.
//
// Threads: shared.
int64_t sd_game_undone(const sd_game *game, struct sd_error *error);

// A step, from 0; first those that are applied, then those that were undone.
//
// Threads: shared.
int32_t sd_game_step(const sd_game *game, size_t index, struct sd_step *step, struct sd_error *error);

// Undoes the last step. Returns 1, or 0 at the start. In the dice race it stops at a pending roll, which
// `sd_race_game_undo_roll` undoes.
//
// Threads: exclusive.
int32_t sd_game_undo(sd_game *game, struct sd_error *error);

// Redoes the step that was undone last. Returns 1, or 0 if there is none.
//
// Threads: exclusive.
int32_t sd_game_redo(sd_game *game, struct sd_error *error);

// Goes back or forth to the position after this number of moves.
//
// Threads: exclusive.
int32_t sd_game_go_to(sd_game *game, size_t ply, struct sd_error *error);

// Sets a tag of the record, such as `White` or `Event`.
//
// Threads: exclusive.
int32_t sd_game_set_tag(sd_game *game,
                        const char *name,
                        size_t name_length,
                        const char *value,
                        size_t value_length,
                        struct sd_error *error);

// Removes a tag. Returns 1, or 0 if there is none.
//
// Threads: exclusive.
int32_t sd_game_remove_tag(sd_game *game, const char *name, size_t length, struct sd_error *error);

// The number of tags.
//
// Threads: shared.
int64_t sd_game_tag_count(const sd_game *game, struct sd_error *error);

// Writes the name of a tag, from 0.
//
// Threads: shared.
int64_t sd_game_tag_name(const sd_game *game, size_t index, char *buffer, size_t capacity, struct sd_error *error);

// Writes the value of a tag; empty if there is none.
//
// Threads: shared.
int64_t sd_game_tag(const sd_game *game,
                    const char *name,
                    size_t length,
                    char *buffer,
                    size_t capacity,
                    struct sd_error *error);

// Adds a comment after this number of moves; 0 is the game as a whole.
//
// Threads: exclusive.
int32_t sd_game_add_comment(sd_game *game, size_t ply, const char *comment, size_t length, struct sd_error *error);

// Removes the comments after this number of moves.
//
// Threads: exclusive.
int32_t sd_game_clear_comments(sd_game *game, size_t ply, struct sd_error *error);

// The number of comments.
//
// Threads: shared.
int64_t sd_game_comment_count(const sd_game *game, struct sd_error *error);

// Writes a comment, from 0, in order of moves.
//
// Threads: shared.
int64_t sd_game_comment(const sd_game *game, size_t index, char *buffer, size_t capacity, struct sd_error *error);

// The number of moves before a comment, from 0.
//
// Threads: shared.
int32_t sd_game_comment_ply(const sd_game *game, size_t index, uint64_t *ply, struct sd_error *error);

// Reads and plays a move. Undone moves are forgotten, with their comments.
//
// Threads: exclusive.
int32_t sd_game_play_text(sd_game *game, const char *from, size_t length, struct sd_error *error);

// A side resigns.
//
// Threads: exclusive.
int32_t sd_game_resign(sd_game *game, uint8_t color, struct sd_error *error);

// A side has run out of time, and loses.
//
// Threads: exclusive.
int32_t sd_game_time_out(sd_game *game, uint8_t color, struct sd_error *error);

// The game is abandoned and adjudicated as a win for a side; in Stones! also as a draw, with `SD_NO_COLOR`.
//
// Threads: exclusive.
int32_t sd_game_abandon(sd_game *game, uint8_t winner, struct sd_error *error);

// Returns 1 and the outcome if the game is over, 0 if it goes on.
//
// Threads: shared.
int32_t sd_game_outcome(const sd_game *game, struct sd_outcome *outcome, struct sd_error *error);

// Applies the request of a player, which a server received: a move (`a1-d4`), a turn of the dice race with its
// roll (`3:a1-d1`), or `resign`. The player saw the game at this revision.
//
// A rejected request has the reason `stale-revision`, `wrong-player`, `other-roll`, or the name of a broken rule.
//
// Threads: exclusive.
int32_t sd_game_apply_untrusted(sd_game *game,
                                uint64_t revision,
                                uint8_t player,
                                const char *request,
                                size_t length,
                                struct sd_error *error);

// The position after a number of steps: 0 is the start, `SD_CURRENT` the position on the board. It holds the
// rules.
//
// Threads: shared.
int32_t sd_race_game_position(const sd_game *game,
                              size_t steps,
                              struct sd_race_position *position,
                              struct sd_error *error);

// Writes the legal moves, and returns how many there are; none before a roll and once the game is over.
//
// Threads: shared.
int64_t sd_race_game_legal_moves(const sd_game *game,
                                 struct sd_race_move *moves,
                                 size_t capacity,
                                 struct sd_error *error);

// Records a roll, 1 to 6. Undone steps are forgotten.
//
// Threads: exclusive.
int32_t sd_race_game_roll(sd_game *game, uint8_t roll, struct sd_error *error);

// Plays a move. Undone steps are forgotten, with their comments.
//
// Threads: exclusive.
int32_t sd_race_game_play(sd_game *game, struct sd_race_move m, struct sd_error *error);

// Undoes a pending roll. Returns 1, or 0 if there is none, or it belongs to the start.
//
// Threads: exclusive.
int32_t sd_race_game_undo_roll(sd_game *game, struct sd_error *error);

// Writes the game up to the current step as a record.
//
// Threads: shared.
int64_t sd_game_to_record(const sd_game *game, char *buffer, size_t capacity, struct sd_error *error);

// Reads a text that holds one record, of either game. For a damaged record, `sd_records_next` has what can be
// read.
//
// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
sd_game *sd_game_from_record(const char *from, size_t length, struct sd_error *error);

// Writes the whole game as JSON, with undone steps and comments.
//
// Threads: shared.
int64_t sd_game_to_json(const sd_game *game, char *buffer, size_t capacity, struct sd_error *error);

// Reads what `sd_game_to_json` wrote, in this language or another.
//
// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
sd_game *sd_game_from_json(const char *from, size_t length, struct sd_error *error);

// The records of one kind of game, `SD_STONES` or `SD_RACE`, in the bytes of a file, which are copied.
//
// Owned by the caller, who deletes it with `sd_records_delete`. Threads: any.
struct sd_records *sd_records_new(int32_t kind, const uint8_t *file, size_t length, struct sd_error *error);

// Deletes records; null is allowed. Games that were read from them stay.
//
// Threads: exclusive.
void sd_records_delete(struct sd_records *records);

// Reads the next record. Returns 1 and its game, or 0 after the last. A damaged record gives `SD_ERROR_RECORD`
// and its game as far as it could be read, and the next call goes on behind it; every other error, and 0, gives a
// null game.
//
// A game is owned by the caller, who deletes it with `sd_game_delete`. Threads: exclusive.
int32_t sd_records_next(struct sd_records *records, sd_game **game, struct sd_error *error);

// The position after a number of steps: 0 is the start, `SD_CURRENT` the position on the board.
//
// Threads: shared.
int32_t sd_stones_game_position(const sd_game *game,
                                size_t steps,
                                struct sd_stones_position *position,
                                struct sd_error *error);

// The rules it is played by.
//
// Threads: shared.
int32_t sd_stones_game_rules(const sd_game *game, struct sd_stones_rules *rules, struct sd_error *error);

// Writes the legal moves, and returns how many there are; none once the game is over.
//
// Threads: shared.
int64_t sd_stones_game_legal_moves(const sd_game *game,
                                   struct sd_stones_move *moves,
                                   size_t capacity,
                                   struct sd_error *error);

// Plays a move. Undone moves are forgotten, with their comments.
//
// Threads: exclusive.
int32_t sd_stones_game_play(sd_game *game, struct sd_stones_move m, struct sd_error *error);

// The sides agree on a draw.
//
// Threads: exclusive.
int32_t sd_stones_game_agree_draw(sd_game *game, struct sd_error *error);

#if defined(SD_BATCH)
// A batch of `count` games, at most `SD_BATCH_MAX`, that begin with `start`. Game `n` of a seed has the same random
// moves in every batch.
//
// Owned by the caller, who deletes it with `sd_race_batch_delete`. Threads: any.
struct sd_race_batch *sd_race_batch_new(size_t count,
                                        struct sd_race_position start,
                                        uint64_t seed,
                                        struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Deletes a batch; null is allowed.
//
// Threads: exclusive.
void sd_race_batch_delete(struct sd_race_batch *batch);
#endif

#if defined(SD_BATCH)
// Writes the positions of all games, and returns how many games there are.
//
// Threads: shared.
int64_t sd_race_batch_positions(const struct sd_race_batch *batch,
                                struct sd_race_position *positions,
                                size_t capacity,
                                struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Puts a position in place of a game's, of the same rules; its random bits go on.
//
// Threads: exclusive.
int32_t sd_race_batch_set(struct sd_race_batch *batch,
                          size_t index,
                          struct sd_race_position position,
                          struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes the number of legal moves of each position, the pass included; 0 where no roll is pending.
//
// Threads: shared.
int64_t sd_race_batch_count_moves(const struct sd_race_batch *batch,
                                  uint32_t *counts,
                                  size_t capacity,
                                  struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes the legal actions of each position as bits, a word a position: bit `a` stands for action `a`.
//
// Threads: shared.
int64_t sd_race_batch_action_masks(const struct sd_race_batch *batch,
                                   uint64_t *words,
                                   size_t capacity,
                                   struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes the legal actions of each position as bytes, 1 if legal, 0 if not: `SD_RACE_ACTIONS` bytes a position.
//
// Threads: shared.
int64_t sd_race_batch_action_mask_bytes(const struct sd_race_batch *batch,
                                        uint8_t *bytes,
                                        size_t capacity,
                                        struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes 1 for each game that is over on the board, else 0.
//
// Threads: shared.
int64_t sd_race_batch_over(const struct sd_race_batch *batch, uint8_t *over, size_t capacity, struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Puts a roll, 1 to 6, into each game, all of which wait for one; a game that is over stays as it is, whatever its roll.
// If a roll is pending, `turn` of the error is the game, from 1, and nothing is rolled.
//
// Threads: exclusive.
int32_t sd_race_batch_roll(struct sd_race_batch *batch,
                           const uint8_t *rolls,
                           size_t length,
                           struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Rolls for each game that goes on and waits for a roll, and returns how many those are.
//
// Threads: exclusive.
int64_t sd_race_batch_roll_random(struct sd_race_batch *batch, struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Plays an action in each game, all of which have a roll; a game that is over stays as it is, whatever its action. If
// an action is illegal, `turn` of the error is the game, from 1, and nothing is played.
//
// Threads: exclusive.
int32_t sd_race_batch_apply(struct sd_race_batch *batch, const uint8_t *actions, size_t length, struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes a random legal action of each position, `SD_RACE_NO_ACTION` where there is none. The random bits go on.
//
// Threads: exclusive.
int64_t sd_race_batch_random_actions(struct sd_race_batch *batch,
                                     uint8_t *actions,
                                     size_t capacity,
                                     struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Plays a random legal move in each game that has a roll, and returns how many those are.
//
// Threads: exclusive.
int64_t sd_race_batch_play_random(struct sd_race_batch *batch, struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Begins each game anew that is over, and returns how many those are.
//
// Threads: exclusive.
int64_t sd_race_batch_restart_over(struct sd_race_batch *batch, struct sd_error *error);
#endif

// A die with this seed that has made a number of rolls, 0 for a new one, at most 100 million.
//
// Owned by the caller, who deletes it with `sd_dice_delete`. Threads: any.
struct sd_dice *sd_dice_new(uint64_t seed, uint64_t rolled, struct sd_error *error);

// Deletes dice; null is allowed.
//
// Threads: exclusive.
void sd_dice_delete(struct sd_dice *dice);

// Returns the next roll, 1 to 6.
//
// Threads: exclusive.
int32_t sd_dice_roll(struct sd_dice *dice, struct sd_error *error);

// Returns how many rolls were made: with the seed, this is all that a program has to store.
//
// Threads: shared.
int64_t sd_dice_rolled(const struct sd_dice *dice, struct sd_error *error);

#if defined(SD_EXACT)
// Computes the table of some rules, on all cores. One piece a side takes no time, two take seconds, three take
// minutes and 230 MB of memory, four take hours and 11 GB. `stop` may be null; a call that is stopped fails with
// `SD_ERROR_STOPPED`. `report`, which may be null, is called by this thread from time to time, with `data`.
//
// Owned by the caller, who deletes it with `sd_race_table_delete`. Threads: any.
struct sd_race_table *sd_race_table_compute(struct sd_race_rules rules,
                                            const struct sd_stop *stop,
                                            void (*report)(uint64_t solved, uint64_t states, void *data),
                                            void *data,
                                            struct sd_error *error);
#endif

#if defined(SD_EXACT)
// Reads the file of a table, and checks it. The path is UTF-8.
//
// Owned by the caller, who deletes it with `sd_race_table_delete`. Threads: any.
struct sd_race_table *sd_race_table_load(const char *path, size_t length, struct sd_error *error);
#endif

#if defined(SD_EXACT)
// Writes the file of a table.
//
// Threads: shared.
int32_t sd_race_table_save(const struct sd_race_table *table, const char *path, size_t length, struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Commits to a secret for one game: 32 bytes, random and new for every game. `game_id` tells this game from all
// others of the server: 1 to 255 printable ASCII characters.
//
// Owned by the caller, who deletes it with `sd_fair_dice_delete`. Threads: any.
struct sd_fair_dice *sd_fair_dice_new(const uint8_t *secret,
                                      size_t secret_length,
                                      struct sd_race_position start,
                                      const char *game_id,
                                      size_t game_id_length,
                                      struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Deletes fair dice; null is allowed.
//
// Threads: exclusive.
void sd_fair_dice_delete(struct sd_fair_dice *dice);
#endif

#if defined(SD_FAIR_DICE)
// Writes the commitment, `SD_SEED_LENGTH` bytes: the client sees it, and then picks its seed.
//
// Threads: shared.
int64_t sd_fair_dice_commitment(const struct sd_fair_dice *dice,
                                uint8_t *commitment,
                                size_t capacity,
                                struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Sets the client's seed, 1 to 255 bytes. It can be set once: otherwise the server could choose among several.
//
// Threads: exclusive.
int32_t sd_fair_dice_set_client(struct sd_fair_dice *dice, const uint8_t *seed, size_t length, struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Returns the next roll of this game, 1 to 6. Its number follows from the game, so a roll that was undone comes
// again.
//
// Threads: shared.
int32_t sd_fair_dice_roll_for(const struct sd_fair_dice *dice, const sd_game *game, struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Returns the roll with this number, from 0.
//
// Threads: shared.
int32_t sd_fair_dice_roll_at(const struct sd_fair_dice *dice, uint64_t number, struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Writes the secret into the tags of the game that was played with these dice, which roll no more. Fails with
// `SD_ERROR_UNFAIR` if the game has another start, or a roll of other dice.
//
// Threads: exclusive.
int32_t sd_fair_dice_reveal(struct sd_fair_dice *dice, sd_game *game, struct sd_error *error);
#endif

#if defined(SD_FAIR_DICE)
// Checks the commitment of a game with fair dice and all its rolls, by the tags that `sd_fair_dice_reveal` wrote.
// Give the commitment and the client's seed that were seen before the game; with a length of 0 they are not
// known, and not proved.
//
// Threads: shared.
int32_t sd_fair_verify(const sd_game *game,
                       const uint8_t *commitment,
                       size_t commitment_length,
                       const uint8_t *client_seed,
                       size_t client_seed_length,
                       struct sd_verified *verified,
                       struct sd_error *error);
#endif

// Writes the legal moves, in ascending order of action numbers, and returns how many there are: at most
// `SD_RACE_MAX_MOVES`. A pass is a move. There are none before a roll and when the game is over.
//
// Threads: any.
int64_t sd_race_legal_moves(struct sd_race_position position,
                            struct sd_race_move *moves,
                            size_t capacity,
                            struct sd_error *error);

// The number of legal moves.
//
// Threads: any.
int64_t sd_race_count_moves(struct sd_race_position position, struct sd_error *error);

// Checks that a move is legal; the error says why it is not.
//
// Threads: any.
int32_t sd_race_check_move(struct sd_race_position position, struct sd_race_move m, struct sd_error *error);

// Reads a legal move: `a1-d1`, `a1xd1`, `@a1`, `@xa1` or `--`.
//
// Threads: any.
int32_t sd_race_parse_move(struct sd_race_position position,
                           const char *from,
                           size_t length,
                           struct sd_race_move *m,
                           struct sd_error *error);

// Writes the text of a move.
//
// Threads: any.
int64_t sd_race_write_move(struct sd_race_move m, char *buffer, size_t capacity, struct sd_error *error);

// Writes the squares that a move steps on, the last one included, and returns how many there are: at most 6.
//
// Threads: any.
int64_t sd_race_path(struct sd_race_move m, uint8_t *squares, size_t capacity, struct sd_error *error);

// The position after a legal move.
//
// Threads: any.
int32_t sd_race_play(struct sd_race_position position,
                     struct sd_race_move m,
                     struct sd_race_position *result,
                     struct sd_error *error);

// Writes a byte for each action number, 1 if the action is legal, 0 if not; returns `SD_RACE_ACTIONS`.
//
// Threads: any.
int64_t sd_race_action_mask(struct sd_race_position position, uint8_t *mask, size_t capacity, struct sd_error *error);

// The legal move with an action number.
//
// Threads: any.
int32_t sd_race_action_to_move(struct sd_race_position position,
                               uint8_t action,
                               struct sd_race_move *m,
                               struct sd_error *error);

// The usual rules.
//
// Threads: any.
struct sd_race_rules sd_race_default_rules(void);

// The start by these rules, waiting for White's roll.
//
// Threads: any.
int32_t sd_race_initial(struct sd_race_rules rules, struct sd_race_position *position, struct sd_error *error);

// Checks that there can be such a position; the message lists every fault.
//
// Threads: any.
int32_t sd_race_check(struct sd_race_position position, struct sd_error *error);

// Reads the text of a position, `0,-,-,-/0,-,-,- w ?`, which does not hold the rules.
//
// Threads: any.
int32_t sd_race_parse(const char *from,
                      size_t length,
                      struct sd_race_rules rules,
                      struct sd_race_position *position,
                      struct sd_error *error);

// Writes the text of a position, without its rules.
//
// Threads: any.
int64_t sd_race_write(struct sd_race_position position, char *buffer, size_t capacity, struct sd_error *error);

// Packs a position with its rules into `SD_RACE_PACKED_LENGTH` bytes, the same in all languages and versions.
//
// Threads: any.
int64_t sd_race_pack(struct sd_race_position position, uint8_t *packed, size_t capacity, struct sd_error *error);

// Reads packed bytes.
//
// Threads: any.
int32_t sd_race_unpack(const uint8_t *packed, size_t length, struct sd_race_position *position, struct sd_error *error);

// The hash of a position with its rules, the same in all languages and versions.
//
// Threads: any.
int32_t sd_race_hash(struct sd_race_position position, uint64_t *hash, struct sd_error *error);

// The position with the colors swapped.
//
// Threads: any.
int32_t sd_race_flip(struct sd_race_position position, struct sd_race_position *result, struct sd_error *error);

// The position after a roll, 1 to 6, which waits for a move.
//
// Threads: any.
int32_t sd_race_roll(struct sd_race_position position,
                     uint8_t roll,
                     struct sd_race_position *result,
                     struct sd_error *error);

// The set of squares that the piece on a square can go to, or with `SD_NO_SQUARE` a piece that enters: one or
// none.
//
// Threads: any.
int32_t sd_race_destinations(struct sd_race_position position,
                             uint8_t square,
                             uint64_t *squares,
                             struct sd_error *error);

// Returns 1 and the outcome if the game is over on the board, 0 if it goes on.
//
// Threads: any.
int32_t sd_race_outcome(struct sd_race_position position, struct sd_outcome *outcome, struct sd_error *error);

#if defined(SD_SEARCH)
// An engine. `table` may be null; exact chances of positions with its rules replace the search. The table may be
// deleted before the engine.
//
// Owned by the caller, who deletes it with `sd_race_engine_delete`. Threads: any; shared for the table.
struct sd_race_engine *sd_race_engine_new(const struct sd_race_table *table, struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Deletes an engine; null is allowed.
//
// Threads: exclusive.
void sd_race_engine_delete(struct sd_race_engine *engine);
#endif

#if defined(SD_SEARCH)
// The move that a player of a level, 1 (beginner) to 10 (full strength), makes with the pending roll. The same
// level and seed make the same move in a position. Takes some milliseconds at most.
//
// Threads: shared.
int32_t sd_race_engine_best_move(const struct sd_race_engine *engine,
                                 struct sd_race_position position,
                                 uint8_t level,
                                 uint64_t seed,
                                 struct sd_race_move *m,
                                 struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// The chance to win of the side to move: with a roll pending that of its best move, before a roll the mean over
// the six.
//
// Threads: shared.
int32_t sd_race_engine_win_probability(const struct sd_race_engine *engine,
                                       struct sd_race_position position,
                                       double *chance,
                                       struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// The luck of a roll: the chance to win with it, less the mean over all rolls.
//
// Threads: shared.
int32_t sd_race_engine_luck(const struct sd_race_engine *engine,
                            struct sd_race_position position,
                            uint8_t roll,
                            double *luck,
                            struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Writes all legal moves, the best first, and returns how many there are: at most `SD_RACE_MAX_MOVES`.
//
// Threads: shared.
int64_t sd_race_engine_analyze(const struct sd_race_engine *engine,
                               struct sd_race_position position,
                               struct sd_race_rated_move *moves,
                               size_t capacity,
                               struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Compares every move of a game with the best one, rates every roll, and returns how many there are: one for each
// move made. If the buffer is too small for them, nothing is searched. Takes some hundredths of a second for a
// turn.
//
// Threads: shared.
int64_t sd_race_engine_review(const struct sd_race_engine *engine,
                              const sd_game *game,
                              struct sd_race_review *reviews,
                              size_t capacity,
                              struct sd_error *error);
#endif

// The board of a position as an editor holds it.
//
// Threads: any.
int32_t sd_race_to_setup(struct sd_race_position position, struct sd_race_setup *setup, struct sd_error *error);

// The position of a setup; the message lists every fault.
//
// Threads: any.
int32_t sd_race_from_setup(struct sd_race_setup setup, struct sd_race_position *position, struct sd_error *error);

#if defined(SD_SEARCH)
// A table from the bytes of its file, which are copied and checked.
//
// Owned by the caller, who deletes it with `sd_race_table_delete`. Threads: any.
struct sd_race_table *sd_race_table_from_bytes(const uint8_t *file, size_t length, struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Deletes a table; null is allowed. Engines that use it keep it.
//
// Threads: exclusive.
void sd_race_table_delete(struct sd_race_table *table);
#endif

#if defined(SD_SEARCH)
// Writes the bytes of a table's file, and returns how many there are.
//
// Threads: shared.
int64_t sd_race_table_bytes(const struct sd_race_table *table, uint8_t *file, size_t capacity, struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// The rules of a table.
//
// Threads: shared.
int32_t sd_race_table_rules(const struct sd_race_table *table, struct sd_race_rules *rules, struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// The number of positions in a table.
//
// Threads: shared.
int64_t sd_race_table_states(const struct sd_race_table *table, struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// The exact chance to win of the side to move, with best play of both sides.
//
// Threads: shared.
int32_t sd_race_table_win_probability(const struct sd_race_table *table,
                                      struct sd_race_position position,
                                      double *chance,
                                      struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// The best move with the pending roll.
//
// Threads: shared.
int32_t sd_race_table_best_move(const struct sd_race_table *table,
                                struct sd_race_position position,
                                struct sd_race_move *m,
                                struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// A stop that has stopped nothing yet.
//
// Owned by the caller, who deletes it with `sd_stop_delete`. Threads: any.
struct sd_stop *sd_stop_new(struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Deletes a stop; null is allowed. Calls that were given it must have returned.
//
// Threads: exclusive.
void sd_stop_delete(struct sd_stop *stop);
#endif

#if defined(SD_SEARCH)
// Stops every call that was given this stop, and all that will be: a later call needs a new one.
//
// Threads: shared.
int32_t sd_stop_now(const struct sd_stop *stop, struct sd_error *error);
#endif

// Writes a byte for each action number, 1 if the action is legal, 0 if not; returns `SD_STONES_ACTIONS`.
//
// Threads: any.
int64_t sd_stones_action_mask(struct sd_stones_position position,
                              uint8_t *mask,
                              size_t capacity,
                              struct sd_error *error);

// The action number of a legal move.
//
// Threads: any.
int32_t sd_stones_move_to_action(struct sd_stones_position position, struct sd_stones_move m, struct sd_error *error);

// The legal move with an action number.
//
// Threads: any.
int32_t sd_stones_action_to_move(struct sd_stones_position position,
                                 uint16_t action,
                                 struct sd_stones_move *m,
                                 struct sd_error *error);

#if defined(SD_BATCH)
// A batch of `count` games, at most `SD_BATCH_MAX`, that begin with `start`, on 8×8 only. Game `n` of a seed has the
// same random moves in every batch.
//
// Owned by the caller, who deletes it with `sd_stones_batch_delete`. Threads: any.
struct sd_stones_batch *sd_stones_batch_new(size_t count,
                                            struct sd_stones_position start,
                                            struct sd_stones_rules rules,
                                            uint64_t seed,
                                            struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Deletes a batch; null is allowed.
//
// Threads: exclusive.
void sd_stones_batch_delete(struct sd_stones_batch *batch);
#endif

#if defined(SD_BATCH)
// Writes the positions of all games, and returns how many games there are.
//
// Threads: shared.
int64_t sd_stones_batch_positions(const struct sd_stones_batch *batch,
                                  struct sd_stones_position *positions,
                                  size_t capacity,
                                  struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Puts a position in place of a game's, also on 8×8; its random bits go on.
//
// Threads: exclusive.
int32_t sd_stones_batch_set(struct sd_stones_batch *batch,
                            size_t index,
                            struct sd_stones_position position,
                            struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes the number of legal moves of each position.
//
// Threads: shared.
int64_t sd_stones_batch_count_moves(const struct sd_stones_batch *batch,
                                    uint32_t *counts,
                                    size_t capacity,
                                    struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes the legal actions of each position as bits, six words a position: bit `a % 64` of word `a / 64` stands for
// action `a`.
//
// Threads: shared.
int64_t sd_stones_batch_action_masks(const struct sd_stones_batch *batch,
                                     uint64_t *words,
                                     size_t capacity,
                                     struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes the legal actions of each position as bytes, 1 if legal, 0 if not: `SD_STONES_ACTIONS` bytes a position.
//
// Threads: shared.
int64_t sd_stones_batch_action_mask_bytes(const struct sd_stones_batch *batch,
                                          uint8_t *bytes,
                                          size_t capacity,
                                          struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes 1 for each game that is over on the board, else 0.
//
// Threads: shared.
int64_t sd_stones_batch_over(const struct sd_stones_batch *batch,
                             uint8_t *over,
                             size_t capacity,
                             struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Plays an action in each game; a game that is over stays as it is, whatever its action. If an action is
// illegal, `turn` of the error is the game, from 1, and nothing is played.
//
// Threads: exclusive.
int32_t sd_stones_batch_apply(struct sd_stones_batch *batch,
                              const uint16_t *actions,
                              size_t length,
                              struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Writes a random legal action of each position, `SD_STONES_NO_ACTION` where there is none. The random bits go on.
//
// Threads: exclusive.
int64_t sd_stones_batch_random_actions(struct sd_stones_batch *batch,
                                       uint16_t *actions,
                                       size_t capacity,
                                       struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Plays a random legal move in each game that goes on, and returns how many those are.
//
// Threads: exclusive.
int64_t sd_stones_batch_play_random(struct sd_stones_batch *batch, struct sd_error *error);
#endif

#if defined(SD_BATCH)
// Begins each game anew that is over, and returns how many those are.
//
// Threads: exclusive.
int64_t sd_stones_batch_restart_over(struct sd_stones_batch *batch, struct sd_error *error);
#endif

// Writes the legal moves, in ascending order of action numbers, and returns how many there are: at most
// `SD_STONES_MAX_MOVES`.
//
// Threads: any.
int64_t sd_stones_legal_moves(struct sd_stones_position position,
                              struct sd_stones_move *moves,
                              size_t capacity,
                              struct sd_error *error);

// Writes the legal moves in another order, by direction and then by target from a1 to h8: faster, for programs
// that sort them anyway. Returns how many there are.
//
// Threads: any.
int64_t sd_stones_moves_by_direction(struct sd_stones_position position,
                                     struct sd_stones_move *moves,
                                     size_t capacity,
                                     struct sd_error *error);

// The number of legal moves. Does not list them.
//
// Threads: any.
int64_t sd_stones_count_moves(struct sd_stones_position position, struct sd_error *error);

// Checks that a move is legal; the error says why it is not.
//
// Threads: any.
int32_t sd_stones_check_move(struct sd_stones_position position, struct sd_stones_move m, struct sd_error *error);

// The legal move between two squares; there is at most one.
//
// Threads: any.
int32_t sd_stones_find_move(struct sd_stones_position position,
                            uint8_t origin,
                            uint8_t target,
                            struct sd_stones_move *m,
                            struct sd_error *error);

// Reads a legal move: `a1-d4`, `c3xe5`, `c3^e5`, or without its sign `a1d4`.
//
// Threads: any.
int32_t sd_stones_parse_move(struct sd_stones_position position,
                             const char *from,
                             size_t length,
                             struct sd_stones_move *m,
                             struct sd_error *error);

// Writes the text of a move.
//
// Threads: any.
int64_t sd_stones_write_move(struct sd_stones_move m, char *buffer, size_t capacity, struct sd_error *error);

// The position after a legal move. `result` may be where `position` came from.
//
// Threads: any.
int32_t sd_stones_play(struct sd_stones_position position,
                       struct sd_stones_move m,
                       struct sd_stones_position *result,
                       struct sd_error *error);

// The start on a board of this many files and ranks, each 3 to 8.
//
// Threads: any.
int32_t sd_stones_initial(uint8_t files, uint8_t ranks, struct sd_stones_position *position, struct sd_error *error);

// Checks that there can be such a position; the message lists every fault.
//
// Threads: any.
int32_t sd_stones_check(struct sd_stones_position position, struct sd_error *error);

// Reads the text of a position: `ssssssss/8/8/8/8/8/8/SSSSSSSS w`.
//
// Threads: any.
int32_t sd_stones_parse(const char *from, size_t length, struct sd_stones_position *position, struct sd_error *error);

// Writes the text of a position.
//
// Threads: any.
int64_t sd_stones_write(struct sd_stones_position position, char *buffer, size_t capacity, struct sd_error *error);

// Packs a position into `SD_STONES_PACKED_LENGTH` bytes, the same in all languages and versions.
//
// Threads: any.
int64_t sd_stones_pack(struct sd_stones_position position, uint8_t *packed, size_t capacity, struct sd_error *error);

// Reads packed bytes.
//
// Threads: any.
int32_t sd_stones_unpack(const uint8_t *packed,
                         size_t length,
                         struct sd_stones_position *position,
                         struct sd_error *error);

// The hash of a position, the same in all languages and versions.
//
// Threads: any.
int32_t sd_stones_hash(struct sd_stones_position position, uint64_t *hash, struct sd_error *error);

// The position under a symmetry: `SD_STONES_MIRROR` or `SD_STONES_FLIP`.
//
// Threads: any.
int32_t sd_stones_transform(struct sd_stones_position position,
                            uint8_t symmetry,
                            struct sd_stones_position *result,
                            struct sd_error *error);

// The set of squares that the stone on a square can go to; empty if there is none that can move.
//
// Threads: any.
int32_t sd_stones_destinations(struct sd_stones_position position,
                               uint8_t square,
                               uint64_t *squares,
                               struct sd_error *error);

// The unpinned stones of both sides in their goal zones.
//
// Threads: any.
int32_t sd_stones_score(struct sd_stones_position position,
                        struct sd_stones_rules rules,
                        struct sd_score *score,
                        struct sd_error *error);

// Returns 1 and the outcome if the game is over on the board, 0 if it goes on.
//
// Threads: any.
int32_t sd_stones_outcome(struct sd_stones_position position,
                          struct sd_stones_rules rules,
                          struct sd_outcome *outcome,
                          struct sd_error *error);

// The number of sequences of this many moves. Each further move takes about 30 times as long.
//
// Threads: any.
int32_t sd_stones_perft(struct sd_stones_position position, uint8_t depth, uint64_t *count, struct sd_error *error);

#if defined(SD_SEARCH)
// A player of a level, 1 (beginner) to 10 (full strength). The same level and seed play the same moves.
//
// Owned by the caller, who deletes it with `sd_stones_player_delete`. Threads: any.
struct sd_stones_player *sd_stones_player_new(uint8_t level,
                                              uint64_t seed,
                                              struct sd_stones_rules rules,
                                              struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Deletes a player; null is allowed.
//
// Threads: exclusive.
void sd_stones_player_delete(struct sd_stones_player *player);
#endif

#if defined(SD_SEARCH)
// The move that the player makes. Limits and `stop`, which may be null, can make it stop earlier; limits above
// those of its level make only the highest level search longer.
//
// Threads: exclusive.
int32_t sd_stones_player_best_move(struct sd_stones_player *player,
                                   struct sd_stones_position position,
                                   struct sd_limits limits,
                                   const struct sd_stop *stop,
                                   struct sd_stones_move *m,
                                   struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// An engine by these rules.
//
// Owned by the caller, who deletes it with `sd_stones_engine_delete`. Threads: any.
struct sd_stones_engine *sd_stones_engine_new(struct sd_stones_rules rules,
                                              struct sd_stones_engine_options options,
                                              struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Deletes an engine; null is allowed.
//
// Threads: exclusive.
void sd_stones_engine_delete(struct sd_stones_engine *engine);
#endif

#if defined(SD_SEARCH)
// Searches the best `capacity` lines of play, deeper and deeper until a limit is reached, it is stopped, or the
// values are proven; returns how many it has found, which is no more. There must be a limit, or a stop.
//
// `report`, which may be null, is called by this thread before each further depth, with the best line so far and
// `data`. It must not use the engine. `analysis` may be null.
//
// Threads: exclusive.
int64_t sd_stones_engine_analyze(struct sd_stones_engine *engine,
                                 struct sd_stones_position position,
                                 struct sd_limits limits,
                                 const struct sd_stop *stop,
                                 void (*report)(const struct sd_stones_analysis *analysis,
                                                const struct sd_stones_line *best,
                                                void *data),
                                 void *data,
                                 struct sd_stones_line *lines,
                                 size_t capacity,
                                 struct sd_stones_analysis *analysis,
                                 struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Compares every move of a game with the best one, with these limits for each, and returns how many there are:
// one for each move made. If the buffer is too small for them, nothing is searched.
//
// Threads: exclusive for the engine, shared for the game.
int64_t sd_stones_engine_review(struct sd_stones_engine *engine,
                                const sd_game *game,
                                struct sd_limits limits,
                                const struct sd_stop *stop,
                                struct sd_stones_review *reviews,
                                size_t capacity,
                                struct sd_error *error);
#endif

#if defined(SD_SEARCH)
// Proves the value of a position with best play of both sides, writes best play, and returns how many moves that
// is; if they do not fit, the value is right and no move is written. On 8×8, the last eight or ten moves of a
// game take seconds. There must be a limit, or a stop; `table_bytes` is the memory it may use, 0 for 64 MiB.
//
// If it ends before the value is proven, it fails with `SD_ERROR_UNSOLVED`, and `solution` has the bounds.
//
// Threads: any.
int64_t sd_stones_solve(struct sd_stones_position position,
                        struct sd_stones_rules rules,
                        struct sd_limits limits,
                        const struct sd_stop *stop,
                        uint64_t table_bytes,
                        struct sd_stones_solution *solution,
                        struct sd_stones_move *line,
                        size_t capacity,
                        struct sd_error *error);
#endif

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* STONES_DICE_H */
