import { describe, expect, it } from 'vitest';
import { NO_CHECKOUT } from './kept-checkout.ts';
import { billingOf, pickupAddress, toPickupStore } from './to-pickup-store.ts';

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

  it('is an address in the name of who collects, or of nobody [C-9-29]', () => {
    expect(pickupAddress(store, contact)).toMatchObject({ contactName: 'Mia Tran', suburb: 'Preston', state: 'VIC' });
    expect(pickupAddress(store, null)).toMatchObject({ contactName: 'Store Pickup' });
  });
});

describe('the bill', () => {
  const delivered = {
    ...NO_CHECKOUT,
    contact,
    shippingType: 'DELIVERY',
    delivery: { type: 'DELIVERY', address: { type: 'ENTERED', address: home }, options: null },
  } as const;

  it('goes to an address of its own, else to where it is delivered [C-1-07]', () => {
    const own = { ...home, street1: '1 Office Park' };
    expect(billingOf(delivered, [])).toEqual(home);
    expect(billingOf({ ...delivered, billingAddress: { type: 'ENTERED', address: own } }, [])).toEqual(own);
  });

  it('of what is collected goes to the store, and of nothing nowhere [C-9-29]', () => {
    const collected = {
      ...NO_CHECKOUT,
      contact,
      shippingType: 'STORE_PICKUP',
      storePickup: { type: 'STORE_PICKUP', store, options: null },
    } as const;
    expect(billingOf(collected, [])).toMatchObject({ contactName: 'Mia Tran', street1: '402 Murray Road' });
    expect(billingOf(NO_CHECKOUT, [])).toBeNull();
  });
});
