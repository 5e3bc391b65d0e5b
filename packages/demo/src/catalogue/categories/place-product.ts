import type { CategoryRecord, Image } from '@wattle/domain';
import { type Attributes, readAttributes } from '../recipe/reader.ts';
import type { CategoryNode, Rule } from './category-node.ts';

export type PlacedCategory = {
  readonly node: CategoryNode;
  readonly id: string;
  readonly parentId: string | null;
  /** Nearest first. */
  readonly ancestorIds: readonly string[];
  readonly position: number;
  readonly path: string;
};

export type Placement = { readonly canonicalCategoryId: string; readonly extraCategoryIds: readonly string[] };

/** Every category with its id and path, parents before children. */
export function flattenTree(nodes: readonly CategoryNode[], parent?: PlacedCategory): PlacedCategory[] {
  return nodes.flatMap((node, index) => {
    const own: PlacedCategory = {
      node,
      id: parent === undefined ? `c-${node.slug}` : `${parent.id}-${node.slug}`,
      parentId: parent?.id ?? null,
      ancestorIds: parent === undefined ? [] : [parent.id, ...parent.ancestorIds],
      position: index + 1,
      path: `${parent?.path ?? 'categories'}/${node.slug}`,
    };
    return [own, ...flattenTree(node.children, own)];
  });
}

/** Finds the home of a product and the other categories it is found in, with what those stand in. */
export function placeProduct(
  categories: readonly PlacedCategory[],
  familyCode: string,
  attributes: Attributes,
): Placement {
  const a = readAttributes(attributes);
  const takes = ({ family, when }: Rule) => family === familyCode && (when === undefined || when(a));
  const home = categories.find(({ node }) => node.home.some(takes));
  if (home === undefined) throw new Error(`A product of ${familyCode} has no category.`);
  const known = [home.id, ...home.ancestorIds];
  const extra = categories
    .filter(({ node }) => node.also.some(takes))
    .flatMap(({ id, ancestorIds }) => [id, ...ancestorIds]);
  return { canonicalCategoryId: home.id, extraCategoryIds: [...new Set(extra)].filter((id) => !known.includes(id)) };
}

export function categoryRecord(category: PlacedCategory, imageHero: Image | null): CategoryRecord {
  const { node, id, parentId, position, path } = category;
  const { name, shortName, description } = node;
  return {
    id,
    parentId,
    position,
    path,
    name,
    shortName,
    description,
    imageHero,
    products: { index: 'products', sort: '' },
  };
}
