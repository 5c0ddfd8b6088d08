/* The cook, as cook.py judges: every step for what it completes and what it leaves to hope for.
 * Weights in capitals come from cook.py. */

/* The best command so far; among equals any one, each equally often. */
typedef struct {
    double worth;
    int32_t code; /* -1: none yet */
    uint32_t equals;
} Best;

static const Best NONE_YET = {.worth = -1e18, .code = -1};

static inline void weigh(Best *best, double worth, int32_t code, Chance *chance) {
    if (worth > best->worth + EQUAL)
        *best = (Best){worth, code, 1};
    else if (worth > best->worth - EQUAL && draw(chance, ++best->equals) == 0)
        best->code = code;
}

/* An action card that does not pay is none. */
static inline void weigh_gain(Best *best, double gain, int32_t code, Chance *chance) {
    if (gain > 0.0) weigh(best, gain, code, chance);
}

/* How many kinds of tiles there are to place, and which. */
static inline int32_t kinds_to_place(const State *state, int32_t seat, int32_t *kinds) {
    const int8_t *hand = state->hands[seat];
    int32_t count = 0;
    if (!can_place(state)) return 0;
    if (state->chopped >= 0) {
        kinds[0] = state->chopped;
        return 1;
    }
    for (int32_t place = 0; place < state->hand_sizes[seat]; place++) {
        kinds[count] = hand[place];
        count += place == 0 || hand[place] != hand[place - 1];
    }
    return count;
}

/* Give any tile, each equally often. */
static inline int32_t give_blindly(const Setup *setup, const State *state, int32_t seat,
                                   Chance *chance) {
    int32_t kind = 0;
    do kind = (int32_t)draw(chance, (uint32_t)setup->kinds);
    while (!can_give(setup, state, seat, kind));
    return GIVE_TILE + kind;
}

/* The code that completes the dearest recipe, or -1: none is ready. */
static inline int32_t dearest_ready(const Setup *setup, const State *state, int32_t seat) {
    int32_t code = -1, most = -1;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        if (!can_complete(setup, state, seat, place)) continue;
        const Recipe *recipe = &setup->recipes[state->strips[seat][place]];
        int32_t points = setup->token_points[recipe->length] + cubes_for(state, recipe);
        if (points <= most) continue;
        code = COMPLETE + place;
        most = points;
    }
    return code;
}

static inline void weigh_switches(Plans *plans, Best *best, Chance *chance) {
    for (int32_t pair = 0; pair < PAIR_COUNT; pair++)
        if (can_switch(plans->state, pair)) {
            double given = completes_switched(plans, PAIR_FIRST[pair], PAIR_SECOND[pair]);
            weigh_gain(best, given - CARD_WORTH[SWITCH], PLAY_SWITCH + pair, chance);
        }
}

/* `plain` is what a tile can complete without a card. */
static inline void weigh_chops(Plans *plans, double plain, Best *best, Chance *chance) {
    const State *state = plans->state;
    for (int32_t spot = state->open; spot < state->open + state->filled; spot++) {
        int32_t square = state->spots[spot], below = find_below(state, square);
        if (can_chop_away(state, plans->seat)) {
            double given =
                completes_with(plans, square, below < 0 ? EMPTY : state->buried_kinds[below]);
            weigh_gain(best, given - CARD_WORTH[CHOP], PLAY_CHOP + 2 * square, chance);
        }
        if (can_keep_chopped(state)) {
            double given = most_at_once(plans, bit_of(state->tops[square]));
            weigh_gain(best, given - plain - CARD_WORTH[CHOP], PLAY_CHOP + 2 * square + 1, chance);
        }
    }
}

static inline void weigh_wasabi(const Plans *plans, Best *best, Chance *chance) {
    for (int32_t number = 0; number < CORNER_COUNT; number++)
        if (can_cover(plans->state, number)) {
            double gain = WASABI_CUBES - lost_under(plans, CORNER[number]) - COVERING;
            weigh_gain(best, gain, LAY_WASABI + number, chance);
        }
}

/* The use of an action card that pays most now, or -1: none does. */
static int32_t best_card(Plans *plans, Chance *chance) {
    const State *state = plans->state;
    int32_t seat = plans->seat;
    bool is_placed = state->placed > 0;
    double plain = is_placed ? 0.0 : most_at_once(plans, plans->hand);
    Best best = NONE_YET;
    if (has_card(state, seat, SWITCH)) weigh_switches(plans, &best, chance);
    if (has_card(state, seat, CHOP)) weigh_chops(plans, plain, &best, chance);
    if (can_stack(state, seat)) {
        double gain = most_on_top(plans) - plain - CARD_WORTH[STACK];
        weigh_gain(&best, gain, PLAY_STACK, chance);
    }
    if (is_placed && can_spicy(state, seat)) {
        double gain = most_at_once(plans, plans->hand) - CARD_WORTH[SPICY];
        weigh_gain(&best, gain, PLAY_SPICY, chance);
    }
    if (is_placed && has_card(state, seat, WASABI)) weigh_wasabi(plans, &best, chance);
    return best.code;
}

/* Pass if my recipes hold no hope, there is time, and passing will not end the game; or -1. */
static inline int32_t pass_without_hope(const Plans *plans) {
    const State *state = plans->state;
    if (plans->worth >= PASS_BELOW || !is_untouched(state)) return -1;
    if (state->passes > MOST_PASSES || state->open < 2 * plans->setup->players) return -1;
    int32_t hopeless = 0;
    for (int32_t place = 0; place < state->strip_counts[plans->seat]; place++) {
        const Plan *plan = &plans->plans[place];
        if (!plan->recipe || plan->worth <= PASS_BELOW / 3) hopeless |= 1 << place;
    }
    return hopeless ? PASS + PASS_OF_SET[hopeless] : -1;
}

/* The tile and the square that are worth most. */
static inline int32_t best_tile(Plans *plans, const int32_t *kinds, int32_t count,
                                Chance *chance) {
    const State *state = plans->state;
    double worths[TILES_HELD][SQUARE_COUNT];
    Best best = NONE_YET;
    weigh_tiles(plans, kinds, count, worths);
    for (int32_t tile = 0; tile < count; tile++)
        for (int32_t spot = 0; spot < squares_for_tile(state); spot++) {
            int32_t square = state->spots[spot];
            double worth = spot < state->open
                               ? worths[tile][square]
                               : plans->worth + completes_with(plans, square, kinds[tile]);
            weigh(&best, worth, PLACE_TILE + kinds[tile] * SQUARE_COUNT + square, chance);
        }
    return best.code;
}

static inline int32_t end_or_pass(const Setup *setup, const State *state, int32_t seat) {
    if (can_end(state, seat)) return END_PLAY;
    return PASS + PASS_OF[state->strip_counts[seat]][equals_of(setup, state, seat)][0];
}

static int32_t play_as_cook(const Setup *setup, const State *state, int32_t seat,
                            Chance *chance) {
    int32_t kinds[TILES_HELD];
    int32_t count = squares_for_tile(state) > 0 ? kinds_to_place(state, seat, kinds) : 0;
    bool has_cards = state->card < 0 && state->card_counts[seat] > 0;
    if (!has_cards && count == 0) return end_or_pass(setup, state, seat);
    Plans plans;
    make_plans(setup, state, seat, &plans);
    if (has_cards) {
        int32_t card = best_card(&plans, chance);
        if (card >= 0) return card;
    }
    if (count == 0) return end_or_pass(setup, state, seat);
    int32_t tile = best_tile(&plans, kinds, count, chance);
    if (state->placed > 0) {
        int32_t kind = (tile - PLACE_TILE) / SQUARE_COUNT;
        bool gets_better =
            with_tile(&plans, kind, (tile - PLACE_TILE) % SQUARE_COUNT) >= plans.worth;
        return gets_better ? tile : END_PLAY;
    }
    int32_t passed = pass_without_hope(&plans);
    return passed >= 0 ? passed : tile;
}

/* Take the best card, or of one type only, if that can be had; -1: any type. */
static int32_t take_card_as_cook(const State *state, int32_t seat, int32_t type,
                                 Chance *chance) {
    Best best = {LEAVING, LEAVE_CARDS, 1};
    if (type >= 0) best = NONE_YET;
    for (int32_t discard = -1; discard < CARD_COUNT; discard++)
        for (int32_t take = 0; take < TAKE_COUNT; take++) {
            if (!can_take(state, seat, take, discard)) continue;
            int32_t card = take < CARD_COUNT ? take : WASABI;
            if (type >= 0 && card != type) continue;
            double worth = CARD_WORTH[card] - (discard < 0 ? 0.0 : CARD_WORTH[discard]);
            if (state->cards[seat][card] > 0) worth -= SAME_CARD;
            weigh(&best, worth, TAKE_CARD + (discard + 1) * TAKE_COUNT + take, chance);
        }
    if (best.code < 0) return take_card_as_cook(state, seat, -1, chance);
    return best.code;
}

static int32_t take_tile_as_cook(const Setup *setup, const State *state, int32_t seat,
                                 Chance *chance) {
    Plans plans;
    Best best = NONE_YET;
    make_plans(setup, state, seat, &plans);
    for (int32_t kind = 0; kind < setup->kinds; kind++)
        if (state->pantry[kind] > 0) weigh(&best, use_of(&plans, kind), TAKE_TILE + kind, chance);
    return best.code;
}

/* How much I like a length, have time for it and hold few of it. */
static inline double draw_worth(const Setup *setup, const State *state, int32_t seat,
                                int32_t length, Chance *chance) {
    int32_t held = 0, tokens = tokens_left(state, seat, length);
    for (int32_t place = 0; place < state->strip_counts[seat]; place++)
        held += setup->recipes[state->strips[seat][place]].length == length;
    if (held >= tokens) return NO_TOKEN * tokens;
    double hurry = (double)state->open / setup->players / DRAW_TURNS[length];
    if (hurry > 1.0) hurry = 1.0;
    double mood = 1.0 - MOOD + 2.0 * MOOD * draw(chance, DRAW_RANGE) / DRAW_RANGE;
    return DRAW_WORTH[length] * hurry * hurry * ALIKE[held] * mood;
}

static inline int32_t draw_as_cook(const Setup *setup, const State *state, int32_t seat,
                                   Chance *chance) {
    Best best = NONE_YET;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        if (state->pile_sizes[length] == 0) continue;
        double worth = draw_worth(setup, state, seat, length, chance);
        weigh(&best, worth, DRAW_RECIPE + length, chance);
    }
    return best.code;
}

/* Choose the step that is worth most; equals by chance. */
static int32_t choose_as_cook(const Setup *setup, const State *state, int32_t seat,
                              Chance *chance) {
    if (state->stage == STAGE_TILES) return take_tile_as_cook(setup, state, seat, chance);
    if (state->stage == STAGE_RECIPES) return draw_as_cook(setup, state, seat, chance);
    if (state->stage == STAGE_CARDS) return take_card_as_cook(state, seat, -1, chance);
    if (state->stage == STAGE_GIVE) return give_blindly(setup, state, seat, chance);
    int32_t ready = dearest_ready(setup, state, seat);
    return ready >= 0 ? ready : play_as_cook(setup, state, seat, chance);
}
