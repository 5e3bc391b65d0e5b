import type { Database } from './database.ts';
import { type ProductRow, type StoredProduct, selectProducts, toStoredProduct } from './product-rows.ts';
import type { KeptRecord } from './product-tables.ts';

/** A cart skips texts, pictures and attributes: they are most of a product, and no price depends on them. */
const LEFT_OUT = {
  images: [],
  shortDescription: '',
  description: [],
  keyFeatures: [],
  attributes: {},
  documents: [],
  accessoryIds: [],
} satisfies Partial<KeptRecord>;
const VARIANT = { code: '', gtin: '', name: '', images: [] };

const SQL = selectProducts('where p.id = any($1::text[])', `p.record - '{${Object.keys(LEFT_OUT)}}'::text[]`, ['id']);

type CartRow = ProductRow<Omit<KeptRecord, keyof typeof LEFT_OUT>>;

export function cartProductStore(db: Database) {
  return {
    /** The parts of products that a cart needs, in any order. Unknown ids are left out. */
    async list(ids: readonly string[]): Promise<StoredProduct[]> {
      const rows = ids.length === 0 ? [] : await db.query<CartRow>(SQL, [ids], 'list cart products');
      return rows.map(({ product }) => {
        const variants = product.variants.map((variant) => ({ ...VARIANT, ...variant }));
        return toStoredProduct({ product: { ...product, record: { ...LEFT_OUT, ...product.record }, variants } });
      });
    },
  };
}
