import type { AbsentBrand, SearchRule, Synonym } from '@wattle/domain/search';
import type { z } from 'zod';
import { ruleProblem } from '../search/rule-problem.ts';
import { absentBrandStore, saveAbsentBrands } from '../store/absent-brands.ts';
import { listIds, listKnownProducts } from '../store/references.ts';
import { removeRows } from '../store/remove-rows.ts';
import { saveSearchRules, searchRuleStore } from '../store/search-rules.ts';
import { saveSynonyms, synonymStore } from '../store/synonyms.ts';
import { findDoubts, type ImportKind } from './import-kind.ts';
import { missing } from './missing.ts';
import type { Problem } from './refusal.ts';
import { absentBrandRow, searchRuleRow, synonymRow } from './search-rows.ts';

type SynonymRow = z.infer<typeof synonymRow>;
const byObjectId = ({ objectID }: { readonly objectID: string }) => ['objectID', objectID] as const;

/** In a content file `type` is the kind of row, so `input` marks a one-way synonym. */
const toSynonym = ({ objectID, input, synonyms }: SynonymRow): Synonym =>
  input === undefined ? { objectID, type: 'synonym', synonyms } : { objectID, type: 'oneWaySynonym', input, synonyms };

export const synonymKind: ImportKind<SynonymRow> = {
  schema: synonymRow,
  key: byObjectId,
  keyFields: ['objectID'],
  stored: async (db) =>
    (await synonymStore(db).list()).map(({ type, synonyms, ...row }) => ({ ...row, synonyms: [...synonyms] })),
  remove: (tx, keys) => removeRows(tx, 'synonyms', keys),
  save: (tx, rows) => saveSynonyms(tx, rows.map(toSynonym)),
};

export const absentBrandKind: ImportKind<AbsentBrand> = {
  schema: absentBrandRow,
  key: byObjectId,
  keyFields: ['objectID'],
  stored: (db) => absentBrandStore(db).list(),
  remove: (tx, keys) => removeRows(tx, 'absent_brands', keys),
  save: saveAbsentBrands,
};

/** Search rules. The products they pin or hide and the pages they apply to must exist. */
export const searchRuleKind: ImportKind<SearchRule> = {
  schema: searchRuleRow,
  key: byObjectId,
  keyFields: ['objectID'],
  stored: (db) => searchRuleStore(db).list(),
  remove: (tx, keys) => removeRows(tx, 'search_rules', keys),
  async prepareCheck(db) {
    const [category, brand] = await Promise.all([listIds(db, 'category'), listIds(db, 'brand')]);
    return async (items) => {
      const products = await listKnownProducts(
        db,
        items.flatMap(({ row }) => [...pinnedBy(row), ...hiddenBy(row)]),
      );
      return findDoubts(items, (row) => [
        ...missing('product', products, 'consequence.promote.*.objectID', pinnedBy(row)),
        ...missing('product', products, 'consequence.hide.*.objectID', hiddenBy(row)),
        ...missing('category', category, 'conditions.*.context', contextsOf(row, 'category-')),
        ...missing('brand', brand, 'conditions.*.context', contextsOf(row, 'brand-')),
        ...unreadable(row),
      ]);
    };
  },
  save: saveSearchRules,
};

const pinnedBy = ({ consequence }: SearchRule) => (consequence.promote ?? []).map(({ objectID }) => objectID);
const hiddenBy = ({ consequence }: SearchRule) => (consequence.hide ?? []).map(({ objectID }) => objectID);

/** For each condition, the id of the category or brand page it applies to; null: none of that kind. */
const contextsOf = ({ conditions }: SearchRule, kind: 'category-' | 'brand-') =>
  conditions.map(({ context }) => (context?.startsWith(kind) ? context.slice(kind.length) : null));

/** Why search cannot use a rule: an invalid filter or a parameter out of range. */
function unreadable(rule: SearchRule): Problem[] {
  const problem = ruleProblem(rule);
  return problem === null ? [] : [{ field: '', reason: problem.replace(`Rule ${rule.objectID}: `, '') }];
}
