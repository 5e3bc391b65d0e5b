import { toCents } from '../../money/cents.ts';
import type { PromotionsInput } from '../apply-promotions.ts';
import type { Promotion } from '../promotion.ts';
import type { PromotionLine } from '../promotion-line.ts';

export const NOW = 1_800_000_000;

/** By default a promotion for everyone, always on, without effects. */
export const promotionOf = (changes: Partial<Promotion> & { readonly id: string }): Promotion => ({
  versionId: `${changes.id}-1`,
  name: `Offer ${changes.id}`,
  exclusive: false,
  couponCodes: [],
  startsAt: null,
  endsAt: null,
  lane: 'item',
  conditions: [],
  effects: [],
  ...changes,
});

export const lineOf = (
  changes: Partial<Omit<PromotionLine, 'unitCents'>> & { readonly itemId: string; readonly dollars: number },
): PromotionLine => {
  const { dollars, ...rest } = changes;
  return {
    productId: `product-${changes.itemId}`,
    variantId: `variant-${changes.itemId}`,
    brandId: 'nordholm',
    categoryIds: ['fridges'],
    qty: 1,
    unitCents: toCents(Math.round(dollars * 100)),
    isReduced: false,
    isDiscountable: true,
    ...rest,
  };
};

export const inputOf = (changes: Partial<PromotionsInput>): PromotionsInput => ({
  lines: [],
  promotions: [],
  codes: [],
  shipping: null,
  nowSeconds: NOW,
  shopper: { isCustomer: false, hasOrderedBefore: false, uses: new Map() },
  ...changes,
});
