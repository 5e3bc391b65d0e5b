import { readPath } from './engine/read-path.ts';
import type { IndexSettings, SortCriterion } from './engine/types.ts';
import type { SearchRecord } from './port.ts';

const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const EVERY_PATH = /^(.*\()?([^()]+)\.\*(\)*)$/;
/** Holds a record's codes without hyphens and spaces, because Algolia does not join them itself. */
const JOINED_CODES = 'joinedCodes';
/** Algolia's maximum paging depth; the default is 1000 hits. */
const DEEPEST_HIT = 20_000;

/** Expands `attributes.*` to the paths the records have: Algolia needs each by name. */
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

/** A record in the form we push. */
export function toAlgoliaRecord(record: SearchRecord, { codeAttributes = [] }: IndexSettings): SearchRecord {
  const codes = codeAttributes
    .flatMap((path) => readPath(record, path.split('.')))
    .map((code) => [String(code), String(code).replace(/[^\p{L}\p{N}]+/gu, '')] as const)
    .flatMap(([code, joined]) => (code === joined ? [] : [joined]));
  return codes.length === 0 ? record : { ...record, [JOINED_CODES]: [...new Set(codes)] };
}

/** Index or replica settings in Algolia's format. */
export function toAlgoliaSettings(
  settings: IndexSettings,
  facetNames: readonly string[],
  order: readonly SortCriterion[] = [],
): Readonly<Record<string, unknown>> {
  const { searchableAttributes, codeAttributes = [], customRanking, attributesToHighlight, defaults } = settings;
  const joined = codeAttributes.length > 0 ? [JOINED_CODES] : [];
  return {
    // like the embedded engine: only the attribute counts, not the word's position in it
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
    ...ofTheirs(defaults),
  };
}

/** Without the parameters that only the embedded engine knows. */
function ofTheirs({ addThingsBelow: _, ...defaults }: Readonly<Record<string, unknown>> = {}) {
  return defaults;
}
