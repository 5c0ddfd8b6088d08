/* What a screen tells of its viewer's recipes, read from what it shows. No hidden card is asked for. */

/* The viewer sits at seat 0 of a table where all that it does not see is left out. */
static void set_table(const Setup *setup, const Sight *sight, State *state) {
    *state = (State){.card = -1, .ended_by = -1, .stage = STAGE_PLAY};
    for (int32_t square = 0; square < SQUARE_COUNT; square++)
        state->tops[square] = sight->tops[square];
    state->buried = sight->buried;
    for (int32_t place = 0; place < TILE_COUNT; place++) {
        state->buried_kinds[place] = sight->buried_kinds[place];
        state->buried_squares[place] = sight->buried_squares[place];
    }
    state->mats_laid = sight->mats_laid;
    for (int32_t mat = 0; mat < MAT_COUNT; mat++) state->mats[mat] = sight->mats[mat];
    state->changed_count = sight->changed_count;
    for (int32_t place = 0; place < CHANGED_MOST; place++)
        state->changed[place] = sight->changed[place];
    lay_out(setup, state);
}

static void hand_out(const Sight *sight, State *state) {
    state->chopped = sight->chopped;
    state->rewards = sight->rewards;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        state->pantry[kind] = sight->pantry[kind];
        state->in_pantry += sight->pantry[kind];
    }
    state->in_kitchen = sight->in_kitchen;
    state->in_piles = sight->in_piles;
    state->hand_sizes[0] = sight->hand_size;
    for (int32_t place = 0; place < TILES_HELD; place++)
        state->hands[0][place] = sight->hand[place];
    state->strip_counts[0] = sight->strip_count;
    for (int32_t place = 0; place < STRIPS_HELD; place++)
        state->strips[0][place] = sight->strips[place];
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        state->used[0][length] = sight->used[length];
}

static inline void mark_line(const Recipe *recipe, int32_t number, int8_t *is_line) {
    int32_t cell = LINE_FIRST[recipe->length][number], onward = LINE_STEP[recipe->length][number];
    for (int32_t place = 0; place < recipe->size; place++, cell += onward)
        is_line[SQUARE_OF[cell]] = 1;
}

/* 4.2: whether a square of a line was changed in this turn. */
static inline bool is_new(const State *state, const Recipe *recipe, int32_t number) {
    uint64_t cells = LINE_CELLS[recipe->length][number];
    for (int32_t place = 0; place < state->changed_count; place++)
        if ((cells >> CELL_OF[state->changed[place]] & 1) != 0) return true;
    return false;
}

/* The lines on which a recipe can still be made, or lies, and the best of them. */
typedef struct {
    Line lines[LINE_MOST];
    bool is_open[LINE_MOST];
    bool has_within; /* a line whose missing tiles can all be had */
    int32_t first;   /* of those that have come furthest, one in order before others; -1: none */
    int32_t left;    /* how many tiles are missing there */
} Lines;

static void find_furthest_lines(const State *state, const Recipe *recipe, uint64_t had, Lines *lines) {
    *lines = (Lines){.first = -1, .left = recipe->size + 1};
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++) {
        Line *line = &lines->lines[number];
        lines->is_open[number] = read_line(state->shown, recipe, number, line);
        line->is_possible = lines->is_open[number] && (line->missing & ~had) == 0;
        lines->has_within |= line->is_possible;
    }
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++) {
        const Line *line = &lines->lines[number];
        if (lines->has_within ? !line->is_possible : !lines->is_open[number]) continue;
        bool is_ahead = line->left == lines->left && line->ways != 0 &&
                        lines->lines[lines->first].ways == 0;
        if (line->left >= lines->left && !is_ahead) continue;
        lines->first = number;
        lines->left = line->left;
    }
}

/* Mark the lines that have come furthest; of a recipe that can be served, those that are new. */
static void mark_lines(const State *state, const Recipe *recipe, const Lines *lines,
                       RecipeSight *told) {
    if (lines->first < 0 || lines->left == recipe->size) return;
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++) {
        const Line *line = &lines->lines[number];
        if (lines->has_within ? !line->is_possible : !lines->is_open[number]) continue;
        if (line->left != lines->left) continue;
        if (told->cubes >= 0 && !is_new(state, recipe, number)) continue;
        mark_line(recipe, number, told->is_line);
    }
}

static void tell_recipe(const State *state, const Recipe *recipe, uint64_t had, Lines *lines,
                        RecipeSight *told) {
    find_furthest_lines(state, recipe, had, lines);
    bool is_begun = lines->first >= 0 && lines->left < recipe->size;
    uint64_t missing = lines->first < 0 ? recipe->wanted : lines->lines[lines->first].missing;
    told->cubes = (int8_t)cubes_for(state, recipe);
    if (tokens_left(state, 0, recipe->length) == 0) /* 4.4 */
        told->hindrance = NO_TOKEN_LEFT;
    else if (lines->first < 0)
        told->hindrance = NO_LINE_LEFT;
    else if (!lines->has_within)
        told->hindrance = NO_TILE_LEFT;
    for (int32_t place = recipe->size - 1; place >= 0; place--) {
        uint64_t bit = bit_of(recipe->ingredients[place]);
        told->is_laid[place] = is_begun && (missing & bit) == 0;
        if (told->hindrance == NO_TILE_LEFT && (missing & ~had & bit) != 0)
            told->gone = recipe->ingredients[place];
    }
    mark_lines(state, recipe, lines, told);
}

/* Light the empty squares of a line beside a tile of it, unless they are brighter. */
static void light_line(const State *state, const Recipe *recipe, int32_t number, int32_t light,
                       int8_t *lights) {
    int32_t first = LINE_FIRST[recipe->length][number], onward = LINE_STEP[recipe->length][number];
    for (int32_t place = 0; place < recipe->size; place++) {
        int32_t cell = first + place * onward;
        if (state->shown[cell] != EMPTY) continue;
        bool has_before = place > 0 && state->shown[cell - onward] != EMPTY;
        bool has_after = place < recipe->size - 1 && state->shown[cell + onward] != EMPTY;
        int8_t *lit = &lights[SQUARE_OF[cell]];
        if ((has_before || has_after) && *lit < light) *lit = (int8_t)light;
    }
}

/* Light where one of these tiles helps a recipe most: on its lines that have come furthest. */
static void light_up(const State *state, const Recipe *recipe, const Lines *lines, uint64_t lit,
                     int8_t *lights) {
    int32_t least = recipe->size;
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++) {
        const Line *line = &lines->lines[number];
        if (lines->is_open[number] && (line->missing & lit) != 0 && line->left < least)
            least = line->left;
    }
    for (int32_t number = 0; number < LINE_COUNT[recipe->length]; number++) {
        const Line *line = &lines->lines[number];
        if (!lines->is_open[number] || (line->missing & lit) == 0) continue;
        if (line->left != least || least == recipe->size) continue;
        bool has_style = line->ways != 0 && recipe->cubes > 0;
        int32_t light = line->left > 1 ? GROWS : has_style ? SHOWS_STYLE : SERVES;
        light_line(state, recipe, number, light, lights);
    }
}

EXPORT void engine_glance(const Setup *setup, const Sight *sight, int32_t code, Glance *glance) {
    State state;
    Lines lines;
    set_table(setup, sight, &state);
    hand_out(sight, &state);
    if (code >= 0) play(setup, &state, 0, code);
    *glance = (Glance){.stage = state.stage};
    uint64_t lit = 0, had = kinds_to_be_had(setup, &state, 0);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        if (sight->is_lit[kind]) lit |= bit_of(kind);
    for (int32_t square = 0; square < SQUARE_COUNT; square++)
        glance->tops[square] = state.tops[square];
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        RecipeSight *told = &glance->recipes[place];
        told->cubes = told->gone = -1;
        if (place >= state.strip_counts[0]) continue;
        const Recipe *recipe = &setup->recipes[state.strips[0][place]];
        tell_recipe(&state, recipe, had, &lines, told);
        if (sight->is_meant[place] && told->hindrance != NO_TOKEN_LEFT)
            light_up(&state, recipe, &lines, lit, glance->lights);
    }
}
