import { unreachable } from '../../results/outcome.ts';
import { type AmountOff, amountOff } from './amount-off.ts';
import { type BuyGet, buyGet } from './buy-get.ts';
import type { EffectFacts, PromotionGift } from './effect-facts.ts';
import { type FixedPrice, fixedPrice } from './fixed-price.ts';
import { type PercentOff, percentOff } from './percent-off.ts';
import { type PromoItem, promoItem } from './promo-item.ts';
import { type Shipping, shipping } from './shipping.ts';

/** What a promotion gives. To add an effect type, add a file beside this one and a line to each of these two lists. */
export type PromotionEffect = PercentOff | AmountOff | FixedPrice | BuyGet | PromoItem | Shipping;

export function effectFacts(effect: PromotionEffect): EffectFacts {
  switch (effect.type) {
    case 'percentOff':
      return percentOff(effect);
    case 'amountOff':
      return amountOff(effect);
    case 'fixedPrice':
      return fixedPrice(effect);
    case 'buyGet':
      return buyGet(effect);
    case 'promoItem':
      return promoItem(effect);
    case 'shipping':
      return shipping(effect);
    default:
      return unreachable(effect);
  }
}

/** The products a promotion adds to the order. */
export const promotionGifts = ({ effects }: { readonly effects: readonly PromotionEffect[] }): PromotionGift[] =>
  effects.flatMap((effect) => effectFacts(effect).gift ?? []);
