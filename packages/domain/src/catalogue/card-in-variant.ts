import { isVariantSoldOut } from './choose-variant.ts';
import type { CardFacts, Product, Variant, VariantNames } from './product.ts';
import { variantLabel } from './variant-label.ts';

type CardVariant = Pick<Variant, 'id' | 'name' | 'images' | 'qty' | 'hasStockOnHand'>;
type OfVariants = Pick<Product, 'functionalType' | 'images'> & { readonly variants: readonly CardVariant[] };

type InVariant = Pick<CardFacts, 'variantId' | 'variantNames'> & Pick<Product, 'images' | 'soldOut' | 'hasStockOnHand'>;

/** All that a card says of its variant: what it adds, what that is called, how it looks, whether it is in stock. */
export function cardInVariant(product: OfVariants, variant: CardVariant, kind: string | null): InVariant {
  const variantNames = namesOf(product, variant, kind);
  return {
    variantId: variant.id,
    ...(variantNames && { variantNames }),
    images: (variant.images.length > 0 ? variant.images : product.images).slice(0, 1),
    soldOut: isVariantSoldOut(product, variant),
    hasStockOnHand: variant.hasStockOnHand,
  };
}

function namesOf(product: OfVariants, variant: CardVariant, kind: string | null): VariantNames | null {
  const own = variantLabel(product, variant);
  const all = [...new Set(product.variants.flatMap((one) => variantLabel(product, one) ?? []))];
  return own !== null && all.length > 1 ? { kind, own, all } : null;
}

/**
 * A card in one of the given looks: who filters by black sees the black one, and its button adds that. The first that is
 * in stock, else the first; unchanged when no variant is called so.
 */
export function inVariantCalled<P extends Pick<Product, 'functionalType' | 'images'> & CardFacts>(
  product: P,
  variants: readonly CardVariant[],
  names: ReadonlySet<string>,
): P {
  const called = variants.filter(({ name }) => names.has(name));
  const variant = called.find((one) => !isVariantSoldOut(product, one)) ?? called[0];
  if (!variant || variant.id === product.variantId) return product;
  return { ...product, ...cardInVariant({ ...product, variants }, variant, product.variantNames?.kind ?? null) };
}
