import { describe, expect, it } from 'vitest';
import { SAMPLE_GIFT } from '../cart/testing/sample-cart.ts';
import { quoted, quoteInput } from '../cart/testing/sample-quote.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { promotionOf } from '../promotions/testing/promotion-of.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';
import { planOrder } from './plan-order.ts';
import { byCard, placing, placingFacts, wanted } from './testing/sample-placing.ts';

const products = [
  quoted('kettle'),
  quoted('card', { functionalType: 'giftcard' }),
  quoted('book', { price: 55, taxExclusive: true }),
  quoted('mug', { functionalType: 'promotional' }),
];
const factsWith = (promotions: readonly Promotion[] = [], part: Partial<OrderFacts> = {}) =>
  placingFacts(quoteInput([], products, { promotions }), part);
const paying = (...methods: PlaceOrderRequest['cart']['payment']['methods']) => ({ payment: { methods } });
const shown = (...promotions: readonly Promotion[]) => ({
  expectedPromotions: promotions.map(({ id, versionId }) => ({ promotionId: id, versionId })),
});
const orderOf = (request: PlaceOrderRequest, facts = factsWith()) => {
  const plan = planOrder(request, facts);
  if (plan.status !== 'SUCCESS') throw new Error(JSON.stringify(plan));
  return plan.value.order;
};
const kettle = wanted('kettle');

describe('the GST of an order', () => {
  it('is on what is taxed and on the delivery, on no book and no gift card', () => {
    const order = orderOf(
      placing([kettle, wanted('book'), wanted('card', 1, { giftcard: SAMPLE_GIFT })], paying(byCard(265))),
    );
    expect(order.lines.map(({ productId, gstCents }) => [productId, gstCents])).toEqual([
      ['kettle', 909],
      ['book', 0],
      ['card', 0],
    ]);
    expect(order.totals).toMatchObject({ shippingCents: 1000, gstCents: 1000 });
  });

  it('of removal and installation is theirs and not that of the goods', () => {
    const services = [
      { code: 'REMOVAL' as const, price: 0, detail: '' },
      { code: 'INSTALLATION' as const, price: 110, detail: '' },
    ];
    const facts = placingFacts(quoteInput([], [quoted('kettle', { services })]));
    const wishes = services.map(({ code }) => ({ productId: 'kettle', code }));
    const order = orderOf(placing([kettle], paying(byCard(220)), { services: wishes }), facts);
    expect(order.lines.map(({ gstCents }) => gstCents)).toEqual([909]);
    expect(order.totals).toMatchObject({ shippingCents: 12_000, gstCents: 2000 });
  });

  it('is on a gift that costs something', () => {
    const gift = promotionOf({
      id: 'mug',
      lane: 'gift',
      effects: [{ type: 'promoItem', productId: 'mug', qty: 2, price: 5.5, worth: 20 }],
    });
    const order = orderOf(placing([kettle], { ...paying(byCard(121)), ...shown(gift) }), factsWith([gift]));
    expect(order.lines.map(({ productId, totalCents, gstCents }) => [productId, totalCents, gstCents])).toEqual([
      ['kettle', 10_000, 909],
      ['mug', 1100, 100],
    ]);
    expect(order.lines[1]).toMatchObject({
      id: '2',
      variantId: 'mug-1',
      sku: 'SKU-mug',
      name: 'The mug',
      path: '/products/mug',
      imageUrl: '/mug.svg',
      unitCents: 550,
      discountCents: 0,
    });
  });
});

describe('an order keeps', () => {
  it('where a product is and how it looks, and nothing of one without a name', () => {
    expect(orderOf(placing([kettle], paying(byCard(110)))).lines).toMatchObject([
      { path: '/products/kettle', imageUrl: '/kettle.svg' },
    ]);
    const nameless = factsWith([], { names: new Map() });
    expect(orderOf(placing([kettle], paying(byCard(110))), nameless).lines).toMatchObject([
      { sku: '', name: '', path: '', imageUrl: null },
    ]);
  });

  it('a contact without the spaces around it, and a bill to its own address', () => {
    const request = placing([kettle], {
      ...paying(byCard(110)),
      firstName: ' Mia ',
      lastName: ' Tran ',
      phone: ' 0400 ',
    });
    expect(orderOf(request).contact).toMatchObject({ firstName: 'Mia', lastName: 'Tran', phone: '0400' });
    const { shippingAddress } = request.cart;
    const billingAddress = shippingAddress && { ...shippingAddress, suburb: 'Coburg' };
    expect(orderOf({ ...request, cart: { ...request.cart, billingAddress } }).billing).toMatchObject({
      suburb: 'Coburg',
    });
  });

  it('the codes that gave something, and no others', () => {
    const coupon = promotionOf({
      id: 'ten',
      couponCodes: ['TEN'],
      lane: 'order',
      effects: [{ type: 'amountOff', amount: 10 }],
    });
    const request = placing([kettle], { ...paying(byCard(100)), ...shown(coupon), promoCodes: ['ten', 'nothing'] });
    expect(orderOf(request, factsWith([coupon])).promoCodes).toEqual(['ten']);
  });

  it('a gift card as it was cleaned', () => {
    const giftcard = { ...SAMPLE_GIFT, recipientEmail: ' PRIYA@example.com ' };
    const cart = { ...paying(byCard(100)), shipping: { methodCode: 'email' }, shippingAddress: null };
    expect(orderOf(placing([wanted('card', 1, { giftcard })], cart)).lines).toMatchObject([
      { giftcard: { recipientEmail: 'priya@example.com' } },
    ]);
  });

  it('that nothing was to be paid', () => {
    const free = promotionOf({ id: 'free', effects: [{ type: 'percentOff', percent: 100 }] });
    const cart = { ...shown(free), shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-7' } };
    const { payments, totals } = orderOf(placing([kettle], { ...paying(), ...cart }), factsWith([free]));
    expect(totals.totalCents).toBe(0);
    expect(payments).toEqual([{ type: 'NO_PAYMENT', label: expect.any(String), amountCents: 0 }]);
  });
});

describe('what the crew does at the door', () => {
  const fitted = quoted('oven', {
    services: [
      { code: 'REMOVAL', price: 0, detail: '' },
      { code: 'INSTALLATION', price: 189, detail: '' },
    ],
  });
  const free = promotionOf({
    id: 'free',
    lane: 'shipping',
    effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }],
  });
  const facts = (promotions: readonly Promotion[] = []) =>
    placingFacts(quoteInput([], [fitted, quoted('kettle')], { promotions }));
  const services = [
    { productId: 'oven', code: 'REMOVAL' as const },
    { productId: 'oven', code: 'INSTALLATION' as const },
  ];
  const asking = (dollars: number, cart = {}) => ({
    ...placing([wanted('oven')], { ...paying(byCard(dollars)), ...cart }),
    extra: { services, driverNote: 'Ring twice.' },
  });

  it('is kept with the order and paid with it, GST included', () => {
    const order = orderOf(asking(299), facts());
    expect(order.shipping).toMatchObject({
      note: 'Ring twice.',
      services: [
        { code: 'REMOVAL', productId: 'oven', amountCents: 0 },
        { code: 'INSTALLATION', productId: 'oven', amountCents: 18_900 },
      ],
    });
    expect(order.totals).toMatchObject({ shippingCents: 19_900, totalCents: 29_900, gstCents: 2718 });
  });

  it('costs what it costs when delivery is free', () => {
    const order = orderOf(asking(289, shown(free)), facts([free]));
    expect(order.totals).toMatchObject({ shippingCents: 18_900, totalCents: 28_900 });
  });

  it('is refused for what does not have it, and costs nothing where nobody comes', () => {
    const kettleToo = { ...asking(110), cart: placing([kettle], paying(byCard(110))).cart };
    expect(planOrder(kettleToo, facts())).toMatchObject({
      status: 'REJECTED',
      reasons: [{ code: 'ShippingMethodUnavailable', field: 'extra.services' }],
    });
    const collected = asking(100, { shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-7' } });
    expect(orderOf(collected, facts()).totals.totalCents).toBe(10_000);
  });
});

it('a gift card that says nobody to go to is not sold, and named once [C-5-21]', () => {
  const ordered = (giftcard: typeof SAMPLE_GIFT) =>
    planOrder(
      placing([wanted('card', 1, { giftcard: SAMPLE_GIFT }), wanted('card', 1, { giftcard })], {
        ...paying(byCard(200)),
        shipping: { methodCode: 'email' },
        shippingAddress: null,
      }),
      factsWith(),
    );
  const refused = { status: 'REJECTED', reasons: [{ code: 'CartInvalid', field: 'cart.items.1' }] };
  expect(ordered({ ...SAMPLE_GIFT, recipientEmail: '' })).toEqual(refused);
  expect(ordered({ ...SAMPLE_GIFT, recipientEmail: '', amount: 33 })).toEqual(refused);
  expect(ordered(SAMPLE_GIFT).status).toBe('SUCCESS');
});

it('a promotion holds to its last second', () => {
  const ends = promotionOf({
    id: 'a',
    endsAt: 1_800_000_001,
    lane: 'order',
    effects: [{ type: 'amountOff', amount: 10 }],
  });
  const at = (nowMs: number) =>
    planOrder(placing([kettle], { ...paying(byCard(100)), ...shown(ends) }), factsWith([ends], { nowMs })).status;
  expect(at(1_800_000_000_999)).toBe('SUCCESS');
  expect(at(1_800_000_001_000)).toBe('REJECTED');
});
