import { centsOf } from '../../money/cents.ts';
import { GOODS_LANES } from '../lanes.ts';
import type { ProductSet } from '../product-set.ts';
import type { EffectFacts } from './effect-facts.ts';

export type FixedPrice = { readonly type: 'fixedPrice'; readonly price: number; readonly on: ProductSet };

export function fixedPrice({ price, on }: FixedPrice): EffectFacts {
  const eachCents = centsOf(price);
  return {
    lanes: GOODS_LANES,
    goods: { kind: 'UNIT', on, centsOff: ({ cents, qty }) => Math.max(0, cents - eachCents * qty) },
    delivery: null,
    gift: null,
    names: [{ field: 'on', set: on }],
    faults: [],
  };
}
