/* What every game's engine offers. Types and prototypes only, no preprocessor: cffi reads this too.
 * A game defines Setup (its options, and what else is fixed for a table), State (a position),
 * Observation (all that one seat knows; int16_t fields only), Sheet and Score (for the pad). */

/* A policy from outside: an observation, the legal codes as 0 or 1, and a random word; gives a code. */
typedef int32_t (*Policy)(const int16_t *observation, const uint8_t *legal, uint64_t random);

int32_t engine_rules_version(void);

void engine_seed(Chance *chance, uint64_t seed);

/* Deal a new game. */
void engine_open(const Setup *setup, State *state, Chance *chance);

/* Settle one decision in place; `codes` holds a code for each seat that is asked. */
void engine_step(const Setup *setup, State *state, const int32_t *codes, Chance *chance);

/* Tell whether a seat has something to choose; nobody has when the game is over. */
int32_t engine_asks(const Setup *setup, const State *state, int32_t seat);

/* Mark every legal code with 1, the others with 0. */
void engine_mask(const Setup *setup, const State *state, int32_t seat, uint8_t *legal);

void engine_observe(const Setup *setup, const State *state, int32_t seat, Observation *seen);

/* Make a world in which this seat observes just that. */
void engine_imagine(const Setup *setup, const Observation *seen, int32_t seat, Chance *chance,
                    State *world);

/* Choose a code by one of the game's own policies. */
int32_t engine_choose(const Setup *setup, const State *state, int32_t seat, int32_t policy,
                      Chance *chance);

/* Rewrite a position in the one form that `pack` writes: what no rule asks for is gone. */
void engine_canonical(const Setup *setup, State *state);

/* Write points by figure and kind, and ranks by seat. */
void engine_result(const Setup *setup, const State *state, int16_t *points, int16_t *ranks);

/* Score what lies on tables that were played elsewhere. */
void engine_score(const Setup *setup, const Sheet *sheet, Score *score);

/* Play games to their ends, each from the seed `first_seed` + its number: from fresh deals if
 * `start_count` is 0, else in turn from given positions, game 0 from `starts[first_start]`.
 * `outside` plays all seats if it is not NULL. */
void engine_play(const Setup *setup, const State *starts, int32_t start_count, int32_t first_start,
                 uint64_t first_seed, int32_t games, int32_t policy, Policy outside,
                 int16_t *points, int16_t *ranks);

/* Sums over many games: of points by figure and kind, of totals by figure, and games won by seat and
 * by how many shared the win (less one). */
typedef struct {
    int64_t values, squares;
} Sum;

typedef struct {
    Sum points[SEAT_COUNT][POINT_KIND_COUNT];
    Sum totals[SEAT_COUNT];
    int64_t wins[SEAT_COUNT][SEAT_COUNT];
} Sums;

/* Add what `engine_play` wrote to the sums. */
void engine_add_up(const Setup *setup, const int16_t *points, const int16_t *ranks, int32_t games,
                   Sums *sums);
