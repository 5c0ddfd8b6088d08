/* What a position shows of a reason, for the coach: the board, everybody's tiles, and the seat's own
 * recipes. Of the recipes of others it knows the lengths alone. */

/* Whether a code changes the board at once, without chance. */
static inline bool is_on_board(int32_t code) {
    return code >= PLACE_TILE && code < COMPLETE;
}

/* How many tiles a recipe lacks on the line that has come furthest, of all lines or of those that can
 * still show style; more than it has: no such line is left. */
static int32_t tiles_missing(const State *state, const Recipe *recipe, bool with_style) {
    Line line;
    int32_t least = recipe->size + 1;
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++)
        if (read_line(state->shown, recipe, number, &line) && line.left < least &&
            (!with_style || line.ways != 0))
            least = line.left;
    return least;
}

/* The position after a choice; one that leaves the board as it is leaves all of it. */
static State state_after(const Worlds *worlds, int32_t code) {
    State after = worlds->world;
    if (is_on_board(code)) play(worlds->setup, &after, worlds->seat, code);
    return after;
}

/* The recipe that a step brings further than the other step would, with style or anyhow; of several
 * the longest. */
static void find_growth(const Worlds *worlds, int32_t code, int32_t other, bool with_style,
                        Reason *reason) {
    const State *world = &worlds->world;
    int32_t seat = worlds->seat;
    State after = state_after(worlds, code), without = state_after(worlds, other);
    for (int32_t place = 0; place < world->strip_counts[seat]; place++) {
        int32_t strip = world->strips[seat][place];
        const Recipe *recipe = &worlds->setup->recipes[strip];
        int32_t missing = tiles_missing(&after, recipe, with_style);
        if (missing >= tiles_missing(&without, recipe, with_style) || missing >= recipe->size)
            continue;
        if (tokens_left(world, seat, recipe->length) == 0) continue;
        if (!with_style)
            tell_fact(reason, FACT_GROWS, strip, missing, 0);
        else if (recipe->cubes > 0)
            tell_fact(reason, FACT_STYLE, strip, recipe->cubes, missing);
    }
}

/* A recipe of the seat's that has the tile among its ingredients, and not the other one; or one that
 * brings cubes. */
static void find_wanted(const Worlds *worlds, int32_t kind, int32_t other, bool with_style,
                        Reason *reason) {
    const State *world = &worlds->world;
    for (int32_t place = 0; place < world->strip_counts[worlds->seat]; place++) {
        int32_t strip = world->strips[worlds->seat][place];
        const Recipe *recipe = &worlds->setup->recipes[strip];
        if ((recipe->wanted & bit_of(kind)) != 0 && (recipe->wanted & bit_of(other)) == 0 &&
            (!with_style || recipe->cubes > 0))
            tell_fact(reason, FACT_WANTED, kind, strip, 0);
    }
}

/* 4.6, 4.7 */
static void find_completed(const Worlds *worlds, int32_t code, bool with_style, Reason *reason) {
    int32_t strip = worlds->world.strips[worlds->seat][code - COMPLETE];
    const Recipe *recipe = &worlds->setup->recipes[strip];
    int32_t cubes = cubes_for(&worlds->world, recipe);
    if (!with_style)
        tell_fact(reason, FACT_COMPLETES, strip, worlds->setup->token_points[recipe->length], cubes);
    else if (cubes > 0)
        tell_fact(reason, FACT_STYLE, strip, cubes, 0);
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

static inline bool is_passing(int32_t code) {
    return code >= PASS && code < TAKE_CARD;
}

static inline bool is_covering(int32_t code) {
    return code >= LAY_WASABI && code < LAY_WASABI + CORNER_COUNT;
}

/* A longer recipe is worth more; a shorter one is done sooner. */
static void find_draw(const Worlds *worlds, int32_t code, int32_t other, bool with_style,
                      Reason *reason) {
    const Setup *setup = worlds->setup;
    int32_t length = code - DRAW_RECIPE, instead = other - DRAW_RECIPE;
    int32_t cubes = setup->style_cubes[length];
    if (with_style) {
        if (cubes > setup->style_cubes[instead])
            tell_fact(reason, FACT_DRAWS_STYLE, length + SHORTEST, cubes, 0);
    } else if (length < instead) {
        tell_fact(reason, FACT_DRAWS_SOONER, length + SHORTEST, worlds->world.open, 0);
    } else {
        tell_fact(reason, FACT_DRAWS, length + SHORTEST, setup->token_points[length], 0);
    }
}

/* What a turn is good for: 3.4, it may be given away; 5.5, two tiles fit into it. */
static void find_tempo(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    if (code == PLAY_SPICY)
        tell_fact(reason, FACT_TWO_TILES, 0, 0, 0);
    else if (is_on_board(code) && is_passing(other))
        tell_fact(reason, FACT_TURN, worlds->world.open, 0, 0);
}

static void find_own(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    bool with_style = GROUP_OF[POINTS_CUBES] == reason->subject;
    if (is_completing(code))
        find_completed(worlds, code, with_style, reason);
    else if (with_style && is_covering(code) && !is_covering(other))
        tell_fact(reason, FACT_WASABI_CUBES, WASABI_CUBES, 0, 0);
    else if (is_on_board(code))
        find_growth(worlds, code, other, with_style, reason);
    else if (is_taking_tile(code) && is_taking_tile(other))
        find_wanted(worlds, code - TAKE_TILE, other - TAKE_TILE, with_style, reason);
    else if (is_drawing(code) && is_drawing(other))
        find_draw(worlds, code, other, with_style, reason);
    if (reason->fact == 0) find_tempo(worlds, code, other, reason);
}

/* Whether a strip may be in another's hand, for all that the seat knows. */
static inline bool may_be_held(const Observation *seen, int32_t place, int32_t strip) {
    int32_t where = seen->strips[strip];
    return where == NOT_KNOWN || where == HELD + place;
}

/* Whether a recipe can be completed with one tile of a hand, and no card. */
static bool is_one_short(const State *state, const Recipe *recipe, uint64_t hand) {
    Line line;
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++)
        if (read_line(state->shown, recipe, number, &line) && line.left == 1 &&
            (line.missing & hand) != 0)
            return true;
    return false;
}

/* Of all recipes that another may hold, how many it can complete with a tile of its hand. */
static int32_t count_threats(const Worlds *worlds, const State *state, int32_t rival) {
    int32_t count = 0, place = distance_to(worlds->setup, worlds->seat, rival);
    uint64_t hand = hand_bits(state, rival);
    for (int32_t strip = 0; strip < worlds->setup->pile_starts[LENGTH_COUNT]; strip++) {
        const Recipe *recipe = &worlds->setup->recipes[strip];
        bool has_length = worlds->seen.seats[place].lengths[recipe->length] > 0;
        if (has_length && tokens_left(state, rival, recipe->length) > 0 &&
            may_be_held(&worlds->seen, place, strip))
            count += is_one_short(state, recipe, hand);
    }
    return count;
}

static void find_rival(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    State after = state_after(worlds, code), without = state_after(worlds, other);
    int32_t threats = count_threats(worlds, &after, reason->subject);
    int32_t instead = count_threats(worlds, &without, reason->subject);
    if (after.open == 0 && without.open > 0)
        tell_fact(reason, FACT_FILLS, 0, 0, 0);
    else if (is_on_board(code) && threats < instead)
        tell_fact(reason, FACT_DENIES, reason->subject, threats, instead);
    else
        find_tempo(worlds, code, other, reason);
}

static void find_fact(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    if (reason->source == SOURCE_OWN)
        find_own(worlds, code, other, reason);
    else if (reason->source == SOURCE_RIVAL)
        find_rival(worlds, code, other, reason);
}
