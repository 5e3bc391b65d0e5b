import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const TYPES = ['Mouse', 'Mouse', 'Keyboard', 'Keyboard', 'Keyboard', 'Webcam'] as const;

export const keyboardsAndMice = defineFamily({
  code: 'keyboardsAndMice',
  name: 'Keyboards, mice and webcams',
  letters: 'KM',
  groups: [
    group(
      'performance',
      'Performance',
      options('deskType', 'Type', OPEN_FACET),
      options('connection', 'Connection', FACET),
      options('layout', 'Layout', FACET),
      range('dpi', 'Sensor', 'dpi'),
      options('resolution', 'Picture', FACET),
      range('batteryMonths', 'Battery life', 'months'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'quietKeys',
      name: 'Quiet keys',
      chance: [0.3, 0.4, 0.4],
      adds: 5,
      line: 'Quiet enough for a shared desk',
      says: ['It is quiet enough for a shared desk.'],
    },
    {
      code: 'threeDevices',
      name: 'Three devices',
      chance: [0.1, 0.5, 0.8],
      adds: 10,
      line: 'Switches between three devices',
      says: ['A key switches it between three devices.'],
    },
    {
      code: 'recycled',
      name: 'Recycled plastic',
      chance: [0.3, 0.4, 0.4],
      adds: 0,
      line: 'Body of recycled plastic',
      says: ['The body is recycled plastic, sanded and not painted.'],
      plain: true,
    },
  ],
  lineup: [
    ['clackett', 18, ['Return', 'Shift', 'Tab', 'Home']],
    ['quillon', 6, ['Desk']],
    ['rookery', 9, ['Peck', 'Preen']],
    ['larkspur', 6, ['Desk']],
  ],
  figures: (slot) => {
    const deskType = placed(slot, TYPES);
    const mouse = deskType === 'Mouse';
    const camera = deskType === 'Webcam';
    const wireless = !camera && (slot.grade > 0 || slot.random.chance(0.5));
    return {
      deskType,
      connection: camera ? 'USB' : wireless ? graded(slot, ['2.4 GHz', 'Bluetooth', 'Bluetooth']) : 'USB',
      ...(deskType === 'Keyboard' ? { layout: slot.random.pick(['Full size', 'Without number pad', 'Compact']) } : {}),
      ...(mouse ? { dpi: graded(slot, [1600, 4000, 16_000]) } : {}),
      ...(camera ? { resolution: graded(slot, ['Full HD', 'Full HD', '4K']) } : {}),
      ...(camera ? without('quietKeys', 'threeDevices') : {}),
      ...(wireless ? {} : without('threeDevices')),
      ...(wireless ? { batteryMonths: slot.random.pick([6, 12, 18, 24]) } : {}),
      widthMm: mouse ? slot.random.int(60, 70) : camera ? slot.random.int(72, 95) : slot.random.int(310, 440),
      heightMm: mouse ? slot.random.int(36, 44) : camera ? slot.random.int(55, 70) : slot.random.int(22, 36),
      depthMm: mouse ? slot.random.int(108, 126) : camera ? slot.random.int(50, 65) : slot.random.int(120, 138),
      weightKg: roundTo(mouse ? slot.random.between(0.07, 0.12) : camera ? 0.12 : slot.random.between(0.5, 0.98), 0.01),
      finish: camera ? 'Black' : choices(slot.random, ['Black', 'White', 'Sand', 'Eucalypt', 'Sky blue'], 3),
    };
  },
  price: (a) => ({ Mouse: 46, Keyboard: 92, Webcam: 98 })[a.text('deskType')] ?? 60,
  modelFigure: (_, slot) => slot.random.int(11, 98) * 10,
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('connection') === 'USB' ? '' : 'wireless '}${a.text('deskType').toLowerCase()}`,
      {
        tail: [
          a.knows('layout') && a.text('layout'),
          a.knows('resolution') && a.text('resolution'),
          a.has('quietKeys') && a.text('deskType') !== 'Webcam' && 'quiet',
          onlyFinish(a),
        ],
      },
    ),
  facts: (a) => ({ typeWords: a.text('deskType').toLowerCase(), grams: Math.round(a.number('weightKg') * 1000) }),
  copy: {
    summary: ['A {typeWords} that connects by {connection}, {grams} grams.'],
    paragraphs: [
      [
        (a) =>
          a.knows('dpi')
            ? ['The sensor reads {dpi} dots an inch and works on anything but glass.']
            : a.knows('layout')
              ? [
                  '{layout} keys with letters that are part of the key, so they do not wear off.',
                  'The keys are {layout|lower}, and each switch can be pulled out and changed.',
                ]
              : ['It shows you in {resolution} and closes with a shutter.'],
        (a) =>
          a.knows('batteryMonths')
            ? ['A charge or a pair of cells lasts about {batteryMonths} months.']
            : ['It needs no battery.'],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{connection}'],
      (a) => (a.knows('batteryMonths') ? ['Battery for about {batteryMonths} months'] : ['No battery, 1.8 m cable']),
      (a) =>
        a.knows('dpi')
          ? ['{dpi} dpi sensor']
          : a.knows('layout')
            ? ['{layout} layout']
            : ['{resolution} picture, shutter'],
    ],
  },
  googleProductType: 'Electronics > Electronics Accessories > Computer Components > Input Devices',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
