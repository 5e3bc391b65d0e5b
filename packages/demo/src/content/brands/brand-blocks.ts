import type { ContentBlock } from '@wattle/domain';
import { button, classed, container, group, h2, p } from '../blocks.ts';
import { BRANDS, type BrandKey, CATEGORIES, type CategoryKey } from '../catalogue-ids.ts';

export type Figure = readonly [value: string, label: string];

const figure = ([value, label]: Figure) => group({ direction: 'vertical', gap: 'tight' }, p(value), p(label));

/** Stand in the head of a brand's page, beside how many models there are. */
export const figures = (...two: readonly [Figure, Figure]): ContentBlock =>
  classed('figures', group({ direction: 'horizontal' }, ...two.map(figure)));

/** Chosen categories, of one brand: each leads to what it has there [D-2-53]. */
const tilesOf = (brand: BrandKey, keys: readonly CategoryKey[]): ContentBlock => ({
  id: 'category-listing',
  value: { type: 'manual', categories: keys.map((key) => CATEGORIES[key].id), brand: BRANDS[brand].id },
});

export const byRoom = (brand: BrandKey, name: string, keys: readonly CategoryKey[]): ContentBlock =>
  classed(
    'section wrap',
    container(
      'fluid',
      classed('head-row', group({ direction: 'horizontal' }, h2(`${name} by room`))),
      tilesOf(brand, keys),
    ),
  );

export type Banner = { readonly heading: string; readonly text: string; readonly path: string; readonly label: string };

/** Words and a button across the page. Gold is for what ends. */
export const banner = ({ heading, text, path, label }: Banner, colour: 'gold' | 'sand' = 'sand'): ContentBlock =>
  classed(
    'section wrap',
    container(
      'fluid',
      classed(
        `banner on-${colour}`,
        group(
          { direction: 'horizontal', gap: 'normal' },
          group({ direction: 'vertical', gap: 'tight' }, h2(heading), p(text)),
          button(path, label, 'secondary'),
        ),
      ),
    ),
  );
