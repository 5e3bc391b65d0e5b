import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot } from '../../recipe/slot.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const LITRES: Readonly<Record<number, number>> = { 54: 58, 60: 72, 90: 112, 110: 148 };

function cookerFigures(slot: Slot) {
  const widthCm = placed(slot, [54, 60, 60, 90, 90, 90, 110]);
  const topType = slot.has('gasTop') ? 'Gas' : slot.grade === 0 ? 'Ceramic' : 'Induction';
  return {
    widthCm,
    topType,
    burners:
      widthCm <= 60
        ? 4
        : widthCm === 90
          ? topType === 'Gas'
            ? slot.random.pick([5, 6])
            : 5
          : topType === 'Gas'
            ? 7
            : 5,
    capacityL: (LITRES[widthCm] ?? 72) + slot.random.int(-4, 6),
    ovens: widthCm === 110 ? 2 : 1,
    functions: graded(slot, [5, 8, 9]) + slot.random.int(0, 1),
    fuel: topType === 'Gas' ? 'Dual fuel' : 'Electric',
    widthMm: widthCm * 10 - (widthCm === 54 ? 0 : 2),
    heightMm: slot.random.int(895, 925),
    depthMm: slot.random.int(595, 615),
    weightKg: Math.round(widthCm * 0.92 + slot.grade * 6),
    finish:
      slot.brand.slug === 'aldermoor' || slot.brand.slug === 'pallas'
        ? slot.random.sample(['Stainless', 'Sand', 'Eucalypt', 'Navy', 'Red'], 3)
        : slot.random.pick(['Stainless', 'Stainless', 'White', 'Matte black']),
  };
}

export const freestandingCookers = defineFamily({
  code: 'freestandingCookers',
  name: 'Freestanding cookers',
  letters: 'FC',
  groups: [
    group(
      'capacity',
      'Capacity',
      range('capacityL', 'Oven', 'L', FACET),
      range('functions', 'Oven functions', 'functions'),
      range('ovens', 'Ovens', NO_UNIT),
      range('burners', 'Burners or zones', NO_UNIT, FACET),
      range('widthCm', 'Cooker width', 'cm', OPEN_FACET),
    ),
    SIZE_GROUP,
    group('performance', 'Performance', options('topType', 'Cooktop', OPEN_FACET), options('fuel', 'Fuel', FACET)),
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'gasTop',
      name: 'Gas top with flame failure device',
      chance: [0.65, 0.65, 0.6],
      adds: 0,
      line: 'Gas stops when a flame goes out',
      says: ['The trivets are cast iron, and the gas stops when a flame goes out.'],
      plain: true,
    },
    {
      code: 'storageDrawer',
      name: 'Storage drawer',
      chance: [0.5, 0.6, 0.6],
      adds: 20,
      line: 'Drawer for trays under the oven',
      says: ['A drawer under the oven takes the trays.'],
    },
    {
      code: 'rotisserie',
      name: 'Rotisserie',
      chance: [0.05, 0.25, 0.4],
      adds: 60,
      line: 'Rotisserie for birds up to 3 kg',
      says: ['The rotisserie turns a bird of up to 3 kg.'],
    },
    {
      code: 'coolDoor',
      name: 'Triple-glazed door',
      chance: [0.3, 0.8, 1],
      adds: 35,
      line: 'Triple-glazed door, cool to lean on',
      says: ['Three panes keep the door cool enough to lean on.'],
    },
    {
      code: 'timer',
      name: 'Programmable timer',
      chance: [0.4, 0.9, 1],
      adds: 15,
      line: 'Timer that turns the oven on and off',
      says: ['The timer turns the oven on before you are home and off before it is late.'],
      plain: true,
    },
  ],
  lineup: [
    ['aldermoor', 9],
    ['saltbush', 7],
    ['orana', 6],
    ['tarn', 5],
    ['fornaro', 5],
    ['pallas', 4],
  ],
  figures: cookerFigures,
  price: (a) => 880 + (a.number('widthCm') - 54) * 48 + (a.text('topType') === 'Induction' ? 520 : 0),
  modelFigure: (a) => a.number('widthCm') * 10,
  productName: (a) =>
    shelfName(`${a.number('widthCm')} cm ${a.text('topType')} freestanding cooker`, {
      with: [a.number('ovens') > 1 && 'two ovens', a.has('rotisserie') && 'rotisserie'],
      tail: [`${a.number('burners')} ${a.text('topType') === 'Gas' ? 'burners' : 'zones'}`, onlyFinish(a)],
    }),
  facts: (a) => ({
    topWords:
      a.text('topType') === 'Gas'
        ? `${a.number('burners')} gas burners`
        : `${a.number('burners')} ${a.text('topType').toLowerCase()} zones`,
    tradesperson: a.text('topType') === 'Gas' ? 'a licensed gas fitter' : 'an electrician',
    tallest: a.number('heightMm') + 25,
    ovenWords: a.number('ovens') > 1 ? 'two electric ovens' : 'an electric fan oven',
  }),
  copy: {
    summary: [
      'A {widthCm} cm cooker with {topWords} over {ovenWords} of {capacityL} litres.',
      '{topWords} and {capacityL} litres of oven in one {widthCm} cm cooker.',
    ],
    paragraphs: [
      [
        [
          'It stands between two cabinets and does the work of an oven and a cooktop: {topWords} above, {ovenWords} of {capacityL} litres below.',
          'A freestanding cooker needs no cabinet of its own. This one has {topWords} on top and {capacityL} litres inside, with {functions} oven functions.',
        ],
      ],
      ['traits'],
      [
        [
          'It is {widthMm} mm wide, {depthMm} mm deep, and its feet set the top level with a bench between {heightMm} and {tallest} mm.',
          'Allow {widthMm} mm between cabinets; the feet raise the top to {tallest} mm.',
        ],
        ['Have {tradesperson} connect it.', 'It is connected by {tradesperson}, which we can book with delivery.'],
      ],
      [COVER],
    ],
    features: [['{topWords}'], ['{capacityL} L oven with {functions} functions'], ['{widthCm} cm wide, {fuel|lower}']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Ranges',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
