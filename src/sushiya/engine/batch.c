/* Many games in one call. Compiled with each game, so that its rules are inlined here. */

static inline int32_t choose_outside(const Setup *setup, const State *state, int32_t seat,
                                     Policy outside, Chance *chance) {
    Observation seen;
    uint8_t legal[CODE_COUNT];
    observe(setup, state, seat, &seen);
    mask(setup, state, seat, legal);
    return outside((const int16_t *)&seen, legal, random_word(chance));
}

static inline void choose_one_by_one(const Setup *setup, const State *state, int32_t policy,
                                     Policy outside, Chance *chance, int32_t *codes) {
    for (int32_t seat = 0; seat < setup->players; seat++) {
        if (!asks(setup, state, seat)) continue;
        /* An outside policy need not know of what is held. */
        codes[seat] = outside && !holds(state, seat)
                          ? choose_outside(setup, state, seat, outside, chance)
                          : choose(setup, state, seat, policy, chance);
    }
}

static inline void play_out(const Setup *setup, State *state, int32_t policy, Policy outside,
                            Chance *chance) {
    int32_t codes[SEAT_COUNT];
    /* Picks can be held only where a game begins: after a step there are none. */
    if (is_holding(state)) {
        choose_one_by_one(setup, state, policy, outside, chance, codes);
        step(setup, state, codes, chance);
    }
    while (!is_over(state)) {
        if (outside)
            choose_one_by_one(setup, state, policy, outside, chance, codes);
        else
            choose_all(setup, state, policy, chance, codes);
        step(setup, state, codes, chance);
    }
}

/* With `policy` known when it is compiled, the commonest loop holds no other policy. */
static inline void play_games(const Setup *setup, const State *starts, int32_t start_count,
                              int32_t first_start, uint64_t first_seed, int32_t games,
                              int32_t policy, Policy outside, int16_t *points, int16_t *ranks) {
    int32_t start = first_start;
    for (int32_t game = 0; game < games; game++) {
        State state;
        Chance chance;
        seed_chance(&chance, first_seed + (uint64_t)game);
        if (start_count == 0) {
            open_game(setup, &state, &chance);
        } else {
            state = starts[start];
            start = start + 1 < start_count ? start + 1 : 0;
        }
        play_out(setup, &state, policy, outside, &chance);
        write_result(setup, &state, points, ranks);
        points += setup->figures * POINT_KIND_COUNT;
        ranks += setup->players;
    }
}

EXPORT void engine_play(const Setup *setup, const State *starts, int32_t start_count,
                        int32_t first_start, uint64_t first_seed, int32_t games, int32_t policy,
                        Policy outside, int16_t *points, int16_t *ranks) {
    if (policy == BLIND && !outside)
        play_games(setup, starts, start_count, first_start, first_seed, games, BLIND, 0, points,
                   ranks);
    else
        play_games(setup, starts, start_count, first_start, first_seed, games, policy, outside,
                   points, ranks);
}
