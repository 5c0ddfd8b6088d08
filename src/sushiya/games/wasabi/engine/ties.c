/* What tells equal totals apart at the end, for the analysis. */

/* More than any points: who has all tokens has won. */
enum { ALL_TOKENS = 1 << 14 };

/* 7.1: ten tokens, then 7.4: by cubes. */
static inline int32_t tie_break(const State *state, int32_t seat) {
    int32_t tokens = 0;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) tokens += state->used[seat][length];
    return state->cubes[seat] + (tokens == TOKEN_COUNT ? ALL_TOKENS : 0);
}
