import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../account/testing/sample-address.ts';
import { toCents } from '../money/cents.ts';
import { type OrderParts, orderRequestOf } from './order-request-of.ts';

const { id: _id, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address } = sampleAddress();
const card = { paymentMethod: { type: 'scheme' } };

const parts = (change: Partial<OrderParts> = {}): OrderParts => ({
  lines: [
    {
      id: '1',
      productId: 'fridge',
      variantId: 'fridge-1',
      qty: 2,
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
  promoCodes: ['SUMMER'],
  promotions: [{ id: 'p1', versionId: '3' }],
  contact: {
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Tran',
    phone: '0491570156',
    agreeToMarketing: true,
  },
  delivery: address,
  billing: null,
  methodCode: 'delivery',
  storeId: null,
  day: null,
  window: null,
  isTypedAddress: false,
  driverNote: '',
  services: [],
  totalCents: toCents(399_500),
  vouchers: [],
  analytics: { clientId: '12.34', utmSource: 'mail' },
  ...change,
});

describe('orderRequestOf', () => {
  it('leaves the gift cards that are held out of an order with a gift card in it', () => {
    const [line] = parts().lines;
    if (!line) throw new Error('There is a line.');
    const giftcard = { amount: 100, message: '', recipientEmail: 'a@example.com', recipientName: 'A', senderName: 'B' };
    const vouchers = [{ code: 'CARD1111', pin: '1', expires: '2999-01-01', amountRemaining: 5 }];
    const methodsOf = (own: typeof giftcard | null) =>
      orderRequestOf(parts({ vouchers, lines: [line, { ...line, id: '2', giftcard: own }] }), card).cart.payment
        .methods;
    expect(methodsOf(null).map(({ amount }) => amount)).toEqual([5, 3990]);
    expect(methodsOf(giftcard).map(({ amount }) => amount)).toEqual([3995]);
  });

  it('carries cart, contact, addresses, promotions as shown, payment and analytics [C-7-25 C-7-26 C-7-28 C-7-30]', () => {
    expect(orderRequestOf(parts(), card)).toEqual({
      cart: {
        items: [{ productId: 'fridge', variantId: 'fridge-1', qty: 2, extra: { releaseDateTime: null } }],
        promoCodes: ['SUMMER'],
        expectedPromotions: [{ promotionId: 'p1', versionId: '3' }],
        email: 'mia@example.com',
        firstName: 'Mia',
        lastName: 'Tran',
        phone: '0491570156',
        agreeToMarketing: true,
        billingAddress: null,
        shippingAddress: address,
        shipping: { methodCode: 'delivery' },
        payment: { methods: [{ methodCode: 'adyen', amount: 3995, data: card }] },
        analytics: { clientId: '12.34', utmSource: 'mail' },
      },
      extra: {},
    });
  });

  it('carries the token of the browser [C-7-25]', () => {
    const { cart } = orderRequestOf(parts({ fraudToken: '0123456789abcdef' }), card);
    expect(cart.fraudAnalytics).toEqual({ token: '0123456789abcdef' });
  });

  it('names the store of a pickup, and sends no delivery address [C-7-27]', () => {
    const { cart } = orderRequestOf(parts({ methodCode: 'storePickup', storeId: 'erp-7' }), card);
    expect(cart.shipping).toEqual({ methodCode: 'storePickup', clickCollectStoreId: 'erp-7' });
    expect(cart.shippingAddress).toBeNull();
  });

  it('says the day and the hours of what is scheduled, and whether the address was typed in [C-7-31]', () => {
    const picked = { day: '2026-11-17', window: '10:00-12:00', isTypedAddress: true };
    expect(orderRequestOf(parts({ methodCode: 'deliveryScheduled', ...picked }), card).extra).toEqual({
      shippingDate: '2026-11-17',
      shippingWindow: '10:00-12:00',
      manuallyEnteredAddress: true,
    });
    expect(orderRequestOf(parts({ methodCode: 'delivery', ...picked }), card).extra).toEqual({
      manuallyEnteredAddress: true,
    });
  });

  it('leaves an empty phone out, for which the shop has a placeholder [C-9-28]', () => {
    const { contact } = parts();
    expect(orderRequestOf(parts({ contact: contact && { ...contact, phone: ' ' } }), card).cart).not.toHaveProperty(
      'phone',
    );
  });

  it('cannot be made without contact, way to get it or anything in it [C-8-57]', () => {
    for (const missing of [{ contact: null }, { methodCode: null }, { lines: [] }]) {
      expect(() => orderRequestOf(parts(missing), card)).toThrow('Checkout order incomplete.');
    }
  });

  it('cannot be made while it is not said how the rest is paid [C-8-58]', () => {
    expect(() => orderRequestOf(parts(), null)).toThrow('Place order request incomplete.');
  });

  it('needs nothing from the provider when vouchers pay it all [C-7-29 C-7-38]', () => {
    const vouchers = [{ code: 'A', pin: '1', expires: '2030-01-01', amountRemaining: 4000 }];
    expect(orderRequestOf(parts({ vouchers }), null).cart.payment.methods).toEqual([
      { methodCode: 'adyenGivex', amount: 3995, code: 'A', pin: '1' },
      { methodCode: 'noPayment', amount: 0 },
    ]);
  });

  it('tells the driver and the crew what to do, if they come at all', () => {
    const wishes = {
      driverNote: ' Ring the side bell. ',
      services: [{ productId: 'fridge', code: 'REMOVAL' as const }],
    };
    expect(orderRequestOf(parts(wishes), card).extra).toEqual({
      driverNote: 'Ring the side bell.',
      services: [{ productId: 'fridge', code: 'REMOVAL' }],
    });
    expect(orderRequestOf(parts({ ...wishes, methodCode: 'storePickup', storeId: '7' }), card).extra).toEqual({});
  });
});
