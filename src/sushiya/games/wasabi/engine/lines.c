/* Where recipes can still be made, as boards of bits: a bit for each cell. A line is known by its
 * first cell and the way it goes, so a whole board of lines is looked at with a few operations. */

enum { ACROSS, DOWN, WAY_COUNT, FEW_BITS = 3, GROUP_MOST = 42 };

static const int32_t ONWARD[WAY_COUNT] = {1, CELLS_A_ROW};

_Static_assert(CELL_COUNT <= 64, "a word has a bit for each cell");

/* What a seat sees of the board and its tiles. */
typedef struct {
    uint64_t showing[KIND_COUNT]; /* cells that show a kind */
    uint64_t open;
    uint64_t filled;
    uint64_t hand; /* a bit for each kind in hand */
    uint64_t had;  /* in hand or in the pantry */
} Overview;

/* Lines of one recipe that lack equally many tiles, so many of them not in hand, and that can all
 * show style or cannot. */
typedef struct {
    uint64_t lines[WAY_COUNT];
    float worth;
    int8_t left;
    int8_t away;
    bool has_style;
} Group;

/* All lines on which a recipe can still be made, the best groups first. */
typedef struct {
    const Recipe *recipe; /* NULL: there is none, or no token for it */
    uint64_t having[WAY_COUNT][LONGEST]; /* lines that have an ingredient */
    uint64_t forward[WAY_COUNT];         /* lines that can show style, in either direction */
    uint64_t backward[WAY_COUNT];
    uint64_t near[WAY_COUNT];  /* lines that lack one ingredient, whatever lies in its place */
    uint64_t whole[WAY_COUNT]; /* lines that have all */
    Group groups[GROUP_MOST];
    int32_t count;
    float best, second; /* what the best two lines are worth */
    uint64_t best_cells;
    float worth;
} Prospect;

/* Counts from 0 to 7, one for each bit of a word. */
typedef struct {
    uint64_t bits[FEW_BITS];
} Few;

static inline void count_up(Few *few, uint64_t ones) {
    for (int32_t bit = 0; bit < FEW_BITS; bit++) {
        uint64_t carry = few->bits[bit] & ones;
        few->bits[bit] ^= ones;
        ones = carry;
    }
}

static inline uint64_t equal_to(const Few *few, int32_t number) {
    uint64_t equal = ~(uint64_t)0;
    for (int32_t bit = 0; bit < FEW_BITS; bit++)
        equal &= number >> bit & 1 ? few->bits[bit] : ~few->bits[bit];
    return equal;
}

static inline uint64_t cell_bit(int32_t cell) {
    return (uint64_t)1 << cell;
}

static inline int32_t first_bit(uint64_t bits) {
    return __builtin_ctzll(bits);
}

static inline bool has_two(uint64_t bits) {
    return (bits & (bits - 1)) != 0;
}

static void look(const Setup *setup, const State *state, int32_t seat, Overview *sight) {
    for (int32_t kind = 0; kind < setup->kinds; kind++) sight->showing[kind] = 0;
    uint64_t open = 0, filled = 0;
    int32_t spot = 0;
    for (; spot < state->open; spot++) open |= cell_bit(CELL_OF[state->spots[spot]]);
    for (; spot < state->open + state->filled; spot++) {
        int32_t square = state->spots[spot];
        filled |= cell_bit(CELL_OF[square]);
        sight->showing[state->tops[square]] |= cell_bit(CELL_OF[square]);
    }
    sight->open = open;
    sight->filled = filled;
    sight->hand = hand_bits(state, seat);
    if (state->chopped >= 0) sight->hand |= bit_of(state->chopped);
    uint64_t had = sight->hand;
    for (int32_t kind = 0; kind < setup->kinds; kind++)
        had |= (uint64_t)(state->pantry[kind] > 0) << kind;
    sight->had = had;
}

/* The lines of one way, and how many tiles each lacks. */
typedef struct {
    uint64_t lines;
    Few left, away;
} Found;

/* Find the lines on which nothing lies that the recipe does not want, nor an ingredient twice. */
static inline Found find_lines(const Overview *sight, const Recipe *recipe, int32_t size, int32_t way,
                               Prospect *prospect) {
    int32_t onward = ONWARD[way];
    uint64_t usable = sight->open, in_play = sight->open | sight->filled;
    uint64_t lines = ~(uint64_t)0, inside = lines, forward = lines, backward = lines, twice = 0;
    Found found = {0};
    for (int32_t place = 0; place < size; place++)
        usable |= sight->showing[recipe->ingredients[place]];
    for (int32_t place = 0; place < size; place++) {
        int32_t kind = recipe->ingredients[place];
        uint64_t showing = sight->showing[kind], once = showing;
        for (int32_t steps = 1; steps < size; steps++) {
            uint64_t more = showing >> steps * onward;
            twice |= once & more;
            once |= more;
        }
        prospect->having[way][place] = once;
        count_up(&found.left, ~once);
        if ((sight->hand & bit_of(kind)) == 0) count_up(&found.away, ~once);
        if ((sight->had & bit_of(kind)) == 0) lines &= once;
        forward &= (showing | sight->open) >> place * onward;
        backward &= (showing | sight->open) >> (size - 1 - place) * onward;
        lines &= usable >> place * onward;
        inside &= in_play >> place * onward;
    }
    prospect->forward[way] = forward;
    prospect->backward[way] = backward;
    prospect->near[way] = inside & equal_to(&found.left, 1);
    prospect->whole[way] = inside & equal_to(&found.left, 0);
    found.lines = lines & ~twice;
    return found;
}

static inline Found find_any_lines(const Overview *sight, const Recipe *recipe, int32_t way,
                                   Prospect *prospect) {
    switch (recipe->size) { /* with a known size the compiler unrolls the loops */
    case 2:
        return find_lines(sight, recipe, 2, way, prospect);
    case 3:
        return find_lines(sight, recipe, 3, way, prospect);
    case 4:
        return find_lines(sight, recipe, 4, way, prospect);
    default:
        return find_lines(sight, recipe, recipe->size, way, prospect);
    }
}

/* What lines are worth, by what they lack. */
typedef struct {
    float worth[LENGTH_COUNT][LONGEST + 1]; /* by tiles that are left to place */
    float gain[LENGTH_COUNT];
    float cubes[LENGTH_COUNT]; /* hoped for, with style */
} Prices;

static inline float line_price(const Prices *prices, const Skill *skill, int32_t length,
                               int32_t left, int32_t away, bool has_style) {
    float price = (prices->gain[length] + (has_style ? prices->cubes[length] : 0.0f)) *
                  prices->worth[length][left];
    for (int32_t tile = 0; tile < away; tile++) price *= skill->away[length];
    return price;
}

/* Put a group where it belongs, the best first. */
static inline void add_group(Prospect *prospect, Group group) {
    int32_t place = prospect->count++;
    for (; place > 0 && prospect->groups[place - 1].worth < group.worth; place--)
        prospect->groups[place] = prospect->groups[place - 1];
    prospect->groups[place] = group;
}

static inline uint64_t cells_of_line(int32_t first, int32_t way, int32_t size) {
    uint64_t cells = 0;
    for (int32_t place = 0; place < size; place++) cells |= cell_bit(first + place * ONWARD[way]);
    return cells;
}

/* Note the two best lines: who places a tile elsewhere leaves them as they are. */
static inline void note_best(Prospect *prospect, float second_line) {
    int32_t found = 0, size = prospect->recipe->size;
    float worths[2] = {0.0f, 0.0f};
    prospect->best_cells = 0;
    for (int32_t number = 0; number < prospect->count && found < 2; number++)
        for (int32_t way = 0; way < WAY_COUNT; way++) {
            uint64_t lines = prospect->groups[number].lines[way];
            for (; lines != 0 && found < 2; lines &= lines - 1) {
                prospect->best_cells |= cells_of_line(first_bit(lines), way, size);
                worths[found++] = prospect->groups[number].worth;
            }
        }
    prospect->best = worths[0];
    prospect->second = worths[1];
    prospect->worth = worths[0] + second_line * worths[1];
}

/* Split the lines that lack equally many tiles by those not in hand, with style or without. */
static inline void split_lines(Prospect *prospect, const Prices *prices, const Skill *skill,
                               const Found *found, const uint64_t *lines, int32_t left,
                               bool has_style) {
    uint64_t rest[WAY_COUNT] = {lines[ACROSS], lines[DOWN]};
    for (int32_t away = 0; away <= left && (rest[ACROSS] | rest[DOWN]) != 0; away++) {
        Group group = {.left = (int8_t)left, .away = (int8_t)away, .has_style = has_style};
        for (int32_t way = 0; way < WAY_COUNT; way++) {
            group.lines[way] = rest[way] & equal_to(&found[way].away, away);
            rest[way] ^= group.lines[way];
        }
        if ((group.lines[ACROSS] | group.lines[DOWN]) == 0) continue;
        group.worth =
            line_price(prices, skill, prospect->recipe->length, left, away, has_style);
        add_group(prospect, group);
    }
}

static void weigh_prospect(const Overview *sight, const Prices *prices, const Skill *skill,
                           const Recipe *recipe, Prospect *prospect) {
    Found found[WAY_COUNT];
    prospect->recipe = recipe;
    prospect->count = 0;
    for (int32_t way = 0; way < WAY_COUNT; way++)
        found[way] = find_any_lines(sight, recipe, way, prospect);
    for (int32_t left = 0; left <= recipe->size; left++) {
        uint64_t plain[WAY_COUNT], styled[WAY_COUNT];
        for (int32_t way = 0; way < WAY_COUNT; way++) {
            plain[way] = found[way].lines & equal_to(&found[way].left, left);
            styled[way] = plain[way] & (prospect->forward[way] | prospect->backward[way]);
            plain[way] ^= styled[way];
        }
        split_lines(prospect, prices, skill, found, styled, left, true);
        split_lines(prospect, prices, skill, found, plain, left, false);
    }
    note_best(prospect, skill->second_line);
}

/* What the two best lines are worth that go through none of these cells. */
typedef struct {
    float best, second;
} Two;

static inline Two two_apart(const Prospect *prospect, uint64_t cells) {
    Two two = {prospect->best, prospect->second};
    if ((prospect->best_cells & cells) == 0) return two;
    uint64_t through[WAY_COUNT];
    for (int32_t way = 0; way < WAY_COUNT; way++) {
        through[way] = cells;
        for (int32_t steps = 1; steps < prospect->recipe->size; steps++)
            through[way] |= cells >> steps * ONWARD[way];
    }
    int32_t found = 0;
    two = (Two){0.0f, 0.0f};
    for (int32_t number = 0; number < prospect->count && found < 2; number++) {
        const Group *group = &prospect->groups[number];
        uint64_t across = group->lines[ACROSS] & ~through[ACROSS];
        uint64_t down = group->lines[DOWN] & ~through[DOWN];
        int32_t more = (across != 0) + (down != 0) + has_two(across) + has_two(down);
        if (more == 0) continue;
        if (found == 0) two.best = group->worth;
        if (found + more > 1) two.second = group->worth;
        found += more;
    }
    return two;
}

/* What a recipe is worth by its two best lines, and by one that has got another tile. */
static inline float with_advanced(Two apart, float advanced, float second_line) {
    if (advanced > apart.best) return advanced + second_line * apart.best;
    return apart.best + second_line * (advanced > apart.second ? advanced : apart.second);
}
