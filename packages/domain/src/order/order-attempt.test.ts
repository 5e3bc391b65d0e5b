import { describe, expect, it } from 'vitest';
import { attemptFor, type OrderAttempt, orderContent, providerTypeOf } from './order-attempt.ts';
import { byCard, placing, wanted } from './testing/sample-placing.ts';

const payBy = (paymentMethod: Record<string, unknown> & { type: string }, more = {}) =>
  placing([wanted('fridge')], {
    payment: { methods: [{ methodCode: 'adyen', amount: 100, data: { paymentMethod, ...more } }] },
  });
const parts = { newKey: () => 'second', fleeting: ['checkoutAttemptId', 'sdkData', 'riskData', 'origin'] };
const open: OrderAttempt = {
  key: 'first',
  request: payBy({ type: 'paypal', checkoutAttemptId: '1' }, { origin: 'a' }),
};

describe('attemptFor', () => {
  it('sends the open attempt again, as it was, when the same is paid in the same way [C-4-93]', () => {
    const again = payBy({ type: 'paypal', checkoutAttemptId: '2', sdkData: 'x' }, { riskData: {}, origin: 'b' });
    expect(attemptFor(open, again, parts)).toBe(open);
  });

  it('is the same attempt after a reload, whatever the order in which stored fields are read', () => {
    const again = Object.fromEntries(Object.entries(open.request).reverse()) as typeof open.request;
    expect(attemptFor(open, again, parts)).toBe(open);
  });

  it('is a new one for another way to pay, another card or another cart', () => {
    const cards = ['one', 'two'].map((encryptedCardNumber) => payBy({ type: 'scheme', encryptedCardNumber }));
    const [one, two] = cards;
    for (const request of cards) expect(attemptFor(open, request, parts).key).toBe('second');
    if (one && two) expect(attemptFor({ key: 'first', request: one }, two, parts).key).toBe('second');
    const other = placing([wanted('oven')], { payment: open.request.cart.payment });
    expect(attemptFor(open, other, parts)).toEqual({ key: 'second', request: other });
  });

  it('is a new one when none is open', () => {
    expect(attemptFor(null, open.request, parts)).toEqual({ key: 'second', request: open.request });
  });
});

describe('orderContent', () => {
  const delivery = {
    company: '',
    contactName: 'Ana Le',
    country: 'AU',
    postcode: '3056',
    state: 'VIC',
    street1: '12 Saxon Street',
    street2: '',
    suburb: 'Brunswick',
  } as const;
  const parts = {
    lines: [],
    promoCodes: [],
    contact: null,
    delivery,
    billing: null,
    methodCode: 'delivery',
    storeId: null,
    day: null,
    window: null,
    driverNote: '',
    services: [],
    isTypedAddress: false,
  } as const;

  it('is the same for the same order, in whichever order its fields are kept', () => {
    const { state, ...rest } = delivery;
    expect(orderContent({ ...parts, delivery: { ...rest, state } })).toBe(orderContent(parts));
  });

  it('is another for another street, and for lines in another order', () => {
    expect(orderContent({ ...parts, delivery: { ...delivery, street1: '14 Saxon Street' } })).not.toBe(
      orderContent(parts),
    );
    const codes = { ...parts, promoCodes: ['A', 'B'] };
    expect(orderContent({ ...codes, promoCodes: ['B', 'A'] })).not.toBe(orderContent(codes));
  });
});

describe('providerTypeOf', () => {
  it('names the way to pay, if there is one', () => {
    expect(providerTypeOf(open)).toBe('paypal');
    expect(providerTypeOf({ request: placing([], { payment: { methods: [byCard(20)] } }) })).toBe('scheme');
    expect(providerTypeOf({ request: placing([]) })).toBeNull();
  });
});
