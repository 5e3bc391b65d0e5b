import type { ProductRecord } from '@wattle/domain';

const DEALS = 8;

/**
 * Products that cost less than before from now until that moment at least, and can be had: the best known of each
 * category, the dearest of them first. Nothing that is chosen here goes up while an offer with that end is on the page.
 */
export function chooseDeals(products: readonly ProductRecord[], now: number, until: number): readonly string[] {
  const best = new Map<string, ProductRecord>();
  for (const product of products) {
    const { canonicalCategoryId, popularity } = product;
    if (!isHad(product) || !isReducedUntil(product, now, until)) continue;
    if ((best.get(canonicalCategoryId)?.popularity ?? -1) < popularity) best.set(canonicalCategoryId, product);
  }
  const byFame = [...best.values()].sort((a, b) => b.popularity - a.popularity || a.id.localeCompare(b.id));
  const chosen = byFame.slice(0, DEALS);
  return chosen.sort((a, b) => priceOf(b) - priceOf(a)).map(({ id }) => id);
}

const priceOf = ({ prices }: ProductRecord): number => prices[0]?.price ?? 0;

const isHad = ({ state, saleMode, variants, visibleIn, blGroup }: ProductRecord): boolean =>
  state === 'current' &&
  saleMode === null &&
  visibleIn.index &&
  !blGroup.isAgencyItem &&
  variants.every(({ qty, hasStockOnHand }) => qty > 0 && hasStockOnHand);

/** One price with dates holds the whole time; a price without dates is the one that it goes back to. */
function isReducedUntil({ prices }: ProductRecord, now: number, until: number): boolean {
  return prices.some(
    ({ price, erpOriginalPrice, from, to }) =>
      price < erpOriginalPrice && (from ?? 0) <= now && to !== null && to >= until,
  );
}
