import { expect, it } from 'vitest';
import type { CartItem, GiftCardDetails } from './cart.ts';
import { setItemGiftCard } from './set-gift-card.ts';

const details: GiftCardDetails = {
  amount: 50,
  message: 'Happy housewarming.',
  recipientEmail: 'priya@example.com',
  recipientName: 'Priya',
  senderName: 'Sam',
};
const item = (id: string, giftcard: GiftCardDetails | null): CartItem => ({
  id,
  productId: 'card',
  variantId: 'card-1',
  qty: 1,
  createdAt: 1,
  warrantyId: null,
  giftcard,
  attribution: null,
  addedFrom: 'product page',
  analyticsContext: {},
  extra: { releaseDateTime: null },
});

it('changes the one gift card and leaves everything else as it is [C-3-14 C-4-57]', () => {
  const items = [item('one', details), item('two', details), item('kettle', null)];
  const changed = { ...details, amount: 100, recipientName: 'Noor' };
  expect(setItemGiftCard(items, 'two', changed)).toEqual([items[0], { ...items[1], giftcard: changed }, items[2]]);
});

it('makes no gift card of what is none, and none of what is not there', () => {
  const items = [item('kettle', null)];
  expect(setItemGiftCard(items, 'kettle', details)).toEqual(items);
  expect(setItemGiftCard(items, 'gone', details)).toEqual(items);
});
