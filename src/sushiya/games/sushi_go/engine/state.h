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
    int16_t size;
    int16_t counts[KIND_COUNT];
} HandSeen;

/* All that one seat knows. Seats count from the viewer on; the robot is the last figure. */
typedef struct {
    int16_t players;
    int16_t figures;
    int16_t splits_maki;
    int16_t splits_puddings;
    int16_t loses_puddings;
    int16_t forces_nigiri;
    int16_t combines;
    int16_t turns_right;
    int16_t is_over;
    int16_t decision;
    int16_t round;
    int16_t turn;
    HandSeen hands[SEAT_COUNT];
    int16_t laid[FIGURE_COUNT][CARD_COUNT];
    int16_t puddings[FIGURE_COUNT];
    int16_t points[ROUND_COUNT][FIGURE_COUNT][ROUND_KIND_COUNT];
    int16_t discarded[KIND_COUNT];
    int16_t unseen[KIND_COUNT];
    int16_t has_picked[SEAT_COUNT];
    int16_t held; /* the viewer's own pick; -1: none */
    int16_t controller; /* -1: there is no robot */
    int16_t pile;
    int16_t drawn; /* for the controller alone; -1: none */
} Observation;

/* What counts on one table: maki in icons, nigiri in points. */
typedef struct {
    int32_t maki;
    int32_t tempura;
    int32_t sashimi;
    int32_t dumpling;
    int32_t nigiri;
    int32_t pudding;
} Tally;

/* Rounds that were played elsewhere. */
typedef struct {
    int32_t rounds;
    Tally tallies[ROUND_COUNT][FIGURE_COUNT];
} Sheet;

typedef struct {
    uint8_t points[ROUND_COUNT][FIGURE_COUNT][ROUND_KIND_COUNT];
    int8_t pudding_points[FIGURE_COUNT]; /* 0 while rounds are missing */
    int16_t totals[FIGURE_COUNT];
    uint8_t ranks[SEAT_COUNT]; /* 0 while rounds are missing */
} Score;
