/* What a position shows of a reason, for the coach: from what the seat observes, and nothing else. */

static inline int32_t card_at(int32_t code, int32_t place) {
    return place == 0 ? PICK_FIRST[code % PICK_COUNT] : PICK_SECOND[code % PICK_COUNT];
}

/* How many cards of a kind a pick lays, on wasabi or not. */
static inline int32_t laid_by(int32_t code, int32_t kind) {
    int32_t count = 0;
    for (int32_t place = 0; place < 2; place++)
        count += card_at(code, place) >= 0 && kind_of(card_at(code, place)) == kind;
    return count;
}

static inline int32_t icons_on(const int16_t *laid) {
    return laid[MAKI_1] + 2 * laid[MAKI_2] + 3 * laid[MAKI_3];
}

static inline int32_t icons_by(int32_t code) {
    return laid_by(code, MAKI_1) + 2 * laid_by(code, MAKI_2) + 3 * laid_by(code, MAKI_3);
}

static inline int32_t puddings_seen(const Observation *seen, int32_t place) {
    return seen->puddings[place] + seen->laid[place][PUDDING];
}

static inline int32_t free_wasabi_seen(const int16_t *laid) {
    int32_t used = 0;
    for (int32_t card = KIND_COUNT; card < CARD_COUNT; card++) used += laid[card];
    return laid[WASABI] - used;
}

/* 6.1: a set is completed, or lacks so many. */
static void find_set(const Observation *seen, int32_t kind, int32_t set, int32_t points,
                     int32_t code, int32_t other, Reason *reason) {
    int32_t has = seen->laid[0][kind], after = has + laid_by(code, kind);
    int32_t without = has + laid_by(other, kind);
    if (after <= without) return;
    if (after / set > without / set)
        tell_fact(reason, FACT_COMPLETES, kind, points * (after / set - without / set), 0);
    else
        tell_fact(reason, FACT_COLLECTS, kind, set - after % set, 0);
}

static inline int32_t dumpling_points(int32_t count) {
    return DUMPLING_POINTS[count < DUMPLINGS_COUNTED ? count : DUMPLINGS_COUNTED];
}

static void find_dumplings(const Observation *seen, int32_t code, int32_t other, Reason *reason) {
    int32_t has = seen->laid[0][DUMPLING], after = has + laid_by(code, DUMPLING);
    int32_t without = has + laid_by(other, DUMPLING);
    int32_t points = dumpling_points(after) - dumpling_points(without);
    if (points > 0) tell_fact(reason, FACT_DUMPLINGS, after, points, 0);
}

/* 4.1 */
static inline int32_t nigiri_points(int32_t card) {
    if (card < 0 || !is_nigiri(kind_of(card))) return 0;
    return (kind_of(card) - NIGIRI_1 + 1) * (is_on_wasabi(card) ? WASABI_FACTOR : 1);
}

/* Whether a better nigiri than these points may still come this round. */
static inline bool may_come(const Setup *setup, const Observation *seen, int32_t points) {
    for (int32_t kind = NIGIRI_1 + points; kind <= NIGIRI_3; kind++) {
        if (seen->unseen[kind] > 0) return true;
        for (int32_t place = 0; place < setup->players; place++)
            if (seen->hands[place].known && seen->hands[place].counts[kind] > 0) return true;
    }
    return false;
}

/* 4.4: the points of a nigiri that a pick puts on a wasabi, without the wasabi; 0: it does not. */
static inline int32_t put_on_wasabi(int32_t code) {
    int32_t best = 0;
    for (int32_t place = 0; place < 2; place++) {
        int32_t card = card_at(code, place);
        if (card >= 0 && is_on_wasabi(card)) best = higher(best, nigiri_points(card) / WASABI_FACTOR);
    }
    return best;
}

static void find_nigiri(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                        Reason *reason) {
    int32_t best = card_at(code, 0);
    if (nigiri_points(card_at(code, 1)) > nigiri_points(best)) best = card_at(code, 1);
    int32_t points = nigiri_points(best);
    int32_t theirs = nigiri_points(card_at(other, 0)), second = nigiri_points(card_at(other, 1));
    if (points > theirs && points > second)
        tell_fact(reason, is_on_wasabi(best) ? FACT_ON_WASABI : FACT_NIGIRI, kind_of(best), points, 0);
    else if (laid_by(code, WASABI) > laid_by(other, WASABI))
        tell_fact(reason, FACT_FREE_WASABI, 0, 0, 0);
    else if (put_on_wasabi(code) == 0 && put_on_wasabi(other) > 0 &&
             free_wasabi_seen(seen->laid[0]) > 0 && may_come(setup, seen, put_on_wasabi(other)))
        tell_fact(reason, FACT_KEEPS_WASABI, 0, 0, 0);
}

static void find_maki(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                      Reason *reason) {
    int32_t most = 0;
    if (icons_by(code) <= icons_by(other)) return;
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        int32_t place = figure_seen(setup, 0, figure);
        if (place > 0) most = higher(most, icons_on(seen->laid[place]));
    }
    tell_fact(reason, FACT_MAKI, icons_on(seen->laid[0]) + icons_by(code), most, 0);
}

static void find_puddings(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                          Reason *reason) {
    int32_t most = 0, fewest = DECK_SIZE;
    if (laid_by(code, PUDDING) <= laid_by(other, PUDDING)) return;
    for (int32_t figure = 0; figure < setup->figures; figure++) {
        int32_t place = figure_seen(setup, 0, figure);
        if (place == 0) continue;
        most = higher(most, puddings_seen(seen, place));
        fewest = -higher(-fewest, -puddings_seen(seen, place));
    }
    tell_fact(reason, FACT_PUDDINGS, puddings_seen(seen, 0) + laid_by(code, PUDDING), most, fewest);
}

static void find_own(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                     Reason *reason) {
    switch (reason->subject) {
    case ROUND_MAKI: find_maki(setup, seen, code, other, reason); break;
    case ROUND_TEMPURA:
        find_set(seen, TEMPURA, TEMPURA_SET, TEMPURA_POINTS, code, other, reason);
        break;
    case ROUND_SASHIMI:
        find_set(seen, SASHIMI, SASHIMI_SET, SASHIMI_POINTS, code, other, reason);
        break;
    case ROUND_DUMPLING: find_dumplings(seen, code, other, reason); break;
    case ROUND_NIGIRI: find_nigiri(setup, seen, code, other, reason); break;
    default: find_puddings(setup, seen, code, other, reason);
    }
    bool gets_chopsticks = laid_by(code, CHOPSTICKS) > laid_by(other, CHOPSTICKS);
    /* 5.1: they take a hand of two cards at least. */
    if (reason->fact == 0 && gets_chopsticks && seen->hands[0].size > 2)
        tell_fact(reason, FACT_CHOPSTICKS, 0, 0, 0);
}

/* How many cards of a kind the hand has left when it is passed on: 9.3, one may go to the robot. */
static inline int32_t left_by(const Observation *seen, int32_t code, int32_t kind) {
    int32_t gift = code / PICK_COUNT - 1;
    return seen->hands[0].counts[kind] - laid_by(code, kind) - (gift == kind);
}

/* Whether the next player gets a card of this kind after the one pick only. */
static inline bool is_denied(const Observation *seen, int32_t code, int32_t other, int32_t kind) {
    return left_by(seen, code, kind) == 0 && left_by(seen, other, kind) > 0;
}

/* 6.1: what a set is worth that one card more would complete; 0: it would not. */
static inline int32_t set_points(const int16_t *laid, int32_t kind) {
    if (kind == TEMPURA) return laid[kind] % TEMPURA_SET == TEMPURA_SET - 1 ? TEMPURA_POINTS : 0;
    if (kind == SASHIMI) return laid[kind] % SASHIMI_SET == SASHIMI_SET - 1 ? SASHIMI_POINTS : 0;
    return 0;
}

/* Whether somebody has begun to collect a kind, so that one card more is worth most. */
static inline bool collects(const int16_t *laid, int32_t kind) {
    if (kind == TEMPURA) return laid[kind] % TEMPURA_SET != 0;
    if (kind == SASHIMI) return laid[kind] % SASHIMI_SET != 0;
    return kind == DUMPLING && laid[kind] > 0 && laid[kind] < DUMPLINGS_COUNTED;
}

/* The best nigiri that the next player gets after the one pick only, and none as good; or -1. */
static inline int32_t denied_nigiri(const Observation *seen, int32_t code, int32_t other) {
    for (int32_t kind = NIGIRI_3; kind >= NIGIRI_1; kind--) {
        if (left_by(seen, code, kind) > 0) return -1;
        if (left_by(seen, other, kind) > 0) return kind;
    }
    return -1;
}

/* What the seat that gets this hand next would have liked of it, the dearest first. */
static bool find_wish(const Observation *seen, int32_t place, int32_t code, int32_t other,
                      Reason *reason) {
    const int16_t *laid = seen->laid[place];
    int32_t rival = reason->subject, nigiri = denied_nigiri(seen, code, other);
    for (int32_t kind = SASHIMI; kind >= TEMPURA; kind--)
        if (is_denied(seen, code, other, kind) && set_points(laid, kind) > 0) {
            tell_fact(reason, FACT_DENIES_SET, kind, rival, set_points(laid, kind));
            return true;
        }
    if (nigiri > NIGIRI_1 && free_wasabi_seen(laid) > 0) {
        tell_fact(reason, FACT_NEEDS_NIGIRI, nigiri, rival, 0);
        return true;
    }
    for (int32_t kind = TEMPURA; kind <= DUMPLING; kind++)
        if (is_denied(seen, code, other, kind) && collects(laid, kind)) {
            tell_fact(reason, FACT_NEEDS, kind, rival, laid[kind]);
            return true;
        }
    return false;
}

/* A nigiri that the next player would have laid beside any wasabi. */
static void find_gift(const Observation *seen, int32_t code, int32_t other, Reason *reason) {
    int32_t nigiri = denied_nigiri(seen, code, other);
    if (nigiri > NIGIRI_1)
        tell_fact(reason, FACT_DENIES_NIGIRI, nigiri, reason->subject, nigiri_points(nigiri));
}

static void find_rival(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Setup *setup = worlds->setup;
    const Observation *seen = &worlds->seen;
    int32_t players = setup->players, place = figure_seen(setup, worlds->seat, reason->subject);
    bool is_right = setup->turns_right && seen->round == 2;
    const int16_t *laid = seen->laid[place];
    bool is_next = place == (is_right ? players - 1 : 1);
    if (is_next && find_wish(seen, place, code, other, reason)) return;
    if (icons_by(code) > icons_by(other) && (icons_on(laid) > 0 || is_next))
        tell_fact(reason, FACT_MAKI_RACE, icons_on(seen->laid[0]) + icons_by(code), reason->subject,
                  icons_on(laid));
    else if (laid_by(code, PUDDING) > laid_by(other, PUDDING))
        tell_fact(reason, FACT_PUDDING_RACE, puddings_seen(seen, 0) + laid_by(code, PUDDING),
                  reason->subject, puddings_seen(seen, place));
    else if (is_next)
        find_gift(seen, code, other, reason);
}

static void find_fact(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    if (reason->source == SOURCE_OWN)
        find_own(worlds->setup, &worlds->seen, code, other, reason);
    else if (reason->source == SOURCE_RIVAL)
        find_rival(worlds, code, other, reason);
}
