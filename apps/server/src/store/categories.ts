import type { CategoryRecord } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';
import { dollarsOf, toCents } from '@wattle/domain/money';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** Sorts prices so that the current one is first, like `currentPrice` in the domain. `moment` is an SQL parameter. */
const currentPriceOrder = (moment: string): string => `
  (coalesce(c.valid_from <= ${moment}, true) and coalesce(${moment} < c.valid_to, true)) desc,
  (c.valid_from is not null or c.valid_to is not null) desc, c.valid_from desc nulls last, c.position`;

/** How many products a category has, accessories besides, and its lowest price (dollars). */
export type CategoryCounts = {
  readonly productCount: number;
  readonly accessoryCount: number;
  readonly priceFrom: number | null;
};
/** A category in the tree, with its children. */
export type CategoryNode = CategoryRecord & CategoryCounts & { readonly children: readonly string[] };

type CategoryRow = {
  id: string;
  parent_id: string | null;
  position: number;
  path: string;
  name: string;
  short_name: string;
  description: string;
  image_hero: Image | null;
  products_index: string;
  products_sort: string;
};
type CountRow = { id: string; product_count: number; all_count: number; price_from_cents: number | null };

const categoryTable = defineTable<CategoryRecord>({
  name: 'categories',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (c) => c.id],
    parent_id: ['text', (c) => c.parentId],
    position: ['integer', (c) => c.position],
    path: ['text', (c) => c.path],
    name: ['text', (c) => c.name],
    short_name: ['text', (c) => c.shortName],
    description: ['text', (c) => c.description],
    image_hero: ['jsonb', (c) => c.imageHero],
    products_index: ['text', (c) => c.products.index],
    products_sort: ['text', (c) => c.products.sort],
  },
});

/**
 * A product counts once in each of its categories, and once in each of their ancestors. Accessories are not counted and
 * do not set a category's "from" price, unless the category has nothing else. An accessory is what another product
 * names as one, and with it its whole family, when nothing in that has accessories itself: of all water filters only
 * some fit a fridge that is sold today.
 *
 * Products in the same categories are counted together first: there are some hundreds of such sets, and only they are
 * spread over the ancestors (decision 0113).
 */
const COUNTS_SQL = `
  with recursive tree as (
    select id as ancestor_id, id from categories
    union all select tree.ancestor_id, c.id from categories c join tree on c.parent_id = tree.id),
  current_prices as (
    select distinct on (c.product_id) c.product_id, c.price_cents from prices c
    order by c.product_id, ${currentPriceOrder('$1::timestamptz')}),
  named as (select distinct unnest(accessory_ids) as product_id from products),
  small_families as (
    select p.family_code from products p left join named n on n.product_id = p.id
    group by p.family_code having bool_or(n.product_id is not null) and bool_and(cardinality(p.accessory_ids) = 0)),
  accessories as (
    select product_id from named
    union select p.id from products p join small_families f on f.family_code = p.family_code),
  shelved as (
    select product_id, array_agg(category_id order by category_id) as category_ids
    from product_categories group by product_id),
  alike as (
    select s.category_ids, a.product_id is not null as is_accessory, count(*) as count,
      min(price.price_cents) as price_cents
    from shelved s join products p on p.id = s.product_id
    left join current_prices price on price.product_id = s.product_id
    left join accessories a on a.product_id = s.product_id
    where p.visible_in_categories group by s.category_ids, is_accessory),
  members as (
    select distinct tree.ancestor_id, alike.* from alike join tree on tree.id = any(alike.category_ids)),
  counts as (
    select ancestor_id, sum(count)::bigint as all_count,
      coalesce(sum(count) filter (where not is_accessory), sum(count))::bigint as product_count,
      coalesce(min(price_cents) filter (where not is_accessory), min(price_cents)) as price_from_cents
    from members group by ancestor_id)
  select ancestor_id as id, product_count, all_count, price_from_cents from counts`;

const toCategory = (row: CategoryRow): CategoryRecord => ({
  id: row.id,
  parentId: row.parent_id,
  position: row.position,
  path: row.path,
  name: row.name,
  shortName: row.short_name,
  description: row.description,
  imageHero: row.image_hero,
  products: { index: row.products_index, sort: row.products_sort },
});

const toCounts = (row: CountRow): CategoryCounts => ({
  productCount: row.product_count,
  accessoryCount: row.all_count - row.product_count,
  priceFrom: row.price_from_cents === null ? null : dollarsOf(toCents(row.price_from_cents)),
});

/** Within a transaction, parents may come after their children. */
export async function saveCategories(db: Queryable, categories: readonly CategoryRecord[]): Promise<Counts> {
  return countChanges(categories.length, await upsert(db, categoryTable, categories));
}

export function categoryStore(db: Database) {
  return {
    /** All of them, siblings in order. */
    async list(): Promise<CategoryRecord[]> {
      return (await db.query<CategoryRow>('select * from categories order by position, id', [], 'list categories')).map(
        toCategory,
      );
    },

    /** Of categories that have products, by id. It reads every product: ask it rarely, and never twice at once. */
    async count(now = new Date()): Promise<ReadonlyMap<string, CategoryCounts>> {
      const rows = await db.query<CountRow>(COUNTS_SQL, [now], 'count categories');
      return new Map(rows.map((row) => [row.id, toCounts(row)]));
    },

    async findByPath(path: string): Promise<CategoryRecord | undefined> {
      const [row] = await db.query<CategoryRow>('select * from categories where path = $1', [path], 'find category');
      return row && toCategory(row);
    },

    save: (categories: readonly CategoryRecord[]) => saveCategories(db, categories),
  };
}
