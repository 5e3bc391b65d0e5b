import type { ProductDocument } from '@wattle/domain';
import { createBatch } from './create-batch.ts';
import { fetchProducts } from './fetch-products.ts';

const batch = createBatch<ProductDocument>({ load: fetchProducts });

/** Products by id as they are at this moment; one that the shop does not know is left out [C-7-11 C-9-18]. */
export function loadProducts(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, ProductDocument>> {
  return batch(ids, signal);
}
