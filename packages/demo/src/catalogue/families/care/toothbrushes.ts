import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const toothbrushes = defineFamily({
  code: 'toothbrushes',
  name: 'Electric toothbrushes',
  letters: 'TH',
  groups: [
    group(
      'performance',
      'Performance',
      options('movement', 'Movement', OPEN_FACET),
      range('batteryDays', 'Battery life', 'days', FACET),
      range('modes', 'Modes', NO_UNIT),
      range('heads', 'Heads in the box', NO_UNIT, FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'pressure',
      name: 'Pressure sensor',
      chance: [0.2, 0.8, 1],
      adds: 20,
      line: 'Slows down when you press too hard',
      says: ['It slows down when you press too hard.'],
    },
    {
      code: 'timer',
      name: 'Two-minute timer',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Two-minute timer in four parts',
      says: ['Every 30 seconds it hums, and after two minutes you are done.'],
    },
    {
      code: 'travelCase',
      name: 'Travel case',
      chance: [0.1, 0.5, 0.9],
      adds: 12,
      line: 'Travel case that charges',
      says: ['The travel case charges it on the way.'],
    },
  ],
  lineup: [
    ['pearlwell', 12, ['Brook', 'Rill']],
    ['tidewell', 9, ['Foam', 'Wash']],
    ['bilby', 3, ['Teeth']],
  ],
  figures: (slot) => ({
    movement: slot.random.pick(['Sonic', 'Round head']),
    modes: graded(slot, [1, 3, 5]),
    batteryDays: graded(slot, [10, 14, 30]) + slot.random.int(0, 3),
    heads: slot.random.pick([1, 2, 4]),
    widthMm: slot.random.int(24, 30),
    heightMm: slot.random.int(225, 256),
    depthMm: slot.random.int(26, 32),
    weightKg: roundTo(slot.random.between(0.1, 0.15), 0.01),
    finish: choices(slot.random, ['White', 'Sky blue', 'Black', 'Blush'], 3),
  }),
  price: (a) => 38 + a.number('modes') * 13 + a.number('heads') * 8,
  modelFigure: (a) => a.number('modes') * 100 + a.number('batteryDays'),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('movement') === 'Sonic' ? 'sonic' : 'round-head'} toothbrush`, {
      with: [a.has('travelCase') && 'travel case'],
      tail: [a.number('heads') > 1 ? `${a.number('heads')} heads` : '1 head', onlyFinish(a)],
    }),
  facts: (a) => ({ headWords: a.number('heads') === 1 ? 'One head is' : `${a.number('heads')} heads are` }),
  copy: {
    summary: (a) =>
      a.number('modes') === 1
        ? ['A {movement|lower} toothbrush that lasts {batteryDays} days on a charge.']
        : ['A {movement|lower} toothbrush with {modes} modes that lasts {batteryDays} days on a charge.'],
    paragraphs: [
      [
        [
          'It lasts {batteryDays} days of brushing twice a day. {headWords} in the box; change it every three months.',
          'Two minutes, twice a day, for {batteryDays} days before it wants the charger.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{batteryDays} days on a charge'],
      ['{movement}'],
      (a) => (a.number('heads') > 1 ? ['{heads} heads in the box'] : []),
    ],
  },
  googleProductType: 'Health & Beauty > Personal Care > Oral Care > Toothbrushes',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
