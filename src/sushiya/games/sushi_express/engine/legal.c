/* Which commands are legal, as codes. */

/* The code of the swap of the marker at a place with the next lower, or -1: it is not allowed. */
static inline int32_t swap_at(const Setup *setup, const Dial *dial, int32_t place) {
    int32_t high = dial->bets[seat_on(dial, place)], low = dial->bets[seat_on(dial, place + 1)];
    if (high - low > 1 && !setup->swaps_neighbours) return -1; /* 4.4 */
    return SWAP_CODE[low][high]; /* none for two in one stack */
}

static inline void mark_bets(const Setup *setup, const State *state, const uint8_t *hand,
                             uint8_t *legal) {
    const Dial *dial = &state->dial;
    if (state->question == ASK_END)
        legal[END_BET] = 1;
    else
        for (int32_t number = LOWEST_BET; number <= HIGHEST_BET; number++) /* 4.1, 4.2 */
            legal[PLACE_BET + number - LOWEST_BET] = !is_held(dial, number) || hand[SAME_BET] > 0;
    if (hand[SWAP] == 0) return;
    for (int32_t place = 0; place + 1 < dial->count; place++) { /* 4.3 */
        int32_t code = swap_at(setup, dial, place);
        if (code >= 0) legal[code] = 1;
    }
}

/* Mark legal codes with 1 where all are 0; codes that are never legal at such a table stay as they are. */
static inline void mark_legal(const Setup *setup, const State *state, int32_t seat,
                              uint8_t *legal) {
    if (!asks(setup, state, seat)) return;
    const uint8_t *hand = state->hands[seat];
    switch (state->question) {
    case ASK_BET:
    case ASK_END:
        mark_bets(setup, state, hand, legal);
        break;
    case ASK_ROLL: /* 5.5 */
        legal[STAND] = 1;
        for (int32_t die = 0; die < DICE_COUNT && hand[RE_ROLL] > 0; die++)
            legal[REROLL_DIE + state->dice[die] - 1] = 1;
        break;
    case ASK_DRIVE: /* 6.2 */
        for (int32_t extra = 0; extra <= hand[FURTHER]; extra++) legal[DRIVE + extra] = 1;
        break;
    case ASK_CUSTOMER: /* 6.7 */
        for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
            legal[TAKE_CUSTOMER + kind] = count_of(state->row, kind) > 0;
        break;
    default: /* 7.1 */
        legal[KEEP_ROW] = legal[CLEAR_ROW] = 1;
    }
}

static inline void mask(const Setup *setup, const State *state, int32_t seat, uint8_t *legal) {
    for (int32_t code = 0; code < CODE_COUNT; code++) legal[code] = 0;
    mark_legal(setup, state, seat, legal);
}
