// What the tests in C share.
#ifndef TEST_H
#define TEST_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stones_dice.h"

static sd_error error;

// Ends the test with the line, and what the library said last.
#define CHECK(condition)                                                                                             \
    do {                                                                                                             \
        if (!(condition)) {                                                                                          \
            fprintf(stderr, "%s:%d: %s\nlast error %d: %s\n", __FILE__, __LINE__, #condition, (int)error.status,     \
                    error.message);                                                                    \
            exit(1);                                                                                                 \
        }                                                                                                            \
    } while (0)

#define OK(call) CHECK((call) >= 0)
#define Z SD_ZERO_ENDED

// The call fails with this status, and with a message.
#define FAILS(call, expected)                                                                                        \
    do {                                                                                                             \
        memset(&error, 0, sizeof error);                                                                             \
        CHECK((call) == (expected));                                                                                 \
        CHECK(error.status == (expected) && error.message[0] != 0);                                                  \
    } while (0)

// The call returns null, with this status.
#define FAILS_NULL(call, expected)                                                                                   \
    do {                                                                                                             \
        memset(&error, 0, sizeof error);                                                                             \
        CHECK((call) == NULL);                                                                                       \
        CHECK(error.status == (expected) && error.message[0] != 0);                                                  \
    } while (0)

#endif
