import type { AbsentBrand } from '@wattle/domain/search';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

type AbsentBrandRow = { id: string; brand: string; words: string[]; kind: string; is_thing: boolean };

const absentBrandTable = defineTable<AbsentBrand>({
  name: 'absent_brands',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (b) => b.objectID],
    brand: ['text', (b) => b.brand],
    words: ['text[]', (b) => b.words],
    kind: ['text', (b) => b.kind],
    is_thing: ['boolean', (b) => b.isThing === true],
  },
});

export async function saveAbsentBrands(db: Queryable, brands: readonly AbsentBrand[]): Promise<Counts> {
  return countChanges(brands.length, await upsert(db, absentBrandTable, brands));
}

export function absentBrandStore(db: Database) {
  return {
    async list(): Promise<AbsentBrand[]> {
      const sql = 'select id, brand, words, kind, is_thing from absent_brands order by id';
      const rows = await db.query<AbsentBrandRow>(sql, [], 'list absent brands');
      return rows.map(({ id, is_thing, ...row }) => ({ objectID: id, ...row, ...(is_thing && { isThing: true }) }));
    },
  };
}
