import type { CategoryRecord } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';
import { readRows } from '../read-rows.ts';
import { type Condition, parseCondition } from './recipe/condition.ts';
import { type Attributes, readAttributes } from './recipe/reader.ts';

/** A category as written in the data file, parents before children. A rule is a family, or `family: condition`. */
export type CategoryRow = Pick<CategoryRecord, 'path' | 'name' | 'description'> & {
  readonly shortName?: string;
  /** Products whose breadcrumb ends here. */
  readonly home?: readonly string[];
  /** Products also listed here. */
  readonly also?: readonly string[];
};

type Rule = { readonly family: string; readonly holds: Condition };

export type PlacedCategory = Omit<CategoryRecord, 'imageHero'> & {
  /** Nearest first. */
  readonly ancestorIds: readonly string[];
  readonly home: readonly Rule[];
  readonly also: readonly Rule[];
};

export type Placement = { readonly canonicalCategoryId: string; readonly extraCategoryIds: readonly string[] };

function parseRule(words: string): Rule {
  const [family = '', condition] = words.split(': ');
  return { family, holds: condition === undefined ? () => true : parseCondition(condition) };
}

/** 'categories/laundry/dryers' becomes 'c-laundry-dryers', in 'c-laundry'. */
function idsOf(path: string): string[] {
  const slugs = path.split('/').slice(1);
  return slugs.map((_, index) => `c-${slugs.slice(0, slugs.length - index).join('-')}`);
}

/** Every category with its ids; positions are counted among siblings. */
export function placeCategories(rows: readonly CategoryRow[]): PlacedCategory[] {
  const positions = new Map<string | null, number>();
  return rows.map(({ path, name, shortName = name, description, home = [], also = [] }) => {
    const [id = '', ...ancestorIds] = idsOf(path);
    const parentId = ancestorIds[0] ?? null;
    const position = (positions.get(parentId) ?? 0) + 1;
    positions.set(parentId, position);
    const products = { index: 'products', sort: '' } as const;
    const rules = { home: home.map(parseRule), also: also.map(parseRule) };
    return { id, parentId, ancestorIds, position, path, name, shortName, description, products, ...rules };
  });
}

/** The category tree, in menu order. */
export const PLACED_CATEGORIES = placeCategories(readRows(new URL('./categories.jsonl', import.meta.url)));

/** A product's home category and the other categories it is listed in, with their ancestors. */
export function placeProduct(
  categories: readonly PlacedCategory[],
  familyCode: string,
  attributes: Attributes,
): Placement {
  const a = readAttributes(attributes);
  const takes = ({ family, holds }: Rule) => family === familyCode && holds(a);
  const place = categories.find(({ home }) => home.some(takes));
  if (place === undefined) throw new Error(`A product of ${familyCode} has no category.`);
  const known = [place.id, ...place.ancestorIds];
  const extra = categories
    .filter(({ also }) => also.some(takes))
    .flatMap(({ id, ancestorIds }) => [id, ...ancestorIds]);
  return { canonicalCategoryId: place.id, extraCategoryIds: [...new Set(extra)].filter((id) => !known.includes(id)) };
}

export function categoryRecord(category: PlacedCategory, imageHero: Image | null): CategoryRecord {
  const { id, parentId, position, path, name, shortName, description, products } = category;
  return { id, parentId, position, path, name, shortName, description, imageHero, products };
}
