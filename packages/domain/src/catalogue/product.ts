import type { Brand } from './entities.ts';
import { type ProductRecord, RECORD_FIELDS_ON_CARDS, type VariantRecord } from './product-record.ts';

export type Variant = VariantRecord;

export type CategoryLink = { readonly id: string; readonly name: string; readonly path: string };

export type CanonicalCategory = CategoryLink & { readonly ancestors: readonly CategoryLink[] };

/** A product as the storefront and search see it: the record plus its brand, categories, current price and stock. */
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
  /** Seconds since epoch; validity of the current price. */
  readonly priceDateFrom: number | null;
  readonly priceDateTo: number | null;
  readonly isDiscounted: boolean;
  readonly soldOut: boolean;
  readonly hasStockOnHand: boolean;
  readonly stockUpdatedAt: number;
  /** An agency item whose brand sells by enquiry only [D-2-119]. */
  readonly enquiryOnly: boolean;
  readonly bazaarvoiceReviews: { readonly totalReviewCount: number };
};

/** Product fields that a card shows: record fields plus current values. */
export const CARD_FIELDS = [
  ...RECORD_FIELDS_ON_CARDS,
  'brand',
  'family',
  'price',
  'erpOriginalPrice',
  'priceDateFrom',
  'priceDateTo',
  'isDiscounted',
  'soldOut',
  'hasStockOnHand',
  'enquiryOnly',
] as const satisfies readonly (keyof Product)[];
export type CardField = (typeof CARD_FIELDS)[number];

/** What the variants of a product are called, as `variantLabel` says it. */
export type VariantNames = {
  /** What they differ in, such as 'Finish'; null where the family does not say. */
  readonly kind: string | null;
  /** That of the variant on the card. */
  readonly own: string;
  /** All of them, in the retailer's order. */
  readonly all: readonly string[];
};

/** Values derived for cards. */
export type CardFacts = {
  /** The variant that the card shows and its button adds: the first that can be bought. */
  readonly variantId: string;
  /** Absent where there is nothing to choose between. */
  readonly variantNames?: VariantNames;
  readonly isAgencyItem: boolean;
  /** Short facts under the name, such as '637 L'. */
  readonly facts: readonly string[];
  readonly energyStars: number | null;
};

/** The product data for a card, carousel or menu, with the first picture only. */
export type ProductSummary = Pick<Product, CardField> & CardFacts;
