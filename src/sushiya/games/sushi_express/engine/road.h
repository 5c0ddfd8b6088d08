/* The ring of tiles: where a van comes to, and what it meets on the way. */

typedef struct {
    int32_t to;
    bool is_served; /* 6.6: whether it reached, passed or jumped the Sushi Express */
} Trip;

/* Follow a van over so many free tiles. */
static inline Trip drive(const uint8_t *vans, int32_t players, int32_t mover, int32_t tiles) {
    uint32_t others = 0;
    for (int32_t seat = 0; seat < players; seat++) others |= (uint32_t)(seat != mover) << vans[seat];
    Trip trip = {.to = vans[mover]};
    while (tiles > 0) {
        trip.to++;
        if (trip.to == TILE_COUNT) { /* 1.1: tile 0 comes after the last */
            trip.to = EXPRESS;
            trip.is_served = true;
        }
        tiles -= 1 - (int32_t)(others >> trip.to & 1); /* 6.4: tiles of others are jumped */
    }
    return trip;
}
