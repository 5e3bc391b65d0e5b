import type { Catalogue, CatalogueCache } from './catalogue-cache.ts';

/** Something that is the same for everybody, put together once for each state of the catalogue. */
export function perCatalogue<T>(catalogue: CatalogueCache, make: (around: Catalogue) => Promise<T>): () => Promise<T> {
  const made = new WeakMap<Catalogue, Promise<T>>();
  return async () => {
    const around = await catalogue.load();
    const kept = made.get(around);
    if (kept) return kept;
    const fresh = make(around);
    made.set(around, fresh);
    // a failed one is not kept: the next reader tries again
    fresh.catch(() => made.delete(around));
    return fresh;
  };
}

/** Keys come from addresses, and anybody may make those up. */
const KEPT_MAX = 500;

/** Something of which there are many, each put together once for each state of the catalogue; what is not there is not kept. */
export function perCatalogueByKey<T>(
  catalogue: CatalogueCache,
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
