/* What a position shows of a reason, for the coach: from what the seat observes, and nothing else. */

enum { ROLLS = FACE_COUNT * FACE_COUNT };

static inline bool is_bet(int32_t code) {
    return code >= PLACE_BET && code < PLACE_BET + BET_COUNT;
}

static inline bool is_reroll(int32_t code) {
    return code >= REROLL_DIE && code < REROLL_DIE + FACE_COUNT;
}

static inline bool is_taking(int32_t code) {
    return code >= TAKE_CUSTOMER && code < TAKE_CUSTOMER + CUSTOMER_KIND_COUNT;
}

static inline bool is_driving(int32_t code) {
    return code >= DRIVE && code < TAKE_CUSTOMER;
}

/* How many of all rolls with two dice reach a number. */
static inline int32_t rolls_reaching(int32_t number) {
    int32_t count = 0;
    for (int32_t roll = 0; roll < ROLLS; roll++)
        count += roll / FACE_COUNT + roll % FACE_COUNT + 2 >= number;
    return count;
}

/* A lower bet is made more often; a higher one drives further. */
static void find_bet(int32_t code, int32_t other, Reason *reason) {
    int32_t number = code - PLACE_BET + LOWEST_BET, rival = other - PLACE_BET + LOWEST_BET;
    if (number < rival)
        tell_fact(reason, FACT_BET_ODDS, number, rolls_reaching(number), rolls_reaching(rival));
    else
        tell_fact(reason, FACT_BET_FURTHER, number, number - rival, 0);
}

/* 5.5: with how many faces a die that is rolled again makes the bet. */
static void find_reroll(const Observation *seen, int32_t code, Reason *reason) {
    int32_t die = code - REROLL_DIE + 1, needed = seen->seats[0].bet;
    needed -= seen->dice[0] + seen->dice[1] - die;
    int32_t faces = needed <= 1 ? FACE_COUNT : FACE_COUNT + 1 - needed;
    if (faces > 0) tell_fact(reason, FACT_REROLL_ODDS, die, faces, 0);
}

static inline bool reaches_express(const Setup *setup, const Observation *seen, int32_t code) {
    Road road = 0;
    for (int32_t place = 0; place < setup->players; place++) road += van_on(seen->seats[place].van);
    return drive(road, seen->seats[0].van, seen->seats[0].bet + code - DRIVE).is_served;
}

static void find_customer(const Observation *seen, int32_t code, Reason *reason) {
    int32_t kind = code - TAKE_CUSTOMER;
    bool is_first = seen->seats[0].taken[kind] == 0;
    if (kind == CUSTOMER_TIP) return;
    tell_fact(reason, is_first ? FACT_FIRST_CUSTOMER : FACT_FURTHER_CUSTOMER, kind,
              is_first ? FIRST_CARD : FURTHER_CARD, 0);
}

static void find_fact(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Observation *seen = &worlds->seen;
    int32_t place = (reason->subject - worlds->seat + worlds->setup->players) % worlds->setup->players;
    bool is_tips = reason->source == SOURCE_OWN && GROUP_OF[POINTS_TIPS] == reason->subject;
    if (reason->source == SOURCE_RIVAL) {
        int32_t kind = code - TAKE_CUSTOMER;
        if (is_taking(code) && kind != CUSTOMER_TIP && seen->seats[place].taken[kind] == 0)
            tell_fact(reason, FACT_LACKS_CUSTOMER, kind, reason->subject, 0);
    } else if (is_tips) {
        const SeatSeen *mine = &seen->seats[0];
        if (code == TAKE_CUSTOMER + CUSTOMER_TIP)
            tell_fact(reason, FACT_TIP, mine->taken[CUSTOMER_TIP] + mine->hand[TIP] + 1, 0, 0);
    } else if (reason->source == SOURCE_OWN) {
        if (is_taking(code)) find_customer(seen, code, reason);
        if (is_bet(code) && is_bet(other)) find_bet(code, other, reason);
        if (is_reroll(code)) find_reroll(seen, code, reason);
        if (is_driving(code) && is_driving(other) && reaches_express(worlds->setup, seen, code) &&
            !reaches_express(worlds->setup, seen, other))
            tell_fact(reason, FACT_REACHES, code - DRIVE, 0, 0);
    }
}
