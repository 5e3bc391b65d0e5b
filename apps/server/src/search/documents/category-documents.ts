import type { CategoryLink } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';
import { ancestorsOf, type Catalogue } from '../../catalogue/catalogue-cache.ts';
import type { CategoryNode } from '../../store/categories.ts';

/** A record of the `categories` index. */
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

export const categoryDocuments = (catalogue: Catalogue): CategoryDocument[] =>
  [...catalogue.categories.values()].map((node) => toDocument(catalogue, node));

function toDocument(catalogue: Catalogue, node: CategoryNode): CategoryDocument {
  const { id, name, shortName, path, parentId, imageHero, productCount, priceFrom } = node;
  const ancestors = ancestorsOf(catalogue, node);
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
