import type { Family } from './entities.ts';
import { CARD_FIELDS, type CardFacts, type CardField, type Product, type ProductSummary } from './product.ts';
import { productFacts } from './product-facts.ts';

/** Card values derived from several product fields. The card adds the first variant [D-3-04]. */
export function cardFacts(product: Product, family: Family): CardFacts {
  const [first] = product.variants;
  if (!first) throw new Error(`Product ${product.id} has no variant.`);
  const stars = product.attributes.energyStars;
  return {
    variantId: first.id,
    isAgencyItem: product.blGroup.isAgencyItem,
    facts: productFacts(family, product.attributes),
    energyStars: typeof stars === 'number' ? stars : null,
  };
}

export function summariseProduct(product: Product, family: Family): ProductSummary {
  const shown = Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (product[field] === undefined ? [] : [[field, product[field]]])),
  ) as Pick<Product, CardField>;
  return { ...shown, images: product.images.slice(0, 1), ...cardFacts(product, family) };
}
