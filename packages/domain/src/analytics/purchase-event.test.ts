import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import type { Order, OrderLine } from '../order/order.ts';
import { purchaseEvent, taxShare } from './purchase-event.ts';

const line = (part: Partial<OrderLine> = {}): OrderLine => ({
  id: '1',
  productId: 'fridge',
  variantId: 'fridge-1',
  sku: 'SKU-1',
  name: 'The fridge',
  path: 'products/fridge',
  imageUrl: null,
  qty: 1,
  unitCents: 110_00,
  discountCents: 0,
  totalCents: 110_00,
  gstCents: 10_00,
  plan: null,
  giftcard: null,
  promotionId: null,
  ...part,
});
const order = (part: Partial<Order> = {}): Order => ({
  number: 'W-20481736',
  placedAt: 0,
  status: 'PLACED',
  history: [],
  contact: { email: '', firstName: '', lastName: '', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: { type: 'EMAIL', methodCode: 'email', label: 'By email', day: null, rangeEnd: null },
  lines: [line()],
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 110_00, discountCents: 0, shippingCents: 11_00, totalCents: 121_00, gstCents: 11_00 },
  payments: [],
  ...part,
});

describe('taxShare', () => {
  it('is the share of the GST rate in a price that contains it [C-9-21]', () => {
    expect(taxShare(toCents(110_00), { taxExclusive: false })).toBe(10_00);
    expect(taxShare(toCents(2988_00), { taxExclusive: false })).toBe(271_64);
  });

  it('is nothing of what is tax exclusive [C-9-21]', () => {
    expect(taxShare(toCents(110_00), { taxExclusive: true })).toBe(0);
  });
});

describe('purchaseEvent', () => {
  it('says what was bought, what was paid and the tax in it, in Australian dollars [C-9-21 C-9-61]', () => {
    expect(purchaseEvent(order({ promoCodes: ['A', 'B'] }))).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'W-20481736',
        currency: 'AUD',
        value: 121,
        tax: 10,
        shipping: 11,
        coupon: 'A,B',
        items: [{ item_id: 'fridge', item_name: 'The fridge', item_variant: 'fridge-1', price: 110, quantity: 1 }],
      },
    });
  });

  it('counts no tax for a gift card, and that of a plan with its line [C-9-21]', () => {
    const plan = { id: 'p', name: 'Plan', years: 3, totalCents: 22_00 };
    const lines = [line({ qty: 2, totalCents: 220_00, plan, gstCents: 22_00 }), line({ id: '2', gstCents: 0 })];
    const { tax, items } = purchaseEvent(order({ lines })).ecommerce;
    expect(tax).toBe(22);
    expect(items.map(({ price, quantity }) => [price, quantity])).toEqual([
      [110, 2],
      [110, 1],
    ]);
  });

  it('names the variant that was chosen, with its code', () => {
    const variant = { id: 'fridge-1', code: 'SKU-1-N2', name: 'Sand' };
    const [item] = purchaseEvent(order({ lines: [line({ variant })] })).ecommerce.items;
    expect(item).toMatchObject({ item_name: 'The fridge', item_variant: 'Sand', item_sku: 'SKU-1-N2' });
  });
});
