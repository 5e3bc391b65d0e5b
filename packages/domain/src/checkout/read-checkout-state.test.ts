import { describe, expect, it } from 'vitest';
import { sampleItem } from '../cart/testing/sample-cart.ts';
import { type KeptCheckout, NO_CHECKOUT } from './kept-checkout.ts';
import { readCheckoutState } from './read-checkout-state.ts';

const contact = {
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '+61491570156',
  agreeToMarketing: true,
};
const entered = {
  company: 'Tran & Co',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: 'Unit 3',
  suburb: 'Brunswick',
} as const;
const store = {
  erpStoreId: '7',
  address: {
    country: 'AU',
    postcode: '3072',
    region: 'VIC',
    street1: '402 Murray Road',
    street2: 'Shop 9',
    locality: 'Preston',
  },
};
const voucher = { code: '6036280000001111', pin: '1234', expires: '2027-01-01', amountRemaining: 50 };

const whole: KeptCheckout = {
  billingAddress: { type: 'SELECTED', id: 'home' },
  contact,
  contactDraft: { email: 'mia@', firstName: 'M', lastName: 'T', phone: '04', agreeToMarketing: true },
  addressDraft: { street1: '12 Saxon', postcode: '30' },
  lastCheckoutData: {
    promotions: {
      appliedPromotions: [
        { id: 'bundle', versionId: '1', name: 'Bundle', exclusive: false, relatedCouponCodes: ['SAVE'] },
      ],
      disallowedPromotions: [],
      resolvedCart: { promoCartItems: [{ veloxProductId: 'mug', promoId: 'bundle', qty: 1 }] },
    },
    creditUsages: { '6036280000001111': { amount: 50 } },
    selectedShippingMethod: { methodCode: 'delivery', label: 'Delivery', price: 49 },
    itemSubtotalAfterDiscounts: 2988,
    availableShippingMethods: [{ methodCode: 'delivery', label: 'Delivery', price: 49 }],
  },
  placedOrder: {
    number: 'W-12345678',
    placedAt: 1_790_000_000_000,
    cartItems: [sampleItem({ qty: 2 })],
    contact,
    billing: entered,
    shipping: { type: 'STORE_PICKUP', store, options: { methodCode: 'storePickup' } },
    vouchers: [voucher],
    promoCodes: ['SAVE'],
  },
  shippingType: 'DELIVERY',
  delivery: {
    type: 'DELIVERY',
    address: { type: 'ENTERED', address: entered },
    options: { methodCode: 'deliveryScheduled' },
  },
  storePickup: { type: 'STORE_PICKUP', store, options: { methodCode: 'storePickup' } },
  additional: {
    didPickDeliveryDate: true,
    deliveryDateValue: '2026-11-17',
    didPickStorePickupDate: true,
    storePickupDateValue: '2026-11-18',
  },
  deliveryWindow: '10:00-12:00',
  driverNote: 'Ring the side bell.',
  services: [{ productId: 'fridge', code: 'REMOVAL', price: 0 }],
  isAddressTyped: true,
  storeName: 'Preston',
  vouchers: [voucher],
};

describe('a checkout that a browser kept', () => {
  it('is read back as it was written [C-3-28 C-3-29 C-3-31 C-3-32 C-3-34 C-3-35 C-3-42]', () => {
    expect(readCheckoutState(JSON.stringify(whole))).toEqual(whole);
    expect(readCheckoutState(JSON.stringify(NO_CHECKOUT))).toEqual(NO_CHECKOUT);
  });

  it.each([[null], [''], ['{'], ['null'], ['7'], ['[]'], ['{}'], ['"x"']])('is empty when it says %s', (text) => {
    expect(readCheckoutState(text)).toEqual(NO_CHECKOUT);
  });

  const readWith = (change: object) => readCheckoutState(JSON.stringify({ ...whole, ...change }));

  it('has no contact without an email address or a name [C-3-29]', () => {
    expect(readWith({ contact: { ...contact, email: '' } }).contact).toBeNull();
    expect(readWith({ contact: { ...contact, firstName: '' } }).contact).toBeNull();
    expect(readWith({ contact: { ...contact, lastName: 7 } }).contact).toBeNull();
    expect(readWith({ contact: { ...contact, agreeToMarketing: 'yes' } }).contact?.agreeToMarketing).toBe(false);
  });

  it('has no address of a state or postcode that is none [C-3-04]', () => {
    const addressWith = (change: object) =>
      readWith({ billingAddress: { type: 'ENTERED', address: { ...entered, ...change } } }).billingAddress;
    expect(addressWith({})).toEqual({ type: 'ENTERED', address: entered });
    expect(addressWith({ state: 'Victoria' })).toBeNull();
    expect(addressWith({ postcode: '30567' })).toBeNull();
    expect(addressWith({ street1: '' })).toBeNull();
    expect(addressWith({ suburb: '' })).toBeNull();
    const billing = (billingAddress: object) => readWith({ billingAddress }).billingAddress;
    expect(billing({ type: 'SELECTED', address: entered })).toBeNull();
    expect(billing({ type: 'OTHER', id: 'home', address: entered })).toBeNull();
  });

  it('has no day and no window that cannot be read [C-9-62]', () => {
    const { additional, deliveryWindow } = readWith({
      additional: { ...whole.additional, deliveryDateValue: '17/11/2026' },
      deliveryWindow: 'morning',
    });
    expect(additional).toMatchObject({ didPickDeliveryDate: false, deliveryDateValue: null });
    expect(deliveryWindow).toBeNull();
  });

  it.each(['2026-11-17T10:00', ' 2026-11-17', 20261117])('reads no day from %j [C-9-62]', (day) => {
    const dates = { ...whole.additional, deliveryDateValue: day, storePickupDateValue: day };
    expect(readWith({ additional: dates }).additional).toEqual(NO_CHECKOUT.additional);
  });

  it.each(['x10:00-12:00', '10:00-12:00x', 10])('reads no window from %j', (deliveryWindow) => {
    expect(readWith({ deliveryWindow }).deliveryWindow).toBeNull();
  });

  it('has a day that was not picked for what it is [C-3-34]', () => {
    const days = { deliveryDateValue: '2026-11-17', storePickupDateValue: '2026-11-18' };
    expect(readWith({ additional: days }).additional).toEqual({
      ...days,
      didPickDeliveryDate: false,
      didPickStorePickupDate: false,
    });
  });

  it('has no voucher without a code or money [C-4-98]', () => {
    expect(
      readWith({ vouchers: [voucher, { ...voucher, code: '' }, { ...voucher, amountRemaining: 0 }, 7] }).vouchers,
    ).toEqual([voucher]);
  });

  it('has an order that is collected or travels by email, with neither address nor way', () => {
    const placedOrder = { ...whole.placedOrder, billing: null, shipping: null };
    expect(readWith({ placedOrder }).placedOrder).toEqual(placedOrder);
  });

  it('has no order without its number, and no type of shipping that is none [C-3-30]', () => {
    const { placedOrder, shippingType } = readWith({
      placedOrder: { ...whole.placedOrder, number: undefined },
      shippingType: 'DRONE',
    });
    expect(placedOrder).toBeNull();
    expect(shippingType).toBeNull();
  });
});
