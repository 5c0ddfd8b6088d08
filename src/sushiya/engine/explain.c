/* Why one choice is better than another: what changes who wins, and what can be seen of it. Written
 * once, and compiled with each game, which says what the position shows (find_fact).
 *
 * In each world that both choices met, the end of the one is turned into the end of the other, part by
 * part: my points by group, what tells equal totals apart, each rival's points. What a part changes
 * of my share of the win is its term. It depends on what was turned before, so the mean of two orders
 * is taken, one the other's reverse. The terms add up to the difference, world by world. They are
 * stretched by one factor, as chances are told further apart than shares of playouts. */

enum { REASON_TERMS = GROUP_COUNT + 1 + SEAT_COUNT - 1, TIE_TERM = GROUP_COUNT };

/* By so many standard errors a term is sure, and by so many thousandths it is worth a word. */
static const double TERM_ERRORS = 2.0;
enum { LEAST_TERM = 5, THOUSAND = 1000, TENTHS = 10 };

typedef struct {
    Moments terms[REASON_TERMS];
    double points[REASON_TERMS]; /* of the group more, or of the rival */
} Parting;

/* A part of how a game ended: what the seat has of a group. */
static inline int32_t own_part(const Final *final, int32_t term) {
    int32_t points = 0;
    for (int32_t kind = 0; kind < POINT_KIND_COUNT; kind++)
        if (GROUP_OF[kind] == term) points += final->mine[kind];
    return points;
}

static inline int32_t term_count(const Worlds *worlds) {
    return GROUP_COUNT + 1 + worlds->setup->players - 1;
}

/* Who stands at a place of list_standings. */
static inline int32_t seat_listed(const Worlds *worlds, int32_t place) {
    if (place == 0) return worlds->seat;
    return place - 1 < worlds->seat ? place - 1 : place;
}

/* Whose points a term is about. */
static inline int32_t rival_of(const Worlds *worlds, int32_t term) {
    return seat_listed(worlds, term - TIE_TERM);
}

/* Turn one part of an end into that of another: what tells equals apart is one part for all seats. */
static inline void turn_part(const Worlds *worlds, const Final *from, const Final *to, int32_t term,
                             int32_t *standings) {
    if (term < TIE_TERM) {
        standings[0] += (own_part(to, term) - own_part(from, term)) * TIE_RANGE;
    } else if (term > TIE_TERM) {
        int32_t rival = rival_of(worlds, term);
        standings[term - TIE_TERM] += (to->totals[rival] - from->totals[rival]) * TIE_RANGE;
    } else {
        for (int32_t place = 0; place < worlds->setup->players; place++) {
            int32_t seat = seat_listed(worlds, place);
            standings[place] += to->ties[seat] - from->ties[seat];
        }
    }
}

/* Turn the end `from` into the end `to` in one order, and add what each part changes. */
static void turn_parts(const Worlds *worlds, const Final *from, const Final *to, bool is_reverse,
                       double *terms) {
    int32_t standings[SEAT_COUNT], count = term_count(worlds);
    list_standings(worlds, from, standings);
    double before = share_of_first(standings, worlds->setup->players);
    for (int32_t place = 0; place < count; place++) {
        int32_t term = is_reverse ? count - 1 - place : place;
        turn_part(worlds, from, to, term, standings);
        double after = share_of_first(standings, worlds->setup->players);
        terms[term] += (after - before) / 2.0;
        before = after;
    }
}

/* How many points a part turned; of what tells equals apart, how much more than the others got. */
static inline double points_turned(const Worlds *worlds, const Final *from, const Final *to,
                                   int32_t term) {
    int32_t seat = worlds->seat, players = worlds->setup->players, all = 0;
    if (term < TIE_TERM) return own_part(to, term) - own_part(from, term);
    if (term > TIE_TERM) {
        int32_t rival = rival_of(worlds, term);
        return to->totals[rival] - from->totals[rival];
    }
    for (int32_t other = 0; other < players; other++) all += to->ties[other] - from->ties[other];
    int32_t mine = to->ties[seat] - from->ties[seat];
    return mine - (double)(all - mine) / (players - 1);
}

static void part_difference(const Analysis *analysis, int32_t one, int32_t other,
                            Parting *parting) {
    const Worlds *worlds = &analysis->worlds;
    *parting = (Parting){0};
    for (int32_t world = 0; world < analysis->done; world++) {
        const Final *to = &analysis->finals[world][one], *from = &analysis->finals[world][other];
        double terms[REASON_TERMS] = {0};
        turn_parts(worlds, from, to, false, terms);
        turn_parts(worlds, from, to, true, terms);
        for (int32_t term = 0; term < term_count(worlds); term++) {
            add_moment(&parting->terms[term], terms[term]);
            parting->points[term] += points_turned(worlds, from, to, term);
        }
    }
}

static inline int32_t rounded(double value) {
    return (int32_t)(value < 0.0 ? value - 0.5 : value + 0.5);
}

/* Make a term a reason, if it is sure, large enough, and on average points tell the same. */
static bool make_reason(const Analysis *analysis, const Parting *parting, int32_t term,
                        Reason *reason) {
    int32_t done = analysis->done;
    const Moments *moments = &parting->terms[term];
    double mean = moments->total / done, error = error_of(moments, done);
    *reason = (Reason){
        .source = term < TIE_TERM ? SOURCE_OWN : term == TIE_TERM ? SOURCE_TIE : SOURCE_RIVAL,
        .subject = term < TIE_TERM ? term : term == TIE_TERM ? 0 : rival_of(&analysis->worlds, term),
        .permille = rounded(mean * THOUSAND),
        .tenths = rounded(parting->points[term] / done * TENTHS),
    };
    int32_t size = reason->permille < 0 ? -reason->permille : reason->permille;
    if (size < LEAST_TERM || mean * mean <= TERM_ERRORS * TERM_ERRORS * error * error) return false;
    int32_t told = term > TIE_TERM ? -reason->tenths : reason->tenths;
    return (told > 0 && mean > 0.0) || (told < 0 && mean < 0.0);
}

static inline bool is_larger(const Reason *one, const Reason *other) {
    int32_t size = one->permille < 0 ? -one->permille : one->permille;
    int32_t than = other->permille < 0 ? -other->permille : other->permille;
    return size > than;
}

/* Keep the largest few, the largest first. */
static void add_reason(Explanation *explanation, const Reason *reason) {
    int32_t at = explanation->count < REASON_COUNT ? explanation->count++ : REASON_COUNT;
    for (; at > 0 && is_larger(reason, &explanation->reasons[at - 1]); at--)
        if (at < REASON_COUNT) explanation->reasons[at] = explanation->reasons[at - 1];
    if (at < REASON_COUNT) explanation->reasons[at] = *reason;
}

/* Drop a fact that a larger reason has told already. */
static void drop_repeated(Explanation *explanation, int32_t at) {
    for (int32_t earlier = 0; earlier < at; earlier++)
        if (explanation->reasons[earlier].fact == explanation->reasons[at].fact)
            explanation->reasons[at].fact = 0;
}

static inline int32_t place_of_choice(const Analysis *analysis, int32_t code) {
    for (int32_t at = 0; at < analysis->count; at++)
        if (analysis->codes[at] == code) return at;
    return -1;
}

static bool explain_choice(const Analysis *analysis, int32_t code, int32_t other,
                           Explanation *explanation) {
    const Worlds *worlds = &analysis->worlds;
    Parting parting;
    int32_t done = analysis->done, one = place_of_choice(analysis, code);
    int32_t than = place_of_choice(analysis, other);
    *explanation = (Explanation){0};
    if (one < 0 || than < 0 || done == 0) return false;
    Moments leads = compare_choices(analysis, one, than);
    double share = shares_won(analysis, than).total / done, ahead = share + leads.total / done;
    double lead = chance_of_share(ahead) - chance_of_share(share);
    double stretch = stretch_between(share, ahead), error = error_of(&leads, done) * stretch;
    explanation->permille = explanation->rest = rounded(lead * THOUSAND);
    explanation->is_equal = !is_sure(lead < 0.0 ? -lead : lead, error);
    part_difference(analysis, one, than, &parting);
    for (int32_t term = 0; term < term_count(worlds); term++) {
        Reason reason;
        if (make_reason(analysis, &parting, term, &reason)) add_reason(explanation, &reason);
    }
    for (int32_t at = 0; at < explanation->count; at++) {
        Reason *reason = &explanation->reasons[at];
        bool is_gain = reason->permille > 0;
        find_fact(worlds, is_gain ? code : other, is_gain ? other : code, reason);
        drop_repeated(explanation, at);
        reason->permille = rounded(reason->permille * stretch);
        explanation->rest -= reason->permille;
    }
    return true;
}

EXPORT int32_t engine_explain(const void *memory, int32_t code, int32_t other,
                              Explanation *explanation) {
    return explain_choice(memory, code, other, explanation);
}
