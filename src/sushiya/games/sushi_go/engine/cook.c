/* The cook, as cook.py judges: what a pick adds to my sets, and what it leaves the neighbour.
 * It thinks from an observation alone; weights in capitals come from cook.py.
 * The apprentice judges the same way, with mistakes (apprentice.py). */

/* Mistakes that are made now, by their bits; the cook makes none. */
typedef uint32_t Mistakes;

static inline bool makes(Mistakes made, int32_t mistake) {
    return made >> mistake & 1u;
}

/* What the rest of the round can bring. */
typedef struct {
    int32_t turns;
    double tempura;             /* the chance to get one more */
    double sashimi[SASHIMI_SET]; /* the chance to get at least so many more */
    double dumpling;
    double wasabi; /* what the first free wasabi can hope for */
} Outlook;

/* Estimate the chance to get at least so many more of a kind. */
static inline double chance_of(double rate, int32_t count, int32_t turns) {
    if (count > turns) return 0.0;
    double fewer = 0.0, term = 1.0;
    for (int32_t k = 0; k < count; k++) {
        if (k > 0) term *= rate / k;
        fewer += term;
    }
    return 1.0 - exponential(-rate) * fewer;
}

static inline int32_t step_on(const Observation *seen) {
    return seen->turns_right && seen->round == 2 && seen->players > 2 ? -1 : 1;
}

/* Add up what the hands that are still to come may hold when they arrive. */
static inline void add_hopes(const Observation *seen, int32_t turns, double *hopes) {
    int32_t unseen = 0, players = seen->players;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) unseen += seen->unseen[kind];
    if (unseen == 0) unseen = 1;
    for (int32_t later = 1; later <= turns; later++) {
        int32_t place = (-later * step_on(seen)) % players;
        const HandSeen *hand = &seen->hands[place < 0 ? place + players : place];
        if (hand->size <= later) continue;
        double left = 1.0 - (double)later / hand->size;
        for (int32_t kind = 0; kind < KIND_COUNT; kind++)
            hopes[kind] += hand->known ? left * hand->counts[kind]
                                       : left * hand->size * seen->unseen[kind] / unseen;
    }
}

static inline Outlook look_ahead(const Observation *seen, int32_t hand_size, Mistakes made) {
    double hopes[KIND_COUNT] = {0.0};
    Outlook outlook = {.turns = hand_size - seen->turn};
    int32_t turns = outlook.turns;
    add_hopes(seen, turns, hopes);
    double mine = makes(made, TAKES_WHAT_SCORES_NOW) ? 0.0 : MINE[seen->players];
    bool dreams = makes(made, DREAMS_OF_SETS);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) hopes[kind] *= mine;
    outlook.tempura = dreams ? 1.0 : chance_of(hopes[TEMPURA], 1, turns);
    for (int32_t more = 1; more < SASHIMI_SET; more++)
        outlook.sashimi[more] = dreams ? 1.0 : chance_of(hopes[SASHIMI], more, turns);
    outlook.dumpling = chance_of(hopes[DUMPLING], 1, turns);
    double missed = 1.0;
    for (int32_t worth = 3; worth > 0; worth--) {
        double comes = chance_of(hopes[NIGIRI_1 + worth - 1], 1, turns);
        outlook.wasabi += missed * comes * (WASABI_FACTOR - 1) * worth;
        missed *= 1.0 - comes;
    }
    return outlook;
}

/* What a table's sets are worth: points there are, and points to hope for. */
static inline double sets_worth(Laid table, const Outlook *outlook) {
    Tally counts = tally(table);
    double worth = counts.tempura / TEMPURA_SET * TEMPURA_POINTS +
                   counts.sashimi / SASHIMI_SET * SASHIMI_POINTS + counts.nigiri;
    if (counts.tempura % TEMPURA_SET) worth += TEMPURA_POINTS * HALF_TEMPURA * outlook->tempura;
    int32_t begun = counts.sashimi % SASHIMI_SET;
    if (begun)
        worth += SASHIMI_POINTS * THIRD_SASHIMI[begun] * outlook->sashimi[SASHIMI_SET - begun];
    int32_t dumplings = counts.dumpling < DUMPLINGS_COUNTED ? counts.dumpling : DUMPLINGS_COUNTED;
    worth += DUMPLING_POINTS[dumplings];
    if (dumplings > 0 && dumplings < DUMPLINGS_COUNTED)
        worth += NEXT_DUMPLING * (DUMPLING_POINTS[dumplings + 1] - DUMPLING_POINTS[dumplings]) *
                 outlook->dumpling;
    double faded = 1.0;
    for (int32_t wasabi = 0; wasabi < free_wasabi(table); wasabi++) faded *= WASABI_FADE;
    worth += outlook->wasabi * (1.0 - faded) / (1.0 - WASABI_FADE);
    if (count_of(table, CHOPSTICKS) > 0 && outlook->turns > 1)
        worth += CHOPSTICKS_A_TURN * (outlook->turns - 1);
    return worth;
}

/* The chances to end first, second and last in maki or puddings. */
typedef struct {
    double first, second, last;
} Places;

static inline Places race(const int32_t *counts, int32_t figures, int32_t who, double spread) {
    Places places = {1.0, 0.0, 1.0};
    for (int32_t figure = 0; figure < figures; figure++) {
        if (figure == who) continue;
        double beats = 1.0 / (1.0 + exponential(-(counts[who] - counts[figure]) / spread));
        places.second = places.second * beats + places.first * (1.0 - beats);
        places.first *= beats;
        places.last *= 1.0 - beats;
    }
    return places;
}

static inline double maki_worth(const int32_t *icons, int32_t figures, int32_t who,
                                const Outlook *outlook) {
    Places places = race(icons, figures, who, MAKI_SPREAD + MAKI_SPREAD_A_TURN * outlook->turns);
    return places.first * MAKI_FIRST + places.second * MAKI_SECOND;
}

/* All that the cook looks at. Figures count from the viewer on, the robot right after the seats. */
typedef struct {
    Observation seen;
    Mistakes made;
    Outlook outlook;
    int32_t figures;
    Laid tables[FIGURE_COUNT];
    int32_t icons[FIGURE_COUNT];
    int32_t puddings[FIGURE_COUNT];
    double pudding_spread;
    double temptation[KIND_COUNT];
    int16_t hand[KIND_COUNT];
} Kitchen;

static inline Laid laid_of(const int16_t *counts) {
    Laid laid = 0;
    for (int32_t card = 0; card < CARD_COUNT; card++)
        for (int32_t copy = 0; copy < counts[card]; copy++) laid = with(laid, card);
    return laid;
}

/* What each card of my hand would add to the next player's sets and maki. */
static inline void tempt(Kitchen *kitchen) {
    int32_t players = kitchen->seen.players;
    int32_t following = (players + step_on(&kitchen->seen)) % players;
    Laid table = kitchen->tables[following];
    double before = sets_worth(table, &kitchen->outlook) +
                    maki_worth(kitchen->icons, kitchen->figures, following, &kitchen->outlook);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        if (kitchen->hand[kind] == 0) continue;
        Laid after = with(table, card_for(kind, free_wasabi(table)));
        int32_t icons = kitchen->icons[following];
        kitchen->icons[following] = tally(after).maki;
        kitchen->temptation[kind] =
            sets_worth(after, &kitchen->outlook) +
            maki_worth(kitchen->icons, kitchen->figures, following, &kitchen->outlook) - before;
        kitchen->icons[following] = icons;
    }
}

static inline void enter_kitchen(const Setup *setup, const State *state, int32_t seat,
                                 Mistakes made, Kitchen *kitchen) {
    kitchen->made = made;
    observe(setup, state, seat, &kitchen->seen);
    const Observation *seen = &kitchen->seen;
    kitchen->outlook = look_ahead(seen, setup->hand_size, made);
    kitchen->figures = seen->figures;
    for (int32_t figure = 0; figure < seen->figures; figure++) {
        int32_t place = figure == seen->players ? FIGURE_COUNT - 1 : figure;
        kitchen->tables[figure] = laid_of(seen->laid[place]);
        Tally counts = tally(kitchen->tables[figure]);
        kitchen->icons[figure] = counts.maki;
        kitchen->puddings[figure] = seen->puddings[place] + counts.pudding;
    }
    double rounds_left =
        ROUND_COUNT - seen->round + (double)kitchen->outlook.turns / TURNS_A_ROUND;
    kitchen->pudding_spread = PUDDING_SPREAD + PUDDING_SPREAD_A_ROUND * rounds_left;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        kitchen->hand[kind] = seen->hands[0].counts[kind];
    tempt(kitchen);
}

/* What the most tempting card that I pass on is worth to the next player. */
static inline double passed_on(const Kitchen *kitchen, const int16_t *rest) {
    double most = 0.0;
    bool is_first = true;
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        if (rest[kind] > 0 && (is_first || kitchen->temptation[kind] > most)) {
            most = kitchen->temptation[kind];
            is_first = false;
        }
    return most;
}

/* Add what the standing in maki and puddings is worth to me. */
static inline double with_races(const Kitchen *kitchen, double worth, const int32_t *icons,
                                const int32_t *puddings) {
    int32_t figures = kitchen->figures;
    if (makes(kitchen->made, COUNTS_ICONS))
        worth += ICON_WORTH * icons[0];
    else
        worth += maki_worth(icons, figures, 0, &kitchen->outlook);
    if (makes(kitchen->made, FORGETS_PUDDINGS) && kitchen->seen.round < ROUND_COUNT) return worth;
    Places places = race(puddings, figures, 0, kitchen->pudding_spread);
    worth += places.first * PUDDING_POINTS;
    return worth - (kitchen->seen.loses_puddings ? places.last * PUDDING_POINTS : 0.0);
}

static inline double worth_of(const Kitchen *kitchen, int32_t code) {
    int32_t gift = code / PICK_COUNT, pick = code % PICK_COUNT, figures = kitchen->figures;
    int32_t first = PICK_FIRST[pick], second = PICK_SECOND[pick];
    int32_t icons[FIGURE_COUNT], puddings[FIGURE_COUNT];
    int16_t rest[KIND_COUNT];
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) rest[kind] = kitchen->hand[kind];
    for (int32_t figure = 0; figure < figures; figure++) {
        icons[figure] = kitchen->icons[figure];
        puddings[figure] = kitchen->puddings[figure];
    }
    Laid mine = with(kitchen->tables[0], first);
    rest[kind_of(first)]--;
    if (second >= 0) {
        mine = with(mine, second) - one_of(CHOPSTICKS);
        rest[kind_of(second)]--;
    }
    if (gift > 0) {
        Tally given = tally(one_of(gift - 1));
        icons[figures - 1] += given.maki;
        puddings[figures - 1] += given.pudding;
        rest[gift - 1]--;
    }
    Tally counts = tally(mine);
    icons[0] = counts.maki;
    puddings[0] = kitchen->seen.puddings[0] + counts.pudding;
    double worth = with_races(kitchen, sets_worth(mine, &kitchen->outlook), icons, puddings);
    if (makes(kitchen->made, LOVES_WASABI))
        worth += WASABI_LOVE * ((first == WASABI) + (second == WASABI));
    if (makes(kitchen->made, PASSES_BLINDLY)) return worth;
    return worth - DENY / (figures - 1) * passed_on(kitchen, rest);
}

/* Choose what is worth most; equals by chance. */
static int32_t choose_by_judgment(const Setup *setup, const State *state, int32_t seat,
                                  Mistakes made, Chance *chance) {
    Kitchen kitchen;
    uint8_t legal[CODE_COUNT];
    enter_kitchen(setup, state, seat, made, &kitchen);
    mask(setup, state, seat, legal);
    double best = 0.0;
    int32_t chosen = -1;
    uint32_t equals = 0;
    for (int32_t code = 0; code < CODE_COUNT; code++) {
        if (!legal[code]) continue;
        if (makes(made, FORGETS_CHOPSTICKS) && PICK_SECOND[code % PICK_COUNT] >= 0) continue;
        double worth = worth_of(&kitchen, code);
        if (chosen < 0 || worth > best + EQUAL) {
            best = worth;
            chosen = code;
            equals = 1;
        } else if (worth > best - EQUAL && draw(chance, ++equals) == 0) {
            chosen = code;
        }
    }
    return chosen;
}

static int32_t choose_as_cook(const Setup *setup, const State *state, int32_t seat,
                              Chance *chance) {
    return choose_by_judgment(setup, state, seat, 0, chance);
}

static int32_t choose_as_apprentice(const Setup *setup, const State *state, int32_t seat,
                                    Chance *chance) {
    Mistakes made = 0;
    for (int32_t mistake = 0; mistake < MISTAKE_COUNT; mistake++)
        if (draw(chance, 100) < MISTAKE_CHANCE[mistake]) made |= 1u << mistake;
    return choose_by_judgment(setup, state, seat, made, chance);
}
