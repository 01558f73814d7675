// Keeps all files of this version of the page. A new version is kept beside it, and takes over when no page is open, so
// that a page never gets files of two versions.
const PREFIX = "stones-dice-";
const CACHE = PREFIX + __VERSION__;
const FILES = __FILES__;

addEventListener("install", (event) => {
  // Past the browser's own cache, which may hold files of the last version.
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  event.waitUntil(removeOthers().then(() => clients.claim()));
});

async function removeOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});

async function answer(request) {
  const file = request.mode === "navigate" ? "index.html" : request;
  const cache = await caches.open(CACHE);
  return (await cache.match(file, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
