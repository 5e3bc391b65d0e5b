import { schemas } from '@wattle/contract/schemas';
import type { ProductSummary } from '@wattle/domain';
import type { SearchHit } from '@wattle/providers/search';
import { readHits } from './read-hits.ts';

const summarySchema = schemas.listProducts.value.shape.products.element;

/** What cards show of the products found. */
export function readProductHits(hits: readonly SearchHit[]): ProductSummary[] {
  return readHits(summarySchema, hits).map((product) => ({ ...product, images: product.images.slice(0, 1) }));
}
