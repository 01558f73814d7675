// Players, analysts, the solver, tables and fair dice.
#include "test.h"

static const sd_stones_rules RULES = {SD_STONES_END_SIDE_TO_MOVE, SD_STONES_GOAL_FAR_RANK};
static const sd_limits NONE = {0, 0, 0};

static void players(void) {
    sd_stones_position position;
    sd_stones_move m, again;
    OK(sd_stones_initial(8, 8, &position, &error));
    for (uint8_t level = 1; level <= 10; level++) {
        sd_limits limits = {level == 10 ? 2000 : 0, 0, 0};
        sd_stones_player *player = sd_stones_player_new(level, 7, RULES, &error);
        OK(sd_stones_player_best_move(player, position, limits, NULL, &m, &error));
        OK(sd_stones_check_move(position, m, &error));
        OK(sd_stones_player_best_move(player, position, limits, NULL, &again, &error));
        CHECK(memcmp(&m, &again, sizeof m) == 0);
        sd_stones_player_delete(player);
    }
    FAILS_NULL(sd_stones_player_new(0, 7, RULES, &error), SD_ERROR_ARGUMENT);
    FAILS_NULL(sd_stones_player_new(11, 7, RULES, &error), SD_ERROR_ARGUMENT);
    OK(sd_stones_parse("8/8/8/8/8/8/8/S6s w", Z, &position, &error));
    position.white = 0;
    sd_stones_player *player = sd_stones_player_new(1, 7, RULES, &error);
    FAILS(sd_stones_player_best_move(player, position, NONE, NULL, &m, &error), SD_ERROR_ILLEGAL);
    sd_stones_player_delete(player);
}

typedef struct {
    sd_stop *stop;
    int calls;
} Progress;

static void report(const sd_stones_analysis *analysis, const sd_stones_line *best, void *data) {
    Progress *progress = data;
    progress->calls++;
    CHECK(best->move_count > 0);
    if (analysis->depth >= 3) OK(sd_stop_now(progress->stop, NULL));
}

static void analysis(void) {
    sd_stones_position position;
    sd_stones_line lines[3];
    sd_stones_analysis found;
    sd_stones_engine *engine = sd_stones_engine_new(RULES, (sd_stones_engine_options){1 << 20, 1}, &error);
    OK(sd_stones_initial(8, 8, &position, &error));
    sd_limits limits = {5000, 0, 0};
    CHECK(sd_stones_engine_analyze(engine, position, limits, NULL, NULL, NULL, lines, 3, &found, &error) == 3);
    CHECK(found.lines == 3 && found.nodes > 100 && lines[0].value >= lines[1].value);
    CHECK(lines[0].win + lines[0].draw + lines[0].loss > 0.999 && lines[0].win + lines[0].draw + lines[0].loss < 1.001);
    OK(sd_stones_check_move(position, lines[0].moves[0], &error));
    // Without a limit: progress is reported, and stops it.
    Progress progress = {sd_stop_new(&error), 0};
    OK(sd_stones_engine_analyze(engine, position, NONE, progress.stop, report, &progress, lines, 1, &found, &error));
    CHECK(progress.calls >= 2 && found.depth >= 3);
    sd_stop_delete(progress.stop);
    FAILS(sd_stones_engine_analyze(engine, position, NONE, NULL, NULL, NULL, lines, 1, NULL, &error),
          SD_ERROR_ARGUMENT);
    FAILS(sd_stones_engine_analyze(engine, position, limits, NULL, NULL, NULL, lines, 0, NULL, &error),
          SD_ERROR_ARGUMENT);
    FAILS_NULL(sd_stones_engine_new(RULES, (sd_stones_engine_options){UINT64_MAX, 1}, &error), SD_ERROR_ARGUMENT);
    sd_game *game = sd_stones_game_new(position, RULES, &error);
    OK(sd_game_play_text(game, "a1-d4", Z, &error));
    sd_stones_review review;
    CHECK(sd_stones_engine_review(engine, game, limits, NULL, NULL, 0, &error) == 1);
    CHECK(sd_stones_engine_review(engine, game, limits, NULL, &review, 1, &error) == 1);
    CHECK(review.color == SD_WHITE && review.played.target == 27 && review.loss >= 0);
    sd_game_delete(game);
    sd_stones_engine_delete(engine);
}

static void solver(void) {
    sd_stones_position position;
    sd_stones_solution solution;
    sd_stones_move line[64];
    sd_limits limits = {1000000, 0, 0};
    OK(sd_stones_initial(3, 4, &position, &error));
    int64_t moves = sd_stones_solve(position, RULES, limits, NULL, 1 << 20, &solution, line, 64, &error);
    CHECK(moves > 0 && solution.at_least == 0 && solution.at_most == 0);
    OK(sd_stones_check_move(position, line[0], &error));
    OK(sd_stones_initial(8, 8, &position, &error));
    limits.nodes = 100;
    FAILS(sd_stones_solve(position, RULES, limits, NULL, 1 << 20, &solution, line, 64, &error), SD_ERROR_UNSOLVED);
    CHECK(solution.at_least < solution.at_most && solution.nodes >= 100);
}

static void race(void) {
    sd_race_position start, rolled;
    sd_race_rated_move moves[SD_RACE_MAX_MOVES];
    sd_race_move m;
    double chance, luck, sum = 0;
    sd_race_rules rules = sd_race_default_rules();
    rules.pieces = 1;
    OK(sd_race_initial(rules, &start, &error));
    sd_race_table *table = sd_race_table_compute(rules, NULL, NULL, NULL, &error);
    CHECK(table != NULL && sd_race_table_states(table, &error) == 813);
    OK(sd_race_table_win_probability(table, start, &chance, &error));
    CHECK(chance > 0.5916 && chance < 0.5917);
    int64_t length = sd_race_table_bytes(table, NULL, 0, &error);
    uint8_t *file = malloc((size_t)length);
    CHECK(sd_race_table_bytes(table, file, (size_t)length, &error) == length);
    sd_race_table *read = sd_race_table_from_bytes(file, (size_t)length, &error);
    CHECK(read != NULL);
    file[length / 2] ^= 1;
    FAILS_NULL(sd_race_table_from_bytes(file, (size_t)length, &error), SD_ERROR_TABLE);
    free(file);
    OK(sd_race_table_save(table, "test.table", Z, &error));
    sd_race_table *loaded = sd_race_table_load("test.table", Z, &error);
    CHECK(loaded != NULL && sd_race_table_states(loaded, &error) == 813 && remove("test.table") == 0);
    FAILS_NULL(sd_race_table_load("missing.table", Z, &error), SD_ERROR_TABLE);
    sd_race_table_delete(loaded);
    sd_stop *stop = sd_stop_new(&error);
    OK(sd_stop_now(stop, &error));
    FAILS_NULL(sd_race_table_compute(rules, stop, NULL, NULL, &error), SD_ERROR_STOPPED);
    sd_stop_delete(stop);
    sd_race_engine *engine = sd_race_engine_new(table, &error);
    sd_race_table_delete(table);
    OK(sd_race_engine_win_probability(engine, start, &luck, &error));
    CHECK(luck - chance < 1e-4 && chance - luck < 1e-4);
    for (uint8_t roll = 1; roll <= 6; roll++) {
        OK(sd_race_engine_luck(engine, start, roll, &luck, &error));
        sum += luck;
        OK(sd_race_roll(start, roll, &rolled, &error));
        CHECK(sd_race_engine_analyze(engine, rolled, moves, SD_RACE_MAX_MOVES, &error) >= 1);
        OK(sd_race_table_best_move(read, rolled, &m, &error));
        CHECK(memcmp(&m, &moves[0].played, sizeof m) == 0 && moves[0].loss == 0);
        for (uint8_t level = 1; level <= 10; level++) {
            OK(sd_race_engine_best_move(engine, rolled, level, 7, &m, &error));
            OK(sd_race_check_move(rolled, m, &error));
        }
    }
    CHECK(sum > -1e-9 && sum < 1e-9);
    FAILS(sd_race_engine_best_move(engine, start, 10, 7, &m, &error), SD_ERROR_ILLEGAL);
    CHECK(strcmp(error.reason, "no-roll") == 0);
    rules.pieces = 2;
    OK(sd_race_initial(rules, &start, &error));
    FAILS(sd_race_table_win_probability(read, start, &chance, &error), SD_ERROR_TABLE);
    sd_race_table_delete(read);
    sd_race_engine_delete(engine);
}

static void fair(void) {
    sd_race_position start;
    sd_verified verified;
    uint8_t secret[SD_SEED_LENGTH], commitment[SD_SEED_LENGTH], other[SD_SEED_LENGTH] = {1};
    const uint8_t *seed = (const uint8_t *)"any bytes";
    memset(secret, 7, sizeof secret);
    OK(sd_race_initial(sd_race_default_rules(), &start, &error));
    sd_game *game = sd_race_game_new(start, &error);
    sd_fair_dice *dice = sd_fair_dice_new(secret, sizeof secret, start, "table 7, game 1", Z, &error);
    CHECK(sd_fair_dice_commitment(dice, commitment, sizeof commitment, &error) == SD_SEED_LENGTH);
    FAILS(sd_fair_dice_roll_for(dice, game, &error), SD_ERROR_ARGUMENT);
    FAILS(sd_fair_dice_set_client(dice, seed, 0, &error), SD_ERROR_ARGUMENT);
    OK(sd_fair_dice_set_client(dice, seed, 9, &error));
    FAILS(sd_fair_dice_set_client(dice, seed, 8, &error), SD_ERROR_ARGUMENT);
    int32_t roll = sd_fair_dice_roll_for(dice, game, &error);
    CHECK(roll == sd_fair_dice_roll_at(dice, 0, &error) && roll >= 1 && roll <= 6);
    OK(sd_race_game_roll(game, (uint8_t)roll, &error));
    FAILS(sd_fair_verify(game, NULL, 0, NULL, 0, &verified, &error), SD_ERROR_UNFAIR);
    OK(sd_fair_dice_reveal(dice, game, &error));
    FAILS(sd_fair_dice_roll_at(dice, 1, &error), SD_ERROR_ARGUMENT);
    OK(sd_fair_verify(game, commitment, sizeof commitment, seed, 9, &verified, &error));
    CHECK(verified.rolls == SD_PROOF_PROVED && verified.roll_count == 1);
    OK(sd_fair_verify(game, NULL, 0, NULL, 0, &verified, &error));
    CHECK(verified.rolls == SD_PROOF_IF_SEEDS_ARE_PROVED);
    FAILS(sd_fair_verify(game, other, sizeof other, seed, 9, &verified, &error), SD_ERROR_UNFAIR);
    FAILS_NULL(sd_fair_dice_new(secret, 31, start, "x", Z, &error), SD_ERROR_ARGUMENT);
    FAILS_NULL(sd_fair_dice_new(secret, 32, start, "", Z, &error), SD_ERROR_ARGUMENT);
    sd_fair_dice_delete(dice);
    sd_game_delete(game);
}

int main(void) {
    CHECK(sd_features() == (SD_FEATURE_SEARCH | SD_FEATURE_FAIR_DICE | SD_FEATURE_EXACT | SD_FEATURE_BATCH));
    players();
    analysis();
    solver();
    race();
    fair();
    puts("search, tables and fair dice: all as expected");
    return 0;
}
