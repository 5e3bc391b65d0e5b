import { describe, expect, it } from 'vitest';
import type { Address } from '../account/customer.ts';
import { withDeliveryMethod, withPickupDay, withPickupStore } from './change-checkout.ts';
import type { PickupStore } from './checkout.ts';
import { firstOpenStep } from './checkout-steps.ts';
import { clearCheckout } from './clear-checkout.ts';
import { checkoutProgress, type KeptCheckout, keptMethodCode, keptShippingDate, NO_CHECKOUT } from './kept-checkout.ts';

const contact = {
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '+61491570156',
  agreeToMarketing: false,
};
const home: Address = {
  id: 'home',
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
  isDefaultBilling: true,
  isDefaultShipping: true,
};
const store: PickupStore = {
  erpStoreId: '7',
  address: {
    country: 'AU',
    postcode: '3072',
    region: 'VIC',
    street1: '402 Murray Road',
    street2: '',
    locality: 'Preston',
  },
};
const voucher = { code: '6036280000001111', pin: '1234', expires: '2027-01-01', amountRemaining: 50 };

const delivered: KeptCheckout = withDeliveryMethod(
  {
    ...NO_CHECKOUT,
    contact,
    contactDraft: { email: 'm' },
    addressDraft: { street1: '12 Sax' },
    billingAddress: { type: 'SELECTED', id: 'home' },
    shippingType: 'DELIVERY',
    delivery: { type: 'DELIVERY', address: { type: 'SELECTED', id: 'home' }, options: null },
    vouchers: [voucher],
  },
  { methodCode: 'deliveryScheduled', date: '2026-11-17', window: '10:00-12:00' },
);
const collected = withPickupDay(
  withPickupStore({ ...delivered, shippingType: 'STORE_PICKUP' }, store, 'Preston'),
  '2026-11-18',
);

const facts = { isByEmail: false, saved: [home], today: '2026-11-16' };

describe('what is left of a checkout', () => {
  it('after a log out is no contact, address, choice or voucher [C-4-36 C-4-37 C-4-38 C-4-39 C-4-40]', () => {
    const left = clearCheckout(collected, 'LOGGED_OUT');
    expect(left).toEqual(NO_CHECKOUT);
  });

  it('after a log in is everything but the contact [C-4-41]', () => {
    const left = clearCheckout(delivered, 'LOGGED_IN');
    expect(left).toEqual({ ...delivered, contact: null, contactDraft: null });
  });

  it('after an order is who and where, not the vouchers, nor the day that it was for [C-4-42]', () => {
    const wishes = { driverNote: 'Ring twice.', services: [{ productId: 'oven', code: 'REMOVAL' as const, price: 0 }] };
    const left = clearCheckout({ ...delivered, ...wishes }, 'ORDER_PLACED');
    expect([left.driverNote, left.services]).toEqual(['', []]);
    expect(left.vouchers).toEqual([]);
    expect(left.contact).toEqual(contact);
    expect(left.delivery).toEqual({ type: 'DELIVERY', address: { type: 'SELECTED', id: 'home' }, options: null });
    expect(keptShippingDate(left)).toBeNull();
    expect(left.deliveryWindow).toBeNull();
  });
});

describe('how far a checkout is', () => {
  it('is payment when everything is told [C-2-35]', () => {
    expect(firstOpenStep(checkoutProgress(delivered, facts))).toBe('payment');
    expect(firstOpenStep(checkoutProgress(collected, facts))).toBe('payment');
  });

  it('is shipping when the saved address is no longer there [C-3-03]', () => {
    expect(firstOpenStep(checkoutProgress(delivered, { ...facts, saved: [] }))).toBe('shipping');
  });

  it('believes a saved address while nobody knows which there are', () => {
    expect(firstOpenStep(checkoutProgress(delivered, { ...facts, saved: null }))).toBe('payment');
  });

  it('is shipping when the day that was picked is over', () => {
    expect(firstOpenStep(checkoutProgress(delivered, { ...facts, today: '2026-11-18' }))).toBe('shipping');
    expect(firstOpenStep(checkoutProgress(collected, { ...facts, today: '2026-11-18' }))).toBe('payment');
  });

  it('asks for nothing about a cart that travels by email', () => {
    expect(firstOpenStep(checkoutProgress({ ...NO_CHECKOUT, contact }, { ...facts, isByEmail: true }))).toBe('payment');
  });
});

describe('what is chosen', () => {
  it('has the day of the way that is chosen, not that of the other [C-3-34]', () => {
    expect(keptShippingDate(collected)).toBe('2026-11-18');
    expect(keptShippingDate({ ...collected, shippingType: 'DELIVERY' })).toBe('2026-11-17');
    expect(keptShippingDate({ ...collected, shippingType: null })).toBeNull();
  });

  it.each([
    ['deliveryScheduled', delivered, false],
    ['storePickupScheduled', collected, false],
    ['storePickup', { ...NO_CHECKOUT, shippingType: 'STORE_PICKUP' as const }, false],
    [null, { ...NO_CHECKOUT, shippingType: 'DELIVERY' as const }, false],
    ['email', delivered, true],
  ])('is priced as %s', (methodCode, kept, isByEmail) => {
    expect(keptMethodCode(kept, isByEmail)).toBe(methodCode);
  });
});
