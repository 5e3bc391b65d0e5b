import { slugify } from '@wattle/domain/links';
import type { Fields } from './import-kind.ts';

/** The brand, family and category of goods that name none; `init` adds them. */
const GENERAL = 'general';

/**
 * A row with a `sku` is a product in short: with a name and a price it is complete, and whatever else it says stands.
 * Other rows must say everything, so that a feed which loses a column is refused.
 */
export function completeProduct(row: Fields): Fields {
  const { sku, price, originalPrice, qty = 0, ...given } = row;
  if (sku === undefined) return row;
  const id = shortId(sku);
  const name = String(given.name ?? '');
  const units = numberOf(qty);
  return {
    ...USUAL,
    id,
    productSku: id,
    erpProductId: id,
    path: `products/${slugify(`${name} ${id}`)}`,
    variants: [{ id, code: '', gtin: '', name: '', images: [], qty: units, hasStockOnHand: Number(units) > 0 }],
    ...(price !== undefined && { prices: [onlyPrice(price, originalPrice)] }),
    ...given,
  };
}

/** JSON may say a SKU as a number. */
export const shortId = (sku: unknown): unknown => (typeof sku === 'number' ? String(sku) : sku);

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** A number written out, as a cell of CSV has it. Anything else stays what it is, so that the schema refuses it. */
const numberOf = (value: unknown): unknown => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value);

/** The one price from now on, and what it is compared with. */
export const onlyPrice = (price: unknown, originalPrice: unknown): Fields => ({
  price: numberOf(price),
  erpOriginalPrice: numberOf(originalPrice ?? price),
  from: null,
  to: null,
});

const USUAL: Fields = {
  brandId: GENERAL,
  familyCode: GENERAL,
  canonicalCategoryId: GENERAL,
  extraCategoryIds: [],
  state: 'current',
  saleMode: null,
  functionalType: 'basic',
  preorderDateTime: null,
  releaseDateTime: null,
  isClearance: false,
  isNew: false,
  taxExclusive: false,
  images: [],
  shortDescription: '',
  description: [],
  keyFeatures: [],
  attributes: {},
  documents: [],
  googleProductType: '',
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
  cartQtyProductMax: null,
  cartQtyVariantMax: null,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  blGroup: { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 0 },
  reviewSummary: { totalReviewCount: 0, averageOverallRating: 0 },
  weightGrams: 0,
  bigAndBulky: false,
  accessoryIds: [],
  visibleIn: { index: true, brand: true, categories: true },
  popularity: 0,
  // a time of its own would change the product at every import
  createdAt: 0,
};
