import type { Family } from '@wattle/domain/catalogue';
import { facetFilter, scopeFilters, splitFamilyComposite, TYPE_FACET, toFamilyComposite } from '@wattle/domain/listing';
import { type AbsentBrand, HELP_TOPICS, PRODUCT_INDEX_BY_SORT, type Synonym } from '@wattle/domain/search';
import type { Store } from '@wattle/domain/stores';
import { type Kind, type SearchProvider, splitKindNames, Vocabulary } from '@wattle/providers/search';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';
import type { CategoryNode } from '../../store/categories.ts';
import { answerAt, askSearch } from '../ask-search.ts';

/** What merchandisers tell about words. */
export type SearchWords = {
  readonly synonyms: readonly Synonym[];
  readonly absentBrands: readonly AbsentBrand[];
  readonly stores: readonly Pick<Store, 'name' | 'addressCity'>[];
};

/** Searches in one call, the most that Algolia takes. */
const AT_ONCE = 50;
const VALUES_MAX = 1000;
/** Attributes that say how a product looks. */
export const LOOKS = /finish|colou?r/i;
/** Names that describe a choice instead of naming a kind: 'Televisions of 75 inches and more'. */
const IS_HEADING = /\d|\b(of|to|for|with|without|that|under|up)\b/i;

/** Everything the shop can say about its words: its kinds, brands, looks and synonyms. */
export async function loadVocabulary(
  search: SearchProvider,
  catalogue: Catalogue,
  { synonyms, absentBrands, stores }: SearchWords,
): Promise<Vocabulary> {
  const families = [...catalogue.families.values()];
  const [kinds, values] = await Promise.all([listKinds(search, catalogue), listValues(search, families)]);
  return new Vocabulary({
    kinds,
    brands: [...catalogue.brands.values()].map(({ name }) => name),
    absentBrands,
    synonyms,
    looks: values.looks,
    descriptions: values.others,
    questions: [
      ...HELP_TOPICS.flatMap(({ phrases }) => [...phrases]),
      ...stores.flatMap(({ name, addressCity }) => [name, addressCity]),
    ],
  });
}

type NamedKind = { readonly name: string; readonly kind: Kind };

/** Categories first, because shoppers read their names; then families, and short names where nothing else has them. */
async function listKinds(search: SearchProvider, catalogue: Catalogue): Promise<NamedKind[]> {
  const categories = [...catalogue.categories.values()].filter(({ name }) => !IS_HEADING.test(name));
  const familiesIn = await listFamiliesIn(search, catalogue, categories);
  const ofCategories = categories.flatMap((category, at) => {
    const kind = kindOfCategory(category, familiesIn[at] ?? []);
    const isNoun = category.shortName !== category.name && /s$/.test(category.shortName);
    return {
      name: category.name,
      short: isNoun && !IS_HEADING.test(category.shortName) ? category.shortName : null,
      kind,
    };
  });
  const ofFamilies = [...catalogue.families.values()].map((family) => ({
    name: family.name,
    kind: { label: family.name, anyOf: [facetFilter(TYPE_FACET.attribute, toFamilyComposite(family))] },
  }));
  const shared = shareNames([...catalogue.families.values()]);
  const shorts = ofCategories.flatMap(({ short, kind }) => (short === null ? [] : [{ name: short, kind }]));
  return [...ofCategories.map(({ name, kind }) => ({ name, kind })), ...ofFamilies, ...shared, ...shorts];
}

/** Words that end several names: 'air conditioners' are split systems and portable ones. One word alone says too little. */
function shareNames(families: readonly Family[]): NamedKind[] {
  const byEnd = new Map<string, string[]>();
  for (const family of families) {
    for (const part of splitKindNames(family.name)) {
      const words = part.split(' ');
      for (let from = 1; from <= words.length - 2; from += 1) {
        const end = words.slice(from).join(' ');
        byEnd.set(end, [...(byEnd.get(end) ?? []), facetFilter(TYPE_FACET.attribute, toFamilyComposite(family))]);
      }
    }
  }
  return [...byEnd].map(([name, anyOf]) => ({ name, kind: { label: capital(name), anyOf } }));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A category is the families named after it, without the accessories beside them; or else all that is in it. */
function kindOfCategory({ id, name }: CategoryNode, families: readonly Family[]): Kind {
  const isNamedAfter = (family: Family): boolean =>
    splitKindNames(family.name).some((part) => part.toLowerCase().endsWith(name.toLowerCase()));
  const own = families.filter(isNamedAfter);
  const anyOf =
    own.length > 0 && own.length < families.length
      ? own.map((family) => facetFilter(TYPE_FACET.attribute, toFamilyComposite(family)))
      : [facetFilter('categoryIds', id)];
  return { label: name, anyOf };
}

/** By category, the families of its products. */
async function listFamiliesIn(
  search: SearchProvider,
  { families }: Catalogue,
  categories: readonly CategoryNode[],
): Promise<Family[][]> {
  const found: Family[][] = [];
  for (let from = 0; from < categories.length; from += AT_ONCE) {
    const requests = categories
      .slice(from, from + AT_ONCE)
      .map(({ id }) => counting([TYPE_FACET.attribute], [facetFilter('categoryIds', id)]));
    for (const { facets } of await askSearch(search, requests)) {
      const keys = Object.keys(facets?.[TYPE_FACET.attribute] ?? {});
      found.push(keys.flatMap((key) => families.get(splitFamilyComposite(key).code) ?? []));
    }
  }
  return found;
}

/** The values of options, and the names of attributes. */
async function listValues(search: SearchProvider, families: readonly Family[]) {
  const attributes = families.flatMap(({ groups }) => groups.flatMap((group) => group.attributes));
  const options = attributes.filter(({ type }) => type === 'OPTIONS' || type === 'SEARCHABLE');
  const isLook = new Map(options.map(({ code, name }) => [`attributes.${code}`, LOOKS.test(code) || LOOKS.test(name)]));
  const names = [...isLook.keys()];
  const counted = answerAt(await askSearch(search, [counting(names, [])]), 0).facets ?? {};
  const valuesOf = (wanted: boolean): string[] =>
    names.filter((name) => isLook.get(name) === wanted).flatMap((name) => Object.keys(counted[name] ?? {}));
  return { looks: valuesOf(true), others: [...valuesOf(false), ...attributes.map(({ name }) => name)] };
}

const counting = (facets: readonly string[], facetFilters: readonly string[]) => ({
  indexName: PRODUCT_INDEX_BY_SORT.recommended,
  params: {
    query: '',
    hitsPerPage: 0,
    analytics: false,
    facets,
    maxValuesPerFacet: VALUES_MAX,
    facetFilters: [...scopeFilters({}), ...facetFilters],
  },
});
