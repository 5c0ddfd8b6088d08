/* What a seat knows, and the one form of a position. */

static inline int32_t place_seen(const Setup *setup, int32_t seat, int32_t other) {
    if (other < 0) return -1;
    return (other - seat + setup->players) % setup->players;
}

/* 9.3: a hand holds a first card for sure until one of its kind was played. */
static inline int32_t sure_cards(const State *state, int32_t owner, int32_t kind) {
    return state->played[owner][kind] == 0 ? AT_START[kind] : 0;
}

static inline void see_moment(const Setup *setup, const State *state, int32_t seat,
                              Observation *seen) {
    seen->players = (int16_t)setup->players;
    seen->swaps_neighbours = setup->swaps_neighbours;
    seen->is_over = is_over(state);
    seen->decision = (int16_t)state->decision;
    seen->round = (int16_t)state->round;
    seen->phase = PHASE_OF[state->question];
    seen->actor = (int16_t)place_seen(setup, seat, state->actor);
    seen->starter = (int16_t)place_seen(setup, seat, state->starter);
    seen->lowest = (int16_t)place_seen(setup, seat, state->lowest);
    seen->rolls = (int16_t)state->rolls;
    seen->attempt = state->attempt;
    for (int32_t die = 0; die < DICE_COUNT; die++) seen->dice[die] = state->dice[die];
    seen->is_served = state->question == ASK_CUSTOMER;
    seen->customer_pile = (int16_t)(CUSTOMER_CARD_COUNT - state->next_customer);
    seen->action_pile = (int16_t)(ACTION_PILE_ROOM - state->next_action);
}

/* 9.1, 9.2; 8.5: hands are shown at the end. */
static inline void see_hand(const State *state, int32_t owner, bool is_shown, SeatSeen *seen) {
    int32_t known = 0;
    seen->hand_size = state->hand_sizes[owner];
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++) {
        seen->hand[kind] =
            (int16_t)(is_shown ? state->hands[owner][kind] : sure_cards(state, owner, kind));
        seen->played[kind] = state->played[owner][kind];
        known += seen->hand[kind];
    }
    seen->is_known = known == seen->hand_size;
}

static inline void see_seat(const State *state, int32_t owner, TipRange tips, SeatSeen *seen) {
    seen->van = state->vans[owner];
    int32_t points = tip_points(tips, state->taken[owner][CUSTOMER_TIP]);
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++) {
        seen->taken[kind] = state->taken[owner][kind];
        if (kind != CUSTOMER_TIP) points += customer_points(seen->taken[kind]);
    }
    seen->points = (int16_t)points;
}

static inline void see_dial(const Setup *setup, const Dial *dial, int32_t seat,
                            Observation *seen) {
    int16_t height = 0, below = 0;
    for (int32_t place = dial->count - 1; place >= 0; place--) {
        int32_t owner = seat_on(dial, place);
        SeatSeen *mine = &seen->seats[place_seen(setup, seat, owner)];
        mine->bet = dial->bets[owner];
        height = mine->bet == below ? (int16_t)(height + 1) : 1;
        mine->height = height;
        below = mine->bet;
    }
}

static inline void count_unseen(Observation *seen) {
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++) {
        int32_t unseen = CUSTOMER_COPIES[kind] - seen->row[kind] - seen->discarded[kind];
        for (int32_t place = 0; place < SEAT_COUNT; place++)
            unseen -= seen->seats[place].taken[kind];
        seen->unseen_customers[kind] = (int16_t)unseen;
    }
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++) {
        int32_t unseen = ACTION_COPIES[kind];
        for (int32_t place = 0; place < SEAT_COUNT; place++)
            unseen -= seen->seats[place].hand[kind] + seen->seats[place].played[kind];
        seen->unseen_actions[kind] = (int16_t)unseen;
    }
}

static inline void observe(const Setup *setup, const State *state, int32_t seat,
                           Observation *seen) {
    int32_t tips[SEAT_COUNT];
    *seen = (Observation){0};
    see_moment(setup, state, seat, seen);
    for (int32_t owner = 0; owner < setup->players; owner++)
        tips[owner] = state->taken[owner][CUSTOMER_TIP];
    TipRange range = range_of(setup, tips);
    for (int32_t distance = 0; distance < setup->players; distance++) {
        int32_t owner = (seat + distance) % setup->players;
        see_hand(state, owner, distance == 0 || is_over(state), &seen->seats[distance]);
        see_seat(state, owner, range, &seen->seats[distance]);
    }
    see_dial(setup, &state->dial, seat, seen);
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++) {
        seen->row[kind] = (int16_t)count_of(state->row, kind);
        seen->discarded[kind] = (int16_t)count_of(state->discarded, kind);
    }
    count_unseen(seen);
}

/* Cards that are gone leave no trace. */
static inline void canonical(const Setup *setup, State *state) {
    (void)setup;
    for (int32_t at = 0; at < state->next_customer; at++) state->customer_pile[at] = 0;
    for (int32_t at = 0; at < state->next_action; at++) state->action_pile[at] = 0;
}
