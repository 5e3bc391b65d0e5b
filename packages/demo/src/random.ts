/** A seeded random stream. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(min: number, max: number): number;
  /** A whole number, both ends inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A random subset in original order, at most as many as there are. */
  sample<T>(items: readonly T[], count: number): T[];
  /** An independent stream: draws from one do not affect the others. */
  fork(label: string | number): Random;
};

/** FNV-1a with a final mix, so that similar labels give unrelated streams. */
function hash(words: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    state = Math.imul(state ^ words.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Mulberry32. */
function createStream(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pickOne<T>(items: readonly T[], at: number): T {
  const index = Math.floor(at * items.length);
  if (items.length === 0) throw new Error('Nothing to pick from.');
  return items[index] as T;
}

function sampleOf<T>(items: readonly T[], count: number, next: () => number): T[] {
  let wanted = Math.min(count, items.length);
  return items.filter((_, index) => {
    const taken = next() * (items.length - index) < wanted;
    if (taken) wanted -= 1;
    return taken;
  });
}

export function createRandom(seed: string | number): Random {
  const root = String(seed);
  const next = createStream(hash(root));
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => pickOne(items, next()),
    sample: (items, count) => sampleOf(items, count, next),
    fork: (label) => createRandom(`${root}/${label}`),
  };
}
