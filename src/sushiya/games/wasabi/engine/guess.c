/* What others probably hold: their tiles were taken for their recipes, so a recipe that their tiles
 * serve is likelier than another of its length. */

/* How likely a seat holds a strip, beside others of its length, by the best line for it: by the tiles
 * that this lacks, and those of them that the seat has not. */
static float likelihood_of(const Outlook *outlook, const Recipe *recipe) {
    Prospect prospect;
    weigh_prospect(&outlook->sight, &outlook->prices, outlook->skill, recipe, &prospect);
    if (prospect.count == 0) return (float)LIKELY_WITHOUT_LINE[recipe->length];
    const Group *best = &prospect.groups[0];
    return (float)LIKELY[recipe->length][best->left][best->away];
}

/* Where a strip of one length is hidden from the viewer: in another's hand, or in its pile. */
typedef struct {
    uint8_t strips[STRIP_COUNT];
    int8_t owners[STRIP_COUNT]; /* -1: in the pile */
    int8_t places[STRIP_COUNT]; /* in the hand or in the pile */
    int32_t held; /* those in hands come first */
    int32_t count;
} Hiding;

static inline void hide(Hiding *hiding, int32_t strip, int32_t owner, int32_t place) {
    hiding->strips[hiding->count] = (uint8_t)strip;
    hiding->owners[hiding->count] = (int8_t)owner;
    hiding->places[hiding->count++] = (int8_t)place;
}

static void find_hiding(const Setup *setup, const State *world, int32_t seat, int32_t length,
                        Hiding *hiding) {
    int32_t start = setup->pile_starts[length];
    hiding->count = 0;
    for (int32_t owner = 0; owner < setup->players; owner++)
        for (int32_t place = 0; owner != seat && place < world->strip_counts[owner]; place++) {
            int32_t strip = world->strips[owner][place];
            bool is_known = world->returned_by[strip] == seat;
            if (setup->recipes[strip].length == length && !is_known)
                hide(hiding, strip, owner, place);
        }
    hiding->held = hiding->count;
    for (int32_t depth = 0; depth < world->pile_sizes[length]; depth++) {
        int32_t strip = world->piles[start + depth];
        if (world->returned_by[strip] != seat) hide(hiding, strip, -1, start + depth);
    }
}

static inline void put_strip(State *world, const Hiding *hiding, int32_t at) {
    int32_t owner = hiding->owners[at], place = hiding->places[at];
    if (owner < 0)
        world->piles[place] = hiding->strips[at];
    else
        world->strips[owner][place] = (int8_t)hiding->strips[at];
}

/* Let two hidden strips change places; who returned what stays with the place. */
static inline void change_places(State *world, Hiding *hiding, int32_t one, int32_t other) {
    uint8_t first = hiding->strips[one], second = hiding->strips[other];
    int8_t returned = world->returned_by[first];
    world->returned_by[first] = world->returned_by[second];
    world->returned_by[second] = returned;
    hiding->strips[one] = second;
    hiding->strips[other] = first;
    put_strip(world, hiding, one);
    put_strip(world, hiding, other);
}

/* Draw the strip of one place anew among all that are not settled yet, the likelier the more often. */
static void settle(State *world, Hiding *hiding, int32_t at, const float *likely, Chance *chance) {
    float sums[STRIP_COUNT], sum = 0.0f;
    for (int32_t other = at; other < hiding->count; other++)
        sums[other] = sum += likely[hiding->strips[other]];
    float drawn = sum * (float)draw(chance, DRAW_RANGE) / (float)DRAW_RANGE;
    int32_t chosen = at;
    while (chosen + 1 < hiding->count && sums[chosen] <= drawn) chosen++;
    if (chosen != at) change_places(world, hiding, at, chosen);
}

static inline void sort_strips(State *world, int32_t seat) {
    int8_t *strips = world->strips[seat];
    for (int32_t end = 1; end < world->strip_counts[seat]; end++)
        for (int32_t at = end; at > 0 && strips[at] < strips[at - 1]; at--) {
            int8_t kept = strips[at];
            strips[at] = strips[at - 1];
            strips[at - 1] = kept;
        }
}

/* Draw anew what one seat holds of one length; those that come before it are settled. */
static void settle_hand(const Setup *setup, const Outlook *outlook, Hiding *hiding, State *world,
                        Chance *chance) {
    float likely[STRIP_COUNT];
    bool is_known = false;
    for (int32_t at = 0; at < hiding->held; at++) {
        if (hiding->owners[at] != outlook->seat) continue;
        for (int32_t other = at; !is_known && other < hiding->count; other++) {
            int32_t strip = hiding->strips[other];
            likely[strip] = likelihood_of(outlook, &setup->recipes[strip]);
        }
        is_known = true;
        settle(world, hiding, at, likely, chance);
    }
}

/* Make an imagined world likelier, by what everybody sees. */
static void guess_hidden(const Setup *setup, const Weights *weights, int32_t seat, Chance *chance,
                         State *world) {
    Hiding hidings[LENGTH_COUNT];
    if (world->turns <= setup->players) return; /* nobody has chosen tiles yet */
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        find_hiding(setup, world, seat, length, &hidings[length]);
    for (int32_t other = 0; other < setup->players; other++) {
        if (other == seat) continue;
        Outlook outlook;
        look_around(setup, skill_of(setup, weights), world, other, &outlook);
        for (int32_t length = 0; length < LENGTH_COUNT; length++)
            settle_hand(setup, &outlook, &hidings[length], world, chance);
        sort_strips(world, other);
    }
}
