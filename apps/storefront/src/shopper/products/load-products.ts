import type { ProductDocument } from '@wattle/domain/search';
import { createBatch } from './create-batch.ts';
import { fetchProducts } from './fetch-products.ts';

const batch = createBatch<ProductDocument>({ load: fetchProducts });

/** Current products by id, without unknown ones [C-7-11 C-9-18]. */
export function loadProducts(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, ProductDocument>> {
  return batch(ids, signal);
}
