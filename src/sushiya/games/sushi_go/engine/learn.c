/* Training: what picks bring if the chef plays on, collected for a least-squares fit of its worths. */

/* One game in so many is against cooks. */
enum { COOKS_EVERY = 3 };

enum { TRIED_MOST = 12, TERM_COUNT = HOPE_COUNT + 1, TERMS_MOST = TRIED_MOST * TERM_COUNT };

/* One pick that was tried: the worths that judge it, how much of each, and what they should add up to. */
typedef struct {
    int32_t places[TERM_COUNT];
    double amounts[TERM_COUNT];
    double target;
} Trial;

/* Who plays a game of training: players like the chef, who choose with noise, or cooks. */
typedef struct {
    const Setup *setup;
    const Weights *weights;
    bool has_cooks;
} Company;

static inline int32_t choose_loosely(const Company *company, const State *state, int32_t seat,
                                     Chance *chance) {
    return choose_with_noise(company->setup, company->weights, state, seat, LEARNING_NOISE, chance);
}

static inline int32_t choose_as_rival(const Company *company, const State *state, int32_t seat,
                                      Chance *chance) {
    if (company->has_cooks) return choose_as_cook(company->setup, state, seat, chance);
    return choose_loosely(company, state, seat, chance);
}

/* The chef and its rivals choose. */
static inline void choose_for_all(const Company *company, const State *state, int32_t chef,
                                  Chance *chance, int32_t *codes) {
    const Setup *setup = company->setup;
    for (int32_t seat = 0; seat < setup->players; seat++)
        if (asks(setup, state, seat))
            codes[seat] = seat == chef
                              ? choose_as_chef(setup, company->weights, state, seat, chance)
                              : choose_as_rival(company, state, seat, chance);
}

/* How far a seat is ahead of the other players on average, at the end of a round. */
static inline double margin_of(const Setup *setup, const Weights *weights, const State *state,
                               int32_t seat) {
    double totals[FIGURE_COUNT], others = 0.0;
    expect_totals(setup, weights, state, totals);
    for (int32_t other = 0; other < setup->players; other++)
        if (other != seat) others += totals[other];
    return totals[seat] - others / (setup->players - 1);
}

/* Play a pick, and the round to its end. */
static double play_on(const Company *company, const State *from, int32_t seat,
                      const int32_t *codes, Chance chance) {
    const Setup *setup = company->setup;
    State state = *from;
    int32_t chosen[SEAT_COUNT];
    step(setup, &state, codes, &chance);
    while (!is_leaf(setup, from, &state)) {
        choose_for_all(company, &state, seat, &chance, chosen);
        step(setup, &state, chosen, &chance);
    }
    return margin_of(setup, company->weights, &state, seat);
}

static Trial describe(Counter *counter, int32_t code) {
    const float *first = (const float *)counter->mine.worths;
    const Prospect *mine = &counter->mine;
    give(counter, code / PICK_COUNT);
    Outcome outcome = outcome_of(counter, code);
    Appraisal found = appraise(mine, outcome.table, counter->state->puddings[counter->seat]);
    Trial trial = {.target = -found.points};
    for (int32_t hope = 0; hope < HOPE_COUNT; hope++) {
        trial.places[hope] = (int32_t)(found.hopes[hope] - first);
        trial.amounts[hope] = 1.0;
    }
    trial.places[HOPE_COUNT] = (int32_t)(&mine->worths->denial[mine->left] - first);
    trial.amounts[HOPE_COUNT] = -(double)outcome.passed_on;
    return trial;
}

/* Keep as many picks as are tried, any of them. */
static int32_t pick_some(Judged *judged, int32_t count, Chance *chance) {
    int32_t kept = lower(count, TRIED_MOST);
    for (int32_t at = 0; at < kept && count > kept; at++) {
        int32_t other = at + (int32_t)draw(chance, (uint32_t)(count - at));
        Judged chosen = judged[other];
        judged[other] = judged[at];
        judged[at] = chosen;
    }
    return kept;
}

static inline void add_product(double *matrix, int32_t one, int32_t other, double amount) {
    int32_t row = lower(one, other), column = higher(one, other);
    matrix[(int64_t)row * WORTH_COUNT + column] += amount;
}

/* Add trials of one decision. Only differences between them count, so their mean is taken out. */
static void add_trials(const Trial *trials, int32_t count, double *matrix, double *vector) {
    int32_t places[TERMS_MOST], terms = 0;
    double sums[TERMS_MOST], mean = 0.0;
    for (int32_t at = 0; at < count; at++) mean += trials[at].target / count;
    for (int32_t at = 0; at < count; at++)
        for (int32_t one = 0; one < TERM_COUNT; one++) {
            const Trial *trial = &trials[at];
            double amount = trial->amounts[one];
            vector[trial->places[one]] += amount * (trial->target - mean);
            for (int32_t other = one; other < TERM_COUNT; other++)
                add_product(matrix, trial->places[one], trial->places[other],
                            amount * trial->amounts[other]);
            int32_t term = 0;
            while (term < terms && places[term] != trial->places[one]) term++;
            if (term == terms) {
                places[terms] = trial->places[one];
                sums[terms++] = 0.0;
            }
            sums[term] += amount;
        }
    for (int32_t one = 0; one < terms; one++)
        for (int32_t other = one; other < terms; other++)
            add_product(matrix, places[one], places[other], -sums[one] * sums[other] / count);
}

/* Try the picks of one seat in a position; the others choose the same each time. */
static bool try_picks(const Company *company, const State *state, int32_t seat, Chance *chance,
                      double *matrix, double *vector) {
    const Setup *setup = company->setup;
    const Weights *weights = company->weights;
    Judged judged[CODE_COUNT];
    Trial trials[TRIED_MOST];
    Counter counter;
    int32_t codes[SEAT_COUNT];
    int32_t count = judge(setup, weights, state, seat, judged);
    if (count < 2) return false;
    count = pick_some(judged, count, chance);
    choose_for_all(company, state, seat, chance, codes);
    stand_at(setup, weights, state, seat, &counter);
    Chance same = *chance;
    for (int32_t at = 0; at < count; at++) {
        codes[seat] = judged[at].code;
        trials[at] = describe(&counter, judged[at].code);
        trials[at].target += play_on(company, state, seat, codes, same);
    }
    add_trials(trials, count, matrix, vector);
    random_word(chance);
    return true;
}

/* Play one game, and try the picks of a chef at each of its turns. */
static int64_t learn_from_game(const Company *company, uint64_t seed, double *matrix,
                               double *vector) {
    const Setup *setup = company->setup;
    int64_t tried = 0;
    State state;
    Chance chance;
    int32_t codes[SEAT_COUNT];
    seed_chance(&chance, seed);
    open_game(setup, &state, &chance);
    int32_t chef = (int32_t)draw(&chance, (uint32_t)setup->players);
    while (!state.over) {
        if (asks(setup, &state, chef))
            tried += try_picks(company, &state, chef, &chance, matrix, vector);
        for (int32_t seat = 0; seat < setup->players; seat++) {
            if (!asks(setup, &state, seat)) continue;
            codes[seat] = seat == chef ? choose_loosely(company, &state, seat, &chance)
                                       : choose_as_rival(company, &state, seat, &chance);
        }
        step(setup, &state, codes, &chance);
    }
    return tried;
}

EXPORT int64_t learn_collect(const Setup *setup, const Weights *weights, uint64_t first_seed,
                             int32_t games, double *matrix, double *vector) {
    int64_t tried = 0;
    for (int32_t game = 0; game < games; game++) {
        Company company = {setup, weights, .has_cooks = game % COOKS_EVERY == 0};
        tried += learn_from_game(&company, first_seed + (uint64_t)game, matrix, vector);
    }
    return tried;
}

/* Add all parts up, in the upper half of the first matrix. */
static void add_parts(double **matrices, double **vectors, int32_t parts) {
    for (int32_t part = 1; part < parts; part++)
        for (int64_t row = 0; row < WORTH_COUNT; row++) {
            vectors[0][row] += vectors[part][row];
            for (int64_t column = row; column < WORTH_COUNT; column++)
                matrices[0][row * WORTH_COUNT + column] +=
                    matrices[part][row * WORTH_COUNT + column];
        }
}

/* Improve each worth in turn, given the others (Gauss-Seidel), and so on. */
EXPORT void learn_fit(Worths *worths, double **matrices, double **vectors, int32_t parts,
                      double hold, int32_t sweeps) {
    float *numbers = (float *)worths;
    double *matrix = matrices[0], *vector = vectors[0];
    add_parts(matrices, vectors, parts);
    for (int64_t at = 0; at < WORTH_COUNT; at++) {
        vector[at] += hold * (double)numbers[at];
        matrix[at * WORTH_COUNT + at] += hold;
        for (int64_t other = 0; other < at; other++)
            matrix[at * WORTH_COUNT + other] = matrix[other * WORTH_COUNT + at];
    }
    for (int32_t sweep = 0; sweep < sweeps; sweep++)
        for (int64_t at = 0; at < WORTH_COUNT; at++) {
            const double *row = &matrix[at * WORTH_COUNT];
            double rest = vector[at] + row[at] * (double)numbers[at];
            for (int32_t other = 0; other < WORTH_COUNT; other++)
                rest -= row[other] * (double)numbers[other];
            numbers[at] = (float)(rest / row[at]);
        }
}
