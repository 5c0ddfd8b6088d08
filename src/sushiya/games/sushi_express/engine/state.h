/* Sushi Express as numbers. Types only, no preprocessor: cffi reads this file too.
 * The sizes in capitals come from components.py and notation.py, by facts.py. */

/* What is fixed for a table. */
typedef struct {
    int32_t players;
    int32_t figures;       /* who scores: the seats */
    bool swaps_neighbours; /* a swap may exchange numbers that do not follow each other */
    int8_t starter;        /* who begins; -1: drawn */
} Setup;

/* The dial of bets. */
typedef struct {
    uint64_t heights; /* the markers on each number, in DIAL_BITS each; 0 when bets are closed */
    uint32_t order; /* whose they are, in DIAL_BITS each: highest bet first, stacks from the top */
    uint8_t count;    /* how many markers stand on the dial */
    uint8_t bets[SEAT_COUNT]; /* by seat; 0: no marker on the dial */
    uint8_t unused[5];
} Dial;

/* How many vans stand on each tile, in TILE_BITS each. */
typedef uint64_t Road;

/* Customer cards of each kind, in CARD_BITS each. */
typedef uint64_t Cards;

/* Lists run by seat, or by kind of card. */
typedef struct {
    Dial dial;
    Road road;
    Cards row;
    Cards discarded;
    uint16_t decision;
    uint16_t round;
    uint16_t rolls;   /* how often dice were rolled in this game */
    uint8_t question; /* what is asked: OVER, ASK_BET and so on */
    int8_t actor;     /* who is asked; -1: nobody, the game is over */
    uint8_t starter;
    int8_t lowest;   /* the lowest bettor, once the bets are closed; -1: none yet */
    uint8_t attempt; /* the try in which the dice lie there; 0: none lie there */
    uint8_t dice[DICE_COUNT];
    uint8_t vans[SEAT_COUNT];
    uint8_t hand_sizes[SEAT_COUNT];
    uint8_t hands[SEAT_COUNT][ACTION_KIND_COUNT];
    uint8_t played[SEAT_COUNT][ACTION_KIND_COUNT];
    uint8_t row_size;
    uint8_t taken[SEAT_COUNT][CUSTOMER_KIND_COUNT];
    int8_t points[SEAT_COUNT][POINT_KIND_COUNT]; /* set at the end, as are the ranks */
    uint8_t ranks[SEAT_COUNT];
    uint8_t next_customer; /* where the pile begins in its room; it ends where the room ends */
    uint8_t next_action;
    uint8_t customer_pile[CUSTOMER_CARD_COUNT];
    uint8_t action_pile[ACTION_PILE_ROOM];
    uint8_t unused[4]; /* always 0: the bytes of two states can be compared */
} State;

/* What is known of one seat. */
typedef struct {
    int16_t bet;    /* 0: no marker on the dial */
    int16_t height; /* in its stack, 1 at the bottom; 0: no marker */
    int16_t van;    /* the tile on which it stands */
    int16_t is_known; /* whether all cards of the hand are */
    int16_t hand_size; /* how many action cards it holds */
    int16_t hand[ACTION_KIND_COUNT]; /* the cards that are known */
    int16_t played[ACTION_KIND_COUNT]; /* action cards that it has played */
    int16_t taken[CUSTOMER_KIND_COUNT]; /* customers that it has served */
    int16_t points; /* if the game ended now, from open cards */
} SeatSeen;

/* All that one seat knows. Seats count from the viewer on; -1: nobody. */
typedef struct {
    int16_t players; /* how many play */
    int16_t swaps_neighbours; /* 1: a swap may exchange numbers that do not follow each other */
    int16_t is_over; /* 1: the game is over */
    int16_t decision; /* how many decisions were made */
    int16_t round; /* from 1 */
    int16_t phase; /* what is asked */
    int16_t actor; /* who is asked */
    int16_t starter; /* who began the round */
    int16_t lowest; /* the lowest bettor, once the bets are closed */
    int16_t rolls; /* how often dice were rolled in this game */
    int16_t attempt; /* the try in which the dice lie there; 0: none lie there */
    int16_t dice[DICE_COUNT]; /* as they lie; 0: none lie there */
    int16_t is_served; /* whether the van that moved has a customer to take */
    SeatSeen seats[SEAT_COUNT]; /* by seat */
    int16_t row[CUSTOMER_KIND_COUNT]; /* customers that wait, by kind */
    int16_t discarded[CUSTOMER_KIND_COUNT]; /* customers that left without being served */
    int16_t unseen_customers[CUSTOMER_KIND_COUNT]; /* those that nobody has seen, by kind */
    int16_t unseen_actions[ACTION_KIND_COUNT]; /* action cards that the viewer has not seen */
    int16_t customer_pile; /* how many cards it has */
    int16_t action_pile; /* how many cards it has */
} Observation;

/* What a seat's things add to its score when a round begins. */
typedef struct {
    float points; /* each for customers */
    float tile[TILE_COUNT]; /* where the van stands */
    float hand[ACTION_KIND_COUNT]; /* each card */
    float tips[TIP_GAP_COUNT]; /* by how many more than the fewest of the others; middle: 0 */
    float loss[TIP_GAP_COUNT]; /* the same, for each tip of the largest holding */
    float order[SEAT_COUNT];   /* by how many bet before it */
    float fresh_row;  /* each card in the row that is a customer new to it */
    float fresh_any;  /* if there is such a card */
    float fresh_pile; /* the share of such cards in the pile */
} Prospects;

/* What the chef has learned. 32-bit numbers only: a list of numbers in Python and in its file. */
typedef struct {
    /* By players, and rows that the pile has left: what tells who wins, and what to play for. */
    Prospects chances[PLAYER_COUNTS][STAGE_COUNT];
    Prospects tastes[PLAYER_COUNTS][STAGE_COUNT];
    float denial[PLAYER_COUNTS]; /* what others' scores count, 1: by their chances to win */
    float drawn[PLAYER_COUNTS];  /* what an unknown card counts, 1: as much as known ones */
} Weights;

/* What everyone holds at the end of a game that was played elsewhere. */
typedef struct {
    uint8_t taken[SEAT_COUNT][CUSTOMER_KIND_COUNT];
    uint8_t hands[SEAT_COUNT][ACTION_KIND_COUNT];
} Sheet;

/* Points, and what explains them. */
typedef struct {
    int8_t points[SEAT_COUNT][POINT_KIND_COUNT];
    int16_t totals[SEAT_COUNT];
    uint8_t ranks[SEAT_COUNT];
    uint8_t tips[SEAT_COUNT]; /* among customers and action cards */
    uint8_t left[SEAT_COUNT]; /* action cards that break ties */
    uint8_t fewest_tips;
    uint8_t most_tips;
} Score;
