import { FACET, group, NO_UNIT, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { CAPACITY_L, FINISH, POWER, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL, FITS_BENCH } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const DOORS = ['To the side', 'To the side', 'To the side', 'Downwards'] as const;

function waveFigures(slot: Slot) {
  const capacityL = placed(slot, [20, 20, 23, 25, 28, 30, 32, 34, 42, 44]);
  const convection = slot.has('convection');
  return {
    capacityL,
    powerW: convection
      ? slot.random.pick([900, 1000])
      : capacityL < 24
        ? slot.random.pick([700, 800])
        : slot.random.pick([900, 1000, 1100, 1200]),
    levels: graded(slot, [6, 10, 11]),
    ...(slot.has('flatbed') ? {} : { turntableMm: Math.round(180 + capacityL * 4.4) }),
    installation: slot.random.pick(['Freestanding', 'Freestanding', 'Freestanding', 'Built-in']),
    door: slot.random.pick(DOORS),
    widthMm: Math.round(430 + capacityL * 2.8 + slot.random.int(-6, 6)),
    heightMm: Math.round(238 + capacityL * 2 + slot.random.int(-4, 6)),
    depthMm: Math.round(310 + capacityL * 3.4 + (convection ? 40 : 0)),
    weightKg: Math.round(8 + capacityL * 0.2 + (convection ? 4 : 0)),
    finish:
      slot.brand.slug === 'pallas'
        ? choices(slot.random, ['Stainless', 'Sand', 'Red', 'Sky blue'], 3)
        : choices(slot.random, ['White', 'Stainless', 'Matte black'], 2),
  };
}

export const microwaves = defineFamily({
  code: 'microwaves',
  name: 'Microwaves',
  letters: 'MW',
  groups: [
    group('capacity', 'Capacity', CAPACITY_L),
    group(
      'performance',
      'Performance',
      POWER,
      range('levels', 'Power levels', NO_UNIT),
      options('installation', 'Installation', FACET),
      options('door', 'Door opens', FACET),
      range('turntableMm', 'Turntable', 'mm'),
    ),
    SIZE_GROUP,
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'convection',
      name: 'Convection',
      chance: [0, 0.25, 0.5],
      adds: 190,
      line: 'Convection oven to 220° as well',
      says: ['It is a small convection oven as well, up to 220°.'],
    },
    {
      code: 'airFry',
      name: 'Air fry',
      chance: [0, 0.3, 0.6],
      needs: 'convection',
      adds: 60,
      line: 'Air fry on a raised rack',
      says: ['With the raised rack it air fries half a kilogram of chips.'],
    },
    {
      code: 'inverter',
      name: 'Inverter',
      chance: [0.05, 0.5, 0.9],
      adds: 60,
      line: 'Inverter: steady low power for melting',
      says: ['The inverter gives steady low power instead of bursts, so butter softens and does not spit.'],
    },
    {
      code: 'flatbed',
      name: 'Flatbed',
      chance: [0, 0.15, 0.35],
      adds: 80,
      line: 'Flatbed: no turntable, square dishes fit',
      says: ['There is no turntable; a square dish fits and the floor wipes clean.'],
    },
    {
      code: 'sensorCook',
      name: 'Sensor cooking',
      chance: [0, 0.4, 0.8],
      adds: 30,
      line: 'Feels the steam and stops by itself',
      says: ['A sensor feels the steam and sets the time for vegetables, rice and leftovers.'],
    },
    {
      code: 'quickStart',
      name: '30-second start',
      chance: [1, 1, 1],
      adds: 0,
      line: 'One touch for 30 seconds',
      says: ['One touch is 30 seconds at full power.'],
      plain: true,
    },
  ],
  lineup: [
    ['kirribee', 9],
    ['pallas', 8],
    ['orana', 8],
    ['kaiyo', 8],
    ['tarn', 7],
    ['foundry-lane', 5],
    ['halden', 4],
    ['wirra', 4],
  ],
  figures: waveFigures,
  price: (a) => 118 + (a.number('capacityL') - 20) * 5.5 + (a.text('installation') === 'Built-in' ? 260 : 0),
  modelFigure: (a) => a.number('capacityL') * 10 + 1,
  productName: (a) =>
    shelfName(
      `${a.number('capacityL')}L ${a.has('convection') ? 'Convection microwave' : a.has('inverter') ? 'Inverter microwave' : 'Microwave'}`,
      {
        with: [a.has('airFry') && 'air fry', a.has('flatbed') && 'flatbed'],
        tail: [
          `${thousands(a.number('powerW'))} W`,
          a.text('installation') === 'Built-in' && 'built-in',
          onlyFinish(a),
        ],
      },
    ),
  copy: {
    summary: [
      'A {capacityL} litre microwave with {powerW} watts in {levels} levels.',
      '{powerW} watts and {capacityL} litres, {widthMm} mm wide.',
    ],
    paragraphs: [
      [
        (a) =>
          a.has('flatbed')
            ? ['Inside are {capacityL} litres without a turntable; {powerW} watts are set in {levels} levels.']
            : [
                'The {turntableMm} mm turntable takes a dinner plate with room to turn. Power is {powerW} watts in {levels} levels.',
                'Inside are {capacityL} litres and a turntable of {turntableMm} mm; {powerW} watts are set in {levels} levels.',
              ],
      ],
      ['traits'],
      [
        (a) =>
          a.text('installation') === 'Built-in'
            ? ['It comes with the frame for a 600 mm cabinet; the body is {widthMm} × {heightMm} × {depthMm} mm.']
            : FITS_BENCH,
      ],
      [COVER_SMALL],
    ],
    features: [['{capacityL} L, {powerW} W'], ['{levels} power levels'], ['{installation}, door opens {door|lower}']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Microwave Ovens',
  bulky: false,
  repairPlan: true,
  accessories: ['applianceCare'],
});
