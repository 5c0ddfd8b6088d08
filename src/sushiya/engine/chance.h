/* Where outcomes come from: a generator, or a tape of outcomes that the reference drew.
 * Types only, no preprocessor: cffi reads this file too. */

typedef struct {
    uint64_t state; /* of the generator, splitmix64 */
    uint64_t word;  /* random bits that are not used yet, the next ones lowest */
    int32_t left;   /* how many groups of sixteen bits `word` still has */
    int32_t tape_size;
    int32_t tape_at; /* beyond tape_size: more was asked for than the tape holds */
    int32_t is_taped;
    const int32_t *tape;
} Chance;
