/* What the cook makes of its recipes, line by line, as plans.py judges. It looks at what is open
 * and at its own recipes. Weights in capitals come from plans.py. */

enum { FORWARD = 1, BACKWARD = 2 };

/* A line on which a recipe can still be made. */
typedef struct {
    uint64_t missing; /* a bit for each kind */
    int8_t left;      /* how many are missing */
    int8_t away;      /* how many of these are not in hand */
    int8_t ways;      /* the directions that can show style */
    bool is_possible;
    double worth;
} Line;

/* A recipe that has a token. */
typedef struct {
    const Recipe *recipe; /* NULL: there is no plan */
    Line lines[LINE_MOST];
    uint8_t best[LINE_MOST]; /* the possible ones, the best first */
    int32_t count;           /* of these */
    double worth;
} Plan;

typedef struct {
    const Setup *setup;
    const State *state;
    int32_t seat;
    uint64_t hand; /* a bit for each kind */
    int8_t shown[CELL_COUNT]; /* to try what a card would do */
    Plan plans[STRIPS_HELD];
    double worth;
} Plans;

/* What the two best lines are worth. */
typedef struct {
    double best, second;
} BestTwo;

static inline double together(BestTwo two) {
    return two.best + SECOND_LINE * two.second;
}

static inline uint64_t hand_bits(const State *state, int32_t seat) {
    uint64_t bits = 0;
    for (int32_t place = 0; place < state->hand_sizes[seat]; place++)
        bits |= bit_of(state->hands[seat][place]);
    return bits;
}

/* The kinds that whose turn it is has, or can take from the pantry; a bit for each. */
static inline uint64_t kinds_to_be_had(const Setup *setup, const State *state, int32_t seat) {
    uint64_t had = hand_bits(state, seat);
    for (int32_t kind = 0; kind < setup->kinds; kind++)
        if (state->pantry[kind] > 0) had |= bit_of(kind);
    return state->chopped >= 0 ? had | bit_of(state->chopped) : had;
}

static inline int32_t tokens_left(const State *state, int32_t seat, int32_t length) {
    return TOKENS[length] - state->used[seat][length];
}

/* What completing a recipe brings, without cubes. */
static inline double gain_of(const Plans *plans, const Recipe *recipe) {
    return plans->setup->token_points[recipe->length] + REWARD;
}

static inline double line_worth(const Plans *plans, const Recipe *recipe, int32_t left,
                                int32_t away, bool has_style) {
    double cubes = has_style ? STYLE_HOPE * recipe->cubes : 0.0;
    return (gain_of(plans, recipe) + cubes) * EACH_MISSING[left] * EACH_AWAY[away];
}

/* The two best lines that go through none of these cells. */
static inline BestTwo two_best_apart(const Plan *plan, uint64_t cells) {
    BestTwo found = {0.0, 0.0};
    int32_t count = 0;
    for (int32_t number = 0; number < plan->count && count < 2; number++) {
        int32_t line = plan->best[number];
        if ((LINE_CELLS[plan->recipe->length][line] & cells) != 0) continue;
        double worth = plan->lines[line].worth;
        if (count++ == 0)
            found.best = worth;
        else
            found.second = worth;
    }
    return found;
}

/* Read what lies on a line; false: the recipe cannot be made there by laying tiles alone. */
static inline bool read_line(const int8_t *shown, const Recipe *recipe, int32_t number,
                             Line *line) {
    int32_t cell = LINE_FIRST[recipe->length][number], onward = LINE_STEP[recipe->length][number];
    *line = (Line){.missing = recipe->wanted, .left = recipe->size, .ways = FORWARD | BACKWARD};
    for (int32_t place = 0; place < recipe->size; place++, cell += onward) {
        int32_t top = shown[cell];
        if (top == EMPTY) continue;
        if ((line->missing & bit_of(top)) == 0) return false;
        line->missing ^= bit_of(top);
        line->left--;
        if (recipe->ingredients[place] != top) line->ways &= ~FORWARD;
        if (recipe->ingredients[recipe->size - 1 - place] != top) line->ways &= ~BACKWARD;
    }
    return true;
}

/* Look what lies on a line, and whether the recipe can still be made there. */
static inline void look_at_line(const Plans *plans, const Recipe *recipe, int32_t number,
                                uint64_t had, Line *line) {
    if (!read_line(plans->shown, recipe, number, line)) return;
    if ((line->missing & ~had) != 0) return;
    for (int32_t place = 0; place < recipe->size; place++)
        line->away += (line->missing & ~plans->hand & bit_of(recipe->ingredients[place])) != 0;
    line->is_possible = true;
    line->worth = line_worth(plans, recipe, line->left, line->away, line->ways != 0);
}

/* List the lines on which a recipe can still be made, the best first. */
static void weigh_lines(const Plans *plans, uint64_t had, Plan *plan) {
    plan->count = 0;
    for (int32_t number = 0; number < LINE_COUNT[plan->recipe->length]; number++) {
        Line *line = &plan->lines[number];
        look_at_line(plans, plan->recipe, number, had, line);
        if (!line->is_possible) continue;
        int32_t place = plan->count++;
        for (; place > 0 && plan->lines[plan->best[place - 1]].worth < line->worth; place--)
            plan->best[place] = plan->best[place - 1];
        plan->best[place] = (uint8_t)number;
    }
    plan->worth = together(two_best_apart(plan, 0));
}

/* Weigh every line of every recipe that has a token. */
static void make_plans(const Setup *setup, const State *state, int32_t seat, Plans *plans) {
    plans->setup = setup;
    plans->state = state;
    plans->seat = seat;
    plans->worth = 0.0;
    plans->hand = hand_bits(state, seat);
    for (int32_t cell = 0; cell < CELL_COUNT; cell++) plans->shown[cell] = state->shown[cell];
    uint64_t had = kinds_to_be_had(setup, state, seat);
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        Plan *plan = &plans->plans[place];
        plan->recipe = NULL;
        plan->count = 0;
        if (place >= state->strip_counts[seat]) continue;
        const Recipe *recipe = &setup->recipes[state->strips[seat][place]];
        if (tokens_left(state, seat, recipe->length) == 0) continue;
        plan->recipe = recipe;
        weigh_lines(plans, had, plan);
        plans->worth += plan->worth;
    }
}

/* Whether a line with one more tile, so far along it, can still show the order of the strip. */
static inline bool fits(const Recipe *recipe, int32_t steps, int32_t kind, int32_t ways) {
    bool is_forward = (ways & FORWARD) && recipe->ingredients[steps] == kind;
    return is_forward ||
           ((ways & BACKWARD) && recipe->ingredients[recipe->size - 1 - steps] == kind);
}

/* What a line is worth with one of its missing tiles. */
static inline double advanced_line(const Plans *plans, const Recipe *recipe, const Line *line,
                                   int32_t steps, int32_t kind) {
    bool has_style = fits(recipe, steps, kind, line->ways);
    if (line->left == 1)
        return gain_of(plans, recipe) + (has_style ? recipe->cubes : 0);
    int32_t away = line->away - ((plans->hand & bit_of(kind)) == 0);
    return line_worth(plans, recipe, line->left - 1, away, has_style);
}

/* What a recipe is worth after a tile is placed on an open square. Lines through the square are
 * worth more if they miss the tile, and nothing any more if not; `apart` are the two best lines
 * that stay as they are. */
static inline double advanced(const Plans *plans, const Plan *plan, int32_t kind, int32_t square,
                              BestTwo apart) {
    const Recipe *recipe = plan->recipe;
    BestTwo through = {0.0, 0.0};
    bool is_done = false;
    for (int32_t number = 0; number < THROUGH_COUNT[recipe->length][square]; number++) {
        const Line *line = &plan->lines[THROUGH[recipe->length][square][number]];
        if (!line->is_possible || (line->missing & bit_of(kind)) == 0) continue;
        int32_t steps = STEPS_TO[recipe->length][square][number];
        double worth = advanced_line(plans, recipe, line, steps, kind);
        is_done |= line->left == 1;
        if (worth > through.best) {
            through.second = through.best;
            through.best = worth;
        } else if (worth > through.second) {
            through.second = worth;
        }
    }
    if (is_done) return through.best;
    /* The second of all is the larger of each side's second, and of the smaller first. */
    bool leads = through.best > apart.best;
    double second = leads ? apart.best : through.best;
    if (through.second > second) second = through.second;
    if (apart.second > second) second = apart.second;
    return together((BestTwo){leads ? through.best : apart.best, second});
}

/* What a tile completes on an open square, plus what my recipes are worth then. */
static inline double with_tile(const Plans *plans, int32_t kind, int32_t square) {
    double total = 0.0;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Plan *plan = &plans->plans[place];
        if (!plan->recipe) continue;
        BestTwo apart = two_best_apart(plan, bit_of(CELL_OF[square]));
        total += advanced(plans, plan, kind, square, apart);
    }
    return total;
}

/* The same for several kinds on every open square, as `two_best_apart` serves them all. */
static void weigh_tiles(const Plans *plans, const int32_t *kinds, int32_t count,
                        double worths[TILES_HELD][SQUARE_COUNT]) {
    const State *state = plans->state;
    for (int32_t spot = 0; spot < state->open; spot++) {
        int32_t square = state->spots[spot];
        for (int32_t tile = 0; tile < count; tile++) worths[tile][square] = 0.0;
        for (int32_t place = 0; place < STRIPS_HELD; place++) {
            const Plan *plan = &plans->plans[place];
            if (!plan->recipe) continue;
            BestTwo apart = two_best_apart(plan, bit_of(CELL_OF[square]));
            for (int32_t tile = 0; tile < count; tile++)
                worths[tile][square] += plan->recipe->wanted & bit_of(kinds[tile])
                                            ? advanced(plans, plan, kinds[tile], square, apart)
                                            : together(apart);
        }
    }
}

/* What my recipes would give at once if these squares had just changed. */
static inline double completes(const Plans *plans, int32_t one, int32_t other) {
    double total = 0.0;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Recipe *recipe = plans->plans[place].recipe;
        if (!recipe) continue;
        int32_t cubes = cubes_through(plans->shown, CELL_OF[one], recipe);
        int32_t more = cubes_through(plans->shown, CELL_OF[other], recipe);
        if (more > cubes) cubes = more;
        if (cubes >= 0) total += gain_of(plans, recipe) + cubes;
    }
    return total;
}

/* Let a square show something else, look what that completes, and put it back. */
static inline double completes_with(Plans *plans, int32_t square, int32_t shown) {
    int8_t *cell = &plans->shown[CELL_OF[square]], kept = *cell;
    *cell = (int8_t)shown;
    double worth = completes(plans, square, square);
    *cell = kept;
    return worth;
}

static inline double completes_switched(Plans *plans, int32_t first, int32_t second) {
    int8_t *one = &plans->shown[CELL_OF[first]], *other = &plans->shown[CELL_OF[second]];
    int8_t upper = *one, lower = *other;
    *one = lower;
    *other = upper;
    double worth = completes(plans, first, second);
    *one = upper;
    *other = lower;
    return worth;
}

/* The open square of a line that misses one tile. */
static inline int32_t gap_of(const Plans *plans, int32_t length, int32_t line) {
    int32_t cell = LINE_FIRST[length][line];
    while (plans->shown[cell] != EMPTY) cell += LINE_STEP[length][line];
    return SQUARE_OF[cell];
}

static inline int32_t kind_of(uint64_t bit) {
    int32_t kind = 0;
    while (bit_of(kind) != bit) kind++;
    return kind;
}

/* The most that one tile of these kinds can complete on an empty square. */
static double most_at_once(const Plans *plans, uint64_t kinds) {
    double most = 0.0;
    bool is_first = true;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Plan *plan = &plans->plans[place];
        for (int32_t number = 0; number < plan->count; number++) {
            const Line *line = &plan->lines[plan->best[number]];
            if (line->left != 1 || (line->missing & kinds) == 0) continue;
            int32_t square = gap_of(plans, plan->recipe->length, plan->best[number]);
            double gain = with_tile(plans, kind_of(line->missing), square) - plans->worth;
            if (is_first || gain > most) most = gain;
            is_first = false;
        }
    }
    return most;
}

/* The most that a tile of mine can complete on top of another. */
static double most_on_top(Plans *plans) {
    const State *state = plans->state;
    double most = 0.0;
    for (int32_t tile = 0; tile < state->hand_sizes[plans->seat]; tile++)
        for (int32_t spot = state->open; spot < state->open + state->filled; spot++) {
            int32_t kind = state->hands[plans->seat][tile];
            double worth = completes_with(plans, state->spots[spot], kind);
            if (worth > most) most = worth;
        }
    return most;
}

/* What my recipes lose if a Wasabi! lies there. */
static inline double lost_under(const Plans *plans, int32_t corner) {
    uint64_t cells = 0;
    double left = 0.0;
    for (int32_t number = 0; number < MAT_SIZE; number++)
        cells |= bit_of(CELL_OF[corner + UNDER_MAT[number]]);
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Plan *plan = &plans->plans[place];
        if (plan->recipe) left += together(two_best_apart(plan, cells));
    }
    return plans->worth - left;
}

/* How much my best lines want a tile that I do not hold. */
static inline double use_of(const Plans *plans, int32_t kind) {
    double total = 0.0;
    if (plans->hand & bit_of(kind)) return 0.0;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Plan *plan = &plans->plans[place];
        for (int32_t number = 0; number < plan->count; number++) {
            const Line *line = &plan->lines[plan->best[number]];
            if ((line->missing & bit_of(kind)) == 0) continue;
            total += line->worth / line->left;
            break;
        }
    }
    return total;
}
