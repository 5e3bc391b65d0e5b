import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { CAPACITY_L, COLOUR, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL, FITS_BENCH } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const benchCookers = defineFamily({
  code: 'benchCookers',
  name: 'Rice, slow and multicookers',
  letters: 'BC',
  groups: [
    group(
      'performance',
      'Performance',
      options('cookerType', 'Type', OPEN_FACET),
      CAPACITY_L,
      POWER,
      range('serves', 'Serves', NO_UNIT, FACET),
      range('programs', 'Programs', NO_UNIT),
      options('bowl', 'Bowl', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'delayStart',
      name: 'Delayed start',
      chance: [0.3, 0.8, 1],
      adds: 10,
      line: 'Delayed start up to 24 hours',
      says: ['It can wait up to 24 hours before it starts.'],
    },
    {
      code: 'keepWarm',
      name: 'Keeps warm',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Keeps warm by itself',
      says: ['When it is done it keeps warm without drying out.'],
      plain: true,
    },
    {
      code: 'searing',
      name: 'Sears in the bowl',
      chance: [0.2, 0.5, 0.7],
      adds: 20,
      line: 'Browns meat in the same bowl',
      says: ['Meat is browned in the same bowl, so there is one thing to wash.'],
    },
    {
      code: 'steamTray',
      name: 'Steam tray',
      chance: [0.5, 0.8, 0.9],
      adds: 5,
      line: 'Steam tray for vegetables',
      says: ['A tray over the bowl steams vegetables at the same time.'],
    },
  ],
  lineup: [
    ['copperline', 12, ['Seam', 'Shaft']],
    ['okoge', 9, ['Koshi', 'Hinohikari']],
    ['kaiyo', 5, ['Gohan']],
    ['wirra', 6, ['Simmer']],
  ],
  figures: (slot) => {
    const cookerType =
      slot.brand.slug === 'okoge' || slot.brand.slug === 'kaiyo'
        ? 'Rice cooker'
        : slot.random.pick(['Slow cooker', 'Multicooker', 'Multicooker']);
    const rice = cookerType === 'Rice cooker';
    const capacityL = rice ? slot.random.pick([0.54, 1, 1, 1.8]) : slot.random.pick([3.5, 5, 6, 6, 8]);
    return {
      cookerType,
      capacityL,
      powerW:
        cookerType === 'Slow cooker'
          ? slot.random.pick([200, 250, 320])
          : rice
            ? graded(slot, [400, 670, 1100])
            : slot.random.pick([1000, 1200, 1500]),
      serves: rice ? Math.max(2, Math.round(capacityL * 5.5)) : Math.round(capacityL * 1.1),
      programs: rice ? graded(slot, [2, 8, 12]) : cookerType === 'Slow cooker' ? 3 : graded(slot, [8, 12, 15]),
      bowl: rice
        ? graded(slot, ['Aluminium', 'Aluminium', 'Copper-clad iron'])
        : cookerType === 'Slow cooker'
          ? 'Stoneware'
          : 'Stainless',
      ...(rice
        ? without('searing')
        : cookerType === 'Slow cooker'
          ? without('steamTray', 'delayStart', 'searing')
          : {}),
      widthMm: Math.round(rice ? 215 + capacityL * 35 : 270 + capacityL * 9),
      heightMm: Math.round(rice ? 190 + capacityL * 30 : 240 + capacityL * 10),
      depthMm: Math.round(rice ? 270 + capacityL * 45 : 250 + capacityL * 10),
      weightKg: roundTo(rice ? 1.9 + capacityL * 1.6 : 2.6 + capacityL * 0.6, 0.1),
      finish: choices(slot.random, rice ? ['White', 'Silver', 'Black'] : ['Stainless', 'Matte black', 'Sand'], 2),
    };
  },
  price: (a) =>
    ({
      'Rice cooker': 88 + a.number('capacityL') * 40 + a.number('powerW') * 0.1,
      'Slow cooker': 42 + a.number('capacityL') * 6,
      Multicooker: 110 + a.number('capacityL') * 14,
    })[a.text('cookerType')] ?? 100,
  modelFigure: (a) => Math.round(a.number('capacityL') * 100),
  productName: (a, slot) =>
    shelfName(`${a.number('capacityL')} L ${slot.series} ${a.text('cookerType').toLowerCase()}`, {
      with: [a.has('steamTray') && a.text('cookerType') === 'Rice cooker' && 'steam tray'],
      tail: [`${a.number('programs')} programs`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A {capacityL} litre {cookerType|lower} for about {serves} people.',
      '{capacityL} litres for {serves}, with {programs} programs.',
    ],
    paragraphs: [
      [
        (a) => {
          if (a.text('cookerType') === 'Rice cooker')
            return [
              'It cooks rice for {serves} in a bowl of {bowl|lower} and knows by the temperature when the water is gone.',
              'Measure, press, walk away: rice for {serves} in about 35 minutes, in a {bowl|lower} bowl.',
            ];
          if (a.text('cookerType') === 'Slow cooker')
            return [
              'In at eight, done by six: {capacityL} litres in a stoneware bowl that goes to the table.',
              'Low, high and warm are all it does, for {serves} people, with {powerW} watts.',
            ];
          return [
            'One pot that pressure cooks, steams, sautés and simmers: {capacityL} litres for about {serves}.',
            'Under pressure beans take 25 minutes instead of 90. It holds {capacityL} litres and has {programs} programs.',
          ];
        },
      ],
      ['traits'],
      [FITS_BENCH, COVER_SMALL],
    ],
    features: [['{capacityL} L, serves about {serves}'], ['{powerW} W, {programs} programs'], ['{bowl} bowl']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
