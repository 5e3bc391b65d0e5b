import { centsOf } from '../money/cents.ts';
import { isInForce, type PromotionMoment } from './check-promotion.ts';
import { effectFacts } from './effects/effects.ts';
import { fullPrices, type Goods, type LeftCents } from './goods.ts';
import type { ProductSet } from './product-set.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';
import { listsSomething } from './promotion-line.ts';

/** What a shopper would have to do for a promotion that does not apply. */
export type PromotionGap =
  /** `isOnSome`: only some products count. */
  | { readonly kind: 'SPEND'; readonly missingCents: number; readonly minCents: number; readonly isOnSome: boolean }
  | { readonly kind: 'QTY'; readonly missing: number }
  | { readonly kind: 'SIGN_IN' }
  /** Nothing in the cart is what it is for. */
  | { readonly kind: 'GOODS' }
  /** It is about delivery, and the destination is not known. */
  | { readonly kind: 'PLACE' }
  /** No cart of this shopper's makes it apply. */
  | { readonly kind: 'NEVER'; readonly why: 'DATES' | 'FIRST_ORDER' | 'GUESTS_ONLY' | 'USED' };

export type GapInput = {
  readonly goods: Goods;
  /** What is left to pay per line, after the promotions that apply. */
  readonly left: LeftCents;
  readonly hasShipping: boolean;
  readonly moment: PromotionMoment;
};

/** What is missing for a promotion that does not apply. What cannot be mended comes first. */
export function promotionGap(promotion: Promotion, input: GapInput): PromotionGap {
  if (!isInForce(promotion, input.moment.nowSeconds)) return { kind: 'NEVER', why: 'DATES' };
  const gaps = promotion.conditions.flatMap((condition) => conditionGap(condition, promotion.id, input) ?? []);
  const [first] = gaps.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  if (first) return first;
  return isDeliveryOnly(promotion) && !input.hasShipping ? { kind: 'PLACE' } : { kind: 'GOODS' };
}

const ORDER: readonly PromotionGap['kind'][] = ['NEVER', 'SIGN_IN', 'GOODS', 'QTY', 'SPEND', 'PLACE'];

const isDeliveryOnly = ({ effects }: Promotion): boolean =>
  effects.every((effect) => {
    const { goods, gift } = effectFacts(effect);
    return goods === null && gift === null;
  });

function conditionGap(condition: PromotionCondition, id: string, input: GapInput): PromotionGap | null {
  const { goods, moment } = input;
  const { isCustomer, hasOrderedBefore, uses } = moment.shopper;
  switch (condition.type) {
    case 'minSpend':
      return spendGap(condition, input);
    case 'minQty': {
      const qty = goods.qtyIn(condition.on);
      if (qty >= condition.qty) return null;
      return qty === 0 && isOnSome(condition.on) ? { kind: 'GOODS' } : { kind: 'QTY', missing: condition.qty - qty };
    }
    case 'audience':
      if (isCustomer === (condition.audience === 'customer')) return null;
      return isCustomer ? { kind: 'NEVER', why: 'GUESTS_ONLY' } : { kind: 'SIGN_IN' };
    case 'firstOrder':
      return hasOrderedBefore ? { kind: 'NEVER', why: 'FIRST_ORDER' } : null;
    case 'usage': {
      const { total, own } = uses.get(id) ?? { total: 0, own: 0 };
      const isUsed = own >= (condition.perCustomer ?? Infinity) || total >= (condition.total ?? Infinity);
      return isUsed ? { kind: 'NEVER', why: 'USED' } : null;
    }
  }
}

const isOnSome = (set: ProductSet | undefined): boolean =>
  set !== undefined && (listsSomething(set) || set.fullPriceOnly === true);

/** At full prices, or, where these suffice, after what other promotions take off. */
function spendGap(
  { amount, on }: Extract<PromotionCondition, { type: 'minSpend' }>,
  { goods, left }: GapInput,
): PromotionGap | null {
  const minCents = centsOf(amount);
  const indexes = goods.indexesIn(on);
  const full = fullPrices(goods);
  const spentOf = (cents: LeftCents): number => indexes.reduce((sum, index) => sum + (cents[index] ?? 0), 0);
  const spent = spentOf(full) < minCents ? spentOf(full) : spentOf(left);
  if (spent >= minCents) return null;
  if (spent === 0 && isOnSome(on)) return { kind: 'GOODS' };
  return { kind: 'SPEND', missingCents: minCents - spent, minCents, isOnSome: isOnSome(on) };
}
