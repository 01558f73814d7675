// Batches of both games beside the same positions one by one.
#include "test.h"

#define COUNT 100

static const sd_stones_rules RULES = {SD_STONES_END_EITHER_SIDE, SD_STONES_GOAL_FAR_RANK};

static void stones(void) {
    static sd_stones_position before[COUNT], after[COUNT];
    static uint8_t masks[COUNT * SD_STONES_ACTIONS], over[COUNT];
    static uint64_t words[COUNT * 6];
    static uint32_t counts[COUNT];
    static uint16_t actions[COUNT];
    sd_stones_position start, next;
    sd_stones_move moves[SD_STONES_MAX_MOVES];
    OK(sd_stones_initial(8, 8, &start, &error));
    sd_stones_batch *batch = sd_stones_batch_new(COUNT, start, RULES, 7, &error);
    CHECK(batch != NULL);
    int64_t finished = 0;
    for (int step = 0; step < 150; step++) {
        CHECK(sd_stones_batch_positions(batch, before, COUNT, &error) == COUNT);
        CHECK(sd_stones_batch_count_moves(batch, counts, COUNT, &error) == COUNT);
        CHECK(sd_stones_batch_over(batch, over, COUNT, &error) == COUNT);
        CHECK(sd_stones_batch_action_masks(batch, words, COUNT * 6, &error) == COUNT * 6);
        CHECK(sd_stones_batch_action_mask_bytes(batch, masks, sizeof masks, &error) == (int64_t)sizeof masks);
        CHECK(sd_stones_batch_random_actions(batch, actions, COUNT, &error) == COUNT);
        for (size_t i = 0; i < COUNT; i++) {
            uint8_t mask[SD_STONES_ACTIONS];
            CHECK(sd_stones_legal_moves(before[i], moves, SD_STONES_MAX_MOVES, &error) == (int64_t)counts[i]);
            OK(sd_stones_action_mask(before[i], mask, sizeof mask, &error));
            CHECK(memcmp(mask, masks + i * SD_STONES_ACTIONS, sizeof mask) == 0);
            for (size_t a = 0; a < SD_STONES_ACTIONS; a++) CHECK((words[i * 6 + a / 64] >> (a % 64) & 1) == mask[a]);
            CHECK((actions[i] == SD_STONES_NO_ACTION) == (counts[i] == 0));
            if (actions[i] == SD_STONES_NO_ACTION) actions[i] = 0;
        }
        OK(sd_stones_batch_apply(batch, actions, COUNT, &error));
        CHECK(sd_stones_batch_positions(batch, after, COUNT, &error) == COUNT);
        for (size_t i = 0; i < COUNT; i++) {
            next = before[i];
            if (over[i] == 0) {
                OK(sd_stones_action_to_move(before[i], actions[i], &moves[0], &error));
                OK(sd_stones_play(before[i], moves[0], &next, &error));
            }
            CHECK(memcmp(&next, &after[i], sizeof next) == 0);
        }
        if (step % 10 == 9) finished += sd_stones_batch_restart_over(batch, &error);
    }
    CHECK(finished > COUNT);
    CHECK(sd_stones_batch_play_random(batch, &error) > 0);

    actions[41] = 7; // from a1 to c1, over an ally that is not pinned
    OK(sd_stones_batch_set(batch, 41, start, &error));
    CHECK(sd_stones_batch_positions(batch, before, COUNT, &error) == COUNT);
    for (size_t i = 0; i < 41; i++) {
        OK(sd_stones_batch_set(batch, i, start, &error));
        actions[i] = 0;
    }
    FAILS(sd_stones_batch_apply(batch, actions, COUNT, &error), SD_ERROR_ILLEGAL);
    CHECK(error.turn == 42 && strcmp((const char *)error.reason, "target-occupied") == 0);
    actions[3] = SD_STONES_ACTIONS;
    FAILS(sd_stones_batch_apply(batch, actions, COUNT, &error), SD_ERROR_ARGUMENT);
    FAILS(sd_stones_batch_apply(batch, actions, 3, &error), SD_ERROR_ARGUMENT);
    FAILS(sd_stones_batch_apply(batch, NULL, 3, &error), SD_ERROR_NULL);
    FAILS(sd_stones_batch_set(batch, COUNT, start, &error), SD_ERROR_ARGUMENT);
    OK(sd_stones_initial(4, 4, &next, &error));
    FAILS(sd_stones_batch_set(batch, 0, next, &error), SD_ERROR_ARGUMENT);
    FAILS_NULL(sd_stones_batch_new(1, next, RULES, 7, &error), SD_ERROR_ARGUMENT);
    FAILS_NULL(sd_stones_batch_new(SD_BATCH_MAX + 1, start, RULES, 7, &error), SD_ERROR_ARGUMENT);
    // Without room nothing is written, and the random bits stay.
    CHECK(sd_stones_batch_random_actions(batch, NULL, 0, &error) == COUNT);
    sd_stones_batch_delete(batch);
    sd_stones_batch_delete(NULL);
}

static void race(void) {
    static sd_race_position before[COUNT], after[COUNT];
    static uint8_t actions[COUNT], rolls[COUNT], over[COUNT], masks[COUNT * SD_RACE_ACTIONS];
    static uint64_t words[COUNT];
    static uint32_t counts[COUNT];
    sd_race_position start, next;
    sd_race_move m;
    sd_race_rules rules = {SD_RACE_CAPTURE_LANDING_ONLY, SD_RACE_BLOCK_WHOLE_ROLL, 1, 2};
    OK(sd_race_initial(rules, &start, &error));
    sd_race_batch *batch = sd_race_batch_new(COUNT, start, 7, &error);
    CHECK(batch != NULL);
    memset(actions, SD_RACE_PASS, COUNT);
    FAILS(sd_race_batch_apply(batch, actions, COUNT, &error), SD_ERROR_ILLEGAL);
    CHECK(error.turn == 1 && strcmp((const char *)error.reason, "no-roll") == 0);
    int64_t finished = 0;
    for (int step = 0; step < 200; step++) {
        if (step % 2 == 0) {
            for (size_t i = 0; i < COUNT; i++) rolls[i] = (uint8_t)(1 + (i + (size_t)step) % 6);
            OK(sd_race_batch_roll(batch, rolls, COUNT, &error));
        } else {
            CHECK(sd_race_batch_roll_random(batch, &error) > 0);
        }
        FAILS(sd_race_batch_roll(batch, rolls, COUNT, &error), SD_ERROR_ILLEGAL);
        CHECK(sd_race_batch_positions(batch, before, COUNT, &error) == COUNT);
        CHECK(sd_race_batch_over(batch, over, COUNT, &error) == COUNT);
        CHECK(sd_race_batch_count_moves(batch, counts, COUNT, &error) == COUNT);
        CHECK(sd_race_batch_action_masks(batch, words, COUNT, &error) == COUNT);
        CHECK(sd_race_batch_action_mask_bytes(batch, masks, sizeof masks, &error) == (int64_t)sizeof masks);
        CHECK(sd_race_batch_random_actions(batch, actions, COUNT, &error) == COUNT);
        for (size_t i = 0; i < COUNT; i++) {
            uint32_t legal = 0;
            for (size_t a = 0; a < SD_RACE_ACTIONS; a++) {
                CHECK((words[i] >> a & 1) == masks[i * SD_RACE_ACTIONS + a]);
                legal += masks[i * SD_RACE_ACTIONS + a];
            }
            CHECK(legal == counts[i] && (actions[i] == SD_RACE_NO_ACTION) == (before[i].rolled == 0));
            if (actions[i] == SD_RACE_NO_ACTION) actions[i] = SD_RACE_PASS;
        }
        OK(sd_race_batch_apply(batch, actions, COUNT, &error));
        CHECK(sd_race_batch_positions(batch, after, COUNT, &error) == COUNT);
        for (size_t i = 0; i < COUNT; i++) {
            next = before[i];
            if (over[i] == 0) {
                OK(sd_race_action_to_move(before[i], actions[i], &m, &error));
                OK(sd_race_play(before[i], m, &next, &error));
            }
            CHECK(memcmp(&next, &after[i], sizeof next) == 0);
        }
        finished += sd_race_batch_restart_over(batch, &error);
    }
    CHECK(finished > 0);
    CHECK(sd_race_batch_play_random(batch, &error) == 0);
    start.rules.pieces = 3;
    FAILS(sd_race_batch_set(batch, 0, start, &error), SD_ERROR_ARGUMENT);
    sd_race_batch_delete(batch);
}

int main(void) {
    stones();
    race();
    puts("batch: all as one by one");
    return 0;
}
