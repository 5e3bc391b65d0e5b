import type { Client } from '@wattle/contract';
import { cardState, chooseReplacements, isGone, type ProductSummary, sizeFilters } from '@wattle/domain/catalogue';
import * as alertWords from '@wattle/messages/stock-alert';
import { findSuccessors } from '../../../goods/card/find-successors.ts';
import { loadSummaries } from '../../../goods/card/load-summaries.ts';
import { optionalValue } from '../../../page/optional-value.ts';
import type { ProductPage, ShownProduct } from './product-page-data.ts';

type Replacements = ShownProduct['replacements'];

const NONE: Replacements = { heading: '', products: [] };

/** What can be had instead of a product that is sold out or no longer sold. The page shows without it. */
export async function loadReplacements(client: Client, { product, family }: ProductPage): Promise<Replacements> {
  if (!isGone(cardState(product, Date.now() / 1000))) return NONE;
  const successors = await findSuccessors([product], (ids) => loadSummaries(client, ids));
  const successor = successors.get(product.id);
  if (successor) return { heading: alertWords.replacedBy, products: [shown(successor)] };
  const sizes = sizeFilters(family, product.attributes);
  const ofItsSize = sizes.length > 0 ? chooseReplacements(product, await listSold(client, product, sizes)) : [];
  const alike = ofItsSize.length > 0 ? ofItsSize : chooseReplacements(product, await listSold(client, product, []));
  return { heading: alertWords.inItsPlace, products: alike.map(shown) };
}

/** What the shop has in stock of the product's category. */
async function listSold(
  client: Client,
  { canonicalCategory }: ProductPage['product'],
  sizes: readonly (readonly [string, string])[],
): Promise<readonly ProductSummary[]> {
  const address = new URLSearchParams([['inStock', 'true'], ...sizes.map(([param, value]) => [param, value])]);
  const listed = { categoryId: canonicalCategory.id, address: `?${address}` };
  const found = await optionalValue(() => client.listProducts(listed));
  return found?.products ?? [];
}

const shown = ({ id, name, path, images, brand, price }: ProductSummary) => ({ id, name, path, images, brand, price });
