/* The chef: a learned policy without search. It follows each choice to the end of the round, and
 * thinks from what its seat observes alone. */

/* Guess a bet: what the trip brings if nobody else moves, by the chance to move at all: that
 * anybody above succeeds, or oneself. */
static inline int32_t likely_bet(const Counter *counter, const Outlook *outlook, const Dial *dial,
                                 int32_t owner) {
    float stay = counter->next->tile[outlook->vans[owner]] + counter->drawn;
    float best = 0.0f, fail = 1.0f;
    int32_t chosen = 0;
    for (int32_t number = HIGHEST_BET; number >= LOWEST_BET; number--) {
        float own = 1.0f - (float)SUCCESS[number][1][0];
        int32_t height = (int32_t)(dial->heights >> (DIAL_BITS * number) & DIAL_MASK);
        if (height > 0) {
            for (; height > 0; height--) fail *= own;
            continue;
        }
        Trip trip = drive(outlook->road, outlook->vans[owner], number);
        float gain = trip_gain(counter, outlook, owner, trip) - stay;
        float worth = (1.0f - fail * own) * gain;
        if (chosen > 0 && worth <= best) continue;
        best = worth;
        chosen = number;
    }
    return chosen;
}

/* Put the markers down that those behind me are likely to put. */
static inline void expect_bets(const Counter *counter, Dial *dial) {
    const State *state = counter->state;
    int32_t players = counter->ledger.players;
    Outlook outlook;
    look_out(counter, &outlook);
    for (int32_t step = 1; step < players; step++) {
        int32_t owner = (counter->me + step) % players;
        if (owner == state->starter) return;
        put_marker(dial, owner, likely_bet(counter, &outlook, dial, owner));
    }
}

/* What the round is worth with this dial, bets to come added. */
static inline float dial_worth(const Counter *counter, const Dial *placed) {
    Dial dial = *placed;
    expect_bets(counter, &dial);
    return rolls_worth(counter, &dial, chance_of(counter, &dial, first_marker(&dial))) +
           starter_worth(counter, lowest_marker(&dial));
}

static inline float placing_worth(const Counter *counter, const Dial *dial, int32_t number) {
    Dial placed = *dial;
    float price = is_held(dial, number) ? counter->next->hand[SAME_BET] : 0.0f;
    put_marker(&placed, counter->me, number);
    return dial_worth(counter, &placed) - price;
}

/* What a swap brings, my best bet added if my marker is not there yet. */
static inline float swapping_worth(const Counter *counter, int32_t code) {
    Dial dial = counter->state->dial;
    float price = counter->next->hand[SWAP], best = 0.0f;
    bool is_first = true;
    swap_stacks(&dial, SWAP_LOW[code - SWAP_BETS], SWAP_HIGH[code - SWAP_BETS]);
    if (dial.bets[counter->me] > 0) return dial_worth(counter, &dial) - price;
    for (int32_t number = LOWEST_BET; number <= HIGHEST_BET; number++) {
        if (is_held(&dial, number)) continue;
        float worth = placing_worth(counter, &dial, number);
        if (is_first || worth > best) best = worth;
        is_first = false;
    }
    return best - price;
}

static inline float betting_worth(const Counter *counter, int32_t code) {
    const Dial *dial = &counter->state->dial;
    if (code == END_BET) return dial_worth(counter, dial);
    if (code > END_BET) return swapping_worth(counter, code);
    return placing_worth(counter, dial, code - PLACE_BET + LOWEST_BET);
}

static inline float rolling_worth(const Counter *counter, int32_t code) {
    const State *state = counter->state;
    int32_t bet = state->dial.bets[counter->me], rerolls = counter->rerolls;
    if (code == STAND)
        return rolls_worth(counter, &state->dial, (float)SUCCESS[bet][state->attempt + 1][rerolls]);
    int32_t kept = state->dice[0] + state->dice[1] - (code - REROLL_DIE + 1);
    float chance = (float)REROLLED[bet][state->attempt][rerolls][kept];
    return rolls_worth(counter, &state->dial, chance) - counter->next->hand[RE_ROLL];
}

static inline float driving_worth(const Counter *counter, int32_t extra) {
    const State *state = counter->state;
    int32_t me = counter->me, from = state->vans[me];
    Outlook outlook;
    look_out(counter, &outlook);
    Trip trip = drive(outlook.road, from, state->dial.bets[me] + extra);
    outlook.road += van_on(trip.to) - van_on(from);
    outlook.vans[me] = (uint8_t)trip.to;
    if (trip.is_served) take_likely(counter, &outlook, me, liked_most(counter, outlook.row, me));
    finish_trip(counter, &outlook, me);
    move_rest(counter, &state->dial, 1, &outlook);
    return round_end_worth(counter, &outlook, counter->ledger.players - outlook.row_size) -
           counter->next->hand[FURTHER] * (float)extra;
}

static inline float taking_worth(const Counter *counter, int32_t kind) {
    Outlook outlook;
    look_out(counter, &outlook);
    take_likely(counter, &outlook, counter->me, kind);
    move_rest(counter, &counter->state->dial, 1, &outlook);
    return round_end_worth(counter, &outlook, counter->ledger.players - outlook.row_size);
}

/* What it is worth to me if these cards lie in the next row, and others are drawn to fill it up. */
static inline float row_worth(const Counter *counter, const Weights *weights, Cards row,
                              int32_t missing) {
    const State *state = counter->state;
    const Ledger *ledger = &counter->ledger;
    int32_t players = ledger->players;
    float scores[SEAT_COUNT], shares[SEAT_COUNT];
    if (missing > ledger->pile) { /* 8.1 */
        Outlook outlook;
        look_out(counter, &outlook);
        return final_worth(counter, &outlook);
    }
    const Prospects *next = chances_of(weights, players, ledger->pile - missing);
    for (int32_t owner = 0; owner < players; owner++) {
        const uint8_t *taken = state->taken[owner];
        float share = fresh_share(ledger, taken), none = 1.0f;
        int32_t lying = count_fresh(row, taken);
        for (int32_t card = 0; card < missing; card++) none *= 1.0f - share;
        scores[owner] = lasting_worth(next, ledger, state, owner) +
                        order_worth(next, players, owner, state->lowest) +
                        next->fresh_row * ((float)lying + share * (float)missing) +
                        next->fresh_any * (lying > 0 ? 1.0f : 1.0f - none);
    }
    share_out(players, scores, shares);
    return (shares[counter->me] - counter->share) / (counter->share * (1.0f - counter->share));
}

static inline float delivery_worth(const Counter *counter, const Weights *weights, int32_t code) {
    const State *state = counter->state;
    int32_t players = counter->ledger.players;
    if (code == CLEAR_ROW) return row_worth(counter, weights, 0, players);
    return row_worth(counter, weights, state->row, players - state->row_size);
}

static inline float command_worth(const Counter *counter, const Weights *weights, int32_t code) {
    switch (counter->state->question) {
    case ASK_BET:
    case ASK_END:
        return betting_worth(counter, code);
    case ASK_ROLL:
        return rolling_worth(counter, code);
    case ASK_DRIVE:
        return driving_worth(counter, code - DRIVE);
    case ASK_CUSTOMER:
        return taking_worth(counter, code - TAKE_CUSTOMER);
    default:
        return delivery_worth(counter, weights, code);
    }
}

/* What each legal code is worth to the seat; all of them, in ascending order. */
static int32_t judge(const Setup *setup, const Weights *weights, const State *state, int32_t seat,
                     Judged *judged) {
    Counter counter;
    uint8_t legal[CODE_COUNT];
    int32_t count = 0;
    mask(setup, state, seat, legal);
    for (int32_t code = 0; code < CODE_COUNT; code++)
        if (legal[code]) judged[count++] = (Judged){.code = code};
    if (count < 2) return count;
    set_counter(setup, weights, state, seat, false, &counter);
    for (int32_t at = 0; at < count; at++)
        judged[at].worth = command_worth(&counter, weights, judged[at].code);
    return count;
}

/* Choose what is worth most; equals by chance. */
static inline int32_t choose_best(const Judged *judged, int32_t count, Chance *chance) {
    int32_t chosen = 0;
    uint32_t equals = 1;
    for (int32_t at = 1; at < count; at++) {
        if (judged[at].worth < judged[chosen].worth) continue;
        equals = judged[at].worth > judged[chosen].worth ? 1 : equals + 1;
        if (equals == 1 || draw(chance, equals) == 0) chosen = at;
    }
    return judged[chosen].code;
}

static int32_t choose_as_chef(const Setup *setup, const Weights *weights, const State *state,
                              int32_t seat, Chance *chance) {
    Judged judged[CODE_COUNT];
    int32_t count = judge(setup, weights, state, seat, judged);
    return choose_best(judged, count, chance) | SKIPS;
}

/* Guess what somebody else would choose here: bets by a glance, as they are most of the work. */
static int32_t choose_as_guess(const Setup *setup, const Weights *weights, const State *state,
                               int32_t seat, Chance *chance) {
    if (state->question != ASK_BET) return choose_as_chef(setup, weights, state, seat, chance);
    Counter counter;
    Outlook outlook;
    set_counter(setup, weights, state, seat, true, &counter);
    look_out(&counter, &outlook);
    int32_t number = likely_bet(&counter, &outlook, &state->dial, seat);
    return (PLACE_BET + number - LOWEST_BET) | SKIPS;
}
