/* Many games in one call. Compiled with each game, so that its rules are inlined here. */

static inline int32_t choose_outside(const Setup *setup, const State *state, int32_t seat,
                                     Policy outside, Chance *chance) {
    Observation seen;
    uint8_t legal[CODE_COUNT];
    observe(setup, state, seat, &seen);
    mask(setup, state, seat, legal);
    return outside((const int16_t *)&seen, legal, random_word(chance));
}

/* All that plays a game: each seat has a chance of its own to choose with. */
typedef struct {
    const Player *players;
    Policy outside;
    void *memory;
    Chance own[SEAT_COUNT];
} Party;

static inline void choose_one_by_one(const Setup *setup, const State *state, Party *party,
                                     int32_t *codes) {
    for (int32_t seat = 0; seat < setup->players; seat++) {
        if (!asks(setup, state, seat)) continue;
        Chance *own = &party->own[seat];
        /* An outside policy need not know of what is held. */
        codes[seat] = party->outside && !holds(state, seat)
                          ? choose_outside(setup, state, seat, party->outside, own)
                          : choose_by(setup, state, seat, &party->players[seat], party->memory, own);
    }
}

static inline void play_out(const Setup *setup, State *state, Party *party, Chance *chance) {
    int32_t codes[SEAT_COUNT];
    while (!is_over(state)) {
        choose_one_by_one(setup, state, party, codes);
        step(setup, state, codes, chance);
    }
}

/* The commonest loop by far, so it holds no other policy and one chance for all. */
static inline void play_out_blindly(const Setup *setup, State *state, Party *party,
                                    Chance *chance) {
    int32_t codes[SEAT_COUNT];
    /* Picks can be held only where a game begins: after a step there are none. */
    if (is_holding(state)) {
        choose_one_by_one(setup, state, party, codes);
        step(setup, state, codes, chance);
    }
    while (!is_over(state)) {
        choose_all_blindly(setup, state, chance, codes);
        step(setup, state, codes, chance);
    }
}

/* Streams of seats and of the deal have nothing in common: the seed is hashed. */
static inline void seed_seats(Party *party, int32_t players, uint64_t seed) {
    for (int32_t seat = 0; seat < players; seat++)
        seed_chance(&party->own[seat], seed ^ (uint64_t)(seat + 1) << 56);
}

/* With `is_blind` known when it is compiled, each loop holds only what it needs. */
static inline void play_games(const Setup *setup, const State *starts, int32_t start_count,
                              int32_t first_start, uint64_t first_seed, int32_t games,
                              bool is_blind, Party *party, int16_t *points, int16_t *ranks) {
    int32_t start = first_start;
    for (int32_t game = 0; game < games; game++) {
        State state;
        Chance chance;
        uint64_t seed = first_seed + (uint64_t)game;
        seed_chance(&chance, seed);
        if (start_count == 0) {
            open_game(setup, &state, &chance);
        } else {
            state = starts[start];
            start = start + 1 < start_count ? start + 1 : 0;
        }
        if (!is_blind || start_count > 0) seed_seats(party, setup->players, seed);
        if (is_blind)
            play_out_blindly(setup, &state, party, &chance);
        else
            play_out(setup, &state, party, &chance);
        write_result(setup, &state, points, ranks);
        points += setup->figures * POINT_KIND_COUNT;
        ranks += setup->players;
    }
}

EXPORT void engine_play(const Setup *setup, const State *starts, int32_t start_count,
                        int32_t first_start, uint64_t first_seed, int32_t games,
                        const Player *players, Policy outside, void *memory, int16_t *points,
                        int16_t *ranks) {
    Party party = {.players = players, .outside = outside, .memory = memory};
    bool is_blind = !outside;
    for (int32_t seat = 0; seat < setup->players; seat++) is_blind &= players[seat].policy == BLIND;
    if (is_blind)
        play_games(setup, starts, start_count, first_start, first_seed, games, true, &party, points,
                   ranks);
    else
        play_games(setup, starts, start_count, first_start, first_seed, games, false, &party,
                   points, ranks);
}

EXPORT int32_t engine_trace(const Setup *setup, uint64_t seed, const Player *players, void *memory,
                            State *trace, int32_t room) {
    Party party = {.players = players, .memory = memory};
    int32_t codes[SEAT_COUNT], count = 0;
    State state;
    Chance chance;
    seed_chance(&chance, seed);
    open_game(setup, &state, &chance);
    seed_seats(&party, setup->players, seed);
    while (!is_over(&state)) {
        if (count < room) trace[count] = state;
        count++;
        choose_one_by_one(setup, &state, &party, codes);
        step(setup, &state, codes, &chance);
    }
    if (count < room) trace[count] = state;
    return count + 1;
}
