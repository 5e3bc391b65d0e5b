import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { placed, type Slot } from '../../recipe/slot.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { COOKTOP_SIZE, CUT_OUT } from './cooktop-parts.ts';

function gasFigures(slot: Slot) {
  const widthCm = placed(slot, [60, 60, 60, 70, 75, 90, 90]);
  return {
    widthCm,
    burners: widthCm === 60 ? 4 : widthCm === 90 ? slot.random.pick([5, 6]) : 5,
    wokMj: slot.has('wokBurner') ? slot.random.pick([14.5, 16, 18, 19.5]) : 11.5,
    gasType: 'Natural gas, LPG kit included',
    surface: slot.random.pick(slot.grade === 0 ? ['Stainless steel'] : ['Stainless steel', 'Black glass']),
    widthMm: widthCm * 10 - slot.random.int(0, 20),
    heightMm: slot.random.int(92, 118),
    depthMm: slot.random.int(505, 525),
    weightKg: Math.round(widthCm * 0.15 + 1 + (slot.has('castIron') ? 4 : 0)),
  };
}

export const gasCooktops = defineFamily({
  code: 'gasCooktops',
  name: 'Gas cooktops',
  letters: 'GC',
  groups: [
    group(
      'performance',
      'Performance',
      range('wokMj', 'Strongest burner', 'MJ/h', FACET),
      range('burners', 'Burners', 'burners', FACET),
      range('widthCm', 'Cooktop width', 'cm', OPEN_FACET),
      options('gasType', 'Gas'),
      options('surface', 'Surface', FACET),
    ),
    ...COOKTOP_SIZE,
  ],
  traits: [
    {
      code: 'wokBurner',
      name: 'Wok burner',
      chance: [0.5, 0.85, 1],
      adds: 60,
      line: 'Wok burner of {wokMj} MJ/h',
      says: [
        'The wok burner gives {wokMj} megajoules an hour through two rings.',
        'For a wok there is a double ring of {wokMj} MJ/h; a small ring holds chocolate.',
      ],
    },
    {
      code: 'castIron',
      name: 'Cast-iron trivets',
      chance: [0.4, 0.8, 1],
      adds: 50,
      line: 'Cast-iron trivets that do not slide',
      says: ['The trivets are cast iron in three parts, and fit a dishwasher.'],
    },
    {
      code: 'flameFailure',
      name: 'Flame failure device',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Gas stops when a flame goes out',
      says: ['If a flame goes out, the gas stops.'],
      plain: true,
    },
    {
      code: 'underKnobIgnition',
      name: 'One-hand ignition',
      chance: [0.8, 1, 1],
      adds: 0,
      line: 'Push and turn: one-hand ignition',
      says: ['Push and turn a knob and it lights.'],
      plain: true,
    },
  ],
  lineup: [
    ['saltbush', 9],
    ['orana', 6],
    ['tarn', 5],
    ['fornaro', 6],
    ['aldermoor', 5],
    ['halden', 4],
  ],
  figures: (slot) => {
    const figures = gasFigures(slot);
    return { ...figures, finish: figures.surface === 'Black glass' ? 'Black glass' : 'Stainless' };
  },
  price: (a) => 360 + (a.number('widthCm') - 60) * 11 + (a.text('surface') === 'Black glass' ? 130 : 0),
  modelFigure: (a) => a.number('widthCm') * 10 + a.number('burners'),
  productName: (a) =>
    shelfName(`${a.number('widthCm')} cm Gas cooktop`, {
      with: [a.has('wokBurner') && 'wok burner'],
      tail: [
        `${a.number('burners')} burners`,
        a.text('surface') === 'Black glass' ? 'black glass' : 'stainless',
        a.has('castIron') && 'cast-iron trivets',
      ],
    }),
  facts: (a) => ({ cutWidth: a.number('widthMm') - 30 }),
  copy: {
    summary: [
      'A {widthCm} cm gas cooktop with {burners} burners, the strongest of {wokMj} MJ/h.',
      '{burners} gas burners on {surface|lower}, {widthCm} cm wide.',
    ],
    paragraphs: [
      [
        [
          'It has {burners} burners, from a simmer ring to {wokMj} megajoules an hour, on {surface|lower}.',
          'The {burners} burners are brass and light with one hand. The strongest gives {wokMj} MJ/h.',
        ],
      ],
      ['traits'],
      [CUT_OUT, ['A licensed gas fitter connects it, to natural gas or with the kit in the box to LPG.']],
      [COVER],
    ],
    features: [
      ['{burners} burners, {wokMj} MJ/h on the strongest'],
      ['{widthCm} cm, {surface|lower}'],
      ['Natural gas or LPG'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Cooktops',
  bulky: false,
  repairPlan: true,
  accessories: ['applianceCare'],
});
