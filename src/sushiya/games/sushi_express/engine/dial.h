/* Markers on the dial, and the order they give. */

static inline bool is_held(const Dial *dial, int32_t number) {
    return dial->held >> number & 1;
}

/* Put a marker on top of a number's stack. */
static inline void put_marker(Dial *dial, int32_t seat, int32_t number) {
    int32_t place = dial->count++;
    while (place > 0 && dial->bets[dial->order[place - 1]] > number) {
        dial->order[place] = dial->order[place - 1];
        place--;
    }
    dial->order[place] = (uint8_t)seat;
    dial->bets[seat] = (uint8_t)number;
    dial->held |= (uint16_t)(1 << number);
}

/* 4.3: two stacks with none between them change places, each keeping its order. */
static inline void swap_stacks(Dial *dial, int32_t low, int32_t high) {
    Dial before = *dial;
    dial->count = 0;
    for (int32_t place = 0; place < before.count; place++) {
        int32_t seat = before.order[place], bet = before.bets[seat];
        if (bet == low)
            bet = high;
        else if (bet == high)
            bet = low;
        put_marker(dial, seat, bet);
    }
}

/* 5.1, 6.1: who rolls or moves now, the top marker on the highest number. */
static inline int32_t first_marker(const Dial *dial) {
    return dial->order[dial->count - 1];
}

/* 4.7: the bottom marker on the lowest number. */
static inline int32_t lowest_marker(const Dial *dial) {
    return dial->order[0];
}

/* Take the first marker off. */
static inline void lift_marker(Dial *dial) {
    dial->bets[first_marker(dial)] = 0;
    dial->count--;
}
