/* What each legal command is worth by the chef's judgment: the search asks for all of them. */

static const float READY = 20.0f; /* what is ready is completed before anything else */
static const float IDLE = 1.0f;   /* what a card is worth less if nothing comes of it */

/* A bit for each recipe that a pass returns. */
static inline int32_t returned_by_pass(int32_t number) {
    int32_t returned = 0;
    for (int32_t at = 0; at < STRIPS_HELD && PASS_PLACES[number][at] >= 0; at++)
        returned |= 1 << PASS_PLACES[number][at];
    return returned;
}

/* The card that a code of phase 1 plays. */
static inline int32_t card_of(int32_t code) {
    if (code == PLAY_STACK) return STACK;
    if (code == PLAY_SPICY) return SPICY;
    return code < PLAY_SWITCH ? CHOP : code < LAY_WASABI ? SWITCH : WASABI;
}

static float use_worth(const Thoughts *thoughts, int32_t code) {
    float known = thoughts->uses.worth[code - PLAY_STACK];
    if (known > NEVER) return known;
    float spent = thoughts->outlook.skill->spend[card_of(code)] * thoughts->uses.late;
    return thoughts->uses.stay - spent - IDLE;
}

static float play_worth(const Thoughts *thoughts, int32_t code) {
    const Outlook *outlook = &thoughts->outlook;
    if (code < PLAY_STACK) {
        int32_t kind = (code - PLACE_TILE) / SQUARE_COUNT;
        int32_t cell = CELL_OF[(code - PLACE_TILE) % SQUARE_COUNT];
        if ((outlook->sight.open & cell_bit(cell)) == 0) return worth_on_top(thoughts, cell, kind);
        for (int32_t tile = 0; tile < thoughts->tiles.count; tile++)
            if (thoughts->tiles.kinds[tile] == kind) return thoughts->tiles.totals[tile][cell];
    }
    if (code < COMPLETE) return use_worth(thoughts, code);
    if (code < END_PLAY) {
        const Recipe *recipe = outlook->prospects[code - COMPLETE].recipe;
        return outlook->worth + READY + outlook->prices.gain[recipe->length] +
               (float)cubes_for(outlook->state, recipe);
    }
    if (code == END_PLAY) return outlook->worth;
    return worth_of_pass(outlook, returned_by_pass(code - PASS)) -
           (has_time_to_pass(outlook) ? 0.0f : WINS);
}

/* What each legal code is worth to the seat; all of them, in ascending order. */
static int32_t judge(const Setup *setup, const Weights *weights, const State *state, int32_t seat,
                     Judged *judged) {
    const Skill *skill = skill_of(setup, weights);
    uint8_t legal[CODE_COUNT];
    int32_t count = 0;
    Thoughts thoughts;
    float kinds[KIND_COUNT];
    mask(setup, state, seat, legal);
    if (state->stage == STAGE_PLAY) think(setup, skill, state, seat, &thoughts);
    if (state->stage == STAGE_TILES) {
        look_out(setup, skill, state, seat, &thoughts.outlook);
        weigh_kinds(&thoughts.outlook, kinds);
    }
    for (int32_t code = 0; code < CODE_COUNT; code++) {
        if (!legal[code]) continue;
        float worth = 0.0f;
        if (state->stage == STAGE_PLAY)
            worth = play_worth(&thoughts, code);
        else if (state->stage == STAGE_TILES)
            worth = kinds[code - TAKE_TILE];
        else if (state->stage == STAGE_RECIPES)
            worth = length_worth(setup, skill, state, seat, code - DRAW_RECIPE);
        else if (state->stage == STAGE_GIVE)
            worth = -setup->wanted_by[code - GIVE_TILE];
        else if (code != LEAVE_CARDS)
            worth = take_worth(setup, skill, state, seat, (code - TAKE_CARD) % TAKE_COUNT,
                               (code - TAKE_CARD) / TAKE_COUNT - 1);
        judged[count++] = (Judged){.code = code, .worth = worth};
    }
    return count;
}
