/* What a position shows of a reason, for the coach: from what the seat observes, and nothing else. */

enum { ROLLS = FACE_COUNT * FACE_COUNT, SWAP_COUNT = sizeof SWAP_LOW };

static inline bool is_bet(int32_t code) {
    return code >= PLACE_BET && code < PLACE_BET + BET_COUNT;
}

static inline bool is_swap(int32_t code) {
    return code >= SWAP_BETS && code < SWAP_BETS + SWAP_COUNT;
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

/* The road as it is now: vans that drive before may change it. */
static inline Road road_seen(const Setup *setup, const Observation *seen) {
    Road road = 0;
    for (int32_t place = 0; place < setup->players; place++) road += van_on(seen->seats[place].van);
    return road;
}

static inline Trip trip_of(const Setup *setup, const Observation *seen, int32_t place,
                           int32_t tiles) {
    return drive(road_seen(setup, seen), seen->seats[place].van, tiles);
}

/* Bets. */

/* The number under a seat's marker after a bet, a swap or none of these; 0: it has no marker. */
static inline int32_t bet_after(const Observation *seen, int32_t place, int32_t code) {
    int32_t bet = seen->seats[place].bet;
    if (place == 0 && is_bet(code)) return code - PLACE_BET + LOWEST_BET;
    if (!is_swap(code)) return bet;
    int32_t low = SWAP_LOW[code - SWAP_BETS], high = SWAP_HIGH[code - SWAP_BETS];
    return bet == low ? high : bet == high ? low : bet;
}

/* 5.1, 6.1: whether the seat rolls and drives before another, as the dial stands after a choice. */
static inline bool comes_first(const Observation *seen, int32_t place, int32_t code) {
    int32_t mine = bet_after(seen, 0, code), theirs = bet_after(seen, place, code);
    if (mine != theirs) return mine > theirs;
    return is_bet(code) || seen->seats[0].height > seen->seats[place].height; /* 4.2, 4.3 */
}

/* Chances to make two numbers that differ by less do not tell them apart. */
static const double ODDS_APART = 0.08;

/* 5.2, 5.5: whether a number is made clearly more often than another, with two tries and the seat's
 * re-rolls. */
static inline bool is_made_more(const Observation *seen, int32_t number, int32_t instead) {
    int32_t rerolls = seen->seats[0].hand[RE_ROLL];
    return SUCCESS[number][1][rerolls] - SUCCESS[instead][1][rerolls] >= ODDS_APART;
}

/* 4.7: whether the seat bets lowest, once nobody is left who has not bet: it comes last. */
static inline bool is_lowest(const Setup *setup, const Observation *seen, int32_t code) {
    for (int32_t place = 1; place < setup->players; place++)
        if (bet_after(seen, place, code) == 0 || comes_first(seen, place, code)) return false;
    return true;
}

/* One number is made more often, or is the lowest. */
static bool find_aim(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                     Reason *reason) {
    int32_t number = bet_after(seen, 0, code), instead = bet_after(seen, 0, other);
    if (is_made_more(seen, number, instead))
        tell_fact(reason, FACT_BET_ODDS, number, rolls_reaching(number), rolls_reaching(instead));
    else if (is_lowest(setup, seen, code) && !is_lowest(setup, seen, other))
        tell_fact(reason, FACT_LOWEST, number, 0, 0);
    return reason->fact != 0;
}

/* 6.1: whether a seat's van takes a customer after a choice, as the vans stand now. */
static inline bool is_served_after(const Setup *setup, const Observation *seen, int32_t place,
                                   int32_t code) {
    return trip_of(setup, seen, place, bet_after(seen, place, code)).is_served;
}

/* The same without jumping others (6.4): vans that stand in the way now may be gone by then. */
static inline bool is_reached_alone(const Observation *seen, int32_t place, int32_t code) {
    int32_t bet = bet_after(seen, place, code);
    return bet > 0 && seen->seats[place].van + bet >= TILE_COUNT;
}

/* 4.1: whether all have bet, so that the order is settled but for swaps. */
static inline bool is_order_settled(const Setup *setup, const Observation *seen, int32_t code) {
    for (int32_t place = 0; place < setup->players; place++)
        if (bet_after(seen, place, code) == 0) return false;
    return true;
}

/* 6.1: a rival who is served, before whom a choice drives, and the other does not. */
static void find_overtaken(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Observation *seen = &worlds->seen;
    int32_t players = worlds->setup->players;
    if (!is_order_settled(worlds->setup, seen, code)) return;
    for (int32_t place = 1; place < players; place++)
        if (is_reached_alone(seen, place, code) && comes_first(seen, place, code) &&
            !comes_first(seen, place, other))
            tell_fact(reason, FACT_BEFORE, bet_after(seen, 0, code), (worlds->seat + place) % players,
                      bet_after(seen, place, code));
}

/* A higher number drives further: to the Sushi Express with cards for more tiles (6.2), or before
 * others who take a customer, too. */
static void find_reach(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Setup *setup = worlds->setup;
    const Observation *seen = &worlds->seen;
    int32_t number = bet_after(seen, 0, code), instead = bet_after(seen, 0, other);
    int32_t cards = seen->seats[0].hand[FURTHER];
    if (trip_of(setup, seen, 0, instead + cards).is_served)
        find_overtaken(worlds, code, other, reason);
    else if (trip_of(setup, seen, 0, number + cards).is_served &&
             !is_served_after(setup, seen, 0, code))
        tell_fact(reason, FACT_CARDS_REACH, number, instead, cards);
    else
        tell_fact(reason, FACT_BET_FURTHER, number, number - instead, 0);
}

/* How many points a reason tells of, whichever choice they speak for. */
static inline int32_t tenths_told(const Reason *reason) {
    return reason->tenths < 0 ? -reason->tenths : reason->tenths;
}

/* Whether a customer that is reached now explains a gain. Before the last round a customer that is
 * missed often comes a round later: then a small gain comes from driving further. */
enum { TENTHS_A_CUSTOMER = 15 };
static inline bool is_customer_worth(const Setup *setup, const Observation *seen,
                                     const Reason *reason) {
    return tenths_told(reason) >= TENTHS_A_CUSTOMER || seen->customer_pile < setup->players;
}

/* What one's own number is good for, after bets or swaps. */
static void find_bet(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Setup *setup = worlds->setup;
    const Observation *seen = &worlds->seen;
    int32_t number = bet_after(seen, 0, code), instead = bet_after(seen, 0, other);
    if (number == 0 || instead == 0 || number == instead) return;
    if (is_reached_alone(seen, 0, code) && !is_served_after(setup, seen, 0, other) &&
        is_customer_worth(setup, seen, reason))
        tell_fact(reason, FACT_BET_REACHES, number, instead, 0);
    else if (!find_aim(setup, seen, code, other, reason) && number > instead)
        find_reach(worlds, code, other, reason);
}

/* 4.3: whether a seat's marker stands elsewhere than after the other choice, by a swap. */
static inline bool is_swapped(const Observation *seen, int32_t place, int32_t code, int32_t other) {
    int32_t number = bet_after(seen, place, code), instead = bet_after(seen, place, other);
    return (is_swap(code) || is_swap(other)) && number != instead && number > 0 && instead > 0;
}

static void find_own_swap(const Observation *seen, int32_t code, int32_t other, Reason *reason) {
    if (is_swapped(seen, 0, code, other))
        tell_fact(reason, FACT_SWAP, bet_after(seen, 0, code), bet_after(seen, 0, other), 0);
}

/* A rival whom a swap keeps from a customer. */
static void find_rival_swap(const Setup *setup, const Observation *seen, int32_t place,
                            int32_t code, int32_t other, Reason *reason) {
    if (is_swapped(seen, place, code, other) && !is_reached_alone(seen, place, code) &&
        is_served_after(setup, seen, place, other))
        tell_fact(reason, FACT_SWAP_RIVAL, reason->subject, bet_after(seen, place, code),
                  bet_after(seen, place, other));
}

/* Of those who have not bet: the lowest number that takes them to the Sushi Express is taken. */
static void find_taken_number(const Setup *setup, const Observation *seen, int32_t place,
                              int32_t code, Reason *reason) {
    int32_t number = bet_after(seen, 0, code);
    if (!is_bet(code) || number == LOWEST_BET || seen->seats[place].bet > 0) return;
    if (seen->seats[place].van + number >= TILE_COUNT &&
        !trip_of(setup, seen, place, number - 1).is_served)
        tell_fact(reason, FACT_TAKES_NUMBER, number, reason->subject, 0);
}

/* 6.1, 5.3: who comes first, where the rival takes a customer; else where a swap puts its marker. */
static void find_order(const Setup *setup, const Observation *seen, int32_t place, int32_t code,
                       int32_t other, Reason *reason) {
    int32_t mine = bet_after(seen, 0, code), theirs = bet_after(seen, place, code);
    bool is_first = comes_first(seen, place, code);
    bool is_turned = mine > 0 && bet_after(seen, 0, other) > 0 &&
                     is_first != comes_first(seen, place, other);
    bool is_told = is_turned && is_order_settled(setup, seen, code) &&
                   is_reached_alone(seen, place, code) && is_reached_alone(seen, place, other);
    if (theirs == 0)
        find_taken_number(setup, seen, place, code, reason);
    else if (is_told && is_first)
        tell_fact(reason, FACT_BEFORE, mine, reason->subject, theirs);
    else if (is_told && !is_made_more(seen, mine, bet_after(seen, 0, other)))
        tell_fact(reason, FACT_AFTER, mine, reason->subject, theirs);
    else if (!is_told)
        find_rival_swap(setup, seen, place, code, other, reason);
}

/* Dice and vans. */

/* 5.5: with how many faces a die that is rolled again makes the bet. */
static void find_reroll(const Observation *seen, int32_t code, Reason *reason) {
    int32_t die = code - REROLL_DIE + 1, needed = seen->seats[0].bet;
    needed -= seen->dice[0] + seen->dice[1] - die;
    int32_t faces = needed <= 1 ? FACE_COUNT : FACE_COUNT + 1 - needed;
    if (faces > 0) tell_fact(reason, FACT_REROLL_ODDS, die, faces, 0);
}

static inline Trip trip_by(const Setup *setup, const Observation *seen, int32_t code) {
    return trip_of(setup, seen, 0, seen->seats[0].bet + code - DRIVE);
}

/* 6.8: whether a drive draws a card in the Park. */
static inline bool is_parking(const Setup *setup, const Observation *seen, int32_t code) {
    return is_driving(code) && seen->action_pile > 0 && trip_by(setup, seen, code).to == PARK;
}

/* The same of the number that is bet, beside another number, as the vans stand now. */
static inline bool is_bet_for_park(const Setup *setup, const Observation *seen, int32_t code,
                                   int32_t other) {
    int32_t number = bet_after(seen, 0, code), instead = bet_after(seen, 0, other);
    return seen->phase == PHASE_BETS && number > 0 && instead > 0 && seen->action_pile > 0 &&
           trip_of(setup, seen, 0, number).to == PARK &&
           trip_of(setup, seen, 0, instead).to != PARK;
}

/* How many tiles a van stands before the Sushi Express. */
static inline int32_t tiles_before(int32_t tile) {
    return (EXPRESS - tile + TILE_COUNT) % TILE_COUNT;
}

static void find_drive(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                       Reason *reason) {
    Trip trip = trip_by(setup, seen, code), instead = trip_by(setup, seen, other);
    if (trip.is_served != instead.is_served) {
        if (trip.is_served) tell_fact(reason, FACT_REACHES, code - DRIVE, 0, 0);
    } else if (is_parking(setup, seen, code)) {
        tell_fact(reason, FACT_PARK, 0, 0, 0);
    } else if (trip.to != EXPRESS && tiles_before(trip.to) < tiles_before(instead.to)) {
        tell_fact(reason, FACT_CLOSER, tiles_before(trip.to), tiles_before(instead.to), 0);
    }
}

/* 3.1: how many action cards a choice plays. */
static inline int32_t cards_played(const Setup *setup, const Observation *seen, int32_t code) {
    int32_t played = is_swap(code) || is_reroll(code);
    if (is_driving(code)) return code - DRIVE;
    if (is_bet(code)) /* 4.2 */
        for (int32_t place = 1; place < setup->players; place++)
            if (seen->seats[place].bet == code - PLACE_BET + LOWEST_BET) return 1;
    return played;
}

/* Whether two choices differ by more than the cards that they play: by how often a number is made,
 * as a failure draws cards (5.4), by whether it takes a customer, or by dice that make the bet
 * already and are rolled again. */
static bool is_more_than_cards(const Setup *setup, const Observation *seen, int32_t code,
                               int32_t other) {
    int32_t number = bet_after(seen, 0, code), instead = bet_after(seen, 0, other);
    if (is_reroll(other)) return seen->dice[0] + seen->dice[1] >= seen->seats[0].bet;
    if (number == instead || number == 0 || instead == 0) return false;
    return is_made_more(seen, number, instead) || is_made_more(seen, instead, number) ||
           is_served_after(setup, seen, 0, code) != is_served_after(setup, seen, 0, other);
}

/* A card more leaves at most two more in hand at the end: what is more comes from elsewhere. */
enum { TENTHS_A_CARD = 20 };

static inline bool is_by_cards(const Setup *setup, const Observation *seen, int32_t code,
                               int32_t other, int32_t cards, const Reason *reason) {
    return tenths_told(reason) <= TENTHS_A_CARD * cards &&
           !is_more_than_cards(setup, seen, code, other);
}

/* 8.5: what is left in hand tells equals apart. */
static void find_tie(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                     Reason *reason) {
    int32_t kept = cards_played(setup, seen, other) - cards_played(setup, seen, code);
    if (is_parking(setup, seen, code) && !is_parking(setup, seen, other))
        tell_fact(reason, FACT_TIE_PARK, 0, 0, 0);
    else if (is_bet_for_park(setup, seen, code, other)) {
        if (is_by_cards(setup, seen, code, other, 1, reason))
            tell_fact(reason, FACT_BET_PARK, bet_after(seen, 0, code), 0, 0);
    } else if (kept > 0 && is_by_cards(setup, seen, code, other, kept, reason))
        tell_fact(reason, FACT_TIE_KEEPS, kept, 0, 0);
}

/* A card that is kept serves later. */
static void find_kept(const Setup *setup, const Observation *seen, int32_t code, int32_t other,
                      Reason *reason) {
    int32_t kept = cards_played(setup, seen, other) - cards_played(setup, seen, code);
    if (kept > 0 && !is_more_than_cards(setup, seen, code, other))
        tell_fact(reason, FACT_KEEPS, kept, 0, 0);
}

/* Customers. */

static void find_customer(const Observation *seen, int32_t code, Reason *reason) {
    int32_t kind = code - TAKE_CUSTOMER;
    bool is_first = seen->seats[0].taken[kind] == 0;
    if (kind == CUSTOMER_TIP) return;
    tell_fact(reason, is_first ? FACT_FIRST_CUSTOMER : FACT_FURTHER_CUSTOMER, kind,
              is_first ? FIRST_CARD : FURTHER_CARD, 0);
}

static void find_tips(const Observation *seen, int32_t code, Reason *reason) {
    const SeatSeen *mine = &seen->seats[0];
    if (code == TAKE_CUSTOMER + CUSTOMER_TIP)
        tell_fact(reason, FACT_TIP, mine->taken[CUSTOMER_TIP] + mine->hand[TIP] + 1, 0, 0);
}

/* How many customers of the row a seat has none of yet. */
static inline int32_t new_in_row(const Observation *seen, int32_t place) {
    int32_t count = 0;
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT; kind++)
        count += kind != CUSTOMER_TIP && seen->row[kind] > 0 && seen->seats[place].taken[kind] == 0;
    return count;
}

/* What is taken away from another, the last of its kind in the row: a tip that it needs, or the only
 * customer that is new to it, if it still drives to the row. */
static void find_denied(const Setup *setup, const Observation *seen, int32_t place, int32_t code,
                        int32_t other, Reason *reason) {
    int32_t kind = code - TAKE_CUSTOMER, has = seen->seats[place].taken[kind];
    if (seen->row[kind] > 1) return;
    if (kind != CUSTOMER_TIP) {
        /* A tip that is taken instead changes what all tips are worth, the rival's, too. */
        bool is_coming = seen->seats[place].bet > 0 && is_served_after(setup, seen, place, code);
        bool is_only = has == 0 && new_in_row(seen, place) == 1;
        if (is_only && is_coming && other != TAKE_CUSTOMER + CUSTOMER_TIP)
            tell_fact(reason, FACT_LACKS_CUSTOMER, kind, reason->subject, 0);
        return;
    }
    for (int32_t owner = 0; owner < setup->players; owner++)
        if (seen->seats[owner].taken[CUSTOMER_TIP] < has) return;
    tell_fact(reason, FACT_FEWEST_TIPS, reason->subject, has, 0);
}

/* 7.4, 8.1: whether the pile is too small to fill the row again. */
static inline bool is_ending(const Setup *setup, const Observation *seen, int32_t code) {
    int32_t kept = 0;
    for (int32_t kind = 0; kind < CUSTOMER_KIND_COUNT && code == KEEP_ROW; kind++)
        kept += seen->row[kind];
    return seen->customer_pile < setup->players - kept;
}

static void find_row(const Setup *setup, const Observation *seen, int32_t place, int32_t code,
                     int32_t other, Reason *reason) {
    bool is_end = is_ending(setup, seen, code);
    int32_t count = new_in_row(seen, place);
    if (is_end != is_ending(setup, seen, other))
        tell_fact(reason, is_end ? FACT_ENDS : FACT_GOES_ON, 0, 0, 0);
    else if (place == 0 && code == KEEP_ROW && count > 0)
        tell_fact(reason, FACT_NEW_IN_ROW, count, 0, 0);
    else if (place > 0 && code == CLEAR_ROW && count > 0)
        tell_fact(reason, FACT_NEW_TO_RIVAL, count, reason->subject, 0);
}

static inline bool is_about_row(int32_t code) {
    return code == KEEP_ROW || code == CLEAR_ROW;
}

static void find_own(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Setup *setup = worlds->setup;
    const Observation *seen = &worlds->seen;
    bool is_tips = GROUP_OF[POINTS_TIPS] == reason->subject;
    if (is_taking(code)) {
        if (is_tips)
            find_tips(seen, code, reason);
        else
            find_customer(seen, code, reason);
        return;
    }
    if (is_about_row(code)) find_row(setup, seen, 0, code, other, reason);
    if (seen->phase == PHASE_BETS) find_bet(worlds, code, other, reason);
    if (is_reroll(code)) find_reroll(seen, code, reason);
    if (is_driving(code) && is_driving(other)) find_drive(setup, seen, code, other, reason);
    if (reason->fact == 0) find_own_swap(seen, code, other, reason);
    if (reason->fact == 0) find_kept(setup, seen, code, other, reason);
}

static void find_rival(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    const Setup *setup = worlds->setup;
    const Observation *seen = &worlds->seen;
    int32_t place = place_seen(setup, worlds->seat, reason->subject);
    if (is_taking(code))
        find_denied(setup, seen, place, code, other, reason);
    else if (is_about_row(code))
        find_row(setup, seen, place, code, other, reason);
    else
        find_order(setup, seen, place, code, other, reason);
}

static void find_fact(const Worlds *worlds, int32_t code, int32_t other, Reason *reason) {
    if (reason->source == SOURCE_OWN)
        find_own(worlds, code, other, reason);
    else if (reason->source == SOURCE_RIVAL)
        find_rival(worlds, code, other, reason);
    else
        find_tie(worlds->setup, &worlds->seen, code, other, reason);
}
