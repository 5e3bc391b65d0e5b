import { type KeptCheckout, NO_CHECKOUT } from '@wattle/domain/checkout';
import { toCents } from '@wattle/domain/money';
import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from '../checkout-page.ts';
import { orderAnalyticsOf, orderPartsOf } from './order-parts.ts';

const browserInfo = { language: 'en-AU', userAgent: 'a browser' };
const visit = { clientId: '123.456', cookies: '', utm: {}, browserInfo };

describe('orderAnalyticsOf', () => {
  it('knows the visitor, the campaign and the browser [C-7-26]', () => {
    const cookies = '_fbc=fb.1.2; _fbp=fb.3.4';
    expect(orderAnalyticsOf({ ...visit, utm: { utmSource: 'mail' }, cookies })).toEqual({
      clientId: '123.456',
      fbc: 'fb.1.2',
      fbp: 'fb.3.4',
      utmSource: 'mail',
      browserInfo,
    });
  });

  it('leaves out what is not known', () => {
    expect(orderAnalyticsOf(visit)).toEqual({ clientId: '123.456', browserInfo });
  });
});

describe('orderPartsOf', () => {
  const store = {
    erpStoreId: '7',
    address: { country: 'AU', postcode: '3072', region: 'VIC', street1: '2 High St', street2: '', locality: 'Preston' },
  };
  const collected: KeptCheckout = {
    ...NO_CHECKOUT,
    shippingType: 'STORE_PICKUP',
    storePickup: { type: 'STORE_PICKUP', store, options: { methodCode: 'storePickup' } },
  };
  const pageOf = (part: object) =>
    ({
      kept: collected,
      lines: [],
      isByEmail: false,
      address: null,
      saved: [],
      quote: {
        info: { promotions: { appliedPromotions: [] } },
        promoCodes: [],
        sum: { figures: { totalCents: toCents(100) } },
      },
      ...part,
    }) as unknown as CheckoutPage;

  it('bills what is collected to the store, in the name of Store Pickup, when no address is given [C-9-29]', () => {
    expect(orderPartsOf(pageOf({}), null).billing).toMatchObject({
      contactName: 'Store Pickup',
      street1: '2 High St',
      suburb: 'Preston',
    });
    expect(orderPartsOf(pageOf({ isByEmail: true }), null).billing).toBeNull();
  });

  it('is a fault before the shop has said what the cart comes to [C-8-53]', () => {
    const unknown = pageOf({ quote: { ...pageOf({}).quote, info: null } });
    expect(() => orderPartsOf(unknown, null)).toThrow(/^Checkout data not loaded\.$/);
  });
});
