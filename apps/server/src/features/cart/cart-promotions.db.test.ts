import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../store/open-database.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { askInfo, type Info } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type AskedItem, goods, offer, sampleCartShop } from '../../testing/sample-cart-shop.ts';

const MELBOURNE = { postcode: '3121', state: 'VIC' };
const KETTLE: readonly AskedItem[] = [{ productId: 'kettle' }];
const env = { WRITE_LIMIT_PER_MINUTE: '100000' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleCartShop(), env });
});
afterAll(() => shop.close());

const ask = (promoCodes: readonly string[], items: readonly AskedItem[] = KETTLE, cart: object = {}) =>
  askInfo(shop, items, { promoCodes, ...cart });
const given = ({ promotions }: Info) => promotions.appliedPromotions.map(({ id }) => id);
const disallowed = ({ promotions }: Info) => promotions.disallowedPromotions.map(({ id }) => id);
const codesRefused = ({ refusedCodes }: Info) => refusedCodes.map(({ code, errorCode }) => [code, errorCode]);
const poll = <T>(read: () => Promise<T>) => expect.poll(read);

describe('promotions of a cart', () => {
  const pair: readonly AskedItem[] = [{ productId: 'kettle', qty: 2 }, { productId: 'toaster' }];
  it.each<[string, string, readonly AskedItem[], number]>([
    ['a percentage', 'PERCENT', pair, 25],
    ['an amount', 'AMOUNT', pair, 15],
    ['an amount off each', 'EACH', pair, 8],
    ['a price of its own', 'FIXED', pair, 40.1],
    ['one with another for less', 'PAIR', pair, 24.98],
  ])('%s: %s takes exactly its part off the goods', async (_, code, items, saved) => {
    const info = await ask([code], items);
    const id = code.toLowerCase();
    expect(given(info)).toEqual([id]);
    expect(info.promotionSavings).toEqual({ [id]: saved });
    expect(info.totals).toMatchObject({ subtotal: 249.95, discount: saved });
    expect(Math.round(info.itemSubtotalAfterDiscounts * 100)).toBe(Math.round((249.95 - saved) * 100));
  });

  it('say who they are [C-3-37]', async () => {
    const { promotions } = await ask(['FIXED']);
    expect(promotions.appliedPromotions).toEqual([
      { id: 'fixed', versionId: 'fixed-1', name: 'Offer fixed', exclusive: false, relatedCouponCodes: ['FIXED'] },
    ]);
  });

  it('may put something into the cart [C-3-38]', async () => {
    const info = await ask(['MUG']);
    expect(info.promotions.resolvedCart.promoCartItems).toEqual([{ veloxProductId: 'mug', promoId: 'mug', qty: 2 }]);
    expect(info.totals).toMatchObject({ subtotal: 100, promoItems: 10, total: 110 });
  });

  it('may make the delivery cost less', async () => {
    const info = await ask(['TRUCK'], [{ productId: 'fridge' }], { locality: MELBOURNE });
    expect(info.availableShippingMethods).toMatchObject([
      { methodCode: 'delivery', price: 0 },
      { methodCode: 'storePickup' },
      { methodCode: 'storePickupScheduled' },
    ]);
    expect(info.totals).toMatchObject({ subtotal: 1999, shipping: 0, total: 1999 });
  });

  it('are found by their codes however these are typed', async () => {
    for (const code of ['percent', ' Per Cent ', 'PERCENT\t']) {
      const info = await ask([code]);
      expect([given(info), info.refusedCodes]).toEqual([['percent'], []]);
    }
  });

  it('go on top of each other, lane by lane, and in a lane the best keeps the others out', async () => {
    const info = await ask(['FIXED', 'PERCENT', 'AMOUNT']);
    expect(info.promotionSavings).toEqual({ fixed: 20.05, amount: 15 });
    expect(codesRefused(info)).toEqual([['PERCENT', 'CART_PROMO_EXCLUSIVE']]);
  });
});

describe('a code that does nothing', () => {
  it.each([
    ['is unknown', 'NONSENSE', 'CART_PROMO_CODE_INVALID'],
    ['is over', 'OVER', 'CART_PROMO_CODE_INVALID'],
    ['has not begun', 'SOON', 'CART_PROMO_CODE_INVALID'],
    ['asks for more', 'SPEND', 'CART_PROMO_NOT_APPLICABLE'],
    ['is for customers', 'MEMBERS', 'CART_PROMO_NOT_APPLICABLE'],
    ['is used up', 'FEW', 'CART_PROMO_LIMIT_EXCEEDED'],
  ])('%s: %s is %s', async (_, code, errorCode) => {
    const info = await ask([code]);
    expect([given(info), codesRefused(info), info.totals.discount]).toEqual([[], [[code, errorCode]], 0]);
  });

  it('is used up for one, and not for another, by their email [C-7-20]', async () => {
    const mine = await ask(['ONCE'], KETTLE, { email: ' Ana@Example.com' });
    expect(codesRefused(mine)).toEqual([['ONCE', 'CART_PROMO_REDEEMED']]);
    expect(disallowed(mine)).toEqual(['once']);
    expect(given(await ask(['ONCE'], KETTLE, { email: 'cleo@example.com' }))).toEqual(['once']);
  });

  it('and an email that is none is as good as no email [C-5-18]', async () => {
    for (const email of ['', 'ana@', 'ana@@example.com', "' or 1=1 --"]) {
      expect(given(await ask(['ONCE'], KETTLE, { email }))).toEqual(['once']);
    }
  });

  it('is for a first order', async () => {
    const contact = { email: 'Dan@example.com' };
    await shop.store.orders.save([{ number: 'W9', placedAt: 1_700_000_000, status: 'placed', data: { contact } }]);
    expect(given(await ask(['FIRST']))).toEqual(['first']);
    expect(given(await ask(['FIRST'], KETTLE, { email: 'eve@example.com' }))).toEqual(['first']);
    const again = await ask(['FIRST'], KETTLE, { email: 'dan@EXAMPLE.com' });
    expect(codesRefused(again)).toEqual([['FIRST', 'CART_PROMO_NOT_APPLICABLE']]);
  });

  it('is kept out by one that stands alone', async () => {
    const info = await ask(['ALONE', 'AMOUNT']);
    expect([given(info), disallowed(info)]).toEqual([['alone'], ['amount']]);
    expect(codesRefused(info)).toEqual([['AMOUNT', 'CART_PROMO_EXCLUSIVE']]);
    expect(info.totals.discount).toBe(30);
  });
});

describe('a promotion whose gift is out of stock', () => {
  const setMugs = (qty: number) => shop.store.stock.save([{ variantId: 'mug-v1', qty, hasStockOnHand: qty > 0 }]);

  it('is left out until it is back', async () => {
    await setMugs(1);
    const without = await ask(['MUG']);
    expect([given(without), codesRefused(without)]).toEqual([[], [['MUG', 'CART_PROMO_CODE_INVALID']]]);
    await setMugs(2);
    expect(given(await ask(['MUG']))).toEqual(['mug']);
    const mug = goods('mug', 20, { functionalType: 'promotional', state: 'discontinued' });
    await shop.store.products.save([mug]);
    expect(given(await ask(['MUG']))).toEqual([]);
  });
});

it('a promotion that cannot be read keeps no other from being given', async () => {
  const broken = offer('broken', { couponCodes: [], effects: [Object({ type: 'percentOff', cents: 100 })] });
  await shop.store.promotions.save([broken, offer('later', {})]);
  await poll(async () => given(await ask(['LATER']))).toEqual(['later']);
});

it('promotions that one process takes in are given by another, and are over when they end', async () => {
  const databaseUrl = await createServerDatabase();
  const open = () => openDatabase({ dataDir: ':memory:', databaseUrl });
  const first = await openTestShop({ content: sampleCartShop(), env, open });
  const second = await openTestShop({ content: sampleCartShop(), env, open });
  try {
    const ids = async () => given(await askInfo(second, KETTLE));
    expect(await ids()).toEqual([]);
    await first.store.promotions.save([offer('today', { couponCodes: [] })]);
    await poll(ids).toEqual(['today']);
    const endsAt = Math.floor(Date.now() / 1000) + 1;
    await first.store.promotions.save([offer('today', { couponCodes: [], endsAt })]);
    await poll(ids).toEqual([]);
  } finally {
    await second.close();
    await first.close();
  }
});
