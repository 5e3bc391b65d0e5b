import { currentPrice, type ProductRecord } from '@wattle/domain/catalogue';
import { DELIVERY_METHOD_CODES } from '@wattle/domain/delivery';
import type { Promotion, PromotionEffect } from '@wattle/domain/promotions';
import { type DaySpan, spanAt, type Timed } from '../catalogue/market/campaigns.ts';
import type { PromotionUse } from '../demo-shop.ts';
import { readRows } from '../read-rows.ts';

/** A promotion before its dates are known: automatic and always on by default. */
type PromotionRow = Pick<Promotion, 'id' | 'name' | 'lane' | 'conditions' | 'effects'> &
  Partial<Pick<Promotion, 'couponCodes' | 'exclusive'>> &
  Timed;

const ROWS = readRows<PromotionRow>(new URL('./promotions.jsonl', import.meta.url));

type Shop = { readonly now: number; readonly products: readonly ProductRecord[] };

/** A promotional product's own price is its value. Delivery discounts exclude pickup, which is already free. */
function complete(effect: PromotionEffect, { now, products }: Shop): PromotionEffect {
  if (effect.type === 'shipping') return { ...effect, methodCodes: DELIVERY_METHOD_CODES };
  if (effect.type !== 'promoItem') return effect;
  const product = products.find(({ id }) => id === effect.productId);
  if (product === undefined) throw new Error(`There is no product ${effect.productId} to give away.`);
  return { ...effect, worth: currentPrice(product.prices, now).price };
}

/**
 * The demo promotions: every condition and effect; current, upcoming and expired. `now` (seconds) shifts
 * their dates.
 */
export const generatePromotions = (shop: Shop): Promotion[] =>
  ROWS.map(({ days, campaign, effects, ...row }) => {
    const [startsAt, endsAt]: DaySpan = spanAt(shop.now, { days, campaign });
    const own = {
      exclusive: false,
      couponCodes: [],
      ...row,
      effects: effects.map((effect) => complete(effect, shop)),
    };
    return { ...own, versionId: `${row.id}-1`, startsAt, endsAt };
  });

/** Remaining uses. */
const LEFT = 2;

/** Past uses of the promotion that is almost exhausted, by earlier shoppers and orders. */
export const generatePromotionUses = (): PromotionUse[] =>
  ROWS.flatMap(({ id, conditions }) => {
    const total = conditions.flatMap((condition) => (condition.type === 'usage' ? (condition.total ?? LEFT) : LEFT));
    return Array.from({ length: Math.max(0, ...total) - LEFT }, (_, index) => {
      const serial = String(index + 1).padStart(3, '0');
      return { promotionId: id, orderNumber: `before-${serial}`, shopper: `shopper-${serial}@example.com` };
    });
  });
