import type { Family } from './entities.ts';
import type { Product, ProductSummary } from './product.ts';
import { productFacts } from './product-facts.ts';

/** What a card shows of a product. The first variant is the one a card adds [D-3-04]. */
export function summariseProduct(product: Product, family: Family): ProductSummary {
  const [first] = product.variants;
  if (!first) throw new Error(`Product ${product.id} has no variant.`);
  const stars = product.attributes.energyStars;
  return {
    id: product.id,
    name: product.name,
    path: product.path,
    brand: product.brand,
    family: product.family,
    price: product.price,
    erpOriginalPrice: product.erpOriginalPrice,
    priceDateFrom: product.priceDateFrom,
    priceDateTo: product.priceDateTo,
    isDiscounted: product.isDiscounted,
    isClearance: product.isClearance,
    isNew: product.isNew,
    soldOut: product.soldOut,
    hasStockOnHand: product.hasStockOnHand,
    state: product.state,
    saleMode: product.saleMode,
    functionalType: product.functionalType,
    preorderDateTime: product.preorderDateTime,
    releaseDateTime: product.releaseDateTime,
    shortDescription: product.shortDescription,
    badgePrimaryId: product.badgePrimaryId,
    badgeSecondaryIds: product.badgeSecondaryIds,
    badgeSecondaryTitles: product.badgeSecondaryTitles,
    enquiryOnly: product.enquiryOnly,
    isAgencyItem: product.blGroup.isAgencyItem,
    images: product.images.slice(0, 1),
    variantId: first.id,
    facts: productFacts(family, product.attributes),
    energyStars: typeof stars === 'number' ? stars : null,
  };
}
