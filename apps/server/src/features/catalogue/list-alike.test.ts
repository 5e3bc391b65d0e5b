import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askSearch } from '../../search/ask-search.ts';
import { readHits } from '../../search/read-hits.ts';
import { openDemoSearch } from '../../search/testing/open-demo-search.ts';
import { listAlike } from './list-alike.ts';
import { listProducts } from './list-products.ts';

const { search, catalogue, understand } = openDemoSearch();
const findAlike = listAlike(search, catalogue);
const list = listProducts(search, catalogue, understand);
const SAMPLE = 12;
const goneSchema = z.object({ id: z.string(), canonicalCategory: z.object({ id: z.string() }) });

async function listGone() {
  const params = { query: '', hitsPerPage: SAMPLE, facetFilters: ['inStock:false', 'isSellable:true'] };
  const [found] = await askSearch(search, [{ indexName: 'products', params }]);
  return readHits(goneSchema, found?.hits ?? []);
}

describe('what is like products that are sold out', () => {
  it('is counted for a whole page at once, and is what the listing that it leads to shows', async () => {
    const gone = await listGone();
    expect(gone.length).toBeGreaterThan(2);
    const outcome = await findAlike({ ids: gone.map(({ id }) => id) });
    if (outcome.status !== 'SUCCESS') throw new Error(outcome.status);
    const { alike } = outcome.value;
    expect(alike.length).toBeGreaterThan(0);
    for (const { id, to, count: counted, priceFrom } of alike) {
      const [, query = ''] = to.split('?');
      const categoryId = gone.find((one) => one.id === id)?.canonicalCategory.id;
      const listed = await list({ categoryId, address: `${query}&sort=price-asc` });
      if (listed.status !== 'SUCCESS') throw new Error(listed.status);
      expect({ id, total: listed.value.total, first: listed.value.products[0]?.price }).toEqual({
        id,
        total: counted,
        first: priceFrom,
      });
      expect(listed.value.products.map((product) => product.id)).not.toContain(id);
    }
  });

  it('is nothing for products that nobody knows', async () => {
    expect(await findAlike({ ids: ['nobody'] })).toEqual({ status: 'SUCCESS', value: { alike: [] } });
  });
});
