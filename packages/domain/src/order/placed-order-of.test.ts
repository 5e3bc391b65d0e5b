import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../account/testing/sample-address.ts';
import { toCents } from '../money/cents.ts';
import type { OrderParts } from './order-request-of.ts';
import { placedDraftOf, placedOrderOf } from './placed-order-of.ts';

const { id: _id, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address } = sampleAddress();
const item = {
  id: '1',
  productId: 'fridge',
  variantId: 'fridge-1',
  qty: 1,
  createdAt: 1,
  warrantyId: null,
  giftcard: null,
  attribution: null,
  addedFrom: 'card',
  analyticsContext: {},
  extra: { releaseDateTime: null },
};
const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false };
const parts: OrderParts = {
  lines: [{ ...item, warranty: null, isHidden: false }],
  promoCodes: ['SUMMER'],
  promotions: [],
  contact,
  delivery: address,
  billing: null,
  methodCode: 'delivery',
  storeId: null,
  day: null,
  window: null,
  isTypedAddress: false,
  driverNote: '',
  services: [],
  totalCents: toCents(100),
  vouchers: [{ code: 'A', pin: '1234', expires: '2030-01-01', amountRemaining: 20 }],
  analytics: null,
};
const shipping = { type: 'DELIVERY', address: null, options: { methodCode: 'delivery' } } as const;

describe('placedOrderOf', () => {
  it('holds number, time, items, contact, billing and shipping, vouchers and codes [C-3-44]', () => {
    const draft = placedDraftOf(parts, shipping);
    expect(placedOrderOf(draft, 'W-20481736', 1_800_000_000_000)).toEqual({
      number: 'W-20481736',
      placedAt: 1_800_000_000_000,
      cartItems: [item],
      contact,
      billing: address,
      shipping,
      vouchers: [{ code: 'A', pin: '', expires: '2030-01-01', amountRemaining: 20 }],
      promoCodes: ['SUMMER'],
    });
  });

  it('cannot be made without a contact [C-8-57]', () => {
    expect(() => placedDraftOf({ ...parts, contact: null }, shipping)).toThrow(/^Checkout order incomplete\.$/);
  });
});
