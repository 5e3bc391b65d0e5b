import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Database } from './database.ts';
import { type ProductRow, productJson, type StoredProduct, selectProducts, toStoredProduct } from './product-rows.ts';
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
/** Orders keep a picture, and the code and name of the variant; rules about all products need none. */
const LEFT_OUT = { ...TEXTS, images: [] } satisfies Partial<KeptRecord>;
const VARIANT = { code: '', gtin: '', name: '', images: [] };

const without = (fields: object): string => `p.record - '{${Object.keys(fields)}}'::text[]`;

/**
 * Stock always, and the rest only where it has changed since the reader's mark: it is read again and again. The lists
 * are in subqueries, as in BY_IDS: the plan is kept.
 */
const SQL = `
  select json_build_object('id', p.id, 'mark', p.changed_in::text,
    'stock', array(select json_build_object('qty', s.qty, 'hasStockOnHand', s.has_stock_on_hand,
        'updatedAt', floor(extract(epoch from s.updated_at)))
      from variants v join variant_stock s on s.variant_id = v.id
      where v.product_id = p.id order by v.position),
    'changed', case when p.changed_in is distinct from known.mark::xid8
      then ${productJson(without(TEXTS), ['id', 'code', 'name', 'images'])} end) as product
  from unnest((select $1::text[]), (select $2::text[])) as known (id, mark) join products p on p.id = known.id`;
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

type Stock = { readonly qty: number; readonly hasStockOnHand: boolean; readonly updatedAt: number };

type MarkedRow = {
  readonly product: {
    readonly id: string;
    /** Another one after any change but of stock. */
    readonly mark: string;
    readonly stock: readonly Stock[];
    readonly changed: CartRow['product'] | null;
  };
};

type Known = { readonly mark: string; readonly record: ProductRecord };

const KNOWN_MAX = 2000;

const withStock = ({ variants, ...record }: ProductRecord, stock: readonly Stock[]): StoredProduct => ({
  record: { ...record, variants: variants.map((variant, at) => ({ ...variant, ...counted(stock[at]) })) },
  stockUpdatedAt: Math.max(0, ...stock.map(({ updatedAt }) => updatedAt)),
});

const counted = ({ qty = 0, hasStockOnHand = false }: Partial<Stock> = {}) => ({ qty, hasStockOnHand });

export function cartProductStore(db: Database) {
  /** The products that carts asked for last, as they were then. */
  const known = new Map<string, Known>();

  function keep(id: string, one: Known): void {
    known.delete(id);
    known.set(id, one);
    const [oldest] = known.keys();
    if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  }

  return {
    /** The parts of products that a cart needs, in any order. Unknown ids are left out. */
    async list(ids: readonly string[]): Promise<StoredProduct[]> {
      if (ids.length === 0) return [];
      // what is known now stays the reference, whatever others read meanwhile
      const before = new Map(ids.map((id) => [id, known.get(id)]));
      const marks = [...before.values()].map((one) => one?.mark ?? null);
      const rows = await db.query<MarkedRow>(SQL, [[...before.keys()], marks], 'list cart products');
      return rows.flatMap(({ product: { id, mark, stock, changed } }) => {
        const record = changed ? toProduct({ product: changed }).record : before.get(id)?.record;
        if (!record) return [];
        keep(id, { mark, record });
        return [withStock(record, stock)];
      });
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
