/* Customer cards counted in one word. */

enum { CARD_MASK = (1 << CARD_BITS) - 1, CARD_SIGN = 1 << (CARD_BITS - 1) };

/* 1 in the bits of each kind. */
static const Cards EVERY_KIND = (((Cards)1 << (CARD_BITS * CUSTOMER_KIND_COUNT)) - 1) / CARD_MASK;

static inline Cards one_card(int32_t kind) {
    return (Cards)1 << (CARD_BITS * kind);
}

static inline int32_t count_of(Cards cards, int32_t kind) {
    return (int32_t)(cards >> (CARD_BITS * kind) & CARD_MASK);
}

/* For each kind, how many kinds up to it a row has; a row has less than eight cards. */
static inline Cards count_kinds(Cards row) {
    return ((row | row >> 1 | row >> 2) & EVERY_KIND) * EVERY_KIND;
}

/* Give the kind of a row with this number, from 0 on: the first with more kinds up to it. Adding
 * the rest sets its sign bit. */
static inline int32_t find_kind(Cards kinds, uint32_t number) {
    Cards reached = kinds + EVERY_KIND * (Cards)(CARD_SIGN - 1 - number);
    return __builtin_ctzll(reached & EVERY_KIND * CARD_SIGN) / CARD_BITS;
}
