// What this device keeps between visits; without storage it lasts as long as the page.
const PREFIX = "sushiya.";
const memory = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(PREFIX + name);
  } catch {
    text = memory.get(name);
  }
  if (text == null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    memory.set(name, text);
  }
}

export function forgetKept(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage nothing else was kept.
  }
}

/** Forget all that this device keeps. */
export function forgetAll(): void {
  memory.clear();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // Without storage nothing else was kept.
  }
}
