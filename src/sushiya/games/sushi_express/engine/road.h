/* The ring of tiles: where a van comes to, and what it meets on the way. */

/* Tiles are looked at all at once, in TILE_BITS each of one word: a loop over them cannot be
 * foreseen by the machine, and took three times as long. */
enum { TILE_BITS = 5, TILE_MASK = (1 << TILE_BITS) - 1, TILE_SIGN = 1 << (TILE_BITS - 1) };

static const uint64_t EVERY_TILE = 0x84210842108421; /* 1 in the bits of each tile */

static inline uint64_t on_tile(uint64_t value, int32_t tile) {
    return value << (TILE_BITS * tile);
}

typedef struct {
    int32_t to;
    bool is_served; /* 6.6: whether it reached, passed or jumped the Sushi Express */
} Trip;

/* Follow a van over so many free tiles; tiles of others are jumped (6.4). */
static inline Trip drive(const uint8_t *vans, int32_t players, int32_t mover, int32_t tiles) {
    uint64_t others = 0;
    for (int32_t seat = 0; seat < players; seat++) others |= on_tile(seat != mover, vans[seat]);
    /* The free tiles from tile 0 up to each one. */
    uint64_t counts = (EVERY_TILE & ~others) * EVERY_TILE;
    int32_t in_ring = (int32_t)(counts >> (TILE_BITS * (TILE_COUNT - 1)) & TILE_MASK);
    int32_t wanted = (int32_t)(counts >> (TILE_BITS * vans[mover]) & TILE_MASK) + tiles;
    bool is_served = wanted > in_ring; /* 1.1: tile 0 comes after the last */
    while (wanted > in_ring) wanted -= in_ring;
    /* The first tile with that many: there a sign bit is set. */
    uint64_t reached = counts + EVERY_TILE * (uint64_t)(TILE_SIGN - wanted);
    int32_t bit = __builtin_ctzll(reached & EVERY_TILE * TILE_SIGN);
    return (Trip){.to = bit / TILE_BITS, .is_served = is_served};
}
