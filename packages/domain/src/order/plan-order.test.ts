import { describe, expect, it } from 'vitest';
import { SAMPLE_GIFT, SAMPLE_WARRANTY } from '../cart/testing/sample-cart.ts';
import { quoted, quoteInput } from '../cart/testing/sample-quote.ts';
import { toCents } from '../money/cents.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { promotionOf } from '../promotions/testing/promotion-of.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';
import { planOrder } from './plan-order.ts';
import { byCard, byVoucher, placing, placingFacts, SAMPLE_STORE, wanted } from './testing/sample-placing.ts';

const products = [
  quoted('kettle'),
  quoted('fridge', { price: 1999, bigAndBulky: true }),
  quoted('card', { functionalType: 'giftcard' }),
  quoted('mug', { functionalType: 'promotional' }),
  quoted('book', { price: 55, taxExclusive: true }),
];
const factsWith = (promotions: readonly Promotion[] = [], part: Partial<OrderFacts> = {}) =>
  placingFacts(quoteInput([], products, { promotions }), part);
const paying = (...methods: PlaceOrderRequest['cart']['payment']['methods']) => ({ payment: { methods } });
const codesOf = (request: PlaceOrderRequest, facts = factsWith()) => {
  const planned = planOrder(request, facts);
  return planned.status === 'REJECTED' ? planned.reasons.map(({ code }) => code) : planned.status;
};
const planned = (request: PlaceOrderRequest, facts = factsWith()) => {
  const plan = planOrder(request, facts);
  if (plan.status !== 'SUCCESS') throw new Error(JSON.stringify(plan));
  return plan.value;
};

const tenOff = promotionOf({ id: 'ten', lane: 'order', effects: [{ type: 'amountOff', amount: 10 }] });
const shown = { expectedPromotions: [{ promotionId: 'ten', versionId: tenOff.versionId }] };
const kettle = [wanted('kettle')];

describe('an order that is all right', () => {
  it('says what was agreed: lines, delivery, contact and payment', () => {
    const { order } = planned(placing(kettle, paying(byCard(110))));
    expect(order).toMatchObject({
      number: 'W-20481736',
      placedAt: 1_800_000_000_000,
      status: 'PLACED',
      history: [{ status: 'PLACED', at: 1_800_000_000_000 }],
      contact: { email: 'mia.tran@example.com', firstName: 'Mia', lastName: 'Tran', phone: '0400 000 000' },
      shipping: { type: 'DELIVERY', methodCode: 'delivery', label: 'Delivery', address: { suburb: 'Brunswick' } },
      billing: { suburb: 'Brunswick' },
      lines: [{ id: '1', sku: 'SKU-kettle', name: 'The kettle', unitCents: 10_000, totalCents: 10_000, qty: 1 }],
      totals: { itemsCents: 10_000, discountCents: 0, shippingCents: 1000, totalCents: 11_000, gstCents: 1000 },
      payments: [{ type: 'ADYEN_CREDIT_CARD', amountCents: 11_000 }],
    });
  });

  it('asks for every variant once, however many lines it is on, by its id', () => {
    const items = [wanted('kettle', 2), wanted('fridge'), wanted('kettle', 3)];
    expect(planned(placing(items, paying(byCard(2589)))).demand).toEqual([
      { variantId: 'fridge-1', qty: 1 },
      { variantId: 'kettle-1', qty: 5 },
    ]);
  });

  it('with gift cards takes no stock and goes by email', () => {
    const items = [wanted('card', 1, { giftcard: SAMPLE_GIFT })];
    const request = placing(items, {
      ...paying(byCard(100)),
      shipping: { methodCode: 'email' },
      shippingAddress: null,
    });
    const { demand, order } = planned(request);
    expect([demand, order.shipping.type, order.totals.gstCents]).toEqual([[], 'EMAIL', 0]);
    expect(order.lines).toMatchObject([{ giftcard: SAMPLE_GIFT, gstCents: 0 }]);
  });

  it('keeps a plan with its line', () => {
    const plan = { targetId: 'kettle', targetVariantId: 'kettle-1' };
    const items = [...kettle, wanted(SAMPLE_WARRANTY.id, 1, { warranty: plan })];
    expect(planned(placing(items, paying(byCard(189.5)))).order.lines).toMatchObject([
      { totalCents: 10_000, plan: { id: 'plan-2', years: 2, totalCents: 7950 } },
    ]);
  });

  it('takes the gift of a promotion off the stock too', () => {
    const gift = promotionOf({
      id: 'mug',
      lane: 'gift',
      effects: [{ type: 'promoItem', productId: 'mug', qty: 2, price: 5, worth: 20 }],
    });
    const expectedPromotions = [{ promotionId: 'mug', versionId: gift.versionId }];
    const { demand, order } = planned(
      placing(kettle, { ...paying(byCard(120)), expectedPromotions }),
      factsWith([gift]),
    );
    expect(demand).toContainEqual({ variantId: 'mug-1', qty: 2 });
    expect(order.lines[1]).toMatchObject({ productId: 'mug', totalCents: 1000, promotionId: 'mug' });
    expect(order.totals).toMatchObject({ itemsCents: 11_000, totalCents: 12_000 });
  });

  const counter = { place: 'store near', size: 'pickup', capacityPerDay: 5, capacityPerWindow: null } as const;
  const booking = { ...counter, day: '2026-11-20', window: null };

  it.each([
    ['storePickup', 'Click and collect', null],
    ['storePickupScheduled', 'Scheduled click and collect', booking],
  ])('may be collected: %s, on a day only if one is booked [C-7-27 C-7-31]', (methodCode, label, booked) => {
    const shipping = { methodCode, clickCollectStoreId: 'erp-7' };
    const request = placing(
      kettle,
      { ...paying(byCard(100)), shipping, shippingAddress: null },
      { shippingDate: '2026-11-20' },
    );
    const plan = planned(request, factsWith([], { booking: booked }));
    expect(plan.booking).toEqual(booked);
    expect(plan.order.shipping).toEqual({
      type: 'STORE_PICKUP',
      methodCode,
      label,
      store: SAMPLE_STORE,
      day: booked?.day ?? null,
      rangeEnd: null,
    });
  });

  it('carries the days on which a delivery without a chosen day is promised', () => {
    const promised = (earliest: string, latest: string) =>
      planned(placing(kettle, paying(byCard(110))), factsWith([], { promise: { earliest, latest } })).order.shipping;
    expect(promised('2026-11-17', '2026-11-20')).toMatchObject({ day: '2026-11-17', rangeEnd: '2026-11-20' });
    expect(promised('2026-11-17', '2026-11-17')).toMatchObject({ day: '2026-11-17', rangeEnd: null });
  });

  it('is not placed for a day that cannot be had', () => {
    const shipping = { methodCode: 'storePickupScheduled', clickCollectStoreId: 'erp-7' };
    const request = placing(kettle, { ...paying(byCard(100)), shipping }, { shippingDate: '2026-11-20' });
    expect(planOrder(request, factsWith())).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'ShippingMethodUnavailable' }],
    });
  });

  it('pays what vouchers leave by card, and takes them in one order [C-7-29 C-7-30]', () => {
    const request = placing(kettle, paying(byVoucher('CARD2222', 20), byVoucher('CARD1111', 50), byCard(40)));
    const { payments, order } = planned(request);
    expect(payments).toEqual({
      vouchers: [
        { code: 'CARD1111', cents: 5000 },
        { code: 'CARD2222', cents: 2000 },
      ],
      provider: { type: 'ADYEN_CREDIT_CARD', cents: 4000 },
    });
    expect(order.payments.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Gift card ending 1111', 5000],
      ['Gift card ending 2222', 2000],
      ['Card', 4000],
    ]);
  });

  it('needs no payment when vouchers pay all of it [C-7-38]', () => {
    const facts = factsWith([], { balances: new Map([['CARD1111', toCents(11_000)]]) });
    const request = placing(kettle, paying(byVoucher('CARD1111', 110), { methodCode: 'noPayment', amount: 0 }));
    expect(planned(request, facts).payments.provider).toBeNull();
  });

  it('has a placeholder for a phone that nobody gave [C-9-28]', () => {
    expect(planned(placing(kettle, { ...paying(byCard(110)), phone: ' ' })).order.contact.phone).toBe('0000000000');
  });

  it('counts the uses of its promotions, with their limits', () => {
    const limited = {
      ...tenOff,
      conditions: [{ type: 'usage', total: 5, perCustomer: 2 }, { type: 'firstOrder' }] as const,
    };
    const { uses } = planned(placing(kettle, { ...paying(byCard(100)), ...shown }), factsWith([limited]));
    expect(uses).toEqual([{ promotionId: 'ten', total: 5, perCustomer: 1 }]);
  });
});

describe('an order that is not placed', () => {
  it('asks for more than there is', () => {
    expect(planOrder(placing([wanted('kettle', 6), wanted('kettle', 5)], paying(byCard(1110))), factsWith())).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'InsufficientStock', params: { variantId: 'kettle-1', stockQty: 10 } }],
    });
  });

  it('was shown other promotions, or another version of one [C-7-28]', () => {
    const facts = factsWith([tenOff]);
    const ordered = (expectedPromotions: PlaceOrderRequest['cart']['expectedPromotions']) =>
      codesOf(placing(kettle, { ...paying(byCard(100)), expectedPromotions }), facts);
    expect(ordered(shown.expectedPromotions)).toBe('SUCCESS');
    expect(ordered([])).toEqual(['CartPromotionsChanged']);
    expect(ordered([{ promotionId: 'ten', versionId: 'older' }])).toEqual(['CartPromotionsChanged']);
    expect(ordered([...shown.expectedPromotions, { promotionId: 'x', versionId: '1' }])).toEqual([
      'CartPromotionsChanged',
    ]);
  });

  it.each<[string, PlaceOrderRequest, string]>([
    ['has nothing in it', placing([], paying()), 'CartInvalid'],
    ['is of something unknown', placing([wanted('nobody')], paying()), 'CartInvalid'],
    ['has a gift put into it', placing([wanted('mug')], paying(byCard(110))), 'CartInvalid'],
    [
      'has a plan for nothing',
      placing([wanted('plan-2', 1, { warranty: { targetId: 'x', targetVariantId: 'x' } })], paying()),
      'CartInvalid',
    ],
    ['costs more than was shown', placing(kettle, paying(byCard(109.99))), 'CartPriceChanged'],
    ['costs less than was shown', placing(kettle, paying(byCard(110.01))), 'CartPriceChanged'],
    ['is not paid for', placing(kettle, paying()), 'CartPriceChanged'],
    ['is paid twice over', placing(kettle, paying(byCard(60), byCard(50))), 'CartPriceChanged'],
    ['says it needs no payment', placing(kettle, paying({ methodCode: 'noPayment', amount: 0 })), 'CartPriceChanged'],
    [
      'uses too much of a voucher',
      placing(kettle, paying(byVoucher('CARD1111', 50.01), byCard(59.99))),
      'VoucherInsufficientFunds',
    ],
    [
      'uses a voucher nobody knows',
      placing(kettle, paying(byVoucher('NONE', 10), byCard(100))),
      'VoucherInsufficientFunds',
    ],
    [
      'uses a voucher twice',
      placing(kettle, paying(byVoucher('CARD1111', 50), byVoucher('CARD1111', 50), byCard(10))),
      'CartPriceChanged',
    ],
    [
      'buys a gift card with a gift card',
      placing([wanted('card', 1, { giftcard: SAMPLE_GIFT })], {
        ...paying(byVoucher('CARD1111', 50), byCard(50)),
        ...{ shipping: { methodCode: 'email' }, shippingAddress: null },
      }),
      'GiftCardNotAccepted',
    ],
    [
      'buys a gift card and a kettle with a gift card that is worth the kettle',
      placing(
        [...kettle, wanted('card', 1, { giftcard: SAMPLE_GIFT })],
        paying(byVoucher('CARD1111', 50), byCard(160)),
      ),
      'GiftCardNotAccepted',
    ],
    [
      'has nowhere to go',
      placing(kettle, { ...paying(byCard(110)), shippingAddress: null }),
      'ShippingMethodUnavailable',
    ],
    [
      'goes a way that is not there',
      placing(kettle, { ...paying(byCard(100)), shipping: { methodCode: 'drone' } }),
      'ShippingMethodUnavailable',
    ],
    [
      'is collected on no day',
      placing(kettle, { ...paying(byCard(100)), shipping: { methodCode: 'storePickupScheduled' } }),
      'ShippingMethodUnavailable',
    ],
  ])('because it %s', (_, request, code) => expect(codesOf(request)).toEqual([code]));

  it.each<[string, PlaceOrderRequest, OrderFacts['paymentType']]>([
    ['is paid in a way that the provider does not know', placing(kettle, paying(byCard(110))), null],
    ['is too dear for PayPal', placing([wanted('fridge')], paying(byCard(2089))), 'ADYEN_PAYPAL'],
  ])('because it %s', (_, request, paymentType) => {
    expect(codesOf(request, factsWith([], { paymentType }))).toEqual(['PaymentMethodUnavailable']);
  });

  it('because it is collected at a store that is not there', () => {
    const request = placing(kettle, { ...paying(byCard(100)), shipping: { methodCode: 'storePickup' } });
    expect(codesOf(request, factsWith([], { store: null }))).toEqual(['ShippingMethodUnavailable']);
  });

  it('names the item that is wrong', () => {
    const planned = planOrder(placing([...kettle, wanted('nobody')], paying(byCard(110))), factsWith());
    expect(planned).toEqual({ status: 'REJECTED', reasons: [{ code: 'CartInvalid', field: 'cart.items.1' }] });
  });
});
