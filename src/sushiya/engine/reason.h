/* How games tell what a position shows, for explain.c. */

static inline void tell_fact(Reason *reason, int32_t fact, int32_t first, int32_t second,
                             int32_t third) {
    reason->fact = fact;
    reason->figures[0] = first;
    reason->figures[1] = second;
    reason->figures[2] = third;
}
