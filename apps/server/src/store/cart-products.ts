import type { Database } from './database.ts';
import { BY_IDS, type ProductRow, type StoredProduct, selectProducts, toStoredProduct } from './product-rows.ts';
import type { KeptRecord } from './product-tables.ts';

/** A cart skips texts and attributes: they are most of a product, and no price depends on them. */
const TEXTS = {
  shortDescription: '',
  description: [],
  keyFeatures: [],
  attributes: {},
  documents: [],
  accessoryIds: [],
} satisfies Partial<KeptRecord>;
/** Orders show a picture, rules about all products do not. */
const LEFT_OUT = { ...TEXTS, images: [] } satisfies Partial<KeptRecord>;
const VARIANT = { code: '', gtin: '', name: '', images: [] };

const without = (fields: object): string => `p.record - '{${Object.keys(fields)}}'::text[]`;
const SQL = selectProducts(BY_IDS, without(TEXTS), ['id', 'images']);
const PAGE_SQL = selectProducts(
  `where p.id > $1 and p.record ->> 'state' = any($2::text[]) order by p.id limit $3`,
  without(LEFT_OUT),
  ['id'],
);
const PAGE = 1000;

type CartRow = ProductRow<Omit<KeptRecord, keyof typeof LEFT_OUT>>;

const toProduct = ({ product }: CartRow): StoredProduct => {
  const variants = product.variants.map((variant) => ({ ...VARIANT, ...variant }));
  return toStoredProduct({ product: { ...product, record: { ...LEFT_OUT, ...product.record }, variants } });
};

export function cartProductStore(db: Database) {
  return {
    /** The parts of products that a cart needs, in any order. Unknown ids are left out. */
    async list(ids: readonly string[]): Promise<StoredProduct[]> {
      const rows = ids.length === 0 ? [] : await db.query<CartRow>(SQL, [ids], 'list cart products');
      return rows.map(toProduct);
    },

    /** Another one after any change of a product but of its stock. */
    async mark(): Promise<string> {
      const [row] = await db.query<{ mark: string }>(
        `select (select count(*) from products) || ' '
           || coalesce((select changed_in::text from products order by changed_in desc limit 1), '') as mark`,
        [],
        'mark of all products',
      );
      return row?.mark ?? '';
    },

    /** The same of every product in one of these states, some at a time. */
    async *listAll(states: readonly string[]): AsyncGenerator<StoredProduct> {
      for (let after = ''; ; ) {
        const rows = await db.query<CartRow>(PAGE_SQL, [after, states, PAGE], 'list all cart products');
        for (const row of rows) yield toProduct(row);
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        after = last.product.record.id;
      }
    },
  };
}
