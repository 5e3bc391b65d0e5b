import { centsOf } from '../../money/cents.ts';
import type { EffectFacts } from './effect-facts.ts';

/** A product that comes along; `worth` is what it costs by itself. */
export type PromoItem = {
  readonly type: 'promoItem';
  readonly productId: string;
  readonly qty: number;
  readonly price: number;
  readonly worth: number;
};

export const promoItem = ({ productId, qty, price, worth }: PromoItem): EffectFacts => ({
  lanes: ['gift'],
  goods: null,
  delivery: null,
  gift: { productId, qty, price, savingCents: (centsOf(worth) - centsOf(price)) * qty },
  names: [{ field: 'productId', productId }],
  faults: price < worth ? [] : [{ path: ['price'], message: 'must be less than worth' }],
});
