/* Included first by every game's engine.c: freestanding C11, no library. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

#ifdef __wasm__
/* Compilers may call these for any copy; elsewhere the system has them. */
void *memcpy(void *to, const void *from, size_t size) {
    for (size_t at = 0; at < size; at++) ((uint8_t *)to)[at] = ((const uint8_t *)from)[at];
    return to;
}

void *memset(void *to, int value, size_t size) {
    for (size_t at = 0; at < size; at++) ((uint8_t *)to)[at] = (uint8_t)value;
    return to;
}
#endif

/* Above a code, a game's own policy may leave a hint for `step`, such as where a card lies. */
enum { HINT_SHIFT = 16, CODE_MASK = (1 << HINT_SHIFT) - 1 };
