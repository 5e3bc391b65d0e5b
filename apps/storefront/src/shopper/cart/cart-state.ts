import type { CartGlance, CartItem, LoadState } from '@wattle/domain/cart';
import { type KnownFacts, NO_FACTS } from './cart-facts-loader.ts';

export type CartState = {
  readonly load: LoadState;
  /** Newest first. */
  readonly items: readonly CartItem[];
  readonly facts: KnownFacts;
  /** Names of removed products that are no longer sold; null when unknown. */
  readonly dropped: readonly (string | null)[];
  /** What left the cart or the saved items last, and where it went. Can be undone. */
  readonly left: { readonly item: CartItem; readonly how: 'REMOVED' | 'SAVED' | 'UNSAVED' } | null;
};

export const UNLOADED: CartState = { load: 'unloaded', items: [], facts: NO_FACTS, dropped: [], left: null };

export function isSameGlance(one: CartGlance, other: CartGlance): boolean {
  return (
    one.totalQty === other.totalQty &&
    one.hasAgencyItems === other.hasAgencyItems &&
    one.hasOtherItems === other.hasOtherItems
  );
}
