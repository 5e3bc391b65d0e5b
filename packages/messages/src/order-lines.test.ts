import type { OrderLine, OrderStep } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { amountWords, lineWords, longStepWords, shippingWords, shortStepWords } from './order-lines.ts';

describe('a step of an order', () => {
  const at = Date.UTC(2026, 10, 16, 3, 10);
  const step = (part: Partial<OrderStep>): OrderStep => ({
    status: 'PACKED',
    state: 'DONE',
    at: null,
    note: '',
    ...part,
  });
  const day = { day: '2026-11-17', rangeEnd: null };

  it('tells when it happened, and what there is to know', () => {
    expect(longStepWords(step({ at, note: 'Both boxes checked.' }), day)).toBe(
      'Monday 16 November, 2:10 pm. Both boxes checked.',
    );
    expect(longStepWords(step({ at }), day)).toBe('Monday 16 November, 2:10 pm');
    expect(shortStepWords(step({ at }), day)).toBe('Mon 16 Nov');
  });

  it('tells the day that was agreed, where it falls on that', () => {
    expect(longStepWords(step({ status: 'DELIVERED' }), day)).toBe('Tuesday 17 November');
    expect(shortStepWords(step({ status: 'DELIVERED' }), day)).toBe('Tue 17 Nov');
    expect(shortStepWords(step({ status: 'PACKED' }), day)).toBe('');
    expect(shortStepWords(step({ status: 'DELIVERED' }), { day: null, rangeEnd: null })).toBe('');
    const range = { ...day, rangeEnd: '2026-11-20' };
    expect(shortStepWords(step({ status: 'DELIVERED' }), range)).toBe('by Fri 20 Nov');
  });
});

it.each([
  [0, 'Free'],
  [6900, '$69.00'],
])('delivery for %d cents is %s', (shippingCents, words) => {
  const shipping = { type: 'EMAIL', methodCode: 'email', label: '', day: null, rangeEnd: null } as const;
  expect(shippingWords({ totals: { shippingCents }, shipping })).toBe(words);
});

it('a gift in an order is free, as it was in the cart', () => {
  expect([0, 2_395].map(amountWords)).toEqual(['Free', '$23.95']);
});

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
  it('says its model and its plan', () => {
    expect(lineWords(line)).toEqual(['NF637XS', '3-year repair plan, $289']);
  });

  it('says how many there are', () => {
    expect(lineWords({ ...line, qty: 2, plan: null })).toEqual(['NF637XS · 2 at $2,988.00 each']);
  });

  it('that is a gift card says whom it is for', () => {
    const giftcard = {
      amount: 100,
      message: '',
      recipientEmail: 'p@example.com',
      recipientName: 'Priya',
      senderName: '',
    };
    expect(lineWords({ ...line, giftcard })).toEqual(['By email to Priya, p@example.com']);
  });
});
