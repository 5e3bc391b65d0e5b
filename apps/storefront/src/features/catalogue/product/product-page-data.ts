import type { CallValue } from '@wattle/contract';
import type { SpecificationGroup } from './details/specification-of.ts';
import type { Figure } from './figures-of.ts';
import type { ReplacementsProps } from './replacements.tsx';

export type ProductPage = CallValue<'loadProduct'>;

/** Product data sent to the page. The family stays on the server, as most of it is about facets. */
export type ShownProduct = {
  readonly product: ProductPage['product'];
  readonly figures: readonly Figure[];
  readonly specification: readonly SpecificationGroup[];
  /** The same model in other finishes. */
  readonly twins: ProductPage['twins'];
  /** What can be had instead of it; empty while it can be had itself. */
  readonly replacements: Pick<ReplacementsProps, 'heading' | 'products'>;
};
