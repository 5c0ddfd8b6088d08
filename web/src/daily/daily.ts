// Daily deals as this device asks for them, and what it keeps of them.
import { keepGiven } from "../lobby/begin";
import { lastNewcomer } from "../lobby/newcomer";
import { router, soloPath, tablePath } from "../route.svelte";
import { send, Unreachable } from "../wire/api";
import { nameOf } from "../wire/daily";
import { keep, recall } from "../wire/keep";
import type { Anchor, DailyResult, DailyShown, DailyWish, Link, SeatGiven } from "../wire/types";
import { words } from "../words/words.svelte";
import { linkOf, secretOf } from "./chain";

/** What is kept for days without a network, and to see that nothing was changed meanwhile. */
interface Kept {
  players: number;
  level: string;
  first: string;
  chains: Anchor[];
  published: Link | null;
}

const STORE = "daily";

export const kept = (): Kept | null => recall<Kept | null>(STORE, null);

/** Today's deals; what was published is kept. */
export async function look(): Promise<DailyShown> {
  const shown = await send<DailyShown>("GET", "daily");
  const { players, level, first, chains, published } = shown;
  keep(STORE, { players, level, first, chains: [...oldAnchors(chains), ...chains], published });
  return shown;
}

/** Anchors that this device saw before and the house no longer shows. */
function oldAnchors(shown: readonly Anchor[]): Anchor[] {
  return (kept()?.chains ?? []).filter(({ anchor }) => !shown.some((one) => one.anchor === anchor));
}

/** Whether the house shows other anchors than it did: then earlier days may have been made up. */
export const isChanged = (shown: readonly Anchor[]): boolean => oldAnchors(shown).length > 0;

export const resultOf = (game: string, day: string): Promise<DailyResult> =>
  send("GET", `daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`);

/** Begin today's try or go on with it; a day that is over is practice, also without a network. */
export async function begin(game: string, day: string | null = null): Promise<void> {
  const { colour = "salmon" } = lastNewcomer();
  const wish: DailyWish = day ? { colour, day } : { colour };
  try {
    const given = await send<SeatGiven>("POST", `daily/${encodeURIComponent(game)}`, wish);
    keepGiven(given);
    router.go(tablePath(given.table));
  } catch (error) {
    if (!(error instanceof Unreachable) || !day) throw error;
    await practiseHere(game, day);
  }
}

/** Play a day that is over on this device, from the newest link that it has seen. */
async function practiseHere(game: string, day: string): Promise<void> {
  const known = kept();
  const link = known?.published && linkOf(known.published, day, known.chains);
  if (!known || !link) throw new Unreachable("this day's link was never seen");
  const [{ SoloTable }, { askedAgain }] = await Promise.all([import("../solo/link"), import("../solo/wish.svelte")]);
  const asked = askedAgain({ game, options: { players: known.players }, level: known.level, memoryAid: false });
  const fixed = { name: nameOf(day), secret: secretOf(link, game) };
  router.go(soloPath(await SoloTable.make({ ...asked, fixed })));
}

const spoken = (): string => (words.language === "pseudo" ? "en" : words.language);

/** A day, as people read it; days are the same everywhere, so it is not moved by the time zone. */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

/** The same in few letters, for lists. */
export const sayDayShortly = (day: string): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

/** Today, with the day of the week. */
export const sayDate = (day: string): string =>
  new Intl.DateTimeFormat(spoken(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

/** A time of today or tomorrow on this device's clock. */
export const sayTime = (seconds: number): string => new Intl.DateTimeFormat(spoken(), { timeStyle: "short" }).format(new Date(seconds * 1000));
