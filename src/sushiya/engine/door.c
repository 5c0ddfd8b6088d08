/* The functions of engine.h, over what each game's files define. Included last. */

EXPORT int32_t engine_rules_version(void) {
    return RULES_VERSION;
}

EXPORT void engine_seed(Chance *chance, uint64_t seed) {
    seed_chance(chance, seed);
}

EXPORT void engine_open(const Setup *setup, State *state, Chance *chance) {
    open_game(setup, state, chance);
}

EXPORT void engine_step(const Setup *setup, State *state, const int32_t *codes, Chance *chance) {
    step(setup, state, codes, chance);
}

EXPORT int32_t engine_asks(const Setup *setup, const State *state, int32_t seat) {
    return asks(setup, state, seat);
}

EXPORT void engine_mask(const Setup *setup, const State *state, int32_t seat, uint8_t *legal) {
    mask(setup, state, seat, legal);
}

EXPORT void engine_observe(const Setup *setup, const State *state, int32_t seat,
                           Observation *seen) {
    observe(setup, state, seat, seen);
}

EXPORT void engine_imagine(const Setup *setup, const Observation *seen, int32_t seat,
                           Chance *chance, State *world) {
    imagine(setup, seen, seat, chance, world);
}

EXPORT int32_t engine_choose(const Setup *setup, const State *state, int32_t seat, int32_t policy,
                             Chance *chance) {
    return choose(setup, state, seat, policy, chance) & CODE_MASK;
}

EXPORT void engine_canonical(const Setup *setup, State *state) {
    canonical(setup, state);
}

EXPORT void engine_result(const Setup *setup, const State *state, int16_t *points,
                          int16_t *ranks) {
    write_result(setup, state, points, ranks);
}

EXPORT void engine_score(const Setup *setup, const Sheet *sheet, Score *score) {
    score_sheet(setup, sheet, score);
}
