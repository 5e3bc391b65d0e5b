import type { CallValue } from '@wattle/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleListingShop } from '../../testing/sample-listing.ts';

let shop: TestShop;
beforeAll(async () => {
  const content = sampleListingShop();
  const gone = { familyCode: 'kettles', canonicalCategoryId: 'kettles' };
  const states = [
    sampleProduct('gone', { ...gone, state: 'discontinued' }),
    sampleProduct('hidden', { ...gone, state: 'enabled' }),
    sampleProduct('always', { ...gone, state: 'evergreen' }),
  ];
  shop = await openTestShop({ content: { ...content, products: [...content.products, ...states] } });
});
afterAll(() => shop.close());

const get = (ids: string) => shop.app.inject({ url: `/api/compare?ids=${encodeURIComponent(ids)}` });
const load = async (ids: string): Promise<CallValue<'loadComparison'>> => (await get(ids)).json();
const idsOf = ({ products }: CallValue<'loadComparison'>) => products.map(({ id }) => id);

describe('loadComparison', () => {
  it('gives products in the order asked for, with what a table needs of each', async () => {
    const { products, families } = await load('p4,p1');
    expect(products.map(({ id, family, variantId }) => [id, family.code, variantId])).toEqual([
      ['p4', 'fridges', 'p4-v1'],
      ['p1', 'fridges', 'p1-v1'],
    ]);
    expect(products[0]).toMatchObject({
      attributes: { width: expect.any(Number) },
      canonicalCategory: { name: 'fridges', ancestors: [expect.objectContaining({ name: 'kitchen' })] },
    });
    expect(families.map(({ code, groups }) => [code, groups.length])).toEqual([['fridges', 1]]);
  });

  it('gives each family once', async () => {
    const { families } = await load('p1,p0,p2,p3');
    expect(families.map(({ code }) => code)).toEqual(['fridges', 'kettles']);
  });

  it('leaves out what is not sold any more', async () => {
    expect(idsOf(await load('gone,p1,hidden,always'))).toEqual(['p1', 'always']);
  });

  it('takes the first four that are products [C-9-07 D-9-25]', async () => {
    expect(idsOf(await load('x,p1,gone,p2,p3,p4,p5'))).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it.each([
    ['nothing', ''],
    ['commas', ',,, ,'],
    ['strangers', 'nobody,__proto__,constructor'],
    ['signs', `';drop table products--,%00,../p1`],
    ['an id that is longer than any', 'p'.repeat(500)],
  ])('gives nothing for %s', async (_, ids) => {
    const response = await get(ids);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ products: [], families: [] });
  });

  it('refuses a null byte', async () => {
    expect((await get('\u0000')).statusCode).toBe(400);
  });

  it('does without ids, and reads doubles once', async () => {
    expect((await shop.app.inject({ url: '/api/compare' })).json()).toEqual({ products: [], families: [] });
    expect(idsOf(await load('p1,p1, p1 ,p2'))).toEqual(['p1', 'p2']);
  });

  it('refuses a list that nobody has', async () => {
    expect((await get('p1,'.repeat(2000))).statusCode).toBe(400);
  });
});
