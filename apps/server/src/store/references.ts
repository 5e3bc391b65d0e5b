import type { Queryable } from './database.ts';

const SOURCES = {
  brand: 'select id from brands',
  category: 'select id from categories',
  family: 'select code as id from families',
  badge: 'select id from badges',
  warranty: 'select id from warranties',
  store: 'select id from stores',
} as const;
export type Referred = keyof typeof SOURCES;

/** All ids of a small kind. */
export async function listIds(db: Queryable, kind: Referred): Promise<ReadonlySet<string>> {
  return new Set((await db.query<{ id: string }>(SOURCES[kind])).map(({ id }) => id));
}

/** Which of these products exist. */
export async function listKnownProducts(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const sql = 'select id from products where id = any($1::text[])';
  return new Set((await db.query<{ id: string }>(sql, [ids], 'list known products')).map(({ id }) => id));
}

/** Which of these variants exist. */
export async function listKnownVariants(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const sql = 'select id from variants where id = any($1::text[])';
  return new Set((await db.query<{ id: string }>(sql, [ids], 'list known variants')).map(({ id }) => id));
}

export type Owner = { readonly kind: 'path' | 'variant'; readonly value: string; readonly productId: string };

/** The products that currently own these paths and variants. */
export function listOwners(db: Queryable, paths: readonly string[], variantIds: readonly string[]): Promise<Owner[]> {
  return db.query<Owner>(
    `select 'path' as kind, path as value, id as "productId" from products where path = any($1::text[])
     union all select 'variant', id, product_id from variants where id = any($2::text[])`,
    [paths, variantIds],
    'list owners',
  );
}

export type Leaf = { readonly id: string; readonly parentId: string | null };

/** Parent of each node in a stored tree. */
export const listLeaves = (db: Queryable, table: 'categories' | 'articles'): Promise<Leaf[]> =>
  db.query<Leaf>(`select id, parent_id as "parentId" from ${table}`);
