/* What a seat's recipes are worth on the board as it is, in points, by what the chef has learned. */

static const float NEVER = -1e9f; /* worse than anything that is weighed */
static const float WINS = 100.0f; /* what the tenth token is worth */

/* A seat's recipes on the board as it is. */
typedef struct {
    const Setup *setup;
    const State *state;
    const Skill *skill;
    int32_t seat;
    float turns; /* of its own, that the open squares leave */
    Overview sight;
    Prices prices;
    Prospect prospects[STRIPS_HELD];
    float worth;
} Outlook;

static inline const Skill *skill_of(const Setup *setup, const Weights *weights) {
    return &weights->skills[setup->players - FEWEST_PLAYERS];
}

/* The share of something's worth that there are turns for. */
static inline float in_time(float turns, float wanted) {
    return turns >= wanted ? 1.0f : turns <= 0.0f ? 0.0f : turns / wanted;
}

static inline float turns_left(const Setup *setup, const State *state) {
    return (float)state->open / (float)setup->players;
}

static inline void set_prices(Outlook *outlook) {
    const Setup *setup = outlook->setup;
    const Skill *skill = outlook->skill;
    Prices *prices = &outlook->prices;
    bool is_last = outlook->state->served_counts[outlook->seat] == TOKEN_COUNT - 1;
    for (int32_t length = 0; length < LENGTH_COUNT; length++) {
        prices->gain[length] =
            setup->token_points[length] + skill->reward[length] + (is_last ? WINS : 0.0f);
        prices->cubes[length] = skill->style[length] * setup->style_cubes[length];
        for (int32_t left = 0; left <= LONGEST; left++) {
            float share = in_time(outlook->turns, skill->pace * (float)left);
            prices->worth[length][left] = skill->hope[length][left] * share * share;
        }
    }
}

/* Look at the board and the tiles, before any recipe. */
static inline void look_around(const Setup *setup, const Skill *skill, const State *state,
                               int32_t seat, Outlook *outlook) {
    outlook->setup = setup;
    outlook->state = state;
    outlook->skill = skill;
    outlook->seat = seat;
    outlook->turns = turns_left(setup, state);
    outlook->worth = 0.0f;
    look(setup, state, seat, &outlook->sight);
    set_prices(outlook);
}

static void look_out(const Setup *setup, const Skill *skill, const State *state, int32_t seat,
                     Outlook *outlook) {
    look_around(setup, skill, state, seat, outlook);
    for (int32_t place = 0; place < STRIPS_HELD; place++) {
        Prospect *prospect = &outlook->prospects[place];
        prospect->recipe = NULL;
        prospect->worth = 0.0f;
        if (place >= state->strip_counts[seat]) continue;
        const Recipe *recipe = &setup->recipes[state->strips[seat][place]];
        if (tokens_left(state, seat, recipe->length) == 0) continue;
        weigh_prospect(&outlook->sight, &outlook->prices, skill, recipe, prospect);
        outlook->worth += prospect->worth;
    }
}
