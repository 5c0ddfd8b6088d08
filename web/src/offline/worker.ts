// The service worker: keeps all pages of one version, for when there is no network. It never touches /api/.
/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { addPlugins, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { takeCalls } from "./calls";
import type { Question } from "./version.svelte";

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build. */
  __OFFLINE_FILES__: readonly { url: string; revision: string | null }[];
};

const SHELL = "index.html";
/** A café of phones shares one address and its limits, and the page itself comes first. */
const PAUSE_MS = 100;
/** A server that takes longer is as good as none. */
const SHELL_SECONDS = 4;

/** The pack for games alone: its cache, as packed.ts names it, and its scripts. This file shares no module with pages. */
const PACK_CACHE = "sushiya-pack";
const PACK_SCRIPTS = /\/assets\/(?:dealer\.worker|python)-[\w-]+\.js$/;

const files = self.__OFFLINE_FILES__;

// The newest page comes from the server, so that it fits what the server says. Without one, the page of the
// version that is kept comes, with all its files.
const newest = new NetworkOnly({
  networkTimeoutSeconds: SHELL_SECONDS,
  plugins: [
    {
      // A proxy answers for a server that is stopped.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`${response.status}`);
        return response;
      },
      handlerDidError: () => matchPrecache(SHELL),
    },
  ],
});
registerRoute(new NavigationRoute(newest, { denylist: [/\/api\//, /\.\w+$/] }));

addPlugins([
  {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === "install") await new Promise((done) => setTimeout(done, PAUSE_MS));
      return request;
    },
  },
]);
precacheAndRoute([...files]);
// They are no pages: they are kept with the pack, by whoever wants it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PACK_SCRIPTS.test(url.pathname),
  async ({ request }) => (await (await caches.open(PACK_CACHE)).match(request.url)) ?? fetch(request),
);
clientsClaim();
takeCalls(self);

self.addEventListener("message", (event) => {
  const asked = event.data as Question;
  if (asked.type === "holds") event.ports[0]?.postMessage(files.some(({ url }) => asked.file.endsWith(`/${url}`)));
  else event.waitUntil(takeOver().then((isTaken) => event.ports[0]?.postMessage(isTaken)));
});

/** Take over from the version before, unless other pages still need its files. */
async function takeOver(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return false;
  await self.skipWaiting();
  return true;
}
