/* What every game's engine offers. Types and prototypes only, no preprocessor: cffi reads this too.
 * A game defines Setup (its options, and what else is fixed for a table), State (a position),
 * Observation (all that one seat knows; int16_t fields only), Sheet and Score (for the pad). */

/* A policy from outside: an observation, the legal codes as 0 or 1, and a random word; gives a code. */
typedef int32_t (*Policy)(const int16_t *observation, const uint8_t *legal, uint64_t random);

/* How one seat plays. */
typedef struct {
    int32_t policy;         /* BLIND to MASTER */
    int32_t playouts;       /* how many worlds a master plays out for one choice */
    const Weights *weights; /* what chef and master have learned; others do not look at it */
} Player;

/* A legal code, and what it is worth in a policy's judgment. */
typedef struct {
    int32_t code;
    float worth;
} Judged;

/* A choice that a search looks at. Worths are by the game's own measure, see `leaf_worth`. */
typedef struct {
    int32_t code;
    int32_t visits;    /* how many worlds were played out with it */
    float judged;      /* what it is worth in the policy's judgment */
    float unused;
    double mean;       /* what these worlds came to */
    double error;      /* one standard error of that */
    double lead;       /* over the policy's choice in the same worlds */
    double lead_error; /* one standard error of that */
} Candidate;

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

/* How many bytes of memory a master needs to think; others need none. */
int64_t engine_memory(void);

/* Choose a code. `memory` has `engine_memory` bytes, or is NULL if the player is no master. */
int32_t engine_choose(const Setup *setup, const State *state, int32_t seat, const Player *player,
                      void *memory, Chance *chance);

/* Choose a code by what a seat observes, and nothing else. */
int32_t engine_choose_seen(const Setup *setup, const Observation *seen, int32_t seat,
                           const Player *player, void *memory, Chance *chance);

/* Begin to think about what a seat observes. The player's playouts are planned for; `setup` and the
 * player's weights must stay until the search is done. */
void engine_search_begin(const Setup *setup, const Observation *seen, int32_t seat,
                         const Player *player, void *memory, Chance *chance);

/* Play at most so many worlds out, and give how many were: fewer if the search is at its end. In how
 * many slices it is run changes nothing, so a clock can be looked at in between. */
int32_t engine_search_run(void *memory, int32_t playouts);

/* Give the best code so far. */
int32_t engine_search_best(const void *memory);

/* Write what was looked at, the policy's choice first, at most SEARCH_CANDIDATES; give how many. */
int32_t engine_search_candidates(const void *memory, Candidate *candidates);

/* What tells a seat from those with as many points, when the game is over. More is better; one point
 * is more than all of it, unless it wins the game by itself. */
int32_t engine_tie_break(const State *state, int32_t seat);

/* What a choice leads to, over imagined worlds that were played to the end of the game. */
typedef struct {
    int32_t code;
    int32_t worlds;   /* how many; all choices met the same ones */
    int32_t is_equal; /* about as good as the best: what is between them may be chance */
    float judged;     /* what it is worth in the policy's judgment */
    double chance;    /* to win, from the share of these worlds that were won */
    double error;     /* one standard error of that, as in the others */
    double behind;    /* the best choice's chance less this one's, in the same worlds */
    double behind_error;
    double points[POINT_KIND_COUNT]; /* the seat's own at the end of the game */
    double point_errors[POINT_KIND_COUNT];
    double totals[SEAT_COUNT]; /* everybody's points, by seat */
} Forecast;

/* How many bytes an analysis needs. */
int64_t engine_analysis_memory(void);

/* Begin to compare at most so many choices of a seat, from what it observes: the policy's choice, those
 * of `asked` that are legal, the policy's next best. `setup` and `weights` must stay until the last
 * question about it. */
void engine_analyse(const Setup *setup, const Observation *seen, int32_t seat, const Weights *weights,
                    int32_t most, const int32_t *asked, int32_t asked_count, void *memory,
                    Chance *chance);

/* Play at most so many worlds out, each to the end of the game, and give how many were: fewer if
 * there is no room for more. In how many slices it is run changes nothing. */
int32_t engine_analyse_run(void *memory, int32_t playouts);

/* Write what the choices lead to, as far as all have met the same worlds: the best first, at most
 * ANALYSIS_CANDIDATES. Give how many there are. */
int32_t engine_analyse_forecasts(const void *memory, Forecast *forecasts);

/* One of the things that make a choice better or worse than another. */
typedef struct {
    int32_t source;   /* SOURCE_OWN points, SOURCE_TIE breaks, or a SOURCE_RIVAL's points */
    int32_t subject;  /* a group of kinds of points, or a seat */
    int32_t permille; /* what it changes of the chance to win */
    int32_t tenths;   /* of points more that go with it: one's own of the group, or the rival's */
    int32_t fact;     /* what the position shows of it, by the game's own number; 0: nothing */
    int32_t figures[FIGURE_ROOM]; /* what the fact's words name */
} Reason;

typedef struct {
    int32_t permille; /* how much better the one is than the other, in thousandths of a win */
    int32_t is_equal; /* what is between them may be chance */
    int32_t count;
    Reason reasons[REASON_COUNT]; /* the largest first */
    int32_t rest; /* all else: with the reasons it adds up to `permille` */
} Explanation;

/* Say why one choice of an analysis is better or worse than another; give 0 if it met neither, or no
 * world yet. A fact with `permille` above 0 is about what the one does, below 0 what the other does. */
int32_t engine_explain(const void *memory, int32_t code, int32_t other, Explanation *explanation);

/* Say what each legal code is worth to a seat, as its chef judges; give how many there are. */
int32_t engine_judge(const Setup *setup, const State *state, int32_t seat, const Weights *weights,
                     Judged *judged);

/* Rewrite a position in the one form that `pack` writes: what no rule asks for is gone. */
void engine_canonical(const Setup *setup, State *state);

/* Write points by figure and kind, and ranks by seat. */
void engine_result(const Setup *setup, const State *state, int16_t *points, int16_t *ranks);

/* What cannot be on a sheet: a complaint by the game's own number (0: none), and what it names.
 * Round, figure and kind count from 0; -1: it names none. */
typedef struct {
    int32_t code;
    int32_t round;
    int32_t figure;
    int32_t kind;
    int32_t found;
    int32_t most;
} Complaint;

/* Say what no table can have; of several things the first. */
void engine_check(const Setup *setup, const Sheet *sheet, Complaint *complaint);

/* Score what lies on tables that were played elsewhere, and that `engine_check` finds possible. */
void engine_score(const Setup *setup, const Sheet *sheet, Score *score);

/* Play games to their ends, each from the seed `first_seed` + its number: from fresh deals if
 * `start_count` is 0, else in turn from given positions, game 0 from `starts[first_start]`.
 * `players` has one for each seat; `outside` plays all seats if it is not NULL. A seed deals the same
 * cards and rolls the same dice whoever plays: what players draw to choose is drawn elsewhere. */
void engine_play(const Setup *setup, const State *starts, int32_t start_count, int32_t first_start,
                 uint64_t first_seed, int32_t games, const Player *players, Policy outside,
                 void *memory, int16_t *points, int16_t *ranks);

/* Play one game as `engine_play` does with its seed, and keep every position: before each decision, and
 * at the end. Give how many there are; those beyond `room` are not kept. */
int32_t engine_trace(const Setup *setup, uint64_t seed, const Player *players, void *memory,
                     State *trace, int32_t room);

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
