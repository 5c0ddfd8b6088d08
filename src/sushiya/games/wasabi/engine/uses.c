/* What playing an action card is worth: only uses that complete a recipe are looked for, and every
 * place for a Wasabi!. */

enum { USE_COUNT = COMPLETE - PLAY_STACK };

/* What recipes give at once if cells show something else, and which of them; `but` are those that
 * do not count, a bit for each. */
static float given_at_once(const Outlook *outlook, const int8_t *shown, int32_t one, int32_t other,
                           int32_t but) {
    float total = 0.0f;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Prospect *prospect = &outlook->prospects[place];
        if (!prospect->recipe || but >> place & 1) continue;
        int32_t cubes = cubes_through(shown, one, prospect->recipe);
        int32_t more = cubes_through(shown, other, prospect->recipe);
        if (more > cubes) cubes = more;
        if (cubes < 0) continue;
        total += outlook->prices.gain[prospect->recipe->length] + (float)cubes - prospect->worth;
    }
    return total;
}

/* What the uses of action cards are worth that it thinks of. */
typedef struct {
    const Outlook *outlook;
    int8_t shown[CELL_COUNT]; /* to try what a card would do */
    bool has_switch, has_chop, has_stack;
    float stay; /* what the turn is worth without a card */
    int32_t done; /* recipes that are completed without one, a bit for each */
    float late; /* the share of a card's worth that there is time for */
    float worth[USE_COUNT];
} Uses;

static inline void note_use(Uses *uses, int32_t code, int32_t card, float worth) {
    float *known = &uses->worth[code - PLAY_STACK];
    worth -= uses->outlook->skill->spend[card] * uses->late;
    if (worth > *known) *known = worth;
}

/* Let a cell show something else, look what that gives, and put it back. */
static inline float given_with(Uses *uses, int32_t cell, int32_t shown, int32_t but) {
    int8_t kept = uses->shown[cell];
    uses->shown[cell] = (int8_t)shown;
    float given = given_at_once(uses->outlook, uses->shown, cell, cell, but);
    uses->shown[cell] = kept;
    return given;
}

static inline void try_switch(Uses *uses, int32_t one, int32_t other) {
    int32_t first = one < other ? one : other, second = one < other ? other : one;
    int32_t pair = PAIR_FROM[first][second - first == 1 ? ACROSS : DOWN];
    int8_t *upper = &uses->shown[first], *lower = &uses->shown[second];
    int8_t kept = *upper;
    if (pair < 0) return;
    *upper = *lower;
    *lower = kept;
    float given = given_at_once(uses->outlook, uses->shown, first, second, uses->done);
    *lower = *upper;
    *upper = kept;
    if (given > 0.0f) note_use(uses, PLAY_SWITCH + pair, SWITCH, uses->stay + given);
}

/* A Stack! with a tile of the hand on this cell. */
static inline void try_stack(Uses *uses, int32_t cell, int32_t kind) {
    float given = given_with(uses, cell, kind, 0);
    if (given > 0.0f) note_use(uses, PLAY_STACK, STACK, uses->outlook->worth + given);
}

/* A Chop! of a tile that then lies on this cell. */
static inline void try_moving(Uses *uses, int32_t cell, int32_t kind) {
    float given = given_with(uses, cell, kind, 0);
    if (given <= 0.0f) return;
    uint64_t from = uses->outlook->sight.showing[kind];
    for (; from != 0; from &= from - 1) {
        int32_t square = SQUARE_OF[first_bit(from)];
        note_use(uses, PLAY_CHOP + 2 * square + 1, CHOP, uses->outlook->worth + given);
    }
}

/* A Chop! that uncovers what is wanted here, or makes room for a tile of the hand. */
static inline void try_chopping(Uses *uses, int32_t cell, int32_t kind, bool is_in_hand) {
    const State *state = uses->outlook->state;
    int32_t square = SQUARE_OF[cell], below = find_below(state, square);
    int32_t code = PLAY_CHOP + 2 * square;
    if (!can_chop_away(state, uses->outlook->seat)) return;
    if (below >= 0 && state->buried_kinds[below] == kind) {
        float given = given_with(uses, cell, kind, uses->done);
        if (given > 0.0f) note_use(uses, code, CHOP, uses->stay + given);
    } else if (below < 0 && is_in_hand && state->placed == 0) {
        float given = given_with(uses, cell, kind, 0);
        if (given > 0.0f) note_use(uses, code, CHOP, uses->outlook->worth + given);
    }
}

/* Look how a card can bring the one ingredient that a line lacks to this cell of it. */
static void try_gap(Uses *uses, int32_t cell, int32_t kind) {
    const State *state = uses->outlook->state;
    bool is_in_hand = (uses->outlook->sight.hand & bit_of(kind)) != 0;
    bool is_empty = uses->shown[cell] == EMPTY;
    if (uses->has_switch)
        for (int32_t way = 0; way < WAY_COUNT; way++)
            for (int32_t side = -1; side <= 1; side += 2) {
                int32_t beside = cell + side * ONWARD[way];
                if (uses->shown[beside] == kind) try_switch(uses, cell, beside);
            }
    if (uses->has_stack && is_in_hand && !is_empty) try_stack(uses, cell, kind);
    if (uses->has_chop && is_empty && can_keep_chopped(state)) try_moving(uses, cell, kind);
    if (uses->has_chop && !is_empty) try_chopping(uses, cell, kind, is_in_hand);
}

/* Touch a line that has everything, so that it counts as changed. */
static void try_touching(Uses *uses, int32_t first, int32_t way, int32_t size) {
    const Outlook *outlook = uses->outlook;
    for (int32_t place = 0; place < size; place++) {
        int32_t cell = first + place * ONWARD[way], kind = uses->shown[cell];
        if (uses->has_switch && place + 1 < size) try_switch(uses, cell, cell + ONWARD[way]);
        if (uses->has_stack && outlook->sight.hand & bit_of(kind)) try_stack(uses, cell, kind);
        bool is_single = find_below(outlook->state, SQUARE_OF[cell]) < 0;
        if (uses->has_chop && is_single && can_keep_chopped(outlook->state)) {
            float given = given_with(uses, cell, kind, 0);
            int32_t code = PLAY_CHOP + 2 * SQUARE_OF[cell] + 1;
            if (given > 0.0f) note_use(uses, code, CHOP, outlook->worth + given);
        }
    }
}

/* Look at each cell of a line that lacks one ingredient: without it, all others must be there. */
static void try_line(Uses *uses, const Recipe *recipe, int32_t first, int32_t way) {
    uint64_t bits[LONGEST], all = 0;
    for (int32_t place = 0; place < recipe->size; place++) {
        bits[place] = bit_of(uses->shown[first + place * ONWARD[way]]) & recipe->wanted;
        all |= bits[place];
    }
    int32_t missing = first_bit(recipe->wanted & ~all);
    for (int32_t place = 0; place < recipe->size; place++) {
        uint64_t others = 0;
        for (int32_t other = 0; other < recipe->size; other++)
            if (other != place) others |= bits[other];
        if (others == all) try_gap(uses, first + place * ONWARD[way], missing);
    }
}

static void try_cards(Uses *uses) {
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Prospect *prospect = &uses->outlook->prospects[place];
        if (!prospect->recipe) continue;
        for (int32_t way = 0; way < WAY_COUNT; way++) {
            for (uint64_t lines = prospect->near[way]; lines != 0; lines &= lines - 1)
                try_line(uses, prospect->recipe, first_bit(lines), way);
            for (uint64_t lines = prospect->whole[way]; lines != 0; lines &= lines - 1)
                try_touching(uses, first_bit(lines), way, prospect->recipe->size);
        }
    }
}

/* What my recipes lose under a Wasabi!, and how much smaller it makes the board. */
static void try_wasabi(Uses *uses) {
    const Outlook *outlook = uses->outlook;
    for (int32_t number = 0; number < CORNER_COUNT; number++) {
        if (!can_cover(outlook->state, number)) continue;
        uint64_t cells = 0;
        int32_t open = 0;
        float worth = uses->stay + WASABI_CUBES;
        for (int32_t at = 0; at < MAT_SIZE; at++) {
            uint64_t cell = cell_bit(CELL_OF[CORNER[number] + UNDER_MAT[at]]);
            cells |= cell;
            open += (outlook->sight.open & cell) != 0;
        }
        worth -= outlook->skill->cover_open * (float)open;
        for (int32_t place = 0; place < STRIPS_HELD; place++) {
            const Prospect *prospect = &outlook->prospects[place];
            if (!prospect->recipe) continue;
            Two apart = two_apart(prospect, cells);
            worth += apart.best + outlook->skill->second_line * apart.second - prospect->worth;
        }
        note_use(uses, LAY_WASABI + number, WASABI, worth);
    }
}

/* The best cell of each tile is known: find the best of all. */
static float best_total(const Outlook *outlook, const Tiles *tiles, int32_t *tile, int32_t *cell) {
    float best = NEVER;
    for (int32_t number = 0; number < tiles->count; number++)
        for (uint64_t cells = outlook->sight.open; cells != 0; cells &= cells - 1) {
            int32_t at = first_bit(cells);
            if (tiles->totals[number][at] <= best) continue;
            best = tiles->totals[number][at];
            *tile = number;
            *cell = at;
        }
    return best;
}

/* A bit for each recipe that a tile completes on a cell. */
static int32_t completed_by(const Outlook *outlook, int8_t *shown, int32_t cell, int32_t kind) {
    int32_t done = 0;
    int8_t kept = shown[cell];
    shown[cell] = (int8_t)kind;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Recipe *recipe = outlook->prospects[place].recipe;
        if (recipe) done |= (cubes_through(shown, cell, recipe) >= 0) << place;
    }
    shown[cell] = kept;
    return done;
}

/* Weigh what cards can do now; `tiles` are those that could be placed now, or with a Spicy!. */
static void weigh_uses(const Outlook *outlook, const Tiles *tiles, Uses *uses) {
    const State *state = outlook->state;
    int32_t seat = outlook->seat, tile = 0, cell = 0;
    bool is_placed = state->placed > 0;
    uses->outlook = outlook;
    for (int32_t at = 0; at < CELL_COUNT; at++) uses->shown[at] = state->shown[at];
    for (int32_t use = 0; use < USE_COUNT; use++) uses->worth[use] = NEVER;
    uses->has_switch = has_card(state, seat, SWITCH);
    uses->has_chop = has_card(state, seat, CHOP);
    uses->has_stack = can_stack(state, seat);
    uses->late = in_time(outlook->turns, outlook->skill->card_turns);
    float best = best_total(outlook, tiles, &tile, &cell);
    bool places = !is_placed && tiles->count > 0 && state->open > 0;
    uses->stay = places ? best : outlook->worth;
    uses->done = places ? completed_by(outlook, uses->shown, cell, tiles->kinds[tile]) : 0;
    if (uses->has_switch || uses->has_chop || uses->has_stack) try_cards(uses);
    if (is_placed && tiles->count > 0 && can_spicy(state, seat))
        note_use(uses, PLAY_SPICY, SPICY, best);
    if (is_placed && has_card(state, seat, WASABI)) try_wasabi(uses);
}
