import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Origins and files; with PUBLIC_URL there is one origin. */
const KEPT_MAX = 16;
/** A feed is made at most for a tenth of the time, however often the shop changes and whoever asks. */
const REST_FACTOR = 9;

export type KeptFeeds = {
  /** The feed of this key, gzipped. It is made when there is none, or when the shop changed since. */
  take(key: string, make: () => AsyncIterable<string>): Promise<Buffer>;
};

type Kept = { readonly packed: Promise<Buffer>; readonly changes: number; restsUntil: number };

/** Keeps what takes long to make and is read by machines. All who ask meanwhile wait for the same making. */
export function keepFeeds(changes: () => number, now: () => number = () => performance.now()): KeptFeeds {
  const kept = new Map<string, Kept>();
  return {
    async take(key, make) {
      const last = kept.get(key);
      if (last && (last.changes === changes() || now() < last.restsUntil)) return last.packed;
      const began = now();
      const packed = pipeline(make, createGzip(), (zipped) => buffer(zipped));
      const fresh: Kept = { packed, changes: changes(), restsUntil: Number.POSITIVE_INFINITY };
      kept.delete(key);
      kept.set(key, fresh);
      for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
      packed.then(
        () => {
          fresh.restsUntil = now() + REST_FACTOR * (now() - began);
        },
        () => kept.get(key) === fresh && kept.delete(key),
      );
      return packed;
    },
  };
}
