import { group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, CORD, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const PALETTE: readonly FinishName[] = [
  'White',
  'Sand',
  'Eucalypt',
  'Matte black',
  'Stainless',
  'Navy',
  'Red',
  'Sky blue',
  'Blush',
];

export const toasters = defineFamily({
  code: 'toasters',
  name: 'Toasters and sandwich presses',
  letters: 'TS',
  groups: [
    group(
      'performance',
      'Performance',
      options('toasterType', 'Type', OPEN_FACET),
      range('slices', 'Slices', 'slices', OPEN_FACET),
      POWER,
      range('levels', 'Browning levels', NO_UNIT),
      CORD,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'liftAndLook',
      name: 'Lift and look',
      chance: [0.1, 0.5, 0.8],
      adds: 15,
      line: 'Lift and look without stopping',
      says: ['Lift and look: raise the lever, and it carries on where it was.'],
    },
    {
      code: 'bagel',
      name: 'One side only',
      chance: [0.2, 0.6, 0.9],
      adds: 5,
      line: 'One side only, for bagels and buns',
      says: ['One button browns one side only.'],
    },
    {
      code: 'frozen',
      name: 'From frozen',
      chance: [0.6, 0.9, 1],
      adds: 0,
      line: 'From frozen at the same colour',
      says: ['Frozen bread comes out the same colour as fresh.'],
    },
    {
      code: 'crumbTray',
      name: 'Crumb tray',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Crumb tray pulls out at the side',
      says: ['The crumb tray pulls out at the side.'],
      plain: true,
    },
  ],
  lineup: [
    ['solenne', 8, ['Riva', 'Fonte']],
    ['bellbird', 9, ['Chime', 'Warble']],
    ['pallas', 6, ['Delos']],
    ['foundry-lane', 5, ['Cast']],
    ['wirra', 6, ['Crust']],
  ],
  figures: (slot) => {
    const press = slot.brand.slug === 'wirra' || slot.random.chance(0.12);
    const slices = slot.random.pick(press ? [2, 4] : [2, 2, 4]);
    return {
      toasterType: press ? 'Sandwich press' : 'Toaster',
      slices,
      powerW: press
        ? slices === 2
          ? 1000
          : 2000
        : slices === 2
          ? slot.random.pick([850, 900, 1000])
          : slot.random.pick([1600, 1800, 1900]),
      levels: press ? 1 : graded(slot, [6, 7, 9]),
      cordM: roundTo(slot.random.between(0.8, 1), 0.05),
      widthMm: press
        ? slices === 2
          ? 300
          : 390
        : slices === 2
          ? slot.random.int(280, 320)
          : slot.random.int(285, 375),
      heightMm: press ? slot.random.int(100, 125) : slot.random.int(185, 215),
      depthMm: press ? slot.random.int(270, 340) : slices === 2 ? slot.random.int(165, 200) : slot.random.int(200, 305),
      weightKg: roundTo(slices * 0.55 + slot.random.between(0.4, 0.9), 0.1),
      ...(press ? without('liftAndLook', 'bagel', 'frozen', 'crumbTray') : {}),
      finish: press ? slot.random.pick(['Stainless', 'Matte black']) : choices(slot.random, PALETTE, 5),
    };
  },
  price: (a) => 34 + a.number('slices') * 16 + (a.text('toasterType') === 'Toaster' ? 10 : 0),
  modelFigure: (a) => a.number('slices') * 100 + a.number('levels') * 10,
  productName: (a, slot) =>
    shelfName(`${a.number('slices')}-slice ${slot.series} ${a.text('toasterType').toLowerCase()}`, {
      tail: [
        a.has('liftAndLook') && a.text('toasterType') === 'Toaster' && 'lift and look',
        `${thousands(a.number('powerW'))} W`,
        onlyFinish(a),
      ],
    }),
  copy: {
    summary: (a) =>
      a.text('toasterType') === 'Toaster'
        ? ['A {slices}-slice toaster with {levels} levels of brown and slots 36 mm wide.']
        : ['A sandwich press for {slices} slices, with a floating lid.'],
    paragraphs: [
      [
        (a) =>
          a.text('toasterType') === 'Toaster'
            ? [
                'It takes {slices} slices in slots 36 mm wide, thick enough for sourdough, and browns in {levels} levels.',
                'There are {levels} levels from warm to dark, {slices} slices at a time. The slots close in on thin bread.',
              ]
            : [
                'The lid floats, so a thick sandwich is pressed evenly. It takes {slices} slices and {powerW} watts.',
                'Flat plates, {slices} slices, and a lock to stand it on its end in the cupboard.',
              ],
      ],
      ['traits'],
      [['It needs {widthMm} by {depthMm} mm of bench and has {cordM} metres of cord.'], COVER_SMALL],
    ],
    features: [
      ['{slices} slices, {powerW} W'],
      (a) => (a.text('toasterType') === 'Toaster' ? ['{levels} browning levels'] : ['Floating lid with a lock']),
      ['{cordM} m cord, stored underneath'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Toasters & Grills',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
