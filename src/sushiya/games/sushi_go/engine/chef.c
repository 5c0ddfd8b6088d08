/* The chef: a learned policy without search. It thinks from what its seat observes alone.
 * A pick is worth what lies on the table then, and what that can still bring: this was learned. */

/* What one player can hope for in the rest of a round. */
typedef struct {
    const Worths *worths;
    int32_t left; /* picks after this one */
    int32_t time; /* the same for puddings, over all rounds */
    int32_t maki_rule, most_rule, fewest_rule;
    int32_t best, second; /* icons of rivals */
    int32_t most, fewest; /* puddings of rivals */
    int32_t tempura, sashimi, dumpling; /* on the table before the pick */
    /* Steps of supply, by how many of the kind the pick takes from the hand. */
    uint8_t tempura_supply[3], sashimi_supply[3], dumpling_supply[3];
    uint8_t nigiri_supply;
} Prospect;

enum { HOPE_COUNT = 8 };

/* What lies on a table: points that it has, and where hopes for more are written. */
typedef struct {
    int32_t points;
    const float *hopes[HOPE_COUNT];
} Appraisal;

static inline int32_t between(int32_t number, int32_t least, int32_t most) {
    return number < least ? least : number > most ? most : number;
}

static inline int32_t lower(int32_t one, int32_t other) {
    return one < other ? one : other;
}

static inline const Worths *worths_for(const Setup *setup, const Weights *weights) {
    return &weights->tables[setup->has_robot ? TABLE_KINDS - 1 : setup->players - 2];
}

static inline int32_t time_of(int32_t round, int32_t left) {
    if (round >= ROUND_COUNT) return lower(left, LEFT_COUNT - 1);
    return LEFT_COUNT + (ROUND_COUNT - 1 - round) * BLOCKS + lower(left / BLOCK, BLOCKS - 1);
}

static inline int32_t standing_of(int32_t mine, int32_t best, int32_t second) {
    if (mine == 0 && best == 0) return 0;
    if (mine >= best) return 1 + lower(mine - best, LEAD_STEPS - 1);
    int32_t behind = lower(best - mine, BEHIND_STEPS) - 1;
    int32_t ahead = between(mine - second + AHEAD_LEAST, 0, AHEAD_STEPS - 1);
    return 1 + LEAD_STEPS + behind * AHEAD_STEPS + ahead;
}

static inline const float *most_hope(const Prospect *prospect, int32_t puddings) {
    int32_t step = between(puddings - prospect->most + MOST_LEAST, 0, MOST_STEPS - 1);
    return &prospect->worths->most_puddings[prospect->most_rule][prospect->time][step];
}

static inline const float *fewest_hope(const Prospect *prospect, int32_t puddings) {
    int32_t step = between(puddings - prospect->fewest + FEWEST_LEAST, 0, FEWEST_STEPS - 1);
    return &prospect->worths->fewest_puddings[prospect->fewest_rule][prospect->time][step];
}

/* Appraise a table after a pick; `puddings` are those of earlier rounds. */
static inline Appraisal appraise(const Prospect *prospect, Laid table, int32_t puddings) {
    const Worths *worths = prospect->worths;
    Tally counts = tally(table);
    int32_t left = prospect->left, dumplings = lower(counts.dumpling, DUMPLINGS_COUNTED);
    int32_t standing = standing_of(counts.maki, prospect->best, prospect->second);
    int32_t free = lower(free_wasabi(table), FREE_STEPS - 1);
    int32_t sticks = lower(count_of(table, CHOPSTICKS), CHOPSTICKS_STEPS - 1);
    const uint8_t *tempura = prospect->tempura_supply, *sashimi = prospect->sashimi_supply,
                  *dumpling = prospect->dumpling_supply;
    return (Appraisal){
        .points = counts.tempura / TEMPURA_SET * TEMPURA_POINTS +
                  counts.sashimi / SASHIMI_SET * SASHIMI_POINTS + DUMPLING_POINTS[dumplings] +
                  counts.nigiri,
        .hopes =
            {
                &worths->tempura[left][counts.tempura % TEMPURA_SET]
                                [tempura[counts.tempura - prospect->tempura]],
                &worths->sashimi[left][counts.sashimi % SASHIMI_SET]
                                [sashimi[counts.sashimi - prospect->sashimi]],
                &worths->dumpling[left][dumplings][dumpling[counts.dumpling - prospect->dumpling]],
                &worths->wasabi[left][free][prospect->nigiri_supply],
                &worths->chopsticks[left][sticks],
                &worths->maki[prospect->maki_rule][left][standing],
                most_hope(prospect, puddings + counts.pudding),
                fewest_hope(prospect, puddings + counts.pudding),
            },
    };
}

static inline float sum_of(const Appraisal *appraisal) {
    float sum = (float)appraisal->points;
    for (int32_t hope = 0; hope < HOPE_COUNT; hope++) sum += *appraisal->hopes[hope];
    return sum;
}

static inline float worth_of_table(const Prospect *prospect, Laid table, int32_t puddings) {
    Appraisal appraisal = appraise(prospect, table, puddings);
    return sum_of(&appraisal);
}

/* Expected cards of each kind, in parts of SUPPLY_UNIT * FINE. */
enum { FINE = 16, WHOLE = SUPPLY_UNIT * FINE };

typedef struct {
    int32_t by_kind[KIND_COUNT];
    int32_t own; /* how much of it a card of the own hand is */
} Supply;

/* Add up, by kind, what nobody has shown this seat: all that is left but for hands that it knows. */
static inline void add_unseen(const Setup *setup, const State *state, Laid known, int32_t cards,
                              Supply *supply) {
    Laid open = known;
    int32_t unseen[KIND_COUNT], total = 0;
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        open += state->laid[figure] & (((Laid)1 << FREE_AT) - 1);
        open += (Laid)state->puddings[figure] << (COUNT_BITS * PUDDING);
    }
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        unseen[kind] = COPIES[kind] - state->discarded[kind] - count_of(open, kind);
        if (is_nigiri(kind)) unseen[kind] -= count_of(open, kind + ON_WASABI);
        total += unseen[kind];
    }
    if (total <= 0) return;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        supply->by_kind[kind] += cards * unseen[kind] / total;
}

/* Estimate what hands that are still to come will hold when they arrive. */
static inline void estimate_supply(const Setup *setup, const State *state, int32_t seat,
                                   int32_t left, Supply *supply) {
    int32_t players = setup->players, hidden = 0;
    int32_t back = passes_right(setup, state) && players > 2 ? 1 : players - 1;
    Laid known = 0;
    int32_t owner = seat;
    for (int32_t turns = 1; turns <= players; turns++) {
        owner = (owner + back) % players;
        /* Who draws for the robot gives a card away, and nobody else knows what was drawn. */
        int32_t size = owner == seat ? hand_size(state, seat) : state->left;
        int32_t stays = turns <= left && size > turns ? WHOLE * (size - turns) / size : 0;
        if (owner == seat) supply->own = stays;
        if (owner != seat && players - turns >= state->turn) {
            hidden += size * stays;
            continue;
        }
        const uint8_t *hand = hand_seen(setup, state, owner);
        bool is_drawn_for = owner != seat && state->controller == owner;
        for (int32_t slot = 0, skips = is_drawn_for; slot < size + is_drawn_for; slot++) {
            if (skips && hand[slot] == state->drawn) {
                skips = 0;
                continue;
            }
            known += one_of(hand[slot]);
            supply->by_kind[hand[slot]] += stays;
        }
    }
    if (hidden > 0) add_unseen(setup, state, known, hidden, supply);
}

static inline uint8_t supply_step(int32_t supply) {
    return SUPPLY_STEP[between(supply / FINE, 0, SUPPLY_MOST - 1)];
}

static inline void see_supply(const Supply *supply, Prospect *prospect) {
    for (int32_t taken = 0; taken < 3; taken++) {
        int32_t gone = taken * supply->own;
        prospect->tempura_supply[taken] = supply_step(supply->by_kind[TEMPURA] - gone);
        prospect->sashimi_supply[taken] = supply_step(supply->by_kind[SASHIMI] - gone);
        prospect->dumpling_supply[taken] = supply_step(supply->by_kind[DUMPLING] - gone);
    }
    int32_t nigiri = supply->by_kind[NIGIRI_1] + 2 * supply->by_kind[NIGIRI_2] +
                     3 * supply->by_kind[NIGIRI_3];
    prospect->nigiri_supply = NIGIRI_STEP[between(nigiri / FINE, 0, SUPPLY_MOST - 1)];
}

/* Icons and puddings of all figures, as they lie there. */
typedef struct {
    int32_t icons[FIGURE_COUNT], puddings[FIGURE_COUNT];
} Standings;

static inline void see_standings(const Setup *setup, const State *state, Standings *standings) {
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        Laid laid = state->laid[figure];
        standings->icons[figure] =
            count_of(laid, MAKI_1) + 2 * count_of(laid, MAKI_2) + 3 * count_of(laid, MAKI_3);
        standings->puddings[figure] = state->puddings[figure] + count_of(laid, PUDDING);
    }
}

static inline void see_rivals(const Setup *setup, const Standings *standings, int32_t seat,
                              Prospect *prospect) {
    prospect->best = prospect->second = prospect->most = 0;
    prospect->fewest = DECK_SIZE;
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        if (figure == seat) continue;
        int32_t icons = standings->icons[figure], puddings = standings->puddings[figure];
        prospect->second = higher(prospect->second, lower(icons, prospect->best));
        prospect->best = higher(prospect->best, icons);
        prospect->most = higher(prospect->most, puddings);
        prospect->fewest = lower(prospect->fewest, puddings);
    }
}

static inline void see_rules(const Setup *setup, const Worths *worths, int32_t round, int32_t left,
                             Prospect *prospect) {
    prospect->worths = worths;
    prospect->left = lower(left, LEFT_COUNT - 1);
    prospect->time = time_of(round, left);
    prospect->maki_rule = setup->splits_maki;
    prospect->most_rule = setup->splits_puddings;
    prospect->fewest_rule = setup->loses_puddings ? 1 + setup->splits_puddings : 0;
}

static inline void see_sets(Laid table, Prospect *prospect) {
    prospect->tempura = count_of(table, TEMPURA);
    prospect->sashimi = count_of(table, SASHIMI);
    prospect->dumpling = count_of(table, DUMPLING);
}

/* All that the chef looks at for one choice. */
typedef struct {
    const Setup *setup;
    const State *state;
    int32_t seat;
    int32_t gift; /* what the robot gets in the prospect, counted from 1; 0: nothing */
    Standings standings;
    Prospect mine;
    uint8_t hand[KIND_COUNT];
    float temptation[KIND_COUNT]; /* what a card of my hand is worth to the next player */
} Counter;

/* Judge what each card of my hand would be worth to the next player, who picks after this turn. */
static inline void tempt_next(const Setup *setup, const State *state, Counter *counter) {
    int32_t players = setup->players;
    int32_t step = passes_right(setup, state) && players > 2 ? players - 1 : 1;
    int32_t following = (counter->seat + step) % players;
    Laid table = state->laid[following];
    int32_t puddings = state->puddings[following];
    Prospect theirs = counter->mine;
    see_rules(setup, counter->mine.worths, state->round, counter->mine.left - 1, &theirs);
    see_rivals(setup, &counter->standings, following, &theirs);
    see_sets(table, &theirs);
    float before = worth_of_table(&theirs, table, puddings);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        if (counter->hand[kind] > 0)
            counter->temptation[kind] =
                worth_of_table(&theirs, with(table, card_for(kind, free_wasabi(table))), puddings) -
                before;
}

static inline void stand_at(const Setup *setup, const Weights *weights, const State *state,
                            int32_t seat, Counter *counter) {
    *counter = (Counter){.setup = setup, .state = state, .seat = seat};
    Supply supply = {0};
    const uint8_t *hand = hand_seen(setup, state, seat);
    for (int32_t slot = 0; slot < hand_size(state, seat); slot++) counter->hand[hand[slot]]++;
    see_standings(setup, state, &counter->standings);
    see_rules(setup, worths_for(setup, weights), state->round, state->left - 1, &counter->mine);
    see_rivals(setup, &counter->standings, seat, &counter->mine);
    see_sets(state->laid[seat], &counter->mine);
    estimate_supply(setup, state, seat, state->left - 1, &supply);
    see_supply(&supply, &counter->mine);
    if (counter->mine.left > 0) tempt_next(setup, state, counter);
}

/* What the most tempting card of a hand is worth to the next player; nothing is worth nothing. */
static inline float temptation_in(const Counter *counter, const uint8_t *rest) {
    float most = 0.0f;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        if (rest[kind] > 0 && counter->temptation[kind] > most) most = counter->temptation[kind];
    return most;
}

/* Let the robot have a card, and see the rivals so. */
static inline void give(Counter *counter, int32_t gift) {
    if (gift == counter->gift) return;
    Standings standings = counter->standings;
    int32_t robot = counter->setup->players;
    if (gift > 0) {
        Tally given = tally(one_of(gift - 1));
        standings.icons[robot] += given.maki;
        standings.puddings[robot] += given.pudding;
    }
    counter->gift = gift;
    see_rivals(counter->setup, &standings, counter->seat, &counter->mine);
}

/* A table after a pick, and what the next player is tempted by. */
typedef struct {
    Laid table;
    float passed_on;
} Outcome;

static inline Outcome outcome_of(const Counter *counter, int32_t code) {
    int32_t gift = code / PICK_COUNT, pick = code % PICK_COUNT;
    int32_t first = PICK_FIRST[pick], second = PICK_SECOND[pick];
    uint8_t rest[KIND_COUNT];
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) rest[kind] = counter->hand[kind];
    Outcome outcome = {.table = with(counter->state->laid[counter->seat], first)};
    rest[kind_of(first)]--;
    if (second >= 0) {
        outcome.table = with(outcome.table, second) - one_of(CHOPSTICKS);
        rest[kind_of(second)]--;
    }
    if (gift > 0) rest[gift - 1]--;
    outcome.passed_on = temptation_in(counter, rest);
    return outcome;
}

static inline float worth_of_pick(Counter *counter, int32_t code) {
    const Prospect *mine = &counter->mine;
    give(counter, code / PICK_COUNT);
    Outcome outcome = outcome_of(counter, code);
    return worth_of_table(mine, outcome.table, counter->state->puddings[counter->seat]) -
           mine->worths->denial[mine->left] * outcome.passed_on;
}

/* What each legal code is worth to the seat; all of them, in ascending order. */
static int32_t judge(const Setup *setup, const Weights *weights, const State *state, int32_t seat,
                     Judged *judged) {
    uint8_t legal[CODE_COUNT];
    Counter counter;
    int32_t count = 0, codes = state->controller == seat ? CODE_COUNT : PICK_COUNT;
    if (!asks(setup, state, seat)) return 0;
    stand_at(setup, weights, state, seat, &counter);
    mask(setup, state, seat, legal);
    for (int32_t code = 0; code < codes; code++)
        if (legal[code])
            judged[count++] = (Judged){.code = code, .worth = worth_of_pick(&counter, code)};
    return count;
}

/* Whether a pick is one card, and no card is given away. */
static inline bool picks_one(const State *state, int32_t seat) {
    return state->controller != seat && count_of(state->laid[seat], CHOPSTICKS) == 0;
}

/* The same as `judge` for a pick of one card. */
static inline int32_t judge_singles(const Setup *setup, const Weights *weights, const State *state,
                                    int32_t seat, Judged *judged) {
    Counter counter;
    int32_t count = 0;
    stand_at(setup, weights, state, seat, &counter);
    bool has_wasabi = free_wasabi(state->laid[seat]) > 0;
    for (int32_t card = 0; card < CARD_COUNT; card++) {
        int32_t kind = kind_of(card);
        bool fits = is_on_wasabi(card) ? has_wasabi
                                       : !(has_wasabi && setup->forces_nigiri && is_nigiri(kind));
        if (counter.hand[kind] > 0 && fits)
            judged[count++] = (Judged){.code = card, .worth = worth_of_pick(&counter, card)};
    }
    return count;
}

static inline int32_t judge_fast(const Setup *setup, const Weights *weights, const State *state,
                                 int32_t seat, Judged *judged) {
    return picks_one(state, seat) ? judge_singles(setup, weights, state, seat, judged)
                                  : judge(setup, weights, state, seat, judged);
}

/* Choose what is worth most; equals by chance. */
static int32_t choose_as_chef(const Setup *setup, const Weights *weights, const State *state,
                              int32_t seat, Chance *chance) {
    Judged judged[CODE_COUNT];
    int32_t count = judge_fast(setup, weights, state, seat, judged), best = 0;
    uint32_t equals = 1;
    for (int32_t at = 1; at < count; at++) {
        if (judged[at].worth < judged[best].worth) continue;
        if (judged[at].worth > judged[best].worth)
            equals = 1;
        else if (draw(chance, ++equals) > 0)
            continue;
        best = at;
    }
    return judged[best].code;
}

/* Choose by the softmax of what picks are worth, which has its temperature in points. */
static int32_t choose_with_noise(const Setup *setup, const Weights *weights, const State *state,
                                 int32_t seat, double temperature, Chance *chance) {
    Judged judged[CODE_COUNT];
    int32_t count = judge_fast(setup, weights, state, seat, judged), best = 0;
    double most = 0.0;
    for (int32_t at = 0; at < count; at++) {
        double noisy =
            judged[at].worth + temperature * GUMBEL[random_bits(chance) >> (DRAW_BITS - 8)];
        if (at > 0 && noisy <= most) continue;
        best = at;
        most = noisy;
    }
    return judged[best].code;
}

/* Choose as a player like the chef might. */
static int32_t choose_as_guess(const Setup *setup, const Weights *weights, const State *state,
                               int32_t seat, Chance *chance) {
    return choose_with_noise(setup, weights, state, seat, GUESS_NOISE, chance);
}

/* A playout ends with the round. */
static inline bool is_leaf(const Setup *setup, const State *root, const State *now) {
    (void)setup;
    return now->over || now->round != root->round;
}

/* Expect final totals at the end of a round: points, and what puddings may bring. */
static inline void expect_totals(const Setup *setup, const Weights *weights, const State *state,
                                 double *totals) {
    Standings standings;
    Prospect prospect = {0};
    see_standings(setup, state, &standings);
    see_rules(setup, worths_for(setup, weights), state->round, state->left - 1, &prospect);
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        totals[figure] = total_of(state->points, figure);
        if (state->over) {
            totals[figure] += state->pudding_points[figure];
            continue;
        }
        see_rivals(setup, &standings, figure, &prospect);
        totals[figure] += (double)*most_hope(&prospect, standings.puddings[figure]) +
                          (double)*fewest_hope(&prospect, standings.puddings[figure]);
    }
}

static inline double share_of_win(const Setup *setup, const State *state, int32_t seat) {
    int32_t winners = 0;
    for (int32_t other = 0; other < setup->players; other++) winners += state->ranks[other] == 1;
    return state->ranks[seat] == 1 ? 1.0 / winners : 0.0;
}

/* The share of the win that a seat can expect at the end of a round. */
static double leaf_worth(const Setup *setup, const Weights *weights, const State *state,
                         int32_t seat) {
    double totals[FIGURE_COUNT], sum = 0.0;
    if (state->over) return share_of_win(setup, state, seat);
    expect_totals(setup, weights, state, totals);
    double spread = LEAF_SPREAD[ROUND_COUNT + 1 - state->round];
    for (int32_t other = 0; other < setup->players; other++)
        sum += exponential((totals[other] - totals[seat]) / spread);
    return 1.0 / sum;
}
