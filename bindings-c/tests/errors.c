// What goes wrong: each kind of error, with its byte, its reason and its message; and that nothing changes then.
#include "test.h"

static const sd_stones_rules RULES = {SD_STONES_END_SIDE_TO_MOVE, SD_STONES_GOAL_FAR_RANK};

static void texts(void) {
    sd_stones_position position;
    char text[128];
    FAILS(sd_stones_parse("8/8/8/8/8/8/8/S6x w", Z, &position, &error), SD_ERROR_PARSE);
    CHECK(error.offset == 16 && strstr(error.message, "expected") != NULL);
    FAILS(sd_stones_parse("8/8/8/8/8/8/8/\xff w", Z, &position, &error), SD_ERROR_PARSE);
    CHECK(error.offset == 14 && strstr(error.message, "UTF-8") != NULL);
    FAILS(sd_stones_parse(NULL, Z, &position, &error), SD_ERROR_NULL);
    FAILS(sd_stones_parse(NULL, 3, &position, &error), SD_ERROR_NULL);
    FAILS(sd_stones_parse(NULL, 0, &position, &error), SD_ERROR_PARSE);
    FAILS(sd_stones_parse("", 0, NULL, &error), SD_ERROR_PARSE);
    FAILS(sd_stones_parse("a", SD_ZERO_ENDED - 1, &position, &error), SD_ERROR_ARGUMENT);
    CHECK(sd_stones_parse("x", 1, &position, NULL) == SD_ERROR_PARSE);
    // Only the given length is read.
    OK(sd_stones_parse("SSSSSSSS/8/8/8/8/8/8/8 wxyz", 24, &position, &error));
    FAILS(sd_stones_parse("SSSSSSSS/8/8/8/8/8/8/8 w", Z, NULL, &error), SD_ERROR_NULL);
    // A text fits with its zero byte or not at all.
    OK(sd_stones_initial(8, 8, &position, &error));
    int64_t length = sd_stones_write(position, NULL, 0, &error);
    CHECK(length == 31);
    memset(text, '#', sizeof text);
    CHECK(sd_stones_write(position, text, 31, &error) == 31 && text[0] == 0 && text[1] == '#');
    CHECK(sd_stones_write(position, text, 32, &error) == 31 && text[31] == 0 && text[32] == '#');
    FAILS(sd_stones_write(position, NULL, 32, &error), SD_ERROR_NULL);
    CHECK(sd_square_parse("h8", Z, &error) == 63);
    FAILS(sd_square_parse("i8", Z, &error), SD_ERROR_PARSE);
    FAILS(sd_square_write(64, text, sizeof text, &error), SD_ERROR_ARGUMENT);
}

static void positions(void) {
    sd_stones_position position, garbage;
    sd_stones_move moves[SD_STONES_MAX_MOVES], m;
    uint64_t number = 77;
    OK(sd_stones_initial(8, 8, &position, &error));
    FAILS(sd_stones_initial(2, 8, &position, &error), SD_ERROR_ARGUMENT);
    garbage = position;
    garbage.black |= garbage.white;
    garbage.pinned = 1ULL << 30;
    FAILS(sd_stones_hash(garbage, &number, &error), SD_ERROR_SETUP);
    CHECK(number == 77 && strstr(error.message, "; ") != NULL);
    garbage = position;
    garbage.turn = 2;
    FAILS(sd_stones_check(garbage, &error), SD_ERROR_ARGUMENT);
    garbage = position;
    garbage.files = 9;
    FAILS(sd_stones_count_moves(garbage, &error), SD_ERROR_ARGUMENT);
    memset(&garbage, 0xff, sizeof garbage);
    FAILS(sd_stones_legal_moves(garbage, moves, SD_STONES_MAX_MOVES, &error), SD_ERROR_ARGUMENT);
    // All elements fit, or none is written.
    memset(moves, 0, sizeof moves);
    CHECK(sd_stones_legal_moves(position, moves, 53, &error) == 54 && moves[0].target == 0);
    CHECK(sd_stones_legal_moves(position, moves, 54, &error) == 54 && moves[0].target != 0);
    m = (sd_stones_move){0, 1, SD_NO_SQUARE, SD_STONES_SLIDE};
    FAILS(sd_stones_play(position, m, &garbage, &error), SD_ERROR_ILLEGAL);
    CHECK(strcmp(error.reason, "not-in-line") == 0 && error.offset == SD_NO_OFFSET);
    m.kind = 3;
    FAILS(sd_stones_check_move(position, m, &error), SD_ERROR_ARGUMENT);
    m = (sd_stones_move){64, 1, SD_NO_SQUARE, SD_STONES_SLIDE};
    FAILS(sd_stones_check_move(position, m, &error), SD_ERROR_ARGUMENT);
    FAILS(sd_stones_parse_move(position, "a1xd4", Z, &m, &error), SD_ERROR_ILLEGAL);
    CHECK(strcmp(error.reason, "is-slide") == 0);
    FAILS(sd_stones_action_to_move(position, SD_STONES_ACTIONS, &m, &error), SD_ERROR_ARGUMENT);
    uint8_t packed[SD_STONES_PACKED_LENGTH] = {0};
    FAILS(sd_stones_unpack(packed, 12, &position, &error), SD_ERROR_ARGUMENT);
    packed[12] = 0x80;
    FAILS(sd_stones_unpack(packed, 13, &position, &error), SD_ERROR_PARSE);
    CHECK(error.offset == 12);
    OK(sd_stones_initial(4, 4, &position, &error));
    FAILS(sd_stones_action_to_move(position, 0, &m, &error), SD_ERROR_ARGUMENT);
}

static void races(void) {
    sd_race_position position, garbage;
    sd_race_move moves[SD_RACE_MAX_MOVES], m;
    sd_race_setup setup;
    sd_race_rules rules = sd_race_default_rules();
    OK(sd_race_initial(rules, &position, &error));
    CHECK(sd_race_legal_moves(position, moves, SD_RACE_MAX_MOVES, &error) == 0);
    garbage = position;
    garbage.white = 0x10001;
    garbage.black = 0x4001;
    FAILS(sd_race_check(garbage, &error), SD_ERROR_SETUP);
    garbage = position;
    garbage.white = 0xffffffff;
    FAILS(sd_race_check(garbage, &error), SD_ERROR_SETUP);
    garbage = position;
    garbage.rolled = 7;
    FAILS(sd_race_check(garbage, &error), SD_ERROR_ARGUMENT);
    garbage.rolled = 0;
    garbage.rules.pieces = 5;
    FAILS(sd_race_check(garbage, &error), SD_ERROR_ARGUMENT);
    garbage = position;
    garbage.white = 0xf0000000;
    OK(sd_race_check(garbage, &error));
    garbage.rolled = 1;
    FAILS(sd_race_check(garbage, &error), SD_ERROR_SETUP);
    FAILS(sd_race_roll(position, 0, &garbage, &error), SD_ERROR_ARGUMENT);
    OK(sd_race_roll(position, 3, &position, &error));
    FAILS(sd_race_roll(position, 3, &garbage, &error), SD_ERROR_ILLEGAL);
    CHECK(strcmp(error.reason, "roll-pending") == 0);
    CHECK(sd_race_legal_moves(position, moves, SD_RACE_MAX_MOVES, &error) == 1);
    uint8_t path[6];
    CHECK(sd_race_path(moves[0], path, sizeof path, &error) == 3 && path[2] == moves[0].target);
    uint64_t squares;
    OK(sd_race_destinations(position, moves[0].origin, &squares, &error));
    CHECK(squares == 1ULL << moves[0].target);
    m = moves[0];
    m.origin++;
    FAILS(sd_race_play(position, m, &garbage, &error), SD_ERROR_ARGUMENT);
    FAILS(sd_race_parse_move(position, "a1-e1", Z, &m, &error), SD_ERROR_ILLEGAL);
    OK(sd_race_to_setup(position, &setup, &error));
    setup.white.on_board[14]++;
    FAILS(sd_race_from_setup(setup, &garbage, &error), SD_ERROR_SETUP);
    CHECK(strstr(error.message, "h8") != NULL && strstr(error.message, "5 pieces") != NULL);
}

static void games(void) {
    sd_stones_position position;
    sd_race_position race_position;
    sd_outcome outcome;
    sd_step step;
    char text[1024];
    uint64_t ply;
    OK(sd_stones_initial(8, 8, &position, &error));
    OK(sd_race_initial(sd_race_default_rules(), &race_position, &error));
    sd_game *game = sd_stones_game_new(position, RULES, &error), *race = sd_race_game_new(race_position, &error);
    FAILS(sd_game_play_text(NULL, "a1-d4", Z, &error), SD_ERROR_NULL);
    FAILS(sd_race_game_roll(game, 1, &error), SD_ERROR_OTHER_GAME);
    FAILS(sd_stones_game_agree_draw(race, &error), SD_ERROR_OTHER_GAME);
    FAILS(sd_game_abandon(race, SD_NO_COLOR, &error), SD_ERROR_ARGUMENT);
    OK(sd_game_play_text(game, "a1-d4", Z, &error));
    FAILS(sd_game_play_text(game, "a1-d4", Z, &error), SD_ERROR_ILLEGAL);
    CHECK(strcmp(error.reason, "no-stone") == 0 && sd_game_ply(game, &error) == 1);
    FAILS(sd_game_apply_untrusted(game, 0, SD_BLACK, "h8e5", Z, &error), SD_ERROR_REQUEST);
    CHECK(strcmp(error.reason, "stale-revision") == 0);
    FAILS(sd_game_apply_untrusted(game, 1, SD_WHITE, "h8e5", Z, &error), SD_ERROR_REQUEST);
    CHECK(strcmp(error.reason, "wrong-player") == 0);
    OK(sd_game_apply_untrusted(game, (uint64_t)sd_game_revision(game, &error), SD_BLACK, "h8e5", Z, &error));
    CHECK(sd_game_undo(game, &error) == 1 && sd_game_undone(game, &error) == 1);
    FAILS(sd_game_go_to(game, 3, &error), SD_ERROR_ARGUMENT);
    CHECK(sd_game_redo(game, &error) == 1 && sd_game_redo(game, &error) == 0);
    OK(sd_game_add_comment(game, 1, "bold", Z, &error));
    FAILS(sd_game_add_comment(game, 1, "not } so", Z, &error), SD_ERROR_ARGUMENT);
    CHECK(error.offset == 4);
    FAILS(sd_game_add_comment(game, 3, "late", Z, &error), SD_ERROR_ARGUMENT);
    CHECK(sd_game_comment_count(game, &error) == 1 && sd_game_comment(game, 0, text, sizeof text, &error) == 4);
    OK(sd_game_comment_ply(game, 0, &ply, &error));
    CHECK(ply == 1 && strcmp(text, "bold") == 0);
    FAILS(sd_game_comment(game, 1, text, sizeof text, &error), SD_ERROR_ARGUMENT);
    OK(sd_game_clear_comments(game, 1, &error));
    CHECK(sd_game_comment_count(game, &error) == 0);
    FAILS(sd_game_set_tag(game, "Game", Z, "x", Z, &error), SD_ERROR_ARGUMENT);
    OK(sd_game_set_tag(game, "White", Z, "Ann", Z, &error));
    CHECK(sd_game_tag(game, "White", Z, text, sizeof text, &error) == 3 && strcmp(text, "Ann") == 0);
    int named = 0;
    for (size_t i = 0; i < (size_t)sd_game_tag_count(game, &error); i++) {
        OK(sd_game_tag_name(game, i, text, sizeof text, &error));
        named += strcmp(text, "White") == 0;
    }
    CHECK(named == 1);
    CHECK(sd_game_outcome(game, &outcome, &error) == 0);
    OK(sd_game_resign(game, SD_WHITE, &error));
    FAILS(sd_game_resign(game, SD_WHITE, &error), SD_ERROR_ILLEGAL);
    CHECK(strcmp(error.reason, "game-over") == 0);
    CHECK(sd_game_outcome(game, &outcome, &error) == 1);
    CHECK(outcome.winner == SD_BLACK && outcome.reason == SD_REASON_RESIGNATION && !outcome.has_score);
    CHECK(sd_game_steps(game, &error) == 3);
    OK(sd_game_step(game, 2, &step, &error));
    CHECK(step.kind == SD_STEP_END && step.winner == SD_BLACK && step.reason == SD_REASON_RESIGNATION);
    OK(sd_game_step(game, 0, &step, &error));
    CHECK(step.kind == SD_STEP_MOVE && step.stones.origin == 0 && step.stones.target == 27);
    FAILS(sd_game_step(game, 3, &step, &error), SD_ERROR_ARGUMENT);
    OK(sd_race_game_roll(race, 2, &error));
    CHECK(sd_game_undo(race, &error) == 0 && sd_race_game_undo_roll(race, &error) == 1);
    OK(sd_race_game_roll(race, 4, &error));
    FAILS(sd_game_apply_untrusted(race, 3, SD_WHITE, "5:a1-f1", Z, &error), SD_ERROR_REQUEST);
    CHECK(strcmp(error.reason, "other-roll") == 0);
    OK(sd_game_step(race, 0, &step, &error));
    CHECK(step.kind == SD_STEP_ROLL && step.roll == 4);
    sd_game_delete(game);
    sd_game_delete(race);
    sd_game_delete(NULL);
}

static void records(void) {
    const char *one = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n";
    const char *damaged = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 a1-d4 *\n";
    char file[512];
    int length = snprintf(file, sizeof file, "%s\n%s\n%s", one, damaged, one);
    sd_records *records = sd_records_new(SD_STONES, (uint8_t *)file, (size_t)length, &error);
    sd_game *game;
    CHECK(records != NULL);
    CHECK(sd_records_next(records, &game, &error) == 1 && sd_game_ply(game, &error) == 1);
    sd_game_delete(game);
    FAILS(sd_records_next(records, &game, &error), SD_ERROR_RECORD);
    // Black's first move is the second half of turn 1.
    CHECK(error.turn == 1 && error.offset == strlen(one) + 1 + (size_t)(strstr(damaged, " a1-d4 *") + 1 - damaged));
    CHECK(game != NULL && sd_game_ply(game, &error) == 1);
    sd_game_delete(game);
    CHECK(sd_records_next(records, &game, &error) == 1 && game != NULL);
    sd_game_delete(game);
    CHECK(sd_records_next(records, &game, &error) == 0 && game == NULL);
    FAILS(sd_records_next(NULL, &game, &error), SD_ERROR_NULL);
    FAILS(sd_records_next(records, NULL, &error), SD_ERROR_NULL);
    sd_records_delete(records);
    FAILS_NULL(sd_records_new(2, NULL, 0, &error), SD_ERROR_ARGUMENT);
    FAILS_NULL(sd_game_from_record(damaged, Z, &error), SD_ERROR_RECORD);
    FAILS_NULL(sd_game_from_json("{\"game\":\n 1}", Z, &error), SD_ERROR_PARSE);
    CHECK(error.offset >= 9 && error.offset <= 12);
    FAILS_NULL(sd_game_from_json("[", Z, &error), SD_ERROR_PARSE);
}

static void dice(void) {
    // The file dice-race-core/tests/golden/seeded_dice.txt has these rolls too.
    sd_dice *dice = sd_dice_new(7, 0, &error);
    int first[12];
    for (int i = 0; i < 12; i++) first[i] = sd_dice_roll(dice, &error);
    CHECK(sd_dice_rolled(dice, &error) == 12);
    sd_dice *resumed = sd_dice_new(7, 11, &error);
    CHECK(sd_dice_roll(resumed, &error) == first[11]);
    FAILS(sd_dice_roll(NULL, &error), SD_ERROR_NULL);
    FAILS_NULL(sd_dice_new(7, UINT64_MAX, &error), SD_ERROR_ARGUMENT);
    sd_dice_delete(dice);
    sd_dice_delete(resumed);
}

int main(void) {
    texts();
    positions();
    races();
    games();
    records();
    dice();
    CHECK(strcmp(sd_version(), "") != 0);
    puts("errors: all as expected");
    return 0;
}
