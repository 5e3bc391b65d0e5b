import type { CallValue } from '@wattle/contract';

type Frame = CallValue<'loadFrame'>;

/** A category as the frame shows it: without a price, and with a short name only where that is another. */
export type CategoryTile = Omit<Frame['categories'][number], 'priceFrom' | 'shortName'> & {
  readonly shortName?: string;
};
type FooterColumn = { readonly heading: string; readonly links: readonly (readonly [label: string, path: string])[] };
/** Data of the page frame. Every page carries it, so it leaves out what it can. */
export type FrameData = {
  readonly categories: readonly CategoryTile[];
  readonly footerColumns: readonly FooterColumn[];
};
export type Menu = CallValue<'loadMenu'>;
