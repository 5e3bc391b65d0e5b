import { TypedFastBitSet } from 'typedfastbitset';
import { Tally } from './tally.ts';

/** The id of the empty set: what a document has before it is written. */
const NO_VALUES = 0;
const CACHED_MAX = 512;
const RANGES_MAX = 32;

export type ValueCounts = { readonly ids: readonly number[]; readonly counts: readonly number[] };

type CachedSelection = { readonly bits: TypedFastBitSet; readonly accepts: (value: number) => boolean };

/**
 * One facet across all documents. Each document stores the id of a value set; sets are shared, since few
 * combinations occur. The bitmap of documents with a value is cached on first use.
 */
export class FacetColumn {
  /** By value id, as first spelled. */
  readonly values: string[] = [];
  /** The same values as numbers; NaN for text. */
  readonly numbers: number[] = [];
  private readonly valueIds = new Map<string, number>();
  private readonly sets: (readonly number[])[] = [[]];
  /** By value id: the set with only that value. */
  private readonly singles: number[] = [];
  private readonly setIds = new Map<string, number>([['', NO_VALUES]]);
  private setOf: Uint16Array | Uint32Array = new Uint16Array(64);
  private readonly cached = new Map<string, CachedSelection>();
  private readonly ranges = new Map<string, TypedFastBitSet>();
  private readonly setTally = new Tally();
  private readonly valueTally = new Tally();

  /** Sets a document's values. */
  write(document: number, values: readonly unknown[]): void {
    const set = this.setFor(values);
    if (document >= this.setOf.length) this.enlarge(document + 1);
    if (this.setOf[document] === set) return;
    this.setOf[document] = set;
    this.ranges.clear();
    for (const { bits, accepts } of this.cached.values()) {
      if (this.isAccepted(set, accepts)) bits.add(document);
      else bits.remove(document);
    }
  }

  /** The documents with a value. The bitmap is cached and kept up to date: callers must not change it. */
  withValue(value: string, documentCount: number): TypedFastBitSet {
    const key = value.toLowerCase();
    const kept = this.cached.get(key);
    if (kept) {
      this.cached.delete(key);
      this.cached.set(key, kept);
      return kept.bits;
    }
    // anyone may ask for values that nothing has: they are not kept
    if (!this.valueIds.has(key)) return TypedFastBitSet.fromWords(new Uint32Array((documentCount + 31) >>> 5));
    // looked up every time: the value may not exist yet
    const accepts = (id: number): boolean => id === this.valueIds.get(key);
    const bits = this.select(documentCount, accepts);
    this.cached.set(key, { bits, accepts });
    if (this.cached.size > CACHED_MAX) {
      const [oldest] = this.cached.keys();
      if (oldest !== undefined) this.cached.delete(oldest);
    }
    return bits;
  }

  /** The documents whose number is accepted; cached until something changes, since one page asks several times. */
  withNumber(key: string, documentCount: number, accepts: (number: number) => boolean): TypedFastBitSet {
    const kept = this.ranges.get(key);
    if (kept) return kept;
    const bits = this.select(documentCount, (id) => accepts(this.numbers[id] as number));
    if (this.ranges.size >= RANGES_MAX) this.ranges.clear();
    this.ranges.set(key, bits);
    return bits;
  }

  private select(documentCount: number, accepts: (value: number) => boolean): TypedFastBitSet {
    const isAccepted = new Uint8Array(this.sets.length);
    for (let set = 1; set < this.sets.length; set += 1) if (this.isAccepted(set, accepts)) isAccepted[set] = 1;
    const { setOf } = this;
    const count = Math.min(documentCount, setOf.length);
    const words = new Uint32Array((documentCount + 31) >>> 5);
    if (setOf instanceof Uint16Array) markAccepted16(setOf, isAccepted, count, words);
    else markAccepted32(setOf, isAccepted, count, words);
    return TypedFastBitSet.fromWords(words);
  }

  /** Counts each value over the given documents: parallel arrays of value ids and counts. */
  count(documents: Uint32Array): ValueCounts {
    const { setOf, setTally, valueTally } = this;
    setTally.reserve(this.sets.length);
    valueTally.reserve(this.values.length);
    if (setOf instanceof Uint16Array) tally16(setOf, documents, setTally);
    else tally32(setOf, documents, setTally);
    for (const set of setTally.touched) {
      const count = setTally.counts[set] as number;
      for (const value of this.sets[set] as readonly number[]) valueTally.add(value, count);
    }
    setTally.reset();
    const ids = [...valueTally.touched];
    const counts = ids.map((id) => valueTally.counts[id] as number);
    valueTally.reset();
    return { ids, counts };
  }

  private isAccepted(set: number, accepts: (value: number) => boolean): boolean {
    const values = this.sets[set] as readonly number[];
    for (let i = 0; i < values.length; i += 1) if (accepts(values[i] as number)) return true;
    return false;
  }

  private setFor(values: readonly unknown[]): number {
    if (values.length !== 1) return this.setOfMany(values);
    const id = this.idFor(values[0]);
    const known = this.singles[id] ?? this.setOfMany(values);
    this.singles[id] = known;
    return known;
  }

  private setOfMany(values: readonly unknown[]): number {
    const ids = [...new Set(values.map((value) => this.idFor(value)))].sort((a, b) => a - b);
    const key = ids.join(',');
    const known = this.setIds.get(key);
    if (known !== undefined) return known;
    const set = this.sets.push(ids) - 1;
    this.setIds.set(key, set);
    if (set === 0xffff && this.setOf instanceof Uint16Array) this.setOf = Uint32Array.from(this.setOf);
    return set;
  }

  private idFor(value: unknown): number {
    const text = String(value);
    const key = text.toLowerCase();
    const known = this.valueIds.get(key);
    if (known !== undefined) return known;
    const id = this.values.push(text) - 1;
    this.numbers.push(typeof value === 'number' ? value : Number.NaN);
    this.valueIds.set(key, id);
    return id;
  }

  private enlarge(size: number): void {
    const length = Math.max(size, this.setOf.length * 2);
    const larger = this.setOf instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
    larger.set(this.setOf);
    this.setOf = larger;
  }
}

// One function per array width: a loop that sees both is several times slower.

function tally16(setOf: Uint16Array, documents: Uint32Array, tally: Tally): void {
  const { counts, touched } = tally;
  for (let i = 0; i < documents.length; i += 1) {
    const set = setOf[documents[i] as number];
    if (set === undefined) continue;
    const count = counts[set] as number;
    if (count === 0) touched.push(set);
    counts[set] = count + 1;
  }
}

function tally32(setOf: Uint32Array, documents: Uint32Array, tally: Tally): void {
  const { counts, touched } = tally;
  for (let i = 0; i < documents.length; i += 1) {
    const set = setOf[documents[i] as number];
    if (set === undefined) continue;
    const count = counts[set] as number;
    if (count === 0) touched.push(set);
    counts[set] = count + 1;
  }
}

function markAccepted16(setOf: Uint16Array, isAccepted: Uint8Array, count: number, words: Uint32Array): void {
  for (let document = 0; document < count; document += 1) {
    if (isAccepted[setOf[document] as number] === 1)
      words[document >>> 5] = (words[document >>> 5] as number) | (1 << (document & 31));
  }
}

function markAccepted32(setOf: Uint32Array, isAccepted: Uint8Array, count: number, words: Uint32Array): void {
  for (let document = 0; document < count; document += 1) {
    if (isAccepted[setOf[document] as number] === 1)
      words[document >>> 5] = (words[document >>> 5] as number) | (1 << (document & 31));
  }
}
