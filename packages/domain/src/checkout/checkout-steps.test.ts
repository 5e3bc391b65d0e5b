import { describe, expect, it } from 'vitest';
import type { Shipping } from './checkout.ts';
import { type CheckoutProgress, firstOpenStep, shippingGaps, stepInstead } from './checkout-steps.ts';

const contact = { email: 'a@example.com', firstName: 'A', lastName: 'B', phone: '', agreeToMarketing: false };
const options = { methodCode: 'delivery' };
const delivery: Shipping = { type: 'DELIVERY', address: { type: 'SELECTED', id: 'home' }, options };
const address = {
  country: 'AU',
  postcode: '3072',
  region: 'VIC',
  street1: '1 High St',
  street2: '',
  locality: 'Preston',
};
const pickup: Shipping = { type: 'STORE_PICKUP', store: { erpStoreId: '7', address }, options };

const progress = (change: Partial<CheckoutProgress>): CheckoutProgress => ({
  contact,
  shippingType: 'DELIVERY',
  shipping: delivery,
  isByEmail: false,
  ...change,
});

describe('what has to be chosen before paying', () => {
  it.each([
    ['a shipping type [C-4-81]', { shippingType: null }, ['SHIPPING_TYPE_EMPTY']],
    ['nothing more for a delivery with address and method [C-4-82]', {}, []],
    ['an address [C-4-82]', { shipping: { ...delivery, address: null } }, ['ADDRESS_EMPTY']],
    ['a method [C-4-82]', { shipping: { ...delivery, options: null } }, ['DELIVERY_METHOD_EMPTY']],
    ['both when neither is there [C-4-82]', { shipping: null }, ['ADDRESS_EMPTY', 'DELIVERY_METHOD_EMPTY']],
    ['both when a store was chosen for a delivery', { shipping: pickup }, ['ADDRESS_EMPTY', 'DELIVERY_METHOD_EMPTY']],
    ['nothing more for a store with a time [C-4-83]', { shippingType: 'STORE_PICKUP', shipping: pickup }, []],
    ['a store [C-4-83]', { shippingType: 'STORE_PICKUP', shipping: { ...pickup, store: null } }, ['STORE_EMPTY']],
    [
      'a time [C-4-83]',
      { shippingType: 'STORE_PICKUP', shipping: { ...pickup, options: null } },
      ['PICKUP_TIME_EMPTY'],
    ],
    ['nothing when everything comes by email', { isByEmail: true, shippingType: null, shipping: null }, []],
  ] as const)('is %s', (_, change, gaps) => {
    expect(shippingGaps(progress(change))).toEqual(gaps);
    expect(stepInstead('payment', progress(change))).toBe(gaps.length === 0 ? undefined : 'shipping');
  });
});

describe('steps', () => {
  it.each([
    [progress({ contact: null }), 'contact'],
    [progress({ shippingType: null }), 'shipping'],
    [progress({}), 'payment'],
  ] as const)('begin with the first that is not done', (at, step) => {
    expect(firstOpenStep(at)).toBe(step);
  });

  it('that are opened too early lead back to it, and earlier ones may be looked at again', () => {
    expect(stepInstead('payment', progress({ contact: null }))).toBe('contact');
    expect(stepInstead('payment', progress({ shipping: null }))).toBe('shipping');
    expect(stepInstead('shipping', progress({ contact: null }))).toBe('contact');
    expect(stepInstead('contact', progress({}))).toBeUndefined();
    expect(stepInstead('shipping', progress({}))).toBeUndefined();
    expect(stepInstead('payment', progress({}))).toBeUndefined();
  });
});
