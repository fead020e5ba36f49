// The site's service worker: keeps every file when the page is first opened, and answers from what it keeps. Networks
// are large, so the page keeps those that it needs (networks.ts). The names of the files and of the store are filled in by
// site.ts.

const FILES = "__FILES__";
const STORE = "__NAME__";
const NETWORKS = "starlode-networks"; // outlives versions of the site

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith("starlode-") && name !== STORE && name !== NETWORKS));
  event.waitUntil(
    old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()),
  );
});

const NOTHING = new Response(null, { status: 204 }); // the page does without, and an error would be none of its own

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (/\/network(-\d)*\.bin$/.test(address.pathname))
    return event.respondWith(fetch(event.request).catch(() => NOTHING.clone()));
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
