/* A world that one seat cannot tell from the true one: what it has not seen is shuffled and dealt. */

/* What is hidden, in any order, the last one next. */
typedef struct {
    uint8_t kinds[DECK_SIZE];
    int32_t left;
} Hidden;

static inline uint8_t next_hidden(Hidden *hidden) {
    return hidden->kinds[--hidden->left];
}

static inline void shuffle_hidden(const Observation *seen, Chance *chance, Hidden *hidden) {
    hidden->left = 0;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        for (int32_t copy = 0; copy < seen->unseen[kind]; copy++)
            hidden->kinds[hidden->left++] = (uint8_t)kind;
    shuffle_front(hidden->kinds, (uint32_t)hidden->left, (uint32_t)hidden->left, chance);
}

static inline void imagine_hand(const HandSeen *hand, bool controls, Hidden *hidden, State *world,
                                int32_t owner) {
    int32_t slot = 0;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        for (int32_t copy = 0; copy < hand->counts[kind]; copy++)
            world->hands[owner][slot++] = (uint8_t)kind;
    while (slot < hand->size) {
        uint8_t kind = next_hidden(hidden);
        world->hands[owner][slot++] = kind;
        if (controls) world->drawn = (int8_t)kind; /* one of them is the robot's: any is as likely */
    }
}

static inline void imagine_figure(const Observation *seen, int32_t place, State *world,
                                  int32_t figure) {
    for (int32_t card = 0; card < CARD_COUNT; card++)
        for (int32_t copy = 0; copy < seen->laid[place][card]; copy++) lay(world, figure, card);
    world->puddings[figure] = (uint8_t)seen->puddings[place];
    for (int32_t round = 0; round < ROUND_COUNT; round++)
        for (int32_t kind = 0; kind < ROUND_KIND_COUNT; kind++)
            world->points[round][figure][kind] = (uint8_t)seen->points[round][place][kind];
}

static inline void imagine_piles(const Setup *setup, const Observation *seen, Hidden *hidden,
                                 State *world) {
    world->next = (uint8_t)(DECK_SIZE - hidden->left + seen->pile);
    world->pile_left = (uint8_t)seen->pile;
    if (setup->has_robot) world->pile = (uint8_t)(world->next - seen->pile);
    for (int32_t at = world->next - seen->pile; at < DECK_SIZE; at++)
        world->deck[at] = next_hidden(hidden);
}

/* Let a seat hold any pick that it could make. */
static inline int32_t any_legal(const Setup *setup, const State *state, int32_t seat,
                                Chance *chance) {
    uint8_t legal[CODE_COUNT];
    mask(setup, state, seat, legal);
    uint32_t count = 0;
    for (int32_t code = 0; code < CODE_COUNT; code++) count += legal[code];
    if (count == 0) return -1;
    uint32_t skipped = draw(chance, count);
    int32_t code = 0;
    while (!legal[code] || skipped-- > 0) code++;
    return code;
}

static inline void imagine(const Setup *setup, const Observation *seen, int32_t seat,
                           Chance *chance, State *world) {
    Hidden hidden;
    shuffle_hidden(seen, chance, &hidden);
    *world = (State){
        .decision = (uint8_t)seen->decision,
        .round = (uint8_t)seen->round,
        .turn = (uint8_t)seen->turn,
        .controller = -1,
        .drawn = -1,
    };
    if (setup->has_robot) {
        world->controller = (int8_t)((seat + seen->controller) % setup->players);
        world->drawn = (int8_t)seen->drawn;
    }
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        world->discarded[kind] = (uint8_t)seen->discarded[kind];
    for (int32_t figure = 0; figure < setup->figures; figure++)
        imagine_figure(seen, figure_seen(setup, seat, figure), world, figure);
    for (int32_t distance = 0; distance < setup->players; distance++) {
        int32_t owner = (seat + distance) % setup->players;
        bool controls = setup->has_robot && world->controller == owner;
        imagine_hand(&seen->hands[distance], controls, &hidden, world, owner);
        world->left = (uint8_t)(seen->hands[distance].size - controls * !seen->is_over);
    }
    imagine_piles(setup, seen, &hidden, world);
    if (seen->is_over) end_game(setup, world);
    for (int32_t other = 0; other < SEAT_COUNT; other++) world->held[other] = -1;
    for (int32_t distance = 1; distance < setup->players; distance++)
        if (seen->has_picked[distance]) {
            int32_t other = (seat + distance) % setup->players;
            world->held[other] = (int16_t)any_legal(setup, world, other, chance);
        }
    world->held[seat] = seen->held;
}
