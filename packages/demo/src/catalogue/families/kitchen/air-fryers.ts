import { FACET, group, NO_UNIT, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { CAPACITY_L, COLOUR, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL, FITS_BENCH } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const airFryers = defineFamily({
  code: 'airFryers',
  name: 'Air fryers',
  letters: 'AF',
  groups: [
    group(
      'performance',
      'Performance',
      CAPACITY_L,
      POWER,
      range('baskets', 'Baskets', NO_UNIT, FACET),
      range('maxTemperature', 'Hottest setting', '°C'),
      range('serves', 'Serves', NO_UNIT, FACET),
      range('programs', 'Programs', NO_UNIT),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'window',
      name: 'Window',
      chance: [0.1, 0.4, 0.7],
      adds: 20,
      line: 'Window and a light, so it stays shut',
      says: ['A window and a light let you look without letting the heat out.'],
    },
    {
      code: 'dishwasherSafe',
      name: 'Basket in the dishwasher',
      chance: [0.6, 0.9, 1],
      adds: 5,
      line: 'Basket and tray go in the dishwasher',
      says: ['Basket and tray go in the dishwasher.'],
    },
    {
      code: 'probe',
      name: 'Temperature probe',
      chance: [0, 0.1, 0.35],
      adds: 40,
      line: 'Probe for meat',
      says: ['A probe stops it when the meat is done.'],
    },
    {
      code: 'syncBaskets',
      name: 'Baskets finish together',
      chance: [0, 0.3, 0.6],
      adds: 15,
      line: 'Two baskets finish at the same minute',
      says: ['Two baskets with different times can be told to finish at the same minute.'],
    },
    {
      code: 'shakeReminder',
      name: 'Shake reminder',
      chance: [0.4, 0.8, 0.9],
      adds: 0,
      line: 'Says when to shake',
      says: ['Halfway through it asks to be shaken.'],
      plain: true,
    },
  ],
  lineup: [
    ['wirra', 12, ['Crackle', 'Crisp']],
    ['tarn', 8, ['Window', 'Basket']],
    ['foundry-lane', 7, ['Ember']],
    ['kaiyo', 6, ['Kara']],
    ['solenne', 4, ['Croccante']],
  ],
  figures: (slot) => {
    const capacityL = placed(slot, [3.5, 4.2, 5, 5.5, 6.2, 7, 8, 9.5, 11]);
    const baskets = slot.has('syncBaskets') && capacityL >= 7 ? 2 : 1;
    return {
      capacityL,
      baskets,
      ...(baskets === 1 ? without('syncBaskets') : {}),
      powerW: Math.round((1250 + capacityL * 75) / 50) * 50 + (baskets - 1) * 400,
      maxTemperature: slot.random.pick([200, 200, 220, 240]),
      serves: Math.max(2, Math.round(capacityL * 0.8)),
      programs: graded(slot, [6, 8, 12]),
      widthMm: Math.round(215 + capacityL * 14 + (baskets - 1) * 60),
      heightMm: Math.round(270 + capacityL * 8),
      depthMm: Math.round(260 + capacityL * 13),
      weightKg: roundTo(2.6 + capacityL * 0.45, 0.1),
      finish: choices(slot.random, ['Matte black', 'White', 'Sand', 'Graphite', 'Eucalypt'], 3),
    };
  },
  price: (a) => 62 + a.number('capacityL') * 15 + (a.number('baskets') - 1) * 60,
  modelFigure: (a) => Math.round(a.number('capacityL') * 10),
  productName: (a, slot) =>
    shelfName(
      `${a.number('capacityL')} L ${slot.series} ${a.number('baskets') > 1 ? 'two-basket air fryer' : 'air fryer'}`,
      { tail: [a.has('probe') && 'probe', onlyFinish(a)] },
    ),
  copy: {
    summary: [
      'A {capacityL} litre air fryer for about {serves} people, {powerW} watts.',
      '{capacityL} litres, {powerW} watts, up to {maxTemperature}°.',
    ],
    paragraphs: [
      [
        [
          'It is a small, fierce oven: {capacityL} litres at up to {maxTemperature}°, hot in three minutes. A basket of chips for {serves} takes about 20 minutes.',
          'For up to {serves} people it saves heating the oven: {capacityL} litres and {powerW} watts, with {programs} programs you can ignore.',
        ],
      ],
      ['traits'],
      [FITS_BENCH, ['Leave 100 mm behind it for warm air.']],
      [COVER_SMALL],
    ],
    features: [
      ['{capacityL} L, serves about {serves}'],
      ['{powerW} W, up to {maxTemperature}°'],
      ['{programs} programs'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Deep Fryers > Air Fryers',
  bulky: false,
  repairPlan: true,
  accessories: [],
});
