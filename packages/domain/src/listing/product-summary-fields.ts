import type { ProductSummary } from '../catalogue/product.ts';

const FIELDS: Readonly<Record<keyof ProductSummary, true>> = {
  id: true,
  name: true,
  path: true,
  brand: true,
  family: true,
  price: true,
  erpOriginalPrice: true,
  priceDateFrom: true,
  priceDateTo: true,
  isDiscounted: true,
  isClearance: true,
  isNew: true,
  soldOut: true,
  hasStockOnHand: true,
  state: true,
  saleMode: true,
  functionalType: true,
  preorderDateTime: true,
  releaseDateTime: true,
  shortDescription: true,
  badgePrimaryId: true,
  badgeSecondaryIds: true,
  badgeSecondaryTitles: true,
  enquiryOnly: true,
  isAgencyItem: true,
  images: true,
  variantId: true,
  facts: true,
  energyStars: true,
};

/** What is read of a product in a listing: as much as its card needs [D-7-17]. */
export const PRODUCT_SUMMARY_FIELDS: readonly string[] = Object.keys(FIELDS);
