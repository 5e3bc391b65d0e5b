import { centsOf } from '../money/cents.ts';
import type { FreeUnits } from './lane-state.ts';
import type { ProductSet, Promotion, PromotionEffect } from './promotion.ts';

/** What an effect takes off some units of one line, whatever else is in the cart. */
export type UnitCut = { readonly on: ProductSet | undefined; readonly centsOff: (units: FreeUnits) => number };

export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** null for effects that look at several lines together, or at none. */
export function unitCutOf(effect: PromotionEffect): UnitCut | null {
  switch (effect.type) {
    case 'percentOff':
      return { on: effect.on, centsOff: ({ cents }) => percentOf(cents, effect.percent) };
    case 'amountOff': {
      if (!effect.each) return null;
      const each = centsOf(effect.amount);
      return { on: effect.on, centsOff: ({ cents, qty }) => Math.min(cents, each * qty) };
    }
    case 'fixedPrice': {
      const fixed = centsOf(effect.price);
      return { on: effect.on, centsOff: ({ cents, qty }) => Math.max(0, cents - fixed * qty) };
    }
    case 'buyGet':
    case 'promoItem':
    case 'shipping':
      return null;
  }
}

/** Whether a promotion sees each line by itself: then each line may have the best of such promotions. */
export const cutsUnits = ({ effects }: Promotion): boolean =>
  effects.every((effect) => effect.type !== 'buyGet' && (effect.type !== 'amountOff' || effect.each === true));
