import { currentPrice } from './current-price.ts';
import type { Brand, Family } from './entities.ts';
import { isStocked } from './is-stocked.ts';
import { nameWithoutBrand } from './name-without-brand.ts';
import { isReducedPrice } from './price-cents.ts';
import type { CanonicalCategory, Product } from './product.ts';
import type { ProductRecord } from './product-record.ts';
import { visibleInOf } from './visible-in.ts';

export type ProductSurroundings = {
  readonly brand: Brand;
  /** The brand's setting; it holds for agency items. */
  readonly enquiryOnly: boolean;
  readonly family: Pick<Family, 'code' | 'name'>;
  readonly canonicalCategory: CanonicalCategory;
  /** Seconds since epoch of the last stock update. */
  readonly stockUpdatedAt: number;
};

/** Every category of a product: the canonical one, its ancestors, and the extra ones. */
export function categoryIdsOf(record: ProductRecord, category: CanonicalCategory): string[] {
  return [...new Set([...category.ancestors.map(({ id }) => id), category.id, ...record.extraCategoryIds])];
}

/** Builds the product that the storefront and search see right now [C-3-06 D-3-01]. */
export function assembleProduct(record: ProductRecord, around: ProductSurroundings, nowSeconds: number): Product {
  const { brandId: _, familyCode: __, canonicalCategoryId: ___, extraCategoryIds: ____, prices, ...own } = record;
  const { price, erpOriginalPrice, from, to } = currentPrice(prices, nowSeconds);
  return {
    ...own,
    visibleIn: visibleInOf(record),
    name: nameWithoutBrand(record.name, around.brand.name),
    brand: around.brand,
    family: { code: around.family.code, name: around.family.name },
    canonicalCategory: around.canonicalCategory,
    categoryIds: categoryIdsOf(record, around.canonicalCategory),
    price,
    erpOriginalPrice,
    priceDateFrom: from,
    priceDateTo: to,
    isDiscounted: isReducedPrice({ price, erpOriginalPrice }),
    soldOut: isStocked(record) && record.variants.every((variant) => variant.qty <= 0),
    hasStockOnHand: record.variants.some((variant) => variant.hasStockOnHand),
    stockUpdatedAt: around.stockUpdatedAt,
    enquiryOnly: record.blGroup.isAgencyItem && around.enquiryOnly,
    bazaarvoiceReviews: { totalReviewCount: record.reviewSummary.totalReviewCount },
  };
}
