/* What each choice is worth: points by kind and the chance to win. Written once, and compiled with each
 * game, which says by what equal totals are told apart (tie_break).
 *
 * All choices meet the same imagined worlds with the same chance, and every world is played to the end
 * of the game. From then on all seats play alike, as the search guesses that others do: if the seat
 * itself played better than they, its chances would be told too high. What each world came to is kept,
 * so any two choices can be compared later. Work is cut into slices by playouts: where they are cut changes
 * nothing, and only worlds that all choices have met are counted. */

/* How one world ended. */
typedef struct {
    int16_t mine[POINT_KIND_COUNT];
    int16_t totals[SEAT_COUNT];
    int16_t ties[SEAT_COUNT]; /* what tells equal totals apart; TIE_RANGE of it are a point */
} Final;

enum { TIE_RANGE = 256, FIGURES_MOST = SEAT_COUNT + 1 };

/* A choice is about equal to another unless it is behind by so many standard errors, and by so much. */
static const double SURE_ERRORS = 3.0, LEAST_COST = 0.005;

typedef struct {
    Worlds worlds;
    int32_t codes[ANALYSIS_CANDIDATES]; /* the policy's choice first */
    float judged[ANALYSIS_CANDIDATES];
    int32_t count;
    int32_t most; /* choices that may be looked at */
    int32_t turn; /* whose turn it is in the world that is played out */
    int32_t done; /* worlds that all have met */
    Final finals[ANALYSIS_WORLDS][ANALYSIS_CANDIDATES];
} Analysis;

/* Playing out. */

static void note_final(const Worlds *worlds, const State *state, Final *final) {
    const Setup *setup = worlds->setup;
    int16_t points[FIGURES_MOST * POINT_KIND_COUNT], ranks[SEAT_COUNT];
    write_result(setup, state, points, ranks);
    for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
        final->mine[kind] = points[worlds->seat * POINT_KIND_COUNT + kind];
    for (int32_t seat = 0; seat < setup->players; seat++) {
        final->totals[seat] = 0;
        for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
            final->totals[seat] += points[seat * POINT_KIND_COUNT + kind];
        final->ties[seat] = (int16_t)tie_break(state, seat);
    }
}

static void play_to_end(const Worlds *worlds, int32_t code, Final *final) {
    const Setup *setup = worlds->setup;
    int32_t seat = worlds->seat, codes[SEAT_COUNT];
    State state = worlds->world;
    Streams streams;
    seed_streams(worlds, &streams);
    choose_for_others(worlds, &state, &streams, codes);
    codes[seat] = code;
    step(setup, &state, codes, &streams.deal);
    while (!is_over(&state)) {
        choose_for_others(worlds, &state, &streams, codes);
        if (asks(setup, &state, seat))
            codes[seat] = choose_as_guess(setup, worlds->weights, &state, seat, &streams.own[seat]);
        step(setup, &state, codes, &streams.deal);
    }
    note_final(worlds, &state, final);
}

static int32_t run_analysis(Analysis *analysis, int32_t playouts) {
    int32_t run = 0;
    if (analysis->count == 0) return 0;
    for (; run < playouts && analysis->done < ANALYSIS_WORLDS; run++) {
        if (analysis->turn == 0) imagine_next(&analysis->worlds);
        play_to_end(&analysis->worlds, analysis->codes[analysis->turn],
                    &analysis->finals[analysis->done][analysis->turn]);
        if (++analysis->turn < analysis->count) continue;
        analysis->turn = 0;
        analysis->done++;
    }
    return run;
}

/* The beginning. */

static inline bool is_candidate(const Analysis *analysis, int32_t code) {
    for (int32_t at = 0; at < analysis->count; at++)
        if (analysis->codes[at] == code) return true;
    return false;
}

static inline void add_candidate(Analysis *analysis, int32_t code, float judged) {
    if (analysis->count == analysis->most || is_candidate(analysis, code)) return;
    analysis->codes[analysis->count] = code;
    analysis->judged[analysis->count++] = judged;
}

/* The policy's choice, then what is asked for, then the policy's next best as far as there is room. */
static void take_candidates(Analysis *analysis, const int32_t *asked, int32_t asked_count) {
    const Worlds *worlds = &analysis->worlds;
    Judged judged[CODE_COUNT];
    uint8_t legal[CODE_COUNT];
    int32_t count = judge(worlds->setup, worlds->weights, &worlds->world, worlds->seat, judged);
    mask(worlds->setup, &worlds->world, worlds->seat, legal);
    int32_t kept = keep_best(judged, count, ANALYSIS_CANDIDATES);
    if (kept > 0) add_candidate(analysis, judged[0].code, judged[0].worth);
    for (int32_t at = 0; at < asked_count; at++) {
        float worth = 0.0f;
        for (int32_t best = 0; best < kept; best++)
            if (judged[best].code == asked[at]) worth = judged[best].worth;
        if (asked[at] >= 0 && asked[at] < CODE_COUNT && legal[asked[at]])
            add_candidate(analysis, asked[at], worth);
    }
    for (int32_t at = 1; at < kept; at++) add_candidate(analysis, judged[at].code, judged[at].worth);
}

static void begin_analysis(Analysis *analysis, const Setup *setup, const Observation *seen,
                           int32_t seat, const Weights *weights, int32_t most,
                           const int32_t *asked, int32_t asked_count, Chance *chance) {
    analysis->count = analysis->turn = analysis->done = 0;
    analysis->most = most < ANALYSIS_CANDIDATES ? most : ANALYSIS_CANDIDATES;
    begin_worlds(&analysis->worlds, setup, weights, seen, seat, chance);
    take_candidates(analysis, asked, asked_count);
}

/* Chances. */

/* A total with what tells it from equal ones. */
static inline int32_t standing_at_end(const Final *final, int32_t seat) {
    return final->totals[seat] * TIE_RANGE + final->ties[seat];
}

/* Where all stood at the end, the seat itself first. */
static inline void list_standings(const Worlds *worlds, const Final *final, int32_t *standings) {
    int32_t count = 0;
    standings[count++] = standing_at_end(final, worlds->seat);
    for (int32_t seat = 0; seat < worlds->setup->players; seat++)
        if (seat != worlds->seat) standings[count++] = standing_at_end(final, seat);
}

/* What share of the win the first of these has. */
static inline double share_of_first(const int32_t *standings, int32_t count) {
    int32_t equals = 1;
    for (int32_t at = 1; at < count; at++) {
        if (standings[at] > standings[0]) return 0.0;
        equals += standings[at] == standings[0];
    }
    return 1.0 / equals;
}

static inline double share_at_end(const Worlds *worlds, const Final *final) {
    int32_t standings[SEAT_COUNT];
    list_standings(worlds, final, standings);
    return share_of_first(standings, worlds->setup->players);
}

/* The chance to win that goes with a share of the playouts: CHANCES are knots, joined by lines. */
static inline double chance_of_share(double share) {
    double place = share * CHANCE_STEPS;
    int32_t step = place < CHANCE_STEPS ? (int32_t)place : CHANCE_STEPS - 1;
    double low = CHANCES[step], high = CHANCES[step + 1];
    return (low + (high - low) * (place - step)) / CHANCE_UNIT;
}

/* By what factor chances differ more than the shares that they go with. It is above 0. */
static inline double stretch_between(double one, double other) {
    static const double SHORTEST = 0.001;
    if (one - other < SHORTEST && other - one < SHORTEST)
        other = one < 0.5 ? one + SHORTEST : one - SHORTEST;
    return (chance_of_share(one) - chance_of_share(other)) / (one - other);
}

/* A sum of numbers and of their squares. */
typedef struct {
    double total, squares;
} Moments;

static inline void add_moment(Moments *moments, double value) {
    moments->total += value;
    moments->squares += value * value;
}

static inline double error_of(const Moments *moments, int32_t count) {
    if (count < 2) return 0.0;
    return square_root(square_of_error(moments->total, moments->squares, count));
}

/* What shares of the win a choice had, world by world. */
static Moments shares_won(const Analysis *analysis, int32_t at) {
    Moments shares = {0};
    for (int32_t world = 0; world < analysis->done; world++)
        add_moment(&shares, share_at_end(&analysis->worlds, &analysis->finals[world][at]));
    return shares;
}

/* What one choice is ahead of another by, in the same worlds. */
static Moments compare_choices(const Analysis *analysis, int32_t one, int32_t other) {
    Moments leads = {0};
    for (int32_t world = 0; world < analysis->done; world++) {
        const Final *finals = analysis->finals[world];
        add_moment(&leads, share_at_end(&analysis->worlds, &finals[one]) -
                               share_at_end(&analysis->worlds, &finals[other]));
    }
    return leads;
}

/* Whether a lead is surely no chance, and worth a word. */
static inline bool is_sure(double lead, double error) {
    return lead > LEAST_COST && lead > SURE_ERRORS * error;
}

/* Find the best: the policy's choice, unless others are surely ahead of it. */
static int32_t best_choice(const Analysis *analysis) {
    int32_t best = 0;
    double most = 0.0;
    for (int32_t at = 1; at < analysis->count; at++) {
        Moments leads = compare_choices(analysis, at, 0);
        double lead = leads.total / analysis->done;
        if (lead <= most || !is_sure(lead, error_of(&leads, analysis->done))) continue;
        most = lead;
        best = at;
    }
    return best;
}

/* What choices lead to. */

static void describe_points(const Analysis *analysis, int32_t at, Forecast *forecast) {
    int32_t done = analysis->done;
    for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++) {
        Moments points = {0};
        for (int32_t world = 0; world < done; world++)
            add_moment(&points, analysis->finals[world][at].mine[kind]);
        forecast->points[kind] = points.total / done;
        forecast->point_errors[kind] = error_of(&points, done);
    }
    for (int32_t seat = 0; seat < analysis->worlds.setup->players; seat++) {
        double total = 0.0;
        for (int32_t world = 0; world < done; world++)
            total += analysis->finals[world][at].totals[seat];
        forecast->totals[seat] = total / done;
    }
}

static void describe_choice(const Analysis *analysis, int32_t at, int32_t best,
                            Forecast *forecast) {
    int32_t done = analysis->done;
    Moments shares = shares_won(analysis, at), leads = compare_choices(analysis, best, at);
    double share = shares.total / done, lead = leads.total / done;
    forecast->chance = chance_of_share(share);
    forecast->error = error_of(&shares, done) * stretch_between(share, share);
    forecast->behind = chance_of_share(share + lead) - forecast->chance;
    forecast->behind_error = error_of(&leads, done) * stretch_between(share, share + lead);
    forecast->is_equal = !is_sure(forecast->behind, forecast->behind_error);
    describe_points(analysis, at, forecast);
}

static inline bool comes_before(const Forecast *one, const Forecast *other) {
    if (one->is_equal != other->is_equal) return one->is_equal;
    return one->chance > other->chance;
}

/* The best first, then by chance; what is about equal to the best comes before the rest. */
static void sort_forecasts(Forecast *forecasts, int32_t count) {
    for (int32_t end = 2; end < count; end++)
        for (int32_t at = end; at > 1 && comes_before(&forecasts[at], &forecasts[at - 1]); at--) {
            Forecast kept = forecasts[at];
            forecasts[at] = forecasts[at - 1];
            forecasts[at - 1] = kept;
        }
}

static int32_t describe_choices(const Analysis *analysis, Forecast *forecasts) {
    int32_t best = analysis->done > 0 ? best_choice(analysis) : 0;
    for (int32_t place = 0; place < analysis->count; place++) {
        int32_t at = place == 0 ? best : place <= best ? place - 1 : place;
        forecasts[place] = (Forecast){.code = analysis->codes[at], .judged = analysis->judged[at],
                                    .worlds = analysis->done, .is_equal = true};
        if (analysis->done > 0) describe_choice(analysis, at, best, &forecasts[place]);
    }
    if (analysis->done > 0) sort_forecasts(forecasts, analysis->count);
    return analysis->count;
}

EXPORT int32_t engine_tie_break(const State *state, int32_t seat) {
    return tie_break(state, seat);
}

EXPORT int64_t engine_analysis_memory(void) {
    return (int64_t)sizeof(Analysis);
}

EXPORT void engine_analyse(const Setup *setup, const Observation *seen, int32_t seat,
                           const Weights *weights, int32_t most, const int32_t *asked,
                           int32_t asked_count, void *memory, Chance *chance) {
    begin_analysis(memory, setup, seen, seat, weights, most, asked, asked_count, chance);
}

EXPORT int32_t engine_analyse_run(void *memory, int32_t playouts) {
    return run_analysis(memory, playouts);
}

EXPORT int32_t engine_analyse_forecasts(const void *memory, Forecast *forecasts) {
    return describe_choices(memory, forecasts);
}
