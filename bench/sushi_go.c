/* A hand-written loop: random games of Sushi Go!, as fast as plain C makes them.
 *
 * The yardstick for the engine: the same blind policy, options read at run time, the same
 * tallies. It knows no codes, no masks and no views.
 *
 * Usage: sushi_go GAMES SEED PLAYERS MAKI_SPLIT PUDDING_SPLIT PUDDING_LOSS COMBINE TURNING
 * Prints: seconds of processor time, and the mean points of each seat by kind.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAKI_1, MAKI_2, MAKI_3, TEMPURA, SASHIMI, DUMPLING, NIGIRI_1, NIGIRI_2, NIGIRI_3, WASABI,
       CHOPSTICKS, PUDDING, KINDS };
enum { CARDS = 108, SEATS = 5, ROUNDS = 3, POINT_KINDS = 6 };

static const uint8_t copies[KINDS] = {6, 12, 8, 14, 14, 14, 5, 10, 5, 6, 4, 10};
static const uint8_t hand_sizes[SEATS + 1] = {0, 0, 10, 9, 8, 7};
static const uint8_t dumplings[6] = {0, 1, 3, 6, 10, 15};

typedef struct { int players, maki_split, pudding_split, pudding_loss, combine, turning; } Options;
typedef struct { uint8_t laid[KINDS], on_wasabi[3], free; } Table;

static inline uint64_t draw(uint64_t *state, uint64_t size) {
    uint64_t word = (*state += 0x9E3779B97F4A7C15u);
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    word ^= word >> 31;
    return ((word >> 32) * size) >> 32;
}

static inline void lay(Table *table, int kind, int may_use_wasabi) {
    if (kind >= NIGIRI_1 && kind <= NIGIRI_3 && may_use_wasabi && table->free) {
        table->on_wasabi[kind - NIGIRI_1]++;
        table->free--;
    } else {
        table->laid[kind]++;
        table->free += kind == WASABI;
    }
}

static void pick(uint8_t *hand, int size, Table *table, const Options *options, uint64_t *chance) {
    int at = (int)draw(chance, (uint64_t)size);
    int first = hand[at];
    int two = table->laid[CHOPSTICKS] && draw(chance, 2);
    hand[at] = hand[size - 1];
    if (!two) {
        lay(table, first, 1);
        return;
    }
    int other = (int)draw(chance, (uint64_t)size - 1);
    int second = hand[other];
    hand[other] = CHOPSTICKS;
    table->laid[CHOPSTICKS]--;
    if (second == WASABI && options->combine) {
        lay(table, second, 1);
        lay(table, first, 1);
    } else if (first == WASABI && !options->combine) {
        lay(table, second, 1);
        lay(table, first, 1);
    } else {
        lay(table, first, 1);
        lay(table, second, 1);
    }
}

static void score_round(Table *tables, const Options *options, int points[SEATS][POINT_KINDS],
                        int *puddings) {
    int icons[SEATS], first = 0, second = 0, firsts = 0, seconds = 0;
    for (int seat = 0; seat < options->players; seat++) {
        const uint8_t *laid = tables[seat].laid;
        icons[seat] = laid[MAKI_1] + 2 * laid[MAKI_2] + 3 * laid[MAKI_3];
        if (icons[seat] > first) {
            second = first; seconds = firsts;
            first = icons[seat]; firsts = 1;
        } else if (icons[seat] == first && first) {
            firsts++;
        } else if (icons[seat] > second) {
            second = icons[seat]; seconds = 1;
        } else if (icons[seat] == second && second) {
            seconds++;
        }
    }
    int first_prize = 6, second_prize = 3;
    if (options->maki_split) {
        if (firsts) first_prize = 6 / firsts;
        second_prize = firsts > 1 || !seconds ? 0 : 3 / seconds;
    }
    for (int seat = 0; seat < options->players; seat++) {
        Table *table = &tables[seat];
        int *mine = points[seat];
        if (icons[seat]) mine[0] += icons[seat] == first ? first_prize
                                  : icons[seat] == second ? second_prize : 0;
        mine[1] += table->laid[TEMPURA] / 2 * 5;
        mine[2] += table->laid[SASHIMI] / 3 * 10;
        mine[3] += dumplings[table->laid[DUMPLING] < 5 ? table->laid[DUMPLING] : 5];
        for (int worth = 1; worth <= 3; worth++)
            mine[4] += worth * (table->laid[NIGIRI_1 + worth - 1] + 3 * table->on_wasabi[worth - 1]);
        puddings[seat] += table->laid[PUDDING];
    }
}

static void score_puddings(const int *puddings, const Options *options,
                           int points[SEATS][POINT_KINDS]) {
    int most = puddings[0], fewest = puddings[0], mosts = 0, fewests = 0;
    for (int seat = 1; seat < options->players; seat++) {
        if (puddings[seat] > most) most = puddings[seat];
        if (puddings[seat] < fewest) fewest = puddings[seat];
    }
    if (most == fewest) return;
    for (int seat = 0; seat < options->players; seat++) {
        mosts += puddings[seat] == most;
        fewests += puddings[seat] == fewest;
    }
    for (int seat = 0; seat < options->players; seat++) {
        if (puddings[seat] == most) points[seat][5] = options->pudding_split ? 6 / mosts : 6;
        else if (puddings[seat] == fewest && options->pudding_loss)
            points[seat][5] = -(options->pudding_split ? 6 / fewests : 6);
    }
}

static void play(const uint8_t *full, const Options *options, uint64_t *chance,
                 int points[SEATS][POINT_KINDS], int *ranks) {
    uint8_t deck[CARDS];
    int puddings[SEATS] = {0}, players = options->players, size = hand_sizes[players];
    memcpy(deck, full, CARDS);
    memset(points, 0, sizeof(int) * SEATS * POINT_KINDS);
    for (int place = 0; place < ROUNDS * players * size; place++) {
        int other = place + (int)draw(chance, (uint64_t)(CARDS - place));
        uint8_t kept = deck[place];
        deck[place] = deck[other];
        deck[other] = kept;
    }
    for (int round = 0; round < ROUNDS; round++) {
        Table tables[SEATS];
        uint8_t *hands = deck + round * players * size;
        int shift = 0, back = options->turning && round == 1;
        memset(tables, 0, sizeof tables);
        for (int left = size; left > 0; left--) {
            for (int seat = 0; seat < players; seat++) {
                int place = seat - shift;
                uint8_t *hand = hands + (place < 0 ? place + players : place) * size;
                if (left > 1) pick(hand, left, &tables[seat], options, chance);
                else lay(&tables[seat], hand[0], 1);
            }
            shift += back ? players - 1 : 1;
            if (shift >= players) shift -= players;
        }
        score_round(tables, options, points, puddings);
    }
    score_puddings(puddings, options, points);
    for (int seat = 0; seat < players; seat++) {
        int mine = 0;
        for (int kind = 0; kind < POINT_KINDS; kind++) mine += points[seat][kind];
        ranks[seat] = 1;
        for (int other = 0; other < players; other++) {
            int theirs = 0;
            for (int kind = 0; kind < POINT_KINDS; kind++) theirs += points[other][kind];
            ranks[seat] += theirs > mine || (theirs == mine && puddings[other] > puddings[seat]);
        }
    }
}

int main(int argc, char **argv) {
    if (argc != 9) {
        fprintf(stderr, "usage: sushi_go GAMES SEED PLAYERS MAKI_SPLIT PUDDING_SPLIT PUDDING_LOSS "
                        "COMBINE TURNING\n");
        return 2;
    }
    long games = atol(argv[1]);
    uint64_t seed = strtoull(argv[2], NULL, 10);
    Options options = {atoi(argv[3]), atoi(argv[4]), atoi(argv[5]),
                       atoi(argv[6]), atoi(argv[7]), atoi(argv[8])};
    uint8_t full[CARDS], *at = full;
    for (int kind = 0; kind < KINDS; kind++)
        for (int copy = 0; copy < copies[kind]; copy++) *at++ = (uint8_t)kind;
    double sums[SEATS][POINT_KINDS] = {{0}}, wins[SEATS] = {0};
    struct timespec began, ended;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long game = 0; game < games; game++) {
        int points[SEATS][POINT_KINDS], ranks[SEATS];
        uint64_t chance = (seed + (uint64_t)game) * 0x9E3779B97F4A7C15u + 0x632BE59BD9B4E019u;
        play(full, &options, &chance, points, ranks);
        for (int seat = 0; seat < options.players; seat++) {
            for (int kind = 0; kind < POINT_KINDS; kind++) sums[seat][kind] += points[seat][kind];
            wins[seat] += ranks[seat] == 1;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    printf("%.6f\n", (double)(ended.tv_sec - began.tv_sec) + (double)(ended.tv_nsec - began.tv_nsec) * 1e-9);
    for (int seat = 0; seat < options.players; seat++) {
        for (int kind = 0; kind < POINT_KINDS; kind++) printf("%.4f ", sums[seat][kind] / (double)games);
        printf("%.4f\n", wins[seat] / (double)games);
    }
    return 0;
}
