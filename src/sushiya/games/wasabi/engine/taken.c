/* What statistics count: recipes that are completed and drawn, action cards that are taken and played, by
 * the seat's own turns. */

static inline int32_t moment_of(const Setup *setup, const State *state) {
    return state->turns == 0 ? 0 : (state->turns - 1) / setup->players + 1;
}

static inline int32_t thing_of_completing(const Setup *setup, const State *state, int32_t seat,
                                          int32_t place) {
    const Recipe *recipe = &setup->recipes[state->strips[seat][place]];
    int32_t first = cubes_for(state, recipe) > 0 ? TOOK_STYLE_2 : TOOK_PLAIN_2;
    return first + recipe->length;
}

static inline int32_t thing_of_playing(const Setup *setup, const State *state, int32_t seat,
                                       int32_t code) {
    if (code < PLAY_STACK || code == END_PLAY) return -1;
    if (code >= PASS) return TOOK_PASS;
    if (code >= COMPLETE) return thing_of_completing(setup, state, seat, code - COMPLETE);
    if (code >= LAY_WASABI) return TOOK_PLAY_WASABI;
    if (code >= PLAY_SWITCH) return TOOK_PLAY_SWITCH;
    if (code >= PLAY_CHOP) return TOOK_PLAY_CHOP;
    return code == PLAY_SPICY ? TOOK_PLAY_SPICY : TOOK_PLAY_STACK;
}

static inline int32_t thing_of_taking(int32_t code) {
    if (code == LEAVE_CARDS) return TOOK_LEAVE;
    int32_t card = (code - TAKE_CARD) % TAKE_COUNT;
    return TOOK_TAKE_CHOP + (card < CARD_COUNT ? card : WASABI);
}

static inline int32_t things_of(const Setup *setup, const State *state, int32_t seat, int32_t code,
                                int32_t *things) {
    int32_t thing = -1;
    if (state->stage == STAGE_PLAY) thing = thing_of_playing(setup, state, seat, code);
    if (state->stage == STAGE_CARDS) thing = thing_of_taking(code);
    if (state->stage == STAGE_RECIPES) thing = TOOK_DRAW_2 + code - DRAW_RECIPE;
    things[0] = thing;
    return thing >= 0;
}
