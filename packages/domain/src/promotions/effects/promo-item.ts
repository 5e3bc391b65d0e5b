import { centsOf } from '../../money/cents.ts';
import type { EffectFacts } from './effect-facts.ts';

/** A product added to the order; `worth` is its normal price. */
export type PromoItem = {
  readonly type: 'promoItem';
  readonly productId: string;
  readonly qty: number;
  readonly price: number;
  readonly worth: number;
  /** What it is worth is taken off a refund of the goods that earned it, if its shopper keeps it. */
  readonly takenOffIfKept?: boolean;
};

export function promoItem({ productId, qty, price, worth }: PromoItem): EffectFacts {
  const priceCents = centsOf(price);
  const eachCents = centsOf(worth) - priceCents;
  return {
    lanes: ['gift'],
    goods: null,
    delivery: null,
    gift: { productId, qty, priceCents, savingCents: eachCents * qty },
    names: [{ field: 'productId', productId }],
    faults: eachCents > 0 ? [] : [{ path: ['price'], message: 'must be less than worth' }],
  };
}
