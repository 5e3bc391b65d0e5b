import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import {
  changeQueryRule,
  hiddenIn,
  pinnedIn,
  type QueryAct,
  queryRuleId,
  queryWords,
  type SearchRule,
  type Synonym,
} from '@wattle/domain/search';
import { parseRow } from '../../import/refusal.ts';
import { synonymRow } from '../../import/search-rows.ts';
import type { Store } from '../../store/store.ts';

type Synonyms = Pick<Store, 'synonyms'>;
type Rules = Pick<Store, 'searchRules' | 'products'>;

/** Words from a form: separated by commas or lines. */
export const typedWords = (text: string): string[] =>
  [...new Set(text.split(/[,\n]/).map(queryWords))].filter((word) => word !== '');

export type AddedSynonym = { readonly before: Synonym | null; readonly after: Synonym };

/** Makes words find what others find: who writes the first also finds the others, or all of them find each other. */
export async function addSynonym(
  { synonyms }: Synonyms,
  {
    from,
    words,
    isBothWays,
  }: { readonly from: string; readonly words: readonly string[]; readonly isBothWays: boolean },
): Promise<Success<AddedSynonym> | Rejected<'WORDS_MISSING' | 'SYNONYM_INVALID'>> {
  const input = queryWords(from);
  const means = words.map(queryWords).filter((word) => word !== '' && word !== input);
  if (input === '' || means.length === 0) return rejected({ code: 'WORDS_MISSING', field: 'words' });
  const objectID = `desk:${isBothWays ? 'all' : 'from'}:${input}`;
  const before = (await synonyms.list()).find((one) => one.objectID === objectID) ?? null;
  const known = before?.synonyms ?? [];
  const after: Synonym = isBothWays
    ? { objectID, type: 'synonym', synonyms: [...new Set([input, ...known, ...means])] }
    : { objectID, type: 'oneWaySynonym', input, synonyms: [...new Set([...known, ...means])] };
  const { type, ...row } = after;
  const parsed = parseRow(synonymRow, row);
  if ('problems' in parsed)
    return rejected(
      ...parsed.problems.map(({ reason }) => ({
        code: 'SYNONYM_INVALID' as const,
        field: 'words',
        params: { reason },
      })),
    );
  await synonyms.save([after]);
  return success({ before, after });
}

export async function removeSynonym(
  { synonyms }: Synonyms,
  objectID: string,
): Promise<Success<Synonym> | Rejected<'SYNONYM_NOT_FOUND'>> {
  const known = (await synonyms.list()).find((one) => one.objectID === objectID);
  if (!known || !(await synonyms.remove(objectID))) return rejected({ code: 'SYNONYM_NOT_FOUND' });
  return success(known);
}

export type PinsOf = { readonly words: string; readonly pinned: readonly string[]; readonly hidden: readonly string[] };

const pinsOf = (words: string, rule: SearchRule | undefined): PinsOf => ({
  ...{ words: queryWords(words), pinned: pinnedIn(rule), hidden: hiddenIn(rule) },
});

/** What staff pinned and hid for words. */
export const loadPins = async ({ searchRules }: Pick<Store, 'searchRules'>, words: string): Promise<PinsOf> =>
  pinsOf(words, await searchRules.find(queryRuleId(words)));

/** Pins a product first for words, hides it from them, or takes that back. The rule’s row is locked meanwhile. */
export async function changePins(
  { searchRules, products }: Rules,
  { words, act, productId }: { readonly words: string; readonly act: QueryAct; readonly productId: string },
): Promise<
  Success<{ readonly before: PinsOf; readonly after: PinsOf }> | Rejected<'WORDS_MISSING' | 'PRODUCT_NOT_FOUND'>
> {
  if (queryWords(words) === '') return rejected({ code: 'WORDS_MISSING', field: 'words' });
  if (!(await products.findById(productId))) return rejected({ code: 'PRODUCT_NOT_FOUND' });
  const { before, after } = await searchRules.change(queryRuleId(words), (rule) =>
    changeQueryRule(rule, words, act, productId),
  );
  return success({ before: pinsOf(words, before), after: pinsOf(words, after) });
}
