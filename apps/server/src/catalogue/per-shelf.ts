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
