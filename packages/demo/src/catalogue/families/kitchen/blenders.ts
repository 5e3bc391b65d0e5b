import { FACET, group, NO_UNIT, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { CAPACITY_L, COLOUR, NOISE, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const PALETTE: readonly FinishName[] = ['Matte black', 'White', 'Stainless', 'Red', 'Sand'];

export const blenders = defineFamily({
  code: 'blenders',
  name: 'Blenders',
  letters: 'BL',
  groups: [
    group(
      'performance',
      'Performance',
      CAPACITY_L,
      POWER,
      options('jug', 'Jug', FACET),
      range('speeds', 'Speeds', NO_UNIT),
      NOISE,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'crushesIce',
      name: 'Crushes ice',
      chance: [0.4, 0.9, 1],
      adds: 5,
      line: 'Crushes ice',
      says: ['It crushes ice without water.'],
    },
    {
      code: 'hotSoup',
      name: 'Heats soup',
      chance: [0, 0.15, 0.45],
      adds: 70,
      line: 'Heats soup while it blends',
      says: ['Run for six minutes it heats soup by friction alone.'],
    },
    {
      code: 'programs',
      name: 'Programs',
      chance: [0.1, 0.6, 0.9],
      adds: 15,
      line: 'Programs for smoothie, ice and cleaning',
      says: ['Programs for smoothies, ice and cleaning stop by themselves.'],
    },
    {
      code: 'travelCup',
      name: 'Travel cup',
      chance: [0.3, 0.4, 0.4],
      adds: 10,
      line: 'Travel cup that fits the blade',
      says: ['A travel cup screws onto the same blade.'],
    },
  ],
  lineup: [
    ['solenne', 9, ['Vortice', 'Onda']],
    ['wirra', 9, ['Whirl', 'Spin']],
    ['foundry-lane', 7, ['Millrace']],
    ['pestle-and-rye', 6, ['Quern']],
    ['bellbird', 4, ['Chime']],
  ],
  figures: (slot) => ({
    capacityL: slot.random.pick([1.2, 1.5, 1.75, 2]),
    powerW: graded(slot, [700, 1200, 1800]) + slot.random.int(0, 2) * 100,
    jug: graded(slot, ['Plastic', 'Glass', 'Plastic']),
    speeds: graded(slot, [3, 5, 10]),
    noiseDb: graded(slot, [86, 84, 81]) + slot.random.int(-1, 1),
    widthMm: slot.random.int(180, 215),
    heightMm: slot.random.int(390, 450),
    depthMm: slot.random.int(180, 230),
    weightKg: roundTo(slot.random.between(2.9, 5.4), 0.1),
    finish: choices(slot.random, PALETTE, 3),
  }),
  price: (a) => 24 + a.number('powerW') * 0.115,
  modelFigure: (a) => a.number('powerW'),
  productName: (a, slot) =>
    shelfName(`${slot.series} blender`, {
      with: [a.has('hotSoup') && 'soup setting', a.has('travelCup') && 'travel cup'],
      tail: [`${thousands(a.number('powerW'))} W`, `${a.number('capacityL')} L`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A blender with {powerW} watts and {speeds} speeds.',
      '{powerW} watts for {capacityL} litres, in {speeds} speeds.',
    ],
    paragraphs: [
      [
        [
          'The {jug|lower} jug holds {capacityL} litres, and {powerW} watts turn the blades in {speeds} speeds.',
          'With {powerW} watts it makes {capacityL} litres smooth in under a minute, at {noiseDb} dB.',
        ],
      ],
      ['traits'],
      [['The jug, lid and blades go in the dishwasher.', 'All that touches food goes in the dishwasher.'], COVER_SMALL],
    ],
    features: [['{powerW} W, {speeds} speeds'], ['{capacityL} L {jug|lower} jug'], ['Dishwasher-safe parts']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Food Mixers & Blenders',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
