import type { Shelf, ShelfReader } from './shelf.ts';

/** Something that is the same for everybody, put together once for each state of the shelf. */
export function perShelf<T>(shelf: ShelfReader, make: (around: Shelf) => Promise<T>): () => Promise<T> {
  const made = new WeakMap<Shelf, Promise<T>>();
  return async () => {
    const around = await shelf.load();
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

/** Something of which there are many, each put together once for each state of the shelf; what is not there is not kept. */
export function perShelfByKey<T>(
  shelf: ShelfReader,
  make: (key: string) => Promise<T | undefined>,
): (key: string) => Promise<T | undefined> {
  const made = new WeakMap<Shelf, Map<string, Promise<T | undefined>>>();
  return async (key) => {
    const around = await shelf.load();
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
