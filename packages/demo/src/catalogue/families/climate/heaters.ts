import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, CORD, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const TYPES = ['Oil column', 'Oil column', 'Ceramic tower'] as const;

export const heaters = defineFamily({
  code: 'heaters',
  name: 'Heaters',
  letters: 'HT',
  groups: [
    group(
      'performance',
      'Performance',
      options('heaterType', 'Type', OPEN_FACET),
      POWER,
      range('roomM2', 'Room size', 'm²', { ...FACET, prefix: 'Up to ' }),
      range('settings', 'Heat settings', NO_UNIT),
      range('fins', 'Fins', NO_UNIT),
      range('centsHour', 'On full, an hour', 'cents'),
      CORD,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'thermostat',
      name: 'Thermostat',
      chance: [0.7, 1, 1],
      adds: 5,
      line: 'Thermostat that holds the room',
      says: ['The thermostat holds the room where you set it.'],
    },
    {
      code: 'tipSwitch',
      name: 'Stops when it tips',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Stops when it tips over',
      says: ['It stops when it tips over or is covered.'],
    },
    {
      code: 'timer',
      name: '24-hour timer',
      chance: [0.2, 0.7, 0.9],
      adds: 15,
      line: '24-hour timer',
      says: ['A 24-hour timer warms the room before you get up.'],
    },
    {
      code: 'wifi',
      name: 'Wi-Fi',
      chance: [0, 0.2, 0.5],
      adds: 50,
      line: 'Wi-Fi schedule for each day',
      says: ['Over Wi-Fi it keeps a schedule for each day of the week.'],
    },
  ],
  lineup: [
    ['emberlyn', 13, ['Hearth', 'Glow']],
    ['mallee', 9, ['Stump', 'Root']],
    ['brolga', 7, ['Winter']],
    ['zephrine', 6, ['Foehn']],
  ],
  figures: (slot) => {
    const heaterType = slot.random.pick(TYPES);
    const oil = heaterType === 'Oil column';
    const powerW = oil ? placed(slot, [1000, 1500, 2000, 2400]) : slot.random.pick([1800, 2000, 2400]);
    return {
      heaterType,
      powerW,
      roomM2: Math.round(powerW / 100),
      settings: slot.random.pick([2, 3]),
      centsHour: Math.round(powerW * 0.033),
      cordM: roundTo(slot.random.between(1.5, 1.9), 0.1),
      ...(oil ? { fins: Math.round(powerW / 240) + 1 } : {}),
      widthMm: oil ? Math.round(220 + powerW * 0.14) : slot.random.int(190, 250),
      heightMm: oil ? slot.random.int(620, 665) : slot.random.int(560, 780),
      depthMm: oil ? slot.random.int(240, 270) : slot.random.int(190, 240),
      weightKg: roundTo(oil ? 4 + powerW * 0.0042 : slot.random.between(2.4, 4.2), 0.1),
      finish: slot.random.pick(['White', 'White', 'Graphite', 'Sand']),
    };
  },
  price: (a) => (a.text('heaterType') === 'Oil column' ? 66 : 74) + a.number('powerW') * 0.034,
  modelFigure: (a) => a.number('powerW'),
  productName: (a, slot) =>
    shelfName(`${thousands(a.number('powerW'))} W ${slot.series} ${a.text('heaterType').toLowerCase()} heater`, {
      with: [a.has('timer') && 'timer', a.has('wifi') && 'Wi-Fi'],
      tail: [a.text('finish') !== 'White' && a.text('finish')],
    }),
  copy: {
    summary: [
      'A {heaterType|lower} heater of {powerW} watts for rooms up to {roomM2} m².',
      '{powerW} watts of warmth for about {centsHour} cents an hour on full.',
    ],
    paragraphs: [
      [
        (a) => {
          if (a.text('heaterType') === 'Oil column')
            return [
              'Oil takes a quarter of an hour to warm up and stays warm when the heater has turned itself down, without a fan. It is right for a bedroom of up to {roomM2} m².',
              'There is no fan and nothing glows, so it suits bedrooms. {powerW} watts warm up to {roomM2} m².',
            ];
          return [
            'A ceramic element warms in seconds and a fan sends the air across the room, turning from side to side. It suits a living room of up to {roomM2} m².',
            'It warms whoever sits before it within seconds, and a room of {roomM2} m² in a while.',
          ];
        },
        [
          'On full it costs about {centsHour} cents an hour at 33 cents a kilowatt hour.',
          'Each hour on full is about {centsHour} cents of electricity.',
        ],
      ],
      ['traits'],
      [['The cord is {cordM} metres long; do not use an extension.', 'It weighs {weightKg} kg.'], COVER_SMALL],
    ],
    features: [
      ['{powerW} W in {settings} settings'],
      ['For rooms up to {roomM2} m²'],
      ['About {centsHour} cents an hour on full'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Climate Control Appliances > Space Heaters',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
