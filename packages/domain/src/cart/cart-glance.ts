import type { CartMix } from '../catalogue/card-action.ts';
import { parseJson, readPart } from '../recent/stored-list.ts';

/** The cart summary that every page needs, stored separately so that pages need not parse the cart. */
export type CartGlance = CartMix & { readonly totalQty: number };

export const EMPTY_GLANCE: CartGlance = { totalQty: 0, hasAgencyItems: false, hasOtherItems: false };

/** The stored summary; that of an empty cart when it cannot be read. */
export function readCartGlance(text: string | null): CartGlance {
  const stored = parseJson(text);
  const totalQty = readPart(stored, 'totalQty');
  if (typeof totalQty !== 'number' || !Number.isSafeInteger(totalQty) || totalQty < 1) return EMPTY_GLANCE;
  return {
    totalQty,
    hasAgencyItems: readPart(stored, 'hasAgencyItems') === true,
    hasOtherItems: readPart(stored, 'hasOtherItems') === true,
  };
}
