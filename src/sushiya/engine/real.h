/* Real numbers for policies, without a library: the same bits on every machine. */

/* Give 2^exponent, for exponents of normal numbers. */
static inline double power_of_two(int32_t exponent) {
    union { uint64_t bits; double value; } made = {.bits = (uint64_t)(exponent + 1023) << 52};
    return made.value;
}

/* Give the square root; of what is below 0, 0. */
static inline double square_root(double x) {
    if (x <= 0.0) return 0.0;
    union { double value; uint64_t bits; } guess = {.value = x};
    guess.bits = (guess.bits >> 1) + ((uint64_t)511 << 52) + ((uint64_t)1 << 51);
    double root = guess.value;
    for (int32_t time = 0; time < 5; time++) root = 0.5 * (root + x / root);
    return root;
}

/* Give e^x, good to 1e-14 of itself; what is out of reach is cut off. */
static inline double exponential(double x) {
    if (x < -700.0) return 0.0;
    if (x > 700.0) x = 700.0;
    double turns = x * 1.4426950408889634;
    int32_t exponent = (int32_t)(turns < 0.0 ? turns - 0.5 : turns + 0.5);
    double rest = (x - exponent * 0.693147180369123816490) - exponent * 1.90821492927058770002e-10;
    double sum = 1.0;
    for (int32_t term = 13; term > 0; term--) sum = 1.0 + sum * rest / term;
    return sum * power_of_two(exponent);
}
