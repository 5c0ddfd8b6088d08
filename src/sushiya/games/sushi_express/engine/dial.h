/* Markers on the dial, and the order they give. Words with a few bits for each number or marker
 * make do without loops, whose ends cannot be foreseen by the machine. */

enum { DIAL_MASK = (1 << DIAL_BITS) - 1, DIAL_TOP = 64 - DIAL_BITS };

/* 1 in the bits of each number. */
static const uint64_t EVERY_NUMBER = UINT64_MAX / DIAL_MASK;

/* Add up all parts of a word: the product has their sum in its last part. */
static inline int32_t sum_of(uint64_t counts) {
    return (int32_t)(counts * EVERY_NUMBER >> DIAL_TOP);
}

static inline bool is_held(const Dial *dial, int32_t number) {
    return (dial->heights >> (DIAL_BITS * number) & DIAL_MASK) > 0;
}

/* Give a word with 1 in the bits of each number that is held; no stack is higher than 7. */
static inline uint64_t held_numbers(const Dial *dial) {
    uint64_t heights = dial->heights;
    return (heights | heights >> 1 | heights >> 2) & EVERY_NUMBER;
}

static inline int32_t seat_on(const Dial *dial, int32_t place) {
    return (int32_t)(dial->order >> (DIAL_BITS * place) & DIAL_MASK);
}

/* Put a marker on top of a number's stack. */
static inline void put_marker(Dial *dial, int32_t seat, int32_t number) {
    int32_t at = DIAL_BITS * sum_of(dial->heights >> (DIAL_BITS * (number + 1)));
    uint32_t higher = dial->order & ((1u << at) - 1), lower = dial->order >> at << at;
    dial->order = higher | (uint32_t)seat << at | lower << DIAL_BITS;
    dial->heights += (uint64_t)1 << (DIAL_BITS * number);
    dial->count++;
    dial->bets[seat] = (uint8_t)number;
}

/* 4.3: two stacks with none between them change places, each keeping its order. */
static inline void swap_stacks(Dial *dial, int32_t low, int32_t high) {
    Dial before = *dial;
    *dial = (Dial){0};
    for (int32_t place = before.count - 1; place >= 0; place--) {
        int32_t seat = seat_on(&before, place), number = before.bets[seat];
        if (number == low)
            number = high;
        else if (number == high)
            number = low;
        put_marker(dial, seat, number);
    }
}

/* 5.1, 6.1: who rolls or moves now, the top marker on the highest number. */
static inline int32_t first_marker(const Dial *dial) {
    return seat_on(dial, 0);
}

/* 4.7: the bottom marker on the lowest number. */
static inline int32_t lowest_marker(const Dial *dial) {
    return seat_on(dial, dial->count - 1);
}

/* Take the first marker off. */
static inline void lift_marker(Dial *dial) {
    dial->bets[first_marker(dial)] = 0;
    dial->order >>= DIAL_BITS;
    dial->count--;
}
