/* Whether a recipe lies on the board: its lines, and whether one of them shows style. */

/* How many cells in a row show ingredients, from a cell on and without it. */
static inline int32_t run_from(const int8_t *shown, int32_t cell, int32_t onward,
                               const Recipe *recipe) {
    int32_t run = 0;
    while (run < recipe->size - 1 &&
           (recipe->wanted & bit_of(shown[cell + (run + 1) * onward])) != 0)
        run++;
    return run;
}

/* 4.6: read in either direction. */
static inline bool shows_style(const int8_t *shown, int32_t first, int32_t onward,
                               const Recipe *recipe) {
    bool is_forward = true, is_backward = true;
    for (int32_t place = 0; place < recipe->size; place++) {
        int32_t top = shown[first + place * onward];
        is_forward &= recipe->ingredients[place] == top;
        is_backward &= recipe->ingredients[recipe->size - 1 - place] == top;
    }
    return is_forward || is_backward;
}

/* 4.1: the line has all ingredients, and as no ingredient stands twice, nothing else. */
static inline bool serves(const int8_t *shown, int32_t first, int32_t onward,
                          const Recipe *recipe) {
    uint64_t found = 0;
    for (int32_t place = 0; place < recipe->size; place++)
        found |= bit_of(shown[first + place * onward]);
    return found == recipe->wanted;
}

/* The cubes for the best line through a cell, across or down, or -1: there is none. */
static inline int32_t cubes_along(const int8_t *shown, int32_t cell, int32_t onward,
                                  const Recipe *recipe) {
    int32_t best = -1, back = run_from(shown, cell, -onward, recipe);
    int32_t last = back + run_from(shown, cell, onward, recipe) + 1 - recipe->size;
    for (int32_t start = 0; start <= last; start++) {
        int32_t first = cell + (start - back) * onward;
        if (!serves(shown, first, onward, recipe)) continue;
        bool has_style = shows_style(shown, first, onward, recipe);
        int32_t cubes = has_style ? recipe->cubes : 0;
        if (cubes > best) best = cubes;
    }
    return best;
}

static int32_t cubes_either_way(const int8_t *shown, int32_t cell, const Recipe *recipe) {
    int32_t across = cubes_along(shown, cell, 1, recipe);
    int32_t down = cubes_along(shown, cell, CELLS_A_ROW, recipe);
    return across > down ? across : down;
}

/* Whether a cell and one beside it show ingredients: mostly they do not, and there is no line. */
static inline bool may_serve(const int8_t *shown, int32_t cell, const Recipe *recipe) {
    uint64_t beside = bit_of(shown[cell - 1]) | bit_of(shown[cell + 1]) |
                      bit_of(shown[cell - CELLS_A_ROW]) | bit_of(shown[cell + CELLS_A_ROW]);
    return ((recipe->wanted & bit_of(shown[cell])) != 0) & ((recipe->wanted & beside) != 0);
}

/* The cubes for the best line through a cell, or -1: there is no line. */
static inline int32_t cubes_through(const int8_t *shown, int32_t cell, const Recipe *recipe) {
    return may_serve(shown, cell, recipe) ? cubes_either_way(shown, cell, recipe) : -1;
}

/* 4.2: the cubes that completing a recipe gives now, or -1: no line serves it. */
static inline int32_t cubes_for(const State *state, const Recipe *recipe) {
    int32_t best = -1;
    for (int32_t place = 0; place < state->changed_count; place++) {
        int32_t cubes = cubes_through(state->shown, CELL_OF[state->changed[place]], recipe);
        if (cubes > best) best = cubes;
    }
    return best;
}
