import { describe, expect, it } from 'vitest';
import { writeAttributionToken } from '../attribution-token.ts';
import type { PredictRequest, RecommendationProvider, ShopperEvent } from '../port.ts';
import { createEmbeddedRecommendation } from './create-embedded-recommendation.ts';
import { sampleProduct, sampleShop } from './testing/sample-product.ts';

const NOW = 1_700_000_000;
const DAY = 86_400;
const inFamily = (id: string, code: string, rest: Parameters<typeof sampleProduct>[1] = {}) =>
  sampleProduct(id, { family: { code }, categoryIds: ['all', code], ...rest });

const SHOP = [
  inFamily('fridge-a', 'fridges', { price: 1000, accessoryIds: ['filter', 'ice-tray'] }),
  inFamily('fridge-b', 'fridges', { price: 1050 }),
  inFamily('fridge-c', 'fridges', { price: 3000, popularity: 5 }),
  inFamily('fridge-d', 'fridges', { price: 900 }),
  inFamily('filter', 'parts', { price: 50 }),
  inFamily('ice-tray', 'parts', { price: 20 }),
  inFamily('kettle', 'kettles', { price: 90, popularity: 9 }),
  inFamily('toaster', 'toasters', { price: 80, popularity: 7 }),
];

const open = (shop = sampleShop(SHOP)) => createEmbeddedRecommendation({ products: shop });
const deed = (type: 'view' | 'add', visitorId: string, at: number, ...ids: string[]): ShopperEvent => ({
  type,
  visitorId,
  at,
  products: ids.map((id) => ({ id })),
});
const order = { number: '1', totalCents: 100, currency: 'AUD' };
const buy = (visitorId: string, at: number, ...ids: string[]): ShopperEvent => ({
  ...deed('add', visitorId, at, ...ids),
  type: 'purchase',
  order,
});
async function ask(
  engine: RecommendationProvider,
  eventType: PredictRequest['eventType'],
  rest: Partial<PredictRequest>,
) {
  const request = { eventType, visitorId: 'new', productIds: [], categoryIds: [], pageSize: 50, ...rest };
  const answer = await engine.predict(request);
  if (answer.status !== 'SUCCESS') throw new Error('No answer');
  return answer.value.productIds;
}
const onPage = (engine: RecommendationProvider, id: string) => ask(engine, 'detail-page-view', { productIds: [id] });

describe('before anything is learned', () => {
  it('shows alternatives, nearest first, with accessories between them, on a product page', async () => {
    expect(await onPage(open(), 'fridge-a')).toEqual(['fridge-b', 'fridge-d', 'filter', 'fridge-c', 'ice-tray']);
  });

  it('shows accessories, and no second fridge, beside a cart', async () => {
    expect(await ask(open(), 'shopping-cart-page-view', { productIds: ['fridge-a'] })).toEqual(['filter', 'ice-tray']);
    expect(await ask(open(), 'add-to-cart', { productIds: ['fridge-a'] })).toEqual(['filter', 'ice-tray']);
  });

  it('shows what the catalogue calls popular at home, and of the category on its page', async () => {
    expect((await ask(open(), 'home-page-view', {})).slice(0, 3)).toEqual(['kettle', 'toaster', 'fridge-c']);
    const fridges = await ask(open(), 'category-page-view', { categoryIds: ['fridges'] });
    expect(fridges).toEqual(['fridge-c', 'fridge-a', 'fridge-b', 'fridge-d']);
  });

  it('shows what is popular beside a product that nobody knows', async () => {
    expect((await onPage(open(), 'unheard-of'))[0]).toBe('kettle');
  });
});

describe('what may be recommended', () => {
  it.each([
    ['is discontinued', { state: 'discontinued' }],
    ['is enabled only', { state: 'enabled' }],
    ['is sold out', { soldOut: true }],
    ['is not on hand', { hasStockOnHand: false }],
  ] as const)('leaves out a product that %s by now [C-9-16 C-9-17]', async (_, change) => {
    const shop = sampleShop(SHOP);
    const engine = open(shop);
    await engine.record([deed('view', 'v', NOW, 'fridge-a', 'fridge-b', 'kettle')]);
    expect(await onPage(engine, 'fridge-a')).toContain('fridge-b');
    shop.replace(inFamily('fridge-b', 'fridges', change));
    expect(await onPage(engine, 'fridge-a')).not.toContain('fridge-b');
    expect(await ask(engine, 'home-page-view', {})).not.toContain('fridge-b');
  });

  it('recommends evergreen products [C-9-16]', async () => {
    const shop = sampleShop(SHOP);
    shop.replace(inFamily('fridge-b', 'fridges', { state: 'evergreen' }));
    expect(await onPage(open(shop), 'fridge-a')).toContain('fridge-b');
  });

  it('never what is on the page, nor what the visitor has bought', async () => {
    const engine = open();
    await engine.record([deed('view', 'v', NOW, 'fridge-a', 'fridge-b'), buy('me', NOW, 'fridge-b')]);
    expect(await onPage(engine, 'fridge-a')).not.toContain('fridge-a');
    const mine = await ask(engine, 'detail-page-view', { productIds: ['fridge-a'], visitorId: 'me' });
    expect(mine).not.toContain('fridge-b');
  });

  it('a filter again after a month, a fridge that was bought not for a year', async () => {
    const engine = open();
    await engine.record([buy('me', NOW, 'fridge-b', 'filter')]);
    const mine = () => ask(engine, 'home-page-view', { visitorId: 'me' });
    expect(await mine()).toEqual(expect.not.arrayContaining(['fridge-b', 'filter']));
    await engine.record([deed('view', 'somebody', NOW + 31 * DAY, 'kettle')]);
    expect(await mine()).toContain('filter');
    expect(await mine()).not.toContain('fridge-b');
    await engine.record([deed('view', 'somebody', NOW + 366 * DAY, 'kettle')]);
    expect(await mine()).toContain('fridge-b');
  });

  it('what goes with a fridge that was bought before other fridges', async () => {
    const engine = open();
    for (const visitor of ['u', 'v', 'w']) await engine.record([deed('view', visitor, NOW, 'fridge-a', 'fridge-c')]);
    await engine.record([deed('view', 'looker', NOW, 'fridge-a'), buy('owner', NOW, 'fridge-a')]);
    expect((await ask(engine, 'home-page-view', { visitorId: 'looker' }))[0]).toBe('fridge-c');
    expect((await ask(engine, 'home-page-view', { visitorId: 'owner' })).slice(0, 2)).toEqual(['filter', 'ice-tray']);
  });

  it('no more than are asked for', async () => {
    expect(await ask(open(), 'home-page-view', { pageSize: 3 })).toHaveLength(3);
  });
});

describe('learning', () => {
  it('puts what shoppers look at together before what is merely alike', async () => {
    const engine = open();
    for (const visitor of ['u', 'v', 'w']) await engine.record([deed('view', visitor, NOW, 'fridge-a', 'fridge-c')]);
    expect((await onPage(engine, 'fridge-a'))[0]).toBe('fridge-c');
  });

  it('learns from what is bought together beside a cart, but not from what is only looked at', async () => {
    const engine = open();
    for (const visitor of ['u', 'v', 'w']) {
      await engine.record([deed('view', visitor, NOW, 'fridge-a', 'toaster'), buy(visitor, NOW, 'fridge-a', 'kettle')]);
    }
    const beside = await ask(engine, 'shopping-cart-page-view', { productIds: ['fridge-a'] });
    expect(beside).toEqual(['filter', 'ice-tray', 'kettle', 'toaster']);
  });

  it('lets old habits fade', async () => {
    const engine = open();
    for (const visitor of ['u', 'v', 'w', 'x']) {
      await engine.record([deed('view', visitor, NOW - 300 * DAY, 'fridge-a', 'fridge-d')]);
    }
    expect((await onPage(engine, 'fridge-a'))[0]).toBe('fridge-d');
    for (const visitor of ['y', 'z']) await engine.record([deed('view', visitor, NOW, 'fridge-a', 'fridge-c')]);
    expect((await onPage(engine, 'fridge-a'))[0]).toBe('fridge-c');
  });

  it('still counts right after many years of silence', async () => {
    const engine = open();
    await engine.record([deed('view', 'u', 0, 'fridge-a', 'fridge-d')]);
    await engine.record([deed('view', 'v', 30_000 * DAY, 'fridge-a', 'fridge-c')]);
    expect((await onPage(engine, 'fridge-a'))[0]).toBe('fridge-c');
    expect([...engine.export()].join('\n')).not.toContain('null');
  });

  it('does not let one busy visitor shout the others down', async () => {
    const engine = open();
    const pairs = Array.from({ length: 200 }, (_, index) => deed('view', 'loud', NOW + index, 'fridge-a', 'fridge-d'));
    await engine.record(pairs);
    for (const visitor of ['v', 'w']) await engine.record([deed('view', visitor, NOW, 'fridge-a', 'fridge-c')]);
    expect((await onPage(engine, 'fridge-a'))[0]).toBe('fridge-c');
  });

  it('counts less what a visitor does who does hundreds of things a day', async () => {
    const engine = open();
    for (let index = 0; index < 500; index += 1) await engine.record([deed('view', 'robot', NOW, 'kettle')]);
    await engine.record([deed('view', 'robot', NOW, 'filter'), deed('view', 'person', NOW, 'ice-tray')]);
    const home = await ask(engine, 'home-page-view', {});
    expect(home.indexOf('ice-tray')).toBeLessThan(home.indexOf('filter'));
  });

  it('goes by the visitor’s own past at home', async () => {
    const engine = open();
    for (const visitor of ['u', 'v', 'w']) await engine.record([deed('view', visitor, NOW, 'filter', 'ice-tray')]);
    await engine.record([deed('view', 'me', NOW, 'filter')]);
    expect((await ask(engine, 'home-page-view', { visitorId: 'me' }))[0]).toBe('ice-tray');
    expect((await ask(engine, 'home-page-view', { visitorId: 'new' }))[0]).not.toBe('ice-tray');
  });

  it('goes by the visitor’s past beside a product, but only by what is of its kind', async () => {
    const engine = open();
    for (const visitor of ['u', 'v', 'w']) {
      await engine.record([
        deed('view', visitor, NOW, 'fridge-b', 'fridge-c'),
        deed('view', `${visitor}2`, NOW, 'kettle', 'toaster'),
      ]);
    }
    await engine.record([deed('view', 'me', NOW, 'fridge-b', 'kettle')]);
    const mine = await ask(engine, 'detail-page-view', { productIds: ['fridge-a'], visitorId: 'me' });
    expect(mine[0]).toBe('fridge-c');
    expect(mine).not.toContain('toaster');
    expect((await onPage(engine, 'fridge-a'))[0]).toBe('fridge-b');
  });

  it('passes over products that the shop does not know, and events that make no sense', async () => {
    const engine = open();
    const empty = [...engine.export()].join('\n');
    await engine.record([
      deed('view', 'v', NOW, 'nowhere', 'nothing'),
      deed('view', 'v', NOW),
      deed('view', '', NOW, 'fridge-a'),
      deed('view', 'v', Number.NaN, 'fridge-a'),
    ]);
    expect([...engine.export()].join('\n')).toBe(empty);
  });
});

describe('attribution', () => {
  it('tells in its token what was asked', async () => {
    const request = {
      eventType: 'detail-page-view',
      visitorId: 'v',
      productIds: ['fridge-a'],
      categoryIds: [],
    } as const;
    const answer = await open().predict({ ...request, pageSize: 5 });
    const token = answer.status === 'SUCCESS' ? answer.value.attributionToken : '';
    expect(token).toBe(writeAttributionToken({ ...request, pageSize: 5 }));
  });
});
