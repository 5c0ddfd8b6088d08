/* How the engine itself plays: blindly, or by one of its judgments. */

/* Skip one or two places that are taken, the lower first. */
static inline int32_t another(int32_t place, int32_t low, int32_t high) {
    if (place >= low) place++;
    if (high > low && place >= high) place++;
    return place;
}

static inline int32_t choose_two(const Setup *setup, int32_t first, int32_t second, int32_t free) {
    if (setup->combines) free += (first == WASABI) + (second == WASABI); /* 4.5 */
    first = card_for(first, free);
    if (is_on_wasabi(first)) free--;
    return PICK_OF[first][card_for(second, free)];
}

/* One card, with a hint where it lies. */
static inline int32_t choose_single(Laid table, const uint8_t *hand, int32_t at) {
    return card_for(hand[at], free_wasabi(table)) | (at + 1) << HINT_SHIFT;
}

/* With chopsticks on the table, or the robot's card to give. */
static int32_t choose_blindly_more(const Setup *setup, const State *state, int32_t seat,
                                          int32_t at, Chance *chance) {
    const uint8_t *hand = hand_seen(setup, state, seat);
    int32_t size = hand_size(state, seat), other = -1, gift = 0;
    bool gives = state->controller == seat;
    Laid table = state->laid[seat];
    if (size >= (gives ? 3 : 2) && count_of(table, CHOPSTICKS) > 0 && draw(chance, 2) == 1)
        other = another((int32_t)draw(chance, (uint32_t)size - 1), at, at);
    if (gives && other < 0)
        gift = 1 + hand[another((int32_t)draw(chance, (uint32_t)size - 1), at, at)];
    else if (gives)
        gift = 1 + hand[another((int32_t)draw(chance, (uint32_t)size - 2),
                                at < other ? at : other, at < other ? other : at)];
    int32_t pick = card_for(hand[at], free_wasabi(table));
    if (other >= 0) pick = choose_two(setup, hand[at], hand[other], free_wasabi(table));
    return gift * PICK_COUNT + pick;
}

/* Keep the card at a place that was drawn, or half of the time two with chopsticks; nigiri on free wasabi. */
static inline int32_t choose_blindly(const Setup *setup, const State *state, int32_t seat,
                                     int32_t at, Chance *chance) {
    Laid table = state->laid[seat];
    if (state->controller == seat || count_of(table, CHOPSTICKS) > 0)
        return choose_blindly_more(setup, state, seat, at, chance);
    return choose_single(table, hand_seen(setup, state, seat), at);
}

static inline int32_t choose(const Setup *setup, const State *state, int32_t seat,
                             const Player *player, Chance *chance) {
    if (state->held[seat] >= 0) return state->held[seat];
    if (player->policy >= CHEF) return choose_as_chef(setup, player->weights, state, seat, chance);
    if (player->policy == COOK) return choose_as_cook(setup, state, seat, chance);
    if (player->policy == APPRENTICE) return choose_as_apprentice(setup, state, seat, chance);
    int32_t at = (int32_t)draw(chance, (uint32_t)hand_size(state, seat));
    return choose_blindly(setup, state, seat, at, chance);
}

/* Bits of a random word for each seat, so that one word does for all. */
enum { SEAT_BITS = 12, SEAT_RANGE = 1 << SEAT_BITS };

static inline void choose_all_blindly(const Setup *setup, const State *state, Chance *chance,
                                      int32_t *codes) {
    uint64_t word = random_word(chance);
    int32_t players = setup->players, left = state->left, controller = state->controller;
    int32_t place = place_of(setup, state, 0);
    for (int32_t seat = 0; seat < players; seat++, word >>= SEAT_BITS) {
        const uint8_t *hand = state->hands[place];
        uint32_t size = (uint32_t)(left + (controller == seat));
        place = place + 1 < players ? place + 1 : 0;
        if (size < 2) continue;
        uint32_t product = ((uint32_t)word & (SEAT_RANGE - 1)) * size;
        uint32_t low = product & (SEAT_RANGE - 1), at = product >> SEAT_BITS;
        if (low < size && low < SEAT_RANGE % size) at = draw(chance, size); /* would be biased */
        Laid table = state->laid[seat];
        if (controller == seat || count_of(table, CHOPSTICKS) > 0)
            codes[seat] = choose_blindly_more(setup, state, seat, (int32_t)at, chance);
        else
            codes[seat] = choose_single(table, hand, (int32_t)at);
    }
}
