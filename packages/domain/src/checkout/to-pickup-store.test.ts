import { describe, expect, it } from 'vitest';
import { NO_CHECKOUT } from './kept-checkout.ts';
import { billingOf, toPickupStore } from './to-pickup-store.ts';

const listed = {
  erpStoreId: '7',
  addressStreetOne: '402 Murray Road',
  addressStreetTwo: '',
  addressCity: 'Preston',
  addressState: 'VIC',
  addressPostcode: '3072',
} as const;
const store = toPickupStore(listed);
const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false };
const home = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
} as const;

describe('a store that is chosen', () => {
  it('has the shape of a checkout [C-3-33]', () => {
    expect(store).toEqual({
      erpStoreId: '7',
      address: {
        country: 'AU',
        postcode: '3072',
        region: 'VIC',
        street1: '402 Murray Road',
        street2: '',
        locality: 'Preston',
      },
    });
  });
});

describe('the bill', () => {
  const delivered = {
    ...NO_CHECKOUT,
    contact,
    shippingType: 'DELIVERY',
    delivery: { type: 'DELIVERY', address: { type: 'ENTERED', address: home }, options: null },
  } as const;

  const own = { ...home, street1: '1 Office Park' };
  const collected = {
    ...NO_CHECKOUT,
    contact,
    shippingType: 'STORE_PICKUP',
    storePickup: { type: 'STORE_PICKUP', store, options: null },
  } as const;

  it('goes to an address of its own, else to where it is delivered [C-1-07]', () => {
    expect(billingOf(delivered, [])).toBeNull();
    for (const kept of [delivered, collected]) {
      expect(billingOf({ ...kept, billingAddress: { type: 'ENTERED', address: own } }, [])).toEqual(own);
    }
  });

  it('of what is collected goes to the store, in the name of Store Pickup [C-9-29]', () => {
    expect(billingOf(collected, [])).toEqual({
      company: '',
      contactName: 'Store Pickup',
      country: 'AU',
      postcode: '3072',
      state: 'VIC',
      street1: '402 Murray Road',
      street2: '',
      suburb: 'Preston',
    });
  });

  it('of nothing that is chosen goes nowhere', () => {
    expect(billingOf(NO_CHECKOUT, [])).toBeNull();
    expect(billingOf({ ...collected, storePickup: null }, [])).toBeNull();
  });
});
