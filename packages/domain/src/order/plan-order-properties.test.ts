import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartQuote, type QuoteInput, quoteCart } from '../cart/quote-cart.ts';
import { fromRequestItems, type RequestItem } from '../cart/request-items.ts';
import { SAMPLE_GIFT, SAMPLE_WARRANTY } from '../cart/testing/sample-cart.ts';
import { quoted, quoteInput } from '../cart/testing/sample-quote.ts';
import { dollarsOf, toCents } from '../money/cents.ts';
import { anyPromotions } from '../promotions/testing/any-promotions.ts';
import { type OrderPlan, planOrder } from './plan-order.ts';
import { byCard, byVoucher, placing, placingFacts, wanted } from './testing/sample-placing.ts';

const IDS = ['a', 'b', 'c', 'd'];
const GIFTS = ['descaler', 'sleeve'].map((id) => quoted(id, { functionalType: 'promotional' }));

const anyProducts = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100),
      brand: fc.constantFrom('a', 'b', 'c').map((id) => ({ id })),
      categoryIds: fc.subarray(['x', 'y']),
      bigAndBulky: fc.boolean(),
      taxExclusive: fc.boolean(),
      variants: fc.integer({ min: 1, max: 200 }).map((qty) => [{ id: '', qty }]),
    }),
    { minLength: IDS.length, maxLength: IDS.length },
  )
  .map((list) =>
    list.map(({ variants, ...part }, index) => {
      const id = IDS[index] ?? '';
      return quoted(id, { ...part, variants: variants.map((one) => ({ ...one, id: `${id}-1` })) });
    }),
  );

const anyItems = fc
  .array(
    fc.record({
      productId: fc.constantFrom(...IDS),
      qty: fc.integer({ min: 1, max: 40 }),
      hasPlan: fc.boolean(),
      isCard: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) =>
    list.flatMap(({ productId, qty, hasPlan, isCard }): RequestItem[] => {
      if (isCard) return [wanted('card', qty, { giftcard: SAMPLE_GIFT })];
      const warranty = { targetId: productId, targetVariantId: `${productId}-1` };
      return [wanted(productId, qty), ...(hasPlan ? [wanted(SAMPLE_WARRANTY.id, qty, { warranty })] : [])];
    }),
  );

/** An order exactly as its quote says it, paid with what is on a voucher first. */
const anyOrder = fc
  .record({
    products: anyProducts,
    items: anyItems,
    promotions: anyPromotions(),
    balance: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ products, items: list, promotions, balance }) => {
    const all = [...products, ...GIFTS, quoted('card', { functionalType: 'giftcard' })];
    const items = fromRequestItems(list).items;
    const credits = balance === 0 ? [] : [{ id: 'CARD1111', methodCode: 'adyenGivex', amount: balance / 100 }];
    const isEmail = items.every(({ productId }) => productId === 'card');
    const methodCode = isEmail ? 'email' : 'delivery';
    const input = quoteInput(items, all, { promotions, methodCode, credits });
    return { list, input, quote: quoteCart(input), balance: toCents(balance), methodCode };
  });

type AnyOrder = {
  list: RequestItem[];
  input: QuoteInput;
  quote: CartQuote;
  balance: ReturnType<typeof toCents>;
  methodCode: string;
};

function planOf({ list, input, quote, balance, methodCode }: AnyOrder): ReturnType<typeof planOrder> {
  const vouchers = quote.credits.map(({ id, cents }) => byVoucher(id, dollarsOf(cents)));
  const rest = quote.leftToPayCents > 0 ? [byCard(dollarsOf(quote.leftToPayCents))] : [];
  const request = placing(list, {
    shipping: { methodCode },
    expectedPromotions: quote.promotions.given.map(({ id, versionId }) => ({ promotionId: id, versionId })),
    payment: { methods: [...vouchers, ...rest] },
  });
  return planOrder(request, placingFacts(input, { balances: new Map([['CARD1111', balance]]) }));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const often = { numRuns: 400 };
const eachPlan = (check: (plan: OrderPlan, order: AnyOrder) => void) =>
  fc.assert(
    fc.property(anyOrder, (order) => {
      const planned = planOf(order);
      if (planned.status === 'SUCCESS') check(planned.value, order);
      // of a quote that is followed to the letter, nothing but the stock or a limit of the cart can be wrong
      else expect(['InsufficientStock', 'CartInvalid']).toContain(planned.reasons[0]?.code);
    }),
    often,
  );

describe('whatever is ordered', () => {
  it('is placed at least now and then, so that the others show something', () => {
    const plans = fc.sample(anyOrder, { numRuns: 200, seed: 7 }).map(planOf);
    expect(plans.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(40);
  });

  it('costs what its quote said, to the cent', () => {
    eachPlan(({ order }, { quote }) => {
      expect(order.totals).toEqual({
        itemsCents: quote.totals.subtotalCents + quote.totals.promoItemsCents,
        discountCents: quote.totals.discountCents,
        shippingCents: quote.totals.shippingCents ?? 0,
        totalCents: quote.totals.totalCents,
        gstCents: quote.totals.gstCents,
      });
    });
  });

  it('its lines, plans and delivery are the total; so are its payments', () => {
    eachPlan(({ order }) => {
      const { lines, totals, payments } = order;
      const goods = sum(lines.map(({ totalCents, plan }) => totalCents + (plan?.totalCents ?? 0)));
      expect(goods + totals.shippingCents).toBe(totals.totalCents);
      expect(totals.itemsCents - totals.discountCents + totals.shippingCents).toBe(totals.totalCents);
      expect(sum(lines.map(({ discountCents }) => discountCents))).toBe(totals.discountCents);
      expect(sum(order.promotions.map(({ savedCents }) => savedCents))).toBe(totals.discountCents);
      expect(sum(payments.map(({ amountCents }) => amountCents))).toBe(totals.totalCents);
      for (const { unitCents, qty, discountCents, totalCents } of lines) {
        expect(unitCents * qty - discountCents).toBe(totalCents);
      }
    });
  });

  it('the GST of its lines and its delivery is the GST of the total', () => {
    eachPlan(({ order: { lines, totals } }) => {
      const left = totals.gstCents - sum(lines.map(({ gstCents }) => gstCents ?? Number.NaN));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(Math.ceil(totals.shippingCents / 11));
    });
  });

  it('takes no more of a voucher than there is, and of each variant what its lines say', () => {
    eachPlan(({ demand, payments, order }, { balance, quote }) => {
      expect(sum(payments.vouchers.map(({ cents }) => cents))).toBeLessThanOrEqual(balance);
      expect(payments.provider?.cents ?? 0).toBe(quote.leftToPayCents);
      const counted = order.lines.filter(({ productId }) => productId !== 'card');
      expect(sum(demand.map(({ qty }) => qty))).toBe(sum(counted.map(({ qty }) => qty)));
      const ids = demand.map(({ variantId }) => variantId);
      expect(ids).toEqual([...new Set(ids)].sort());
    });
  });

  it('that is paid with a cent more or less is not placed', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(-1, 1), (order, cents) => {
        const left = order.quote.leftToPayCents;
        const wrong = { ...order, quote: { ...order.quote, leftToPayCents: toCents(left === 0 ? 1 : left + cents) } };
        expect(planOf(wrong).status).toBe('REJECTED');
      }),
      often,
    );
  });
});
