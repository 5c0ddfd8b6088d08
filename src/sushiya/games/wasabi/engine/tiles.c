/* What a seat's tiles do for its recipes, cell by cell. */

/* What the recipes are worth if any tile lies on a cell that none of them wants. */
static void weigh_losses(const Outlook *outlook, float *totals) {
    uint64_t open = outlook->sight.open;
    float second_line = outlook->skill->second_line;
    for (uint64_t cells = open; cells != 0; cells &= cells - 1)
        totals[first_bit(cells)] = outlook->worth;
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Prospect *prospect = &outlook->prospects[place];
        if (!prospect->recipe) continue;
        for (uint64_t cells = prospect->best_cells & open; cells != 0; cells &= cells - 1) {
            int32_t cell = first_bit(cells);
            Two apart = two_apart(prospect, cell_bit(cell));
            totals[cell] += apart.best + second_line * apart.second - prospect->worth;
        }
    }
}

/* What lines are worth that have got another tile, by cell. */
typedef struct {
    uint64_t cells;
    uint64_t completing; /* those of them that complete the recipe */
    float worth[CELL_COUNT];
} Advanced;

static inline void note_advanced(Advanced *advanced, uint64_t cells, float worth,
                                 bool is_completing) {
    if (!is_completing) cells &= ~advanced->completing;
    for (; cells != 0; cells &= cells - 1) {
        int32_t cell = first_bit(cells);
        bool is_new = (advanced->cells & cell_bit(cell)) == 0;
        if (is_new || worth > advanced->worth[cell]) advanced->worth[cell] = worth;
        advanced->cells |= cell_bit(cell);
        if (is_completing) advanced->completing |= cell_bit(cell);
    }
}

/* The cells of lines on which a tile of its ingredient's place keeps style, and all the others. */
static inline void cells_for(const Prospect *prospect, const uint64_t *lines, int32_t ingredient,
                             uint64_t open, uint64_t *styled, uint64_t *plain) {
    int32_t size = prospect->recipe->size;
    *styled = *plain = 0;
    for (int32_t way = 0; way < WAY_COUNT; way++)
        for (int32_t steps = 0; steps < size; steps++) {
            uint64_t fitting = 0;
            if (steps == ingredient) fitting |= prospect->forward[way];
            if (steps == size - 1 - ingredient) fitting |= prospect->backward[way];
            *styled |= (lines[way] & fitting) << steps * ONWARD[way];
            *plain |= (lines[way] & ~fitting) << steps * ONWARD[way];
        }
    *styled &= open;
    *plain &= open;
}

/* What a line is worth with so many tiles left, if a Spicy! may place another at once. */
static inline float advanced_price(const Outlook *outlook, int32_t length, const Group *group,
                                   bool has_style, bool has_spicy) {
    const Prices *prices = &outlook->prices;
    float whole = prices->gain[length] + (has_style ? outlook->setup->style_cubes[length] : 0);
    if (group->left == 1) return whole;
    float price =
        line_price(prices, outlook->skill, length, group->left - 1, group->away, has_style);
    float at_once = whole - outlook->skill->spend[SPICY];
    bool is_next = has_spicy && group->left == 2 && group->away == 0;
    return is_next && at_once > price ? at_once : price;
}

/* Find what one recipe is worth with a tile of one of its ingredients, cell by cell. */
static void advance(const Outlook *outlook, const Prospect *prospect, int32_t ingredient,
                    bool has_spicy, Advanced *advanced) {
    advanced->cells = advanced->completing = 0;
    for (int32_t number = 0; number < prospect->count; number++) {
        const Group *group = &prospect->groups[number];
        uint64_t lacking[WAY_COUNT], styled, plain;
        for (int32_t way = 0; way < WAY_COUNT; way++)
            lacking[way] = group->lines[way] & ~prospect->having[way][ingredient];
        if ((lacking[ACROSS] | lacking[DOWN]) == 0) continue;
        cells_for(prospect, lacking, ingredient, outlook->sight.open, &styled, &plain);
        int32_t length = prospect->recipe->length;
        bool is_completing = group->left == 1;
        if (group->has_style)
            note_advanced(advanced, styled,
                          advanced_price(outlook, length, group, true, has_spicy), is_completing);
        else
            plain |= styled;
        note_advanced(advanced, plain, advanced_price(outlook, length, group, false, has_spicy),
                      is_completing);
    }
}

/* How many cells beside this one are filled. */
static inline int32_t filled_beside(const Overview *sight, int32_t cell) {
    uint64_t filled = sight->filled;
    return (int32_t)((filled >> (cell - 1) & 1) + (filled >> (cell + 1) & 1) +
                     (filled >> (cell - CELLS_A_ROW) & 1) + (filled >> (cell + CELLS_A_ROW) & 1));
}

/* What any tile is worth on an open cell, as far as no recipe wants it. */
typedef struct {
    float worth[CELL_COUNT];
    float beside[CELL_COUNT]; /* how many cells beside it are filled */
} Unwanted;

/* What the recipes are worth with a tile on each open cell. */
static void weigh_tile(const Outlook *outlook, int32_t kind, bool has_spicy,
                       const Unwanted *unwanted, float *totals) {
    const Skill *skill = outlook->skill;
    float second_line = skill->second_line;
    float each = skill->crowd + skill->gift * outlook->setup->wanted_by[kind];
    for (uint64_t cells = outlook->sight.open; cells != 0; cells &= cells - 1) {
        int32_t cell = first_bit(cells);
        totals[cell] = unwanted->worth[cell] + each * unwanted->beside[cell];
    }
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Prospect *prospect = &outlook->prospects[place];
        const Recipe *recipe = prospect->recipe;
        if (!recipe || (recipe->wanted & bit_of(kind)) == 0) continue;
        int32_t ingredient = place_in(recipe->ingredients, recipe->size, kind);
        Advanced advanced;
        advance(outlook, prospect, ingredient, has_spicy, &advanced);
        for (uint64_t cells = advanced.cells; cells != 0; cells &= cells - 1) {
            int32_t cell = first_bit(cells);
            Two apart = two_apart(prospect, cell_bit(cell));
            float before = apart.best + second_line * apart.second;
            float after = advanced.completing & cell_bit(cell)
                              ? advanced.worth[cell]
                              : with_advanced(apart, advanced.worth[cell], second_line);
            totals[cell] += after - before;
        }
    }
}

/* What its tiles can do, the kinds that there are. */
typedef struct {
    int32_t kinds[TILES_HELD];
    int32_t count;
    float totals[TILES_HELD][CELL_COUNT];
} Tiles;

static void weigh_tiles_on_cells(const Outlook *outlook, Tiles *tiles) {
    const State *state = outlook->state;
    Unwanted unwanted;
    bool has_spicy = state->placed == 0 && can_spicy(state, outlook->seat);
    weigh_losses(outlook, unwanted.worth);
    for (uint64_t cells = outlook->sight.open; cells != 0; cells &= cells - 1)
        unwanted.beside[first_bit(cells)] =
            (float)filled_beside(&outlook->sight, first_bit(cells));
    for (int32_t tile = 0; tile < tiles->count; tile++)
        weigh_tile(outlook, tiles->kinds[tile], has_spicy, &unwanted, tiles->totals[tile]);
}
