import { FACET, group, NO_UNIT, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const sodaMakers = defineFamily({
  code: 'sodaMakers',
  name: 'Soda makers',
  letters: 'SD',
  groups: [
    group(
      'performance',
      'Performance',
      range('capacityL', 'Bottle', 'L', FACET),
      range('litresGas', 'Gas', 'L a cylinder', FACET),
      range('bottles', 'Bottles in the box', NO_UNIT),
      options('bottleType', 'Bottle', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'cylinderIncluded',
      name: 'Cylinder included',
      chance: [0.7, 0.9, 1],
      adds: 20,
      line: 'Gas cylinder in the box',
      says: ['A gas cylinder is in the box; empty ones are exchanged in every store.'],
    },
    {
      code: 'quickConnect',
      name: 'Cylinder clicks in',
      chance: [0.2, 0.6, 1],
      adds: 10,
      line: 'Cylinder clicks in without screwing',
      says: ['The cylinder clicks in without screwing.'],
    },
    {
      code: 'noPower',
      name: 'No electricity',
      chance: [1, 1, 1],
      adds: 0,
      line: 'No electricity needed',
      says: ['It needs no electricity, only an arm.'],
      plain: true,
    },
  ],
  lineup: [
    ['clearwell', 5, ['Spring', 'Fizz']],
    ['pallas', 3, ['Naxos']],
    ['wirra', 3, ['Pop']],
  ],
  figures: (slot) => ({
    capacityL: slot.random.pick([0.85, 1, 1]),
    litresGas: 60,
    bottles: slot.random.pick([1, 2]),
    bottleType: graded(slot, ['Plastic', 'Plastic', 'Glass']),
    widthMm: slot.random.int(118, 150),
    heightMm: slot.random.int(405, 440),
    depthMm: slot.random.int(170, 240),
    weightKg: roundTo(slot.random.between(1.3, 2.6), 0.1),
    finish: choices(slot.random, ['White', 'Black', 'Red', 'Sand', 'Sky blue'], 3),
  }),
  price: (a) => 82 + a.number('bottles') * 14 + (a.text('bottleType') === 'Glass' ? 40 : 0),
  modelFigure: (a) => a.number('litresGas'),
  productName: (a, slot) =>
    shelfName(`${slot.series} soda maker`, {
      with: [a.has('cylinderIncluded') && 'cylinder'],
      tail: [
        `${a.number('bottles')} ${a.text('bottleType').toLowerCase()} ${a.number('bottles') > 1 ? 'bottles' : 'bottle'}`,
        onlyFinish(a),
      ],
    }),
  copy: {
    summary: ['A soda maker for {capacityL} litre bottles; a cylinder makes about {litresGas} litres.'],
    paragraphs: [
      [
        [
          'Fill the bottle with cold water, press three times, and it is sparkling. A cylinder makes about {litresGas} litres, at some 60 cents a litre.',
          'It makes {capacityL} litres of sparkling water at a time, about {litresGas} litres for each cylinder.',
        ],
      ],
      ['traits'],
      [COLOURS_CHOICE, COVER_SMALL],
    ],
    features: [['{capacityL} L {bottleType|lower} bottle'], ['About {litresGas} L from a cylinder']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Soda Makers',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
