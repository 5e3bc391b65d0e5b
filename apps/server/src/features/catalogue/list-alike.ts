import { sizeFilters } from '@wattle/domain/catalogue';
import { categoryLink } from '@wattle/domain/links';
import {
  type FilterParam,
  facetFilter,
  readListingAddress,
  scopeFilters,
  wireFilters,
  writeListingAddress,
} from '@wattle/domain/listing';
import { success } from '@wattle/domain/results';
import { PRODUCT_INDEX_BY_SORT } from '@wattle/domain/search';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import type { Handler } from '../../answers/handlers.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readHits } from '../../search/read-hits.ts';

const attributeSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const goneSchema = z.object({
  id: z.string(),
  family: z.object({ code: z.string() }),
  canonicalCategory: z.object({ id: z.string(), path: z.string() }),
  attributes: z.record(z.string(), attributeSchema),
});
const pricedSchema = z.object({ price: z.number() });

/** What is in stock of the kind and about the size of products that cannot be had: one call for all cards of a page. */
export const listAlike =
  (search: SearchProvider, catalogue: CatalogueCache): Handler<'listAlike'> =>
  ({ ids }) =>
    orUnavailable(async () => {
      const [around, gone] = await Promise.all([catalogue.load(), findGone(search, ids)]);
      const asked = gone.map((product) => ({ id: product.id, ...listingOf(product, around) }));
      const answers = await askSearch(
        search,
        asked.map(({ request }) => request),
      );
      const alike = asked.flatMap(({ id, to }, at) => {
        const { nbHits, hits } = answerAt(answers, at);
        const [cheapest] = readHits(pricedSchema, hits);
        return cheapest ? [{ id, to, count: nbHits, priceFrom: cheapest.price }] : [];
      });
      return success({ alike });
    });

async function findGone(search: SearchProvider, ids: readonly string[]) {
  const request = {
    indexName: PRODUCT_INDEX_BY_SORT.recommended,
    params: {
      query: '',
      facetFilters: [ids.map((id) => facetFilter('objectID', id))],
      hitsPerPage: ids.length,
      attributesToRetrieve: Object.keys(goneSchema.shape),
      attributesToHighlight: [],
      analytics: false,
    },
  };
  return readHits(goneSchema, answerAt(await askSearch(search, [request]), 0).hits);
}

/** The listing that shows them, as a link and as a search for the cheapest. */
function listingOf({ family: { code }, canonicalCategory, attributes }: z.infer<typeof goneSchema>, around: Catalogue) {
  const family = around.families.get(code);
  const sizes = family ? sizeFilters(family, attributes) : [];
  const filters: FilterParam[] = [['inStock', 'true'] as const, ...sizes].map(([param, value]) => ({ param, value }));
  const address = writeListingAddress({ filters });
  const read = readListingAddress(new URLSearchParams(address), family ? [family] : []);
  return {
    to: `${categoryLink(canonicalCategory)}${address}`,
    request: {
      indexName: PRODUCT_INDEX_BY_SORT['price-asc'],
      params: {
        query: '',
        ...wireFilters(scopeFilters({ categoryId: canonicalCategory.id }), read.filters),
        hitsPerPage: 1,
        attributesToRetrieve: ['price'],
        attributesToHighlight: [],
        analytics: false,
      },
    },
  };
}
