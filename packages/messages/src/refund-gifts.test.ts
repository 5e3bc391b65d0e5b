import type { GiftFate, Order, OrderRefund } from '@wattle/domain/order';
import { expect, it } from 'vitest';
import { refundGiftLines } from './refund-gifts.ts';

const variant = { id: 'v2', code: 'BD-15S', name: 'Sand' };
const lines = [{ id: '1', name: 'Kettle', variant }] as unknown as Order['lines'];
const gift = (fate: GiftFate, takenOffCents = 0) =>
  ({ gifts: [{ lineId: '1', qty: 1, fate, takenOffCents }] }) as unknown as OrderRefund;

it.each([
  ['RESTOCK', 0, 'The gift that came with it goes back too: Kettle, Sand'],
  ['KEPT', 0, 'You keep the gift that came with it: Kettle, Sand'],
  ['KEPT', 5000, 'You keep the gift that came with it: Kettle, Sand, for which $50 is taken off'],
] as const)('a gift that is %s, less %i cents, is named with its variant', (fate, cents, words) => {
  expect(refundGiftLines({ lines }, gift(fate, cents))).toEqual([words]);
});
