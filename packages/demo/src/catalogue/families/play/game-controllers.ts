import { FACET, group, OPEN_FACET, options } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo } from '../../recipe/slot.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const gameControllers = defineFamily({
  code: 'gameControllers',
  name: 'Game controllers',
  letters: 'GP',
  groups: [
    group(
      'performance',
      'Performance',
      options('connection', 'Connection', FACET),
      BATTERY_HOURS,
      options('worksWith', 'Works with', OPEN_FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'hallSticks',
      name: 'Sticks that do not drift',
      chance: [0.2, 0.7, 1],
      adds: 20,
      line: 'Magnetic sticks that do not drift',
      says: ['The sticks are read by magnets and do not drift.'],
    },
    {
      code: 'backButtons',
      name: 'Back buttons',
      chance: [0, 0.4, 0.9],
      adds: 25,
      line: 'Two buttons at the back',
      says: ['Two buttons at the back can be anything.'],
    },
    {
      code: 'remap',
      name: 'Buttons can be swapped',
      chance: [0.4, 0.8, 1],
      adds: 0,
      line: 'Buttons can be swapped without software',
      says: ['Buttons are swapped on the controller itself, without software.'],
    },
  ],
  lineup: [
    ['vega', 8, ['Pad', 'Pad Pro']],
    ['rookery', 9, ['Claw', 'Talon']],
    ['clackett', 3, ['Thumb']],
  ],
  figures: (slot) => ({
    connection: slot.grade === 0 && slot.brand.slug !== 'vega' ? 'USB' : 'Bluetooth and USB',
    batteryHours: slot.random.int(18, 40),
    worksWith: slot.brand.slug === 'vega' ? ['Vega', 'Computer', 'Phone'] : ['Computer', 'Phone'],
    widthMm: slot.random.int(148, 162),
    heightMm: slot.random.int(98, 112),
    depthMm: slot.random.int(58, 68),
    weightKg: roundTo(slot.random.between(0.2, 0.31), 0.01),
    finish: choices(slot.random, ['White', 'Black', 'Red', 'Sky blue', 'Navy'], 4),
  }),
  price: (a) => (a.text('connection') === 'USB' ? 48 : 78),
  modelFigure: (a) => a.number('batteryHours') * 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('connection') === 'USB' ? 'wired' : 'wireless'} controller`, {
      with: [a.has('backButtons') && 'back buttons'],
      tail: [a.text('connection') !== 'USB' && `${a.number('batteryHours')} h`, onlyFinish(a)],
    }),
  facts: (a) => ({
    worksWords: a
      .list('worksWith')
      .map((thing) => (thing === 'Vega' ? 'Vega consoles' : thing === 'Phone' ? 'phones' : 'computers'))
      .join(', '),
  }),
  copy: {
    summary: ['A controller for {worksWords}.'],
    paragraphs: [
      [
        (a) =>
          a.text('connection') === 'USB'
            ? ['It plugs in with a 3 metre cable, so nothing lags and nothing runs flat.']
            : [
                'It plays {batteryHours} hours on a charge and can go on playing while it charges.',
                'A charge is {batteryHours} hours. It pairs with {worksWords}.',
              ],
      ],
      ['traits'],
      [COLOURS_CHOICE, COVER_SMALL],
    ],
    features: [['{connection}'], ['For {worksWords}'], ['{weightKg} kg']],
  },
  googleProductType: 'Electronics > Electronics Accessories > Game Controllers',
  bulky: false,
  repairPlan: false,
  accessories: ['chargers'],
});
