/* Markers on the dial, and the order they give. */

enum { DIAL_MASK = (1 << DIAL_BITS) - 1, DIAL_TOP = 64 - DIAL_BITS };

static inline bool is_held(const Dial *dial, int32_t number) {
    return (dial->heights >> (DIAL_BITS * number) & DIAL_MASK) > 0;
}

/* Count the markers on a number and all below; a product adds up what is in its factor's parts. */
static inline int32_t count_up_to(const Dial *dial, int32_t number) {
    uint64_t heights = dial->heights << (DIAL_TOP - DIAL_BITS * number);
    return (int32_t)(heights * 0x1111111111111111u >> DIAL_TOP);
}

static inline int32_t seat_on(const Dial *dial, int32_t place) {
    return (int32_t)(dial->order >> (DIAL_BITS * place) & DIAL_MASK);
}

/* Put a marker on top of a number's stack. */
static inline void put_marker(Dial *dial, int32_t seat, int32_t number) {
    int32_t at = DIAL_BITS * count_up_to(dial, number);
    uint32_t lower = dial->order & ((1u << at) - 1), higher = dial->order >> at << at;
    dial->order = lower | (uint32_t)seat << at | higher << DIAL_BITS;
    dial->heights += (uint64_t)1 << (DIAL_BITS * number);
    dial->count++;
    dial->bets[seat] = (uint8_t)number;
}

/* 4.3: two stacks with none between them change places, each keeping its order. */
static inline void swap_stacks(Dial *dial, int32_t low, int32_t high) {
    Dial before = *dial;
    *dial = (Dial){0};
    for (int32_t place = 0; place < before.count; place++) {
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
    return seat_on(dial, dial->count - 1);
}

/* 4.7: the bottom marker on the lowest number. */
static inline int32_t lowest_marker(const Dial *dial) {
    return seat_on(dial, 0);
}

/* Take the first marker off. */
static inline void lift_marker(Dial *dial) {
    int32_t seat = first_marker(dial);
    dial->count--;
    dial->order &= (1u << (DIAL_BITS * dial->count)) - 1;
    dial->heights -= (uint64_t)1 << (DIAL_BITS * dial->bets[seat]);
    dial->bets[seat] = 0;
}
