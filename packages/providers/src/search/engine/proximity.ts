import { attributeOf, positionOf } from './postings.ts';
import type { Slot } from './slot.ts';

/** The maximum: words further apart than this, or in different attributes, count as this far. */
const FARTHEST = 8;
const NOT_FOUND = 0xffffffff;

/** The places where one query word matches in each document, as linked lists. */
type Places = { readonly heads: Int32Array; readonly next: number[]; readonly places: number[] };

function placesOf(slot: Slot, indexOf: Uint32Array, count: number): Places {
  const heads = new Int32Array(count).fill(-1);
  const next: number[] = [];
  const places: number[] = [];
  for (const { list } of slot.answers) {
    for (let i = list.start; i < list.end; i += 2) {
      const found = indexOf[list.pairs[i] as number] as number;
      if (found === NOT_FOUND) continue;
      next.push(heads[found] as number);
      heads[found] = places.push(list.pairs[i + 1] as number) - 1;
    }
  }
  return { heads, next, places };
}

/** The distance between two places; reversed order costs one more. */
function distance(a: number, b: number): number {
  if (attributeOf(a) !== attributeOf(b)) return FARTHEST;
  const apart = positionOf(b) - positionOf(a);
  return Math.min(FARTHEST, apart >= 0 ? Math.max(1, apart) : 1 - apart);
}

function nearest(a: Places, b: Places, found: number): number {
  let least = FARTHEST;
  for (let i = a.heads[found] as number; i >= 0; i = a.next[i] as number) {
    for (let j = b.heads[found] as number; j >= 0; j = b.next[j] as number) {
      least = Math.min(least, distance(a.places[i] as number, b.places[j] as number));
      if (least === 1) return 1;
    }
  }
  return least;
}

/**
 * For each document, the summed distance between consecutive query words: 0 is side by side. `scratch` is as
 * long as the document count.
 */
export function measureProximity(slots: readonly Slot[], documents: Uint32Array, scratch: Uint32Array): Uint8Array {
  const total = new Uint8Array(documents.length);
  if (slots.length < 2) return total;
  const indexOf = scratch.fill(NOT_FOUND);
  for (let i = 0; i < documents.length; i += 1) indexOf[documents[i] as number] = i;
  let before = placesOf(slots[0] as Slot, indexOf, documents.length);
  for (const slot of slots.slice(1)) {
    const here = placesOf(slot, indexOf, documents.length);
    for (let i = 0; i < documents.length; i += 1) {
      total[i] = Math.min(255, (total[i] as number) + nearest(before, here, i) - 1);
    }
    before = here;
  }
  return total;
}
