/* Many tables that are played from outside, a row of the caller's buffers each: every call plays one
 * decision at each of them. Types and prototypes only, no preprocessor: cffi reads this too. Pages have
 * no use for it, so it is no part of engine.h. */

enum {
    OUTSIDE = -1, /* the policy of a seat that the caller plays */
    REWARD_POINTS = 0,
    REWARD_MARGIN = 1,
    REWARD_WIN = 2
};

/* One table, and the choices of its present decision as far as they were made. */
typedef struct {
    State state;
    Chance deal;
    Chance own[SEAT_COUNT]; /* what the engine's own seats choose with */
    uint64_t seed;          /* its games are dealt from it, one after the other */
    uint64_t games;         /* how many have begun */
    int32_t codes[SEAT_COUNT];
    int32_t asked; /* the caller's seat that is asked; -1: the game is over */
    int32_t unused;
} TableRow;

/* All rows. Buffers belong to the caller and have `count` rows each. */
typedef struct {
    const Setup *setup;
    const Player *players; /* one for each seat; OUTSIDE: the caller plays it */
    int32_t reward;
    int32_t width;    /* bytes of a mask's row: codes from there on are never legal at this table */
    int32_t restarts; /* 1: a row whose game has ended is dealt a new one at once */
    int32_t unused;
    TableRow *tables;
    const int64_t *actions;
    int16_t *observations; /* of the seat that is asked; when a game is over, of the first outside seat */
    int8_t *masks;
    int32_t *seats;
    float *rewards;       /* by row and seat; 0 but where a game has just ended */
    uint8_t *ended;       /* 1: a game has ended in this call */
    uint8_t *illegal;     /* 1: the action was not legal, and the lowest legal one was played */
    int16_t *last_seen;   /* where `ended`: the ended game as the seat `watcher` sees it; NULL: not asked for */
    int32_t watcher;
    int32_t also_unused;
} Rows;

/* Deal new games to some rows: from `seeds`, one for each of them, or each row's next game if NULL. */
void engine_rows_deal(const Rows *rows, int32_t first, int32_t count, const uint64_t *seeds,
                      void *memory);

/* Play the actions of some rows, and go on to where the caller is asked again. Rows share nothing, so
 * parts of them may be played at the same time. `memory` is for masters, as in `engine_play`. */
void engine_rows_step(const Rows *rows, int32_t first, int32_t count, void *memory);

/* Go on from positions that the caller has laid out in `tables`, to where it is asked. */
void engine_rows_resume(const Rows *rows, int32_t first, int32_t count, void *memory);
