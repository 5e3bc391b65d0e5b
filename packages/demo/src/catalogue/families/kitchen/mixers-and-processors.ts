import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const mixersAndProcessors = defineFamily({
  code: 'mixersAndProcessors',
  name: 'Mixers and food processors',
  letters: 'MX',
  groups: [
    group(
      'performance',
      'Performance',
      options('machineType', 'Type', OPEN_FACET),
      range('capacityL', 'Bowl', 'L', OPEN_FACET),
      POWER,
      range('speeds', 'Speeds', NO_UNIT),
      options('included', 'In the box', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'metalGears',
      name: 'Metal gears',
      chance: [0.2, 0.7, 1],
      adds: 60,
      line: 'Metal gears and a 5-year motor cover',
      says: ['The gears are metal, and the motor is covered for five years.'],
    },
    {
      code: 'scale',
      name: 'Built-in scale',
      chance: [0, 0.1, 0.35],
      adds: 60,
      line: 'Scale in the base',
      says: ['A scale in the base weighs as you add.'],
    },
    {
      code: 'bowlLight',
      name: 'Bowl light',
      chance: [0, 0.2, 0.6],
      adds: 15,
      line: 'Light over the bowl',
      says: ['A lamp lights the bowl.'],
      plain: true,
    },
    {
      code: 'splashGuard',
      name: 'Splash guard',
      chance: [0.6, 0.9, 1],
      adds: 5,
      line: 'Splash guard with a chute',
      says: ['Flour goes in through the chute of the splash guard and stays there.'],
    },
  ],
  lineup: [
    ['pestle-and-rye', 14, ['Crumb', 'Proof', 'Peel']],
    ['foundry-lane', 8, ['Anvil']],
    ['solenne', 8, ['Impasta']],
    ['wirra', 6, ['Mix']],
  ],
  figures: (slot) => {
    const mixer = slot.random.chance(0.55);
    const capacityL = mixer ? slot.random.pick([4, 4.5, 4.8, 5.5, 6.6]) : slot.random.pick([1.8, 2.1, 2.6, 3.2]);
    return {
      machineType: mixer ? 'Stand mixer' : 'Food processor',
      capacityL,
      powerW: mixer ? graded(slot, [700, 1000, 1200]) : graded(slot, [600, 800, 1250]),
      speeds: mixer ? slot.random.pick([8, 10, 12]) : slot.random.pick([2, 3, 8]),
      included: mixer
        ? ['Whisk', 'Dough hook', 'Beater']
        : graded(slot, [
            ['Blade', 'Slicer'],
            ['Blade', 'Slicer', 'Grater'],
            ['Blade', 'Slicer', 'Grater', 'Citrus press'],
          ]),
      ...(mixer ? {} : without('bowlLight', 'splashGuard')),
      widthMm: mixer ? slot.random.int(215, 245) : slot.random.int(205, 240),
      heightMm: mixer ? slot.random.int(340, 372) : slot.random.int(380, 440),
      depthMm: mixer ? slot.random.int(350, 395) : slot.random.int(220, 260),
      weightKg: roundTo(
        mixer
          ? slot.has('metalGears')
            ? slot.random.between(8, 11.5)
            : slot.random.between(4.6, 6.8)
          : slot.random.between(3.4, 6),
        0.1,
      ),
      finish: choices(
        slot.random,
        ['White', 'Matte black', 'Sand', 'Eucalypt', 'Red', 'Sky blue', 'Silver'],
        mixer ? 6 : 2,
      ),
    };
  },
  price: (a) =>
    a.text('machineType') === 'Stand mixer' ? 190 + a.number('capacityL') * 34 : 96 + a.number('capacityL') * 34,
  modelFigure: (a) => Math.round(a.number('capacityL') * 100),
  productName: (a, slot) =>
    shelfName(`${a.number('capacityL')} L ${slot.series} ${a.text('machineType').toLowerCase()}`, {
      with: [a.has('scale') && 'scale'],
      tail: [`${thousands(a.number('powerW'))} W`, a.has('metalGears') && 'metal gears', onlyFinish(a)],
    }),
  facts: (a) => ({
    doughKg: roundTo(a.number('capacityL') * 0.34, 0.1),
    includedWords: a
      .list('included')
      .map((item) => item.toLowerCase())
      .join(', '),
  }),
  copy: {
    summary: [
      'A {machineType|lower} with a {capacityL} litre bowl and {powerW} watts.',
      '{powerW} watts, {capacityL} litres, {speeds} speeds.',
    ],
    paragraphs: [
      [
        (a) =>
          a.text('machineType') === 'Stand mixer'
            ? [
                'The bowl holds {capacityL} litres, which is about {doughKg} kg of bread dough, and the head tips back to let it out.',
                'It kneads up to {doughKg} kg of dough at speed two and whips a single egg white at the top of {speeds} speeds.',
              ]
            : [
                'It chops, slices and grates {capacityL} litres at a time with {powerW} watts.',
                'The bowl holds {capacityL} litres and the chute takes a whole tomato.',
              ],
      ],
      ['traits'],
      [['In the box: {includedWords}.', 'It comes with {includedWords}.'], COVER_SMALL],
    ],
    features: [['{capacityL} L bowl, {powerW} W'], ['{speeds} speeds'], ['In the box: {includedWords}']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Food Mixers & Blenders',
  bulky: false,
  repairPlan: true,
  accessories: [],
});
