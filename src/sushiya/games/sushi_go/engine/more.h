/* What only the engine of Sushi Go! offers. Types and prototypes only, no preprocessor: cffi reads this too. */

/* What every seat lays: cards by their numbers, -1: none; and the kind that the robot is given. */
typedef struct {
    int8_t first[SEAT_COUNT];
    int8_t second[SEAT_COUNT];
    int8_t gift[SEAT_COUNT];
} Picks;

/* How often each card lies on each table, and what that would bring if the round ended now. */
typedef struct {
    uint8_t cards[FIGURE_COUNT][CARD_COUNT];
    uint8_t points[FIGURE_COUNT][ROUND_KIND_COUNT];
} Spread;

/* Lay picks onto tables, and work out the points. */
void engine_lay(const Setup *setup, const Picks *picks, Spread *spread);
