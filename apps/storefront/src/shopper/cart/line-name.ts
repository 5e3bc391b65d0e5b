import { variantLabel } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';
import { inVariant } from '@wattle/messages/card-controls';

type Named = Pick<ProductDocument, 'variants'>;

/** What a variant of a cart's product is called; null: there is nothing to choose between. */
export function labelOf(product: Named, variantId: string): string | null {
  const variant = product.variants.find(({ id }) => id === variantId);
  return variant ? variantLabel(product, variant) : null;
}

/** What a line is called: its product in its variant. */
export const lineName = (product: Named & Pick<ProductDocument, 'name'>, variantId: string): string =>
  inVariant(product.name, labelOf(product, variantId));
