import { type Client, createClient, createHttpTransport } from '@wattle/contract';
import { readPageLookup } from '@wattle/domain/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleArticle } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleContentShop } from '../../testing/sample-content.ts';

const HERO = { url: '/pictures/help.svg', alt: 'A helping hand' };

let shop: TestShop;
let address: string;
let client: Client;

beforeAll(async () => {
  const sample = sampleContentShop();
  shop = await openTestShop({
    content: {
      ...sample,
      articles: [
        ...sample.articles.map((one) => (one.id === 'help' ? { ...one, heroImage: HERO } : one)),
        sampleArticle('warranty', 'help', 3),
      ],
      badges: [
        ...sample.badges,
        ...sample.badges.map((one) => ({ ...one, id: 'cashback', level: 'secondary' as const })),
      ],
      redirects: [
        { from: 'moved', to: '/articles/help', external: false },
        { from: 'articles/left', to: 'https://example.com/help', external: true },
      ],
    },
  });
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  client = createClient(createHttpTransport(address));
});
afterAll(() => shop.close());

const bodyOf = async (path: string): Promise<unknown> => (await fetch(`${address}${path}`)).json();

describe('what the content service answers', () => {
  it('is an article by its id, with its children in their order [C-7-39 C-7-43 C-7-44 D-3-16 D-4-05 D-7-21 D-7-22]', async () => {
    const outcome = await client.findArticle({ id: 'help' });
    expect(outcome).toMatchObject({
      status: 'SUCCESS',
      value: {
        article: {
          id: 'help',
          name: 'help',
          path: 'articles/help',
          heroImage: HERO,
          body: [{ id: 'container', children: [{ id: 'paragraph' }] }],
        },
        children: [{ id: 'returns' }, { id: 'broken' }, { id: 'warranty' }],
      },
    });
    expect(readPageLookup(outcome).status).toBe('SUCCESS');
    expect(await bodyOf('/pcr/articles/help.json')).toEqual(await bodyOf('/pcr/articles/help'));
  });

  it('is the same article by its path', async () => {
    expect(await client.findArticleByPath({ path: 'articles/help' })).toEqual(await client.findArticle({ id: 'help' }));
  });

  it.each([
    ['moved', '/articles/help', 'internal'],
    ['moved.json', '/articles/help', 'internal'],
    ['articles/left', 'https://example.com/help', 'external'],
  ])('is where %s has moved to, in the shop or out of it [C-7-39 C-7-44 D-4-06 D-7-21]', async (id, to, kind) => {
    expect(readPageLookup(await client.findArticle({ id }))).toEqual({ status: 'REDIRECT', to, kind });
  });

  it('is where a path has moved to [D-4-06]', async () => {
    const lookup = readPageLookup(await client.findArticleByPath({ path: 'articles/left' }));
    expect(lookup).toEqual({ status: 'REDIRECT', to: 'https://example.com/help', kind: 'external' });
  });

  it('is a 404 for what was never there [C-7-45 D-4-07]', async () => {
    expect((await fetch(`${address}/pcr/articles/none`)).status).toBe(404);
    expect(readPageLookup(await client.findArticle({ id: 'none' }))).toEqual({ status: 'NOT_FOUND' });
  });

  it('is a file for a family of attributes and for the badges of a level [C-7-40 C-7-41 C-7-42 D-7-20]', async () => {
    expect(await bodyOf('/pcr/family-attributes/fridges.json')).toMatchObject({ code: 'fridges', name: 'All fridges' });
    expect(await bodyOf('/pcr/product-badges-primary.json')).toMatchObject([{ id: 'award', level: 'primary' }]);
    expect(await bodyOf('/pcr/product-badges-secondary.json')).toMatchObject([{ id: 'cashback', level: 'secondary' }]);
  });

  it('is several articles by their ids, and categories by theirs [D-7-23 D-7-24 D-7-27 D-7-28]', async () => {
    const articles = await client.listArticles({ ids: 'warranty,none,help' });
    expect(articles).toMatchObject({ status: 'SUCCESS', value: { articles: [{ id: 'warranty' }, { id: 'help' }] } });
    expect(await bodyOf('/pcr/articles?ids=help')).toMatchObject({ articles: [{ id: 'help', path: 'articles/help' }] });
    const categories = await client.listCategories({ ids: 'kettles' });
    expect(categories).toMatchObject({
      status: 'SUCCESS',
      value: { categories: [{ id: 'kettles', count: 30, priceFrom: 20 }] },
    });
    expect(await bodyOf('/pcr/categories?ids=kettles')).toMatchObject({ categories: [{ path: 'categories/kettles' }] });
  });
});
