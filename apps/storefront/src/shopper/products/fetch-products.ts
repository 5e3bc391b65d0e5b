import type { ProductDocument } from '@wattle/domain/search';

const DEADLINE_MS = 10_000;

/** Looks up products by id in the search index [C-7-11]. Throws on failure. */
export async function fetchProducts(
  objectIds: readonly string[],
  request: typeof fetch = fetch,
): Promise<ReadonlyMap<string, ProductDocument>> {
  const response = await request('/api/search/indexes/products/objects', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ objectIds }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`Products could not be looked up: ${response.status}`);
  // our own server follows the index contract
  const { results } = (await response.json()) as { readonly results: readonly (ProductDocument | null)[] };
  return new Map(results.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}
