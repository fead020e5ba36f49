// The site's service worker: keeps every file when the page is first opened, and answers from what it keeps. Networks
// are large, so each is kept when it is first asked for. The names of the files and of the store are filled in by site.ts.

const FILES = "__FILES__";
const STORE = "__NAME__";
const NETWORKS = "starlode-networks"; // outlives a version of the site: the digest in its address says which one it is

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

/** A network, fetched unless it is kept; those before it go. */
async function network(request) {
  const store = await caches.open(NETWORKS);
  const kept = await store.match(request);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => NOTHING.clone());
  if (answer.status === 200) await keep(store, request, answer.clone()).catch(() => {}); // there may be no room for it
  return answer;
}

async function keep(store, request, answer) {
  await store.delete(request, { ignoreSearch: true });
  await store.put(request, answer);
}

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.endsWith("/network.bin")) return event.respondWith(network(event.request));
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
