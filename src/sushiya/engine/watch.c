/* Games that are watched for statistics: what was taken, and what other things would have brought. */

/* Where seats stand in a line-up that moves on by one with each seed. */
static inline void seat_players(const Setup *setup, const Player *players, uint64_t seed,
                                Player *seated) {
    for (int32_t seat = 0; seat < setup->players; seat++)
        seated[seat] = players[((uint64_t)seat + seed) % (uint64_t)setup->players];
}

static inline int8_t first_asked(const Setup *setup, const State *state) {
    int32_t seat = 0;
    while (seat < setup->players - 1 && !asks(setup, state, seat)) seat++;
    return (int8_t)seat;
}

/* Where takings go. */
typedef struct {
    Taking *takings;
    int64_t room, count;
} Notes;

static inline void note_takings(const Setup *setup, const State *state, const int32_t *codes,
                                int32_t game, Notes *notes) {
    int16_t moment = (int16_t)moment_of(setup, state);
    int32_t things[THINGS_A_CODE];
    for (int32_t seat = 0; seat < setup->players; seat++) {
        if (!asks(setup, state, seat)) continue;
        int32_t count = things_of(setup, state, seat, codes[seat] & CODE_MASK, things);
        for (int32_t at = 0; at < count; at++, notes->count++)
            if (notes->count < notes->room)
                notes->takings[notes->count] =
                    (Taking){game, moment, (uint8_t)seat, (uint8_t)things[at]};
    }
}

EXPORT int64_t engine_watch(const Setup *setup, uint64_t first_seed, int32_t games,
                            const Player *players, void *memory, int16_t *points, int16_t *ranks,
                            int8_t *firsts, Taking *takings, int64_t room) {
    Notes notes = {takings, room, 0};
    for (int32_t game = 0; game < games; game++) {
        uint64_t seed = first_seed + (uint64_t)game;
        Player seated[SEAT_COUNT];
        Party party = {.players = seated, .memory = memory};
        int32_t codes[SEAT_COUNT];
        State state;
        Chance chance;
        seed_chance(&chance, seed);
        open_game(setup, &state, &chance);
        seed_seats(&party, setup->players, seed);
        seat_players(setup, players, seed, seated);
        firsts[game] = first_asked(setup, &state);
        while (!is_over(&state)) {
            choose_one_by_one(setup, &state, &party, codes);
            note_takings(setup, &state, codes, game, &notes);
            step(setup, &state, codes, &chance);
        }
        write_result(setup, &state, points, ranks);
        points += setup->figures * POINT_KIND_COUNT;
        ranks += setup->players;
    }
    return notes.count;
}

/* A decision to which a game can go back: all have chosen, and nothing has happened yet. */
typedef struct {
    State state;
    Chance chance;
    Chance own[SEAT_COUNT];
    int32_t codes[SEAT_COUNT];
    int32_t seat;
    int32_t group;
} Fork;

/* Keep a decision of each group, every one as likely as the others. */
typedef struct {
    Fork forks[GROUPS_TAKEN];
    int32_t seen[GROUPS_TAKEN];
    Chance chance;
} Forks;

static inline void keep_fork(const Setup *setup, const State *state, const Party *party,
                             const Chance *chance, const int32_t *codes, int32_t seat,
                             int32_t group, Forks *forks) {
    if (draw(&forks->chance, (uint32_t)++forks->seen[group]) > 0) return;
    Fork *fork = &forks->forks[group];
    fork->state = *state;
    fork->chance = *chance;
    fork->seat = seat;
    fork->group = group;
    for (int32_t other = 0; other < setup->players; other++) {
        fork->own[other] = party->own[other];
        fork->codes[other] = codes[other];
    }
}

static inline int32_t only_thing(const Setup *setup, const State *state, int32_t seat,
                                 int32_t code) {
    int32_t things[THINGS_A_CODE];
    return things_of(setup, state, seat, code & CODE_MASK, things) == 1 ? things[0] : -1;
}

/* Play a game to its end, and keep forks on the way. */
static inline void find_forks(const Setup *setup, uint64_t seed, Party *party,
                              const int8_t *groups, Forks *forks) {
    int32_t codes[SEAT_COUNT];
    State state;
    Chance chance;
    seed_chance(&chance, seed);
    open_game(setup, &state, &chance);
    seed_seats(party, setup->players, seed);
    seed_chance(&forks->chance, seed ^ (uint64_t)UINT8_MAX << 56);
    for (int32_t group = 0; group < GROUPS_TAKEN; group++) forks->seen[group] = 0;
    while (!is_over(&state)) {
        choose_one_by_one(setup, &state, party, codes);
        for (int32_t seat = 0; seat < setup->players; seat++) {
            if (!asks(setup, &state, seat)) continue;
            int32_t thing = only_thing(setup, &state, seat, codes[seat]);
            if (thing >= 0 && groups[thing] >= 0)
                keep_fork(setup, &state, party, &chance, codes, seat, groups[thing], forks);
        }
        step(setup, &state, codes, &chance);
    }
}

/* Choose one of the groups that were met; NULL: none was. */
static inline const Fork *choose_fork(Forks *forks) {
    int32_t met[GROUPS_TAKEN], count = 0;
    for (int32_t group = 0; group < GROUPS_TAKEN; group++)
        if (forks->seen[group] > 0) met[count++] = group;
    return count > 0 ? &forks->forks[met[draw(&forks->chance, (uint32_t)count)]] : NULL;
}

/* Find the code for each thing of the fork's group; -1: it cannot be taken. */
static inline int32_t list_codes(const Setup *setup, const Fork *fork, const Weights *weights,
                                 const int8_t *groups, int32_t *codes) {
    Judged judged[CODE_COUNT];
    float worths[THING_COUNT];
    int32_t count = judge(setup, weights, &fork->state, fork->seat, judged), found = 0;
    for (int32_t thing = 0; thing < THING_COUNT; thing++) codes[thing] = -1;
    for (int32_t at = 0; at < count; at++) {
        int32_t thing = only_thing(setup, &fork->state, fork->seat, judged[at].code);
        if (thing < 0 || groups[thing] != fork->group) continue;
        found += codes[thing] < 0;
        if (codes[thing] >= 0 && judged[at].worth <= worths[thing]) continue;
        codes[thing] = judged[at].code;
        worths[thing] = judged[at].worth;
    }
    int32_t chosen = fork->codes[fork->seat];
    codes[only_thing(setup, &fork->state, fork->seat, chosen)] = chosen;
    return found;
}

/* Play on from a fork with another code, and say what its seat came to. */
static inline void play_fork(const Setup *setup, const Fork *fork, int32_t code, Party *party,
                             Tried *tried) {
    int16_t points[(SEAT_COUNT + 1) * POINT_KIND_COUNT], ranks[SEAT_COUNT];
    int32_t codes[SEAT_COUNT], everybody = 0, mine = 0, winners = 0;
    State state = fork->state;
    Chance chance = fork->chance;
    for (int32_t seat = 0; seat < setup->players; seat++) {
        codes[seat] = seat == fork->seat ? code : fork->codes[seat];
        party->own[seat] = fork->own[seat];
    }
    step(setup, &state, codes, &chance);
    play_out(setup, &state, party, &chance);
    write_result(setup, &state, points, ranks);
    for (int32_t seat = 0; seat < setup->players; seat++) {
        int32_t total = 0;
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
            total += points[seat * POINT_KIND_COUNT + kind];
        everybody += total;
        mine = seat == fork->seat ? total : mine;
        winners += ranks[seat] == 1;
    }
    tried->lead = mine * setup->players - everybody;
    tried->win = ranks[fork->seat] == 1 ? WIN_PARTS / winners : 0;
}

EXPORT int64_t engine_try(const Setup *setup, uint64_t first_seed, int32_t games,
                          const Player *players, void *memory, const Weights *weights,
                          const int8_t *groups, Tried *tried) {
    int64_t count = 0;
    for (int32_t game = 0; game < games; game++) {
        uint64_t seed = first_seed + (uint64_t)game;
        Player seated[SEAT_COUNT];
        Party party = {.players = seated, .memory = memory};
        Forks forks;
        int32_t codes[THING_COUNT];
        seat_players(setup, players, seed, seated);
        find_forks(setup, seed, &party, groups, &forks);
        const Fork *fork = choose_fork(&forks);
        if (!fork || list_codes(setup, fork, weights, groups, codes) < 2) continue;
        int32_t chosen = only_thing(setup, &fork->state, fork->seat, fork->codes[fork->seat]);
        for (int32_t thing = 0; thing < THING_COUNT; thing++) {
            if (codes[thing] < 0) continue;
            tried[count] = (Tried){.game = game,
                                   .moment = (int16_t)moment_of(setup, &fork->state),
                                   .thing = (uint8_t)thing,
                                   .is_chosen = thing == chosen};
            play_fork(setup, fork, codes[thing], &party, &tried[count++]);
        }
    }
    return count;
}
