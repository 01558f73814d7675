// What the header allows at once, from four threads: reading one game, searching with one engine, stopping.
//
// `threads plain` leaves out stops and searches with several threads: they share atomic variables, which helgrind and
// DRD take for races.
#include <pthread.h>

#include "test.h"

static sd_game *game;
static int plain;
#ifdef SD_SEARCH
static sd_race_engine *race_engine;
static sd_stop *stop;
#endif

#define RUN(condition)                                                                                               \
    do {                                                                                                             \
        if (!(condition)) {                                                                                          \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                          \
            exit(1);                                                                                                 \
        }                                                                                                            \
    } while (0)

static void *work(void *number) {
    sd_error own;
    char record[4096];
    sd_stones_position position;
    sd_stones_move moves[SD_STONES_MAX_MOVES];
    for (int i = 0; i < 20; i++) {
        RUN(sd_game_to_record(game, record, sizeof record, &own) > 0);
        RUN(sd_stones_game_position(game, SD_CURRENT, &position, &own) == SD_OK);
        RUN(sd_stones_legal_moves(position, moves, SD_STONES_MAX_MOVES, &own) > 0);
        // A copy belongs to this thread.
        sd_game *copy = sd_game_clone(game, &own);
        RUN(sd_stones_game_play(copy, moves[0], &own) == SD_OK);
        sd_game_delete(copy);
        RUN(sd_stones_parse("x", 1, &position, &own) == SD_ERROR_PARSE);
    }
#ifdef SD_SEARCH
    sd_race_position race;
    sd_race_move m;
    RUN(sd_race_initial(sd_race_default_rules(), &race, &own) == SD_OK);
    RUN(sd_race_roll(race, 6, &race, &own) == SD_OK);
    RUN(sd_race_engine_best_move(race_engine, race, 9, 1, &m, &own) == SD_OK);
    sd_stones_rules rules = {0, 0};
    if (plain) return NULL;
    if (*(int *)number == 0) {
        RUN(sd_stop_now(stop, &own) == SD_OK);
    } else {
        // Each has a player of its own; this search ends when the first thread stops it, or at the limit.
        sd_stones_player *player = sd_stones_player_new(5, 1, rules, &own);
        sd_limits limits = {2000, 0, 0};
        RUN(sd_stones_initial(8, 8, &position, &own) == SD_OK);
        RUN(sd_stones_player_best_move(player, position, limits, stop, &moves[0], &own) == SD_OK);
        sd_stones_player_delete(player);
    }
#else
    (void)number;
#endif
    return NULL;
}

int main(int count, char **arguments) {
    plain = count > 1 && strcmp(arguments[1], "plain") == 0;
    sd_stones_position position;
    sd_stones_rules rules = {0, 0};
    pthread_t threads[4];
    int numbers[4];
    OK(sd_stones_initial(8, 8, &position, &error));
    game = sd_stones_game_new(position, rules, &error);
    OK(sd_game_play_text(game, "a1-d4", Z, &error));
#ifdef SD_SEARCH
    race_engine = sd_race_engine_new(NULL, &error);
    stop = sd_stop_new(&error);
    // Two threads of the library search together.
    sd_stones_engine *engine = sd_stones_engine_new(rules, (sd_stones_engine_options){1 << 16, 2}, &error);
    sd_stones_line line;
    sd_limits limits = {3000, 0, 0};
    if (!plain) OK(sd_stones_engine_analyze(engine, position, limits, NULL, NULL, NULL, &line, 1, NULL, &error));
    sd_stones_engine_delete(engine);
#endif
    for (int i = 0; i < 4; i++) {
        numbers[i] = i;
        CHECK(pthread_create(&threads[i], NULL, work, &numbers[i]) == 0);
    }
    for (int i = 0; i < 4; i++) CHECK(pthread_join(threads[i], NULL) == 0);
#ifdef SD_SEARCH
    sd_race_engine_delete(race_engine);
    sd_stop_delete(stop);
#endif
    sd_game_delete(game);
    puts("threads: all as expected");
    return 0;
}
