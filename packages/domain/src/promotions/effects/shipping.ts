import { SHIPPING_METHODS } from '../../delivery/shipping-methods.ts';
import { type Cents, centsOf } from '../../money/cents.ts';
import { unreachable } from '../../results/outcome.ts';
import type { EffectFacts } from './effect-facts.ts';
import { percentOf } from './percent-of.ts';

export type ShippingCut =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'fixed'; readonly price: number };

/** Without method codes, it applies to every delivery method. */
export type Shipping = {
  readonly type: 'shipping';
  readonly cut: ShippingCut;
  readonly methodCodes?: readonly string[];
};

const METHOD_CODES: readonly string[] = Object.values(SHIPPING_METHODS).map(({ methodCode }) => methodCode);

export const shipping = ({ cut, methodCodes }: Shipping): EffectFacts => ({
  lanes: ['shipping'],
  goods: null,
  delivery: {
    isOn: (methodCode) => methodCodes === undefined || methodCodes.includes(methodCode),
    priceAfter: (priceCents) => cutPrice(cut, priceCents),
  },
  gift: null,
  names: [],
  faults: (methodCodes ?? []).flatMap((code, at) =>
    METHOD_CODES.includes(code) ? [] : [{ path: ['methodCodes', at], message: `must be ${METHOD_CODES.join(', ')}` }],
  ),
});

function cutPrice(cut: ShippingCut, priceCents: Cents): number {
  switch (cut.kind) {
    case 'percent':
      return priceCents - percentOf(priceCents, cut.percent);
    case 'amount':
      return priceCents - centsOf(cut.amount);
    case 'fixed':
      return centsOf(cut.price);
    default:
      return unreachable(cut);
  }
}
