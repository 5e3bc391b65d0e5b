import { describe, expect, it } from 'vitest';
import { itemListData } from './item-list-data.ts';
import { SAMPLE_PRODUCT } from './testing/sample-product.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

const ORIGIN = 'https://shop.example';

describe('itemListData', () => {
  const products = ['a', 'b'].map((id) => ({ ...SAMPLE_PRODUCT, path: `products/${id}` }));
  const data = itemListData({ products, total: 26, page: 2 }, ORIGIN);
  it('counts on from page to page', () => {
    expect(data).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 26,
      itemListElement: [
        { position: 25, url: `${ORIGIN}/products/a`, name: 'Nordholm 637L French door fridge' },
        { position: 26, url: `${ORIGIN}/products/b` },
      ],
    });
  });
  it('has all that is asked for', () => {
    expect(structuredDataProblems(data)).toEqual([]);
  });
});
