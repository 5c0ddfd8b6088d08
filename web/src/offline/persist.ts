// Whether the browser may clear away what is kept on this device when space is short.

/** Ask the browser to keep everything; some browsers ask the person. */
export const persist = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;

export const isPersisted = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;
