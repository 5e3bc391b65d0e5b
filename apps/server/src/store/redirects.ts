import { choosePattern, type Redirect } from '@wattle/domain/content';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

const redirectTable = defineTable<Redirect>({
  name: 'redirects',
  key: ['from_path'],
  onChange: TOUCH,
  columns: {
    from_path: ['text', (r) => r.from],
    target: ['text', (r) => r.to],
    is_external: ['boolean', (r) => r.external],
  },
});

/** As the index has them; the rule sorts out what only looks like one. */
const PATTERNS = `select from_path as "from", target as "to", is_external as "external" from redirects
  where from_path like '%:%' or from_path like '%*'`;

export async function saveRedirects(db: Queryable, redirects: readonly Redirect[]): Promise<Counts> {
  return countChanges(redirects.length, await upsert(db, redirectTable, redirects));
}

export function redirectStore(db: Database) {
  return {
    /** Of an address: by itself, or by a pattern, with its target filled in. */
    async find(path: string): Promise<Redirect | undefined> {
      const sql =
        'select from_path as "from", target as "to", is_external as "external" from redirects where from_path = $1';
      const [exact] = await db.query<Redirect>(sql, [path], 'find redirect');
      return exact ?? choosePattern(await db.query<Redirect>(PATTERNS, [], 'list redirect patterns'), path);
    },

    list: () =>
      db.query<Redirect>(
        'select from_path as "from", target as "to", is_external as "external" from redirects order by from_path',
        [],
        'list redirects',
      ),

    save: (redirects: readonly Redirect[]) => saveRedirects(db, redirects),
  };
}
