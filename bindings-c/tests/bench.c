// The cost of a call in nanoseconds, the least of several runs: `bench [limit]` fails if the legal moves of a position,
// over positions of random games, cost more than the limit.
#include <time.h>

#include "test.h"

#define POSITIONS 1000
#define RUNS 30

static sd_stones_position stones[POSITIONS];
static sd_race_position races[POSITIONS];
static volatile int64_t sink;

static double now(void) {
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void random_games(void) {
    sd_stones_move moves[SD_STONES_MAX_MOVES];
    sd_race_move race_moves[SD_RACE_MAX_MOVES];
    sd_dice *dice = sd_dice_new(1, 0, &error);
    unsigned state = 1;
    sd_stones_position position;
    sd_race_position race;
    sd_outcome outcome;
    OK(sd_stones_initial(8, 8, &position, &error));
    OK(sd_race_initial(sd_race_default_rules(), &race, &error));
    for (int i = 0; i < POSITIONS; i++) {
        stones[i] = position;
        int64_t count = sd_stones_legal_moves(position, moves, SD_STONES_MAX_MOVES, &error);
        OK(count);
        state = state * 1103515245u + 12345u;
        if (count == 0) OK(sd_stones_initial(8, 8, &position, &error));
        else OK(sd_stones_play(position, moves[(state >> 8) % (unsigned)count], &position, &error));
        if (sd_race_outcome(race, &outcome, &error)) OK(sd_race_initial(sd_race_default_rules(), &race, &error));
        OK(sd_race_roll(race, (uint8_t)sd_dice_roll(dice, &error), &race, &error));
        races[i] = race;
        count = sd_race_legal_moves(race, race_moves, SD_RACE_MAX_MOVES, &error);
        OK(count);
        OK(sd_race_play(race, race_moves[(state >> 8) % (unsigned)count], &race, &error));
    }
    sd_dice_delete(dice);
}

#define MEASURE(name, call)                                                                                          \
    do {                                                                                                             \
        best = 1e18;                                                                                                 \
        for (int run = 0; run < RUNS; run++) {                                                                       \
            double start = now();                                                                                    \
            for (int i = 0; i < POSITIONS; i++) sink = (call);                                                       \
            double each = (now() - start) / POSITIONS;                                                               \
            if (each < best) best = each;                                                                            \
        }                                                                                                            \
        printf("%-28s %6.1f ns\n", name, best);                                                                      \
    } while (0)

int main(int count, char **arguments) {
    static sd_stones_move moves[SD_STONES_MAX_MOVES];
    static sd_race_move race_moves[SD_RACE_MAX_MOVES];
    double best, legal;
    uint64_t hash;
    random_games();
    MEASURE("sd_abi_version", sd_abi_version());
    MEASURE("sd_stones_check", sd_stones_check(stones[i], &error));
    MEASURE("sd_stones_count_moves", sd_stones_count_moves(stones[i], &error));
    MEASURE("sd_stones_hash", sd_stones_hash(stones[i], &hash, &error));
    MEASURE("sd_race_legal_moves", sd_race_legal_moves(races[i], race_moves, SD_RACE_MAX_MOVES, &error));
    MEASURE("sd_stones_moves_by_direction",
            sd_stones_moves_by_direction(stones[i], moves, SD_STONES_MAX_MOVES, &error));
    int64_t all = 0;
    for (int i = 0; i < POSITIONS; i++) all += sd_stones_count_moves(stones[i], &error);
    printf("moves of a position: %.1f\n", (double)all / POSITIONS);
    MEASURE("sd_stones_legal_moves", sd_stones_legal_moves(stones[i], moves, SD_STONES_MAX_MOVES, &error));
    legal = best;
    return count > 1 && legal > atof(arguments[1]);
}
