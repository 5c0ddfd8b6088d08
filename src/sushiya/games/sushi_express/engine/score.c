/* Customers and tips turned into points. */

/* 8.3 */
static inline int32_t customer_points(int32_t count) {
    return count > 0 ? FIRST_CARD + FURTHER_CARD * (count - 1) : 0;
}

/* The smallest and the largest holding of tips. */
typedef struct {
    int32_t fewest, most;
} TipRange;

static inline TipRange range_of(const Setup *setup, const int32_t *tips) {
    TipRange range = {tips[0], tips[0]};
    for (int32_t seat = 1; seat < setup->players; seat++) {
        if (tips[seat] < range.fewest) range.fewest = tips[seat];
        if (tips[seat] > range.most) range.most = tips[seat];
    }
    return range;
}

/* 8.4: whoever has the fewest loses as many as anyone has. */
static inline int32_t tip_points(TipRange range, int32_t tips) {
    return tips == range.fewest ? -range.most : 0;
}

static inline void score_cards(const Setup *setup,
                               const uint8_t taken[SEAT_COUNT][CUSTOMER_KIND_COUNT],
                               const uint8_t hands[SEAT_COUNT][ACTION_KIND_COUNT],
                               int8_t points[SEAT_COUNT][POINT_KIND_COUNT]) {
    int32_t tips[SEAT_COUNT];
    for (int32_t seat = 0; seat < setup->players; seat++)
        tips[seat] = taken[seat][CUSTOMER_TIP] + hands[seat][TIP]; /* 8.4 */
    TipRange range = range_of(setup, tips);
    for (int32_t seat = 0; seat < setup->players; seat++) {
        for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++)
            points[seat][kind] = (int8_t)customer_points(taken[seat][kind]);
        points[seat][POINTS_TIPS] = (int8_t)tip_points(range, tips[seat]);
    }
}

static inline int32_t total_of(const int8_t *points) {
    int32_t total = 0;
    for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++) total += points[kind];
    return total;
}

/* 8.5: tips are not counted. */
static inline int32_t cards_left(const uint8_t *hand) {
    int32_t left = 0;
    for (int32_t kind = 0; kind < TIP; kind++) left += hand[kind];
    return left;
}

/* 8.5: by points, then by action cards left. */
static inline void rank_seats(const Setup *setup,
                              const int8_t points[SEAT_COUNT][POINT_KIND_COUNT],
                              const uint8_t hands[SEAT_COUNT][ACTION_KIND_COUNT],
                              uint8_t *ranks) {
    int32_t standing[SEAT_COUNT]; /* points above cards left, of which there are fewer than 256 */
    for (int32_t seat = 0; seat < setup->players; seat++)
        standing[seat] = total_of(points[seat]) * 256 + cards_left(hands[seat]);
    for (int32_t seat = 0; seat < setup->players; seat++) {
        ranks[seat] = 1;
        for (int32_t other = 0; other < setup->players; other++)
            ranks[seat] += standing[other] > standing[seat];
    }
}

/* Count a seat's cards of each kind with those of the seats before; name a kind of which there are
 * too few. */
static inline Complaint check_cards(int32_t code, const uint8_t *held, const uint8_t *copies,
                                    int32_t kinds, int32_t *used) {
    for (int32_t kind = 0; kind < kinds; kind++) {
        used[kind] += held[kind];
        if (used[kind] > copies[kind])
            return (Complaint){code, -1, 0, kind, used[kind], copies[kind]};
    }
    return (Complaint){0, -1, 0, -1, 0, 0};
}

/* 1.2, 1.3: nobody can hold more cards than there are. */
static inline Complaint check_sheet(const Setup *setup, const Sheet *sheet) {
    int32_t customers[CUSTOMER_KIND_COUNT] = {0}, actions[ACTION_KIND_COUNT] = {0};
    for (int32_t seat = 0; seat < setup->players; seat++) {
        Complaint found = check_cards(SCORE_TOO_MANY_CUSTOMERS, sheet->taken[seat],
                                      CUSTOMER_COPIES, CUSTOMER_KIND_COUNT, customers);
        found.figure = seat;
        if (found.code) return found;
    }
    for (int32_t seat = 0; seat < setup->players; seat++) {
        Complaint found = check_cards(SCORE_TOO_MANY_ACTIONS, sheet->hands[seat], ACTION_COPIES,
                                      ACTION_KIND_COUNT, actions);
        found.figure = seat;
        if (found.code) return found;
    }
    return (Complaint){.round = -1, .figure = -1, .kind = -1};
}

/* Note what explains the points. */
static inline void explain(const Setup *setup, const Sheet *sheet, Score *score) {
    int32_t tips[SEAT_COUNT] = {0};
    for (int32_t seat = 0; seat < setup->players; seat++) {
        tips[seat] = sheet->taken[seat][CUSTOMER_TIP] + sheet->hands[seat][TIP];
        score->tips[seat] = (uint8_t)tips[seat];
        score->left[seat] = (uint8_t)cards_left(sheet->hands[seat]);
    }
    TipRange range = range_of(setup, tips);
    score->fewest_tips = (uint8_t)range.fewest;
    score->most_tips = (uint8_t)range.most;
}

static inline void score_sheet(const Setup *setup, const Sheet *sheet, Score *score) {
    *score = (Score){0};
    score_cards(setup, sheet->taken, sheet->hands, score->points);
    rank_seats(setup, (const int8_t(*)[POINT_KIND_COUNT])score->points, sheet->hands,
               score->ranks);
    for (int32_t seat = 0; seat < setup->players; seat++)
        score->totals[seat] = (int16_t)total_of(score->points[seat]);
    explain(setup, sheet, score);
}
