/* The master: plays imagined worlds out before it chooses. Written once, and compiled with each game,
 * which brings a learned policy (judge, choose_as_chef, choose_as_guess) and says where a playout
 * ends and what that is worth (is_leaf, leaf_worth).
 *
 * The search gets an observation and no position. It looks at the policy's best few choices by
 * sequential halving: in each imagined world all of them are played out with equal chance, and the
 * worse half drops out from time to time. Below a candidate grows a tree over the seat's own choices,
 * SEARCH_DEPTH deep; with a depth of 1 there is none. Work is cut into slices by playouts: where they
 * are cut changes nothing. */

enum {
    ROOT_DEPTH = 1,
    HAS_TREE = SEARCH_DEPTH > ROOT_DEPTH,
    NODE_ROOM = 1 + SEARCH_CANDIDATES + (HAS_TREE ? SEARCH_NODES : 0),
    LEAST_WORLDS = 8, /* fewer say nothing about how sure a lead is */
    LOOK_WORLDS = 32, /* after so many it is asked what is sure already */
};

static const double IN_HUNDREDTHS = 100.0;

/* What the seat chose at one of its decisions, after all that it had chosen before. TreeNode 0 is none. */
typedef struct {
    int32_t code;
    int32_t first_child;
    int32_t next_sibling;
    int32_t visits;
    double total; /* of what playouts through here were worth */
} TreeNode;

/* A choice at the root. */
typedef struct {
    int32_t code;
    int32_t node;
    int32_t visits;
    float judged;
    double total, squares;           /* of worths */
    double leads, lead_squares;      /* of worths less what the policy's choice reached in that world */
} Rival;

typedef struct {
    Worlds worlds;
    /* The policy's choice is the first; then those that are still looked at; then the others. */
    Rival rivals[SEARCH_CANDIDATES];
    int32_t count;
    int32_t left;
    /* How far the search is. */
    int32_t planned; /* playouts in all */
    int32_t done;
    int32_t stage_worlds; /* to come before the next halving */
    int32_t turn;         /* whose turn it is in this world, among those left */
    double measure; /* what the policy's choice reached in this world */
    double total, squares, spread; /* of all worths */
    int32_t nodes_used;
    TreeNode nodes[NODE_ROOM];
} Search;

static inline int64_t memory_needed(void) {
    return (int64_t)sizeof(Search);
}

/* The tree. */

static inline int32_t add_node(Search *search, int32_t parent, int32_t code) {
    if (search->nodes_used == NODE_ROOM) return 0;
    int32_t fresh = search->nodes_used++;
    search->nodes[fresh] = (TreeNode){.code = code, .next_sibling = search->nodes[parent].first_child};
    search->nodes[parent].first_child = fresh;
    return fresh;
}

static inline int32_t find_child(const Search *search, int32_t parent, int32_t code) {
    int32_t child = search->nodes[parent].first_child;
    while (child != 0 && search->nodes[child].code != code)
        child = search->nodes[child].next_sibling;
    return child;
}

/* Turn what choices are worth into how likely the policy is to make them: a softmax, and some
 * chance for everything. */
static inline void set_prior(Judged *judged, int32_t count) {
    double best = judged[0].worth, sum = 0.0;
    for (int32_t at = 1; at < count; at++)
        if (judged[at].worth > best) best = judged[at].worth;
    for (int32_t at = 0; at < count; at++) {
        judged[at].worth =
            (float)exponential((judged[at].worth - best) * IN_HUNDREDTHS / SEARCH_PRIOR);
        sum += judged[at].worth;
    }
    double uniform = SEARCH_UNIFORM / IN_HUNDREDTHS;
    for (int32_t at = 0; at < count; at++)
        judged[at].worth = (float)(judged[at].worth / sum * (1.0 - uniform) + uniform / count);
}

/* Choose below a node by PUCT among what is legal in this world, and go on to that choice's node:
 * to none if there is no room for it. */
static int32_t descend(Search *search, const State *state, int32_t *at) {
    Judged judged[CODE_COUNT];
    int32_t children[CODE_COUNT];
    const Worlds *worlds = &search->worlds;
    int32_t count = judge(worlds->setup, worlds->weights, state, worlds->seat, judged);
    if (count == 1) return judged[0].code;
    set_prior(judged, count);
    int32_t visits = 0;
    for (int32_t each = 0; each < count; each++) {
        children[each] = find_child(search, *at, judged[each].code);
        visits += search->nodes[children[each]].visits;
    }
    const TreeNode *parent = &search->nodes[*at];
    double mean = parent->total / parent->visits, best = 0.0;
    double reach = square_root(visits + 1.0) * SEARCH_EXPLORE / IN_HUNDREDTHS;
    int32_t chosen = -1;
    for (int32_t each = 0; each < count; each++) {
        const TreeNode *child = &search->nodes[children[each]];
        double worth = reach * judged[each].worth / (child->visits + 1);
        if (child->visits > 0) worth += (child->total / child->visits - mean) / search->spread;
        if (chosen >= 0 && worth <= best) continue;
        best = worth;
        chosen = each;
    }
    int32_t code = judged[chosen].code;
    *at = children[chosen] != 0 ? children[chosen] : add_node(search, *at, code);
    return code;
}

/* Playouts. */

/* Where a playout is in the tree: the nodes that it went through, until it left. */
typedef struct {
    int32_t nodes[SEARCH_DEPTH];
    int32_t depth;
    bool is_inside;
} TreePath;

static inline int32_t choose_on_path(Search *search, const State *state, TreePath *path,
                                     Chance *chance) {
    const Worlds *worlds = &search->worlds;
    if (!HAS_TREE || !path->is_inside || path->depth == SEARCH_DEPTH)
        return choose_as_chef(worlds->setup, worlds->weights, state, worlds->seat, chance);
    int32_t from = path->nodes[path->depth - 1], at = from;
    int32_t code = descend(search, state, &at);
    if (at == from) return code;
    if (at != 0) path->nodes[path->depth++] = at;
    /* The rest of a playout that met something new is the policy's. */
    path->is_inside = at != 0 && search->nodes[at].visits > 0;
    return code;
}

static double play_from_root(Search *search, const Rival *rival, TreePath *path) {
    const Worlds *worlds = &search->worlds;
    const Setup *setup = worlds->setup;
    int32_t seat = worlds->seat, codes[SEAT_COUNT];
    State state = worlds->world;
    Streams streams;
    seed_streams(worlds, &streams);
    *path = (TreePath){.nodes = {rival->node}, .depth = ROOT_DEPTH, .is_inside = rival->visits > 0};
    choose_for_others(worlds, &state, &streams, codes);
    codes[seat] = rival->code;
    step(setup, &state, codes, &streams.deal);
    while (!is_over(&state) && !is_leaf(setup, &worlds->world, &state)) {
        choose_for_others(worlds, &state, &streams, codes);
        if (asks(setup, &state, seat))
            codes[seat] = choose_on_path(search, &state, path, &streams.own[seat]);
        step(setup, &state, codes, &streams.deal);
    }
    return leaf_worth(setup, worlds->weights, &state, seat);
}

static inline void note_worth(Search *search, Rival *rival, const TreePath *path, double worth) {
    for (int32_t depth = 0; depth < path->depth; depth++) {
        search->nodes[path->nodes[depth]].visits++;
        search->nodes[path->nodes[depth]].total += worth;
    }
    if (search->turn == 0) search->measure = worth;
    double lead = worth - search->measure;
    rival->visits++;
    rival->total += worth;
    rival->squares += worth * worth;
    rival->leads += lead;
    rival->lead_squares += lead * lead;
    search->done++;
    search->total += worth;
    search->squares += worth * worth;
}

/* Sequential halving. */

static inline double square_of_error(double total, double squares, int32_t count) {
    double variance = (squares - total * total / count) / (count - 1);
    return variance > 0.0 ? variance / count : 0.0;
}

/* Whether a rival's lead is more than so many standard errors, in hundredths, away from 0. One that
 * comes from a single world is just one error: rounding must not decide there. */
static inline bool is_beyond(const Rival *rival, int32_t hundredths) {
    if (rival->visits < LEAST_WORLDS) return false;
    double mean = rival->leads / rival->visits, errors = hundredths / IN_HUNDREDTHS;
    double error = square_of_error(rival->leads, rival->lead_squares, rival->visits);
    return mean * mean > errors * errors * error * 1.000001;
}

/* Every stage has an equal share of the playouts that are left; in the last there is one rival. */
static inline void plan_stage(Search *search) {
    int32_t stages = 1;
    for (int32_t rivals = search->left - 1; rivals > 1; rivals = (rivals + 1) / 2) stages++;
    search->stage_worlds = (search->planned - search->done) / (stages * search->left);
    if (search->stage_worlds == 0) search->stage_worlds = 1;
}

/* Drop the worse half of those that rival the policy's choice. They have met the same worlds. */
static inline void drop_half(Search *search) {
    Rival *rivals = search->rivals;
    for (int32_t end = 2; end < search->left; end++)
        for (int32_t at = end; at > 1 && rivals[at].leads > rivals[at - 1].leads; at--) {
            Rival kept = rivals[at];
            rivals[at] = rivals[at - 1];
            rivals[at - 1] = kept;
        }
    search->left = 1 + search->left / 2;
    plan_stage(search);
}

/* Whether a rival is surely worse than the policy's choice, or makes no difference at all. */
static inline bool is_hopeless(const Rival *rival) {
    return rival->lead_squares == 0.0 || (rival->leads < 0.0 && is_beyond(rival, SEARCH_SURE));
}

static inline void drop_the_hopeless(Search *search) {
    int32_t kept = 1;
    for (int32_t at = 1; at < search->left; at++) {
        if (is_hopeless(&search->rivals[at])) continue;
        Rival moved = search->rivals[at];
        search->rivals[at] = search->rivals[kept];
        search->rivals[kept++] = moved;
    }
    search->left = kept;
}

/* Whether the last rival is surely better than the policy's choice. */
static inline bool is_decided(const Search *search) {
    const Rival *rival = &search->rivals[1];
    return search->left == 2 && rival->leads > 0.0 && is_beyond(rival, SEARCH_SURE);
}

static inline void end_world(Search *search) {
    search->turn = 0;
    double error = square_of_error(search->total, search->squares, search->done);
    search->spread = square_root(error * search->done);
    if (search->spread == 0.0) search->spread = 1.0;
    if (--search->stage_worlds == 0 && search->left > 2) drop_half(search);
    if (search->worlds.made % LOOK_WORLDS == 0) drop_the_hopeless(search);
}

static inline bool is_finished(const Search *search) {
    if (search->left < 2) return true;
    if (search->turn > 0) return false;
    return search->done + search->left > search->planned ||
           (search->worlds.made % LOOK_WORLDS == 0 && is_decided(search));
}

/* Play at most so many worlds out; give how many were. */
static int32_t run_search(Search *search, int32_t playouts) {
    int32_t run = 0;
    for (; run < playouts && !is_finished(search); run++) {
        Rival *rival = &search->rivals[search->turn];
        TreePath path;
        if (search->turn == 0) imagine_next(&search->worlds);
        double worth = play_from_root(search, rival, &path);
        note_worth(search, rival, &path, worth);
        if (++search->turn == search->left) end_world(search);
    }
    return run;
}

/* Give what is best so far: the policy's choice, unless a rival is ahead. */
static int32_t best_of_search(const Search *search) {
    int32_t best = 0;
    double most = 0.0;
    for (int32_t at = 1; at < search->left; at++) {
        const Rival *rival = &search->rivals[at];
        if (rival->leads <= 0.0 || !is_beyond(rival, SEARCH_GATE)) continue;
        if (rival->leads / rival->visits <= most) continue;
        most = rival->leads / rival->visits;
        best = at;
    }
    return search->rivals[best].code;
}

/* The beginning. */

static inline void take_rivals(Search *search, const Judged *best, int32_t count) {
    for (int32_t at = 0; at < count; at++) {
        int32_t node = add_node(search, 0, best[at].code);
        search->rivals[at] = (Rival){.code = best[at].code, .judged = best[at].worth, .node = node};
    }
    search->count = search->left = count;
}

static void begin_search(Search *search, const Setup *setup, const Observation *seen, int32_t seat,
                         const Player *player, Chance *chance) {
    Judged judged[CODE_COUNT];
    search->planned = player->playouts;
    search->done = search->turn = 0;
    search->measure = search->total = search->squares = 0.0;
    search->spread = 1.0;
    search->nodes[0] = (TreeNode){0};
    search->nodes_used = 1;
    begin_worlds(&search->worlds, setup, player->weights, seen, seat, chance);
    int32_t count = judge(setup, player->weights, &search->worlds.world, seat, judged);
    /* With few playouts only as many are looked at as can be told apart. */
    int32_t most = search->planned / LEAST_WORLDS;
    if (most > SEARCH_CANDIDATES) most = SEARCH_CANDIDATES;
    take_rivals(search, judged, keep_best(judged, count, most > 1 ? most : 1));
    plan_stage(search);
}

static inline void describe_rival(const Rival *rival, Candidate *candidate) {
    int32_t visits = rival->visits;
    *candidate = (Candidate){.code = rival->code, .visits = visits, .judged = rival->judged};
    if (visits == 0) return;
    candidate->mean = rival->total / visits;
    candidate->lead = rival->leads / visits;
    if (visits == 1) return;
    candidate->error = square_root(square_of_error(rival->total, rival->squares, visits));
    candidate->lead_error =
        square_root(square_of_error(rival->leads, rival->lead_squares, visits));
}

/* Choosing. */

static int32_t choose_by_search(const Setup *setup, const Observation *seen, int32_t seat,
                                const Player *player, void *memory, Chance *chance) {
    Search *search = memory;
    begin_search(search, setup, seen, seat, player, chance);
    run_search(search, player->playouts);
    return best_of_search(search);
}

/* Choose as the player does, whoever it is. A master gets no more of a position than its seat sees. */
static inline int32_t choose_by(const Setup *setup, const State *state, int32_t seat,
                                const Player *player, void *memory, Chance *chance) {
    if (player->policy != MASTER || holds(state, seat))
        return choose(setup, state, seat, player, chance);
    Observation seen;
    observe(setup, state, seat, &seen);
    return choose_by_search(setup, &seen, seat, player, memory, chance);
}
