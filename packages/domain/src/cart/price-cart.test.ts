import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionOf } from '../promotions/testing/promotion-of.ts';
import type { CartItem } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { type PricedProductFacts, type PricingInput, priceCart } from './price-cart.ts';
import { factsOf, SAMPLE_GIFT, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const priced = (id: string, part: Partial<PricedProductFacts> = {}): PricedProductFacts => ({
  ...sampleFacts(id, part),
  brand: { id: 'nordholm' },
  categoryIds: ['fridges'],
  taxExclusive: false,
  ...part,
});

const fridge = priced('a', { price: 1999.95, erpOriginalPrice: 1999.95 });
const card = priced('card', { functionalType: 'giftcard', taxExclusive: true, price: 0 });

function price(items: readonly CartItem[], changes: Partial<PricingInput> = {}, products = [fridge, card]) {
  const facts = factsOf(...products);
  return priceCart({
    lines: viewCart(items, facts).items,
    products: new Map(products.map((product) => [product.id, product])),
    promotions: [],
    codes: [],
    shipping: null,
    nowSeconds: 0,
    shopper: { isCustomer: false, hasOrderedBefore: false, uses: new Map() },
    ...changes,
  });
}

describe('priceCart', () => {
  it('adds goods, plans and delivery, and says what of it is GST', () => {
    const { totals } = price([sampleItem({ qty: 2, warrantyId: 'plan-2' })], {
      shipping: { methodCode: 'bulky', priceCents: 6900 },
    });
    expect(totals).toEqual({
      subtotalCents: 415_890,
      discountCents: 0,
      promoItemsCents: 0,
      itemSubtotalAfterDiscountsCents: 415_890,
      shippingCents: 6900,
      servicesCents: 0,
      totalCents: 422_790,
      gstCents: 38_435,
    });
  });

  it('finds no GST in a gift card, and takes nothing off it', () => {
    const items = [sampleItem({ productId: 'card', giftcard: SAMPLE_GIFT }), sampleItem()];
    const half = promotionOf({ id: 'half', effects: [{ type: 'percentOff', percent: 50 }] });
    const { totals } = price(items, { promotions: [half] });
    expect(totals).toMatchObject({ totalCents: 109_997, discountCents: 99_998, gstCents: 9091 });
  });

  it('charges a fridge with a forged gift card as a fridge, with its GST and its promotion', () => {
    const forged = sampleItem({ giftcard: { ...SAMPLE_GIFT, amount: 10 } });
    const half = promotionOf({ id: 'half', effects: [{ type: 'percentOff', percent: 50 }] });
    expect(price([forged], { promotions: [half] })).toEqual(price([sampleItem()], { promotions: [half] }));
    expect(price([forged]).totals).toMatchObject({ totalCents: 199_995, gstCents: 18_181 });
  });

  it('takes a promotion off the goods and not off their plan', () => {
    const free = promotionOf({ id: 'free', effects: [{ type: 'percentOff', percent: 100 }] });
    const { lines } = price([sampleItem({ warrantyId: 'plan-2' })], { promotions: [free] });
    expect(lines).toMatchObject([{ discountCents: 199_995, planCents: 7950, totalCents: 7950 }]);
  });

  it('prices the delivery by the promotion that is given on it', () => {
    const promotions = [
      promotionOf({
        id: 'free-delivery',
        lane: 'shipping',
        conditions: [{ type: 'minSpend', amount: 1000 }],
        effects: [{ type: 'shipping', cut: { kind: 'fixed', price: 0 } }],
      }),
    ];
    const shipping = { methodCode: 'bulky', priceCents: 6900 };
    expect(price([sampleItem()], { promotions, shipping }).totals.shippingCents).toBe(0);
    expect(price([sampleItem()], { promotions }).totals.shippingCents).toBeNull();
  });

  it('counts a promotional item that is not free', () => {
    const promotions = [
      promotionOf({
        id: 'gift',
        lane: 'gift',
        effects: [{ type: 'promoItem', productId: 'descaler', qty: 2, price: 1.5, worth: 19.95 }],
      }),
    ];
    expect(price([sampleItem()], { promotions }).totals).toMatchObject({ promoItemsCents: 300, totalCents: 200_295 });
  });

  it('leaves out what is not known', () => {
    expect(price([sampleItem({ productId: 'gone' })]).totals.totalCents).toBe(0);
  });

  it('adds up, whatever is in it: lines make the total, and GST is an eleventh of it', () => {
    const line = fc.record({ price: fc.integer({ min: 0, max: 1_000_000 }), qty: fc.integer({ min: 1, max: 99 }) });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), percent, (lines, off) => {
        const products = lines.map((one, index) => priced(`p${index}`, { price: one.price / 100 }));
        const items = lines.map(({ qty }, index) => sampleItem({ productId: `p${index}`, qty }));
        const effects = [{ type: 'percentOff' as const, percent: off }];
        const cart = price(items, { promotions: [promotionOf({ id: 'off', effects })] }, products);
        const { subtotalCents, discountCents, totalCents, gstCents } = cart.totals;
        expect(subtotalCents).toBe(lines.reduce((sum, one) => sum + one.price * one.qty, 0));
        expect(subtotalCents - discountCents).toBe(totalCents);
        expect(cart.lines.reduce((sum, one) => sum + one.totalCents, 0)).toBe(totalCents);
        expect(Math.abs(gstCents * 11 - totalCents)).toBeLessThanOrEqual(5.5);
      }),
    );
  });
});
