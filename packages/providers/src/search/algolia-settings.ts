import { readPath } from './engine/read-path.ts';
import type { IndexSettings, SortCriterion } from './engine/types.ts';
import type { SearchRecord } from './port.ts';

const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const EVERY_PATH = /^(.*\()?([^()]+)\.\*(\)*)$/;
/** Where a pushed record keeps its codes without hyphens and spaces: Algolia would not join them itself. */
const JOINED_CODES = 'joinedCodes';
/** As deep as Algolia pages at all; its own default is 1000 hits. */
const DEEPEST_HIT = 20_000;

/** Gathers what `attributes.*` stands for in the records: Algolia wants each path by its name. */
export function createFacetNames(declared: readonly string[]) {
  const found = new Map<string, Set<string>>();
  return {
    see(record: SearchRecord): void {
      for (const name of declared) {
        const root = EVERY_PATH.exec(name)?.[2];
        if (root === undefined) continue;
        const paths = found.get(name) ?? new Set();
        found.set(name, paths);
        for (const parent of readPath(record, root.split('.'))) {
          if (typeof parent === 'object' && parent) for (const key of Object.keys(parent)) paths.add(`${root}.${key}`);
        }
      }
    },
    list: (): string[] =>
      declared.flatMap((name) => {
        const [matched, open = '', , close = ''] = EVERY_PATH.exec(name) ?? [];
        if (matched === undefined) return [name];
        return [...(found.get(name) ?? [])].sort().map((path) => `${open}${path}${close}`);
      }),
  };
}

/** A record as it is pushed. */
export function toAlgoliaRecord(record: SearchRecord, { codeAttributes = [] }: IndexSettings): SearchRecord {
  const codes = codeAttributes
    .flatMap((path) => readPath(record, path.split('.')))
    .map((code) => [String(code), String(code).replace(/[^\p{L}\p{N}]+/gu, '')] as const)
    .flatMap(([code, joined]) => (code === joined ? [] : [joined]));
  return codes.length === 0 ? record : { ...record, [JOINED_CODES]: [...new Set(codes)] };
}

/** The settings of an index, or of the same records in another order, in Algolia's words. */
export function toAlgoliaSettings(
  settings: IndexSettings,
  facetNames: readonly string[],
  order: readonly SortCriterion[] = [],
): Readonly<Record<string, unknown>> {
  const { searchableAttributes, codeAttributes = [], customRanking, attributesToHighlight, defaults } = settings;
  const joined = codeAttributes.length > 0 ? [JOINED_CODES] : [];
  return {
    // as in the embedded engine, which attribute it is counts, and not where in it a word stands
    searchableAttributes: [...searchableAttributes, ...joined].map((path) => `unordered(${path})`),
    attributesForFaceting: facetNames,
    customRanking,
    ranking: [...order, ...RANKING],
    ...(attributesToHighlight && { attributesToHighlight }),
    unretrievableAttributes: joined,
    queryLanguages: ['en'],
    indexLanguages: ['en'],
    ignorePlurals: true,
    paginationLimitedTo: DEEPEST_HIT,
    ...defaults,
  };
}
