import type { Family } from '@wattle/domain/catalogue';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

const familyTable = defineTable<Family>({
  name: 'families',
  key: ['code'],
  onChange: TOUCH,
  columns: {
    code: ['text', (f) => f.code],
    name: ['text', (f) => f.name],
    groups: ['jsonb', (f) => f.groups],
  },
});

export async function saveFamilies(db: Queryable, families: readonly Family[]): Promise<Counts> {
  return countChanges(families.length, await upsert(db, familyTable, families));
}

export function familyStore(db: Database) {
  return {
    list: () => db.query<Family>('select code, name, groups from families order by code', [], 'list families'),

    async find(code: string): Promise<Family | undefined> {
      const sql = 'select code, name, groups from families where code = $1';
      return (await db.query<Family>(sql, [code], 'find family'))[0];
    },

    save: (families: readonly Family[]) => saveFamilies(db, families),
  };
}
