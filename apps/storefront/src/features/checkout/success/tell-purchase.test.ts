import type { Order } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { tellPurchase } from './tell-purchase.ts';

const order = (number: string, status: Order['status'] = 'PLACED'): Order => ({
  number,
  placedAt: 0,
  status,
  history: [{ status, at: 0, note: '' }],
  contact: { email: '', firstName: '', lastName: '', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: { type: 'EMAIL', methodCode: 'email', label: '', day: null, rangeEnd: null },
  lines: [],
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 0, discountCents: 0, shippingCents: 0, totalCents: 100, gstCents: 0 },
  payments: [],
});

describe('tellPurchase', () => {
  it('tells of no order before it is paid, nor of one whose payment failed', () => {
    const page: { dataLayer?: unknown[] } = {};
    const memory = { get: () => '', set: () => {}, subscribe: () => () => {} };
    for (const status of ['PENDING', 'CANCELLED'] as const) tellPurchase(order('W-1', status), memory, page);
    expect(page.dataLayer).toBeUndefined();
  });

  it('tells of each order once, however often its page is opened [C-9-21]', () => {
    const page: { dataLayer?: unknown[] } = {};
    let last = '';
    const memory = {
      get: () => last,
      set: (number: string) => {
        last = number;
      },
      subscribe: () => () => {},
    };
    for (const number of ['W-1', 'W-1', 'W-2']) tellPurchase(order(number), memory, page);
    expect(page.dataLayer).toMatchObject([
      { event: 'purchase', ecommerce: { transaction_id: 'W-1', value: 1 } },
      { event: 'purchase', ecommerce: { transaction_id: 'W-2' } },
    ]);
  });
});
