import { describe, expect, it } from 'vitest';
import { continuePaymentSchema, placeOrderRequestSchema } from './order.ts';
import { uncheckedFields } from './testing/field-checks.ts';

const address = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3121',
  state: 'VIC',
  street1: '12 Swan Street',
  street2: '',
  suburb: 'Richmond',
};
const request = {
  cart: {
    items: [{ productId: 'kettle', variantId: 'kettle-1', qty: 1, extra: { releaseDateTime: null } }],
    promoCodes: ['SPRING'],
    expectedPromotions: [{ promotionId: 'spring', versionId: '1' }],
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Tran',
    phone: '0400 000 000',
    agreeToMarketing: true,
    billingAddress: address,
    shippingAddress: address,
    shipping: { methodCode: 'storePickupScheduled', clickCollectStoreId: '7' },
    payment: {
      methods: [
        { methodCode: 'adyenGivex', amount: 20, code: 'CARD1', pin: '1234' },
        { methodCode: 'adyen', amount: 80, data: { paymentMethod: { type: 'scheme' } }, details: { a: 1 } },
      ],
    },
    analytics: {
      clientId: '1.2',
      fbc: 'f',
      fbp: 'f',
      utmCampaign: 'c',
      utmContent: 'c',
      utmMedium: 'm',
      utmSource: 's',
      utmTerm: 't',
      browserInfo: { language: 'en-AU' },
    },
    fraudAnalytics: { token: 'token' },
  },
  extra: { shippingDate: '2026-11-20', manuallyEnteredAddress: true },
};

const FIELDS = [
  'agreeToMarketing analytics billingAddress shippingAddress shipping email firstName lastName expectedPromotions items',
  'payment.methods promoCodes fraudAnalytics.token shipping.methodCode shipping.clickCollectStoreId',
  'analytics.clientId analytics.fbc analytics.fbp analytics.utmSource analytics.utmTerm analytics.browserInfo',
  'expectedPromotions.0.promotionId expectedPromotions.0.versionId',
  'payment.methods.0.methodCode payment.methods.0.amount payment.methods.0.code payment.methods.0.pin',
  'payment.methods.1.amount payment.methods.1.data payment.methods.1.details',
]
  .flatMap((row) => row.split(' '))
  .map((field) => `cart.${field}`);

const refused = (change: (body: typeof request) => unknown): boolean =>
  !placeOrderRequestSchema.safeParse(change(structuredClone(request))).success;
const withCart = (part: object) => (body: typeof request) => ({ ...body, cart: { ...body.cart, ...part } });

describe('the request for an order', () => {
  it('has every field checked', () => {
    const fields = [...FIELDS, 'extra.shippingDate', 'extra.manuallyEnteredAddress'];
    expect(uncheckedFields(placeOrderRequestSchema, request, fields)).toEqual([]);
  });

  it("keeps the provider's own words as they are", () => {
    const data = { paymentMethod: { type: 'scheme', encryptedCardNumber: 'x' }, riskData: { clientData: 'y' } };
    const methods = [{ methodCode: 'adyen', amount: 80, data }];
    expect(placeOrderRequestSchema.parse(withCart({ payment: { methods } })(request)).cart.payment.methods).toEqual(
      methods,
    );
  });

  it.each<[string, (body: typeof request) => unknown]>([
    ['no email', withCart({ email: 'mia' })],
    ['no name', withCart({ firstName: '' })],
    ['a postcode of five digits', withCart({ shippingAddress: { ...address, postcode: '31210' } })],
    ['a day that is none', (body) => ({ ...body, extra: { shippingDate: '2026-02-30' } })],
    [
      'a payment of less than nothing',
      withCart({
        payment: { methods: [{ methodCode: 'adyen', amount: -1, data: { paymentMethod: { type: 'scheme' } } }] },
      }),
    ],
    [
      'a payment without a type',
      withCart({ payment: { methods: [{ methodCode: 'adyen', amount: 1, data: { paymentMethod: {} } }] } }),
    ],
    ['an unknown way to pay', withCart({ payment: { methods: [{ methodCode: 'cash', amount: 1 }] } })],
    ['no payment of something', withCart({ payment: { methods: [{ methodCode: 'noPayment', amount: 1 }] } })],
    ['a name with a line end in it', withCart({ lastName: 'Tran\nBcc: x' })],
  ])('is refused with %s', (_, change) => expect(refused(change)).toBe(true));
});

it('a payment is gone on with for the number of an order', () => {
  expect(continuePaymentSchema.safeParse({ orderNumber: 'W-20481736', details: { redirectResult: 'x' } }).success).toBe(
    true,
  );
  expect(continuePaymentSchema.safeParse({ orderNumber: '../x', details: {} }).success).toBe(false);
});
