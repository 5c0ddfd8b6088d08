/* Sushi Go! as numbers. Types only, no preprocessor: cffi reads this file too.
 * The sizes in capitals come from components.py and notation.py, by facts.py. */

/* What is fixed for a table. */
typedef struct {
    int32_t players;
    int32_t figures; /* who scores: the seats and the robot */
    int32_t hand_size;
    bool splits_maki;
    bool splits_puddings;
    bool loses_puddings;
    bool forces_nigiri;
    bool combines; /* a nigiri may go on a wasabi of the same turn */
    bool turns_right; /* in round two */
    bool has_robot;
    int8_t starter; /* who controls the robot first; -1: drawn */
} Setup;

/* Sixteen counts of four bits, lowest first: of each card as it lies there, and of free wasabi.
 * No table ever has more than ten cards. */
typedef uint64_t Laid;

typedef struct {
    Laid laid[FIGURE_COUNT];
    int16_t held[SEAT_COUNT]; /* picks that are not shown yet, as codes; -1: none */
    /* Kinds in any order; hand_of says whose is where. The robot's controller holds one more. */
    uint8_t hands[SEAT_COUNT][HAND_ROOM];
    uint8_t deck[DECK_SIZE]; /* from `next` on; the robot's pile from `pile` on */
    uint8_t puddings[FIGURE_COUNT]; /* of earlier rounds */
    uint8_t discarded[KIND_COUNT];
    uint8_t points[ROUND_COUNT][FIGURE_COUNT][ROUND_KIND_COUNT];
    int8_t pudding_points[FIGURE_COUNT];
    uint8_t ranks[SEAT_COUNT];
    uint8_t over;
    uint8_t decision;
    uint8_t round;
    uint8_t turn;
    uint8_t left;  /* cards in each hand, without the robot's */
    uint8_t shift; /* by how many seats the hands have been passed on */
    uint8_t next;
    uint8_t pile;
    uint8_t pile_left;
    int8_t controller; /* -1: there is no robot */
    int8_t drawn;      /* the kind that the controller drew; -1: none */
} State;

/* What is known of one hand. */
typedef struct {
    int16_t known; /* 0: nothing, 1: everything, 2: all but the robot's card */
    int16_t size; /* how many cards it has */
    int16_t counts[KIND_COUNT]; /* the known cards of each kind */
} HandSeen;

/* All that one seat knows. Seats count from the viewer on; the robot is the last figure. */
typedef struct {
    int16_t players; /* how many play */
    int16_t figures; /* who scores: the seats and the robot */
    int16_t splits_maki; /* 1: points for maki are shared in a tie */
    int16_t splits_puddings; /* 1: points for puddings are shared in a tie */
    int16_t loses_puddings; /* 1: fewest puddings cost points */
    int16_t forces_nigiri; /* 1: a nigiri must go on a free wasabi */
    int16_t combines; /* 1: a nigiri may go on a wasabi of the same turn */
    int16_t turns_right; /* 1: hands go to the right in round two */
    int16_t is_over; /* 1: the game is over */
    int16_t decision; /* how many decisions were made */
    int16_t round; /* from 1 */
    int16_t turn; /* of the round, from 1 */
    HandSeen hands[SEAT_COUNT]; /* by seat */
    int16_t laid[FIGURE_COUNT][CARD_COUNT]; /* cards on each table, by figure and by how they lie */
    int16_t puddings[FIGURE_COUNT]; /* of earlier rounds */
    int16_t points[ROUND_COUNT][FIGURE_COUNT][ROUND_KIND_COUNT]; /* of rounds that are over */
    int16_t discarded[KIND_COUNT]; /* cards of earlier rounds that are out of play */
    int16_t unseen[KIND_COUNT]; /* cards that the viewer cannot place: in hidden hands or undealt */
    int16_t has_picked[SEAT_COUNT]; /* 1: this seat's pick of the present turn is held */
    int16_t held; /* the viewer's own pick; -1: none */
    int16_t controller; /* who plays the robot; -1: there is no robot */
    int16_t pile; /* cards in the robot's pile */
    int16_t drawn; /* for the controller alone: the kind that it drew; -1: none */
} Observation;

/* What the chef has learned for one kind of table: points that a player's cards can still bring, by
 * picks left in the round. What they are worth already is counted, not learned.
 * 32-bit numbers only: a list of numbers in Python and in its file. */
typedef struct {
    float tempura[LEFT_COUNT][TEMPURA_SET][SUPPLY_COUNT];
    float sashimi[LEFT_COUNT][SASHIMI_SET][SUPPLY_COUNT];
    float dumpling[LEFT_COUNT][DUMPLING_STEPS][SUPPLY_COUNT];
    float wasabi[LEFT_COUNT][FREE_STEPS][SUPPLY_COUNT];
    float chopsticks[LEFT_COUNT][CHOPSTICKS_STEPS];
    float maki[MAKI_RULES][LEFT_COUNT][STANDING_COUNT];
    float most_puddings[MOST_RULES][TIME_COUNT][MOST_STEPS];
    float fewest_puddings[FEWEST_RULES][TIME_COUNT][FEWEST_STEPS];
    float denial[LEFT_COUNT]; /* what a point that I leave to the next player costs me */
} Worths;

/* By the number of players; a table with the robot is one more kind. */
typedef struct {
    Worths tables[TABLE_KINDS];
} Weights;

/* What counts on one table: maki in icons, nigiri in points. */
typedef struct {
    int32_t maki;
    int32_t tempura;
    int32_t sashimi;
    int32_t dumpling;
    int32_t nigiri;
    int32_t pudding;
} Tally;

/* Rounds that were played elsewhere: cards as they lie on each table. A wasabi under a nigiri goes
 * with it; those counted apart are free. */
typedef struct {
    int32_t rounds;
    uint8_t laid[ROUND_COUNT][FIGURE_COUNT][CARD_COUNT];
} Sheet;

/* Points, and what explains them. */
typedef struct {
    uint8_t points[ROUND_COUNT][FIGURE_COUNT][ROUND_KIND_COUNT];
    uint8_t round_totals[ROUND_COUNT][FIGURE_COUNT];
    uint8_t cards[ROUND_COUNT][FIGURE_COUNT]; /* how many lie there */
    uint8_t icons[ROUND_COUNT][FIGURE_COUNT]; /* of maki */
    uint8_t maki_places[ROUND_COUNT][FIGURE_COUNT]; /* 1: most, 2: second most; 0: neither */
    uint8_t puddings[FIGURE_COUNT];
    int8_t pudding_places[FIGURE_COUNT]; /* 1: most, -1: fewest; 0: neither, or all are equal */
    int8_t pudding_points[FIGURE_COUNT]; /* 0 while rounds are missing */
    int16_t sums[FIGURE_COUNT]; /* of all rounds, without puddings */
    int16_t totals[FIGURE_COUNT];
    uint8_t ranks[SEAT_COUNT]; /* 0 while rounds are missing */
} Score;

/* Training: play games as the chef does, try the picks of some decisions, and add what they brought to
 * the normal equations of a least-squares fit: `matrix` is square with WORTH_COUNT rows, of which the
 * part right of the diagonal is used. Gives how many decisions were tried. */
int64_t learn_collect(const Setup *setup, const Weights *weights, uint64_t first_seed, int32_t games,
                      double *matrix, double *vector);

/* Fit the worths of one kind of table to sums that `learn_collect` made: of all parts, which are added
 * into the first. `hold` is how strongly worths are held where they were. */
void learn_fit(Worths *worths, double **matrices, double **vectors, int32_t parts, double hold,
               int32_t sweeps);
