import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servicesTo } from '../delivery/services-to.ts';
import { SCHEDULED_RULES } from '../delivery/testing/scheduled-rules.ts';
import { anyPromotions } from '../promotions/testing/any-promotions.ts';
import { viewCart } from './cart-view.ts';
import { mergeCarts } from './merge-carts.ts';
import { quoteCart } from './quote-cart.ts';
import { fromRequestItems, toRequestItems } from './request-items.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';
import { quoted, quoteInput } from './testing/sample-quote.ts';

const IDS = ['a', 'b', 'c', 'd'];

const SCHEDULED = servicesTo(SCHEDULED_RULES, '3056');

const anyProducts = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
      brand: fc.constantFrom('a', 'b', 'c').map((id) => ({ id })),
      categoryIds: fc.subarray(['x', 'y']),
      bigAndBulky: fc.boolean(),
    }),
    { minLength: IDS.length, maxLength: IDS.length },
  )
  .map((list) => [
    ...list.map((part, index) => quoted(IDS[index] ?? '', part)),
    quoted('card', { functionalType: 'giftcard' }),
  ]);

const anyItem = fc
  .record({
    productId: fc.constantFrom(...IDS),
    warrantyId: fc.constantFrom(null, 'plan-2'),
    qty: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(99)),
    amount: fc.constantFrom(null, null, null, 10, 500),
  })
  .map(({ amount, ...part }) =>
    amount === null
      ? sampleItem(part)
      : sampleItem({ productId: 'card', giftcard: { ...SAMPLE_GIFT, amount }, id: `g${amount}`, qty: part.qty }),
  );

const anyQuote = fc
  .record({
    products: anyProducts,
    items: fc.array(anyItem, { maxLength: 8 }).map((items) => mergeCarts(items, [])),
    promotions: anyPromotions(),
    withDays: fc.boolean(),
    shippingDate: fc.constantFrom(null, '2026-11-18', '2026-11-21', '2026-11-22'),
    methodCode: fc.constantFrom(null, 'delivery', 'express', 'deliveryScheduled', 'storePickup'),
    credits: fc.array(
      fc.record({
        id: fc.constantFrom('x', 'y'),
        methodCode: fc.constant('givex'),
        amount: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ products, items, withDays, ...part }) => {
    const input = quoteInput(items, products, part);
    return withDays ? { ...input, offers: { ...input.offers, services: SCHEDULED } } : input;
  });

const often = { numRuns: 300 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('whatever is in a cart', () => {
  it('lines, gifts and delivery make the total, which is never below zero', () => {
    fc.assert(
      fc.property(anyQuote, (input) => {
        const { lines, totals, promotions } = quoteCart(input);
        const gifts = sum(promotions.promoItems.map(({ priceCents, qty }) => priceCents * qty));
        expect(totals.promoItemsCents).toBe(gifts);
        expect(totals.totalCents).toBe(
          sum(lines.map(({ totalCents }) => totalCents)) + gifts + (totals.shippingCents ?? 0),
        );
        for (const cents of [...Object.values(totals), ...lines.map(({ totalCents }) => totalCents)]) {
          expect(cents ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
      often,
    );
  });

  it('discounts are split over the lines to the cent', () => {
    fc.assert(
      fc.property(anyQuote, (input) => {
        const { lines, totals, promotions } = quoteCart(input);
        expect(sum(lines.map(({ discountCents }) => discountCents))).toBe(totals.discountCents);
        expect(sum(promotions.given.map(({ savedCents }) => savedCents))).toBe(totals.discountCents);
        expect(totals.subtotalCents - totals.discountCents).toBe(totals.itemSubtotalAfterDiscountsCents);
      }),
      often,
    );
  });

  it('credits and what is left to pay make the total', () => {
    fc.assert(
      fc.property(anyQuote, (input) => {
        const { credits, leftToPayCents, totals } = quoteCart(input);
        expect(sum(credits.map(({ cents }) => cents)) + leftToPayCents).toBe(totals.totalCents);
      }),
      often,
    );
  });

  it('each way to get it costs what is shown of it', () => {
    fc.assert(
      fc.property(anyQuote, (input) => {
        for (const { methodCode, priceCents } of quoteCart(input).methods) {
          const chosen = quoteCart({ ...input, methodCode });
          expect(chosen.totals.shippingCents).toBe(priceCents);
          expect(chosen.method).toEqual(chosen.methods.find((one) => one.methodCode === methodCode));
        }
      }),
      often,
    );
  });

  it('it costs the same as a request, wherever it is priced [C-7-21]', () => {
    fc.assert(
      fc.property(anyQuote, (input) => {
        const { items } = fromRequestItems(toRequestItems(viewCart(input.items, input.facts).items));
        expect(quoteCart({ ...input, items }).totals).toEqual(quoteCart(input).totals);
      }),
      often,
    );
  });
});
