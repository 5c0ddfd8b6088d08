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

EXPORT int64_t engine_memory(void) {
    return memory_needed();
}

EXPORT int32_t engine_choose(const Setup *setup, const State *state, int32_t seat,
                             const Player *player, void *memory, Chance *chance) {
    return choose_by(setup, state, seat, player, memory, chance) & CODE_MASK;
}

EXPORT int32_t engine_choose_seen(const Setup *setup, const Observation *seen, int32_t seat,
                                  const Player *player, void *memory, Chance *chance) {
    if (player->policy == MASTER)
        return choose_by_search(setup, seen, seat, player, memory, chance) & CODE_MASK;
    State world;
    imagine(setup, seen, seat, chance, &world);
    return choose(setup, &world, seat, player, chance) & CODE_MASK;
}

EXPORT void engine_search_begin(const Setup *setup, const Observation *seen, int32_t seat,
                                const Player *player, void *memory, Chance *chance) {
    begin_search(memory, setup, seen, seat, player, chance);
}

EXPORT int32_t engine_search_run(void *memory, int32_t playouts) {
    return run_search(memory, playouts);
}

EXPORT int32_t engine_search_best(const void *memory) {
    return best_of_search(memory);
}

EXPORT int32_t engine_search_candidates(const void *memory, Candidate *candidates) {
    const Search *search = memory;
    for (int32_t at = 0; at < search->count; at++)
        describe_rival(&search->rivals[at], &candidates[at]);
    return search->count;
}

EXPORT int32_t engine_judge(const Setup *setup, const State *state, int32_t seat,
                            const Weights *weights, Judged *judged) {
    return judge(setup, weights, state, seat, judged);
}

EXPORT void engine_canonical(const Setup *setup, State *state) {
    canonical(setup, state);
}

EXPORT void engine_result(const Setup *setup, const State *state, int16_t *points,
                          int16_t *ranks) {
    write_result(setup, state, points, ranks);
}

EXPORT void engine_check(const Setup *setup, const Sheet *sheet, Complaint *complaint) {
    *complaint = check_sheet(setup, sheet);
}

EXPORT void engine_score(const Setup *setup, const Sheet *sheet, Score *score) {
    score_sheet(setup, sheet, score);
}
