import type { Client } from '@wattle/contract';
import type { BlockValues } from '@wattle/domain';
import type { BlockData } from '../shown-block.ts';

/** The products of a product-listing: what a collection holds, or those that were chosen and are there [D-2-87 D-2-88]. */
export async function findListedProducts(
  { type, schema, collection, brand, products }: BlockValues['product-listing'],
  client: Client,
): Promise<BlockData['product-listing']> {
  if (type === 'manual') {
    const ids = (products ?? []).map(({ product }) => product.id);
    if (ids.length === 0) return { products: [] };
    const found = await client.findProducts({ ids: ids.join(',') });
    return { products: found.status === 'SUCCESS' ? found.value.products : [] };
  }
  if (!collection || !schema) return { products: [] };
  const { id, index, sort } = collection;
  const found = await client.listCollection({ schema, id, index, sort, brandId: brand?.id });
  return { products: found.status === 'SUCCESS' ? found.value.products : [] };
}
