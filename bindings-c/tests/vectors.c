// Every position and game of an independent implementation, as lines on the standard input.
#include "test.h"

static char line[4096];
static char *field[16];
static int fields;

// Reads the next line, and splits it at its tabs. 0 at the end.
static int next_line(void) {
    if (fgets(line, sizeof line, stdin) == NULL) return 0;
    line[strcspn(line, "\n")] = 0;
    fields = 0;
    for (char *at = line; at != NULL && fields < 16; fields++) {
        field[fields] = at;
        at = strchr(at, '\t');
        if (at != NULL) *at++ = 0;
    }
    return 1;
}

static void stones_text(sd_stones_position position, const char *expected) {
    char text[128];
    OK(sd_stones_write(position, text, sizeof text, &error));
    CHECK(strcmp(text, expected) == 0);
}

static void race_text(sd_race_position position, const char *expected) {
    char text[128];
    OK(sd_race_write(position, text, sizeof text, &error));
    CHECK(strcmp(text, expected) == 0);
}

static void stones_forms(sd_stones_position position) {
    sd_stones_position read;
    uint8_t packed[SD_STONES_PACKED_LENGTH], mask[SD_STONES_ACTIONS];
    uint64_t hash, again;
    CHECK(sd_stones_pack(position, packed, sizeof packed, &error) == SD_STONES_PACKED_LENGTH);
    OK(sd_stones_unpack(packed, sizeof packed, &read, &error));
    CHECK(memcmp(&read, &position, sizeof read) == 0);
    OK(sd_stones_hash(position, &hash, &error));
    OK(sd_stones_hash(read, &again, &error));
    CHECK(hash == again);
    OK(sd_stones_transform(position, SD_STONES_FLIP, &read, &error));
    OK(sd_stones_transform(read, SD_STONES_FLIP, &read, &error));
    CHECK(memcmp(&read, &position, sizeof read) == 0);
    CHECK(sd_stones_action_mask(position, mask, sizeof mask, &error) == SD_STONES_ACTIONS);
    int legal = 0;
    for (int action = 0; action < SD_STONES_ACTIONS; action++) {
        sd_stones_move m;
        CHECK((sd_stones_action_to_move(position, (uint16_t)action, &m, &error) == SD_OK) == mask[action]);
        if (mask[action]) CHECK(sd_stones_move_to_action(position, m, &error) == action);
        legal += mask[action];
    }
    CHECK(legal == sd_stones_count_moves(position, &error));
}

static void stones_position(void) {
    sd_stones_position position, after;
    sd_stones_move moves[SD_STONES_MAX_MOVES], m;
    sd_stones_rules rules = {SD_STONES_END_SIDE_TO_MOVE, SD_STONES_GOAL_FAR_RANK};
    sd_score score;
    sd_outcome outcome;
    uint64_t count;
    OK(sd_stones_parse(field[1], Z, &position, &error));
    stones_text(position, field[1]);
    stones_forms(position);
    int expected = atoi(field[2]);
    CHECK(sd_stones_legal_moves(position, moves, SD_STONES_MAX_MOVES, &error) == expected);
    CHECK(sd_stones_count_moves(position, &error) == expected);
    for (uint8_t depth = 1; depth <= 2; depth++) {
        OK(sd_stones_perft(position, depth, &count, &error));
        CHECK(count == (uint64_t)atoi(field[2 + depth]));
    }
    for (uint8_t goal = 0; goal < 2; goal++) {
        rules.goal = goal;
        OK(sd_stones_score(position, rules, &score, &error));
        CHECK(score.white == atoi(field[5 + 2 * goal]) && score.black == atoi(field[6 + 2 * goal]));
    }
    for (uint8_t end = 0; end < 2; end++) {
        rules.end = end;
        CHECK(sd_stones_outcome(position, rules, &outcome, &error) == atoi(field[9 + end]));
    }
    uint64_t found = 0;
    for (int i = 0; i < expected; i++) {
        CHECK(next_line() && strcmp(field[0], "move") == 0);
        OK(sd_stones_parse_move(position, field[1], Z, &m, &error));
        OK(sd_stones_play(position, m, &after, &error));
        stones_text(after, field[2]);
        for (int j = 0; j < expected; j++) {
            char text[16];
            OK(sd_stones_write_move(moves[j], text, sizeof text, &error));
            if (strcmp(text, field[1]) == 0) {
                CHECK(memcmp(&moves[j], &m, sizeof m) == 0);
                found++;
            }
        }
    }
    CHECK(found == (uint64_t)expected);
}

// What a game went through comes back from its record, its JSON and its history.
static void game_forms(sd_game *game, int64_t ply) {
    static char record[1 << 16], again[1 << 16];
    CHECK(sd_game_ply(game, &error) == ply);
    OK(sd_game_add_comment(game, (size_t)ply, "the end", Z, &error));
    OK(sd_game_set_tag(game, "White", Z, "Ann", Z, &error));
    int64_t length = sd_game_to_record(game, record, sizeof record, &error);
    CHECK(length > 0 && (size_t)length < sizeof record);
    sd_game *read = sd_game_from_record(record, (size_t)length, &error);
    CHECK(read != NULL && sd_game_kind(read, &error) == sd_game_kind(game, &error));
    OK(sd_game_to_record(read, again, sizeof again, &error));
    CHECK(strcmp(record, again) == 0);
    sd_game_delete(read);
    OK(sd_game_go_to(game, 1, &error));
    length = sd_game_to_json(game, record, sizeof record, &error);
    CHECK(length > 0 && (size_t)length < sizeof record);
    read = sd_game_from_json(record, Z, &error);
    CHECK(read != NULL && sd_game_undone(read, &error) == sd_game_undone(game, &error));
    OK(sd_game_to_json(read, again, sizeof again, &error));
    CHECK(strcmp(record, again) == 0);
    sd_game_delete(read);
    OK(sd_game_go_to(game, (size_t)ply, &error));
}

static void stones_game(void) {
    sd_stones_position position;
    sd_stones_rules rules = {0, 0};
    sd_outcome outcome;
    char final[128];
    int white = atoi(field[2]), black = atoi(field[3]), moves = atoi(field[4]);
    strcpy(final, field[1]);
    OK(sd_stones_initial(8, 8, &position, &error));
    sd_game *game = sd_stones_game_new(position, rules, &error);
    CHECK(game != NULL);
    for (int i = 0; i < moves; i++) {
        CHECK(next_line() && strcmp(field[0], "play") == 0);
        CHECK(sd_game_outcome(game, &outcome, &error) == 0);
        OK(sd_game_play_text(game, field[1], Z, &error));
    }
    OK(sd_stones_game_position(game, SD_CURRENT, &position, &error));
    stones_text(position, final);
    CHECK(sd_game_outcome(game, &outcome, &error) == 1 && outcome.has_score);
    CHECK(outcome.white == white && outcome.black == black && outcome.reason == SD_REASON_NO_MOVES);
    CHECK(outcome.winner == (white > black ? SD_WHITE : white < black ? SD_BLACK : SD_NO_COLOR));
    game_forms(game, moves);
    sd_game_delete(game);
}

static sd_race_rules race_rules(const char *numbers) {
    int n[4];
    CHECK(sscanf(numbers, "%d %d %d %d", &n[0], &n[1], &n[2], &n[3]) == 4);
    return (sd_race_rules){(uint8_t)n[0], (uint8_t)n[1], (uint8_t)n[2], (uint8_t)n[3]};
}

static void race_forms(sd_race_position position) {
    sd_race_position read;
    sd_race_setup setup;
    uint8_t packed[SD_RACE_PACKED_LENGTH], mask[SD_RACE_ACTIONS];
    CHECK(sd_race_pack(position, packed, sizeof packed, &error) == SD_RACE_PACKED_LENGTH);
    OK(sd_race_unpack(packed, sizeof packed, &read, &error));
    CHECK(memcmp(&read, &position, sizeof read) == 0);
    OK(sd_race_to_setup(position, &setup, &error));
    OK(sd_race_from_setup(setup, &read, &error));
    CHECK(memcmp(&read, &position, sizeof read) == 0);
    CHECK(sd_race_action_mask(position, mask, sizeof mask, &error) == SD_RACE_ACTIONS);
    for (int action = 0; action < SD_RACE_ACTIONS; action++) {
        sd_race_move m;
        CHECK((sd_race_action_to_move(position, (uint8_t)action, &m, &error) == SD_OK) == mask[action]);
        if (mask[action]) CHECK(m.action == action && sd_race_check_move(position, m, &error) == SD_OK);
    }
}

static void race_position(void) {
    sd_race_position position, after;
    sd_race_move moves[SD_RACE_MAX_MOVES], m;
    int expected = atoi(field[3]), found = 0;
    OK(sd_race_parse(field[1], Z, race_rules(field[2]), &position, &error));
    race_text(position, field[1]);
    race_forms(position);
    CHECK(sd_race_legal_moves(position, moves, SD_RACE_MAX_MOVES, &error) == expected);
    for (int i = 0; i < expected; i++) {
        CHECK(next_line() && strcmp(field[0], "race-move") == 0);
        OK(sd_race_parse_move(position, field[1], Z, &m, &error));
        OK(sd_race_play(position, m, &after, &error));
        race_text(after, field[2]);
        for (int j = 0; j < expected; j++) found += memcmp(&moves[j], &m, sizeof m) == 0;
    }
    CHECK(found == expected);
}

static void race_game(void) {
    sd_race_position position;
    sd_outcome outcome;
    char final[64], text[128];
    int winner = atoi(field[3]), turns = atoi(field[4]);
    strcpy(final, field[1]);
    OK(sd_race_initial(race_rules(field[2]), &position, &error));
    sd_game *game = sd_race_game_new(position, &error);
    CHECK(game != NULL);
    for (int i = 0; i < turns; i++) {
        CHECK(next_line() && strcmp(field[0], "race-play") == 0);
        OK(sd_race_game_roll(game, (uint8_t)atoi(field[1]), &error));
        OK(sd_game_play_text(game, field[2], Z, &error));
    }
    OK(sd_race_game_position(game, SD_CURRENT, &position, &error));
    OK(sd_race_write(position, text, sizeof text, &error));
    CHECK(strncmp(text, final, strlen(final)) == 0);
    CHECK(sd_game_outcome(game, &outcome, &error) == 1 && outcome.winner == winner);
    CHECK(outcome.reason == SD_REASON_ALL_HOME && !outcome.has_score);
    game_forms(game, turns);
    sd_game_delete(game);
}

int main(void) {
    int cases = 0;
    CHECK(sd_abi_version() == SD_ABI_VERSION);
    for (; next_line(); cases++) {
        if (strcmp(field[0], "position") == 0) stones_position();
        else if (strcmp(field[0], "game") == 0) stones_game();
        else if (strcmp(field[0], "race-position") == 0) race_position();
        else if (strcmp(field[0], "race-game") == 0) race_game();
        else CHECK(!"a line of a known kind");
    }
    CHECK(cases > 600);
    printf("%d positions and games agree\n", cases);
    return 0;
}
