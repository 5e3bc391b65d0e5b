import { FACET, group, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { CAPACITY_L, COLOUR, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const PALETTE: readonly FinishName[] = [
  'White',
  'Sand',
  'Eucalypt',
  'Matte black',
  'Stainless',
  'Navy',
  'Red',
  'Sky blue',
  'Blush',
];

export const kettles = defineFamily({
  code: 'kettles',
  name: 'Kettles',
  letters: 'KT',
  groups: [
    group(
      'performance',
      'Performance',
      CAPACITY_L,
      POWER,
      range('boilMinutes', 'Boils a litre in', 'minutes', FACET),
      options('material', 'Inside', FACET),
      range('cordM', 'Cord length', 'm'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'temperatures',
      name: 'Temperature steps',
      chance: [0.05, 0.35, 0.8],
      adds: 45,
      line: 'Temperatures from 60° to 100°',
      says: ['It stops at 60, 70, 80, 90 or 100 degrees, for baby, green tea, oolong, coffee and black.'],
    },
    {
      code: 'keepWarm',
      name: 'Keeps warm',
      chance: [0, 0.5, 0.9],
      needs: 'temperatures',
      adds: 10,
      line: 'Keeps warm for half an hour',
      says: ['It keeps that temperature for half an hour.'],
    },
    {
      code: 'gooseneck',
      name: 'Gooseneck spout',
      chance: [0.02, 0.1, 0.2],
      adds: 25,
      line: 'Gooseneck for slow pouring',
      says: ['The gooseneck pours a stream as thin as a pencil.'],
    },
    {
      code: 'quietBoil',
      name: 'Quiet boil',
      chance: [0.05, 0.3, 0.6],
      adds: 15,
      line: 'Boils under 70 dB',
      says: ['The base is coated so that it boils under 70 dB.'],
    },
    {
      code: 'scaleFilter',
      name: 'Scale filter',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Scale filter that lifts out',
      says: ['A scale filter lifts out of the spout.'],
      plain: true,
    },
  ],
  lineup: [
    ['solenne', 9, ['Fonte', 'Riva']],
    ['bellbird', 10, ['Chime', 'Warble']],
    ['pallas', 7, ['Delos']],
    ['foundry-lane', 5, ['Cast']],
    ['frenchmans-cap', 4, ['Tarnside']],
    ['wirra', 4, ['Billy']],
  ],
  figures: (slot) => {
    const capacityL = slot.has('gooseneck')
      ? slot.random.pick([0.8, 0.9, 1])
      : slot.random.pick([1, 1.5, 1.7, 1.7, 1.7]);
    const powerW = capacityL < 1.2 ? slot.random.pick([1200, 1500, 1850]) : slot.random.pick([2200, 2400]);
    return {
      capacityL,
      powerW,
      boilMinutes: roundTo(5800 / powerW, 0.1),
      material: graded(slot, ['Plastic and steel', 'Steel', 'Steel']),
      cordM: roundTo(slot.random.between(0.7, 1), 0.05),
      widthMm: slot.random.int(155, 240),
      heightMm: slot.random.int(215, 275),
      depthMm: slot.random.int(145, 185),
      weightKg: roundTo(slot.random.between(0.9, 1.6), 0.1),
      finish: choices(slot.random, PALETTE, 5),
    };
  },
  price: (a) => 48 + a.number('capacityL') * 10 + (a.text('material') === 'Steel' ? 22 : 0),
  modelFigure: (a) => Math.round(a.number('capacityL') * 10),
  productName: (a, slot) =>
    shelfName(`${a.number('capacityL')} L ${slot.series} ${a.has('gooseneck') ? 'gooseneck kettle' : 'kettle'}`, {
      with: [a.has('temperatures') && 'temperature control'],
      tail: [`${thousands(a.number('powerW'))} W`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A {capacityL} litre kettle that boils a litre in {boilMinutes} minutes.',
      '{powerW} watts, {capacityL} litres, {material|lower} inside.',
    ],
    paragraphs: [
      [
        [
          'It boils a litre in {boilMinutes} minutes with {powerW} watts, and pours from either hand. Inside it is {material|lower}.',
          'With {powerW} watts a litre takes {boilMinutes} minutes. The lid opens wide enough for a hand and a cloth.',
        ],
        [
          'The base turns all the way round and hides {cordM} metres of cord.',
          'The cord is {cordM} metres and winds under the base.',
        ],
      ],
      ['traits'],
      [COLOURS_CHOICE, COVER_SMALL],
    ],
    features: [['{capacityL} L, {powerW} W'], ['A litre in {boilMinutes} minutes'], ['Inside: {material|lower}']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Electric Kettles',
  bulky: false,
  repairPlan: false,
  accessories: ['applianceCare'],
});
