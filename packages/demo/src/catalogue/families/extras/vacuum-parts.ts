import { FACET, group, NO_UNIT, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const PARTS = {
  'Vacuum bags': [19, 'Bags with a lid that closes when they are taken out'],
  'Filter set': [32, 'Motor and outlet filters, washable where it says so'],
  'Brush roller': [45, 'A new roller for a worn one, changed without tools'],
  'Spare battery': [129, 'The battery that clicks into the handle'],
  'Mop pads': [24, 'Pads for robot mops, washed at 60°'],
  'Crevice and brush set': [28, 'A long crevice tool and two brushes'],
} as const;
type Part = keyof typeof PARTS;

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
      range('packSize', 'In the pack', NO_UNIT, FACET),
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
    ['whirr', 10],
    ['kelpie', 7],
    ['broomfield', 6],
  ],
  figures: (slot) => {
    const partType = placed(slot, Object.keys(PARTS) as readonly Part[]);
    const packSize =
      partType === 'Vacuum bags' ? slot.random.pick([5, 10]) : partType === 'Mop pads' ? slot.random.pick([3, 6]) : 1;
    return {
      partType,
      fits: `${slot.brand.name} ${slot.random.pick(['robot vacuums', 'stick vacuums', 'barrel vacuums'])}`,
      packSize,
      ...(partType === 'Vacuum bags'
        ? { fits: `${slot.brand.name} barrel vacuums` }
        : partType === 'Mop pads'
          ? { fits: `${slot.brand.name} robot vacuums` }
          : partType === 'Spare battery'
            ? { fits: `${slot.brand.name} stick vacuums` }
            : {}),
      widthMm: 150,
      heightMm: partType === 'Vacuum bags' ? 250 : 180,
      depthMm: partType === 'Vacuum bags' ? 60 : 80,
      weightKg: partType === 'Spare battery' ? 0.5 : 0.15,
    };
  },
  price: (a) => PARTS[a.text('partType') as Part][0] + (a.number('packSize') > 5 ? 12 : 0),
  modelFigure: (a) => a.number('packSize') * 10,
  productName: (a) =>
    shelfName(`${a.text('partType')} for ${a.text('fits')}`, {
      tail: [a.number('packSize') > 1 && `${a.number('packSize')} pack`],
    }),
  facts: (a) => ({ purpose: PARTS[a.text('partType') as Part][1] }),
  copy: {
    summary: ['{purpose}, for {fits}.'],
    paragraphs: [[['{purpose}. Fits {fits}.', '{purpose}. Made for {fits}.']], ['traits'], [COVER_SMALL]],
    features: [['For {fits}'], ['{partType}'], (a) => (a.number('packSize') > 1 ? ['{packSize} in the pack'] : [])],
  },
  googleProductType: 'Home & Garden > Household Appliance Accessories > Vacuum Accessories',
  bulky: false,
  repairPlan: false,
  coverYears: 1,
  accessories: [],
});
