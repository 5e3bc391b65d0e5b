import type { ProductDocument } from '@wattle/domain';
import type { Page } from 'playwright-core';

const LOOKUP = '**/api/search/indexes/products/objects';

/** What a lookup in the search index finds: these products, and no other. */
export const answerProducts = (page: Page, products: readonly ProductDocument[]): Promise<unknown> =>
  page.route(LOOKUP, (route) => {
    const { objectIds = [] }: { objectIds?: readonly string[] } = route.request().postDataJSON();
    return route.fulfill({
      json: { results: objectIds.map((id) => products.find((product) => product.id === id) ?? null) },
    });
  });
