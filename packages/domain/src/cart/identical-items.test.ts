import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { isIdenticalItem, lineKey } from './identical-items.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';

const line = sampleItem({ productId: 'a', variantId: 'v', warrantyId: 'plan-2' });

describe('two items are one line', () => {
  it.each<[string, Partial<CartItem>, boolean]>([
    ['when they are alike, however many and whenever they came', { qty: 7, createdAt: 1, addedFrom: 'page' }, true],
    ['not of two products, even if their variants have one id', { productId: 'b' }, false],
    ['not in two variants', { variantId: 'w' }, false],
    ['not with two plans', { warrantyId: 'plan-3' }, false],
    ['not with a plan and without', { warrantyId: null }, false],
    ['not when one is a gift card', { giftcard: SAMPLE_GIFT }, false],
  ])('%s [C-4-56 C-4-57]', (_, part, expected) => {
    const other = { ...line, ...part };
    expect(isIdenticalItem(line, other)).toBe(expected);
    expect(isIdenticalItem(other, line)).toBe(expected);
    expect(lineKey(line) === lineKey({ ...other, id: 'other' })).toBe(expected);
  });

  it('never when both are gift cards, the same or not [C-4-57]', () => {
    const gift = sampleItem({ giftcard: SAMPLE_GIFT, id: 'g1' });
    const second = sampleItem({ giftcard: SAMPLE_GIFT, id: 'g2' });
    expect(isIdenticalItem(gift, second)).toBe(false);
    expect(lineKey(gift)).not.toBe(lineKey(second));
    const rewritten = sampleItem({ giftcard: { ...SAMPLE_GIFT, message: '' }, id: 'g1' });
    expect(lineKey(gift)).toBe(lineKey(rewritten));
  });
});
