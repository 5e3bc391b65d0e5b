import { centsOf, formatPrice } from '@wattle/domain/money';
import type { Promotion, PromotionEffect } from '@wattle/domain/promotions';

const dollars = (amount: number): string => formatPrice(centsOf(amount));

/** A promotion's name split at its colon: 'Summer bundle: fridge with any coffee machine'. */
export function nameParts(name: string): { readonly title: string; readonly detail: string } {
  const [title = name, ...rest] = name.split(': ');
  const detail = rest.join(': ');
  return { title, detail: detail.charAt(0).toUpperCase() + detail.slice(1) };
}

/** A promotion's discount on goods: '10% off · Lyra glass kettle'. Gifts and delivery are shown elsewhere. */
export function promotionWords({ effects }: Pick<Promotion, 'effects'>, productNames: readonly string[]): string {
  const gives = new Set(effects.flatMap(effectWords));
  if (gives.size === 0) return '';
  const [first] = productNames;
  const what = productNames.length > 1 ? `${productNames.length} items` : first;
  return [[...gives].join(', '), what].filter(Boolean).join(' · ');
}

function effectWords(effect: PromotionEffect): string[] {
  switch (effect.type) {
    case 'percentOff':
      return [`${effect.percent}% off`];
    case 'amountOff':
      return [`${dollars(effect.amount)} off${effect.each ? ' each' : ''}`];
    case 'fixedPrice':
      return [`${dollars(effect.price)} each`];
    case 'buyGet': {
      const price = effect.percent === 100 ? 'free' : `at ${effect.percent}% off`;
      return [`Buy ${effect.buyQty}, get ${effect.getQty} ${price}`];
    }
    case 'promoItem':
    case 'shipping':
      return [];
  }
}
