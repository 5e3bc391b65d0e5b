import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, NOISE, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const TYPES = ['Pedestal', 'Pedestal', 'Tower', 'Desk'] as const;
const SIZE = {
  Pedestal: [400, 450, 1250, 430],
  Tower: [0, 240, 960, 240],
  Desk: [300, 320, 480, 260],
} as const;

export const fans = defineFamily({
  code: 'fans',
  name: 'Fans',
  letters: 'FN',
  groups: [
    group(
      'performance',
      'Performance',
      options('fanType', 'Type', OPEN_FACET),
      range('airflow', 'Air moved', 'm³/h', FACET),
      POWER,
      range('bladeMm', 'Blades', 'mm', FACET),
      range('speeds', 'Speeds', NO_UNIT),
      NOISE,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'dcMotor',
      name: 'DC motor',
      chance: [0.05, 0.5, 0.95],
      adds: 55,
      line: 'DC motor: a third of the electricity',
      says: ['The DC motor uses about a third of the electricity and starts without a hum.'],
    },
    {
      code: 'remote',
      name: 'Remote control',
      chance: [0.3, 0.8, 1],
      adds: 10,
      line: 'Remote control',
      says: ['The remote parks on the fan.'],
    },
    {
      code: 'timer',
      name: 'Timer',
      chance: [0.4, 0.8, 1],
      adds: 5,
      line: 'Timer for the night',
      says: ['A timer turns it off after you are asleep.'],
    },
    {
      code: 'oscillates',
      name: 'Turns to and fro',
      chance: [0.9, 0.95, 1],
      adds: 0,
      line: 'Turns through 80 degrees, or stays put',
      says: ['It turns through 80 degrees or stays where you point it.'],
      plain: true,
    },
  ],
  lineup: [
    ['mallee', 11, ['Whiff', 'Draught']],
    ['brolga', 9, ['Wing']],
    ['zephrine', 9, ['Tramontane', 'Mistral']],
    ['aerolune', 7, ['Halo']],
    ['orana', 4, ['Plains']],
  ],
  figures: (slot) => {
    const fanType = slot.brand.slug === 'aerolune' ? 'Tower' : slot.random.pick(TYPES);
    const [bladeMm, widthMm, heightMm, depthMm] = SIZE[fanType];
    const full = fanType === 'Desk' ? 32 : 50;
    return {
      fanType,
      ...(bladeMm > 0 ? { bladeMm } : {}),
      speeds: slot.has('dcMotor') ? slot.random.pick([8, 12]) : slot.random.pick([3, 3, 4]),
      powerW: Math.round(full * (slot.has('dcMotor') ? 0.45 : 1)) + slot.random.int(-2, 4),
      noiseDb: graded(slot, [58, 52, 44]) + slot.random.int(-2, 2),
      airflow:
        Math.round(
          ((fanType === 'Tower' ? 1100 : fanType === 'Desk' ? 1500 : 3200) * slot.random.between(0.88, 1.12)) / 50,
        ) * 50,
      widthMm: widthMm + slot.random.int(-8, 8),
      heightMm: heightMm + slot.random.int(-40, 40),
      depthMm: depthMm + slot.random.int(-8, 8),
      weightKg: roundTo({ Pedestal: 6.2, Tower: 4.2, Desk: 2.4 }[fanType] + slot.random.between(-0.6, 0.8), 0.1),
      finish: choices(slot.random, ['White', 'Black', 'Sand', 'Eucalypt'], 2),
    };
  },
  price: (a) => ({ Pedestal: 78, Tower: 105, Desk: 44 })[a.text('fanType')] ?? 80,
  modelFigure: (a) => a.number('airflow') / 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('fanType').toLowerCase()} fan`, {
      with: [a.has('dcMotor') && 'DC motor', a.has('remote') && 'remote'],
      tail: [a.knows('bladeMm') && `${a.number('bladeMm') / 10} cm`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A {fanType|lower} fan that moves {airflow} m³ of air an hour with {powerW} watts.',
      '{speeds} speeds, {powerW} watts, {noiseDb} dB on high.',
    ],
    paragraphs: [
      [
        [
          'On high it moves {airflow} cubic metres an hour with {powerW} watts, which is about {centsNight} cents a night.',
          'It has {speeds} speeds. On high it is {noiseDb} dB; on low you hear the clock.',
        ],
      ],
      ['traits'],
      [
        [
          'It stands {heightMm} mm high and weighs {weightKg} kg.',
          'It is {heightMm} mm high; the grille comes off for cleaning.',
        ],
        COVER_SMALL,
      ],
    ],
    features: [['{airflow} m³/h, {powerW} W'], ['{speeds} speeds'], ['{noiseDb} dB on high']],
  },
  facts: (a) => ({ centsNight: Math.max(1, Math.round(a.number('powerW') * 8 * 0.033)) }),
  googleProductType: 'Home & Garden > Household Appliances > Climate Control Appliances > Fans',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
