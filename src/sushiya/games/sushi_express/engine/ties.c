/* What tells equal totals apart at the end, for the analysis. */

/* 8.5: by action cards left. */
static inline int32_t tie_break(const State *state, int32_t seat) {
    return cards_left(state->hands[seat]);
}
