/* Draw from chance: small numbers without bias, four of them from one random word. */

enum { DRAW_BITS = 16, DRAWS_A_WORD = 64 / DRAW_BITS, DRAW_RANGE = 1 << DRAW_BITS };

static inline uint64_t mixed(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

/* Hash a seed, so that streams of neighbouring seeds have nothing in common. */
static inline void seed_chance(Chance *chance, uint64_t seed) {
    uint64_t hashed = seed + 0x632BE59BD9B4E019u;
    hashed = (hashed ^ (hashed >> 32)) * 0xD6E8FEB86659FD93u;
    hashed = (hashed ^ (hashed >> 32)) * 0xD6E8FEB86659FD93u;
    *chance = (Chance){.state = mixed(hashed ^ (hashed >> 32))};
}

static inline uint64_t random_word(Chance *chance) {
    chance->state += 0x9E3779B97F4A7C15u;
    return mixed(chance->state);
}

static inline uint32_t next_on_tape(Chance *chance) {
    int32_t at = chance->tape_at++;
    return at < chance->tape_size ? (uint32_t)chance->tape[at] : 0;
}

static inline uint32_t random_bits(Chance *chance) {
    if (chance->left == 0) {
        chance->word = random_word(chance);
        chance->left = DRAWS_A_WORD;
    }
    uint32_t bits = (uint32_t)chance->word & (DRAW_RANGE - 1);
    chance->word >>= DRAW_BITS;
    chance->left--;
    return bits;
}

/* Whether bits must be drawn anew: the few products below this would favour some outcomes. */
static inline bool is_biased(uint32_t product, uint32_t size) {
    uint32_t low = product & (DRAW_RANGE - 1);
    return low < size && low < DRAW_RANGE % size;
}

/* Draw a number below `size`, which is at most DRAW_RANGE. */
static inline uint32_t draw(Chance *chance, uint32_t size) {
    if (chance->is_taped) return next_on_tape(chance);
    uint32_t product = random_bits(chance) * size;
    while (is_biased(product, size)) product = random_bits(chance) * size;
    return product >> DRAW_BITS;
}

static inline void swap(uint8_t *items, uint32_t place, uint32_t other) {
    uint8_t kept = items[place];
    items[place] = items[other];
    items[other] = kept;
}

/* Swap an item with one that sixteen random bits name, among itself and those behind it. */
static inline void swap_by(uint8_t *items, uint32_t size, uint32_t place, uint64_t bits,
                           Chance *chance) {
    uint32_t behind = size - place, product = (uint16_t)bits * behind;
    uint32_t other = is_biased(product, behind) ? draw(chance, behind) : product >> DRAW_BITS;
    swap(items, place, place + other);
}

/* Shuffle the first `used` of `size` items: each is drawn among itself and those behind it. */
static inline void shuffle_front(uint8_t *items, uint32_t size, uint32_t used, Chance *chance) {
    uint32_t place = 0;
    if (!chance->is_taped)
        for (; place + DRAWS_A_WORD <= used; place += DRAWS_A_WORD) {
            uint64_t word = random_word(chance);
            swap_by(items, size, place, word, chance);
            swap_by(items, size, place + 1, word >> DRAW_BITS, chance);
            swap_by(items, size, place + 2, word >> 2 * DRAW_BITS, chance);
            swap_by(items, size, place + 3, word >> 3 * DRAW_BITS, chance);
        }
    for (; place < used; place++) swap(items, place, place + draw(chance, size - place));
}
