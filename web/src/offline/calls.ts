// Notices in the service worker: shown when they come, and a tap leads to the table.
/// <reference lib="webworker" />

/** What a notice holds; server/push/notice.py writes it. */
interface Notice {
  table: string;
  title: string;
  text: string;
  language: string;
}

/** Browsers end the permission of whoever gets a notice and shows none, so there is always one. */
const UNREADABLE: Notice = { table: "", title: "Sushiya", text: "", language: "en" };

function read(data: PushMessageData | null): Notice {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Notice> | undefined) };
  } catch {
    return UNREADABLE;
  }
}

export function takeCalls(worker: ServiceWorkerGlobalScope): void {
  const { registration, clients, navigator } = worker;

  async function show({ table, title, text, language }: Notice): Promise<void> {
    // How many tables wait is known when the pages are opened; until then it is a mark without a number.
    await navigator.setAppBadge?.().catch(() => undefined);
    await registration.showNotification(title, {
      body: text,
      lang: language,
      // A later turn at the same table takes the place of an earlier one.
      tag: table,
      icon: `${registration.scope}icons/192.png`,
      data: table,
    });
  }

  async function open(table: string): Promise<void> {
    const wanted = new URL(table ? `t/${encodeURIComponent(table)}` : "", registration.scope);
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(({ url }) => new URL(url).pathname === wanted.pathname);
    await (there ? there.focus() : clients.openWindow(wanted.href));
  }

  worker.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data ?? "")));
  });
}
