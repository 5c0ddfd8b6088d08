/* Recipe books in numbers: how one becomes a Setup, and what is wrong with it or odd about it. */

static inline void read_tokens(const Book *book, Setup *setup) {
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        setup->token_points[length] = book->token_points[length];
        setup->style_cubes[length] = book->style_cubes[length];
    }
}

EXPORT void engine_read_book(const Book *book, Setup *setup) {
    setup->kinds = book->kinds;
    read_tokens(book, setup);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        bool is_there = kind < book->kinds;
        bool is_special = book->is_unique[kind] || kind == book->rice || kind == book->maki;
        setup->tiles[kind] = is_there ? book->tiles[kind] : 0;
        setup->categories[kind] = is_there ? book->categories[kind] : 0;
        setup->may_start[kind] = is_there && !is_special; /* 2.3 */
        setup->wanted_by[kind] = 0;
    }
    for (int32_t end = 0; end <= LENGTH_COUNT; end++) setup->pile_starts[end] = 0;
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++) {
        Recipe *recipe = &setup->recipes[strip];
        *recipe = (Recipe){.wanted = 0};
        for (int32_t place = 0; place < LONGEST && book->ingredients[strip][place] >= 0; place++) {
            recipe->ingredients[place] = book->ingredients[strip][place];
            setup->wanted_by[recipe->ingredients[place]]++;
            recipe->wanted |= bit_of(recipe->ingredients[place]);
            recipe->size++;
        }
        if (recipe->size < SHORTEST) continue; /* a book that is not complete has fewer */
        recipe->length = (int8_t)(recipe->size - SHORTEST);
        recipe->cubes = setup->style_cubes[recipe->length];
        for (int32_t end = recipe->length + 1; end <= LENGTH_COUNT; end++)
            setup->pile_starts[end]++;
    }
}

/* Say something of a book; what finds no room is left out. */
static inline void remark(Remarks *remarks, int32_t code, int32_t at, int32_t found,
                          int32_t wanted) {
    if (remarks->count == REMARK_COUNT) return;
    remarks->list[remarks->count++] =
        (Remark){(int16_t)code, (int16_t)at, (int16_t)found, (int16_t)wanted};
}

static inline int32_t size_of_strip(const Book *book, int32_t strip) {
    int32_t size = 0;
    while (size < LONGEST && book->ingredients[strip][size] >= 0) size++;
    return size;
}

/* What a book in numbers adds up to. */
typedef struct {
    int32_t kinds, tiles, categories, strips;
    int32_t starters[KIND_COUNT]; /* by category: tiles that a first hand may hold */
    bool has_category[KIND_COUNT];
    int32_t lengths[LONGEST + 1]; /* strips by how many ingredients they have */
} Census;

static void count_book(const Book *book, Census *census) {
    *census = (Census){0};
    for (int32_t kind = 0; kind < book->kinds; kind++) {
        if (book->tiles[kind] == 0) continue; /* an ingredient that is not in use */
        int32_t category = book->categories[kind];
        bool is_special = book->is_unique[kind] || kind == book->rice || kind == book->maki;
        census->kinds++;
        census->tiles += book->tiles[kind];
        census->categories += !census->has_category[category];
        census->has_category[category] = true;
        if (!is_special) census->starters[category] += book->tiles[kind];
    }
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++) {
        int32_t size = size_of_strip(book, strip);
        census->strips += size > 0;
        census->lengths[size]++;
    }
}

static void find_strip_faults(const Book *book, int32_t strip, Remarks *remarks) {
    int32_t size = size_of_strip(book, strip);
    const int8_t *kinds = book->ingredients[strip];
    if (size == 0) return; /* not filled in yet */
    if (size < SHORTEST) remark(remarks, BOOK_LENGTH, strip, size, 0);
    for (int32_t place = 0; place < size; place++) {
        int32_t kind = kinds[place], before = 0, after = 0;
        for (int32_t other = 0; other < place; other++) before += kinds[other] == kind;
        for (int32_t other = place + 1; other < size; other++) after += kinds[other] == kind;
        if (before > 0) continue;
        if (kind >= book->kinds || book->tiles[kind] == 0)
            remark(remarks, BOOK_NO_SUCH_KIND, strip, kind, 0);
        if (after > 0) remark(remarks, BOOK_REPEATS, strip, kind, 0);
    }
}

/* 1.6: what no game can be played with. */
static void find_faults(const Book *book, const Census *census, Remarks *remarks) {
    if (census->tiles > TILE_COUNT)
        remark(remarks, BOOK_TOO_MANY_TILES, -1, census->tiles, TILE_COUNT);
    if (census->tiles < LEAST_TILES)
        remark(remarks, BOOK_TOO_FEW_TILES, -1, census->tiles, LEAST_TILES);
    if (census->strips < LEAST_STRIPS)
        remark(remarks, BOOK_TOO_FEW_RECIPES, -1, census->strips, LEAST_STRIPS);
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++)
        find_strip_faults(book, strip, remarks);
}

static void find_pantry_oddities(const Book *book, const Census *census, Remarks *remarks) {
    int32_t enough = 0;
    if (census->tiles != TILE_COUNT)
        remark(remarks, BOOK_TILE_COUNT, -1, census->tiles, TILE_COUNT);
    if (census->categories != CATEGORY_COUNT)
        remark(remarks, BOOK_CATEGORIES, -1, census->categories, CATEGORY_COUNT);
    if (book->rice < 0 || book->tiles[book->rice] == 0)
        remark(remarks, BOOK_KIND_MISSING, -1, 0, 0);
    if (book->maki < 0 || book->tiles[book->maki] == 0)
        remark(remarks, BOOK_KIND_MISSING, -1, 1, 0);
    for (int32_t kind = 0; kind < book->kinds; kind++)
        if (book->is_unique[kind] && book->tiles[kind] > 1)
            remark(remarks, BOOK_UNIQUE_COUNT, kind, book->tiles[kind], 1);
    for (int32_t category = 0; category < KIND_COUNT; category++)
        enough += census->starters[category] >= START_TILES;
    if (enough < START_CATEGORIES) remark(remarks, BOOK_START, -1, enough, START_CATEGORIES);
}

/* The first strip that asks for the same ingredients in any order; itself, if there is no other. */
static int32_t first_alike(const Book *book, int32_t strip) {
    uint64_t wanted[STRIP_COUNT] = {0};
    for (int32_t other = 0; other <= strip; other++)
        for (int32_t place = 0; place < size_of_strip(book, other); place++)
            wanted[other] |= bit_of(book->ingredients[other][place]);
    int32_t first = 0;
    while (wanted[first] != wanted[strip]) first++;
    return first;
}

/* What is not as in the box, or as the rules expect it. */
static void find_oddities(const Book *book, const Census *census, Remarks *remarks) {
    find_pantry_oddities(book, census, remarks);
    if (census->strips != STRIP_COUNT)
        remark(remarks, BOOK_RECIPE_COUNT, -1, census->strips, STRIP_COUNT);
    for (int32_t size = SHORTEST; size <= LONGEST; size++)
        if (census->lengths[size] == 0) remark(remarks, BOOK_NO_PILE, -1, size, 0);
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++) {
        if (size_of_strip(book, strip) == 0) continue;
        int32_t first = first_alike(book, strip);
        if (first != strip) remark(remarks, BOOK_SAME, strip, first, 0);
    }
}

EXPORT void engine_check_book(const Book *book, Remarks *remarks) {
    Census census;
    *remarks = (Remarks){0};
    count_book(book, &census);
    find_faults(book, &census, remarks);
    find_oddities(book, &census, remarks);
}
