import { isDeepStrictEqual } from 'node:util';
import type { ProductDocument } from '@wattle/domain';

const traitsOf = ({ price, popularity, family, categoryIds, attributes, accessoryIds, visibleIn }: ProductDocument) => [
  price,
  popularity,
  family.code,
  categoryIds,
  accessoryIds,
  visibleIn.index,
  attributes,
];

/** Whether a product is still the same thing at the same price in the same place, however many of it there are. */
export const isSameButStock = (one: ProductDocument, other: ProductDocument): boolean =>
  isDeepStrictEqual(traitsOf(one), traitsOf(other));
