/* A bot as a program in C, without a JSON library: any legal command. `legal` is the last key of
 * a line, and commands hold neither quotes nor backslashes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    static char line[1 << 20];
    srand(7);
    while (fgets(line, sizeof line, stdin)) {
        char *legal = strstr(line, "\"legal\":[");
        char *last = legal;
        for (char *next = legal; next; next = strstr(next + 1, "\"legal\":[")) last = next;
        if (!last) return 1;
        /* Every command is chosen with the same chance: the n-th replaces the choice one time in n. */
        const char *chosen = NULL;
        int count = 0;
        for (char *word = strtok(strchr(last, '['), "[],\"\n}"); word; word = strtok(NULL, "[],\"\n}"))
            if (rand() % ++count == 0) chosen = word;
        if (!chosen) return 1;
        printf("{\"command\": \"%s\"}\n", chosen);
        fflush(stdout);
    }
    return 0;
}
