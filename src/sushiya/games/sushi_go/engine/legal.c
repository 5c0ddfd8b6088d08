/* Which picks are legal, as codes. */

static inline void count_hand(const Setup *setup, const State *state, int32_t seat,
                              int16_t *counts) {
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) counts[kind] = 0;
    if (state->over) return;
    const uint8_t *hand = hand_seen(setup, state, seat);
    for (int32_t slot = 0; slot < hand_size(state, seat); slot++) counts[hand[slot]]++;
}

/* Whether the nigiri of a pick lie where the rules let them. */
static inline bool fits_wasabi(const Setup *setup, int32_t free, int32_t first, int32_t second) {
    bool has_second = second >= 0;
    int32_t on = is_on_wasabi(first) + (has_second && is_on_wasabi(second));
    int32_t nigiri = is_nigiri(kind_of(first)) + (has_second && is_nigiri(kind_of(second)));
    if (setup->combines) free += (first == WASABI) + (second == WASABI); /* 4.5 */
    if (on > free) return false;                                        /* 4.2 */
    return !setup->forces_nigiri || on >= (free < nigiri ? free : nigiri); /* 4.4 */
}

/* One card of the hand: a nigiri goes on a free wasabi, and where that is not forced also beside it (4.4). */
static inline void mark_singles(const Setup *setup, const State *state, int32_t seat,
                                uint8_t *legal) {
    const uint8_t *hand = hand_seen(setup, state, seat);
    int32_t size = state->left, free = free_wasabi(state->laid[seat]);
    bool forces = setup->forces_nigiri;
    for (int32_t slot = 0; slot < size; slot++) {
        int32_t kind = hand[slot];
        legal[kind] |= !forces;
        legal[card_for(kind, free)] = 1;
    }
}

/* Two cards with chopsticks, or one and the robot's. */
static void mark_more(const Setup *setup, const State *state, int32_t seat, bool gives,
                      uint8_t *legal) {
    int16_t hand[KIND_COUNT];
    Laid table = state->laid[seat];
    /* 5.2, 9.6: a controller needs a third card to give. */
    bool may_take_two =
        count_of(table, CHOPSTICKS) > 0 && hand_size(state, seat) >= (gives ? 3 : 2);
    count_hand(setup, state, seat, hand);
    for (int32_t pick = 0; pick < (may_take_two ? PICK_COUNT : CARD_COUNT); pick++) {
        int32_t first = PICK_FIRST[pick], second = PICK_SECOND[pick];
        int16_t *some = &hand[kind_of(first)], *more = second < 0 ? some : &hand[kind_of(second)];
        bool is_there = more == some ? *some > (second >= 0) : *some > 0 && *more > 0;
        if (!is_there || !fits_wasabi(setup, free_wasabi(table), first, second)) continue;
        if (!gives) {
            legal[pick] = 1;
            continue;
        }
        *some -= 1; /* 9.3: one of the others is given */
        if (second >= 0) *more -= 1;
        for (int32_t kind = 0; kind < KIND_COUNT; kind++)
            legal[(kind + 1) * PICK_COUNT + pick] = hand[kind] > 0;
        *some += 1;
        if (second >= 0) *more += 1;
    }
}

/* Mark legal codes with 1 where all are 0; codes that are never legal at such a table stay as they are. */
static inline void mark_legal(const Setup *setup, const State *state, int32_t seat,
                              uint8_t *legal) {
    if (!asks(setup, state, seat)) return;
    bool gives = state->controller == seat;
    if (gives || count_of(state->laid[seat], CHOPSTICKS) > 0)
        mark_more(setup, state, seat, gives, legal);
    else
        mark_singles(setup, state, seat, legal);
}

static inline void mask(const Setup *setup, const State *state, int32_t seat, uint8_t *legal) {
    for (int32_t code = 0; code < CODE_COUNT; code++) legal[code] = 0;
    mark_legal(setup, state, seat, legal);
}
