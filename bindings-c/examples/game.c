// A game of Stones! between two computer players, in C.
#include <stdio.h>
#include <stdlib.h>

#include "stones_dice.h"

static sd_error error;

static void fail(void) {
    fprintf(stderr, "error %d: %s\n", (int)error.status, error.message);
    exit(1);
}

// Handles that could not be made, and calls that failed, end the program.
#define NEED(pointer) if ((pointer) == NULL) fail()
#define DO(call) if ((call) < 0) fail()

int main(void) {
    sd_stones_rules rules = {SD_STONES_END_SIDE_TO_MOVE, SD_STONES_GOAL_FAR_RANK};
    sd_limits limits = {0};
    sd_stones_position position;
    sd_stones_move move;
    sd_outcome outcome;

    if (sd_abi_version() != SD_ABI_VERSION) {
        fprintf(stderr, "this program was compiled for another version of the library\n");
        return 1;
    }
    DO(sd_stones_initial(8, 8, &position, &error));
    sd_game *game = sd_stones_game_new(position, rules, &error);
    NEED(game);
    sd_stones_player *players[2] = {
        sd_stones_player_new(3, 1, rules, &error),
        sd_stones_player_new(1, 2, rules, &error),
    };
    NEED(players[SD_WHITE]);
    NEED(players[SD_BLACK]);

    while (sd_game_outcome(game, &outcome, &error) == 0) {
        DO(sd_stones_game_position(game, SD_CURRENT, &position, &error));
        DO(sd_stones_player_best_move(players[position.turn], position, limits, NULL, &move, &error));
        DO(sd_stones_game_play(game, move, &error));
    }

    DO(sd_game_set_tag(game, "White", SD_ZERO_ENDED, "Level 3", SD_ZERO_ENDED, &error));
    DO(sd_game_set_tag(game, "Black", SD_ZERO_ENDED, "Level 1", SD_ZERO_ENDED, &error));
    // Ask for the length, then for the text.
    int64_t length = sd_game_to_record(game, NULL, 0, &error);
    DO(length);
    char *record = malloc((size_t)length + 1);
    if (record == NULL) return 1;
    DO(sd_game_to_record(game, record, (size_t)length + 1, &error));
    printf("%s%u:%u\n", record, outcome.white, outcome.black);

    free(record);
    sd_stones_player_delete(players[SD_WHITE]);
    sd_stones_player_delete(players[SD_BLACK]);
    sd_game_delete(game);
    return 0;
}
