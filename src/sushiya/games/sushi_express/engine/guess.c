/* What others probably hold: every world that fits what a seat has seen is as likely as another. */

static inline void guess_hidden(const Setup *setup, const Weights *weights, int32_t seat,
                                Chance *chance, State *world) {
    (void)setup;
    (void)weights;
    (void)seat;
    (void)chance;
    (void)world;
}
