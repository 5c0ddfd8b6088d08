/* Where a playout of the search stops, and what a position is worth there. */

/* Whether a playout that began at `root` stops here. */
static inline bool is_leaf(const Setup *setup, const State *root, const State *now) {
    return is_over(now) || now->turns - root->turns >= LEAF_ROUNDS * setup->players;
}

/* What a seat has and hopes for, in points. */
static inline float standing_of(const Setup *setup, const Skill *skill, const State *state,
                                int32_t seat) {
    Outlook outlook;
    float points = state->cubes[seat];
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        points += (float)(state->used[seat][length] * setup->token_points[length]);
    look_out(setup, skill, state, seat, &outlook);
    float late = in_time(outlook.turns, skill->card_turns);
    for (int32_t card = 0; card < CARD_COUNT; card++)
        points += (float)state->cards[seat][card] * skill->card[card] * late;
    return points + skill->leaf_hope * outlook.worth;
}

/* What a leaf is worth to a seat: its share of the win, or how likely that looks. */
static double leaf_worth(const Setup *setup, const Weights *weights, const State *state,
                         int32_t seat) {
    const Skill *skill = skill_of(setup, weights);
    if (is_over(state)) {
        int32_t winners = 0;
        for (int32_t other = 0; other < setup->players; other++) winners += state->ranks[other] == 1;
        return state->ranks[seat] == 1 ? 1.0 / winners : 0.0;
    }
    float own = standing_of(setup, skill, state, seat), best = NEVER;
    for (int32_t other = 0; other < setup->players; other++) {
        if (other == seat) continue;
        float standing = standing_of(setup, skill, state, other);
        if (standing > best) best = standing;
    }
    float slope = skill->leaf_slope + skill->leaf_late / (1.0f + turns_left(setup, state));
    return 1.0 / (1.0 + exponential(-(double)(slope * (own - best))));
}
