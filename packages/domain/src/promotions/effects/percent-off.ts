import { GOODS_LANES } from '../lanes.ts';
import type { ProductSet } from '../product-set.ts';
import type { EffectFacts } from './effect-facts.ts';
import { percentOf } from './percent-of.ts';

export type PercentOff = { readonly type: 'percentOff'; readonly percent: number; readonly on?: ProductSet };

export const percentOff = ({ percent, on }: PercentOff): EffectFacts => ({
  lanes: GOODS_LANES,
  goods: { kind: 'UNIT', on, centsOff: ({ cents }) => percentOf(cents, percent) },
  delivery: null,
  gift: null,
  names: [{ field: 'on', set: on }],
  faults: [],
});
