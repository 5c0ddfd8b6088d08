/* What statistics count: customers, bets and what was done with cards, by round. */

static inline int32_t moment_of(const Setup *setup, const State *state) {
    (void)setup;
    return state->round;
}

static inline int32_t things_of_bet(const State *state, int32_t code, int32_t *things) {
    if (code == END_BET) return 0;
    if (code > END_BET) {
        things[0] = TOOK_SWAP;
        return 1;
    }
    things[0] = TOOK_BET_2 + code - PLACE_BET;
    things[1] = TOOK_SAME_BET;
    return 1 + is_held(&state->dial, code - PLACE_BET + LOWEST_BET); /* 4.2 */
}

static inline int32_t things_of(const Setup *setup, const State *state, int32_t seat, int32_t code,
                                int32_t *things) {
    (void)setup;
    (void)seat;
    switch (state->question) {
    case ASK_BET:
    case ASK_END:
        return things_of_bet(state, code, things);
    case ASK_ROLL:
        things[0] = code == STAND ? TOOK_STAND : TOOK_RE_ROLL;
        return 1;
    case ASK_DRIVE:
        things[0] = code > DRIVE ? TOOK_FURTHER : TOOK_DRIVE;
        return 1;
    case ASK_CUSTOMER:
        things[0] = code - TAKE_CUSTOMER;
        return 1;
    default:
        things[0] = code == CLEAR_ROW ? TOOK_CLEAR_ROW : TOOK_KEEP_ROW;
        return 1;
    }
}
