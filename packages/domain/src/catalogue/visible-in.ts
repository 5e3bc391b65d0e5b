import type { ProductRecord } from './product-record.ts';

const NOWHERE: ProductRecord['visibleIn'] = { index: false, brand: false, categories: false };

/** Where a product is listed. What is no longer sold is listed nowhere; its page stays. */
export const visibleInOf = ({
  state,
  visibleIn,
}: Pick<ProductRecord, 'state' | 'visibleIn'>): ProductRecord['visibleIn'] =>
  state === 'discontinued' ? NOWHERE : visibleIn;
