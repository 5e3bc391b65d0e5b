import { schemas } from '@wattle/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { offer, sampleCartShop } from '../../testing/sample-cart-shop.ts';

const automatic = offer('everybody', { couponCodes: [], conditions: [{ type: 'usage', total: 5 }] });
const gift = offer('present', {
  couponCodes: [],
  lane: 'gift',
  effects: [{ type: 'promoItem', productId: 'mug', qty: 60, price: 0, worth: 20 }],
});
const spelt = offer('spelt', { couponCodes: ['Winter Deal', 'Other'] });
const content = { ...sampleCartShop(), promotions: [...sampleCartShop().promotions, automatic, gift, spelt] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content, env: { WRITE_LIMIT_PER_MINUTE: '1000' } });
});
afterAll(() => shop.close());

const post = (payload: object, on: TestShop = shop) =>
  on.app.inject({ method: 'POST', url: '/api/cart/offers', payload });

describe('POST /api/cart/offers', () => {
  it('gives what asks for no code, with how often it was used, and no gift that is not there', async () => {
    const response = await post({});
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      promotions: [automatic],
      uses: { everybody: { total: 0, own: 0 } },
      services: null,
    });
  });

  it('gives no code away that was not given', async () => {
    const { body } = await post({ promoCodes: ['per cent', 'FEW', 'OVER', 'SOON', 'PERCENT-'] });
    const offers = schemas.loadCartOffers.value.parse(JSON.parse(body));
    expect(offers.promotions.map(({ id, couponCodes }) => [id, couponCodes])).toEqual([
      ['everybody', []],
      ['percent', ['PERCENT']],
      ['few', ['FEW']],
    ]);
    expect(offers.uses).toEqual({ everybody: { total: 0, own: 0 }, few: { total: 2, own: 0 } });
    const others = content.promotions.flatMap(({ couponCodes }) => couponCodes);
    for (const code of others.filter((one) => one !== 'PERCENT' && one !== 'FEW'))
      expect(body).not.toContain(`"${code}"`);
    expect(body).not.toContain('example.com');
  });

  it('knows a code however it was spelt by who made it', async () => {
    const { promotions } = (await post({ promoCodes: ['winterdeal'] })).json();
    expect(promotions).toContainEqual(expect.objectContaining({ id: 'spelt', couponCodes: ['Winter Deal'] }));
  });

  it.each([
    [
      { postcode: '3121', state: 'VIC' },
      { price: 9, freeFrom: 300 },
      { price: 69, freeFrom: null },
    ],
    [{ postcode: '4820', state: 'QLD' }, { price: 19, freeFrom: 9000 }, null],
  ])('gives what delivery to %j costs', async (locality, parcel, bigAndBulky) => {
    const named = (service: object | null) => service && { name: 'Parcel', ...service };
    expect((await post({ locality })).json().services).toEqual({
      parcel: named(parcel),
      bigAndBulky: named(bigAndBulky),
    });
  });

  it('knows no place that does not exist', async () => {
    const response = await post({ locality: { postcode: '9999', state: 'NSW' } });
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'LOCALITY_NOT_FOUND']);
  });

  it.each([
    { promoCodes: 'PERCENT' },
    { promoCodes: Array.from({ length: 11 }, (_, at) => `CODE${at}`) },
    { promoCodes: ['x'.repeat(51)] },
    { promoCodes: [null] },
    { locality: { postcode: '31211', state: 'VIC' } },
    { locality: { postcode: '3121', state: 'Victoria' } },
    { locality: 3121 },
  ])('refuses %j', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });

  it('lets nobody guess codes for ever, and takes no chance to order from anybody', async () => {
    const strict = await openTestShop({ content, env: { WRITE_LIMIT_PER_MINUTE: '2' } });
    try {
      const guess = async (at: number) => (await post({ promoCodes: [`GUESS${at}`] }, strict)).statusCode;
      const statuses: number[] = [];
      for (let at = 0; at < 21; at += 1) statuses.push(await guess(at));
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
      const payload = { cart: { items: [] } };
      const info = await strict.app.inject({ method: 'POST', url: '/api/checkout/info', payload });
      expect(info.statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('GET /api/warranties', () => {
  const get = (ids: string) => shop.app.inject({ url: `/api/warranties?ids=${ids}` });

  it('gives plans by their ids, each once, and leaves out what is not there [C-3-45]', async () => {
    const response = await get('care-2,lost,care-2');
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ warranties: sampleCartShop().warranties });
  });

  it('gives a new price as soon as it is known', async () => {
    await shop.store.warranties.save(sampleCartShop().warranties.map((plan) => ({ ...plan, price: 59 })));
    const price = async () => (await get('care-2')).json().warranties[0].price;
    await expect.poll(price).toBe(59);
  });

  it.each(['', ',', '%00', Array.from({ length: 51 }, (_, at) => `p${at}`).join(','), 'x'.repeat(101)])(
    'refuses %j',
    async (ids) => {
      expect((await get(ids)).statusCode).toBe(400);
    },
  );
});
