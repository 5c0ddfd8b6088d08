/* The apprentice, as apprentice.py has it: the cook, who now and then does not see something. */

/* A bit for each mistake that is made in this decision. */
static inline int32_t draw_mistakes(Chance *chance) {
    int32_t made = 0;
    for (int32_t mistake = 0; mistake < MISTAKE_COUNT; mistake++)
        made |= ((int32_t)draw(chance, 100) < MISTAKE_PERCENTS[mistake]) << mistake;
    return made;
}

static inline bool makes(int32_t made, int32_t mistake) {
    return (made >> mistake & 1) != 0;
}

/* Leave the dearest recipe that has a token: they stand by length. */
static inline void forget_all_but_one(const Setup *setup, State *seen, int32_t seat) {
    int32_t left = -1;
    for (int32_t place = 0; place < seen->strip_counts[seat]; place++) {
        int32_t strip = seen->strips[seat][place];
        if (tokens_left(seen, seat, setup->recipes[strip].length) > 0) left = strip;
    }
    seen->strip_counts[seat] = left >= 0;
    seen->strips[seat][0] = (int8_t)left;
}

/* Leave the longest pile that there is another token for. */
static inline void see_longest_pile(const Setup *setup, State *seen, int32_t seat) {
    int32_t left[LENGTH_COUNT], longest = -1;
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        left[length] = tokens_left(seen, seat, length);
    for (int32_t place = 0; place < seen->strip_counts[seat]; place++)
        left[setup->recipes[seen->strips[seat][place]].length]--;
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        if (seen->pile_sizes[length] > 0 && left[length] > 0) longest = length;
    for (int32_t length = 0; longest >= 0 && length < LENGTH_COUNT; length++)
        if (length != longest) seen->pile_sizes[length] = 0;
}

static inline void forget_cards(State *seen, int32_t seat) {
    seen->card_counts[seat] = 0;
    for (int32_t card = 0; card < CARD_COUNT; card++) seen->cards[seat][card] = 0;
}

/* Choose as the cook would who sees no more. */
static int32_t choose_as_apprentice(const Setup *setup, const State *state, int32_t seat,
                                    Chance *chance) {
    int32_t made = draw_mistakes(chance);
    State seen = *state;
    if (makes(made, LIKES_WASABI) && state->stage == STAGE_CARDS)
        return take_card_as_cook(state, seat, WASABI, chance);
    if (makes(made, DREAMS_OF_LONG) && state->stage == STAGE_RECIPES)
        see_longest_pile(setup, &seen, seat);
    if (makes(made, OVERLOOKS_READY)) seen.changed_count = 0;
    if (makes(made, NEVER_PASSES)) seen.passes = MOST_PASSES + 1;
    if (makes(made, FORGETS_CARDS) && state->stage == STAGE_PLAY) forget_cards(&seen, seat);
    bool is_ready = state->stage == STAGE_PLAY && dearest_ready(setup, &seen, seat) >= 0;
    /* Who has no tile passes, and to see no recipe then would be to see no way on. */
    bool has_tile = state->hand_sizes[seat] > 0 || state->placed > 0;
    bool is_busy = (state->stage == STAGE_PLAY && has_tile) || state->stage == STAGE_TILES;
    if (makes(made, WORKS_ON_ONE) && is_busy && !is_ready) forget_all_but_one(setup, &seen, seat);
    return choose_as_cook(setup, &seen, seat, chance);
}
