import type { CardState, ProductSummary } from '@wattle/domain/catalogue';
import { isGiftCardProduct } from '@wattle/domain/gift-card';
import { USUAL_STATE } from './card-selector.ts';

type Product = Pick<
  ProductSummary,
  'id' | 'variantId' | 'variantNames' | 'family' | 'isAgencyItem' | 'enquiryOnly' | 'functionalType' | 'path'
>;

/** The attributes of a card; its words say the rest. Where there are none, `data-name`, `data-path` and `data-brand` do. */
export function cardAttributes(product: Product, state: CardState) {
  return {
    'data-product': product.id,
    'data-variant': product.variantId,
    'data-in': product.variantNames?.own,
    'data-family': product.family.code,
    'data-state': state === USUAL_STATE ? undefined : state,
    'data-agency': product.isAgencyItem || undefined,
    'data-enquiry': product.enquiryOnly || undefined,
    'data-gift': isGiftCardProduct(product) || undefined,
  };
}
