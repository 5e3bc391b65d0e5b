import { FACET, group, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
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
      range('packSize', 'Pack', 'bags', FACET),
      options('inTheBox', 'In the box'),
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
    const packSize = slot.random.pick([4, 5, 8, 10]);
    const kit = `${slot.random.pick(['1 roller', '2 rollers'])} and ${slot.random.pick([2, 3, 4, 6])} filters`;
    return {
      partType: bags ? 'Vacuum bags' : 'Care kit',
      fits: `${slot.brand.name} ${machine}`,
      inTheBox: bags ? `${packSize} bags` : kit,
      ...(bags ? { packSize } : {}),
      widthMm: bags ? 150 : 200,
      heightMm: bags ? 250 : 220,
      depthMm: bags ? 60 : 80,
      weightKg: bags ? 0.15 : 0.35,
    };
  },
  price: (a) => (a.knows('packSize') ? 12 + a.number('packSize') * 1.9 : a.text('inTheBox').startsWith('2') ? 62 : 46),
  modelFigure: (a, slot) => (a.knows('packSize') ? a.number('packSize') * 10 : slot.random.int(2, 9) * 10 + 1),
  productName: (a) => shelfName(`${a.text('partType')} for ${a.text('fits')}`, { tail: [a.text('inTheBox')] }),
  copy: {
    summary: ['{partType} for {fits}: {inTheBox}.'],
    paragraphs: [
      [
        (a) =>
          a.knows('packSize')
            ? ['The bags close with a lid when they are taken out, so the dust stays in. In the pack: {inTheBox}.']
            : [
                'What wears out in {fits}, in one box: {inTheBox}. Everything is changed without tools.',
                'A year of running for {fits}: {inTheBox}.',
              ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['For {fits}'], ['In the box: {inTheBox}']],
  },
  googleProductType: 'Home & Garden > Household Appliance Accessories > Vacuum Accessories',
  bulky: false,
  repairPlan: false,
  coverYears: 1,
  accessories: [],
});
