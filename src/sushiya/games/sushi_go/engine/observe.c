/* What a seat knows, and the one form of a position. */

static inline void see_setup(const Setup *setup, Observation *seen) {
    seen->players = (int16_t)setup->players;
    seen->figures = (int16_t)setup->figures;
    seen->splits_maki = setup->splits_maki;
    seen->splits_puddings = setup->splits_puddings;
    seen->loses_puddings = setup->loses_puddings;
    seen->forces_nigiri = setup->forces_nigiri;
    seen->combines = setup->combines;
    seen->turns_right = setup->turns_right;
}

/* 10.2: a hand has been held by everyone it passed on its way. */
static inline void see_hand(const Setup *setup, const State *state, int32_t seat, int32_t distance,
                            HandSeen *hand) {
    int32_t owner = (seat + distance) % setup->players;
    int32_t passes = distance;
    if (passes_right(setup, state)) passes = (setup->players - distance) % setup->players;
    hand->size = (int16_t)(state->over ? 0 : hand_size(state, owner));
    if (distance > 0 && passes >= state->turn) return;
    hand->known = 1;
    count_hand(setup, state, owner, hand->counts);
    if (distance > 0 && state->controller == owner && state->drawn >= 0) { /* 9.2 */
        hand->known = 2;
        hand->counts[state->drawn]--;
    }
}

/* The place of a figure in an observation: seats from the viewer on, the robot last. */
static inline int32_t figure_seen(const Setup *setup, int32_t seat, int32_t figure) {
    if (figure == setup->players) return FIGURE_COUNT - 1;
    return (figure - seat + setup->players) % setup->players;
}

static inline void see_figure(const State *state, int32_t figure, int32_t place,
                              Observation *seen) {
    for (int32_t card = 0; card < CARD_COUNT; card++)
        seen->laid[place][card] = (int16_t)count_of(state->laid[figure], card);
    seen->puddings[place] = state->puddings[figure];
    for (int32_t round = 0; round < ROUND_COUNT; round++)
        for (int32_t kind = 0; kind < ROUND_KIND_COUNT; kind++)
            seen->points[round][place][kind] = state->points[round][figure][kind];
}

static inline void count_unseen(const Setup *setup, const State *state, Observation *seen) {
    Laid laid = 0; /* of all tables: no kind has more copies than a count can hold */
    for (int32_t figure = 0; figure < setup->figures; figure++) laid += state->laid[figure];
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        seen->unseen[kind] = (int16_t)(COPIES[kind] - state->discarded[kind]);
    for (int32_t card = 0; card < CARD_COUNT; card++)
        seen->unseen[kind_of(card)] -= (int16_t)count_of(laid, card);
    for (int32_t figure = 0; figure < setup->figures; figure++)
        seen->unseen[PUDDING] -= state->puddings[figure];
    for (int32_t place = 0; place < setup->players; place++)
        if (seen->hands[place].known)
            for (int32_t kind = 0; kind < KIND_COUNT; kind++)
                seen->unseen[kind] -= seen->hands[place].counts[kind];
}

static inline void observe(const Setup *setup, const State *state, int32_t seat,
                           Observation *seen) {
    *seen = (Observation){.controller = -1, .drawn = -1};
    see_setup(setup, seen);
    seen->is_over = state->over;
    seen->decision = state->decision;
    seen->round = state->round;
    seen->turn = state->turn;
    for (int32_t distance = 0; distance < setup->players; distance++) {
        see_hand(setup, state, seat, distance, &seen->hands[distance]);
        seen->has_picked[distance] = state->held[(seat + distance) % setup->players] >= 0;
    }
    seen->held = state->held[seat];
    for (int32_t figure = 0; figure < setup->figures; figure++)
        see_figure(state, figure, figure_seen(setup, seat, figure), seen);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        seen->discarded[kind] = state->discarded[kind];
    count_unseen(setup, state, seen);
    if (setup->has_robot) {
        seen->controller = (int16_t)figure_seen(setup, seat, state->controller);
        seen->pile = state->pile_left;
        if (state->controller == seat) seen->drawn = state->drawn;
    }
}

static inline void sort_hand(uint8_t *hand, int32_t size) {
    for (int32_t end = 1; end < size; end++)
        for (int32_t at = end; at > 0 && hand[at - 1] > hand[at]; at--) {
            uint8_t kept = hand[at];
            hand[at] = hand[at - 1];
            hand[at - 1] = kept;
        }
}

/* Hands by seat and sorted; cards that are dealt are gone from the deck. */
static inline void canonical(const Setup *setup, State *state) {
    State from = *state;
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++)
        for (int32_t slot = 0; slot < HAND_ROOM; slot++) state->hands[seat][slot] = 0;
    for (int32_t seat = 0; seat < setup->players; seat++) {
        const uint8_t *hand = hand_seen(setup, &from, seat);
        int32_t size = from.over ? 0 : hand_size(&from, seat);
        for (int32_t slot = 0; slot < size; slot++) state->hands[seat][slot] = hand[slot];
        sort_hand(state->hands[seat], size);
    }
    state->shift = 0;
    for (int32_t place = 0; place < from.next - from.pile_left; place++) state->deck[place] = 0;
}
