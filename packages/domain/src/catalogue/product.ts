import type { Image } from '../images/image.ts';
import type { Brand } from './entities.ts';
import type { ProductRecord, VariantRecord } from './product-record.ts';

export type Variant = VariantRecord;

export type CategoryLink = { readonly id: string; readonly name: string; readonly path: string };

export type CanonicalCategory = CategoryLink & { readonly ancestors: readonly CategoryLink[] };

/** A product as the storefront and search see it: the record with its brand, place, price and stock of this moment. */
export type Product = Omit<
  ProductRecord,
  'brandId' | 'familyCode' | 'canonicalCategoryId' | 'extraCategoryIds' | 'prices'
> & {
  readonly brand: Brand;
  readonly family: { readonly code: string; readonly name: string };
  readonly canonicalCategory: CanonicalCategory;
  readonly categoryIds: readonly string[];
  /** Dollars, GST included. */
  readonly price: number;
  readonly erpOriginalPrice: number;
  /** Seconds since epoch; when the price of this moment holds. */
  readonly priceDateFrom: number | null;
  readonly priceDateTo: number | null;
  readonly isDiscounted: boolean;
  readonly soldOut: boolean;
  readonly hasStockOnHand: boolean;
  readonly stockUpdatedAt: number;
  /** What its brand's agency says: sold by enquiry only. It holds for the agency's items [D-2-119]. */
  readonly enquiryOnly: boolean;
  readonly bazaarvoiceReviews: { readonly totalReviewCount: number };
};

/** What a card, a carousel or a menu needs of a product. */
export type ProductSummary = Pick<
  Product,
  | 'id'
  | 'name'
  | 'path'
  | 'brand'
  | 'family'
  | 'price'
  | 'erpOriginalPrice'
  | 'priceDateFrom'
  | 'priceDateTo'
  | 'isDiscounted'
  | 'isClearance'
  | 'isNew'
  | 'soldOut'
  | 'hasStockOnHand'
  | 'state'
  | 'saleMode'
  | 'functionalType'
  | 'preorderDateTime'
  | 'releaseDateTime'
  | 'shortDescription'
  | 'badgePrimaryId'
  | 'badgeSecondaryIds'
  | 'badgeSecondaryTitles'
  | 'enquiryOnly'
> & {
  readonly images: readonly Image[];
  readonly variantId: string;
  readonly isAgencyItem: boolean;
  /** Short facts under the name, such as '637 L'. */
  readonly facts: readonly string[];
  readonly energyStars: number | null;
};
