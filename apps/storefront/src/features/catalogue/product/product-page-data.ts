import type { CallValue } from '@wattle/contract';
import type { SpecificationGroup } from './details/specification-of.ts';
import type { Figure } from './figures-of.ts';

export type ProductPage = CallValue<'loadProduct'>;

/** What a page shows of a product. Its family, most of which is about facets, stays where pages are made. */
export type ShownProduct = {
  readonly product: ProductPage['product'];
  readonly figures: readonly Figure[];
  readonly specification: readonly SpecificationGroup[];
};
