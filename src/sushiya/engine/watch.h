/* What players take, and what it brings, over many games: for statistics. A game brings `taken.c`, which
 * names the things that a code takes. Types and prototypes only, no preprocessor: cffi reads this too.
 * Pages have no use for it, so it is no part of engine.h. */

/* Somebody took something. */
typedef struct {
    int32_t game; /* counted from 0 in this call */
    int16_t moment;
    uint8_t seat;
    uint8_t thing;
} Taking;

/* What came of a game when one seat took this thing in one of its decisions, and all went on as ever. */
typedef struct {
    int32_t game;
    int16_t moment;
    uint8_t thing;
    uint8_t is_chosen; /* 1: this is what the seat took by itself */
    int32_t lead; /* its points times the number of players, less everybody's */
    int32_t win;  /* its share of the win, in parts of WIN_PARTS */
} Tried;

enum { WIN_PARTS = 840 }; /* can be shared equally by up to eight */

/* Play games as `engine_play` does with these seeds, and write what everybody took, points, ranks, and
 * who was asked first. Who plays which seat moves on by one with each seed. Give how many takings there
 * are; those beyond `room` are not written. */
int64_t engine_watch(const Setup *setup, uint64_t first_seed, int32_t games, const Player *players,
                     void *memory, int16_t *points, int16_t *ranks, int8_t *firsts, Taking *takings,
                     int64_t room);

/* In each of these games find one decision by chance, in which a seat took a thing of some group, and
 * play the game to its end with each thing of this group that it could have taken, with the same chance.
 * Where several codes take a thing, it is the seat's own or the one that `weights` judge best. A thing
 * of the group -1 is not tried. Give how many were tried: at most THING_COUNT a game. */
int64_t engine_try(const Setup *setup, uint64_t first_seed, int32_t games, const Player *players,
                   void *memory, const Weights *weights, const int8_t *groups, Tried *tried);
