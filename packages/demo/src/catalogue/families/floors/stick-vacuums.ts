import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, NOISE, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const stickVacuums = defineFamily({
  code: 'stickVacuums',
  name: 'Stick vacuums',
  letters: 'SV',
  groups: [
    group(
      'performance',
      'Performance',
      range('runMinutes', 'Runs', 'minutes', OPEN_FACET),
      range('suctionAw', 'Suction', 'air watts', FACET),
      range('binL', 'Bin', 'L', FACET),
      range('chargeHours', 'Charges in', 'hours'),
      options('filter', 'Filter', FACET),
      NOISE,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'laserHead',
      name: 'Lit floor head',
      chance: [0, 0.3, 0.75],
      adds: 70,
      line: 'Laser floor head that shows dust',
      says: ['A flat green light along the floor head shows the dust you would have missed.'],
    },
    {
      code: 'mopHead',
      name: 'Mop head',
      chance: [0.05, 0.2, 0.4],
      adds: 80,
      line: 'Mop head with its own tank',
      says: ['A second head mops with a tank of its own.'],
    },
    {
      code: 'spareBattery',
      name: 'Second battery',
      chance: [0, 0.1, 0.3],
      adds: 90,
      line: 'Second battery in the box',
      says: ['A second battery is in the box, which doubles the time.'],
    },
    {
      code: 'clickBattery',
      name: 'Battery clicks out',
      chance: [0.4, 0.8, 1],
      adds: 10,
      line: 'Battery clicks out and can be bought',
      says: ['The battery clicks out, so an old one does not end the vacuum.'],
    },
    {
      code: 'petTool',
      name: 'Tool for pet hair',
      chance: [0.2, 0.5, 0.7],
      adds: 25,
      line: 'Turning brush for pet hair',
      says: ['The small turning brush is for stairs, sofas and dogs.'],
    },
    {
      code: 'antiTangle',
      name: 'Hair does not wind up',
      chance: [0.1, 0.6, 0.9],
      adds: 15,
      line: 'Brush combs hair out of itself',
      says: ['The brush combs long hair out of itself.'],
      plain: true,
    },
  ],
  lineup: [
    ['whirr', 18, ['V{n}']],
    ['kelpie', 12, ['Fetch', 'Round']],
    ['broomfield', 7, ['Dart']],
    ['wirra', 5, ['Whisk']],
    ['miele', 3, ['Diele']],
  ],
  figures: (slot) => ({
    runMinutes: graded(slot, [40, 55, 65]) + slot.random.int(-5, 7),
    suctionAw: graded(slot, [90, 150, 210]) + slot.random.int(-3, 4) * 5,
    binL: roundTo(graded(slot, [0.45, 0.6, 0.75]) + slot.random.between(-0.06, 0.08), 0.05),
    chargeHours: roundTo(slot.random.between(3, 4.5), 0.5),
    filter: graded(slot, ['Washable', 'HEPA, washable', 'HEPA, washable']),
    noiseDb: graded(slot, [79, 76, 73]) + slot.random.int(-1, 1),
    widthMm: slot.random.int(238, 266),
    heightMm: slot.random.int(1090, 1270),
    depthMm: slot.random.int(220, 262),
    weightKg: roundTo(slot.random.between(2.3, 3.3), 0.1),
    finish: choices(slot.random, ['Eucalypt', 'Graphite', 'White', 'Red', 'Navy'], 2),
  }),
  price: (a) => 130 + a.number('suctionAw') * 1.35 + a.number('runMinutes') * 1.2,
  modelFigure: (a) => a.number('suctionAw'),
  productName: (a, slot) =>
    shelfName(`${slot.series} Cordless stick vacuum`, {
      with: [
        a.has('laserHead') && 'laser floor head',
        a.has('mopHead') && 'mop',
        a.has('petTool') && !a.has('laserHead') && !a.has('mopHead') && 'pet tool',
      ],
      tail: [`${a.number('runMinutes')} min`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A cordless stick vacuum of {weightKg} kg that runs {runMinutes} minutes.',
      '{runMinutes} minutes, {suctionAw} air watts, {weightKg} kg.',
    ],
    paragraphs: [
      [
        [
          'It runs {runMinutes} minutes in the middle setting, which is a house of about {houseM2} square metres, and has {suctionAw} air watts when you hold the trigger for more.',
          'With {suctionAw} air watts and {runMinutes} minutes it does a three-bedroom house on one charge. It weighs {weightKg} kg.',
        ],
        [
          'The bin takes {binL} litres and drops its dust without being touched.',
          'Charging takes {chargeHours} hours on the wall bracket.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{runMinutes} minutes, {weightKg} kg'],
      ['{suctionAw} air watts'],
      ['{binL} L bin, {filter|lower} filter'],
    ],
  },
  facts: (a) => ({ houseM2: Math.round((a.number('runMinutes') * 2.6) / 10) * 10 }),
  googleProductType: 'Home & Garden > Household Appliances > Vacuums',
  bulky: false,
  repairPlan: true,
  accessories: ['vacuumParts'],
});
