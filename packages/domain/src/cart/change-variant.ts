import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { AddedItem } from './add-to-items.ts';
import type { CartItem } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CartFailure } from './cart-failure.ts';
import { addItem, findLineOf, removeItems } from './change-items.ts';
import { lineId } from './identical-items.ts';
import { failuresOf, validateCart } from './validate-cart.ts';

/** What was wrong with the line before and has nothing to do with its variant must not keep it in that. */
const OF_VARIANT: readonly CartFailure[] = ['stockInsufficient', 'productStateInvalid', 'variantQtyMaxExceeded'];

/**
 * Puts another variant of the product on a line, or says why not. The line keeps its quantity, plan, gift card and place;
 * it joins the line that has all of that already. The same rules hold as for adding [C-4-56 C-4-61 C-4-64].
 */
export function changeVariant(
  items: readonly CartItem[],
  id: string,
  variantId: string,
  facts: CartFacts,
  nowSeconds: number,
): Success<AddedItem> | Rejected<CartFailure> {
  const item = items.find((one) => one.id === id);
  if (!item || item.variantId === variantId) return success({ items, itemId: id });
  const moved = { ...item, variantId };
  const changed = { ...moved, id: item.giftcard ? id : lineId(moved) };
  const next = addItem(removeItems(items, [id]), changed);
  const { id: itemId } = findLineOf(next, changed);
  const before = failuresOf(validateCart(items, facts, nowSeconds), id).map(({ code }) => code);
  const reasons = failuresOf(validateCart(next, facts, nowSeconds), itemId).filter(
    ({ code }) => OF_VARIANT.includes(code) || !before.includes(code),
  );
  return reasons.length > 0 ? rejected(...reasons) : success({ items: next, itemId });
}
