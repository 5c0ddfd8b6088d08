/* Cards on a table, counted in one word. */

enum { COUNT_MASK = (1 << COUNT_BITS) - 1 };

static inline int32_t count_of(Laid laid, int32_t card) {
    return (int32_t)(laid >> (COUNT_BITS * card)) & COUNT_MASK;
}

static inline int32_t free_wasabi(Laid laid) {
    return (int32_t)(laid >> FREE_AT);
}

static inline Laid one_of(int32_t card) {
    return (Laid)1 << (COUNT_BITS * card);
}

static inline bool is_nigiri(int32_t kind) {
    return kind >= NIGIRI_1 && kind <= NIGIRI_3;
}

static inline bool is_on_wasabi(int32_t card) {
    return card >= KIND_COUNT;
}

static inline int32_t kind_of(int32_t card) {
    return KIND_OF[card];
}

/* 4.2: a wasabi lies free until a nigiri goes on it. */
static inline Laid with(Laid laid, int32_t card) {
    return laid + LAYING[card];
}

/* 3.6, 9.5: where nobody chooses, a nigiri goes on a free wasabi. */
static inline int32_t card_for(int32_t kind, int32_t free) {
    return CARD_FOR[free > 0][kind];
}
