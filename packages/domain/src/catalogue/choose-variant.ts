import { type LotFields, lotsOf } from '../cart/qty-limits.ts';
import { isStocked } from './is-stocked.ts';
import type { Product, Variant } from './product.ts';

type StockedProduct = Pick<Product, 'functionalType'>;

/** Whether a variant is out of stock; types without counted stock never are. */
export function isVariantSoldOut({ functionalType }: StockedProduct, variant: Pick<Variant, 'qty'>): boolean {
  return isStocked({ functionalType }) && variant.qty <= 0;
}

/**
 * The variant whose code is in the URL; else the first of which the fewest that are sold can be had, else the first that is
 * available, else the first.
 */
export function chooseVariant(
  product: StockedProduct & Pick<Product, 'variants'> & LotFields,
  code: string | null,
): Variant | undefined {
  const { variants } = product;
  const named = code === null ? undefined : variants.find((variant) => variant.code === code);
  if (named) return named;
  const { min } = lotsOf(product);
  const available = variants.filter((variant) => !isVariantSoldOut(product, variant));
  return available.find(({ qty }) => qty >= min || !isStocked(product)) ?? available[0] ?? variants[0];
}

/** The product with the stock of one of its variants. */
export function productInVariant<P extends Pick<Product, 'functionalType' | 'soldOut' | 'hasStockOnHand'>>(
  product: P,
  variant: Pick<Variant, 'qty' | 'hasStockOnHand'> | undefined,
): P {
  if (!variant) return product;
  return { ...product, soldOut: isVariantSoldOut(product, variant), hasStockOnHand: variant.hasStockOnHand };
}
