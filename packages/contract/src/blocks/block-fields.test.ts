import { BLOCK_TYPES, type BlockType } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from './block-definitions.ts';
import { readBlocks } from './read-blocks.ts';

/** Paths at which a block with this value is rejected; empty when it is valid. */
const refusedAt = (id: BlockType, value: object): string[] =>
  readBlocks([{ id, value }], '').problems.map(({ path }) => path.replace(/^\.0\.value\.?/, ''));

const image = { url: '/pictures/kitchen.svg', alt: 'A kitchen' };
const feature = {
  heading: 'Cold',
  carouselHeading: 'Fridges',
  description: 'Quiet.',
  image,
  imagePosition: 'left',
  ratio: '4 / 3',
  maxItems: 8,
  categoryTarget: 'fridges',
  brandTarget: 'nordholm',
};

describe('the fields of a block', () => {
  it.each<[string, BlockType, readonly object[]]>([
    [
      'article-listing is dynamic or manual [D-2-36]',
      'article-listing',
      [
        { type: 'dynamic', article: 'guides' },
        { type: 'manual', articles: ['a', 'b'] },
      ],
    ],
    [
      'brand-listing: type, maxItems, brands [D-2-43]',
      'brand-listing',
      [
        { type: 'dynamic', maxItems: 12 },
        { type: 'manual', brands: ['nordholm'] },
      ],
    ],
    ['brand-category: all nine of them [D-2-48]', 'brand-category', [feature, { ...feature, imagePosition: 'right' }]],
    [
      'category-listing: type, category, brand, categories [D-2-53]',
      'category-listing',
      [
        { type: 'dynamic', category: 'fridges', brand: 'nordholm' },
        { type: 'manual', categories: ['fridges'] },
      ],
    ],
    [
      'container: its four types [D-2-55]',
      'container',
      ['fluid', 'fixed-small', 'fixed-normal', 'fixed-large'].map((type) => ({ type })),
    ],
    ['group: both directions [D-2-56]', 'group', ['horizontal', 'vertical'].map((direction) => ({ direction }))],
    ['group: gaps [D-2-58]', 'group', ['tight', 'normal', 'wide'].map((gap) => ({ direction: 'vertical', gap }))],
    ['group: stretch [D-2-59]', 'group', [true, false].map((stretch) => ({ direction: 'vertical', stretch }))],
    ['group: widths in percent [D-2-60]', 'group', [{ direction: 'horizontal', itemWidths: [33.3, 66.7] }]],
    [
      'heading: level, content, center, section, colourVariant [D-2-61]',
      'heading',
      [1, 2, 3, 4, 5, 6].flatMap((level) =>
        ['light', 'dark'].map((colourVariant) => ({ level, content: 'A', center: true, section: true, colourVariant })),
      ),
    ],
  ])('%s', (_, id, values) => {
    for (const value of values) expect(refusedAt(id, value)).toEqual([]);
  });

  it.each([
    'top-left top-center top-right',
    'center-left center center-right',
    'bottom-left bottom-center bottom-right',
  ])('group: a place is one of a grid of 3 by 3: %s [D-2-57]', (row) => {
    for (const alignItems of row.split(' ')) {
      expect(refusedAt('group', { direction: 'vertical', alignItems })).toEqual([]);
    }
  });

  it.each<[BlockType, object, string]>([
    ['article-listing', { type: 'latest' }, 'type'],
    ['article-listing', { type: 'dynamic' }, 'article'],
    ['article-listing', { type: 'manual' }, 'articles'],
    ['brand-listing', { type: 'dynamic', maxItems: 0 }, 'maxItems'],
    ['brand-listing', { type: 'some' }, 'type'],
    ['brand-category', { ...feature, imagePosition: 'top' }, 'imagePosition'],
    ['brand-category', { ...feature, ratio: 'wide' }, 'ratio'],
    ['brand-category', { ...feature, brandTarget: '' }, 'brandTarget'],
    ['category-listing', { type: 'dynamic' }, 'category'],
    ['category-listing', { type: 'manual' }, 'categories'],
    ['container', { type: 'fixed' }, 'type'],
    ['group', { direction: 'diagonal' }, 'direction'],
    ['group', { direction: 'vertical', alignItems: 'middle' }, 'alignItems'],
    ['group', { direction: 'vertical', gap: 'huge' }, 'gap'],
    ['group', { direction: 'vertical', itemWidths: [101] }, 'itemWidths.0'],
    ['heading', { level: 7, content: 'A' }, 'level'],
    ['heading', { level: 2, content: 'A', colourVariant: 'red' }, 'colourVariant'],
  ])('%s does not take %j', (id, value, field) => {
    expect(refusedAt(id, value)).toContain(field);
  });

  it.each(BLOCK_TYPES)('%s takes nothing that it does not know', (id) => {
    const [example] = Object.values(blockDefinitions[id].examples);
    expect(refusedAt(id, { ...example?.value, onload: 'run()' })).not.toEqual([]);
  });
});
