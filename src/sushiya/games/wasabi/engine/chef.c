/* The chef: plans like the cook, with learned weights, and thinks from what its seat observes. What
 * it judges is what its recipes are worth after a command, in points. */

/* All that it thinks of in phase 1. */
typedef struct {
    Outlook outlook;
    Tiles tiles;
    Uses uses;
    bool has_cards;
} Thoughts;

static void think(const Setup *setup, const Skill *skill, const State *state, int32_t seat,
                  Thoughts *thoughts) {
    Tiles *tiles = &thoughts->tiles;
    thoughts->has_cards = state->card < 0 && state->card_counts[seat] > 0 && state->chopped < 0;
    look_out(setup, skill, state, seat, &thoughts->outlook);
    tiles->count = kinds_to_place(state, seat, tiles->kinds);
    if (state->placed > 0 && can_spicy(state, seat)) {
        State spicy = {.chopped = -1, .card = SPICY, .placed = state->placed};
        spicy.hand_sizes[seat] = state->hand_sizes[seat];
        for (int32_t place = 0; place < TILES_HELD; place++)
            spicy.hands[seat][place] = state->hands[seat][place];
        tiles->count = kinds_to_place(&spicy, seat, tiles->kinds);
    }
    weigh_tiles_on_cells(&thoughts->outlook, tiles);
    if (thoughts->has_cards) weigh_uses(&thoughts->outlook, tiles, &thoughts->uses);
}

/* What a tile is worth on top of another. */
static inline float worth_on_top(const Thoughts *thoughts, int32_t cell, int32_t kind) {
    int8_t shown[CELL_COUNT];
    const Outlook *outlook = &thoughts->outlook;
    for (int32_t at = 0; at < CELL_COUNT; at++) shown[at] = outlook->state->shown[at];
    shown[cell] = (int8_t)kind;
    return outlook->worth + given_at_once(outlook, shown, cell, cell, 0);
}

/* What passing with some recipes is worth, a bit for each: others are drawn for them. */
static inline float worth_of_pass(const Outlook *outlook, int32_t returned) {
    float worth = -outlook->skill->pass_cost;
    for (int32_t place = 0; place < outlook->state->strip_counts[outlook->seat]; place++)
        worth += returned >> place & 1 ? outlook->skill->fresh : outlook->prospects[place].worth;
    return worth;
}

/* Passing must not end the game, nor waste its last turns. */
static inline bool has_time_to_pass(const Outlook *outlook) {
    const State *state = outlook->state;
    return is_untouched(state) && state->passes <= MOST_PASSES &&
           state->open >= 2 * outlook->setup->players;
}

/* Pass with all recipes that are worth less than a fresh one. */
static inline void weigh_pass(const Outlook *outlook, Best *best, Chance *chance) {
    int32_t returned = 0;
    if (!has_time_to_pass(outlook)) return;
    for (int32_t place = 0; place < outlook->state->strip_counts[outlook->seat]; place++)
        returned |= (outlook->prospects[place].worth < outlook->skill->fresh) << place;
    if (returned)
        weigh(best, worth_of_pass(outlook, returned), PASS + PASS_OF_SET[returned], chance);
}

static inline void weigh_placing(const Thoughts *thoughts, Best *best, Chance *chance) {
    const State *state = thoughts->outlook.state;
    const Tiles *tiles = &thoughts->tiles;
    for (int32_t tile = 0; tile < tiles->count; tile++) {
        int32_t code = PLACE_TILE + tiles->kinds[tile] * SQUARE_COUNT;
        for (uint64_t cells = thoughts->outlook.sight.open; cells != 0; cells &= cells - 1) {
            int32_t cell = first_bit(cells);
            weigh(best, tiles->totals[tile][cell], code + SQUARE_OF[cell], chance);
        }
        if (state->card != STACK) continue;
        for (uint64_t cells = thoughts->outlook.sight.filled; cells != 0; cells &= cells - 1) {
            int32_t cell = first_bit(cells);
            weigh(best, worth_on_top(thoughts, cell, tiles->kinds[tile]), code + SQUARE_OF[cell],
                  chance);
        }
    }
}

static int32_t play_as_chef(const Setup *setup, const Skill *skill, const State *state,
                            int32_t seat, Chance *chance) {
    bool has_cards = state->card < 0 && state->card_counts[seat] > 0;
    if (!has_cards && !can_place(state)) return END_PLAY;
    Thoughts thoughts;
    Best best = NONE_YET;
    think(setup, skill, state, seat, &thoughts);
    if (can_end(state, seat)) weigh(&best, thoughts.outlook.worth, END_PLAY, chance);
    if (thoughts.has_cards)
        for (int32_t use = 0; use < USE_COUNT; use++)
            if (thoughts.uses.worth[use] > NEVER)
                weigh(&best, thoughts.uses.worth[use], PLAY_STACK + use, chance);
    if (can_place(state)) weigh_placing(&thoughts, &best, chance);
    weigh_pass(&thoughts.outlook, &best, chance);
    if (best.code >= 0) return best.code;
    return PASS + PASS_OF[state->strip_counts[seat]][equals_of(setup, state, seat)][0];
}

/* What taking a card is worth, for another or for none (-1). */
static inline float take_worth(const Setup *setup, const Skill *skill, const State *state,
                               int32_t seat, int32_t take, int32_t discard) {
    int32_t card = take < CARD_COUNT ? take : WASABI;
    float worth = skill->card[card] - (discard < 0 ? 0.0f : skill->card[discard]);
    bool has_same = state->cards[seat][card] - (card == discard) > 0;
    if (has_same) worth -= skill->same_card;
    worth *= in_time(turns_left(setup, state), skill->card_turns);
    return take < CARD_COUNT ? worth : worth + skill->lift;
}

static inline int32_t take_card_as_chef(const Setup *setup, const Skill *skill,
                                        const State *state, int32_t seat, Chance *chance) {
    Best best = {0.0, LEAVE_CARDS, 1};
    bool is_full = state->card_counts[seat] >= CARDS_HELD;
    int32_t takes = CARD_COUNT + state->mats_laid;
    for (int32_t discard = is_full ? 0 : -1; discard < (is_full ? CARD_COUNT : 0); discard++) {
        if (is_full && state->cards[seat][discard] == 0) continue;
        for (int32_t number = 0; number < takes; number++) {
            int32_t mat = number - CARD_COUNT;
            int32_t take = mat < 0 ? number : CARD_COUNT + CORNER_OF[state->mats[mat]];
            if (!can_take(state, seat, take, discard)) continue;
            weigh(&best, take_worth(setup, skill, state, seat, take, discard),
                  TAKE_CARD + (discard + 1) * TAKE_COUNT + take, chance);
        }
    }
    return best.code;
}

/* What the best line that lacks an ingredient is worth, by the tiles that it lacks. */
static inline float want_of(const Prospect *prospect, int32_t ingredient) {
    for (int32_t number = 0; number < prospect->count; number++) {
        const Group *group = &prospect->groups[number];
        uint64_t lacking = (group->lines[ACROSS] & ~prospect->having[ACROSS][ingredient]) |
                           (group->lines[DOWN] & ~prospect->having[DOWN][ingredient]);
        if (lacking != 0) return group->worth / group->left;
    }
    return 0.0f;
}

/* How much the recipes want each kind; one that is in hand is not wanted again. */
static void weigh_kinds(const Outlook *outlook, float *worth) {
    for (int32_t kind = 0; kind < outlook->setup->kinds; kind++)
        worth[kind] = outlook->skill->common * outlook->setup->wanted_by[kind];
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        const Recipe *recipe = outlook->prospects[place].recipe;
        for (int32_t number = 0; recipe && number < recipe->size; number++)
            worth[recipe->ingredients[number]] += want_of(&outlook->prospects[place], number);
    }
    for (int32_t place = 0; place < outlook->state->hand_sizes[outlook->seat]; place++)
        worth[outlook->state->hands[outlook->seat][place]] = 0.0f;
}

static int32_t take_tile_as_chef(const Setup *setup, const Skill *skill, const State *state,
                                 int32_t seat, Chance *chance) {
    Outlook outlook;
    Best best = NONE_YET;
    float worth[KIND_COUNT];
    look_out(setup, skill, state, seat, &outlook);
    weigh_kinds(&outlook, worth);
    for (int32_t kind = 0; kind < setup->kinds; kind++)
        if (state->pantry[kind] > 0) weigh(&best, worth[kind], TAKE_TILE + kind, chance);
    return best.code;
}

/* How much a length is liked, by the time that is left and what is held already. */
static inline float length_worth(const Setup *setup, const Skill *skill, const State *state,
                                 int32_t seat, int32_t length) {
    int32_t held = 0, tokens = tokens_left(state, seat, length);
    for (int32_t place = 0; place < state->strip_counts[seat]; place++)
        held += setup->recipes[state->strips[seat][place]].length == length;
    if (held >= tokens) return (float)NO_TOKEN * (float)tokens - 1.0f;
    float share = in_time(turns_left(setup, state), skill->draw_turns[length]);
    float worth = skill->draw[length] * share * share;
    for (int32_t one = 0; one < held; one++) worth *= skill->same_length;
    return worth;
}

static inline int32_t draw_as_chef(const Setup *setup, const Skill *skill, const State *state,
                                   int32_t seat, Chance *chance) {
    Best best = NONE_YET;
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        if (state->pile_sizes[length] > 0)
            weigh(&best, length_worth(setup, skill, state, seat, length), DRAW_RECIPE + length,
                  chance);
    return best.code;
}

/* A neighbour's first tiles: those that few strips want. */
static inline int32_t give_as_chef(const Setup *setup, const State *state, int32_t seat,
                                   Chance *chance) {
    Best best = NONE_YET;
    for (int32_t kind = 0; kind < setup->kinds; kind++)
        if (can_give(setup, state, seat, kind))
            weigh(&best, -setup->wanted_by[kind], GIVE_TILE + kind, chance);
    return best.code;
}

/* The best by its judgment; equals by chance. */
static int32_t choose_as_chef(const Setup *setup, const Weights *weights, const State *state,
                              int32_t seat, Chance *chance) {
    const Skill *skill = skill_of(setup, weights);
    if (state->stage == STAGE_TILES) return take_tile_as_chef(setup, skill, state, seat, chance);
    if (state->stage == STAGE_RECIPES) return draw_as_chef(setup, skill, state, seat, chance);
    if (state->stage == STAGE_CARDS) return take_card_as_chef(setup, skill, state, seat, chance);
    if (state->stage == STAGE_GIVE) return give_as_chef(setup, state, seat, chance);
    int32_t ready = dearest_ready(setup, state, seat);
    return ready >= 0 ? ready : play_as_chef(setup, skill, state, seat, chance);
}

/* How opponents and playouts choose: as the chef does. Its equals differ by chance. */
static int32_t choose_as_guess(const Setup *setup, const Weights *weights, const State *state,
                               int32_t seat, Chance *chance) {
    return choose_as_chef(setup, weights, state, seat, chance);
}
