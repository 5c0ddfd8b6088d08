/* Tables after picks, for screens: a view does not show tables that were scored in the same step. */

static inline Laid counted(const uint8_t cards[CARD_COUNT]) {
    Laid laid = 0;
    for (int32_t card = 0; card < CARD_COUNT; card++)
        for (int32_t copy = 0; copy < cards[card]; copy++) laid = with(laid, card);
    return laid;
}

static inline int32_t code_of(const Picks *picks, int32_t seat) {
    int32_t first = picks->first[seat], second = picks->second[seat];
    int32_t pick = second < 0 ? first : PICK_OF[first][second];
    return (picks->gift[seat] + 1) * PICK_COUNT + pick;
}

EXPORT void engine_lay(const Setup *setup, const Picks *picks, Spread *spread) {
    State state = {.left = 0};
    Tally tallies[FIGURE_COUNT];
    for (int32_t figure = 0; figure < setup->figures; figure++)
        state.laid[figure] = counted(spread->cards[figure]);
    for (int32_t seat = 0; seat < setup->players; seat++)
        if (picks->first[seat] >= 0) /* which cards the hand has left is not asked for */
            lay_pick(setup, &state, seat, state.hands[seat], HAND_MOST, code_of(picks, seat));
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        tallies[figure] = tally(state.laid[figure]);
        for (int32_t card = 0; card < CARD_COUNT; card++)
            spread->cards[figure][card] = (uint8_t)count_of(state.laid[figure], card);
    }
    score_round(setup, tallies, spread->points);
}
