import { errorTitle } from '../features/errors/error-kind.ts';
import { createHead } from '../router/head.ts';
import { type HistoryEntry, readEntry } from '../router/history-entry.ts';
import { locationOf, type NavigateOptions, type PageLocation, resolveTo, type To } from '../router/location.ts';
import { matchPage } from '../router/match-page.ts';
import { PageError } from '../router/page-answer.ts';
import { createScrollMemory } from '../router/scroll-memory.ts';
import { withShopName } from '../router/with-shop-name.ts';
import { type FrameName, NOT_FOUND, type PageRow, ROUTES } from '../routes.ts';
import { loadPageCode } from './page-code.ts';
import type { SentData, ShopState } from './shop-state.ts';

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** How a navigation enters the history. Back and Forward are there already. */
type Enter = { readonly isReplaced: boolean; write(): void };

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Client-side navigation: fetches the next page's data and code, then shows it. A newer navigation cancels the one
 * before.
 */
export function createBrowserRouter(first: ShopState, build: string) {
  let state = first;
  let pending: PageLocation | undefined;
  let running = new AbortController();
  const frames = new Map<FrameName, Promise<unknown>>([
    [rowAt(first.location).frame, Promise.resolve(first.frame.data)],
  ]);
  const scrolls = createScrollMemory(window);
  const replaceHead = createHead(document.head);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function go(location: PageLocation, scroll: ShopState['scroll'], enter?: Enter): Promise<void> {
    running.abort();
    const current = new AbortController();
    running = current;
    pending = location;
    tell();
    const next = await prepare(location, current.signal);
    if (current.signal.aborted) return;
    if (next === 'elsewhere') return window.location.assign(location.pathname + location.search + location.hash);
    // Back has already moved to the entry that redirects; a link has not made one yet
    if (typeof next === 'string') return navigate(next, { replace: enter?.isReplaced ?? true });
    scrolls.remember(state.location.key);
    enter?.write();
    pending = undefined;
    state = { ...state, ...next.shown, location, scroll };
    if (next.head) replaceHead(next.head);
    tell();
  }

  /** The next page, a redirect, or a signal to reload the document. */
  async function prepare(location: PageLocation, signal: AbortSignal) {
    const { row, params } = matchPage(ROUTES, location.pathname) ?? { row: NOT_FOUND, params: {} };
    try {
      const coming = loadPageCode(row);
      const isKept = row === rowAt(state.location) && keepsData(location);
      const [code, frameData, sent] = await Promise.all([
        coming,
        loadFrame(row.frame, build),
        row.hasData && !isKept ? fetchData(location, signal) : undefined,
        coming.then(({ page }) => page.preload?.()).catch(() => {}),
      ]);
      if (sent && sent.build !== build) return 'elsewhere' as const;
      if (sent?.redirect !== undefined) return sent.redirect;
      const error = sent?.error && new PageError(sent.error.status, sent.error.data);
      const data = isKept ? state.page.data : sent?.data;
      const head = sent?.head ?? (isKept ? undefined : withShopName(code.page.head?.() ?? [], state.root.shop.name));
      const page = { code: code.page, data, error: isKept ? state.page.error : error };
      return { head, shown: { params, page, layout: code.layout, frame: { code: code.frame, data: frameData } } };
    } catch (error) {
      if (signal.aborted) return 'elsewhere' as const;
      return { head: [{ title: errorTitle(error) }], shown: { params, page: { ...state.page, error } } };
    }
  }

  const keepsData = (location: PageLocation): boolean => {
    const [current, next] = [urlOf(state.location), urlOf(location)];
    return state.page.error === undefined && (state.page.code.keepsData?.(current, next) ?? false);
  };

  function loadFrame(name: FrameName, wanted: string): Promise<unknown> {
    const known =
      frames.get(name) ??
      fetchJson<SentData>(`/_frames/${name}.data`).then(({ build: of, data }) => {
        if (of !== wanted) window.location.reload();
        return data;
      });
    frames.set(name, known);
    known.catch(() => frames.delete(name));
    return known;
  }

  async function navigate(to: To, options: NavigateOptions = {}): Promise<void> {
    const address = resolveTo(to, state.location);
    const here = state.location.pathname + state.location.search + state.location.hash;
    const isReplaced = options.replace === true || address === here;
    const location = locationOf(address, options.state ?? null, newKey());
    const enter: Enter = {
      isReplaced,
      write() {
        // from now on the positions are ours to restore
        history.scrollRestoration = 'manual';
        const entry: HistoryEntry = { key: location.key, state: location.state };
        if (isReplaced) history.replaceState(entry, '', address);
        else history.pushState(entry, '', address);
      },
    };
    const scroll = options.preventScrollReset ? 'stay' : 'top';
    if (!isHashOnly(location) || address === here) return go(location, scroll, enter);
    running.abort();
    scrolls.remember(state.location.key);
    enter.write();
    state = { ...state, location, scroll };
    pending = undefined;
    tell();
  }

  const isHashOnly = ({ pathname, search, hash }: PageLocation): boolean =>
    hash !== '' && pathname === state.location.pathname && search === state.location.search;

  window.addEventListener('popstate', (event) => {
    const entry = readEntry(event.state);
    const { pathname, search, hash } = window.location;
    const location = locationOf(pathname + search + hash, entry?.state ?? null, entry?.key ?? newKey());
    // the browser itself made this entry, for a link to a place on this page
    if (!entry) history.replaceState({ key: location.key, state: null } satisfies HistoryEntry, '');
    const scroll = scrolls.find(location.key) ?? 'top';
    if (isHashOnly(location) || (pathname === state.location.pathname && search === state.location.search)) {
      running.abort();
      scrolls.remember(state.location.key);
      pending = undefined;
      state = { ...state, location, scroll };
      return tell();
    }
    void go(location, scroll);
  });

  /** The entry in the history stays, and so do scroll position and focus. */
  const refresh = (): Promise<void> => go(state.location, 'stay');

  return {
    navigate,
    refresh,
    state: () => state,
    pending: () => pending,
    arrived: () => state.location,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const rowAt = ({ pathname }: PageLocation): PageRow => matchPage(ROUTES, pathname)?.row ?? NOT_FOUND;
const urlOf = ({ pathname, search }: PageLocation): URL => new URL(pathname + search, window.location.origin);

const fetchData = ({ pathname, search }: PageLocation, signal: AbortSignal): Promise<SentData> =>
  fetchJson(`${pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')}.data${search}`, signal);

async function fetchJson<T>(address: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(address, { ...(signal && { signal }) });
  const isOurs = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isOurs) throw new PageError(response.status);
  return response.json();
}

/** The location of the initial document load; gives its history entry a key. */
export function firstLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const entry = readEntry(history.state) ?? { key: newKey(), state: null };
  history.replaceState(entry, '');
  return locationOf(pathname + search + hash, entry.state, entry.key);
}
