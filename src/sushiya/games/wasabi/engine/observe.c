/* What a seat knows, and the one form of a position. */

static inline int32_t distance_to(const Setup *setup, int32_t seat, int32_t other) {
    return other >= seat ? other - seat : other - seat + setup->players;
}

static inline void see_moment(const Setup *setup, const State *state, int32_t seat,
                              Observation *seen) {
    seen->players = (int16_t)setup->players;
    seen->kinds = (int16_t)setup->kinds;
    seen->stage = state->stage;
    seen->seat = (int16_t)distance_to(setup, seat, state->seat);
    seen->first = (int16_t)distance_to(setup, seat, state->first);
    seen->decision = state->decision;
    seen->turns = state->turns;
    seen->passes = state->passes;
    seen->ended_by = state->ended_by;
    seen->placed = state->placed;
    seen->card = state->card;
    seen->chopped = state->chopped;
    seen->rewards = state->rewards;
}

static inline void see_buried(const State *state, Observation *seen) {
    int32_t count = 0;
    for (int32_t square = 0; square < SQUARE_COUNT; square++)
        for (int32_t place = 0; place < state->buried; place++)
            if (state->buried_squares[place] == square) {
                seen->buried_squares[count] = (int16_t)square;
                seen->buried_kinds[count++] = state->buried_kinds[place];
                seen->squares[square].below = state->buried_kinds[place];
                seen->squares[square].height++;
            }
    for (; count < TILE_COUNT; count++)
        seen->buried_squares[count] = seen->buried_kinds[count] = -1;
}

static inline void see_board(const State *state, Observation *seen) {
    for (int32_t square = 0; square < SQUARE_COUNT; square++) {
        int16_t top = state->tops[square];
        seen->squares[square] = (SquareSeen){.top = top, .below = -1, .height = top != EMPTY};
    }
    see_buried(state, seen);
    int32_t in_play = state->open + state->filled + MAT_SIZE * state->mats_laid;
    for (int32_t spot = state->open + state->filled; spot < SQUARE_COUNT; spot++)
        seen->squares[state->spots[spot]].cover = spot < in_play ? 1 : 2;
    for (int32_t place = 0; place < state->changed_count; place++)
        seen->squares[state->changed[place]].is_changed = 1;
    for (int32_t mat = 0; mat < MAT_COUNT; mat++)
        seen->mats[mat] = mat < state->mats_laid ? state->mats[mat] : -1;
}

static inline void see_seat(const Setup *setup, const State *state, int32_t owner,
                            SeatSeen *seen) {
    int32_t points = state->cubes[owner];
    for (int32_t place = 0; place < TILES_HELD; place++)
        seen->tiles[place] = place < state->hand_sizes[owner] ? state->hands[owner][place] : -1;
    for (int32_t card = 0; card < CARD_COUNT; card++) seen->cards[card] = state->cards[owner][card];
    for (int32_t place = 0; place < state->strip_counts[owner]; place++)
        seen->lengths[setup->recipes[state->strips[owner][place]].length]++;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        seen->used[length] = state->used[owner][length];
        points += seen->used[length] * setup->token_points[length];
    }
    seen->cubes = state->cubes[owner];
    seen->points = (int16_t)points;
    for (int32_t place = 0; place < TOKEN_COUNT; place++) {
        bool is_there = place < state->served_counts[owner];
        seen->served[place] = is_there ? state->served[owner][place] : -1;
        seen->served_cubes[place] = is_there ? state->served_cubes[owner][place] : -1;
    }
}

static inline void see_own(const Setup *setup, const State *state, int32_t seat,
                           Observation *seen) {
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        RecipeSeen *own = &seen->own[place];
        bool is_there = place < state->strip_counts[seat];
        own->strip = is_there ? state->strips[seat][place] : -1;
        const Recipe *recipe = &setup->recipes[is_there ? own->strip : 0];
        for (int32_t number = 0; number < LONGEST; number++)
            own->ingredients[number] =
                is_there && number < recipe->size ? recipe->ingredients[number] : -1;
    }
}

/* 8.2: of the recipes of others a seat knows those that it returned itself. */
static inline void see_strips_of(const State *state, int32_t seat, int32_t owner, int32_t distance,
                                 Observation *seen) {
    for (int32_t place = 0; place < state->strip_counts[owner]; place++) {
        int32_t strip = state->strips[owner][place];
        if (owner == seat || state->returned_by[strip] == seat)
            seen->strips[strip] = (int16_t)(HELD + distance);
    }
    for (int32_t place = 0; place < state->served_counts[owner]; place++)
        seen->strips[state->served[owner][place]] = (int16_t)(SERVED + distance);
}

static inline int32_t strip_in_pile(const Setup *setup, const State *state, int32_t length,
                                    int32_t depth) {
    int32_t start = setup->pile_starts[length], room = setup->pile_starts[length + 1] - start;
    int32_t place = state->pile_tops[length] + depth;
    return state->piles[start + (place < room ? place : place - room)];
}

/* 8.1, 8.2: who put a strip under a pile is open, which one it was is not. */
static inline void see_piles(const Setup *setup, const State *state, int32_t seat,
                             Observation *seen) {
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++) seen->returned_by[strip] = -1;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        seen->piles[length] = state->pile_sizes[length];
        for (int32_t depth = 0; depth < state->pile_sizes[length]; depth++) {
            int32_t strip = strip_in_pile(setup, state, length, depth);
            int32_t by = state->returned_by[strip];
            if (by < 0) continue;
            seen->returned_by[setup->pile_starts[length] + depth] =
                (int16_t)distance_to(setup, seat, by);
            if (by == seat) seen->strips[strip] = (int16_t)(IN_PILE + depth);
        }
    }
}

static inline void observe(const Setup *setup, const State *state, int32_t seat,
                           Observation *seen) {
    *seen = (Observation){0};
    see_moment(setup, state, seat, seen);
    see_board(state, seen);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) seen->pantry[kind] = state->pantry[kind];
    for (int32_t card = 0; card < CARD_COUNT; card++) seen->kitchen[card] = state->kitchen[card];
    for (int32_t distance = 0; distance < setup->players; distance++) {
        int32_t owner = (seat + distance) % setup->players;
        see_seat(setup, state, owner, &seen->seats[distance]);
        see_strips_of(state, seat, owner, distance, seen);
    }
    see_piles(setup, state, seat, seen);
    see_own(setup, state, seat, seen);
}

static inline void clear_behind(int8_t *list, int32_t count, int32_t room) {
    for (int32_t place = count; place < room; place++) list[place] = 0;
}

static inline void sort_buried(const State *from, State *state) {
    int32_t count = 0;
    for (int32_t square = 0; square < SQUARE_COUNT; square++)
        for (int32_t place = 0; place < from->buried; place++)
            if (from->buried_squares[place] == square) {
                state->buried_squares[count] = (int8_t)square;
                state->buried_kinds[count++] = from->buried_kinds[place];
            }
    clear_behind(state->buried_squares, count, TILE_COUNT);
    clear_behind(state->buried_kinds, count, TILE_COUNT);
}

static inline void unroll_piles(const Setup *setup, const State *from, State *state) {
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        uint8_t *pile = state->piles + setup->pile_starts[length];
        int32_t room = setup->pile_starts[length + 1] - setup->pile_starts[length];
        for (int32_t depth = 0; depth < room; depth++) pile[depth] = 0;
        for (int32_t depth = 0; depth < from->pile_sizes[length]; depth++)
            pile[depth] = (uint8_t)strip_in_pile(setup, from, length, depth);
        state->pile_tops[length] = 0;
    }
}

/* Lists in order, piles from their beginning, and nothing behind the end of a list. */
static inline void canonical(const Setup *setup, State *state) {
    State from = *state;
    lay_out(setup, state);
    for (int32_t place = 0; place < from.changed_count; place++)
        insert(state->changed, CHANGED_MOST, place, from.changed[place]);
    clear_behind(state->changed, from.changed_count, CHANGED_MOST);
    clear_behind(state->mats, from.mats_laid, MAT_COUNT);
    sort_buried(&from, state);
    unroll_piles(setup, &from, state);
    for (int32_t seat = 0; seat < SEAT_COUNT; seat++) {
        clear_behind(state->hands[seat], from.hand_sizes[seat], TILES_HELD);
        clear_behind(state->strips[seat], from.strip_counts[seat], STRIPS_HELD);
        clear_behind(state->served[seat], from.served_counts[seat], TOKEN_COUNT);
        clear_behind(state->served_cubes[seat], from.served_counts[seat], TOKEN_COUNT);
    }
}
