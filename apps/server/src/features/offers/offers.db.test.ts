import type { Promotion } from '@wattle/domain/promotions';
import { sentenceText } from '@wattle/messages/promotion-sentence';
import { formatLastDay } from '@wattle/messages/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { cartOffers } from '../../pricing/cart-offers.ts';
import type { Database } from '../../store/database.ts';
import { createStore, type Store } from '../../store/store.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { askInfo } from '../../testing/ask-checkout.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { listOffers } from './list-offers.ts';
import { type TriedCart, tryOffers } from './try-offers.ts';

const kettles: Promotion = {
  ...{
    id: 'kettles',
    versionId: '1',
    name: 'Kettles',
    exclusive: false,
    couponCodes: [],
    startsAt: null,
    endsAt: null,
  },
  ...{ lane: 'item', conditions: [], effects: [{ type: 'percentOff', percent: 20, on: { categoryIds: ['kettles'] } }] },
};
const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
const spring: Promotion = {
  ...{ ...kettles, id: 'spring', name: 'Spring', couponCodes: ['SPRING'], endsAt: NOW + 3 * DAY, lane: 'order' },
  ...{ conditions: [{ type: 'minSpend', amount: 100 }], effects: [{ type: 'percentOff', percent: 10 }] },
};
const shop = () => ({ ...sampleShop(), promotions: [spring, kettles] });

describe('offers at the desk', () => {
  let db: Database;
  let store: Store;
  beforeAll(async () => {
    db = await openServer();
    store = createStore(db);
    await saveShop(db, shop());
  });
  afterAll(() => db.close());

  const cart: TriedCart = {
    ...{ items: [{ productId: 'k1', qty: 1 }], codes: [], place: null, isCustomer: false, isFirstOrder: true },
    ...{ at: NOW, tryId: null },
  };
  const tried = async (more: Partial<TriedCart> = {}) => {
    const catalogue = createCatalogueCache(store);
    const answer = await tryOffers({ store, catalogue, load: cartOffers(store, catalogue) }, { ...cart, ...more });
    if (answer.status !== 'SUCCESS') return answer.reasons.map(({ code }) => code);
    const reasons = answer.value.explained.map(({ promotion, reason }) => [promotion.id, reason.kind]);
    return [...reasons, ['total', answer.value.quote.totals.totalCents]];
  };

  it('says them in words, with their state', async () => {
    const offers = await listOffers(store, createCatalogueCache(store), cart.at);
    expect(offers.map(({ promotion, state, sentence }) => [promotion.id, state, sentenceText(sentence)])).toEqual([
      ['kettles', 'LIVE', '20 % off kettles'],
      ['spring', 'LIVE', `10 % off everything with the code SPRING, from $100, until ${formatLastDay(NOW + 3 * DAY)}`],
    ]);
    expect((await listOffers(store, createCatalogueCache(store), cart.at + 7 * DAY)).at(-1)?.state).toBe('ENDED');
  });

  it('tries them on a cart, with the reasons why not', async () => {
    expect(await tried()).toEqual([
      ['kettles', 'GIVEN'],
      ['spring', 'CODE'],
      ['total', 10_396],
    ]);
    expect(await tried({ codes: ['spring'] })).toEqual([
      ['kettles', 'GIVEN'],
      ['spring', 'GIVEN'],
      ['total', 9356],
    ]);
    expect(await tried({ at: cart.at + 7 * DAY })).toEqual([
      ['kettles', 'GIVEN'],
      ['spring', 'DATES'],
      ['total', 10_396],
    ]);
    expect(await tried({ items: [{ productId: 'nobody', qty: 1 }] })).toEqual(['PRODUCT_NOT_FOUND']);
  });

  it('switches one off and on, once, and an import leaves it off', async () => {
    expect(await store.promotions.switch('kettles', true)).toBe(true);
    expect(await store.promotions.switch('kettles', true)).toBe(false);
    await store.promotions.save([{ ...kettles, versionId: '2', name: 'Kettles again' }]);
    expect((await store.promotions.list(new Date(0))).map(({ id }) => id)).toEqual(['spring']);
    expect(await tried()).toEqual([
      ['kettles', 'OFF'],
      ['spring', 'CODE'],
      ['total', 12_995],
    ]);
    expect(await tried({ tryId: 'kettles' })).toEqual([
      ['kettles', 'GIVEN'],
      ['spring', 'CODE'],
      ['total', 10_396],
    ]);
    expect(await store.promotions.switch('kettles', false)).toBe(true);
    expect((await listOffers(store, createCatalogueCache(store), cart.at))[0]).toMatchObject({
      state: 'LIVE',
      uses: 0,
    });
  });
});

it('a shopper’s cart costs more as soon as an offer is off', async () => {
  const open = await openTestShop({ content: shop() });
  try {
    const total = async () => (await askInfo(open, [{ productId: 'k1' }])).totals.total;
    expect(await total()).toBe(103.96);
    await open.store.promotions.switch('kettles', true);
    await expect.poll(total).toBe(129.95);
  } finally {
    await open.close();
  }
});
