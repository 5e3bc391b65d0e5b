import type { Client } from '@wattle/contract';
import { cardState, chooseReplacements, closedReason } from '@wattle/domain/catalogue';
import { optionalValue } from '../../../page/optional-value.ts';
import type { ProductPage, ShownProduct } from './product-page-data.ts';

/** What can be had instead of a product that is sold out or no longer sold. The page shows without it. */
export async function loadReplacements(
  client: Client,
  product: ProductPage['product'],
): Promise<ShownProduct['replacements']> {
  const reason = closedReason(cardState(product, Date.now() / 1000));
  if (reason === null || reason === 'COMING_SOON') return [];
  const categoryId = product.canonicalCategory.id;
  const found = await optionalValue(() => client.listProducts({ categoryId, address: '?inStock=true' }));
  return chooseReplacements(product, found?.products ?? []).map(({ id, name, path, images, brand, price }) => ({
    ...{ id, name, path, images, brand, price },
  }));
}
