import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Origins and files; with PUBLIC_URL there is one origin. */
const KEPT_MAX = 16;
/** Building feeds takes at most a tenth of the time, however often the shop changes or they are requested. */
const REST_FACTOR = 9;
/** Who asks soon again need not wait for the next version. */
const STILL_GOOD_MS = 300_000;

export type KeptFeeds = {
  /** The feed of this key, gzipped. It is made when there is none, or when the shop changed since. */
  take(key: string, make: () => AsyncIterable<string>): Promise<Buffer>;
};

type Kept = { readonly packed: Buffer; readonly changes: number; readonly madeAt: number; readonly tookMs: number };

/** Keeps what takes long to make and is read by machines. All who ask meanwhile wait for the same making. */
export function keepFeeds(changes: () => number, now: () => number = () => performance.now()): KeptFeeds {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Buffer>>();

  const makeOnce = (key: string, make: () => AsyncIterable<string>): Promise<Buffer> => {
    const begun = underWay.get(key) ?? makeAndKeep(key, make).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
  async function makeAndKeep(key: string, make: () => AsyncIterable<string>): Promise<Buffer> {
    const [began, atChange] = [now(), changes()];
    const packed = await pipeline(make, createGzip(), (zipped) => buffer(zipped));
    kept.delete(key);
    kept.set(key, { packed, changes: atChange, madeAt: now(), tookMs: now() - began });
    for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
    return packed;
  }

  return {
    async take(key, make) {
      const last = kept.get(key);
      const age = now() - (last?.madeAt ?? 0);
      if (last && (last.changes === changes() || age < REST_FACTOR * last.tookMs)) return last.packed;
      const next = makeOnce(key, make);
      if (!last || age > STILL_GOOD_MS) return next;
      // the next request retries
      next.catch(() => {});
      return last.packed;
    },
  };
}
