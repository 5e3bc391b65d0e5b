import type { Queryable } from './database.ts';

const KEYS = {
  brands: 'id',
  families: 'code',
  categories: 'id',
  warranties: 'id',
  articles: 'id',
  redirects: 'from_path',
  settings: 'key',
  synonyms: 'id',
  absent_brands: 'id',
  search_rules: 'id',
  products: 'id',
  stores: 'id',
  badges: 'id',
  promotions: 'id',
  vouchers: 'code',
  localities: `postcode || ' ' || suburb || ' ' || state`,
} as const;

/** Deletes rows by key and returns the keys that were there. A row that others refer to fails the statement. */
export async function removeRows(tx: Queryable, table: keyof typeof KEYS, keys: readonly string[]): Promise<string[]> {
  const sql = `delete from ${table} where ${KEYS[table]} = any($1::text[]) returning ${KEYS[table]} as key`;
  const gone = (await tx.query<{ key: string }>(sql, [keys])).map(({ key }) => key);
  // report a broken reference here, where the row is known, not at the commit
  await tx.run('set constraints all immediate');
  await tx.run('set constraints all deferred');
  return gone;
}
