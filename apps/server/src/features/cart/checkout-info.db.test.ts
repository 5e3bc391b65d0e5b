import { schemas } from '@wattle/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askInfo, postInfo } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { asked, goods, sampleCartShop } from '../../testing/sample-cart-shop.ts';

const MELBOURNE = { postcode: '3121', state: 'VIC' } as const;
const TOWNSVILLE = { postcode: '4820', state: 'QLD' } as const;
const plan = (targetId: string, qty = 1) => ({
  productId: 'care-2',
  variantId: 'care-2-v1',
  qty,
  extra: { releaseDateTime: null, warranty: { targetId, targetVariantId: `${targetId}-v1` } },
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleCartShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
});
afterAll(() => shop.close());

describe('POST /api/checkout/info', () => {
  it('takes 99 of one line that has no limit of its own, and not one more [C-9-01]', async () => {
    const failuresOf = async (qty: number) => (await askInfo(shop, [{ productId: 'kettle', qty }])).failures;
    const limit = { code: 'variantQtyMaxExceeded', params: { qtyMax: 99 } };
    expect(await failuresOf(99)).not.toContainEqual(expect.objectContaining(limit));
    expect(await failuresOf(100)).toContainEqual(expect.objectContaining(limit));
  });

  it('says that nothing is in the cart [C-4-68]', async () => {
    const response = await postInfo(shop, { cart: { items: [] } });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'CART_EMPTY' }]);
    // a plan without its product counts as empty too
    expect((await postInfo(shop, { cart: { items: [plan('kettle')] } })).json()).toEqual({ status: 'CART_EMPTY' });
  });

  it('takes the whole request and answers with checkout data [C-7-19 C-7-20 C-7-21 C-7-22 C-3-35 C-3-36 C-4-69]', async () => {
    const response = await postInfo(shop, {
      cart: {
        items: [asked({ productId: 'kettle', qty: 2 }), asked({ productId: 'toaster' })],
        promoCodes: ['PERCENT'],
        email: 'sam@example.com',
        firstName: 'Sam',
        lastName: 'Lee',
        shippingAddress: MELBOURNE,
        useProvisionalShippingAddress: false,
        shipping: { type: 'DELIVERY', options: { methodCode: 'delivery' } },
        locality: TOWNSVILLE,
      },
      availableCreditBalances: [{ id: 'CARD1', methodCode: 'givex', amount: 50.25 }],
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const info = response.json();
    expect(schemas.checkoutInfo.value.parse(info)).toEqual(info);
    expect(info).toEqual({
      status: 'SUCCESS',
      promotions: {
        appliedPromotions: [
          {
            id: 'percent',
            versionId: 'percent-1',
            name: 'Offer percent',
            exclusive: false,
            relatedCouponCodes: ['PERCENT'],
          },
        ],
        disallowedPromotions: [],
        resolvedCart: { promoCartItems: [] },
      },
      creditUsages: { CARD1: { amount: 50.25 } },
      selectedShippingMethod: { methodCode: 'delivery', label: 'Delivery', price: 9 },
      itemSubtotalAfterDiscounts: 224.95,
      availableShippingMethods: [
        { methodCode: 'delivery', label: 'Delivery', price: 9 },
        { methodCode: 'storePickup', label: 'Click and collect', price: 0 },
        { methodCode: 'storePickupScheduled', label: 'Scheduled click and collect', price: 0 },
      ],
      totals: {
        subtotal: 249.95,
        discount: 25,
        promoItems: 0,
        shipping: 9,
        services: 0,
        total: 233.95,
        gst: 21.27,
        leftToPay: 183.7,
      },
      promotionSavings: { percent: 25 },
      refusedCodes: [],
      failures: [],
    });
  });

  it('adds a plan for each unit, and says which plan is for nothing that is there [C-7-37 C-5-12]', async () => {
    const items = [asked({ productId: 'kettle', qty: 2 }), asked({ productId: 'pot' })];
    const covered = (await postInfo(shop, { cart: { items: [...items, plan('kettle', 2)] } })).json();
    expect([covered.totals.subtotal, covered.failures]).toEqual([299.01, []]);
    const stray = (await postInfo(shop, { cart: { items: [plan('kettle'), ...items, plan('pot')] } })).json();
    expect(stray.totals.subtotal).toBe(200.01);
    expect(stray.failures).toEqual([
      { item: 0, code: 'warrantyNotFound' },
      { item: 2, code: 'warrantyNotFound' },
    ]);
  });

  it.each([
    ['of a state', 'gone', 1, [{ item: 0, code: 'productStateInvalid' }], 20],
    ['that nobody has heard of', 'unheard-of', 1, [{ item: 0, code: 'productStateInvalid' }], 0],
    ['that is scarce', 'scarce', 2, [{ item: 0, code: 'stockInsufficient', params: { stockQty: 1 } }], 40],
    [
      'that is too many',
      'pot',
      100,
      expect.arrayContaining([{ item: 0, code: 'variantQtyMaxExceeded', params: { qtyMax: 99 } }]),
      1,
    ],
    ['that only a promotion gives', 'mug', 1, [{ item: 0, code: 'promotionalProductInvalid' }], 20],
    ['without a card', 'card', 1, [{ item: 0, code: 'productStateInvalid' }], 10],
  ])(
    'names an item %s by its place: %s × %i [C-5-02 C-5-04 C-5-08 C-5-10]',
    async (_, productId, qty, failures, subtotal) => {
      const info = await askInfo(shop, [{ productId, qty }]);
      expect([info.failures, info.totals.subtotal]).toEqual([failures, subtotal]);
    },
  );

  it('counts lines of the same product together, and agency items apart [C-5-08 C-5-09]', async () => {
    const scarce = await askInfo(shop, [{ productId: 'scarce' }, { productId: 'scarce' }]);
    expect(scarce.failures.map(({ item, code }) => [item, code])).toEqual([
      [0, 'stockInsufficient'],
      [1, 'stockInsufficient'],
    ]);
    const mixed = await askInfo(shop, [{ productId: 'miele' }, { productId: 'kettle' }]);
    expect(mixed.failures.map(({ item, code }) => [item, code])).toEqual([
      [0, 'agencyMixInvalid'],
      [1, 'agencyMixInvalid'],
    ]);
  });

  it('sees a new price and new stock at once', async () => {
    await shop.store.products.save([goods('new', 80)]);
    expect((await askInfo(shop, [{ productId: 'new' }])).totals.subtotal).toBe(80);
    await shop.store.products.save([goods('new', 75.5)]);
    expect((await askInfo(shop, [{ productId: 'new' }])).totals.subtotal).toBe(75.5);
    await shop.store.stock.save([{ variantId: 'new-v1', qty: 0, hasStockOnHand: false }]);
    expect((await askInfo(shop, [{ productId: 'new' }])).failures).toMatchObject([{ code: 'stockInsufficient' }]);
  });
});

describe('how a cart gets there', () => {
  const prices = (info: Awaited<ReturnType<typeof askInfo>>) =>
    info.availableShippingMethods.map(({ methodCode, price }) => [methodCode, price]);
  const collected = [
    ['storePickup', 0],
    ['storePickupScheduled', 0],
  ];

  it.each([
    ['no place is known', ['kettle'], null, collected, null],
    ['a parcel', ['kettle'], MELBOURNE, [['delivery', 9], ...collected], 9],
    ['a parcel far away', ['kettle'], TOWNSVILLE, [['delivery', 19], ...collected], 19],
    ['big and bulky', ['fridge', 'kettle'], MELBOURNE, [['delivery', 69], ...collected], 69],
    ['big and bulky where no truck goes', ['fridge'], TOWNSVILLE, collected, null],
    ['from where it is free', ['kettle', 'kettle', 'kettle'], MELBOURNE, [['delivery', 0], ...collected], 0],
    ['nothing that is carried', ['unheard-of', 'book'], MELBOURNE, [['delivery', 9], ...collected], 9],
  ])('%s [C-7-22 C-3-35]', async (_, ids, locality, methods, shipping) => {
    const info = await askInfo(
      shop,
      ids.map((productId) => ({ productId })),
      { locality },
    );
    expect(prices(info)).toEqual(methods);
    expect(info.totals.shipping).toBe(shipping);
    expect(info.selectedShippingMethod?.price ?? null).toBe(shipping);
  });

  it('a gift card goes by email, for the amount that is on it and without GST [C-3-14 C-9-31]', async () => {
    const giftcard = { amount: 250, message: '', recipientEmail: 'a@example.com', recipientName: 'A', senderName: 'B' };
    const info = await askInfo(shop, [{ productId: 'card', extra: { giftcard } }], { locality: MELBOURNE });
    expect(prices(info)).toEqual([['email', 0]]);
    expect(info.totals).toMatchObject({ total: 250, gst: 0, shipping: 0 });
    expect(info.failures).toEqual([]);
    const forged = await askInfo(shop, [{ productId: 'fridge', extra: { giftcard: { ...giftcard, amount: 10 } } }]);
    expect([forged.totals.subtotal, forged.failures]).toEqual([1999, [{ item: 0, code: 'productStateInvalid' }]]);
  });

  it('to a store when the shopper collects it, or by the method that they name', async () => {
    const cart = { locality: MELBOURNE, shipping: { type: 'STORE_PICKUP', options: null } };
    const collected = await askInfo(shop, [{ productId: 'kettle' }], cart);
    expect(collected.selectedShippingMethod?.methodCode).toBe('storePickup');
    const shipping = { type: 'DELIVERY', options: { methodCode: 'drone' } };
    const unknown = await askInfo(shop, [{ productId: 'kettle' }], { ...cart, shipping });
    expect([unknown.selectedShippingMethod, unknown.totals.shipping]).toEqual([null, null]);
  });

  it('to the address before the locality', async () => {
    const items = [asked({ productId: 'kettle' })];
    const cart = { items, shippingAddress: TOWNSVILLE, locality: MELBOURNE };
    expect((await postInfo(shop, { cart })).json().totals.shipping).toBe(19);
    const unfilled = { ...cart, shippingAddress: { postcode: '', state: '' } };
    expect((await postInfo(shop, { cart: unfilled })).json().totals.shipping).toBe(9);
  });

  it.each([
    ['an address', { shippingAddress: { postcode: '0001', state: 'VIC' } }],
    ['an address in another state', { shippingAddress: { postcode: '3121', state: 'QLD' } }],
    ['an address that is none', { shippingAddress: { postcode: '3121 VIC', state: 'over there' } }],
    ['an address with signs', { shippingAddress: { postcode: '31;21', state: "'" } }],
    ['a locality', { locality: { postcode: '9999', state: 'NSW' } }],
  ])('not to %s that does not exist', async (_, place) => {
    const response = await postInfo(shop, { cart: { items: [asked({ productId: 'kettle' })], ...place } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 'REJECTED', errorCode: 'LOCALITY_NOT_FOUND' });
  });
});

describe('what is left to pay', () => {
  it('is what credits leave, each used once and none for more than the total [C-3-39]', async () => {
    const credit = (id: string, amount: number) => ({ id, methodCode: 'givex', amount });
    const info = await askInfo(shop, [{ productId: 'kettle' }], {}, [
      credit('A', 30.5),
      credit('A', 30.5),
      credit('B', 0),
      credit('C', 500),
      credit('D', 10),
    ]);
    expect(info.creditUsages).toEqual({ A: { amount: 30.5 }, C: { amount: 69.5 } });
    expect(info.totals).toMatchObject({ total: 100, leftToPay: 0 });
  });

  it('has GST in it, of what is taxed and of the delivery', async () => {
    const info = await askInfo(shop, [{ productId: 'kettle' }, { productId: 'book' }], { locality: MELBOURNE });
    expect(info.totals).toMatchObject({ total: 139, gst: 9.91 });
  });
});
