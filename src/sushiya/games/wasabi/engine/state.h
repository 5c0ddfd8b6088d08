/* Wasabi! as numbers. Types only, no preprocessor: cffi reads this file too.
 * The sizes in capitals come from components.py and notation.py, by facts.py.
 *
 * A kind, a strip and a square are numbers from 0, as in the reference. A length is its place among
 * all lengths: 0 is the shortest. A cell is a square's place on the board with a border of closed
 * squares around it, so that whoever walks along a line need not look where the board ends. */

/* A recipe of the book. */
typedef struct {
    uint64_t wanted;             /* a bit for each ingredient */
    int8_t ingredients[LONGEST]; /* in the order that shows style */
    int8_t size;                 /* how many of them there are */
    int8_t length;
    int8_t cubes;                /* for style */
} Recipe;

/* What is fixed for a table: its options, and the recipe book. */
typedef struct {
    int32_t players;
    int32_t figures; /* who scores: the seats */
    int32_t columns; /* in play */
    int32_t starter; /* -1: drawn */
    int32_t kinds;   /* in the book */
    int8_t tiles[KIND_COUNT];
    int8_t categories[KIND_COUNT];
    int8_t may_start[KIND_COUNT];
    int8_t wanted_by[KIND_COUNT]; /* how many strips want a kind */
    int8_t token_points[LENGTH_COUNT];
    int8_t style_cubes[LENGTH_COUNT];
    int8_t pile_starts[LENGTH_COUNT + 1]; /* the first strip of each length, and the end */
    Recipe recipes[STRIP_COUNT];
} Setup;

/* A position. -1 is no card, no chopped tile, no ending. What a list holds beyond its count says
 * nothing. */
typedef struct {
    int16_t decision;
    int16_t turns; /* begun; none while tiles are given and the first recipes are drawn */
    int16_t points[SEAT_COUNT][POINT_KIND_COUNT]; /* when the game is over, as are ranks */
    int8_t ranks[SEAT_COUNT];
    int8_t stage;
    int8_t seat; /* whose turn it is */
    int8_t first;
    int8_t passes; /* in a row */
    int8_t ended_by;
    /* The turn that is being played. */
    int8_t placed;
    int8_t card;
    int8_t chopped;
    int8_t rewards;
    int8_t changed_count;
    int8_t changed[CHANGED_MOST];
    /* The board. `tops` has what lies uppermost on a square, under a Wasabi! too; `shown` what is
     * in play there, by cell: a kind, EMPTY or CLOSED. */
    int8_t tops[SQUARE_COUNT];
    int8_t shown[CELL_COUNT];
    /* All squares: those that are open (empty and uncovered), filled ones, covered ones, and those
     * out of play; and where in that list a square stands. */
    int8_t spots[SQUARE_COUNT];
    int8_t spot_of[SQUARE_COUNT];
    int8_t open;
    int8_t filled;
    /* Tiles under others, of each stack the lowest first. */
    int8_t buried;
    int8_t buried_kinds[TILE_COUNT];
    int8_t buried_squares[TILE_COUNT];
    /* The upper left squares of the Wasabi! cards on the board, in order. */
    int8_t mats_laid;
    int8_t mats[MAT_COUNT];
    /* Supplies. */
    int8_t in_pantry;
    int8_t pantry[KIND_COUNT];
    int8_t in_kitchen;
    int8_t kitchen[CARD_COUNT];
    /* What the seats have. Hands and recipes are sorted. */
    int8_t hand_sizes[SEAT_COUNT];
    int8_t hands[SEAT_COUNT][TILES_HELD];
    int8_t card_counts[SEAT_COUNT];
    int8_t cards[SEAT_COUNT][CARD_COUNT]; /* how many of each type */
    int8_t strip_counts[SEAT_COUNT];
    int8_t strips[SEAT_COUNT][STRIPS_HELD];
    int8_t served_counts[SEAT_COUNT];
    int8_t served[SEAT_COUNT][TOKEN_COUNT];
    int8_t served_cubes[SEAT_COUNT][TOKEN_COUNT];
    int8_t used[SEAT_COUNT][LENGTH_COUNT]; /* tokens assigned */
    int8_t cubes[SEAT_COUNT];
    /* Piles are rings, each as long as the book has strips of its length. */
    int8_t in_piles;
    int8_t pile_sizes[LENGTH_COUNT];
    int8_t pile_tops[LENGTH_COUNT];
    uint8_t piles[STRIP_COUNT];
    /* Who put a strip under its pile and still knows where it is, there or in a hand; or -1. */
    int8_t returned_by[STRIP_COUNT];
    int8_t unused; /* always 0: the bytes of two states can be compared */
} State;

/* One square. */
typedef struct {
    int16_t top;   /* the kind of the uppermost tile; -1: no tile */
    int16_t below; /* the tile under it; -1: none */
    int16_t height; /* how many tiles lie there */
    int16_t cover; /* 1: under a Wasabi!, 2: out of play */
    int16_t is_changed; /* 1: a line must touch it, or another such square, to count */
} SquareSeen;

/* What everybody sees of a seat. */
typedef struct {
    int16_t tiles[TILES_HELD]; /* kinds in hand; -1: none */
    int16_t cards[CARD_COUNT]; /* action cards of each type */
    int16_t lengths[LENGTH_COUNT]; /* of its recipes */
    int16_t used[LENGTH_COUNT];    /* tokens assigned */
    int16_t cubes; /* won by style */
    int16_t points; /* as they are */
    int16_t served[TOKEN_COUNT]; /* strips of completed recipes; -1: none */
    int16_t served_cubes[TOKEN_COUNT]; /* cubes that each of them brought */
} SeatSeen;

/* A recipe of the viewer's. */
typedef struct {
    int16_t strip; /* -1: none */
    int16_t ingredients[LONGEST]; /* kinds in order; -1: none */
} RecipeSeen;

/* All that one seat knows; the book is the table's. Seats count from the viewer on. */
typedef struct {
    int16_t players; /* how many play */
    int16_t kinds; /* of ingredients, in the book */
    int16_t stage; /* what is asked, or that the game is over */
    int16_t seat; /* whose turn it is */
    int16_t first; /* who began */
    int16_t decision; /* how many decisions were made */
    int16_t turns; /* begun */
    int16_t passes; /* in a row */
    int16_t ended_by; /* how the game ended; -1: it runs */
    int16_t placed; /* tiles that were placed in this turn */
    int16_t card; /* the action card of this turn; -1: none */
    int16_t chopped; /* the tile that was chopped and has to be placed; -1: none */
    int16_t rewards; /* action cards that may still be taken in this turn */
    SquareSeen squares[SQUARE_COUNT]; /* row by row */
    int16_t buried_squares[TILE_COUNT]; /* tiles under others by square, the lowest first; or -1 */
    int16_t buried_kinds[TILE_COUNT]; /* what these tiles are */
    int16_t mats[MAT_COUNT]; /* upper left squares of the Wasabi! cards on the board; or -1 */
    int16_t pantry[KIND_COUNT]; /* tiles of each kind */
    int16_t kitchen[CARD_COUNT]; /* action cards of each type */
    int16_t piles[LENGTH_COUNT]; /* recipes left of each length */
    /* Who put the strips of each pile there, from the top on, the pile of length l from
     * pile_starts[l] on; -1: nobody, or there is no strip. */
    int16_t returned_by[STRIP_COUNT];
    SeatSeen seats[SEAT_COUNT]; /* by seat */
    RecipeSeen own[STRIPS_HELD]; /* the viewer's */
    /* Where each strip is, as far as the viewer can be sure: NOT_KNOWN; HELD or SERVED and by whom;
     * IN_PILE and how deep. */
    int16_t strips[STRIP_COUNT];
} Observation;

/* What the chef has learned for one number of players. 32-bit numbers only, as in Weights. */
typedef struct {
    /* Recipes by length: what completing gives beside points, how likely a line that can show style
     * will, what a line is worth by the tiles that it lacks, and for each of these not in hand. */
    float reward[LENGTH_COUNT];
    float style[LENGTH_COUNT];
    float hope[LENGTH_COUNT][LONGEST + 1];
    float away[LENGTH_COUNT];
    float second_line; /* what the second best line adds */
    float pace;        /* the turns that each missing tile should have */
    /* Action cards: what one is worth in hand, what it must bring to be played, for a second one of
     * its type; the turns that all of it should have; a Wasabi! for each open square that it covers,
     * and lifting one. */
    float card[CARD_COUNT];
    float spend[CARD_COUNT];
    float same_card;
    float card_turns;
    float cover_open;
    float lift;
    /* Drawing recipes: by length, the turns that it should have, for each that is held already. */
    float draw[LENGTH_COUNT];
    float draw_turns[LENGTH_COUNT];
    float same_length;
    /* Passing: what a recipe that is drawn for another is worth, and what the turn is. */
    float fresh;
    float pass_cost;
    /* Tiles: beside others; beside others and wanted by many strips; taken and wanted by many. */
    float crowd;
    float gift;
    float common;
    /* Where a playout stops: what hopes are worth in points, and how much a point decides. */
    float leaf_hope;
    float leaf_slope;
    float leaf_late;
} Skill;

/* What the chef has learned: 32-bit numbers only, a list of numbers in Python and in its file. */
typedef struct {
    Skill skills[SKILL_COUNT]; /* from FEWEST_PLAYERS on */
} Weights;

/* What was won at a table, elsewhere or here. */
typedef struct {
    int32_t tokens[SEAT_COUNT][LENGTH_COUNT];
    int32_t cubes[SEAT_COUNT];
} Sheet;

typedef struct {
    int32_t points[SEAT_COUNT][POINT_KIND_COUNT];
    int32_t totals[SEAT_COUNT];
    int32_t ranks[SEAT_COUNT];
    int32_t tokens[SEAT_COUNT]; /* of all lengths */
    int32_t ten_tokens; /* who won on the spot; -1: nobody */
} Score;
