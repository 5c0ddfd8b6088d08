/* Sums over many games, in whole numbers: their order changes nothing. */

static inline void add_to(Sum *sum, int64_t value) {
    sum->values += value;
    sum->squares += value * value;
}

static inline void add_points(const Setup *setup, const int16_t *points, Sums *sums) {
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        int64_t total = 0;
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++) {
            int64_t value = points[figure * POINT_KIND_COUNT + kind];
            add_to(&sums->points[figure][kind], value);
            total += value;
        }
        add_to(&sums->totals[figure], total);
    }
}

static inline void add_winners(const Setup *setup, const int16_t *ranks, Sums *sums) {
    int32_t winners = 0;
    for (int32_t seat = 0; seat < setup->players; seat++) winners += ranks[seat] == 1;
    for (int32_t seat = 0; seat < setup->players; seat++)
        if (ranks[seat] == 1) sums->wins[seat][winners - 1]++;
}

EXPORT void engine_add_up(const Setup *setup, const int16_t *points, const int16_t *ranks,
                          int32_t games, Sums *sums) {
    for (int32_t game = 0; game < games; game++) {
        add_points(setup, points, sums);
        add_winners(setup, ranks, sums);
        points += setup->figures * POINT_KIND_COUNT;
        ranks += setup->players;
    }
}
