import { centsOf, type PriceRecord, type ProductRecord, type VariantRecord } from '@wattle/domain';
import { toInstant } from './instants.ts';
import { defineTable, TOUCH } from './upsert.ts';

/** Something of a product, at its place in a list. */
export type Part<Item> = { readonly productId: string; readonly position: number; readonly item: Item };

export const productTable = defineTable<ProductRecord>({
  name: 'products',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (p) => p.id],
    product_sku: ['text', (p) => p.productSku],
    erp_product_id: ['text', (p) => p.erpProductId],
    name: ['text', (p) => p.name],
    path: ['text', (p) => p.path],
    brand_id: ['text', (p) => p.brandId],
    family_code: ['text', (p) => p.familyCode],
    canonical_category_id: ['text', (p) => p.canonicalCategoryId],
    state: ['text', (p) => p.state],
    sale_mode: ['text', (p) => p.saleMode],
    functional_type: ['text', (p) => p.functionalType],
    preorder_at: ['timestamptz', (p) => toInstant(p.preorderDateTime)],
    release_at: ['timestamptz', (p) => toInstant(p.releaseDateTime)],
    is_clearance: ['boolean', (p) => p.isClearance],
    is_new: ['boolean', (p) => p.isNew],
    tax_exclusive: ['boolean', (p) => p.taxExclusive],
    images: ['jsonb', (p) => p.images],
    short_description: ['text', (p) => p.shortDescription],
    description: ['text[]', (p) => p.description],
    key_features: ['text[]', (p) => p.keyFeatures],
    attributes: ['jsonb', (p) => p.attributes],
    documents: ['jsonb', (p) => p.documents],
    google_product_type: ['text', (p) => p.googleProductType],
    badge_primary_id: ['text', (p) => p.badgePrimaryId],
    badge_secondary_ids: ['text[]', (p) => p.badgeSecondaryIds],
    badge_secondary_titles: ['text[]', (p) => p.badgeSecondaryTitles],
    cart_qty_product_max: ['integer', (p) => p.cartQtyProductMax],
    cart_qty_variant_max: ['integer', (p) => p.cartQtyVariantMax],
    cart_qty_variant_min: ['integer', (p) => p.cartQtyVariantMin],
    cart_qty_variant_multiple_of: ['integer', (p) => p.cartQtyVariantMultipleOf],
    is_agency_item: ['boolean', (p) => p.blGroup.isAgencyItem],
    enable_warranty: ['boolean', (p) => p.blGroup.enableWarranty],
    available_warranty_ids: ['text[]', (p) => p.blGroup.availableWarrantyIds],
    base_warranty_years: ['double precision', (p) => p.blGroup.baseWarrantyPeriod],
    review_count: ['integer', (p) => p.reviewSummary.totalReviewCount],
    review_average: ['double precision', (p) => p.reviewSummary.averageOverallRating],
    weight_grams: ['double precision', (p) => p.weightGrams],
    big_and_bulky: ['boolean', (p) => p.bigAndBulky],
    accessory_ids: ['text[]', (p) => p.accessoryIds],
    visible_in_index: ['boolean', (p) => p.visibleIn.index],
    visible_in_brand: ['boolean', (p) => p.visibleIn.brand],
    visible_in_categories: ['boolean', (p) => p.visibleIn.categories],
    popularity: ['double precision', (p) => p.popularity],
    created_at: ['timestamptz', (p) => toInstant(p.createdAt)],
  },
});

export const productCategoryTable = defineTable<Part<string>>({
  name: 'product_categories',
  key: ['product_id', 'category_id'],
  columns: {
    product_id: ['text', (c) => c.productId],
    category_id: ['text', (c) => c.item],
    position: ['integer', (c) => c.position],
  },
});

export const variantTable = defineTable<Part<VariantRecord>>({
  name: 'variants',
  key: ['id'],
  owner: 'product_id',
  onChange: TOUCH,
  columns: {
    id: ['text', (v) => v.item.id],
    product_id: ['text', (v) => v.productId],
    position: ['integer', (v) => v.position],
    code: ['text', (v) => v.item.code],
    gtin: ['text', (v) => v.item.gtin],
    name: ['text', (v) => v.item.name],
    images: ['jsonb', (v) => v.item.images],
  },
});

export const priceTable = defineTable<Part<PriceRecord>>({
  name: 'prices',
  key: ['product_id', 'position'],
  columns: {
    product_id: ['text', (p) => p.productId],
    position: ['integer', (p) => p.position],
    price_cents: ['integer', (p) => centsOf(p.item.price)],
    original_price_cents: ['integer', (p) => centsOf(p.item.erpOriginalPrice)],
    valid_from: ['timestamptz', (p) => toInstant(p.item.from)],
    valid_to: ['timestamptz', (p) => toInstant(p.item.to)],
  },
});
