/* What a position is worth, as it was learned, when a round begins: every seat has a score, made of
 * all that it has, and its chance to win is the share of its e^score. */

/* All that scores are made of, as one seat knows it. */
typedef struct {
    int32_t players;
    int32_t pile;                      /* customers that are not drawn yet */
    int32_t left[CUSTOMER_TIP];        /* of each kind in the pile */
    int32_t points[SEAT_COUNT];        /* for customers */
    int32_t tips[SEAT_COUNT];
    float hands[SEAT_COUNT][ACTION_KIND_COUNT]; /* cards to be expected of each kind */
} Ledger;

static inline int32_t stage_of(int32_t players, int32_t pile) {
    int32_t stage = pile > 0 ? pile / players : 0;
    return stage < STAGE_COUNT ? stage : STAGE_COUNT - 1;
}

static inline const Prospects *chances_of(const Weights *weights, int32_t players, int32_t pile) {
    return &weights->chances[players - FEWEST_PLAYERS][stage_of(players, pile)];
}

static inline const Prospects *tastes_of(const Weights *weights, int32_t players, int32_t pile) {
    return &weights->tastes[players - FEWEST_PLAYERS][stage_of(players, pile)];
}

/* Count the cards that a seat has not seen, and give how many there are. */
static inline int32_t count_unseen_actions(const State *state, int32_t players, int32_t seat,
                                           int32_t *unseen) {
    int32_t all = 0;
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++) {
        unseen[kind] = ACTION_COPIES[kind] - state->hands[seat][kind];
        for (int32_t owner = 0; owner < players; owner++) {
            unseen[kind] -= state->played[owner][kind];
            if (owner != seat) unseen[kind] -= sure_cards(state, owner, kind);
        }
        all += unseen[kind];
    }
    return all;
}

/* 9.2: of others' cards some are sure; the rest is shared out as among all cards not seen. */
static inline void expect_hands(const State *state, int32_t seat, Ledger *ledger) {
    int32_t unseen[ACTION_KIND_COUNT];
    int32_t all = count_unseen_actions(state, ledger->players, seat, unseen);
    for (int32_t owner = 0; owner < ledger->players; owner++) {
        int32_t drawn = state->hand_sizes[owner];
        for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++)
            drawn -= sure_cards(state, owner, kind);
        float share = all > 0 ? (float)drawn / (float)all : 0.0f;
        for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++)
            ledger->hands[owner][kind] =
                owner == seat ? (float)state->hands[owner][kind]
                              : (float)sure_cards(state, owner, kind) + share * (float)unseen[kind];
    }
}

/* In a world that is imagined whole all cards are known. */
static inline void know_hands(const State *state, Ledger *ledger) {
    for (int32_t owner = 0; owner < ledger->players; owner++) {
        ledger->tips[owner] += state->hands[owner][TIP];
        for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++)
            ledger->hands[owner][kind] = (float)state->hands[owner][kind];
    }
}

/* Count all that lies open. */
static inline void open_ledger(const Setup *setup, const State *state, Ledger *ledger) {
    ledger->players = setup->players;
    ledger->pile = CUSTOMER_CARD_COUNT - state->next_customer;
    for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++)
        ledger->left[kind] = CUSTOMER_COPIES[kind] - count_of(state->discarded, kind) -
                             count_of(state->row, kind);
    for (int32_t owner = 0; owner < setup->players; owner++) {
        ledger->points[owner] = 0;
        ledger->tips[owner] = state->taken[owner][CUSTOMER_TIP];
        for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++) {
            ledger->points[owner] += customer_points(state->taken[owner][kind]);
            ledger->left[kind] -= state->taken[owner][kind];
        }
    }
}

/* The smallest holding of tips among all but one, and the largest of all. */
static inline TipRange range_beside(const int32_t *tips, int32_t players, int32_t seat) {
    TipRange range = {INT32_MAX, 0};
    for (int32_t owner = 0; owner < players; owner++) {
        if (owner != seat && tips[owner] < range.fewest) range.fewest = tips[owner];
        if (tips[owner] > range.most) range.most = tips[owner];
    }
    return range;
}

/* What a seat's tips are worth beside the others'. */
static inline float tips_worth(const Prospects *prospects, const int32_t *tips, int32_t players,
                               int32_t seat) {
    TipRange range = range_beside(tips, players, seat);
    int32_t gap = tips[seat] - range.fewest;
    if (gap < -TIP_GAP_MOST) gap = -TIP_GAP_MOST;
    if (gap > TIP_GAP_MOST) gap = TIP_GAP_MOST;
    int32_t most = range.most < TIPS_COUNTED ? range.most : TIPS_COUNTED;
    return prospects->tips[gap + TIP_GAP_MOST] + prospects->loss[gap + TIP_GAP_MOST] * (float)most;
}

/* The share of the pile's cards that are customers new to a seat. */
static inline float fresh_share(const Ledger *ledger, const uint8_t *taken) {
    int32_t fresh = 0;
    for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++)
        if (taken[kind] == 0) fresh += ledger->left[kind];
    return ledger->pile > 0 ? (float)fresh / (float)ledger->pile : 0.0f;
}

/* How many cards of a row are customers new to a seat. */
static inline int32_t count_fresh(Cards row, const uint8_t *taken) {
    int32_t fresh = 0;
    for (int32_t kind = 0; kind < CUSTOMER_TIP; kind++)
        if (taken[kind] == 0) fresh += count_of(row, kind);
    return fresh;
}

/* What all is worth that a seat keeps from one round to the next. */
static inline float lasting_worth(const Prospects *prospects, const Ledger *ledger,
                                  const State *state, int32_t owner) {
    float score = prospects->points * (float)ledger->points[owner] +
                  prospects->tile[state->vans[owner]] +
                  prospects->fresh_pile * fresh_share(ledger, state->taken[owner]) +
                  tips_worth(prospects, ledger->tips, ledger->players, owner);
    for (int32_t kind = 0; kind < ACTION_KIND_COUNT; kind++)
        score += prospects->hand[kind] * ledger->hands[owner][kind];
    return score;
}

static inline float order_worth(const Prospects *prospects, int32_t players, int32_t owner,
                                int32_t starter) {
    return prospects->order[owner >= starter ? owner - starter : owner - starter + players];
}

/* Turn scores into chances to win. */
static inline void share_out(int32_t players, const float *scores, float *shares) {
    float best = scores[0], sum = 0.0f;
    for (int32_t owner = 1; owner < players; owner++)
        if (scores[owner] > best) best = scores[owner];
    for (int32_t owner = 0; owner < players; owner++) {
        shares[owner] = (float)exponential(scores[owner] - best);
        sum += shares[owner];
    }
    for (int32_t owner = 0; owner < players; owner++) shares[owner] /= sum;
}

/* A seat's part of the win at the end of the game. */
static inline double won_share(const Setup *setup, const State *state, int32_t seat) {
    int32_t winners = 0;
    for (int32_t owner = 0; owner < setup->players; owner++) winners += state->ranks[owner] == 1;
    return state->ranks[seat] == 1 ? 1.0 / winners : 0.0;
}

/* Whether a round begins: nobody has bet yet. */
static inline bool is_round_start(const State *state) {
    return state->question == ASK_BET && state->dial.count == 0;
}

/* A playout stops where a round begins, some rounds later. */
static inline bool is_leaf(const Setup *setup, const State *root, const State *state) {
    (void)setup;
    return state->round >= root->round + ROUNDS_AHEAD && is_round_start(state);
}

static double leaf_worth(const Setup *setup, const Weights *weights, const State *state,
                         int32_t seat) {
    if (is_over(state)) return won_share(setup, state, seat);
    Ledger ledger;
    float scores[SEAT_COUNT], shares[SEAT_COUNT];
    open_ledger(setup, state, &ledger);
    know_hands(state, &ledger);
    const Prospects *prospects = chances_of(weights, setup->players, ledger.pile);
    for (int32_t owner = 0; owner < setup->players; owner++) {
        int32_t fresh = count_fresh(state->row, state->taken[owner]);
        scores[owner] = lasting_worth(prospects, &ledger, state, owner) +
                        order_worth(prospects, setup->players, owner, state->starter) +
                        prospects->fresh_row * (float)fresh + prospects->fresh_any * (fresh > 0);
    }
    share_out(setup->players, scores, shares);
    return shares[seat];
}
