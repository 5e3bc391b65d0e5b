/** By product: 0 wrong to 3 exactly right. */
export type Ratings = ReadonlyMap<string, number>;

const CUT = 10;

const gainOf = (rating: number): number => 2 ** rating - 1;

const discounted = (ratings: readonly number[]): number =>
  ratings.slice(0, CUT).reduce((sum, rating, place) => sum + gainOf(rating) / Math.log2(place + 2), 0);

/**
 * NDCG@10: how close a list comes to the ideal order of the judged products. Unjudged products are dropped
 * before the cut. Undefined when no product is relevant.
 */
export function ndcg(ranked: Iterable<string>, ratings: Ratings): number | undefined {
  const ideal = discounted([...ratings.values()].sort((a, b) => b - a));
  if (ideal === 0) return undefined;
  const seen: number[] = [];
  for (const id of ranked) {
    const rating = ratings.get(id);
    if (rating !== undefined) seen.push(rating);
    if (seen.length === CUT) break;
  }
  return discounted(seen) / ideal;
}
