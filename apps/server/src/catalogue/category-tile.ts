import type { CallValue } from '@wattle/contract';
import type { CategoryNode } from '../store/categories.ts';

export type CategoryTile = CallValue<'loadFrame'>['categories'][number];

export const categoryTile = (category: CategoryNode): CategoryTile => ({
  id: category.id,
  name: category.name,
  shortName: category.shortName,
  path: category.path,
  image: category.imageHero,
  count: category.productCount,
  priceFrom: category.priceFrom,
});
