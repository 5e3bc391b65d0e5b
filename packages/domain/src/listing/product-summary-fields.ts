import { CARD_FIELDS, type CardFacts } from '../catalogue/product.ts';

const FACTS: Readonly<Record<keyof CardFacts, true>> = {
  variantId: true,
  variantNames: true,
  isAgencyItem: true,
  facts: true,
  energyStars: true,
};

/** The product fields a listing reads: those its cards need [D-7-17]. */
export const PRODUCT_SUMMARY_FIELDS: readonly string[] = [...CARD_FIELDS, ...Object.keys(FACTS)];
