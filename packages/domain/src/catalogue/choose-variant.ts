import { isStocked } from './is-stocked.ts';
import type { Product, Variant } from './product.ts';

type StockedProduct = Pick<Product, 'functionalType'>;

/** Whether a variant is out of stock; types without counted stock never are. */
export function isVariantSoldOut({ functionalType }: StockedProduct, variant: Pick<Variant, 'qty'>): boolean {
  return isStocked({ functionalType }) && variant.qty <= 0;
}

/** The variant whose code is in the URL; else the first available one, else the first. */
export function chooseVariant(
  product: StockedProduct & Pick<Product, 'variants'>,
  code: string | null,
): Variant | undefined {
  const { variants } = product;
  const named = code === null ? undefined : variants.find((variant) => variant.code === code);
  return named ?? variants.find((variant) => !isVariantSoldOut(product, variant)) ?? variants[0];
}

/** The product with the stock of one of its variants. */
export function productInVariant<P extends Pick<Product, 'functionalType' | 'soldOut' | 'hasStockOnHand'>>(
  product: P,
  variant: Pick<Variant, 'qty' | 'hasStockOnHand'> | undefined,
): P {
  if (!variant) return product;
  return { ...product, soldOut: isVariantSoldOut(product, variant), hasStockOnHand: variant.hasStockOnHand };
}
