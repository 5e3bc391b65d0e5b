import { type KeptCheckout, NO_CHECKOUT, withheldMethods } from '@wattle/domain/checkout';
import { toCents } from '@wattle/domain/money';
import { describe, expect, it } from 'vitest';
import { contactLines, paymentHint, shippingHint, shippingLines } from './checkout-steps.ts';

const address = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
} as const;
const summary = { address, isByEmail: false };
const deliveredBy = (methodCode: string): KeptCheckout => ({
  ...NO_CHECKOUT,
  shippingType: 'DELIVERY',
  delivery: { type: 'DELIVERY', address: { type: 'ENTERED', address }, options: { methodCode } },
});

describe('what a finished step says', () => {
  it('of a contact is who and how to reach them', () => {
    const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', agreeToMarketing: false };
    expect(contactLines({ ...contact, phone: '+61491570156' })).toEqual(['Mia Tran, 0491 570 156', 'mia@example.com']);
    expect(contactLines({ ...contact, phone: '' })).toEqual(['Mia Tran', 'mia@example.com']);
  });

  it.each([
    ['delivery', 'Standard delivery'],
    ['express', 'Express delivery'],
  ])('of %s is where to and how', (methodCode, words) => {
    expect(shippingLines(deliveredBy(methodCode), summary)).toEqual([
      'Mia Tran',
      '12 Saxon Street, Brunswick VIC 3056',
      words,
    ]);
  });

  it('of a delivery without a chosen day names the promised days', () => {
    const promise = { earliest: '2026-11-17', latest: '2026-11-19' };
    expect(shippingLines(deliveredBy('delivery'), { ...summary, promise }).at(-1)).toBe(
      'Standard delivery, Tue 17 – Thu 19 November',
    );
    const pickup: KeptCheckout = { ...NO_CHECKOUT, shippingType: 'STORE_PICKUP', storeName: 'Preston' };
    expect(shippingLines(pickup, { ...summary, promise }).at(-1)).toBe('From Tuesday 17 November');
  });

  it('of a delivery on a day is the day and the hours', () => {
    const kept: KeptCheckout = {
      ...deliveredBy('deliveryScheduled'),
      additional: { ...NO_CHECKOUT.additional, didPickDeliveryDate: true, deliveryDateValue: '2026-11-17' },
    };
    expect(shippingLines(kept, summary).at(-1)).toBe('Tuesday 17 November');
    expect(shippingLines({ ...kept, deliveryWindow: '10:00-12:00' }, summary).at(-1)).toBe(
      'Tuesday 17 November, 10 am – 12 pm',
    );
  });

  it('of a pickup is the store and when', () => {
    const kept: KeptCheckout = { ...NO_CHECKOUT, shippingType: 'STORE_PICKUP', storeName: 'Preston' };
    expect(shippingLines(kept, summary)).toEqual(['Collect from Preston', 'As soon as it is ready']);
  });

  it('of a gift card is that it goes by email', () => {
    expect(shippingLines(NO_CHECKOUT, { address: null, isByEmail: true })).toEqual([
      'By email, to the recipient of the gift card',
    ]);
    const donation = { address: null, isByEmail: true, isDonation: true };
    expect(shippingLines(NO_CHECKOUT, donation)).toEqual(['There is nothing to deliver.']);
    expect([shippingHint(donation), shippingHint({ isByEmail: true })]).toEqual([
      'There is nothing to deliver.',
      'By email, to the recipient of the gift card.',
    ]);
  });
});

it.each([
  ['none yet', null, 'Card, Afterpay, PayPal, Zip, Alipay, WeChat Pay, Apple Pay, Google Pay and gift cards.'],
  ['$99', 9_900, 'Card, Afterpay, PayPal, Zip, Alipay, WeChat Pay, Apple Pay, Google Pay and gift cards.'],
  ['$2,500', 250_000, 'Card, Afterpay, Zip, Alipay, WeChat Pay, Apple Pay, Google Pay and gift cards.'],
  ['$4,113', 411_300, 'Card, Zip, Alipay, WeChat Pay, Apple Pay, Google Pay and gift cards.'],
])(
  'a payment step that comes later names the ways to pay for an order of %s [C-9-32 C-9-33]',
  (_what, amount, words) => {
    const cents = amount === null ? null : toCents(amount);
    const withheld = cents === null ? [] : withheldMethods({ orderTotalCents: cents, outstandingCents: cents });
    expect(paymentHint(withheld)).toBe(words);
  },
);
