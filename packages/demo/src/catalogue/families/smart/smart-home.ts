import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import type { Reader } from '../../recipe/reader.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const smartHome = defineFamily({
  code: 'smartHome',
  name: 'Smart lights, displays and speakers',
  letters: 'SM',
  groups: [
    group(
      'performance',
      'Performance',
      options('smartType', 'Type', OPEN_FACET),
      range('powerW', 'Power', 'W'),
      range('lumens', 'Brightness', 'lumens', FACET),
      options('fitting', 'Fitting', FACET),
      options('radio', 'Connection', FACET),
      range('packSize', 'In the box', NO_UNIT, FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'matter',
      name: 'Works with Matter',
      chance: [0.3, 0.7, 1],
      adds: 4,
      line: 'Works with Matter, whatever phone you have',
      says: ['It speaks Matter, so it works whatever phone you have.'],
    },
    {
      code: 'micSwitch',
      name: 'Microphone switch',
      chance: [0.6, 0.9, 1],
      adds: 0,
      line: 'Switch for the microphone',
      says: ['A switch cuts the microphone, and a light shows that it is cut.'],
    },
    {
      code: 'colourLight',
      name: 'Colours',
      chance: [0.3, 0.7, 0.9],
      adds: 8,
      line: 'Warm white to daylight, and colours',
      says: ['It goes from candle to daylight, and through the colours for parties.'],
    },
    {
      code: 'wallSwitch',
      name: 'Works from the wall',
      chance: [0.7, 0.9, 1],
      adds: 0,
      line: 'Still works from the wall switch',
      says: ['It still works from the wall switch when the internet is down.'],
      plain: true,
    },
  ],
  lineup: [
    ['firetail', 16, ['Ember', 'Tuft', 'Grass']],
    ['ellery', 10, ['Parlour', 'Sill']],
    ['boobook', 4, ['Nest']],
    ['murmur', 4, ['Hearth']],
  ],
  figures: (slot) => {
    const smartType =
      slot.brand.slug === 'firetail'
        ? slot.random.pick(['Light globe', 'Light globe', 'Smart display'])
        : slot.brand.slug === 'boobook'
          ? 'Smart display'
          : 'Smart speaker';
    const globe = smartType === 'Light globe';
    const packSize = globe ? placed(slot, [1, 2, 4]) : 1;
    const noTraits = globe
      ? without('micSwitch')
      : smartType === 'Smart display'
        ? without('colourLight', 'wallSwitch')
        : without('colourLight', 'wallSwitch');
    return {
      smartType,
      ...noTraits,
      powerW: globe ? slot.random.pick([8, 9, 11]) : smartType === 'Smart display' ? 15 : graded(slot, [12, 20, 40]),
      ...(globe ? { lumens: slot.random.pick([806, 1055, 1300]), fitting: slot.random.pick(['B22', 'E27']) } : {}),
      radio: globe ? slot.random.pick(['Wi-Fi', 'Thread']) : 'Wi-Fi',
      ...(globe ? { packSize } : {}),
      widthMm: globe ? 60 : smartType === 'Smart display' ? slot.random.int(190, 250) : slot.random.int(95, 140),
      heightMm: globe ? 115 : smartType === 'Smart display' ? slot.random.int(130, 175) : slot.random.int(90, 190),
      depthMm: globe ? 60 : smartType === 'Smart display' ? slot.random.int(75, 110) : slot.random.int(95, 130),
      weightKg: roundTo(
        globe ? 0.06 * packSize : smartType === 'Smart display' ? 0.55 : slot.random.between(0.4, 1.4),
        0.01,
      ),
      finish:
        globe || smartType === 'Smart display'
          ? 'White'
          : choices(slot.random, ['Sand', 'Graphite', 'White', 'Eucalypt'], 3),
    };
  },
  price: (a) =>
    a.text('smartType') === 'Light globe'
      ? 17 + (packOf(a) - 1) * 14
      : a.text('smartType') === 'Smart display'
        ? 88
        : 60 + a.number('powerW') * 4.2,
  modelFigure: (a) => (a.knows('lumens') ? a.number('lumens') : a.number('powerW') * 10),
  productName: (a, slot) =>
    shelfName(
      `${slot.series} smart ${a.text('smartType') === 'Light globe' ? 'globe' : a.text('smartType') === 'Smart display' ? 'display' : 'speaker'}`,
      {
        tail: [
          a.knows('fitting') && a.text('fitting'),
          a.knows('lumens') && `${thousands(a.number('lumens'))} lm`,
          a.has('colourLight') && 'colours',
          packOf(a) > 1 && `${packOf(a)} pack`,
          a.text('smartType') === 'Smart speaker' && `${a.number('powerW')} W`,
          onlyFinish(a) !== 'White' && onlyFinish(a),
        ],
      },
    ),
  copy: {
    summary: (a) =>
      a.knows('lumens')
        ? ['A {fitting} globe with {lumens} lumens for {powerW} watts.']
        : a.text('smartType') === 'Smart display'
          ? ['A display that shows who is at the door and keeps lights, locks and sensors talking.']
          : ['A speaker with {powerW} watts that answers in a sentence.'],
    paragraphs: [
      [
        (a) =>
          a.knows('lumens')
            ? [
                'It gives {lumens} lumens, the light of an old {oldWatts} watt globe, for {powerW} watts, and is set by phone or by voice.',
                'With {lumens} lumens it lights a small room. It screws into {fitting} and connects by {radio}.',
              ]
            : a.text('smartType') === 'Smart display'
              ? [
                  'It shows the door, the timer and the recipe, connects up to 100 lights, locks and sensors, and keeps their rules in the house, so the hall light comes on when the internet does not.',
                ]
              : [
                  'It plays music with {powerW} watts, sets timers, and reads the weather without a story.',
                  'Ask it for a timer, a song or the tram. It has {powerW} watts, which fills a kitchen.',
                ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      (a) => (a.knows('lumens') ? ['{lumens} lumens, {powerW} W'] : ['{powerW} W']),
      ['{radio}'],
      (a) => (packOf(a) > 1 ? ['{packSize} in the box'] : []),
    ],
  },
  facts: (a) => ({
    oldWatts: a.knows('lumens') ? (a.number('lumens') < 900 ? 60 : a.number('lumens') < 1200 ? 75 : 100) : 0,
  }),
  googleProductType: 'Electronics > Smart Home',
  bulky: false,
  repairPlan: false,
  accessories: [],
});

function packOf(a: Reader): number {
  return a.knows('packSize') ? a.number('packSize') : 1;
}
