/* The cook, as cook.py judges: what a bet, a drive or a card can be expected to bring.
 * It thinks from an observation alone, where it is seat 0; weights in capitals are cook.py's. */

/* Vans and row, as they are or may be later in the round. */
typedef struct {
    Road road;
    uint8_t vans[SEAT_COUNT];
    uint8_t row[CUSTOMER_KIND_COUNT];
} Scene;

/* All that the cook looks at. */
typedef struct {
    Observation seen;
    Scene scene;
    Dial dial;
    double rounds; /* to come, about */
    double price;  /* what a card is worth in this time, of its full worth */
    double worths[SEAT_COUNT][CUSTOMER_KIND_COUNT]; /* of a customer to a seat */
    uint32_t mistakes; /* an apprentice's, as bits; a cook makes none */
} Kitchen;

/* A seat's tips to be expected, and e^(count / spread). */
typedef struct {
    double count;
    double weight;
} Tips;

static inline bool makes(const Kitchen *kitchen, int32_t mistake) {
    return kitchen->mistakes >> mistake & 1;
}

static inline double lesser(double one, double other) {
    return one < other ? one : other;
}

/* Estimate what each seat will lose for tips at the end; give what all lose together. */
static inline double lose_tips(const Observation *seen, double spread, const Tips *tips,
                               double *losses) {
    double most = tips[0].count, everybody = 0.0, lead = exponential(-TIP_LEAD / spread);
    for (int32_t seat = 1; seat < seen->players; seat++)
        if (tips[seat].count > most) most = tips[seat].count;
    most += TIPS_TO_COME * (seen->unseen_customers[CUSTOMER_TIP] + seen->row[CUSTOMER_TIP]) /
            seen->players;
    for (int32_t seat = 0; seat < seen->players; seat++) {
        losses[seat] = most;
        for (int32_t other = 0; other < seen->players; other++)
            if (other != seat)
                losses[seat] /= 1.0 + lead * tips[seat].weight / tips[other].weight;
        everybody += losses[seat];
    }
    return everybody;
}

/* Count everyone's tips, and those that others may have drawn, by their share. */
static inline void expect_tips(const Observation *seen, double spread, Tips *tips) {
    int32_t unseen = 0;
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++) unseen += seen->unseen_actions[kind];
    double share = (double)seen->unseen_actions[TIP] / (unseen > 0 ? unseen : 1);
    for (int32_t seat = 0; seat < seen->players; seat++) {
        const SeatSeen *mine = &seen->seats[seat];
        int32_t drawn = mine->hand_size;
        for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++) drawn -= mine->hand[kind];
        tips[seat].count = mine->taken[CUSTOMER_TIP] + mine->hand[TIP] + share * drawn;
        tips[seat].weight = exponential(tips[seat].count / spread);
    }
}

/* What one tip more saves each seat, and costs the others. */
static inline void judge_tips(Kitchen *kitchen) {
    const Observation *seen = &kitchen->seen;
    Tips tips[SEAT_COUNT] = {{0.0, 0.0}};
    double losses[SEAT_COUNT], losses_after[SEAT_COUNT];
    double spread =
        TIP_SPREAD + TIP_SPREAD_A_ROUND * lesser(TIP_SPREAD_ROUNDS, kitchen->rounds);
    double one_more = exponential(1.0 / spread);
    expect_tips(seen, spread, tips);
    double before = lose_tips(seen, spread, tips, losses);
    for (int32_t seat = 0; seat < seen->players; seat++) {
        Tips kept = tips[seat];
        tips[seat] = (Tips){kept.count + 1.0, kept.weight * one_more};
        double after = lose_tips(seen, spread, tips, losses_after);
        tips[seat] = kept;
        double own = losses[seat] - losses_after[seat];
        kitchen->worths[seat][CUSTOMER_TIP] =
            own + DENY * (after - before + own) / (seen->players - 1);
    }
}

static inline void judge_customers(Kitchen *kitchen) {
    const Observation *seen = &kitchen->seen;
    for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++) {
        int32_t left = seen->unseen_customers[kind] + seen->row[kind];
        for (int32_t seat = 0; seat < seen->players; seat++)
            kitchen->worths[seat][kind] = seen->seats[seat].taken[kind] > 0
                                              ? FURTHER_CARD
                                              : FIRST_CARD + RARE / (left > 0 ? left : 1);
        if (!makes(kitchen, LIKES_ALL_CUSTOMERS)) continue;
        for (int32_t seat = 0; seat < seen->players; seat++)
            kitchen->worths[seat][kind] = FIRST_CARD;
    }
    if (makes(kitchen, FORGETS_TIPS)) return;
    /* A tip that does not lie there matters only to whoever decides about the row. */
    if (seen->row[CUSTOMER_TIP] > 0 || seen->phase == PHASE_DELIVERIES) judge_tips(kitchen);
}

static inline void enter_kitchen(const Setup *setup, const State *state, int32_t seat,
                                 uint32_t mistakes, Kitchen *kitchen) {
    *kitchen = (Kitchen){.mistakes = mistakes};
    observe(setup, state, seat, &kitchen->seen);
    const Observation *seen = &kitchen->seen;
    kitchen->rounds = seen->customer_pile / (TAKEN_A_ROUND * seen->players);
    kitchen->price = lesser(1.0, SPENT_LEAST + kitchen->rounds / SPENT_ROUNDS);
    for (int32_t other = 0; other < SEAT_COUNT; other++) {
        kitchen->scene.vans[other] = (uint8_t)seen->seats[other].van;
        if (other < seen->players) kitchen->scene.road += van_on(seen->seats[other].van);
    }
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
        kitchen->scene.row[kind] = (uint8_t)seen->row[kind];
    rebuild_dial(seen, 0, &kitchen->dial);
    judge_customers(kitchen);
}

static inline double price_of(const Kitchen *kitchen, int32_t kind) {
    return makes(kitchen, SPENDS_CARDS) ? 0.0 : SPENT[kind] * kitchen->price;
}

/* What standing there is worth, if there is time to drive on. */
static inline double way_worth(const Kitchen *kitchen, int32_t tile) {
    return LAP * lesser(1.0, kitchen->rounds / LAP_ROUNDS) * tile / TILE_COUNT;
}

static inline double drawing_worth(const Kitchen *kitchen) {
    if (kitchen->seen.action_pile == 0) return 0.0;
    return DRAWN * lesser(1.0, kitchen->rounds / DRAWN_ROUNDS);
}

/* What a failed bet leaves: the van where it is, and a card. */
static inline double staying_worth(const Kitchen *kitchen) {
    return way_worth(kitchen, kitchen->scene.vans[0]) + drawing_worth(kitchen);
}

/* The kind of a row that is worth most to a seat, the first of equals; -1: there is none. */
static inline int32_t favourite(const uint8_t *row, const double *worths) {
    int32_t best = -1;
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
        if (row[kind] > 0 && (best < 0 || worths[kind] > worths[best])) best = kind;
    return best;
}

/* What my trip brings: a customer, the way made towards the next, a card at the Park. */
static inline double trip_worth(const Kitchen *kitchen, const Scene *scene, int32_t tiles) {
    Trip trip = drive(scene->road, scene->vans[0], tiles);
    double worth = way_worth(kitchen, trip.to);
    if (trip.is_served) {
        int32_t kind = favourite(scene->row, kitchen->worths[0]);
        if (kind >= 0) worth += kitchen->worths[0][kind];
    }
    if (trip.to == PARK) worth += drawing_worth(kitchen);
    return worth;
}

/* What my trip brings after those from a marker on, who take what they like best. */
static inline double arrival_worth(const Kitchen *kitchen, const Dial *dial, int32_t place) {
    if (makes(kitchen, OVERLOOKS_VANS)) return trip_worth(kitchen, &kitchen->scene, dial->bets[0]);
    Scene scene = kitchen->scene;
    int32_t mover = seat_on(dial, place);
    while (mover != 0) {
        Trip trip = drive(scene.road, scene.vans[mover], dial->bets[mover]);
        scene.road += van_on(trip.to) - van_on(scene.vans[mover]);
        scene.vans[mover] = (uint8_t)trip.to;
        if (trip.is_served) {
            int32_t kind = favourite(scene.row, kitchen->worths[mover]);
            if (kind >= 0) scene.row[kind]--;
        }
        mover = seat_on(dial, ++place);
    }
    return trip_worth(kitchen, &scene, dial->bets[0]);
}

/* Weigh every roller, down to me, who may be the first to succeed. */
static inline double round_worth(const Kitchen *kitchen, const Dial *dial) {
    double worth = 0.0, nobody = 1.0;
    int32_t place = -1, roller;
    do {
        roller = seat_on(dial, ++place);
        int32_t rerolls = roller == 0 ? kitchen->seen.seats[0].hand[RE_ROLL] : 0;
        double chance = SUCCESS[dial->bets[roller]][1][rerolls];
        if (roller == 0 && makes(kitchen, TRUSTS_THE_DICE)) chance = 1.0;
        worth += nobody * chance * arrival_worth(kitchen, dial, place);
        nobody *= 1.0 - chance;
    } while (roller != 0);
    worth += nobody * staying_worth(kitchen);
    return lowest_marker(dial) == 0 ? worth + LOWEST_WORTH : worth;
}

static inline double placed_worth(const Kitchen *kitchen, const Dial *dial, int32_t number) {
    Dial placed = *dial;
    put_marker(&placed, 0, number);
    return round_worth(kitchen, &placed);
}

/* What a swap brings, my best bet added if my marker is not there yet. */
static inline double swapped_worth(const Kitchen *kitchen, int32_t code) {
    Dial dial = kitchen->dial;
    swap_stacks(&dial, SWAP_LOW[code - SWAP_BETS], SWAP_HIGH[code - SWAP_BETS]);
    if (dial.bets[0] > 0) return round_worth(kitchen, &dial);
    double best = 0.0;
    bool is_first = true;
    for (int32_t number = LOWEST_BET; number <= HIGHEST_BET; number++) {
        if (is_held(&dial, number)) continue;
        double worth = placed_worth(kitchen, &dial, number);
        if (is_first || worth > best) best = worth;
        is_first = false;
    }
    return best;
}

static inline double bet_worth(const Kitchen *kitchen, int32_t code) {
    if (code == END_BET) return round_worth(kitchen, &kitchen->dial);
    if (code > END_BET) return swapped_worth(kitchen, code) - price_of(kitchen, SWAP);
    int32_t number = code - PLACE_BET + LOWEST_BET;
    double price = is_held(&kitchen->dial, number) ? price_of(kitchen, SAME_BET) : 0.0;
    return placed_worth(kitchen, &kitchen->dial, number) - price;
}

/* What is to be hoped from the dice after a re-roll of one, or as they lie. */
static inline double roll_worth(const Kitchen *kitchen, int32_t code) {
    const Observation *seen = &kitchen->seen;
    int32_t bet = kitchen->dial.bets[0], rerolls = seen->seats[0].hand[RE_ROLL];
    double moved = trip_worth(kitchen, &kitchen->scene, bet), chance, price = 0.0;
    if (code == STAND) {
        chance = SUCCESS[bet][seen->attempt + 1][rerolls];
    } else {
        int32_t kept = seen->dice[0] + seen->dice[1] - (code - REROLL_DIE + 1);
        chance = REROLLED[bet][seen->attempt][rerolls][kept];
        price = price_of(kitchen, RE_ROLL);
    }
    return chance * moved + (1.0 - chance) * staying_worth(kitchen) - price;
}

/* By how much I would win if the game ended now, by the tips I know. */
static inline double lead_now(const Setup *setup, const Observation *seen) {
    Sheet sheet = {0};
    Score score;
    for (int32_t seat = 0; seat < seen->players; seat++) {
        sheet.hands[seat][TIP] = (uint8_t)seen->seats[seat].hand[TIP];
        for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
            sheet.taken[seat][kind] = (uint8_t)seen->seats[seat].taken[kind];
    }
    score_sheet(setup, &sheet, &score);
    int32_t best = score.totals[1];
    for (int32_t seat = 2; seat < seen->players; seat++)
        if (score.totals[seat] > best) best = score.totals[seat];
    return score.totals[0] - best;
}

/* How much more a card is worth to me than to the others. */
static inline double edge_of(const Kitchen *kitchen, int32_t kind) {
    int32_t players = kitchen->seen.players;
    double others = 0.0;
    for (int32_t seat = 1; seat < players; seat++) others += kitchen->worths[seat][kind];
    return kitchen->worths[0][kind] - others / (players - 1);
}

/* Compare fresh cards with those that lie there, for me and against the others. */
static inline double clearing_worth(const Setup *setup, const Kitchen *kitchen) {
    const Observation *seen = &kitchen->seen;
    if (makes(kitchen, NEVER_CLEARS)) return NOT_THOUGHT_OF;
    /* 8.1: that would end the game, which is good for whoever leads. */
    if (seen->players > seen->customer_pile) return lead_now(setup, seen);
    double fresh_edge = 0.0, lying_edge = 0.0;
    int32_t fresh = 0, lying = 0;
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++) {
        double edge = edge_of(kitchen, kind);
        fresh_edge += seen->unseen_customers[kind] * edge;
        fresh += seen->unseen_customers[kind];
        lying_edge += seen->row[kind] * edge;
        lying += seen->row[kind];
    }
    return fresh_edge / (fresh > 0 ? fresh : 1) - lying_edge / (lying > 0 ? lying : 1);
}

static inline double worth_of(const Setup *setup, const Kitchen *kitchen, int32_t question,
                              int32_t code) {
    switch (question) {
    case ASK_BET:
    case ASK_END:
        return bet_worth(kitchen, code);
    case ASK_ROLL:
        return roll_worth(kitchen, code);
    case ASK_DRIVE:
        return trip_worth(kitchen, &kitchen->scene, kitchen->dial.bets[0] + code - DRIVE) -
               (code - DRIVE) * price_of(kitchen, FURTHER);
    case ASK_CUSTOMER:
        return kitchen->worths[0][code - TAKE_CUSTOMER];
    default:
        return code == CLEAR_ROW ? clearing_worth(setup, kitchen) : 0.0;
    }
}

/* Judge every legal command; give how many there are. */
static inline int32_t judge_all(const Setup *setup, const State *state, int32_t seat,
                                uint32_t mistakes, int32_t *codes, double *worths) {
    Kitchen kitchen;
    uint8_t legal[CODE_COUNT];
    int32_t count = 0;
    mask(setup, state, seat, legal);
    for (int32_t code = 0; code < CODE_COUNT; code++)
        if (legal[code]) codes[count++] = code;
    if (count < 2) return count;
    enter_kitchen(setup, state, seat, mistakes, &kitchen);
    for (int32_t at = 0; at < count; at++)
        worths[at] = worth_of(setup, &kitchen, state->question, codes[at]);
    return count;
}

/* Choose what seems worth most, with these mistakes; equals by chance. */
static int32_t choose_with(const Setup *setup, const State *state, int32_t seat, uint32_t mistakes,
                           Chance *chance) {
    int32_t codes[CODE_COUNT];
    double worths[CODE_COUNT] = {0.0};
    int32_t count = judge_all(setup, state, seat, mistakes, codes, worths);
    if (count == 1) return codes[0];
    double best = worths[0];
    for (int32_t at = 1; at < count; at++)
        if (worths[at] > best) best = worths[at];
    int32_t chosen = -1;
    uint32_t equals = 0;
    for (int32_t at = 0; at < count; at++) {
        if (worths[at] <= best - EQUAL) continue;
        equals++;
        if (equals == 1 || draw(chance, equals) == 0) chosen = codes[at];
    }
    return chosen;
}

static int32_t choose_as_cook(const Setup *setup, const State *state, int32_t seat,
                              Chance *chance) {
    return choose_with(setup, state, seat, 0, chance);
}

/* As apprentice.py: every mistake is made or not, by its own chance; where there is no choice,
 * nothing is drawn. */
static int32_t choose_as_apprentice(const Setup *setup, const State *state, int32_t seat,
                                    Chance *chance) {
    uint8_t legal[CODE_COUNT];
    int32_t count = 0;
    uint32_t mistakes = 0;
    mask(setup, state, seat, legal);
    for (int32_t code = 0; code < CODE_COUNT; code++) count += legal[code];
    for (int32_t mistake = 0; mistake < MISTAKE_COUNT && count > 1; mistake++)
        mistakes |= (uint32_t)(draw(chance, 100) < MISTAKE_CHANCE[mistake]) << mistake;
    return choose_with(setup, state, seat, mistakes, chance);
}
