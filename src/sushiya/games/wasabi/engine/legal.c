/* What a seat may do: card by card, place by place, and as a mask of codes. */

/* 2.3: three different categories, no rice, no maki, nothing unique. */
static inline bool fits_first_hand(const Setup *setup, const State *state, int32_t after,
                                   int32_t kind) {
    if (state->pantry[kind] == 0 || !setup->may_start[kind]) return false;
    for (int32_t place = 0; place < state->hand_sizes[after]; place++)
        if (setup->categories[state->hands[after][place]] == setup->categories[kind]) return false;
    return true;
}

/* 2.3: if the pantry has no tile that fits, any will do. */
static inline bool can_give(const Setup *setup, const State *state, int32_t seat, int32_t kind) {
    int32_t after = seat_after(setup, seat);
    if (state->pantry[kind] == 0 || fits_first_hand(setup, state, after, kind))
        return state->pantry[kind] > 0;
    for (int32_t other = 0; other < setup->kinds; other++)
        if (fits_first_hand(setup, state, after, other)) return false;
    return true;
}

/* 3.1, 5.5: whether another tile may be placed this turn. */
static inline bool can_place(const State *state) {
    return state->placed < (state->card == SPICY ? TILES_WITH_SPICY : TILES_A_TURN);
}

/* How many squares of the list may get a tile: the open ones, 5.1: with a Stack! the filled too. */
static inline int32_t squares_for_tile(const State *state) {
    return state->open + (state->card == STACK ? state->filled : 0);
}

/* 3.2: one card a turn; 3.3: with no tile to place, a Chop! alone. */
static inline bool has_card(const State *state, int32_t seat, int32_t card) {
    bool has_tile = state->placed > 0 || state->hand_sizes[seat] > 0;
    return state->cards[seat][card] > 0 && state->card < 0 && (has_tile || card == CHOP);
}

/* 5.1 */
static inline bool can_stack(const State *state, int32_t seat) {
    return has_card(state, seat, STACK) && state->placed == 0 && state->filled > 0;
}

/* 5.5 */
static inline bool can_spicy(const State *state, int32_t seat) {
    int32_t wanted = TILES_WITH_SPICY - state->placed;
    return has_card(state, seat, SPICY) && state->hand_sizes[seat] >= wanted &&
           state->open >= wanted;
}

/* 3.3: a chopped tile may go to the pantry if there is another to place, or one was placed. */
static inline bool can_chop_away(const State *state, int32_t seat) {
    return state->placed > 0 || state->hand_sizes[seat] > 0;
}

/* 5.4 */
static inline bool can_keep_chopped(const State *state) {
    return state->placed == 0;
}

/* 5.6: both uncovered, and not both empty. */
static inline bool can_switch(const State *state, int32_t pair) {
    int32_t first = shown_on(state, PAIR_FIRST[pair]), second = shown_on(state, PAIR_SECOND[pair]);
    return first != CLOSED && second != CLOSED && (first != EMPTY || second != EMPTY);
}

/* 5.7: not over another; 5.8: before the tile, an open square must be left. */
static inline bool can_cover(const State *state, int32_t number) {
    int32_t left = state->open;
    for (int32_t place = 0; place < MAT_SIZE; place++) {
        int32_t shown = shown_on(state, CORNER[number] + UNDER_MAT[place]);
        if (shown == CLOSED) return false;
        left -= shown == EMPTY;
    }
    return left > 0 || state->placed > 0;
}

/* 4.1, 4.4: there are a token and a line. */
static inline bool can_complete(const Setup *setup, const State *state, int32_t seat,
                                int32_t place) {
    if (place >= state->strip_counts[seat]) return false;
    const Recipe *recipe = &setup->recipes[state->strips[seat][place]];
    bool has_token = state->used[seat][recipe->length] < TOKENS[recipe->length];
    return has_token && cubes_for(state, recipe) >= 0;
}

/* 3.4: one passes before any tile or card. */
static inline bool is_untouched(const State *state) {
    return state->placed == 0 && state->card < 0;
}

/* 3.7: the tile is placed, or 3.6: there is nothing to place and nothing to pass with. */
static inline bool can_end(const State *state, int32_t seat) {
    if (state->placed > 0) return true;
    bool has_tile = state->chopped >= 0 || state->hand_sizes[seat] > 0;
    bool can_pass = is_untouched(state) && state->strip_counts[seat] > 0;
    return !can_pass && !(has_tile && state->open > 0);
}

/* 3.5: a bit for the second recipe and one for the third: it is as long as the one before. Which
 * passes there are follows from these bits and the number of recipes. */
static inline int32_t equals_of(const Setup *setup, const State *state, int32_t seat) {
    int32_t equals = 0;
    for (int32_t place = 1; place < state->strip_counts[seat]; place++) {
        int32_t before = setup->recipes[state->strips[seat][place - 1]].length;
        equals |= place * (setup->recipes[state->strips[seat][place]].length == before);
    }
    return equals;
}

/* 6.3: whether any other type of card can be had. */
static inline bool has_other(const State *state, int32_t card) {
    if (card != WASABI && state->mats_laid > 0) return true;
    return state->in_kitchen > state->kitchen[card];
}

static inline bool has_mat_at(const State *state, int32_t corner) {
    for (int32_t mat = 0; mat < state->mats_laid; mat++)
        if (state->mats[mat] == corner) return true;
    return false;
}

/* Whether a card can be had, from the kitchen or off the board, for another or for none (-1). */
static inline bool can_take(const State *state, int32_t seat, int32_t take, int32_t discard) {
    int32_t card = take < CARD_COUNT ? take : WASABI;
    bool is_there = take < CARD_COUNT ? state->kitchen[card] > 0
                                      : has_mat_at(state, CORNER[take - CARD_COUNT]); /* 6.2 */
    if (!is_there) return false;
    if (card == state->card && has_other(state, card)) return false; /* 6.3 */
    if (state->card_counts[seat] < CARDS_HELD) return discard < 0;   /* 6.4 */
    return discard >= 0 && state->cards[seat][discard] > 0;
}

static inline void mask_tiles(const State *state, int32_t seat, uint8_t *legal) {
    if (!can_place(state)) return;
    int32_t count = state->chopped < 0 ? state->hand_sizes[seat] : 1;
    for (int32_t place = 0; place < count; place++) {
        int32_t kind = state->chopped < 0 ? state->hands[seat][place] : state->chopped;
        for (int32_t spot = 0; spot < squares_for_tile(state); spot++)
            legal[PLACE_TILE + kind * SQUARE_COUNT + state->spots[spot]] = 1;
    }
}

static inline void mask_cards(const State *state, int32_t seat, uint8_t *legal) {
    legal[PLAY_STACK] = can_stack(state, seat);
    legal[PLAY_SPICY] = can_spicy(state, seat);
    if (has_card(state, seat, CHOP))
        for (int32_t spot = state->open; spot < state->open + state->filled; spot++) { /* 5.3 */
            legal[PLAY_CHOP + 2 * state->spots[spot]] = can_chop_away(state, seat);
            legal[PLAY_CHOP + 2 * state->spots[spot] + 1] = can_keep_chopped(state);
        }
    if (has_card(state, seat, SWITCH))
        for (int32_t pair = 0; pair < PAIR_COUNT; pair++)
            legal[PLAY_SWITCH + pair] = can_switch(state, pair);
    if (has_card(state, seat, WASABI))
        for (int32_t number = 0; number < CORNER_COUNT; number++)
            legal[LAY_WASABI + number] = can_cover(state, number);
}

static inline void mask_play(const Setup *setup, const State *state, int32_t seat,
                             uint8_t *legal) {
    mask_tiles(state, seat, legal);
    mask_cards(state, seat, legal);
    for (int32_t place = 0; place < STRIPS_HELD; place++)
        legal[COMPLETE + place] = can_complete(setup, state, seat, place);
    legal[END_PLAY] = can_end(state, seat);
    if (!is_untouched(state)) return;
    int32_t count = state->strip_counts[seat], equals = equals_of(setup, state, seat);
    for (int32_t number = 0; number < PASS_COUNT[count][equals]; number++)
        legal[PASS + PASS_OF[count][equals][number]] = 1;
}

static inline void mask_takes(const State *state, int32_t seat, uint8_t *legal) {
    for (int32_t discard = -1; discard < CARD_COUNT; discard++)
        for (int32_t take = 0; take < TAKE_COUNT; take++)
            legal[TAKE_CARD + (discard + 1) * TAKE_COUNT + take] =
                can_take(state, seat, take, discard);
    legal[LEAVE_CARDS] = 1;
}

/* Mark legal codes with 1 where all are 0; codes that are never legal at such a table stay as they are. */
static inline void mark_legal(const Setup *setup, const State *state, int32_t seat,
                              uint8_t *legal) {
    if (!asks(setup, state, seat)) return;
    if (state->stage == STAGE_PLAY) mask_play(setup, state, seat, legal);
    if (state->stage == STAGE_CARDS) mask_takes(state, seat, legal);
    if (state->stage == STAGE_RECIPES)
        for (int32_t length = 0; length < LENGTH_COUNT; length++)
            legal[DRAW_RECIPE + length] = state->pile_sizes[length] > 0; /* 6.6 */
    if (state->stage == STAGE_TILES)
        for (int32_t kind = 0; kind < setup->kinds; kind++)
            legal[TAKE_TILE + kind] = state->pantry[kind] > 0; /* 6.5 */
    if (state->stage == STAGE_GIVE)
        for (int32_t kind = 0; kind < setup->kinds; kind++)
            legal[GIVE_TILE + kind] = can_give(setup, state, seat, kind);
}

static inline void mask(const Setup *setup, const State *state, int32_t seat, uint8_t *legal) {
    for (int32_t code = 0; code < CODE_COUNT; code++) legal[code] = 0;
    mark_legal(setup, state, seat, legal);
}
