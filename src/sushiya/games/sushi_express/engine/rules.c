/* The rules of Sushi Express: deal, bets, dice, vans, deliveries and the end. */

static inline bool is_over(const State *state) {
    return state->question == OVER;
}

/* 3.4: one player is asked at a time, so nothing is held until others have chosen. */
static inline bool holds(const State *state, int32_t seat) {
    (void)state, (void)seat;
    return false;
}

static inline bool is_holding(const State *state) {
    (void)state;
    return false;
}

static inline bool asks(const Setup *setup, const State *state, int32_t seat) {
    (void)setup;
    return state->actor == seat;
}

static inline void put_question(State *state, int32_t question, int32_t seat) {
    state->question = (uint8_t)question;
    state->actor = (int8_t)seat;
}

/* 3.1: a played card is open and leaves the game. */
static inline void play_cards(State *state, int32_t seat, int32_t kind, int32_t count) {
    state->hands[seat][kind] -= (uint8_t)count;
    state->played[seat][kind] += (uint8_t)count;
    state->hand_sizes[seat] -= (uint8_t)count;
}

/* 3.3: an empty pile gives no more cards. */
static inline void draw_action(State *state, int32_t seat) {
    if (state->next_action == ACTION_PILE_ROOM) return;
    state->hands[seat][state->action_pile[state->next_action++]]++;
    state->hand_sizes[seat]++;
}

static inline void end_game(const Setup *setup, State *state) {
    score_cards(setup, (const uint8_t(*)[CUSTOMER_KIND_COUNT])state->taken,
                (const uint8_t(*)[ACTION_KIND_COUNT])state->hands, state->points);
    rank_seats(setup, (const int8_t(*)[POINT_KIND_COUNT])state->points,
               (const uint8_t(*)[ACTION_KIND_COUNT])state->hands, state->ranks);
    put_question(state, OVER, -1);
}

static inline void begin_round(const Setup *setup, State *state) {
    int32_t end = state->next_customer + setup->players - state->row_size;
    if (end > CUSTOMER_CARD_COUNT) { /* 8.1, 8.2 */
        end_game(setup, state);
        return;
    }
    for (int32_t at = state->next_customer; at < end; at++)
        state->row += one_card(state->customer_pile[at]); /* 2.3, 7.4 */
    state->next_customer = (uint8_t)end;
    state->row_size = (uint8_t)setup->players;
    state->round++;
    state->starter = (uint8_t)state->lowest; /* 7.5 */
    state->lowest = -1;
    put_question(state, ASK_BET, state->starter); /* 4.1 */
}

static inline void open_game(const Setup *setup, State *state, Chance *chance) {
    int32_t players = setup->players, few = players - FEWEST_PLAYERS;
    *state = (State){.next_action = (uint8_t)(ACTION_PILE_ROOM - ACTION_PILE_SIZES[few])};
    for (int32_t at = 0; at < CUSTOMER_CARD_COUNT; at++)
        state->customer_pile[at] = FULL_CUSTOMER_PILE[at];
    for (int32_t at = 0; at < ACTION_PILE_ROOM; at++)
        state->action_pile[at] = FULL_ACTION_PILES[few][at];
    for (int32_t seat = 0; seat < players; seat++) { /* 2.2 */
        for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++)
            state->hands[seat][kind] = AT_START[kind];
        state->hand_sizes[seat] = START_HAND_SIZE;
        state->vans[seat] = EXPRESS; /* 2.4 */
    }
    state->road = (Road)players * van_on(EXPRESS);
    state->lowest = setup->starter < 0 ? (int8_t)draw(chance, (uint32_t)players) : setup->starter;
    shuffle_front(state->customer_pile, CUSTOMER_CARD_COUNT, CUSTOMER_CARD_COUNT - 1, chance);
    uint32_t actions = ACTION_PILE_SIZES[few];
    shuffle_front(state->action_pile + state->next_action, actions, actions - 1, chance);
    begin_round(setup, state);
}

/* A hint above a code: all seats play by the engine's policies, so where the question is put
 * only to keep a secret, `step` goes on at once; the decision counts all the same. */
enum { SKIPS = 1 << HINT_SHIFT };

/* 4.5, 5.6, 6.3: a seat with any card is asked, also if it lacks the kind that it could play. */
static inline bool is_asked(State *state, int32_t seat, int32_t kind, bool skips) {
    if (state->hand_sizes[seat] == 0) return false;
    if (!skips || state->hands[seat][kind] > 0) return true;
    state->decision++;
    return false;
}

/* What follows from an answer by itself. */
typedef enum { NOTHING, ROLLING, DRIVING, DELIVERING } Following;

/* First phase. */

static inline Following pass_turn(const Setup *setup, State *state, int32_t seat) {
    int32_t following = seat + 1 < setup->players ? seat + 1 : 0;
    if (following != state->starter) {
        put_question(state, ASK_BET, following);
        return NOTHING;
    }
    state->lowest = (int8_t)lowest_marker(&state->dial); /* 4.7 */
    state->dial.heights = 0;
    return ROLLING;
}

static inline Following bet(const Setup *setup, State *state, int32_t seat, int32_t code,
                            bool skips) {
    Dial *dial = &state->dial;
    if (code == END_BET) return pass_turn(setup, state, seat);
    if (code < END_BET) {
        int32_t number = code - PLACE_BET + LOWEST_BET;
        if (is_held(dial, number)) play_cards(state, seat, SAME_BET, 1); /* 4.2 */
        put_marker(dial, seat, number);
    } else {
        swap_stacks(dial, SWAP_LOW[code - SWAP_BETS], SWAP_HIGH[code - SWAP_BETS]);
        play_cards(state, seat, SWAP, 1);
    }
    bool is_placed = dial->bets[seat] > 0;
    if (is_placed && !is_asked(state, seat, SWAP, skips)) return pass_turn(setup, state, seat);
    state->question = is_placed ? ASK_END : ASK_BET;
    return NOTHING;
}

/* Second phase. */

static inline void roll_die(State *state, int32_t die, Chance *chance) {
    state->dice[die] = (uint8_t)(1 + draw(chance, FACE_COUNT));
}

/* A tape has an outcome for each die; a generator is asked once for both. */
static inline void roll_dice(State *state, Chance *chance) {
    if (chance->is_taped) {
        for (int32_t die = 0; die < DICE_COUNT; die++) roll_die(state, die, chance);
        return;
    }
    uint32_t both = draw(chance, FACE_COUNT * FACE_COUNT);
    state->dice[0] = (uint8_t)(1 + both / FACE_COUNT);
    state->dice[1] = (uint8_t)(1 + both % FACE_COUNT);
}

static inline void lift_dice(State *state) {
    state->attempt = state->dice[0] = state->dice[1] = 0;
}

/* Drive if the roll is enough; if not, whoever has a card is asked, and others roll on. */
static inline Following look_at_dice(State *state, bool skips) {
    int32_t roller = first_marker(&state->dial);
    if (state->dice[0] + state->dice[1] >= state->dial.bets[roller]) { /* 5.3 */
        lift_dice(state);
        return DRIVING;
    }
    if (!is_asked(state, roller, RE_ROLL, skips)) return ROLLING;
    put_question(state, ASK_ROLL, roller);
    return NOTHING;
}

/* 5.4 */
static inline void fail_bet(State *state) {
    int32_t roller = first_marker(&state->dial);
    lift_marker(&state->dial);
    lift_dice(state);
    draw_action(state, roller);
}

static inline void clear_row(State *state) {
    state->discarded += state->row;
    state->row = 0;
    state->row_size = 0;
}

/* Roll until somebody is asked, a bet is made, or nobody is left to roll. */
static inline Following roll(State *state, bool skips, Chance *chance) {
    while (state->dial.count > 0) {
        while (state->attempt < TRIES) { /* 5.2 */
            state->attempt++;
            roll_dice(state, chance);
            state->rolls++;
            Following following = look_at_dice(state, skips);
            if (following != ROLLING) return following;
        }
        fail_bet(state);
    }
    clear_row(state); /* 5.7, 7.2 */
    return DELIVERING;
}

/* 5.5: of two equal dice it does not matter which. */
static inline Following reroll(State *state, int32_t seat, int32_t face, bool skips,
                               Chance *chance) {
    play_cards(state, seat, RE_ROLL, 1);
    roll_die(state, state->dice[0] == face ? 0 : 1, chance);
    state->rolls++;
    return look_at_dice(state, skips);
}

/* Third phase. */

/* 6.9: the Park's card is drawn, then the marker comes off. */
static inline void end_trip(State *state, int32_t seat) {
    if (state->vans[seat] == PARK) draw_action(state, seat); /* 6.8 */
    lift_marker(&state->dial);
}

/* Move a van, and say whether its seat is asked for a customer. */
static inline bool move_van(State *state, int32_t mover, int32_t extra) {
    int32_t from = state->vans[mover], tiles = state->dial.bets[mover] + extra; /* 6.1, 6.2 */
    Trip trip = drive(state->road, from, tiles);
    state->vans[mover] = (uint8_t)trip.to;
    state->road += van_on(trip.to) - van_on(from);
    if (trip.is_served)
        put_question(state, ASK_CUSTOMER, mover); /* 6.7 */
    else
        end_trip(state, mover);
    return trip.is_served;
}

/* Move vans until somebody is asked; after the last one ask about the row. */
static inline Following go_on_driving(State *state, bool skips) {
    while (state->dial.count > 0) {
        int32_t mover = first_marker(&state->dial);
        if (is_asked(state, mover, FURTHER, skips)) {
            put_question(state, ASK_DRIVE, mover);
            return NOTHING;
        }
        if (move_van(state, mover, 0)) return NOTHING;
    }
    if (state->row_size == 0) return DELIVERING; /* 7.3 */
    put_question(state, ASK_ROW, state->lowest); /* 7.1 */
    return NOTHING;
}

static inline void take_customer(State *state, int32_t seat, int32_t kind) {
    state->row -= one_card(kind);
    state->row_size--;
    state->taken[seat][kind]++;
}

/* Do what a seat asks for, and say what follows. */
static inline Following answer(const Setup *setup, State *state, int32_t seat, int32_t code,
                               bool skips, Chance *chance) {
    switch (state->question) {
    case ASK_BET:
    case ASK_END:
        return bet(setup, state, seat, code, skips);
    case ASK_ROLL:
        if (code == STAND) return ROLLING;
        return reroll(state, seat, code - REROLL_DIE + 1, skips, chance);
    case ASK_DRIVE:
        play_cards(state, seat, FURTHER, code - DRIVE);
        return move_van(state, seat, code - DRIVE) ? NOTHING : DRIVING;
    case ASK_CUSTOMER:
        take_customer(state, seat, code - TAKE_CUSTOMER);
        end_trip(state, seat);
        return DRIVING;
    default:
        if (code == CLEAR_ROW) clear_row(state);
        return DELIVERING;
    }
}

__attribute__((always_inline)) /* else batches call it, which takes longer */
static inline void step(const Setup *setup, State *state, const int32_t *codes, Chance *chance) {
    int32_t seat = state->actor, code = codes[seat] & CODE_MASK;
    bool skips = codes[seat] & SKIPS;
    state->decision++;
    Following following = answer(setup, state, seat, code, skips, chance);
    if (following == ROLLING) following = roll(state, skips, chance);
    if (following == DRIVING) following = go_on_driving(state, skips);
    if (following == DELIVERING) begin_round(setup, state);
}

static inline void write_result(const Setup *setup, const State *state, int16_t *points,
                                int16_t *ranks) {
    for (int32_t seat = 0; seat < setup->players; seat++) {
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
            points[seat * POINT_KIND_COUNT + kind] = state->points[seat][kind];
        ranks[seat] = state->ranks[seat];
    }
}
