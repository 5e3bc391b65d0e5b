import { describe, expect, it } from 'vitest';
import type { CartItem } from '../cart/cart.ts';
import { createItem } from '../cart/create-item.ts';
import { toCents } from '../money/cents.ts';
import type { OrderLine } from './order.ts';
import { hasOrdered, orderedHere, takeOrdered, takeOrderLines } from './take-ordered.ts';

const item = (productId: string, more: Partial<CartItem> = {}): CartItem => ({
  ...createItem(
    {
      ...{ productId, variantId: `${productId}-1`, qty: 1, warrantyId: null, addedFrom: 'card' },
      ...{ attribution: null, releaseDateTime: null },
    },
    1000,
  ),
  ...more,
});
const qtysOf = (items: readonly CartItem[]) => items.map(({ productId, qty }) => [productId, qty]);

describe('what an order takes out of a cart', () => {
  const ordered = [item('fridge'), item('kettle', { qty: 2 })];

  it('is what was ordered, and nothing that was added since [C-4-43]', () => {
    expect(takeOrdered(ordered, ordered)).toEqual([]);
    expect(takeOrdered([item('toaster', { createdAt: 2000 }), ...ordered], ordered)).toMatchObject([
      { productId: 'toaster' },
    ]);
  });

  it('leaves the units by which a line has grown, once, however often it is taken', () => {
    const grown = [item('fridge', { qty: 3 }), item('kettle', { qty: 1 })];
    const left = takeOrdered(grown, ordered);
    expect(qtysOf(left)).toEqual([['fridge', 2]]);
    expect(takeOrdered(left, ordered)).toBe(left);
    expect(hasOrdered(left, ordered)).toBe(false);
  });

  it('is not a line that was taken out and put in again, which is another wish', () => {
    const again = [item('fridge', { createdAt: 5000 })];
    expect(takeOrdered(again, ordered)).toBe(again);
    expect(hasOrdered(again, ordered)).toBe(false);
    expect(hasOrdered([item('kettle', { qty: 1 })], ordered)).toBe(true);
  });
});

describe("what an order's lines take out of the account's cart", () => {
  const line = (of: CartItem, more: Partial<OrderLine> = {}): OrderLine => ({
    ...{ id: '1', productId: of.productId, variantId: of.variantId, qty: of.qty, giftcard: of.giftcard },
    ...{ sku: '', name: '', path: '', imageUrl: null, unitCents: 0, discountCents: 0, totalCents: 0 },
    plan: of.warrantyId === null ? null : { id: of.warrantyId, name: '', years: 3, totalCents: toCents(0) },
    promotionId: null,
    ...more,
  });

  it('are lines of the same product, variant and plan', () => {
    const plain = item('fridge');
    const covered = item('fridge', { id: 'fridge/fridge-1/plan', warrantyId: 'plan' });
    const lines = [line(covered)];
    expect(takeOrderLines([plain, covered], { lines })).toEqual([plain]);
    const other = item('fridge', { variantId: 'fridge-2' });
    expect(takeOrderLines([other], { lines: [line(plain)] })).toEqual([other]);
  });

  it('are gift cards for the same person, and never a gift of a promotion', () => {
    const giftcard = {
      amount: 50,
      message: ' Hi ',
      recipientEmail: 'Bo@Example.com ',
      recipientName: 'Bo',
      senderName: 'A',
    };
    const card = item('card', { id: 'g1', giftcard });
    const clean = { ...giftcard, message: 'Hi', recipientEmail: 'bo@example.com' };
    expect(takeOrderLines([card], { lines: [line(card, { giftcard: clean })] })).toEqual([]);
    expect(takeOrderLines([card], { lines: [line(card, { giftcard: { ...clean, amount: 20 } })] })).toEqual([card]);
    const kettle = item('kettle');
    expect(takeOrderLines([kettle], { lines: [line(kettle, { promotionId: 'free-kettle' })] })).toEqual([kettle]);
  });

  it('are known in the cart of another device, in the units that were ordered, and without a gift [C-4-43]', () => {
    const cart = [item('fridge', { qty: 3, createdAt: 9000 }), item('kettle'), item('toaster', { variantId: 'sand' })];
    const lines = [line(item('fridge')), line(item('kettle'), { promotionId: 'free-kettle' }), line(item('toaster'))];
    const here = orderedHere(cart, { lines });
    expect(qtysOf(here)).toEqual([['fridge', 1]]);
    expect(qtysOf(takeOrdered(cart, here))).toEqual([
      ['fridge', 2],
      ['kettle', 1],
      ['toaster', 1],
    ]);
  });

  it('leave the same rest as the browser that ordered, so that both agree', () => {
    const grown = [item('fridge', { qty: 3 })];
    const there = takeOrderLines(grown, { lines: [line(item('fridge'))] });
    expect(there).toEqual(takeOrdered(grown, [item('fridge')]));
    expect(takeOrdered(there, [item('fridge')])).toBe(there);
  });
});
