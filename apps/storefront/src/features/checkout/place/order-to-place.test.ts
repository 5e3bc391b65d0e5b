import { type EnteredAddress, NO_CHECKOUT, NO_DATES } from '@wattle/domain/checkout';
import { toCents } from '@wattle/domain/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCampaign } from '../../../shopper/visit/visit-campaign.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import { orderToPlace } from './order-to-place.ts';

const address: EnteredAddress = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3121',
  state: 'VIC',
  street1: '12 Swan Street',
  street2: '',
  suburb: 'Richmond',
};

/** A complete payment step, as far as an order needs it. */
const page = {
  kept: {
    ...NO_CHECKOUT,
    contact: { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: true },
    shippingType: 'DELIVERY',
    delivery: {
      type: 'DELIVERY',
      address: { type: 'ENTERED', address },
      options: { methodCode: 'deliveryScheduled' },
    },
    additional: { ...NO_DATES, didPickDeliveryDate: true, deliveryDateValue: '2026-11-20' },
    isAddressTyped: true,
  },
  lines: [
    {
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
      warranty: null,
      isHidden: false,
    },
  ],
  isByEmail: false,
  address,
  saved: [],
  buyer: { kind: 'GUEST', customer: null },
  quote: {
    info: { promotions: { appliedPromotions: [] } },
    promoCodes: [],
    sum: { figures: { totalCents: toCents(10_000) } },
  },
} as unknown as CheckoutPage;

const cookies: string[] = [];
beforeEach(() => {
  cookies.length = 0;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    get cookie() {
      return `_ga=GA1.1.123.456; _fbc=fb.1.2; _fbp=fb.3.4; ${cookies.map((one) => one.split(';')[0]).join('; ')}`;
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.stubGlobal('navigator', { language: 'en-AU', userAgent: 'a browser' });
  vi.stubGlobal('screen', { colorDepth: 24, height: 900, width: 1440 });
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => vi.unstubAllGlobals());

const place = () => orderToPlace(page, { paymentMethod: { type: 'scheme' } }).request;

describe('the order that a page sends', () => {
  it('says who visits, by which campaign and with which browser [C-2-46 C-7-26]', () => {
    keepCampaign('?utm_source=newsletter&utm_campaign=spring');
    keepCampaign('');
    expect(place().cart.analytics).toEqual({
      clientId: '123.456',
      fbc: 'fb.1.2',
      fbp: 'fb.3.4',
      utmSource: 'newsletter',
      utmCampaign: 'spring',
      browserInfo: {
        acceptHeader: '*/*',
        colorDepth: 24,
        javaEnabled: false,
        language: 'en-AU',
        screenHeight: 900,
        screenWidth: 1440,
        timeZoneOffset: new Date().getTimezoneOffset(),
        userAgent: 'a browser',
      },
    });
  });

  it('carries the fraud token of this browser, which a cookie keeps for 400 days [C-7-25 C-9-45]', () => {
    const token = place().cart.fraudAnalytics?.token ?? '';
    expect(cookies).toEqual([`wattle_fraud=${token}; Max-Age=34560000; Path=/; SameSite=Lax; Secure`]);
    expect(place().cart.fraudAnalytics).toEqual({ token });
  });

  it('carries consent, the day, and that the address was typed [C-3-29 C-7-25 C-7-31]', () => {
    const { cart, extra } = place();
    expect(cart.agreeToMarketing).toBe(true);
    expect(extra).toEqual({ shippingDate: '2026-11-20', manuallyEnteredAddress: true });
  });
});
