/** More ranks than an index has documents; a score times this and a rank make one key. */
export const RANKS = 1 << 21;

/** Two sort keys per document; lower is better, the first key before the second. */
export type Ranked = { readonly first: Float64Array; readonly second: Float64Array };

const isBetter = ({ first, second }: Ranked, a: number, b: number): boolean =>
  first[a] === first[b] ? (second[a] as number) < (second[b] as number) : (first[a] as number) < (first[b] as number);

/** Indexes of the best `count`, best first. One pass with a bounded heap. */
export function topPlaces(ranked: Ranked, count: number): number[] {
  const heap: number[] = [];
  const worstFirst = (a: number, b: number): boolean => isBetter(ranked, b, a);
  for (let place = 0; place < ranked.first.length; place += 1) {
    if (heap.length < count) {
      heap.push(place);
      siftUp(heap, worstFirst);
    } else if (count > 0 && isBetter(ranked, place, heap[0] as number)) {
      heap[0] = place;
      siftDown(heap, worstFirst);
    }
  }
  return heap.sort((a, b) => (isBetter(ranked, a, b) ? -1 : 1));
}

type Before = (a: number, b: number) => boolean;

function siftUp(heap: number[], before: Before): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!before(heap[at] as number, heap[parent] as number)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function siftDown(heap: number[], before: Before): void {
  let at = 0;
  for (;;) {
    const left = at * 2 + 1;
    const right = left + 1;
    let next = at;
    if (left < heap.length && before(heap[left] as number, heap[next] as number)) next = left;
    if (right < heap.length && before(heap[right] as number, heap[next] as number)) next = right;
    if (next === at) return;
    swap(heap, at, next);
    at = next;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] as number;
  heap[a] = heap[b] as number;
  heap[b] = kept;
}
