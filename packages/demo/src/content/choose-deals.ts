import type { ProductRecord } from '@wattle/domain/catalogue';
import { EVENT_BADGE } from '../catalogue/market/summer-event.ts';

const DEALS = 8;

/** Goods of the event that can be had: the best known of each category, most expensive first. */
export function chooseDeals(products: readonly ProductRecord[]): readonly string[] {
  const best = new Map<string, ProductRecord>();
  for (const product of products) {
    const { canonicalCategoryId, popularity } = product;
    if (!isHad(product) || product.badgePrimaryId !== EVENT_BADGE.id) continue;
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
