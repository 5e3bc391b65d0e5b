import { internalError } from '../errors/internal-error.ts';
import type { CartItem } from './cart.ts';
import { inCartOrder } from './cart-order.ts';
import { isIdenticalItem, lineId } from './identical-items.ts';

type Items = readonly CartItem[];

/** Puts an item in the cart: an identical line grows by its quantity, otherwise it is a line of its own [C-4-64 C-4-65 D-4-18]. */
export function addItem(items: Items, added: CartItem): Items {
  const line = items.find((item) => isIdenticalItem(item, added));
  if (!line) return inCartOrder([...items, added]);
  return items.map((item) => (item === line ? { ...item, qty: item.qty + added.qty } : item));
}

/** The line that an item is in: an identical one, or itself. */
export function findLineOf(items: Items, added: CartItem): CartItem {
  return items.find((item) => isIdenticalItem(item, added)) ?? added;
}

/** An item that must be there [C-8-63 D-8-19]. */
export function loadItem<T extends Pick<CartItem, 'id'>>(items: readonly T[], id: string): T {
  const item = items.find((one) => one.id === id);
  if (!item) throw internalError('Cart item not found');
  return item;
}

export function setItemQty(items: Items, id: string, qty: number): Items {
  return items.map((item) => (item.id === id ? { ...item, qty } : item));
}

export function removeItems(items: Items, ids: readonly string[]): Items {
  return items.filter((item) => !ids.includes(item.id));
}

/** Another plan, or none, makes it another line: it joins the one that is the same, if there is one. */
export function setItemWarranty(items: Items, id: string, warrantyId: string | null): Items {
  const item = items.find((one) => one.id === id);
  if (!item || item.giftcard || item.warrantyId === warrantyId) return items;
  const changed = { ...item, warrantyId };
  return addItem(removeItems(items, [id]), { ...changed, id: lineId(changed) });
}
