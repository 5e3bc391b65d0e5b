import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const scales = defineFamily({
  code: 'scales',
  name: 'Kitchen and bathroom scales',
  letters: 'SX',
  groups: [
    group(
      'performance',
      'Performance',
      options('scaleType', 'Type', OPEN_FACET),
      range('loadKg', 'Weighs up to', 'kg', FACET),
      range('stepG', 'In steps of', 'g', FACET),
      options('surface', 'Surface', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'tare',
      name: 'Back to zero',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Back to zero at a touch',
      says: ['One touch sets it back to zero for the next thing in the bowl.'],
      plain: true,
    },
    {
      code: 'usbCharge',
      name: 'Charges by USB-C',
      chance: [0.1, 0.5, 0.9],
      adds: 10,
      line: 'Charges by USB-C, twice a year',
      says: ['It charges by USB-C about twice a year.'],
    },
    {
      code: 'remembers',
      name: 'Remembers people',
      chance: [0.2, 0.6, 0.9],
      adds: 15,
      line: 'Remembers eight people',
      says: ['It remembers eight people and tells them apart by itself.'],
    },
  ],
  lineup: [
    ['foundry-lane', 5, ['Ounce']],
    ['tidewell', 5, ['Plumb']],
    ['pestle-and-rye', 4, ['Gram']],
  ],
  figures: (slot) => {
    const bathroom = slot.brand.slug === 'tidewell';
    return {
      scaleType: bathroom ? 'Bathroom scale' : 'Kitchen scale',
      loadKg: bathroom ? slot.random.pick([150, 180, 200]) : slot.random.pick([3, 5, 10]),
      stepG: bathroom ? 100 : 1,
      surface: bathroom ? 'Glass' : slot.random.pick(['Glass', 'Stainless']),
      ...(bathroom ? without('tare') : without('remembers')),
      widthMm: bathroom ? slot.random.int(290, 320) : slot.random.int(200, 230),
      heightMm: slot.random.int(18, 28),
      depthMm: bathroom ? slot.random.int(290, 320) : slot.random.int(200, 245),
      weightKg: roundTo(bathroom ? slot.random.between(1.5, 2.1) : slot.random.between(0.4, 0.8), 0.1),
      finish: choices(slot.random, ['White', 'Black', 'Sand'], 2),
    };
  },
  price: (a) => (a.text('scaleType') === 'Kitchen scale' ? 42 : 48),
  modelFigure: (a) => a.number('loadKg'),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('scaleType').toLowerCase()}`, {
      tail: [`${a.number('loadKg')} kg`, a.has('usbCharge') && 'USB-C', onlyFinish(a)],
    }),
  copy: {
    summary: ['A {scaleType|lower} up to {loadKg} kg, in steps of {stepG} g.'],
    paragraphs: [
      [
        [
          'It weighs up to {loadKg} kg in steps of {stepG} grams, on {surface|lower} that wipes clean.',
          'Figures 30 mm high show up to {loadKg} kg, in steps of {stepG} grams.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['Up to {loadKg} kg, in steps of {stepG} g'], ['{surface} top, {heightMm} mm high']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Scales',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
