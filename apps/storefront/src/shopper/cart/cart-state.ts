import type { CartGlance, CartItem, LoadState } from '@wattle/domain';
import { type KnownFacts, NO_FACTS } from './cart-facts-loader.ts';

export type CartState = {
  readonly load: LoadState;
  /** Newest first. */
  readonly items: readonly CartItem[];
  readonly facts: KnownFacts;
  /** What was taken out because it is no longer sold: its name, where that is still known. */
  readonly dropped: readonly (string | null)[];
  /** What the shopper took out last, and may put back. */
  readonly removed: CartItem | null;
};

export const UNLOADED: CartState = { load: 'unloaded', items: [], facts: NO_FACTS, dropped: [], removed: null };

export function isSameGlance(one: CartGlance, other: CartGlance): boolean {
  return (
    one.totalQty === other.totalQty &&
    one.hasAgencyItems === other.hasAgencyItems &&
    one.hasOtherItems === other.hasOtherItems
  );
}
