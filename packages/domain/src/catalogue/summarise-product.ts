import { cardInVariant } from './card-in-variant.ts';
import { chooseVariant } from './choose-variant.ts';
import type { Family } from './entities.ts';
import { CARD_FIELDS, type CardFacts, type CardField, type Product, type ProductSummary } from './product.ts';
import { productFacts } from './product-facts.ts';
import { variantAttributeName } from './variant-attribute-name.ts';

/** What a card says of a product beside its own fields, and in their place: it shows the variant that it adds [D-3-04]. */
export function cardFacts(
  product: Product,
  family: Family,
): CardFacts & Pick<Product, 'images' | 'soldOut' | 'hasStockOnHand'> {
  const shown = chooseVariant(product, null);
  if (!shown) throw new Error(`Product ${product.id} has no variant.`);
  const stars = product.attributes.energyStars;
  const card = cardInVariant(product, shown, variantAttributeName(family, product));
  return {
    ...card,
    // what the product says of all of its variants holds for this one
    soldOut: product.soldOut || card.soldOut,
    hasStockOnHand: product.hasStockOnHand && card.hasStockOnHand,
    isAgencyItem: product.blGroup.isAgencyItem,
    facts: productFacts(family, product.attributes),
    energyStars: typeof stars === 'number' ? stars : null,
  };
}

export function summariseProduct(product: Product, family: Family): ProductSummary {
  const shown = Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (product[field] === undefined ? [] : [[field, product[field]]])),
  ) as Pick<Product, CardField>;
  return { ...shown, ...cardFacts(product, family) };
}
