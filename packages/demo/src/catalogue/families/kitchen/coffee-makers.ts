import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import type { Reader } from '../../recipe/reader.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const coffeeMakers = defineFamily({
  code: 'coffeeMakers',
  name: 'Grinders and capsule machines',
  letters: 'CM',
  groups: [
    group(
      'performance',
      'Performance',
      options('coffeeType', 'Type', OPEN_FACET),
      range('capacityL', 'Holds', 'L', FACET),
      range('grindSteps', 'Grind settings', 'settings', FACET),
      range('powerW', 'Power', 'W'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'easyClean',
      name: 'Comes apart',
      chance: [0.7, 0.8, 0.9],
      adds: 0,
      line: 'Comes apart for washing without tools',
      says: ['It comes apart for washing without tools.'],
    },
    {
      code: 'metalBody',
      name: 'Metal body',
      chance: [0.1, 0.5, 0.9],
      adds: 25,
      line: 'Metal body',
      says: ['The body is metal where you hold it and where it wears.'],
    },
    {
      code: 'spareParts',
      name: 'Spare parts sold',
      chance: [0.3, 0.6, 0.9],
      adds: 0,
      line: 'Spare parts sold one by one',
      says: ['Its parts can be bought one by one.'],
      plain: true,
    },
  ],
  lineup: [
    ['frenchmans-cap', 13, ['Saddle', 'Summit', 'Moorland']],
    ['dolcemonte', 7, ['Baita']],
    ['solenne', 6, ['Grana']],
    ['bellbird', 4, ['Chime']],
  ],
  figures: (slot) => {
    const grinds = GRINDER_MAKERS.has(slot.brand.slug);
    return {
      coffeeType: grinds ? 'Grinder' : 'Capsule machine',
      capacityL: grinds ? slot.random.pick([0.25, 0.3, 0.45]) : slot.random.pick([0.7, 1, 1.2]),
      ...(grinds ? { grindSteps: graded(slot, [16, 30, 40]) + slot.random.int(0, 3) * 2 } : {}),
      powerW: grinds ? slot.random.pick([130, 150, 165]) : slot.random.pick([1260, 1400, 1500]),
      widthMm: grinds ? slot.random.int(120, 170) : slot.random.int(110, 145),
      heightMm: grinds ? slot.random.int(300, 400) : slot.random.int(230, 310),
      depthMm: grinds ? slot.random.int(160, 230) : slot.random.int(320, 400),
      weightKg: roundTo(grinds ? slot.random.between(1.6, 3.4) : slot.random.between(2.2, 3.6), 0.1),
      finish: choices(slot.random, ['Stainless', 'Black', 'Sand', 'White', 'Eucalypt'], 2),
    };
  },
  price: (a) => (a.text('coffeeType') === 'Grinder' ? 165 : 150),
  modelFigure: (a) => Math.round(a.number('capacityL') * 100),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${coffeeName(a)}`, {
      tail: [
        a.knows('grindSteps') ? `${a.number('grindSteps')} settings` : `${a.number('capacityL')} L`,
        a.has('metalBody') && 'metal',
        onlyFinish(a),
      ],
    }),
  facts: (a) => ({
    typeWords: coffeeName(a),
  }),
  copy: {
    summary: (a) =>
      a.knows('grindSteps')
        ? ['A {typeWords} with {grindSteps} settings, from espresso to plunger.']
        : ['A {typeWords} that holds {capacityL} litres.'],
    paragraphs: [
      [
        (a) =>
          a.knows('grindSteps')
            ? [
                'Conical burrs grind in {grindSteps} settings, slowly enough not to warm the coffee.',
                'It grinds in {grindSteps} settings; the fine end is for espresso, the coarse end for a plunger.',
              ]
            : [
                'It takes the common small capsules and heats in 25 seconds. The tank holds {capacityL} litres.',
                'One lever, two cup sizes and a tank of {capacityL} litres; used capsules drop into a drawer.',
              ],
      ],
      ['traits'],
      [
        ['It weighs {weightKg} kg and is {heightMm} mm high.', 'On the bench it takes {widthMm} by {depthMm} mm.'],
        COVER_SMALL,
      ],
    ],
    features: [
      ['{capacityL} L'],
      ['{powerW} W'],
      (a) => (a.knows('grindSteps') ? ['{grindSteps} grind settings'] : []),
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines',
  bulky: false,
  repairPlan: false,
  accessories: ['applianceCare'],
});

function coffeeName(a: Reader): string {
  return a.text('coffeeType') === 'Grinder' ? 'coffee grinder' : 'capsule coffee machine';
}

const GRINDER_MAKERS: ReadonlySet<string> = new Set(['frenchmans-cap', 'solenne']);
