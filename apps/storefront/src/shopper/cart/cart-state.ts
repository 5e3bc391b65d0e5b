import type { CartGlance, CartItem, LoadState } from '@wattle/domain/cart';
import type { ProductDocument } from '@wattle/domain/search';
import { type KnownFacts, NO_FACTS } from './cart-facts-loader.ts';

export type CartState = {
  readonly load: LoadState;
  /** Newest first. */
  readonly items: readonly CartItem[];
  readonly facts: KnownFacts;
  /** Names of removed products that are no longer sold; null when unknown. */
  readonly dropped: readonly (string | null)[];
  /** Those of them that something took the place of. */
  readonly replaced: readonly Pick<ProductDocument, 'id' | 'replacedBy'>[];
  /** The line that was added last. */
  readonly addedId: string | null;
  /** What left the cart or the saved items last, and where it went. Can be undone. */
  readonly left: { readonly item: CartItem; readonly how: 'REMOVED' | 'SAVED' | 'UNSAVED' } | null;
  /** This browser does not keep the cart: it ends with the page. */
  readonly isInMemory: boolean;
};

export const UNLOADED: CartState = {
  load: 'unloaded',
  items: [],
  facts: NO_FACTS,
  dropped: [],
  replaced: [],
  addedId: null,
  left: null,
  isInMemory: false,
};

/** The notices of products that left because they are no longer sold; null: nothing is known of one. */
export function withDropped(
  { dropped, replaced }: Pick<CartState, 'dropped' | 'replaced'>,
  gone: readonly (ProductDocument | null)[],
): Pick<CartState, 'dropped' | 'replaced'> {
  const followed = gone.filter((product) => product !== null).filter((product) => product.replacedBy !== undefined);
  return {
    dropped: [...dropped, ...gone.map((product) => product?.name ?? null)],
    // once for all variants of a product
    replaced: [...new Map([...replaced, ...followed].map((product) => [product.id, product])).values()],
  };
}

export function isSameGlance(one: CartGlance, other: CartGlance): boolean {
  return (
    one.totalQty === other.totalQty &&
    one.hasAgencyItems === other.hasAgencyItems &&
    one.hasOtherItems === other.hasOtherItems
  );
}
