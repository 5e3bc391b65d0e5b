import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, SCREEN, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { storageWords } from '../../text/storage-words.ts';

export const tablets = defineFamily({
  code: 'tablets',
  name: 'Tablets',
  letters: 'TB',
  groups: [
    group('picture', 'Screen', SCREEN, options('resolution', 'Resolution'), range('refreshHz', 'Refresh rate', 'Hz')),
    group(
      'speed',
      'Speed and storage',
      range('memoryGb', 'Memory', 'GB memory', FACET),
      range('storageGb', 'Storage', 'GB storage', OPEN_FACET),
      options('connection', 'Connection', FACET),
    ),
    group('power', 'Battery', BATTERY_HOURS),
    SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'pen',
      name: 'Pen in the box',
      chance: [0, 0.25, 0.6],
      adds: 90,
      line: 'Pen in the box',
      says: ['The pen is in the box and sticks to the edge, where it charges.'],
    },
    {
      code: 'keyboardReady',
      name: 'Takes a keyboard',
      chance: [0.1, 0.6, 0.9],
      adds: 10,
      line: 'Takes a keyboard cover without pairing',
      says: ['A keyboard cover clicks on and needs no pairing.'],
    },
    {
      code: 'kidsMode',
      name: 'Children’s mode',
      chance: [0.7, 0.4, 0.2],
      adds: 0,
      line: 'Children’s mode with a bedtime',
      says: ['The children’s mode has a bedtime and a list of what may be opened.'],
    },
    {
      code: 'faceUnlock',
      name: 'Face or finger unlock',
      chance: [0.3, 0.9, 1],
      adds: 10,
      line: 'Opens by face or finger',
      says: ['It opens by face or finger.'],
      plain: true,
    },
    {
      code: 'cardSlot',
      name: 'Memory card slot',
      chance: [0.7, 0.4, 0.2],
      adds: 0,
      line: 'Slot for a memory card',
      says: ['A memory card adds up to 1 TB.'],
    },
  ],
  lineup: [
    ['quillon', 14, ['Slate', 'Tablet']],
    ['lanternfish', 12, ['Reef', 'Atoll']],
    ['larkspur', 9, ['Page']],
    ['bilby', 7, ['Burrow']],
    ['tesselar', 5, ['Tile']],
  ],
  figures: (slot) => {
    const screenInches = placed(slot, [8, 8.7, 10.4, 10.9, 11, 11, 12.4, 12.9, 14.6]);
    const storageGb =
      graded<readonly number[]>(slot, [
        [64, 128],
        [128, 256],
        [256, 512],
      ])[slot.random.int(0, 1)] ?? 128;
    return {
      screenInches,
      storageGb,
      resolution: slot.grade === 0 ? '1920 × 1200' : slot.grade === 1 ? '2360 × 1640' : '2800 × 1840',
      refreshHz: graded(slot, [60, 90, 120]),
      memoryGb: graded(slot, [4, 8, 12]),
      connection: slot.random.pick(['Wi-Fi', 'Wi-Fi', 'Wi-Fi and 5G']),
      batteryHours: graded(slot, [10, 11, 12]),
      widthMm: Math.round(screenInches * 22.6),
      heightMm: Math.round(screenInches * 15.9),
      depthMm: roundTo(slot.grade === 0 ? slot.random.between(7.6, 8.9) : slot.random.between(5.6, 6.9), 0.1),
      weightKg: roundTo(0.05 + screenInches * screenInches * 0.0037, 0.01),
      finish: choices(slot.random, ['Silver', 'Graphite', 'Sky blue', 'Eucalypt', 'Blush'], 3),
    };
  },
  price: (a) =>
    40 +
    a.number('screenInches') ** 1.55 * 7.2 +
    a.number('storageGb') * 0.55 +
    a.number('memoryGb') * 14 +
    (a.text('connection') === 'Wi-Fi' ? 0 : 190),
  modelFigure: (a) => Math.round(a.number('screenInches') * 10),
  productName: (a, slot) =>
    shelfName(`${a.number('screenInches')}-inch ${slot.series} tablet`, {
      with: [a.has('pen') && 'pen'],
      tail: [storageWords(a.number('storageGb')), a.text('connection')],
    }),
  facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  copy: {
    summary: [
      'A {screenInches}-inch tablet with {storageGb} GB of storage, {grams} grams.',
      '{screenInches} inches, {batteryHours} hours, {grams} grams.',
    ],
    paragraphs: [
      [
        [
          'The {screenInches}-inch screen shows {resolution} points at {refreshHz} Hz. It has {memoryGb} GB of memory and {storageGb} GB of storage.',
          'It weighs {grams} grams and lasts {batteryHours} hours of reading or video on its {screenInches}-inch screen.',
        ],
        ['It connects by {connection}.', 'The connection is {connection}.'],
      ],
      ['traits'],
      [COLOURS_CHOICE, COVER_SMALL],
    ],
    features: [
      ['{screenInches}-inch screen, {refreshHz} Hz'],
      ['{storageGb} GB storage, {memoryGb} GB memory'],
      ['{batteryHours} hours of battery, {grams} g'],
      ['{connection}'],
    ],
  },
  googleProductType: 'Electronics > Computers > Tablet Computers',
  bulky: false,
  repairPlan: true,
  accessories: ['bagsAndCases', 'chargers'],
});
