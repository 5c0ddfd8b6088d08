/* The ring of tiles: where a van comes to, and what it meets on the way. All tiles are looked at
 * at once: the end of a loop over them cannot be foreseen by the machine. */

enum { TILE_MASK = (1 << TILE_BITS) - 1, TILE_SIGN = 1 << (TILE_BITS - 1) };

/* 1 in the bits of each tile. */
static const Road EVERY_TILE = (((Road)1 << (TILE_BITS * TILE_COUNT)) - 1) / TILE_MASK;

static inline Road van_on(int32_t tile) {
    return (Road)1 << (TILE_BITS * tile);
}

static inline int32_t count_on(Road counts, int32_t tile) {
    return (int32_t)(counts >> (TILE_BITS * tile) & TILE_MASK);
}

typedef struct {
    int32_t to;
    bool is_served; /* 6.6: whether it reached, passed or jumped the Sushi Express */
} Trip;

/* Follow a van over so many free tiles, those without another van (6.4). */
static inline Trip drive(Road road, int32_t from, int32_t tiles) {
    Road others = road - van_on(from);
    Road is_taken = (others + EVERY_TILE * (TILE_SIGN - 1)) / TILE_SIGN & EVERY_TILE;
    Road counts = (EVERY_TILE - is_taken) * EVERY_TILE; /* free tiles up to each one */
    int32_t all = count_on(counts, TILE_COUNT - 1), wanted = count_on(counts, from) + tiles;
    bool is_served = wanted > all; /* 1.1: tile 0 comes after the last */
    while (wanted > all) wanted -= all;
    /* The first tile with as many as wanted: adding the rest sets its sign bit. */
    Road reached = counts + EVERY_TILE * (Road)(TILE_SIGN - wanted);
    int32_t bit = __builtin_ctzll(reached & EVERY_TILE * TILE_SIGN);
    return (Trip){.to = bit / TILE_BITS, .is_served = is_served};
}
