export type Scored = { readonly id: string; readonly score: number };

/** Highest first; ties by id, so that results are deterministic. */
export const byScore = (one: Scored, other: Scored): number =>
  other.score - one.score || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** The `count` highest in order, without sorting them all. */
export function topScored(items: Iterable<Scored>, count: number): Scored[] {
  const top: Scored[] = [];
  for (const item of items) {
    const last = top.at(-1);
    if (top.length >= count && last && byScore(last, item) <= 0) continue;
    let low = 0;
    let high = top.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = top[middle];
      if (there && byScore(there, item) <= 0) low = middle + 1;
      else high = middle;
    }
    top.splice(low, 0, item);
    if (top.length > count) top.pop();
  }
  return top;
}
