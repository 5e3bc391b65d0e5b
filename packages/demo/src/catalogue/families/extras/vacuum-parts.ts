import { FACET, group, NO_UNIT, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import type { Reader } from '../../recipe/reader.ts';
import { SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const vacuumParts = defineFamily({
  code: 'vacuumParts',
  name: 'Vacuum bags and parts',
  letters: 'VP',
  groups: [
    group(
      'use',
      'Use',
      options('partType', 'Type', OPEN_FACET),
      searchable('fits', 'Fits', OPEN_FACET),
      range('packSize', 'Bags in the pack', NO_UNIT, FACET),
      range('rollers', 'Brush rollers', NO_UNIT),
      range('filters', 'Filters', NO_UNIT),
    ),
    SMALL_SIZE_GROUP,
  ],
  traits: [
    {
      code: 'genuine',
      name: 'From the maker',
      chance: [1, 1, 1],
      adds: 0,
      line: 'From the maker of the vacuum',
      says: ['It comes from the maker of the vacuum.'],
    },
    {
      code: 'recyclable',
      name: 'Can be recycled',
      chance: [0.4, 0.5, 0.6],
      adds: 0,
      line: 'Can be recycled with paper or batteries',
      says: ['Bring it back to any store when it is done, and it is recycled.'],
    },
  ],
  lineup: [
    ['whirr', 8],
    ['kelpie', 6],
    ['broomfield', 6],
  ],
  figures: (slot) => {
    const bags = slot.place < 0.35;
    const machine = bags ? 'barrel vacuums' : slot.random.pick(['robot vacuums', 'stick vacuums']);
    const inside = bags
      ? { packSize: slot.random.pick([4, 5, 8, 10]) }
      : { rollers: slot.random.pick([1, 2]), filters: slot.random.pick([2, 3, 4, 6]) };
    return {
      partType: bags ? 'Vacuum bags' : 'Care kit',
      fits: `${slot.brand.name} ${machine}`,
      ...inside,
      widthMm: bags ? 150 : 200,
      heightMm: bags ? 250 : 220,
      depthMm: bags ? 60 : 80,
      weightKg: bags ? 0.15 : 0.35,
    };
  },
  price: (a) =>
    a.knows('packSize') ? 12 + a.number('packSize') * 1.9 : 18 + a.number('rollers') * 16 + a.number('filters') * 4,
  modelFigure: (a) =>
    a.knows('packSize') ? a.number('packSize') * 10 : a.number('rollers') * 10 + a.number('filters'),
  productName: (a) => shelfName(`${a.text('partType')} for ${a.text('fits')}`, { tail: [insideWords(a)] }),
  facts: (a) => ({ insideWords: insideWords(a) }),
  copy: {
    summary: ['{partType} for {fits}: {insideWords}.'],
    paragraphs: [
      [
        (a) =>
          a.knows('packSize')
            ? ['The bags close with a lid when they are taken out, so the dust stays in. In the pack: {insideWords}.']
            : [
                'What wears out in {fits}, in one box: {insideWords}. Everything is changed without tools.',
                'A year of running for {fits}: {insideWords}.',
              ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['For {fits}'], ['In the box: {insideWords}']],
  },
  googleProductType: 'Home & Garden > Household Appliance Accessories > Vacuum Accessories',
  bulky: false,
  repairPlan: false,
  coverYears: 1,
  accessories: [],
});

function insideWords(a: Reader): string {
  if (a.knows('packSize')) return `${a.number('packSize')} bags`;
  const rollers = a.number('rollers');
  return `${rollers === 1 ? '1 roller' : `${rollers} rollers`} and ${a.number('filters')} filters`;
}
