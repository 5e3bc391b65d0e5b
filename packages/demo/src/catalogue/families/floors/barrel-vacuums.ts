import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, NOISE, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const TYPES = ['Barrel', 'Barrel', 'Barrel', 'Carpet washer'] as const;

export const barrelVacuums = defineFamily({
  code: 'barrelVacuums',
  name: 'Barrel vacuums and carpet washers',
  letters: 'BV',
  groups: [
    group(
      'performance',
      'Performance',
      options('vacuumType', 'Type', OPEN_FACET),
      options('dust', 'Dust goes in', FACET),
      POWER,
      range('binL', 'Holds', 'L', FACET),
      range('reachM', 'Reach', 'm', FACET),
      NOISE,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'hepa',
      name: 'HEPA filter',
      chance: [0.3, 0.8, 1],
      adds: 20,
      line: 'HEPA filter',
      says: ['Air goes out through a HEPA filter, which matters to people with hay fever.'],
    },
    {
      code: 'turboHead',
      name: 'Turbo head',
      chance: [0.2, 0.6, 0.9],
      adds: 35,
      line: 'Turbo head for carpet and pets',
      says: ['The turbo head is driven by air and lifts hair out of carpet.'],
    },
    {
      code: 'handleControl',
      name: 'Power at the handle',
      chance: [0.1, 0.5, 0.9],
      adds: 20,
      line: 'Power set at the handle',
      says: ['Power is set at the handle, without bending.'],
    },
    {
      code: 'parking',
      name: 'Parks upright',
      chance: [0.6, 0.9, 1],
      adds: 0,
      line: 'Tube parks on the back or the base',
      says: ['The tube parks on the back or the base, so it takes little cupboard.'],
      plain: true,
    },
  ],
  lineup: [
    ['broomfield', 12, ['Steward', 'Porter']],
    ['kelpie', 7, ['Yard']],
    ['whirr', 6, ['C{n}']],
    ['miele', 4, ['Parkett', 'Teppich']],
    ['tarn', 4, ['Sweep']],
  ],
  figures: (slot) => {
    const vacuumType = slot.brand.slug === 'miele' ? 'Barrel' : slot.random.pick(TYPES);
    const washer = vacuumType === 'Carpet washer';
    const bag = !washer && slot.random.chance(0.5);
    return {
      vacuumType,
      dust: washer ? 'Water tank' : bag ? 'Bag' : 'Bin',
      powerW: washer ? slot.random.pick([700, 900, 1200]) : graded(slot, [700, 800, 890]) + slot.random.int(0, 4) * 10,
      binL: roundTo(
        washer ? slot.random.between(2.8, 4.6) : bag ? slot.random.between(3, 4.5) : slot.random.between(1.4, 2.4),
        0.1,
      ),
      reachM: washer ? 7 : slot.random.int(9, 12),
      noiseDb: washer ? 80 : graded(slot, [77, 73, 68]) + slot.random.int(-1, 1),
      widthMm: slot.random.int(270, 310),
      heightMm: washer ? slot.random.int(1050, 1120) : slot.random.int(230, 300),
      depthMm: washer ? slot.random.int(330, 440) : slot.random.int(420, 480),
      weightKg: roundTo(washer ? slot.random.between(6.5, 8.8) : slot.random.between(4.6, 6.4), 0.1),
      ...(washer ? without('hepa', 'turboHead', 'parking') : {}),
      finish: slot.random.pick(['Red', 'Navy', 'Graphite', 'White', 'Eucalypt']),
    };
  },
  price: (a) => (a.text('vacuumType') === 'Barrel' ? 215 : 360),
  modelFigure: (a) => a.number('powerW'),
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('vacuumType') === 'Barrel' ? `${a.text('dust') === 'Bag' ? 'bagged' : 'bagless'} barrel vacuum` : 'carpet washer'}`,
      { with: [a.has('turboHead') && 'turbo head'], tail: [`${thousands(a.number('powerW'))} W`, a.text('finish')] },
    ),
  copy: {
    summary: [
      'A {typeWords} with {powerW} watts and {reachM} metres of reach.',
      '{powerW} watts, {noiseDb} dB, {reachM} metres of reach.',
    ],
    paragraphs: [
      [
        (a) =>
          a.text('vacuumType') === 'Barrel'
            ? [
                'From one power point it reaches {reachM} metres. It makes {noiseDb} dB and holds {binL} litres in a {dust|lower}.',
                'It holds {binL} litres in a {dust|lower} and rolls behind you for {reachM} metres.',
              ]
            : [
                'Warm water and cleaner go in, are brushed through the pile and drawn out again; the tank holds {binL} litres.',
                'It washes carpet and rugs with {binL} litres of water and leaves them damp, not wet.',
              ],
      ],
      ['traits'],
      [['It weighs {weightKg} kg.', 'At {weightKg} kg it can be carried upstairs in one hand.'], COVER_SMALL],
    ],
    features: [['{powerW} W, {noiseDb} dB'], ['{reachM} m of reach'], ['{binL} L {dust|lower}']],
  },
  facts: (a) => ({ typeWords: a.text('vacuumType') === 'Barrel' ? 'barrel vacuum' : 'carpet washer' }),
  googleProductType: 'Home & Garden > Household Appliances > Vacuums',
  bulky: false,
  repairPlan: true,
  accessories: ['vacuumParts'],
});
