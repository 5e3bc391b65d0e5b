import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, POWER, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL, FITS_BENCH } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const espressoMachines = defineFamily({
  code: 'espressoMachines',
  name: 'Espresso machines',
  letters: 'EM',
  groups: [
    group(
      'performance',
      'Performance',
      options('coffeeType', 'Type', OPEN_FACET),
      range('pressureBar', 'Pump', 'bar', FACET),
      range('capacityL', 'Water tank', 'L tank', FACET),
      range('heatSeconds', 'Ready in', 'seconds', FACET),
      options('milk', 'Milk', FACET),
      POWER,
    ),
    SIZE_GROUP,
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'grinder',
      name: 'Built-in grinder',
      chance: [0.2, 0.6, 0.85],
      adds: 190,
      line: 'Conical grinder built in',
      says: [
        'A conical grinder doses fresh beans straight into the basket.',
        'Beans are ground for each cup, in {grindSteps} steps from fine to coarse.',
      ],
    },
    {
      code: 'twoBoilers',
      name: 'Two boilers',
      chance: [0, 0.08, 0.35],
      adds: 700,
      line: 'Two boilers: brew and steam at once',
      says: ['Two boilers let you brew and steam at the same time.'],
    },
    {
      code: 'pid',
      name: 'Temperature by the degree',
      chance: [0.1, 0.6, 0.95],
      adds: 60,
      line: 'Brew temperature set by the degree',
      says: ['The brew temperature is set by the degree and holds within one.'],
    },
    {
      code: 'preInfusion',
      name: 'Pre-infusion',
      chance: [0.3, 0.8, 1],
      adds: 15,
      line: 'Wets the coffee before it pushes',
      says: ['It wets the coffee at low pressure first, so the puck does not crack.'],
    },
    {
      code: 'cupWarmer',
      name: 'Cup warmer',
      chance: [0.4, 0.7, 0.9],
      adds: 0,
      line: 'Cups warm on the top',
      says: ['Cups warm on the top plate.'],
      plain: true,
    },
  ],
  lineup: [
    ['solenne', 17, ['Barista Uno', 'Barista Due', 'Maestra', 'Piccola']],
    ['dolcemonte', 14, ['Alba', 'Vetta', 'Baita']],
    ['foundry-lane', 5, ['Crucible']],
    ['wirra', 4, ['Crema']],
    ['miele', 2, ['Kanne']],
  ],
  figures: (slot) => {
    const automatic = slot.has('grinder') && slot.random.chance(0.4);
    return {
      coffeeType: automatic ? 'Automatic' : 'Manual',
      pressureBar: slot.random.pick([9, 15, 15, 19]),
      capacityL: roundTo(slot.random.between(1.4, 2.8), 0.1),
      heatSeconds: slot.has('twoBoilers')
        ? slot.random.int(8, 12) * 60
        : graded(slot, [45, 30, 25]) + slot.random.int(-5, 10),
      milk: automatic ? slot.random.pick(['Automatic', 'Steam wand']) : 'Steam wand',
      powerW: graded(slot, [1250, 1500, 1700]) + slot.random.int(-1, 2) * 50,
      widthMm: slot.random.int(150, 340),
      heightMm: slot.random.int(305, 420),
      depthMm: slot.random.int(300, 410),
      weightKg: roundTo(slot.has('twoBoilers') ? slot.random.between(14, 22) : slot.random.between(4.2, 10.5), 0.1),
      finish: choices(slot.random, ['Stainless', 'Matte black', 'White', 'Sand', 'Eucalypt'], 3),
    };
  },
  price: (a) =>
    (a.text('coffeeType') === 'Automatic' ? 460 : 200) +
    a.number('capacityL') * 40 +
    (a.text('milk') === 'Automatic' ? 220 : 0),
  modelFigure: (a) => a.number('pressureBar'),
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('coffeeType') === 'Automatic' ? 'automatic coffee machine' : 'espresso machine'}`,
      {
        with: [
          a.has('twoBoilers') && 'two boilers',
          a.has('grinder') && a.text('coffeeType') === 'Manual' && 'conical grinder',
          a.text('milk') === 'Automatic' && 'automatic milk',
        ],
        tail: [onlyFinish(a)],
      },
    ),
  facts: (a) => ({
    typeWords: a.text('coffeeType') === 'Automatic' ? 'automatic coffee machine' : 'manual espresso machine',
    readyWords:
      a.number('heatSeconds') >= 120
        ? `${Math.round(a.number('heatSeconds') / 60)} minutes`
        : `${a.number('heatSeconds')} seconds`,
    cups: Math.round(a.number('capacityL') * 12),
    grindSteps: 12 + Math.round(a.number('capacityL') * 5),
  }),
  copy: {
    summary: [
      'A {typeWords} with a {pressureBar} bar pump and a {capacityL} litre tank, ready in {readyWords}.',
      '{pressureBar} bar, {capacityL} litres, ready in {readyWords}.',
    ],
    paragraphs: [
      [
        (a) =>
          a.text('coffeeType') === 'Automatic'
            ? [
                'Press one button and it grinds, brews and clears up. The tank holds {capacityL} litres, about {cups} cups.',
                'It makes the coffee by itself, from bean to cup, and rinses when it is done. It is ready in {readyWords}.',
              ]
            : [
                'You dose, tamp and lock; it brings the water to temperature in {readyWords} and the pump to {pressureBar} bar.',
                'A manual machine leaves the coffee to you. It is ready in {readyWords}, and the tank holds {capacityL} litres, about {cups} cups.',
              ],
        (a) =>
          a.text('milk') === 'Automatic'
            ? ['Milk is drawn from a jug, frothed and poured.']
            : ['The steam wand turns freely and is cool to hold.'],
      ],
      ['traits'],
      [FITS_BENCH, COVER_SMALL],
    ],
    features: [['{pressureBar} bar pump, {capacityL} L tank'], ['Ready in {readyWords}'], ['Milk: {milk|lower}']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines',
  bulky: false,
  repairPlan: true,
  accessories: ['applianceCare'],
});
