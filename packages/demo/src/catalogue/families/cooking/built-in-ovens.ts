import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, POWER, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot } from '../../recipe/slot.ts';
import { COVER, FITS_CABINET } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

function ovenFigures(slot: Slot) {
  const widthCm = placed(slot, [60, 60, 60, 60, 60, 60, 75, 90]);
  const wide = widthCm / 60;
  return {
    widthCm,
    capacityL: Math.round((slot.random.int(65, 77) * wide) / 1) + (widthCm === 90 ? 4 : 0),
    functions: graded(slot, [6, 9, 13]) + slot.random.int(0, 2),
    shelfLevels: graded(slot, [4, 5, 5]),
    maxTemperature: slot.has('pizzaStone') ? 300 : slot.random.pick([250, 250, 275]),
    cleaning: slot.has('pyrolytic') ? 'Pyrolytic' : slot.random.pick(['Enamel, by hand', 'Catalytic liners']),
    doorPanes: slot.has('pyrolytic') ? 4 : graded(slot, [2, 3, 3]),
    powerW: Math.round((2700 + slot.grade * 300) * (wide > 1 ? 1.2 : 1)),
    widthMm: widthCm * 10 - 5,
    heightMm: widthCm === 90 ? slot.random.pick([475, 595]) : 595,
    depthMm: slot.random.int(548, 575),
    weightKg: Math.round((32 + slot.grade * 3 + (slot.has('pyrolytic') ? 5 : 0)) * wide),
    finish:
      slot.grade > 0 && slot.random.chance(0.25)
        ? ['Stainless', 'Matte black']
        : slot.random.pick(['Stainless', 'Stainless', 'Black glass', 'Matte black']),
  };
}

export const builtInOvens = defineFamily({
  code: 'builtInOvens',
  name: 'Built-in ovens',
  letters: 'OV',
  groups: [
    group('capacity', 'Capacity', range('capacityL', 'Oven', 'L', OPEN_FACET)),
    SIZE_GROUP,
    group(
      'performance',
      'Performance',
      range('maxTemperature', 'Hottest setting', '°C'),
      range('functions', 'Functions', NO_UNIT, FACET),
      options('cleaning', 'Cleaning', OPEN_FACET),
      range('doorPanes', 'Panes in the door', NO_UNIT),
      POWER,
      range('shelfLevels', 'Shelf levels', NO_UNIT),
      range('widthCm', 'Cabinet width', 'cm', FACET),
    ),
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'pyrolytic',
      name: 'Pyrolytic cleaning',
      chance: [0.1, 0.5, 0.85],
      adds: 380,
      line: 'Pyrolytic cleaning at 500°',
      says: [
        'Pyrolytic cleaning heats it to about 500° and leaves a spoon of ash to wipe away.',
        'For cleaning it locks itself and burns off what is stuck, in two hours or three.',
      ],
    },
    {
      code: 'steamAssist',
      name: 'Added steam',
      chance: [0, 0.2, 0.5],
      adds: 260,
      line: 'Added steam for bread and roasts',
      says: ['A tank behind the panel adds steam at the right minute, for crust on bread and moisture in a roast.'],
    },
    {
      code: 'pizzaStone',
      name: 'Stone setting',
      chance: [0.05, 0.15, 0.3],
      adds: 110,
      line: 'Stone setting to 300°, with the stone',
      says: ['The stone setting reaches 300° for pizza in about five minutes; the stone is included.'],
    },
    {
      code: 'probe',
      name: 'Temperature probe',
      chance: [0, 0.25, 0.7],
      adds: 90,
      line: 'Probe that stops at the right core temperature',
      says: ['A probe in the roast stops the oven at the temperature you set, not at the minute you guessed.'],
    },
    {
      code: 'telescopicRails',
      name: 'Telescopic rails',
      chance: [0.25, 0.7, 0.95],
      adds: 40,
      line: 'Rails that carry a full tray out',
      says: ['Telescopic rails carry a hot tray all the way out without tipping.'],
    },
    {
      code: 'softClose',
      name: 'Soft-close door',
      chance: [0.1, 0.5, 0.9],
      adds: 35,
      line: 'Door closes softly',
      says: ['The door closes itself for the last few degrees.'],
      plain: true,
    },
  ],
  lineup: [
    ['halden', 11],
    ['orana', 8],
    ['tarn', 7],
    ['fornaro', 9],
    ['fjordvik', 5],
    ['nordholm', 5],
    ['saltbush', 5],
    ['vassby', 4],
    ['miele', 4],
  ],
  figures: ovenFigures,
  price: (a) => 720 + (a.number('widthCm') - 60) * 28 + a.number('functions') * 14,
  modelFigure: (a) => a.number('widthCm') * 10 + a.number('functions'),
  productName: (a) =>
    shelfName(`${a.number('widthCm')} cm ${a.has('pyrolytic') ? 'Pyrolytic built-in' : 'Built-in'} oven`, {
      with: [a.has('steamAssist') && 'added steam', a.has('pizzaStone') && 'stone setting'],
      tail: [`${a.number('functions')} functions`, onlyFinish(a) !== 'Stainless' && onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A {widthCm} cm built-in oven with {capacityL} litres and {functions} functions.',
      '{capacityL} litres on {shelfLevels} levels, {functions} functions, up to {maxTemperature}°.',
    ],
    paragraphs: [
      [
        [
          'The cavity holds {capacityL} litres on {shelfLevels} levels, so a roast and two trays go in together. It has {functions} functions and reaches {maxTemperature}°.',
          'Of its {functions} functions, fan bake and fan grill will do most of the week. Inside are {capacityL} litres on {shelfLevels} levels.',
          'With {doorPanes} panes in the door the front stays cool enough to touch while {capacityL} litres are at {maxTemperature}°.',
        ],
      ],
      ['traits'],
      [
        FITS_CABINET,
        [
          'It needs a {amps} amp circuit; an electrician connects it.',
          'Have an electrician connect it to a {amps} amp circuit of its own.',
        ],
      ],
      [COVER],
    ],
    features: [
      ['{capacityL} L on {shelfLevels} levels'],
      ['{functions} functions, up to {maxTemperature}°'],
      ['Cleaning: {cleaning|lower}'],
    ],
  },
  facts: (a) => ({ amps: a.number('powerW') > 3600 ? 20 : 15 }),
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Ovens',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
