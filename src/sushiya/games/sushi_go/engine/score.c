/* What lies on the tables, turned into points. */

static inline Tally tally(Laid laid) {
    Tally found = {
        .maki = count_of(laid, MAKI_1) + 2 * count_of(laid, MAKI_2) + 3 * count_of(laid, MAKI_3),
        .tempura = count_of(laid, TEMPURA),
        .sashimi = count_of(laid, SASHIMI),
        .dumpling = count_of(laid, DUMPLING),
        .pudding = count_of(laid, PUDDING),
    };
    for (int32_t worth = 1; worth <= 3; worth++) {
        int32_t bare = NIGIRI_1 + worth - 1;
        /* 4.1 */
        found.nigiri +=
            worth * (count_of(laid, bare) + WASABI_FACTOR * count_of(laid, bare + ON_WASABI));
    }
    return found;
}

/* Two places in a race, how many share each, and what each of them gets. */
typedef struct {
    int32_t first, first_count, first_prize;
    int32_t second, second_count, second_prize;
} MakiRace;

static inline void enter(MakiRace *race, int32_t icons) {
    if (icons > race->first) {
        race->second = race->first;
        race->second_count = race->first_count;
        race->first = icons;
        race->first_count = 1;
    } else if (icons == race->first) {
        race->first_count++;
    } else if (icons > race->second) {
        race->second = icons;
        race->second_count = 1;
    } else if (icons == race->second) {
        race->second_count++;
    }
}

static inline MakiRace race_for_maki(const Setup *setup, const Tally *tallies) {
    MakiRace race = {0};
    for (int32_t figure = 0; figure < setup->figures; figure++)
        if (tallies[figure].maki > 0) enter(&race, tallies[figure].maki); /* 6.2: none, no points */
    race.first_prize = MAKI_FIRST;
    race.second_prize = MAKI_SECOND;
    if (setup->splits_maki) { /* 6.4 */
        if (race.first_count > 1) race.first_prize = MAKI_FIRST / race.first_count;
        if (race.first_count > 1)
            race.second_prize = 0;
        else if (race.second_count > 1)
            race.second_prize = MAKI_SECOND / race.second_count;
    }
    return race;
}

static inline void score_round(const Setup *setup, const Tally *tallies,
                               uint8_t points[FIGURE_COUNT][ROUND_KIND_COUNT]) {
    MakiRace race = race_for_maki(setup, tallies);
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        const Tally *mine = &tallies[figure];
        int32_t maki = 0;
        if (mine->maki > 0 && mine->maki == race.first)
            maki = race.first_prize;
        else if (mine->maki > 0 && mine->maki == race.second)
            maki = race.second_prize;
        int32_t dumplings =
            mine->dumpling < DUMPLINGS_COUNTED ? mine->dumpling : DUMPLINGS_COUNTED;
        uint8_t *round = points[figure];
        round[ROUND_MAKI] = (uint8_t)maki;
        round[ROUND_TEMPURA] = (uint8_t)(mine->tempura / TEMPURA_SET * TEMPURA_POINTS); /* 6.1 */
        round[ROUND_SASHIMI] = (uint8_t)(mine->sashimi / SASHIMI_SET * SASHIMI_POINTS);
        round[ROUND_DUMPLING] = DUMPLING_POINTS[dumplings];
        round[ROUND_NIGIRI] = (uint8_t)mine->nigiri;
    }
}

static inline void score_puddings(const Setup *setup, const uint8_t *puddings, int8_t *points) {
    int32_t most = puddings[0], fewest = puddings[0], most_count = 0, fewest_count = 0;
    for (int32_t figure = 1; figure < setup->figures; figure++) {
        if (puddings[figure] > most) most = puddings[figure];
        if (puddings[figure] < fewest) fewest = puddings[figure];
    }
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        points[figure] = 0;
        most_count += puddings[figure] == most;
        fewest_count += puddings[figure] == fewest;
    }
    if (most == fewest) return; /* 7.3 */
    int32_t gain = setup->splits_puddings ? PUDDING_POINTS / most_count : PUDDING_POINTS; /* 7.2 */
    int32_t loss = setup->splits_puddings ? PUDDING_POINTS / fewest_count : PUDDING_POINTS;
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        if (puddings[figure] == most) points[figure] = (int8_t)gain; /* 7.1 */
        if (puddings[figure] == fewest && setup->loses_puddings)     /* 7.4 */
            points[figure] = (int8_t)-loss;
    }
}

static inline int32_t total_of(const uint8_t points[ROUND_COUNT][FIGURE_COUNT][ROUND_KIND_COUNT],
                               int32_t figure) {
    int32_t total = 0;
    for (int32_t round = 0; round < ROUND_COUNT; round++)
        for (int32_t kind = 0; kind < ROUND_KIND_COUNT; kind++)
            total += points[round][figure][kind];
    return total;
}

/* 8.1: by points, then by puddings; 9.8: the robot has no rank. */
static inline void rank_seats(const Setup *setup, const int16_t *totals, const uint8_t *puddings,
                              uint8_t *ranks) {
    for (int32_t seat = 0; seat < setup->players; seat++) {
        ranks[seat] = 1;
        for (int32_t other = 0; other < setup->players; other++)
            ranks[seat] +=
                totals[other] > totals[seat] ||
                (totals[other] == totals[seat] && puddings[other] > puddings[seat]);
    }
}

static inline void score_sheet(const Setup *setup, const Sheet *sheet, Score *score) {
    uint8_t puddings[FIGURE_COUNT] = {0};
    *score = (Score){0};
    for (int32_t round = 0; round < sheet->rounds; round++) {
        score_round(setup, sheet->tallies[round], score->points[round]);
        for (int32_t figure = 0; figure < setup->figures; figure++)
            puddings[figure] += (uint8_t)sheet->tallies[round][figure].pudding;
    }
    if (sheet->rounds == ROUND_COUNT) score_puddings(setup, puddings, score->pudding_points);
    for (int32_t figure = 0; figure < setup->figures; figure++)
        score->totals[figure] =
            (int16_t)(total_of(score->points, figure) + score->pudding_points[figure]);
    if (sheet->rounds == ROUND_COUNT) rank_seats(setup, score->totals, puddings, score->ranks);
}
