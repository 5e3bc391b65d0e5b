import { cacheRule, mayKeepPage } from './cache-rule.ts';
import { withoutScripts } from './without-scripts.ts';

declare const self: WorkerScope;
/** Changes with every release, so that the browser detects a new worker. Set by the build. */
declare const BUILD_ID: string;

const OFFLINE = '/offline';
const PAGES = `pages-${BUILD_ID}`;
const ASSETS = 'assets';
const PICTURES = 'pictures';
const KEEP: Readonly<Record<string, number>> = { [PAGES]: 40, [ASSETS]: 150, [PICTURES]: 250 };

self.addEventListener('install', (event) => event.waitUntil(prepareOffline().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldPages().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const rule = cacheRule(event.request, self.location.origin);
  if (rule === 'asset') event.respondWith(cachedFirst(event, ASSETS));
  if (rule === 'picture') event.respondWith(cachedFirst(event, PICTURES));
  if (rule === 'page') event.respondWith(networkFirst(event));
});

/**
 * Caches the offline page with its stylesheets and fonts. It is served at other addresses, so its scripts are removed.
 */
async function prepareOffline(): Promise<void> {
  const response = await fetch(OFFLINE, { cache: 'reload', credentials: 'omit' });
  if (!response.ok) return;
  const html = withoutScripts(await response.text());
  const pages = await caches.open(PAGES);
  await pages.put(OFFLINE, new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const files = html.match(/\/assets\/[\w./-]+\.(?:css|woff2)/g) ?? [];
  const assets = await caches.open(ASSETS);
  await Promise.all([...new Set(files)].map((file) => assets.add(file).catch(() => {})));
}

async function forgetOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !(name in KEEP)).map((name) => caches.delete(name)));
}

async function cachedFirst(event: FetchEvent, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok && response.type === 'basic') event.waitUntil(keep(cache, name, event.request, response.clone()));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PAGES);
  try {
    const response = await fetch(event.request);
    if (mayKeepPage(response)) event.waitUntil(keep(cache, PAGES, event.request, response.clone()));
    return response;
  } catch (error) {
    const kept = (await cache.match(event.request)) ?? (await cache.match(OFFLINE));
    if (kept) return kept;
    throw error;
  }
}

/** Evicts the oldest first; the offline page stays. */
async function keep(cache: Cache, name: string, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE);
  const excess = kept.slice(0, Math.max(0, kept.length - (KEEP[name] ?? 0)));
  await Promise.all(excess.map((old) => cache.delete(old)));
}

/** The service worker types we use. TypeScript's own library would replace the DOM types. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };

type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
};
