import { isVariantSoldOut } from './choose-variant.ts';
import type { Product, Variant } from './product.ts';
import { isSellable } from './sale-state.ts';

type Fields = Pick<Product, 'state' | 'saleMode' | 'functionalType' | 'enquiryOnly'>;

/** Whether a shopper may ask for a mail when a variant is back: it is sold out, and more of it may come. */
export const canAskForStock = (product: Fields, variant: Pick<Variant, 'qty'>): boolean =>
  isVariantSoldOut(product, variant) && isSellable(product) && product.saleMode === null && !product.enquiryOnly;
