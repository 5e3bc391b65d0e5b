import type { SearchRule } from '@wattle/domain/search';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

const searchRuleTable = defineTable<SearchRule>({
  name: 'search_rules',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (r) => r.objectID],
    description: ['text', (r) => r.description],
    enabled: ['boolean', (r) => r.enabled],
    validity: ['jsonb', (r) => r.validity],
    conditions: ['jsonb', (r) => r.conditions],
    consequence: ['jsonb', (r) => r.consequence],
  },
});

export async function saveSearchRules(db: Queryable, rules: readonly SearchRule[]): Promise<Counts> {
  return countChanges(rules.length, await upsert(db, searchRuleTable, rules));
}

const COLUMNS = 'id as "objectID", description, enabled, validity, conditions, consequence';
/** Arbitrary advisory lock class: one at a time changes the rule of some words, also one that is not there yet. */
const LOCK = 7_340_040;

async function findRule(db: Queryable, id: string): Promise<SearchRule | undefined> {
  const [rule] = await db.query<SearchRule>(`select ${COLUMNS} from search_rules where id = $1`, [id]);
  return rule;
}

export function searchRuleStore(db: Database) {
  return {
    find: (id: string) => findRule(db, id),

    /** Updates one rule under a lock; null deletes it. */
    change: (id: string, make: (rule: SearchRule | undefined) => SearchRule | null) =>
      db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, id]);
        const before = await findRule(tx, id);
        const after = make(before) ?? undefined;
        if (after) await saveSearchRules(tx, [after]);
        else await tx.query('delete from search_rules where id = $1', [id]);
        return { before, after };
      }),

    /** All rules, including past and future ones: the caller checks the dates. */
    list: () => db.query<SearchRule>(`select ${COLUMNS} from search_rules order by id`, [], 'list search rules'),

    save: (rules: readonly SearchRule[]) => saveSearchRules(db, rules),
  };
}
