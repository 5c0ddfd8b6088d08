/* The rules of Sushi Go!: deal, picks, passing on, the end of a round and of the game. */

static inline bool is_over(const State *state) {
    return state->over;
}

static inline bool holds(const State *state, int32_t seat) {
    return state->held[seat] >= 0;
}

static inline bool is_holding(const State *state) {
    bool is_holding = false;
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++) is_holding |= holds(state, seat);
    return is_holding;
}

/* Passing hands on turns `shift`, and moves no card. */
static inline int32_t place_of(const Setup *setup, const State *state, int32_t seat) {
    int32_t place = seat - state->shift;
    return place < 0 ? place + setup->players : place;
}

static inline uint8_t *hand_of(const Setup *setup, State *state, int32_t seat) {
    return state->hands[place_of(setup, state, seat)];
}

static inline const uint8_t *hand_seen(const Setup *setup, const State *state, int32_t seat) {
    return state->hands[place_of(setup, state, seat)];
}

/* 9.2: all hands have the same size, and the controller's holds one more. */
static inline int32_t hand_size(const State *state, int32_t seat) {
    return state->left + (state->controller == seat);
}

/* 3.6: a last card is no choice. */
static inline bool asks(const Setup *setup, const State *state, int32_t seat) {
    return !state->over && seat < setup->players && hand_size(state, seat) > 1;
}

static inline void draw_for_robot(const Setup *setup, State *state) {
    if (!setup->has_robot) return;
    uint8_t kind = state->deck[state->pile++];
    state->pile_left--;
    state->drawn = (int8_t)kind;
    hand_of(setup, state, state->controller)[state->left] = kind; /* 9.2 */
}

static inline void deal_round(const Setup *setup, State *state) {
    int32_t at = state->next, size = setup->hand_size; /* 3.1 */
    state->shift = 0;
    for (int32_t seat = 0; seat < setup->players; seat++, at += size)
        for (int32_t slot = 0; slot < HAND_MOST; slot++) /* a fixed number is copied at once */
            state->hands[seat][slot] = state->deck[at + slot];
    if (setup->has_robot) { /* 9.1 */
        state->pile = (uint8_t)at;
        state->pile_left = (uint8_t)size;
        at += size;
    }
    state->next = (uint8_t)at;
    state->round++;
    state->turn = 1;
    state->left = (uint8_t)size;
    draw_for_robot(setup, state);
}

static inline void open_game(const Setup *setup, State *state, Chance *chance) {
    *state = (State){.controller = -1, .drawn = -1};
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++) state->held[seat] = -1;
    for (int32_t place = 0; place < DECK_SIZE; place++) state->deck[place] = FULL_DECK[place];
    /* 2.2: what is never dealt is never shown, so it is not shuffled. */
    shuffle_front(state->deck, DECK_SIZE,
                  (uint32_t)(ROUND_COUNT * setup->figures * setup->hand_size), chance);
    if (setup->has_robot) /* 9.7 */
        state->controller = setup->starter < 0 ? (int8_t)draw(chance, 2) : setup->starter;
    deal_round(setup, state);
}

static inline void lay(State *state, int32_t figure, int32_t card) {
    state->laid[figure] = with(state->laid[figure], card);
}

static inline void lay_alone(State *state, int32_t figure, int32_t kind) {
    lay(state, figure, card_for(kind, free_wasabi(state->laid[figure])));
}

/* Find a card of a kind in a hand. */
static inline int32_t slot_of(const uint8_t *hand, int32_t size, int32_t kind) {
    int32_t slot = 0;
    while (slot < size - 1 && hand[slot] != kind) slot++;
    return slot;
}

/* Take a card out of a hand; the last one goes into its place. */
static inline void take(uint8_t *hand, int32_t size, int32_t kind) {
    hand[slot_of(hand, size, kind)] = hand[size - 1];
}

/* Two cards with chopsticks, a card for the robot, or both. */
static void lay_more(const Setup *setup, State *state, int32_t seat, uint8_t *hand, int32_t size,
                     int32_t code) {
    int32_t gift = code / PICK_COUNT, pick = code % PICK_COUNT;
    int32_t first = PICK_FIRST[pick], second = PICK_SECOND[pick];
    lay(state, seat, first);
    take(hand, size, kind_of(first));
    if (second >= 0) { /* 5.1 */
        lay(state, seat, second);
        state->laid[seat] -= one_of(CHOPSTICKS);
        hand[slot_of(hand, size - 1, kind_of(second))] = CHOPSTICKS; /* 5.3 */
    }
    if (gift > 0) { /* 9.3 */
        take(hand, size - 1, gift - 1);
        lay_alone(state, setup->players, gift - 1); /* 9.5 */
    }
}

static inline void lay_pick(const Setup *setup, State *state, int32_t seat, uint8_t *hand,
                            int32_t size, int32_t chosen) {
    int32_t code = chosen & CODE_MASK, hint = chosen >> HINT_SHIFT;
    if (code >= CARD_COUNT) {
        lay_more(setup, state, seat, hand, size, code);
        return;
    }
    /* 3.2: one card; its code is the card's. The hint is its slot, counted from 1. */
    lay(state, seat, code);
    int32_t slot = hint > 0 ? hint - 1 : slot_of(hand, size, kind_of(code));
    hand[slot] = hand[size - 1];
}

/* 3.5: to the left neighbour, or to the right one. */
static inline bool passes_right(const Setup *setup, const State *state) {
    return setup->turns_right && state->round == 2;
}

static inline void pass_hands(const Setup *setup, State *state) {
    int32_t shift = state->shift + (passes_right(setup, state) ? setup->players - 1 : 1);
    state->shift = (uint8_t)(shift >= setup->players ? shift - setup->players : shift);
}

/* 3.7: all but puddings leave the game. */
static inline void clear_tables(const Setup *setup, State *state) {
    Laid gone = 0; /* of all tables: no kind has more copies than a count can hold */
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        Laid laid = state->laid[figure];
        state->puddings[figure] += (uint8_t)count_of(laid, PUDDING);
        gone += laid & ~((Laid)COUNT_MASK << (COUNT_BITS * PUDDING));
        state->laid[figure] = 0;
    }
    for (int32_t card = 0; card < CARD_COUNT; card++)
        state->discarded[kind_of(card)] += (uint8_t)count_of(gone, card);
}

static inline void end_game(const Setup *setup, State *state) {
    int16_t totals[FIGURE_COUNT];
    score_puddings(setup, state->puddings, state->pudding_points);
    for (int32_t figure = 0; figure < setup->figures; figure++)
        totals[figure] = (int16_t)(total_of(state->points, figure) + state->pudding_points[figure]);
    rank_seats(setup, totals, state->puddings, state->ranks);
    state->over = 1;
}

static inline void end_round(const Setup *setup, State *state) {
    Tally tallies[FIGURE_COUNT];
    for (int32_t figure = 0; figure < setup->figures; figure++)
        tallies[figure] = tally(state->laid[figure]);
    score_round(setup, tallies, state->points[state->round - 1]);
    clear_tables(setup, state);
    if (setup->has_robot) { /* 9.7 */
        state->controller = (int8_t)(1 - state->controller);
        state->drawn = -1;
    }
    if (state->round < ROUND_COUNT)
        deal_round(setup, state);
    else
        end_game(setup, state);
}

static inline void lay_last_cards(const Setup *setup, State *state) {
    for (int32_t seat = 0; seat < setup->players; seat++)
        lay_alone(state, seat, hand_of(setup, state, seat)[0]); /* 3.6 */
    state->left = 0;
}

static inline void lay_picks(const Setup *setup, State *state, const int32_t *codes) {
    int32_t players = setup->players, left = state->left, controller = state->controller;
    int32_t place = place_of(setup, state, 0);
    for (int32_t seat = 0; seat < players; seat++) {
        uint8_t *hand = state->hands[place];
        int32_t size = left + (controller == seat);
        place = place + 1 < players ? place + 1 : 0;
        if (size > 1)
            lay_pick(setup, state, seat, hand, size, codes[seat]); /* 3.4 */
        else
            lay_alone(state, seat, hand[0]); /* 9.6 */
    }
}

static inline void step(const Setup *setup, State *state, const int32_t *codes, Chance *chance) {
    (void)chance; /* nothing is drawn after the deal */
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++) state->held[seat] = -1;
    lay_picks(setup, state, codes);
    state->decision++;
    state->left--;
    if (state->left > 0) {
        pass_hands(setup, state);
        state->turn++;
        if (setup->has_robot) { /* 9.4 */
            state->controller = (int8_t)(1 - state->controller);
            draw_for_robot(setup, state);
        } else if (state->left == 1) {
            lay_last_cards(setup, state);
        }
    }
    if (state->left == 0) end_round(setup, state);
}

static inline void write_result(const Setup *setup, const State *state, int16_t *points,
                                int16_t *ranks) {
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        int16_t *mine = points + figure * POINT_KIND_COUNT;
        for (int32_t kind = 0; kind < ROUND_KIND_COUNT; kind++) {
            mine[kind] = 0;
            for (int32_t round = 0; round < ROUND_COUNT; round++)
                mine[kind] += state->points[round][figure][kind];
        }
        mine[ROUND_KIND_COUNT] = state->pudding_points[figure];
    }
    for (int32_t seat = 0; seat < setup->players; seat++) ranks[seat] = state->ranks[seat];
}
