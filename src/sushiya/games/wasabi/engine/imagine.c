/* A world that one seat cannot tell from the true one: strips that it is not sure of are shuffled,
 * each length by itself. What others know of the recipes in hands is not imagined: there nobody is
 * sure of any but the viewer. */

/* The strips of one length that may be anywhere, the last one next. */
typedef struct {
    uint8_t strips[STRIP_COUNT];
    int32_t left;
} Hidden;

static inline int32_t next_hidden(Hidden *hidden) {
    return hidden->strips[--hidden->left];
}

static inline void shuffle_hidden(const Setup *setup, const Observation *seen, int32_t length,
                                  Chance *chance, Hidden *hidden) {
    int32_t end = setup->pile_starts[length + 1];
    hidden->left = 0;
    for (int32_t strip = setup->pile_starts[length]; strip < end; strip++)
        if (seen->strips[strip] == NOT_KNOWN) hidden->strips[hidden->left++] = (uint8_t)strip;
    shuffle_front(hidden->strips, (uint32_t)hidden->left, (uint32_t)hidden->left, chance);
}

static inline void hold(State *world, int32_t owner, int32_t strip) {
    insert(world->strips[owner], STRIPS_HELD, world->strip_counts[owner]++, strip);
}

static inline void imagine_pile(const Setup *setup, const Observation *seen, int32_t seat,
                                int32_t length, Hidden *hidden, State *world) {
    int32_t start = setup->pile_starts[length];
    world->pile_sizes[length] = (int8_t)seen->piles[length];
    world->in_piles += (int8_t)seen->piles[length];
    for (int32_t depth = 0; depth < seen->piles[length]; depth++) {
        int32_t by = seen->returned_by[start + depth], found = -1;
        if (by == 0) /* the viewer put it there, and knows which it is */
            for (int32_t strip = start; strip < setup->pile_starts[length + 1]; strip++)
                if (seen->strips[strip] == IN_PILE + depth) found = strip;
        if (found < 0) found = next_hidden(hidden);
        world->piles[start + depth] = (uint8_t)found;
        if (by >= 0) world->returned_by[found] = (int8_t)((seat + by) % setup->players);
    }
}

static inline void imagine_hands(const Setup *setup, const Observation *seen, int32_t seat,
                                 int32_t length, Hidden *hidden, State *world) {
    int32_t end = setup->pile_starts[length + 1];
    for (int32_t distance = 0; distance < setup->players; distance++) {
        int32_t owner = (seat + distance) % setup->players;
        int32_t unknown = seen->seats[distance].lengths[length];
        for (int32_t strip = setup->pile_starts[length]; strip < end; strip++) {
            if (seen->strips[strip] != HELD + distance) continue;
            hold(world, owner, strip);
            if (distance > 0) world->returned_by[strip] = (int8_t)seat;
            unknown--;
        }
        while (unknown-- > 0) hold(world, owner, next_hidden(hidden));
    }
}

static inline void imagine_board(const Setup *setup, const Observation *seen, State *world) {
    for (int32_t square = 0; square < SQUARE_COUNT; square++) {
        world->tops[square] = (int8_t)seen->squares[square].top;
        if (seen->squares[square].is_changed) touch(world, square);
    }
    while (world->mats_laid < MAT_COUNT && seen->mats[world->mats_laid] >= 0) {
        world->mats[world->mats_laid] = (int8_t)seen->mats[world->mats_laid];
        world->mats_laid++;
    }
    while (world->buried < TILE_COUNT && seen->buried_squares[world->buried] >= 0) {
        world->buried_squares[world->buried] = (int8_t)seen->buried_squares[world->buried];
        world->buried_kinds[world->buried] = (int8_t)seen->buried_kinds[world->buried];
        world->buried++;
    }
    lay_out(setup, world);
}

static inline void imagine_supplies(const Observation *seen, State *world) {
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        world->pantry[kind] = (int8_t)seen->pantry[kind];
        world->in_pantry += world->pantry[kind];
    }
    for (int32_t card = 0; card < CARD_COUNT; card++) {
        world->kitchen[card] = (int8_t)seen->kitchen[card];
        world->in_kitchen += world->kitchen[card];
    }
}

static inline void imagine_seat(const SeatSeen *seen, int32_t owner, State *world) {
    for (int32_t place = 0; place < TILES_HELD && seen->tiles[place] >= 0; place++)
        world->hands[owner][world->hand_sizes[owner]++] = (int8_t)seen->tiles[place];
    for (int32_t card = 0; card < CARD_COUNT; card++) {
        world->cards[owner][card] = (int8_t)seen->cards[card];
        world->card_counts[owner] += world->cards[owner][card];
    }
    for (int32_t place = 0; place < TOKEN_COUNT && seen->served[place] >= 0; place++) {
        world->served[owner][place] = (int8_t)seen->served[place];
        world->served_cubes[owner][place] = (int8_t)seen->served_cubes[place];
        world->served_counts[owner]++;
    }
    for (int32_t length = 0; length < LENGTH_COUNT; length++)
        world->used[owner][length] = (int8_t)seen->used[length];
    world->cubes[owner] = (int8_t)seen->cubes;
}

static inline void imagine(const Setup *setup, const Observation *seen, int32_t seat,
                           Chance *chance, State *world) {
    *world = (State){
        .decision = seen->decision,
        .turns = seen->turns,
        .stage = (int8_t)seen->stage,
        .seat = (int8_t)((seat + seen->seat) % setup->players),
        .first = (int8_t)((seat + seen->first) % setup->players),
        .passes = (int8_t)seen->passes,
        .ended_by = (int8_t)seen->ended_by,
        .placed = (int8_t)seen->placed,
        .card = (int8_t)seen->card,
        .chopped = (int8_t)seen->chopped,
        .rewards = (int8_t)seen->rewards,
    };
    imagine_board(setup, seen, world);
    imagine_supplies(seen, world);
    for (int32_t distance = 0; distance < setup->players; distance++)
        imagine_seat(&seen->seats[distance], (seat + distance) % setup->players, world);
    for (int32_t strip = 0; strip < STRIP_COUNT; strip++) world->returned_by[strip] = -1;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        Hidden hidden;
        shuffle_hidden(setup, seen, length, chance, &hidden);
        imagine_pile(setup, seen, seat, length, &hidden, world);
        imagine_hands(setup, seen, seat, length, &hidden, world);
    }
    if (is_over(world)) end_game(setup, world, seen->ended_by);
}
