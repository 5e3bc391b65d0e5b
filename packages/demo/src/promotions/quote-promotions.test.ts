import { describe, expect, it } from 'vitest';
import { SHOWCASE } from '../catalogue/testing/showcase.ts';
import { demo, demoItem, demoProducts, NOW, quoteDemoCart } from './testing/quote-demo-cart.ts';

const DAY = 86_400;
/** Prices that are the same in every demo shop, whatever its seed. */
const FRIDGE = 'p-100001'; // $2,988
const ESPRESSO = 'p-100004'; // $699, reduced from $849
const FULL_PRICE_ESPRESSO = 'p-100045'; // $599
const PROCESSOR = 'p-100057'; // $299
const FRYER = 'p-100023'; // $189
const WASHER = 'p-100006'; // $1,099
const DRYER = 'p-100018'; // $1,549
const HEATER = 'p-100032'; // $189, its hot price has ended
const WHIRR_STICK = 'p-100008'; // $549
const LAPTOP = 'p-100034'; // $1,499 until its sale starts

type Asked = Parameters<typeof quoteDemoCart>[0];

/** The amounts a shopper sees, in cents. */
function read(asked: Asked) {
  const { promotions, totals } = quoteDemoCart(asked);
  return {
    given: promotions.given.map(({ id }) => id),
    saved: totals.discountCents,
    delivery: totals.shippingCents,
    total: totals.totalCents,
  };
}
const refusals = (asked: Asked) => quoteDemoCart(asked).promotions.refusedCodes;
const refusal = (asked: Asked) => refusals(asked)[0]?.refusal;

describe('the summer kitchen bundle', () => {
  it('makes the cart of fridge, plan, coffee machine and gift card $3,995.00, with $354.09 of GST', () => {
    const [plan = ''] = demoProducts.get(FRIDGE)?.blGroup.availableWarrantyIds ?? [];
    const giftcard = { amount: 100, message: '', recipientEmail: 'a@example.com', recipientName: 'A', senderName: 'B' };
    const items = [
      demoItem(FRIDGE, 1, { warrantyId: plan }),
      demoItem(ESPRESSO),
      demoItem(SHOWCASE.giftCard100, 1, { giftcard }),
    ];
    const { totals } = quoteDemoCart({ items });
    expect(totals).toMatchObject({
      subtotalCents: 407_600,
      discountCents: 15_000,
      shippingCents: 6_900,
      totalCents: 399_500,
      gstCents: 35_409,
    });
  });

  it('is split over fridge and coffee machine by their prices, once for any number of them', () => {
    const { lines } = quoteDemoCart({ items: [demoItem(FRIDGE), demoItem(ESPRESSO)] });
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([12_156, 2_844]);
    expect(read({ items: [demoItem(FRIDGE, 2), demoItem(ESPRESSO, 2)] }).saved).toBe(15_000);
  });

  it.each([
    ['a fridge alone', [FRIDGE]],
    ['a coffee machine alone', [ESPRESSO]],
    ['a bar fridge with a coffee machine', ['p-100017', ESPRESSO]],
  ])('is not given to %s', (_, ids) => {
    expect(read({ items: ids.map((id) => demoItem(id)) }).saved).toBe(0);
  });

  it('ends with its badge', () => {
    const items = [demoItem(FRIDGE), demoItem(ESPRESSO)];
    expect(read({ items, nowSeconds: NOW + 16 * DAY - 1 }).saved).toBe(15_000);
    expect(read({ items, nowSeconds: NOW + 16 * DAY }).saved).toBe(0);
  });
});

describe('10% off small kitchen appliances', () => {
  it('takes $29.90 off a food processor, and nothing off what is reduced', () => {
    expect(read({ items: [demoItem(PROCESSOR)], codes: ['KITCHEN10'] })).toEqual({
      given: ['promo-small-kitchen'],
      saved: 2_990,
      delivery: 0,
      total: 26_910,
    });
    expect(refusal({ items: [demoItem(ESPRESSO)], codes: ['KITCHEN10'] })).toBe('CART_PROMO_NOT_APPLICABLE');
  });

  it('comes before the bundle, which takes its $150 off what is left', () => {
    const items = [demoItem(FRIDGE), demoItem(FULL_PRICE_ESPRESSO)];
    // 10% of $599.00 and $150.00
    expect(read({ items, codes: ['KITCHEN10'] })).toMatchObject({ saved: 20_990, total: 344_610 });
  });
});

describe('care and filters', () => {
  const care = [...demoProducts.values()].filter(({ categoryIds }) =>
    categoryIds.includes('c-accessories-care-and-filters'),
  );
  const [at1995] = care.filter(({ price }) => price === 19.95);
  const id = at1995?.id ?? '';

  it.each([
    [3, 0],
    [4, 1_995],
    [7, 1_995],
    [8, 3_990],
    [20, 3_990],
  ])('%i of $19.95 save %i cents', (qty, saved) => {
    expect(read({ items: [demoItem(id, qty)] }).saved).toBe(saved);
  });

  it('gives the cheapest of four', () => {
    const [a, b, c, d] = [...care].sort((one, other) => one.price - other.price);
    if (!(a && b && c && d)) throw new Error('There are fewer than four.');
    const { saved } = read({ items: [demoItem(c.id), demoItem(a.id), demoItem(d.id), demoItem(b.id)] });
    expect(saved).toBe(Math.round(a.price * 100));
    expect(saved).toBe(895);
  });
});

describe('the air fryer for $149', () => {
  const items = [demoItem(FRYER)];
  const codes = ['FRYER149'];

  it('saves $40.00, alone: other offers are kept out', () => {
    expect(read({ items, codes: [...codes, 'WELCOME20'] })).toEqual({
      given: ['promo-air-fryer'],
      saved: 4_000,
      delivery: 0,
      total: 14_900,
    });
    expect(refusals({ items, codes: [...codes, 'WELCOME20'] })).toEqual([
      { code: 'WELCOME20', refusal: 'CART_PROMO_EXCLUSIVE' },
    ]);
  });

  it('is kept out itself where the others are worth more', () => {
    const asked = { items: [...items, demoItem(FRIDGE), demoItem(ESPRESSO)], codes };
    expect(read(asked).saved).toBe(15_000);
    expect(refusal(asked)).toBe('CART_PROMO_EXCLUSIVE');
  });

  it('has two left in a new shop, and is then over; a shopper has it once', () => {
    const used = (total: number, own = 0) => ({ items, codes, uses: { 'promo-air-fryer': { total, own } } });
    const total = demo.promotionUses.length;
    expect(total).toBe(58);
    expect(read(used(total)).saved).toBe(4_000);
    expect(read(used(total + 1)).saved).toBe(4_000);
    expect(refusal(used(total + 2))).toBe('CART_PROMO_LIMIT_EXCEEDED');
    expect(refusal(used(total, 1))).toBe('CART_PROMO_REDEEMED');
  });
});

describe('Whirr with an account', () => {
  it('takes $40.00 off each vacuum of a customer, and nothing of a guest or off bags', () => {
    const bags = [...demoProducts.values()].find(
      ({ brand, categoryIds }) => brand.id === 'b-whirr' && categoryIds.includes('c-vacuums-vacuum-parts'),
    );
    const part = demoItem(bags?.id ?? '');
    const items = [demoItem(WHIRR_STICK, 2), part];
    expect(read({ items, isCustomer: true })).toMatchObject({ saved: 8_000, given: ['promo-whirr-account'] });
    expect(read({ items })).toMatchObject({ saved: 0, given: [] });
    expect(read({ items: [part], isCustomer: true }).saved).toBe(0);
  });
});

describe('the welcome', () => {
  const codes = ['WELCOME20'];

  it('takes $20.00 off a first order from $100', () => {
    expect(read({ items: [demoItem(HEATER)], codes })).toEqual({
      given: ['promo-welcome'],
      saved: 2_000,
      delivery: 0,
      total: 16_900,
    });
    expect(refusal({ items: [demoItem('p-100046', 5)], codes })).toBe('CART_PROMO_NOT_APPLICABLE'); // $99.75
    expect(refusal({ items: [demoItem(HEATER)], codes, hasOrderedBefore: true })).toBe('CART_PROMO_NOT_APPLICABLE');
    const uses = { 'promo-welcome': { total: 9, own: 1 } };
    expect(refusal({ items: [demoItem(HEATER)], codes, uses })).toBe('CART_PROMO_REDEEMED');
  });
});

describe('what comes along', () => {
  it('a descaler with an espresso machine, for nothing', () => {
    const { promotions, totals } = quoteDemoCart({ items: [demoItem(FULL_PRICE_ESPRESSO)] });
    expect(promotions.promoItems).toEqual([
      { veloxProductId: SHOWCASE.promotional, promoId: 'promo-descaler', qty: 1, priceCents: 0 },
    ]);
    expect(totals.totalCents).toBe(59_900);
  });

  it('a sleeve with a laptop, for $15.00 and only when asked for', () => {
    const items = [demoItem(LAPTOP)];
    expect(quoteDemoCart({ items }).promotions.promoItems).toEqual([]);
    const { promotions, totals } = quoteDemoCart({ items, codes: ['SLEEVE15'] });
    expect(promotions.promoItems).toEqual([
      { veloxProductId: SHOWCASE.promotionalSecond, promoId: 'promo-laptop-sleeve', qty: 1, priceCents: 15_00 },
    ]);
    expect(totals).toMatchObject({ promoItemsCents: 1_500, discountCents: 0, totalCents: 151_400 });
  });
});

describe('delivery', () => {
  it('of big appliances from $1,500 is free with its code, which changes nothing for collecting', () => {
    const codes = ['BIGTRUCK'];
    expect(read({ items: [demoItem(FRIDGE)], codes })).toMatchObject({ delivery: 0, total: 298_800 });
    expect(read({ items: [demoItem(FRIDGE)] })).toMatchObject({ delivery: 6_900, total: 305_700 });
    expect(refusal({ items: [demoItem(WASHER)], codes })).toBe('CART_PROMO_NOT_APPLICABLE');
    const { methods } = quoteDemoCart({ items: [demoItem(FRIDGE)], codes });
    expect(methods.map(({ methodCode, priceCents }) => [methodCode, priceCents])).toEqual([
      ['delivery', 0],
      ['deliveryScheduled', 0],
      ['storePickup', 0],
      ['storePickupScheduled', 0],
    ]);
  });

  it('of a guest’s order costs $15.00 less with its code, and a customer’s does not', () => {
    const asked = { items: [demoItem(WASHER)], codes: ['HELLO15'] };
    expect(read(asked)).toMatchObject({ delivery: 5_400, total: 115_300 });
    expect(refusal({ ...asked, isCustomer: true })).toBe('CART_PROMO_NOT_APPLICABLE');
  });

  it('of a washer with a dryer costs $39.00 from the day the offer begins', () => {
    const items = [demoItem(WASHER), demoItem(DRYER)];
    expect(read({ items }).delivery).toBe(6_900);
    expect(read({ items, nowSeconds: NOW + 14 * DAY })).toMatchObject({ delivery: 3_900, total: 268_700 });
    expect(read({ items: [demoItem(WASHER, 2)], nowSeconds: NOW + 14 * DAY }).delivery).toBe(6_900);
  });
});

describe('the winter bundle', () => {
  it('took $28.35 off a heater with a heat-pump dryer, and is over', () => {
    const asked = { items: [demoItem(HEATER), demoItem(DRYER)], codes: ['WINTER15'] };
    expect(read({ ...asked, nowSeconds: NOW - 90 * DAY }).saved).toBe(2_835);
    expect(refusal(asked)).toBe('CART_PROMO_NOT_APPLICABLE');
  });
});
