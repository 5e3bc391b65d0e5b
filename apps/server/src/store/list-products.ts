import type { Queryable } from './database.ts';

export const PRODUCT_FILTERS = ['discounted', 'hot', 'clearance', 'new'] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

export const PRODUCT_SORTS = ['recommended', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export type ProductSelection = {
  /** With everything below it in the tree. */
  readonly categoryId?: string | undefined;
  readonly brandId?: string | undefined;
  /** Every word stands somewhere in the name, the brand's name or the SKU. */
  readonly query?: string | undefined;
  readonly filter?: ProductFilter | undefined;
  /** The moment whose prices count. */
  readonly now?: Date | undefined;
};
export type ProductListing = ProductSelection & {
  readonly sort?: ProductSort | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
};

/** Which price holds: the same order as `currentPrice` in the domain; `moment` is a parameter. */
export const currentPriceOrder = (moment: string): string => `
  (coalesce(c.valid_from <= ${moment}, true) and coalesce(${moment} < c.valid_to, true)) desc,
  (c.valid_from is not null or c.valid_to is not null) desc, c.valid_from desc nulls last, c.position`;

const CURRENT_PRICE = `
  select c.price_cents, c.original_price_cents, c.valid_from, c.valid_to from prices c
  where c.product_id = p.id order by ${currentPriceOrder('$1::timestamptz')} limit 1`;

const FILTERS: Readonly<Record<ProductFilter, string>> = {
  discounted: 'price.price_cents < price.original_price_cents',
  // the same test as the card's: within its dates, and not marked down
  hot: `price.price_cents = price.original_price_cents and (price.valid_from is not null or price.valid_to is not null)
    and coalesce(price.valid_from <= $1, true) and coalesce($1 < price.valid_to, true)`,
  clearance: 'p.is_clearance',
  new: 'p.is_new',
};

const SORTS: Readonly<Record<ProductSort, string>> = {
  recommended: 'popularity desc, id',
  'name-asc': 'lower(name), id',
  'name-desc': 'lower(name) desc, id',
  'price-asc': 'price_cents, id',
  'price-desc': 'price_cents desc, id',
  newest: 'created_at desc, id',
};

/** Looking up a price for every product costs too much when nothing asks for it. */
const NO_PRICE = 'select null::int as price_cents where $1::timestamptz is not null';

type Selection = { readonly sql: string; readonly params: unknown[]; readonly shape: string };

/** The products of a selection as a table expression, and a name for the form of its SQL. */
function select(selection: ProductSelection, sort?: ProductSort): Selection {
  const { categoryId, brandId, query, filter, now = new Date() } = selection;
  const params: unknown[] = [now];
  const param = (value: unknown) => `$${params.push(value)}`;
  const conditions = [visibility(categoryId, brandId)];
  if (categoryId !== undefined) conditions.push(inCategory(param(categoryId)));
  if (brandId !== undefined) conditions.push(`p.brand_id = ${param(brandId)}`);
  if (filter !== undefined) conditions.push(FILTERS[filter]);
  const words = query?.split(/\s+/).filter((word) => word !== '') ?? [];
  if (words.length > 0) {
    const patterns = param(words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`));
    conditions.push(`concat_ws(' ', b.name, p.name, p.product_sku) ilike all (${patterns}::text[])`);
  }
  const asksPrice = filter === 'discounted' || filter === 'hot' || sort === 'price-asc' || sort === 'price-desc';
  const sql = `
    select p.id, p.name, p.popularity, p.created_at, price.price_cents
    from products p ${words.length > 0 ? 'join brands b on b.id = p.brand_id' : ''}
    cross join lateral (${asksPrice ? CURRENT_PRICE : NO_PRICE}) price
    where ${conditions.join(' and ')}`;
  const shape = [categoryId && 'category', brandId && 'brand', filter, words.length > 0 && 'query']
    .filter(Boolean)
    .join(' ');
  return { sql, params, shape };
}

/** Each kind of page has its own flag; a search is neither a category's nor a brand's page. */
function visibility(categoryId: string | undefined, brandId: string | undefined): string {
  if (categoryId !== undefined) return 'p.visible_in_categories';
  return brandId === undefined ? 'p.visible_in_index' : 'p.visible_in_brand';
}

/** An array, because a few ids let the planner go by index, and it knows nothing of a recursion's size. */
const inCategory = (id: string): string => `p.id in (
  select pc.product_id from product_categories pc where pc.category_id = any (array(
    with recursive branch as (
      select id from categories where id = ${id}
      union select c.id from categories c join branch on c.parent_id = branch.id)
    select id from branch)))`;

/** One page of ids in order, and how many there are in all. */
export async function selectProductPage(
  db: Queryable,
  { sort = 'recommended', page = 1, pageSize = 24, ...selection }: ProductListing,
): Promise<{ ids: string[]; total: number }> {
  const { sql, params, shape } = select(selection, sort);
  const size = `$${params.push(pageSize)}`;
  const offset = `$${params.push((page - 1) * pageSize)}`;
  const [row] = await db.query<{ ids: string[]; total: number }>(
    `with matching as (${sql}) select (select count(*) from matching) as total,
      array(select id from matching order by ${SORTS[sort]} limit ${size}::int offset ${offset}::int) as ids`,
    params,
    `list products ${sort} ${shape}`,
  );
  return row ?? { ids: [], total: 0 };
}

export async function countSelected(db: Queryable, selection: ProductSelection): Promise<number> {
  const { sql, params, shape } = select(selection);
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from (${sql}) matching`,
    params,
    `count products ${shape}`,
  );
  return row?.total ?? 0;
}
