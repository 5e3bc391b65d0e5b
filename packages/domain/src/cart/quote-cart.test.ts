import { describe, expect, it } from 'vitest';
import { type QuotedMethod, shippingMethodOf } from '../delivery/cart-delivery.ts';
import { servicesTo } from '../delivery/services-to.ts';
import { SCHEDULED_RULES } from '../delivery/testing/scheduled-rules.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { promotionOf } from '../promotions/testing/promotion-of.ts';
import { quoteCart } from './quote-cart.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';
import { quoted, quoteInput } from './testing/sample-quote.ts';

const kettle = quoted('a');
const fridge = quoted('b', { price: 2000, erpOriginalPrice: 2000, bigAndBulky: true, categoryIds: ['fridges'] });
const card = quoted('card', { functionalType: 'giftcard', price: 100, taxExclusive: true });
const products = [kettle, fridge, card];

const half = promotionOf({ id: 'half', effects: [{ type: 'percentOff', percent: 50 }] });
const onDelivery = (id: string, price: number, methodCodes: readonly string[]): Promotion =>
  promotionOf({
    id,
    lane: 'shipping',
    effects: [{ type: 'shipping', cut: { kind: 'fixed', price }, methodCodes }],
  });

describe('quoteCart', () => {
  it('counts no gift card towards a cart with a gift card in it', () => {
    const items = [sampleItem(), sampleItem({ productId: 'b', giftcard: SAMPLE_GIFT })];
    const credits = [{ id: 'x', methodCode: 'givex', amount: 300 }];
    const { totals, leftToPayCents, credits: used } = quoteCart(quoteInput(items, products, { credits }));
    expect([used, leftToPayCents]).toEqual([[], totals.totalCents]);
  });

  it('is everything that a cart comes to', () => {
    const items = [sampleItem({ qty: 2, warrantyId: 'plan-2' }), sampleItem({ productId: 'b' })];
    const quote = quoteCart(
      quoteInput(items, products, { promotions: [half], credits: [{ id: 'x', methodCode: 'givex', amount: 300 }] }),
    );
    expect(quote.lines.map(({ itemId, totalCents }) => [itemId, totalCents])).toEqual([
      ['a/a-1/plan-2', 10_000 + 15_900],
      ['b/b-1', 100_000],
    ]);
    expect(quote.totals).toEqual({
      subtotalCents: 235_900,
      discountCents: 110_000,
      promoItemsCents: 0,
      itemSubtotalAfterDiscountsCents: 125_900,
      shippingCents: 9000,
      servicesCents: 0,
      totalCents: 134_900,
      gstCents: 12_264,
    });
    expect(quote).toMatchObject({
      method: { methodCode: 'delivery', priceCents: 9000 },
      credits: [{ id: 'x', cents: 30_000 }],
      leftToPayCents: 104_900,
    });
  });

  it('prices two lines of the same product, with and without a plan, each by itself', () => {
    const items = [sampleItem({ qty: 3 }), sampleItem({ qty: 1, warrantyId: 'plan-2' })];
    const fixed = promotionOf({
      id: 'third',
      effects: [{ type: 'buyGet', buy: {}, buyQty: 2, getQty: 1, percent: 100 }],
    });
    const quote = quoteCart(quoteInput(items, products, { promotions: [fixed] }));
    expect(quote.lines.map(({ discountCents, totalCents }) => [discountCents, totalCents])).toEqual([
      [10_000, 20_000],
      [0, 17_950],
    ]);
  });

  it('takes no more than everything off, and pays for the delivery', () => {
    const all = promotionOf({ id: 'all', lane: 'order', effects: [{ type: 'amountOff', amount: 1_000_000 }] });
    const items = [sampleItem({ qty: 99 }), sampleItem({ productId: 'b', qty: 99 })];
    expect(quoteCart(quoteInput(items, products, { promotions: [all] })).totals).toMatchObject({
      discountCents: 20_790_000,
      itemSubtotalAfterDiscountsCents: 0,
      totalCents: 9000,
    });
  });

  it('gives one exclusive promotion or all the others, whatever is worth more', () => {
    const small = ['a', 'b', 'c'].map((id, at) =>
      promotionOf({
        id,
        lane: (['item', 'bundle', 'order'] as const)[at] ?? 'item',
        effects: [{ type: 'percentOff', percent: 10 }],
      }),
    );
    const exclusive = (percent: number) =>
      promotionOf({ id: 'x', exclusive: true, effects: [{ type: 'percentOff', percent }] });
    const discount = (percent: number) => {
      const { promotions } = quoteCart(
        quoteInput([sampleItem()], products, { promotions: [...small, exclusive(percent)] }),
      );
      return promotions.given.map(({ id, savedCents }) => [id, savedCents]);
    };
    expect(discount(28)).toEqual([['x', 2800]]);
    expect(discount(27)).toEqual([
      ['a', 1000],
      ['b', 900],
      ['c', 810],
    ]);
  });

  it('leaves what is not known out', () => {
    const quote = quoteCart(quoteInput([sampleItem({ productId: 'gone' })], products));
    expect(quote).toMatchObject({ lines: [], methods: [], method: null, totals: { totalCents: 0 } });
  });

  it('sends gift cards by email, at what is written on them', () => {
    const items = [10, 500].map((amount) =>
      sampleItem({ productId: 'card', giftcard: { ...SAMPLE_GIFT, amount }, id: `g${amount}` }),
    );
    const quote = quoteCart(quoteInput(items, products, { promotions: [half] }));
    expect(quote.methods).toEqual([{ methodCode: 'email', label: 'By email', priceCents: 0 }]);
    expect(quote.totals).toMatchObject({ discountCents: 0, totalCents: 51_000, gstCents: 0 });
  });
});

const priceOf = (method: QuotedMethod) => shippingMethodOf(method).price;
const SATURDAY = '2026-11-21';
const WEDNESDAY = '2026-11-18';
const SERVICES = { parcel: { name: 'Parcel', price: 10, freeFrom: null }, bigAndBulky: null };

describe('the ways to get a cart', () => {
  const items = [sampleItem()];
  const methods = (promotions: readonly Promotion[], methodCode: string | null) =>
    quoteCart(quoteInput(items, products, { promotions, methodCode })).methods.map(priceOf);

  it.each([null, 'delivery', 'storePickup', 'balloon'])(
    'cost what they cost when chosen, with %j chosen',
    (methodCode) => {
      expect(methods([onDelivery('five', 5, ['delivery'])], methodCode)).toEqual([5, 0, 0]);
    },
  );

  it('are reduced for those that a promotion names', () => {
    expect(methods([onDelivery('five', 5, ['storePickup'])], null)).toEqual([10, 0, 0]);
    expect(methods([onDelivery('five', 5, ['storePickup']), onDelivery('seven', 7, ['delivery'])], null)).toEqual([
      7, 0, 0,
    ]);
  });

  it('keeps the effects of one promotion on two methods of one price apart', () => {
    const both: Promotion = {
      ...onDelivery('both', 7, ['delivery']),
      effects: [
        { type: 'shipping', cut: { kind: 'fixed', price: 7 }, methodCodes: ['delivery'] },
        { type: 'shipping', cut: { kind: 'fixed', price: 5 }, methodCodes: ['deliveryScheduled'] },
      ],
    };
    const kettles = [sampleItem()];
    const input = quoteInput(kettles, [quoted('a', { price: 50 })], { promotions: [both], methodCode: null });
    const services = servicesTo(SCHEDULED_RULES, '3056');
    const prices = quoteCart({ ...input, offers: { ...input.offers, services } }).methods.map((one) => [
      one.methodCode,
      priceOf(one),
    ]);
    expect(prices).toEqual(
      expect.arrayContaining([
        ['delivery', 7],
        ['deliveryScheduled', 5],
      ]),
    );
  });

  it('are paid for when they are chosen, and not before', () => {
    const total = (methodCode: string | null, services = quoteInput([], []).offers.services) =>
      quoteCart(quoteInput(items, products, { methodCode, offers: { promotions: [], uses: {}, services } })).totals;
    expect(total('storePickup')).toMatchObject({ shippingCents: 0, totalCents: 10_000 });
    expect(total('delivery')).toMatchObject({ shippingCents: 1000, totalCents: 11_000 });
    expect(total(null, null)).toMatchObject({ shippingCents: null, totalCents: 10_000 });
  });

  describe('on a day that was picked', () => {
    const onDay = (methodCode: string, shippingDate: string | null, ...promotions: Promotion[]) => {
      const days = [2, 5].map((weekday) => ({ weekday, extra: weekday === 5 ? 20 : -4 }));
      const input = quoteInput(items, products, { promotions, methodCode, shippingDate });
      const services = { ...SERVICES, schedule: { parcel: days, bigAndBulky: null } };
      return quoteCart({ ...input, offers: { ...input.offers, services } });
    };

    it('cost what the day costs, after promotions on it [C-3-34 C-3-40]', () => {
      expect(onDay('deliveryScheduled', SATURDAY).totals).toMatchObject({ shippingCents: 3000, totalCents: 13_000 });
      expect(onDay('deliveryScheduled', WEDNESDAY).totals).toMatchObject({ shippingCents: 600, totalCents: 10_600 });
      expect(onDay('deliveryScheduled', SATURDAY, onDelivery('five', 5, ['deliveryScheduled'])).method).toMatchObject({
        methodCode: 'deliveryScheduled',
        priceCents: 500,
      });
    });

    it('leave the other ways at their prices', () => {
      expect(onDay('delivery', SATURDAY, onDelivery('five', 5, ['delivery'])).methods.map(priceOf)).toEqual([
        5, 30, 0, 0,
      ]);
    });

    it('are not there on a day on which nobody comes', () => {
      const { method, totals } = onDay('deliveryScheduled', '2026-11-22');
      expect([method, totals.shippingCents]).toEqual([null, null]);
    });
  });
});
