// One stored view on one page: everything that a layout test asks of it, as a list of what is wrong.
async ({ path, needed, isAsked, then, table, refusal, gotIt, most }) => {
  const { button, faults, frames, moved, open, places, raise } = window.measure;
  const PARTS = ["asked", "plates", "preview", "hand", "button"];
  const found = [];
  const note = (when, list) => found.push(...list.slice(0, 3).map((text) => `${when}: ${text}`));
  await open(path);
  note("at first", faults(PARTS, needed));

  /** Let something happen; nothing may move for it. */
  async function still(when, happen) {
    const before = places();
    happen();
    await frames();
    note(when, moved(before, most));
  }
  for (const message of then) await still("when somebody chooses", () => stage.say(message));
  const { seats } = table.table;
  const away = seats.findIndex((seat, place) => place > 0 && seat.kind === "person");
  if (away > 0) {
    const absent = seats.map((seat, place) => (place === away ? { ...seat, presence: "dropped" } : seat));
    await still("when somebody is away", () => stage.say({ ...table, table: { ...table.table, seats: absent } }));
    await still("when somebody is back", () => stage.say(table));
  }
  await still("when a notice comes", () => stage.say({ type: "refused", id: "", refusal }));
  note("with a notice", faults(PARTS, []));
  const close = document.querySelector("[data-testid=notice] button");
  if (close) await still("when a notice goes", () => close.click());
  let lessons = 0;
  for (; lessons < 5 && button(gotIt); lessons += 1) {
    await still("when a hint goes", () => button(gotIt).click());
  }
  if (isAsked) {
    if (!(await raise())) found.push("raised: there is no button");
    note("raised", faults(PARTS, []));
  }
  return { faults: found, lessons };
}
