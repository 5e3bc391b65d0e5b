import type { CallValue } from '@wattle/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectLog } from '../../testing/collect-log.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleContentShop } from '../../testing/sample-content.ts';

const log = collectLog();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleContentShop(), log: log.log });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const value = async <T>(url: string): Promise<T> => {
  const response = await get(url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<T>();
};
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const products = async (url: string) => (await value<CallValue<'findProducts'>>(url)).products;

describe('articles', () => {
  it('are given by a list of ids, in that order, each once; unknown ones are left out [D-7-23]', async () => {
    const { articles } = await value<CallValue<'listArticles'>>('/pcr/articles?ids=returns,none,help,returns,,');
    expect(articles).toEqual([
      { id: 'returns', name: 'returns', path: 'articles/returns', kicker: '', summary: '', heroImage: null },
      { id: 'help', name: 'help', path: 'articles/help', kicker: '', summary: '', heroImage: null },
    ]);
  });

  it('leave out a block that is broken, and the log says so once for each version', async () => {
    const byId = await value<CallValue<'findArticle'>>('/pcr/articles/broken');
    const byPath = await value<CallValue<'findArticleByPath'>>('/pcr/article?path=articles/broken');
    await value('/pcr/articles/broken.json');
    expect(byPath).toEqual(byId);
    expect(byId.article.body).toEqual([
      { id: 'heading', value: { level: 2, content: 'Read this' }, children: [] },
      {
        id: 'container',
        value: { type: 'fluid' },
        children: [{ id: 'paragraph', value: { content: 'Stays' }, children: [] }],
      },
    ]);
    expect(log.lines().filter(({ article }) => article === 'broken')).toMatchObject([
      {
        msg: 'blocks were left out of an article',
        errorCode: 'CONTENT_INVALID',
        problems: [
          { path: 'body.1.id', message: "there is no block 'fireworks'" },
          { path: 'body.2.children.1.value.level', message: expect.any(String) },
        ],
      },
    ]);
  });
});

describe('listCategories', () => {
  const list = async (query: string) =>
    (await value<CallValue<'listCategories'>>(`/pcr/categories?${query}`)).categories;

  it('gives categories by their ids, in that order; unknown ones are left out [D-7-27]', async () => {
    const found = await list('ids=kettles,none,gifts');
    expect(found).toMatchObject([
      { id: 'kettles', name: 'kettles', path: 'categories/kettles', count: 30, priceFrom: 20 },
      { id: 'gifts', path: 'categories/gifts' },
    ]);
  });

  it('gives those under a category, of a brand only those in which it has something', async () => {
    expect(idsOf(await list('parentId=kitchen'))).toEqual(['fridges', 'kettles']);
    expect((await list('parentId=kitchen&brandId=zest')).map(({ id, count }) => [id, count])).toEqual([
      ['fridges', 30],
    ]);
    expect(await list('ids=kettles&brandId=none')).toEqual([]);
  });

  it('gives nothing when nothing was chosen', async () => {
    expect(await list('')).toEqual([]);
  });
});

describe('listCollection', () => {
  const list = (query: string) => products(`/api/collection?${query}`);

  it('asks the index for the members of a category, 12 of them unless told [D-2-87]', async () => {
    const found = await list('schema=category&id=kettles');
    expect(found).toHaveLength(12);
    for (const { name } of found) expect(name).toMatch(/^Kettle/);
    expect(await list('schema=category&id=kettles&limit=3')).toHaveLength(3);
  });

  it('asks for what its kind of page shows of a brand or a category [D-7-15]', async () => {
    const fridges = idsOf([...(await list('schema=category&id=fridges&limit=50'))]);
    expect(fridges).not.toContain('p1');
    expect(fridges).toContain('p2');
    const acme = await list('schema=brand&id=acme&limit=50');
    expect(acme).toHaveLength(30);
    for (const { brand } of acme) expect(brand.id).toBe('acme');
    expect(idsOf(acme)).toContain('p1');
    expect(idsOf(await list('schema=brand&id=bolt&limit=50'))).not.toContain('p2');
    const zest = await list('schema=category&id=fridges&brandId=zest');
    expect(zest.length).toBeGreaterThan(0);
    for (const { brand } of zest) expect(brand.id).toBe('zest');
  });

  it('takes the order of the collection, and the rules of its page alone [D-7-16]', async () => {
    const prices = (await list('schema=brand&id=zest&sort=price-asc')).map(({ price }) => price);
    expect(new Set(prices).size).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await list('schema=category&id=fridges'))[0]?.id).toBe('p40');
    expect((await list('schema=brand&id=acme'))[0]?.id).toBe('p12');
    expect((await list('schema=category&id=fridges&brandId=bolt'))[0]?.id).not.toBe('p50');
  });

  it.each(['index=secrets', 'sort=constructor', 'index=articles&sort=cheapest'])(
    'takes the order of the shop for %s',
    async (order) => {
      expect(await list(`schema=category&id=kettles&${order}`)).toEqual(await list('schema=category&id=kettles'));
    },
  );

  it.each(['schema=brand&id=-none%3A%22', 'schema=category&id=acme', 'schema=brand&id=fridges'])(
    'is refused for a collection that is not there: %s [C-8-17 D-8-15]',
    async (query) => {
      const answer = await shop.app.inject(`/api/collection?${query}`);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'COLLECTION_NOT_FOUND']);
    },
  );
});

describe('listCategoryCarousel', () => {
  const list = (query: string) => products(`/api/category/products?${query}`);

  it('gives 12 products that categories show, or as many as are asked for [D-7-11 D-7-12]', async () => {
    expect(await list('categoryId=fridges')).toHaveLength(12);
    const all = idsOf(await list('categoryId=fridges&limit=50'));
    expect(all).toHaveLength(50);
    expect(all).not.toContain('p1');
    const acme = await list('categoryId=fridges&brandId=acme&limit=50');
    expect(acme).toHaveLength(14);
    for (const { brand } of acme) expect(brand.id).toBe('acme');
  });

  it('follows the rules of the category and of the brand [D-7-13]', async () => {
    expect((await list('categoryId=fridges'))[0]?.id).toBe('p40');
    expect((await list('categoryId=kitchen'))[0]?.id).toBe('p30');
    expect((await list('categoryId=fridges&brandId=bolt'))[0]?.id).toBe('p50');
  });

  it('is sorted as the category says [D-7-14]', async () => {
    const prices = (await list('categoryId=gifts')).map(({ price }) => price);
    expect(new Set(prices).size).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});

describe('findProducts', () => {
  it('gives products by their ids, in that order, and keeps only those that are there [D-2-88 D-7-25]', async () => {
    const found = await products('/api/product/list?ids=p7,none,p3,p7');
    expect(idsOf(found)).toEqual(['p7', 'p3']);
    expect(found[0]).toMatchObject({ name: 'Fridge number 7', path: 'products/p7', brand: { name: 'ACME' } });
  });

  it('gives nothing when none of them is there', async () => {
    expect(await products('/api/product/list?ids=none')).toEqual([]);
  });
});

describe('bad input of the calls for content', () => {
  const LONG = 'x'.repeat(101);
  const MANY = Array.from({ length: 61 }, (_, at) => `a${at}`).join(',');
  it.each([
    ['/pcr/articles', 'ids'],
    ['/pcr/articles?ids=', 'ids'],
    ['/pcr/articles?ids=,%20,', 'ids'],
    [`/pcr/articles?ids=${MANY}`, 'ids'],
    [`/pcr/articles?ids=help,${LONG}`, 'ids.1'],
    ['/pcr/articles?ids=help,a%00', 'ids'],
    ['/pcr/articles?ids=a&ids=b', 'ids'],
    [`/pcr/articles/${LONG}`, 'id'],
    ['/pcr/articles/a%00', 'id'],
    ['/pcr/article', 'path'],
    ['/pcr/article?path=/%00', 'path'],
    ['/pcr/categories?ids=', 'ids'],
    ['/pcr/categories?parentId=', 'parentId'],
    ['/pcr/categories?parentId=kitchen&brandId=%00', 'brandId'],
    ['/api/collection', 'schema'],
    ['/api/collection?schema=store&id=city', 'schema'],
    ['/api/collection?schema=brand', 'id'],
    [`/api/collection?schema=brand&id=acme&index=${LONG}`, 'index'],
    ['/api/collection?schema=brand&id=acme&limit=0', 'limit'],
    ['/api/collection?schema=brand&id=acme&limit=51', 'limit'],
    ['/api/collection?schema=brand&id=acme&limit=all', 'limit'],
    ['/api/category/products', 'categoryId'],
    ['/api/category/products?categoryId=kettles&limit=-1', 'limit'],
    ['/api/category/products?categoryId=kettles&limit=1.5', 'limit'],
    ['/api/product/list', 'ids'],
    [`/api/product/list?ids=${MANY}`, 'ids'],
    ['/api/product/list?ids=p1,%00', 'ids'],
  ])('is refused, and the field named: %s', async (url, field) => {
    const response = await get(url);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json<{ reasons: { field: string }[] }>().reasons.map((reason) => reason.field)).toContain(field);
  });

  it.each([
    ['/pcr/articles/none', 'ARTICLE_NOT_FOUND'],
    ['/pcr/article?path=/none', 'ARTICLE_NOT_FOUND'],
    ['/pcr/categories?parentId=none', 'CATEGORY_NOT_FOUND'],
    ['/api/category/products?categoryId=none', 'CATEGORY_NOT_FOUND'],
    ['/api/category/products?categoryId=__proto__', 'CATEGORY_NOT_FOUND'],
  ])('is not found: %s', async (url, code) => {
    const response = await get(url);
    expect(response.statusCode, response.body).toBe(404);
    expect(response.json()).toMatchObject({ errorCode: code });
  });
});
