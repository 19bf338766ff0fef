// Keeps the page for when there is no network.
//
// A version is taken whole or not at all: it waits until all its files are there, and then until the player agrees or
// has closed every page. What is kept lies in one cache for each version, so that none is ever mixed with another.

const VERSION = "__VERSION__";
const FILES = __FILES__;
const PREFIX = "canfield-";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
    event.waitUntil(take());
});

// All files; if one fails, so does the whole. Those of the version are what their folder's name says, wherever they come
// from; the others are looked for anew.
async function take() {
    const cache = await caches.open(CACHE);
    try {
        const fresh = (file) => ({ cache: file.startsWith(VERSION) ? "default" : "no-cache" });
        await cache.addAll(FILES.map((file) => new Request(file, fresh(file))));
    } catch (error) {
        await caches.delete(CACHE);
        throw error;
    }
}

// The page says so when the player agrees to a new version.
self.addEventListener("message", (event) => {
    if (event.data === "take") {
        self.skipWaiting();
    }
});

self.addEventListener("activate", (event) => {
    event.waitUntil(tidy().then(() => self.clients.claim()));
});

// The version before stays: a page that was opened with it may still ask for its files.
async function tidy() {
    const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const older = ours.filter((name) => name !== CACHE);
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method === "GET" && new URL(request.url).origin === self.location.origin) {
        event.respondWith(answer(request));
    }
});

// The page itself goes by two addresses, and what is behind its `#` is none of ours.
async function answer(request) {
    const cache = await caches.open(CACHE);
    const { pathname } = new URL(request.url);
    const here = new URL("./", self.location).pathname;
    const kept = pathname === here || pathname === here + "index.html"
        ? await cache.match("./")
        : (await cache.match(request)) ?? (await caches.match(request));
    return kept ?? fetch(request);
}
