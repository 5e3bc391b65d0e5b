import type { Synonym } from '@wattle/domain/search';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

type SynonymRow = { id: string; input: string | null; words: string[] };

const synonymTable = defineTable<Synonym>({
  name: 'synonyms',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (s) => s.objectID],
    input: ['text', (s) => (s.type === 'oneWaySynonym' ? s.input : null)],
    words: ['text[]', (s) => s.synonyms],
  },
});

const toSynonym = ({ id, input, words }: SynonymRow): Synonym =>
  input === null
    ? { objectID: id, type: 'synonym', synonyms: words }
    : { objectID: id, type: 'oneWaySynonym', input, synonyms: words };

export async function saveSynonyms(db: Queryable, synonyms: readonly Synonym[]): Promise<Counts> {
  return countChanges(synonyms.length, await upsert(db, synonymTable, synonyms));
}

export function synonymStore(db: Database) {
  return {
    async list(): Promise<Synonym[]> {
      const rows = await db.query<SynonymRow>('select id, input, words from synonyms order by id', [], 'list synonyms');
      return rows.map(toSynonym);
    },

    async remove(id: string): Promise<boolean> {
      return (await db.query('delete from synonyms where id = $1 returning 1 as gone', [id])).length > 0;
    },

    save: (synonyms: readonly Synonym[]) => saveSynonyms(db, synonyms),
  };
}
