/* What tells equal totals apart at the end, for the analysis. */

/* 8.1: by puddings. */
static inline int32_t tie_break(const State *state, int32_t seat) {
    return state->puddings[seat];
}
