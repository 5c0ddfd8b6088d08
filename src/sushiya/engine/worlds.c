/* Imagined worlds, and how others choose in them: what search and analysis share. Written once, and
 * compiled with each game. It gets an observation and no position, so it cannot cheat. */

typedef struct {
    const Setup *setup;
    const Weights *weights;
    Observation seen;
    int32_t seat;
    uint64_t seed;
    uint64_t made; /* how many worlds there were; the newest is `world` */
    State world;
} Worlds;

/* What one playout draws from: the deal, and a stream for each seat to choose with. */
typedef struct {
    Chance deal;
    Chance own[SEAT_COUNT];
} Streams;

/* Every playout of a world gets the same chance. */
static inline void seed_streams(const Worlds *worlds, Streams *streams) {
    uint64_t seed = mixed(worlds->seed + worlds->made);
    seed_chance(&streams->deal, seed);
    for (int32_t seat = 0; seat < worlds->setup->players; seat++)
        seed_chance(&streams->own[seat], seed ^ (uint64_t)(seat + 1) << 56);
}

/* Make the next world, from what the seat observes. */
static inline void imagine_next(Worlds *worlds) {
    Chance chance;
    worlds->made++;
    seed_chance(&chance, ~mixed(worlds->seed + worlds->made));
    imagine(worlds->setup, &worlds->seen, worlds->seat, &chance, &worlds->world);
    guess_hidden(worlds->setup, worlds->weights, worlds->seat, &chance, &worlds->world);
}

/* All that are asked choose before the step. That others have picked already says nothing about
 * what they picked, so they are guessed as well. */
static inline void choose_for_others(const Worlds *worlds, const State *state, Streams *streams,
                                     int32_t *codes) {
    const Setup *setup = worlds->setup;
    for (int32_t seat = 0; seat < setup->players; seat++)
        if (seat != worlds->seat && asks(setup, state, seat))
            codes[seat] = choose_as_guess(setup, worlds->weights, state, seat, &streams->own[seat]);
}

/* Leave the policy's best few, the best first; of equals the lowest code. Give how many. */
static inline int32_t keep_best(Judged *judged, int32_t count, int32_t most) {
    int32_t kept = 0;
    for (int32_t each = 0; each < count; each++) {
        Judged one = judged[each];
        int32_t at = kept < most ? kept++ : most;
        for (; at > 0 && one.worth > judged[at - 1].worth; at--)
            if (at < most) judged[at] = judged[at - 1];
        if (at < most) judged[at] = one;
    }
    return kept;
}

/* Begin with an observation; `setup` and `weights` must stay. */
static inline void begin_worlds(Worlds *worlds, const Setup *setup, const Weights *weights,
                                const Observation *seen, int32_t seat, Chance *chance) {
    worlds->setup = setup;
    worlds->weights = weights;
    worlds->seen = *seen;
    worlds->seat = seat;
    worlds->seed = random_word(chance);
    worlds->made = 0;
    imagine_next(worlds);
}
