import {
  type AttributeValue,
  dollarsOf,
  type Image,
  type PriceRecord,
  type ProductRecord,
  toCents,
  type VariantRecord,
} from '@wattle/domain';

/** A product as it is stored, and when its stock was last written (seconds since epoch). */
export type StoredProduct = { readonly record: ProductRecord; readonly stockUpdatedAt: number };

/** A whole product travels as one JSON value: the embedded database takes far longer over fifty columns. */
export type ProductRow = { readonly product: ProductJson };

export type ProductJson = {
  id: string;
  product_sku: string;
  erp_product_id: string;
  name: string;
  path: string;
  brand_id: string;
  family_code: string;
  canonical_category_id: string;
  extra_category_ids: string[];
  state: ProductRecord['state'];
  sale_mode: ProductRecord['saleMode'];
  functional_type: ProductRecord['functionalType'];
  preorder_at: string | null;
  release_at: string | null;
  prices: { priceCents: number; originalPriceCents: number; from: number | null; to: number | null }[];
  is_clearance: boolean;
  is_new: boolean;
  tax_exclusive: boolean;
  variants: VariantRecord[];
  stock_updated_at: string | null;
  images: Image[];
  short_description: string;
  description: string[];
  key_features: string[];
  attributes: Record<string, AttributeValue>;
  documents: { name: string; url: string; sizeBytes?: number }[];
  google_product_type: string;
  badge_primary_id: string | null;
  badge_secondary_ids: string[];
  badge_secondary_titles: string[];
  cart_qty_product_max: number | null;
  cart_qty_variant_max: number | null;
  cart_qty_variant_min: number | null;
  cart_qty_variant_multiple_of: number | null;
  is_agency_item: boolean;
  enable_warranty: boolean;
  available_warranty_ids: string[];
  base_warranty_years: number;
  review_count: number;
  review_average: number;
  weight_grams: number;
  big_and_bulky: boolean;
  accessory_ids: string[];
  visible_in_index: boolean;
  visible_in_brand: boolean;
  visible_in_categories: boolean;
  popularity: number;
  created_at: string;
};

const VARIANT = ['id', 'code', 'gtin', 'name', 'images'];

/** Products: those that a condition on `p` selects, in its order, parts and all, or only the columns that are named. */
export const selectProducts = (condition: string, columns = 'p.*', variant: readonly string[] = VARIANT): string => `
  select to_json(found) as product from (
    select ${columns},
      array(select c.category_id from product_categories c
        where c.product_id = p.id and c.position > 0 order by c.position) as extra_category_ids,
      array(select json_build_object('priceCents', c.price_cents, 'originalPriceCents', c.original_price_cents,
          'from', extract(epoch from c.valid_from), 'to', extract(epoch from c.valid_to))
        from prices c where c.product_id = p.id order by c.position) as prices,
      array(select json_build_object(${variant.map((column) => `'${column}', v.${column}`)},
          'qty', s.qty, 'hasStockOnHand', s.has_stock_on_hand)
        from variants v join variant_stock s on s.variant_id = v.id
        where v.product_id = p.id order by v.position) as variants,
      (select max(s.updated_at) from variants v join variant_stock s on s.variant_id = v.id
        where v.product_id = p.id) as stock_updated_at
    from products p ${condition}) found`;

export function toStoredProduct({ product }: ProductRow): StoredProduct {
  return { record: toRecord(product), stockUpdatedAt: secondsOf(product.stock_updated_at) ?? 0 };
}

function secondsOf(instant: string): number;
function secondsOf(instant: string | null): number | null;
function secondsOf(instant: string | null): number | null {
  return instant === null ? null : Math.floor(Date.parse(instant) / 1000);
}

const toPrice = (price: ProductJson['prices'][number]): PriceRecord => ({
  price: dollarsOf(toCents(price.priceCents)),
  erpOriginalPrice: dollarsOf(toCents(price.originalPriceCents)),
  from: price.from,
  to: price.to,
});

function toRecord(row: ProductJson): ProductRecord {
  return {
    id: row.id,
    productSku: row.product_sku,
    erpProductId: row.erp_product_id,
    name: row.name,
    path: row.path,
    brandId: row.brand_id,
    familyCode: row.family_code,
    canonicalCategoryId: row.canonical_category_id,
    extraCategoryIds: row.extra_category_ids,
    state: row.state,
    saleMode: row.sale_mode,
    functionalType: row.functional_type,
    preorderDateTime: secondsOf(row.preorder_at),
    releaseDateTime: secondsOf(row.release_at),
    prices: row.prices.map(toPrice),
    isClearance: row.is_clearance,
    isNew: row.is_new,
    taxExclusive: row.tax_exclusive,
    variants: row.variants,
    images: row.images,
    shortDescription: row.short_description,
    description: row.description,
    keyFeatures: row.key_features,
    attributes: row.attributes,
    documents: row.documents,
    googleProductType: row.google_product_type,
    badgePrimaryId: row.badge_primary_id,
    badgeSecondaryIds: row.badge_secondary_ids,
    badgeSecondaryTitles: row.badge_secondary_titles,
    cartQtyProductMax: row.cart_qty_product_max,
    cartQtyVariantMax: row.cart_qty_variant_max,
    cartQtyVariantMin: row.cart_qty_variant_min,
    cartQtyVariantMultipleOf: row.cart_qty_variant_multiple_of,
    blGroup: {
      isAgencyItem: row.is_agency_item,
      enableWarranty: row.enable_warranty,
      availableWarrantyIds: row.available_warranty_ids,
      baseWarrantyPeriod: row.base_warranty_years,
    },
    reviewSummary: { totalReviewCount: row.review_count, averageOverallRating: row.review_average },
    weightGrams: row.weight_grams,
    bigAndBulky: row.big_and_bulky,
    accessoryIds: row.accessory_ids,
    visibleIn: { index: row.visible_in_index, brand: row.visible_in_brand, categories: row.visible_in_categories },
    popularity: row.popularity,
    createdAt: secondsOf(row.created_at),
  };
}
