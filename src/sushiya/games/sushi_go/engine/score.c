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

/* Two places in a race for maki, and what each who is there gets. */
typedef struct {
    int32_t first, first_prize;
    int32_t second, second_prize;
} MakiRace;

static inline int32_t higher(int32_t one, int32_t other) {
    return one > other ? one : other;
}

/* Without branches on icons: which are higher is chance, and a wrong guess costs the machine most. */
static inline MakiRace race_for_maki(const Setup *setup, const Tally *tallies) {
    MakiRace race = {.first_prize = MAKI_FIRST, .second_prize = MAKI_SECOND};
    int32_t first_count = 0, second_count = 0;
    for (int32_t figure = 0; figure < setup->figures; figure++)
        race.first = higher(race.first, tallies[figure].maki);
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        int32_t icons = tallies[figure].maki;
        race.second = higher(race.second, icons < race.first ? icons : 0);
        first_count += icons == race.first;
    }
    for (int32_t figure = 0; figure < setup->figures; figure++)
        second_count += tallies[figure].maki == race.second;
    if (setup->splits_maki) { /* 6.4 */
        race.first_prize = MAKI_SHARES[first_count];
        race.second_prize = first_count > 1 ? 0 : MAKI_SECOND_SHARES[second_count];
    }
    if (race.first == 0) race.first_prize = 0; /* 6.2: who has none never scores */
    if (race.second == 0) race.second_prize = 0;
    return race;
}

static inline void score_round(const Setup *setup, const Tally *tallies,
                               uint8_t points[FIGURE_COUNT][ROUND_KIND_COUNT]) {
    MakiRace race = race_for_maki(setup, tallies);
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        const Tally *mine = &tallies[figure];
        int32_t maki = mine->maki == race.second ? race.second_prize : 0;
        maki = mine->maki == race.first ? race.first_prize : maki;
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
        most = puddings[figure] > most ? puddings[figure] : most;
        fewest = puddings[figure] < fewest ? puddings[figure] : fewest;
    }
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        points[figure] = 0;
        most_count += puddings[figure] == most;
        fewest_count += puddings[figure] == fewest;
    }
    if (most == fewest) return; /* 7.3 */
    int32_t gain = PUDDING_SHARES[setup->splits_puddings ? most_count : 1]; /* 7.2 */
    int32_t loss = PUDDING_SHARES[setup->splits_puddings ? fewest_count : 1];
    if (!setup->loses_puddings) loss = 0; /* 7.4 */
    for (int32_t figure = 0; figure < setup->figures; figure++) { /* 7.1 */
        int32_t lost = puddings[figure] == fewest ? -loss : 0;
        points[figure] = (int8_t)(puddings[figure] == most ? gain : lost);
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
    int32_t keys[SEAT_COUNT];
    for (int32_t seat = 0; seat < setup->players; seat++)
        keys[seat] = totals[seat] * DECK_SIZE + puddings[seat]; /* fewer puddings than cards */
    for (int32_t seat = 0; seat < setup->players; seat++) {
        int32_t ahead = 0;
        for (int32_t other = 0; other < setup->players; other++) ahead += keys[other] > keys[seat];
        ranks[seat] = (uint8_t)(1 + ahead);
    }
}

/* Count the cards of a kind on a sheet's table: a wasabi lies under each nigiri that is on one. */
static inline int32_t cards_of(const uint8_t *laid, int32_t kind) {
    int32_t count = laid[kind];
    for (int32_t card = KIND_COUNT; card < CARD_COUNT; card++)
        if (kind == WASABI || kind_of(card) == kind) count += laid[card];
    return count;
}

static inline int32_t cards_on(const uint8_t *laid) {
    int32_t count = 0;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) count += cards_of(laid, kind);
    return count;
}

/* Say what no deck could have dealt to one figure in one round; `used` counts cards so far. */
static inline Complaint check_table(const Setup *setup, const uint8_t *laid, int32_t *used) {
    Complaint none = {.kind = -1};
    int32_t size = cards_on(laid);
    if (size > setup->hand_size) /* 3.1 */
        return (Complaint){SCORE_TOO_MANY_CARDS, 0, 0, -1, size, setup->hand_size};
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        used[kind] += cards_of(laid, kind);
        if (used[kind] > COPIES[kind]) /* 1.1 */
            return (Complaint){SCORE_TOO_MANY_COPIES, 0, 0, kind, used[kind], COPIES[kind]};
    }
    return none;
}

static inline Complaint check_sheet(const Setup *setup, const Sheet *sheet) {
    int32_t used[KIND_COUNT] = {0};
    for (int32_t round = 0; round < sheet->rounds; round++)
        for (int32_t figure = 0; figure < setup->figures; figure++) {
            Complaint found = check_table(setup, sheet->laid[round][figure], used);
            found.round = round;
            found.figure = figure;
            if (found.code) return found;
        }
    return (Complaint){.round = -1, .figure = -1, .kind = -1};
}

static inline Laid on_sheet(const uint8_t *counts) {
    Laid laid = 0;
    for (int32_t card = 0; card < CARD_COUNT; card++) laid += counts[card] * one_of(card);
    return laid;
}

/* Score a round of a sheet, and note what explains the points. */
static inline void score_laid(const Setup *setup, const Sheet *sheet, int32_t round,
                              Score *score) {
    Tally tallies[FIGURE_COUNT];
    for (int32_t figure = 0; figure < setup->figures; figure++)
        tallies[figure] = tally(on_sheet(sheet->laid[round][figure]));
    score_round(setup, tallies, score->points[round]);
    MakiRace race = race_for_maki(setup, tallies);
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        int32_t icons = tallies[figure].maki;
        int32_t place = icons == race.first ? 1 : icons == race.second ? 2 : 0;
        score->cards[round][figure] = (uint8_t)cards_on(sheet->laid[round][figure]);
        score->icons[round][figure] = (uint8_t)icons;
        score->maki_places[round][figure] = (uint8_t)(icons == 0 ? 0 : place);
        score->puddings[figure] += (uint8_t)tallies[figure].pudding;
        for (int32_t kind = 0; kind < ROUND_KIND_COUNT; kind++)
            score->round_totals[round][figure] += score->points[round][figure][kind];
    }
}

static inline void place_puddings(const Setup *setup, Score *score) {
    int32_t most = score->puddings[0], fewest = most;
    for (int32_t figure = 1; figure < setup->figures; figure++) {
        most = higher(most, score->puddings[figure]);
        fewest = -higher(-fewest, -score->puddings[figure]);
    }
    for (int32_t figure = 0; figure < setup->figures; figure++)
        score->pudding_places[figure] =
            (int8_t)((score->puddings[figure] == most) - (score->puddings[figure] == fewest));
}

static inline void score_sheet(const Setup *setup, const Sheet *sheet, Score *score) {
    *score = (Score){0};
    for (int32_t round = 0; round < sheet->rounds; round++)
        score_laid(setup, sheet, round, score);
    place_puddings(setup, score);
    if (sheet->rounds == ROUND_COUNT)
        score_puddings(setup, score->puddings, score->pudding_points);
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        score->sums[figure] = (int16_t)total_of(score->points, figure);
        score->totals[figure] = (int16_t)(score->sums[figure] + score->pudding_points[figure]);
    }
    if (sheet->rounds == ROUND_COUNT)
        rank_seats(setup, score->totals, score->puddings, score->ranks);
}
