import type { OrderLine } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { lineCents, lineWords } from './line-words.ts';

const line: OrderLine = {
  id: '1',
  productId: 'p',
  variantId: 'v',
  sku: 'NF637XS',
  name: 'Fridge',
  path: 'products/fridge',
  imageUrl: null,
  qty: 1,
  unitCents: 298_800,
  discountCents: 12_156,
  totalCents: 286_644,
  plan: { id: 'w', name: '3-year repair plan', years: 3, totalCents: 28_900 },
  giftcard: null,
  promotionId: null,
};

describe('a line of an order', () => {
  it('says its model and its plan, and costs what it cost before offers', () => {
    expect(lineWords(line)).toEqual(['NF637XS.', '3-year repair plan, $289.']);
    expect(lineCents(line)).toBe(327_700);
  });

  it('says how many there are', () => {
    expect(lineWords({ ...line, qty: 2, plan: null })).toEqual(['NF637XS. 2 at $2,988.00 each.']);
  });

  it('that is a gift card says whom it is for', () => {
    const giftcard = {
      amount: 100,
      message: '',
      recipientEmail: 'p@example.com',
      recipientName: 'Priya',
      senderName: '',
    };
    expect(lineWords({ ...line, giftcard })).toEqual(['By email to Priya, p@example.com.']);
  });
});
