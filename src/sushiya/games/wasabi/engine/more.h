/* What only the engine of Wasabi! offers. Types and prototypes only, no preprocessor: cffi reads this too. */

/* A recipe book in numbers, as it is printed. */
typedef struct {
    int32_t kinds;
    int32_t rice; /* the kinds that have a rule of their own; -1: there is none */
    int32_t maki;
    int8_t tiles[KIND_COUNT];
    int8_t categories[KIND_COUNT];
    int8_t is_unique[KIND_COUNT];
    int8_t ingredients[STRIP_COUNT][LONGEST]; /* recipes by length, the shortest first; then -1 */
    int8_t token_points[LENGTH_COUNT];
    int8_t style_cubes[LENGTH_COUNT];
} Book;

/* Write a book into a Setup, whose other fields stay. */
void engine_read_book(const Book *book, Setup *setup);

/* Something that is wrong with a book, or odd about it. */
typedef struct {
    int16_t code; /* below ODDITY: it keeps the book from being played with */
    int16_t at;   /* the strip, or the kind; -1: all of the book */
    int16_t found;
    int16_t wanted;
} Remark;

typedef struct {
    int32_t count;
    Remark list[REMARK_COUNT];
} Remarks;

/* Judge a book, in whatever order its recipes stand. A kind without tiles is none, and a strip
 * without ingredients is not filled in yet. */
void engine_check_book(const Book *book, Remarks *remarks);

/* What one viewer sees, as far as its screen asks: the mat, supplies, and what it has itself. */
typedef struct {
    int8_t tops[SQUARE_COUNT]; /* -1: no tile; under a Wasabi!, too */
    int8_t buried;             /* tiles under others, of each stack the lowest first */
    int8_t buried_kinds[TILE_COUNT];
    int8_t buried_squares[TILE_COUNT];
    int8_t mats_laid;
    int8_t mats[MAT_COUNT];
    int8_t changed_count; /* in this turn */
    int8_t changed[CHANGED_MOST];
    int8_t chopped; /* the viewer's; -1: none */
    int8_t rewards;
    int8_t pantry[KIND_COUNT];
    int8_t in_kitchen;
    int8_t in_piles;
    int8_t hand_size;
    int8_t hand[TILES_HELD];
    int8_t strip_count;
    int8_t strips[STRIPS_HELD];
    int8_t used[LENGTH_COUNT]; /* tokens assigned */
    /* What lights are asked for: which recipes, and which tiles. */
    int8_t is_meant[STRIPS_HELD];
    int8_t is_lit[KIND_COUNT];
} Sight;

/* How far a recipe has come. */
typedef struct {
    int8_t hindrance; /* why it cannot be served as things are; 0: it can, with more tiles */
    int8_t gone;      /* the ingredient that neither hand nor pantry has; -1: none is needed */
    int8_t cubes;     /* that serving it would give; -1: it does not lie there, or is not new */
    int8_t is_laid[LONGEST]; /* whether each ingredient lies in the line that has come furthest */
    int8_t is_line[SQUARE_COUNT]; /* the squares of the lines that have come furthest */
} RecipeSight;

typedef struct {
    int8_t tops[SQUARE_COUNT];
    int8_t stage; /* what is asked next */
    RecipeSight recipes[STRIPS_HELD];
    int8_t lights[SQUARE_COUNT]; /* what a tile there would do; 0: nothing */
} Glance;

/* Tell how the viewer's recipes stand; if `code` is not below 0, after that step of phase 1. */
void engine_glance(const Setup *setup, const Sight *sight, int32_t code, Glance *glance);
