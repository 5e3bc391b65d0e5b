import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { CartItem } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CartFailure } from './cart-failure.ts';
import { addItem, findLineOf } from './change-items.ts';
import { failuresOf, validateCart } from './validate-cart.ts';

export type AddedItem = { readonly items: readonly CartItem[]; readonly itemId: string };

/**
 * Adds an item to the cart, or says why not. Only the affected line is validated: a problem in another line must not
 * block this one [C-4-61 C-4-62 C-4-64 C-4-65].
 */
export function addToItems(
  items: readonly CartItem[],
  added: CartItem,
  facts: CartFacts,
  nowSeconds: number,
): Success<AddedItem> | Rejected<CartFailure> {
  const next = addItem(items, added);
  const { id: itemId } = findLineOf(next, added);
  const reasons = failuresOf(validateCart(next, facts, nowSeconds), itemId);
  return reasons.length > 0 ? rejected(...reasons) : success({ items: next, itemId });
}
