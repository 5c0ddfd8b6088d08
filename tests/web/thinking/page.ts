// A page that thinks long about Sushi Go!, on its own thread and off it, and counts how often it gets its turn meanwhile.
import { openEngine } from "../../../web/src/engine/engine";
import { Thinker } from "../../../web/src/engine/thinker";
import { optionsOf } from "../../../web/src/pad/evening";

const [COOK, SEED, LONG_MS, MORE] = [2, 7n, 400, 10];
const PLAYERS = ["Ada", "Ben", "Chiara", "Dana"].map((name) => ({ name, colour: "sea" }) as const);
const OPTIONS = optionsOf({ game: "sushi-go", edition: "cocktail", house: {}, players: PLAYERS });
const engine = await openEngine("sushi-go");
const thinker = new Thinker("sushi-go");
const { SEAT_COUNT, POINT_KIND_COUNT } = engine.numbers;

/** Let cooks play so many games: arguments of engine_play. */
function asking(games: number) {
  const players = new Int32Array(SEAT_COUNT * 3);
  for (let seat = 0; seat < SEAT_COUNT; seat += 1) players[seat * 3] = COOK;
  const memory = new Uint8Array(Number((engine.functions.engine_memory as () => number | bigint)()));
  const setup = engine.setup(OPTIONS);
  const results = [new Int16Array(games * SEAT_COUNT * POINT_KIND_COUNT), new Int16Array(games * SEAT_COUNT)] as const;
  return [setup, null, 0, 0, SEED, games, players, null, memory, ...results] as Parameters<typeof engine.functions.engine_play>;
}

/** Count the turns that the page gets until the work is done. */
async function turnsWhile<T>(work: () => T | Promise<T>): Promise<[number, T]> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const done = await work();
  clearInterval(timer);
  return [turns, done];
}

async function think() {
  // As many games as take long on this machine.
  let games = 100;
  for (let took = 0; took < LONG_MS; games *= 2) {
    const began = performance.now();
    engine.functions.engine_play(...asking(games));
    took = performance.now() - began;
  }
  const [own, far] = [asking(games), asking(games)];
  const [turnsHere] = await turnsWhile(() => engine.functions.engine_play(...own));
  const [turnsMeanwhile, { given }] = await turnsWhile(() => thinker.ask("engine_play", far));
  const stop = new AbortController();
  const aborted = thinker.ask("engine_play", asking(games * MORE), stop.signal).catch((reason: DOMException) => reason.name);
  setTimeout(() => stop.abort());
  const afterwards = thinker.ask("engine_play", asking(1));
  const ended = [await aborted, (await afterwards).given.length];
  thinker.close();
  const isSame = [9, 10].every((place) => String(given[place]) === String(own[place])) && (own[10] as unknown as Int16Array).some(Boolean);
  return { turnsHere, turnsMeanwhile, isSame, ended };
}

Object.assign(globalThis, { think });
document.title = "Ready";
