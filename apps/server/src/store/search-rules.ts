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

export function searchRuleStore(db: Database) {
  return {
    /** All rules, including past and future ones: the caller checks the dates. */
    list: () =>
      db.query<SearchRule>(
        `select id as "objectID", description, enabled, validity, conditions, consequence from search_rules order by id`,
        [],
        'list search rules',
      ),

    save: (rules: readonly SearchRule[]) => saveSearchRules(db, rules),
  };
}
