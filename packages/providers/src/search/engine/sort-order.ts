import type { SearchRecord } from '../port.ts';
import { fold } from './fold.ts';
import { readFirst } from './read-path.ts';
import type { SortCriterion } from './types.ts';

const CRITERION = /^(asc|desc)\((.+)\)$/;

type Key = number | string;
type Criterion = { readonly path: readonly string[]; readonly direction: 1 | -1; readonly keys: Key[] };

function parse(criterion: SortCriterion): Criterion {
  const [, direction, path = ''] = CRITERION.exec(criterion) ?? [];
  return { path: path.split('.'), direction: direction === 'desc' ? -1 : 1, keys: [] };
}

/** Missing values sort last in either direction. */
const missingKey = (direction: 1 | -1): number =>
  direction === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;

function toKey(value: unknown, direction: 1 | -1): Key {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? fold(value) : missingKey(direction);
}

/** Numbers sort before text. */
function compareKeys(a: Key, b: Key): number {
  if (a === b) return 0;
  if (typeof a === typeof b) return a < b ? -1 : 1;
  return typeof a === 'number' ? -1 : 1;
}

/**
 * Documents sorted by their own values, equal ones by the ids of their records: numbers of documents tell what happened
 * before, and that differs between servers. Changes are batched and merged when the order is next read.
 */
export class SortOrder {
  private readonly criteria: readonly Criterion[];
  private readonly idOf: (document: number) => string;
  private order: Uint32Array = new Uint32Array(0);
  private places = new Uint32Array(0);
  private readonly changed = new Set<number>();

  constructor(criteria: readonly SortCriterion[], idOf: (document: number) => string) {
    this.criteria = criteria.map(parse);
    this.idOf = idOf;
  }

  write(document: number, record: SearchRecord): void {
    let isNew = false;
    for (const { path, direction, keys } of this.criteria) {
      const key = toKey(readFirst(record, path), direction);
      if (keys[document] !== key) isNew = true;
      keys[document] = key;
    }
    if (isNew || this.criteria.length === 0) this.changed.add(document);
  }

  remove(document: number): void {
    for (const { keys } of this.criteria) keys[document] = Number.NaN;
    this.changed.add(document);
  }

  /** All live documents, in order. */
  all(isAlive: (document: number) => boolean): Uint32Array {
    if (this.changed.size > 0) this.mend(isAlive);
    return this.order;
  }

  /** By document: its rank. */
  ranks(isAlive: (document: number) => boolean): Uint32Array {
    if (this.changed.size > 0) this.mend(isAlive);
    return this.places;
  }

  private mend(isAlive: (document: number) => boolean): void {
    const compare = (a: number, b: number): number => this.compare(a, b);
    const kept = this.order.filter((document) => !this.changed.has(document));
    const coming = [...this.changed].filter(isAlive).sort(compare);
    this.changed.clear();
    this.order = merge(kept, coming, compare);
    const last = this.order.reduce((highest, document) => Math.max(highest, document), -1);
    this.places = new Uint32Array(last + 1);
    for (let place = 0; place < this.order.length; place += 1) this.places[this.order[place] as number] = place;
  }

  private compare(a: number, b: number): number {
    for (const { keys, direction } of this.criteria) {
      const difference = compareKeys(keys[a] as Key, keys[b] as Key);
      if (difference !== 0) return difference * direction;
    }
    return compareKeys(this.idOf(a), this.idOf(b));
  }
}

/** Merges a few documents into many by binary search, so that one change costs a copy, not a sort. */
function merge(kept: Uint32Array, coming: readonly number[], compare: (a: number, b: number) => number): Uint32Array {
  const merged = new Uint32Array(kept.length + coming.length);
  let from = 0;
  let to = 0;
  for (const document of coming) {
    const until = placeFor(kept, document, from, compare);
    merged.set(kept.subarray(from, until), to);
    to += until - from;
    merged[to] = document;
    to += 1;
    from = until;
  }
  merged.set(kept.subarray(from), to);
  return merged;
}

function placeFor(
  kept: Uint32Array,
  document: number,
  from: number,
  compare: (a: number, b: number) => number,
): number {
  let low = from;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(kept[middle] as number, document) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
