import type { Catalogue, CatalogueCache } from './catalogue-cache.ts';

/** Caches a value that is the same for everyone until the catalogue changes. */
export function perCatalogue<T>(
  catalogue: Pick<CatalogueCache, 'load'>,
  make: (around: Catalogue) => Promise<T>,
): () => Promise<T> {
  const made = new WeakMap<Catalogue, Promise<T>>();
  return async () => {
    const around = await catalogue.load();
    const kept = made.get(around);
    if (kept) return kept;
    const fresh = make(around);
    made.set(around, fresh);
    // do not cache a failure: the next reader tries again
    fresh.catch(() => made.delete(around));
    return fresh;
  };
}

/** Keys come from URLs, which anyone can make up. */
const KEPT_MAX = 500;

/** Caches values by key until the catalogue changes. Missing values are not cached. */
export function perCatalogueByKey<T>(
  catalogue: Pick<CatalogueCache, 'load'>,
  make: (key: string) => Promise<T | undefined>,
): (key: string) => Promise<T | undefined> {
  const made = new WeakMap<Catalogue, Map<string, Promise<T | undefined>>>();
  return async (key) => {
    const around = await catalogue.load();
    const all = made.get(around) ?? new Map<string, Promise<T | undefined>>();
    made.set(around, all);
    const kept = all.get(key);
    if (kept) return kept;
    const fresh = make(key);
    if (all.size < KEPT_MAX) all.set(key, fresh);
    const forget = () => all.delete(key);
    fresh.then((found) => found === undefined && forget(), forget);
    return fresh;
  };
}
