import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, NOISE, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const robotVacuums = defineFamily({
  code: 'robotVacuums',
  name: 'Robot vacuums',
  letters: 'RV',
  groups: [
    group(
      'performance',
      'Performance',
      range('suctionPa', 'Suction', 'Pa', OPEN_FACET),
      range('runMinutes', 'Runs', 'minutes', FACET),
      options('finding', 'Finds its way by', FACET),
      range('stepMm', 'Climbs', 'mm'),
      NOISE,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'mops',
      name: 'Mops',
      chance: [0.3, 0.75, 0.95],
      adds: 90,
      line: 'Mops, and lifts the mop on carpet',
      says: ['It mops as it goes and lifts the mop when it meets carpet.'],
    },
    {
      code: 'selfEmpty',
      name: 'Empties itself',
      chance: [0.05, 0.5, 0.9],
      adds: 230,
      line: 'Empties itself into the dock for about 60 days',
      says: ['It empties itself into the dock, whose bag lasts about 60 days.'],
    },
    {
      code: 'mopWash',
      name: 'Washes its mop',
      chance: [0, 0.15, 0.55],
      needs: 'selfEmpty',
      adds: 320,
      line: 'Washes and dries its own mop',
      says: ['The dock washes the mop in warm water and dries it with air.'],
    },
    {
      code: 'objectCamera',
      name: 'Sees cords and shoes',
      chance: [0, 0.35, 0.8],
      adds: 100,
      line: 'Goes around cords and shoes',
      says: [
        'A camera looks out for cords, socks and what the dog left, and goes around; its pictures stay in the robot.',
      ],
    },
    {
      code: 'rooms',
      name: 'Knows rooms',
      chance: [0.4, 1, 1],
      adds: 20,
      line: 'Knows rooms by name, and where not to go',
      says: ['After one round it knows the rooms; you draw where it must not go.'],
    },
  ],
  lineup: [
    ['whirr', 13, ['R{n}']],
    ['kelpie', 13, ['Muster', 'Paddock']],
    ['broomfield', 5, ['Rover']],
    ['tesselar', 4, ['Round']],
  ],
  figures: (slot) => ({
    suctionPa: graded(slot, [3000, 6000, 9000]) + slot.random.int(-1, 3) * 500,
    runMinutes: graded(slot, [100, 140, 180]) + slot.random.int(-10, 10),
    finding: graded(slot, ['Gyroscope', 'Laser', 'Laser and camera']),
    stepMm: slot.random.int(18, 22),
    noiseDb: graded(slot, [68, 65, 62]) + slot.random.int(-1, 1),
    widthMm: slot.random.int(340, 354),
    heightMm: slot.random.int(78, 104),
    depthMm: slot.random.int(340, 354),
    weightKg: roundTo(slot.random.between(3, 4.4), 0.1),
    finish: choices(slot.random, ['White', 'Graphite'], 2),
  }),
  price: (a) => 210 + a.number('suctionPa') * 0.052,
  modelFigure: (a) => a.number('suctionPa') / 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} Robot vacuum${a.has('mops') ? ' and mop' : ''}`, {
      with: [a.has('mopWash') ? 'self-washing dock' : a.has('selfEmpty') && 'self-emptying dock'],
      tail: [`${thousands(a.number('suctionPa'))} Pa`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A robot vacuum with {suctionPa} Pa that runs {runMinutes} minutes on a charge.',
      '{runMinutes} minutes of floor on a charge, found by {finding|lower}.',
    ],
    paragraphs: [
      [
        [
          'It finds its way by {finding|lower}, runs {runMinutes} minutes, and goes back to charge before it carries on where it stopped.',
          'On a charge it cleans for {runMinutes} minutes with {suctionPa} pascals. It is {heightMm} mm high, so measure the gap under your sofa.',
        ],
        ['Thresholds of up to {stepMm} mm are no trouble.', 'It climbs {stepMm} mm, which is most thresholds.'],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{suctionPa} Pa, {runMinutes} minutes'],
      ['{heightMm} mm high: measure under the sofa'],
      ['Finds its way by {finding|lower}'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Vacuums > Robotic Vacuums',
  bulky: false,
  repairPlan: true,
  accessories: ['vacuumParts'],
});
