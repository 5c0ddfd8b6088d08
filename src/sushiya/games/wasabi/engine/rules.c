/* The rules of Wasabi!: the start, the steps of phase 1, phase 2 and the end. */

static inline bool is_over(const State *state) {
    return state->stage == STAGE_OVER;
}

/* One seat acts at a time, so no choice is ever held. */
static inline bool holds(const State *state, int32_t seat) {
    (void)state;
    (void)seat;
    return false;
}

static inline bool is_holding(const State *state) {
    (void)state;
    return false;
}

static inline bool asks(const Setup *setup, const State *state, int32_t seat) {
    (void)setup;
    return !is_over(state) && state->seat == seat;
}

static inline int32_t seat_after(const Setup *setup, int32_t seat) {
    return seat + 1 < setup->players ? seat + 1 : 0;
}

static inline void deal_piles(const Setup *setup, State *state, Chance *chance) {
    int32_t strips = setup->pile_starts[LENGTH_COUNT];
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++) state->returned_by[strip] = -1;
    for (int32_t strip = 0; strip < strips; strip++) state->piles[strip] = (uint8_t)strip;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        int32_t start = setup->pile_starts[length];
        int32_t size = setup->pile_starts[length + 1] - start;
        state->pile_sizes[length] = (int8_t)size;
        if (size > 1)
            shuffle_front(state->piles + start, (uint32_t)size, (uint32_t)size - 1, chance);
    }
    state->in_piles = (int8_t)strips;
}

static inline void open_game(const Setup *setup, State *state, Chance *chance) {
    *state = (State){.card = -1, .chopped = -1, .ended_by = -1, .stage = STAGE_GIVE};
    /* 2.1 */
    int32_t first = setup->starter;
    if (first < 0) first = (int32_t)draw(chance, (uint32_t)setup->players);
    state->first = state->seat = (int8_t)first;
    for (int32_t square = 0; square < SQUARE_COUNT; square++) state->tops[square] = EMPTY;
    lay_out(setup, state);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        state->pantry[kind] = setup->tiles[kind];
        state->in_pantry += setup->tiles[kind];
    }
    for (int32_t card = 0; card < CARD_COUNT; card++) {
        state->kitchen[card] = KITCHEN[setup->players][card]; /* 1.5 */
        state->in_kitchen += state->kitchen[card];
    }
    deal_piles(setup, state, chance);
}

/* Take a tile of the pantry into a hand. */
static inline void take_tile(State *state, int32_t seat, int32_t kind) {
    state->pantry[kind]--;
    state->in_pantry--;
    insert(state->hands[seat], TILES_HELD, state->hand_sizes[seat]++, kind);
}

/* 2.2: whose hand is full gives next; 2.4: at last all draw recipes. */
static inline void give(const Setup *setup, State *state, int32_t seat, int32_t kind) {
    int32_t after = seat_after(setup, seat);
    take_tile(state, after, kind);
    if (state->hand_sizes[after] < TILES_HELD) return;
    state->seat = (int8_t)after;
    if (after == state->first) state->stage = STAGE_RECIPES;
}

/* Draw the top strip of a pile; whoever returned it knows now who has it. */
static inline void draw_strip(const Setup *setup, State *state, int32_t seat, int32_t length) {
    int32_t start = setup->pile_starts[length], top = state->pile_tops[length];
    int32_t strip = state->piles[start + top];
    bool is_last = start + top + 1 == setup->pile_starts[length + 1];
    state->pile_tops[length] = (int8_t)(is_last ? 0 : top + 1);
    state->pile_sizes[length]--;
    state->in_piles--;
    insert(state->strips[seat], STRIPS_HELD, state->strip_counts[seat]++, strip);
    if (state->returned_by[strip] == seat) state->returned_by[strip] = -1;
}

static inline void begin_turn(State *state, int32_t seat) {
    state->seat = (int8_t)seat;
    state->stage = STAGE_PLAY;
    state->turns++;
    state->placed = state->rewards = state->changed_count = 0;
    state->card = state->chopped = -1;
}

/* 2.4: at the start the next draws when one has three recipes, and then play begins. */
static inline void go_on_drawing(const Setup *setup, State *state, int32_t seat) {
    if (state->strip_counts[seat] < STRIPS_HELD) return;
    int32_t after = seat_after(setup, seat);
    if (after == state->first)
        begin_turn(state, after);
    else
        state->seat = (int8_t)after;
}

static void end_game(const Setup *setup, State *state, int32_t ended_by) {
    Score score;
    score_position(setup, state, &score);
    for (int32_t seat = 0; seat < setup->players; seat++) {
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
            state->points[seat][kind] = (int16_t)score.points[seat][kind];
        state->ranks[seat] = (int8_t)score.ranks[seat];
    }
    state->ended_by = (int8_t)ended_by;
    state->stage = STAGE_OVER;
}

/* 3.1: a tile of the hand, or 5.4: the one just chopped. */
static inline void place_tile(State *state, int32_t seat, int32_t kind, int32_t square) {
    if (state->chopped < 0) {
        int8_t *hand = state->hands[seat];
        take_out(hand, TILES_HELD, place_in(hand, TILES_HELD, kind));
        state->hand_sizes[seat]--;
    }
    state->chopped = -1;
    put_on(state, square, kind);
    touch(state, square);
    state->placed++;
    state->passes = 0; /* 7.5 */
}

/* 5.3, 5.4: to the pantry, or kept as this turn's tile. */
static inline void chop(State *state, int32_t square, bool is_kept) {
    int32_t kind = take_off(state, square);
    if (is_kept) {
        state->chopped = (int8_t)kind;
    } else {
        state->pantry[kind]++;
        state->in_pantry++;
    }
    touch(state, square);
}

static inline void put_into_kitchen(State *state, int32_t card) {
    state->kitchen[card]++;
    state->in_kitchen++;
}

/* Do what an action card says, and tell which it was. */
static inline int32_t act_on_board(State *state, int32_t seat, int32_t code) {
    if (code == PLAY_STACK) return STACK; /* 5.1 */
    if (code == PLAY_SPICY) return SPICY; /* 5.5 */
    if (code < PLAY_SWITCH) {
        chop(state, (code - PLAY_CHOP) / 2, (code - PLAY_CHOP) % 2 == 1);
        return CHOP;
    }
    if (code < LAY_WASABI) { /* 5.6 */
        switch_squares(state, PAIR_FIRST[code - PLAY_SWITCH], PAIR_SECOND[code - PLAY_SWITCH]);
        return SWITCH;
    }
    cover(state, CORNER[code - LAY_WASABI]); /* 5.7 */
    state->cubes[seat] += WASABI_CUBES;
    return WASABI;
}

/* 5.7, 5.10: a card goes to the kitchen, a Wasabi! to the board. */
static void play_card(State *state, int32_t seat, int32_t code) {
    int32_t card = act_on_board(state, seat, code);
    state->card = (int8_t)card;
    state->cards[seat][card]--;
    state->card_counts[seat]--;
    if (card != WASABI) put_into_kitchen(state, card);
}

/* 4.7: the recipe lies before its owner with a token on it; 4.9: the tenth ends the game. */
static void complete(const Setup *setup, State *state, int32_t seat, int32_t place) {
    int32_t strip = state->strips[seat][place], served = state->served_counts[seat]++;
    const Recipe *recipe = &setup->recipes[strip];
    int32_t cubes = cubes_for(state, recipe);
    take_out(state->strips[seat], STRIPS_HELD, place);
    state->strip_counts[seat]--;
    state->returned_by[strip] = -1;
    state->served[seat][served] = (int8_t)strip;
    state->served_cubes[seat][served] = (int8_t)cubes;
    state->used[seat][recipe->length]++; /* 4.4 */
    state->cubes[seat] += (int8_t)cubes;
    state->rewards++;
    if (served + 1 == TOKEN_COUNT) end_game(setup, state, TEN_TOKENS);
}

static inline void put_under(const Setup *setup, State *state, int32_t length, int32_t strip) {
    int32_t start = setup->pile_starts[length], room = setup->pile_starts[length + 1] - start;
    int32_t place = state->pile_tops[length] + state->pile_sizes[length];
    state->piles[start + (place < room ? place : place - room)] = (uint8_t)strip;
    state->pile_sizes[length]++;
    state->in_piles++;
}

/* 8.2: others cannot tell which of equally long recipes a seat returned. */
static inline void forget_strips(const Setup *setup, State *state, int32_t seat, int32_t length) {
    for (int32_t place = 0; place < state->strip_counts[seat]; place++) {
        int32_t strip = state->strips[seat][place], by = state->returned_by[strip];
        bool is_forgotten = (setup->recipes[strip].length == length) & (by != seat);
        state->returned_by[strip] = (int8_t)either(is_forgotten, -1, by);
    }
}

/* 3.4, 3.5: pass, and put recipes under their piles. */
static void return_strips(const Setup *setup, State *state, int32_t seat, int32_t number) {
    int8_t *strips = state->strips[seat];
    state->passes++;
    for (int32_t named = 0; named < STRIPS_HELD && PASS_PLACES[number][named] >= 0; named++) {
        int32_t strip = strips[PASS_PLACES[number][named]];
        int32_t length = setup->recipes[strip].length;
        put_under(setup, state, length, strip);
        forget_strips(setup, state, seat, length);
        state->returned_by[strip] = (int8_t)seat;
    }
    /* Places are those of before the pass, so strips are taken out only now. */
    int32_t left = 0;
    for (int32_t place = 0; place < state->strip_counts[seat]; place++) {
        strips[left] = strips[place];
        left += state->returned_by[strips[place]] != seat;
    }
    state->strip_counts[seat] = (int8_t)left;
}

/* Find what phase 2 still asks, from a stage on (6.1); nothing: the turn is over. */
static inline void go_on(const Setup *setup, State *state, int32_t seat, int32_t stage) {
    bool has_cards = state->in_kitchen > 0 || state->mats_laid > 0;
    bool has_room = state->hand_sizes[seat] < TILES_HELD;
    if (stage == STAGE_CARDS && state->rewards > 0 && has_cards) /* 6.2 */
        state->stage = STAGE_CARDS;
    else if (stage != STAGE_RECIPES && has_room && state->in_pantry > 0) /* 6.5 */
        state->stage = STAGE_TILES;
    else if (state->strip_counts[seat] < STRIPS_HELD && state->in_piles > 0) /* 6.6 */
        state->stage = STAGE_RECIPES;
    else if (state->open == 0) /* 7.2, 7.3 */
        end_game(setup, state, FULL_BOARD);
    else if (state->passes >= END_AFTER * setup->players) /* 7.5 */
        end_game(setup, state, PASSING);
    else
        begin_turn(state, seat_after(setup, seat));
}

/* Do a step of phase 1. */
static inline void play(const Setup *setup, State *state, int32_t seat, int32_t code) {
    if (code < PLAY_STACK) {
        int32_t kind = (code - PLACE_TILE) / SQUARE_COUNT;
        place_tile(state, seat, kind, (code - PLACE_TILE) % SQUARE_COUNT);
    } else if (code == END_PLAY) { /* 3.7 */
        go_on(setup, state, seat, STAGE_CARDS);
    } else if (code >= PASS) {
        return_strips(setup, state, seat, code - PASS);
        go_on(setup, state, seat, STAGE_CARDS);
    } else if (code >= COMPLETE) {
        complete(setup, state, seat, code - COMPLETE);
    } else {
        play_card(state, seat, code);
    }
}

/* 6.2, 6.4: take a card from the kitchen or off the board, for another or for none; or leave. */
static void take_card(State *state, int32_t seat, int32_t code) {
    if (code == LEAVE_CARDS) {
        state->rewards = 0;
        return;
    }
    int32_t discard = (code - TAKE_CARD) / TAKE_COUNT - 1, card = (code - TAKE_CARD) % TAKE_COUNT;
    if (card < CARD_COUNT) {
        state->kitchen[card]--;
        state->in_kitchen--;
    } else { /* 5.10 */
        uncover(state, CORNER[card - CARD_COUNT]);
        card = WASABI;
    }
    state->cards[seat][card]++;
    state->card_counts[seat]++;
    if (discard >= 0) {
        state->cards[seat][discard]--;
        state->card_counts[seat]--;
        put_into_kitchen(state, discard);
    }
    state->rewards--;
}

static inline void step(const Setup *setup, State *state, const int32_t *codes, Chance *chance) {
    (void)chance; /* nothing is drawn after the deal */
    int32_t seat = state->seat, code = codes[seat];
    state->decision++;
    switch (state->stage) {
    case STAGE_PLAY:
        play(setup, state, seat, code);
        break;
    case STAGE_TILES:
        take_tile(state, seat, code - TAKE_TILE);
        go_on(setup, state, seat, STAGE_TILES);
        break;
    case STAGE_RECIPES:
        draw_strip(setup, state, seat, code - DRAW_RECIPE);
        if (state->turns == 0)
            go_on_drawing(setup, state, seat);
        else
            go_on(setup, state, seat, STAGE_RECIPES);
        break;
    case STAGE_CARDS:
        take_card(state, seat, code);
        go_on(setup, state, seat, STAGE_CARDS);
        break;
    default:
        give(setup, state, seat, code - GIVE_TILE);
    }
}

static inline void write_result(const Setup *setup, const State *state, int16_t *points,
                                int16_t *ranks) {
    for (int32_t seat = 0; seat < setup->players; seat++) {
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
            points[seat * POINT_KIND_COUNT + kind] = state->points[seat][kind];
        ranks[seat] = state->ranks[seat];
    }
}
