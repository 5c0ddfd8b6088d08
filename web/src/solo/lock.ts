// One page of this browser at a time goes on with a game: two would write into the same log.

/** Hold a game; gives what lets it go, or null if another page holds it. */
export async function hold(game: string): Promise<(() => void) | null> {
  // Browsers have locks at secure addresses only.
  if (!navigator.locks) return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks.request(`sushiya-${game}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
