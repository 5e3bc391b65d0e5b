import { FACET, group, NO_UNIT, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SCREEN, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const eReaders = defineFamily({
  code: 'eReaders',
  name: 'E-readers',
  letters: 'ER',
  groups: [
    group(
      'picture',
      'Screen',
      SCREEN,
      range('batteryWeeks', 'Battery life', 'weeks', FACET),
      range('ppi', 'Points an inch', NO_UNIT),
      range('storageGb', 'Storage', 'GB', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'warmLight',
      name: 'Warm light',
      chance: [0.3, 0.9, 1],
      adds: 25,
      line: 'Light goes from cool to warm',
      says: ['The light goes from cool to warm in the evening.'],
    },
    {
      code: 'waterproof',
      name: 'Waterproof',
      chance: [0.1, 0.6, 1],
      adds: 25,
      line: 'Waterproof to two metres',
      says: ['It survives the bath, down to two metres.'],
    },
    {
      code: 'pen',
      name: 'Pen',
      chance: [0, 0.1, 0.4],
      adds: 120,
      line: 'Pen for notes in the margin',
      says: ['With the pen you write in the margin.'],
    },
    {
      code: 'library',
      name: 'Library loans',
      chance: [0.8, 0.9, 1],
      adds: 0,
      line: 'Loans from Australian libraries',
      says: ['It borrows from most Australian libraries.'],
    },
  ],
  lineup: [
    ['larkspur', 6, ['Leaf']],
    ['quillon', 5, ['Vellum']],
  ],
  figures: (slot) => {
    const screenInches = placed(slot, [6, 6.8, 7, 7.8, 10.3]);
    return {
      screenInches,
      ppi: graded(slot, [212, 300, 300]),
      storageGb: graded(slot, [8, 16, 32]),
      batteryWeeks: slot.random.int(4, 10),
      widthMm: Math.round(screenInches * 18.2),
      heightMm: Math.round(screenInches * 25),
      depthMm: 8,
      weightKg: roundTo(screenInches * 0.029, 0.01),
      finish: choices(slot.random, ['Black', 'Sand', 'Eucalypt'], 2),
    };
  },
  price: (a) => 9 * a.number('screenInches') ** 1.6 + a.number('storageGb'),
  modelFigure: (a) => Math.round(a.number('screenInches') * 10),
  productName: (a, slot) =>
    shelfName(`${a.number('screenInches')}-inch ${slot.series} e-reader`, {
      with: [a.has('pen') && 'pen'],
      tail: [`${a.number('storageGb')} GB`, a.has('waterproof') && 'waterproof', onlyFinish(a)],
    }),
  facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  copy: {
    summary: ['A {screenInches}-inch e-reader that lasts {batteryWeeks} weeks on a charge, {grams} grams.'],
    paragraphs: [
      [
        [
          'The page is {screenInches} inches with {ppi} points an inch, reads in full sun and lasts {batteryWeeks} weeks on a charge.',
          'It weighs {grams} grams, less than most paperbacks, and holds some thousands of them in {storageGb} GB.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{screenInches} inches, {ppi} points an inch'],
      ['{batteryWeeks} weeks on a charge'],
      ['{storageGb} GB, {grams} g'],
    ],
  },
  googleProductType: 'Electronics > Computers > E-Book Readers',
  bulky: false,
  repairPlan: true,
  accessories: ['chargers'],
});
