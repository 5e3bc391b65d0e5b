import { type CartItem, type GiftCardDetails, isIdenticalItem } from '@wattle/domain/cart';
import type { AddToCartResult } from './add-request.ts';
import { openCart } from './open-cart.ts';
import { addOnPress } from './use-cart.ts';

/** A line of an order that came to nothing. */
export type LineBack = Pick<CartItem, 'productId' | 'variantId' | 'qty' | 'warrantyId' | 'giftcard'> & {
  readonly name: string;
};

/** BACK: as it was ordered, also if it was in the cart all along. `qty`: of it in the cart now. */
export type BackInCart = {
  readonly line: LineBack;
  readonly how: 'BACK' | 'FEWER' | 'WITHOUT_PLAN' | 'GONE' | 'FAILED';
  readonly qty: number;
};

type Add = (line: LineBack, qty: number) => Promise<AddToCartResult>;

const add: Add = ({ name: _, giftcard, ...line }, qty) =>
  addOnPress({ ...line, qty, ...(giftcard && { giftcard }), addedFrom: 'order', attribution: null });

/**
 * Puts lines back in the cart: as many as were ordered, or what can still be sold. What is in the cart already counts,
 * so that doing it twice does it once, and nothing in the cart is changed or lost.
 */
export async function putBack(lines: readonly LineBack[]): Promise<readonly BackInCart[]> {
  const done: BackInCart[] = [];
  // sequential, because the cart takes one item at a time
  for (const line of lines) done.push(await putBackLine(line, (await openCart().read()).items, add));
  return done;
}

async function putBackLine(line: LineBack, items: readonly CartItem[], adding: Add): Promise<BackInCart> {
  const there = items.filter((item) => isSame(item, line)).reduce((sum, { qty }) => sum + qty, 0);
  const missing = line.qty - there;
  if (missing <= 0) return { line, how: 'BACK', qty: there };
  const added = await adding(line, missing);
  if (added.status === 'SUCCESS') return { line, how: 'BACK', qty: line.qty };
  if (added.status === 'ERROR') return { line, how: 'FAILED', qty: there };
  const codes = added.reasons.map(({ code }) => code);
  if (line.warrantyId !== null && codes.includes('warrantyNotFound')) {
    const plain = await putBackLine({ ...line, warrantyId: null }, items, adding);
    return plain.how === 'BACK' ? { ...plain, line, how: 'WITHOUT_PLAN' } : { ...plain, line };
  }
  const limits = added.reasons.flatMap(({ params }) => [params?.stockQty, params?.qtyMax].filter(isNumber));
  const left =
    Math.min(...limits) - items.filter((item) => isVariant(item, line)).reduce((sum, { qty }) => sum + qty, 0);
  if (limits.length > 0 && left > 0 && left < missing) {
    const fewer = await adding(line, left);
    if (fewer.status === 'SUCCESS') return { line, how: 'FEWER', qty: there + left };
  }
  return there > 0 ? { line, how: 'FEWER', qty: there } : { line, how: 'GONE', qty: 0 };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isVariant = (item: CartItem, line: LineBack): boolean =>
  item.productId === line.productId && item.variantId === line.variantId;

const isSame = (item: CartItem, line: LineBack): boolean =>
  isIdenticalItem(item, line) || (isVariant(item, line) && isSameCard(item.giftcard, line.giftcard));

function isSameCard(one: GiftCardDetails | null, other: GiftCardDetails | null): boolean {
  if (!one || !other) return false;
  const textOf = ({ amount, recipientEmail, message }: GiftCardDetails) =>
    JSON.stringify([amount, recipientEmail.trim().toLowerCase(), message.trim()]);
  return textOf(one) === textOf(other);
}
