import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { LISTENING_COLOURS, LISTENING_TRAITS, NOISE_CANCELLING } from './listening-parts.ts';

export const headphones = defineFamily({
  code: 'headphones',
  name: 'Headphones',
  letters: 'HP',
  groups: [
    group(
      'sound',
      'Sound',
      options('wearing', 'Worn', OPEN_FACET),
      options('connection', 'Connection', FACET),
      BATTERY_HOURS,
      range('driverMm', 'Driver', 'mm drivers'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    NOISE_CANCELLING,
    ...LISTENING_TRAITS,
    {
      code: 'replaceablePads',
      name: 'Pads come off',
      chance: [0.2, 0.6, 1],
      adds: 10,
      line: 'Ear pads twist off and can be bought',
      says: ['The ear pads twist off and cost less than a new pair of headphones.'],
    },
    {
      code: 'foldFlat',
      name: 'Folds flat',
      chance: [0.4, 0.7, 0.9],
      adds: 5,
      line: 'Folds flat into its case',
      says: ['It folds flat into a case the size of a paperback.'],
      plain: true,
    },
  ],
  lineup: [
    ['murmur', 14, ['Drift', 'Lull', 'Canopy', 'Hollow']],
    ['pardalote', 12, ['Perch', 'Nest']],
    ['kestrel', 7, ['Hover']],
    ['currawong', 8, ['Call', 'Dusk']],
    ['skerry', 6, ['Kelp']],
    ['rookery', 8, ['Caw', 'Clamour']],
  ],
  figures: (slot) => {
    const gaming = slot.brand.slug === 'rookery';
    const wired = !gaming && slot.grade === 0 && !slot.has('noiseCancelling') && slot.random.chance(0.35);
    return {
      wearing: slot.random.pick(['Over ear', 'Over ear', 'On ear']),
      connection: wired ? 'Wired' : gaming ? '2.4 GHz and Bluetooth' : 'Bluetooth',
      driverMm: slot.random.pick([30, 40, 40, 50]),
      ...(wired
        ? without('noiseCancelling', 'twoDevices', 'quickCharge')
        : { batteryHours: graded(slot, [30, 40, 60]) + slot.random.int(-1, 2) * 5 }),
      widthMm: slot.random.int(164, 186),
      heightMm: slot.random.int(178, 202),
      depthMm: slot.random.int(72, 86),
      weightKg: roundTo(slot.random.between(0.17, 0.31), 0.01),
      finish: choices(slot.random, LISTENING_COLOURS, 4),
    };
  },
  price: (a) => (a.text('connection') === 'Wired' ? 48 : 108) + a.number('driverMm') * 0.8,
  modelFigure: (_, slot) => slot.random.int(10, 99) * 10,
  productName: (a, slot) => {
    const gaming = a.text('connection').startsWith('2.4');
    const kind = a.has('noiseCancelling')
      ? 'noise-cancelling headphones'
      : gaming
        ? 'gaming headset'
        : `${a.text('wearing').toLowerCase().replace(' ', '-')} headphones`;
    return shelfName(`${slot.series} ${a.text('connection') === 'Wired' ? 'wired' : 'wireless'} ${kind}`, {
      tail: [onlyFinish(a)],
    });
  },
  facts: (a) => ({
    grams: Math.round(a.number('weightKg') * 1000),
    kindWords: a.text('connection') === 'Wired' ? 'wired' : 'wireless',
    wornWords: a.text('wearing').replace(' ', '-'),
  }),
  copy: {
    summary: (a) =>
      a.knows('batteryHours')
        ? [
            '{wornWords} headphones for {batteryHours} hours between charges, {grams} grams on your head.',
            'Wireless headphones with {batteryHours} hours of battery, {grams} g.',
          ]
        : ['Wired headphones that never need charging, {grams} g.'],
    paragraphs: [
      [
        (a) =>
          a.knows('batteryHours')
            ? [
                'They play {batteryHours} hours on a charge through {driverMm} mm drivers, and weigh {grams} grams.',
                'A charge lasts {batteryHours} hours. The drivers are {driverMm} mm, and it weighs {grams} grams.',
              ]
            : ['There is no battery: a 3.5 mm plug, a 1.4 metre cord and {driverMm} mm drivers.'],
        COLOURS_CHOICE,
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      (a) => (a.knows('batteryHours') ? ['{batteryHours} hours of battery'] : ['3.5 mm plug, no battery']),
      ['{driverMm} mm drivers, {grams} g'],
      ['{wearing}, {kindWords}'],
    ],
  },
  googleProductType: 'Electronics > Audio > Audio Components > Headphones & Headsets > Headphones',
  bulky: false,
  repairPlan: true,
  accessories: ['chargers'],
});
