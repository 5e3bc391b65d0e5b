import { type ProductDocument, toProductDocument } from '@wattle/domain/search';
import { assemble, familyOf } from '../../catalogue/assemble.ts';
import type { StoredProduct } from '../../store/product-rows.ts';
import type { Surroundings } from '../surroundings.ts';

/** Converts a stored product to a record of the `products` index. */
export function productDocument(stored: StoredProduct, around: Surroundings): ProductDocument {
  const product = assemble(around.catalogue, stored, around.nowSeconds);
  return toProductDocument(product, familyOf(around.catalogue, stored.record.familyCode), around);
}
