/* How the engine itself plays: blindly, or as one of the others. */

static inline int32_t count_swaps(const Setup *setup, const State *state, int32_t seat) {
    if (state->hands[seat][SWAP] == 0) return 0;
    uint64_t held = held_numbers(&state->dial);
    /* 4.4: a swap for each number but the lowest, or for each that follows another. */
    return sum_of(setup->swaps_neighbours ? held & (held - 1) : held & held >> DIAL_BITS);
}

/* Give the code of the legal swap with this number. */
static inline int32_t find_swap(const Setup *setup, const State *state, int32_t wanted) {
    int32_t place = 0, code = swap_at(setup, &state->dial, place);
    while (code < 0 || wanted-- > 0) code = swap_at(setup, &state->dial, ++place);
    return code;
}

static inline int32_t bet_blindly(const Setup *setup, const State *state, int32_t seat,
                                  Chance *chance) {
    int32_t swaps = count_swaps(setup, state, seat);
    while (true) {
        int32_t pick = (int32_t)draw(chance, (uint32_t)(BET_COUNT + swaps));
        if (pick >= BET_COUNT) return find_swap(setup, state, pick - BET_COUNT);
        if (!is_held(&state->dial, LOWEST_BET + pick) || state->hands[seat][SAME_BET] > 0)
            return PLACE_BET + pick;
    }
}

static inline int32_t end_blindly(const Setup *setup, const State *state, int32_t seat,
                                  Chance *chance) {
    int32_t swaps = count_swaps(setup, state, seat);
    if (swaps == 0) return END_BET;
    int32_t pick = (int32_t)draw(chance, (uint32_t)swaps + 1);
    return pick == swaps ? END_BET : find_swap(setup, state, pick);
}

static inline int32_t roll_blindly(const State *state, int32_t seat, Chance *chance) {
    if (state->hands[seat][RE_ROLL] == 0) return STAND;
    uint32_t pick = draw(chance, state->dice[0] == state->dice[1] ? 2 : 3);
    return pick == 0 ? STAND : REROLL_DIE + state->dice[pick - 1] - 1;
}

static inline int32_t drive_blindly(const State *state, int32_t seat, Chance *chance) {
    uint32_t further = state->hands[seat][FURTHER];
    return DRIVE + (further == 0 ? 0 : (int32_t)draw(chance, further + 1));
}

static inline int32_t take_blindly(const State *state, Chance *chance) {
    Cards kinds = count_kinds(state->row);
    uint32_t count = (uint32_t)count_of(kinds, CUSTOMER_KIND_COUNT - 1);
    return TAKE_CUSTOMER + find_kind(kinds, draw(chance, count));
}

/* Choose any legal command, each equally often. */
static inline int32_t choose_blindly(const Setup *setup, const State *state, int32_t seat,
                                     Chance *chance) {
    switch (state->question) {
    case ASK_BET:
        return bet_blindly(setup, state, seat, chance);
    case ASK_END:
        return end_blindly(setup, state, seat, chance);
    case ASK_ROLL:
        return roll_blindly(state, seat, chance);
    case ASK_DRIVE:
        return drive_blindly(state, seat, chance);
    case ASK_CUSTOMER:
        return take_blindly(state, chance);
    default:
        return KEEP_ROW + (int32_t)draw(chance, 2);
    }
}

/* Policies draw nothing where they have no choice, so nobody need be asked there. */
static inline int32_t choose(const Setup *setup, const State *state, int32_t seat,
                             const Player *player, Chance *chance) {
    if (player->policy == BLIND) return choose_blindly(setup, state, seat, chance) | SKIPS;
    if (player->policy >= CHEF)
        return choose_as_chef(setup, player->weights, state, seat, chance);
    if (player->policy == APPRENTICE)
        return choose_as_apprentice(setup, state, seat, chance) | SKIPS;
    return choose_as_cook(setup, state, seat, chance) | SKIPS;
}

static inline void choose_all_blindly(const Setup *setup, const State *state, Chance *chance,
                                      int32_t *codes) {
    codes[state->actor] = choose_blindly(setup, state, state->actor, chance) | SKIPS;
}
