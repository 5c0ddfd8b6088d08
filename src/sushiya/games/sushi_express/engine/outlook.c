/* What can happen until the round's end, weighed by the scores in worth.c and from what one seat
 * observes: trips, customers that are taken, rollers who succeed or fail. */

/* All that the chef looks at. */
typedef struct {
    const Setup *setup;
    const State *state;
    int32_t me;
    Ledger ledger;
    const Prospects *next;            /* for the round to come */
    float share;                      /* my chance to win as things are */
    float signs[SEAT_COUNT];          /* what a seat's score counts for me; 1: my own */
    float likes[SEAT_COUNT][CUSTOMER_KIND_COUNT];   /* what a customer adds to a seat's score */
    float effects[SEAT_COUNT][CUSTOMER_KIND_COUNT]; /* what it is worth to me if the seat gets it */
    float drawn; /* what an action card adds to a score */
    int32_t rerolls;
    int32_t further[SEAT_COUNT]; /* cards that a seat has for sure */
} Counter;

/* Vans and row as they may be later in the round, and what has happened on the way there. */
typedef struct {
    Road road;
    Cards row;
    int32_t row_size;
    float worth;
    uint8_t vans[SEAT_COUNT];
    int8_t got[SEAT_COUNT]; /* the kind of the customer taken; -1: none */
} Outlook;

/* What each seat's score counts: a small gain of mine changes my chance by share * (1 - share), one
 * of another by its share as well. Only relations matter. */
static inline void weigh_seats(const Weights *weights, Counter *counter) {
    const State *state = counter->state;
    Ledger *ledger = &counter->ledger;
    float scores[SEAT_COUNT], shares[SEAT_COUNT] = {0};
    const Prospects *now = chances_of(weights, ledger->players, ledger->pile);
    int32_t starter = state->lowest < 0 ? state->starter : state->lowest;
    for (int32_t owner = 0; owner < ledger->players; owner++)
        scores[owner] = lasting_worth(now, ledger, state, owner) +
                        order_worth(now, ledger->players, owner, starter);
    share_out(ledger->players, scores, shares);
    float share = shares[counter->me], denial = weights->denial[ledger->players - FEWEST_PLAYERS];
    if (share < LEAST_SHARE) share = LEAST_SHARE;
    if (share > 1.0f - LEAST_SHARE) share = 1.0f - LEAST_SHARE;
    for (int32_t owner = 0; owner < ledger->players; owner++)
        counter->signs[owner] = -denial * shares[owner] / (1.0f - share);
    counter->signs[counter->me] = 1.0f;
    counter->share = share;
}

static inline void weigh_seats_alike(Counter *counter) {
    int32_t players = counter->ledger.players;
    for (int32_t owner = 0; owner < players; owner++)
        counter->signs[owner] = owner == counter->me ? 1.0f : -1.0f / (float)(players - 1);
    counter->share = 1.0f / (float)players;
}

/* What one tip more is worth to a seat, and to me: all other holdings are smaller beside it. */
static inline void judge_tip(Counter *counter, int32_t owner) {
    Ledger *ledger = &counter->ledger;
    int32_t players = ledger->players;
    float change, others = 0.0f, effect = 0.0f;
    for (int32_t seat = 0; seat < players; seat++) {
        change = -tips_worth(counter->next, ledger->tips, players, seat);
        ledger->tips[owner]++;
        change += tips_worth(counter->next, ledger->tips, players, seat);
        ledger->tips[owner]--;
        effect += counter->signs[seat] * change;
        if (seat == owner)
            counter->likes[owner][CUSTOMER_TIP] = change;
        else
            others += change;
    }
    counter->likes[owner][CUSTOMER_TIP] -= others / (float)(players - 1);
    counter->effects[owner][CUSTOMER_TIP] = effect;
}

static inline void judge_row(Counter *counter) {
    const State *state = counter->state;
    const Ledger *ledger = &counter->ledger;
    const Prospects *next = counter->next;
    for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++) {
        if (count_of(state->row, kind) == 0) continue;
        /* Whoever has a customer finds fewer new ones later. */
        float share = ledger->pile > 0 ? (float)ledger->left[kind] / (float)ledger->pile : 0.0f;
        float first = next->points * FIRST_CARD - next->fresh_pile * share;
        for (int32_t owner = 0; owner < ledger->players; owner++) {
            bool is_first = state->taken[owner][kind] == 0;
            float gain = is_first ? first : next->points * FURTHER_CARD;
            counter->likes[owner][kind] = gain;
            counter->effects[owner][kind] = gain * counter->signs[owner];
        }
    }
    if (count_of(state->row, CUSTOMER_TIP) == 0) return;
    for (int32_t owner = 0; owner < ledger->players; owner++) judge_tip(counter, owner);
}

/* What an action card that I may draw is worth, all told. */
static inline float drawn_worth(const Weights *weights, const Counter *counter) {
    const State *state = counter->state;
    if (state->next_action == ACTION_PILE_ROOM) return 0.0f;
    int32_t unseen[ACTION_KIND_COUNT];
    int32_t all = count_unseen_actions(state, counter->ledger.players, counter->me, unseen);
    float worth = 0.0f;
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++)
        worth += counter->next->hand[kind] * (float)unseen[kind];
    return worth / (float)all * weights->drawn[counter->ledger.players - FEWEST_PLAYERS];
}

/* With `is_hasty` all others count alike, which is found sooner. */
static inline void set_counter(const Setup *setup, const Weights *weights, const State *state,
                               int32_t seat, bool is_hasty, Counter *counter) {
    Ledger *ledger = &counter->ledger;
    counter->setup = setup;
    counter->state = state;
    counter->me = seat;
    open_ledger(setup, state, ledger);
    ledger->tips[seat] += state->hands[seat][TIP];
    counter->next = tastes_of(weights, setup->players,
                                 ledger->pile - setup->players * TAKEN_IN_QUARTERS / 4);
    if (is_hasty) {
        weigh_seats_alike(counter);
    } else {
        expect_hands(state, seat, ledger);
        weigh_seats(weights, counter);
    }
    counter->drawn = drawn_worth(weights, counter);
    counter->rerolls = state->hands[seat][RE_ROLL];
    for (int32_t owner = 0; owner < setup->players; owner++)
        counter->further[owner] = owner == seat ? state->hands[owner][FURTHER]
                                                : sure_cards(state, owner, FURTHER);
    judge_row(counter);
}

static inline void look_out(const Counter *counter, Outlook *outlook) {
    const State *state = counter->state;
    outlook->road = state->road;
    outlook->row = state->row;
    outlook->row_size = state->row_size;
    outlook->worth = 0.0f;
    for (int32_t owner = 0; owner < SEAT_COUNT; owner++) {
        outlook->vans[owner] = state->vans[owner];
        outlook->got[owner] = -1;
    }
}

/* The kind of a row that a seat likes best; a row in which it is served is never empty. */
static inline int32_t liked_most(const Counter *counter, Cards row, int32_t owner) {
    int32_t best = -1;
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
        if (count_of(row, kind) > 0 &&
            (best < 0 || counter->likes[owner][kind] > counter->likes[owner][best]))
            best = kind;
    return best;
}

static inline void take_likely(const Counter *counter, Outlook *outlook, int32_t owner,
                               int32_t kind) {
    outlook->worth += counter->effects[owner][kind];
    outlook->row -= one_card(kind);
    outlook->row_size--;
    outlook->got[owner] = (int8_t)kind;
}

static inline void finish_trip(const Counter *counter, Outlook *outlook, int32_t owner) {
    if (outlook->vans[owner] == PARK) outlook->worth += counter->signs[owner] * counter->drawn;
}

/* What a trip adds to the score of whoever makes it. */
static inline float trip_gain(const Counter *counter, const Outlook *outlook, int32_t owner,
                              Trip trip) {
    float gain = counter->next->tile[trip.to];
    if (trip.is_served && outlook->row_size > 0)
        gain += counter->likes[owner][liked_most(counter, outlook->row, owner)];
    return trip.to == PARK ? gain + counter->drawn : gain;
}

/* Follow a van as far as its owner should like to, with as many extra tiles as pay. */
static inline void move_likely(const Counter *counter, Outlook *outlook, int32_t owner,
                               int32_t tiles) {
    int32_t from = outlook->vans[owner], spent = 0;
    Trip trip = drive(outlook->road, from, tiles);
    float gain = 0.0f, price = counter->next->hand[FURTHER];
    for (int32_t extra = 1; extra <= counter->further[owner]; extra++) {
        Trip longer = drive(outlook->road, from, tiles + extra);
        if (extra == 1) gain = trip_gain(counter, outlook, owner, trip);
        float other = trip_gain(counter, outlook, owner, longer) - price * (float)extra;
        if (other <= gain) continue;
        gain = other;
        trip = longer;
        spent = extra;
    }
    outlook->worth -= counter->signs[owner] * price * (float)spent;
    outlook->road += van_on(trip.to) - van_on(from);
    outlook->vans[owner] = (uint8_t)trip.to;
    if (trip.is_served && outlook->row_size > 0)
        take_likely(counter, outlook, owner, liked_most(counter, outlook->row, owner));
    finish_trip(counter, outlook, owner);
}

static inline void move_rest(const Counter *counter, const Dial *dial, int32_t place,
                             Outlook *outlook) {
    for (; place < dial->count; place++) {
        int32_t mover = seat_on(dial, place);
        move_likely(counter, outlook, mover, dial->bets[mover]);
    }
}

/* Everyone's points if the game ends there, by the tips that I know. */
static inline void final_totals(const Counter *counter, const Outlook *outlook, int32_t *totals) {
    const Ledger *ledger = &counter->ledger;
    int32_t tips[SEAT_COUNT] = {0};
    for (int32_t owner = 0; owner < ledger->players; owner++) {
        int32_t kind = outlook->got[owner];
        totals[owner] = ledger->points[owner];
        tips[owner] = ledger->tips[owner] + (kind == CUSTOMER_TIP);
        if (kind >= 0 && kind != CUSTOMER_TIP)
            totals[owner] +=
                counter->state->taken[owner][kind] == 0 ? FIRST_CARD : FURTHER_CARD;
    }
    TipRange range = range_of(counter->setup, tips);
    for (int32_t owner = 0; owner < ledger->players; owner++)
        totals[owner] += tip_points(range, tips[owner]);
}

/* What it is worth to me if the game ends there: a win and, among wins or losses, the lead. */
static inline float final_worth(const Counter *counter, const Outlook *outlook) {
    int32_t totals[SEAT_COUNT], winners = 1, best = INT32_MIN;
    final_totals(counter, outlook, totals);
    for (int32_t owner = 0; owner < counter->ledger.players; owner++) {
        if (owner == counter->me) continue;
        if (totals[owner] > best) best = totals[owner];
        winners += totals[owner] == totals[counter->me];
    }
    int32_t lead = totals[counter->me] - best;
    float share = lead < 0 ? 0.0f : 1.0f / (float)winners;
    return (float)LEAD_WORTH * (float)lead +
           (share - counter->share) / (counter->share * (1.0f - counter->share));
}

/* What the end of a round is worth to me, if so many cards must be drawn for the next. */
static inline float round_end_worth(const Counter *counter, const Outlook *outlook,
                                    int32_t missing) {
    if (missing > counter->ledger.pile) /* 8.1 */
        return final_worth(counter, outlook);
    float worth = outlook->worth;
    for (int32_t owner = 0; owner < counter->ledger.players; owner++)
        worth += counter->signs[owner] * counter->next->tile[outlook->vans[owner]];
    return worth;
}

/* 7.5: what it is worth to me that this seat begins the next round. */
static inline float starter_worth(const Counter *counter, int32_t starter) {
    float worth = 0.0f;
    int32_t players = counter->ledger.players;
    for (int32_t owner = 0; owner < players; owner++)
        worth += counter->signs[owner] * order_worth(counter->next, players, owner, starter);
    return worth;
}

/* The chance that a seat makes its bet, with the re-rolls that I know of. */
static inline float chance_of(const Counter *counter, const Dial *dial, int32_t roller) {
    return (float)SUCCESS[dial->bets[roller]][1][roller == counter->me ? counter->rerolls : 0];
}

/* Weigh every roller who may be the first to succeed; the first one has this chance. */
static inline float rolls_worth(const Counter *counter, const Dial *dial, float chance) {
    float worth = 0.0f, nobody = 1.0f;
    int32_t players = counter->ledger.players;
    Outlook failed;
    look_out(counter, &failed);
    for (int32_t place = 0; place < dial->count; place++) {
        int32_t roller = seat_on(dial, place);
        Outlook outlook = failed;
        if (place > 0) chance = chance_of(counter, dial, roller);
        move_rest(counter, dial, place, &outlook);
        worth += nobody * chance * round_end_worth(counter, &outlook, players - outlook.row_size);
        nobody *= 1.0f - chance;
        failed.worth += counter->signs[roller] * counter->drawn; /* 5.4 */
    }
    return worth + nobody * round_end_worth(counter, &failed, players); /* 7.2 */
}
