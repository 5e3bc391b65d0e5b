import { CART_LINES_MAX } from '@wattle/domain/cart';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askInfo, type Info, postInfo } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { asked, sampleCartShop } from '../../testing/sample-cart-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleCartShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
});
afterAll(() => shop.close());

const kettle = asked({ productId: 'kettle' });
const cartOf = (...items: readonly unknown[]) => ({ cart: { items } });
const refused = async (body: unknown): Promise<string[]> => {
  const response = await postInfo(shop, body);
  expect(response.statusCode, response.body).toBe(400);
  const problem = response.json<{ errorCode: string; reasons: { field: string; message: string }[] }>();
  expect(problem.errorCode).toBe('INPUT_INVALID');
  return problem.reasons.map(({ field }) => field);
};

describe('bad input of POST /api/checkout/info', () => {
  it('of a price changes nothing: the shop knows its prices', async () => {
    const forged = { ...kettle, price: 0.01, totalCents: 1, discount: 99, extra: { ...kettle.extra, price: 1 } };
    const response = await postInfo(shop, {
      cart: { items: [forged], total: 1, totals: { total: 1 }, promotions: [{ id: 'percent' }] },
      totals: { total: 1 },
    });
    expect(response.json().totals).toMatchObject({ subtotal: 100, discount: 0, total: 100 });
  });

  it.each([0, -1, 1.5, 10_001, 1e300, Number.MAX_SAFE_INTEGER + 1, null, '2', '', true, [], {}])(
    'of a quantity of %j is refused, and the field named',
    async (qty) => {
      expect(new Set(await refused(cartOf(kettle, { ...kettle, qty })))).toEqual(new Set(['cart.items.1.qty']));
    },
  );

  it.each(['NaN', 'Infinity', '-0x1', '1e', '01'])('of a quantity that is no JSON is refused: %s', async (qty) => {
    const body = JSON.stringify(cartOf(kettle)).replace('"qty":1', `"qty":${qty}`);
    expect((await postInfo(shop, body)).statusCode).toBe(400);
  });

  it('of a quantity that JSON makes endless is refused', async () => {
    expect(await refused(JSON.stringify(cartOf(kettle)).replace('"qty":1', '"qty":1e999'))).toEqual([
      'cart.items.0.qty',
    ]);
  });

  it('of more than anybody buys is a failure of its line, and of no other', async () => {
    const info = await askInfo(shop, [{ productId: 'kettle', qty: 10_000 }, { productId: 'toaster' }]);
    expect(info.failures.map(({ item, code }) => [item, code])).toEqual([
      [0, 'variantQtyMaxExceeded'],
      [0, 'stockInsufficient'],
    ]);
    expect(info.totals.subtotal).toBe(1_000_049.95);
  });

  it('of ids that nobody has heard of is a failure of each line, and costs nothing', async () => {
    const ids = [
      "'; drop table products --",
      '🫖',
      '../etc',
      'constructor',
      'toString',
      'hasOwnProperty',
      'k'.repeat(100),
    ];
    const info = await askInfo(
      shop,
      ids.map((productId) => ({ productId: productId.slice(0, 97) })),
    );
    expect(info.failures).toEqual(ids.map((_, item) => ({ item, code: 'productStateInvalid' })));
    expect(info.totals).toMatchObject({ subtotal: 0, total: 0, leftToPay: 0 });
  });

  it('of 10,000 lines is refused for its size or for its number', async () => {
    const many = (count: number) => cartOf(...Array.from({ length: count }, () => kettle));
    const response = await postInfo(shop, many(10_000));
    expect([response.statusCode, response.json().errorCode]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await refused(many(2 * CART_LINES_MAX + 1))).toEqual(['cart.items']);
    expect((await postInfo(shop, many(2 * CART_LINES_MAX))).statusCode).toBe(200);
  });

  it('of the same thing again and again is counted together', async () => {
    const info = await askInfo(
      shop,
      Array.from({ length: 60 }, () => ({ productId: 'kettle' })),
    );
    expect(new Set(info.failures.map(({ code }) => code))).toEqual(new Set(['stockInsufficient']));
    expect([info.failures.length, info.totals.subtotal]).toEqual([60, 6000]);
  });

  it.each([
    `{"__proto__":{"items":[]},"cart":{"items":[]}}`,
    `{"cart":{"items":[],"constructor":{"prototype":{"qty":1}}}}`,
    '{"cart":',
    '',
    'null',
    '[]',
    '"cart"',
    '7',
  ])('of a body like %s is refused', async (body) => {
    expect((await postInfo(shop, body)).statusCode).toBe(400);
  });

  it.each<[string, unknown]>([
    ['cart', {}],
    ['cart.items', { cart: {} }],
    ['cart.items', { cart: { items: { 0: kettle } } }],
    ['cart.items.0', cartOf(null)],
    ['cart.items.0.productId', cartOf({ ...kettle, productId: 7 })],
    ['cart.items.0.productId', cartOf({ ...kettle, productId: '' })],
    ['cart.items.0.productId', cartOf({ ...kettle, productId: 'k\u0000' })],
    ['cart.items.0.productId', cartOf({ ...kettle, productId: '\ud800' })],
    ['cart.items.0.variantId', cartOf({ ...kettle, variantId: 'v\u001b[0m' })],
    ['cart.items.0.extra', cartOf({ ...kettle, extra: undefined })],
    ['cart.items.0.extra.releaseDateTime', cartOf({ ...kettle, extra: { releaseDateTime: '2026' } })],
    [
      'cart.items.0.extra.giftcard.amount',
      cartOf({ ...kettle, extra: { releaseDateTime: null, giftcard: card(0.01) } }),
    ],
    [
      'cart.items.0.extra.giftcard.amount',
      cartOf({ ...kettle, extra: { releaseDateTime: null, giftcard: card(-50) } }),
    ],
    ['cart.items.0.extra.warranty.targetId', cartOf({ ...kettle, extra: { releaseDateTime: null, warranty: {} } })],
    ['cart.promoCodes', { cart: { items: [kettle], promoCodes: 'SPRING' } }],
    ['cart.email', { cart: { items: [kettle], email: 7 } }],
    ['cart.shipping.type', { cart: { items: [kettle], shipping: { type: 'DRONE', options: null } } }],
    ['cart.locality.postcode', { cart: { items: [kettle], locality: { postcode: 3121, state: 'VIC' } } }],
    ['availableCreditBalances.0.amount', { ...cartOf(kettle), availableCreditBalances: [credit(-1)] }],
    ['availableCreditBalances.0.amount', { ...cartOf(kettle), availableCreditBalances: [credit(1_000_001)] }],
    [
      'availableCreditBalances',
      { ...cartOf(kettle), availableCreditBalances: Array.from({ length: 21 }, () => credit(1)) },
    ],
  ])('is refused at %s: %j', async (field, body) => {
    expect(await refused(body)).toContain(field);
  });

  it('of any kind never gives a wrong total or a fault', async () => {
    await fc.assert(
      fc.asyncProperty(junkBody, async (body) => {
        const response = await postInfo(shop, body);
        expect([200, 400, 404, 413, 422], response.body).toContain(response.statusCode);
        if (response.statusCode === 200) expectSum(response.json<Info | { status: 'CART_EMPTY' }>());
      }),
      { numRuns: 300 },
    );
  });
});

function card(amount: number) {
  return { amount, message: '', recipientEmail: 'a@example.com', recipientName: 'A', senderName: 'B' };
}

function credit(amount: number) {
  return { id: 'CARD1', methodCode: 'givex', amount };
}

/** Checks that every figure is an amount of money, and that they add up to the total. */
function expectSum(info: Info | { status: 'CART_EMPTY' }): void {
  if (info.status === 'CART_EMPTY') return;
  const cents = Object.fromEntries(
    Object.entries(info.totals).map(([name, dollars]) => [name, Math.round((dollars ?? 0) * 100)]),
  );
  for (const [name, value] of Object.entries(cents)) expect(Number.isSafeInteger(value) && value >= 0, name).toBe(true);
  const { subtotal = 0, discount = 0, promoItems = 0, shipping = 0, total = 0, gst = 0, leftToPay = 0 } = cents;
  expect(subtotal - discount).toBe(Math.round(info.itemSubtotalAfterDiscounts * 100));
  expect(subtotal - discount + promoItems + shipping).toBe(total);
  expect(gst).toBeLessThanOrEqual(Math.ceil(total / 11));
  const paid = Object.values(info.creditUsages).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(total - paid).toBe(leftToPay);
}

const junk = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.constantFrom(null, '', 0, -1, 1.5, 1e21, Number.NaN, [], {}, '__proto__', '\u0000', '9'.repeat(400)),
);
/** Mostly valid values, so that requests get past validation. */
const mostly = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: value, weight: 12 }, { arbitrary: junk, weight: 1 });
const productId = fc.constantFrom(
  'kettle',
  'toaster',
  'fridge',
  'pot',
  'gone',
  'card',
  'mug',
  'book',
  'miele',
  'nobody',
);
const itemJunk = fc.record(
  {
    productId: mostly(productId),
    variantId: mostly(productId.map((id) => `${id}-v1`)),
    qty: mostly(fc.integer({ min: 1, max: 10_000 })),
    price: junk,
    extra: mostly(
      fc.record(
        {
          releaseDateTime: mostly(fc.constant(null)),
          giftcard: mostly(fc.constantFrom(10, 500).map(card)),
          warranty: mostly(productId.map((id) => ({ targetId: id, targetVariantId: `${id}-v1` }))),
        },
        { requiredKeys: ['releaseDateTime'] },
      ),
    ),
  },
  { requiredKeys: ['productId', 'variantId', 'qty', 'extra'] },
);
const code = fc.constantFrom(...sampleCartShop().promotions.flatMap(({ couponCodes }) => couponCodes), 'NONE');
const junkBody = fc
  .record({
    cart: mostly(
      fc.record(
        {
          items: mostly(fc.array(mostly(itemJunk), { maxLength: 8 })),
          promoCodes: mostly(fc.array(mostly(code), { maxLength: 5 })),
          email: mostly(fc.constantFrom('ana@example.com', 'nobody')),
          locality: mostly(
            fc.constantFrom(null, { postcode: '3121', state: 'VIC' }, { postcode: '9999', state: 'WA' }),
          ),
          shippingAddress: mostly(fc.constantFrom({ postcode: '4820', state: 'QLD' }, { postcode: '', state: '' })),
          shipping: mostly(fc.constantFrom({ type: 'STORE_PICKUP', options: null })),
        },
        { requiredKeys: ['items'] },
      ),
    ),
    availableCreditBalances: mostly(fc.array(fc.integer({ min: 0, max: 900 }).map(credit), { maxLength: 3 })),
  })
  .map((body) => JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? String(value) : value)));
