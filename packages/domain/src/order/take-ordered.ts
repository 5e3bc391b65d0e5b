import type { CartItem } from '../cart/cart.ts';
import { removeItems } from '../cart/change-items.ts';
import type { Order, OrderLine } from './order.ts';

type Items = readonly CartItem[];

/**
 * The cart without what an order took out of it. Lines that were added since stay, and a line with more units than were
 * ordered keeps the difference. Taking twice takes once: what is left of a line begins a millisecond later, so it is
 * not the line that was ordered [C-4-43].
 */
export const takeOrdered = (items: Items, ordered: Items): Items => take(items, ordered, isOrdered);

/** The same for a copy of the cart on another device: the order's lines do not say when a cart's line was made. */
export const takeOrderLines = (items: Items, { lines }: Pick<Order, 'lines'>): Items =>
  take(
    items,
    lines.filter(({ promotionId }) => promotionId === null),
    isOfLine,
  );

/** What an order would take out of a copy of the cart on another device, in the units that were ordered [C-4-43]. */
export const orderedHere = (items: Items, { lines }: Pick<Order, 'lines'>): Items =>
  lines.flatMap((line) => {
    const item = line.promotionId === null ? items.find((one) => isOfLine(one, line)) : undefined;
    return item ? [{ ...item, qty: Math.min(item.qty, line.qty) }] : [];
  });

/** Whether something in the cart is what was ordered. */
export const hasOrdered = (items: Items, ordered: Items): boolean =>
  ordered.some((one) => items.some((item) => isOrdered(item, one)));

const isOrdered = (item: CartItem, one: CartItem): boolean => item.id === one.id && item.createdAt === one.createdAt;

function isOfLine(item: CartItem, { productId, variantId, plan, giftcard }: OrderLine): boolean {
  const isSame = item.productId === productId && item.variantId === variantId && item.warrantyId === (plan?.id ?? null);
  if (!isSame || !giftcard || !item.giftcard) return isSame && item.giftcard === giftcard;
  // the order has them cleaned
  const { amount, recipientEmail } = item.giftcard;
  return amount === giftcard.amount && recipientEmail.trim().toLowerCase() === giftcard.recipientEmail.toLowerCase();
}

function take<T extends Pick<CartItem, 'qty'>>(
  items: Items,
  ordered: readonly T[],
  isOf: (item: CartItem, one: T) => boolean,
): Items {
  return ordered.reduce((left, one) => {
    const line = left.find((item) => isOf(item, one));
    if (!line) return left;
    if (line.qty <= one.qty) return removeItems(left, [line.id]);
    const rest = { ...line, qty: line.qty - one.qty, createdAt: line.createdAt + 1 };
    return left.map((item) => (item === line ? rest : item));
  }, items);
}
