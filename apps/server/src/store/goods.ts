import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Database, Queryable } from './database.ts';
import { type ProductRow, selectProducts, toStoredProduct } from './product-rows.ts';
import { saveRecordsIn } from './save-products.ts';
import { PROMISED } from './stock.ts';

/** A product and the version of it that somebody sees: any change but one of its stock makes another. */
export type VersionedProduct = { readonly record: ProductRecord; readonly version: string; readonly changedAt: Date };

export type GoodsQuestion = {
  /** Words of its name, brand, model, product or article number, all of which must be there. */
  readonly text: string;
  readonly state: ProductRecord['state'] | null;
  readonly limit: number;
  readonly offset: number;
};

/** Stock of a variant in one place, and what was sold of it in four weeks. */
export type PlaceStock = {
  readonly variantId: string;
  /** null: what is sent out. */
  readonly storeId: string | null;
  /** On the shelf now. */
  readonly onHand: number;
  /** Of it: held by unfinished orders, or sold and not gone yet. */
  readonly held: number;
  /** The rest, which can be sold. */
  readonly qty: number;
  readonly sold: number;
};

const TEXT = `(b.name || ' ' || (p.record ->> 'name') || ' ' || (p.record ->> 'productSku') || ' ' || p.id || ' '
  || (p.record ->> 'erpProductId') || ' ' || coalesce(v.codes, ''))`;
const FOUND = `from products p join brands b on b.id = p.brand_id
  left join lateral (select string_agg(code || ' ' || gtin, ' ') as codes from variants where product_id = p.id) v on true
  where ($1::text[] = '{}' or ${TEXT} ilike all($1::text[])) and ($2::text is null or p.record ->> 'state' = $2)`;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
const patternsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${escapeLike(word)}%`);

async function readVersioned(
  db: Queryable,
  id: string,
  lock: '' | 'for no key update',
): Promise<VersionedProduct | undefined> {
  const [seen] = await db.query<{ version: string; updated_at: Date }>(
    `select changed_in::text as version, updated_at from products where id = $1 ${lock}`,
    [id],
  );
  const [row] = seen ? await db.query<ProductRow>(selectProducts('where p.id = $1'), [id]) : [];
  return seen && row && { record: toStoredProduct(row).record, version: seen.version, changedAt: seen.updated_at };
}

export function goodsStore(db: Database) {
  return {
    /** Products by words of staff: ids in order of their names, and how many there are. */
    async find({ text, state, limit, offset }: GoodsQuestion): Promise<{ ids: string[]; total: number }> {
      const params = [patternsOf(text), state];
      const [rows, [counted]] = await Promise.all([
        db.query<{ id: string }>(
          `select p.id ${FOUND} order by lower(p.record ->> 'productSku') = lower($5) desc, b.name, p.record ->> 'name', p.id
           limit $3 offset $4`,
          [...params, limit, offset, text.trim()],
          'find goods',
        ),
        db.query<{ n: number }>(`select count(*)::int as n ${FOUND}`, params, 'count goods'),
      ]);
      return { ids: rows.map(({ id }) => id), total: counted?.n ?? 0 };
    },

    load: (id: string): Promise<VersionedProduct | undefined> => readVersioned(db, id, ''),

    /** Does something to a product that nobody else changes meanwhile; undefined: there is no such product. */
    change: <T>(
      id: string,
      work: (seen: VersionedProduct, save: (record: ProductRecord) => Promise<void>) => Promise<T>,
    ): Promise<T | undefined> =>
      db.transaction(async (tx) => {
        const seen = await readVersioned(tx, id, 'for no key update');
        return (
          seen &&
          work(seen, async (record) => {
            await saveRecordsIn(tx, [record]);
          })
        );
      }),

    /** The stock of a product's variants: what is sent out first, then by store. */
    listStock: (productId: string): Promise<PlaceStock[]> =>
      db.query<PlaceStock>(
        `with own as (select id, position from variants where product_id = $1),
         sold as (
           select u.variant_id, u.store_id, sum(u.qty - u.returned)::int as qty from sold_units u
           join own on own.id = u.variant_id join orders o on o.number = u.order_number
           where o.placed_at > now() - interval '28 days' group by 1, 2)
         select s.variant_id as "variantId", null as "storeId", s.qty,
           greatest(0, s.qty + coalesce(p.units, 0)) as "onHand", promised_units(s.variant_id, '') as held,
           coalesce(sold.qty, 0) as sold, own.position
         from variant_stock s join own on own.id = s.variant_id
         left join ${PROMISED} p on p.variant_id = s.variant_id and p.store_id = ''
         left join sold on sold.variant_id = s.variant_id and sold.store_id = ''
         union all
         select own.id, t.id, coalesce(k.qty, 0), greatest(0, coalesce(k.qty, 0) + coalesce(p.units, 0)),
           promised_units(own.id, t.id), coalesce(sold.qty, 0), own.position
         from own cross join stores t left join store_stock k on k.variant_id = own.id and k.store_id = t.id
         left join ${PROMISED} p on p.variant_id = own.id and p.store_id = t.id
         left join sold on sold.variant_id = own.id and sold.store_id = t.id
         order by position, "storeId" nulls first`,
        [productId],
        'list stock of product',
      ),
  };
}
