/* The board: laying and taking tiles, covering and uncovering squares, sorted lists. */

/* A bit for what a square shows. Kinds have the lowest bits, EMPTY and CLOSED the highest ones. */
static inline uint64_t bit_of(int32_t shown) {
    return (uint64_t)1 << (shown & 63);
}

/* Give one of two without a branch: what chance decides no processor can foresee. */
static inline int32_t either(bool is_first, int32_t first, int32_t second) {
    return second ^ ((first ^ second) & -(int32_t)is_first);
}

/* Lists in a small room: every place is looked at, whatever lies behind the end of the list. */
static inline void insert(int8_t *list, int32_t room, int32_t count, int32_t item) {
    int32_t place = 0;
    for (int32_t at = 0; at < room - 1; at++) place += (at < count) & (list[at] < item);
    for (int32_t at = room - 1; at > 0; at--)
        list[at] = (int8_t)either(at > place, list[at - 1], list[at]);
    list[place] = (int8_t)item;
}

static inline void take_out(int8_t *list, int32_t room, int32_t place) {
    for (int32_t at = 0; at < room - 1; at++)
        list[at] = (int8_t)either(at >= place, list[at + 1], list[at]);
}

/* The first place of an item that is there. */
static inline int32_t place_in(const int8_t *list, int32_t room, int32_t item) {
    int32_t place = 0;
    for (int32_t at = room - 1; at > 0; at--) place = either(list[at] == item, at, place);
    return either(list[0] == item, 0, place);
}

static inline void show(State *state, int32_t square, int32_t shown) {
    state->shown[CELL_OF[square]] = (int8_t)shown;
}

static inline int32_t shown_on(const State *state, int32_t square) {
    return state->shown[CELL_OF[square]];
}

static inline bool is_in_play(const Setup *setup, int32_t square) {
    return square % COLUMN_COUNT < setup->columns; /* 1.1 */
}

/* Whether a Wasabi! lies on a square. */
static inline bool is_covered(const State *state, int32_t square) {
    for (int32_t mat = 0; mat < state->mats_laid; mat++)
        for (int32_t number = 0; number < MAT_SIZE; number++)
            if (state->mats[mat] + UNDER_MAT[number] == square) return true;
    return false;
}

/* The parts of the list of squares, in their order. */
typedef enum { OPEN_PART, FILLED_PART, COVERED_PART, OUTSIDE_PART, PART_COUNT } Part;

static inline Part part_of(const Setup *setup, const State *state, int32_t square) {
    if (!is_in_play(setup, square)) return OUTSIDE_PART;
    if (is_covered(state, square)) return COVERED_PART;
    return state->tops[square] == EMPTY ? OPEN_PART : FILLED_PART;
}

/* Find what is shown and how squares are listed, from tops and mats; every part in order. */
static inline void lay_out(const Setup *setup, State *state) {
    Part parts[SQUARE_COUNT];
    int32_t ends[PART_COUNT + 1] = {0}; /* of the part before each, and of the last */
    for (int32_t cell = 0; cell < CELL_COUNT; cell++) state->shown[cell] = CLOSED;
    for (int32_t square = 0; square < SQUARE_COUNT; square++) {
        parts[square] = part_of(setup, state, square);
        ends[parts[square] + 1]++;
        if (parts[square] <= FILLED_PART) show(state, square, state->tops[square]);
    }
    state->open = (int8_t)ends[OPEN_PART + 1];
    state->filled = (int8_t)ends[FILLED_PART + 1];
    for (int32_t part = 1; part < PART_COUNT; part++) ends[part] += ends[part - 1];
    for (int32_t square = 0; square < SQUARE_COUNT; square++) {
        int32_t spot = ends[parts[square]]++;
        state->spots[spot] = (int8_t)square;
        state->spot_of[square] = (int8_t)spot;
    }
}

/* Let a square change places with another in the list of squares. */
static inline void move_spot(State *state, int32_t square, int32_t spot) {
    int8_t other = state->spots[spot], left = state->spot_of[square];
    state->spots[left] = other;
    state->spot_of[other] = left;
    state->spots[spot] = (int8_t)square;
    state->spot_of[square] = (int8_t)spot;
}

/* 4.2: note a changed square, once. */
static inline void touch(State *state, int32_t square) {
    for (int32_t place = 0; place < state->changed_count; place++)
        if (state->changed[place] == square) return;
    state->changed[state->changed_count++] = (int8_t)square;
}

/* Lay a tile on an uncovered square. */
static inline void put_on(State *state, int32_t square, int32_t kind) {
    if (state->tops[square] == EMPTY) {
        move_spot(state, square, --state->open);
        state->filled++;
    } else { /* 5.2 */
        state->buried_kinds[state->buried] = state->tops[square];
        state->buried_squares[state->buried] = (int8_t)square;
        state->buried++;
    }
    state->tops[square] = (int8_t)kind;
    show(state, square, kind);
}

/* Find the tile under the top one: its place among those buried, or -1. */
static inline int32_t find_below(const State *state, int32_t square) {
    int32_t place = state->buried - 1;
    while (place >= 0 && state->buried_squares[place] != square) place--;
    return place;
}

/* Take the top tile off an uncovered square. */
static inline int32_t take_off(State *state, int32_t square) {
    int32_t kind = state->tops[square], place = find_below(state, square), below = EMPTY;
    if (place >= 0) {
        below = state->buried_kinds[place];
        take_out(state->buried_kinds, TILE_COUNT, place);
        take_out(state->buried_squares, TILE_COUNT, place);
        state->buried--;
    } else {
        move_spot(state, square, state->open++);
        state->filled--;
    }
    state->tops[square] = (int8_t)below;
    show(state, square, below);
    return kind;
}

/* Swap all that lies on two uncovered squares. */
static inline void switch_squares(State *state, int32_t first, int32_t second) {
    int8_t upper = state->tops[first], lower = state->tops[second];
    state->tops[first] = lower;
    state->tops[second] = upper;
    show(state, first, lower);
    show(state, second, upper);
    for (int32_t place = 0; place < state->buried; place++) {
        int8_t square = state->buried_squares[place];
        if (square == first) state->buried_squares[place] = (int8_t)second;
        if (square == second) state->buried_squares[place] = (int8_t)first;
    }
    /* If one is open and one is filled, each takes the other's place in the list. */
    if (upper == EMPTY || lower == EMPTY) move_spot(state, first, state->spot_of[second]);
    touch(state, first);
    touch(state, second);
}

/* Lay a Wasabi!: its squares are closed. */
static inline void cover(State *state, int32_t corner) {
    insert(state->mats, MAT_COUNT, state->mats_laid++, corner);
    for (int32_t number = 0; number < MAT_SIZE; number++) {
        int32_t square = corner + UNDER_MAT[number];
        show(state, square, CLOSED);
        if (state->tops[square] == EMPTY)
            move_spot(state, square, --state->open);
        else
            state->filled--;
        move_spot(state, square, state->open + state->filled);
    }
}

/* Lift a Wasabi!: what lay under it is as before. */
static inline void uncover(State *state, int32_t corner) {
    take_out(state->mats, MAT_COUNT, place_in(state->mats, MAT_COUNT, corner));
    state->mats_laid--;
    for (int32_t number = 0; number < MAT_SIZE; number++) {
        int32_t square = corner + UNDER_MAT[number];
        show(state, square, state->tops[square]);
        move_spot(state, square, state->open + state->filled);
        if (state->tops[square] == EMPTY)
            move_spot(state, square, state->open++);
        else
            state->filled++;
    }
}
