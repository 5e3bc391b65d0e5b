import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const CARE = {
  Descaler: ['Coffee machines and kettles', 'mL', 500],
  'Washer cleaner': ['Washing machines', 'g', 250],
  'Dishwasher cleaner': ['Dishwashers', 'mL', 250],
  'Stainless polish': ['Stainless fronts', 'mL', 400],
  'Oven cleaner': ['Ovens and racks', 'mL', 500],
  'Milk-line rinse': ['Milk frothers and wands', 'mL', 500],
  'Glass cooktop kit': ['Induction and ceramic cooktops', 'mL', 300],
} as const;

type Care = keyof typeof CARE;

const CARE_NAMES = Object.keys(CARE) as readonly Care[];

export const applianceCare = defineFamily({
  code: 'applianceCare',
  name: 'Appliance care',
  letters: 'CR',
  groups: [
    group(
      'use',
      'Use',
      options('careType', 'Type', OPEN_FACET),
      options('goodFor', 'Good for', FACET),
      range('uses', 'Uses', 'uses', FACET),
      range('packSize', 'Pack', 'in the pack'),
    ),
    SMALL_SIZE_GROUP,
  ],
  traits: [
    {
      code: 'septicSafe',
      name: 'Safe in septic tanks',
      chance: [0.8, 0.9, 1],
      adds: 0,
      line: 'Safe in septic tanks',
      says: ['It is safe in septic tanks.'],
    },
    {
      code: 'unscented',
      name: 'No scent',
      chance: [0.4, 0.5, 0.6],
      adds: 0,
      line: 'No scent',
      says: ['It has no scent.'],
    },
  ],
  lineup: [
    ['rinsewell', 14],
    ['solenne', 3],
    ['nordholm', 3],
  ],
  figures: (slot) => {
    const careType =
      slot.brand.slug === 'solenne'
        ? slot.random.pick(['Descaler', 'Milk-line rinse'] as const)
        : slot.brand.slug === 'nordholm'
          ? slot.random.pick(['Washer cleaner', 'Dishwasher cleaner'] as const)
          : placed(slot, CARE_NAMES);
    const packSize = slot.random.pick([1, 1, 2, 3]);
    return {
      careType,
      goodFor: CARE[careType][0],
      uses: slot.random.pick([4, 6, 8, 12]) * packSize,
      packSize,
      widthMm: 72,
      heightMm: 190,
      depthMm: 48,
      weightKg: roundTo((CARE[careType][2] / 1000) * packSize + 0.06, 0.01),
    };
  },
  price: (a) => 11 + (a.number('packSize') - 1) * 8 + a.number('uses') * 0.4,
  modelFigure: (a) => a.number('uses') * 10,
  productName: (a) =>
    shelfName(`${a.text('careType')} for ${a.text('goodFor').toLowerCase()}`, {
      tail: [a.number('packSize') > 1 && `${a.number('packSize')} pack`, `${a.number('uses')} uses`],
    }),
  copy: {
    summary: ['{careType} for {goodFor|lower}, {uses} uses.'],
    paragraphs: [
      [
        [
          'Made for {goodFor|lower}; the pack is enough for {uses} uses. Rinse well after.',
          'One pack is {uses} uses. It is made for {goodFor|lower} of any brand.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['For {goodFor|lower}'], ['{uses} uses'], ['Any brand']],
  },
  googleProductType: 'Home & Garden > Household Supplies > Household Cleaning Supplies',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
