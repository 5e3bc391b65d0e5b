import type { SearchRule, Synonym } from '@wattle/domain';
import type { z } from 'zod';
import { ruleProblem } from '../search/rule-problem.ts';
import { listIds, listKnownProducts } from '../store/references.ts';
import { saveSearchRules } from '../store/search-rules.ts';
import { saveSynonyms } from '../store/synonyms.ts';
import { findDoubts, type ImportKind } from './import-kind.ts';
import { missing } from './missing.ts';
import type { Problem } from './refusal.ts';
import { searchRuleRow, synonymRow } from './search-rows.ts';

type SynonymRow = z.infer<typeof synonymRow>;
const byObjectId = ({ objectID }: { readonly objectID: string }) => ['objectID', objectID] as const;

/** In a content file `type` says what a row is, so that here `input` says which way the words go. */
const toSynonym = ({ objectID, input, synonyms }: SynonymRow): Synonym =>
  input === undefined ? { objectID, type: 'synonym', synonyms } : { objectID, type: 'oneWaySynonym', input, synonyms };

export const synonymKind: ImportKind<SynonymRow> = {
  schema: synonymRow,
  key: byObjectId,
  save: (tx, rows) => saveSynonyms(tx, rows.map(toSynonym)),
};

/** Rules of search. The products that they pin or hide and the pages that they are for have to be there. */
export const searchRuleKind: ImportKind<SearchRule> = {
  schema: searchRuleRow,
  key: byObjectId,
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

/** By condition, the id of the page that it is for; null: for no such page. */
const contextsOf = ({ conditions }: SearchRule, kind: 'category-' | 'brand-') =>
  conditions.map(({ context }) => (context?.startsWith(kind) ? context.slice(kind.length) : null));

/** What search itself has against a rule: a filter that makes no sense, a parameter out of its bounds. */
function unreadable(rule: SearchRule): Problem[] {
  const problem = ruleProblem(rule);
  return problem === null ? [] : [{ field: '', reason: problem.replace(`Rule ${rule.objectID}: `, '') }];
}
