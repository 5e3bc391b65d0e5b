import type { ProductRecord } from '@wattle/domain/catalogue';

const DEALS = 8;

/**
 * Available products discounted from now until at least `until`: the best known of each category, most
 * expensive first. No price rises while an offer that ends then is on the page.
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

/** One dated price covers the whole time; the undated price is the one it returns to. */
const isReducedUntil = ({ prices }: ProductRecord, now: number, until: number): boolean =>
  prices.some(
    ({ price, erpOriginalPrice, from, to }) =>
      price < erpOriginalPrice && (from ?? 0) <= now && to !== null && to >= until,
  );
