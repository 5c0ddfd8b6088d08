/* Tables that are played from outside, a row each. Compiled with each game, so that its rules are
 * inlined here. Choices of one decision are made at once: nobody sees who has chosen already. */

enum { OBSERVATION_SIZE = sizeof(Observation) / sizeof(int16_t) };

/* Find the next of the caller's seats that is asked in this decision; -1: there is none. */
static inline int32_t next_outside(const Rows *rows, const TableRow *table, int32_t from) {
    for (int32_t seat = from; seat < rows->setup->players; seat++)
        if (rows->players[seat].policy == OUTSIDE && asks(rows->setup, &table->state, seat))
            return seat;
    return -1;
}

static inline void choose_for_row(const Rows *rows, TableRow *table, void *memory) {
    for (int32_t seat = 0; seat < rows->setup->players; seat++) {
        const Player *player = &rows->players[seat];
        if (player->policy == OUTSIDE || !asks(rows->setup, &table->state, seat)) continue;
        table->codes[seat] =
            choose_by(rows->setup, &table->state, seat, player, memory, &table->own[seat]);
    }
}

/* Go on until one of the caller's seats is asked, or the game is over. */
static inline void run_row(const Rows *rows, TableRow *table, void *memory) {
    table->asked = next_outside(rows, table, table->asked + 1);
    while (table->asked < 0) {
        choose_for_row(rows, table, memory);
        step(rows->setup, &table->state, table->codes, &table->deal);
        if (is_over(&table->state)) return;
        table->asked = next_outside(rows, table, 0);
    }
}

static inline void deal_row(const Rows *rows, TableRow *table, void *memory) {
    uint64_t seed = mixed(table->seed) + table->games++;
    seed_chance(&table->deal, seed);
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++)
        seed_chance(&table->own[seat], seed ^ (uint64_t)(seat + 1) << 56);
    open_game(rows->setup, &table->state, &table->deal);
    table->asked = -1;
    run_row(rows, table, memory);
}

static inline void reward_row(const Rows *rows, const TableRow *table, float *rewards) {
    int16_t points[(SEAT_COUNT + 1) * POINT_KIND_COUNT], ranks[SEAT_COUNT];
    int32_t totals[SEAT_COUNT] = {0}, winners = 0, players = rows->setup->players;
    write_result(rows->setup, &table->state, points, ranks);
    for (int32_t seat = 0; seat < players; seat++) {
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
            totals[seat] += points[seat * POINT_KIND_COUNT + kind];
        winners += ranks[seat] == 1;
    }
    for (int32_t seat = 0; seat < players; seat++) {
        int32_t best = -INT16_MAX;
        for (int32_t other = 0; other < players; other++)
            if (other != seat && totals[other] > best) best = totals[other];
        if (rows->reward == REWARD_WIN)
            rewards[seat] = ranks[seat] == 1 ? 1.0f / (float)winners : 0.0f;
        else
            rewards[seat] = (float)(totals[seat] - (rows->reward == REWARD_MARGIN ? best : 0));
    }
}

static inline void show_row(const Rows *rows, int32_t row) {
    const TableRow *table = &rows->tables[row];
    int32_t seat = table->asked < 0 ? rows->watcher : table->asked, width = rows->width;
    uint8_t *shown = (uint8_t *)rows->masks + (int64_t)row * width;
    rows->seats[row] = table->asked;
    observe(rows->setup, &table->state, seat,
            (Observation *)(rows->observations + (int64_t)row * OBSERVATION_SIZE));
    for (int32_t code = 0; code < width; code++) shown[code] = 0;
    mark_legal(rows->setup, &table->state, seat, shown);
}

/* Give the action if it is legal, else the lowest that is. */
static inline int32_t row_action(const Rows *rows, int32_t row) {
    const int8_t *legal = rows->masks + (int64_t)row * rows->width;
    int64_t action = rows->actions[row];
    rows->illegal[row] = action < 0 || action >= rows->width || !legal[action];
    if (!rows->illegal[row]) return (int32_t)action;
    int32_t lowest = 0;
    while (!legal[lowest]) lowest++;
    return lowest;
}

static inline void end_row(const Rows *rows, int32_t row, void *memory) {
    TableRow *table = &rows->tables[row];
    rows->ended[row] = 1;
    reward_row(rows, table, rows->rewards + (int64_t)row * rows->setup->players);
    if (rows->last_seen)
        observe(rows->setup, &table->state, rows->watcher,
                (Observation *)(rows->last_seen + (int64_t)row * OBSERVATION_SIZE));
    if (rows->restarts) deal_row(rows, table, memory);
}

static inline void begin_row(const Rows *rows, int32_t row) {
    float *rewards = rows->rewards + (int64_t)row * rows->setup->players;
    for (int32_t seat = 0; seat < rows->setup->players; seat++) rewards[seat] = 0.0f;
    rows->ended[row] = rows->illegal[row] = 0;
}

EXPORT void engine_rows_deal(const Rows *rows, int32_t first, int32_t count, const uint64_t *seeds,
                             void *memory) {
    for (int32_t row = first; row < first + count; row++) {
        TableRow *table = &rows->tables[row];
        if (seeds) {
            table->seed = seeds[row - first];
            table->games = 0;
        }
        begin_row(rows, row);
        deal_row(rows, table, memory);
        show_row(rows, row);
    }
}

EXPORT void engine_rows_step(const Rows *rows, int32_t first, int32_t count, void *memory) {
    for (int32_t row = first; row < first + count; row++) {
        TableRow *table = &rows->tables[row];
        begin_row(rows, row);
        if (table->asked < 0) continue; /* over, and waits to be dealt */
        table->codes[table->asked] = row_action(rows, row);
        run_row(rows, table, memory);
        if (table->asked < 0) end_row(rows, row, memory);
        show_row(rows, row);
    }
}

EXPORT void engine_rows_resume(const Rows *rows, int32_t first, int32_t count, void *memory) {
    for (int32_t row = first; row < first + count; row++) {
        TableRow *table = &rows->tables[row];
        begin_row(rows, row);
        table->asked = -1;
        if (!is_over(&table->state)) run_row(rows, table, memory);
        show_row(rows, row);
    }
}
