import { isGiftCardAmount } from '../gift-card/gift-card-amount.ts';
import { readPart, readText } from '../recent/stored-list.ts';
import { SHOP } from '../settings/shop-constants.ts';
import type { Attribution, CartItem, GiftCardDetails } from './cart.ts';
import { lineId } from './identical-items.ts';

/** Parses a stored item; undefined when it is invalid [C-3-12]. */
export function readCartItem(value: unknown): CartItem | undefined {
  const productId = readText(readPart(value, 'productId'));
  const variantId = readText(readPart(value, 'variantId'));
  const qty = readPart(value, 'qty');
  const createdAt = readPart(value, 'createdAt');
  if (productId === undefined || variantId === undefined || !isCount(qty) || qty < 1 || !isCount(createdAt)) {
    return undefined;
  }
  const warrantyId = readText(readPart(value, 'warrantyId')) ?? null;
  const giftcard = readGiftCard(readPart(value, 'giftcard'));
  const line = { productId, variantId, warrantyId };
  return {
    ...line,
    id: giftcard ? (readText(readPart(value, 'id')) ?? lineId(line)) : lineId(line),
    qty: Math.min(qty, SHOP.cartItemQtyMax),
    createdAt,
    giftcard,
    attribution: readAttribution(readPart(value, 'attribution')),
    addedFrom: readText(readPart(value, 'addedFrom')) ?? '',
    analyticsContext: readTexts(readPart(value, 'analyticsContext')),
    extra: { releaseDateTime: readCount(readPart(readPart(value, 'extra'), 'releaseDateTime')) },
  };
}

/** Only amounts on sale make a valid gift card [C-9-31]. */
function readGiftCard(value: unknown): GiftCardDetails | null {
  const amount = readPart(value, 'amount');
  if (typeof amount !== 'number' || !isGiftCardAmount(amount)) return null;
  const text = (name: string) => readText(readPart(value, name)) ?? '';
  return {
    amount,
    message: text('message'),
    recipientEmail: text('recipientEmail'),
    recipientName: text('recipientName'),
    senderName: text('senderName'),
  };
}

function readAttribution(value: unknown): Attribution | null {
  const listName = readText(readPart(value, 'listName'));
  const listItemIndex = readCount(readPart(value, 'listItemIndex'));
  return listName === undefined || listItemIndex === null ? null : { listName, listItemIndex };
}

function readTexts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function readCount(value: unknown): number | null {
  return isCount(value) ? value : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
