import type { ProductDocument } from '@wattle/domain/search';
import { sampleDocument } from '../../../../testing/cart/sample-products.ts';
import { SAMPLE_PRODUCTS } from '../../../../testing/listing/sample-catalogue.ts';

/** The sample fridges as search index documents. */
export const SAMPLE_DOCUMENTS: readonly ProductDocument[] = SAMPLE_PRODUCTS.map(({ summary }) => {
  const { id, variantId } = summary;
  const variants = [{ id: variantId, code: id, gtin: '', name: '', images: [], qty: 10, hasStockOnHand: true }];
  return sampleDocument(id, { ...summary, variants });
});
