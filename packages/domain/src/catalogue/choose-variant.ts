import type { Family } from './entities.ts';
import { isStocked } from './is-stocked.ts';
import type { Product, Variant } from './product.ts';
import { formatAttribute } from './product-facts.ts';

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

/** What the variants differ in, such as 'Finish' or 'Storage': the attribute whose values are their names. */
export function variantAttributeName(
  family: Family,
  { variants, attributes }: Pick<Product, 'variants' | 'attributes'>,
): string | null {
  const names = new Set(variants.map(({ name }) => name));
  const found = family.groups
    .flatMap((group) => group.attributes)
    .find((attribute) => {
      const value = attributes[attribute.code];
      if (value === undefined) return false;
      const texts = typeof value === 'object' ? value : [formatAttribute(attribute, value)];
      return texts.some((text) => names.has(text));
    });
  return found?.name ?? null;
}
