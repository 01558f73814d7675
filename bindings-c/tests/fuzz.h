// Random arguments for the program that `fuzz.py` prints.
#ifndef FUZZ_H
#define FUZZ_H

#include <time.h>

#include "test.h"

typedef struct {
    const char *name;
    void (*call)(void);
} Function;

typedef struct {
    void *data;
    size_t length;
} Input;

static uint64_t state, calls, good;

// xorshift64*
static uint64_t bits(void) {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 0x2545F4914F6CDD1D;
}

static uint64_t below(uint64_t end) { return bits() % end; }

static int percent(uint64_t chance) { return below(100) < chance; }

// Handles that are alive, and a few of each.
#define ALIVE 6
#define POOL(T)                                                                                                      \
    static T *pool_##T[ALIVE];                                                                                       \
    static size_t count_##T;                                                                                         \
    static T *take_##T(void) {                                                                                       \
        if (count_##T == 0) return NULL;                                                                             \
        size_t at = below(count_##T);                                                                                \
        T *taken = pool_##T[at];                                                                                     \
        pool_##T[at] = pool_##T[--count_##T];                                                                        \
        return taken;                                                                                                \
    }                                                                                                                \
    static void keep_##T(T *handle) {                                                                                \
        if (handle == NULL) return;                                                                                  \
        good++;                                                                                                      \
        if (count_##T == ALIVE) T##_delete(take_##T());                                                              \
        pool_##T[count_##T++] = handle;                                                                              \
    }                                                                                                                \
    static T *any_##T(void) { return count_##T == 0 || percent(3) ? NULL : pool_##T[below(count_##T)]; }

static sd_error *any_error(void) { return percent(80) ? &error : NULL; }

// Values that a call gave are used again, some of them with a byte changed.
#define KEPT 32
#define VALUES(T)                                                                                                    \
    static T values_##T[KEPT];                                                                                       \
    static void learn_##T(const T *value) { values_##T[below(KEPT)] = *value; }                                      \
    static T any_##T(const char *name) {                                                                             \
        (void)name;                                                                                                  \
        T value = values_##T[below(KEPT)];                                                                           \
        if (percent(15)) ((uint8_t *)&value)[below(sizeof value)] = (uint8_t)bits();                                 \
        return value;                                                                                                \
    }

VALUES(sd_stones_position)
VALUES(sd_stones_move)
VALUES(sd_stones_rules)
VALUES(sd_race_position)
VALUES(sd_race_move)
VALUES(sd_race_rules)
VALUES(sd_race_setup)

#define NOT_USED_AGAIN(T) static void learn_##T(const T *value) { (void)value; }
NOT_USED_AGAIN(sd_score)
NOT_USED_AGAIN(sd_outcome)
NOT_USED_AGAIN(sd_step)
NOT_USED_AGAIN(uint64_t)
#ifdef SD_SEARCH
NOT_USED_AGAIN(sd_stones_analysis)
NOT_USED_AGAIN(sd_stones_solution)
NOT_USED_AGAIN(double)

// Searches are short.
static sd_limits any_sd_limits(const char *name) {
    (void)name;
    return (sd_limits){1 + below(300), below(3), (uint8_t)below(4)};
}

static sd_stones_engine_options any_sd_stones_engine_options(const char *name) {
    (void)name;
    uint64_t sizes[] = {0, 1, 1000, 1 << 16, UINT64_MAX};
    return (sd_stones_engine_options){percent(2) ? 0 : sizes[1 + below(4)], (uint32_t)below(3)};
}

static uint64_t reports;

static void report_analyze(const sd_stones_analysis *analysis, const sd_stones_line *best, void *data) {
    CHECK(analysis->lines > 0 && best->move_count <= SD_STONES_LINE_MOVES && data == NULL);
    reports++;
}

static void (*any_report_analyze(void))(const sd_stones_analysis *, const sd_stones_line *, void *) {
    return percent(50) ? report_analyze : NULL;
}
#endif
#ifdef SD_EXACT
static void report_compute(uint64_t solved, uint64_t states, void *data) {
    CHECK(solved <= states && data == NULL);
    reports++;
}

static void (*any_report_compute(void))(uint64_t, uint64_t, void *) { return percent(50) ? report_compute : NULL; }
#endif
#ifdef SD_FAIR_DICE
NOT_USED_AGAIN(sd_verified)
#endif

static uint8_t any_uint8_t(const char *name) {
    if (percent(8)) return (uint8_t)bits();
    if (strcmp(name, "square") == 0) return (uint8_t)below(64);
    if (strcmp(name, "origin") == 0 || strcmp(name, "target") == 0) return (uint8_t)below(64);
    if (strcmp(name, "files") == 0 || strcmp(name, "ranks") == 0) return (uint8_t)(3 + below(6));
    if (strcmp(name, "roll") == 0) return (uint8_t)(1 + below(6));
    if (strcmp(name, "level") == 0) return (uint8_t)(1 + below(10));
    if (strcmp(name, "action") == 0) return (uint8_t)below(SD_RACE_ACTIONS);
    return (uint8_t)below(2);
}

static uint8_t any_depth(void) { return (uint8_t)below(3); }

static uint16_t any_uint16_t(const char *name) {
    (void)name;
    return (uint16_t)(percent(95) ? below(SD_STONES_ACTIONS) : bits());
}

static int32_t any_int32_t(const char *name) {
    (void)name;
    return (int32_t)(percent(95) ? below(2) : bits());
}

static uint64_t any_uint64_t(const char *name) {
    if (strcmp(name, "rolled") == 0) return percent(95) ? below(1000) : UINT64_MAX;
    if (strcmp(name, "table_bytes") == 0) return 1 + below(1 << 16);
    return percent(90) ? below(40) : bits();
}

static size_t any_size_t(const char *name) {
    (void)name;
    return percent(50) ? (size_t)below(2) : percent(80) ? (size_t)below(12) : percent(50) ? SD_CURRENT : (size_t)bits();
}

static size_t any_capacity(void) { return (size_t)(percent(50) ? 400 + below(400) : below(percent(50) ? 8 : 36)); }

// Exactly this much memory, so that a tool sees each byte too many; null for none.
static void *room(size_t capacity, size_t size) { return capacity == 0 ? NULL : calloc(capacity, size); }

static void *any_result(size_t size) { return malloc(size); }

static volatile uint8_t seen;

// What was written can be read.
static void filled(const void *out, size_t capacity, size_t size, int64_t result) {
    if (out == NULL || result <= 0 || (uint64_t)result > capacity) return;
    seen = ((const uint8_t *)out)[(size_t)result * size - 1];
}

static void returned(int64_t result) {
    CHECK(result >= SD_ERROR_STOPPED);
    good += result >= 0;
}

static sd_game *any_sd_game(void);
#ifdef SD_SEARCH
static sd_race_table *any_sd_race_table(void);
#endif

static const char *const texts[] = {
    "a1-d4", "h8e5", "c3xe5", "--", "@a1", "a1-d1", "3:a1-d1", "resign", "White", "Event", "Ann", "e4", "é", "",
    "ssssssss/8/8/8/8/8/8/SSSSSSSS w", "8/5sS1/6sP/2S5/2S5/Sp6/3P2p1/8 w", "sss/3/3/SSS b", "0,-,-,-/0,-,-,- w ?",
    "27,26,28,29/0,-,-,- w 1", "[Game \"Dice race\"]\n[Result \"*\"]\n\n1. 3:a1-d1 2. 5: *\n",
    "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n", "{\"game\":\"Stones!\",\"format\":1}", "table 7",
};

// A text that a call of the library wrote, or one that is known.
static size_t write_text(char *text, size_t capacity) {
    int64_t length = 0;
    switch (below(10)) {
    case 0: length = sd_stones_write_move(any_sd_stones_move(""), text, capacity, NULL); break;
    case 1: length = sd_race_write_move(any_sd_race_move(""), text, capacity, NULL); break;
    case 2: length = sd_game_to_record(any_sd_game(), text, capacity, NULL); break;
    case 3: length = sd_game_to_json(any_sd_game(), text, capacity, NULL); break;
    case 4: length = sd_stones_write(any_sd_stones_position(""), text, capacity, NULL); break;
    case 5: length = sd_race_write(any_sd_race_position(""), text, capacity, NULL); break;
    default: break;
    }
    if (length > 0 && (uint64_t)length < capacity) return (size_t)length;
    const char *known = texts[below(sizeof texts / sizeof *texts)];
    strcpy(text, known);
    return strlen(known);
}

static Input copied(const void *from, size_t length) {
    Input input = {malloc(length == 0 ? 1 : length), length};
    if (length > 0) memcpy(input.data, from, length);
    return input;
}

static Input any_input_char(const char *name) {
    static char text[1 << 16];
    if (strcmp(name, "path") == 0) return copied("fuzz.table", 10);
    if (percent(3)) return (Input){NULL, percent(50) ? SD_ZERO_ENDED : (size_t)below(3)};
    size_t length = write_text(text, sizeof text);
    if (percent(15) && length > 0) text[below(length)] = (char)bits();
    if (percent(30) && memchr(text, 0, length) == NULL) {
        Input input = copied(text, length + 1);
        ((char *)input.data)[length] = 0;
        input.length = SD_ZERO_ENDED;
        return input;
    }
    return copied(text, length);
}

static Input any_input_uint8_t(const char *name) {
    static uint8_t data[1 << 12];
    int64_t length = (int64_t)below(40);
    if (percent(3)) return (Input){NULL, (size_t)below(3)};
    for (int i = 0; i < 40; i++) data[i] = (uint8_t)bits();
    if (strcmp(name, "secret") == 0) length = percent(90) ? 32 : length;
    if (strcmp(name, "packed") == 0) {
        length = percent(50) ? sd_stones_pack(any_sd_stones_position(""), data, sizeof data, NULL)
                             : sd_race_pack(any_sd_race_position(""), data, sizeof data, NULL);
    }
    if (strcmp(name, "file") == 0) {
        length = percent(50) ? sd_game_to_record(any_sd_game(), (char *)data, sizeof data, NULL) : 100;
#ifdef SD_SEARCH
        if (percent(50)) length = sd_race_table_bytes(any_sd_race_table(), data, sizeof data, NULL);
#endif
    }
    // What was seen before the game may be unknown.
    if (percent(50) && (strcmp(name, "commitment") == 0 || strcmp(name, "client_seed") == 0)) length = 0;
    if (length < 0 || (uint64_t)length > sizeof data) length = 0;
    if (percent(10) && length > 0) data[below((uint64_t)length)] = (uint8_t)bits();
    return copied(data, (size_t)length);
}

static Input any_input_uint16_t(const char *name) {
    uint16_t data[12];
    for (int i = 0; i < 12; i++) data[i] = any_uint16_t(name);
    if (percent(3)) return (Input){NULL, (size_t)below(3)};
    Input input = copied(data, (size_t)below(13) * sizeof *data);
    input.length /= sizeof *data;
    return input;
}

static void learn_starts(void) {
    for (int i = 0; i < KEPT; i++) {
        sd_stones_position stones;
        sd_race_position race;
        sd_race_rules rules = {(uint8_t)(i & 1), (uint8_t)(i >> 1 & 1), (uint8_t)(i >> 2 & 1), (uint8_t)(1 + i / 8)};
        OK(sd_stones_initial((uint8_t)(i < 16 ? 8 : 3 + i % 6), (uint8_t)(i < 16 ? 8 : 3 + i % 5), &stones, &error));
        OK(sd_race_initial(rules, &race, &error));
        values_sd_stones_position[i] = stones;
        values_sd_race_position[i] = race;
        values_sd_race_rules[i] = rules;
    }
}

// `fuzz seconds [seed]`
static int fuzz(const Function *functions, size_t count, void (*delete_all)(void), int words, char **arguments) {
    double seconds = words > 1 ? atof(arguments[1]) : 10;
    state = words > 2 ? strtoull(arguments[2], NULL, 10) : 0;
    if (state == 0) state = (uint64_t)time(NULL) | 1;
    printf("seed %llu\n", (unsigned long long)state);
    fflush(stdout);
    uint64_t *times = calloc(count, sizeof *times), *worked = calloc(count, sizeof *worked);
    learn_starts();
    clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);
    while (clock() < end) {
        size_t at = (size_t)below(count);
        uint64_t before = good;
        functions[at].call();
        times[at]++;
        worked[at] += good > before;
        calls++;
    }
    // In a run that is long enough, each function should have worked.
    for (size_t i = 0; i < count && calls > 500 * count; i++) {
        if (worked[i] == 0) printf("%s: %llu calls, %llu without an error\n", functions[i].name,
                                                    (unsigned long long)times[i], (unsigned long long)worked[i]);
    }
    delete_all();
    free(times);
    free(worked);
    printf("%llu calls of %zu functions, %llu without an error\n", (unsigned long long)calls, count,
           (unsigned long long)good);
    return 0;
}

#endif
