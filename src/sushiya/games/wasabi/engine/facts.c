/* What a position shows of a reason, for the coach: the board, and the seat's own recipes. */

/* Whether a code changes the board at once, without chance. */
static inline bool is_on_board(int32_t code) {
    return code >= PLACE_TILE && code < COMPLETE;
}

/* How many tiles a recipe lacks on the line that has come furthest; more than it has: no line is left. */
static int32_t tiles_missing(const State *state, const Recipe *recipe) {
    Line line;
    int32_t least = recipe->size + 1;
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++)
        if (read_line(state->shown, recipe, number, &line) && line.left < least) least = line.left;
    return least;
}

/* The recipe that a step brings further than the other step would; of several the longest. */
static void find_growth(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Setup *setup = worlds->setup;
    int32_t seat = worlds->seat;
    State after = worlds->world, without = worlds->world;
    play(setup, &after, seat, code);
    if (is_on_board(other)) play(setup, &without, seat, other);
    for (int32_t place = 0; place < worlds->world.strip_counts[seat]; place++) {
        int32_t strip = worlds->world.strips[seat][place];
        const Recipe *recipe = &setup->recipes[strip];
        int32_t missing = tiles_missing(&after, recipe);
        if (missing >= tiles_missing(&without, recipe) || missing >= recipe->size) continue;
        if (tokens_left(&worlds->world, seat, recipe->length) > 0)
            tell_fact(reason, FACT_GROWS, strip, missing, 0);
    }
}

/* A recipe of the seat's that has the tile among its ingredients, and not the other one. */
static void find_wanted(const Worlds *worlds, int32_t kind, int32_t other, Reason *reason) {
    const State *world = &worlds->world;
    for (int32_t place = 0; place < world->strip_counts[worlds->seat]; place++) {
        int32_t strip = world->strips[worlds->seat][place];
        uint64_t wanted = worlds->setup->recipes[strip].wanted;
        if ((wanted & bit_of(kind)) != 0 && (wanted & bit_of(other)) == 0)
            tell_fact(reason, FACT_WANTED, kind, strip, 0);
    }
}

static void find_completed(const Worlds *worlds, int32_t code, Reason *reason) {
    int32_t strip = worlds->world.strips[worlds->seat][code - COMPLETE];
    const Recipe *recipe = &worlds->setup->recipes[strip];
    tell_fact(reason, FACT_COMPLETES, strip, worlds->setup->token_points[recipe->length],
              cubes_for(&worlds->world, recipe));
}

static inline bool is_completing(int32_t code) {
    return code >= COMPLETE && code < COMPLETE + STRIPS_HELD;
}

static inline bool is_taking_tile(int32_t code) {
    return code >= TAKE_TILE && code < TAKE_TILE + KIND_COUNT;
}

static inline bool is_drawing(int32_t code) {
    return code >= DRAW_RECIPE && code < DRAW_RECIPE + LENGTH_COUNT;
}

static void find_fact(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    if (reason->source != SOURCE_OWN) return;
    if (is_completing(code))
        find_completed(worlds, code, reason);
    else if (is_on_board(code))
        find_growth(worlds, code, other, reason);
    else if (is_taking_tile(code) && is_taking_tile(other))
        find_wanted(worlds, code - TAKE_TILE, other - TAKE_TILE, reason);
    else if (is_drawing(code) && is_drawing(other))
        tell_fact(reason, FACT_DRAWS, code - DRAW_RECIPE + SHORTEST,
                  worlds->setup->token_points[code - DRAW_RECIPE], 0);
}
