/* How the engine itself plays: blindly, any legal command equally often, or as the cook. Where
 * counting what is legal costs more than missing it now and then, more is drawn among until
 * something legal is found. */

/* Draw a number below `size`, from a random word of its own. `draw` keeps what is left of a word
 * for the next number; when it is used up no processor can foresee, which here costs more. */
static inline int32_t any_below(int32_t size, Chance *chance) {
    uint64_t range = (uint64_t)1 << 32, product;
    do product = (random_word(chance) >> 32) * (uint64_t)size;
    while (product % range < (uint64_t)size && product % range < range % (uint64_t)size);
    return (int32_t)(product >> 32);
}

static inline int32_t take_tile_blindly(const Setup *setup, const State *state, Chance *chance) {
    int32_t kind = 0;
    do kind = any_below(setup->kinds, chance);
    while (state->pantry[kind] == 0);
    return TAKE_TILE + kind;
}

static inline int32_t draw_recipe_blindly(const State *state, Chance *chance) {
    int32_t length = 0;
    do length = any_below(LENGTH_COUNT, chance);
    while (state->pile_sizes[length] == 0);
    return DRAW_RECIPE + length;
}

/* Draw among the cards of the kitchen and those on the board, each with every discard. */
static int32_t take_card_blindly(const State *state, int32_t seat, Chance *chance) {
    int32_t takes = CARD_COUNT + state->mats_laid;
    for (;;) {
        int32_t pick = any_below(1 + takes * (1 + CARD_COUNT), chance);
        if (pick == 0) return LEAVE_CARDS;
        int32_t discard = (pick - 1) / takes - 1, take = (pick - 1) % takes;
        if (take >= CARD_COUNT)
            take = CARD_COUNT + CORNER_OF[state->mats[take - CARD_COUNT]];
        if (can_take(state, seat, take, discard))
            return TAKE_CARD + (discard + 1) * TAKE_COUNT + take;
    }
}

/* A bit for each place whose recipe can be completed. Mostly there is none: a look at all of them
 * together tells. */
static inline int32_t ready_places(const Setup *setup, const State *state, int32_t seat) {
    int32_t ready = 0;
    bool may_be = false;
    for (int32_t place = 0; place < state->strip_counts[seat]; place++)
        for (int32_t changed = 0; changed < state->changed_count; changed++)
            may_be |= may_serve(state->shown, CELL_OF[state->changed[changed]],
                                &setup->recipes[state->strips[seat][place]]);
    for (int32_t place = 0; may_be && place < STRIPS_HELD; place++)
        ready |= can_complete(setup, state, seat, place) << place;
    return ready;
}

/* How many uses the cards of a hand may have, legal or not. */
static int32_t count_uses(const State *state, int32_t seat) {
    return (has_card(state, seat, CHOP) ? 2 * state->filled : 0) +
           (has_card(state, seat, SWITCH) ? PAIR_COUNT : 0) +
           (has_card(state, seat, WASABI) ? CORNER_COUNT : 0) + can_stack(state, seat) +
           can_spicy(state, seat);
}

/* The code of one of these uses, or -1: it is not legal. */
static int32_t use_at(const State *state, int32_t seat, int32_t number) {
    if (has_card(state, seat, CHOP)) {
        if (number < 2 * state->filled) {
            bool is_kept = number % 2 == 1;
            if (!(is_kept ? can_keep_chopped(state) : can_chop_away(state, seat))) return -1;
            return PLAY_CHOP + 2 * state->spots[state->open + number / 2] + is_kept;
        }
        number -= 2 * state->filled;
    }
    if (has_card(state, seat, SWITCH)) {
        if (number < PAIR_COUNT) return can_switch(state, number) ? PLAY_SWITCH + number : -1;
        number -= PAIR_COUNT;
    }
    if (has_card(state, seat, WASABI)) {
        if (number < CORNER_COUNT) return can_cover(state, number) ? LAY_WASABI + number : -1;
        number -= CORNER_COUNT;
    }
    return can_stack(state, seat) && number == 0 ? PLAY_STACK : PLAY_SPICY;
}

/* Draw among tiles, passes, the end and what is ready, all legal, and the uses of cards. */
static inline int32_t play_blindly(const Setup *setup, const State *state, int32_t seat,
                                   Chance *chance) {
    int32_t kinds[TILES_HELD];
    int32_t squares = squares_for_tile(state);
    int32_t tiles = kinds_to_place(state, seat, kinds) * squares;
    int32_t count = state->strip_counts[seat], equals = 0, passes = 0, uses = 0, ready = 0;
    if (is_untouched(state)) {
        equals = equals_of(setup, state, seat);
        passes = PASS_COUNT[count][equals];
    }
    if (state->changed_count > 0) ready = ready_places(setup, state, seat);
    if (state->card < 0 && state->card_counts[seat] > 0) uses = count_uses(state, seat);
    int32_t ends = can_end(state, seat);
    int32_t sure = tiles + passes + ends + PLACE_COUNT[ready];
    if (sure + uses == ends) return END_PLAY;
    for (;;) {
        int32_t pick = any_below(sure + uses, chance);
        if (pick < tiles) {
            int32_t tile = (pick >= squares) + (pick >= 2 * squares);
            int32_t square = state->spots[pick - tile * squares];
            return PLACE_TILE + kinds[tile] * SQUARE_COUNT + square;
        }
        pick -= tiles;
        if (pick < passes) return PASS + PASS_OF[count][equals][pick];
        pick -= passes;
        if (pick < ends) return END_PLAY;
        pick -= ends;
        if (pick < PLACE_COUNT[ready]) return COMPLETE + PLACE_AT[ready][pick];
        int32_t code = use_at(state, seat, pick - PLACE_COUNT[ready]);
        if (code >= 0) return code;
    }
}

static inline int32_t choose_blindly(const Setup *setup, const State *state, int32_t seat,
                                     Chance *chance) {
    switch (state->stage) {
    case STAGE_PLAY:
        return play_blindly(setup, state, seat, chance);
    case STAGE_TILES:
        return take_tile_blindly(setup, state, chance);
    case STAGE_RECIPES:
        return draw_recipe_blindly(state, chance);
    case STAGE_CARDS:
        return take_card_blindly(state, seat, chance);
    default:
        return give_blindly(setup, state, seat, chance);
    }
}

static inline int32_t choose(const Setup *setup, const State *state, int32_t seat,
                             const Player *player, Chance *chance) {
    if (player->policy == BLIND) return choose_blindly(setup, state, seat, chance);
    if (player->policy >= CHEF) return choose_as_chef(setup, player->weights, state, seat, chance);
    if (player->policy == APPRENTICE) return choose_as_apprentice(setup, state, seat, chance);
    return choose_as_cook(setup, state, seat, chance);
}

static inline void choose_all_blindly(const Setup *setup, const State *state, Chance *chance,
                                      int32_t *codes) {
    codes[state->seat] = choose_blindly(setup, state, state->seat, chance);
}
