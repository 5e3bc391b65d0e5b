import type { CategoryLink, Image } from '@wattle/domain';
import { ancestorsOf, type Shelf } from '../../catalogue/shelf.ts';
import type { CategoryNode } from '../../store/categories.ts';

/** A category as the `categories` index holds it. */
export type CategoryDocument = {
  readonly objectID: string;
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly path: string;
  readonly parentId: string | null;
  readonly parentName: string | null;
  readonly ancestors: readonly CategoryLink[];
  readonly imageHero: Image | null;
  readonly productCount: number;
  readonly priceFrom: number | null;
};

export const categoryDocuments = (shelf: Shelf): CategoryDocument[] =>
  [...shelf.categories.values()].map((node) => toDocument(shelf, node));

function toDocument(shelf: Shelf, node: CategoryNode): CategoryDocument {
  const { id, name, shortName, path, parentId, imageHero, productCount, priceFrom } = node;
  const ancestors = ancestorsOf(shelf, node);
  return {
    objectID: id,
    id,
    name,
    shortName,
    path,
    parentId,
    parentName: ancestors.at(-1)?.name ?? null,
    ancestors,
    imageHero,
    productCount,
    priceFrom,
  };
}
