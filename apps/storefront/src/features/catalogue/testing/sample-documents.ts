import type { ProductDocument } from '@wattle/domain';
import { sampleDocument } from '../../../../testing/cart/sample-products.ts';
import { SHELF } from '../../../../testing/listing/sample-shelf.ts';

/** The sample fridges as a lookup in the search index knows them. */
export const SHELF_DOCUMENTS: readonly ProductDocument[] = SHELF.map(({ summary }) => {
  const { id, variantId } = summary;
  const variants = [{ id: variantId, code: id, gtin: '', name: '', images: [], qty: 10, hasStockOnHand: true }];
  return sampleDocument(id, { ...summary, variants });
});
