import type { RouteName } from '@wattle/contract';
import { readBlocks } from '@wattle/contract/blocks';
import { describe, expect, it } from 'vitest';
import { recordingClient } from '../../../../testing/recording-client.ts';
import { prepareBlocks } from '../prepare-blocks.ts';
import { BLOCK_ANSWERS } from '../testing/block-answers.ts';

/** What a page with this block asks of one call. */
async function askedFor(call: RouteName, id: string, value: object): Promise<readonly unknown[]> {
  const { client, askedOf } = recordingClient(BLOCK_ANSWERS);
  const { blocks, problems } = readBlocks([{ id, value, children: [] }]);
  expect(problems).toEqual([]);
  await prepareBlocks(blocks, client, { baseUrl: '' });
  return askedOf(call);
}

const COLLECTION = { mode: 'membership', id: 'c-fridges', index: 'products_newest', sort: 'price-asc' };

describe('a product listing', () => {
  it('asks for its collection in its order, of its brand [D-2-87 D-7-15 D-7-16]', async () => {
    const value = { type: 'collection', schema: 'category', collection: COLLECTION, display: 'carousel' };
    const all = { schema: 'category', id: 'c-fridges', index: 'products_newest', sort: 'price-asc' };
    expect(await askedFor('listCollection', 'product-listing', value)).toEqual([all]);
    const ofBrand = { ...value, brand: { id: 'b-nordholm' } };
    expect(await askedFor('listCollection', 'product-listing', ofBrand)).toEqual([{ ...all, brandId: 'b-nordholm' }]);
  });

  it('asks for the chosen ones in their order [D-2-88]', async () => {
    const products = ['p-2', 'p-1'].map((id) => ({ product: { id } }));
    const value = { type: 'manual', products, display: 'grid-4x' };
    expect(await askedFor('findProducts', 'product-listing', value)).toEqual([{ ids: ['p-2', 'p-1'] }]);
  });
});

it.each([
  [16, {}],
  [4, { maxItems: 4 }],
])(
  'a brand in a category asks for %i of the category’s products, of that brand alone [D-2-48 D-2-51 D-2-52 D-9-32]',
  async (limit, more) => {
    const words = { heading: 'Cold', carouselHeading: 'Nordholm fridges', description: 'Quiet.' };
    const look = { image: { url: '/pictures/a.svg', alt: '' }, imagePosition: 'left' };
    const targets = { categoryTarget: 'c-fridges', brandTarget: 'b-nordholm' };
    const asked = await askedFor('listCategoryCarousel', 'brand-category', { ...words, ...look, ...targets, ...more });
    expect(asked).toEqual([{ categoryId: 'c-fridges', brandId: 'b-nordholm', limit }]);
  },
);

it.each([
  [
    { type: 'dynamic', category: 'c-fridges', brand: 'b-nordholm' },
    { parentId: 'c-fridges', brandId: 'b-nordholm' },
  ],
  [{ type: 'dynamic', category: 'c-fridges' }, { parentId: 'c-fridges' }],
  [{ type: 'manual', categories: ['c-laundry', 'c-cooking'] }, { ids: ['c-laundry', 'c-cooking'] }],
])('a category listing of %j asks for %j [D-2-53]', async (value, asked) => {
  expect(await askedFor('listCategories', 'category-listing', value)).toEqual([asked]);
});

it('an article listing asks for the children of one, or for chosen ones in their order [D-2-37 D-2-38]', async () => {
  const under = { type: 'dynamic', article: 'buying-guides' };
  expect(await askedFor('findArticle', 'article-listing', under)).toEqual([{ id: 'buying-guides' }]);
  const chosen = { type: 'manual', articles: ['energy-rating', 'choose-a-fridge'] };
  expect(await askedFor('listArticles', 'article-listing', chosen)).toEqual([
    { ids: ['energy-rating', 'choose-a-fridge'] },
  ]);
});
