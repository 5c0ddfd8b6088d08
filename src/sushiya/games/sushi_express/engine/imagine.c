/* A world that one seat cannot tell from the true one: what it has not seen is dealt anew. */

/* Fill the end of a room with the cards that are left, and shuffle them; give where they begin. */
static inline int32_t shuffle_unseen(const int16_t *unseen, int32_t kinds, uint8_t *room,
                                     int32_t size, Chance *chance) {
    int32_t first = size;
    for (int32_t kind = 0; kind < kinds; kind++)
        for (int32_t copy = 0; copy < unseen[kind]; copy++) room[--first] = (uint8_t)kind;
    uint32_t count = (uint32_t)(size - first);
    shuffle_front(room + first, count, count, chance);
    return first;
}

/* 9.2: what others have drawn may be any of the cards that were not seen. */
static inline void imagine_hand(const SeatSeen *seen, State *world, int32_t owner,
                                const uint8_t *unseen, int32_t *next) {
    world->hand_sizes[owner] = (uint8_t)seen->hand_size;
    int32_t drawn = seen->hand_size;
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++) {
        world->hands[owner][kind] = (uint8_t)seen->hand[kind];
        world->played[owner][kind] = (uint8_t)seen->played[kind];
        drawn -= seen->hand[kind];
    }
    for (; drawn > 0; drawn--) world->hands[owner][unseen[(*next)++]]++;
}

/* Put the markers back, the bottom of every stack first. */
static inline void rebuild_dial(const Observation *seen, int32_t seat, Dial *dial) {
    for (int32_t height = 1; height <= seen->players; height++)
        for (int32_t distance = 0; distance < seen->players; distance++)
            if (seen->seats[distance].height == height)
                put_marker(dial, (seat + distance) % seen->players, seen->seats[distance].bet);
    if (seen->phase != PHASE_BETS) dial->heights = 0;
}

static inline int32_t question_seen(const Observation *seen) {
    if (seen->is_over) return OVER;
    switch (seen->phase) {
    case PHASE_BETS:
        return seen->seats[seen->actor].bet == 0 ? ASK_BET : ASK_END;
    case PHASE_DICE:
        return ASK_ROLL;
    case PHASE_VANS:
        return seen->is_served ? ASK_CUSTOMER : ASK_DRIVE;
    default:
        return ASK_ROW;
    }
}

/* Give the seat at a place of an observation; -1 is nobody there, too. */
static inline int32_t seat_at(const Setup *setup, int32_t seat, int32_t place) {
    return place < 0 ? -1 : (seat + place) % setup->players;
}

static inline void imagine_moment(const Setup *setup, const Observation *seen, int32_t seat,
                                  State *world) {
    *world = (State){
        .decision = (uint16_t)seen->decision,
        .round = (uint16_t)seen->round,
        .rolls = (uint16_t)seen->rolls,
        .question = (uint8_t)question_seen(seen),
        .actor = (int8_t)seat_at(setup, seat, seen->actor),
        .starter = (uint8_t)seat_at(setup, seat, seen->starter),
        .lowest = (int8_t)seat_at(setup, seat, seen->lowest),
        .attempt = (uint8_t)seen->attempt,
    };
    for (int32_t die = 0; die < DICE_COUNT; die++) world->dice[die] = (uint8_t)seen->dice[die];
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++) {
        world->row += (Cards)seen->row[kind] * one_card(kind);
        world->row_size += (uint8_t)seen->row[kind];
        world->discarded += (Cards)seen->discarded[kind] * one_card(kind);
    }
    rebuild_dial(seen, seat, &world->dial);
}

static inline void imagine(const Setup *setup, const Observation *seen, int32_t seat,
                           Chance *chance, State *world) {
    uint8_t actions[ACTION_CARD_COUNT];
    imagine_moment(setup, seen, seat, world);
    world->next_customer =
        (uint8_t)shuffle_unseen(seen->unseen_customers, CUSTOMER_KIND_COUNT, world->customer_pile,
                                CUSTOMER_CARD_COUNT, chance);
    int32_t next = shuffle_unseen(seen->unseen_actions, ACTION_KIND_COUNT, actions,
                                  ACTION_CARD_COUNT, chance);
    for (int32_t distance = 0; distance < setup->players; distance++) {
        const SeatSeen *mine = &seen->seats[distance];
        int32_t owner = seat_at(setup, seat, distance);
        imagine_hand(mine, world, owner, actions, &next);
        world->vans[owner] = (uint8_t)mine->van;
        world->road += van_on(mine->van);
        for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
            world->taken[owner][kind] = (uint8_t)mine->taken[kind];
    }
    int32_t at = ACTION_PILE_ROOM - seen->action_pile;
    world->next_action = (uint8_t)at;
    while (next < ACTION_CARD_COUNT) world->action_pile[at++] = actions[next++];
    if (seen->is_over) end_game(setup, world);
}
