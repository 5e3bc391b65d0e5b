import { type BenchProduct, FACETS, facetValues, rankOf } from './catalogue.ts';
import { type Chosen, isRange, type Listing, type ListingAnswer, PAGE_SIZE, type PriceStats } from './engine.ts';

export function passes(product: BenchProduct, chosen: Chosen): boolean {
  if (isRange(chosen)) return product.price >= chosen.from && product.price <= chosen.to;
  return facetValues(product, chosen.facet).some((value) => chosen.values.includes(value));
}

/** The first page of a listing without words by checking every product: slow and obviously right. */
export function countByHand(products: Iterable<BenchProduct>, { category, chosen, page }: Listing): ListingAnswer {
  const counts = new Map(FACETS.map((facet) => [facet, new Map<string, number>()]));
  const found: BenchProduct[] = [];
  const prices: number[] = [];
  for (const product of products) {
    if (category !== null && !product.categoryIds.includes(category)) continue;
    const failed = chosen.filter((filter) => !passes(product, filter));
    if (failed.length === 0) found.push(product);
    // a chosen facet is counted without its own filter, to show what other choices would bring
    const countable = failed.length === 0 ? FACETS : failed.length === 1 ? [failed[0]?.facet ?? ''] : [];
    for (const facet of countable) add(counts.get(facet), facetValues(product, facet));
    if (countable.includes('price')) prices.push(product.price);
  }
  const ids = found.sort((a, b) => rankOf(b) - rankOf(a)).map(({ objectID }) => objectID);
  return {
    nbHits: ids.length,
    ids: ids.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    priceStats: statsOf(prices),
    counts: () => counts,
  };
}

function add(counts: Map<string, number> | undefined, values: readonly string[]): void {
  for (const value of values) counts?.set(value, (counts.get(value) ?? 0) + 1);
}

/** Not Math.min(...): a category may hold more prices than a call takes arguments. */
function statsOf(prices: readonly number[]): PriceStats {
  return {
    min: prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY),
    max: prices.reduce((most, price) => Math.max(most, price), Number.NEGATIVE_INFINITY),
  };
}

/** How an answer differs from the right one; empty when it does not. Engines need not count single prices. */
export function differences(right: ListingAnswer, given: ListingAnswer): string[] {
  const found: string[] = [];
  if (given.nbHits !== right.nbHits) found.push(`${given.nbHits} hits instead of ${right.nbHits}`);
  if (given.ids.join() !== right.ids.join()) found.push('other products, or in another order');
  if (
    given.priceStats &&
    (given.priceStats.min !== right.priceStats?.min || given.priceStats.max !== right.priceStats.max)
  )
    found.push(`prices ${JSON.stringify(given.priceStats)} instead of ${JSON.stringify(right.priceStats)}`);
  const counts = given.counts();
  for (const [facet, values] of right.counts()) {
    if (facet === 'price' && !counts.has('price')) continue;
    const rightText = textOf(values);
    const givenText = textOf(counts.get(facet) ?? new Map());
    if (rightText !== givenText) found.push(`${facet}: ${givenText.slice(0, 80)} instead of ${rightText.slice(0, 80)}`);
  }
  return found;
}

const textOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => `${value} ${count}`)
    .sort()
    .join(', ');
