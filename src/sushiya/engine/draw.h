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

/* Shuffle the first `used` of `size` items: each of them is drawn among itself and those behind. */
static inline void shuffle_front(uint8_t *items, uint32_t size, uint32_t used, Chance *chance) {
    uint32_t place = 0;
    if (!chance->is_taped) {
        while (place + DRAWS_A_WORD <= used) {
            uint64_t word = random_word(chance);
            for (uint32_t end = place + DRAWS_A_WORD; place < end; place++) {
                uint32_t product = ((uint32_t)word & (DRAW_RANGE - 1)) * (size - place);
                while (is_biased(product, size - place))
                    product = random_bits(chance) * (size - place);
                uint32_t other = place + (product >> DRAW_BITS);
                uint8_t kept = items[place];
                items[place] = items[other];
                items[other] = kept;
                word >>= DRAW_BITS;
            }
        }
    }
    for (; place < used; place++) {
        uint32_t other = place + draw(chance, size - place);
        uint8_t kept = items[place];
        items[place] = items[other];
        items[other] = kept;
    }
}
