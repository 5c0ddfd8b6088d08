/* Tokens and cubes, turned into points and ranks. */

/* 7.1: ten tokens win; without, points do, 7.4: and cubes among equals. */
static inline bool is_ahead(const Sheet *sheet, const Score *score, int32_t one, int32_t other) {
    bool has_won = score->tokens[one] == TOKEN_COUNT;
    if (has_won != (score->tokens[other] == TOKEN_COUNT)) return has_won;
    int32_t lead = score->totals[one] - score->totals[other];
    return lead > 0 || (lead == 0 && sheet->cubes[one] > sheet->cubes[other]);
}

static inline void score_sheet(const Setup *setup, const Sheet *sheet, Score *score) {
    *score = (Score){.ten_tokens = -1};
    for (int32_t seat = 0; seat < setup->players; seat++) {
        for (int32_t length = 0; length < LENGTH_COUNT; length++) {
            int32_t points = sheet->tokens[seat][length] * setup->token_points[length]; /* 7.4 */
            score->tokens[seat] += sheet->tokens[seat][length];
            score->points[seat][length] = points;
            score->totals[seat] += points;
        }
        score->points[seat][LENGTH_COUNT] = sheet->cubes[seat];
        score->totals[seat] += sheet->cubes[seat];
        if (score->tokens[seat] == TOKEN_COUNT) score->ten_tokens = seat;
    }
    for (int32_t seat = 0; seat < setup->players; seat++) {
        score->ranks[seat] = 1;
        for (int32_t other = 0; other < setup->players; other++)
            score->ranks[seat] += is_ahead(sheet, score, other, seat);
    }
}

/* Say what no table can have. */
static inline Complaint check_sheet(const Setup *setup, const Sheet *sheet) {
    int32_t winners = 0;
    for (int32_t seat = 0; seat < setup->players; seat++) {
        int32_t tokens = 0;
        for (int32_t length = 0; length < LENGTH_COUNT; length++) {
            int32_t count = sheet->tokens[seat][length];
            if (count > TOKENS[length]) /* 1.4 */
                return (Complaint){SCORE_TOKENS, -1, seat, length, count, TOKENS[length]};
            tokens += count;
        }
        winners += tokens == TOKEN_COUNT;
    }
    Complaint found = {.round = -1, .figure = -1, .kind = -1};
    if (winners > 1) found.code = SCORE_TWO_WINNERS; /* 7.1 */
    return found;
}

/* Score a position. */
static inline void score_position(const Setup *setup, const State *state, Score *score) {
    Sheet sheet;
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++) {
        for (int32_t length = 0; length < LENGTH_COUNT; length++)
            sheet.tokens[seat][length] = state->used[seat][length];
        sheet.cubes[seat] = state->cubes[seat];
    }
    score_sheet(setup, &sheet, score);
}
