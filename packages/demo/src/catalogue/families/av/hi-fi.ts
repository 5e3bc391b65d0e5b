import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const hiFi = defineFamily({
  code: 'hiFi',
  name: 'Hi-fi and turntables',
  letters: 'HF',
  groups: [
    group(
      'sound',
      'Sound',
      options('componentType', 'Type', OPEN_FACET),
      options('inputs', 'Inputs', FACET),
      range('powerW', 'Power', 'W', FACET),
    ),
    SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'phono',
      name: 'Phono stage',
      chance: [0.4, 0.7, 0.9],
      adds: 40,
      line: 'Phono stage built in',
      says: ['A phono stage is built in, so nothing has to stand between turntable and amplifier.'],
    },
    {
      code: 'bluetooth',
      name: 'Bluetooth',
      chance: [0.5, 0.7, 0.7],
      adds: 30,
      line: 'Bluetooth as well as wires',
      says: ['It takes Bluetooth as well as wires.'],
    },
    {
      code: 'metalPlinth',
      name: 'Metal and timber body',
      chance: [0.1, 0.5, 0.9],
      adds: 90,
      line: 'Body of metal and veneered timber',
      says: ['The body is metal and veneered timber, heavy enough to stay put.'],
    },
    {
      code: 'headphoneJack',
      name: 'Headphone socket',
      chance: [0.4, 0.6, 0.7],
      adds: 5,
      line: 'Headphone socket at the front',
      says: ['There is a headphone socket at the front, where it belongs.'],
      plain: true,
    },
  ],
  lineup: [
    ['fermata', 12, ['Largo', 'Andante', 'Vivace', 'Presto']],
    ['skerry', 10, ['Sound', 'Firth', 'Ness']],
    ['tonewell', 6, ['Parlour']],
    ['halcyra', 4, ['Concord']],
  ],
  figures: (slot) => {
    const componentType =
      slot.brand.slug === 'fermata'
        ? slot.random.pick(['Turntable', 'Turntable', 'AV receiver'])
        : slot.random.pick(['AV receiver', 'Turntable']);
    const table = componentType === 'Turntable';
    return {
      componentType,
      inputs: table
        ? ['Line out', 'Phono']
        : graded(slot, [
            ['HDMI', 'Line'],
            ['HDMI', 'Line', 'Optical'],
            ['HDMI', 'Line', 'Optical', 'Network'],
          ]),
      ...(table ? without('headphoneJack') : { powerW: graded(slot, [70, 90, 130]) + slot.random.int(-1, 2) * 5 }),
      widthMm: slot.random.int(420, 436),
      heightMm: table ? slot.random.int(118, 142) : slot.random.int(148, 176),
      depthMm: slot.random.int(340, 388),
      weightKg: roundTo(table ? slot.random.between(4.2, 9.5) : slot.random.between(7.6, 13), 0.1),
      finish: choices(slot.random, table ? ['Black', 'White', 'Sand', 'Navy'] : ['Black', 'Silver'], 2),
    };
  },
  price: (a) =>
    a.text('componentType') === 'Turntable' ? 330 + a.number('weightKg') * 34 : 560 + a.number('powerW') * 3.4,
  modelFigure: (a) => Math.round(a.number('weightKg') * 10),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('componentType') === 'Turntable' ? 'belt-drive turntable' : 'AV receiver'}`, {
      with: [
        a.has('phono') && a.text('componentType') === 'Turntable' && 'phono stage',
        a.has('bluetooth') && 'Bluetooth',
      ],
      tail: [a.knows('powerW') && `${a.number('powerW')} W a channel`, onlyFinish(a)],
    }),
  copy: {
    summary: (a) =>
      a.knows('powerW')
        ? ['A receiver with {powerW} watts a channel and inputs for {inputs}.']
        : ['A belt-drive turntable of {weightKg} kg for 33 and 45 rpm.'],
    paragraphs: [
      [
        (a) =>
          a.knows('powerW')
            ? [
                'It gives {powerW} watts a channel into 8 ohms, with {inputs} in.',
                'Seven channels of {powerW} watts drive most speakers in most rooms; it takes {inputs}.',
              ]
            : [
                'The platter turns at 33 and 45 rpm by a belt you can change yourself, and the arm lowers on oil.',
                'At {weightKg} kg it shrugs off footsteps. The arm is balanced in the factory and the cartridge fitted.',
              ],
      ],
      ['traits'],
      [
        [
          'Allow {widthMm} by {depthMm} mm on the shelf, and {heightMm} mm above it with the lid shut.',
          'It stands {widthMm} mm wide and {depthMm} mm deep.',
        ],
        COVER_SMALL,
      ],
    ],
    features: [
      (a) => (a.knows('powerW') ? ['{powerW} W a channel'] : ['33 and 45 rpm, belt drive']),
      ['Connections: {inputs}'],
      ['{weightKg} kg, {widthMm} mm wide'],
    ],
  },
  googleProductType: 'Electronics > Audio > Audio Components',
  bulky: false,
  repairPlan: true,
  accessories: ['cables'],
});
