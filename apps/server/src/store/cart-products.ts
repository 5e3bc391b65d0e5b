import type { VariantRecord } from '@wattle/domain';
import type { Database } from './database.ts';
import { type ProductJson, type StoredProduct, selectProducts, toStoredProduct } from './product-rows.ts';

/** What the rules of a cart look at. Texts and pictures are most of a product, and no price depends on them. */
const COLUMNS = [
  'id',
  'brand_id',
  'family_code',
  'canonical_category_id',
  'state',
  'sale_mode',
  'functional_type',
  'preorder_at',
  'release_at',
  'tax_exclusive',
  'cart_qty_product_max',
  'cart_qty_variant_max',
  'cart_qty_variant_min',
  'cart_qty_variant_multiple_of',
  'is_agency_item',
  'enable_warranty',
  'available_warranty_ids',
  'big_and_bulky',
  'weight_grams',
] as const satisfies readonly (keyof ProductJson)[];
type Parts = 'extra_category_ids' | 'prices' | 'stock_updated_at';
type Read = Pick<ProductJson, (typeof COLUMNS)[number] | Parts>;
type CartRow = { readonly product: Read & { readonly variants: readonly Pick<VariantRecord, 'id' | 'qty'>[] } };

const LEFT_OUT: Omit<ProductJson, keyof Read | 'variants'> = {
  product_sku: '',
  erp_product_id: '',
  name: '',
  path: '',
  is_clearance: false,
  is_new: false,
  images: [],
  short_description: '',
  description: [],
  key_features: [],
  attributes: {},
  documents: [],
  google_product_type: '',
  badge_primary_id: null,
  badge_secondary_ids: [],
  badge_secondary_titles: [],
  base_warranty_years: 0,
  review_count: 0,
  review_average: 0,
  accessory_ids: [],
  visible_in_index: false,
  visible_in_brand: false,
  visible_in_categories: false,
  popularity: 0,
  created_at: new Date(0).toISOString(),
};
const VARIANT = { code: '', gtin: '', name: '', images: [], hasStockOnHand: false };

const SQL = selectProducts('where p.id = any($1::text[])', COLUMNS.map((column) => `p.${column}`).join(', '), ['id']);

export function cartProductStore(db: Database) {
  return {
    /** Products as far as a cart goes, in any order: everything else of them is empty. Unknown ids are left out. */
    async listCartProducts(ids: readonly string[]): Promise<StoredProduct[]> {
      const rows = ids.length === 0 ? [] : await db.query<CartRow>(SQL, [ids], 'list cart products');
      return rows.map(({ product }) => {
        const variants = product.variants.map((variant) => ({ ...VARIANT, ...variant }));
        return toStoredProduct({ product: { ...LEFT_OUT, ...product, variants } });
      });
    },
  };
}
