import type { CartQuote } from '../cart/quote-cart.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { OrderFacts } from './order-facts.ts';

/** That an order uses a promotion, and how often that may be; null: as often as anybody likes. */
export type PromotionUsePlan = {
  readonly promotionId: string;
  readonly total: number | null;
  readonly perCustomer: number | null;
};

/** The promotions of an order, by id, so that every order takes them in the same order. */
export function promotionUses(
  { promotions }: Pick<CartQuote, 'promotions'>,
  { offers }: Pick<OrderFacts, 'offers'>,
): PromotionUsePlan[] {
  const given = new Set(promotions.given.map(({ id }) => id));
  return offers.promotions
    .filter(({ id }) => given.has(id))
    .map(limitsOf)
    .sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1));
}

function limitsOf({ id, conditions }: Promotion): PromotionUsePlan {
  const totals: number[] = [];
  const own: number[] = [];
  for (const condition of conditions) {
    if (condition.type === 'usage' && condition.total !== undefined) totals.push(condition.total);
    if (condition.type === 'usage' && condition.perCustomer !== undefined) own.push(condition.perCustomer);
    // a first order is had once: two at the same moment are not both the first
    if (condition.type === 'firstOrder') own.push(1);
  }
  return { promotionId: id, total: lowest(totals), perCustomer: lowest(own) };
}

const lowest = (limits: readonly number[]): number | null => (limits.length === 0 ? null : Math.min(...limits));
