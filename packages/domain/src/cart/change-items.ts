import { internalError } from '../errors/internal-error.ts';
import type { CartItem } from './cart.ts';
import { inCartOrder } from './cart-order.ts';
import { isIdenticalItem, lineId } from './identical-items.ts';

type Items = readonly CartItem[];

/** Adds an item: an identical line takes its quantity, otherwise it becomes a new line [C-4-64 C-4-65 D-4-18]. */
export function addItem(items: Items, added: CartItem): Items {
  const line = items.find((item) => isIdenticalItem(item, added));
  if (!line) return inCartOrder([...items, added]);
  return items.map((item) => (item === line ? { ...item, qty: item.qty + added.qty } : item));
}

/** The line an added item belongs to: an identical one, or itself. */
export function findLineOf(items: Items, added: CartItem): CartItem {
  return items.find((item) => isIdenticalItem(item, added)) ?? added;
}

/** The item with this id; throws when it is missing [C-8-63 D-8-19]. */
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

/** Changes or removes a line's plan; the line then merges with an identical one, if any. */
export function setItemWarranty(items: Items, id: string, warrantyId: string | null): Items {
  const item = items.find((one) => one.id === id);
  if (!item || item.giftcard || item.warrantyId === warrantyId) return items;
  const changed = { ...item, warrantyId };
  return addItem(removeItems(items, [id]), { ...changed, id: lineId(changed) });
}
