import { type PriceRecord, type ProductRecord, type VariantRecord, visibleInOf } from '@wattle/domain/catalogue';
import { centsOf } from '@wattle/domain/money';
import { toInstant } from './instants.ts';
import { defineTable, TOUCH } from './upsert.ts';

/** A part of a product, with its position in the list. */
export type Part<Item> = { readonly productId: string; readonly position: number; readonly item: Item };

/** A record without the parts that have their own tables. */
export type KeptRecord = Omit<ProductRecord, 'variants' | 'prices' | 'extraCategoryIds'>;

/** The record is stored as JSON. Only fields used in SQL have columns. */
export const productTable = defineTable<ProductRecord>({
  name: 'products',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (p) => p.id],
    path: ['text', (p) => p.path],
    brand_id: ['text', (p) => p.brandId],
    family_code: ['text', (p) => p.familyCode],
    canonical_category_id: ['text', (p) => p.canonicalCategoryId],
    badge_primary_id: ['text', (p) => p.badgePrimaryId],
    badge_secondary_ids: ['text[]', (p) => p.badgeSecondaryIds],
    accessory_ids: ['text[]', (p) => p.accessoryIds],
    visible_in_brand: ['boolean', (p) => visibleInOf(p).brand],
    visible_in_categories: ['boolean', (p) => visibleInOf(p).categories],
    record: ['jsonb', ({ variants, prices, extraCategoryIds, ...record }): KeptRecord => record],
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
