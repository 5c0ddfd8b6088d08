/* What statistics count: the cards that a pick keeps, as they lie, by the turn of the round. */

static inline int32_t moment_of(const Setup *setup, const State *state) {
    (void)setup;
    return state->turn;
}

static inline int32_t things_of(const Setup *setup, const State *state, int32_t seat, int32_t code,
                                int32_t *things) {
    (void)setup;
    (void)state;
    (void)seat;
    int32_t pick = code % PICK_COUNT;
    things[0] = PICK_FIRST[pick];
    if (PICK_SECOND[pick] < 0) return 1;
    things[1] = PICK_SECOND[pick];
    return 2;
}
